"""Observers and figures: what a simulation counts while games are played.

Nothing is printed and no rule knows that it is watched. An observer is told before a game, after
each decision and after the game; observers of several processes are merged into one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table


class Observer:
    """Watches games. Override what is of interest, and :meth:`merge`.

    An observer is made anew for every game, in whatever process, and comes back to be merged, so it
    holds plain data only.
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


def wilson(hits: float, tries: float, deviations: float = _Z95) -> tuple[float, float]:
    """The interval of a share, by Wilson, of 95 % unless another number of deviations is given:
    sound for few tries and for shares near 0 and 1.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(end, 3) for end in wilson(0, 10)]
    [0.0, 0.278]
    """
    if tries == 0:
        return 0.0, 1.0
    share = hits / tries
    square = deviations * deviations
    centre = share + square / (2 * tries)
    reach = deviations * math.sqrt(share * (1 - share) / tries + square / (4 * tries * tries))
    scale = 1 + square / tries
    low = (centre - reach) / scale if hits else 0.0
    high = (centre + reach) / scale if hits < tries else 1.0
    return low, high


def clustered(groups: Iterable[tuple[int, int]]) -> tuple[float, float]:
    """The 95 % interval of a share where tries come in groups that may come out alike, such as
    games of one deal: Wilson's, for as many tries as the groups are worth.

    How much alike they come out is judged by how far the groups are apart; where all came out the
    same, a group is worth one try.

    >>> clustered([(1, 2)] * 32) == wilson(32, 64)
    True
    >>> [round(end, 3) for end in clustered([(2, 2), (0, 2)] * 16)]  # the same as 32 tries
    [0.334, 0.666]
    >>> clustered([(2, 2)] * 5) == wilson(5, 5)
    True
    """
    found = [group for group in groups if group[1]]
    hits, tries, number = sum(hit for hit, _ in found), sum(of for _, of in found), len(found)
    if hits in (0, tries) or number < 2:
        worth = float(number)
    else:
        share = hits / tries
        spread = math.fsum((hit - share * of) ** 2 for hit, of in found) * number / (number - 1)
        worth = min(float(tries), tries * tries * share * (1 - share) / max(spread, 1e-9))
    return wilson(hits / tries * worth if tries else 0, worth)


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


class Times(msgspec.Struct, array_like=True):
    """How long something took, many times over, in little memory.

    The mean is exact; a percentile is right to about three per cent.

    >>> times = Times()
    >>> for microseconds in range(1, 101):
    ...     times.add(microseconds * 1000)
    >>> times.mean_us, times.percentile_us(99)
    (50.5, 98.304)
    """

    number: int = 0
    total: int = 0
    counts: dict[int, int] = {}
    """How often it took so many nanoseconds, about."""

    def add(self, nanoseconds: int) -> None:
        self.number += 1
        self.total += nanoseconds
        shift = nanoseconds.bit_length() - _DIGITS
        about = nanoseconds >> shift << shift if shift > 0 else nanoseconds
        self.counts[about] = self.counts.get(about, 0) + 1

    def merge(self, other: Times) -> None:
        self.number += other.number
        self.total += other.total
        for about, count in other.counts.items():
            self.counts[about] = self.counts.get(about, 0) + count

    @property
    def mean_us(self) -> float:
        return self.total / self.number / 1000 if self.number else 0.0

    def percentile_us(self, percent: float) -> float:
        """The time that so many per cent do not exceed."""
        if not self.number:
            return 0.0
        place = math.ceil(self.number * percent / 100) - 1
        return _at(sorted(self.counts.items()), max(place, 0)) / 1000


# --- What is counted --------------------------------------------------------------------------


class Rate(msgspec.Struct, frozen=True, array_like=True):
    """How often something happened, of how many times it could have."""

    hits: int
    tries: int

    @property
    def share(self) -> float:
        return self.hits / self.tries if self.tries else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.hits, self.tries)

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.hits + other.hits, self.tries + other.tries)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "hits": self.hits,
            "of": self.tries,
            "rate": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Rates(Observer):
    """Counts what a game calls success; who wants to know overrides :meth:`after`."""

    def __init__(self) -> None:
        self.counts: dict[str, Rate] = {}

    def count(self, what: str, hits: int, tries: int = 1) -> None:
        self.counts[what] = self.rate(what) + Rate(int(hits), tries)

    def merge(self, other: Rates) -> None:
        self.add(other.counts)

    def add(self, counts: Mapping[str, Rate]) -> None:
        """What was counted in another game."""
        for what, rate in counts.items():
            self.counts[what] = self.rate(what) + rate

    def rate(self, what: str) -> Rate:
        return self.counts.get(what, _NONE)


_NONE = Rate(0, 0)


class Played(msgspec.Struct, kw_only=True):
    """What is known of one game afterwards."""

    seed: str
    reason: str
    """Why it ended."""
    sides: list[str]
    winners: list[int]
    rounds: int
    decisions: int
    times: dict[str, Times]
    """How long the bots took to decide, by name."""
    seconds: float = 0.0
    """Processor time."""
    counts: dict[str, Rate] = {}
    """What somebody wanted to have counted."""


class Tally:
    """Endings, winners, lengths and times of many games."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.outcomes: Counter[str] = Counter()
        self.side_wins: Counter[str] = Counter()
        self.seat_wins: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.times = {name: Times() for name in bots}
        self.counted = Rates()
        self.busy = 0.0

    @property
    def finished(self) -> int:
        return self.outcomes.total()

    def add(self, played: Played) -> None:
        """One more game."""
        self.outcomes[played.reason] += 1
        self.side_wins.update(played.sides)
        self.seat_wins.update(played.winners)
        self.rounds[played.rounds] += 1
        self.decisions[played.decisions] += 1
        self.busy += played.seconds
        self.counted.add(played.counts)
        for name, times in played.times.items():
            self.times[name].merge(times)
