"""Hints: what the best bot would do, for somebody who asks."""

from __future__ import annotations

import asyncio

import msgspec

from overrun.core.errors import StaleAnswer
from overrun.core.flow import Ask
from overrun.server import framing, protocol
from overrun.server.audience import Audience
from overrun.server.connection import Connection
from overrun.server.errors import NotAllowed
from overrun.server.meter import Meter
from overrun.server.play import Play
from overrun.server.prices import Prices
from overrun.server.thinking import Thinking


class Hints(msgspec.Struct, eq=False):
    """Gives hints beside the queue of a room, one at a time to each."""

    play: Play
    audience: Audience
    thinking: Thinking
    prices: Prices
    _tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def give(self, connection: Connection, frame: protocol.WantHint, ask: Ask) -> None:
        if not self.play.row.options.hints:
            raise NotAllowed("server-no-hints")
        if connection.wants_hint:
            return  # one at a time; it is on its way
        self.prices.check(connection.address)
        connection.wants_hint = True

        def done(task: asyncio.Task[None]) -> None:
            connection.wants_hint = False
            self._tasks.discard(task)

        task = asyncio.create_task(self._give(connection, frame, ask, self.play.revision))
        self._tasks.add(task)
        task.add_done_callback(done)

    async def _give(
        self, connection: Connection, frame: protocol.WantHint, ask: Ask, revision: int
    ) -> None:
        now = self.thinking.current(ask, revision)
        if now is None:  # it was answered before this came to run
            error = StaleAnswer(f"ask {ask.number} is not open any more")
            self.audience.refuse(connection, frame, error)
            return
        meter = Meter()
        advice = await meter.run(self.thinking.advice(now))
        # Only bots waited for it, not the other tables.
        self.prices.work.charge(connection.address, meter.seconds)
        if advice is None:
            error = StaleAnswer(f"ask {ask.number} was closed")
            self.audience.refuse(connection, frame, error)
            return
        connection.send(framing.hint(self.audience.speaker(connection), now, advice))
