"""Tables and seats: making them, reading them, listing them."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.sql.elements import ColumnElement

from overrun.core.dump import Mark
from overrun.core.log import Header
from overrun.server.protocol import TableOptions
from overrun.server.store import schema
from overrun.server.store.database import now
from overrun.server.store.rows import (
    AnswerRow,
    Damaged,
    SeatRow,
    StoreError,
    TableRow,
    TableSummary,
)
from overrun.server.timers import Timer

log = logging.getLogger(__name__)

T = TypeVar("T")

_ROW = [column for column in schema.tables.c if column.name in TableRow.__struct_fields__]
_ANSWER = [schema.answers.c[field] for field in AnswerRow.__struct_fields__]


def to_json(value: Any) -> str:
    """A value as it is kept in a text column."""
    return msgspec.json.encode(value).decode()


def from_json(text: str, kind: type[T]) -> T:
    """A value from a text column; what was damaged there is a :class:`Damaged`."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        # Without the value: a seed may be in it.
        raise Damaged(f"a stored value is damaged: {error}") from error


def _table_values(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "header": to_json(row.header),
        "options": to_json(row.options),
        "public": row.options.public,
        "host": row.host,
        "watch": row.watch,
        "parent": row.parent,
        "created": row.created,
        "touched": row.touched,
        "answers": row.answers,
        "revision": row.revision,
        "ended": row.ended,
        "outcome": row.outcome,
        "waiting": to_json(row.waiting),
        "clocks": to_json(row.clocks),
        "timers": to_json(row.timers),
        "awake": row.awake,
        "recorded": row.recorded,
        "spoken": 0,
        "fence": 0,
        "paused": 0.0,
    }


def make(
    connection: Connection,
    row: TableRow,
    seats: Sequence[SeatRow],
    answers: Sequence[AnswerRow],
    marks: Sequence[Mark],
    device: str = "",
) -> None:
    """Insert a table with its seats, its people, and the answers that it starts with."""
    if [answer.number for answer in answers] != list(range(1, row.answers + 1)):
        raise StoreError(f"table {row.id}: {row.answers} answers are said, others are given")
    connection.execute(insert(schema.tables).values(released=now(), **_table_values(row)))
    dump = {
        "table_id": row.id,
        "answers": row.dumped,
        "dump": row.dump,
        "opening": row.opening,
    }
    connection.execute(insert(schema.dumps), dump)
    add(
        connection,
        schema.seats,
        [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
                "name": seat.name,
                "token": seat.token,
                "spent": seat.spent,
                "wished": seat.wished,
            }
            for seat in seats
        ],
    )
    add(
        connection,
        schema.holders,
        [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "person": person,
                "since": row.created,
                "device": device if person == row.host else "",
            }
            for seat in seats
            for person in seat.people
        ],
    )
    people = {row.host, *(person for seat in seats for person in seat.people)}
    add(
        connection,
        schema.visits,
        [{"table_id": row.id, "person": person} for person in sorted(people)],
    )
    add(connection, schema.answers, [answer_values(row.id, answer) for answer in answers])
    add(connection, schema.marks, [mark_values(row.id, *mark) for mark in marks])


def add(connection: Connection, table: Any, rows: Sequence[dict[str, Any]]) -> None:
    """Insert any number of rows, none included."""
    if rows:
        connection.execute(insert(table), rows)


def answer_values(table: str, answer: AnswerRow) -> dict[str, Any]:
    """An answer as a row of the database."""
    return {"table_id": table, **msgspec.structs.asdict(answer)}


def mark_values(table: str, answers: int, state: bytes) -> dict[str, Any]:
    """A mark as a row of the database."""
    return {"table_id": table, "answers": answers, "state": state}


def table(connection: Connection, id: str) -> TableRow | None:
    """The table with its dump."""
    dumps = schema.dumps.c
    found = connection.execute(
        select(*_ROW, dumps.dump, dumps.answers.label("dumped"), dumps.opening)
        .join(schema.dumps, dumps.table_id == schema.tables.c.id)
        .where(schema.tables.c.id == id)
    ).one_or_none()
    if found is None:
        return None
    row = _table_row(found)
    row.dump, row.dumped, row.opening = found.dump, found.dumped, found.opening
    return row


def seats(connection: Connection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, in order, with their people: two queries, however many."""
    people = defaultdict(list)
    holders = schema.holders.c
    for found in connection.execute(
        select(schema.holders).where(holders.table_id.in_(ids)).order_by(holders.person)
    ):
        people[found.table_id, found.seat].append(found.person)
    rows: dict[str, list[SeatRow]] = {id: [] for id in ids}
    columns = schema.seats.c
    for found in connection.execute(
        select(schema.seats).where(columns.table_id.in_(ids)).order_by(columns.seat)
    ):
        rows[found.table_id].append(
            SeatRow(
                seat=found.seat,
                bot=found.bot,
                stand_in=found.stand_in,
                name=found.name,
                token=found.token,
                spent=found.spent,
                wished=found.wished,
                people=people[found.table_id, found.seat],
            )
        )
    return rows


def answers(connection: Connection, id: str, after: int) -> list[AnswerRow]:
    """The answers that come after a number, in order."""
    columns = schema.answers.c
    found = connection.execute(
        select(*_ANSWER)
        .where(columns.table_id == id, columns.number > after)
        .order_by(columns.number)
    )
    return [AnswerRow(**row._mapping) for row in found]


def listing(
    connection: Connection, *conditions: ColumnElement[bool], person: str | None = None, limit: int
) -> list[TableSummary]:
    """The tables that fulfil the conditions, newest first; a person's, or everybody's. One that
    cannot be read is left out: it must not spoil the list."""
    query = select(*_ROW).where(*conditions)
    if person is not None:
        visits = schema.visits.c
        query = query.join(schema.visits, visits.table_id == schema.tables.c.id)
        query = query.where(visits.person == person)
    newest = query.order_by(schema.tables.c.touched.desc(), schema.tables.c.id).limit(limit)
    rows = []
    for found in connection.execute(newest):
        try:
            rows.append(_table_row(found))
        except Damaged as error:
            log.warning("table %s is left out of a list: %s", found.id, error)
    by_table = seats(connection, [row.id for row in rows])
    return [TableSummary(row=row, seats=by_table[row.id]) for row in rows]


def _table_row(found: Row[*tuple[Any, ...]]) -> TableRow:
    return TableRow(
        id=found.id,
        header=from_json(found.header, Header),
        options=from_json(found.options, TableOptions),
        host=found.host,
        watch=found.watch,
        parent=found.parent,
        created=found.created,
        touched=found.touched,
        answers=found.answers,
        revision=found.revision,
        ended=found.ended,
        outcome=found.outcome,
        waiting=from_json(found.waiting, list[int]),
        clocks=from_json(found.clocks, dict[int, float]),
        timers=from_json(found.timers, list[Timer]),
        awake=found.awake,
        recorded=found.recorded,
    )
