"""The heuristic bot of The Long Night."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.long_night.choices import answer
from overrun.bots.long_night.reading import Reading
from overrun.bots.long_night.weights import FIRST
from overrun.core.flow import Ask
from overrun.core.reason import Option


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


BOTS = {"heuristic": HeuristicBot}
