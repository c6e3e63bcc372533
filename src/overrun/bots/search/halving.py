"""Sequential halving: all options get some of the budget, and the better half as much again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from overrun.bots.search.budget import Budget
from overrun.bots.search.playout import SURE
from overrun.core.reason import Option

Try = Callable[[Option, int], int]
"""Tries an option in the world of this number and says how likely a win is then, up to ``SURE``."""

FIRST_LOOK = 3
"""In so many worlds every option is tried before any is dropped."""
SPREAD = SURE // 200
"""If all options come out as close as this at first, more thought is wasted on them."""


class Judged(msgspec.Struct):
    """An option, and what its playouts came to, in the order of the worlds."""

    option: Option
    found: list[int]

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


def halve(options: Sequence[Option], attempt: Try, budget: Budget) -> list[Judged]:
    """The options, the best first. Each is tried in the same worlds as the others, so that none is
    lucky; after each stage the worse half is dropped."""
    judged = [Judged(option, []) for option in options]
    alive = judged
    dropped: list[Judged] = []
    stages = max(1, (len(options) - 1).bit_length())
    for stage in range(1, stages + 1):
        least = len(alive[0].found) + (FIRST_LOOK if stage == 1 else 1)
        while budget.spent < stage / stages or len(alive[0].found) < least:
            world = len(alive[0].found)
            for each in alive:
                each.found.append(attempt(each.option, world))
                budget.spend()
            if budget.spent >= 1 and world:
                break
        alive.sort(key=lambda each: -sum(each.found))
        if stage == 1 and sum(alive[0].found) - sum(alive[-1].found) < SPREAD * len(alive[0].found):
            break
        keep = max(1, (len(alive) + 1) // 2)
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
        if budget.spent >= 1:
            break
    return alive + dropped
