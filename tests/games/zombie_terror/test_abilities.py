"""Banker, Lumberjack and Child (catalogue sections 12.1 to 12.3)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""


# -- Banker ------------------------------------------------------------------------------------


@pytest.mark.rule("ZT-BAN-01", "ZT-BAN-02", "ZT-BAN-03")
def test_the_first_bite_costs_the_banker_his_briefcase():
    s = scene("1 > B . .", turn="movement")
    assert s.told("bitten") == [
        {"human": "banker", "effect": "briefcase", "field": "A1", "at": "B1"}
    ]
    assert (s.at("B1"), s.s.briefcase) == ("B", False)
    # nobody was asked whether he would rather keep it, and it cost him nothing
    assert s.table.answers == []
    assert (s.ask.kind, s.s.round, s.s.activated) == ("human-action", 2, [])
    s.do("move:banker:C1")
    assert s.ask.facts == {"active": "banker", "ap": 2}


@pytest.mark.rule("ZT-BAN-04")
def test_without_the_briefcase_he_is_bitten_like_anyone():
    s = scene("1 > B . .", turn="movement", briefcase="no")
    assert (s.at("B1"), s.told("bitten")[0]["effect"]) == ("b", "wounded")
    s.do("end")
    assert [bite["effect"] for bite in s.told("bitten")] == ["wounded", "dead"]


@pytest.mark.rule("ZT-BAN-04")
def test_the_briefcase_does_not_come_back():
    s = scene("1 > B . .", turn="movement")
    s.do("end")
    assert (s.at("B1"), s.s.briefcase) == ("b", False)
    assert [bite["effect"] for bite in s.told("bitten")] == ["briefcase", "wounded"]


@pytest.mark.rule("ZT-BAN-05")
def test_the_absorbed_bite_ends_the_activation_all_the_same():
    s = scene(
        """
           A B C D
        2  + . . +
        1  > B . ^
        """,
        turn="movement",
    )
    # one activation was due; it is used up, and the biter has not moved
    assert (s.ask.kind, s.s.moved, s.at("A1"), s.at("D1")) == ("adding", 1, ">!", "^")
    assert s.told("zombie-moved") == []


THREE_BITERS = """
       A B C D
    3  + . . +
    2  . v . .
    1  > B < .
"""


@pytest.mark.rule("ZT-BAN-06", "ZT-BIT-06")
def test_two_bites_in_one_turn_only_wound_the_banker():
    s = scene(THREE_BITERS, turn="movement", activated=1)
    s.do("activate:B2")
    assert (s.at("B1"), s.s.briefcase) == ("B", False)
    s.do("activate:C1")
    assert (s.at("B1"), s.ask.kind) == ("b", "adding")


@pytest.mark.rule("ZT-BAN-06")
def test_a_third_bite_kills_him():
    s = scene(THREE_BITERS, turn="movement", activated=2)
    s.do("activate:B2", "activate:C1")  # the last one has no choice
    assert (s.at("B1"), s.ask.kind) == ("B*", "adding")
    assert [bite["effect"] for bite in s.told("bitten")] == ["briefcase", "wounded", "dead"]


@pytest.mark.vector("zombie-terror", "TV-142")
def test_the_briefcase_is_the_bankers_alone():
    s = scene("1 > M B", turn="movement", **HELD)
    assert (s.at("B1"), s.at("C1"), s.s.briefcase) == ("m", "B", True)
    assert [bite["effect"] for bite in s.told("bitten")] == ["wounded"]


@pytest.mark.rule("ZT-OP-57")
def test_the_briefcase_protects_a_wounded_banker_too():
    s = scene("1 > b . .", turn="movement")
    assert (s.at("B1"), s.s.briefcase) == ("b", False)
    s.do("end")
    assert [bite["effect"] for bite in s.told("bitten")] == ["briefcase", "dead"]


# -- Lumberjack --------------------------------------------------------------------------------

AROUND_THE_LUMBERJACK = """
       A B C
    3  . v >
    2  ^ L >
    1  . < .
