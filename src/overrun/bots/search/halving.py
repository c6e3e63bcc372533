"""Sequential halving: all lines get some of the budget, and the better half as much again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from overrun.bots.base import Line
from overrun.bots.search.budget import Budget
from overrun.bots.search.playout import SURE
from overrun.bots.search.thinking import USUAL
from overrun.core.reason import Option

Try = Callable[[Line, int], int]
"""Tries a line in the world of this number and says how likely a win is then, up to ``SURE``."""

SPREAD = SURE // 200
"""If all lines come out as close as this at first, more thought is wasted on them."""


class Judged(msgspec.Struct):
    """A line, and what its playouts came to, in the order of the worlds."""

    line: Line
    found: list[int]

    @property
    def option(self) -> Option:
        """What it begins with."""
        return self.line[0]

    @property
    def chance(self) -> float:
        """How likely a win is after it, as far as the playouts tell."""
        return sum(self.found) / (SURE * len(self.found)) if self.found else 0.0

    def lead(self, other: Judged) -> tuple[int, int]:
        """By how much it is better in the worlds in which both were tried, and the square of how
        uncertain that is, both summed over the worlds."""
        pairs = zip(self.found, other.found, strict=False)
        gaps = [mine - theirs for mine, theirs in pairs]
        total = sum(gaps)
        count = max(1, len(gaps))
        return total, sum([(gap - total // count) ** 2 for gap in gaps])


def halve(
    lines: Sequence[Line], attempt: Try, budget: Budget, first_look: int = USUAL.first_look
) -> list[Judged]:
    """The lines, the best first. Each is tried in the same worlds as the others, so that none is
    lucky: in so many at first, if there is time; then, after each stage, the worse half is
    dropped. The first stays to the end: it is the one to be departed from, and every world in which
    it was not tried says nothing of a lead."""
    alive = [Judged(line, []) for line in lines]
    dropped: list[Judged] = []

    def look() -> None:
        world = len(alive[0].found)
        for each in alive:
            each.found.append(attempt(each.line, world))
            budget.spend()

    look()
    while len(alive[0].found) < first_look and budget.spent < 1:
        look()
    sums = [sum(each.found) for each in alive]
    if max(sums) - min(sums) < SPREAD * len(alive[0].found):
        return sorted(alive, key=_worst)
    stages = max(1, (len(lines) - 1).bit_length())
    for stage in range(1, stages + 1):
        while budget.spent < stage / stages:
            look()
        alive.sort(key=_worst)
        keep = (len(alive) + 1) // 2
        worse, alive = alive[keep:], alive[:keep]
        if stage < stages:
            alive += [each for each in worse if each.line is lines[0]]
            worse = [each for each in worse if each.line is not lines[0]]
        dropped = worse + dropped
    return alive + dropped


def _worst(judged: Judged) -> int:
    return -sum(judged.found)
