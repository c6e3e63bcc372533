"""Who is still shown what happened, and how long the others wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

from overrun.server.protocol import FILM_PATIENCE

Moment: TypeAlias = tuple[int, int]
"""A revision of a table, and how many answers were given."""


class Watching:
    """How far those have seen who play and are shown everything step by step. Whoever takes longer
    than a patience for what is new is not waited for any more, until they have seen it.

    >>> watching = Watching()
    >>> watching.saw(1, (0, 5))
    >>> watching.left((0, 5))
    0.0
    >>> watching.left((0, 6), now=100.0), watching.left((0, 7), now=110.0)
    (25.0, 15.0)
    >>> watching.left((0, 8), now=126.0)
    0.0
    >>> watching.saw(1, (0, 8))
    >>> watching.left((0, 9), now=130.0)
    25.0
    """

    def __init__(self) -> None:
        self._seen: dict[int, Moment] = {}
        self._since: dict[int, float] = {}
        """Since when somebody is behind, by a clock that only runs forward."""
        self._news = asyncio.Event()

    def saw(self, who: int, moment: Moment) -> None:
        """A connection, by its number, has shown so much."""
        self._seen[who] = moment
        self._since.pop(who, None)
        self._tell()

    def forget(self, who: int) -> None:
        """A connection is gone, or wants nobody to wait."""
        if self._seen.pop(who, None) is not None:
            self._since.pop(who, None)
            self._tell()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    def left(self, present: Moment, now: float | None = None) -> float:
        """How many seconds longer to wait at most until all have seen what is so now."""
        clock = monotonic() if now is None else now
        behind = [who for who, seen in self._seen.items() if seen < present]
        self._since = {who: self._since.get(who, clock) for who in behind}
        return max(0.0, *(each + FILM_PATIENCE - clock for each in self._since.values()), 0.0)

    async def wait(self, present: Callable[[], Moment]) -> None:
        """Returns when all have seen what is so, or the patience is over."""
        while (left := self.left(present())) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._news.wait()
