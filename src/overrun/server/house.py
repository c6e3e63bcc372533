"""The house: all rooms of one process, and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress
from time import monotonic, time

import msgspec

from overrun.core.state import Outcome
from overrun.server import scribe
from overrun.server.analysing import Analyst
from overrun.server.chores import Chore, Faults
from overrun.server.connection import GONE, NOT_ALLOWED, RESTART
from overrun.server.errors import BrokenTable, Closing, Elsewhere, NoSuchTable
from overrun.server.health import Health
from overrun.server.limits import Limits
from overrun.server.metrics import Metrics
from overrun.server.play import Play
from overrun.server.prices import Prices
from overrun.server.ranks import Pacer
from overrun.server.retention import EVERY, Keeping, Retention, anonymous
from overrun.server.room import Room
from overrun.server.scribe import Scribe
from overrun.server.store import (
    Commit,
    Damaged,
    NoTable,
    NotOwner,
    Store,
    StoreError,
    Writer,
)
from overrun.server.stored import STOPPED, Kept, written_anew
from overrun.server.timers import later
from overrun.server.workers import Workers

log = logging.getLogger(__name__)

IDLE_SECONDS = 120.0
BEATS_PER_LEASE = 4
WOKEN_AT_ONCE = 50
WAKING_SECONDS = 60.0
"""How long housekeeping waits for one table."""
GRACE = 20.0
"""Seconds in which rooms may finish what they do when the house closes."""


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
        keeping: Keeping | None = None,
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
        self.prices = Prices(self.limits)
        self.watched_bots = Pacer(self.limits.watched_bots)
        self.lonely_bots = Pacer(self.limits.lonely_bots)
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._leaving: dict[Room, asyncio.Task[None]] = {}
        """Rooms that are being let go."""
        self.closing = False
        self.faults = Faults()
        self.health = Health(self)
        self.metrics = Metrics(self)
        every = store.lease / BEATS_PER_LEASE
        self.pulse = Chore("pulse", every, self._beat)
        self.housekeeping = Chore("housekeeping", every, self._keep_house)
        self.retention = Chore(
            "retention", EVERY, Retention(store.care, keeping or Keeping()).round
        )

        self.scribe = Scribe(self)
        self.analyst = Analyst(store, self.limits)
        self.recording = Chore("recording", scribe.EVERY, self.scribe.round)

    @property
    def chores(self) -> list[Chore]:
        return [self.pulse, self.housekeeping, self.retention, self.recording]

    async def start(self) -> None:
        await asyncio.to_thread(self._register)
        self.workers.warm_up()
        for chore in self.chores:
            chore.start()

    def _register(self) -> None:
        """Enter this process; those of this machine that were killed are mourned at once."""
        self.store.register(self.process, self.address)
        for process in self.store.processes():
            host, _, rest = process.partition("/")
            number = rest.partition("/")[0]
            if host == socket.gethostname() and number.isdigit() and not _lives(int(number)):
                self.store.bury(process)

    async def finish(self, seconds: float = GRACE) -> int:
        """Take nobody in any more, let the rooms finish what they do, and send everyone away to
        come back later. Returns how many rooms were not done in this time."""
        self.closing = True
        self.retention.stop()
        self.recording.stop()
        self.housekeeping.stop()  # the pulse goes on: the tables are ours until they are stored
        until = monotonic() + seconds
        if self._opening:
            await asyncio.wait(list(self._opening.values()), timeout=seconds)
        rooms = list(self.rooms.values())
        leaving = [asyncio.create_task(self._let_go(room, RESTART)) for room in rooms]
        if not leaving:
            return 0
        _, late = await asyncio.wait(leaving, timeout=max(0.0, until - monotonic()))
        for task in late:
            task.cancel()
        if late:
            log.error("%s of %s rooms could not finish in time", len(late), len(rooms))
        return len(late)

    async def close(self) -> None:
        """Close all rooms in good order; whoever is connected is told to come back."""
        if not self.closing:
            await self.finish()
        for chore in self.chores:
            chore.stop()
        await self.writer.close()
        self.workers.close()
        self.scribe.close()
        self.analyst.close()
        try:
            await asyncio.to_thread(self.store.unregister, self.process)
        except StoreError as error:
            # Others take the tables over when the lease is up.
            log.error("the database does not hear that this process ends: %s", error)

    # -- rooms -----------------------------------------------------------------------------

    async def open(self, table_id: str) -> Room:
        """The room of a table; raises if there is no such table, or another process has it."""
        if self.closing:
            raise Closing
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
        before = self.rooms.get(table_id)
        if before is not None:
            await self._let_go(before)
        try:
            room = Room(self, await asyncio.to_thread(self._claim, table_id))
        except (NoSuchTable, Elsewhere):
            raise
        except Exception as error:
            await asyncio.to_thread(self._give_up, table_id)
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise  # the database's fault
            raise self._broken(table_id, error) from error
        self.faults.opened(table_id)
        self.rooms[table_id] = room
        return room

    def _broken(self, table_id: str, error: Exception) -> BrokenTable:
        """Whatever keeps a table from being opened is about this table alone."""
        if not (table_id in self.faults and self.faults.resting(table_id)):
            # It is said once, and not again for everyone who tries.
            log.error("table %s cannot be opened", table_id, exc_info=error)
            self.faults.add(table_id)
        if isinstance(error, BrokenTable):
            return error
        return BrokenTable(f"table {table_id} cannot be opened: {type(error).__name__}: {error}")

    def _give_up(self, table_id: str) -> None:
        """Let go of a table that was claimed but not opened: another process may be able to."""
        with suppress(StoreError):
            claim = self.store.claim(table_id, self.process)
            if claim.mine:
                self.store.release(table_id, self.process, claim.fence)

    def _claim(self, table_id: str) -> Play:
        """Take a table and read it. Blocks."""
        try:
            claim = self.store.claim(table_id, self.process)
        except NoTable:
            raise NoSuchTable from None
        if not claim.mine:
            raise Elsewhere(claim.address, claim.owner)
        # Only now that nobody else can write is what we read the last word.
        row = self.store.table(table_id)
        assert row is not None, f"table {table_id} is gone"
        kept = Kept.read(self.store, row)
        answers = kept.answers
        row.clocks = {seat: end + claim.paused for seat, end in row.clocks.items()}
        row.timers = later(row.timers, claim.paused)
        found = kept.opened()
        table = found.table
        if found.anew:
            (done,) = self.store.commit([written_anew(table, row, answers, claim.fence)])
            if not done:
                raise NotOwner(f"table {table_id} is owned by another process")
            row.revision += 1
            row.answers = table.answered
        since = {answer.seat: answer.heard for answer in answers[: table.answered]}
        return Play(row, self.store.seats(table_id), table, claim.fence, since)

    async def forget_person(self, person: str, locale: str) -> None:
        """Forget everything about a person; whoever is at its tables comes back to find them so."""
        changed = await asyncio.to_thread(self.store.care.forget, person, anonymous(locale))
        self.send_off(person)
        for room in self.rooms.values():
            if room.play.id in changed:
                room.post(room.referee.confirm)

    def send_off(self, person: str, code: int = NOT_ALLOWED) -> None:
        """Close whatever a person looks at."""
        for room in self.rooms.values():
            for connection in list(room.audience.attending):
                if connection.person == person:
                    connection.close(code)

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.play.id) is room:
            del self.rooms[room.play.id]

    def end(self, table_id: str) -> None:
        """End a game with which the present rules cannot go on. Blocks."""
        claim = self.store.claim(table_id, self.process)
        if not claim.mine:
            raise Elsewhere(claim.address, claim.owner)
        row = self.store.table(table_id)
        assert row is not None, f"table {table_id} is gone"
        outcome = msgspec.json.encode(Outcome(STOPPED, [], [])).decode()
        over = Commit(
            table=table_id,
            fence=claim.fence,
            expected=row.answers,
            ended=True,
            outcome=outcome,
            touched=time(),
        )
        try:
            (done,) = self.store.commit([over])
        finally:
            self.store.release(table_id, self.process, claim.fence)
        if not done:
            raise NotOwner(f"table {table_id} is owned by another process")
        self.faults.mended(table_id)

    # -- chores ----------------------------------------------------------------------------

    async def _beat(self) -> None:
        """Beat, and nothing else: who beats too late loses its tables."""
        in_time = await asyncio.to_thread(self.store.beat, self.process)
        for room in () if in_time else list(self.rooms.values()):
            room.post(room.referee.confirm)

    async def _keep_house(self) -> None:
        """Wake tables that need somebody, let quiet rooms go, and find out which tables were taken
        from us: restored from a backup, deleted, or changed by somebody who may."""
        rooms = list(self.rooms.values())
        owned = await asyncio.to_thread(self.store.owned, self.process) if rooms else {}
        for room in rooms:
            if owned.get(room.play.id) != room.play.fence and not room.closing:
                room.post(room.referee.confirm)
        for room in rooms:
            if room.fallen or room.idle_for > self.idle_seconds:
                self._start_leaving(room)
        if self.pulse.age > self.store.lease:
            return  # what cannot be written to would only fall again
        most = WOKEN_AT_ONCE + self.faults.known
        for table_id in await asyncio.to_thread(self.store.to_wake, most):
            if not self.faults.resting(table_id):
                await self._wake(table_id)

    async def _wake(self, table_id: str) -> None:
        """Open a table that needs a process. A fault of its own stays its own; if the database is
        gone, the round ends."""
        try:
            await asyncio.wait_for(self.open(table_id), WAKING_SECONDS)
        except (Closing, Elsewhere, NoSuchTable):
            pass  # there is no more time, another process was faster, or it was deleted
        except BrokenTable:
            pass  # it was said and counted
        except (StoreError, TimeoutError):
            await asyncio.to_thread(self.store.ping)
            log.exception("table %s cannot be read", table_id)
            self.faults.add(table_id)

    def _start_leaving(self, room: Room) -> None:
        """Let a room go, beside everything else: one that hangs makes no other wait."""
        if room not in self._leaving:
            self._leaving[room] = task = asyncio.create_task(self._let_go(room))
            task.add_done_callback(lambda _: self._leaving.pop(room, None))

    async def _let_go(self, room: Room, code: int = GONE) -> None:
        """Close a room; one that cannot be closed in good order is dropped as it is."""
        try:
            await room.close(code)
        except Exception:
            log.exception("table %s: the room could not be closed in good order", room.play.id)
            self.faults.add(room.play.id, unreadable=False)
            self.forget(room)
        else:
            if not room.fallen:
                self.faults.mended(room.play.id)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
