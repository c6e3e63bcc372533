"""Bots think in processes of their own, so that no table waits while a bot of another thinks."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from time import process_time
from typing import Any, TypeVar

from overrun.analysis.advice import Advice, advise
from overrun.bots import Bot, make_bot, usual_bot
from overrun.core.errors import OverrunError
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import find
from overrun.server.meter import METER
from overrun.server.ranks import Line, Rank

T = TypeVar("T")

log = logging.getLogger(__name__)

BOTS_REMEMBERED = 500
AT_ONCE = 2
"""Bots that a process has at once: one that thinks, and one that can begin when it is done."""


class Workers:
    """Processes in which bots choose. The bots of one table always think in the same one, where
    they may remember their plans; one that dies is replaced. Tables with people go first."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._executors: list[Executor | None] = [None] * self.count
        self._lines = [Line(AT_ONCE) for _ in range(self.count)]

    def warm_up(self) -> None:
        """Start the processes now, so that the first bot need not wait for its own."""
        for number in range(self.count):
            self._executor(number).submit(os.getpid)

    def _executor(self, number: int) -> Executor:
        executor = self._executors[number]
        if executor is None:
            executor = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=end_with_parent
            )
            self._executors[number] = executor
        return executor

    async def choose(
        self, table_id: str, table: Table[Any], ask: Ask, bot: str, rank: Rank = Rank.ATTENDED
    ) -> Option:
        """What this bot answers to an open ask of the table.

        It may have to wait for its turn; if the ask is not open any more by then, that raises
        :class:`NoSuchAsk`.
        """
        found = _blindly(table, ask, bot)
        if found is not None:
            return found
        return await self._think(_choose, table_id, table, ask, rank, bot)

    async def advise(
        self, table_id: str, table: Table[Any], ask: Ask, rank: Rank = Rank.ATTENDED
    ) -> Advice:
        """What to answer to an open ask of the table, and why; as :meth:`choose` otherwise."""
        bot = usual_bot(table.game.name)
        found = _blindly(table, ask, bot)
        if found is not None:
            return Advice(found)
        return await self._think(_advise, table_id, table, ask, rank, bot)

    async def _think(
        self,
        thought: Callable[[str, str, bytes, int, int, str], tuple[T, float]],
        table_id: str,
        table: Table[Any],
        ask: Ask,
        rank: Rank,
        bot: str,
    ) -> T:
        """Let a process think, when it is the table's turn."""
        number = zlib.crc32(table_id.encode()) % self.count
        async with self._lines[number].turn(rank):
            open_ask(table, table_id, ask.number)
            dumped = table.dump(events=False)
            loop = asyncio.get_running_loop()
            try:
                found, seconds = await loop.run_in_executor(
                    self._executor(number),
                    thought,
                    table_id, table.game.name, dumped, ask.seat, ask.number, bot,
                )  # fmt: skip
            except BrokenProcessPool:
                log.warning("a bot's process died; starting another")
                self._executors[number] = None
                raise
        meter = METER.get()
        if meter is not None:
            meter.seconds += seconds
        return found

    def close(self) -> None:
        for executor in self._executors:
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)


class NoSuchAsk(OverrunError):
    """The bot was asked about an ask that is not open in the table that came with it."""


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _seed(table: Table[Any], what: str) -> str:
    """What a bot draws by: nobody at the table can know it before the end, nor learn from it."""
    return hashlib.blake2b(f"bot/{what}/{table.header.secret}".encode(), digest_size=16).hexdigest()


def _blindly(table: Table[Any], ask: Ask, bot: str) -> Option | None:
    """What a bot answers that does not look at the table; there is no process needed for that."""
    quick = make_bot(bot, table.game.name, _seed(table, f"{ask.number}/{table.answered}"))
    if quick.looks:
        return None
    return quick.choose(None, ask, lambda seed: table.world(ask.seat, seed))


def end_with_parent() -> None:
    """A server that is killed must not leave its processes behind.

    Ctrl+C at a terminal reaches them as well; when they end is the server's business alone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def open_ask(table: Table[Any], table_id: str, number: int) -> Ask:
    """The open ask of a number, at any seat."""
    ask = next((each for each in table.asks if each.number == number), None)
    if ask is None:
        raise NoSuchAsk(f"ask {number} is not open at table {table_id}")
    return ask


def _choose(
    table_id: str, game: str, dumped: bytes, seat: int, number: int, name: str
) -> tuple[Option, float]:
    """Runs in the bot's process: the bot gets its view, its ask and sampled worlds. What it wants,
    and the seconds that it thought."""
    began = process_time()
    table = Table.load(find(game), dumped)
    ask = open_ask(table, table_id, number)
    key = (table_id, seat, name)
    bot = _bots.pop(key, None) or make_bot(name, game, _seed(table, str(seat)))
    _bots[key] = bot
    if len(_bots) > BOTS_REMEMBERED:
        _bots.popitem(last=False)
    option = bot.choose(table.view(seat), ask, lambda seed: table.world(seat, seed))
    return option, process_time() - began


def _advise(
    table_id: str, game: str, dumped: bytes, seat: int, number: int, name: str
) -> tuple[Advice, float]:
    """Runs in the bot's process: what a person should do who knows what this seat knows."""
    began = process_time()
    table = Table.load(find(game), dumped)
    ask = open_ask(table, table_id, number)
    seed = _seed(table, f"advice/{number}")
    advice = advise(game, table.view(seat), ask, lambda seed: table.world(seat, seed), seed)
    return advice, process_time() - began
