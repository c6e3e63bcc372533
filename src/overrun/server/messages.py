"""What clients ask of a table, and what they are told if it cannot be."""

from __future__ import annotations

import msgspec

from overrun.core.errors import AnswerError, GameEnded, StaleAnswer, UndoRefused
from overrun.core.flow import Ask
from overrun.core.reason import unwire
from overrun.server import framing, protocol
from overrun.server.audience import Audience
from overrun.server.chatting import Chatting
from overrun.server.connection import Connection
from overrun.server.consent import Consent
from overrun.server.ending import concedes
from overrun.server.errors import NotAllowed, NotNow
from overrun.server.hinting import Hints
from overrun.server.limits import Limits
from overrun.server.meter import Meter, weight
from overrun.server.places import Places
from overrun.server.play import Play
from overrun.server.prices import Prices
from overrun.server.protocol import ClientFrame
from overrun.server.referee import Referee


class Messages(msgspec.Struct, eq=False):
    """Takes the messages of a table's clients, one after the other."""

    play: Play
    audience: Audience
    referee: Referee
    consent: Consent
    places: Places
    chatting: Chatting
    hints: Hints
    limits: Limits
    prices: Prices

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
            self.audience.refuse(connection, frame, error)
        if not free:
            seconds = meter.seconds + weight(connection.sent - sent)
            connection.asking.charge(seconds)
            self.prices.asking.charge(connection.address, seconds)

    async def _take(self, connection: Connection, frame: ClientFrame, at: float) -> None:
        if isinstance(frame, protocol.Sync):
            connection.send(self.audience.info(connection))
            await self.audience.send_all(connection, 0, reset=True)
        elif isinstance(frame, protocol.Chat):
            self.chatting.say(connection, frame)
        elif connection.viewer is None and isinstance(frame, protocol.Seen):
            return  # nobody waits for who only looks
        elif connection.viewer is None:
            raise NotAllowed("server-spectators-watch")
        else:
            await self._take_from(connection.viewer, connection, frame, at)

    async def _take_from(
        self, seat: int, connection: Connection, frame: ClientFrame, at: float
    ) -> None:
        """Do what somebody asks for who plays."""
        match frame:
            case protocol.Seen():
                self.audience.saw(connection, frame)
                if self.play.timers.held:
                    await self.referee.keep_clocks()
            case protocol.AnswerAsk():
                self.referee.timing.check(seat, frame.ask, at)
                self._check_lesson(seat, frame)
                await self.referee.answer(seat, frame.ask, frame.option)
            case protocol.WhyNot():
                ask, speaker = self._own_ask(seat, frame.ask), self.audience.speaker(connection)
                most = self.limits.refused_options
                connection.send(await framing.refused(self.play.table, speaker, ask, most))
            case protocol.WantHint():
                self.hints.give(connection, frame, self._own_ask(seat, frame.ask))
            case protocol.Undo():
                await self.consent.undo(seat)
            case protocol.Consent():
                await self.consent.say(connection.person, seat, frame.about, frame.agree)
            case protocol.StandIn():
                await self.places.stand_in(connection, frame)
            case protocol.SetPace():
                await self.referee.set_pace(frame.pace)
            case protocol.Concede():
                self._check_alone(seat, True)
                await self.referee.concede(seat)
            case protocol.Leave():
                self._check_alone(seat, False)
                await self.places.leave(seat)
            case protocol.EndGame():
                self._check_alone(seat, False)
                await self.consent.end(connection.person, seat)
            case protocol.WantDevices():
                await self.places.list_devices(connection, seat)
            case protocol.AddDevice():
                await self.places.add_device(connection, seat)
            case protocol.DropDevice():
                await self.places.drop_device(seat, frame.device)
            case protocol.TryAgain():
                await self._try_again(seat)
            case protocol.ShowMe():
                await self._show(seat)

    def _own_ask(self, seat: int, number: int) -> Ask:
        ask = next((each for each in self.play.table.asked(seat) if each.takes(number)), None)
        if ask is None:
            raise StaleAnswer(f"ask {number} is not open to seat {seat}")
        return ask

    def _check_lesson(self, seat: int, frame: protocol.AnswerAsk) -> None:
        """Refuse a legal answer that is not what the lesson waits for; others are refused by the
        rules, who say why."""
        guide, option = self.play.guide, unwire(frame.option)
        if guide is None or not guide.refuses(seat, option):
            return
        if any(option in ask.options for ask in self.play.table.asked(seat)):
            nudge = guide.step.nudge if guide.step else ""
            raise NotNow(guide.lesson.key(nudge) if nudge else "")

    async def _try_again(self, seat: int) -> None:
        guide = self.play.guide
        if guide is None or guide.retry == self.play.table.answered:
            raise NotAllowed("server-no-lesson")
        everyone = range(self.play.table.header.seats)  # nobody else is here to mind
        await self.referee.take_back(seat, everyone, keep=guide.retry)

    async def _show(self, seat: int) -> None:
        """Answer for a learner who is stuck, as the lesson would."""
        if (guide := self.play.guide) is not None and guide.is_astray:
            await self._try_again(seat)
        shown = None if guide is None else guide.shown
        if shown is None:
            raise NotAllowed("server-nothing-to-show")
        ask, option = shown
        await self.referee.answer(seat, ask.number, option)

    def _check_alone(self, seat: int, alone: bool) -> None:
        """Refuse to end a game of many alone, and to leave one that cannot go on without."""
        if self.play.table.ended:
            raise GameEnded("the game is over")
        if concedes(self.play.table, seat) is not alone:
            raise NotAllowed("server-leave-instead" if alone else "server-give-up-instead")
