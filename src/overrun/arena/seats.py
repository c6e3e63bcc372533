"""Seats at a server's tables, for programs: one connection for each, kept while it lasts.

A seat is known by its *handle*, ``TABLE#KEY``. The key is what the server gave for the seat's link,
and nobody else knows it; so a handle is all that one needs to go on, also after a restart.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from overrun.core.errors import BadSetting, OverrunError
from overrun.server.protocol import (
    ChatLine,
    ChatLines,
    EventInfo,
    Refused,
    ServerFrame,
    TableInfo,
    Trouble,
    Update,
)

PATIENCE = 20.0
"""The seconds in which a server that lives answers."""
TICK = 0.3
"""Where several act at once, a refusal may come so much later than what the others did."""
FOR_GOOD = {4401: "this handle does not hold a seat any more", 4404: "there is no such table"}
LARGEST = 16_000_000


class Unreachable(OverrunError):
    """The server, or a table of it, cannot be reached."""


class Refusal(OverrunError):
    """The server did not do what it was asked; the text is its own."""


class Server:
    """A server of ours, and the seats that are held here."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise BadSetting(f"{url!r} is not the address of a server; write http://HOST:PORT")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self._seats: dict[str, Seat] = {}

    def ask(self, path: str, body: Any = None) -> Any:
        """A request, and what came back as plain data."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        try:
            with urlopen(Request(f"{self.url}{path}", data, headers), timeout=PATIENCE) as answer:
                return json.loads(answer.read(LARGEST))
        except HTTPError as error:
            raise Refusal(_problem(error)) from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = getattr(error, "reason", error)
            raise Unreachable(f"{self.url} cannot be reached: {reason}") from error

    async def fetch(self, path: str, body: Any = None) -> Any:
        """The same beside everything else."""
        return await asyncio.to_thread(self.ask, path, body)

    async def join(self, table: str, token: str, name: str) -> str:
        """Take the seat of a link; its handle."""
        wish = {"token": token, "name": name, "program": True}
        joined = await self.fetch(f"/api/tables/{quote(table, safe='')}/join", wish)
        return f"{table}#{joined['key']}"

    async def seat(self, handle: str) -> Seat:
        """The seat of a handle, connected."""
        table, mark, key = handle.partition("#")
        if not (table and mark and key):
            raise BadSetting("this is no handle of a seat, as `sit` gives it: TABLE#KEY")
        seat = self._seats.get(handle)
        if seat is None or not seat.here:
            after = seat.heard if seat is not None else None
            seat = self._seats[handle] = Seat(self.url, table, key, after)
            await seat.arrive()
        return seat

    async def close(self) -> None:
        for seat in self._seats.values():
            await seat.leave()


class Seat:
    """A connection to a seat: what is so there, and what was heard and not yet told."""

    def __init__(
        self, url: str, table: str, key: str, after: tuple[int, int] | None = None
    ) -> None:
        words = "" if after is None else f"?revision={after[0]}&after={after[1]}"
        self._url = f"ws{url[4:]}/api/tables/{quote(table, safe='')}/socket{words}"
        self._headers = {"Authorization": f"Bearer {key}"}
        self.table: TableInfo | None = None
        self.now: Update | None = None
        self.heard = after or (0, 0)
        """The revision, and the number of the last event."""
        self.news: list[EventInfo] = []
        self.lines: list[ChatLine] = []
        self._replies: list[Refused | Trouble] = []
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._end = ""

    @property
    def here(self) -> bool:
        """Whether the connection stands."""
        return self._reader is not None and not self._reader.done()

    async def arrive(self) -> None:
        """Connect, and wait for what is so."""
        try:
            self._socket = await connect(
                self._url,
                additional_headers=self._headers,
                compression=None,
                max_size=None,
                open_timeout=PATIENCE,
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(f"the table cannot be reached: {error}") from error
        self._reader = asyncio.create_task(self._read(self._socket))
        if not await self.until(lambda: self.now is not None, PATIENCE):
            await self.leave()
            raise Unreachable(self._end or "the table says nothing")

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            with suppress(asyncio.CancelledError):
                await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                with suppress(msgspec.ValidationError):  # of a newer server: not for us
                    self._take(msgspec.json.decode(raw, type=ServerFrame))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        code = socket.close_code or 0
        self._end = FOR_GOOD.get(code, f"the connection was closed ({code})")
        async with self._changed:
            self._changed.notify_all()

    def _take(self, frame: Any) -> None:
        if isinstance(frame, TableInfo):
            self.table = frame
        elif isinstance(frame, Update):
            if frame.reset and frame.revision != self.heard[0]:
                self.news.clear()
            self.now = frame
            self.news += [each for each in frame.events if each.number > self._last(frame)]
            last = frame.events[-1].number if frame.events else self._last(frame)
            self.heard = frame.revision, last
        elif isinstance(frame, ChatLines):
            self.lines += frame.lines
        elif isinstance(frame, Refused | Trouble):
            self._replies.append(frame)

    def _last(self, frame: Update) -> int:
        """The last event of this revision that was heard before."""
        return self.heard[1] if frame.revision == self.heard[0] else 0

    # -- waiting and doing -----------------------------------------------------------------

    async def until(self, so: Callable[[], bool], seconds: float) -> bool:
        """Wait until something is so, for so many seconds at the most; whether it is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: so() or bool(self._end))
        return so()

    @property
    def asked(self) -> bool:
        """Whether the seat is asked something, or all is over."""
        return self.now is not None and bool(self.now.asks or self.now.outcome)

    async def answer(self, ask: int, option: str) -> Trouble | None:
        """Answer an ask; why not, if it was refused."""
        assert self.now is not None
        several = len(self.now.waiting) > 1

        def gone() -> bool:
            """Where several act at once, an ask may also be gone because somebody was quicker."""
            return self.now is not None and all(each.number != ask for each in self.now.asks)

        reply = await self._do({"type": "answer", "ask": ask, "option": option}, gone)
        if reply is None and several:
            await self.until(lambda: bool(self._replies), TICK)
            reply = self._replies[-1] if self._replies else None
        return reply if isinstance(reply, Trouble) else None

    async def why_not(self, ask: int) -> Refused:
        """What one might think of but may not do, with the rules."""
        reply = await self._do({"type": "why", "ask": ask}, lambda: False)
        if isinstance(reply, Refused):
            return reply
        raise Refusal(reply.text if reply is not None else "the table says nothing")

    async def say(self, text: str, to: str) -> None:
        """Say something; it is heard by whoever hears that."""
        before = len(self.lines)
        reply = await self._do(
            {"type": "chat", "text": text, "to": to}, lambda: len(self.lines) > before
        )
        if isinstance(reply, Trouble):
            raise Refusal(reply.text)

    async def _do(self, frame: Any, done: Callable[[], bool]) -> Refused | Trouble | None:
        """Send a frame, and wait for what is answered, or until it is done."""
        self._replies.clear()
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(frame))
        except ConnectionClosed as error:
            raise Unreachable(f"{self._end or error}; try again") from error
        await self.until(lambda: bool(self._replies) or done(), PATIENCE)
        return self._replies[-1] if self._replies else None


def _problem(error: HTTPError) -> str:
    """What a server says of a request that it refuses."""
    raw = error.read(LARGEST)
    try:
        told = json.loads(raw)
        return str(told["text"])
    except (ValueError, TypeError, KeyError):
        return f"{error.code} {error.reason}"
