"""A backup while everyone plays, a killed server, and all of it again in another database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from overrun.core.table import Table
from overrun.games import find
from overrun.lab.load.serving import PATIENCE, Served
from overrun.server.store import Store
from overrun.server.stored import plain
from overrun.server.verifying import verify
from tests.cli.shell import Said, overrun
from tests.server.processes.conftest import Serve
from tests.server.processes.guests import Guest, check, guests_of, table_for


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("sqlite_url", "sqlite"),
        ("sqlite_url", "postgres_url"),
        ("postgres_url", "sqlite"),
        ("postgres_url", "postgres_url"),
    ],
)
def test_what_was_backed_up_amid_play_is_played_on_elsewhere(
    request: pytest.FixtureRequest, serve: Serve, tmp_path: Path, source: str, target: str
) -> None:
    url: str = request.getfixturevalue(source)
    file = tmp_path / "evening.backup"
    draw = Random("backup")
    server = serve(url)
    wanted = [table_for("open", "open"), table_for("open", "random"), table_for("random", "open")]
    tables = [guests_of(made, draw, watch=True) for made in server.make_tables(wanted)]
    said = asyncio.run(play_and_back_up(server, tables, url, file))
    assert (said.code, said.json["broken"]) == (0, []), said

    if source == target:
        # The database of a server that was killed is given up for what was saved.
        new, force = url, ["--force"]
    else:
        new = request.getfixturevalue(target) if target == "postgres_url" else str(tmp_path / "new")
        force = []
    restored = overrun("restore --json", file, "--database", new, *force)
    assert (restored.code, restored.json["broken"]) == (0, []), restored
    replay_all(new, tables)

    again = serve(new)
    everyone = [guest for guests in tables for guest in guests]
    for guest in everyone:  # what came after the backup is gone: they begin anew with what is there
        guest.shown, guest.events, guest.confirmed = None, [], {}
    asyncio.run(play_on(again, everyone))
    for guests in tables:
        assert all(guest.ended for guest in guests)
        check(new, *guests)


async def play_and_back_up(server: Served, tables: list[list[Guest]], url: str, file: Path) -> Said:
    """Everyone plays; in the midst of it a backup is taken; then the server is killed."""
    everyone = [guest for guests in tables for guest in guests]
    async with asyncio.timeout(3 * PATIENCE):
        sitting = [asyncio.create_task(guest.attend(server)) for guest in everyone]
        await asyncio.gather(*(guests[0].until(8) for guests in tables))
        # A process of its own, as somebody would start it beside the server.
        said = await asyncio.to_thread(overrun, "backup --json", file, "--database", url)
        server.kill()
        await asyncio.gather(*sitting)
    return said


async def play_on(server: Served, everyone: list[Guest]) -> None:
    async with asyncio.timeout(3 * PATIENCE):
        await asyncio.gather(*(guest.attend(server) for guest in everyone))


def replay_all(url: str, tables: list[list[Guest]]) -> None:
    """Every table opens, and what is there is a beginning of what its guests were told."""
    store = Store.open(url)
    assert verify(store) == []
    for guests in tables:
        row, stored = store.table(guests[0].table), store.answers(guests[0].table)
        assert row is not None
        assert row.answers == len(stored) >= 8
        table: Table = Table(find(row.header.game), row.header)  # type: ignore[type-arg]
        table.catch_up(plain(stored))
        for guest in guests:
            heard = [(each.number, each.name, each.facts) for each in table.heard(guest.viewer)]
            told = [(each.number, each.name, each.facts) for each in guest.events]
            shorter = min(len(heard), len(told))
            assert heard[:shorter] == told[:shorter]
    store.close()
