"""Who owns a table: one process at a time, and the database decides.

A process beats every second or so. A table belongs to the process that claimed it, until it
releases it or has not beaten for a lease. Whenever a table changes hands its fence rises, and
writes with an older fence are refused: an owner that only slept cannot harm when it wakes.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from overrun.server.store.database import Database, now
from overrun.server.store.rows import Claim, NoTable
from overrun.server.store.schema import processes, tables

FORGOTTEN = 24 * 3600
"""Seconds after which a silent process without tables is deleted."""


def register(connection: Connection, database: Database, process: str, address: str) -> None:
    """Enter a process, alive from now on, and forget those that are long gone."""
    owns = exists().where(tables.c.owner == processes.c.id)
    connection.execute(delete(processes).where(processes.c.beaten < now() - FORGOTTEN, ~owns))
    database.insert_or_change(
        connection, processes, {"id": process}, {"address": address, "beaten": now()}
    )


def beat(connection: Connection, process: str) -> float | None:
    """The process is alive. Returns for how long it was silent; ``None`` if it is not entered."""
    mine = processes.c.id == process
    silent = connection.execute(
        select((now() - processes.c.beaten).label("silent")).where(mine)
    ).scalar_one_or_none()
    connection.execute(update(processes).where(mine).values(beaten=now()))
    return silent


def unregister(connection: Connection, process: str) -> None:
    """Release all tables of a process, now, and forget it."""
    _forget(connection, process, now())


def bury(connection: Connection, process: str) -> None:
    """Release the tables of a process that died, as of its last beat, and forget it."""
    last_beat = select(processes.c.beaten).where(processes.c.id == process).scalar_subquery()
    _forget(connection, process, last_beat)


def _forget(connection: Connection, process: str, released: ColumnElement[float]) -> None:
    owned = tables.c.owner == process
    # In the order in which commits lock them.
    connection.execute(
        select(tables.c.id).where(owned).order_by(tables.c.id).with_for_update(key_share=True)
    ).all()
    connection.execute(update(tables).where(owned).values(owner=None, released=released))
    connection.execute(delete(processes).where(processes.c.id == process))


def claim(connection: Connection, id: str, process: str, lease: float) -> Claim:
    """Take the table, unless another process that lives has it."""
    # The row stays locked from here on, so the owner that we judge is the owner.
    row = connection.execute(
        select(tables.c.owner, tables.c.fence, tables.c.released, tables.c.paused)
        .where(tables.c.id == id)
        .with_for_update(key_share=True)
    ).one_or_none()
    if row is None:
        raise NoTable(f"no table {id!r}")
    if row.owner == process:
        return Claim(fence=row.fence, mine=True, paused=row.paused)
    free_since = row.released
    if row.owner is not None:
        owner = connection.execute(
            select(processes.c.address, processes.c.beaten, now().label("now")).where(
                processes.c.id == row.owner
            )
        ).one()
        if owner.now - owner.beaten < lease:
            return Claim(fence=row.fence, mine=False, owner=row.owner, address=owner.address)
        free_since = owner.beaten
    moment = connection.execute(select(now())).scalar_one()
    paused = row.paused + max(0.0, moment - free_since)
    connection.execute(
        update(tables)
        .where(tables.c.id == id)
        .values(owner=process, fence=row.fence + 1, paused=paused)
    )
    return Claim(fence=row.fence + 1, mine=True, paused=paused)


def release(connection: Connection, id: str, process: str, fence: int) -> bool:
    """Give the table up. ``False`` if it was another's already."""
    mine = (tables.c.id == id) & (tables.c.owner == process) & (tables.c.fence == fence)
    given = update(tables).where(mine).values(owner=None, released=now())
    return connection.execute(given).rowcount == 1


def holds(connection: Connection, id: str, fence: int) -> bool:
    """Whether the fence is still the table's; it stays so until the transaction ends."""
    found = connection.execute(
        select(tables.c.fence).where(tables.c.id == id).with_for_update(key_share=True)
    ).scalar_one_or_none()
    return found == fence


def to_wake(connection: Connection, limit: int, lease: float) -> list[str]:
    """Running tables that need a process and have none, those last touched first."""
    nobody = or_(tables.c.owner.is_(None), processes.c.beaten <= now() - lease)
    found = connection.execute(
        select(tables.c.id)
        .outerjoin(processes, processes.c.id == tables.c.owner)
        .where(tables.c.awake, ~tables.c.ended, nobody)
        .order_by(tables.c.touched.desc(), tables.c.id)
        .limit(limit)
    )
    return list(found.scalars())
