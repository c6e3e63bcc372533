"""The chat of a room has a queue of its own: who plays does not wait while lines are stored."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from overrun.core.event import Viewer
from overrun.server.errors import NotAllowed
from overrun.server.limits import Bucket, Buckets, Limits
from overrun.server.ticks import Job

log = logging.getLogger(__name__)

MOST_WAITING = 40
"""Lines that wait to be stored, after which no more are taken."""


class Chatting:
    """Stores and tells the lines of one table, one after the other."""

    def __init__(self, limits: Limits) -> None:
        self._people = Buckets(limits.chat, most=1000)
        # Strangers who watch cannot silence those who play.
        self._at_table = {plays: Bucket(limits.table_chat) for plays in (True, False)}
        self._jobs: deque[Job] = deque()
        self._running: asyncio.Task[None] | None = None

    def count(self, viewer: Viewer, who: str) -> None:
        """Refuse who talks too much, or at a table where too much is said already."""
        plays = viewer is not None
        full = len(self._jobs) >= MOST_WAITING
        if full or not self._people.take(who) or not self._at_table[plays].take():
            raise NotAllowed("server-too-much-talk")

    def post(self, job: Job) -> None:
        """Do this after everything that was posted before."""
        self._jobs.append(job)
        if self._running is None:
            self._running = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                try:
                    await self._jobs.popleft()()
                except Exception:
                    log.exception("something about a chat failed")
        finally:
            self._running = None

    def stop(self) -> None:
        """Forget what waits."""
        self._jobs.clear()
        if self._running is not None:
            self._running.cancel()

    async def finish(self) -> None:
        """Until everything is done that was posted."""
        if self._running is not None:
            await asyncio.wait([self._running])
