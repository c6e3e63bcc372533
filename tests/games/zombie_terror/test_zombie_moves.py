"""What an activated zombie can do, and must do with its AP (sections 16, 17 and 19)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import movement, scene, view

# -- moves and turns ---------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-45")
def test_zombies_do_not_push() -> None:
    s = movement(
        """
           A B C
        3  . . .
        2  > > .
        1  . . .
        """
    )
    s.do("activate:A2")
    assert s.options() == {"do:LF", "do:RF"}
    for way in ("FF", "FL", "FR"):
        assert s.refuses(f"do:{way}") == "ZT-ZAC-04"
    s.do("do:RF")
    assert s.zombies == {"A1", "B2"}


@pytest.mark.vector("zombie-terror", "TV-46")
def test_car_fields_stop_zombies() -> None:
    s = movement(
        """
           A B C
        3  = = =
        2  . ^ .
        1  . . .
        """
    )
    s.do("activate:B2")
    assert s.options() == {"do:LF", "do:RF"}
    for way in ("FF", "FL", "FR"):
        s.refuses(f"do:{way}")
    s.do("do:LF")
    assert (s.zombies, s.at("A2")) == ({"A2"}, "<!")


@pytest.mark.rule("ZT-ZAC-05")
def test_a_car_field_also_stops_the_second_step() -> None:
    s = movement(
        """
           A B C
        3  = = =
        2  . . .
        1  . ^ .
        """
    )
    s.do("activate:B1")
    assert s.options() == {"do:FL", "do:FR", "do:LF", "do:RF"}


@pytest.mark.vector("zombie-terror", "TV-59")
def test_one_turn_in_an_activation() -> None:
    s = movement(
        """
           A B C
        3  . . .
        2  . ^ .
        1  . . .
        """
    )
    s.do("activate:B2")
    assert s.options() == {"do:FL", "do:FR", "do:LF", "do:RF"}
    for way in ("LL", "RR", "LR", "RL"):
        assert s.refuses(f"do:{way}") == "ZT-ZAC-07"
    assert s.refuses("do:FF") == "ZT-ZAC-11"
    s.do("do:LF")
    assert s.at("A2") == "<!"


@pytest.mark.rule("ZT-ZAC-10", "ZT-ZAC-06")
def test_facing_about_takes_two_zombie_turns() -> None:
    s = scene(
        """
           A B C
        3  . . .
        2  . ^ N
        1  . . .
        """,
        turn="zombies",
    )
    s.do("do:LF")
    assert s.at("A2") == "<"  # one turn of 90 degrees, not two
    s.do("end")
    assert s.options() == {"do:LF", "do:RF"}
    s.do("do:LF")
    assert s.at("A1") == "v"  # now it looks back, a zombie turn later


@pytest.mark.rule("ZT-ZAC-11", "ZT-ZAC-04")
def test_zombies_neither_step_aside_nor_back_nor_off_the_board() -> None:
    s = movement(
        """
           A B C
        3  . ^ .
        2  . . .
        1  . . .
        """
    )
    s.do("activate:B3")
    assert s.options() == {"do:LF", "do:RF"}
    assert s.refuses("do:FF") == "ZT-ZAC-11"
    s.do("do:RF")
    assert (s.zombies, s.at("C3")) == ({"C3"}, ">!")


@pytest.mark.rule("ZT-ZAC-09")
def test_a_zombie_may_stop_on_the_canal() -> None:
    s = movement(
        """
           A B C
        1  > . o
        """
    )
    s.do("activate:A1")
    assert s.options() == {"do:FF", "do:FL", "do:FR"}
    s.do("do:FF")
    assert s.zombies == {"C1"}


# -- all AP must be used -----------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "EX-04")
@pytest.mark.rule("ZT-OP-17")
def test_compulsory_use_of_ap() -> None:
    s = movement(
        """
           A B C
        4  . . .
        3  . . .
        2  # ^ #
        1  . . .
        """
    )
    s.do("activate:B2")
    assert s.options() == {"do:FF", "do:FL", "do:FR"}
    for way in ("L", "R", "F", "-"):
        assert s.refuses(f"do:{way}") == "ZT-FAP-01"
    for way in ("LF", "RF"):
        s.refuses(f"do:{way}")
    s.do("do:FR")
    assert (s.zombies, s.at("B3")) == ({"B3"}, ">!")


@pytest.mark.vector("zombie-terror", "TV-42")
def test_one_side_blocked() -> None:
    s = movement(
        """
           A B C
        3  . # .
        2  # ^ .
        1  . . .
        """
    )
    assert s.ways("B2") == {"RF"}
    s.do("activate:B2")  # a single way is taken without a question
    assert (s.zombies, s.at("C2")) == ({"C2"}, ">!")


@pytest.mark.vector("zombie-terror", "TV-43")
@pytest.mark.parametrize(("way", "pawn"), [("L", "<!"), ("R", ">!"), ("-", "^!")])
def test_boxed_in(way: str, pawn: str) -> None:
    s = movement(
        """
           A B C
        3  . # .
        2  # ^ #
        1  . . .
        """
    )
    s.do("activate:B2")
    assert s.options() == {"do:L", "do:R", "do:-"}
    s.do(f"do:{way}")
    # it is marked, the activation is used up, and the AP are lost
    assert (s.zombies, s.at("B2")) == ({"B2"}, pawn)
    assert (view(s).moved, view(s).quota) == (1, 1)
    assert view(s).phase == "adding"


@pytest.mark.rule("ZT-FAP-07", "ZT-FLP-03", "ZT-ACT-05")
def test_doing_nothing_uses_up_an_activation_while_others_wait() -> None:
    s = movement(
        """
           A B C D E
        3  . # . . >
        2  # ^ # . .
        1  . . . . ^
        """,
        activated=1,
    )
    s.do("activate:B2", "do:-")
    assert s.at("B2") == "^!"
    assert s.options() == {"activate:E3", "activate:E1"}
    assert s.refuses("activate:B2") == "ZT-ACT-05"
    s.do("activate:E1", "do:LF")
    assert s.options() == {"done"}
    assert s.at("E3") == ">"


@pytest.mark.vector("zombie-terror", "TV-60")
def test_a_turn_at_the_edge() -> None:
    s = movement(
        """
           A B C
        2  . . .
        1  v . .
        """
    )
    assert s.ways("A1") == {"LF"}
    s.do("activate:A1")
    assert (s.zombies, s.at("B1")) == ({"B1"}, ">!")


@pytest.mark.vector("zombie-terror", "TV-109")
@pytest.mark.parametrize(
    ("way", "ends"),
    [
        ("-", ("B2", "^!")),
        ("L", ("B2", "<!")),
        ("R", ("B2", ">!")),
        ("LF", ("A2", "<!")),
        ("RF", ("C2", ">!")),
    ],
)
def test_lurch_and_compulsory_ap(way: str, ends: tuple[str, str]) -> None:
    s = scene(
        """
           A B C
        3  . # .
        2  . ^ .
        1  . # .
        """,
        turn="movement",
        hand_zombies="lurch, horde",
    )
    assert s.options() == {"activate:B2", "play:lurch:B2"}
    s.do("play:lurch:B2")
    assert s.ask.facts["ap"] == 3
    assert s.options() == {"do:-", "do:L", "do:R", "do:LF", "do:RF"}
    assert s.refuses("do:LFR") == "ZT-ZAC-07"
    for way_out in ("LFF", "RFF"):
        assert s.refuses(f"do:{way_out}") == "ZT-ZAC-11"
    assert s.refuses("do:FFF") == "ZT-ZAC-04"
    s.do(f"do:{way}")
    field, pawn = ends
    assert (s.zombies, s.at(field)) == ({field}, pawn)
    assert view(s).moved == 1


@pytest.mark.rule("ZT-FAP-01", "ZT-FAP-02", "ZT-FAP-03")
def test_with_three_ap_all_three_are_spent_if_that_is_possible() -> None:
    s = scene(
        """
           A B C
        3  . # .
        2  . ^ #
        1  . . .
        """,
        turn="movement",
        hand_zombies="lurch",
    )
    # without the card it goes to A2; with it, there is no third step
    assert s.ways("B2") == {"LF"}
    s.do("play:lurch:B2")
    assert s.options() == {"do:-", "do:L", "do:R", "do:LF"}
    s = scene(
        """
           A B C D
        3  . . # .
        2  . . ^ #
        1  . . . .
        """,
        turn="movement",
        hand_zombies="lurch",
    )
    s.do("play:lurch:C2")  # now there is one: forced
    assert (s.zombies, s.at("A2")) == ({"A2"}, "<")


# -- flipping ----------------------------------------------------------------------------------


@pytest.mark.rule("ZT-FLP-01", "ZT-FLP-02")
@pytest.mark.parametrize(
    ("way", "ends"), [("FF", ("C2", ">!")), ("FL", ("B2", "^!")), ("RF", ("A1", "v!"))]
)
def test_the_pawn_is_flipped_when_its_activation_ends(way: str, ends: tuple[str, str]) -> None:
    s = movement(
        """
           A B C D
        3  > . . .
        2  > . . .
        1  . . . .
        """,
        activated=1,
    )
    s.do("activate:A2")
    assert s.at("A2") == ">"  # not before
    s.do(f"do:{way}")
    field, pawn = ends
    assert s.at(field) == pawn
    assert s.at("A3") == ">"  # and only this one
