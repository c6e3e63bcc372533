"""Bringing a database to the schema of this version, by the scripts in ``migrations``.

A change of the schema is a new file in ``migrations/versions``, with ``revision`` one higher and
``down_revision`` the one before; ``schema.py`` says the same as all of them together, and the
tests compare. There is no way back: a database of a newer schema is refused.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from overrun import __version__
from overrun.server.store.database import Database
from overrun.server.store.rows import StoreError
from overrun.server.store.version import MIGRATIONS, VERSION_TABLE

_alone = threading.Lock()
"""Alembic keeps the migration that runs in a global of the process."""


def scripts() -> ScriptDirectory:
    """The migrations."""
    return ScriptDirectory(MIGRATIONS)


def migrate(database: Database, target: str = "head") -> None:
    """Run the migrations that the database has not had. Any number of processes may try."""
    known = scripts()
    with database.reading() as connection:
        if current(connection, database, known) == known.get_current_head():
            return
    with _alone, database.migrating() as connection:
        current(connection, database, known)
        upgrade(connection, known, target)


def current(connection: Connection, database: Database, known: ScriptDirectory) -> str | None:
    """The database's revision; ``None`` if it is empty."""
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    revision = context.get_current_revision()
    if revision is not None and revision not in {each.revision for each in known.walk_revisions()}:
        raise StoreError(
            f"{database.where}: its schema {revision} is newer than Overrun {__version__}, "
            f"which knows {known.get_current_head()}"
        )
    return revision


def upgrade(connection: Connection, known: ScriptDirectory, target: str) -> None:
    """Run the migrations up to ``target`` that come after the database's revision."""

    def missing(revision: Any, context: MigrationContext) -> Iterable[MigrationStep]:
        way = known.iterate_revisions(target, revision, implicit_base=True)
        for script in reversed(list(way)):
            yield MigrationStep.upgrade_from_script(known.revision_map, script)

    with EnvironmentContext(Config(), known, fn=missing) as environment:
        environment.configure(connection=connection, version_table=VERSION_TABLE)
        environment.run_migrations()
