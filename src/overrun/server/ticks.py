"""Ticks: answers of those who act at the same time, ordered by right of way and not by luck."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import time

Job = Callable[[], Awaitable[None]]

TICK = 0.1
"""Seconds; what arrives within the same tick arrives at the same time."""


class Tick:
    """What has arrived in the present tick and waits for its end.

    ``over`` is called at the end of each tick in which something arrived, with all of it: for each
    the seat that it is from, and what is to be done.
    """

    def __init__(self, over: Callable[[list[tuple[int, Job]]], None]) -> None:
        self._over = over
        self._held: list[tuple[int, Job]] = []
        self._end: asyncio.TimerHandle | None = None

    def hold(self, seat: int, job: Job) -> None:
        self._held.append((seat, job))
        if self._end is None:
            self._end = asyncio.get_running_loop().call_later(until_end(time()), self.end)

    def holds(self, seat: int) -> bool:
        """Whether anything from this seat waits."""
        return any(each == seat for each, _ in self._held)

    def end(self) -> None:
        """Let go of everything now."""
        held = self._held
        self.drop()
        if held:
            self._over(held)

    def drop(self) -> None:
        """Forget everything."""
        if self._end is not None:
            self._end.cancel()
        self._held, self._end = [], None


def until_end(now: float) -> float:
    """Seconds until the end of the tick in which this moment is.

    >>> round(until_end(7.03), 6)
    0.07
    """
    return TICK - now % TICK


def first(seats: Sequence[int], order: Sequence[int]) -> int:
    """Which of those who wait is next: the first in this order; for the others, and among the
    messages of one seat, the one that came first.

    >>> first([4, 2, 4], order=[2, 4])
    1
    >>> first([4, 3, 4], order=[2, 4])
    0
    """
    ranks = [order.index(seat) if seat in order else len(order) for seat in seats]
    return ranks.index(min(ranks))
