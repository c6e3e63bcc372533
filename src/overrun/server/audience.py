"""Those who look at one table: what each of them is told, and when."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from overrun.core.errors import IllegalAnswer, OverrunError
from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.server import framing, protocol
from overrun.server.absence import Absence
from overrun.server.connection import Connection, encode
from overrun.server.devices import device_list
from overrun.server.errands import has_begun
from overrun.server.errors import NotAllowed, NotNow, kind_of
from overrun.server.hearing import Hearing
from overrun.server.metrics import Metrics
from overrun.server.play import Play
from overrun.server.protocol import ClientFrame, Update
from overrun.server.ranks import Rank
from overrun.server.retelling import Retelling
from overrun.server.store import Holder
from overrun.server.voting import Voting
from overrun.server.watching import Moment, Watching
from overrun.text.say import Speaker


class Audience:
    """The connections to one table. It tells; a :class:`~overrun.server.referee.Referee` acts."""

    def __init__(self, play: Play, metrics: Metrics) -> None:
        self.play = play
        self._metrics = metrics
        self.hearing = Hearing(play.table)
        self.retelling = Retelling(play.table)
        self.connections: list[Connection] = []
        self.attending: set[Connection] = set()
        """All of them, also those that are still to be let in."""
        self.absence = Absence(play.row.options.grace)
        self.watching = Watching()
        self.note_presence()

    @property
    def present(self) -> set[int]:
        """The seats whose person is here: all of a device that looks from one of them."""
        players = [each for each in self.connections if each.viewer is not None]
        return {seat for each in players for seat in self.play.seating.seats_of(each.person)}

    @property
    def moment(self) -> Moment:
        """What everybody should have seen."""
        return self.play.revision, self.play.table.answered

    def saw(self, connection: Connection, frame: protocol.Seen) -> None:
        """A page of somebody who plays has shown so much."""
        if frame.film:
            self.watching.saw(connection.number, (frame.revision, frame.answers))
        else:
            self.watching.forget(connection.number)

    @property
    def patience(self) -> float:
        """For how many seconds bots and clocks wait for those who are still shown something."""
        return self.watching.left(self.moment)

    async def shown(self) -> None:
        """Returns when those who play have seen what happened, or have taken too long."""
        await self.watching.wait(lambda: self.moment)

    @property
    def rank(self) -> Rank:
        """How urgent it is that the bots of the table answer."""
        if self.present:
            return Rank.ATTENDED
        watched = self.play.seating.persons() or self.connections
        return Rank.AWAITED if watched else Rank.LONELY

    def away(self) -> dict[int, float]:
        """For seats whose person is not here, seconds until the others may let a bot stand in."""
        return {} if self.play.table.ended else self.absence.left()

    def note_presence(self) -> None:
        """Somebody has come or gone, or a seat has changed hands."""
        self.absence.note(self.play.seating.held(), self.present)

    def speaker(self, connection: Connection) -> Speaker:
        """Says what one viewer is told, in its language, with the names at this table."""
        play = self.play
        return framing.speaker_at(connection.speaker, play.seating, play.row.header.settings)

    # -- the table apart from the game -----------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        return framing.table_info(
            self.play.row,
            self.play.seating,
            self.play.table,
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

    def tell_time_is_up(self, seat: int, ask: Ask | None = None, option: Option = ()) -> None:
        """Those who look from a seat are told what became of what it did not decide in time."""
        for connection in self.connections:
            if connection.viewer == seat:
                speaker = self.speaker(connection)
                connection.send(framing.time_is_up(speaker, ask, option))

    def tell_devices(self, seat: int, holders: Sequence[Holder]) -> None:
        """Those who look from a seat are told which devices hold it."""
        for connection in self.connections:
            if connection.viewer == seat:
                connection.send(device_list(self.play.id, holders, connection.person))

    def refuse(self, connection: Connection, frame: ClientFrame, error: OverrunError) -> None:
        """Tell one viewer why something cannot be."""
        speaker = self.speaker(connection)
        reason = error.reason if isinstance(error, IllegalAnswer) else None
        if isinstance(error, NotAllowed):
            text = speaker.text(error.key, **error.facts)
        elif isinstance(error, NotNow):
            text = speaker(error.key) if error.key else speaker.text("server-not-now")
        elif reason is not None:
            text = speaker.why(reason)
        else:
            text = speaker.text(f"error-{kind_of(error)}")
        asking = protocol.AnswerAsk | protocol.WhyNot | protocol.WantHint
        ask = frame.ask if isinstance(frame, asking) else 0
        rule = reason.rule if reason else ""
        connection.send(protocol.Trouble(kind=kind_of(error), text=text, rule=rule, ask=ask))
        self._metrics.refused.labels(kind_of(error)).inc()

    def send_away(self, code: int, connections: Sequence[Connection] | None = None) -> None:
        """Close these connections, or all."""
        everyone = [*self.attending, *self.connections]
        for connection in everyone if connections is None else connections:
            connection.close(code)
            self.attending.discard(connection)
            self.drop(connection)

    def drop(self, connection: Connection) -> bool:
        """A connection is gone; whether it was there."""
        self.watching.forget(connection.number)
        there = connection in self.connections
        if there:
            self.connections.remove(connection)
        return there

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
        self.hearing = Hearing(self.play.table)
        self.retelling.taken_back(self.play.table)
        for connection in self.connections:
            self.hearing.count(connection.viewer)
            await self.send_all(connection, 0, reset=True)

    def _update(self, connection: Connection, events: list[Raw], *, reset: bool) -> Update:
        """The frame; its events are worded and encoded already."""
        table, viewer, speaker = self.play.table, connection.viewer, self.speaker(connection)
        view = table.view(viewer)
        return Update(
            revision=self.play.revision,
            answers=table.answered,
            reset=reset,
            events=events,  # type: ignore[arg-type] # they are, as bytes
            since=self.play.since.get(viewer, 0) if viewer is not None else 0,
            view=view,
            details=table.game.details(view),
            asks=framing.ask_infos(table, speaker, viewer, view),
            begun=has_begun(table),
            waiting=table.waiting,
            clocks={str(seat): left for seat, left in self.play.timers.left().items()},
            paused=self.play.timers.standing(),
            undo=self.play.undoing.needs(table, viewer),
            outcome=framing.outcome_info(table, speaker),
            lesson=framing.lesson_info(self.play.guide, table, speaker, viewer),
        )
