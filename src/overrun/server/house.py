"""The house: all rooms of one process, and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from typing import Any

from overrun.core.errors import BadLog, BadSetting
from overrun.core.game import Game
from overrun.core.log import Answer
from overrun.core.table import Table
from overrun.games import find
from overrun.server.clocks import shifted
from overrun.server.connection import RESTART
from overrun.server.errors import BrokenTable, Elsewhere, NoSuchTable
from overrun.server.limits import Limits
from overrun.server.room import Room
from overrun.server.store import (
    AnswerRow,
    NoTable,
    SeatRow,
    Store,
    StoreError,
    TableRow,
    Writer,
)
from overrun.server.timers import later
from overrun.server.workers import Workers

log = logging.getLogger(__name__)

IDLE_SECONDS = 120.0
BEATS_PER_LEASE = 4
WOKEN_AT_ONCE = 50


class House:
    """Opens rooms when they are needed and closes them when nobody needs them any more.

    ``address`` is where other processes that share the database can reach this one.
    """

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits | None = None,
        address: str = "",
        workers: int | None = None,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.address = address
        self.idle_seconds = idle_seconds
        self.process = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(16)}"
        """Its name in the database. Processes know each other by it (see ``relay.py``), so it is
        shown to nobody else."""
        self.rooms: dict[str, Room] = {}
        self.workers = Workers(workers)
        self.writer = Writer(store)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._broken: set[str] = set()
        """Tables that could not be woken; said once."""

    async def start(self) -> None:
        await asyncio.to_thread(self._register)
        self.workers.warm_up()
        self._chores = [
            asyncio.create_task(self._beat_on(), name="pulse"),
            asyncio.create_task(self._keep_house(), name="housekeeping"),
        ]

    def _register(self) -> None:
        """Enter this process; those of this machine that were killed are mourned at once."""
        self.store.register(self.process, self.address)
        for process in self.store.processes():
            host, _, rest = process.partition("/")
            number = rest.partition("/")[0]
            if host == socket.gethostname() and number.isdigit() and not _lives(int(number)):
                self.store.bury(process)

    async def close(self) -> None:
        """Close all rooms in good order; whoever is connected is told to come back."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*(room.close(RESTART) for room in list(self.rooms.values())))
        await self.writer.close()
        self.workers.close()
        await asyncio.to_thread(self.store.unregister, self.process)

    # -- rooms -----------------------------------------------------------------------------

    async def open(self, table_id: str) -> Room:
        """The room of a table; raises if there is no such table, or another process has it."""
        room = self.rooms.get(table_id)
        if room is not None and not room.closing:
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _open(self, table_id: str) -> Room:
        closing = self.rooms.get(table_id)
        if closing is not None:
            await closing.close()
        room = Room(self, *await asyncio.to_thread(self._claim, table_id))
        self.rooms[table_id] = room
        return room

    def _claim(
        self, table_id: str
    ) -> tuple[TableRow, list[SeatRow], Table[Any], int, dict[int, int]]:
        """Take a table and read it: all that a room is made of. Blocks."""
        try:
            claim = self.store.claim(table_id, self.process)
        except NoTable:
            raise NoSuchTable from None
        if not claim.mine:
            raise Elsewhere(claim.address, claim.owner)
        # Only now that nobody else can write is what we read the last word.
        row = self.store.table(table_id)
        assert row is not None, f"table {table_id} is gone"
        answers = self.store.answers(table_id)
        row.clocks = shifted(row.clocks, claim.paused)
        row.timers = later(row.timers, claim.paused)
        since = {answer.seat: answer.heard for answer in answers}
        return row, self.store.seats(table_id), build(row, answers), claim.fence, since

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    # -- chores ----------------------------------------------------------------------------

    async def _beat_on(self) -> None:
        """Beat, and nothing else: who beats too late loses its tables."""
        while True:
            try:
                in_time = await asyncio.to_thread(self.store.beat, self.process)
            except StoreError as error:
                log.error("the database does not answer: %s", error)
            else:
                for room in () if in_time else list(self.rooms.values()):
                    room.post(room.confirm)
            await asyncio.sleep(self.store.lease / BEATS_PER_LEASE)

    async def _keep_house(self) -> None:
        """Wake tables that need somebody, and let quiet rooms go."""
        while True:
            try:
                most = WOKEN_AT_ONCE + len(self._broken)
                for table_id in await asyncio.to_thread(self.store.to_wake, most):
                    await self._wake(table_id)
            except StoreError as error:
                log.error("tables cannot be woken: %s", error)
            for room in list(self.rooms.values()):
                if room.fallen or room.idle_for > self.idle_seconds:
                    await room.close()
            await asyncio.sleep(self.store.lease / BEATS_PER_LEASE)

    async def _wake(self, table_id: str) -> None:
        if table_id in self._broken:
            return
        try:
            await self.open(table_id)
        except Elsewhere:
            pass  # another process was faster
        except BrokenTable as error:
            self._broken.add(table_id)
            log.error("%s", error)


def build(row: TableRow, answers: list[AnswerRow]) -> Table[Any]:
    """The table that a row and its answers lead to: from the dump, if that can still be read.

    Answers that do not replay raise :class:`BrokenTable`.
    """
    try:
        game = find(row.header.game)
        table = _from_dump(game, row, answers)
        if table is None:
            table = Table(game, row.header)
            table.catch_up(plain(answers))
    except (BadLog, BadSetting) as error:
        raise BrokenTable(f"table {row.id} does not replay: {error}") from error
    return table


def _from_dump(game: Game[Any], row: TableRow, answers: list[AnswerRow]) -> Table[Any] | None:
    if row.dump is None:
        return None
    try:
        table = Table.load(game, row.dump)
        table.catch_up(plain(answers[row.dumped :]))
    except BadLog as error:
        log.warning("table %s: the dump is of no use, replaying: %s", row.id, error)
        return None
    return table


def plain(answers: list[AnswerRow]) -> list[Answer]:
    return [Answer(answer.seat, answer.ask, answer.option) for answer in answers]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
