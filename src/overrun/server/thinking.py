"""The bots of a room: when they think, how long they take, and what they answer."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from overrun.bots import RandomBot, bot_names
from overrun.core.errors import IllegalAnswer
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.server.protocol import FAIR_PACE, PACES
from overrun.server.ranks import Rank
from overrun.server.workers import NoSuchAsk

if TYPE_CHECKING:
    from overrun.server.room import Room

log = logging.getLogger(__name__)

Thought: TypeAlias = tuple[int, int, int, str]
"""What a bot thinks about: the revision, its seat, the first number of the ask, and its name."""


class Thinking:
    """Lets the bots of a room answer, each in its own time, through the same queue as everyone."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tasks: dict[Thought, asyncio.Task[None]] = {}
        self._rank = Rank.LONELY
        self._sooner = asyncio.Event()
        """Set when the table has become more urgent while bots waited."""

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    def start(self) -> None:
        """Let the bots who are asked think, if they do not yet."""
        before, self._rank = self._rank, self.room.rank
        if self._rank < before:
            self._sooner.set()
            self._sooner = asyncio.Event()
        for ask in self.room.table.asks:
            bot = self.room.seating.bot_at(ask.seat)
            # What is asked again whenever somebody else acts is thought about once.
            key = (self.room.revision, ask.seat, ask.since or ask.number, bot)
            if bot and key not in self.tasks:
                self.tasks[key] = asyncio.create_task(self._think(key, ask))

    async def _think(self, key: Thought, ask: Ask) -> None:
        revision, seat, _, bot = key
        await self._wait(ask)
        now = self.current(ask, revision)
        option = None if now is None else await self.choice(now, bot)

        async def answer() -> None:
            self.tasks.pop(key, None)  # from here on it may think about what comes next
            await self._answer(key, now or ask, option)

        self.room.post_for(seat, answer)

    async def _wait(self, ask: Ask) -> None:
        """Take one's time; bots among themselves share theirs with those of all such tables."""
        room, pace, sooner = self.room, self._pace(ask), self._sooner
        if room.seating.persons():
            await asyncio.sleep(pace)
            return
        pacer = room.house.watched_bots if room.connections else room.house.lonely_bots
        with suppress(TimeoutError):
            async with asyncio.timeout(max(pace, pacer.delay())):
                await sooner.wait()

    def _pace(self, ask: Ask) -> float:
        """How many seconds a bot waits; enough for persons to keep up, where it acts at the same
        time as they do (WC-OP-15.n)."""
        room = self.room
        pace = PACES[room.row.options.pace]
        timed = ask.since and room.table.game.clock(room.table.state, ask) is not None
        together = timed or ask in room.table.racing
        return max(FAIR_PACE, pace) if together and room.seating.persons() else pace

    def current(self, ask: Ask, revision: int) -> Ask | None:
        """The open ask that an answer to this one, which was open then, is good for; ``None`` if
        it was answered or taken back since."""
        if revision != self.room.revision:
            return None
        asked = self.room.table.asked(ask.seat)
        return next((each for each in asked if each.takes(ask.number)), None)

    async def _answer(self, key: Thought, ask: Ask, option: Option | None) -> None:
        room = self.room
        revision, seat, _, bot = key
        now = self.current(ask, revision)
        if now is None or option is None or room.seating.bot_at(seat) != bot:
            room.after_change()
            return  # an undo was faster, the person is back, or another bot took over
        try:
            await room.answer(seat, now.number, option)
        except IllegalAnswer:
            if now.number != ask.number:
                room.after_change()
                return  # somebody who acts at the same time was faster
            log.exception("table %s: the bot %s may not answer that", room.id, bot)
            await room.answer(seat, now.number, self.any(now))

    # -- what bots would do ----------------------------------------------------------------

    async def choice(self, ask: Ask, bot: str) -> Option | None:
        """What the bot wants; if it fails, any legal answer, so that nobody has to wait.

        ``None`` if the ask was closed before the bot's turn came.
        """
        room = self.room
        try:
            with room.house.metrics.thinking.time():
                return await room.house.workers.choose(room.id, room.table, ask, bot, room.rank)
        except NoSuchAsk:
            return None
        except Exception:
            log.exception("table %s: the bot %s failed at ask %s", room.id, bot, ask.number)
            return self.any(ask)

    def any(self, ask: Ask) -> Option:
        """Any legal answer."""
        room = self.room
        bot = RandomBot(f"{room.id}/{ask.number}")
        return bot.choose(None, ask, lambda seed: room.table.world(ask.seat, seed))

    @property
    def best(self) -> str:
        """The name of the best bot of the game."""
        return bot_names(self.room.table.game.name)[-1]
