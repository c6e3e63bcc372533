"""Racing: a figure is looked at now and then, and no game is played that it does not need.

Who looks often is fooled more easily, so each of so many looks has its share of the 5 %, as
Bonferroni has it: all intervals of a race hold together with 95 %. The looks are fixed before the
first game, and each has twice as many games as the one before.

>>> race = Race(precision=3.0, first=100, most=1000)
>>> race.looks
(100, 200, 400, 800, 1000)
>>> race.verdict(Rate(500, 1000))
''
>>> Race(precision=5.0, first=100, most=1000).verdict(Rate(400, 800))
'sharp'
>>> Race(precision=3.0, first=100, most=1000, band=(60, 80)).verdict(Rate(40, 100))
'below'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from statistics import NormalDist

import msgspec

from overrun.core.errors import BadSetting
from overrun.lab.simulate import Report
from overrun.lab.statistics import Rate, wilson

WRONG = 0.05
"""How often an interval of a whole race may miss."""
SHARP, WITHIN, BELOW, ABOVE = "sharp", "within", "below", "above"


class Race(msgspec.Struct, frozen=True, dict=True):
    """When a figure is known well enough."""

    precision: float
    """So many points on either side are narrow enough."""
    first: int = 100
    most: int = 2000
    band: tuple[float, float] | None = None
    """In percent: whatever is surely within, below or above it is known well enough, too."""

    def check(self) -> None:
        """Raise if nobody could run this race."""
        if not 0 < self.precision < 50:
            raise BadSetting(f"precision: {self.precision:g} is not a number of points under 50")
        if not 1 <= self.first <= self.most:
            raise BadSetting(f"games: from {self.first} to {self.most} is no race; 1 is the least")
        if self.band is not None and not 0 <= self.band[0] < self.band[1] <= 100:
            raise BadSetting(f"band: {self.band[0]:g} to {self.band[1]:g} is no band in percent")

    @cached_property
    def looks(self) -> tuple[int, ...]:
        """After how many games the figure is looked at."""
        found = [self.first]
        while found[-1] < self.most:
            found.append(min(2 * found[-1], self.most))
        return tuple(found)

    @cached_property
    def deviations(self) -> float:
        return NormalDist().inv_cdf(1 - WRONG / len(self.looks) / 2)

    def interval(self, rate: Rate) -> tuple[float, float]:
        """The interval of a figure at any of the looks."""
        return wilson(rate.hits, rate.tries, self.deviations)

    def verdict(self, rate: Rate) -> str:
        """What is sure at a look; nothing as long as more games are wanted."""
        low, high = (100 * end for end in self.interval(rate))
        if self.band is not None:
            if self.band[0] <= low and high <= self.band[1]:
                return WITHIN
            if high < self.band[0]:
                return BELOW
            if low > self.band[1]:
                return ABOVE
        return SHARP if (high - low) / 2 <= self.precision else ""

    def scaled(self, share: float) -> Race:
        """The same race over a share of the games.

        >>> Race(precision=3.0, first=100, most=400).scaled(0.25).looks
        (25, 50, 100)
        """
        first, most = (max(1, round(share * games)) for games in (self.first, self.most))
        return msgspec.structs.replace(self, first=first, most=most)

    def run(self, what: str, play: Callable[[int], Report]) -> Raced:
        """Play from look to look until a rate is known well enough. What is played must go on from
        what was played for the look before."""
        for games in self.looks:
            report = play(games)
            verdict = self.verdict(report.counted.rate(what))
            if verdict:
                break
        return Raced(report, report.counted.rate(what), verdict)


class Raced(msgspec.Struct, frozen=True):
    """How a race went."""

    report: Report
    """Of all its games."""
    rate: Rate
    verdict: str
    """Why no more games were played; nothing if there were no more."""
