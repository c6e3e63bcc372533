"""Which schema a database has, found out without loading what changes schemas."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import inspect, text

from overrun.server.store.database import Database

VERSION_TABLE = "overrun_schema"
MIGRATIONS = Path(__file__).with_name("migrations")


def newest() -> str:
    """The newest schema that this version of Overrun knows, by the names of its scripts.

    >>> newest() >= "001"
    True
    """
    return max(path.name[1:4] for path in (MIGRATIONS / "versions").glob("v[0-9]*.py"))


def is_current(database: Database) -> bool:
    """Whether the database has the newest schema."""
    with database.reading() as connection:
        if not inspect(connection).has_table(VERSION_TABLE):
            return False
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))
        return found.scalars().all() == [newest()]
