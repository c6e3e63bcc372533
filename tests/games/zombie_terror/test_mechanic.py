"""The Mechanic (catalogue section 12.4)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""


@pytest.mark.vector("zombie-terror", "TV-16")
def test_mechanic_pushes_one_human_once_per_turn():
    s = scene("1 M N . . .", **HELD)
    s.do("shove:mechanic:B1")
    assert (s.at("A1"), s.at("B1"), s.at("C1")) == ("", "M", "N")
    assert s.ask.facts == {"active": "mechanic", "ap": 2}
    assert s.s.activated == ["mechanic"]
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-01"
    assert s.options("shove") == set()


@pytest.mark.rule("ZT-MEC-01")
def test_the_push_comes_back_every_turn():
    s = scene("1 M N . . .", **HELD)
    s.do("shove:mechanic:B1", "rest:mechanic", "end")
    assert s.s.round == 2
    s.do("shove:mechanic:C1")
    assert (s.at("C1"), s.at("D1")) == ("M", "N")


@pytest.mark.rule("ZT-MEC-01")
def test_once_a_turn_means_one_human_in_all():
    s = scene(
        """
           A B C D
        3  . . . .
        2  N . . .
        1  M B . .
        """
    )
    assert s.options("shove") == {"shove:mechanic:A2", "shove:mechanic:B1"}
    s.do("shove:mechanic:B1", "move:mechanic:A1")
    assert s.options("shove") == set()
    assert s.refuses("shove:mechanic:A2") == "ZT-MEC-01"


@pytest.mark.vector("zombie-terror", "TV-17")
def test_mechanics_push_needs_room_no_chain():
    s = scene(
        """
           A B C D
        2  . . . .
        1  M N B .
        """
    )
    own = {option for option in s.options() if ":mechanic" in option}
    assert own == {"move:mechanic:A2"}
    assert s.refuses("shove:mechanic:B1") == "ZT-MEC-05"
    assert s.refuses("move:mechanic:B1") == "ZT-MOV-04"


@pytest.mark.rule("ZT-MEC-03")
@pytest.mark.parametrize("behind", ["#", "S", "@", "^", "^!"])
def test_the_field_behind_must_be_free(behind: str):
    s = scene(f"1 . M N {behind} .")
    assert s.options("shove") == set()
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-03"


@pytest.mark.rule("ZT-MEC-03", "ZT-MEC-05")
@pytest.mark.parametrize("behind", ["B", "b", "B*"])
def test_two_in_a_row_are_not_pushed(behind: str):
    s = scene(f"1 . M N {behind} .")
    assert s.options("shove") == set()
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-05"


@pytest.mark.rule("ZT-MEC-03")
def test_nobody_is_pushed_off_the_board():
    s = scene("1 . M N")
    assert s.refuses("shove:mechanic:C1") == "ZT-MEC-03"


@pytest.mark.rule("ZT-MEC-02", "ZT-MEC-04", "ZT-MEC-09")
@pytest.mark.parametrize("pushed", ["B", "L", "C", "N", "P", "c"])
@pytest.mark.parametrize("floor", [".", "o", "+"])
def test_anybody_else_may_be_pushed_onto_any_free_field(pushed: str, floor: str):
    s = scene(f"1 M {pushed} {floor}")
    s.do("shove:mechanic:B1")
    assert (s.at("A1"), s.at("B1"), s.at("C1"), s.ask.facts["ap"]) == ("", "M", pushed, 2)


@pytest.mark.rule("ZT-MEC-01", "ZT-MEC-02")
@pytest.mark.parametrize(("to", "beyond"), [("C4", "C5"), ("D3", "E3"), ("C2", "C1"), ("B3", "A3")])
def test_the_human_goes_where_the_mechanic_goes(to: str, beyond: str):
    around = {"C4": ".", "D3": ".", "C2": ".", "B3": "."} | {to: "N"}
    s = scene(
        f"""
           A B C D E
        5  . . . . .
        4  . . {around["C4"]} . .
        3  . {around["B3"]} M {around["D3"]} .
        2  . . {around["C2"]} . .
        1  . . . . .
        """
    )
    assert s.options("shove") == {f"shove:mechanic:{to}"}
    s.do(f"shove:mechanic:{to}")
    assert (s.at("C3"), s.at(to), s.at(beyond)) == ("", "M", "N")


@pytest.mark.rule("ZT-MEC-01")
def test_the_other_must_be_adjacent():
    s = scene(
        """
           A B C D
        3  . . . .
        2  . N . .
        1  M . B .
        """
    )
    assert s.options("shove") == set()
    assert s.refuses("shove:mechanic:B2") == "ZT-ADJ-01"
    assert s.refuses("shove:mechanic:C1") == "ZT-ADJ-01"


@pytest.mark.rule("ZT-MEC-07", "ZT-OP-27")
def test_the_pushed_human_may_still_be_activated():
    s = scene("1 M N . . . . .", **HELD)
    s.do("shove:mechanic:B1")
    assert s.s.activated == ["mechanic"]
    s.do("rest:mechanic", "move:nurse:D1", "move:nurse:E1", "move:nurse:F1")
    assert (s.where("nurse"), s.s.ap, s.s.activated) == ("F1", 0, ["mechanic", "nurse"])


@pytest.mark.rule("ZT-OP-27")
def test_a_pushed_human_who_is_finished_stays_finished():
    s = scene("1 M . N . .", **HELD)
    s.do("move:nurse:B1", "rest:nurse", "shove:mechanic:B1", "rest:mechanic")
    assert (s.where("nurse"), s.s.activated) == ("C1", ["nurse", "mechanic"])
    assert s.refuses("move:nurse:D1") == "ZT-HUM-07"


@pytest.mark.vector("zombie-terror", "TV-18")
def test_human_pushed_into_the_car():
    s = scene(
        """
           A B C
        3  = = =
        2  . n .
        1  . M .
        """
    )
    s.do("shove:mechanic:B2")
    assert s.told("escaped") == [{"human": "nurse", "by": "car", "stars": 1, "score": 1}]
    assert (s.where("nurse"), s.at("B3"), s.where("mechanic")) == (None, "", "B2")
    assert s.ask.facts == {"active": "mechanic", "ap": 2}
    view = s.table.view(None)
    assert (view.activated, view.owed, view.score) == (["mechanic"], 2, 1)
    s.do("end")
    assert s.told("human-turn-ended") == [{"activated": 1}]


@pytest.mark.rule("ZT-MEC-08", "ZT-OP-26")
def test_pushing_somebody_into_the_car_can_win_the_game():
    s = scene(
        """
           A B C
        3  = = =
        2  . C .
        1  . M .
        """,
        escaped="N",
    )
    s.do("shove:mechanic:B2")
    assert (s.winner, s.ending, s.table.outcome.facts["score"]) == ("humans", "escaped", 5)


@pytest.mark.vector("zombie-terror", "TV-19")
def test_mechanic_pushes_a_zombie_and_a_human_in_one_activation():
    s = scene(
        """
           A B C
        3  . . .
        2  L . .
        1  M > .
        """,
        **HELD,
    )
    s.do("push:mechanic:B1")
    assert (s.at("B1"), s.at("C1"), s.s.ap) == ("M", ">", 2)
    s.do("move:mechanic:A1", "shove:mechanic:A2")
    assert (s.at("A2"), s.at("A3"), s.s.ap) == ("M", "L", 0)


@pytest.mark.rule("ZT-MEC-06")
def test_the_mechanic_pushes_zombies_without_a_limit_also_after_pushing_a_human():
    s = scene(
        """
           A B C D E
        2  . . > . .
        1  M N . . .
        """,
        **HELD,
    )
    s.do("shove:mechanic:B1", "move:mechanic:B2", "push:mechanic:C2")
    assert (s.at("C2"), s.at("D2"), s.s.ap) == ("M", ">", 0)


@pytest.mark.vector("zombie-terror", "TV-20")
def test_mechanic_cannot_push_a_human_onto_a_zombie():
    s = scene("1 M P < .")
    assert s.options("shove") == set()
    assert s.refuses("shove:mechanic:B1") == "ZT-MEC-03"
    assert {option for option in s.options() if ":mechanic" in option} == set()
