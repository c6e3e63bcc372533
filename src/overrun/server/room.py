"""A room is one table in memory. One queue takes everything that happens to it, in order.

An answer is committed to the store before anyone hears of it. If it cannot be, the room closes:
what is in memory is thrown away, the clients come back, and the table is built anew from what
was stored. So nobody is ever told what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec

from overrun.bots import RandomBot, bot_names
from overrun.core.errors import IllegalAnswer
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.server.audience import Audience, chat_lines
from overrun.server.clocks import numbers_by_seat
from overrun.server.connection import GONE, MOVED, NOT_ALLOWED, RESTART, Connection
from overrun.server.protocol import PACES
from overrun.server.requests import Requests
from overrun.server.seating import Seating
from overrun.server.store import AnswerRow, Commit, NotOwner, SeatRow, StoreError, TableRow

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

ANSWERS_PER_DUMP = 40
Job = Callable[[], Awaitable[None]]


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
        self.attending: set[Connection] = set()
        """All connections, also those that are still to be let in."""
        self.closing = False
        self.fallen = False
        """Whether it could not be kept as it is in memory."""
        self.quiet_since = monotonic()
        self._dumped = row.dumped
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._thinking: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._run = asyncio.create_task(self._work(), name=f"room {self.id}")

    # -- the queue -------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Put something to do at the end of the queue."""
        self._jobs.put_nowait(job)

    async def _work(self) -> None:
        self.post(self._keep_clocks)
        while (job := await self._jobs.get()) is not None:
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
                self._fall(RESTART)

    def _fall(self, code: int) -> None:
        """Forget what is in memory; whoever comes back finds what was stored.

        The house closes it for good: when somebody comes back, or at its next beat.
        """
        self.closing = self.fallen = True
        self._stop_tasks()
        self._send_away(code)
        while not self._jobs.empty():
            self._jobs.get_nowait()
        self._jobs.put_nowait(None)

    def _send_away(self, code: int) -> None:
        for connection in self.attending:
            connection.close(code)
        self.attending.clear()
        self.connections.clear()

    def _stop_tasks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()
        self.requests.stop()

    async def close(self, code: int = GONE) -> None:
        """Finish what is in the queue, let go of the table, and send everyone away."""
        if self.closing:
            await asyncio.wait([self._run])
        else:
            self.closing = True
            self._jobs.put_nowait(None)
            await asyncio.wait([self._run])
            self._stop_tasks()
            if self._dumped < self.table.answered and not self.fallen:
                with suppress(StoreError):
                    await self._commit(dump=True)
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
        return bool(self.clocks.deadlines) or any(map(self.seating.bot_at, self.table.waiting))

    # -- coming and going ------------------------------------------------------------------

    def attend(self, connection: Connection, revision: int | None, after: int) -> None:
        """A viewer connects, having heard everything up to ``after`` of a revision."""
        if self.closing:
            connection.close(MOVED)
            return
        self.attending.add(connection)
        self.post(lambda: self._enter(connection, revision, after))

    def part(self, connection: Connection) -> None:
        """A viewer is gone."""
        self.attending.discard(connection)
        self.post(lambda: self._leave(connection))

    async def _enter(self, connection: Connection, revision: int | None, after: int) -> None:
        self.seating = Seating(await asyncio.to_thread(self.house.store.seats, self.id))
        viewer = connection.viewer
        if viewer is not None and not self.seating.holds(connection.person, viewer):
            connection.close(NOT_ALLOWED)
            return
        await self._keep_clocks()
        self.connections.append(connection)
        self.quiet_since = monotonic()
        known = revision == self.revision and 0 <= after <= self.hearing.count(viewer)
        connection.send(self.info(connection))
        self.send_all(connection, after if known else 0, reset=not known)
        lines = await asyncio.to_thread(self.house.store.chat, self.id)
        connection.send(chat_lines(lines))
        if self.undoing.proposal is not None:
            connection.send(self.undoing.frame())
        self.tell_table(but=connection)

    async def _leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.quiet_since = monotonic()
            self.tell_table()

    # -- answers ---------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, option: str | Option) -> None:
        """Answer an ask; store it; then tell everyone."""
        self.table.answer(seat, number, option)
        await self._store_last()

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
            heard=self.hearing.total(last.seat),
        )
        self.since[last.seat] = given.heard
        withdrawn = self.undoing.withdraw()
        self._run_clocks()
        await self._commit(answers=[given], dump=self._dump_is_due)
        self.broadcast()
        if withdrawn:
            self.tell_proposal()
        if table.ended:
            self.tell_table()  # the seed is shown now
        self._after_change()

    @property
    def _dump_is_due(self) -> bool:
        return self.table.ended or self.table.answered - self._dumped >= ANSWERS_PER_DUMP

    async def _commit(
        self, *, answers: list[AnswerRow] | None = None, keep: int | None = None, dump: bool = False
    ) -> None:
        table = self.table
        total = table.answered
        new = answers or []
        expected = self.row.answers
        dumped = table.dump() if dump else None
        outcome = "" if table.outcome is None else msgspec.json.encode(table.outcome).decode()
        await self.house.writer.commit(
            Commit(
                table=self.id,
                fence=self.fence,
                expected=expected,
                answers=new,
                keep=keep,
                waiting=table.waiting,
                clocks=self.clocks.deadlines,
                awake=self.awake,
                ended=table.ended,
                outcome=outcome,
                touched=time(),
                dump=dumped,
            )
        )
        self.row.answers = total
        if dumped is not None:
            self._dumped = total

    async def confirm(self) -> None:
        """Make sure that the table is still ours; whoever is here is sent away if it is not."""
        await self._commit()

    # -- bots and clocks -------------------------------------------------------------------

    def _after_change(self) -> None:
        """Something changed that bots or clocks may wait for."""
        if self.closing:
            return
        self._set_timer()
        for ask in self.table.asks:
            bot = self.seating.bot_at(ask.seat)
            key = (self.revision, ask.number, bot)
            if bot and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(key, ask, bot))

    async def _think(self, key: tuple[int, int, str], ask: Ask, bot: str) -> None:
        """A bot answers in its own time, through the same queue as everyone."""
        try:
            await asyncio.sleep(PACES[self.row.options.pace])
            if self.is_open(ask, key[0]):
                option = await self.choice(ask, bot)
                self.post(lambda: self._bot_answer(key, ask, option))
        finally:
            self._thinking.pop(key, None)

    def is_open(self, ask: Ask, revision: int) -> bool:
        """Whether an ask that was open then still is: not answered and not taken back since."""
        return revision == self.revision and any(
            each.number == ask.number for each in self.table.asks
        )

    async def choice(self, ask: Ask, bot: str) -> Option:
        """What the bot wants; if it fails, any legal answer, so that nobody has to wait."""
        try:
            return await self.house.workers.choose(self.id, self.table, ask, bot)
        except Exception:
            log.exception("table %s: the bot %s failed at ask %s", self.id, bot, ask.number)
            return self._any(ask)

    def _any(self, ask: Ask) -> Option:
        """Any legal answer."""
        bot = RandomBot(f"{self.id}/{ask.number}")
        return bot.choose(None, ask, lambda seed: self.table.world(ask.seat, seed))

    async def _bot_answer(self, key: tuple[int, int, str], ask: Ask, option: Option) -> None:
        revision, _, bot = key
        if not self.is_open(ask, revision) or self.seating.bot_at(ask.seat) != bot:
            self._after_change()
            return  # an undo was faster, the person is back, or another bot took over
        try:
            await self.answer(ask.seat, ask.number, option)
        except IllegalAnswer:
            log.exception("table %s: the bot %s may not answer that", self.id, bot)
            await self.answer(ask.seat, ask.number, self._any(ask))

    @property
    def best_bot(self) -> str:
        return bot_names(self.table.game.name)[-1]

    def _run_clocks(self) -> None:
        """Clocks run for persons who are asked; bots and open seats have none."""
        persons = set() if self.table.ended else set(self.seating.persons())
        asked = [(ask.seat, ask.number) for ask in self.table.asks if ask.seat in persons]
        self.clocks.ask(numbers_by_seat(asked))

    async def _keep_clocks(self) -> None:
        """Somebody may have come to be asked: clocks that start now are stored at once."""
        before = dict(self.clocks.deadlines)
        self._run_clocks()
        if self.clocks.deadlines != before:
            await self._commit()
            self.broadcast()
        self._after_change()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = self.clocks.next()
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left + 0.05, self.post, self._time_up)

    async def _time_up(self) -> None:
        """A bot takes over for those whose time is up."""
        for seat in self.clocks.over():
            await self.set_seat(seat, stand_in=self.best_bot)
        await self.seats_changed()

    # -- seats and taking back -------------------------------------------------------------

    async def set_seat(
        self, seat: int, *, bot: str | None = None, stand_in: str | None = None
    ) -> None:
        """Say which bot has a seat, or stands in for its person."""
        row = self.seating[seat]
        bot = row.bot if bot is None else bot
        stand_in = row.stand_in if stand_in is None else stand_in
        store = self.house.store
        done = await asyncio.to_thread(
            store.set_seat, self.id, self.fence, seat, bot=bot, stand_in=stand_in
        )
        if not done:
            raise NotOwner(f"table {self.id} is owned by another process")
        row.bot, row.stand_in = bot, stand_in

    async def seats_changed(self) -> None:
        """Bots came or went: clocks, the list of seats and an open wish follow."""
        self._run_clocks()
        await self._commit()
        self.tell_table()
        self.broadcast()
        if self.undoing.wait_only_for(self.seating.persons()):
            await self.requests.settle()
        self._after_change()

    async def take_back(self, seat: int, consent: Collection[int]) -> None:
        """Take the last answer of a seat back, and all that came after it."""
        keep = self.table.last_answer(seat) - 1
        self.table.undo(seat, consent, keep=keep)
        if self._dumped > keep:
            self._dumped = 0  # the store lets go of a dump with answers that are taken back
        self._run_clocks()
        await self._commit(keep=keep)
        kept = await asyncio.to_thread(self.house.store.answers, self.id)
        self.since = {answer.seat: answer.heard for answer in kept}
        self.revision += 1
        self.broadcast_anew()
        self._after_change()
