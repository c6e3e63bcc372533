"""Chances that come up again and again."""

from __future__ import annotations

from functools import lru_cache

from overrun.bots.arithmetic import exp

KIND_SHARE = {
    "food": 0.29, "medicine": 0.19, "fuel": 0.19, "tool": 0.17, "weapon": 0.07,
    "education": 0.06, "outsider": 0.03,
}  # fmt: skip
"""How many of the cards in hands are of each kind, roughly: outsiders are played at once."""

STARTS_AT = tuple((7 - least) / 6 if least else 0.0 for least in range(8))
"""The chance that a die shows so much or more."""


@lru_cache(maxsize=4096)
def at_least(number: int, mean: float) -> float:
    """The chance that something which happens so often on average happens so often or more.

    >>> at_least(0, 1.0), round(at_least(1, 1.0), 3), round(at_least(2, 1.0), 3)
    (1.0, 0.632, 0.264)
    """
    if number <= 0:
        return 1.0
    term = below = exp(-mean)
    for count in range(1, number):
        term *= mean / count
        below += term
    return max(0.0, 1.0 - below)
