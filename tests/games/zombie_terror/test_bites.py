"""Bites: who bites whom, what it does, and what becomes of the bitten (section 18)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import bites, categories, movement, scene, view

# -- when a zombie bites -----------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-35")
def test_distance_two() -> None:
    s = scene(
        """
           A B C D
        1  > . N .
        """
    )
    assert s.ways("A1") == {"F*"}
    s.do("end")
    # it bit after one step, and the other AP is lost: nobody is asked what to do with it
    assert (s.zombies, s.at("B1"), s.at("C1")) == ({"B1"}, ">", "n")
    assert bites(s) == [("nurse", "wounded")]
    assert [answer.option for answer in s.table.answers] == ["end"]
    assert (s.ask.kind, view(s).round) == ("human-action", 2)


@pytest.mark.rule("ZT-BIT-02", "ZT-BIT-11")
def test_a_bite_needs_no_ap() -> None:
    s = movement(
        """
           A B C D
        2  . . . .
        1  > . . N
        """
    )
    s.do("activate:A1")
    assert (s.at("C1"), s.at("D1")) == (">!", "n")  # both AP went into the steps


@pytest.mark.rule("ZT-MAN-03", "ZT-BIT-01", "ZT-BIT-03")
def test_who_faces_a_human_bites_on_the_spot() -> None:
    s = movement(
        """
           A B C
        2  . . .
        1  . > N
        """
    )
    assert s.ways("B1") == {"*"}
    s.do("activate:B1")
    assert (s.zombies, s.at("B1"), s.at("C1")) == ({"B1"}, ">!", "n")
    assert view(s).moved == 1


@pytest.mark.vector("zombie-terror", "TV-40")
@pytest.mark.parametrize(
    ("way", "ends", "nurse"),
    [
        ("L*", ("B2", "^!"), "n"),
        ("FL", ("C2", "^!"), "N"),
        ("FR", ("C2", "v!"), "N"),
        ("RF", ("B1", "v!"), "N"),
    ],
)
def test_turning_next_to_a_human(way: str, ends: tuple[str, str], nurse: str) -> None:
    s = movement(
        """
           A B C
        3  . N .
        2  . > .
        1  . . .
        """
    )
    assert categories(s) == {"B2": 3}
    s.do("activate:B2")
    assert s.options() == {"do:L*", "do:FL", "do:FR", "do:RF"}
    s.refuses("do:L")  # once it faces her, the bite is automatic
    s.refuses("do:LF")
    s.refuses("do:L*F")  # and the end of the activation
    s.do(f"do:{way}")
    field, pawn = ends
    assert (s.zombies, s.at(field), s.at("B3")) == ({field}, pawn, nurse)
    assert view(s).moved == 1


@pytest.mark.rule("ZT-BIT-01")
def test_not_biting_whom_it_faces_is_refused_for_that_reason() -> None:
    s = movement(
        """
           A B C
        3  . N .
        2  > . .
        1  . . .
        """
    )
    s.do("activate:A2")
    assert s.options() == {"do:FF", "do:FL*", "do:FR", "do:LF", "do:RF"}
    assert s.refuses("do:FL") == "ZT-BIT-01"


@pytest.mark.vector("zombie-terror", "TV-41")
@pytest.mark.parametrize(
    ("way", "ends", "nurse"),
    [
        ("FF", ("C1", ">!"), "N"),
        ("FL*", ("B1", "^!"), "n"),
        ("FR", ("B1", "v!"), "N"),
        ("LF", ("A2", "^!"), "N"),
    ],
)
def test_corner_contact(way: str, ends: tuple[str, str], nurse: str) -> None:
    s = movement(
        """
           A B C
        2  . N .
        1  > . .
        """
    )
    assert categories(s) == {"A1": 3}
    s.do("activate:A1")
    assert s.options() == {"do:FF", "do:FL*", "do:FR", "do:LF"}
    assert s.refuses("do:RF") == "ZT-ZAC-11"
    assert s.refuses("do:R") == "ZT-FAP-01"
    s.do(f"do:{way}")
    field, pawn = ends
    assert (s.zombies, s.at(field), s.at("B2")) == ({field}, pawn, nurse)


@pytest.mark.vector("zombie-terror", "TV-44")
def test_boxed_in_by_zombies_with_a_human_at_the_side() -> None:
    s = movement(
        """
           A B C
        3  . > .
        2  N ^ #
        1  . . .
        """
    )
    assert s.options() == {"activate:B3", "activate:B2"}
    assert s.ways("B2") == {"L*"}
    s.do("activate:B2")
    assert (s.at("B2"), s.at("A2"), s.at("B3")) == ("<!", "n", ">")


@pytest.mark.vector("zombie-terror", "TV-54")
@pytest.mark.parametrize(
    ("way", "ends", "nurse"), [("R*", ("B2", ">!"), "n"), ("LF", ("A2", "<!"), "N")]
)
def test_side_contact_is_harmless(way: str, ends: tuple[str, str], nurse: str) -> None:
    s = movement(
        """
           A B C
        2  . ^ N
        1  . . .
        """
    )
    assert categories(s) == {"B2": 3}
    s.do("activate:B2")
    assert s.options() == {"do:R*", "do:LF"}
    s.do(f"do:{way}")
    field, pawn = ends
    assert (s.zombies, s.at(field), s.at("C2")) == ({field}, pawn, nurse)


@pytest.mark.rule("ZT-ADJ-03")
@pytest.mark.parametrize("arrow", ["^", ">", "v", "<"])
def test_the_human_is_adjacent_whichever_way_the_zombie_looks(arrow: str) -> None:
    s = scene(
        f"""
           A B C
        2  . {arrow} N
        1  . . .
        """
    )
    assert s.options("push:") == {"push:nurse:B2"}
    assert categories(s) == {"B2": 1 if arrow == ">" else 3}


@pytest.mark.rule("ZT-BIT-09", "ZT-BIT-10")
@pytest.mark.parametrize("arrow", ["^", "v", "<"])
def test_passers_by_are_not_bitten(arrow: str) -> None:
    s = scene(
        f"""
           A B C
        3  . . C
        2  . {arrow} N
        1  . . M
        """,
        turn="movement",
    )
    assert categories(s) == {"B2": 3}
    s.do("do:FL" if s.may("do:FL") else "do:FR")
    assert bites(s) == []


# -- what a bite does --------------------------------------------------------------------------

SURROUNDED = """
       A B C
    3  . v .
    2  > {} <
    1  . . .
