"""What a room has to do: answers first, everything else in order."""

from __future__ import annotations

import asyncio
from collections import deque

from overrun.server.ticks import Job

IN_A_ROW = 16
"""So many answers may go before something else that waits."""


class Jobs:
    """Two queues: those who play do not wait for those who talk, ask or come and go."""

    def __init__(self) -> None:
        self._first: deque[Job] = deque()
        self._rest: deque[Job] = deque()
        self._some = asyncio.Event()
        self._closed = False
        self._row = 0

    def put(self, job: Job) -> None:
        """At the end of everything."""
        self._rest.append(job)
        self._some.set()

    def put_first(self, job: Job) -> None:
        """Before everything but what was put so before."""
        self._first.append(job)
        self._some.set()

    def close(self) -> None:
        """What is in the queues is the last."""
        self._closed = True
        self._some.set()

    def clear(self) -> None:
        self._first.clear()
        self._rest.clear()

    def __len__(self) -> int:
        return len(self._first) + len(self._rest)

    def empty(self) -> bool:
        return not len(self)

    async def next(self) -> Job | None:
        """The next job, when there is one; ``None`` after the last."""
        while self.empty():
            if self._closed:
                return None
            self._some.clear()
            await self._some.wait()
        if self._first and (self._row < IN_A_ROW or not self._rest):
            self._row += 1
            return self._first.popleft()
        self._row = 0
        return self._rest.popleft()
