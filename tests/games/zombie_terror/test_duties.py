"""Mandatory moves: who must act first, and what it must do (section 21)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.zombie_terror.scene import bites, categories, movement, scene, view

# -- the rulebook's example --------------------------------------------------------------------

EXAMPLE = """
       A B C D E F G H I
    7  . . P . . . . . .
    6  . . . . . . . > L
    5  . C . . . N . . .
    4  > . ^ b . . . . .
    3  . . . . . . M . .
    2  . . . . . ^ . . .
    1  . . . . . . . . .
"""


@pytest.mark.vector("zombie-terror", "EX-06")
@pytest.mark.rule("ZT-OP-17", "ZT-OP-18")
@pytest.mark.parametrize("order", [("F2", "C4", "A4"), ("C4", "F2", "A4"), ("C4", "A4", "F2")])
def test_mandatory_moves(order: tuple[str, ...]) -> None:
    s = movement(EXAMPLE, activated=3, briefcase="no")
    assert view(s).quota == 4
    # zombie 1 comes first and bites without moving
    assert s.options() == {"activate:H6"}
    for other in ("F2", "C4", "A4"):
        assert s.refuses(f"activate:{other}") == "ZT-MAN-02"
    s.do("activate:H6")
    assert (s.at("H6"), s.at("I6")) == (">!", "l")
    assert s.told("zombie-moved") == []

    # then zombies 2 and 3 in either order; zombie 4 sees nobody yet
    assert categories(s) == {"H6": 1, "F2": 2, "C4": 2, "A4": 3}
    assert s.options() == {"activate:F2", "activate:C4"}
    assert s.refuses("activate:A4") == "ZT-MAN-05"
    assert s.ways("F2") == {"FF*"}
    assert s.ways("C4") == {"FF*"}
    for zombie in order:
        if zombie == "A4":
            # zombie 3 has left C4: zombie 4 sees the Banker at distance 3
            assert categories(s)["A4"] == 2
            assert s.ways("A4") == {"FF*"}
        s.do(f"activate:{zombie}")

    # zombie 2 went for the Nurse, 3 for the Policeman, 4 for the Banker, who dies
    assert (s.at("F4"), s.at("F5")) == ("^!", "n")
    assert (s.at("C6"), s.at("C7")) == ("^!", "p")
    assert (s.at("C4"), s.at("D4")) == (">!", "B*")
    assert (s.at("B5"), s.at("G3")) == ("C", "M")
    assert view(s).phase == "adding"  # the quota is used up
    s.do("done")
    assert (view(s).phase, s.ask.kind, s.ask.facts["field"]) == ("tidying", "facing", "D4")
    s.do("face:E")
    assert (s.at("D4"), s.where("banker"), view(s).turned) == (">", None, ["banker"])


# -- who comes first ---------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-34")
def test_who_can_bite_comes_before_who_can_see() -> None:
    s = movement(
        """
           A B C D E
        3  > . . N .
        2  . . . . .
        1  . > B . .
        """,
        activated=1,
    )
    assert categories(s) == {"B1": 1, "A3": 2}
    assert s.options() == {"activate:B1"}
    assert s.refuses("activate:A3") == "ZT-MAN-02"
    s.do("activate:B1")
    assert (s.at("C1"), view(s).briefcase) == ("B", False)
    assert s.options() == {"activate:A3"}
    s.do("activate:A3")
    assert (s.at("C3"), s.at("D3")) == (">!", "n")


@pytest.mark.rule("ZT-MAN-01", "ZT-MAN-05", "ZT-MAN-15")
def test_who_can_see_comes_before_who_is_free() -> None:
    s = movement(
        """
           A B C D E
        3  > . . . N
        2  . . . . .
        1  > . . . .
        """,
        activated=1,
    )
    assert s.options() == {"activate:A3"}
    assert s.refuses("activate:A1") == "ZT-MAN-05"
    s.do("activate:A3")
    assert s.options() == {"activate:A1"}  # now it is the free ones' turn


THREE_BITERS = """
       A B C D E
    3  . > N . .
    2  . . . . .
    1  . > B < .
