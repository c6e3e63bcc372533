"""The heuristic bot of The Long Night."""

from __future__ import annotations

from typing import Any

from overrun.bots.base import JudgingBot, Line, Worlds
from overrun.bots.long_night.choices import answer
from overrun.bots.long_night.reading import Reading, guises
from overrun.bots.long_night.scheming import of_role
from overrun.bots.long_night.suspicion import likelihood
from overrun.bots.long_night.weights import CUNNING, FIRST
from overrun.bots.long_night.worth import unvalued
from overrun.bots.search.thinking import Thinking
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.modules import war
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.vocabulary import EFFECTS


class HeuristicBot(JudgingBot):
    """Values every option by what it changes, from its view alone."""

    weights = FIRST

    def judge(self, view: Any, ask: Ask) -> Option | None:
        return answer(Reading(view, ask.seat, self.weights), ask)

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        """A betrayer also thinks of what it would do in another guise."""
        found = super().lines(view, ask, worlds, most)
        for r in guises(Reading(view, ask.seat, self.weights)):
            option = answer(r, ask)
            if option is not None and [option] not in found:
                found.append([option])
        return found[:most]


class Schemer(HeuristicBot):
    """A steady player whose betrayals are better: what a master departs from."""

    weights = CUNNING

    def wavers(self, view: Any, ask: Ask) -> bool:
        """Not when it betrays: nobody has seen thinking ahead win more often than its plan, which
        it follows from the first round on."""
        return of_role(view, ask.seat) is None


def check() -> list[str]:
    """The effects whose worth it does not know; those of a war are for those who wage it."""
    own = [name for name, word in EFFECTS.items() if word.__module__ != war.__name__]
    return unvalued(own)


def turn_over(s: LongNightState, seat: int) -> bool:
    """Whether it is not, or no longer, a player's turn."""
    return not s.customs.is_active(s, seat)


STEADY = HeuristicBot
THINKING = Thinking(
    rounds=0,
    turn_over=turn_over,
    doubt=1,
    earnest=4,
    likelihood=likelihood,
    of_role=of_role,
    player=Schemer,
)
"""A master plays its turn to the end and judges what it leaves to the others: what they draw and
roll in the rest of a round hides the little that an answer changes."""
