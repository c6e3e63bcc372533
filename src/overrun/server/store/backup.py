"""Everything that a database keeps, in one file that either kind of database can be made from.

A backup is a zip archive: a manifest, and for each table of the database its rows, one after the
other as MessagePack. It is read in one transaction, so it shows one moment of all tables, and
whoever plays meanwhile need not wait. It knows its schema: what an older version wrote is brought
up to date in a throw-away database on its way into another.

It holds seeds and links: who can read it can look into every hand.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, insert, inspect, select, text

from overrun import __version__
from overrun.server.store.database import Database, now
from overrun.server.store.rows import StoreError
from overrun.server.store.version import VERSION_TABLE, newest

FORMAT = 1
MANIFEST = "manifest.json"
LEFT_OUT = frozenset(("notes", "processes", VERSION_TABLE))
"""What is about this database and those who serve it, not about what is kept."""
AT_ONCE = 500
LONGEST_ROW = 256 * 1024 * 1024

Progress = Callable[[str, int, int], None]
"""Is told of a step's name, how much of it is done, and how much there is."""
Row = dict[str, Any]


class BadBackup(StoreError):
    """The file is no backup, is damaged, or is of a newer version."""


class NotEmpty(StoreError):
    """There is something in the database that would be lost."""


class Member(msgspec.Struct, kw_only=True):
    """The rows of one table of the database."""

    columns: list[str]
    rows: int
    sha256: str


class Manifest(msgspec.Struct, kw_only=True):
    """What is in a backup."""

    format: int = FORMAT
    version: str = __version__
    schema: str
    database: str
    """The kind of database that it was read from."""
    taken: float
    """When, by the clock of the database."""
    members: dict[str, Member]

    @property
    def rows(self) -> int:
        return sum(member.rows for member in self.members.values())


def silent(step: str, done: int, of: int) -> None:
    """Progress that nobody looks at."""


# -- writing -------------------------------------------------------------------------------------


def write(database: Database, file: Path, told: Progress = silent) -> Manifest:
    """Write all that the database keeps, as of this moment, into a file.

    The file is there when it is complete, and not before. The schema stays as it is: a server of
    an older version may be using it.
    """
    part = file.with_name(f"{file.name}.part-{os.getpid()}")
    try:
        descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
                manifest = _write(database, archive, told)
                archive.writestr(MANIFEST, msgspec.json.encode(manifest))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise StoreError(f"{file}: cannot be written: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return manifest


def _write(database: Database, archive: zipfile.ZipFile, told: Progress) -> Manifest:
    with database.reading() as connection:
        database.take_time(connection)
        schema = _schema_of(connection, database)
        taken: float = connection.execute(select(now())).scalar_one()
        tables = _tables(connection)
        counts = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in tables
        }
        total, done = sum(counts.values()), 0
        members = {}
        for table in tables:
            found = connection.execution_options(yield_per=AT_ONCE).execute(select(table))
            with archive.open(_name(table.name), "w", force_zip64=True) as stream:
                digest, rows = hashlib.sha256(), 0
                for row in found:
                    record = _record(list(row))
                    digest.update(record)
                    stream.write(record)
                    rows += 1
                    if rows % AT_ONCE == 0:
                        told("write", done + rows, total)
            done += rows
            told("write", done, total)
            members[str(table.name)] = Member(
                columns=[str(column.name) for column in table.columns],
                rows=rows,
                sha256=digest.hexdigest(),
            )
    return Manifest(schema=schema, database=database.dialect, taken=taken, members=members)


def _record(values: list[Any]) -> bytes:
    body = msgspec.msgpack.encode(values)
    return len(body).to_bytes(4, "big") + body


def _name(table: str) -> str:
    return f"{table}.rows"


def _schema_of(connection: Connection, database: Database) -> str:
    found = None
    if inspect(connection).has_table(VERSION_TABLE):
        query = text(f"SELECT version_num FROM {VERSION_TABLE}")
        found = connection.execute(query).scalar_one_or_none()
    if found is None:
        raise StoreError(f"{database.where}: there is no database of Overrun")
    return str(found)


def _tables(connection: Connection) -> list[Table]:
    """The tables that the database has, each after those that it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in LEFT_OUT]


# -- reading -------------------------------------------------------------------------------------


class Backup:
    """A file that was written, open for reading."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self._archive = zipfile.ZipFile(file)
            raw = self._archive.read(MANIFEST)
        except OSError as error:
            raise BadBackup(f"{file}: cannot be read: {error.strerror}") from error
        except (zipfile.BadZipFile, KeyError, EOFError, NotImplementedError) as error:
            raise BadBackup(f"{file}: not a complete backup of Overrun") from error
        try:
            self.manifest = msgspec.json.decode(raw, type=Manifest)
        except msgspec.MsgspecError as error:
            raise BadBackup(f"{file}: its manifest cannot be read: {error}") from error
        if self.manifest.format > FORMAT or self.manifest.schema > newest():
            raise BadBackup(
                f"{file}: it was written by Overrun {self.manifest.version}, "
                f"which is newer than this one, {__version__}"
            )

    def __enter__(self) -> Backup:
        return self

    def __exit__(self, *_: object) -> None:
        self._archive.close()

    def rows(self, name: str) -> Iterator[Row]:
        """The rows of one table; whether they are all, and unchanged, is known at the end."""
        member = self.manifest.members[name]
        digest, count = hashlib.sha256(), 0
        try:
            with self._archive.open(_name(name)) as stream:
                while prefix := stream.read(4):
                    body = _exactly(stream, int.from_bytes(prefix, "big"))
                    digest.update(prefix + body)
                    count += 1
                    values = msgspec.msgpack.decode(body, type=list)
                    yield dict(zip(member.columns, values, strict=True))
        except (zipfile.BadZipFile, KeyError, EOFError, OSError, ValueError) as error:
            # msgspec's errors and those of zlib are among them
            raise BadBackup(f"{self.file}: {name} is damaged: {error}") from error
        except Exception as error:
            raise BadBackup(f"{self.file}: {name} is damaged: {type(error).__name__}") from error
        if (count, digest.hexdigest()) != (member.rows, member.sha256):
            raise BadBackup(f"{self.file}: {name} is damaged: it is not what the manifest says")