"""


@pytest.mark.vector("zombie-terror", "TV-21")
@pytest.mark.parametrize("target", ["A2", "C2", "B1"])
def test_lumberjack_front_side_back_corner(target: str):
    s = scene(AROUND_THE_LUMBERJACK)
    assert s.options("axe") == {"axe:lumberjack:A2", "axe:lumberjack:C2", "axe:lumberjack:B1"}
    assert s.refuses("axe:lumberjack:B3") == "ZT-LUM-03"
    assert s.refuses("axe:lumberjack:C3") == "ZT-ADJ-01"
    s.do(f"axe:lumberjack:{target}")
    assert s.zombies == {"A2", "B1", "B3", "C2", "C3"} - {target}
    assert (s.where("lumberjack"), s.ask.facts["ap"]) == ("B2", 2)


@pytest.mark.vector("zombie-terror", "TV-22")
def test_three_eliminations_no_extra_zombies():
    s = scene(AROUND_THE_LUMBERJACK, **HELD)
    s.do("axe:lumberjack:A2", "axe:lumberjack:C2", "axe:lumberjack:B1")
    view = s.table.view(None)
    assert (view.pool, view.shots, view.ap, view.bullets) == (13, 0, 0, 4)
    assert s.zombies == {"B3", "C3"}
    assert s.options() == {"end"}


@pytest.mark.rule("ZT-LUM-06", "ZT-ADD-07")
def test_the_adding_phase_knows_nothing_of_the_axe():
    s = scene(
        """
           A B C D
        2  + . . +
        1  . L > .
        """
    )
    s.do("axe:lumberjack:C1", "end")
    assert (s.ask.kind, s.ask.facts["due"]) == ("adding", ["S"])


@pytest.mark.rule("ZT-LUM-02", "ZT-LUM-03")
@pytest.mark.parametrize(
    ("target", "facing_him"), [("B3", "v"), ("C2", "<"), ("B1", "^"), ("A2", ">")]
)
def test_the_axe_hits_from_every_direction_but_the_front(target: str, facing_him: str):
    for facing in "^>v<":
        around = {"B3": ".", "C2": ".", "B1": ".", "A2": "."} | {target: facing}
        s = scene(
            f"""
               A B C
            3  . {around["B3"]} .
            2  {around["A2"]} L {around["C2"]}
            1  . {around["B1"]} .
            """
        )
        assert s.may(f"axe:lumberjack:{target}") == (facing != facing_him)


@pytest.mark.rule("ZT-LUM-01", "ZT-LUM-07")
def test_the_axe_reaches_adjacent_zombies_only():
    s = scene(
        """
           A B C D
        2  > . < .
        1  . L . >
        """
    )
    assert s.options("axe") == set()
    for field in ("A2", "C2", "D1"):
        assert s.refuses(f"axe:lumberjack:{field}") == "ZT-ADJ-01"


@pytest.mark.rule("ZT-LUM-04", "ZT-LUM-05")
def test_an_eliminated_zombie_can_be_placed_again():
    s = scene(
        """
           A B C D
        2  + . . +
        1  . L > .
        """,
        pool=0,
    )
    s.do("axe:lumberjack:C1")
    assert s.s.pool == 1
    s.do("end", "add:S:A2")
    assert (s.s.pool, s.at("A2")) == (0, "^")


# -- Child -------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-11")
def test_the_child_cannot_push():
    s = scene(
        """
           A B C
        2  . . .
        1  C > .
        """
    )
    assert s.options("move:child") == {"move:child:A2", "move:child:B2"}
    assert s.options("push") == set()
    assert s.refuses("push:child:B1") == "ZT-CHI-03"
    assert s.refuses("move:child:B1") == "ZT-MOV-04"


@pytest.mark.rule("ZT-CHI-03")
def test_the_child_never_pushes_neither_straight_nor_diagonally():
    s = scene(
        """
           A B C D
        4  . . . .
        3  . > ^ .
        2  . < C .
        1  . . . .
        """
    )
    assert s.options("push") == set()
    assert s.refuses("push:child:C3") == "ZT-CHI-03"
    assert s.refuses("push:child:B2") == "ZT-CHI-03"
    assert s.why_not("push:child:B3") is not None
    assert s.refuses("move:child:B3") == "ZT-MOV-04"


@pytest.mark.vector("zombie-terror", "TV-12")
def test_one_diagonal_per_turn():
    s = scene(
        """
           A B C D
        4  . . . .
        3  . . . .
        2  . . . .
        1  C . . .
        """,
        **HELD,
    )
    assert s.targets("move") == {"A2", "B1", "B2"}
    s.do("move:child:B2")
    assert s.ask.facts == {"active": "child", "ap": 2}
    assert s.refuses("move:child:C3") == "ZT-CHI-01"
    assert s.targets("move") == {"A2", "C2", "B1", "B3"}
    s.do("move:child:B3", "move:child:C3")
    assert (s.where("child"), s.ask.facts["ap"]) == ("C3", 0)


@pytest.mark.rule("ZT-CHI-01", "ZT-CHI-02")
@pytest.mark.parametrize("corner", ["A1", "A3", "C1", "C3"])
def test_the_diagonal_goes_to_any_corner_and_comes_back_every_turn(corner: str):
    s = scene(
        """
           A B C
        3  . . .
        2  . C .
        1  . . .
        """,
        **HELD,
    )
    s.do(f"move:child:{corner}")
    assert (s.where("child"), s.ask.facts["ap"]) == (corner, 2)
    assert s.refuses("move:child:B2") == "ZT-CHI-01"
    s.do("rest:child", "end")
    assert s.s.round == 2
    s.do("move:child:B2")
    assert (s.where("child"), s.ask.facts["ap"]) == ("B2", 2)


@pytest.mark.rule("ZT-CHI-01")
def test_any_of_her_moves_may_be_the_diagonal_one():
    s = scene(
        """
           A B C
        3  . . .
        2  . . .
        1  C . .
        """,
        **HELD,
    )
    s.do("move:child:A2", "move:child:A1", "move:child:B2")
    assert (s.where("child"), s.s.ap) == ("B2", 0)


@pytest.mark.vector("zombie-terror", "TV-13")
@pytest.mark.rule("ZT-OP-28")
def test_slipping_past_two_blocked_corners():
    s = scene(
        """
           A B
        2  # .
        1  C ^
        """
    )
    assert s.options() == {"move:child:B2", "end"}
    s.do("move:child:B2")
    assert s.where("child") == "B2"


@pytest.mark.vector("zombie-terror", "TV-14")
def test_diagonal_needs_a_free_target():
    s = scene(
        """
           A B
        2  . v
        1  C .
        """
    )
    assert s.options("move") == {"move:child:A2", "move:child:B1"}
    assert s.refuses("move:child:B2") == "ZT-MOV-04"


@pytest.mark.rule("ZT-CHI-04")
@pytest.mark.parametrize("blocker", ["N", "v", "#"])
def test_nobody_and_nothing_may_be_on_the_diagonal_target(blocker: str):
    s = scene(
        f"""
           A B
        2  . {blocker}
        1  C .
        """
    )
    assert s.targets("move:child") == {"A2", "B1"}


@pytest.mark.vector("zombie-terror", "TV-15")
def test_diagonal_escape():
    s = scene(
        """
           A B C
        2  . = =
        1  C # .
        """,
        **HELD,
    )
    s.do("move:child:B2")
    assert s.told("escaped") == [{"human": "child", "by": "car", "stars": 3, "score": 3}]
    assert [human.name for human in s.table.view(None).escaped] == ["child"]
    assert (s.at("A1"), s.at("B2"), s.where("child")) == ("", "", None)
    assert s.ask.facts == {"active": None, "ap": 0}
    assert s.options() == {"end"}
