"""How long a search may think: so many playouts, or so many milliseconds."""

from __future__ import annotations

import time
from typing import Protocol


class Budget(Protocol):
    """What a search may spend."""

    def spend(self) -> None:
        """One playout was made."""

    @property
    def spent(self) -> float:
        """How much of it is spent, from 0 to 1 and beyond."""


class Playouts:
    """A number of playouts: with the same seed, the same thoughts on every machine.

    >>> budget = Playouts(4)
    >>> budget.spend()
    >>> budget.spent
    0.25
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self._made = 0

    def spend(self) -> None:
        self._made += 1

    @property
    def spent(self) -> float:
        return self._made / self.number


class Milliseconds:
    """Time that this thread works, from now on: a machine that is busy with other things makes a
    bot slower, not weaker."""

    def __init__(self, number: float) -> None:
        self.number = number
        self._start = time.thread_time()

    def spend(self) -> None:
        """The clock runs by itself."""

    @property
    def spent(self) -> float:
        return 1000 * (time.thread_time() - self._start) / self.number
