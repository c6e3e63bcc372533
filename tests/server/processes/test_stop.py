"""A server that is told to stop does so in good order, whatever goes on at its tables."""

from __future__ import annotations

import asyncio
import json
from random import Random
from time import monotonic, sleep

from overrun.lab.load.serving import PATIENCE
from overrun.server.connection import RESTART
from overrun.server.store import Store
from tests.server.processes.conftest import Serve
from tests.server.processes.guests import check, guests_of, table_for
from tests.server.store.scenes import change


def test_clients_are_told_to_come_back_and_find_everything(serve: Serve, database_url: str) -> None:
    draw = Random("stop")
    server = serve(database_url)
    wanted = [
        table_for("open", "open"),
        table_for("open", "steady", clock=900),
        table_for("random", "open"),
    ]
    tables = [guests_of(made, draw, watch=True) for made in server.make_tables(wanted)]
    everyone = [guest for guests in tables for guest in guests]

    async def play() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            sitting = [asyncio.create_task(guest.attend(server)) for guest in everyone]
            await asyncio.gather(*(guests[0].until(10) for guests in tables))
            code = await asyncio.to_thread(server.stop)
            await asyncio.gather(*sitting)
            said = "".join(server.lines)
            assert code == 0, said
            assert {guest.closed for guest in everyone if not guest.ended} == {RESTART}
            assert not any(word in said for word in ("ERROR", "Traceback", "leaked")), said

    async def play_on() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await asyncio.gather(*(guest.attend(again) for guest in everyone))

    asyncio.run(play())
    store = Store.open(database_url)
    assert store.processes() == []
    rows = [store.table(guests[0].table) for guests in tables]
    assert all(row and row.dumped == row.answers > 0 for row in rows), "a restart must not replay"
    store.close()
    for guests in tables:
        check(database_url, *guests)

    again = serve(database_url)
    asyncio.run(play_on())
    for guests in tables:
        assert all(guest.ended for guest in guests)
        check(database_url, *guests)


def test_a_log_for_programs_and_a_stop_within_its_time(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, "--log", "json", "--grace", "5")
    (guests,) = [guests_of(server.make_table(table_for("open", "random")), Random("log"))]

    async def play() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            sitting = [asyncio.create_task(guest.attend(server)) for guest in guests]
            await guests[0].until(4)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.gather(*sitting)

    asyncio.run(play())
    assert guests[0].closed == RESTART
    change(sqlite_url, "UPDATE tables SET header = '{}', awake = TRUE")  # it cannot be opened
    again = serve(sqlite_url, "--log", "json")
    late = monotonic() + PATIENCE
    while b"broken-tables" not in again.request("GET", "/api/health"):
        assert monotonic() < late, "housekeeping comes to it at once"
        sleep(0.1)
    again.stop()
    lines = [json.loads(line) for line in again.lines if line.startswith("{")]
    errors = [line for line in lines if line["level"] == "error"]
    # The scribe may have come to it first, and cannot record it.
    (line,) = [line for line in errors if line["logger"] != "overrun.server.scribe"]
    assert {line["table"] for line in errors} == {guests[0].table}
    assert line["message"] == f"table {guests[0].table} cannot be opened"
    assert line["table"] == guests[0].table
    assert line["trace"][-1] == "Damaged from ValidationError"
