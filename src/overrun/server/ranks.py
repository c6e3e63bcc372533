"""Whose bots go first: tables with people come before tables without."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from time import monotonic


class Rank(IntEnum):
    """How urgent it is that a table goes on; less is sooner."""

    ATTENDED = 0
    """Somebody sits at a seat of it."""
    AWAITED = 1
    """A person plays who is away at the moment, or somebody watches."""
    LONELY = 2
    """Only bots play, and nobody looks."""


class Line:
    """Those who wait for something that so many can have at once: the most urgent first, and among
    equals who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Rank, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    @asynccontextmanager
    async def turn(self, rank: Rank) -> AsyncIterator[None]:
        if self._free:
            self._free -= 1
        else:
            called = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (rank, next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._call_next()  # it was called, and is gone
                raise
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        while self._waiting:
            called = heapq.heappop(self._waiting)[-1]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1


class Pacer:
    """Lets so many a second pass, one after the other.

    >>> pacer = Pacer(10)
    >>> pacer.delay(), round(pacer.delay(), 2), round(pacer.delay(), 2)
    (0.0, 0.1, 0.2)
    """

    def __init__(self, per_second: float) -> None:
        self._gap = 1 / per_second
        self._next = 0.0

    def delay(self) -> float:
        """How many seconds the next one has to wait."""
        now = monotonic()
        at = max(now, self._next)
        self._next = at + self._gap
        return at - now
