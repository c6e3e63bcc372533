"""A room is one table in memory. One queue takes everything that happens to it, in order.

An answer is committed to the store before anyone hears of it. If it cannot be, the room closes:
what is in memory is thrown away, the clients come back, and the table is built anew from what
was stored. So nobody is ever told what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING

from overrun.core.event import Viewer
from overrun.server.alarm import Alarm
from overrun.server.audience import Audience
from overrun.server.chatting import Chatting
from overrun.server.connection import GONE, MOVED, NOT_ALLOWED, RESTART, Connection
from overrun.server.consent import Consent
from overrun.server.hinting import Hints
from overrun.server.messages import Messages
from overrun.server.meter import Meter, weight
from overrun.server.places import Places
from overrun.server.play import Play
from overrun.server.protocol import AnswerAsk, ClientFrame
from overrun.server.queueing import Jobs
from overrun.server.referee import Referee
from overrun.server.remarks import Remarks
from overrun.server.store import NotOwner, StoreError
from overrun.server.thinking import Thinking
from overrun.server.ticks import Job, Tick, first
from overrun.server.timing import Timing

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)


class Room:
    """One table in play: its queue, who comes and goes, and all that works on it.

    Those who work on it know only those above them: what it is (``play``) and whom it is told to
    (``audience``), the ``referee``, by whom alone it changes, and then bots, seats and messages.
    """

    def __init__(self, house: House, play: Play) -> None:
        self.house = house
        self.play = play
        store = house.store
        self.audience = audience = Audience(play, house.metrics)
        timing = Timing(play, audience)
        self.referee = referee = Referee(
            play, audience, timing, store, house.writer, house.metrics, self._changed
        )
        self.consent = Consent(play, audience, referee)
        self.places = Places(play, audience, referee, self.consent, store)
        self.chatting = Chatting(play, audience, store, house.limits)
        remarks = Remarks(play, self.chatting)
        self.thinking = Thinking(play, audience, referee, remarks, house, self.post_for)
        self.alarm = Alarm(play, audience, timing, referee, self.places, self.post)
        self.hints = Hints(play, audience, self.thinking, house.prices)
        self.messages = Messages(
            play, audience, referee, self.consent, self.places, self.chatting, self.hints,
            house.limits, house.prices,
        )  # fmt: skip
        self.closing = False
        self.fallen = False
        """Whether it could not be kept as it is in memory."""
        self.quiet_since = monotonic()
        self._jobs = Jobs()
        self._pending: Counter[Viewer] = Counter()
        """Of each seat, what waits at the end of the queue: its answers may not overtake it."""
        self._tick = Tick(self._end_tick)
        self._run = asyncio.create_task(self._work(), name=f"room {play.id}")

    def _changed(self) -> None:
        """Something changed that bots or clocks may wait for."""
        if not self.closing:
            self.alarm.set()
            if self.places.done:
                self.post(self.places.give_back)  # and only then bots may think about what is next
            else:
                self.thinking.start()

    # -- the queue -------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Put something to do at the end of the queue."""
        self._jobs.put(job)

    @property
    def waiting(self) -> int:
        """How much is in the queue."""
        return len(self._jobs)

    def receive(self, connection: Connection, frame: ClientFrame) -> None:
        """A message arrives."""
        at, seat = time(), connection.viewer
        connection.unheard += 1

        async def take() -> None:
            before = self.play.table.answered
            try:
                await self.messages.take(connection, frame, at)
            finally:
                connection.hear()
            if isinstance(frame, AnswerAsk) and self.play.table.answered > before:
                self.house.metrics.answers.observe(max(0.0, time() - at))

        if seat is not None and (isinstance(frame, AnswerAsk) or self._tick.holds(seat)):
            self.post_for(seat, take)
        else:
            self._post_last(seat, take)

    def _post_last(self, viewer: Viewer, job: Job) -> None:
        """Put what a viewer wants at the end of the queue; what it wants later comes later."""
        self._pending[viewer] += 1

        async def counted() -> None:
            self._pending[viewer] -= 1
            await job()

        self.post(counted)

    def _post_answer(self, seat: int, job: Job) -> None:
        """Put an answer before all but answers, or behind what its own seat still waits for."""
        if self._pending[seat]:
            self._post_last(seat, job)
        else:
            self._jobs.put_first(job)

    def post_for(self, seat: int, job: Job) -> None:
        """Put what a seat answers before what does not change the game; if it races with others
        for who is heard first, at the end of the tick, so that what they want at the same time is
        ordered fairly.

        Bots among themselves need no such thing.
        """
        racing = [ask.seat for ask in self.play.table.racing]
        persons = self.play.seating.persons()
        with_persons = len(racing) > 1 and any(each in racing for each in persons)
        if (with_persons and seat in racing) or self._tick.holds(seat):
            self._tick.hold(seat, job)
            if all(map(self._tick.holds, racing)):
                self._tick.end()  # nobody is left to wait for
        else:
            self._post_answer(seat, job)

    def _end_tick(self, held: list[tuple[int, Job]]) -> None:
        waiting = next((seat for seat, _ in held if self._pending[seat]), held[0][0])
        self._post_answer(waiting, lambda: self._take_in_turn(held))

    async def _take_in_turn(self, held: list[tuple[int, Job]]) -> None:
        """Do what several wanted in the same tick; the rules say who has the right of way."""
        while held:
            order = [ask.seat for ask in self.play.table.racing]
            _, job = held.pop(first([seat for seat, _ in held], order))
            await job()

    async def _work(self) -> None:
        self.post(self.referee.keep_clocks)
        while (job := await self._jobs.next()) is not None:
            try:
                await job()
            except NotOwner:
                log.warning("table %s is owned by another process now", self.play.id)
                self._fall(MOVED)
            except StoreError as error:
                log.error("table %s could not be stored: %s", self.play.id, error)
                self._fall(RESTART)
            except Exception:
                log.exception("table %s: a job failed; the table is opened anew", self.play.id)
                self.house.faults.add(self.play.id, unreadable=False)
                self._fall(RESTART)
            await asyncio.sleep(0)  # what one room has to do keeps no other waiting

    def _fall(self, code: int) -> None:
        """Forget what is in memory; whoever comes back finds what was stored.

        The house closes it for good: when somebody comes back, or at its next beat.
        """
        self.closing = self.fallen = True
        self._stop_tasks()
        self.audience.send_away(code)
        self._jobs.clear()
        self._jobs.close()

    def _stop_tasks(self) -> None:
        self.alarm.stop()
        self._tick.drop()
        self.thinking.stop()
        self.hints.stop()
        self.chatting.stop()

    async def close(self, code: int = GONE) -> None:
        """Finish what is in the queue, let go of the table, and send everyone away."""
        if self.closing:
            await asyncio.wait([self._run])
        else:
            self.closing = True
            self._tick.end()
            self._jobs.close()
            await asyncio.wait([self._run])
            await self.chatting.finish()
            self._stop_tasks()
            self.audience.send_away(code)
        with suppress(StoreError):
            await asyncio.to_thread(
                self.house.store.release, self.play.id, self.house.process, self.play.fence
            )
            self.house.forget(self)

    @property
    def idle_for(self) -> float:
        """Seconds since anybody or anything needed this room."""
        needed = self.audience.connections or self.play.awake
        return 0.0 if needed else monotonic() - self.quiet_since

    # -- coming and going ------------------------------------------------------------------

    def attend(self, connection: Connection, revision: int | None, after: int) -> None:
        """A viewer connects, having heard everything up to ``after`` of a revision."""
        if self.closing:
            connection.close(MOVED)
            return
        self.audience.attending.add(connection)

        async def enter() -> None:
            meter = Meter()
            await meter.run(self._enter(connection, revision, after))
            self.house.prices.work.charge(
                connection.address, meter.seconds + weight(connection.sent)
            )

        self._post_last(connection.viewer, enter)

    def part(self, connection: Connection) -> None:
        """A viewer is gone."""
        self.audience.attending.discard(connection)
        self.post(lambda: self._leave(connection))

    async def _enter(self, connection: Connection, revision: int | None, after: int) -> None:
        viewer = connection.viewer
        before = [] if viewer is None else self.play.seating[viewer].people
        await self.places.read()
        if viewer is not None and not self.play.seating.holds(connection.person, viewer):
            connection.close(NOT_ALLOWED)
            return
        if viewer is not None:
            await self.places.take_back(connection.person)
        await self.referee.keep_clocks(coming=viewer)
        self.audience.connections.append(connection)
        self.audience.note_presence()
        self.quiet_since = monotonic()
        known = revision == self.play.revision and 0 <= after <= self.audience.hearing.count(viewer)
        connection.send(self.audience.info(connection))
        await self.audience.send_all(connection, after if known else 0, reset=not known)
        self.chatting.greet(connection)
        self.audience.tell_table(but=connection)
        if viewer is not None and before and before != self.play.seating[viewer].people:
            await self.places.show_devices(viewer)
        self._changed()  # bots wait less where somebody looks

    async def _leave(self, connection: Connection) -> None:
        if self.audience.drop(connection):
            self.audience.note_presence()
            self.quiet_since = monotonic()
            self.audience.tell_table()
            await self.referee.keep_clocks()
