"""The heuristic bot of Warring Colonies: both colonies and the Lone Wolf."""

from __future__ import annotations

from typing import Any

from overrun.bots.base import JudgingBot, Line, Worlds
from overrun.bots.long_night.worth import unvalued
from overrun.bots.search.thinking import Thinking
from overrun.bots.warring_colonies import effects as effects  # the words of war get their worth
from overrun.bots.warring_colonies.choices import answer, close_calls
from overrun.bots.warring_colonies.reading import WarReading
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.vocabulary import EFFECTS
from overrun.games.warring_colonies.state import WarState

POINT = 110_000
"""What a point of morale is worth, in millionths of a sure win, while a war is open."""


class HeuristicBot(JudgingBot):
    """Looks after its colony like the bot of The Long Night, and judges by itself what is about
    the enemy; all from its view alone."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.gaps: dict[Option, float] = {}
        """By how many points of morale it found what it offered last worse than the first."""

    def judge(self, view: Any, ask: Ask) -> Option | None:
        return answer(WarReading(view, ask.seat), ask, self.draw)

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        """What it would do, and what it finds almost as good."""
        r = WarReading(view, ask.seat)
        plain = answer(r, ask, self.draw)
        if plain is None:
            plain = self.draw.choice(ask.options)
        self.gaps = close_calls(r, ask, plain, most)
        return [[option] for option in self.gaps]

    def misgiving(self, line: Line) -> int:
        return int(POINT * self.gaps.get(line[0], 0.0))


def check() -> list[str]:
    """The effects whose worth it does not know."""
    return unvalued(EFFECTS)


def turn_over(s: WarState, seat: int) -> bool:
    """Whether a player has moved and done all that it wants to in this turn of both colonies."""
    return seat in s.done or not s.customs.is_active(s, seat)


STEADY = HeuristicBot
THINKING = Thinking(
    rounds=0,
    turn_over=turn_over,
    lines=6,
    margin=5_000,
    earnest=4,
    asks=frozenset({"action", "movement", "choose-survivor", "share-wounds", "battle-hit"}),
    for_side=True,
)
"""A turn is judged when it is over: the dice of a whole round would drown what one answer does.
Only what the steady player thinks of is tried, and what it finds worse must make up for that, since
it sees farther than the value."""
