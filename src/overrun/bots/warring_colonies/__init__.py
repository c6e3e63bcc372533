"""The heuristic bot of Warring Colonies: both colonies and the Lone Wolf."""

from __future__ import annotations

from typing import Any

from overrun.bots.base import JudgingBot
from overrun.bots.long_night.worth import unvalued
from overrun.bots.warring_colonies import effects as effects  # the words of war get their worth
from overrun.bots.warring_colonies.choices import answer
from overrun.bots.warring_colonies.reading import WarReading
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.long_night.vocabulary import EFFECTS


class HeuristicBot(JudgingBot):
    """Looks after its colony like the bot of The Long Night, and judges by itself what is about
    the enemy; all from its view alone."""

    def judge(self, view: Any, ask: Ask) -> Option | None:
        return answer(WarReading(view, ask.seat), ask, self.draw)


def check() -> list[str]:
    """The effects whose worth it does not know."""
    return unvalued(EFFECTS)


STEADY = HeuristicBot
