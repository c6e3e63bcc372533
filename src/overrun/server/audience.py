"""Those who look at one table: what each of them is told, and when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from overrun.core.event import Viewer
from overrun.core.table import Table
from overrun.server import framing, protocol
from overrun.server.absence import Absence
from overrun.server.connection import Connection, encode
from overrun.server.devices import device_list
from overrun.server.ending import Ending
from overrun.server.hearing import Hearing
from overrun.server.protocol import Update
from overrun.server.retelling import Retelling
from overrun.server.seating import Seating
from overrun.server.store import ChatRow, Holder, SeatRow, TableRow
from overrun.server.timers import Timers
from overrun.server.undoing import Undoing
from overrun.server.voting import Voting
from overrun.text.say import Speaker


class Audience:
    """A table and its connections. It tells; a :class:`~overrun.server.room.Room` acts."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], table: Table[Any], since: dict[int, int]
    ) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.seating = Seating(seats)
        self.timers = Timers(row.timers)
        self.hearing = Hearing(table)
        self.retelling = Retelling(table)
        self.revision = row.revision
        self.since = since
        """For each seat, how many events it had heard when it last answered."""
        self.undoing = Undoing()
        self.ending = Ending()
        self.connections: list[Connection] = []
        self.absence = Absence(row.options.grace)
        self._spoken: dict[Viewer, int] = {}
        """For each viewer who came, how many lines of the chat it has heard."""
        self.voices: dict[str, str] = {}
        """What those who watch are called here, if they have spoken."""
        self.note_presence()

    @property
    def present(self) -> set[int]:
        """The seats whose person is here: all of a device that looks from one of them."""
        players = [each for each in self.connections if each.viewer is not None]
        return {seat for each in players for seat in self.seating.seats_of(each.person)}

    def away(self) -> dict[int, float]:
        """For seats whose person is not here, seconds until the others may let a bot stand in."""
        return {} if self.table.ended else self.absence.left()

    def note_presence(self) -> None:
        """Somebody has come or gone, or a seat has changed hands."""
        self.absence.note(self.seating.held(), self.present)

    def speaker(self, connection: Connection) -> Speaker:
        """Says what one viewer is told, in its language, with the names at this table."""
        return framing.speaker_at(connection.speaker, self.seating, self.row.header.settings)

    # -- the table apart from the game -----------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        return framing.table_info(
            self.row,
            self.seating,
            self.table,
            person=connection.person,
            viewer=connection.viewer,
            speaker=connection.speaker,
            present=self.present,
            away=self.away(),
            watchers=sum(each.viewer is None for each in self.connections),
        )

    def tell_table(self, but: Connection | None = None) -> None:
        """Seats, presence or options changed."""
        for connection in self.connections:
            if connection is not but:
                connection.send(self.info(connection))

    def tell_proposal(self, voting: Voting) -> None:
        """Somebody asks for something, or the matter is settled."""
        for connection in self.connections:
            connection.send(voting.frame())

    def tell_devices(self, seat: int, holders: Sequence[Holder]) -> None:
        """Those who look from a seat are told which devices hold it."""
        for connection in self.connections:
            if connection.viewer == seat:
                connection.send(device_list(self.id, holders, connection.person))

    def send_chat(self, connection: Connection, lines: list[ChatRow]) -> None:
        """Tell one viewer what it has heard before."""
        self._spoken[connection.viewer] = lines[-1].number if lines else 0
        connection.hears_chat = True
        connection.send(chat_lines(lines))

    def tell_chat(self, line: ChatRow) -> None:
        """Somebody spoke: who may hear it is told, under a number of its own."""
        for viewer in self._spoken:
            if line.only and viewer not in line.only:
                continue
            self._spoken[viewer] += 1
            frame = chat_lines([msgspec.structs.replace(line, number=self._spoken[viewer])])
            for connection in self.connections:
                if connection.viewer == viewer and connection.hears_chat:
                    connection.send(frame)

    # -- the game --------------------------------------------------------------------------

    async def send_all(self, connection: Connection, after: int, *, reset: bool) -> None:
        """Tell one viewer everything since its event number ``after``."""
        speaker = self.speaker(connection)
        events = await self.retelling.since(connection.viewer, speaker, after)
        connection.send(self._update(connection, events, reset=reset))

    def broadcast(self) -> None:
        """Tell everyone what is new. Viewers who see the same get the same bytes."""
        news = self.hearing.news(each.viewer for each in self.connections)
        made: dict[tuple[Viewer, str], bytes] = {}
        for connection in self.connections:
            key = (connection.viewer, connection.speaker.text.locale)
            if key not in made:
                heard, speaker = news[connection.viewer], self.speaker(connection)
                events = self.retelling.news(connection.viewer, speaker, heard)
                made[key] = encode(self._update(connection, events, reset=False))
            connection.send(made[key])

    async def broadcast_anew(self) -> None:
        """After an undo: what was heard is no longer so, everything is told again."""
        self.hearing = Hearing(self.table)
        self.retelling.taken_back(self.table)
        for connection in self.connections:
            self.hearing.count(connection.viewer)
            await self.send_all(connection, 0, reset=True)

    def _update(self, connection: Connection, events: list[Raw], *, reset: bool) -> Update:
        """The frame; its events are worded and encoded already."""
        table, viewer, speaker = self.table, connection.viewer, self.speaker(connection)
        view = table.view(viewer)
        return Update(
            revision=self.revision,
            answers=table.answered,
            reset=reset,
            events=events,  # type: ignore[arg-type] # they are, as bytes
            since=self.since.get(viewer, 0) if viewer is not None else 0,
            view=view,
            details=table.game.details(view),
            asks=framing.ask_infos(table, speaker, viewer, view),
            waiting=table.waiting,
            clocks={str(seat): left for seat, left in self.timers.left().items()},
            paused=self.timers.standing(),
            undo=self.undoing.needs(table, viewer),
            outcome=framing.outcome_info(table, speaker),
        )


def chat_lines(rows: Iterable[ChatRow]) -> protocol.ChatLines:
    return protocol.ChatLines(
        lines=[
            protocol.ChatLine(
                number=row.number,
                seat=row.seat,
                name=row.name,
                text=row.text,
                at=row.at,
                to=row.to,
            )
            for row in rows
        ]
    )
