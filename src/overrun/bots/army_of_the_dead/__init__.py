"""The heuristic bot of Army of the Dead: one of a team that splits up the work."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.bots.army_of_the_dead.aims import IDLE, WANTS
from overrun.bots.army_of_the_dead.choices import answer, team
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.base import Bot, Worlds
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.mission.words import CONDITIONS


class HeuristicBot(Bot):
    """Works out what the mission still wants, who goes for what, and values every action by it;
    from its view alone."""

    def __init__(self, seed: str) -> None:
        self.draw = Random(seed)

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        if ask.kind == "team":
            return team(Reading(view), ask, self.draw)
        option = answer(Reading(view), ask)
        return option if option is not None else self.draw.choice(ask.options)


def check() -> list[str]:
    """The conditions of missions of which it does not know what to do for them."""
    missing = [word for word in CONDITIONS if word not in (*WANTS, *IDLE)]
    return [f"bots/army_of_the_dead/aims.py: what does {word!r} want?" for word in missing]


STEADY = HeuristicBot
