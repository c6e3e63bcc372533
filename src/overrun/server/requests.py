"""What clients ask of a room, and what they are told if it cannot be."""

from __future__ import annotations

import asyncio
import logging
from math import ceil
from time import time
from typing import TYPE_CHECKING

import msgspec

from overrun.bots import bot_names
from overrun.core.errors import (
    AnswerError,
    GameEnded,
    IllegalAnswer,
    OverrunError,
    StaleAnswer,
    UndoRefused,
)
from overrun.core.flow import Ask
from overrun.core.reason import wire
from overrun.server import framing, protocol
from overrun.server.connection import Connection
from overrun.server.devices import device_id, device_list
from overrun.server.ending import concedes
from overrun.server.errors import NotAllowed, kind_of
from overrun.server.meter import Meter, weight
from overrun.server.naming import own_name
from overrun.server.protocol import CODE_SECONDS, END, PACES, ClientFrame, Trouble
from overrun.server.seating import OPEN, PERSON
from overrun.server.sessions import code_hash, new_code, plain_text
from overrun.server.store import ChatRow, Holder, NotOwner, StoreError
from overrun.server.talk import listeners
from overrun.server.voting import Voting

if TYPE_CHECKING:
    from overrun.server.room import Room

log = logging.getLogger(__name__)

