"""A table of bots that somebody watches: the shortest proof that a server is alive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from overrun.lab.load.callers import call, decode
from overrun.lab.load.serving import PATIENCE, Started
from overrun.server.protocol import TableOptions
from overrun.server.rest import NewTable, SeatWish

BOTS = NewTable(
    game="zombie-terror",
    name="Ann",
    seats=[SeatWish(kind="bot", bot="steady"), SeatWish(kind="bot", bot="steady")],
    options=TableOptions(pace="at-once"),
)


def watch_bots(server: Started, answers: int) -> int:
    """Let bots play at a new table until they gave so many answers; how many they gave."""
    made = server.make_table(BOTS)

    async def watch() -> int:
        socket = await call(server.host, server.port, made.table, made.links.watch)
        try:
            async for frame in socket:
                told = decode(frame)
                assert told.type != "error", told.text
                if told.answers >= answers or told.ended:
                    return told.answers
        finally:
            await socket.close()
        raise AssertionError("the server hung up")

    return asyncio.run(asyncio.wait_for(watch(), PATIENCE))


def until(true: Callable[[], bool]) -> None:
    """Wait for something that takes a moment."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
