"""Opening a database: its address, its schema, and what may be wrong with it."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import LargeBinary, MetaData, insert, text

from overrun.server.store import ChatRow, Store, StoreError
from overrun.server.store.database import Database
from overrun.server.store.database import database_url as full_url
from overrun.server.store.migrate import VERSION_TABLE, migrate, scripts, upgrade
from overrun.server.store.schema import metadata
from tests.server.store.scenes import NOON, a_table, answer, change, must_wait, two_seats

REVISIONS = [script.revision for script in scripts().walk_revisions()]
OLD_DATA = Path(__file__).with_name("revisions")


def refusal(address: str | Path) -> str:
    """Why a database cannot be opened: always one line."""
    with pytest.raises(StoreError) as refused:
        Store.open(address)
    assert "\n" not in str(refused.value)
    return str(refused.value)


# -- the schema ----------------------------------------------------------------------------------


def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    with store._database.reading() as connection:
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == scripts().get_current_head()


def put_in(database: Database, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Insert rows as the schema was at the time; bytes are given in hexadecimal digits."""
    then = MetaData()
    with database.writing() as connection:
        then.reflect(connection)
        for table in then.sorted_tables:
            binary = [c.name for c in table.columns if isinstance(c.type, LargeBinary)]
            for row in rows.get(table.name, []):
                given = row | {name: bytes.fromhex(row[name]) for name in binary if row[name]}
                connection.execute(insert(table), given)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_database_of_any_revision_is_brought_up_to_date(revision: str, database_url: str) -> None:
    """``revisions/<revision>.json`` is the same game, as it was kept at that time."""
    old = Database(database_url, lease=6)
    migrate(old, revision)
    put_in(old, json.loads((OLD_DATA / f"{revision}.json").read_text()))
    old.close()

    store = Store.open(database_url)
    row = a_table(answers=2, clocks={1: NOON}, waiting=[1], awake=True, dump=b"one", dumped=1)
    assert store.table("cellar") == row
    assert store.seats("cellar") == two_seats()
    assert store.answers("cellar") == [answer(1), answer(2)]
    assert store.chat("cellar") == [ChatRow(number=1, seat=0, name="Ada", text="Run!", at=NOON)]
    assert store.name_of("ada") == "Ada"
    assert [each.row.id for each in store.mine("ada-phone", 9)] == ["cellar"]
    store.register("p1", "http://p1")
    assert store.claim("cellar", "p1").fence == 5
    assert store.say("cellar", 0, "Ada", "Still here", NOON).number == 2
    store.close()


def test_opening_again_changes_nothing(store: Store, database_url: str) -> None:
    store.create(a_table(), two_seats())
    again = Store.open(database_url)
    assert again.table("cellar") == a_table()
    again.close()


def test_one_process_migrates_and_the_others_wait(postgres_url: str) -> None:
    first = Database(postgres_url, lease=6)
    with ThreadPoolExecutor(1) as thread:
        with first.migrating() as connection:
            second = thread.submit(Store.open, postgres_url)
            assert must_wait(Store(first), second)
            upgrade(connection, scripts(), "head")
        store = second.result()
    assert store.mine("ada", 9) == []
    store.close()
    first.close()


def test_a_migration_may_compute_for_longer_than_a_lease(postgres_url: str) -> None:
    database = Database(postgres_url, lease=6)
    patience = text("SHOW idle_in_transaction_session_timeout")
    with database.migrating() as connection:
        assert connection.execute(patience).scalar_one() == "0"
    with database.writing() as connection:
        assert connection.execute(patience).scalar_one() == "6s"
    database.close()


def test_a_newer_schema_is_refused(store: Store, database_url: str) -> None:
    change(database_url, f"UPDATE {VERSION_TABLE} SET version_num = '999'")
    assert "its schema 999 is newer than Overrun" in refusal(database_url)


def test_a_database_of_something_else_is_left_as_it_is(database_url: str) -> None:
    change(database_url, "CREATE TABLE seats (theatre INTEGER)")
    assert "already exists" in refusal(database_url)
    database = Database(database_url, lease=6)
    with database.reading() as connection:
        found = MetaData()
        found.reflect(connection)
    database.close()
    assert list(found.tables) == ["seats"]


# -- SQLite --------------------------------------------------------------------------------------


def test_sqlite_writes_ahead_and_to_the_disk(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    assert store.dialect == "sqlite"
    with store._database.writing() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    full = 2
    assert pragmas["journal_mode"] == "wal"
    assert (pragmas["synchronous"], pragmas["foreign_keys"]) == (full, 1)
    assert pragmas["busy_timeout"] > 1000
    store.close()


def test_the_file_is_for_its_owner_alone(sqlite_url: str) -> None:
    Store.open(sqlite_url).close()
    assert Path(sqlite_url).stat().st_mode & 0o077 == 0


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n" * 200)
    assert refusal(letter) == f"{letter}: file is not a database"
    assert letter.read_text() == "Dear Ada,\n" * 200


def test_a_damaged_database_is_an_error(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    for number in range(50):
        store.create(a_table(f"t{number}"), two_seats())
    store.close()
    file = Path(sqlite_url)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\x07" * (len(whole) - 4096))
    assert "malformed" in refusal(sqlite_url)


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    assert "No such file or directory" in refusal(tmp_path / "nowhere" / "tables.db")
    assert "unable to open" in refusal(tmp_path)


# -- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("tables.db", "sqlite:///tables.db"),
        ("/var/lib/overrun/tables.db", "sqlite:////var/lib/overrun/tables.db"),
        ("sqlite:///tables.db", "sqlite:///tables.db"),
        ("postgresql://ada@db/overrun", "postgresql+psycopg://ada@db/overrun"),
        ("postgres://ada@db/overrun", "postgresql+psycopg://ada@db/overrun"),
        ("postgresql+psycopg:///x?host=/run", "postgresql+psycopg:///x?host=/run"),
    ],
)
def test_a_short_address_is_understood(given: str, meant: str) -> None:
    assert full_url(given).render_as_string().replace("%2F", "/") == meant


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("mysql://db/overrun", "mysql: no database that can be used"),
        ("postgresql+asyncpg://db/overrun", r"postgresql\+asyncpg: no database"),
        ("postgresql://db:port/overrun", "URL cannot be read"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(given: str, why: str) -> None:
    with pytest.raises(StoreError, match=why):
        full_url(given)


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    why = refusal("postgresql://ada:sesame@127.0.0.1:1/overrun")
    assert "sesame" not in why
    assert why.startswith("postgresql+psycopg://ada:***@127.0.0.1:1/overrun: ")
    assert "refused" in why


def test_without_the_driver_the_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "overrun[postgresql]" in refusal("postgresql://db/overrun")


def test_postgresql_keeps_the_options_of_its_address(postgres_url: str) -> None:
    store = Store.open(postgres_url, lease=6)
    assert store.dialect == "postgresql"
    with store._database.writing() as connection:
        path = connection.execute(text("SHOW search_path")).scalar_one()
        timeout = connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one()
    assert path.startswith("test_")
    assert timeout == "6s"
    store.close()


def test_a_lost_connection_is_replaced(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    store.name_person("ada", "Ada")
    change(
        postgres_url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid()"
        " AND application_name = current_setting('application_name')",
    )
    assert store.name_of("ada") == "Ada"
    store.close()
