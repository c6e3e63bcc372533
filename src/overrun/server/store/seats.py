"""Seats: who holds them, how a link is spent, and how one device brings in another."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from overrun.server.store import schema
from overrun.server.store.database import Database
from overrun.server.store.rows import Holder

_seats, _holders, _visits = schema.seats.c, schema.holders.c, schema.visits.c


def take(
    connection: Connection, database: Database, id: str, token: str, holder: Holder, name: str
) -> int | None:
    """Let somebody take the seat of a link and give it this name; the link is spent with it.

    Of two who come at once only one finds the link unspent. ``None`` if it was, or is none.
    """
    seat = connection.execute(
        update(schema.seats)
        .where(_seats.table_id == id, _seats.token == token, ~_seats.spent)
        .values(spent=True, name=name)
        .returning(_seats.seat)
    ).scalar_one_or_none()
    if seat is not None:
        add(connection, database, id, seat, holder)
    return seat


def add(connection: Connection, database: Database, id: str, seat: int, holder: Holder) -> None:
    """Let somebody hold a seat, besides those who do already."""
    place = {"table_id": id, "person": holder.person}
    values = {**place, "seat": seat, "since": holder.since, "device": holder.device}
    database.insert_once(connection, schema.holders, values)
    database.insert_once(connection, schema.visits, place)


def set_code(connection: Connection, id: str, seat: int, code: str, until: float) -> None:
    """From now on, and until then, this code brings one more device to a seat; no other does."""
    where = _seats.table_id == id, _seats.seat == seat
    connection.execute(update(schema.seats).where(*where).values(code=code, code_until=until))


def redeem(
    connection: Connection, database: Database, id: str, code: str, holder: Holder
) -> int | None:
    """Let a device hold the seat that a code was made for; a code is good for one."""
    seat = connection.execute(
        update(schema.seats)
        .where(_seats.table_id == id, _seats.code == code, _seats.code_until > holder.since)
        .values(code="", code_until=0.0)
        .returning(_seats.seat)
    ).scalar_one_or_none()
    if seat is not None:
        add(connection, database, id, seat, holder)
    return seat


def holders(connection: Connection, id: str, seat: int) -> list[Holder]:
    """Those who hold a seat, the first first."""
    found = connection.execute(
        select(_holders.person, _holders.since, _holders.device)
        .where(_holders.table_id == id, _holders.seat == seat)
        .order_by(_holders.since, _holders.person)
    )
    return [Holder(**row._mapping) for row in found]


def drop(connection: Connection, id: str, seat: int, person: str) -> None:
    """Take a seat from one of its holders. Who holds no other at the table, and did not make it,
    is a stranger there again."""
    mine = _holders.table_id == id, _holders.person == person
    connection.execute(delete(schema.holders).where(*mine, _holders.seat == seat))
    others = connection.execute(select(func.count()).where(*mine)).scalar_one()
    host = connection.execute(select(schema.tables.c.host).where(schema.tables.c.id == id))
    if not others and host.scalar_one() != person:
        connection.execute(
            delete(schema.visits).where(_visits.table_id == id, _visits.person == person)
        )


def give_up(connection: Connection, id: str, seat: int, bot: str) -> None:
    """All who hold a seat leave it to a bot, for good. They may still watch."""
    where: Any = _holders.table_id == id, _holders.seat == seat
    connection.execute(delete(schema.holders).where(*where))
    connection.execute(
        update(schema.seats)
        .where(_seats.table_id == id, _seats.seat == seat)
        .values(bot=bot, stand_in="", wished=False, spent=True, code="", code_until=0.0)
    )
