"""What asking costs. A request is charged afterwards with the time that it took, to the address
that it came from; who has used up its share is refused until time has paid for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from overrun.server.errors import TooFast
from overrun.server.limits import Buckets, Limits


class Prices:
    """The accounts of all addresses, and the line before what is dear."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.work = Buckets(limits.work)
        """What requests take."""
        self.asking = Buckets(limits.asking)
        """What frames take."""
        self._slots = asyncio.Semaphore(limits.heavy)
        self._lines: dict[str, Line] = {}

    def check(self, address: str) -> None:
        """Refuse who has used up its share."""
        if self.work.in_debt(address):
            raise TooFast("server-too-fast")

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Something dear: one at a time of each address, and a few in all."""
        line = self._lines.setdefault(address, Line())
        if line.length >= self.limits.heavy_waiting:
            raise TooFast("server-too-fast")
        line.length += 1
        try:
            async with line.turn, self._slots:
                self.check(address)  # those before it in the line may have used it up
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self._lines[address]


class Line:
    """Those of one address who wait for something dear, and who has it."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.length = 0
