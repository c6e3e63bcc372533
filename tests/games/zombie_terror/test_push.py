"""Pushing zombies (catalogue section 11)."""

from __future__ import annotations

import pytest

from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.scene import scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""

PUSHERS = [name for name in PEOPLE if name != "child"]


@pytest.mark.vector("zombie-terror", "TV-03")
def test_push_keeps_facing():
    s = scene("1 . L < .")
    assert s.may("push:lumberjack:C1")
    s.do("push:lumberjack:C1")
    assert (s.at("B1"), s.at("C1"), s.at("D1")) == ("", "L", "<")
    assert s.ask.facts == {"active": "lumberjack", "ap": 2}
    assert s.told("bitten") == []


@pytest.mark.rule("ZT-PSH-14")
@pytest.mark.parametrize("victim", ["N", "n"])
def test_a_push_never_causes_a_bite_not_even_at_the_end_of_the_turn(victim: str):
    # pushed, it looks another human in the face
    s = scene(
        f"""
           A B C D
        2  . . . {victim}
        1  . P ^ .
        """,
        **HELD,
    )
    s.do("push:policeman:C1")
    assert (s.at("D1"), s.at("D2"), s.at("C1")) == ("^", victim, "P")
    s.do("rest:policeman")
    assert (s.at("D2"), s.told("bitten")) == (victim, [])
    s.do("end")  # only now it is the zombies' turn
    assert [bite["human"] for bite in s.told("bitten")] == ["nurse"]


@pytest.mark.rule("ZT-PSH-10", "ZT-PSH-11", "ZT-OP-24", "ZT-OP-70")
@pytest.mark.parametrize("facing", ["^", ">", "v", "<", "^!"])
@pytest.mark.parametrize(("to", "beyond"), [("C4", "C5"), ("D3", "E3"), ("C2", "C1"), ("B3", "A3")])
def test_a_zombie_is_pushed_whatever_way_it_looks_and_keeps_looking_there(
    facing: str, to: str, beyond: str
):
    around = {"C4": ".", "D3": ".", "C2": ".", "B3": "."} | {to: facing}
    s = scene(
        f"""
           A B C D E
        5  . . . . .
        4  . . {around["C4"]} . .
        3  . {around["B3"]} B {around["D3"]} .
        2  . . {around["C2"]} . .
        1  . . . . .
        """
    )
    assert s.options("push") == {f"push:banker:{to}"}
    s.do(f"push:banker:{to}")
    assert (s.at("C3"), s.at(to), s.at(beyond)) == ("", "B", facing)
    assert s.told("zombie-turned") == []


@pytest.mark.vector("zombie-terror", "TV-04")
@pytest.mark.parametrize("obstacle", ["#", "S", "@"])
def test_push_against_an_obstacle(obstacle: str):
    s = scene(f"1 B > {obstacle}", **HELD)
    assert s.options() == {"end"}
    assert s.refuses("push:banker:B1") == "ZT-PSH-04"
    assert s.refuses("move:banker:B1") == "ZT-MOV-04"


@pytest.mark.vector("zombie-terror", "TV-05")
def test_no_chain_push():
    s = scene("1 B > > .", **HELD)
    assert s.options() == {"end"}
    assert s.refuses("push:banker:B1") == "ZT-PSH-05"
    assert s.at("D1") == ""


@pytest.mark.vector("zombie-terror", "TV-06")
def test_no_push_off_the_board():
    s = scene("1 B v", **HELD)
    assert s.options() == {"end"}
    assert s.refuses("push:banker:B1") == "ZT-PSH-06"


@pytest.mark.rule("ZT-PSH-06")
def test_no_push_off_any_edge():
    s = scene(
        """
           A B C
        3  . v .
        2  > B <
        1  . ^ .
        """,
        **HELD,
    )
    assert s.options() == {"end"}
    for field in ("B3", "A2", "C2", "B1"):
        assert s.refuses(f"push:banker:{field}") == "ZT-PSH-06"


@pytest.mark.vector("zombie-terror", "TV-07")
@pytest.mark.parametrize("human", ["N", "n", "N*"])
def test_no_push_into_a_human(human: str):
    s = scene(f"1 B v {human}", **HELD)
    assert s.options("push") == set()
    assert s.refuses("push:banker:B1") == "ZT-PSH-07"


@pytest.mark.vector("zombie-terror", "TV-08")
def test_push_onto_the_canal():
    s = scene("1 P ^ o")
    s.do("push:policeman:B1")
    assert (s.at("A1"), s.at("B1"), s.at("C1")) == ("", "P", "^")
    assert s.s.ground.canals == (s.s.ground.index["C1"],)


