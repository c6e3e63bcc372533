"""The bots of a room: when they think, how long they take, and what they answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol, TypeAlias

import msgspec

from overrun.analysis.advice import Advice
from overrun.bots import RandomBot, usual_bot
from overrun.core.errors import IllegalAnswer
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.server.audience import Audience
from overrun.server.metrics import Metrics
from overrun.server.play import Play
from overrun.server.protocol import FAIR_PACE, PACES
from overrun.server.ranks import Pacer, Rank
from overrun.server.referee import Referee
from overrun.server.remarks import Remarks
from overrun.server.ticks import Job
from overrun.server.workers import NoSuchAsk, Workers

log = logging.getLogger(__name__)

Thought: TypeAlias = tuple[int, int, int, str]
"""What a bot thinks about: the revision, its seat, the first number of the ask, and its name."""


class Brains(Protocol):
    """What the bots of all tables share."""

    workers: Workers
    metrics: Metrics
    watched_bots: Pacer
    lonely_bots: Pacer


def usual_bot_at(play: Play) -> str:
    """The bot that plays where nobody chose one."""
    return usual_bot(play.table.game.name)


def any_answer(play: Play, ask: Ask) -> Option:
    """Any legal answer."""
    bot = RandomBot(f"{play.id}/{ask.number}")
    return bot.choose(None, ask, lambda seed: play.table.world(ask.seat, seed))


class Thinking(msgspec.Struct, eq=False):
    """Lets the bots of a table answer, each in its own time, through the same queue as everyone."""

    play: Play
    audience: Audience
    referee: Referee
    remarks: Remarks
    brains: Brains
    post_for: Callable[[int, Job], None]
    tasks: dict[Thought, asyncio.Task[None]] = {}
    _rank: Rank = Rank.LONELY
    _sooner: asyncio.Event = msgspec.field(default_factory=asyncio.Event)
    """Set when the table has become more urgent while bots waited."""

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    def start(self) -> None:
        """Let the bots who are asked think, if they do not yet."""
        self.remarks.tell()
        before, self._rank = self._rank, self.audience.rank
        if self._rank < before:
            self._sooner.set()
            self._sooner = asyncio.Event()
        for ask in self.play.table.asks:
            bot = self.play.seating.bot_at(ask.seat)
            # What is asked again whenever somebody else acts is thought about once.
            key = (self.play.revision, ask.seat, ask.since or ask.number, bot)
            if bot and key not in self.tasks and self._may_act(ask):
                self.tasks[key] = asyncio.create_task(self._think(key, ask))

    def _may_act(self, ask: Ask) -> bool:
        """Whether a bot is to answer now; in a lesson it waits for its cue."""
        guide = self.play.guide
        return guide is None or guide.lets_bots or guide.scripted(ask.seat) is not None

    async def _think(self, key: Thought, ask: Ask) -> None:
        revision, seat, _, bot = key
        await self._wait(ask)
        now = self.current(ask, revision)
        option = None if now is None else await self.choice(now, bot)

        async def answer() -> None:
            self.tasks.pop(key, None)  # from here on it may think about what comes next
            await self._answer(key, now or ask, option)

        self.post_for(seat, answer)

    async def _wait(self, ask: Ask) -> None:
        """Take one's time, and that of those who are still shown what happened."""
        await asyncio.gather(self._take_time(ask), self.audience.shown())

    async def _take_time(self, ask: Ask) -> None:
        """Bots among themselves share theirs with those of all such tables."""
        pace, sooner, brains = self._pace(ask), self._sooner, self.brains
        if self.play.seating.persons():
            await asyncio.sleep(pace)
            return
        pacer = brains.watched_bots if self.audience.connections else brains.lonely_bots
        with suppress(TimeoutError):
            async with asyncio.timeout(max(pace, pacer.delay())):
                await sooner.wait()

    def _pace(self, ask: Ask) -> float:
        """How many seconds a bot waits; enough for persons to keep up, where it acts at the same
        time as they do (WC-OP-15.n)."""
        play = self.play
        errand = play.errands.get(ask.seat)
        if errand is not None and errand.is_quick:
            return 0.0
        pace = PACES[play.row.options.pace]
        timed = ask.since and play.table.game.clock(play.table.state, ask) is not None
        together = timed or ask in play.table.racing
        return max(FAIR_PACE, pace) if together and play.seating.persons() else pace

    def current(self, ask: Ask, revision: int) -> Ask | None:
        """The open ask that an answer to this one, which was open then, is good for; ``None`` if
        it was answered or taken back since."""
        if revision != self.play.revision:
            return None
        asked = self.play.table.asked(ask.seat)
        return next((each for each in asked if each.takes(ask.number)), None)

    async def _answer(self, key: Thought, ask: Ask, option: Option | None) -> None:
        revision, seat, _, bot = key
        now = self.current(ask, revision)
        if now is None or option is None or self.play.seating.bot_at(seat) != bot:
            self.referee.changed()
            return  # an undo was faster, the person is back, or another bot took over
        self.remarks.note(now, option)
        try:
            await self.referee.answer(seat, now.number, option)
        except IllegalAnswer:
            if now.number != ask.number:
                self.referee.changed()
                return  # somebody who acts at the same time was faster
            log.exception("table %s: the bot %s may not answer that", self.play.id, bot)
            await self.referee.answer(seat, now.number, any_answer(self.play, now))

    # -- what bots would do ----------------------------------------------------------------

    async def choice(self, ask: Ask, bot: str) -> Option | None:
        """What the bot wants; if it fails, any legal answer, so that nobody has to wait.

        ``None`` if the ask was closed before the bot's turn came.
        """
        play, workers = self.play, self.brains.workers
        cue = None if play.guide is None else play.guide.scripted(ask.seat)
        if cue is not None:
            return cue
        try:
            with self.brains.metrics.thinking.time():
                return await workers.choose(play.id, play.table, ask, bot, self.audience.rank)
        except NoSuchAsk:
            return None
        except Exception:
            log.exception("table %s: the bot %s failed at ask %s", play.id, bot, ask.number)
            return any_answer(self.play, ask)

    async def advice(self, ask: Ask) -> Advice | None:
        """What somebody should do, and why; otherwise as :meth:`choice`."""
        play, workers = self.play, self.brains.workers
        try:
            with self.brains.metrics.thinking.time():
                return await workers.advise(play.id, play.table, ask, self.audience.rank)
        except NoSuchAsk:
            return None
        except Exception:
            log.exception("table %s: no advice at ask %s", play.id, ask.number)
            return Advice(any_answer(self.play, ask))
