"""The heuristic bot of Army of the Dead: one of a team that splits up the work."""

from __future__ import annotations

from typing import Any

from overrun.bots.army_of_the_dead.aims import IDLE, WANTS
from overrun.bots.army_of_the_dead.choices import answer, team
from overrun.bots.army_of_the_dead.planning import good_actions
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.base import JudgingBot, Line, Worlds
from overrun.bots.search.thinking import Thinking
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.mission.words import CONDITIONS
from overrun.games.army_of_the_dead.turn import ACTIONS_A_TURN


class HeuristicBot(JudgingBot):
    """Works out what the mission still wants, who goes for what, and values every action by it;
    from its view alone."""

    def judge(self, view: Any, ask: Ask) -> Option | None:
        r = Reading(view)
        return team(r, ask, self.draw) if ask.kind == "team" else answer(r, ask)

    def lines(self, view: Any, ask: Ask, worlds: Worlds, most: int) -> list[Line]:
        """For an action those with which a good turn may begin."""
        if ask.kind != "action":
            return super().lines(view, ask, worlds, most)
        return [[option] for option in good_actions(Reading(view), ask)[:most]]

    def wavers(self, view: Any, ask: Ask) -> bool:
        """When a turn begins; once it has, playouts find hardly anything that is better."""
        return ask.kind == "action" and view.turn.actions >= ACTIONS_A_TURN


def check() -> list[str]:
    """The conditions of missions of which it does not know what to do for them."""
    missing = [word for word in CONDITIONS if word not in (*WANTS, *IDLE)]
    return [f"bots/army_of_the_dead/aims.py: what does {word!r} want?" for word in missing]


STEADY = HeuristicBot
THINKING = Thinking(
    own_turn=False,
    lines=4,
    first_look=2,
    both=True,
    doubt=1,
    earnest=4,
    turn_by_steady=True,
)
"""It pays to try another beginning of a turn, if it is judged by how a steady player would go on;
some worlds are enough to tell."""
