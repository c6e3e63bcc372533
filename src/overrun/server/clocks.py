"""Clocks: so many seconds for each decision, kept in wall-clock deadlines that can be stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from time import time


class Clocks:
    """The deadlines of one table. A clock runs while its seat is asked, and starts anew with
    each new question.

    >>> clocks = Clocks(30)
    >>> clocks.ask({0: (7,)}, now=100.0)
    >>> clocks.deadlines
    {0: 130.0}
    >>> clocks.ask({0: (7,)}, now=110.0)
    >>> clocks.left(now=110.0)
    {'0': 20.0}
    """

    def __init__(self, seconds: int, deadlines: Mapping[int, float] | None = None) -> None:
        self.seconds = seconds
        self.deadlines: dict[int, float] = dict(deadlines or {})
        self._asked: dict[int, tuple[int, ...]] | None = None

    def ask(self, asked: Mapping[int, tuple[int, ...]], now: float | None = None) -> None:
        """These seats, and no others, are asked now; each with the numbers of its questions."""
        if not self.seconds:
            return
        moment = time() if now is None else now
        # At first the questions may be those for which stored deadlines run.
        before = dict.fromkeys(self.deadlines) if self._asked is None else self._asked
        for seat in list(self.deadlines):
            if seat not in asked:
                del self.deadlines[seat]
        for seat, numbers in asked.items():
            same = seat in self.deadlines and before.get(seat) in (None, numbers)
            if not same:
                self.deadlines[seat] = moment + self.seconds
        self._asked = dict(asked)

    def left(self, now: float | None = None) -> dict[str, float]:
        """Seconds left, by seat as JSON writes it."""
        moment = time() if now is None else now
        return {
            str(seat): round(max(0.0, deadline - moment), 2)
            for seat, deadline in self.deadlines.items()
        }

    def over(self, now: float | None = None) -> list[int]:
        """The seats whose time is up."""
        moment = time() if now is None else now
        return [seat for seat, deadline in self.deadlines.items() if deadline <= moment]

    def next(self, now: float | None = None) -> float | None:
        """Seconds until the next time is up; ``None`` if no clock runs."""
        moment = time() if now is None else now
        return max(0.0, min(self.deadlines.values()) - moment) if self.deadlines else None


def shifted(deadlines: Mapping[int, float], by: float) -> dict[int, float]:
    """The deadlines after a pause that does not count."""
    return {seat: deadline + by for seat, deadline in deadlines.items()}


def numbers_by_seat(asks: Iterable[tuple[int, int]]) -> dict[int, tuple[int, ...]]:
    """From pairs of seat and ask number, the numbers of each seat.

    >>> numbers_by_seat([(0, 4), (1, 5), (0, 6)])
    {0: (4, 6), 1: (5,)}
    """
    found: dict[int, tuple[int, ...]] = {}
    for seat, number in asks:
        found[seat] = (*found.get(seat, ()), number)
    return found
