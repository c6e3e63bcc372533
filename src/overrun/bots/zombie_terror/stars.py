"""The chance that enough stars get away.

This is asked of thousands of positions for a turn. With each human, how likely so many stars are is
a row of numbers anew: the human may stay, bring all its stars, or one less, if it is hurt on the
way. What that does to the row is written out once for so many stars, without loops. The order of
the additions is part of it, since in another one the last bit could differ.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import fsum

from overrun.bots.zombie_terror.weights import CHANCES

MOST = 4
"""The stars that one human brings at most, with a crate."""

Outlook = tuple[tuple[int, float], ...]
"""For each human the stars it would bring, and how likely one less on the way."""
Row = tuple[float, ...]
"""How likely so many stars are, from none on; to what is enough only more comes."""
Change = Callable[[Row, float, float, float], Row]
"""What becomes of a row with one more human: how likely it stays, brings all, or one less."""


@lru_cache(maxsize=1 << 16)
def enough(need: int, stars: Outlook, logits: tuple[int, ...]) -> float:
    """The chance that so many stars get away, with humans of these logits.

    >>> enough(1, ((1, 0.0), (2, 0.5)), (0, 0))
    0.75
    >>> enough(2, ((1, 0.0), (2, 0.5)), (0, 0))
    0.375
    """
    row: Row = (1.0, *[0.0] * (need + MOST - 1))
    for logit, (with_one, hurt) in zip(logits, _humans(need, stars), strict=True):
        if with_one is not None:
            chance = CHANCES[logit]
            hurt *= chance
            row = with_one(row, 1 - chance, chance - hurt, hurt)
    return fsum(row[need:])


@lru_cache(maxsize=1024)
def _humans(need: int, stars: Outlook) -> tuple[tuple[Change | None, float], ...]:
    """For each human what it changes, if it brings anything, and how likely it is hurt."""
    return tuple([(_with(need, bring) if bring else None, hurt) for bring, hurt in stars])


@cache
def _with(need: int, bring: int) -> Change:
    """What a human changes that may bring so many stars of those that are needed."""
    cells = [f"c{number}" for number in range(need + MOST)]
    after = []
    for number, cell in enumerate(cells):
        terms = [f"{cell} * stay" if number < need else cell]
        for less, way in ((bring - 1, "hurt"), (bring, "whole")):
            if 0 <= number - less < need:
                terms.append(f"{cells[number - less]} * {way}")
        after.append(" + ".join(terms))
    names: dict[str, Change] = {}
    exec(
        f"def with_one(row, stay, whole, hurt):\n"
        f"    {', '.join(cells)}, = row\n"
        f"    return {', '.join(after)},\n",
        names,
    )
    return names["with_one"]
