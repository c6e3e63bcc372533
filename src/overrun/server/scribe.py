"""The scribe: records what everyone saw, and writes tables of long ago as journals.

It works in a process of its own, which yields to everybody else, a part at a time. What it has not
done yet when somebody wants to look at it is worked out for that one (see ``replays.py``).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING

from overrun.core.errors import OverrunError
from overrun.core.table import Table
from overrun.games import find
from overrun.server.errors import BrokenTable, Closing, Elsewhere, NoSuchTable
from overrun.server.recording import parts_left, record
from overrun.server.stored import Kept
from overrun.server.workers import end_with_parent

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

EVERY = 3.0
"""Seconds between two rounds."""
AT_ONCE = 20
"""Tables in one round."""
NICE = 10


class Scribe:
    """Records the tables of a store, whoever owns them: it only adds what nobody changes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.executor: Executor | None = None
        """Where it works: in a process of its own, once there is something to do."""
        self._given_up: set[str] = set()
        """Tables that could not be recorded; they are tried again by the next process."""

    async def round(self) -> None:
        """Write what is due."""
        store = self.house.store
        for table_id in await asyncio.to_thread(store.of_long_ago, AT_ONCE + len(self._given_up)):
            if table_id not in self._given_up:
                await self._renew(table_id)
        due = await asyncio.to_thread(store.to_record, AT_ONCE + len(self._given_up))
        for table_id in due:
            if table_id not in self._given_up and not self.house.closing:
                await self._record(table_id)

    async def _renew(self, table_id: str) -> None:
        """Open a table of long ago: its room writes it as a journal."""
        try:
            await self.house.open(table_id)
        except (Elsewhere, NoSuchTable, Closing):
            pass
        except BrokenTable:
            self._given_up.add(table_id)  # it was said and counted

    async def _record(self, table_id: str) -> None:
        try:
            await self._record_parts(table_id)
        except BrokenProcessPool:
            self.executor = None  # the next round starts another
            log.warning("the scribe's process died; starting another")
        except OverrunError as error:
            self._given_up.add(table_id)
            log.error("table %s cannot be recorded: %s", table_id, type(error).__name__)

    async def _record_parts(self, table_id: str) -> None:
        store = self.house.store
        row = await asyncio.to_thread(store.table, table_id)
        if row is None:
            return
        kept = await asyncio.to_thread(Kept.read, store, row)
        if not kept.complete:
            return  # it goes on just now
        table = (await asyncio.to_thread(kept.opened)).table
        dumped = table.dump()
        for first, last in parts_left(table, row.recorded):
            parts = await asyncio.get_running_loop().run_in_executor(
                self._process, _record, row.header.game, dumped, first, last
            )
            if not await asyncio.to_thread(
                store.record, table_id, row.revision, first, parts, last
            ):
                return  # something was taken back meanwhile, or another was faster

    @property
    def _process(self) -> Executor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self.executor

    def close(self) -> None:
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    with suppress(OSError, AttributeError):  # not every system can be asked to
        os.nice(NICE)
    end_with_parent()


def _record(game: str, dumped: bytes, first: int, last: int) -> dict[str, bytes]:
    """Runs in the scribe's process."""
    return record(Table.load(find(game), dumped), first, last)