"""


@pytest.mark.vector("zombie-terror", "TV-50")
@pytest.mark.rule("ZT-OP-34", "ZT-OP-35")
@pytest.mark.parametrize("pair", list(permutations(["B3", "B1", "D1"], 2)))
def test_the_quota_ends_the_duties(pair: tuple[str, str]) -> None:
    s = movement(THREE_BITERS, activated=1)
    assert view(s).quota == 2
    assert s.targets("activate:") == {"B3", "B1", "D1"}
    s.do(f"activate:{pair[0]}")
    assert s.targets("activate:") == {"B3", "B1", "D1"} - {pair[0]}
    s.do(f"activate:{pair[1]}")
    (third,) = {"B3", "B1", "D1"} - set(pair)
    assert categories(s)[third] == 1
    assert s.options() == {"done"}
    assert s.refuses(f"activate:{third}") == "ZT-ACT-07"
    # the third does not bite in any later phase either
    s.do("done", "done")
    assert view(s).round == 2
    assert len(bites(s)) == 2
    assert s.at("C3") == ("N" if third == "B3" else "n")
    assert s.at("C1") == ("b" if third == "B3" else "B")


@pytest.mark.vector("zombie-terror", "TV-125")
@pytest.mark.parametrize("order", list(permutations(["B3", "B1", "D1"])))
def test_biters_act_in_any_order(order: tuple[str, ...]) -> None:
    s = movement(THREE_BITERS, activated=2)
    left = set(order)
    for zombie in order:
        assert s.targets("activate:") == left
        s.do(f"activate:{zombie}")
        left.remove(zombie)
    # each has bitten once and without moving
    assert [bite["field"] for bite in s.told("bitten")] == list(order)
    assert s.zombies == set(order)
    assert (s.at("C3"), s.at("C1"), view(s).briefcase) == ("n", "b", False)


@pytest.mark.rule("ZT-OP-34", "ZT-MAN-21", "ZT-ACT-08", "ZT-MAN-09")
@pytest.mark.parametrize("pair", list(permutations(["A4", "A3", "A2"], 2)))
def test_more_hunters_than_activations(pair: tuple[str, str]) -> None:
    s = movement(
        """
           A B C D E
        4  > . . . N
        3  > . . . M
        2  > . . . B
        1  > . . . .
        """,
        activated=1,
    )
    hunters = {"A4", "A3", "A2"}
    assert s.targets("activate:") == hunters
    s.do(f"activate:{pair[0]}")
    # A1 is free and gets nothing, whichever hunters act
    assert s.targets("activate:") == hunters - {pair[0]}
    assert s.refuses("activate:A1") == "ZT-MAN-05"
    s.do(f"activate:{pair[1]}")
    assert s.options() == {"done"}
    assert s.zombies == {"A1"} | {zombie.replace("A", "C") for zombie in pair} | (
        hunters - set(pair)
    )


@pytest.mark.rule("ZT-MAN-22")
@pytest.mark.parametrize(("activated", "phase"), [(1, "movement"), (0, "adding")])
def test_the_adding_phase_follows_when_the_quota_is_used_up(activated: int, phase: str) -> None:
    s = scene(
        """
           A B C D E
        4  + . . . +
        3  > . . . .
        2  > . . . .
        1  > . . . N
        """,
        turn="movement",
        activated=activated,
    )
    # A1 has seen the Nurse and gone towards her; is that all?
    assert s.at("C1") == ">!"
    assert view(s).phase == phase


# -- what a hunter must do ---------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-36")
def test_distance_three() -> None:
    s = scene(
        """
           A B C D
        1  > . . N
        """
    )
    assert s.ways("A1") == {"FF*"}
    s.do("end")
    assert (s.at("C1"), s.at("D1"), bites(s)) == (">", "n", [("nurse", "wounded")])


@pytest.mark.vector("zombie-terror", "TV-37")
def test_distance_four() -> None:
    s = scene(
        """
           A B C D E
        2  . . . . .
        1  > . . . N
        """
    )
    assert categories(s) == {"A1": 2}
    assert s.ways("A1") == {"FF"}
    s.do("end")
    assert (s.at("C1"), s.at("E1"), bites(s)) == (">", "N", [])
    assert s.told("zombie-turned") == []


@pytest.mark.vector("zombie-terror", "TV-38")
def test_distance_five_is_free_but_one_step_binds() -> None:
    s = movement(
        """
           A B C D E F
        3  . . . . . .
        2  > . . . . N
        1  . . . . . .
        """
    )
    assert categories(s) == {"A2": 3}
    s.do("activate:A2")
    assert s.options("do:") == {"do:FF", "do:LF", "do:RF"}
    s.refuses("do:FL")
    s.refuses("do:FR")
    s.do("do:FF")
    assert s.at("C2") == ">!"


@pytest.mark.rule("ZT-MAN-14")
def test_turning_away_from_a_human_is_refused_for_that_reason() -> None:
    s = movement(
        """
           A B C D E F
        3  . . . . . .
        2  > . . . . N
        1  . . . . . .
        """
    )
    s.do("activate:A2")
    assert s.refuses("do:FL") == "ZT-MAN-14"
    assert s.refuses("do:FR") == "ZT-MAN-14"


@pytest.mark.rule("ZT-MAN-14", "ZT-MAN-23")
def test_every_further_step_binds_with_three_ap_too() -> None:
    s = scene(
        """
           A B C D E F G
        5  . . . . . . .
        4  N . . . . . .
        3  . . . . . . .
        2  . . . . . . .
        1  > . . . . . M
        """,
        turn="movement",
        hand_zombies="lurch",
    )
    s.do("play:lurch:A1")
    # to the east the Mechanic comes into sight after two steps: FFL and FFR are out;
    # to the north the Nurse is at once, and then only steps towards her count
    assert s.options() == {"do:FFF", "do:FLF", "do:LFF*"}


@pytest.mark.vector("zombie-terror", "TV-39")
def test_turning_brings_a_human_into_sight() -> None:
    s = movement(
        """
           A B C
        4  . . .
        3  N . .
        2  . . .
        1  > . .
        """
    )
    assert categories(s) == {"A1": 3}
    s.do("activate:A1")
    assert s.options() == {"do:FF", "do:FL", "do:FR", "do:LF*"}
    assert s.refuses("do:R") == "ZT-FAP-01"
    assert s.refuses("do:RF") == "ZT-ZAC-11"
    assert s.refuses("do:L") == "ZT-FAP-01"
    assert s.refuses("do:LR") == "ZT-MAN-14"
    s.refuses("do:LF")  # arrived, it must bite
    s.do("do:LF*")
    assert (s.zombies, s.at("A2"), s.at("A3")) == ({"A2"}, "^!", "n")


@pytest.mark.vector("zombie-terror", "TV-57")
def test_duty_beats_opportunity() -> None:
    s = scene(
        """
           A B C D E F
        2  p . . . . .
        1  > . . . N .
        """
    )
    assert s.ways("A1") == {"FF"}
    s.do("end")
    assert (s.zombies, s.at("C1")) == ({"C1"}, ">")
    assert (s.at("A2"), s.at("E1"), bites(s)) == ("p", "N", [])


@pytest.mark.vector("zombie-terror", "TV-105")
def test_passing_by_other_humans() -> None:
    s = scene(
        """
           A B C D E
        2  . . L . .
        1  > . . . N
        """
    )
    assert s.ways("A1") == {"FF"}
    s.do("end")
    assert (s.zombies, s.at("C1")) == ({"C1"}, ">")
    assert (s.at("C2"), s.at("E1"), bites(s)) == ("L", "N", [])


# -- duties come and go ------------------------------------------------------------------------

CROSSING = """
       A B C D E
    4  . . . v .
    3  . . . . .
    2  > . . . N
    1  . . . L .
