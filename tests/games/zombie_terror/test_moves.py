"""Moves of humans (catalogue section 10)."""

from __future__ import annotations

import pytest

from overrun.core.errors import IllegalAnswer
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.scene import Scene, scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""


def rejected(s: Scene, option: str) -> bool:
    """Whether the table turns the option down, whatever rule it names."""
    before = s.table.dump()
    with pytest.raises(IllegalAnswer):
        s.do(option)
    return s.table.dump() == before


@pytest.mark.vector("zombie-terror", "TV-01")
@pytest.mark.parametrize("target", ["B3", "A2", "C2", "B1"])
def test_plain_move(target: str):
    s = scene(
        """
           A B C
        3  . . .
        2  . B .
        1  . . .
        """
    )
    assert s.options("move") == {
        "move:banker:B3", "move:banker:A2", "move:banker:C2", "move:banker:B1",
    }  # fmt: skip
    for corner in ("A3", "C3", "A1", "C1"):
        assert s.refuses(f"move:banker:{corner}") == "ZT-MOV-03"
    s.do(f"move:banker:{target}")
    assert (s.where("banker"), s.at("B2"), s.ask.facts["ap"]) == (target, "", 2)


@pytest.mark.rule("ZT-MOV-02")
def test_a_move_is_one_field_far():
    s = scene(
        """
           A B C D E
        3  . . . . .
        2  . . . . .
        1  . . B . .
        """
    )
    assert s.targets("move") == {"B1", "D1", "C2"}
    for field in ("A1", "E1", "C3", "C1", "E3", "E2"):
        assert s.refuses(f"move:banker:{field}") == "ZT-MOV-02"


@pytest.mark.rule("ZT-MOV-03")
@pytest.mark.parametrize("name", [name for name in PEOPLE if name != "child"])
def test_only_the_child_moves_diagonally(name: str):
    s = scene(
        f"""
           A B C
        2  . . .
        1  . {name[0].upper()} .
        """
    )
    assert s.targets("move") == {"A1", "C1", "B2"}
    assert s.refuses(f"move:{name}:C2") == "ZT-MOV-03"


@pytest.mark.vector("zombie-terror", "TV-02")
def test_what_blocks_a_move():
    s = scene(
        """
           A B C
        2  o B N
        1  . # .
        """
    )
    assert s.options("move:banker") == {"move:banker:A2"}
    assert s.options("push:banker") == set()
    assert s.refuses("move:banker:C2") == "ZT-MOV-04"
    assert s.refuses("move:banker:B1") == "ZT-OBS-02"
    assert rejected(s, "move:banker:B3")  # there is no such field: one cannot leave the board
    s.do("move:banker:A2")
    assert s.at("A2") == "B"
    assert s.options("move:banker") == {"move:banker:A1", "move:banker:B2"}


@pytest.mark.rule("ZT-MOV-04", "ZT-MOV-05")
@pytest.mark.parametrize("blocker", ["N", "n", "N*", "^", ">!", "#", "S", "@"])
def test_a_field_with_a_human_a_zombie_or_an_obstacle_is_not_free(blocker: str):
    s = scene(
        f"""
           A B C
        2  . # .
        1  . B {blocker}
        """
    )
    assert s.targets("move:banker") == {"A1"}
    rule = "ZT-OBS-02" if blocker in "#S@" else "ZT-MOV-04"
    assert s.refuses("move:banker:C1") == rule


@pytest.mark.rule("ZT-MOV-05")
@pytest.mark.parametrize("free", [".", "o", "+", "o+"])
def test_any_other_field_is_free(free: str):
    s = scene(f"1 B {free}")
    assert s.may("move:banker:B1")


@pytest.mark.rule("ZT-MOV-06")
def test_nobody_leaves_the_board_over_its_edge():
    # row after row the numbers run on, but the board does not
    s = scene(
        """
           A B C
        3  . . .
        2  . . B
        1  N . .
        """
    )
    assert s.targets("move:banker") == {"B2", "C1", "C3"}
    assert s.targets("move:nurse") == {"A2", "B1"}
    assert rejected(s, "move:banker:D2")
    assert rejected(s, "move:nurse:A0")
    assert s.refuses("move:banker:A3") == "ZT-MOV-02"


@pytest.mark.rule("ZT-MOV-07", "ZT-MOV-08")
@pytest.mark.parametrize("sign", ["o", "+"])
def test_a_human_may_move_onto_a_canal_or_allowed_field_and_stay(sign: str):
    s = scene(f"1 N {sign} . .")
    s.do("move:nurse:B1", "rest:nurse")  # nobody else can act, so the round goes by
    assert (s.s.round, s.where("nurse"), s.s.escaped) == (2, "B1", [])
