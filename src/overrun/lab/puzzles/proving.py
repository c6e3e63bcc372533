"""Whether what is said of a puzzle is true: it is looked at again, as if it were new."""

from __future__ import annotations

from overrun.lab.puzzles.finding import hunt_of, posed
from overrun.lab.puzzles.hunting import No, Task
from overrun.teaching.puzzles.data import Puzzle

MOST = 40_000
"""So many answers are tried at the most: more than finding may cost."""


def again(puzzle: Puzzle) -> Puzzle | No:
    """The puzzle as it would be found today, or why it would not be."""
    task = Task(puzzle.kind, puzzle.facts, puzzle.position)
    hunt = hunt_of(puzzle.game)
    return posed(puzzle.game, hunt, task, puzzle.seat, puzzle.source, MOST, {}, puzzle.id)


def differences(puzzle: Puzzle) -> list[str]:
    """What is said of a puzzle and is not found today, field by field; empty if all is true."""
    found = again(puzzle)
    if isinstance(found, No):
        return [f"it would not be found today: {found}"]
    names = [name for name in Puzzle.__struct_fields__ if name != "proof"]
    told = [(name, getattr(puzzle, name), getattr(found, name)) for name in names]
    told += [
        (f"proof.{name}", getattr(puzzle.proof, name), getattr(found.proof, name))
        for name in puzzle.proof.__struct_fields__
    ]
    return [f"{name} is {now!r}, not {said!r}" for name, said, now in told if said != now]
