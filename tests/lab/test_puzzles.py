"""How puzzles are found: what is proved is exact, what is dull is left, and both can be shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from overrun.core.reason import Option, unwire
from overrun.games.long_night.game import GAME as LONG_NIGHT
from overrun.lab.puzzles.finding import hunt_of
from overrun.lab.puzzles.long_night import tidy
from overrun.lab.puzzles.proving import differences
from overrun.lab.puzzles.worth import is_plain, is_planned, tempts
from overrun.teaching.puzzles.data import (
    Puzzle,
    all_puzzles,
    goal_of,
    open_table,
    puzzles_of,
)
from overrun.teaching.puzzles.tree import Tree, Walked, root

PUZZLES = all_puzzles()
GAMES = sorted({puzzle.game for puzzle in PUZZLES})


def smallest(game: str, count: int) -> list[Puzzle]:
    """The puzzles of a game that take least to prove."""
    return sorted(puzzles_of(game).values(), key=lambda each: each.proof.tried)[:count]


# -- proofs ----------------------------------------------------------------------------------------

SPREAD = [puzzle for game in GAMES for puzzle in smallest(game, 4)]
"""Those whose proofs are made again here; ``overrun puzzles --prove`` takes all."""


@pytest.mark.parametrize("puzzle", SPREAD, ids=lambda each: f"{each.game}/{each.id}")
def test_what_is_said_of_a_puzzle_is_found_again(puzzle: Puzzle) -> None:
    assert differences(puzzle) == []


def test_what_is_not_true_is_said() -> None:
    puzzle = SPREAD[0]
    proof = structs.replace(puzzle.proof, good=puzzle.proof.good + 1)
    (said,) = differences(structs.replace(puzzle, proof=proof))
    assert said == f"proof.good is {puzzle.proof.good}, not {proof.good}"
    never = structs.replace(puzzle, kind="no-such")
    with pytest.raises(KeyError, match="no-such"):
        differences(never)


@pytest.mark.parametrize("puzzle", smallest("army-of-the-dead", 5), ids=lambda each: each.id)
def test_faces_that_come_to_the_same_are_counted_rightly(puzzle: Puzzle) -> None:
    def fine(table: Any, option: Option, possible: Sequence[Any]) -> list[Sequence[Any]]:
        return [[each] for each in possible]

    chances = []
    for every_face in (False, True):
        table = open_table(puzzle)
        goal = goal_of(puzzle, table)
        if every_face:
            goal.alike = fine  # type: ignore[method-assign]
        chances.append(Tree(goal, puzzle.seat, 60_000).chances(root(table)))
    assert chances[0] == pytest.approx(chances[1])


@pytest.mark.parametrize("game", GAMES)
def test_what_was_walked_for_one_goal_serves_another(game: str) -> None:
    puzzle = smallest(game, 1)[0]
    walked: Walked = {}
    found = []
    for known in (None, walked, walked):  # alone, for the first time, and once more
        table = open_table(puzzle)
        tree = Tree(goal_of(puzzle, table), puzzle.seat, 60_000, known)
        first = unwire(puzzle.solution[0])
        after = tree.outcomes(root(table), first)
        found.append((tree.tried, [(share, tree.key(spot)) for share, spot in after]))
    assert walked
    assert found[0] == found[1] == found[2]


# -- what is dull ----------------------------------------------------------------------------------


def test_what_one_sees_at_once_is_no_puzzle() -> None:
    walk = [("move", "nurse", "A2"), ("move", "nurse", "A3"), ("end",)]
    assert is_plain(walk)
    assert not is_plain([*walk, ("push", "nurse", "A4")])
    assert not tempts(walk, 0.0, steady=True)
    assert tempts(walk, 0.4, steady=True)
    assert not is_planned(good=10, ends=40)
    assert is_planned(good=2, ends=40)


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_and_no_scene_has_more_than_its_share(game: str) -> None:
    hunt, puzzles = hunt_of(game), list(puzzles_of(game).values())
    wanted = {"long-night": 20}.get(game, 50)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    scenes = Counter(puzzle.source.settings[hunt.scene] for puzzle in puzzles)
    if len(puzzles) >= wanted:
        assert len(kinds) > 3
        assert len(scenes) > 3
    for kind, count in kinds.items():
        assert count - 1 < hunt.shares[kind] * wanted / 100, kind
    for scene, count in scenes.items():
        assert count - 1 < hunt.scenes * wanted / 100, scene


# -- full information ------------------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", puzzles_of("long-night").values(), ids=lambda each: str(each.id))
def test_nobody_has_secrets_in_the_long_night(puzzle: Puzzle) -> None:
    s = LONG_NIGHT.read_position(puzzle.position)
    before = LONG_NIGHT.write_position(s)
    tidy(s, puzzle.seat)
    assert LONG_NIGHT.write_position(s) == before
    for seat, player in enumerate(s.players):
        assert not player.secret
        assert not player.crossroads
        assert seat == puzzle.seat or not player.hand
    assert {each.seat for each in s.added} <= {puzzle.seat}
