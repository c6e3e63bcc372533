"""Games that were played for a while, by nobody in particular."""

from __future__ import annotations

from typing import Any

from overrun.core.chance import Chance
from overrun.core.table import Table
from overrun.games import find


def walked(game: str, answers: int, seed: str = "walk") -> Table[Any]:
    """A table after so many answers at random, or a few more: between two steps."""
    rules = find(game)
    table = Table.new(rules, seats=rules.usual or None, seed=seed)
    chance = Chance.from_seed(f"{seed}/answers")
    while table.answered < answers or not table.is_fresh:
        ask = chance.pick(table.asks)
        table.answer(ask.seat, ask.number, chance.pick(ask.options))
    return table