def _exactly(stream: IO[bytes], length: int) -> bytes:
    if length > LONGEST_ROW:
        raise EOFError("a row is longer than any can be")
    body = stream.read(length)
    if len(body) != length:
        raise EOFError("it ends in the middle of a row")
    return body


# -- restoring -----------------------------------------------------------------------------------


def restore(
    backup: Backup, database: Database, *, force: bool = False, told: Progress = silent
) -> None:
    """Put what a backup holds into a database of the newest schema, all of it or nothing.

    A database in which there are tables or people is refused, unless ``force`` is given: then they
    are replaced. Whoever plays at them meanwhile is sent away, and comes back to what was restored.
    """
    if backup.manifest.schema == newest():
        _fill(database, _Rows(backup), force=force, told=told)
        return
    with _brought_up_to_date(backup, told) as rows:
        _fill(database, rows, force=force, told=told)


class _Rows:
    """Where rows come from: a backup's file."""

    def __init__(self, backup: Backup) -> None:
        self.backup = backup
        self.taken = backup.manifest.taken
        self.counts = {name: each.rows for name, each in backup.manifest.members.items()}

    def of(self, name: str) -> Iterator[Row]:
        return self.backup.rows(name)


class _Renewed(_Rows):
    """Where rows come from: a throw-away database that was filled from a file and migrated."""

    def __init__(self, backup: Backup, connection: Connection) -> None:
        super().__init__(backup)
        self._connection = connection
        self._tables = {table.name: table for table in _tables(connection)}
        self.counts = {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in self._tables.items()
        }

    def of(self, name: str) -> Iterator[Row]:
        found = self._connection.execution_options(yield_per=AT_ONCE).execute(
            select(self._tables[name])
        )
        for row in found:
            yield dict(row._mapping)


@contextmanager
def _brought_up_to_date(backup: Backup, told: Progress) -> Iterator[_Rows]:
    # Alembic takes a while to load, and is only needed for backups of older versions.
    from overrun.server.store.migrate import migrate

    with throw_away() as database:
        migrate(database, backup.manifest.schema)
        _fill(database, _Rows(backup), force=False, told=told)
        migrate(database)
        with database.reading() as connection:
            yield _Renewed(backup, connection)


@contextmanager
def throw_away() -> Iterator[Database]:
    """An empty SQLite database that is deleted afterwards."""
    with tempfile.TemporaryDirectory(prefix="overrun-") as folder:
        database = Database(Path(folder) / "tables.db", lease=60)
        try:
            yield database
        finally:
            database.close()


def _fill(database: Database, source: _Rows, *, force: bool, told: Progress) -> None:
    total, done = sum(source.counts.values()), 0
    with database.writing() as connection:
        database.take_time(connection)
        tables = _tables(connection)
        fence = _make_room(connection, database, tables, force=force)
        for table in tables:
            batch: list[Row] = []
            for row in source.of(table.name) if table.name in source.counts else ():
                if table.name == "tables":
                    row = _nobodys(row, fence, source.taken)
                batch.append(_storable(row, table))
                done += 1
                if len(batch) == AT_ONCE:
                    connection.execute(insert(table), batch)
                    batch = []
                    told("restore", done, total)
            if batch:
                connection.execute(insert(table), batch)
            told("restore", done, total)


def _make_room(
    connection: Connection, database: Database, tables: list[Table], *, force: bool
) -> int:
    """Empty the database, if that is wanted or it is empty anyway. Returns a number from which
    fences have to start, so that nobody who has a table in memory can write to what follows."""
    by_name = {table.name: table for table in tables}
    kept = {
        name: connection.execute(select(func.count()).select_from(by_name[name])).scalar_one()
        for name in ("tables", "people")
    }
    if any(kept.values()) and not force:
        raise NotEmpty(
            f"{database.where}: {kept['tables']} tables and {kept['people']} people are in it; "
            "with --force they are replaced"
        )
    highest = select(func.max(by_name["tables"].c.fence))
    fence: int = connection.execute(highest).scalar_one() or 0
    for table in reversed(tables):
        connection.execute(delete(table))
    return fence + 1


def _nobodys(row: Row, fence: int, taken: float) -> Row:
    """A table that no process has. Its clocks stand still since the backup was taken."""
    released = row["released"] if row["owner"] is None else taken
    return {**row, "owner": None, "released": released, "fence": row["fence"] + fence}


def _storable(row: Mapping[str, Any], table: Table) -> Row:
    """The values that this table has columns for, without what PostgreSQL cannot keep."""
    return {
        name: value.replace("\0", "") if isinstance(value, str) else value
        for name, value in row.items()
        if name in table.columns
    }
