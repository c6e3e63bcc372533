"""Writing what rooms decide: many commits in one transaction, with a handful of statements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, update

from overrun.server.store import schema
from overrun.server.store.recordings import PART
from overrun.server.store.rows import AnswerRow, Commit
from overrun.server.store.tables import add, answer_values, mark_values, to_json

_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"))
    # The clocks that are written are already later by the time in which nobody had the table.
    .values({"revision": schema.tables.c.revision + bindparam("undone"), "paused": 0.0})
)
_NEW_DUMP = update(schema.dumps).where(schema.dumps.c.table_id == bindparam("of"))
_CUT_ANSWERS = delete(schema.answers).where(
    schema.answers.c.table_id == bindparam("of"), schema.answers.c.number > bindparam("kept")
)
_CUT_MARKS = delete(schema.marks).where(
    schema.marks.c.table_id == bindparam("of"), schema.marks.c.answers > bindparam("kept")
)
_CUT_MARK = delete(schema.marks).where(
    schema.marks.c.table_id == bindparam("of"), schema.marks.c.answers == bindparam("at")
)
_CUT_RECORDING = delete(schema.recordings).where(
    schema.recordings.c.table_id == bindparam("of"), schema.recordings.c.first >= bindparam("whole")
)
_CUT_RECORDED = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.recorded > bindparam("whole"))
    .values(recorded=bindparam("whole"))
)
_ALL_MARKS = delete(schema.marks).where(schema.marks.c.table_id == bindparam("of"))
_JOURNAL = (
    update(schema.answers)
    .where(schema.answers.c.table_id == bindparam("of"), schema.answers.c.number == bindparam("nr"))
    .values(known=bindparam("knew"), told=bindparam("said"))
)
_OPENING = update(schema.dumps).where(schema.dumps.c.table_id == bindparam("of"))
_CUT_DUMP = (
    update(schema.dumps)
    .where(schema.dumps.c.table_id == bindparam("of"), schema.dumps.c.answers > bindparam("kept"))
    .values(dump=None, answers=0)
)


class Draft:
    """What a batch makes of one table: its commits folded into one change."""

    def __init__(self, fence: int, count: int) -> None:
        self.fence = fence
        self.count = count
        """How many answers the table has, with the commits taken so far."""
        self.kept: int | None = None
        """How many of the stored answers stay, if there was an undo."""
        self.undone = 0
        self.answers: list[AnswerRow] = []
        self.dump: tuple[int, bytes] | None = None
        self.opening: bytes | None = None
        self.journal: list[AnswerRow] = []
        self.marks: dict[int, bytes] = {}
        self.all_marks = False
        self.last: Commit | None = None

    def take(self, commit: Commit) -> bool:
        """Add a commit, if it fits on what is there."""
        if (commit.fence, commit.expected) != (self.fence, self.count):
            return False
        if commit.keep is not None:
            self.undone += 1
            self.kept = min(commit.keep, self.count if self.kept is None else self.kept)
            self.answers = [each for each in self.answers if each.number <= commit.keep]
            if self.dump and self.dump[0] > commit.keep:
                self.dump = None
            self.marks = {n: mark for n, mark in self.marks.items() if n <= commit.keep}
        self.answers += commit.answers
        self.count = commit.total
        if commit.dump is not None:
            self.dump = (self.count, commit.dump)
        self.opening = commit.opening or self.opening
        self.journal += commit.journal
        self.marks.update(commit.marks)
        self.all_marks |= commit.all_marks
        self.last = commit
        return True


def write(connection: Connection, batch: Sequence[Commit]) -> list[bool]:
    """Write the commits of a batch that fit; says for each whether it did.

    The rows of the tables are locked first and stay so until the transaction ends, so nobody can
    take a table over between the look at its fence and the write.
    """
    drafts = _lock(connection, {commit.table for commit in batch})
    done = [commit.table in drafts and drafts[commit.table].take(commit) for commit in batch]
    changed = {id: draft for id, draft in drafts.items() if draft.last is not None}

    _many(connection, _TABLE, [_table_values(id, draft) for id, draft in changed.items()])
    cuts = [
        {"of": id, "kept": draft.kept} for id, draft in changed.items() if draft.kept is not None
    ]
    _many(connection, _CUT_ANSWERS, cuts)
    _many(connection, _CUT_DUMP, cuts)
    _many(connection, _CUT_MARKS, cuts)
    whole = [
        {"of": id, "whole": (draft.kept + 1) // PART * PART}
        for id, draft in changed.items()
        if draft.kept is not None
    ]
    _many(connection, _CUT_RECORDING, whole)
    _many(connection, _CUT_RECORDED, whole)
    add(
        connection,
        schema.answers,
        [answer_values(id, answer) for id, draft in changed.items() for answer in draft.answers],
    )
    _many(
        connection,
        _NEW_DUMP,
        [
            {"of": id, "answers": draft.dump[0], "dump": draft.dump[1]}
            for id, draft in changed.items()
            if draft.dump
        ],
    )
    _many(
        connection,
        _JOURNAL,
        [
            {"of": id, "nr": answer.number, "knew": answer.known, "said": answer.told}
            for id, draft in changed.items()
            for answer in draft.journal
        ],
    )
    opened = [
        {"of": id, "opening": draft.opening} for id, draft in changed.items() if draft.opening
    ]
    _many(connection, _OPENING, opened)
    new = [(id, *mark) for id, draft in changed.items() for mark in draft.marks.items()]
    _many(connection, _ALL_MARKS, [{"of": id} for id, draft in changed.items() if draft.all_marks])
    _many(connection, _CUT_MARK, [{"of": id, "at": answers} for id, answers, _ in new])
    add(connection, schema.marks, [mark_values(*mark) for mark in new])
    return done


def _lock(connection: Connection, ids: Iterable[str]) -> dict[str, Draft]:
    columns = schema.tables.c
    found = connection.execute(
        select(columns.id, columns.fence, columns.answers)
        .where(columns.id.in_(sorted(ids)))
        .order_by(columns.id)  # everyone locks in the same order, so that nobody blocks each other
        .with_for_update(key_share=True)
    )
    return {row.id: Draft(row.fence, row.answers) for row in found}


def _table_values(id: str, draft: Draft) -> dict[str, Any]:
    last = draft.last
    assert last is not None
    return {
        "of": id,
        "undone": draft.undone,
        "answers": draft.count,
        "waiting": to_json(last.waiting),
        "clocks": to_json(last.clocks),
        "timers": to_json(last.timers),
        "awake": last.awake,
        "ended": last.ended,
        "outcome": last.outcome,
        "touched": last.touched,
    }


def _many(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(statement, rows)
