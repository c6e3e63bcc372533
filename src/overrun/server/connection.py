"""One viewer's connection: what waits to be sent, and how much may come in."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator

import msgspec

from overrun.core.event import Viewer
from overrun.server.limits import Bucket, Limits
from overrun.server.protocol import ServerFrame
from overrun.text.say import Speaker

NOT_ALLOWED, NO_TABLE, TOO_SLOW, MOVED, TOO_MUCH = 4401, 4404, 4408, 4409, 4429
RESTART, GONE = 1012, 1001

encode = msgspec.json.Encoder().encode
_numbers = itertools.count(1)


class Connection:
    """A browser or program that looks at a table from one seat, or as a spectator.

    Frames wait in a queue of bounded length. Who reads too slowly is sent away, and comes back
    with the number of the last event it had: nothing is lost by it.
    """

    def __init__(
        self, viewer: Viewer, person: str, speaker: Speaker, limits: Limits, address: str = ""
    ) -> None:
        self.number = next(_numbers)
        self.address = address
        """Where it comes from, for limits."""
        self.viewer = viewer
        self.person = person
        self.speaker = speaker
        self.bucket = Bucket(limits.frames)
        self.asking = Bucket(limits.own_asking)
        """The time that may be spent on what it asks for."""
        self.patience = limits.patience
        self.wants_hint = False
        """Whether a hint is on its way."""
        self.hears_chat = False
        """Whether it was told what was said before, and is told what is said now."""
        self.sent = 0
        """Bytes that were ever put into the queue."""
        self.closed: int | None = None
        """The code it was closed with."""
        self.unheard = 0
        """Messages that it sent and that are not dealt with yet."""
        self._most_unheard = limits.unheard
        self._heard = asyncio.Event()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue(limits.waiting_frames)
        self._waiting = 0
        self._most_waiting = limits.waiting_bytes

    def __repr__(self) -> str:
        return f"<connection {self.number} of viewer {self.viewer}>"

    def send(self, frame: ServerFrame | bytes) -> None:
        """Put a frame into the queue; never waits."""
        if self.closed is not None:
            return
        data = frame if isinstance(frame, bytes) else encode(frame)
        # one that is larger than all that may wait goes out if nothing else waits
        if self._frames.full() or (
            self._waiting and self._waiting + len(data) > self._most_waiting
        ):
            self.close(TOO_SLOW)
            return
        self._frames.put_nowait(data)
        self._waiting += len(data)
        self.sent += len(data)

    def close(self, code: int) -> None:
        """Send nothing more; who serves the connection closes it with this code."""
        if self.closed is None:
            self.closed = code
            self._heard.set()
            if self._frames.full():
                self._frames.get_nowait()
            self._frames.put_nowait(None)

    async def is_heard(self) -> None:
        """Returns when so much of what it sent is dealt with that more can be read."""
        while self.unheard >= self._most_unheard and self.closed is None:
            self._heard.clear()
            await self._heard.wait()

    def hear(self) -> None:
        """One of its messages was dealt with."""
        self.unheard -= 1
        self._heard.set()

    async def frames(self) -> AsyncIterator[bytes]:
        """What is to be sent, until it is closed. Frames put in before a friendly close go out."""
        while (frame := await self._frames.get()) is not None:
            self._waiting -= len(frame)
            yield frame
