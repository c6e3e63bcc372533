"""Chores: what a house does again and again, whatever befalls a single round of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec

from overrun.core.errors import OverrunError

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 15.0, 1800.0
"""Seconds after which a table that failed is tried again; each failure doubles them."""


class Chore:
    """Work in rounds. A round that fails is logged and counted, and the next one comes all the
    same: nothing but the end of the house ends a chore."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        """Seconds between two rounds."""
        self.failures = 0
        """How many rounds failed since the start."""
        self._in_a_row = 0
        self._work = work
        self._done = monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._done = monotonic()
        self._task = asyncio.create_task(self._run(), name=self.name)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    @property
    def age(self) -> float:
        """Seconds since a round was last done as it should be."""
        return monotonic() - self._done

    async def _run(self) -> None:
        while True:
            try:
                await self._work()
                self._done = monotonic()
                if self._in_a_row:
                    log.warning("%s: goes on after %s failed rounds", self.name, self._in_a_row)
                    self._in_a_row = 0
            except asyncio.CancelledError:
                # Something that the round waited for was cancelled, or the chore itself.
                task = asyncio.current_task()
                if task is None or task.cancelling():
                    raise
                self._failed(None)
            except Exception as error:
                self._failed(error)
            await asyncio.sleep(self.every)

    def _failed(self, error: Exception | None) -> None:
        self.failures += 1
        self._in_a_row += 1
        if self._in_a_row.bit_count() == 1:  # the 1st, 2nd, 4th, 8th: an outage may be long
            known = isinstance(error, OverrunError)  # where it was raised says nothing more
            count = self._in_a_row
            log.error("%s: %s rounds failed: %s", self.name, count, error, exc_info=not known)


class Fault(msgspec.Struct):
    """What is known of a table that failed: how often, and when to try it again."""

    count: int = 0
    again: float = 0.0


class Faults:
    """The tables of a house in which something failed, each for itself.

    A table that cannot be opened, or falls again and again, is tried less and less often; a person
    who comes to it may try at any time.

    >>> faults = Faults()
    >>> faults.add("cellar")
    >>> faults.resting("cellar"), faults.resting("attic"), faults.total
    (True, False, 1)
    >>> faults.mended("cellar")
    >>> faults.resting("cellar"), len(faults), faults.total
    (False, 0, 1)
    """

    def __init__(self) -> None:
        self.total = 0
        """How often a table failed since the house was opened."""
        self._tables: dict[str, Fault] = {}
        self._unreadable: set[str] = set()

    def __len__(self) -> int:
        """How many tables could not be opened when that was last tried."""
        return len(self._unreadable)

    def __contains__(self, table: str) -> bool:
        """Whether this one could not be opened."""
        return table in self._unreadable

    def add(self, table: str, *, unreadable: bool = True) -> None:
        """Something failed at this table; it is left alone for a while."""
        self.total += 1
        fault = self._tables.setdefault(table, Fault())
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2.0**fault.count)
        fault.count += 1
        fault.again = monotonic() + wait
        if unreadable:
            self._unreadable.add(table)

    def opened(self, table: str) -> None:
        """The table could be read; whether it stands is not said."""
        self._unreadable.discard(table)

    def mended(self, table: str) -> None:
        """The table was in use and closed in good order."""
        self._tables.pop(table, None)
        self._unreadable.discard(table)

    def resting(self, table: str) -> bool:
        """Whether this table is not to be tried yet."""
        fault = self._tables.get(table)
        return fault is not None and monotonic() < fault.again

    @property
    def known(self) -> int:
        """How many tables are remembered as having failed."""
        return len(self._tables)
