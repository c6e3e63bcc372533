"""Observers and figures: what a simulation counts while games are played.

Nothing is printed and no rule knows that it is watched. An observer is told before a game, after
each decision and after the game; observers of several processes are merged into one.
"""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Self

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table


class Observer:
    """Watches games. Override what is of interest, and :meth:`merge`.

    An observer is made anew in every process, watches some of the games there, and comes back to
    be merged, so it holds plain data only.
    """

    def before(self, number: int, table: Table[Any]) -> None:
        """Game ``number`` is about to begin: the table stands at its first ask."""

    def step(self, table: Table[Any], ask: Ask, option: Option, nanoseconds: int) -> None:
        """An ask was answered; the bot needed this long to choose."""

    def after(self, number: int, table: Table[Any]) -> None:
        """The game is over."""

    def merge(self, other: Self) -> None:
        """Take in what another observer of the same kind saw, in later games."""
        raise NotImplementedError(f"{type(self).__name__} cannot be merged")


# --- Figures ----------------------------------------------------------------------------------

_Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: sound for few tries and for shares near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(end, 3) for end in wilson(0, 10)]
    [0.0, 0.278]
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    square = _Z95 * _Z95
    centre = share + square / (2 * tries)
    reach = _Z95 * math.sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    scale = 1 + square / tries
    low = (centre - reach) / scale if hits else 0.0
    high = (centre + reach) / scale if hits < tries else 1.0
    return low, high


class Spread(msgspec.Struct, frozen=True):
    """How a number is spread over many games."""

    mean: float
    median: float
    min: int
    max: int

    @classmethod
    def of(cls, counts: Counter[int]) -> Spread:
        """The spread of counted numbers.

        >>> Spread.of(Counter([1, 2, 2, 7]))
        Spread(mean=3.0, median=2.0, min=1, max=7)
        """
        number = counts.total()
        if not number:
            return cls(0.0, 0.0, 0, 0)
        mean = sum(value * count for value, count in counts.items()) / number
        ordered = sorted(counts.items())
        middle = (_at(ordered, (number - 1) // 2) + _at(ordered, number // 2)) / 2
        return cls(mean, middle, ordered[0][0], ordered[-1][0])


def _at(ordered: list[tuple[int, int]], place: int) -> int:
    """The number at this place, if all were written one after another."""
    for value, count in ordered:
        place -= count
        if place < 0:
            return value
    raise IndexError(f"fewer than {place} numbers")


_DIGITS = 6  # bits that are kept of a time: 64 steps per doubling, so at most 3 % off


class Times:
    """How long something took, many times over, in little memory.

    The mean is exact; a percentile is right to about three per cent.

    >>> times = Times()
    >>> for microseconds in range(1, 101):
    ...     times.add(microseconds * 1000)
    >>> times.mean_us, times.percentile_us(99)
    (50.5, 98.304)
    """

    def __init__(self) -> None:
        self.number = 0
        self.total = 0
        self.counts: Counter[int] = Counter()

    def add(self, nanoseconds: int) -> None:
        self.number += 1
        self.total += nanoseconds
        shift = nanoseconds.bit_length() - _DIGITS
        self.counts[nanoseconds >> shift << shift if shift > 0 else nanoseconds] += 1

    def merge(self, other: Times) -> None:
        self.number += other.number
        self.total += other.total
        self.counts.update(other.counts)

    @property
    def mean_us(self) -> float:
        return self.total / self.number / 1000 if self.number else 0.0

    def percentile_us(self, percent: float) -> float:
        """The time that so many per cent do not exceed."""
        if not self.number:
            return 0.0
        place = math.ceil(self.number * percent / 100) - 1
        return _at(sorted(self.counts.items()), max(place, 0)) / 1000


class Tally(Observer):
    """The observer of every simulation: endings, winners, lengths, times."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.outcomes: Counter[str] = Counter()
        self.side_wins: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.times = {name: Times() for name in bots}
        self._steps = 0
        self._by_seat = [self.times[name] for name in bots]

    @property
    def finished(self) -> int:
        return self.outcomes.total()

    def before(self, number: int, table: Table[Any]) -> None:
        self._steps = 0

    def step(self, table: Table[Any], ask: Ask, option: Option, nanoseconds: int) -> None:
        self._steps += 1
        self._by_seat[ask.seat].add(nanoseconds)

    def after(self, number: int, table: Table[Any]) -> None:
        outcome = table.outcome
        assert outcome is not None
        self.outcomes[outcome.reason] += 1
        self.side_wins.update(outcome.sides)
        self.seat_wins.update(outcome.winners)
        self.rounds[table.game.progress(table.state)] += 1
        self.decisions[self._steps] += 1

    def merge(self, other: Tally) -> None:
        self.outcomes.update(other.outcomes)
        self.side_wins.update(other.side_wins)
        self.seat_wins.update(other.seat_wins)
        self.rounds.update(other.rounds)
        self.decisions.update(other.decisions)
        for name, times in other.times.items():
            self.times[name].merge(times)
