"""What makes a puzzle dull, so that none is made of it.

A puzzle is worth somebody's time if there is something to see that one does not see at once: the
solution takes several things that differ, and something else looks as good.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from overrun.core.reason import Option

PASSIVE = frozenset({"end", "rest", "keep", "reroll", "do", "enough", "roll"})
"""Verbs that are no deeds: they end something, or say how it is carried out."""
TEMPTING = 0.2
"""What has no such chance tempts nobody, unless the way to the best is long."""
LONG = 3
"""So many deeds are a plan of its own; if a steady bot does it anyway it takes one more."""
ENDS = 6
"""So many ends may be good: where somebody stops at last, or rests, is no other solution."""
IDEAS = 2
"""So many ideas, for then one of them may be the solution."""
RARE = 8
"""One of so many plans may be good."""
FEW_ENDS = 16
"""With fewer ways to end a turn than this one tries them all."""


def deeds(line: Iterable[Option]) -> list[Option]:
    """What is done in a line, without what follows of itself."""
    return [option for option in line if option[0] not in PASSIVE]


Idea = frozenset[Option]


def idea_of(line: Iterable[Option]) -> Idea:
    """What is done by whom, whatever the order and the way: lines that share it are one solution.

    >>> one = idea_of([("move", "nurse", "A2"), ("push", "nurse", "A3"), ("end",)])
    >>> one == idea_of([("push", "nurse", "B2"), ("move", "nurse", "B3"), ("move", "nurse", "A3")])
    True
    """
    return frozenset(option[:2] for option in deeds(line))


def is_plain(line: Sequence[Option]) -> bool:
    """Whether somebody does the same again and again: walks away, or hits until it falls.

    >>> is_plain([("move", "nurse", "A2"), ("move", "nurse", "A3"), ("end",)])
    True
    >>> is_plain([("move", "nurse", "A2"), ("push", "nurse", "A3"), ("end",)])
    False
    """
    return len(idea_of(line)) < 2


def is_planned(good: int, ends: int) -> bool:
    """Whether few of many plans are good, so that one does not come upon them by chance."""
    return ends >= FEW_ENDS and good * RARE <= ends


def tempts(line: Sequence[Option], other: float, *, steady: bool) -> bool:
    """Whether something else looks good, too, or it takes a plan, one that a steady bot does not
    come upon or a long one: where dice have a say, ``other`` is what the best other beginning
    leaves."""
    return other >= TEMPTING or len(deeds(line)) >= LONG + steady
