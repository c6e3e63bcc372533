"""Replays: the table after each answer, as one seat, a spectator, or after the end all saw it.

They are read from recordings, part by part, so they cost the same wherever in a game one looks,
and need no rules. What is not recorded yet is recorded for the one who asks, and forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.reason import unwire
from overrun.core.table import CONCEDE, Table
from overrun.server import framing, protocol, rest
from overrun.server.errors import BrokenTable, NotAllowed
from overrun.server.lobby import Lobby
from overrun.server.recording import (
    MOMENTS,
    NOTHING,
    Glimpse,
    Moment,
    Moments,
    Told,
    heard_by,
    part_of,
    record,
    unpack,
    views_of,
)
from overrun.server.store import Store, TableRow
from overrun.server.store.recordings import PART
from overrun.server.stored import Kept, blind_parts, by_present_rules
from overrun.text import MissingText
from overrun.text.say import Speaker

MOST_STEPS = 200
ALL = "all"


def replay(
    lobby: Lobby, person: str, table_id: str, wanted: str, start: int, count: int, locale: str
) -> rest.Replay:
    """A part of a game's course. Blocks."""
    row = lobby.watchable(person, table_id)
    if wanted == ALL and not row.ended:
        raise NotAllowed("server-still-running")
    viewer = None if wanted == ALL else lobby.viewer(person, table_id, wanted, ended=row.ended)
    seating = lobby.seating(table_id)
    reel = Reel(lobby.store, row)
    speaker = framing.speaker_at(
        framing.strict_speaker_for(row.header.game, locale), seating, row.header.settings
    )
    most = PART if wanted == ALL else MOST_STEPS  # all views together are a lot
    steps = range(start, min(start + min(count, most), row.answers + 1))
    info = framing.table_info(
        row,
        seating,
        reel.sides,
        person=person,
        viewer=viewer,
        speaker=framing.speaker_for(row.header.game, locale),
    )
    return rest.Replay(
        table=info,
        total=row.answers,
        start=start,
        steps=list(_steps(reel, steps, viewer, speaker, everything=wanted == ALL)),
        rounds=_rounds(reel),
        outcome=framing.stored_outcome(row, speaker, reel.outcome),
        agrees=reel.agrees,
    )


class Reel:
    """The recording of a table, read part by part."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.store = store
        self.row = row
        self._made: dict[int, dict[str, bytes]] = {}
        """Parts that are not stored."""
        self._moments: dict[int, Moments] = {}

    @property
    def firsts(self) -> range:
        """The first steps of all parts."""
        return range(0, self.row.answers + 1, PART)

    def moments(self, first: int) -> Moments:
        if first not in self._moments:
            self._moments[first] = unpack(self._part(first, MOMENTS), Moments)
        return self._moments[first]

    def glimpses(self, first: int, viewer: Viewer) -> list[Glimpse]:
        return unpack(self._part(first, views_of(viewer)), list[Glimpse])

    def heard(self, first: int, viewer: Viewer) -> list[list[Told]]:
        return unpack(self._part(first, heard_by(viewer)), list[list[Told]])

    @property
    def sides(self) -> list[str]:
        """For each seat its side."""
        return self.moments(0).sides

    @property
    def outcome(self) -> str:
        """How the game ended, as it was said then."""
        return self.moments(part_of(self.row.answers)).outcome

    @cached_property
    def agrees(self) -> bool:
        """Whether the rules by which it was played are still the present ones."""
        return by_present_rules(self.row)

    def _part(self, first: int, name: str) -> bytes:
        stored = None
        if first < self.row.recorded:
            stored = self.store.part(self.row.id, first, name)
        return self._make(first)[name] if stored is None else stored

    def _make(self, first: int) -> dict[str, bytes]:
        """A part that is not recorded yet."""
        if first not in self._made:
            last = min(first + PART - 1, self.row.answers)
            if self._table is None:
                answers = self.store.answers(self.row.id)
                self._made[first] = blind_parts(self.row, answers, first, last)
            else:
                self._made[first] = record(self._table, first, last)
        return self._made[first]

    @cached_property
    def _table(self) -> Table[Any] | None:
        """The table itself; nothing if the present rules cannot go on with it."""
        try:
            return Kept.read(self.store, self.row).opened().table
        except BrokenTable:
            return None


def _rounds(reel: Reel) -> list[int]:
    """For each round the first step of it."""
    rounds: list[int] = []
    for first in reel.firsts:
        for step, moment in enumerate(reel.moments(first).moments, first):
            if not rounds or moment.round > len(rounds) - 1:
                rounds.extend([step] * (moment.round + 1 - len(rounds)))
    return rounds


def _steps(
    reel: Reel, wanted: range, viewer: Viewer, speaker: Speaker, *, everything: bool
) -> Iterator[rest.ReplayStep]:
    """The wanted steps. The first brings all that was heard before it, so that the log is whole."""
    ended, seats = reel.row.ended, range(reel.row.header.seats) if everything else range(0)
    number = 0
    before: list[protocol.EventInfo] = []
    for first in reel.firsts:
        if not wanted or first >= wanted.stop:
            return
        heard = reel.heard(first, viewer)
        shown = first + PART > wanted.start
        glimpses = reel.glimpses(first, viewer) if shown else []
        others = [reel.glimpses(first, seat) for seat in seats] if shown else []
        for place, moment in enumerate(reel.moments(first).moments):
            events = list(_event_infos(speaker, heard[place], number))
            number += len(events)
            step = first + place
            if step not in wanted:
                before += events
                continue
            told = ended or moment.seat == viewer
            glimpse = glimpses[place]
            yield rest.ReplayStep(
                number=step,
                round=moment.round,
                seat=moment.seat if told else None,
                option=moment.option if told else "",
                text=_in_words(speaker, moment) if told else "",
                events=[*before, *events],
                view=glimpse.view,
                details=msgspec.json.decode(glimpse.details),
                views=[each[place].view for each in others],
                seen=glimpse != NOTHING,
            )
            before.clear()


def _event_infos(speaker: Speaker, heard: list[Told], number: int) -> Iterator[protocol.EventInfo]:
    """What was heard, in the words of today if they still fit, else in those of then."""
    try:
        texts = speaker.told((each.name, each.facts) for each in heard)
    except (MissingText, LookupError, ValueError, TypeError):
        texts = [each.text for each in heard]
    for place, (each, text) in enumerate(zip(heard, texts, strict=True), number + 1):
        yield protocol.EventInfo(number=place, name=each.name, facts=each.facts, text=text)


def _in_words(speaker: Speaker, moment: Moment) -> str:
    """What was answered, as a sentence."""
    if moment.option == CONCEDE and not moment.kind:
        return speaker.text("server-conceded")
    if not moment.option:
        return ""
    option = unwire(moment.option)
    asked = Ask(moment.seat or 0, moment.kind, [option], moment.facts)
    try:
        return speaker.option(asked, option)
    except (MissingText, LookupError, ValueError, TypeError, msgspec.MsgspecError):
        return moment.said
