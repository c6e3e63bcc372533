"""What clients ask of a room, and what they are told if it cannot be."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING

import msgspec

from overrun.bots import bot_names
from overrun.core.errors import (
    AnswerError,
    IllegalAnswer,
    OverrunError,
    StaleAnswer,
    UndoRefused,
)
from overrun.core.flow import Ask
from overrun.core.reason import wire
from overrun.server import framing, protocol
from overrun.server.connection import Connection
from overrun.server.errors import NotAllowed, kind_of
from overrun.server.meter import Meter, weight
from overrun.server.protocol import PACES, ClientFrame, Trouble
from overrun.server.seating import OPEN, PERSON
from overrun.server.sessions import plain_text
from overrun.server.store import ChatRow, NotOwner, StoreError
from overrun.server.talk import listeners

if TYPE_CHECKING:
    from overrun.server.room import Room

log = logging.getLogger(__name__)


class Requests:
    """Takes the messages of a room's clients, one after the other."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._hints: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for task in self._hints:
            task.cancel()

    async def take(self, connection: Connection, frame: ClientFrame, at: float) -> None:
        """Do what a client asks for in a message that arrived then, or tell it why not.

        It is charged with what that takes, except for answers that are taken.
        """
        meter, sent = Meter(), connection.sent
        free = isinstance(frame, protocol.AnswerAsk)
        try:
            await meter.run(self._take(connection, frame, at))
        except (AnswerError, UndoRefused, NotAllowed) as error:
            free = False
            self._refuse(connection, frame, error)
        if not free:
            self.room.charge(connection, meter.seconds + weight(connection.sent - sent))

    async def _take(self, connection: Connection, frame: ClientFrame, at: float) -> None:
        match frame:
            case protocol.Sync():
                connection.send(self.room.info(connection))
                await self.room.send_all(connection, 0, reset=True)
            case protocol.Chat():
                self._say(connection, frame)
            case _ if connection.viewer is None:
                raise NotAllowed("server-spectators-watch")
            case protocol.AnswerAsk():
                self.room.check_time(connection.viewer, frame.ask, at)
                await self.room.answer(connection.viewer, frame.ask, frame.option)
            case protocol.WhyNot():
                ask = self._own_ask(connection.viewer, frame.ask)
                most = self.room.house.limits.refused_options
                speaker = self.room.speaker(connection)
                connection.send(await framing.refused(self.room.table, speaker, ask, most))
            case protocol.WantHint():
                self._hint(connection, frame, self._own_ask(connection.viewer, frame.ask))
            case protocol.Undo():
                await self._undo(connection.viewer)
            case protocol.Consent():
                await self._consent(connection.viewer, frame.agree)
            case protocol.StandIn():
                await self._stand_in(connection, frame.seat, frame.bot)
            case protocol.SetPace():
                await self._set_pace(frame.pace)
            case protocol.Concede():
                await self.room.concede(connection.viewer)

    def _refuse(self, connection: Connection, frame: ClientFrame, error: OverrunError) -> None:
        speaker = self.room.speaker(connection)
        reason = error.reason if isinstance(error, IllegalAnswer) else None
        if isinstance(error, NotAllowed):
            text = speaker.text(error.key, **error.facts)
        elif reason is not None:
            text = speaker.why(reason)
        else:
            text = speaker.text(f"error-{kind_of(error)}")
        asking = protocol.AnswerAsk | protocol.WhyNot | protocol.WantHint
        ask = frame.ask if isinstance(frame, asking) else 0
        rule = reason.rule if reason else ""
        connection.send(Trouble(kind=kind_of(error), text=text, rule=rule, ask=ask))
        self.room.house.metrics.refused.labels(kind_of(error)).inc()

    def _own_ask(self, seat: int, number: int) -> Ask:
        ask = next((each for each in self.room.table.asked(seat) if each.takes(number)), None)
        if ask is None:
            raise StaleAnswer(f"ask {number} is not open to seat {seat}")
        return ask

    # -- hints, seats, pace, chat ----------------------------------------------------------

    def _hint(self, connection: Connection, frame: protocol.WantHint, ask: Ask) -> None:
        if not self.room.row.options.hints:
            raise NotAllowed("server-no-hints")
        if connection.wants_hint:
            return  # one at a time; it is on its way
        connection.wants_hint = True
        revision = self.room.revision

        async def send() -> None:
            now = self.room.thinking.current(ask, revision)
            if now is None:  # it was answered before this came to run
                error = StaleAnswer(f"ask {ask.number} is not open any more")
                self._refuse(connection, frame, error)
                return
            meter = Meter()
            option = await meter.run(self.room.thinking.choice(now, self.room.thinking.best))
            self.room.charge(connection, meter.seconds)
            if option is None:
                self._refuse(connection, frame, StaleAnswer(f"ask {ask.number} was closed"))
                return
            said = self.room.speaker(connection).option(now, option)
            connection.send(protocol.Hint(ask=now.number, option=wire(option), text=said))

        def done(task: asyncio.Task[None]) -> None:
            connection.wants_hint = False
            self._hints.discard(task)

        task = asyncio.create_task(send())
        self._hints.add(task)
        task.add_done_callback(done)

    async def _stand_in(self, connection: Connection, seat: int, bot: str) -> None:
        if seat >= len(self.room.seating):
            raise NotAllowed("server-no-such-seat", number=seat + 1)
        if bot and bot not in bot_names(self.room.table.game.name):
            raise NotAllowed("server-no-such-bot", bot=bot)
        mine = self.room.seating.holds(connection.person, seat)
        kind = self.room.seating.kind(seat)
        if kind == PERSON:
            if not mine and (not bot or seat in self.room.present):
                raise NotAllowed("server-not-your-seat")
            await self.room.set_seat(seat, stand_in=bot)
        elif kind == OPEN or connection.person == self.room.row.host:
            await self.room.set_seat(seat, bot=bot)
        else:
            raise NotAllowed("server-not-your-seat")
        await self.room.seats_changed()

    async def _set_pace(self, pace: str) -> None:
        if pace not in PACES:
            raise NotAllowed("server-no-such-pace", pace=pace)
        options = msgspec.structs.replace(self.room.row.options, pace=pace)
        done = await asyncio.to_thread(
            self.room.house.store.set_options, self.room.id, self.room.fence, options
        )
        if not done:
            raise NotOwner(f"table {self.room.id} is owned by another process")
        self.room.row.options = options
        self.room.tell_table()

    def _say(self, connection: Connection, frame: protocol.Chat) -> None:
        """Take a line; it is stored and told beside the game."""
        said = plain_text(frame.text)
        if not said:
            raise NotAllowed("server-nothing-said")
        only = listeners(self.room.table, connection.viewer, frame.to)
        self.room.chatting.count(connection.viewer, connection.person or connection.address)

        async def speak() -> None:
            try:
                self.room.tell_chat(await self._store(connection, said, frame.to, only))
            except StoreError as error:
                log.error("table %s: a line of chat could not be stored: %s", self.room.id, error)
                self._refuse(connection, frame, NotAllowed("server-no-store"))

        self.room.chatting.post(speak)

    async def _store(self, connection: Connection, said: str, to: str, only: list[int]) -> ChatRow:
        store, seat = self.room.house.store, connection.viewer
        if seat is None:
            known = await asyncio.to_thread(store.name_of, connection.person)
            name = known or connection.speaker.text("server-guest")
        else:
            name = self.room.seating.name(seat, connection.speaker.text)
        return await asyncio.to_thread(
            store.say,
            self.room.id,
            seat,
            name,
            said,
            time(),
            to=to,
            only=only,
            person=connection.person,
        )

    # -- taking back -----------------------------------------------------------------------

    async def _undo(self, seat: int) -> None:
        """Take this seat's last answer back, or ask the others for their consent."""
        needs = self.room.undoing.needs(self.room.table, seat)
        if not needs:
            raise UndoRefused("nothing can be taken back")
        if needs == "free":
            withdrawn = self.room.undoing.withdraw()
            await self.room.take_back(seat, consent=())
            if withdrawn:
                self.room.tell_proposal()
            return
        open_wish = self.room.undoing.proposal
        if open_wish is not None and open_wish.seat != seat:
            raise NotAllowed("server-undo-is-asked")
        others = [each for each in self.room.seating.persons() if each != seat]
        self.room.undoing.propose(seat, others)
        await self.settle()

    async def _consent(self, seat: int, agree: bool) -> None:
        if not self.room.undoing.consent(seat, agree):
            raise NotAllowed("server-nothing-to-consent")
        await self.settle()

    async def settle(self) -> None:
        """Do what is asked for if all agree by now, and tell how the matter stands."""
        proposal = self.room.undoing.proposal
        assert proposal is not None
        if proposal.agreed:
            everyone = range(self.room.table.header.seats)  # bots agree
            await self.room.take_back(proposal.seat, consent=everyone)
            self.room.undoing.withdraw("done")
        elif proposal.refused:
            self.room.undoing.withdraw("refused")
        self.room.tell_proposal()
