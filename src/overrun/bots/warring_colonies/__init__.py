"""The heuristic bot of Warring Colonies: both colonies and the Lone Wolf."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.long_night.worth import unvalued
from overrun.bots.warring_colonies import effects as effects  # the words of war get their worth
from overrun.bots.warring_colonies.choices import answer
from overrun.bots.warring_colonies.reading import WarReading
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.vocabulary import EFFECTS


class HeuristicBot(Bot):
    """Looks after its colony like the bot of The Long Night, and judges by itself what is about
    the enemy; all from its view alone."""

    def __init__(self, seed: str) -> None:
        self.draw = Random(seed)

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        if len(ask.options) == 1:
            return ask.options[0]
        option = answer(WarReading(view, ask.seat), ask, self.draw)
        return option if option is not None else self.draw.choice(ask.options)


def check() -> list[str]:
    """The effects whose worth it does not know."""
    return unvalued(EFFECTS)


STEADY = HeuristicBot
