"""Several server processes on one database: any of them serves any table, one at a time owns it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from overrun.lab.load.callers import call
from overrun.lab.load.serving import PATIENCE, Served
from overrun.server.connection import MOVED, NOT_ALLOWED
from overrun.server.rest import Join
from overrun.server.store import LEASE, Store, schema
from overrun.server.store.database import Database
from tests.server.processes.conftest import Serve
from tests.server.processes.guests import Guest, check, guests_of, table_for
from tests.server.store.scenes import fall_silent

SOON = 0.1
"""Seconds after which a client that was sent away comes back."""


async def roam(guest: Guest, servers: Sequence[Served]) -> None:
    """Play to the end, at whichever server answers."""
    turn = 0
    while not guest.ended:
        server = servers[turn % len(servers)]
        if server.process.poll() is None:
            await guest.attend(server)
            await asyncio.sleep(SOON)
        turn += 1


def test_a_table_is_played_through_two_processes_at_once(serve: Serve, postgres_url: str) -> None:
    """The second one passes the frames of its clients on to the owner, and back."""
    first, second = serve(postgres_url), serve(postgres_url)
    made = first.make_table(table_for("open", "open"))
    here, there, watcher = guests_of(made, Random("relay"), watch=True)

    async def play() -> None:
        async with asyncio.timeout(PATIENCE):
            sitting = asyncio.create_task(here.attend(first))
            await here.told.wait()  # so that the first one owns it
            await asyncio.gather(sitting, there.attend(second), watcher.attend(second))

    asyncio.run(play())
    assert here.ended
    assert there.ended
    assert watcher.ended
    assert here.confirmed
    assert there.confirmed
    check(postgres_url, here, there, watcher)


def test_a_device_comes_by_one_process_and_is_sent_away_by_another(
    serve: Serve, postgres_url: str
) -> None:
    first, second = serve(postgres_url), serve(postgres_url)
    made = first.make_table(table_for("open", "open"))
    table, key = made.table, made.links.seats[0].token

    async def told(socket: ClientConnection, kind: str) -> dict[str, Any]:
        while (frame := json.loads(await socket.recv()))["type"] != kind:
            pass
        return dict(frame)

    async def play() -> int:
        async with asyncio.timeout(PATIENCE):
            here = await call(first.host, first.port, table, key)
            await told(here, "update")  # the first one owns it
            await here.send(json.dumps({"type": "add-device"}))
            code = (await told(here, "device-code"))["token"]
            wanted = Join(token=code, program=True)
            path = f"/api/tables/{table}/join"
            joined = await asyncio.to_thread(second.request, "POST", path, wanted)
            there = await call(second.host, second.port, table, json.loads(joined)["key"])
            devices = (await told(here, "devices"))["devices"]
            other = next(each["id"] for each in devices if not each["here"])
            await here.send(json.dumps({"type": "drop-device", "device": other}))
            with suppress(ConnectionClosed):
                await told(there, "nothing")
            await here.close()
            return there.close_code or 0

    assert asyncio.run(play()) == NOT_ALLOWED


def test_when_an_owner_is_killed_others_take_its_tables_over(
    serve: Serve, postgres_url: str
) -> None:
    """No process is started here: those that live notice that its lease has run out."""
    servers = [serve(postgres_url) for _ in range(3)]
    draw = Random("heirs")
    wanted = [
        table_for("open", "open"),
        table_for("open", "steady"),
        table_for("random", "open"),
    ]
    tables = [guests_of(each, draw, watch=True) for each in servers[0].make_tables(wanted)]

    async def play() -> None:
        async with asyncio.timeout(3 * PATIENCE):
            roaming = [
                asyncio.create_task(roam(guest, servers)) for guests in tables for guest in guests
            ]
            await asyncio.gather(*(guests[0].until(20) for guests in tables))
            # Most are the first one's; a table where a bot begins may be woken by any of them.
            owner = Counter(owners(postgres_url)).most_common(1)[0][0]
            next(each for each in servers if f"/{each.process.pid}/" in owner).kill()
            await asyncio.gather(*roaming)

    asyncio.run(play())
    for guests in tables:
        assert all(guest.ended for guest in guests)
        check(postgres_url, *guests)


def owners(url: str) -> list[str]:
    """The process that owns each table."""
    database = Database(url, lease=LEASE)
    with database.reading() as connection:
        found = list(connection.execute(select(schema.tables.c.owner)).scalars())
    database.close()
    return [owner for owner in found if owner is not None]


def test_an_owner_that_only_slept_cannot_harm(serve: Serve, postgres_url: str) -> None:
    """Its late write is refused, its clients are sent to the new owner: there is one history."""
    sleeper, heir = serve(postgres_url), serve(postgres_url)
    made = sleeper.make_table(table_for("open", "open"))
    draw = Random("sleeper")
    late, partner, watcher = guests_of(made, draw, watch=True)
    quiet = guests_of(sleeper.make_table(table_for("open", "open")), draw, watch=True)[-1]
    again, *_ = guests_of(made, draw)
    late.plays = False

    async def play() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            waiting = [
                asyncio.create_task(guest.attend(sleeper)) for guest in (late, watcher, quiet)
            ]
            await asyncio.gather(*(guest.told.wait() for guest in (late, watcher, quiet)))
            os.kill(sleeper.process.pid, signal.SIGSTOP)
            await late.answer()  # it lies in the sleeper's letter box
            fall_silent(postgres_url, name_of(sleeper, postgres_url), LEASE + 1)
            playing = [asyncio.create_task(guest.attend(heir)) for guest in (again, partner)]
            await again.until(20)
            take(postgres_url, quiet.table, name_of(heir, postgres_url))
            os.kill(sleeper.process.pid, signal.SIGCONT)
            await asyncio.gather(*waiting)
            assert late.answers == 0
            assert {guest.closed for guest in (late, watcher, quiet)} == {MOVED}
            await asyncio.gather(*playing, roam(late, [sleeper]), roam(watcher, [sleeper]))

    asyncio.run(play())
    assert again.ended
    check(postgres_url, again, partner, late, watcher)


def name_of(server: Served, url: str) -> str:
    """What the process is called in the database."""
    store = Store.open(url)
    (name,) = (each for each in store.processes() if f"/{server.process.pid}/" in each)
    store.close()
    return name


def take(url: str, table: str, process: str) -> None:
    """Let a process own a table."""
    store = Store.open(url)
    assert store.claim(table, process).mine
    store.close()
