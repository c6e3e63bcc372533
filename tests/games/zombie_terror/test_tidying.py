"""Tidying: the dead turn into zombies, and all zombies get one colour (section 23)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import Scene, board, over, scene, view

ARROW = {"N": "^", "E": ">", "S": "v", "W": "<"}


def marked(s: Scene) -> set[str]:
    """The zombies that show the colour of those who have acted."""
    return {zombie.field for zombie in view(s).zombies if zombie.activated}


@pytest.mark.vector("zombie-terror", "TV-74")
@pytest.mark.parametrize("facing", list("NESW"))
def test_turning_into_a_zombie(facing: str) -> None:
    s = board("compact", "D4 M*, D5 n, G5 ^", turn="tidying", pool=4)
    assert (s.ask.seat, s.ask.facts["field"]) == (1, "D4")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do(f"face:{facing}")
    assert s.at("D4") == ARROW[facing]
    assert (view(s).pool, s.zombies) == (3, {"D4", "G5"})
    assert (s.where("mechanic"), view(s).turned) == (None, ["mechanic"])
    assert s.at("D5") == "n"
    assert over(s)
    assert s.options("move:mechanic:") == set()


@pytest.mark.vector("zombie-terror", "TV-75")
def test_turning_with_an_empty_pool() -> None:
    s = board("compact", "D4 M*, F5 N, A3 >, K3 <, H3 ^", turn="tidying", pool=0, terror=3)
    assert s.ask.kind == "relocation"
    assert s.options() == {"take:A3", "take:K3", "take:H3"}
    s.do("take:A3", "face:S")
    assert s.zombies == {"D4", "K3", "H3"}
    assert (s.at("A3"), s.at("D4")) == ("", "v")
    assert (view(s).pool, view(s).terror) == (0, 3)
    assert over(s)


@pytest.mark.vector("zombie-terror", "TV-133")
@pytest.mark.parametrize("layout", ["compact", "classic"])
def test_several_dead_humans(layout: str) -> None:
    s = board(layout, "D4 M*, G6 B*, F4 N, A3 >, K3 <", turn="tidying", pool=1)
    assert view(s).terror is None
    assert s.options() == {"replace:mechanic", "replace:banker"}
    s.do("replace:banker")
    assert (view(s).pool, view(s).terror) == (0, 5)
    s.do("face:N")
    assert s.at("G6") == "^"
    assert s.options() == {"take:A3", "take:K3"}
    assert s.refuses("take:G6") == "ZT-REL-07"
    s.do("take:K3", "face:E")
    assert (s.at("D4"), s.at("K3"), s.at("G6")) == (">", "", "^")
    assert s.zombies == {"A3", "D4", "G6"}
    assert (view(s).turned, view(s).pool, over(s)) == (["banker", "mechanic"], 0, True)


@pytest.mark.rule("ZT-OP-39", "ZT-TID-10")
@pytest.mark.parametrize("order", [("mechanic", "banker"), ("banker", "mechanic")])
def test_the_zombie_player_chooses_the_order(order: tuple[str, str]) -> None:
    s = board("compact", "D4 M*, G6 B*, F4 N", turn="tidying", pool=2)
    assert s.ask.seat == s.s.zombies_seat
    s.do(f"replace:{order[0]}", "face:N", "face:S")
    first = {"mechanic": "D4", "banker": "G6"}[order[0]]
    assert (s.at(first), view(s).turned) == ("^", list(order))


@pytest.mark.rule("ZT-OP-38", "ZT-TID-05")
def test_a_zombie_relocated_while_adding_may_be_taken_for_the_dead() -> None:
    s = board("compact", "D4 M*, F5 N, A4 >, K4 <", turn="adding", pool=0, terror=3)
    s.do("add:S:A3", "take:A4", "face:N")
    assert view(s).phase == "tidying"
    assert s.options() == {"take:A3", "take:K4"}
    s.do("take:A3", "face:E")
    assert s.zombies == {"D4", "K4"}


@pytest.mark.rule("ZT-BIT-17", "ZT-TID-03")
def test_whoever_rises_before_a_human_bites_at_once() -> None:
    s = board("compact", "D4 M*, D5 N", turn="tidying", pool=3, bites="at-once")
    s.do("face:N")
    assert s.at("D5") == "n"
    waits = board("compact", "D4 M*, D5 N", turn="tidying", pool=3, bites="in-activation")
    waits.do("face:N")
    assert waits.at("D5") == "N"


@pytest.mark.rule("ZT-TID-01")
def test_first_the_dead_turn_then_the_colours() -> None:
    s = board("compact", "D4 M*, F5 N, A4 >!, K4 <!", turn="tidying", pool=3)
    assert s.ask.kind == "facing"
    assert marked(s) == {"A4", "K4"}  # not checked yet
    s.do("face:N")
    assert marked(s) == set()
    assert over(s)  # and tidying was the last phase


@pytest.mark.vector("zombie-terror", "TV-77")
def test_colours() -> None:
    marks = {f"{column}4" for column in "ABCD"}
    plain = {f"{column}13" for column in "ABCDEFGH"}
    pawns = [f"{field} ^!" for field in sorted(marks)] + [f"{field} ^" for field in sorted(plain)]
    s = board("compact", "E5 N, " + ", ".join(pawns), turn="adding", pool=8)
    assert len(s.zombies) == 12
    assert marked(s) == marks
    s.do("add:S:A3")
    assert marked(s) == marks  # until tidying
    s.do("face:N")
    assert over(s)
    assert marked(s) == set()
    # all are alike again: whoever acted may be chosen next turn
    s.do("end")
    assert s.targets("activate:") == marks | plain | {"A3"}
    s.do("activate:A4", "do:FF")
    assert "A6" in s.zombies - marks


@pytest.mark.rule("ZT-TID-07", "ZT-TID-08")
def test_after_the_check_everybody_can_act_again() -> None:
    s = scene(
        """
           A B C D
        2  > . . .
        1  . . . N
        """,
        turn="zombies",
    )
    s.do("do:FF")
    assert s.at("C2") == ">"
    s.do("end")
    assert s.ask.kind == "activation"
    s.do("do:FR*")
    assert s.at("D1") == "n"


@pytest.mark.rule("ZT-TID-02", "ZT-TID-09")
def test_only_the_dead_are_replaced() -> None:
    s = board("compact", "D4 n, D5 m, G5 C*, F3 B", turn="tidying", pool=4)
    s.do("face:N")
    assert (s.at("D4"), s.at("D5"), s.at("F3"), s.at("G5")) == ("n", "m", "B", "^")
    assert view(s).turned == ["child"]


@pytest.mark.rule("ZT-TID-06")
def test_whoever_turned_never_comes_back() -> None:
    s = scene(
        """
           A B C D
        2  . . . .
        1  > n . C
        """,
        turn="zombies",
    )
    s.do("face:N")
    assert [human.name for human in view(s).humans] == ["child"]
    assert "nurse" in view(s).turned
    assert "nurse" not in {human.name for human in (*view(s).aside, *view(s).escaped)}
    assert all(":nurse" not in option for option in s.options())
