"""Puzzles as data: a position in which one turn decides, what is wanted, and what was proved.

The puzzles of a game lie in ``teaching/<game>/puzzles.json``; ``overrun puzzles GAME --find N``
writes them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from functools import cache, partial
from importlib import resources
from typing import Any

import msgspec

from overrun.core.errors import ContentError, OverrunError, unknown
from overrun.core.position import renewed
from overrun.core.reason import Option, unwire
from overrun.core.table import Table
from overrun.games import GAMES, find, part
from overrun.teaching.puzzles.goals import Goal, goals_of

FILE = "puzzles.json"
GRADES = range(1, 6)

PROVED = "proved"
"""Every line was followed, and every face of every die."""
PLANNED = "planned"
"""The same, where all that a turn comes to is compared, and not how it begins."""


class BadPuzzle(ContentError):
    """Puzzles that cannot be read, or are not true."""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What was found out about a puzzle, and how."""

    how: str = PROVED
    tried: int
    """So many answers were tried."""
    ends: int
    """So many different positions a turn can end in."""
    good: int
    """So many of them reach the goal, as far as possible."""
    dice: bool = False
    """Whether dice have a say: then chances are compared, and no end is good or bad by itself."""
    best: float = 1.0
    """The chance of the solution."""
    other: float = 0.0
    """The chance of the best line that begins otherwise, or simply is not the solution."""
    actors: int = 0
    """Only turns were looked at in which no more than so many act; 0 if all were."""
    left_out: list[str] = []
    """Verbs of answers that were not looked at."""


class Source(msgspec.Struct, frozen=True, kw_only=True):
    """The game of bots that a position comes from."""

    seed: str
    answer: int
    """After so many answers it was reached."""
    settings: dict[str, str] = {}


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, what is wanted, and a line that does it."""

    id: str
    kind: str
    facts: dict[str, str] = {}
    grade: int
    seat: int
    seats: int
    solution: list[str]
    """The answers of the seat; where dice fall in between, those that suit the luckiest ones."""
    other: list[str]
    """The best line that misses the goal, or reaches it less often."""
    steady: bool
    """Whether the steady bot finds a solution without being told what is wanted."""
    proof: Proof
    source: Source
    game: str = ""
    position: str


def write(game: str, puzzles: Sequence[Puzzle]) -> str:
    """What a file of these puzzles says."""
    plain = [msgspec.structs.replace(puzzle, game="") for puzzle in puzzles]
    collection = Collection(form=len(find(game).forms), puzzles=plain)
    return msgspec.json.format(msgspec.json.encode(collection), indent=1).decode() + "\n"


class Collection(msgspec.Struct, kw_only=True):
    """The puzzles of a game, as a file holds them."""

    form: int
    """The form of the states in the positions (:attr:`Game.forms`)."""
    puzzles: list[Puzzle]


def open_table(puzzle: Puzzle) -> Table[Any]:
    """The table of a puzzle, where it begins; everybody's dice are the same."""
    game = find(puzzle.game)
    return Table.from_position(
        game, puzzle.position, seats=puzzle.seats, seed=f"puzzle/{puzzle.game}/{puzzle.id}"
    )


def goal_of(puzzle: Puzzle, table: Table[Any]) -> Goal:
    """What is wanted, at the table where it begins."""
    return goals_of(puzzle.game)[puzzle.kind](table, puzzle.facts)


def line_of(answers: list[str]) -> list[Option]:
    """A stored line as options."""
    return [unwire(answer) for answer in answers]


# -- reading -----------------------------------------------------------------------------------


def read(game: str, text: str) -> list[Puzzle]:
    """The puzzles of a game from what its file says; what is wrong is said with its place."""
    try:
        collection = msgspec.json.decode(text, type=Collection)
    except msgspec.DecodeError as error:
        raise BadPuzzle(f"{FILE} of {game}: {error}") from error
    goals = goals_of(game)
    seen: set[str] = set()
    found = []
    for puzzle in collection.puzzles:
        place = f"{FILE} of {game}, puzzle {puzzle.id!r}"
        if puzzle.id in seen:
            raise BadPuzzle(f"{place}: there are two of them")
        if puzzle.kind not in goals:
            raise BadPuzzle(f"{place}: {unknown('kind', puzzle.kind, goals)}")
        if puzzle.grade not in GRADES:
            raise BadPuzzle(f"{place}: the grade is {puzzle.grade}, not 1 to 5")
        if not puzzle.solution:
            raise BadPuzzle(f"{place}: it has no solution")
        seen.add(puzzle.id)
        position = puzzle.position
        if position.startswith("{"):
            position = renewed(find(game), position, collection.form)
        found.append(msgspec.structs.replace(puzzle, game=game, position=position))
    return found


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids; none, if it has no file of them."""
    module = part("overrun.teaching", find(game).name)
    if module is None:
        return {}
    file = resources.files(module) / FILE
    if not file.is_file():
        return {}
    return {puzzle.id: puzzle for puzzle in read(game, file.read_text("utf-8"))}


def puzzle_of(game: str, id: str) -> Puzzle:
    """One puzzle of a game; an unknown one raises."""
    found = puzzles_of(game)
    if id not in found:
        raise UnknownPuzzle(unknown(f"puzzle of {game}", id, found))
    return found[id]


class UnknownPuzzle(OverrunError):
    """There is no puzzle of this name."""


def all_puzzles() -> list[Puzzle]:
    """The puzzles of all games, in the order of the shelf."""
    return [puzzle for game in GAMES for puzzle in puzzles_of(game).values()]


STRETCH = 14
"""No puzzle comes twice in so many days; those of one such stretch do not come in the next."""


def of_day(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody."""
    return drawn_for(day, all_puzzles())


def drawn_for(day: date, puzzles: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that a day draws: each day has a liking of its own for every puzzle, whatever
    others there are, so a new one takes few days away from those before it."""
    stretch = day.toordinal() // STRETCH
    named = {f"{puzzle.game}/{puzzle.id}": puzzle for puzzle in puzzles}
    half = {name for name in named if _liking(0, name) % 2 == stretch % 2}
    eligible = half if len(half) >= STRETCH else set(named)
    best, left = "", set(eligible)
    for number in range(stretch * STRETCH, day.toordinal() + 1):
        left = left - {best} or set(eligible)
        best = max(left, key=partial(_liking, number), default="")
    return named.get(best)


def _liking(day: int, name: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{day} {name}".encode(), digest_size=8).digest())
