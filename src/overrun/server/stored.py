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

from overrun import __version__
from overrun.core.dump import Dump, Mark, Note
from overrun.core.errors import BadLog, BadSetting, Misfit
from overrun.core.event import Event, Viewer
from overrun.core.game import Game
from overrun.core.log import Answer
from overrun.core.making import Change
from overrun.core.reason import unwire
from overrun.core.table import Table
from overrun.games import find
from overrun.server.errors import BrokenTable
from overrun.server.recording import (
    MOMENTS,
    NOTHING,
    Moment,
    Moments,
    Told,
    heard_by,
    heard_of,
    pack,
    views_of,
)
from overrun.server.store import AnswerRow, Commit, Store, TableRow

_encode = msgspec.msgpack.Encoder().encode
_events = msgspec.msgpack.Decoder(list[Event])
_dump = msgspec.msgpack.Decoder(Dump)


TRIES = 5
"""A table that goes on faster than it can be read so often is not whole."""
STOPPED = "stopped"
"""The ending of a game with which the present rules could not go on."""


class Kept(msgspec.Struct):
    """All that is stored of a table."""

    row: TableRow
    answers: list[AnswerRow]
    marks: list[Mark]

    @classmethod
    def read(cls, store: Store, row: TableRow) -> Kept:
        return cls(row, store.answers(row.id), store.marks(row.id))

    @classmethod
    def settled(cls, store: Store, row: TableRow) -> Kept:
        """The same of one table at one moment: if it goes on meanwhile, it is read again, the row
        too."""
        kept = cls.read(store, row)
        for _ in range(TRIES):
            again = None if kept.complete else store.table(row.id)
            if again is None:
                break
            kept = cls.read(store, again)
        return kept

    @property
    def complete(self) -> bool:
        """Whether all its answers are there; not, if it went on while it was read."""
        numbers = [answer.number for answer in self.answers]
        return numbers == list(range(1, self.row.answers + 1))

    def opened(self) -> Opened:
        """The table. One that the present rules cannot go on with raises :class:`BrokenTable`,
        which says why."""
        row = self.row
        try:
            game = find(row.header.game)
            if row.opening is None:
                return Opened(_of_long_ago(game, row, self.answers), anew=True)
            return _from_journal(game, self)
        except (BadLog, BadSetting) as error:
            raise BrokenTable(f"table {row.id}: {error}", why=str(error)) from error


class Opened(msgspec.Struct):
    """A table as it was opened, and whether it must be written anew before it goes on."""

    table: Table[Any]
    anew: bool = False


# -- reading ---------------------------------------------------------------------------------------


def _from_journal(game: Game[Any], kept: Kept) -> Opened:
    row, answers = kept.row, kept.answers
    if row.dump is None or row.dumped != len(answers):
        raise BadLog(f"where it stands after {len(answers)} answers is not stored")
    try:
        dump = _dump.decode(row.dump)
        told = [_events.decode(each.told or b"\x90") for each in answers]
        dump.events = _events.decode(row.opening or b"\x90")
    except msgspec.DecodeError as error:
        raise BadLog(f"not a complete table: {error}") from error
    dump.header, dump.marks, dump.notes = row.header, kept.marks, []
    for answer, events in zip(answers, told, strict=True):
        option = unwire(answer.option)
        note: Note = (answer.seat, answer.ask, option, answer.known or 0, len(dump.events))
        dump.notes.append(note)
        dump.events += events
    table = Table.rebuild(game, dump)
    return Opened(table, anew=len(table.changes) > len(dump.changes))


def by_present_rules(row: TableRow) -> bool:
    """Whether a table was played by the present rules from its beginning; not, if it is unknown."""
    try:
        dump = _dump.decode(row.dump or b"")
    except msgspec.DecodeError:
        return False
    return dump.rules == find(row.header.game).rules and not dump.changes


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


# -- tables that cannot be opened ------------------------------------------------------------------


def blind_parts(
    row: TableRow, answers: Sequence[AnswerRow], first: int, last: int
) -> dict[str, bytes]:
    """What is known of the steps of a table that the present rules cannot go on with: what was
    answered and told, but not what was seen."""
    seats = row.header.seats
    viewers: list[Viewer] = [None, *range(seats)]
    moments, heard = [], {viewer: list[list[Told]]() for viewer in viewers}
    for step in range(first, last + 1):
        answer = answers[step - 1] if step else None
        told = row.opening if answer is None else answer.told
        moments.append(
            Moment(0) if answer is None else Moment(0, answer.seat, option=answer.option)
        )
        events = _events.decode(told or b"\x90")
        for viewer in viewers:
            heard[viewer].append(heard_of(row.header.game, events, viewer))
    parts = {MOMENTS: pack(Moments([f"seat-{seat}" for seat in range(seats)], moments))}
    for viewer in viewers:
        parts[views_of(viewer)] = pack([NOTHING] * len(moments))
        parts[heard_by(viewer)] = pack(heard[viewer])
    return parts