"""


@pytest.mark.vector("zombie-terror", "TV-51")
def test_two_bites_kill_and_further_bites_are_wasted() -> None:
    s = movement(SURROUNDED.format("N"), activated=2)
    assert view(s).quota == 3
    s.do("activate:A2")
    assert s.at("B2") == "n"
    s.do("activate:C2")
    assert s.at("B2") == "N*"  # dead, but still there
    assert categories(s)["B3"] == 1
    assert s.options() == {"activate:B3"}
    assert s.ways("B3") == {"*"}
    s.do("activate:B3")
    assert bites(s) == [("nurse", "wounded"), ("nurse", "dead"), ("nurse", "nothing")]
    assert (s.at("B3"), view(s).moved) == ("v!", 3)
    # she stays through the adding phase, and goes in tidying
    assert (view(s).phase, s.at("B2")) == ("adding", "N*")
    s.do("done")
    assert view(s).phase == "tidying"
    s.do("face:N")
    assert (s.at("B2"), s.where("nurse")) == ("^", None)


@pytest.mark.rule("ZT-BIT-05")
def test_one_bite_kills_the_wounded() -> None:
    s = movement(SURROUNDED.format("n"), activated=2)
    s.do("activate:B3")
    assert s.at("B2") == "N*"


@pytest.mark.vector("zombie-terror", "TV-52")
def test_the_banker_takes_three_bites() -> None:
    s = movement(SURROUNDED.format("B"), activated=2)
    assert view(s).briefcase
    s.do("activate:A2")
    # healthy, the briefcase is gone, and nobody was asked whether he wants to give it away
    assert (s.at("B2"), view(s).briefcase) == ("B", False)
    assert s.ask.seat == s.s.zombies_seat
    # the bite that the briefcase took ended the activation all the same
    assert (s.at("A2"), view(s).moved) == (">!", 1)
    assert s.options() == {"activate:B3", "activate:C2"}
    s.do("activate:C2")
    assert s.at("B2") == "b"
    s.do("activate:B3")
    assert s.at("B2") == "B*"
    assert bites(s) == [("banker", "briefcase"), ("banker", "wounded"), ("banker", "dead")]


@pytest.mark.vector("zombie-terror", "TV-53")
def test_the_briefcase_is_used_once() -> None:
    s = scene(
        """
           A B
        1  > B
        """,
        turn="zombies",
        round=3,
        hand_humans="canal",  # so that he is asked each round, although he can only stay
    )
    assert view(s).round == 4
    assert (s.at("B1"), view(s).briefcase) == ("B", False)
    s.do("end")
    assert (view(s).round, s.at("B1")) == (5, "b")
    s.do("end")
    assert s.told("turned") == [{"human": "banker", "field": "B1"}]
    assert bites(s) == [("banker", "briefcase"), ("banker", "wounded"), ("banker", "dead")]


@pytest.mark.rule("ZT-BIT-16", "ZT-OP-68")
def test_the_face_decides_not_the_history() -> None:
    s = scene(
        """
           A B C
        1  > P N
        """,
        turn="zombies",
    )
    assert s.at("B1") == "p"
    s.do("heal:nurse:B1", "end")
    assert s.at("B1") == "p"  # bitten for the second time, but the first was healed
    s.do("heal:nurse:B1", "end")
    assert s.at("B1") == "p"
    s.do("end")
    assert s.told("turned") == [{"human": "policeman", "field": "B1"}]
    assert [effect for _, effect in bites(s)] == ["wounded", "wounded", "wounded", "dead"]


# -- dead humans -------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-56")
def test_a_dead_human_is_seen_and_bitten_and_in_the_way() -> None:
    s = movement(
        """
           A B C D E
        1  > . N* . M
        """
    )
    assert categories(s) == {"A1": 2}
    assert s.ways("A1") == {"F*"}
    s.do("activate:A1")
    assert bites(s) == [("nurse", "nothing")]
    assert (s.at("B1"), s.at("C1"), s.at("E1")) == (">!", "N*", "M")


@pytest.mark.rule("ZT-BIT-15")
def test_a_dead_human_stops_steps_and_shots() -> None:
    s = scene(
        """
           A B C D
        1  > N* P .
        """
    )
    assert s.refuses("move:policeman:B1") == "ZT-MOV-04"
    assert s.refuses("shoot:policeman:A1") == "ZT-POL-06"
    assert s.options("shoot:") == set()


@pytest.mark.rule("ZT-BIT-07", "ZT-BIT-08")
def test_a_dead_human_draws_hunters_until_tidying() -> None:
    s = movement(
        """
           A B C D E
        3  . . . . >
        2  . . . . .
        1  > n . . <
        """,
        activated=1,
    )
    s.do("activate:A1")
    assert s.at("B1") == "N*"
    assert categories(s)["E1"] == 2
    assert s.options() == {"activate:E1"}
    s.do("activate:E1")
    assert (s.at("C1"), s.at("B1")) == ("<!", "N*")
    assert bites(s) == [("nurse", "dead"), ("nurse", "nothing")]


# -- only in the own activation ----------------------------------------------------------------


@pytest.mark.rule("ZT-OP-35", "ZT-BIT-14")
def test_a_relocated_zombie_bites_in_the_next_turn_at_the_earliest() -> None:
    s = scene(
        """
           A B C D
        3  > . . .
        2  # # # .
        1  N + . .
        """,
        turn="adding",
        pool=0,
        terror=4,
    )
    s.do("face:W")  # the only zombie had to be taken, to the only field
    assert (s.zombies, s.at("B1"), s.at("A1")) == ({"B1"}, "<", "N")
    assert bites(s) == []
    assert view(s).round == 2
    assert categories(s) == {"B1": 1}
    s.do("end")
    assert bites(s) == [("nurse", "wounded")]


@pytest.mark.rule("ZT-OP-59")
def test_a_free_zombie_may_pass_a_bite_by() -> None:
    s = movement(
        """
           A B C D
        3  . . . .
        2  > . . .
        1  . . N .
        """
    )
    s.do("activate:A2")
    assert {"do:FF", "do:FL"} <= s.options()
    s.do("do:FF")
    assert (s.at("C2"), bites(s)) == (">!", [])  # beside her now, but not facing her
