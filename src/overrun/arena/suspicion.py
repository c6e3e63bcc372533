"""Suspicion, scored: what an agent stated against what happened, and against what the seat could
know at that moment.

The second is the share of worlds that the seat cannot tell from the truth in which each of the
others is the one, each world as likely as our bots have learned from the deeds that everybody saw.
A statement is scored by Brier (0 is perfect, 2 the worst) and by the logarithm of what it gave to
the truth (0 is perfect, lower is worse).

>>> stated = {1: 0.5, -1: 0.5}
>>> brier(stated, {1: 1.0}), round(logarithm(stated, {1: 1.0}), 3)
(0.5, -0.693)
>>> brier(stated, stated)
0.5
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, log

import msgspec

from overrun.arena.observing import NOBODY

NO_ONE = -1
LEAST = 0.001
"""Nothing is taken to be less likely than this where logarithms are taken."""

Belief = dict[int, float]
"""How likely each seat is the one, and that nobody is (-1)."""


class Statement(msgspec.Struct, frozen=True):
    """What an agent thought at an ask, and what it could have known."""

    stated: Belief
    known: Belief


class Score(msgspec.Struct, frozen=True):
    """The mean over the statements of one seat in one game."""

    statements: int
    brier: float
    """Of the truth."""
    log: float
    known_brier: float
    """Of the truth, for what the seat could know: the one to beat."""
    known_log: float
    apart: float
    """How far it is from what the seat could know: the sum of squares by which they differ."""
    divergence: float
    """The same in logarithms: how much is lost by believing it instead (Kullback and Leibler)."""


def whole(likely: Mapping[int, float]) -> Belief:
    """What is missing to 1 is that nobody is the one."""
    return {**likely, NO_ONE: max(0.0, 1.0 - fsum(likely.values()))}


def read_belief(stated: Mapping[str, float], names: Sequence[str], seat: int) -> Belief | None:
    """What an agent stated by names; nothing if a name is no other player.

    >>> read_belief({"Ann": 3, "nobody": 1}, ["Ann", "Bob"], 1)
    {0: 0.75, -1: 0.25}
    >>> read_belief({"Bob": 1.0}, ["Ann", "Bob"], 1) is None
    True
    """
    known = {name: each for each, name in enumerate(names) if each != seat} | {NOBODY: NO_ONE}
    if any(name not in known for name in stated):
        return None
    total = fsum(stated.values())
    return {known[name]: share / total for name, share in stated.items()}


def brier(stated: Belief, truth: Belief) -> float:
    """The squares by which a statement misses, as it must be expected if the truth is as likely."""
    missed = []
    for who, likely in truth.items():
        others = {*stated, who}
        missed += [likely * (stated.get(each, 0.0) - (each == who)) ** 2 for each in others]
    return fsum(missed)


def apart(stated: Belief, known: Belief) -> float:
    """How much worse than what is known a statement must be expected to be, by Brier."""
    return brier(stated, known) - brier(known, known)


def logarithm(stated: Belief, truth: Belief) -> float:
    """The logarithm of what a statement gives to the truth, as it must be expected."""
    return fsum(share * log(max(LEAST, stated.get(who, 0.0))) for who, share in truth.items())


def diverging(stated: Belief, known: Belief) -> float:
    """The same by logarithms."""
    return logarithm(known, known) - logarithm(stated, known)


def score(statements: Sequence[Statement], culprit: int) -> Score | None:
    """How good statements were, now that the truth is known; nothing if there were none."""
    if not statements:
        return None
    truth = {culprit: 1.0}

    def mean(values: list[float]) -> float:
        return fsum(values) / len(values)

    return Score(
        len(statements),
        mean([brier(each.stated, truth) for each in statements]),
        mean([logarithm(each.stated, truth) for each in statements]),
        mean([brier(each.known, truth) for each in statements]),
        mean([logarithm(each.known, truth) for each in statements]),
        mean([apart(each.stated, each.known) for each in statements]),
        mean([diverging(each.stated, each.known) for each in statements]),
    )
