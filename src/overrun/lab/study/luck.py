"""Luck against skill: the same deals, played by several levels, each again and again.

What varies between levels is skill. What stays the same when a level plays the same deal again is
the luck of the deal. The rest is decided at the table: what bots draw, and everything that follows.

>>> sure = Families({"weak": [[0, 0], [0, 0]], "strong": [[1, 1], [1, 1]]}).shares
>>> sure.skill, sure.deal, sure.table
(1.0, 0.0, 0.0)
>>> Families({"weak": [[1, 1], [0, 0]], "strong": [[1, 1], [0, 0]]}).shares.deal
1.0
"""

from __future__ import annotations

from itertools import combinations
from statistics import fmean, pvariance

import msgspec


class Shares(msgspec.Struct, frozen=True):
    """Of all that varies in who wins, what each has a part in."""

    skill: float
    deal: float
    table: float


class Families(msgspec.Struct, frozen=True):
    """Who won: for each level and deal, each time that it was played."""

    won: dict[str, list[list[int]]]

    @property
    def games(self) -> int:
        return sum(len(times) for deals in self.won.values() for times in deals)

    @property
    def shares(self) -> Shares:
        every = [won for deals in self.won.values() for times in deals for won in times]
        total = pvariance(every)
        if not total:
            return Shares(0.0, 0.0, 0.0)
        means = {level: fmean(won for d in deals for won in d) for level, deals in self.won.items()}
        together = [
            (one - means[level]) * (other - means[level])
            for level, deals in self.won.items()
            for times in deals
            for one, other in combinations(times, 2)
        ]
        skill = pvariance(means.values()) / total
        deal = min(max(0.0, fmean(together)) / total, 1 - skill)
        return Shares(round(skill, 4), round(deal, 4), round(1 - skill - deal, 4))
