"""A room is one table in memory. One queue takes everything that happens to it, in order.

An answer is committed to the store before anyone hears of it. If it cannot be, the room closes:
what is in memory is thrown away, the clients come back, and the table is built anew from what
was stored. So nobody is ever told what could be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec

from overrun.bots import RandomBot, bot_names
from overrun.core.errors import AnswerError, IllegalAnswer, OverrunError, UndoRefused
from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.server import framing, protocol
from overrun.server.clocks import Clocks, numbers_by_seat
from overrun.server.connection import GONE, MOVED, NOT_ALLOWED, RESTART, Connection, encode
from overrun.server.errors import NotAllowed, kind_of
from overrun.server.hearing import Hearing
from overrun.server.protocol import PACES, ClientFrame, TableOptions, Trouble, Update
from overrun.server.seating import OPEN, PERSON, Seating
from overrun.server.sessions import plain_text
from overrun.server.store import AnswerRow, Commit, NotOwner, SeatRow, StoreError, TableRow
from overrun.server.undoing import Undoing

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

ANSWERS_PER_DUMP = 40
Job = Callable[[], Awaitable[None]]


class Room:
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
        self.house = house
        self.id = row.id
        self.row = row
        self.table = table
        self.fence = fence
        self.options: TableOptions = row.options
        self.seating = Seating(seats)
        self.clocks = Clocks(row.options.clock, row.clocks)
        self.hearing = Hearing(table)
        self.revision = row.revision
        self.since = since
        """For each seat, how many events it had heard when it last answered."""
        self.undoing = Undoing()
        self.connections: list[Connection] = []
        self.closing = False
        self.quiet_since = monotonic()
        self._dumped = row.dumped
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._thinking: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._others: set[asyncio.Task[None]] = set()
        self._run = asyncio.create_task(self._work(), name=f"room {self.id}")

    # -- the queue -------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Put something to do at the end of the queue."""
        self._jobs.put_nowait(job)

    async def _work(self) -> None:
        self._after_change()
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
        """Forget what is in memory; whoever comes back finds what was stored."""
        self.closing = True
        self.house.forget(self)
        self._stop_tasks()
        for connection in self.connections:
            connection.close(code)
        self.connections.clear()
        while not self._jobs.empty():
            self._jobs.get_nowait()
        self._jobs.put_nowait(None)

    def _stop_tasks(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in (*self._thinking.values(), *self._others):
            task.cancel()
        self._thinking.clear()

    async def close(self, code: int = GONE) -> None:
        """Finish what is in the queue, let go of the table, and send everyone away."""
        if not self.closing:
            self.closing = True
            self._jobs.put_nowait(None)
            await asyncio.gather(self._run, return_exceptions=True)
            self._stop_tasks()
            if self._dumped < len(self.table.answers):
                with suppress(StoreError):
                    await self._commit(dump=True)
            for connection in self.connections:
                connection.close(code)
            self.connections.clear()
            self.house.forget(self)
        with suppress(StoreError):
            await asyncio.to_thread(
                self.house.store.release, self.id, self.house.process, self.fence
            )

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

    async def enter(self, connection: Connection, revision: int | None, after: int) -> None:
        """A viewer connects, having heard everything up to ``after`` of a revision."""
        self.seating = Seating(await asyncio.to_thread(self.house.store.seats, self.id))
        viewer = connection.viewer
        if viewer is not None and not self.seating.holds(connection.person, viewer):
            connection.close(NOT_ALLOWED)
            return
        self.connections.append(connection)
        self.quiet_since = monotonic()
        known = revision == self.revision and 0 <= after <= self.hearing.count(viewer)
        connection.send(self.info(connection))
        self._send_all(connection, after if known else 0, reset=not known)
        lines = await asyncio.to_thread(self.house.store.chat, self.id)
        connection.send(protocol.ChatLines(lines=[chat_line(each) for each in lines]))
        if self.undoing.proposal is not None:
            connection.send(self.undoing.frame())
        self._tell_table(but=connection)
        self._after_change()

    async def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.quiet_since = monotonic()
            self._tell_table()

    @property
    def present(self) -> set[int]:
        return {each.viewer for each in self.connections if each.viewer is not None}

    # -- telling ---------------------------------------------------------------------------

    def info(self, connection: Connection) -> protocol.TableInfo:
        return framing.table_info(
            self.row,
            self.options,
            self.seating,
            self.table,
            person=connection.person,
            viewer=connection.viewer,
            speaker=connection.speaker,
            present=self.present,
            watchers=sum(each.viewer is None for each in self.connections),
        )

    def _tell_table(self, but: Connection | None = None) -> None:
        for connection in self.connections:
            if connection is not but:
                connection.send(self.info(connection))

    def _send_all(self, connection: Connection, after: int, *, reset: bool) -> None:
        events = self.table.heard(connection.viewer, after)
        connection.send(self._update(connection, events, reset=reset))

    def _broadcast(self) -> None:
        """Tell everyone what is new. Viewers who see the same get the same bytes."""
        news = self.hearing.news(each.viewer for each in self.connections)
        made: dict[tuple[Viewer, str], bytes] = {}
        for connection in self.connections:
            key = (connection.viewer, connection.speaker.text.locale)
            if key not in made:
                made[key] = encode(self._update(connection, news[connection.viewer], reset=False))
            connection.send(made[key])

    def _broadcast_anew(self) -> None:
        """After an undo: what was heard is no longer so, everything is told again."""
        self.hearing = Hearing(self.table)
        for connection in self.connections:
            self.hearing.count(connection.viewer)
            self._send_all(connection, 0, reset=True)

    def _update(self, connection: Connection, events: list[Any], *, reset: bool) -> Update:
        table, viewer, speaker = self.table, connection.viewer, connection.speaker
        view = table.view(viewer)
        return Update(
            revision=self.revision,
            answers=len(table.answers),
            reset=reset,
            events=framing.event_infos(speaker, events),
            since=self.since.get(viewer, 0) if viewer is not None else 0,
            view=view,
            details=table.game.details(view),
            asks=framing.ask_infos(table, speaker, viewer, view),
            waiting=table.waiting,
            clocks=self.clocks.left(),
            undo=self.undoing.needs(table, viewer),
            outcome=framing.outcome_info(table, speaker),
        )

    # -- what clients send -----------------------------------------------------------------

    async def take(self, connection: Connection, frame: ClientFrame) -> None:
        """Do what a client asks for, or tell it why not."""
        try:
            await self._take(connection, frame)
        except (AnswerError, UndoRefused, NotAllowed) as error:
            self._refuse(connection, frame, error)

    async def _take(self, connection: Connection, frame: ClientFrame) -> None:
        match frame:
            case protocol.Sync():
                connection.send(self.info(connection))
                self._send_all(connection, 0, reset=True)
            case protocol.Chat():
                await self._say(connection, frame.text)
            case _ if connection.viewer is None:
                raise NotAllowed("server-spectators-watch")
            case protocol.AnswerAsk():
                await self.answer(connection.viewer, frame.ask, frame.option)
            case protocol.WhyNot():
                ask = self._own_ask(connection.viewer, frame.ask)
                most = self.house.limits.refused_options
                connection.send(framing.refused(self.table, connection.speaker, ask, most))
            case protocol.WantHint():
                self._hint(connection, self._own_ask(connection.viewer, frame.ask))
            case protocol.Undo():
                await self._undo(connection.viewer)
            case protocol.Consent():
                await self._consent(connection.viewer, frame.agree)
            case protocol.StandIn():
                await self._stand_in(connection, frame.seat, frame.bot)
            case protocol.SetPace():
                await self._set_pace(frame.pace)
            case protocol.Concede():
                await self._concede(connection.viewer)

    def _refuse(self, connection: Connection, frame: ClientFrame, error: OverrunError) -> None:
        speaker = connection.speaker
        reason = error.reason if isinstance(error, IllegalAnswer) else None
        if isinstance(error, NotAllowed):
            text = speaker.text(error.key, **error.facts)
        elif reason is not None:
            text = speaker.why(reason)
        else:
            text = speaker.text(f"error-{kind_of(error)}")
        ask = frame.ask if isinstance(frame, protocol.AnswerAsk) else 0
        rule = reason.rule if reason else ""
        connection.send(Trouble(kind=kind_of(error), text=text, rule=rule, ask=ask))

    def _own_ask(self, seat: int, number: int) -> Ask:
        ask = next((each for each in self.table.asked(seat) if each.number == number), None)
        if ask is None:
            raise NotAllowed("error-stale-answer")
        return ask

    # -- answers ---------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, option: str | Option) -> None:
        """Answer an ask; store it; then tell everyone."""
        self.table.answer(seat, number, option)
        await self._store_last()

    async def _concede(self, seat: int) -> None:
        self.table.concede(seat)
        await self._store_last()

    async def _store_last(self) -> None:
        """The table took an answer: commit it, then tell everyone."""
        table = self.table
        last = table.answers[-1]
        given = AnswerRow(
            number=len(table.answers),
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
        self._broadcast()
        if withdrawn:
            self._tell_proposal()
        if table.ended:
            self._tell_table()  # the seed is shown now
        self._after_change()

    @property
    def _dump_is_due(self) -> bool:
        return self.table.ended or len(self.table.answers) - self._dumped >= ANSWERS_PER_DUMP

    async def _commit(
        self, *, answers: list[AnswerRow] | None = None, keep: int | None = None, dump: bool = False
    ) -> None:
        table = self.table
        total = len(table.answers)
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
            await asyncio.sleep(PACES[self.options.pace])
            if ask not in self.table.asks:
                return
            option = await self._choice(ask, bot)
            self.post(lambda: self._bot_answer(ask.seat, ask.number, option, bot))
        finally:
            self._thinking.pop(key, None)

    async def _choice(self, ask: Ask, bot: str) -> Option:
        """What the bot wants; if it fails, any legal answer, so that nobody has to wait."""
        try:
            return await self.house.workers.choose(self.id, self.table, ask, bot)
        except Exception:
            log.exception("table %s: the bot %s failed at ask %s", self.id, bot, ask.number)
            seed = f"{self.id}/{ask.number}"
            return RandomBot(seed).choose(None, ask, lambda seed: self.table.world(ask.seat, seed))

    async def _bot_answer(self, seat: int, number: int, option: Option, bot: str) -> None:
        if self.seating.bot_at(seat) != bot:
            self._after_change()
            return  # the person is back, or another bot took over
        try:
            await self.answer(seat, number, option)
        except AnswerError as error:
            log.info("table %s: %s", self.id, error)  # an undo was faster
            self._after_change()

    def _hint(self, connection: Connection, ask: Ask) -> None:
        if not self.options.hints:
            raise NotAllowed("server-no-hints")

        async def send() -> None:
            option = await self._choice(ask, self.best_bot)
            said = connection.speaker.option(ask, option)
            connection.send(protocol.Hint(ask=ask.number, option=wire(option), text=said))

        task = asyncio.create_task(send())
        self._others.add(task)
        task.add_done_callback(self._others.discard)

    @property
    def best_bot(self) -> str:
        return bot_names(self.table.game.name)[-1]

    def _run_clocks(self) -> None:
        """Clocks run for persons who are asked; bots and open seats have none."""
        persons = set() if self.table.ended else set(self.seating.persons())
        asked = [(ask.seat, ask.number) for ask in self.table.asks if ask.seat in persons]
        self.clocks.ask(numbers_by_seat(asked))

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
            await self._seat(seat, stand_in=self.best_bot)
        await self._seats_changed()

    # -- seats, pace, chat -----------------------------------------------------------------

    async def _stand_in(self, connection: Connection, seat: int, bot: str) -> None:
        if seat >= len(self.seating):
            raise NotAllowed("server-no-such-seat", number=seat + 1)
        if bot and bot not in bot_names(self.table.game.name):
            raise NotAllowed("server-no-such-bot", bot=bot)
        mine = self.seating.holds(connection.person, seat)
        kind = self.seating.kind(seat)
        if kind == PERSON:
            if not mine and (not bot or seat in self.present):
                raise NotAllowed("server-not-your-seat")
            await self._seat(seat, stand_in=bot)
        elif kind == OPEN or connection.person == self.row.host:
            await self._seat(seat, bot=bot)
        else:
            raise NotAllowed("server-not-your-seat")
        await self._seats_changed()

    async def _seat(
        self, seat: int, *, bot: str | None = None, stand_in: str | None = None
    ) -> None:
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

    async def _seats_changed(self) -> None:
        self._run_clocks()
        await self._commit()
        self._tell_table()
        self._broadcast()
        self._after_change()

    async def _set_pace(self, pace: str) -> None:
        if pace not in PACES:
            raise NotAllowed("server-no-such-pace", pace=pace)
        options = msgspec.structs.replace(self.options, pace=pace)
        await asyncio.to_thread(self.house.store.set_options, self.id, self.fence, options)
        self.options = options
        self._tell_table()

    async def _say(self, connection: Connection, text: str) -> None:
        said = plain_text(text)
        if not said:
            return
        seat = connection.viewer
        if seat is None:
            known = await asyncio.to_thread(self.house.store.name_of, connection.person)
            name = known or connection.speaker.text("server-guest")
        else:
            name = self.seating.name(seat, connection.speaker.text)
        store = self.house.store
        line = await asyncio.to_thread(store.say, self.id, seat, name, said, time())
        for each in self.connections:
            each.send(protocol.ChatLines(lines=[chat_line(line)]))

    # -- taking back -----------------------------------------------------------------------

    async def _undo(self, seat: int) -> None:
        """Take this seat's last answer back, or ask the others for their consent."""
        needs = self.undoing.needs(self.table, seat)
        if not needs:
            raise UndoRefused("nothing can be taken back")
        if needs == "free":
            await self._take_back(seat, consent=())
            return
        others = [each for each in self.seating.persons() if each != seat]
        self.undoing.propose(seat, others)
        await self._settle()

    async def _consent(self, seat: int, agree: bool) -> None:
        if not self.undoing.consent(seat, agree):
            raise NotAllowed("server-nothing-to-consent")
        await self._settle()

    async def _settle(self) -> None:
        proposal = self.undoing.proposal
        assert proposal is not None
        if proposal.agreed:
            everyone = range(self.table.header.seats)
            await self._take_back(
                proposal.seat, consent=[s for s in everyone if s != proposal.seat]
            )
            self.undoing.withdraw("done")
        elif proposal.refused:
            self.undoing.withdraw("refused")
        self._tell_proposal()

    def _tell_proposal(self) -> None:
        for connection in self.connections:
            connection.send(self.undoing.frame())

    async def _take_back(self, seat: int, consent: Any) -> None:
        keep = self.table.last_answer(seat) - 1
        self.table.undo(seat, consent, keep=keep)
        self.since = dict.fromkeys(self.since, 0)
        self._dumped = min(self._dumped, keep)
        self._run_clocks()
        await self._commit(keep=keep)
        self.revision += 1
        self._broadcast_anew()
        self._after_change()


def chat_line(row: Any) -> protocol.ChatLine:
    return protocol.ChatLine(
        number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at
    )
