"""The random bot: any legal option, all equally likely."""

from __future__ import annotations

import random
from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.core.flow import Ask
from overrun.core.reason import Option


class RandomBot(Bot):
    """Knows no plan and no fear."""

    looks = False

    def __init__(self, seed: str) -> None:
        self._draw = random.Random(seed).random

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        options = ask.options
        return options[int(self._draw() * len(options))]
