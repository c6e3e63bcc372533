"""The value of a position: how likely a seat is to win."""

from __future__ import annotations

from typing import Any

from overrun.bots.arithmetic import logistic
from overrun.bots.mind.look import Look
from overrun.bots.mind.numbers import UNIT, Numbers, weigh


class Value:
    """The chance to win, from a seat's view: a line over the position's numbers, with bends."""

    def __init__(self, look: type[Look], numbers: Numbers) -> None:
        self.look = look
        self._line = numbers.value.line
        self._bends = [(row[0], row[1:-1], row[-1]) for row in numbers.value.bends]

    def logit(self, position: list[int]) -> int:
        """What speaks for winning, in ``UNIT``."""
        line = self._line
        total = line[0] + weigh(line[1:], position) if line else 0
        for constant, row, weight in self._bends:
            bend = constant + weigh(row, position)
            if bend > 0:
                total += bend * weight // 1000
        return total

    def chance(self, view: Any, seat: int) -> float:
        """How likely the seat is to win, between 0 and 1."""
        return logistic(self.logit(self.look(view, seat).position) / UNIT)
