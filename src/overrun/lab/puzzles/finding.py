"""Puzzles found in games of bots: play, look at every turn, keep what is one.

What is found depends on the seed alone. Game ``i`` is played with the seed ``<seed>/<i>``.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from msgspec import structs

from overrun.bots import STEADY, let_answer, make_bot
from overrun.bots.base import Bot, chosen
from overrun.core.errors import BadSetting, unknown
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import find, having, part
from overrun.lab.puzzles.chances import DO_NOTHING
from overrun.lab.puzzles.hunting import Found, Hunt, Line, No, Task
from overrun.lab.puzzles.steady import by_steady
from overrun.lab.puzzles.worth import is_plain, tempts
from overrun.teaching.puzzles.data import PROVED, Puzzle, Source, open_table
from overrun.teaching.puzzles.goals import Goal, TooLarge, goals_of
from overrun.teaching.puzzles.tree import Spot, Tree, Walked, root
from overrun.teaching.puzzles.trying import SLACK, faults, settle, tree_of

Progress = Callable[[int, int], None]
"""Is told how many puzzles there are, and in how many games."""

Tally = Counter[tuple[str, str]]
"""How many tasks of a kind were found to be puzzles, or refused for a reason (:class:`No`)."""

FROM_ONE_GAME = 2
"""Puzzles of one game, at the most: others are too much alike."""


def hunt_of(game: str) -> Hunt:
    """How puzzles of a game are looked for; one without raises."""
    found = part(__package__, game)
    if found is None:
        raise BadSetting(unknown("game with puzzles", game, having(__package__)))
    hunt: Hunt = found.HUNT
    return hunt


def find_puzzles(
    game: str,
    wanted: int,
    seed: str,
    *,
    known: Sequence[Puzzle] = (),
    kinds: Sequence[str] = (),
    first: int = 0,
    progress: Progress | None = None,
    tally: Tally | None = None,
) -> Iterator[Puzzle]:
    """Up to so many puzzles beside those that are known, of these kinds or of all. The ``tally``
    counts what became of each task."""
    hunt = hunt_of(game)
    found = list(known)
    number = first
    while len(found) < wanted:
        if progress is not None:
            progress(len(found), number - first)
        news = in_game(game, hunt, f"{seed}/{number}", found, wanted, kinds, tally)
        for puzzle in islice(news, min(FROM_ONE_GAME, wanted - len(found))):
            found.append(puzzle)
            yield puzzle
        number += 1


def in_game(
    game: str,
    hunt: Hunt,
    seed: str,
    known: Sequence[Puzzle],
    wanted: int,
    kinds: Sequence[str],
    tally: Tally | None = None,
) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    random = Random(seed)
    settings = hunt.settings(random)
    about = sum(puzzle.source.settings[hunt.scene] == settings[hunt.scene] for puzzle in known)
    room = -(-hunt.scenes * wanted // 100) - about
    table = Table.new(find(game), seats=hunt.seats, settings=settings, seed=seed)
    levels = [random.choice(hunt.players) for _ in range(hunt.seats)]
    bots = {n: make_bot(level, game, f"{seed}/{n}") for n, level in enumerate(levels)}
    counts = Counter(puzzle.kind for puzzle in known)

    def filled(task: Task) -> float:
        return counts[task.kind] / hunt.shares[task.kind]

    def is_wanted(kind: str) -> bool:
        full = counts[kind] * 100 >= hunt.shares[kind] * wanted
        return not full and (not kinds or kind in kinds)

    while table.asks and room > 0 and any(map(is_wanted, hunt.shares)):
        ask = table.asks[0]
        if len(ask.options) > 1 and hunt.starting(table):
            walked: Walked = {}
            tasks = [task for task in hunt.tasks(table, is_wanted, walked) if is_wanted(task.kind)]
            for task in sorted(tasks, key=filled):  # rare kinds first
                source = Source(seed=seed, answer=table.answered, settings=settings)
                puzzle = posed(game, hunt, task, ask.seat, source, hunt.most, walked)
                if isinstance(puzzle, Puzzle) and not is_new(puzzle, known):
                    puzzle = No.KNOWN
                if tally is not None:
                    tally[task.kind, "found" if isinstance(puzzle, Puzzle) else puzzle.value] += 1
                if isinstance(puzzle, Puzzle):
                    counts[task.kind] += 1
                    room -= 1
                    yield puzzle
                    break
        let_answer(table, table.asks[0], bots[table.asks[0].seat])


def posed(
    game: str,
    hunt: Hunt,
    task: Task,
    seat: int,
    source: Source,
    most: int,
    walked: Walked,
    id: str = "",
) -> Puzzle | No:
    """The puzzle of a task, if it is one that so many answers prove, or why it is none. The id, on
    which its dice hang, is given if it has one already."""
    table = Table.from_position(find(game), task.position, seats=hunt.seats)
    if not table.asks or table.asks[0].seat != seat:
        return No.NOT_ASKED
    goal = goals_of(game)[task.kind](table, task.facts)
    if comes_of_itself(table, goal, seat):
        return No.OF_ITSELF
    try:
        found = hunt.look(table, goal, seat, most, walked)
    except TooLarge:
        return No.TOO_LARGE
    if isinstance(found, No):
        return found
    puzzle = named(
        Puzzle(
            id=id,
            kind=task.kind,
            facts=task.facts,
            grade=1,
            seat=seat,
            seats=hunt.seats,
            solution=[],
            other=[],
            steady=False,
            proof=found.proof,
            source=source,
            game=game,
            position=task.position,
        )
    )
    by_beginning = found.proof.dice and found.proof.how == PROVED
    lines = with_dice if by_beginning else planned if found.proof.dice else without_dice
    try:
        steady, solution, other = lines(puzzle, found, goal)
    except TooLarge:  # nor could a try be judged
        return No.TOO_LARGE
    if (steady and is_plain(solution)) or (
        by_beginning and not tempts(solution, found.proof.other, steady=steady)
    ):
        return No.DULL
    puzzle = structs.replace(
        puzzle, steady=steady, solution=list(map(wire, solution)), other=list(map(wire, other))
    )
    puzzle = structs.replace(puzzle, grade=grade(puzzle))
    return No.UNTOLD if faults(puzzle) else puzzle


def comes_of_itself(table: Table[Any], goal: Goal, seat: int) -> bool:
    """Whether the goal is reached by doing nothing, with some dice."""
    twin = table.fork()
    if DO_NOTHING not in twin.asks[0].options:
        return False
    twin.choose(DO_NOTHING)
    return settle(twin, goal, seat) == 1.0


def without_dice(puzzle: Puzzle, found: Found, goal: Goal) -> tuple[bool, Line, Line]:
    """Whether the steady bot solves it, the solution, and the best other line."""
    table = open_table(puzzle)
    steady, line = by_steady(table, goal, puzzle.seat, puzzle.game)
    lines = by_looks(table, found.others, puzzle.seat, puzzle.game) if steady else [line]
    ends = (to_the_end(table, goal, puzzle, each) for each in lines)
    return steady, found.solution, next((end for end in ends if end), line)


def to_the_end(table: Table[Any], goal: Goal, puzzle: Puzzle, line: Line) -> Line:
    """A line, and what a steady bot does after it until it can be judged: a proof that looks at
    turns of a few leaves others where one more acts. Nothing, if it reaches the goal then."""
    twin = table.fork()
    for option in line:
        if goal.judged(twin) is not None:
            break
        twin.answer(puzzle.seat, twin.asks[0].number, option)
    solved, rest = by_steady(twin, goal, puzzle.seat, puzzle.game)
    return [] if solved else line + rest


def with_dice(puzzle: Puzzle, found: Found, goal: Goal) -> tuple[bool, Line, Line]:
    """The same, with what the dice of the puzzle make of the best play after a first answer."""
    tree = tree_of(puzzle)
    table = open_table(puzzle)
    first = chosen(table, table.asks[0], make_bot(STEADY, puzzle.game, "puzzle"))
    followed = goal.follows(table, first)
    steady = followed and tree.chance(root(table), first) >= found.proof.best - SLACK
    return steady, best_line(puzzle, tree, found.solution), best_line(puzzle, tree, found.others[0])


def planned(puzzle: Puzzle, found: Found, goal: Goal) -> tuple[bool, Line, Line]:
    """The same where plans are compared, with the dice of the puzzle."""
    steady, _ = by_steady(open_table(puzzle), goal, puzzle.seat, puzzle.game)
    return steady, found.solution, found.others[0]


def best_line(puzzle: Puzzle, tree: Tree, begin: Line) -> Line:
    """What the best play comes to with the dice of the puzzle, after these answers."""
    table = open_table(puzzle)
    bot = make_bot(STEADY, puzzle.game, "puzzle")
    line: Line = []
    while settle(table, tree.goal, puzzle.seat) is None and table.asks:
        ask = table.asks[0]
        if len(line) < len(begin):
            option = begin[len(line)]
        elif not table.drawn_since:
            option = straightest(tree, root(table))
        else:
            option = chosen(table, ask, bot)
        table.answer(ask.seat, ask.number, option)
        line.append(option)
    return line


def straightest(tree: Tree, spot: Spot) -> Option:
    """Of the best answers one that comes to an end at once, if there is such a one."""
    options = spot.table.asks[0].options
    chances = tree.chances(spot) or {DO_NOTHING if DO_NOTHING in options else options[0]: 0.0}
    best = max(chances.values())
    equal = [option for option, chance in chances.items() if chance > best - SLACK / 2]
    for option in equal:
        if all(tree.goal.judged(after.table) for _, after in tree.outcomes(spot, option)):
            return option
    return equal[-1] if equal[0] == ("end",) else equal[0]


def is_new(puzzle: Puzzle, known: Sequence[Puzzle]) -> bool:
    """Whether no other has the same task and the same idea."""
    return all(
        puzzle.position != other.position
        and (puzzle.kind, puzzle.facts, puzzle.solution)
        != (other.kind, other.facts, other.solution)
        for other in known
    )


def by_looks(table: Table[Any], lines: Sequence[Line], seat: int, game: str) -> list[Line]:
    """Some of the longest lines that miss the goal, the one that a bot likes best first."""
    bot: Bot = make_bot(STEADY, game, "puzzle")
    longest = sorted(lines, key=len, reverse=True)[:TEMPTING]
    values = []
    for line in longest:
        twin = table.fork()
        for option in line:
            twin.answer(seat, twin.asks[0].number, option)
        try:
            values.append(bot.foresee(twin, seat))
        except NotImplementedError:
            return longest
    order = sorted(range(len(longest)), key=values.__getitem__, reverse=True)
    return [longest[number] for number in order]


TEMPTING = 24
"""So many lines are judged to find the one that looks best."""


def grade(puzzle: Puzzle) -> int:
    """From 1 to 5: by the decisions it takes, how few of all ends are good or how close the best
    other line comes, and whether a steady bot would do it anyway."""
    proof = puzzle.proof
    deeds = [answer for answer in puzzle.solution if answer.split(":")[0] not in ("end", "rest")]
    hard = 1 + (not puzzle.steady)
    if proof.dice:
        hard += len(deeds) >= 3
        hard += sum(proof.best - proof.other < gap for gap in (0.4, 0.25))
    else:
        hard += sum(len(deeds) >= many for many in (4, 6))
        hard += sum(proof.good * many <= proof.ends for many in (150, 800))
    return min(5, hard)


def named(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its id, which follows from what it is: so it stays."""
    if puzzle.id:
        return puzzle
    what = f"{puzzle.kind} {sorted(puzzle.facts.items())} {puzzle.position}"
    id = hashlib.blake2b(what.encode(), digest_size=3).hexdigest()
    return structs.replace(puzzle, id=id)


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles in the order in which one solves them: the easy ones first, kinds mixed."""
    return sorted(puzzles, key=lambda each: (each.grade, each.id))
