"""Letting go: tables and reports that are old enough, and everything about a person.

Each call is a small part of the work in one transaction, so that nobody has to wait for it. A
table that a living process has is left alone, unless it is changed for somebody who wants to be
forgotten: then it is taken from its owner, whose fence is too low from then on, and opened anew.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Collection, Sequence
from time import time
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, or_, select, update
from sqlalchemy.sql.elements import ColumnElement

from overrun.server.store import people as browsers
from overrun.server.store import schema
from overrun.server.store.database import Database, now
from overrun.server.store.rows import StoreError
from overrun.server.store.seats import give_up

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
BACKUP = "backup"
"""The note of when the database was last backed up."""
GONE = "gone-"
"""How the persons begin in whose place nobody can come any more."""

tables, seats, holders, visits = schema.tables, schema.seats, schema.holders, schema.visits
chat, reports, people, processes = schema.chat, schema.reports, schema.people, schema.processes


class Anonymous(msgspec.Struct, frozen=True):
    """What stands where a person was."""

    name: str
    """Instead of the name."""
    line: str
    """Instead of what was said."""
    bot: Callable[[str], str]
    """The bot that plays on at a table that runs, by the JSON of the table's header."""


# -- what is old ---------------------------------------------------------------------------------


def remove_tables(
    connection: Connection, *, ended: bool, before: float, limit: int, lease: float
) -> int:
    """Delete some tables that were last touched before then, with all that belongs to them."""
    nobodys = or_(tables.c.owner.is_(None), processes.c.beaten <= now() - lease)
    old = (
        select(tables.c.id)
        .outerjoin(processes, processes.c.id == tables.c.owner)
        .where(tables.c.ended.is_(ended), tables.c.touched < before, nobodys)
        .order_by(tables.c.touched)
        .limit(limit)
        # Another process that lets go of the same is not waited for, nor one that claims it.
        .with_for_update(of=tables, skip_locked=True)
    )
    ids = list(connection.execute(old).scalars())
    if ids:
        for table in reversed(schema.metadata.sorted_tables):
            if "table_id" in table.c:
                connection.execute(delete(table).where(table.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return len(ids)


def remove_reports(connection: Connection, *, before: float, limit: int) -> int:
    """Delete some reports that are older than that."""
    old = select(reports.c.id).where(reports.c.at < before).order_by(reports.c.at).limit(limit)
    ids = list(connection.execute(old).scalars())
    connection.execute(delete(reports).where(reports.c.id.in_(ids)))
    return len(ids)


def forget_origins(connection: Connection, *, before: float) -> None:
    """From where tables were made is of use for a day only."""
    old = (tables.c.origin != "") & (tables.c.created < before)
    connection.execute(update(tables).where(old).values(origin=""))


def unseen(connection: Connection, *, before: float, limit: int) -> list[str]:
    """Some persons who were not here since then, and sit at no table that still runs."""
    plays = exists().where(
        holders.c.person == people.c.id, tables.c.id == holders.c.table_id, ~tables.c.ended
    )
    query = select(people.c.id).where(people.c.seen < before, ~plays)
    return list(connection.execute(query.order_by(people.c.seen).limit(limit)).scalars())


# -- a person ------------------------------------------------------------------------------------


def forget(connection: Connection, person: str, instead: Anonymous) -> list[str]:
    """Forget everything about a person. Returns the tables whose seats or host changed.

    Games are kept, for those who played them too: a seat that was only this person's is a guest's
    in a game that is over, and a bot's in one that runs; what was said is gone.
    """
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    ids = _concerned(connection, person)
    found = connection.execute(
        select(tables.c.id, tables.c.header, tables.c.ended)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id)  # in the order in which commits lock them
        .with_for_update(key_share=True)
    ).all()
    sat = set(_all(connection, holders.c.table_id, holders.c.person == person))
    made = set(_all(connection, tables.c.id, tables.c.host == person))
    for table in found:
        alone = _seats_alone(connection, table.id, person)
        _silence(connection, table.id, person, alone, name, instead)
        _leave_seats(connection, table, person, alone, name, instead)
    nobody = f"{GONE}{secrets.token_hex(12)}"
    connection.execute(update(tables).where(tables.c.host == person).values(host=nobody))
    changed = sorted(sat | made)
    _take_away(connection, changed)
    connection.execute(delete(visits).where(visits.c.person == person))
    connection.execute(delete(reports).where(reports.c.person == person))
    browsers.forget(connection, person)
    connection.execute(delete(people).where(people.c.id == person))
    return changed


def _concerned(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits, spoke, watched, or which it made."""
    found: set[str] = set()
    for column, by in (
        (holders.c.table_id, holders.c.person),
        (visits.c.table_id, visits.c.person),
        (chat.c.table_id, chat.c.person),
        (tables.c.id, tables.c.host),
    ):
        found.update(_all(connection, column, by == person))
    return sorted(found)


def _all(connection: Connection, column: Any, when: ColumnElement[bool]) -> list[str]:
    return list(connection.execute(select(column).where(when)).scalars())


def _seats_alone(connection: Connection, table: str, person: str) -> list[int]:
    """The seats of a table that nobody but this person holds."""
    held = connection.execute(
        select(holders.c.seat, func.count(), func.max(holders.c.person))
        .where(holders.c.table_id == table)
        .group_by(holders.c.seat)
    )
    return [seat for seat, count, holder in held if count == 1 and holder == person]


def _silence(
    connection: Connection,
    table: str,
    person: str,
    alone: Collection[int],
    name: str | None,
    instead: Anonymous,
) -> None:
    """Take out what a person said; of lines of earlier versions it is known by seat and name."""
    unsigned = chat.c.person == ""
    by_seat = chat.c.seat.in_(alone)
    by_name = chat.c.seat.is_(None) & (chat.c.name == (name or ""))
    said: ColumnElement[bool] = (chat.c.person == person) | (unsigned & (by_seat | by_name))
    connection.execute(
        update(chat)
        .where(chat.c.table_id == table, said)
        .values(name=instead.name, text=instead.line, person="")
    )


def _leave_seats(
    connection: Connection,
    table: Any,
    person: str,
    alone: Collection[int],
    name: str | None,
    instead: Anonymous,
) -> None:
    mine = (holders.c.table_id == table.id) & (holders.c.person == person)
    here = (seats.c.table_id == table.id) & seats.c.seat.in_(alone)
    if table.ended:
        others = (holders.c.table_id == table.id) & holders.c.seat.in_(alone)
        nobody = f"{GONE}{secrets.token_hex(12)}"
        anyone = {"person": nobody, "since": 0.0, "device": ""}
        connection.execute(update(holders).where(mine & others).values(**anyone))
        connection.execute(
            update(seats).where(here).values(name=instead.name, code="", code_until=0.0)
        )
    elif alone:
        bot = instead.bot(table.header)
        for seat in alone:
            give_up(connection, table.id, seat, bot)
        connection.execute(update(seats).where(here).values(name=""))
        connection.execute(update(tables).where(tables.c.id == table.id).values(awake=True))
    connection.execute(delete(holders).where(mine))
    # A seat that was left to a bot still says whose it was.
    held = exists().where(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat)
    left = (seats.c.table_id == table.id) & (seats.c.name == (name or "")) & ~held
    connection.execute(update(seats).where(left).values(name=""))


def _take_away(connection: Connection, ids: Sequence[str]) -> None:
    """Make these tables nobody's: who has one in memory must read it anew."""
    owned = tables.c.id.in_(ids) & tables.c.owner.is_not(None)
    connection.execute(
        update(tables).where(owned).values(owner=None, fence=tables.c.fence + 1, released=now())
    )


# -- being here ----------------------------------------------------------------------------------


def see(connection: Connection, person: str) -> None:
    """Note that a person is here; once a day will do."""
    mine = (people.c.id == person) & (people.c.seen < time() - DAY)
    connection.execute(update(people).where(mine).values(seen=time()))


def running_of(connection: Connection, person: str) -> int:
    """How many tables of this person's making still run."""
    mine = select(func.count()).where(tables.c.host == person, ~tables.c.ended)
    return connection.execute(mine).scalar_one()


def running_from(connection: Connection, origin: str, since: float) -> int:
    """How many tables that were made from there since then still run."""
    made = (tables.c.origin == origin) & (tables.c.created >= since)
    return connection.execute(select(func.count()).where(made, ~tables.c.ended)).scalar_one()


def note(connection: Connection, database: Database, name: str, value: str) -> None:
    """Keep something that is worth knowing of the database as a whole."""
    database.insert_or_change(
        connection, schema.notes, {"name": name}, {"value": value, "at": time()}
    )


def noted(connection: Connection, name: str) -> tuple[str, float] | None:
    """What was noted under a name, and when."""
    notes = schema.notes.c
    query = select(notes.value, notes.at).where(notes.name == name)
    found = connection.execute(query).one_or_none()
    return None if found is None else (found.value, found.at)


class Care:
    """All of this for one database; every method is one transaction, or a few small ones."""

    def __init__(self, database: Database, *, lease: float) -> None:
        self._database = database
        self._lease = lease

    def remove_tables(self, *, ended: bool, before: float, limit: int) -> int:
        """Delete some tables that nobody touched since then; how many they were."""
        with self._database.writing() as connection:
            return remove_tables(
                connection, ended=ended, before=before, limit=limit, lease=self._lease
            )

    def remove_reports(self, *, before: float, limit: int) -> int:
        """Delete some reports that are older than that; how many they were."""
        with self._database.writing() as connection:
            return remove_reports(connection, before=before, limit=limit)

    def forget_origins(self, before: float) -> None:
        """Forget from where the tables were made that are older than that."""
        with self._database.writing() as connection:
            forget_origins(connection, before=before)

    def forget(self, person: str, instead: Anonymous) -> list[str]:
        """Forget everything about a person; the tables that are others now."""
        with self._database.writing() as connection:
            return forget(connection, person, instead)

    def forget_unseen(self, instead: Anonymous, *, before: float, limit: int) -> int:
        """Forget some of those who were not here since then; how many they were."""
        with self._database.reading() as connection:
            gone = unseen(connection, before=before, limit=limit)
        done = 0
        for person in gone:
            try:
                self.forget(person, instead)
                done += 1
            except StoreError as error:
                log.error("somebody could not be forgotten: %s", error)
        return done

    def set_origin(self, id: str, origin: str) -> None:
        """Say from where a table was made."""
        with self._database.writing() as connection:
            connection.execute(update(tables).where(tables.c.id == id).values(origin=origin))

    def running(self, person: str, origin: str, since: float) -> tuple[int, int]:
        """How many tables run that this person made, and that were made from there since then."""
        with self._database.reading() as connection:
            mine = running_of(connection, person) if person else 0
            return mine, running_from(connection, origin, since)

    def note(self, name: str, value: str) -> None:
        """Keep something that is worth knowing of the database as a whole."""
        with self._database.writing() as connection:
            note(connection, self._database, name, value)

    def noted(self, name: str) -> tuple[str, float] | None:
        """What was noted under a name, and when."""
        with self._database.reading() as connection:
            return noted(connection, name)
