"""Marks and recordings: the moments to which a table can go back, and what everyone saw of it."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, or_, select, update

from overrun.core.dump import Mark
from overrun.server.store.schema import dumps, marks, recordings, tables
from overrun.server.store.tables import add

PART = 40
"""The steps of a part of a recording; only the last may be shorter. The first part begins with
step 0, how the table was before the first answer."""


def marks_of(connection: Connection, id: str) -> list[Mark]:
    """The marks of a table, oldest first."""
    columns = marks.c
    found = connection.execute(
        select(columns.answers, columns.state)
        .where(columns.table_id == id)
        .order_by(columns.answers)
    )
    return [(row.answers, row.state) for row in found]


def record(
    connection: Connection,
    id: str,
    revision: int,
    first: int,
    parts: Mapping[str, bytes],
    last: int,
) -> bool:
    """Keep what each viewer saw from step ``first`` to ``last``; ``False`` if something was taken
    back meanwhile, or it is kept already."""
    columns = tables.c
    found = connection.execute(
        select(columns.revision, columns.recorded).where(columns.id == id).with_for_update()
    ).one_or_none()
    if found is None or (found.revision, found.recorded) != (revision, first):
        return False
    add(
        connection,
        recordings,
        [
            {"table_id": id, "first": first, "viewer": viewer, "body": body}
            for viewer, body in parts.items()
        ],
    )
    connection.execute(update(tables).where(columns.id == id).values(recorded=last + 1))
    return True


def part(connection: Connection, id: str, first: int, viewer: str) -> bytes | None:
    """What a viewer saw in the part that begins with this step."""
    columns = recordings.c
    return connection.execute(
        select(columns.body).where(
            columns.table_id == id, columns.first == first, columns.viewer == viewer
        )
    ).scalar_one_or_none()


def of_long_ago(connection: Connection, limit: int) -> list[str]:
    """Tables that are no journals yet."""
    columns = dumps.c
    found = connection.execute(
        select(columns.table_id)
        .where(columns.opening.is_(None))
        .order_by(columns.table_id)
        .limit(limit)
    )
    return list(found.scalars())


def to_record(connection: Connection, limit: int) -> list[str]:
    """Tables of which a part can be recorded: it is full, or the game is over."""
    columns = tables.c
    steps = columns.answers + 1
    full = steps - columns.recorded >= PART
    rest = columns.ended & (columns.recorded < steps)
    found = connection.execute(
        select(columns.id).where(or_(full, rest)).order_by(columns.touched).limit(limit)
    )
    return list(found.scalars())
