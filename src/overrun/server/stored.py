"""Opening what is stored: a table from its rows, whatever version of Overrun wrote them.

A table is kept as a journal: the answers, what was told by each, and where it stands. It is opened
from there, so rules that have changed since do not touch what has happened. Where a version of
long ago kept only answers, and a dump now and then, they are replayed, and compared with all that
is known of the game: who had heard how much when it answered, and what was told up to the dump.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from overrun.core.errors import BadLog, BadSetting, Misfit, OverrunError
from overrun.core.event import Event
from overrun.core.game import Game
from overrun.core.log import Answer
from overrun.core.reason import unwire
from overrun.core.table import Dump, Mark, Note, Table
from overrun.games import find
from overrun.server.errors import BrokenTable
from overrun.server.store import AnswerRow, Commit, TableRow

_encode = msgspec.msgpack.Encoder().encode
_events = msgspec.msgpack.Decoder(list[Event])
_dump = msgspec.msgpack.Decoder(Dump)


class Opened(msgspec.Struct):
    """A table as it was opened, and whether it must be written anew before it goes on."""

    table: Table[Any]
    anew: bool = False


# -- reading ---------------------------------------------------------------------------------------


def opened(row: TableRow, answers: list[AnswerRow], marks: list[Mark]) -> Opened:
    """The table that stands in these rows.

    One that the present rules cannot go on with raises :class:`BrokenTable`, which says why.
    """
    try:
        game = find(row.header.game)
        if row.opening is None:
            return Opened(_of_long_ago(game, row, answers), anew=True)
        return _from_journal(game, row, answers, marks)
    except (BadLog, BadSetting) as error:
        raise BrokenTable(f"table {row.id}: {error}", why=str(error)) from error


def _from_journal(
    game: Game[Any], row: TableRow, answers: list[AnswerRow], marks: list[Mark]
) -> Opened:
    if row.dump is None or row.dumped != len(answers):
        raise BadLog(f"where it stands after {len(answers)} answers is not stored")
    try:
        dump = _dump.decode(row.dump)
        told = [_events.decode(each.told or b"\x90") for each in answers]
        dump.events = _events.decode(row.opening or b"\x90")
    except msgspec.DecodeError as error:
        raise BadLog(f"not a complete table: {error}") from error
    dump.header, dump.marks, dump.notes = row.header, marks, []
    for answer, events in zip(answers, told, strict=True):
        option = unwire(answer.option)
        note: Note = (answer.seat, answer.ask, option, answer.known or 0, len(dump.events))
        dump.notes.append(note)
        dump.events += events
    table = Table.rebuild(game, dump)
    return Opened(table, anew=len(table.changes) > len(dump.changes))


def plain(answers: Sequence[AnswerRow]) -> list[Answer]:
    return [Answer(answer.seat, answer.ask, answer.option) for answer in answers]


# -- writing ---------------------------------------------------------------------------------------


def standing(table: Table[Any]) -> bytes:
    """Where a table stands, without what its answers and marks tell already."""
    dump = table.standing
    dump.notes, dump.events, dump.marks = [], [], []
    dump.header = msgspec.structs.replace(table.header, stock=None)
    return _encode(dump)


def opening(table: Table[Any]) -> bytes:
    """What was told before the first answer."""
    return _encode(table.events[: table.notes[0][-1] if table.notes else None])


def told_by(table: Table[Any], number: int) -> bytes:
    """What was told by an answer, counted from 1."""
    notes = table.notes
    end = notes[number][-1] if number < len(notes) else None
    return _encode(table.events[notes[number - 1][-1] : end])


def journal(table: Table[Any], answers: Sequence[AnswerRow]) -> list[AnswerRow]:
    """The rows of the answers that a table has, with what was told by each."""
    known = table.notes
    return [
        msgspec.structs.replace(row, known=known[place][3], told=told_by(table, place + 1))
        for place, row in enumerate(answers[: table.answered])
    ]


def written_anew(
    table: Table[Any], row: TableRow, answers: Sequence[AnswerRow], fence: int
) -> Commit:
    """What brings the rows of a table that was opened under other rules up to date: answers that
    do not fit any more go, and from now on it is a journal."""
    return Commit(
        table=row.id,
        fence=fence,
        expected=row.answers,
        keep=table.answered,
        journal=journal(table, answers),
        opening=opening(table),
        marks=table.marks,
        all_marks=True,
        dump=standing(table),
        waiting=table.waiting,
        clocks=row.clocks,
        timers=row.timers,
        awake=row.awake,
        ended=table.ended,
        outcome=row.outcome,
        touched=row.touched,
    )


# -- tables of long ago ----------------------------------------------------------------------------


def _of_long_ago(game: Game[Any], row: TableRow, answers: list[AnswerRow]) -> Table[Any]:
    """A table of which only the answers are kept, and perhaps a dump."""
    table = _replayed(game, row, answers)
    if table is not None:
        return table
    if row.dump is None:
        raise Misfit("an earlier version did not store where it stands, and its rules were others")
    table = Table.load(game, row.dump)
    _align(table, answers)
    dropped = table.changes[-1].dropped
    for place, answer in enumerate(answers[row.dumped :], row.dumped):
        try:
            if dropped or _heard(table.events, answer.seat) != answer.heard:
                raise BadLog(f"answer {place + 1} was given to something else")
            table.catch_up(plain([answer]))
        except BadLog:
            dropped += len(answers) - place
            break
    last = msgspec.structs.replace(table.changes[-1], answers=table.answered, dropped=dropped)
    table.changes[-1] = last
    return table


def _replayed(game: Game[Any], row: TableRow, answers: list[AnswerRow]) -> Table[Any] | None:
    """The table by playing all answers again, if all that is known of it agrees."""
    known = _known(row)
    try:
        table = Table(game, row.header)
        counts: Counter[int] = Counter()
        counted = 0
        for number, answer in enumerate(answers):
            for event in table.events[counted:]:
                counts.update(seat for seat in range(row.header.seats) if _hears(event, seat))
            counted = len(table.events)
            if counts[answer.seat] != answer.heard:
                return None
            if number == row.dumped and _parts(table, known):
                return None
            table.catch_up(plain([answer]))
        if len(answers) == row.dumped and _parts(table, known):
            return None
    except OverrunError:
        return None
    except Exception:  # rules that have changed may stumble in any way over what they are given
        return None
    return table


def _known(row: TableRow) -> Dump | None:
    if row.dump is None:
        return None
    try:
        return _dump.decode(row.dump)
    except msgspec.DecodeError:
        return None


def _parts(table: Table[Any], known: Dump | None) -> bool:
    """Whether a replay has led elsewhere than the game that it replays."""
    return known is not None and table.events != known.events


def _hears(event: Event, seat: int) -> bool:
    return event.seen_by(seat) is not None


def _heard(events: Sequence[Event], seat: int) -> int:
    return sum(_hears(event, seat) for event in events)


def _align(table: Table[Any], answers: Sequence[AnswerRow]) -> None:
    """Note for each answer how much had been told: as much as its seat had heard by then."""
    place, counts = 0, Counter[int]()
    for number, (note, answer) in enumerate(zip(table.notes, answers, strict=False)):
        while counts[answer.seat] < answer.heard and place < len(table.events):
            event = table.events[place]
            counts.update(seat for seat in range(table.header.seats) if _hears(event, seat))
            place += 1
        table.notes[number] = (*note[:4], place)
