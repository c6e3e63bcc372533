"""The sharp bot: answers at once, by what was learned."""

from __future__ import annotations

from typing import Any

from overrun.bots.base import Bot, Worlds
from overrun.bots.mind import mind
from overrun.core.flow import Ask
from overrun.core.reason import Option


class SharpBot(Bot):
    """Does what the policy likes best."""

    def __init__(self, game: str) -> None:
        self.policy = mind(game).policy

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        return self.policy.choose(view, ask)