# -- tables of long ago ----------------------------------------------------------------------------


def _of_long_ago(game: Game[Any], row: TableRow, answers: list[AnswerRow]) -> Table[Any]:
    """A table of which only the answers are kept, and perhaps a dump."""
    dumped = None if row.dump is None else Table.load(game, row.dump)
    table = _replayed(game, row, answers, dumped)
    if table is not None:
        if dumped is None:  # nothing but the answers speaks for it, so everyone is told
            table.changes.append(_change(table))
        return table
    if dumped is None:
        raise Misfit("an earlier version did not store where it stands, and its rules were others")
    _align(dumped, answers)
    fitting = dumped
    if not dumped.changes[-1].dropped:
        fitting = _given_again(dumped, answers[row.dumped :])
    fitting.changes = [_change(fitting, dropped=len(answers) - fitting.answered)]
    return fitting


def _change(table: Table[Any], dropped: int = 0) -> Change:
    return Change(
        answers=table.answered, rules=table.game.rules, version=__version__, dropped=dropped
    )


def _given_again(table: Table[Any], answers: Sequence[AnswerRow]) -> Table[Any]:
    """The table with as many of these answers as are known to have been given to what is asked."""
    ear, fitting = Ear(table), table.answered
    for answer in answers:
        try:
            if not ear.hears(answer):
                break
        except BadLog:
            break
        fitting += 1
    return table if fitting == table.answered else table.back_to(fitting)


def _replayed(
    game: Game[Any], row: TableRow, answers: list[AnswerRow], dumped: Table[Any] | None
) -> Table[Any] | None:
    """The table by playing all answers again, if all that is known of it agrees."""
    try:
        table = Table(game, row.header)
        ear = Ear(table)
        for number, answer in enumerate(answers):
            if (number == row.dumped and _differ(table, dumped)) or not ear.hears(answer):
                return None
        if len(answers) == row.dumped and _differ(table, dumped):
            return None
    except Exception:  # rules that have changed may stumble in any way over what they are given
        return None
    return table


def _differ(table: Table[Any], dumped: Table[Any] | None) -> bool:
    """Whether a replay has led elsewhere than to what was dumped then."""
    if dumped is None:
        return False
    return table.events != dumped.events or table.state != dumped.state


class Ear:
    """Gives the answers of long ago to a table, and listens whether those who gave them had heard
    as much then as they hear now.

    How much somebody had heard was noted before an answer was told, or after it; the versions
    differ, but one table was noted in one way.
    """

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._counts: Counter[int] = Counter()
        self._counted = 0
        self._before = self._after = True

    def hears(self, answer: AnswerRow) -> bool:
        """Give an answer; ``False`` if it was given to something else. One that does not fit at all
        raises :class:`BadLog`."""
        self._before &= self._count(answer.seat) == answer.heard
        self.table.catch_up(plain([answer]))
        self._after &= self._count(answer.seat) == answer.heard
        return self._before or self._after

    def _count(self, seat: int) -> int:
        for event in self.table.events[self._counted :]:
            seats = range(self.table.header.seats)
            self._counts.update(each for each in seats if _hears(event, each))
        self._counted = len(self.table.events)
        return self._counts[seat]


def _hears(event: Event, seat: int) -> bool:
    return event.seen_by(seat) is not None


def _align(table: Table[Any], answers: Sequence[AnswerRow]) -> None:
    """Note for each answer how much had been told before it: as much as its seat had heard."""
    ear_at, counts, heard = 0, Counter[int](), []
    for answer in answers[: table.answered]:
        while counts[answer.seat] < answer.heard and ear_at < len(table.events):
            event = table.events[ear_at]
            counts.update(seat for seat in range(table.header.seats) if _hears(event, seat))
            ear_at += 1
        heard.append(ear_at)
    if heard and heard[-1] == len(table.events):
        heard = [max(0, heard[0] - 1), *heard[:-1]]  # it was noted after the answers were told
    table.notes[:] = [(*note[:4], place) for note, place in zip(table.notes, heard, strict=True)]
