"""A table as data: what is kept of it to go on from exactly where it stands."""

from __future__ import annotations

import msgspec

from overrun.core.errors import BadLog
from overrun.core.event import Event
from overrun.core.log import Answer, Header
from overrun.core.making import Change
from overrun.core.reason import Option, wire

Note = tuple[int, int, Option, int, int]
"""An answer as the table remembers it: seat, ask number, option, what was known before it, and how
many events had been told."""
UNTOLD = -1
"""In the place of the events told: it was not noted, by a version of long ago."""

Mark = tuple[int, bytes]
"""A moment to which one can go back: how many answers had been given, and the state."""


class Dump(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A table as data: what :meth:`Table.dump` writes and :meth:`Table.load` reads."""

    header: Header
    notes: list[Note]
    base: int
    snapshot: bytes
    events: list[Event]
    marks: list[Mark] = []
    now: bytes = b""
    """The state reached. Who rebuilds it from the snapshot under other rules must come to it."""
    rules: str = ""
    """The print of the rules by which it was written."""
    form: int = 0
    """The form of the states in it; see :attr:`Game.forms`."""
    changes: list[Change] = []


def answer_of(note: Note) -> Answer:
    """The answer as the log keeps it."""
    seat, number, option, *_ = note
    return Answer(seat, number, wire(option))


class _Early(msgspec.Struct, kw_only=True):
    """A dump of long ago: its notes end with what was known, and it tells no more."""

    header: Header
    notes: list[tuple[int, int, Option, int]]
    base: int
    snapshot: bytes
    events: list[Event]


def read_dump(data: bytes) -> Dump:
    """A dump from its bytes, of any version; damaged ones raise :class:`BadLog`."""
    try:
        try:
            return _decode(data)
        except msgspec.ValidationError:
            early = msgspec.msgpack.decode(data, type=_Early)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog(f"not a complete table: {error}") from error
    notes = [(*note, UNTOLD) for note in early.notes]
    return Dump(
        header=early.header,
        notes=notes,
        base=early.base,
        snapshot=early.snapshot,
        events=early.events,
    )


_decode = msgspec.msgpack.Decoder(Dump).decode
