"""A look at all plans for a turn that is followed by something with dice: in which order the things
of a plan are done does not matter, only what the night makes of it."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.lab.puzzles.chances import DO_NOTHING, LEAD, LEAST
from overrun.lab.puzzles.hunting import Found, Line, No
from overrun.lab.puzzles.worth import ENDS, deeds, is_plain, is_planned
from overrun.teaching.puzzles.data import PLANNED, Proof
from overrun.teaching.puzzles.goals import Goal, TooLarge
from overrun.teaching.puzzles.tree import Key, Spot, Tree, Walked, root
from overrun.teaching.puzzles.trying import SLACK


def compare(
    table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked | None = None
) -> Found | No:
    """All plans beside each other, if few stand out."""
    tree = Tree(goal, seat, most, walked)
    plans = [(tree.chance(spot, DO_NOTHING), line) for spot, line in all_plans(tree, root(table))]
    best = max((chance for chance, _ in plans), default=0.0)
    good = [line for chance, line in plans if chance >= best - SLACK]
    others = [plan for plan in plans if plan[0] < best - SLACK]
    if best < LEAST:
        return No.NEVER
    if not others:
        return No.FEW
    if any(map(is_plain, good)):
        return No.DULL
    other, tempting = max(others, key=lambda plan: (plan[0], len(plan[1])))
    if best - other < LEAD:
        return No.CLOSE
    if len(good) > ENDS or not is_planned(len(good), len(plans)):
        return No.LOOSE
    proof = Proof(
        how=PLANNED,
        tried=tree.tried,
        ends=len(plans),
        good=len(good),
        dice=True,
        best=round(best, 4),
        other=round(other, 4),
        left_out=sorted(goal.leaves_out),
    )
    return Found(min(good, key=lambda line: len(deeds(line))), [tempting], proof)


def all_plans(tree: Tree, start: Spot) -> list[tuple[Spot, Line]]:
    """Every different position in which the turn can be ended, and a shortest way there."""
    seen: set[Key] = {tree.key(start)}
    plans: list[tuple[Spot, Line]] = []
    edge: list[tuple[Spot, Line]] = [(start, [])]
    while edge:
        following: list[tuple[Spot, Line]] = []
        for spot, line in edge:
            for option in spot.table.asks[0].options:
                if not tree.goal.follows(spot.table, option):
                    continue
                if option == DO_NOTHING:
                    plans.append((spot, [*line, option]))
                    continue
                outcomes = tree.outcomes(spot, option)
                if len(outcomes) > 1 or tree.goal.judged(outcomes[0][1].table) is not None:
                    continue  # a plan does not hang on dice
                after = outcomes[0][1]
                if after.table.asks[0].seat != tree.seat:
                    raise TooLarge("somebody else is asked")
                if (key := tree.key(after)) not in seen:
                    seen.add(key)
                    following.append((after, [*line, option]))
        edge = following
    return plans
