"""What a bot is: it sees a view and an ask, and answers. It never gets the state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table

Worlds = Callable[[str], Table[Any]]
"""Gives, for a seed, a table that the bot's seat cannot tell from the true one, with everything
hidden drawn anew: something to look ahead on."""


class Bot(ABC):
    """A player. One object plays one seat of one table and may remember its plans.

    What it remembers is a help, never a need: a bot that takes a seat over in the middle of a
    game, or after a restart, must go on from the view alone.
    """

    looks = True
    """Whether it wants the view at all; making one for nothing would cost time."""

    @abstractmethod
    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        """One of the ask's options."""


def let_answer(table: Table[Any], ask: Ask, bot: Bot) -> Option:
    """Have the bot answer this open ask; returns what it chose."""
    seat = ask.seat
    view = table.view(seat) if bot.looks else None
    option = bot.choose(view, ask, lambda seed: table.world(seat, seed))
    table.answer(seat, ask.number, option)
    return option


def play_on(table: Table[Any], bots: Mapping[int, Bot], most: int) -> int:
    """Let bots answer until the game is over, a seat without a bot is asked, or ``most`` answers
    were given. Returns how many were."""
    answers = 0
    while answers < most:
        ask = next((ask for ask in table.asks if ask.seat in bots), None)
        if ask is None:
            break
        let_answer(table, ask, bots[ask.seat])
        answers += 1
    return answers
