"""A look at all lines of a turn with dice: what each first answer leaves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.lab.puzzles.hunting import Found, No
from overrun.teaching.puzzles.data import Proof
from overrun.teaching.puzzles.goals import Goal
from overrun.teaching.puzzles.tree import Tree, Walked, root
from overrun.teaching.puzzles.trying import SLACK

LEAST = 0.3
"""With a smaller chance nobody calls it solved."""
LEAD = 0.15
"""By so much the best first answer is better than all others."""
ALIKE = 2
"""So many may be as good: the same things can be done in another order."""
CHOICES = 4
DO_NOTHING = ("end",)


def kinds(options: Iterable[Option]) -> int:
    """How many different things these are, whichever dice or cards are spent on them."""
    return len({tuple(word for word in option if not word.isdigit())[:3] for option in options})


def weigh(
    table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked | None = None
) -> Found | No:
    """The first answers beside each other, if one stands out."""
    tree, spot = Tree(goal, seat, most, walked), root(table)
    options = [each for each in spot.table.asks[0].options if goal.follows(table, each)]
    options.sort(key=lambda each: each != DO_NOTHING)
    chances: dict[Option, float] = {}
    for option in options:
        chances[option] = tree.chance(spot, option)
        if kinds(each for each, chance in chances.items() if chance > 1 - LEAD) > ALIKE:
            return No.LOOSE
        if option == DO_NOTHING and chances[option] > 1 - LEAD:
            return No.OF_ITSELF
    best = max(chances.values(), default=0.0)
    alike = [option for option, chance in chances.items() if chance >= best - SLACK]
    others = {option: chance for option, chance in chances.items() if option not in alike}
    if best < LEAST:
        return No.NEVER
    if not others or len(chances) < CHOICES:
        return No.FEW
    if kinds(alike) > ALIKE:
        return No.LOOSE
    other = max(others, key=others.__getitem__)
    if best - others[other] < LEAD:
        return No.CLOSE
    proof = Proof(
        tried=tree.tried,
        ends=len(chances),
        good=len(alike),
        dice=True,
        best=round(best, 4),
        other=round(others[other], 4),
        left_out=sorted(goal.leaves_out),
    )
    return Found([alike[0]], [[other]], proof)