@pytest.mark.vector("zombie-terror", "TV-09")
@pytest.mark.rule("ZT-OP-25")
def test_no_push_onto_a_car_field_but_the_human_may_enter():
    s = scene(
        """
           A B C
        3  = = =
        2  v . .
        1  B . .
        """
    )
    assert s.options("push") == set()
    assert s.refuses("push:banker:A2") == "ZT-PSH-12"
    s.do("move:banker:B1", "move:banker:B2")
    assert s.ask.facts["ap"] == 1
    assert s.may("move:banker:B3")
    s.do("move:banker:B3")
    assert s.told("escaped") == [{"human": "banker", "by": "car", "stars": 2, "score": 2}]
    assert (s.where("banker"), s.at("B3"), s.at("A2")) == (None, "", "v")


@pytest.mark.vector("zombie-terror", "TV-10")
def test_three_pushes_then_no_ap():
    s = scene("1 M > . . . .", **HELD)
    for left, field in ((2, "B1"), (1, "C1"), (0, "D1")):
        s.do(f"push:mechanic:{field}")
        assert s.ask.facts == {"active": "mechanic", "ap": left}
    assert (s.at("D1"), s.at("E1"), s.at("F1")) == ("M", ">", "")
    assert s.options() == {"end"}
    assert s.refuses("push:mechanic:E1") == "ZT-HUM-02"


@pytest.mark.rule("ZT-PSH-01", "ZT-PSH-08")
@pytest.mark.parametrize("name", PUSHERS)
def test_everybody_but_the_child_may_push(name: str):
    s = scene(f"1 {name[0].upper()} > .")
    s.do(f"push:{name}:B1")
    assert (s.where(name), s.at("C1"), s.ask.facts["ap"]) == ("B1", ">", 2)


@pytest.mark.rule("ZT-PSH-09")
def test_different_zombies_may_be_pushed_in_one_activation():
    s = scene(
        """
           A B C D
        2  . . ^ .
        1  B > . .
        """,
        **HELD,
    )
    s.do("push:banker:B1", "move:banker:B2", "push:banker:C2")
    assert (s.where("banker"), s.at("C1"), s.at("D2"), s.s.ap) == ("C2", ">", "^", 0)


@pytest.mark.rule("ZT-PSH-02", "ZT-ADJ-01", "ZT-ADJ-02")
def test_only_an_adjacent_field_with_a_zombie_can_be_pushed_onto():
    s = scene(
        """
           A B C D E
        3  . . . . .
        2  . . ^ . .
        1  . B . > .
        """
    )
    assert s.options("push") == set()
    assert s.refuses("push:banker:C1") == "ZT-PSH-02"  # nobody there
    assert s.refuses("push:banker:C2") == "ZT-ADJ-01"  # a corner
    assert s.refuses("push:banker:D1") == "ZT-ADJ-01"  # too far


@pytest.mark.rule("ZT-PSH-02")
def test_only_zombies_are_pushed_this_way():
    s = scene("1 B N . .")
    assert s.refuses("push:banker:B1") == "ZT-PSH-02"


@pytest.mark.rule("ZT-PSH-03", "ZT-PSH-04")
@pytest.mark.parametrize("free", [".", "o", "+"])
def test_the_zombie_shifts_one_field_in_the_direction_of_the_move(free: str):
    s = scene(
        f"""
           A B C
        4  . . .
        3  . {free} .
        2  . > .
        1  . N .
        """
    )
    s.do("push:nurse:B2")
    assert s.told("pushed") == [{"human": "nurse", "start": "B2", "to": "B3"}]
    assert (s.zombies, s.where("nurse"), s.at("B3")) == ({"B3"}, "B2", ">")


@pytest.mark.rule("ZT-PSH-05")
def test_one_push_moves_one_zombie_only():
    s = scene("1 B > . > .")
    s.do("push:banker:B1")
    assert s.zombies == {"C1", "D1"}
    assert s.refuses("push:banker:C1") == "ZT-PSH-05"  # now they stand in a row


@pytest.mark.vector("zombie-terror", "TV-104")
def test_a_pushed_zombie_as_a_shield():
    s = scene(
        """
           A B C D E
        3  . . M . .
        2  . . ^ . .
        1  > . . . N
        """,
        **HELD,
    )
    assert (s.category("A1"), s.category("C2")) == (2, 1)
    s.do("push:mechanic:C2")
    assert (s.at("C3"), s.at("C2"), s.at("C1")) == ("", "M", "^")
    assert (s.category("A1"), s.category("C1")) == (3, 1)
    s.do("end")
    # quota 2: C1 had to go first and was not even asked, then A1 is free
    assert [(bite["human"], bite["field"]) for bite in s.told("bitten")] == [("mechanic", "C1")]
    assert (s.ask.kind, s.ask.facts["field"]) == ("activation", "A1")
    assert s.options() == {"do:FL", "do:FR", "do:LF"}
