"""What happens to a table: the kernel takes it, it is committed, and only then everyone is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from time import monotonic, time

import msgspec

from overrun.core.event import Viewer
from overrun.core.reason import Option
from overrun.server.audience import Audience
from overrun.server.errors import NotAllowed
from overrun.server.metrics import Metrics
from overrun.server.play import Play
from overrun.server.protocol import PACES
from overrun.server.store import AnswerRow, Commit, Store, Writer
from overrun.server.stored import standing, told_by
from overrun.server.timing import IDLE, Timing


class Referee(msgspec.Struct, eq=False):
    """Changes a play, stores the change, and then tells its audience.

    ``changed`` is called after everything that bots or clocks may wait for.
    """

    play: Play
    audience: Audience
    timing: Timing
    store: Store
    writer: Writer
    metrics: Metrics
    changed: Callable[[], None]
    _marked: int = 0
    """The last mark that is stored."""

    def __post_init__(self) -> None:
        self._marked = self.play.table.marks[-1][0]

    async def answer(
        self, seat: int, number: int, option: str | Option, *, own: bool = True
    ) -> None:
        """Answer an ask; it is the seat's own wish, or what the rules do when its time is up."""
        self.play.table.answer(seat, number, option)
        if own:
            self.play.timers.stop(seat, IDLE)
        await self._store_last()

    async def concede(self, seat: int) -> None:
        self.play.table.concede(seat)
        await self._store_last()

    async def _store_last(self) -> None:
        """The table took an answer: commit it, then tell everyone."""
        play, table, audience = self.play, self.play.table, self.audience
        last = table.last
        assert last is not None
        given = AnswerRow(
            number=table.answered,
            seat=last.seat,
            ask=last.ask,
            option=last.option,
            at=time(),
            heard=audience.hearing.count(last.seat),
            known=table.notes[-1][3],
            told=told_by(table, table.answered),
        )
        play.since[last.seat] = given.heard
        settled = play.votings if table.ended else [play.undoing]
        withdrawn = [voting for voting in settled if voting.withdraw()]
        self.timing.run()
        await self._commit(answers=[given])
        audience.broadcast()
        for voting in withdrawn:
            audience.tell_proposal(voting)
        if table.ended:
            audience.tell_table()  # the seed is shown now
        self.changed()

    async def _commit(
        self, *, answers: list[AnswerRow] | None = None, keep: int | None = None
    ) -> None:
        play, table = self.play, self.play.table
        new = answers or []
        changed = bool(new) or keep is not None
        outcome = "" if table.outcome is None else msgspec.json.encode(table.outcome).decode()
        began, total = monotonic(), table.answered
        await self.writer.commit(
            Commit(
                table=play.id,
                fence=play.fence,
                expected=play.row.answers,
                answers=new,
                keep=keep,
                waiting=table.waiting,
                clocks=play.timers.deadlines,
                timers=play.timers.rows,
                awake=play.awake,
                ended=table.ended,
                outcome=outcome,
                touched=time(),
                dump=standing(table) if changed else None,
                marks=[mark for mark in table.marks if mark[0] > self._marked],
            )
        )
        self.metrics.commits.observe(monotonic() - began)
        play.row.answers = total
        self._marked = table.marks[-1][0]

    async def confirm(self) -> None:
        """Make sure that the table is still ours; whoever is here is sent away if it is not."""
        await self._commit()

    async def take_back(self, seat: int, consent: Collection[int], keep: int | None = None) -> None:
        """Take the last answer of a seat back, and all that came after it; or all answers but the
        first ``keep``."""
        play = self.play
        keep = play.table.last_answer(seat) - 1 if keep is None else keep
        play.table.undo(seat, consent, keep=keep)
        self._marked = min(self._marked, keep)  # the store lets go of those behind it
        self.timing.run()
        await self._commit(keep=keep)
        kept = await asyncio.to_thread(self.store.answers, play.id)
        play.since = {answer.seat: answer.heard for answer in kept}
        play.revision += 1
        await self.audience.broadcast_anew()
        self.changed()

    async def keep_clocks(self, coming: Viewer = None) -> None:
        """Somebody may have come to be asked, or be gone: clocks that start, stand still or go on
        now are stored at once."""
        timers = self.play.timers
        before = timers.deadlines, timers.rows
        self.timing.run(coming)
        if (timers.deadlines, timers.rows) != before:
            await self._commit()
            self.audience.broadcast()
        self.changed()

    async def seats_changed(self) -> None:
        """Bots came or went: clocks and the list of seats follow."""
        self.audience.note_presence()
        self.timing.run()
        await self._commit()
        self.audience.tell_table()
        self.audience.broadcast()
        self.changed()

    async def set_pace(self, pace: str) -> None:
        """Say how long bots take."""
        if pace not in PACES:
            raise NotAllowed("server-no-such-pace", pace=pace)
        play, options = self.play, msgspec.structs.replace(self.play.row.options, pace=pace)
        play.own(await asyncio.to_thread(self.store.set_options, play.id, play.fence, options))
        play.row.options = options
        self.audience.tell_table()
