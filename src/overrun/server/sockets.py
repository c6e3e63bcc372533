"""The websocket of a viewer: who it is, what comes in, what goes out."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overrun.core.errors import OverrunError
from overrun.core.event import Viewer
from overrun.server.connection import NO_TABLE, NOT_ALLOWED, RESTART, TOO_MUCH, Connection
from overrun.server.errors import BrokenTable, Closing, Elsewhere, NoSuchTable, NotAllowed
from overrun.server.framing import kind_text, speaker_for
from overrun.server.house import House
from overrun.server.lobby import Lobby
from overrun.server.protocol import LONGEST_FRAME, AnswerAsk, ClientFrame, Trouble
from overrun.server.relay import relay
from overrun.server.room import Room
from overrun.server.seating import Seating
from overrun.server.sessions import address_of, bearer_of, locale_of, programs_of, session_of
from overrun.server.store import Damaged, StoreError, TableRow

log = logging.getLogger(__name__)

SLOWED = 0.1
"""Seconds for which nothing is read from a connection after something was refused."""

_decoder = msgspec.json.Decoder(ClientFrame)


class Sockets:
    """Serves the websockets of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lobby = Lobby(house.store)
        self.by_address: Counter[str] = Counter()

    async def serve(self, websocket: WebSocket) -> None:
        """One viewer, from connecting to leaving."""
        address = address_of(websocket)
        full = self.by_address[address] >= self.house.limits.connections
        if full or self.house.prices.work.in_debt(address):
            await self._turn_away(websocket, TOO_MUCH)
            return
        self.by_address[address] += 1
        try:
            await self._serve(websocket)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]

    async def _serve(self, websocket: WebSocket) -> None:
        table_id = websocket.path_params["table"]
        try:
            row, viewer, person = await asyncio.to_thread(self._who, websocket, table_id)
            room = await self.house.open(table_id)
        except NoSuchTable:
            await self._turn_away(websocket, NO_TABLE)
        except NotAllowed:
            await self._turn_away(websocket, NOT_ALLOWED)
        except Elsewhere as elsewhere:
            await relay(websocket, elsewhere)
        except Closing:
            await self._turn_away(websocket, RESTART)
        except (BrokenTable, Damaged):
            await websocket.accept()
            text = kind_text(NotAllowed("server-broken-table"), locale_of(websocket))
            trouble = msgspec.json.encode(Trouble(kind="broken-table", text=text))
            await websocket.send_text(trouble.decode())
            await websocket.close(NO_TABLE)
        except StoreError as error:
            log.error("table %s cannot be opened: %s", table_id, error)
            await self._turn_away(websocket, RESTART)
        else:
            speaker = speaker_for(row.header.game, locale_of(websocket))
            limits, address = self.house.limits, address_of(websocket)
            connection = Connection(viewer, person, speaker, limits, address)
            await self._attend(websocket, room, connection)

    async def _turn_away(self, websocket: WebSocket, code: int) -> None:
        await websocket.accept()  # only an open socket can tell a browser its code
        await websocket.close(code)

    def _who(self, websocket: WebSocket, table_id: str) -> tuple[TableRow, Viewer, str]:
        """Which seat this connection looks from: by its session, or by a program's key."""
        row = self.lobby.row(table_id)
        seating = self.lobby.seating(table_id)
        key = bearer_of(websocket)
        if key:
            return row, *self._by_key(row, seating, key)
        session = session_of(websocket)
        person = self.house.store.whose(session) if session else ""
        wanted = websocket.query_params.get("seat")
        if wanted is None:
            self.lobby.let_watch(person, row)
            return row, None, person
        seat = seating.written(wanted)
        if seat is None or not seating.holds(person, seat):
            raise NotAllowed("server-not-your-seat")
        return row, seat, person

    def _by_key(self, row: TableRow, seating: Seating, key: str) -> tuple[Viewer, str]:
        """A program holds the seat for which it was given a key, or watches."""
        if key == row.watch:
            return None, ""
        for person in programs_of(key):
            for seat in seating.seats_of(person):
                return seat, person
        raise NotAllowed("server-bad-link")

    async def _attend(self, websocket: WebSocket, room: Room, connection: Connection) -> None:
        await websocket.accept()
        query = websocket.query_params
        revision, after = _number(query.get("revision")), _number(query.get("after", "0"))
        if after is None:
            revision = None  # it does not know what it has heard
        room.attend(connection, revision, after or 0)
        sending = asyncio.create_task(self._send(websocket, connection))
        try:
            await self._receive(websocket, room, connection)
        finally:
            room.part(connection)
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending

    async def _send(self, websocket: WebSocket, connection: Connection) -> None:
        try:
            async for frame in connection.frames():
                await websocket.send_text(frame.decode())
            await websocket.close(connection.closed or 1000)
        except (WebSocketDisconnect, RuntimeError, OSError):
            connection.close(1001)  # gone in the middle of a frame; leaving is on its way

    async def _receive(self, websocket: WebSocket, room: Room, connection: Connection) -> None:
        while True:
            await connection.is_heard()
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if connection.closed is not None:
                continue
            raw = message.get("bytes") or (message.get("text") or "").encode()
            try:
                frame = self._checked(raw, connection)
            except OverrunError as error:
                self._refuse(connection, error)
                # Whoever does not listen is not read either: that costs nothing.
                await asyncio.sleep(SLOWED)
                continue
            room.receive(connection, frame)

    def _checked(self, raw: bytes, connection: Connection) -> ClientFrame:
        """The message, if it is one, does not come too fast, and its sender is not in debt."""
        if not connection.bucket.take():
            raise NotAllowed("server-too-fast")
        if len(raw) > LONGEST_FRAME:
            raise NotAllowed("server-bad-frame", problem=f"more than {LONGEST_FRAME} bytes")
        try:
            frame: ClientFrame = _decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise NotAllowed("server-bad-frame", problem=str(error)[:300]) from None
        asking = self.house.prices.asking
        in_debt = connection.asking.in_debt or asking.in_debt(connection.address)
        if in_debt and not isinstance(frame, AnswerAsk):  # whoever plays can play on
            raise NotAllowed("server-too-fast")
        return frame

    def _refuse(self, connection: Connection, error: OverrunError) -> None:
        assert isinstance(error, NotAllowed)
        kind = error.key.removeprefix("server-")
        text = connection.speaker.text(error.key, **error.facts)
        connection.send(Trouble(kind=kind, text=text))
        self.house.metrics.refused.labels(kind).inc()
        connection.patience -= 1
        if connection.patience <= 0:
            connection.close(TOO_MUCH)


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else None
