"""``kill -9`` at any moment: whatever was acknowledged is there afterwards, clocks too."""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from random import Random
from time import monotonic

import msgspec
import pytest
from sqlalchemy import text

from overrun.lab.load.serving import PATIENCE, Served
from overrun.server.house import BEATS_PER_LEASE
from overrun.server.rest import NewTable
from overrun.server.store import LEASE, AnswerRow, Store
from overrun.server.store.database import Database
from tests.server.processes.conftest import Serve
from tests.server.processes.guests import Guest, guests_of, table_for

KILLS = int(os.environ.get("OVERRUN_KILLS", "32"))
SEED = os.environ.get("OVERRUN_KILL_SEED", "first")
CLOCK, DOWN = 900, 3600
"""Seconds for a decision at tables with a clock, and for which the server seems to be down."""

BEAT = LEASE / BEATS_PER_LEASE
"""Clocks forgive the seconds since the last beat, because nobody notes the moment of a kill."""

SLOW = 5.0
"""What a busy machine may take to show a clock."""

TABLES: list[tuple[NewTable, bool]] = [
    (table_for("open", "open"), True),
    (table_for("open", "open", clock=CLOCK), False),
    (table_for("open", "random"), True),
    (table_for("random", "open", clock=CLOCK), False),
    (table_for("open", "steady"), False),
    (table_for("steady", "open", clock=CLOCK), True),
]
"""Tables that are always in play, and whether somebody watches."""


@pytest.mark.parametrize(
    ("database", "kills"), [("sqlite_url", KILLS), ("postgres_url", max(3, KILLS // 8))]
)
def test_a_loaded_server_is_killed_again_and_again(
    request: pytest.FixtureRequest, serve: Serve, database: str, kills: int
) -> None:
    url: str = request.getfixturevalue(database)
    with reproducible(request):
        asyncio.run(Evening(url, serve, Random(SEED)).pass_by(kills))


@contextmanager
def reproducible(request: pytest.FixtureRequest) -> Iterator[None]:
    """Says how to play the same again, as far as the moments of the kills allow."""
    try:
        yield
    except BaseException:
        print(f"OVERRUN_KILL_SEED={SEED} OVERRUN_KILLS={KILLS} pytest '{request.node.nodeid}'")
        raise


class Evening:
    """Guests at many tables of a server that is killed and started again.

    One of them, the ponderer, is asked something at a table with a clock, and thinks all evening.
    """

    def __init__(self, url: str, serve: Serve, draw: Random) -> None:
        self.url = url
        self.serve = serve
        self.draw = draw
        self.playing: dict[int, list[Guest]] = {}
        """Those who play or watch at each of ``TABLES``."""
        self.finished: list[list[Guest]] = []
        self.known: dict[str, list[AnswerRow]] = {}
        """What was stored at the last look."""
        self.bots: list[int] = []
        """Handles of the processes in which bots thought."""

    async def pass_by(self, kills: int) -> None:
        with self.serve(self.url) as server:
            made = server.make_table(table_for("open", "open", clock=CLOCK))
        ponderer, partner = guests_of(made, self.draw)
        ponderer.plays = False
        for kill in range(kills):
            if kill % 10 == 9:
                await self._kill_at_start()
            await self._play_until_killed(ponderer)
            self._look(ponderer)
            self._be_down()
        ponderer.plays = True
        self.playing[len(TABLES)] = [ponderer, partner]
        await self._play_to_the_end()
        self._look()
        assert len(self.finished) > len(TABLES)
        assert sum(map(len, self.known.values())) > 20 * kills, "that was no load"
        for bot in self.bots:
            ended, _, _ = select.select([bot], [], [], PATIENCE)
            assert ended, "a bot outlives its server"
            os.close(bot)

    # -- the server ------------------------------------------------------------------------

    async def _kill_at_start(self) -> None:
        server = self.serve(self.url, wait=False)
        await asyncio.sleep(self.draw.random())
        server.kill()

    async def _play_until_killed(self, ponderer: Guest) -> None:
        server: Served = await asyncio.to_thread(self.serve, self.url)
        before = ponderer.left
        ponderer.told.clear()
        sitting = asyncio.create_task(ponderer.attend(server))
        tables = [asyncio.create_task(self._fill(server, number)) for number in range(len(TABLES))]
        await ponderer.told.wait()
        self._compare(before, ponderer)
        await asyncio.sleep(self.draw.random() * 0.5)
        for pid in server.pids[1:]:
            with suppress(ProcessLookupError):
                self.bots.append(os.pidfd_open(pid))
        server.kill()
        self.killed = monotonic()
        await asyncio.gather(sitting, *tables)

    async def _play_to_the_end(self) -> None:
        with self.serve(self.url) as server:
            async with asyncio.timeout(2 * PATIENCE):
                await asyncio.gather(*(self._finish(server, each) for each in list(self.playing)))

    # -- the tables ------------------------------------------------------------------------

    async def _fill(self, server: Served, number: int) -> None:
        """Play at one of the tables; when a game is over, begin another."""
        wanted, watched = TABLES[number]
        while server.process.poll() is None:
            if number not in self.playing:
                try:
                    made = await asyncio.to_thread(server.make_table, wanted)
                except (OSError, HTTPException):
                    return  # killed meanwhile
                self.playing[number] = guests_of(made, self.draw, watch=watched)
            await self._finish(server, number)

    async def _finish(self, server: Served, number: int) -> None:
        """Play a game to its end, unless the server is killed."""
        guests = self.playing[number]
        while server.process.poll() is None:
            await asyncio.gather(*(guest.attend(server) for guest in guests))
            if all(guest.ended for guest in guests):
                self.finished.append(self.playing.pop(number))
                return

    # -- what must be so -------------------------------------------------------------------

    def _look(self, *alone: Guest) -> None:
        """Compare what the guests were told with what is stored."""
        store = Store.open(self.url)
        for guests in (*self.playing.values(), *self.finished, *([guest] for guest in alone)):
            self._look_at(store, guests)
        store.close()

    def _look_at(self, store: Store, guests: list[Guest]) -> None:
        id = guests[0].table
        before = self.known.get(id, [])
        row = store.table(id)
        assert row is not None
        if row.ended and len(before) == row.answers:
            return
        stored = store.answers(id)
        assert stored[: len(before)] == before, f"table {id}: what was stored has changed"
        assert [answer.number for answer in stored] == list(range(1, row.answers + 1))
        for guest in guests:
            guest.check(row, stored)
        assert row.ended or not any(guest.ended for guest in guests)
        self.known[id] = stored

    def _compare(self, before: float | None, ponderer: Guest) -> None:
        """Whether the clock goes on where it stood."""
        after = ponderer.left
        assert after is not None
        if before is not None:
            assert before - self.alive - SLOW < after < before + BEAT + SLOW
        self.shown_at = monotonic()

    def _be_down(self) -> None:
        """Make it so long since the server was killed."""
        self.alive = self.killed - self.shown_at
        database = Database(self.url, lease=LEASE)
        with database.writing() as connection:
            connection.execute(text(f"UPDATE processes SET beaten = beaten - {DOWN}"))
            connection.execute(text(f"UPDATE tables SET released = released - {DOWN}"))
            for id, clocks in connection.execute(text("SELECT id, clocks FROM tables")).all():
                deadlines = msgspec.json.decode(clocks, type=dict[int, float])
                earlier = {seat: at - DOWN for seat, at in deadlines.items()}
                connection.execute(
                    text("UPDATE tables SET clocks = :clocks WHERE id = :id"),
                    {"id": id, "clocks": msgspec.json.encode(earlier).decode()},
                )
        database.close()