MOST_DEVICES = 8
"""How many devices may hold one seat."""


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
                await self._consent(connection, frame.about, frame.agree)
            case protocol.StandIn():
                await self._stand_in(connection, frame.seat, frame.bot)
            case protocol.SetPace():
                await self._set_pace(frame.pace)
            case protocol.Concede():
                self._check_alone(connection.viewer, True)
                await self.room.concede(connection.viewer)
            case protocol.Leave():
                self._check_alone(connection.viewer, False)
                await self.room.places.leave(connection.viewer)
            case protocol.EndGame():
                self._check_alone(connection.viewer, False)
                await self._end(connection)
            case protocol.WantDevices():
                connection.send(
                    device_list(self.room.id, await self._holders(connection), connection.person)
                )
            case protocol.AddDevice():
                await self._add_device(connection)
            case protocol.DropDevice():
                await self._drop_device(connection, frame.device)

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
        prices = self.room.house.prices
        prices.check(connection.address)
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
            # Only bots waited for it, not the other tables.
            prices.work.charge(connection.address, meter.seconds)
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
        room, kind = self.room, self.room.seating.kind(seat)
        host = connection.person == room.row.host
        if room.seating.holds(connection.person, seat):
            await room.places.set(seat, stand_in=bot, wished=bool(bot))
        elif kind == PERSON:
            self._check_away(connection, seat, bot)
            await room.places.set(seat, stand_in=room.thinking.best)
        elif room.seating[seat].spent:
            raise NotAllowed("server-seat-was-left")
        elif kind == OPEN or host:
            # Nobody gives an opponent a weak bot; who makes a table may choose.
            await room.places.set(seat, bot=bot if host or not bot else room.thinking.best)
        else:
            raise NotAllowed("server-not-your-seat")
        await room.seats_changed()

    def _check_away(self, connection: Connection, seat: int, bot: str) -> None:
        """Refuse a bot for somebody who is here, or has not been away for long."""
        left = self.room.away().get(seat)
        if left is None or not bot:
            raise NotAllowed("server-not-your-seat")
        if left > 0:
            name = self.room.seating.name(seat, connection.speaker.text)
            raise NotAllowed("server-not-away-for-long", name=name, seconds=ceil(left))

    # -- devices ---------------------------------------------------------------------------

    async def _holders(self, connection: Connection) -> list[Holder]:
        assert connection.viewer is not None
        store = self.room.house.store
        return await asyncio.to_thread(store.holders, self.room.id, connection.viewer)

    async def _add_device(self, connection: Connection) -> None:
        """Make a code by which one more device may come to this seat, within minutes."""
        assert connection.viewer is not None
        if len(await self._holders(connection)) >= MOST_DEVICES:
            raise NotAllowed("server-many-devices", count=MOST_DEVICES)
        code, until = new_code(), time() + CODE_SECONDS
        store = self.room.house.store
        await asyncio.to_thread(
            store.set_code, self.room.id, connection.viewer, code_hash(code), until
        )
        connection.send(protocol.DeviceCode(token=code, seconds=CODE_SECONDS))

    async def _drop_device(self, connection: Connection, device: str) -> None:
        assert connection.viewer is not None
        holders = await self._holders(connection)
        found = [each for each in holders if device_id(self.room.id, each.person) == device]
        if not found:
            raise NotAllowed("server-no-such-device")
        if len(holders) == 1:
            raise NotAllowed("server-last-device")
        await self.room.places.drop_device(connection.viewer, found[0].person)

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
            name = await self._spectator(connection)
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

    async def _spectator(self, connection: Connection) -> str:
        """What somebody who watches is called: never like somebody who plays, or another voice."""
        text, voices = connection.speaker.text, self.room.voices
        known = await asyncio.to_thread(self.room.house.store.name_of, connection.person)
        mine = connection.person or connection.address
        others = [name for who, name in voices.items() if who != mine]
        others += filter(None, self.room.seating.names(text))
        name = own_name(known or text("server-guest"), others)
        voices[mine] = name
        return name

    # -- what needs consent ----------------------------------------------------------------

    async def _undo(self, seat: int) -> None:
        """Take this seat's last answer back, or ask the others for their consent."""
        needs = self.room.undoing.needs(self.room.table, seat)
        if not needs:
            raise UndoRefused("nothing can be taken back")
        if needs == "free":
            withdrawn = self.room.undoing.withdraw()
            await self.room.take_back(seat, consent=())
            if withdrawn:
                self.room.tell_proposal(self.room.undoing)
            return
        others = [each for each in self.room.seating.held() if each != seat]
        await self._propose(self.room.undoing, seat, others)

    async def _end(self, connection: Connection) -> None:
        """Ask everyone whether the game is to end here; it does when all agree."""
        assert connection.viewer is not None
        seating = self.room.seating
        others = [seat for seat in seating.held() if not seating.holds(connection.person, seat)]
        await self._propose(self.room.ending, connection.viewer, others)

    async def _propose(self, voting: Voting, seat: int, others: list[int]) -> None:
        if voting.proposal is not None and voting.proposal.seat != seat:
            raise NotAllowed(f"server-{voting.about}-is-asked")
        voting.propose(seat, others)
        await self.settle(voting)

    async def _consent(self, connection: Connection, about: str, agree: bool) -> None:
        """What somebody says; about the end also for the others at the same device."""
        assert connection.viewer is not None
        room, seats = self.room, [connection.viewer]
        if about == END:
            seats = room.seating.seats_of(connection.person)
        voting = next((each for each in (room.undoing, room.ending) if each.about == about), None)
        heard = [] if voting is None else [voting.consent(seat, agree) for seat in seats]
        if voting is None or not any(heard):
            raise NotAllowed("server-nothing-to-consent")
        await self.settle(voting)

    async def settle(self, voting: Voting) -> None:
        """Do what is asked for if all agree by now, and tell how the matter stands."""
        proposal = voting.proposal
        assert proposal is not None
        if proposal.agreed and voting.about == END:
            voting.withdraw("done")
            await self.room.concede(proposal.seat)
        elif proposal.agreed:
            everyone = range(self.room.table.header.seats)  # bots agree
            try:
                await self.room.take_back(proposal.seat, consent=everyone)
            except UndoRefused:
                voting.withdraw("refused")
                self.room.tell_proposal(voting)
                raise
            voting.withdraw("done")
        elif proposal.refused:
            voting.withdraw("refused")
        self.room.tell_proposal(voting)

    def _check_alone(self, seat: int, alone: bool) -> None:
        """Refuse to end a game of many alone, and to leave one that cannot go on without."""
        if self.room.table.ended:
            raise GameEnded("the game is over")
        if concedes(self.room.table, seat) is not alone:
            raise NotAllowed("server-leave-instead" if alone else "server-give-up-instead")
