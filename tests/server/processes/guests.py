"""Guests: clients that answer as fast as they can, and remember all that they were told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from overrun.core.event import Viewer
from overrun.core.log import Answer
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.load.callers import Asked, call, frame
from overrun.lab.load.serving import Served
from overrun.server.protocol import EventInfo, TableOptions
from overrun.server.rest import Joined, NewTable, SeatWish
from overrun.server.store import AnswerRow, Store, TableRow
from overrun.server.stored import plain


class Shown(msgspec.Struct):
    """A frame as a guest reads it: of an update, all but the words."""

    type: str
    revision: int = 0
    answers: int = 0
    reset: bool = False
    events: list[EventInfo] = []
    view: msgspec.Raw = msgspec.Raw()
    asks: list[Asked] = []
    clocks: dict[str, float] = {}
    outcome: Any = None
    kind: str = ""
    text: str = ""


decode = msgspec.json.Decoder(Shown).decode


class Guest:
    """One viewer of one table. It may come back as often as it likes."""

    def __init__(self, table: str, viewer: Viewer, token: str, draw: Random) -> None:
        self.table = table
        self.viewer = viewer
        self.token = token
        self.draw = draw
        self.plays = True
        """Whether it answers what it is asked, as fast as it can."""
        self.shown: Shown | None = None
        """The last update."""
        self.events: list[EventInfo] = []
        self.confirmed: dict[int, Answer] = {}
        """The own answers that were acknowledged, by their number in the game."""
        self.closed: int | None = None
        """The code with which the server closed the last connection."""
        self.told = asyncio.Event()
        """Set by every update and when the connection ends; who waits clears it."""
        self._socket: ClientConnection | None = None
        self._sent: tuple[int, Answer] | None = None

    @property
    def answers(self) -> int:
        """The number of answers that it was last told of."""
        return self.shown.answers if self.shown else 0

    @property
    def ended(self) -> bool:
        return self.shown is not None and self.shown.outcome is not None

    @property
    def left(self) -> float | None:
        """What its own clock showed last."""
        return self.shown.clocks.get(str(self.viewer)) if self.shown else None

    async def attend(self, server: Served) -> None:
        """Sit at the table until the game is over or the server is gone."""
        revision = self.shown.revision if self.shown else 0
        self._sent = None
        try:
            self._socket = await call(
                *(server.host, server.port, self.table, self.token),
                revision=revision,
                after=len(self.events),
            )
        except (OSError, InvalidHandshake, EOFError, ConnectionClosed):
            return  # it was killed before we were in
        try:
            async for raw in self._socket:
                await self._hear(decode(raw))
                if self.ended:
                    break
        except ConnectionClosed:
            pass
        finally:
            await self._socket.close()
            self.closed = self._socket.close_code
            self.told.set()

    async def until(self, answers: int) -> None:
        """Wait until it was told of so many answers."""
        while self.answers < answers and not self.ended:
            self.told.clear()
            await self.told.wait()

    async def answer(self) -> None:
        """Answer what it is asked, if anything."""
        assert self._socket is not None
        if self.viewer is None or not self.shown or not self.shown.asks or self._sent:
            return
        ask = self.shown.asks[0]
        option = self.draw.choice(ask.options).id
        self._sent = (self.answers, Answer(self.viewer, ask.number, option))
        await self._socket.send(frame(type="answer", ask=ask.number, option=option), text=True)

    async def _hear(self, shown: Shown) -> None:
        where = f"table {self.table}, viewer {self.viewer}"
        assert shown.type != "error", f"{where}: {shown.kind}: {shown.text}"
        if shown.type != "update":
            return
        assert self.shown is None or not shown.reset, f"{where}: its numbers do not fit"
        assert shown.answers >= self.answers, f"{where}: the game went back"
        numbers = [event.number for event in shown.events]
        following = len(self.events) + 1
        assert numbers == list(range(following, following + len(numbers))), f"{where}: a gap"
        self.events += shown.events
        self.shown = shown
        if self._sent is not None and shown.answers > self._sent[0]:
            self.confirmed[self._sent[0] + 1] = self._sent[1]
            self._sent = None
        self.told.set()
        if self.plays:
            await self.answer()

    def check(self, row: TableRow, stored: list[AnswerRow]) -> None:
        """Whether what it was told is what the store has."""
        where = f"table {self.table}, viewer {self.viewer}, {self.answers} answers"
        if self.shown is None:
            return
        assert row.revision == self.shown.revision, where
        assert len(stored) >= self.answers, f"{where}: only {len(stored)} are stored"
        answers = plain(stored)
        for number, mine in self.confirmed.items():
            assert answers[number - 1] == mine, f"{where}: answer {number} is another"
        table: Table[Any] = Table(find(row.header.game), row.header)
        table.catch_up(answers[: self.answers])
        assert msgspec.json.encode(table.view(self.viewer)) == bytes(self.shown.view), where
        heard = [(each.number, each.name, each.facts) for each in table.heard(self.viewer)]
        assert heard == [(each.number, each.name, each.facts) for each in self.events], where


def check(url: str, *guests: Guest) -> None:
    """Whether what these guests of one table were told is what the store has, and is all of it."""
    store = Store.open(url)
    (id,) = {guest.table for guest in guests}
    row, stored = store.table(id), store.answers(id)
    store.close()
    assert row is not None
    assert [answer.number for answer in stored] == list(range(1, row.answers + 1))
    for guest in guests:
        guest.check(row, stored)


def table_for(*seats: str, clock: int = 0) -> NewTable:
    """A table whose seats are ``open`` or a bot's, and whose bots do not dawdle."""
    wishes = [
        SeatWish(kind="open") if seat == "open" else SeatWish(kind="bot", bot=seat)
        for seat in seats
    ]
    options = TableOptions(pace="at-once", clock=clock)
    return NewTable(game="zombie-terror", name="Ann", seats=wishes, options=options)


def guests_of(joined: Joined, draw: Random, *, watch: bool = False) -> list[Guest]:
    """A guest for every open seat, and one to watch if wanted."""
    seats: list[tuple[Viewer, str]] = [(link.seat, link.token) for link in joined.links.seats]
    if watch:
        seats.append((None, joined.links.watch))
    return [Guest(joined.table, viewer, token, Random(draw.random())) for viewer, token in seats]
