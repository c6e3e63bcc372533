"""A backup holds everything, tells when it does not, and comes back as a whole or not at all."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from overrun.core.table import Table
from overrun.games import find
from overrun.server.store import AnswerRow, Commit, Store, StoreError, TableRow, schema
from overrun.server.store.backup import (
    LEFT_OUT,
    Backup,
    BadBackup,
    NotEmpty,
    restore,
    throw_away,
    write,
)
from overrun.server.store.database import Database
from overrun.server.store.migrate import migrate
from tests.cli.shell import overrun, refusal
from tests.server.store.scenes import NOON, a_table, change, commit, sit_down, two_seats


@pytest.fixture
def other(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    """An empty store of the other kind."""
    kind = request.node.callspec.params["database_url"]
    url = request.getfixturevalue("postgres_url") if kind == "sqlite" else tmp_path / "other.db"
    opened = Store.open(url)
    yield opened
    opened.close()


def everything(store: Store) -> dict[str, set[tuple[Any, ...]]]:
    """All rows, apart from who owns what."""
    found = {}
    with store.database.reading() as connection:
        for table in schema.metadata.sorted_tables:
            if table.name in LEFT_OUT:
                continue
            columns = [
                column
                for column in table.columns
                if column.name not in ("owner", "fence", "released")
            ]
            rows = connection.execute(select(*columns))
            found[table.name] = {tuple(row) for row in rows}
    return found


def fill(store: Store) -> None:
    """Tables with all that can be kept of one."""
    fence = sit_down(store, "cellar", "attic")
    given = commit(fence, 0, 1, 2, dump=b"\0\xff dump", clocks={0: NOON + 30})
    assert store.commit([given]) == [True]
    store.name_person("ada", "Ada \N{SNOWMAN}")
    store.say("cellar", None, "Cat", "good luck", NOON)
    store.say("cellar", 0, "Ada", "to you", NOON, to="1", only=[0, 1])
    store.visit("attic", "cat")
    store.report("r-1", "cellar", NOON, b"\x00report")


def test_everything_comes_back_in_either_kind_of_database(
    store: Store, other: Store, tmp_path: Path
) -> None:
    fill(store)
    manifest = write(store.database, tmp_path / "b.backup")
    assert manifest.members["tables"].rows == 2
    with Backup(tmp_path / "b.backup") as backup:
        restore(backup, other.database)
    assert everything(other) == everything(store)
    assert (tmp_path / "b.backup").stat().st_mode & 0o077 == 0, "there are secrets in it"
    assert list(tmp_path.glob("*.part*")) == []


def test_a_restored_table_is_nobodys_and_its_clocks_stood_still(
    store: Store, other: Store, tmp_path: Path
) -> None:
    fill(store)
    write(store.database, tmp_path / "b.backup")
    with Backup(tmp_path / "b.backup") as backup:
        restore(backup, other.database)
        moment = backup.manifest.taken
    other.register("p9", "")
    claim = other.claim("cellar", "p9")
    assert claim.mine
    assert claim.paused == pytest.approx(other.ping() - moment, abs=2)


def test_what_is_there_is_kept_unless_it_is_given_up(
    store: Store, other: Store, tmp_path: Path
) -> None:
    fill(store)
    write(store.database, tmp_path / "b.backup")
    fence = sit_down(other, "cellar")
    before = everything(other)
    with Backup(tmp_path / "b.backup") as backup:
        with pytest.raises(NotEmpty, match="1 tables and 0 people are in it"):
            restore(backup, other.database)
        assert everything(other) == before
        restore(backup, other.database, force=True)
    assert everything(other) == everything(store)
    late = Commit(table="cellar", fence=fence, expected=2, answers=[], touched=NOON)
    assert other.commit([late]) == [False], "who had the old table cannot write to the new one"


def test_a_backup_shows_one_moment(store: Store, tmp_path: Path) -> None:
    """Somebody plays while it is written: of each table as many answers as the table says."""
    fence = sit_down(store, "cellar")
    given = 0

    def play(step: str, done: int, of: int) -> None:
        nonlocal given
        assert store.commit([commit(fence, given, given + 1)]) == [True]
        given += 1

    write(store.database, tmp_path / "b.backup", play)
    assert given > 3
    with Backup(tmp_path / "b.backup") as backup:
        (row,) = backup.rows("tables")
        assert len(list(backup.rows("answers"))) == row["answers"] == 0


def harm(file: Path, change: Callable[[dict[str, bytes]], None]) -> None:
    """Write the archive anew, changed, as somebody with a tool would."""
    with zipfile.ZipFile(file) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    change(members)
    with zipfile.ZipFile(file, "w") as archive:
        for name, body in members.items():
            archive.writestr(name, body)


def other_manifest(**changes: Any) -> Callable[[dict[str, bytes]], None]:
    def write_it(members: dict[str, bytes]) -> None:
        manifest = {**msgspec.json.decode(members["manifest.json"]), **changes}
        members["manifest.json"] = msgspec.json.encode(manifest)

    return write_it


HARMS: dict[str, tuple[Callable[[dict[str, bytes]], Any], str]] = {
    "another answer": (
        lambda members: members.update(
            {"answers.rows": members["answers.rows"].replace(b"nurse:B1", b"nurse:B9")}
        ),
        "answers is damaged: it is not what the manifest says",
    ),
    "an end too soon": (
        lambda members: members.update({"answers.rows": members["answers.rows"][:-3]}),
        "answers is damaged",
    ),
    "a row less": (lambda members: members.update({"chat.rows": b""}), "chat is damaged"),
    "a table less": (lambda members: members.pop("seats.rows"), "seats is damaged"),
    "no manifest": (lambda members: members.pop("manifest.json"), "not a complete backup"),
    "a wrong manifest": (other_manifest(members=7), "its manifest cannot be read"),
    "a newer schema": (other_manifest(schema="999", version="9.9"), "written by Overrun 9.9"),
    "a newer format": (other_manifest(format=2), "which is newer than this one"),
    "a giant row": (
        lambda members: members.update({"chat.rows": b"\xff\xff\xff\xff"}),
        "chat is damaged",
    ),
    "no row at all": (
        lambda members: members.update({"people.rows": b"\0\0\0\3abc"}),
        "people is damaged",
    ),
}


@pytest.mark.parametrize("name", HARMS)
def test_a_damaged_backup_restores_nothing(tmp_path: Path, name: str) -> None:
    change, said = HARMS[name]
    source = Store.open(tmp_path / "tables.db")
    fill(source)
    source.close()
    with throw_away() as database:
        write(Store.open(tmp_path / "tables.db").database, tmp_path / "b.backup")
        harm(tmp_path / "b.backup", change)
        migrate(database)
        with pytest.raises(BadBackup, match=said), Backup(tmp_path / "b.backup") as backup:
            restore(backup, database)
        with database.reading() as connection:
            for table in ("tables", "people", "answers", "seats", "chat"):
                assert not connection.execute(text(f"SELECT * FROM {table}")).all()


@pytest.mark.parametrize("bytes_", [b"", b"no zip at all", None])
def test_what_is_no_backup_is_refused(tmp_path: Path, bytes_: bytes | None) -> None:
    if bytes_ is not None:
        (tmp_path / "b.backup").write_bytes(bytes_)
    with pytest.raises(BadBackup, match=r"b.backup: (cannot be read|not a complete backup)"):
        Backup(tmp_path / "b.backup")


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "tables.db")
    fill(store)
    write(store.database, tmp_path / "b.backup")
    whole = (tmp_path / "b.backup").read_bytes()
    (tmp_path / "b.backup").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadBackup, match="not a complete backup"):
        Backup(tmp_path / "b.backup")
    store.close()


def test_a_backup_of_an_older_schema_is_brought_up_to_date(store: Store, tmp_path: Path) -> None:
    with throw_away() as old:
        migrate(old, "001")
        with old.writing() as connection:
            connection.execute(text("INSERT INTO people (id, name) VALUES ('ada', 'Ada')"))
            values = {
                "header": msgspec.json.encode(a_table().header).decode(),
                "options": "{}",
            }
            connection.execute(
                text(
                    "INSERT INTO tables (id, header, options, public, host, watch, created,"
                    " touched, answers, revision, ended, outcome, waiting, clocks, awake, spoken,"
                    " fence, released, paused) VALUES ('cellar', :header, :options, false, 'ada',"
                    " 'w', 1, 1, 0, 0, false, '', '[]', '{}', false, 0, 3, 1, 0)"
                ),
                values,
            )
            connection.execute(text("INSERT INTO dumps (table_id, answers) VALUES ('cellar', 0)"))
        manifest = write(old, tmp_path / "old.backup")
        assert manifest.schema == "001"
    with Backup(tmp_path / "old.backup") as backup:
        restore(backup, store.database)
    row = store.table("cellar")
    assert row is not None
    assert (row.header, row.timers) == (a_table().header, [])
    assert store.name_of("ada") == "Ada"


def test_a_database_that_is_none_of_ours_has_no_backup(tmp_path: Path) -> None:
    database = Database(tmp_path / "empty.db", lease=6)
    with pytest.raises(StoreError, match="there is no database of Overrun"):
        write(database, tmp_path / "b.backup")
    assert not (tmp_path / "b.backup").exists()
    assert list(tmp_path.glob("*.part*")) == []
    database.close()


# -- the commands --------------------------------------------------------------------------------


def test_the_commands_name_what_does_not_open_and_keep_it(
    store: Store, database_url: str, tmp_path: Path
) -> None:
    for id in ("attic", "cellar"):
        store.create(playable(id), two_seats())
    store.create(playable("porch", answers=1), two_seats(), [answer_of("fly:away")])
    change(database_url, "UPDATE tables SET header = '{}' WHERE id = 'cellar'")
    change(database_url, "DELETE FROM answers")
    file, new = tmp_path / "b.backup", tmp_path / "new.db"
    said = overrun("backup --json", file, "--database", database_url)
    assert said.code == 1, said
    broken = {each["table"]: each["problem"] for each in said.json["broken"]}
    assert broken == {
        "cellar": "Damaged from ValidationError",
        "porch": "1 answers are said, 0 are there",
    }
    assert said.json["tables"] == 3
    again = overrun("restore --json", file, "--database", new)
    assert (again.code, again.json["broken"]) == (1, said.json["broken"])
    restored = Store.open(new)
    assert everything(restored) == everything(store)
    restored.close()


def playable(id: str, **changes: Any) -> TableRow:
    """A table that can be opened."""
    return a_table(id, header=Table.new(find("zombie-terror"), seats=2).header, **changes)


def answer_of(option: str) -> AnswerRow:
    return AnswerRow(number=1, seat=0, ask=1, option=option, at=NOON)


def test_the_commands_in_words(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "tables.db")
    store.create(playable("attic"), two_seats())
    store.close()
    said = overrun("backup", tmp_path, "--database", tmp_path / "tables.db")
    (file,) = tmp_path.glob("overrun-*.backup")
    assert (said.code, str(file) in said.out) == (0, True)
    assert "Every one of them can be opened." in said.out
    assert "it is there already" in refusal(
        overrun("backup", file, "--database", tmp_path / "tables.db")
    )
    assert overrun("backup --force", file, "--database", tmp_path / "tables.db").code == 0
    assert "1 tables" in refusal(overrun("restore", file, "--database", tmp_path / "tables.db"))
    done = overrun("restore --force", file, "--database", tmp_path / "tables.db")
    assert (done.code, "One table was restored" in done.out) == (0, True)
    nowhere = overrun("backup", tmp_path / "x", "--database", tmp_path / "none.db")
    assert "there is no such database" in refusal(nowhere)
    assert not (tmp_path / "none.db").exists()
    assert "overrun restore overrun.backup" in overrun("restore --help").out
