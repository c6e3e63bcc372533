"""What a steady bot does where somebody is to solve a puzzle: what it does unasked is no riddle."""

from __future__ import annotations

from typing import Any

from overrun.bots import STEADY, let_answer, make_bot
from overrun.bots.base import Bot
from overrun.core.table import Table
from overrun.lab.puzzles.hunting import Line
from overrun.teaching.puzzles.goals import Goal


def by_steady(table: Table[Any], goal: Goal, seat: int, game: str) -> tuple[bool, Line]:
    """Whether the steady bot reaches the goal, not knowing it, and what it does."""
    bot: Bot = make_bot(STEADY, game, "puzzle")
    twin = table.fork()
    line: Line = []
    while (judged := goal.judged(twin)) is None and twin.asks and twin.asks[0].seat == seat:
        line.append(let_answer(twin, twin.asks[0], bot))
    return judged == 1.0, line
