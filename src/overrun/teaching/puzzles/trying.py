"""A try at a puzzle: the answers that somebody gave, and what they are worth.

Nothing of it is stored anywhere: a try is the position and the answers, so it can be told again by
whoever has them. Where dice fall, they are the same for everybody, but they do not decide: each
answer is judged by the chance that it leaves.
"""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.core.errors import GameEnded
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.teaching.puzzles.data import Puzzle, goal_of, line_of, open_table
from overrun.teaching.puzzles.goals import Goal, TooLarge, ideas_of
from overrun.teaching.puzzles.tree import Tree, root

SLACK = 0.02
"""An answer that leaves so much less than the best is as good."""
MOST = 12_000
"""So many answers are tried to judge one."""


class Verdict(msgspec.Struct, frozen=True):
    """What a try was worth."""

    solved: bool
    chance: float
    """The chance to reach the goal that the answers left, whatever the dice then said."""
    reached: bool
    """Whether it was reached, with these dice."""
    slip: int = -1
    """The number of the answer that gave the most away; -1 if none did."""
    reply: list[Option] = []
    """How the other side answers a miss."""


class Try:
    """The table of a puzzle after some answers, which may go on after it was judged."""

    def __init__(self, puzzle: Puzzle, answers: list[str]) -> None:
        self.puzzle = puzzle
        self.table = open_table(puzzle)
        self.goal = goal_of(puzzle, self.table)
        self.verdict: Verdict | None = None
        self.by_chance = puzzle.proof.dice
        """Whether chances are compared, because dice have a say."""
        self._kept = 1.0
        self._slips: list[tuple[float, int]] = []
        for number, option in enumerate(line_of(answers)):
            self._take(number, option)
        self._look()

    def _take(self, number: int, option: Option) -> None:
        self._look()
        if not self.table.asks:
            raise GameEnded("the game is over")
        table, ask = self.table, self.table.asks[0]
        if self.verdict is None and self.by_chance and not table.drawn_since:
            self._weigh(number, option)
        table.answer(ask.seat, ask.number, option)

    def _weigh(self, number: int, option: Option) -> None:
        """How much of the chance an answer leaves. What cannot be followed is left to the dice."""
        tree, spot = tree_of(self.puzzle), root(self.table)
        if option not in spot.table.asks[0].options:
            return  # it will be refused
        try:
            best = tree.value(spot)
            kept = tree.chance(spot, option) / best if best else 1.0
        except TooLarge:
            self.by_chance = False
            return
        self._kept *= kept
        if kept < 1 - SLACK:
            self._slips.append((kept, number))

    def _look(self) -> None:
        """Judge, once it can be."""
        if self.verdict is not None:
            return
        judged = settle(self.table, self.goal, self.puzzle.seat)
        if judged is None and self.table.asks and self.table.asks[0].seat == self.puzzle.seat:
            return
        reached = judged == 1.0
        chance = self.puzzle.proof.best * self._kept if self.by_chance else float(reached)
        self.verdict = Verdict(
            solved=not self._slips if self.by_chance else reached,
            chance=chance,
            reached=reached,
            slip=min(self._slips)[1] if self._slips else -1,
            reply=[] if reached else self.goal.reply(self.table),
        )


def settle(table: Table[Any], goal: Goal, seat: int) -> float | None:
    """Let the others answer what they are asked meanwhile, and judge if that can be done."""
    while (judged := goal.judged(table)) is None and table.asks and table.asks[0].seat != seat:
        given = goal.others(table)
        if given is None:
            break
        table.answer(table.asks[0].seat, table.asks[0].number, given)
    return judged


_TREES: dict[tuple[str, str], Tree] = {}
_KEPT = 32


def tree_of(puzzle: Puzzle) -> Tree:
    """The tree of a puzzle, which remembers what it has worked out; some are kept."""
    key = puzzle.position, f"{puzzle.kind} {puzzle.facts}"
    found = _TREES.get(key)
    if found is None:
        while len(_TREES) >= _KEPT:
            _TREES.pop(next(iter(_TREES)), None)
        table = open_table(puzzle)
        found = _TREES[key] = Tree(goal_of(puzzle, table), puzzle.seat, MOST)
    found.tried = 0
    return found


def faults(puzzle: Puzzle) -> list[str]:
    """What is not true of a puzzle, by the present rules; empty if all is."""
    found = []
    tried = Try(puzzle, puzzle.solution)
    if tried.verdict is None or not tried.verdict.solved:
        found.append("the solution does not reach the goal")
    other = Try(puzzle, puzzle.other)
    if other.verdict is None:
        found.append("the best other line does not go on until it can be judged")
    elif other.verdict.solved:
        found.append("the best other line solves it, too")
    return found


def idea(puzzle: Puzzle) -> str:
    """What a first hint speaks of: the verb of the solution that is least a matter of course."""
    verbs = [option[0] for option in line_of(puzzle.solution)]
    ideas = ideas_of(puzzle.game)
    return next((verb for verb in ideas if verb in verbs), ideas[-1])
