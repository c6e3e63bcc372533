"""Recordings: what each viewer saw and heard of a game, so that it can be looked at for ever.

A recording holds no rules and needs none: for every step the view and the sentences that each
viewer was given. It is made in parts while the game goes on, and completed when it is over. A
view is kept as the JSON that a client gets; the views of one viewer follow each other in a part,
so that they pack well.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import msgspec

from overrun.core.dump import Note
from overrun.core.errors import OverrunError
from overrun.core.event import Event, Viewer
from overrun.core.flow import Ask
from overrun.core.reason import Fact, wire
from overrun.core.table import Table
from overrun.games import find
from overrun.server.store.recordings import PART
from overrun.text import ENGLISH, Text
from overrun.text.say import Speaker

MOMENTS = "moments"
WATCH = "watch"


class Moment(msgspec.Struct, omit_defaults=True):
    """What was answered to come to a step, apart from who may know it."""

    round: int
    seat: int | None = None
    kind: str = ""
    facts: dict[str, Fact] = {}
    option: str = ""
    said: str = ""
    """The answer as a sentence, without names of people."""


class Moments(msgspec.Struct):
    """The moments of a part, and what was so at all of them."""

    sides: list[str]
    """For each seat its side."""
    moments: list[Moment]
    outcome: str = ""
    """How the game ended, as a sentence, in the last part."""


class Told(msgspec.Struct, array_like=True):
    """An event as one viewer heard it."""

    name: str
    facts: dict[str, Fact]
    text: str
    """As a sentence, without names of people."""


class Glimpse(msgspec.Struct):
    """What one viewer saw at a step; nothing where it was not kept."""

    view: msgspec.Raw
    details: msgspec.Raw


NOTHING = Glimpse(msgspec.Raw(b"null"), msgspec.Raw(b"{}"))

T = TypeVar("T")


def views_of(viewer: Viewer) -> str:
    """The name under which the views of a viewer are kept."""
    return WATCH if viewer is None else str(viewer)


def heard_by(viewer: Viewer) -> str:
    """The name under which what a viewer heard is kept."""
    return f"{views_of(viewer)}/heard"


def part_of(step: int) -> int:
    """The first step of the part in which a step is.

    >>> part_of(PART + 3) == PART
    True
    """
    return step // PART * PART


def pack(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value))


def unpack(body: bytes, kind: type[T]) -> T:
    return msgspec.json.decode(zlib.decompress(body), type=kind)


# -- making ----------------------------------------------------------------------------------------


def record(table: Table[Any], first: int, last: int) -> dict[str, bytes]:
    """What everyone saw from step ``first`` to ``last`` of a table, by the names above.

    The table is played again from the last mark before that. Where the present rules lead
    elsewhere than the game went, what was told is kept, and what was seen is not known.
    """
    camera = Camera(table, first)
    viewers: list[Viewer] = [None, *range(table.header.seats)]
    moments: list[Moment] = []
    views: dict[Viewer, list[Glimpse]] = {viewer: [] for viewer in viewers}
    heard: dict[Viewer, list[list[Told]]] = {viewer: [] for viewer in viewers}
    for step in range(first, last + 1):
        moments.append(camera.go_to(step))
        events = told_in(table, step)
        for viewer in viewers:
            views[viewer].append(camera.look(viewer))
            heard[viewer].append(_heard(camera.speaker, events, viewer))
    sides = [table.game.side(table.state, seat) for seat in range(table.header.seats)]
    outcome = camera.speaker.outcome(table.outcome) if table.outcome else ""
    parts = {MOMENTS: pack(Moments(sides, moments, outcome))}
    for viewer in viewers:
        parts[views_of(viewer)] = pack(views[viewer])
        parts[heard_by(viewer)] = pack(heard[viewer])
    return parts


class Camera:
    """Looks at a table step by step, as long as the rules lead where the game went."""

    def __init__(self, table: Table[Any], first: int) -> None:
        self.table = table
        self.speaker = _speaker(table.header.game).at_table(settings=table.header.settings)
        self._round = 0
        self._now: Table[Any] | None = None
        with suppress(OverrunError):  # only the end can be seen
            self._now = table.back_to(max(0, first - 1))
        self._watch(max(0, first - 1))

    def go_to(self, step: int) -> Moment:
        """Go to a step from the one before it."""
        if step == 0:
            return Moment(self._round)
        note = self.table.notes[step - 1]
        ask = self._asked(note)
        said = "" if ask is None else self.speaker.option(ask, note[2])
        if note[1] == 0:
            said = self.speaker.text("server-conceded")
        if self._now is not None:
            try:
                self._now.catch_up(self.table.answers[step - 1 : step])
            except OverrunError:
                self._now = None
        if step == self.table.answered:
            self._now = self.table
        self._watch(step)
        return Moment(
            round=self._round,
            seat=note[0],
            kind="" if ask is None else ask.kind,
            facts={} if ask is None else ask.facts,
            option=wire(note[2]),
            said=said,
        )

    def look(self, viewer: Viewer) -> Glimpse:
        """What a viewer sees now."""
        if self._now is None:
            return NOTHING
        view = self._now.view(viewer)
        encode = msgspec.json.encode
        details = self._now.game.details(view)
        return Glimpse(msgspec.Raw(encode(view)), msgspec.Raw(encode(details)))

    def _asked(self, note: Note) -> Ask | None:
        asks = [] if self._now is None else self._now.asks
        return next((ask for ask in asks if ask.number == note[1]), None)

    def _watch(self, step: int) -> None:
        """Stop looking where the game went elsewhere."""
        now = self._now
        if now is not None and now is not self.table:
            until = _until(self.table, step)
            known = _until(self.table, step - 1) if step else 0
            if len(now.events) != until or now.events[known:] != self.table.events[known:until]:
                self._now = None
        if self._now is not None:
            self._round = max(self._round, self._now.game.progress(self._now.state))


def told_in(table: Table[Any], step: int) -> list[Event]:
    """What was told on the way to a step."""
    return table.events[_until(table, step - 1) if step else 0 : _until(table, step)]


def _until(table: Table[Any], step: int) -> int:
    """How many events had been told when a step was reached."""
    return table.notes[step][-1] if step < table.answered else len(table.events)


def _heard(speaker: Speaker, events: Sequence[Event], viewer: Viewer) -> list[Told]:
    heard = [(each.name, facts) for each in events if (facts := each.seen_by(viewer)) is not None]
    texts = speaker.told(heard)
    return [Told(name, facts, text) for (name, facts), text in zip(heard, texts, strict=True)]


def heard_of(game: str, events: Sequence[Event], viewer: Viewer) -> list[Told]:
    """What a viewer heard of these events, as it is recorded."""
    return _heard(_speaker(game), events, viewer)


@cache
def _speaker(game: str) -> Speaker:
    """Says what is kept beside the facts, for the day on which nobody can say them any more."""
    return Speaker(Text(ENGLISH, strict=False), find(game))


def parts_left(table: Table[Any], recorded: int) -> Iterator[tuple[int, int]]:
    """The parts of a table that can be recorded by now: their first and last steps."""
    first = recorded
    while first <= table.answered:
        last = first + PART - 1
        if last > table.answered:
            if not table.ended:
                return
            last = table.answered
        yield first, last
        first = last + 1
