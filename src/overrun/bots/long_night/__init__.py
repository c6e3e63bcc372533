"""The heuristic bot of The Long Night."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.long_night.choices import answer
from overrun.bots.long_night.reading import Reading
from overrun.bots.long_night.weights import FIRST
from overrun.bots.long_night.worth import unvalued
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.modules import war
from overrun.games.long_night.vocabulary import EFFECTS


class HeuristicBot(Bot):
    """Values every option by what it changes, from its view alone."""

    def __init__(self, seed: str) -> None:
        self.draw = Random(seed)
        self.weights = FIRST

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        option = answer(Reading(view, ask.seat, self.weights), ask)
        return option if option is not None else self.draw.choice(ask.options)


def check() -> list[str]:
    """The effects whose worth it does not know; those of a war are for those who wage it."""
    own = [name for name, word in EFFECTS.items() if word.__module__ != war.__name__]
    return unvalued(own)


STEADY = HeuristicBot
