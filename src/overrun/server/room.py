"""A room is one table in memory. One queue takes everything that happens to it, in order.

An answer is committed to the store before anyone hears of it. If it cannot be, the room closes:
what is in memory is thrown away, the clients come back, and the table is built anew from what
was stored. So nobody is ever told what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec

from overrun.core.errors import IllegalAnswer
from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.game import Clock
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.server.audience import Audience
from overrun.server.chatting import Chatting
from overrun.server.connection import GONE, MOVED, NOT_ALLOWED, RESTART, Connection
from overrun.server.errors import TimeUp
from overrun.server.meter import Meter, weight
from overrun.server.places import Places
from overrun.server.protocol import AnswerAsk, ClientFrame
from overrun.server.queueing import Jobs
from overrun.server.ranks import Rank
from overrun.server.requests import Requests
from overrun.server.seating import OPEN
from overrun.server.store import AnswerRow, Commit, NotOwner, SeatRow, StoreError, TableRow
from overrun.server.stored import standing, told_by
from overrun.server.thinking import Thinking
from overrun.server.ticks import TICK, Job, Tick, first
from overrun.server.timers import decision
from overrun.server.voting import Voting

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

IDLE, IDLE_SECONDS = "idle", 180
"""The clock of a guard, and how long it waits for a sign of somebody."""


class Room(Audience):
    """One table in play: its connections, its bots, its clocks."""

    def __init__(
        self,
        house: House,
        row: TableRow,
        seats: list[SeatRow],
        table: Table[Any],
        fence: int,
        since: dict[int, int],
    ) -> None:
        super().__init__(row, seats, table, since)
        self.house = house
        self.fence = fence
        self.requests = Requests(self)
        self.places = Places(self)
        self.thinking = Thinking(self)
        self.attending: set[Connection] = set()
        """All connections, also those that are still to be let in."""
        self.closing = False
        self.fallen = False
        """Whether it could not be kept as it is in memory."""
        self.quiet_since = monotonic()
        self.timers.resume(self._decisions(), row.clocks)
        self._marked = table.marks[-1][0]
        """The last mark that is stored."""
        self.chatting = Chatting(house.limits)
        self._jobs = Jobs()
        self._pending: Counter[Viewer] = Counter()
        """Of each seat, what waits at the end of the queue: its answers may not overtake it."""
        self._tick = Tick(self._end_tick)
        self._timer: asyncio.TimerHandle | None = None
        self._standing: list[int] = []
        """Whose clock stood still when the timer was set."""
        self._run = asyncio.create_task(self._work(), name=f"room {self.id}")

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
            before = self.table.answered
            try:
                await self.requests.take(connection, frame, at)
            finally:
                connection.hear()
            if isinstance(frame, AnswerAsk) and self.table.answered > before:
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
        racing = [ask.seat for ask in self.table.racing]
        with_persons = len(racing) > 1 and any(each in racing for each in self.seating.persons())
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
            order = [ask.seat for ask in self.table.racing]
            _, job = held.pop(first([seat for seat, _ in held], order))
            await job()

    async def _work(self) -> None:
        self.post(self._keep_clocks)
        while (job := await self._jobs.next()) is not None:
            try:
                await job()
            except NotOwner:
                log.warning("table %s is owned by another process now", self.id)
                self._fall(MOVED)
            except StoreError as error:
                log.error("table %s could not be stored: %s", self.id, error)
                self._fall(RESTART)
            except Exception:
                log.exception("table %s: a job failed; the table is opened anew", self.id)
                self.house.faults.add(self.id, unreadable=False)
                self._fall(RESTART)
            await asyncio.sleep(0)  # what one room has to do keeps no other waiting

    def _fall(self, code: int) -> None:
        """Forget what is in memory; whoever comes back finds what was stored.

        The house closes it for good: when somebody comes back, or at its next beat.
        """
        self.closing = self.fallen = True
        self._stop_tasks()
        self._send_away(code)
        self._jobs.clear()
        self._jobs.close()

    def _send_away(self, code: int) -> None:
        for connection in self.attending:
            connection.close(code)
        self.attending.clear()
        self.connections.clear()

    def _stop_tasks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._tick.drop()
        self.thinking.stop()
        self.requests.stop()
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
            self._send_away(code)
        with suppress(StoreError):
            await asyncio.to_thread(
                self.house.store.release, self.id, self.house.process, self.fence
            )
            self.house.forget(self)

    @property
    def idle_for(self) -> float:
        """Seconds since anybody or anything needed this room."""
        return 0.0 if self.connections or self.awake else monotonic() - self.quiet_since

    @property
    def awake(self) -> bool:
        """Whether it needs a process even if nobody looks: a bot is to act, or a clock runs."""
        if self.table.ended:
            return False
        return bool(self.timers) or any(map(self.seating.bot_at, self.table.waiting))

    @property
    def rank(self) -> Rank:
        """How urgent it is that its bots answer."""
        if self.present:
            return Rank.ATTENDED
        return Rank.AWAITED if self.seating.persons() or self.connections else Rank.LONELY

    # -- coming and going ------------------------------------------------------------------

    def attend(self, connection: Connection, revision: int | None, after: int) -> None:
        """A viewer connects, having heard everything up to ``after`` of a revision."""
        if self.closing:
            connection.close(MOVED)
            return
        self.attending.add(connection)

        async def enter() -> None:
            meter = Meter()
            await meter.run(self._enter(connection, revision, after))
            self.house.prices.work.charge(
                connection.address, meter.seconds + weight(connection.sent)
            )

        self._post_last(connection.viewer, enter)

    def charge(self, connection: Connection, seconds: float) -> None:
        """Somebody asked for something that took so long."""
        connection.asking.charge(seconds)
        self.house.prices.asking.charge(connection.address, seconds)

    def part(self, connection: Connection) -> None:
        """A viewer is gone."""
        self.attending.discard(connection)
        self.post(lambda: self._leave(connection))

    async def _enter(self, connection: Connection, revision: int | None, after: int) -> None:
        viewer = connection.viewer
        before = [] if viewer is None else self.seating[viewer].people
        await self.places.read()
        if viewer is not None and not self.seating.holds(connection.person, viewer):
            connection.close(NOT_ALLOWED)
            return
        if viewer is not None:
            await self.places.take_back(connection.person)
        await self._keep_clocks(coming=viewer)
        self.connections.append(connection)
        self.note_presence()
        self.quiet_since = monotonic()
        known = revision == self.revision and 0 <= after <= self.hearing.count(viewer)
        connection.send(self.info(connection))
        await self.send_all(connection, after if known else 0, reset=not known)
        self.chatting.post(lambda: self._tell_lines(connection))
        self.tell_table(but=connection)
        if viewer is not None and before and before != self.seating[viewer].people:
            await self.places.show_devices(viewer)
        self.after_change()  # bots wait less where somebody looks

    async def _tell_lines(self, connection: Connection) -> None:
        """Tell a viewer who came what was said before, and what is asked of everyone."""
        try:
            lines = await asyncio.to_thread(self.house.store.chat, self.id, connection.viewer)
        except StoreError as error:
            log.error("table %s: its chat cannot be read: %s", self.id, error)
            connection.close(RESTART)
        else:
            self.send_chat(connection, lines)
            for voting in (self.undoing, self.ending):
                if voting.proposal is not None:
                    connection.send(voting.frame())

    async def _leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.note_presence()
            self.quiet_since = monotonic()
            self.tell_table()
            await self._keep_clocks()

    # -- answers ---------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, option: str | Option) -> None:
        """Answer an ask; store it; then tell everyone."""
        self.table.answer(seat, number, option)
        self.timers.stop(seat, IDLE)
        await self._store_last()

    def check_time(self, seat: int, number: int, at: float) -> None:
        """Refuse an answer that arrived after the time that the rules give for it."""
        for ask in self.table.asked(seat):
            clock = self._clock(ask)
            end = self.timers.deadline(seat, clock.name, at) if clock else None
            if ask.takes(number) and end is not None and end < at:
                raise TimeUp(f"the time for ask {ask.number} was up {at - end:.2f} s ago")

    async def concede(self, seat: int) -> None:
        self.table.concede(seat)
        await self._store_last()

    async def _store_last(self) -> None:
        """The table took an answer: commit it, then tell everyone."""
        table = self.table
        last = table.last
        assert last is not None
        given = AnswerRow(
            number=table.answered,
            seat=last.seat,
            ask=last.ask,
            option=last.option,
            at=time(),
            heard=self.hearing.count(last.seat),
            known=table.notes[-1][3],
            told=told_by(table, table.answered),
        )
        self.since[last.seat] = given.heard
        withdrawn: list[Voting] = [self.undoing] if self.undoing.withdraw() else []
        if table.ended and self.ending.withdraw():
            withdrawn.append(self.ending)
        self._run_clocks()
        await self._commit(answers=[given])
        self.broadcast()
        for voting in withdrawn:
            self.tell_proposal(voting)
        if table.ended:
            self.tell_table()  # the seed is shown now
        self.after_change()

    async def _commit(
        self, *, answers: list[AnswerRow] | None = None, keep: int | None = None
    ) -> None:
        table = self.table
        total = table.answered
        new = answers or []
        expected = self.row.answers
        changed = bool(new) or keep is not None
        marks = [mark for mark in table.marks if mark[0] > self._marked]
        outcome = "" if table.outcome is None else msgspec.json.encode(table.outcome).decode()
        began = monotonic()
        await self.house.writer.commit(
            Commit(
                table=self.id,
                fence=self.fence,
                expected=expected,
                answers=new,
                keep=keep,
                waiting=table.waiting,
                clocks=self.timers.deadlines,
                timers=self.timers.rows,
                awake=self.awake,
                ended=table.ended,
                outcome=outcome,
                touched=time(),
                dump=standing(table) if changed else None,
                marks=marks,
            )
        )
        self.house.metrics.commits.observe(monotonic() - began)
        self.row.answers = total
        self._marked = table.marks[-1][0]

    async def confirm(self) -> None:
        """Make sure that the table is still ours; whoever is here is sent away if it is not."""
        await self._commit()

    # -- bots and clocks -------------------------------------------------------------------

    def after_change(self) -> None:
        """Something changed that bots or clocks may wait for."""
        if self.closing:
            return
        self._set_timer()
        self.thinking.start()

    def _run_clocks(self, coming: Viewer = None) -> None:
        """The clocks of the rules run for bots too, who are always here; open seats have none."""
        timed = [
            (ask.seat, clock)
            for ask in self.table.asks
            if self.seating.kind(ask.seat) != OPEN and (clock := self._clock(ask))
        ]
        here = self.present | {
            row.seat for row in self.seating.rows if self.seating.bot_at(row.seat)
        }
        self.timers.ask(self._decisions() + timed, here if coming is None else here | {coming})

    def _decisions(self) -> list[tuple[int, Clock]]:
        """The table's own clocks run for persons who are asked."""
        seconds, asked = self.row.options.clock, self.table.due
        seats = self.seating.persons() if seconds and not self.table.ended else []
        questions = {
            seat: [self._question(ask) for ask in asked if ask.seat == seat] for seat in seats
        }
        return [(seat, decision(seat, each, seconds)) for seat, each in questions.items() if each]

    def _question(self, ask: Ask) -> int:
        """A number by which a table's clock knows a question: one that is asked again because
        somebody else acted is the same until its own seat has answered."""
        return -1 - self.table.last_answer(ask.seat) if ask.since else ask.number

    def _clock(self, ask: Ask) -> Clock | None:
        """The time that the rules give for an ask; or, at tables with a guard, the time after
        which whoever acts at the same time as others is taken to have finished (WC-OP-15.l)."""
        clock = self.table.game.clock(self.table.state, ask)
        options = self.row.options
        if clock is None and ask in self.table.racing and (options.guard or options.public):
            return Clock(f"{IDLE}-{ask.seat}-{ask.since}", IDLE_SECONDS)
        return clock

    async def _keep_clocks(self, coming: Viewer = None) -> None:
        """Somebody may have come to be asked, or be gone: clocks that start, stand still or go on
        now are stored at once."""
        before = self.timers.deadlines, self.timers.rows
        self._run_clocks(coming)
        if (self.timers.deadlines, self.timers.rows) != before:
            await self._commit()
            self.broadcast()
        self.after_change()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._standing = self.timers.standing()
        left = self.timers.next()
        if left is not None:
            # What arrived in time may have to wait for the end of its tick.
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left + TICK + 0.05, self.post, self._time_up)

    async def _time_up(self) -> None:
        """For those whose time is up the rules answer, if they say what (WC-OP-16.f); otherwise a
        bot takes over."""
        over = self.timers.over(time() - TICK)
        late = [seat for seat, clock in self._decisions() if (seat, clock.name) in over]
        for ask in self.table.asks:
            clock, default = self._clock(ask), self.table.game.default(self.table.state, ask)
            timed = clock is not None and (ask.seat, clock.name) in over
            if timed or (ask.seat in late and default is not None):
                await self._answer_by_default(ask)
                return  # the timer is set anew, and comes back to the others
        for seat in late:
            await self.places.set(seat, stand_in=self.thinking.best)
        if late:
            await self.seats_changed()
        if self.timers.standing() != self._standing:
            self.broadcast()  # a clock has stood still for as long as it may, and goes on
        self._set_timer()

    async def _answer_by_default(self, ask: Ask) -> None:
        """What the rules do for somebody whose time is up; it is logged like any answer."""
        option = self.table.game.default(self.table.state, ask) or self.thinking.any(ask)
        try:
            self.table.answer(ask.seat, ask.number, option)
        except IllegalAnswer:
            log.exception("table %s: the rules may not answer ask %s", self.id, ask.number)
            self.table.answer(ask.seat, ask.number, self.thinking.any(ask))
        await self._store_last()

    # -- seats -----------------------------------------------------------------------------

    async def seats_changed(self) -> None:
        """Bots came or went: clocks and the list of seats follow."""
        self.note_presence()
        self._run_clocks()
        await self._commit()
        self.tell_table()
        self.broadcast()
        self.after_change()

    # -- taking back -----------------------------------------------------------------------

    async def take_back(self, seat: int, consent: Collection[int]) -> None:
        """Take the last answer of a seat back, and all that came after it."""
        keep = self.table.last_answer(seat) - 1
        self.table.undo(seat, consent, keep=keep)
        self._marked = min(self._marked, keep)  # the store lets go of those behind it
        self._run_clocks()
        await self._commit(keep=keep)
        kept = await asyncio.to_thread(self.house.store.answers, self.id)
        self.since = {answer.seat: answer.heard for answer in kept}
        self.revision += 1
        await self.broadcast_anew()
        self.after_change()
