"""``overrun backup`` and ``overrun restore``: everything that a server keeps, in one file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from overrun.cli.app import app
from overrun.cli.common import AsJson, Data, DatabaseUrl, err, examples, out, paragraphs, print_json
from overrun.core.errors import BadSetting
from overrun.places import database_in
from overrun.text import Text

if TYPE_CHECKING:
    from overrun.server.store.backup import Backup, Manifest
    from overrun.server.verifying import Unwell

Told = Callable[[str, int, int], None]
"""Is told which step is how far."""

Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


@app.command(
    "backup",
    help=paragraphs(
        "Write everything that a server keeps into one file, while it runs.",
        "The file can be restored into either kind of database. It is tried at once: restored into "
        "a throw-away database in which every table is opened; those that do not open are named, "
        "and kept all the same. Of a directory a file with the time in its name is made.",
        "The file holds the secrets of all tables: keep it where nobody else reads it.",
    ),
    epilog=examples(
        "overrun backup overrun.backup",
        "overrun backup /var/backups/overrun/ --json",
        "overrun backup tonight.backup --database postgresql://localhost/overrun",
    ),
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file, or a directory for it.")],
    database: DatabaseUrl = "",
    data: Data = None,
    force: Force = False,
    check: Annotated[
        bool, typer.Option("--check/--no-check", help="Restore it and open every table.")
    ] = True,
    as_json: AsJson = False,
) -> None:
    """Write a backup, and try it."""
    from overrun.server.store import LEASE
    from overrun.server.store.backup import write
    from overrun.server.store.database import Database
    from overrun.server.store.retention import BACKUP, Care
    from overrun.server.store.version import newest

    where = database or str(database_in(data))
    if "://" not in where and not Path(where).is_file():
        raise BadSetting(f"{where}: there is no such database")
    target = _named(file)
    if target.exists() and not force:
        raise BadSetting(f"{target}: it is there already; --force replaces it")
    began = perf_counter()
    with _progress() as told:
        opened = Database(where, lease=LEASE)
        try:
            manifest = write(opened, target, told)
            if manifest.schema == newest():
                Care(opened, lease=LEASE).note(BACKUP, target.name)
        finally:
            opened.close()
        unwell = _try_out(target, told) if check else []
    _report("backup", target, manifest, unwell, perf_counter() - began, as_json, checked=check)


@app.command(
    "restore",
    help=paragraphs(
        "Put what a backup holds into a database, all of it or nothing.",
        "The database may be of either kind, and may be in use: who plays at a table that is "
        "replaced is sent away, and comes back to what was restored. One in which something is "
        "kept already is refused without --force. Afterwards every table is opened, and those that "
        "do not open are named.",
    ),
    epilog=examples(
        "overrun restore overrun.backup --data ~/winter",
        "overrun restore overrun.backup --database postgresql://localhost/overrun",
        "overrun restore overrun.backup --force --json",
    ),
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `overrun backup` wrote.")],
    database: DatabaseUrl = "",
    data: Data = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Restore a backup, and look whether everything can be opened."""
    from overrun.server.store.backup import Backup

    began = perf_counter()
    with Backup(file) as found, _progress() as told:
        unwell = _put_back(found, database or str(database_in(data)), told, force=force)
    _report("restore", file, found.manifest, unwell, perf_counter() - began, as_json)


def _named(file: Path) -> Path:
    if not file.is_dir():
        return file
    return file / f"overrun-{datetime.now(UTC):%Y%m%d-%H%M%S}.backup"


def _try_out(file: Path, told: Told) -> list[Unwell]:
    """Restore a backup into a database that is thrown away, and open every table."""
    from overrun.server.store.backup import Backup, throw_away

    with Backup(file) as found, throw_away() as database:
        return _put_back(found, database.where, told)


def _put_back(found: Backup, where: str, told: Told, *, force: bool = False) -> list[Unwell]:
    """Restore a backup into this database, and open every table; those that do not open."""
    from overrun.server.store import Store
    from overrun.server.store.backup import restore
    from overrun.server.verifying import verify

    store = Store.open(where)
    try:
        restore(found, store.database, force=force, told=told)
        return verify(store, told)
    finally:
        store.close()


@contextmanager
def _progress() -> Iterator[Told]:
    text = Text()
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
        console=err(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        tasks: dict[str, Any] = {}

        def told(step: str, done: int, of: int) -> None:
            if step not in tasks:
                tasks[step] = bar.add_task(text(f"cli-backup-{step}"))
            bar.update(tasks[step], completed=done, total=of)

        yield told


def _report(
    done: str,
    file: Path,
    manifest: Manifest,
    unwell: list[Unwell],
    seconds: float,
    as_json: bool,
    *,
    checked: bool = True,
) -> None:
    tables = manifest.members["tables"].rows
    if as_json:
        print_json(
            {
                "file": str(file),
                "bytes": file.stat().st_size,
                "version": manifest.version,
                "schema": manifest.schema,
                "database": manifest.database,
                "taken": datetime.fromtimestamp(manifest.taken, UTC).isoformat(),
                "tables": tables,
                "rows": {name: member.rows for name, member in manifest.members.items()},
                "checked": checked,
                "broken": unwell,
                "seconds": round(seconds, 3),
            }
        )
    else:
        text = Text()
        size = file.stat().st_size // 1024
        out().print(
            escape(text(f"cli-{done}-done", file=str(file), tables=tables, kilobytes=size)),
            soft_wrap=True,
        )
        if checked and not unwell:
            out().print(escape(text("cli-backup-all-open")), soft_wrap=True)
        for each in unwell:
            line = text("cli-backup-unwell", table=each.table, problem=each.problem)
            err().print(escape(line), soft_wrap=True)
    if unwell:
        raise typer.Exit(1)