"""


@pytest.mark.vector("zombie-terror", "TV-48")
def test_release_by_blocking() -> None:
    s = movement(CROSSING, activated=1)
    assert view(s).quota == 2
    assert categories(s) == {"A2": 2, "D4": 2}
    assert s.options() == {"activate:A2", "activate:D4"}
    assert (s.ways("A2"), s.ways("D4")) == ({"FF"}, {"FF*"})
    s.do("activate:D4")
    assert (s.at("D2"), s.at("D1")) == ("v!", "l")
    assert categories(s)["A2"] == 3
    s.do("activate:A2")
    assert s.options() == {"do:FF", "do:FL", "do:FR", "do:LF", "do:RF"}

    s = movement(CROSSING, activated=1)
    s.do("activate:A2")
    assert s.at("C2") == ">!"
    assert s.options() == {"activate:D4"}
    assert s.ways("D4") == {"FF*"}
    s.do("activate:D4")
    assert (s.at("D2"), s.at("D1")) == ("v!", "l")


@pytest.mark.rule("ZT-MAN-11", "ZT-MAN-18")
@pytest.mark.parametrize("chosen", ["A2", "A4"])
def test_who_was_released_may_be_left_alone(chosen: str) -> None:
    s = movement(CROSSING.replace("4  .", "4  >"), activated=1)
    assert s.options() == {"activate:A2", "activate:D4"}
    s.do("activate:D4")
    assert s.options() == {"activate:A2", "activate:A4"}
    s.do(f"activate:{chosen}", "do:FF")
    assert s.zombies == {"D2", chosen.replace("A", "C")} | ({"A2", "A4"} - {chosen})


@pytest.mark.vector("zombie-terror", "TV-49")
def test_opening_a_view_creates_a_duty() -> None:
    s = movement(
        """
           A B C D E
        3  . . . . .
        2  > ^ . C .
        1  . . . . >
        """,
        activated=1,
    )
    assert categories(s) == {"A2": 3, "B2": 3, "E1": 3}
    assert s.options() == {"activate:A2", "activate:B2", "activate:E1"}
    s.do("activate:B2")
    assert s.options() == {"do:FL", "do:FR", "do:RF*"}
    s.do("do:FL")
    assert s.at("B3") == "<!"
    assert categories(s)["A2"] == 2
    assert s.options() == {"activate:A2"}
    assert s.refuses("activate:E1") == "ZT-MAN-05"
    assert s.ways("A2") == {"FF*"}
    s.do("activate:A2")
    assert (s.at("C2"), s.at("D2"), s.at("E1")) == (">!", "c", ">")


@pytest.mark.vector("zombie-terror", "TV-106")
def test_two_zombies_in_a_file() -> None:
    s = movement(
        """
           A B C D E
        1  > > . . N
        """,
        activated=1,
    )
    assert categories(s) == {"A1": 3, "B1": 2}
    assert s.options() == {"activate:B1"}
    assert s.ways("B1") == {"FF*"}
    s.do("activate:B1")
    assert (s.at("D1"), s.at("E1")) == (">!", "n")
    assert categories(s)["A1"] == 3
    s.do("activate:A1")
    assert s.options() == {"do:FF", "do:FL", "do:FR"}


@pytest.mark.rule("ZT-OP-60", "ZT-MAN-10")
def test_others_look_again_only_when_an_activation_is_over() -> None:
    s = movement(
        """
           A B C D E
        4  . . v . .
        3  > . . . N
        2  . . . . .
        1  > . L . .
        """,
        activated=2,
    )
    # C4 hunts the Lumberjack and crosses the line between A3 and the Nurse on its way
    assert categories(s) == {"C4": 2, "A3": 2, "A1": 2}
    s.do("activate:C4")
    assert [step["to"] for step in s.told("zombie-moved")] == ["C3", "C2"]
    assert categories(s)["A3"] == 2  # never released
    s.do("activate:A3")
    assert s.at("C3") == ">!"


@pytest.mark.rule("ZT-MAN-20")
def test_who_has_acted_has_no_duty_left() -> None:
    s = movement(
        """
           A B C D
        2  > . . .
        1  > . . N
        """,
        activated=1,
    )
    s.do("activate:A1")
    assert s.at("C1") == ">!"
    assert categories(s)["C1"] == 1  # it faces the Nurse it has bitten
    assert s.options() == {"activate:A2"}  # and yet the other one is next
    assert s.refuses("activate:C1") == "ZT-ACT-05"
