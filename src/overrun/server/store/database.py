"""The way to the database: addresses, connections, transactions and its clock.

Everything that differs between SQLite and PostgreSQL is in this file.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Double, Engine, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from overrun.server.store.rows import StoreError

PATIENCE = 15
"""Seconds to wait for a lock, and for a server to answer at all."""

MIGRATING = 0x6F76657272756E
"""The advisory lock under which PostgreSQL's schema is changed: ``overrun`` in ASCII."""


class now(FunctionElement[float]):  # noqa: N801 - it reads as the function of SQL that it is
    """The database's own time in seconds since 1970, at this moment of the transaction.

    Processes compare their times by this clock alone, so theirs need not agree.
    """

    type = Double()
    inherit_cache = True


@compiles(now, "sqlite")
def _sqlite_now(element: now, compiler: Any, **kw: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _postgresql_now(element: now, compiler: Any, **kw: Any) -> str:
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"


class Database:
    """Connections to one database. Any thread may use it.

    ``reading`` and ``writing`` are transactions; what the database refuses in them is raised as
    a :class:`StoreError` of one line, and leaves nothing behind.
    """

    def __init__(self, address: str | Path, *, lease: float) -> None:
        self.url = database_url(address)
        self.dialect = self.url.get_backend_name()
        """``sqlite`` or ``postgresql``."""
        self._turn: AbstractContextManager[Any] = nullcontext()
        self.where = without_password(address)
        if self.dialect == "sqlite":
            self._engine = _sqlite_engine(self.url)
            self._read_engine = self._engine.execution_options(deferred=True)
            # SQLite lets one write at a time, and whoever waits for it sleeps and tries again:
            # the threads of a process had better take turns.
            self._turn = threading.Lock()
        else:
            self._engine = _postgresql_engine(self.url, lease)
            # Several queries of one reading see the same moment, as they do with SQLite.
            self._read_engine = self._engine.execution_options(isolation_level="REPEATABLE READ")

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads, all of it as of one moment."""
        with self._explained(), self._read_engine.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is done as a whole or not at all."""
        with self._turn, self._explained(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        """A transaction that is alone in changing the schema, among all processes."""
        with self.writing() as connection:
            self.take_time(connection)
            if self.dialect == "postgresql":
                connection.execute(text("SET LOCAL lock_timeout = 0"))  # it takes what it takes
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            yield connection

    def take_time(self, connection: Connection) -> None:
        """A long transaction must not be ended because its client computes meanwhile."""
        if self.dialect == "postgresql":
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))

    def insert_once(self, connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
        """Insert a row, or leave the one that has its key as it is."""
        connection.execute(self._insert(table).on_conflict_do_nothing(), row)

    def insert_or_change(
        self, connection: Connection, table: Table, key: Mapping[str, Any], rest: Mapping[str, Any]
    ) -> None:
        """Insert a row, or give the one that has its key these values."""
        insert = self._insert(table).values(**key, **rest)
        connection.execute(insert.on_conflict_do_update(index_elements=list(key), set_=dict(rest)))

    def close(self) -> None:
        self._engine.dispose()

    def _insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        return sqlite.insert(table) if self.dialect == "sqlite" else postgresql.insert(table)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except SQLAlchemyError as error:
            raise StoreError(f"{self.where}: {one_line(error)}") from error


def database_url(address: str | Path) -> URL:
    """The full URL of a database: a file's path or a short URL will do.

    >>> str(database_url("tables.db"))
    'sqlite:///tables.db'
    >>> str(database_url("postgresql://db.example/overrun"))
    'postgresql+psycopg://db.example/overrun'
    """
    text_ = str(address)
    if "://" not in text_:
        url = URL.create("sqlite", database=text_)
    else:
        try:
            url = make_url(text_)
        except (ArgumentError, ValueError) as error:
            raise StoreError("the database's URL cannot be read") from error
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise StoreError(
            f"{url.drivername}: no database that can be used; "
            "give a file's path for SQLite, or a URL that starts with postgresql://"
        )
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("SQLite needs a file: several connections share the database")
    return url


def without_password(address: str | Path) -> str:
    """How a database may be named where everyone reads it.

    >>> without_password("postgresql://ann:secret@db.example/overrun")
    'postgresql+psycopg://ann:***@db.example/overrun'
    """
    url = database_url(address)
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(query={}).render_as_string(hide_password=True)  # it may have one as well


def one_line(error: Exception) -> str:
    """What the database said, without the statement and without line breaks."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _sqlite_engine(url: URL) -> Engine:
    path = Path(str(url.database))
    try:
        if not path.exists():
            path.touch(mode=0o600)  # the seeds and the links of all seats are in it
    except OSError as error:
        raise StoreError(f"{path}: cannot be made: {error.strerror}") from error
    # Python's driver would begin transactions by its own rules; without them we say when.
    engine = create_engine(url, connect_args={"isolation_level": None, "timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        # With FULL, what is committed stays, even if the power fails.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer that begins as a reader could not become one while another writes.
        deferred = connection.get_execution_options().get("deferred", False)
        connection.exec_driver_sql("BEGIN DEFERRED" if deferred else "BEGIN IMMEDIATE")

    return engine


def _postgresql_engine(url: URL, lease: float) -> Engine:
    # A process that stops in the middle of a transaction must not keep its tables locked after
    # its lease: the server ends such a session.
    options = [
        str(url.query.get("options", "")),
        f"-c idle_in_transaction_session_timeout={max(1, round(lease * 1000))}",
        f"-c lock_timeout={PATIENCE}s",
    ]
    arguments: dict[str, Any] = {"options": " ".join(options)}
    if "connect_timeout" not in url.query:
        arguments["connect_timeout"] = PATIENCE
    try:
        return create_engine(
            url, connect_args=arguments, isolation_level="READ COMMITTED", pool_pre_ping=True
        )
    except ModuleNotFoundError as error:
        raise StoreError(
            "PostgreSQL needs the package psycopg: pip install 'overrun[postgresql]'"
        ) from error
