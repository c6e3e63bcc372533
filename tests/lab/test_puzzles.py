"""How puzzles are found: what is proved is exact, what is dull is left, and both can be shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import structs

from overrun.core.reason import Option, unwire
from overrun.games.long_night.game import GAME as LONG_NIGHT
from overrun.lab.puzzles.finding import Tally, find_puzzles, hunt_of
from overrun.lab.puzzles.hunting import No
from overrun.lab.puzzles.long_night import tidy
from overrun.lab.puzzles.proving import differences
from overrun.lab.puzzles.study import study
from overrun.lab.puzzles.worth import ENDS, idea_of, is_plain, is_planned, tempts
from overrun.teaching.puzzles.data import (
    PROVED,
    Puzzle,
    all_puzzles,
    goal_of,
    open_table,
    puzzles_of,
)
from overrun.teaching.puzzles.tree import Key, Spot, Tree, Walked, root

PUZZLES = all_puzzles()
GAMES = sorted({puzzle.game for puzzle in PUZZLES})


def has_reroll(puzzle: Puzzle) -> bool:
    """Whether dice lie on the table in the middle of it."""
    return not {"keep", "reroll"}.isdisjoint(puzzle.solution)


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


class Forgetful(Tree):
    """A tree that never knows a spot again, and so follows everything to its end."""

    spots = 0

    def key(self, spot: Spot) -> Key:
        self.spots += 1
        return b"", (), str(self.spots)


def fine(table: Any, option: Option, possible: Sequence[Any]) -> list[Sequence[Any]]:
    """Every face by itself."""
    return [[each] for each in possible]


def none(table: Any) -> Sequence[int]:
    """No dice fall together."""
    return ()


BY_SIZE = smallest("army-of-the-dead", 50)
ARMY = BY_SIZE[:3] + [each for each in BY_SIZE[3:] if each.kind in ("fell", "kills")][:3]


@pytest.mark.parametrize("puzzle", ARMY, ids=lambda each: each.id)
def test_faces_that_come_to_the_same_are_counted_rightly(puzzle: Puzzle) -> None:
    chances = []
    for every_face in (False, True):
        table = open_table(puzzle)
        goal = goal_of(puzzle, table)
        if every_face:
            goal.alike = fine  # type: ignore[method-assign]
            goal.throws = none  # type: ignore[method-assign]
        chances.append(Tree(goal, puzzle.seat, 60_000).chances(root(table)))
    assert chances[0] == pytest.approx(chances[1])


REROLLED = [puzzle for puzzle in BY_SIZE if has_reroll(puzzle)]


@pytest.mark.parametrize("puzzle", [*ARMY[:2], *REROLLED[:1]], ids=lambda each: each.id)
def test_spots_that_are_taken_for_the_same_are_so(puzzle: Puzzle) -> None:
    chances = []
    for kind in (Tree, Forgetful):
        table = open_table(puzzle)
        tree = kind(goal_of(puzzle, table), puzzle.seat, 200_000)
        chances.append(tree.chances(root(table)))
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


def test_what_can_be_done_in_many_ways_is_no_puzzle() -> None:
    walks = idea_of([("move", "nurse", "A2"), ("rest", "nurse"), ("end",)])
    assert walks == idea_of([("move", "nurse", "B2"), ("move", "nurse", "B3")])
    assert walks != idea_of([("push", "nurse", "B2")])
    puzzle = next(each for each in puzzles_of("zombie-terror").values() if each.kind == "kill")
    table = open_table(puzzle)
    goal = goal_of(puzzle, table)
    assert study(table, goal, puzzle.seat, 60_000).no is None
    judged = goal.judged
    goal.judged = lambda table: None if judged(table) is None else 1.0  # type: ignore[method-assign]
    assert study(table, goal, puzzle.seat, 60_000).no is No.LOOSE


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda each: f"{each.game}/{each.id}")
def test_few_ends_of_a_puzzle_are_good(puzzle: Puzzle) -> None:
    by_beginning = puzzle.proof.dice and puzzle.proof.how == PROVED
    assert puzzle.proof.good <= (4 if by_beginning else ENDS)


def test_it_is_counted_what_became_of_tasks() -> None:
    tally: Tally = Counter()
    news = find_puzzles("zombie-terror", 1, "counted", kinds=["save", "unbitten"], tally=tally)
    (found,) = news
    assert tally[found.kind, "found"] == 1
    assert {kind for kind, _ in tally} <= {"save", "unbitten"}
    assert {what for _, what in tally} <= {"found", *No}


@pytest.mark.parametrize("game", GAMES)
def test_no_kind_and_no_scene_has_more_than_its_share(game: str) -> None:
    hunt, puzzles = hunt_of(game), list(puzzles_of(game).values())
    wanted = {"long-night": 20}.get(game, 50)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    scenes = Counter(puzzle.source.settings[hunt.scene] for puzzle in puzzles)
    assert len(puzzles) >= wanted
    assert len(kinds) > 3
    assert len(scenes) > 3
    assert len({puzzle.grade for puzzle in puzzles}) > 2
    for kind, count in kinds.items():
        assert count - 1 < hunt.shares[kind] * wanted / 100, kind
    for scene, count in scenes.items():
        assert count - 1 < hunt.scenes * wanted / 100, scene


def test_nobody_sleeps_near_puzzles_of_army_of_the_dead() -> None:
    for puzzle in puzzles_of("army-of-the-dead").values():
        assert not open_table(puzzle).state.sleepers, puzzle.id


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
