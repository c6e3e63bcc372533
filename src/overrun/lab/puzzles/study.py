"""A look at all lines of a turn without dice: how many there are, and which reach the goal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.lab.puzzles.hunting import No
from overrun.lab.puzzles.worth import ENDS, IDEAS, Idea, idea_of
from overrun.teaching.puzzles.goals import Goal, TooLarge
from overrun.teaching.puzzles.tree import Key, Spot, Tree, Walked, root

Line = list[Option]
Test = Callable[[Line], bool]


def never(line: Line) -> bool:
    """No line is dull."""
    return False


class Study(msgspec.Struct):
    """What all lines of a turn come to."""

    tried: int = 0
    ends: int = 0
    good: int = 0
    solutions: list[Line] = []
    """The shortest ones, one for each position in which they end."""
    left_out: set[str] = set()
    """Verbs of answers that were not followed."""
    failures: list[Line] = []
    """Some of the lines that miss the goal."""
    ideas: set[Idea] = set()
    """What the good lines come to."""
    no: No | None = None
    """It was left before everything was seen: there is no puzzle here."""


def study(
    table: Table[Any],
    goal: Goal,
    seat: int,
    most: int,
    is_dull: Test = never,
    walked: Walked | None = None,
) -> Study:
    """Follow every line, in the order of their lengths, until too many different ends reach the
    goal, or one that is dull does; :class:`TooLarge` if there is too much to see."""
    tree = Tree(goal, seat, most, walked)
    found = Study()
    start = root(table)
    seen: set[Key] = {tree.key(start)}
    edge: list[tuple[Spot, Line]] = [(start, [])]
    while edge:
        following: list[tuple[Spot, Line]] = []
        for spot, line in edge:
            ask = spot.table.asks[0]
            if ask.seat != seat:
                raise TooLarge(f"seat {ask.seat} is asked {ask.kind}")
            for option in ask.options:
                if not goal.follows(spot.table, option):
                    found.left_out.add(option[0])
                    continue
                outcomes = tree.outcomes(spot, option)
                if len(outcomes) > 1:
                    raise TooLarge("dice fall")
                after = outcomes[0][1]
                key = tree.key(after)
                if key in seen:
                    continue
                seen.add(key)
                judged = goal.judged(after.table)
                if judged is None:
                    following.append((after, [*line, option]))
                    continue
                found.ends += 1
                if judged:
                    found.good += 1
                    found.ideas.add(idea_of([*line, option]))
                    if found.good > ENDS or len(found.ideas) > IDEAS:
                        found.no = No.LOOSE
                    elif is_dull([*line, option]):
                        found.no = No.DULL
                    if found.no is not None:
                        return found
                    if not found.solutions or len(line) < len(found.solutions[0]):
                        found.solutions.append([*line, option])
                elif found.ends % 7 == 0:
                    found.failures.append([*line, option])
        edge = following
    found.tried = tree.tried
    return found
