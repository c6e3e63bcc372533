"""Puzzles: what the data says is true by the present rules, and tries are judged by it."""

from __future__ import annotations

import re
from datetime import date, timedelta

import msgspec
import pytest

from overrun.core.errors import IllegalAnswer
from overrun.core.table import Table
from overrun.server.puzzling import info, speaker_for
from overrun.teaching.puzzles.data import (
    STRETCH,
    BadPuzzle,
    Puzzle,
    UnknownPuzzle,
    all_puzzles,
    drawn_for,
    goal_of,
    of_day,
    open_table,
    puzzle_of,
    read,
    write,
)
from overrun.teaching.puzzles.trying import Try, faults

PUZZLES = all_puzzles()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda each: f"{each.game}/{each.id}")
def test_every_puzzle_is_true(puzzle: Puzzle) -> None:
    again = (
        f"{puzzle.game}/{puzzle.id} is not true any more: take it out of puzzles.json, then "
        f"overrun puzzles {puzzle.game} --find COUNT --seed NEW --to THE SAME FILE"
    )
    assert faults(puzzle) == [], again
    table = open_table(puzzle)
    assert table.asks[0].seat == puzzle.seat
    assert not table.game.defects(table.state)
    assert goal_of(puzzle, table).judged(table) is None  # it is not solved by doing nothing


def test_no_puzzle_is_there_twice() -> None:
    assert len({(puzzle.game, puzzle.id) for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle.position for puzzle in PUZZLES}) == len(PUZZLES)


def test_who_sees_no_board_is_told_of_no_zone_by_its_name() -> None:
    infos = [info(puzzle, speaker_for(puzzle, "en")) for puzzle in PUZZLES]
    assert any(re.search(r"\b[AB]\d[a-z]\b", each.task) for each in infos)
    assert not [each.aside for each in infos if re.search(r"\b[AB]\d[a-z]\b", each.aside)]
    assert "Leave no zombie in the guard room, all in this turn." in {each.aside for each in infos}


# -- tries ---------------------------------------------------------------------------------------

ALLEY = """
   A B C D
5  = = = .
4  . . v .
3  . . C .
2  . . . .
1  . L . .
turn: humans
aside: ,
escaped: B
turned: mechanic, nurse, policeman
"""


def alley(kind: str = "unbitten", **facts: str) -> Puzzle:
    """The Child between a zombie and the car."""
    proof = PUZZLES[0].proof
    return msgspec.structs.replace(
        PUZZLES[0],
        game="zombie-terror",
        kind=kind,
        facts=facts,
        position=ALLEY,
        seat=0,
        proof=msgspec.structs.replace(proof, best=1.0),
    )


def test_a_try_goes_on_until_it_can_be_judged() -> None:
    assert Try(alley("out", human="child"), ["move:child:B4"]).verdict is None
    done = Try(alley("out", human="child"), ["move:child:B4", "move:child:B5"]).verdict
    assert done is not None
    assert (done.solved, done.chance) == (True, 1.0)


def test_whoever_is_left_in_reach_is_bitten_in_the_reply() -> None:
    missed = Try(alley("save", human="child"), ["end"])
    assert missed.verdict is not None
    assert not missed.verdict.solved
    table: Table = missed.table
    for option in missed.verdict.reply:
        table.answer(1, table.asks[0].number, option)
    assert [event.facts["human"] for event in table.events if event.name == "bitten"] == ["child"]


def test_answers_may_follow_a_verdict_but_no_illegal_ones() -> None:
    missed = Try(alley(), ["end"])
    assert missed.verdict is not None
    reply = [":".join(option) for option in missed.verdict.reply]
    assert Try(alley(), ["end", *reply]).verdict == missed.verdict
    with pytest.raises(IllegalAnswer, match="move:child:D5"):
        Try(alley(), ["move:child:D5"])


# -- days ------------------------------------------------------------------------------------------


FIRST = date(2026, 11, 18)


def calendar(puzzles: list[Puzzle], days: int) -> list[str]:
    """The ids of the puzzles of so many days."""
    found = (drawn_for(FIRST + timedelta(days=n), puzzles) for n in range(days))
    return [each.id for each in found if each is not None]


def test_every_day_has_its_puzzle_and_every_puzzle_its_day() -> None:
    assert [puzzle.id for n in range(9) if (puzzle := of_day(FIRST + timedelta(days=n)))] == (
        calendar(PUZZLES, 9)
    )
    assert set(calendar(PUZZLES, 30 * len(PUZZLES))) == {puzzle.id for puzzle in PUZZLES}
    assert len(calendar(PUZZLES[:3], 40)) == 40
    assert calendar([], 3) == []


def test_no_puzzle_comes_again_soon() -> None:
    days = calendar(PUZZLES, 1000)
    for number in range(len(days) - STRETCH):
        assert days[number] not in days[number + 1 : number + STRETCH]


def test_a_new_puzzle_changes_few_days() -> None:
    before, after = calendar(PUZZLES[1:], 1000), calendar(PUZZLES, 1000)
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    assert PUZZLES[0].id in changed
    assert len(changed) < 4 * 1000 / len(PUZZLES)


# -- files -----------------------------------------------------------------------------------------

BROKEN = {
    "is no JSON": ("{", "puzzles.json of zombie-terror"),
    "has an unknown kind": ("kind", "unknown kind 'nonsense'"),
    "has a grade of its own": ("grade", "the grade is 9, not 1 to 5"),
    "has no solution": ("solution", "it has no solution"),
    "is there twice": ("twice", "there are two of them"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that(case: str) -> None:
    what, said = BROKEN[case]
    change = {"kind": "nonsense", "grade": 9, "solution": []}
    puzzle = alley()
    if what in change:
        puzzle = msgspec.structs.replace(puzzle, **{what: change[what]})
    puzzles = [puzzle, puzzle] if what == "twice" else [puzzle]
    text = "{" if what == "{" else write("zombie-terror", puzzles)
    with pytest.raises(BadPuzzle, match=said):
        read("zombie-terror", text)


def test_a_file_is_read_as_it_was_written() -> None:
    assert read("zombie-terror", write("zombie-terror", [alley()])) == [alley()]


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(UnknownPuzzle, match="unknown puzzle of zombie-terror 'none'"):
        puzzle_of("zombie-terror", "none")
