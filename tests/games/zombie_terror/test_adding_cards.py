"""The zombies' cards for the adding phase (catalogue sections 25 and 32.5)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.opening import allowed, finish_movement
from tests.games.zombie_terror.scene import board, scene

# -- Zombie Horde and Hole in the fence --------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-102")
@pytest.mark.parametrize("layout", ["classic", "compact"])
def test_hole_in_the_fence_and_horde(layout: str):
    s = board(layout, "F12 N", turn="adding", deck="alternative", hand_zombies="horde, fence")
    assert s.ask.facts["due"] == ["C"]
    assert s.refuses("add:C:K9") == "ZT-ALW-01"
    s.do("play:fence:K9", "play:horde")
    assert s.ask.facts["due"] == ["C", "any", "any"]
    assert "K9" in allowed(s)
    assert s.may("add:C:K9")
    assert s.may("add:any:K9")
    assert s.may("add:any:A3")
    assert s.refuses("add:C:A3") == "ZT-ADD-04"
    s.do("add:any:A3", "face:N", "add:C:K9", "face:W")
    assert s.ask.facts["due"] == ["any"]
    s.do("add:any:A6", "face:N")
    assert s.zombies == {"A3", "A6", "K9"}
    assert s.s.pool == 7
    assert s.s.round == 2
    assert "K9" in allowed(s)  # from now on


@pytest.mark.vector("zombie-terror", "TV-157")
@pytest.mark.parametrize(
    ("layout", "may", "must_not"),
    [
        ("classic", "K9 B12", "A9 B6 B1 K16 J11"),
        ("compact", "K9 B5", "K3 B9 J9 A1 I7"),
    ],
)
def test_where_the_fence_may_have_a_hole(layout: str, may: str, must_not: str):
    s = board(layout, "F12 N", turn="adding", deck="alternative", hand_zombies="fence")
    for field in may.split():
        assert s.may(f"play:fence:{field}")
    for field in must_not.split():
        assert s.refuses(f"play:fence:{field}") == "ZT-DC-18"
    assert s.targets("play:fence:") <= {
        f"{column}{row}"
        for column in {"classic": "ABKL", "compact": "ABJK"}[layout]
        for row in range(2, {"classic": 16, "compact": 14}[layout])
    }
    taken = board(layout, "F12 N, K9 B", turn="adding", deck="alternative", hand_zombies="fence")
    assert taken.may("play:fence:K9")


@pytest.mark.vector("zombie-terror", "TV-135")
@pytest.mark.parametrize("layout", ["classic", "compact"])
def test_a_hole_under_a_human_is_used_once_it_is_free(layout: str):
    s = board(layout, "K9 N", turn="adding", deck="alternative", hand_zombies="fence, horde")
    s.do("play:fence:K9")
    assert "K9" in allowed(s)
    assert s.refuses("add:C:K9") == "ZT-ALW-04"
    s.do("add:C:A11", "face:N", "done")
    s.do("move:nurse:K8", "move:nurse:K7", "end")
    finish_movement(s)
    assert s.ask.facts["due"] == ["S"]
    s.do("play:horde")
    assert s.may("add:any:K9")


@pytest.mark.vector("zombie-terror", "TV-135")
def test_horde_with_an_empty_pool():
    picture = """
       A B C D E
    3  + . . . +
    2  v . . . v
    1  + ^ ^ ^ +
    """
    s = scene(picture, turn="adding", pool=0, terror=3, hand_zombies="horde")
    assert s.ask.facts["due"] == []
    s.do("play:horde")
    assert s.ask.facts["due"] == ["any", "any"]
    for field, origin in (("A1", "B1"), ("E1", "C1")):
        s.do(f"add:any:{field}")
        assert s.ask.kind == "relocation"
        s.do(f"take:{origin}", "face:N")
    assert s.told("zombie-relocated") == [
        {"start": "B1", "to": "A1"},
        {"start": "C1", "to": "E1"},
    ]
    assert s.s.pool == 0
    assert s.zombies == {"A1", "E1", "D1", "A2", "E2"}


@pytest.mark.rule("ZT-DC-11", "ZT-DC-10", "ZT-CRD-12")
def test_horde_can_unlock_the_terror_phase():
    s = scene("1 + + + N", turn="adding", pool=3, due=",", hand_zombies="horde").do("play:horde")
    s.do("add:any:A1", "face:N")
    assert (s.s.pool, s.s.terror) == (2, None)
    last = scene("1 + + . N", turn="adding", pool=2, due=",", hand_zombies="horde")
    last.do("play:horde", "add:any:A1", "face:N", "face:N")  # B1 is the only field left
    assert (last.s.pool, last.s.terror) == (0, 5)
    assert last.told("terror-unlocked") == [{"marker": 5}]


@pytest.mark.rule("ZT-DC-11")
def test_horde_zombies_that_find_no_field_are_lost():
    s = scene("1 + . N", turn="adding", due=",", hand_zombies="horde, manhole").do("play:horde")
    s.do("add:any:A1", "face:N")
    assert s.ask.facts["due"] == ["any"]
    assert s.options() == {"done"}
    s.do("done")
    assert (s.s.pool, s.s.round) == (9, 2)


# -- Manhole -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-135")
@pytest.mark.parametrize(("layout", "canal"), [("compact", "J9"), ("classic", "H13")])
def test_manhole_under_a_human(layout: str, canal: str):
    s = board(layout, f"{canal} N", turn="adding", hand_zombies="manhole, horde")
    assert canal not in allowed(s)
    s.do("play:manhole")
    assert canal in allowed(s)
    assert s.refuses(f"add:C:{canal}") == "ZT-ALW-04"


@pytest.mark.rule("ZT-DC-20", "ZT-CRD-13", "ZT-ALW-05")
@pytest.mark.parametrize(("layout", "canal"), [("compact", "J9"), ("classic", "H13")])
def test_manhole_opens_the_canal_for_the_rest_of_the_game(layout: str, canal: str):
    s = board(layout, "F12 N", turn="adding", hand_zombies="manhole, horde")
    assert s.refuses(f"add:C:{canal}") == "ZT-ALW-01"
    s.do("play:manhole")
    assert s.may(f"add:C:{canal}")
    s.do("add:C:A11", "face:N", "done")
    assert s.s.round == 2
    s.do("end")
    finish_movement(s)
    assert s.may(f"add:C:{canal}")
    s.do(f"add:C:{canal}", "face:S")
    assert s.at(canal) == "v"
    assert (
        "play:manhole" not in board(layout, "F12 N", turn="adding", hand_zombies="horde").options()
    )


@pytest.mark.rule("ZT-DC-20")
def test_manhole_opens_every_canal():
    s = scene("2 o . N\n1 . . o", turn="adding", half_line=1, hand_zombies="manhole, horde")
    s.do("play:manhole")
    assert allowed(s) == {"A2", "C1"}


@pytest.mark.rule("ZT-OP-19")
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_no_variant_opens_the_canal_by_itself(setup: str):
    for number in (1, 3, 9):
        s = board(
            "classic", "F12 N", turn="adding", setup=setup, round=number, hand_zombies="horde"
        )
        assert "H13" not in allowed(s)
        assert not s.may("add:C:H13")


# -- Ambush ------------------------------------------------------------------------------------

WAYLAID = """
       A B C D E
    4  . . . = =
    3  . . . . #
    2  . N . . .
    1  . . . . .
"""


@pytest.mark.vector("zombie-terror", "TV-155")
def test_without_ambush_the_addition_is_lost():
    s = scene(WAYLAID, turn="adding", hand_zombies="manhole")
    assert s.ask.facts["due"] == ["S"]
    assert s.options() == {"done"}
    s.do("done")
    assert (s.s.pool, s.zombies, s.s.round) == (10, set(), 2)


@pytest.mark.vector("zombie-terror", "TV-155")
def test_ambush():
    s = scene(WAYLAID, turn="adding", hand_zombies="ambush, manhole").do("play:ambush")
    assert s.ask.facts["due"] == ["S"]
    for field in ("B3", "A2", "C2", "B1"):
        assert s.refuses(f"ambush:S:{field}") == "ZT-DC-23"
    for field in ("D4", "E4", "E3", "B2"):
        s.refuses(f"ambush:S:{field}")
    assert s.options() == {
        f"ambush:S:{field}"
        for field in (
            *("A4", "B4", "C4"),
            *("A3", "C3", "D3"),
            *("D2", "E2"),
            *("A1", "C1", "D1", "E1"),
        )
    }
    s.do("ambush:S:D2")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do("face:W")
    assert (s.at("D2"), s.s.pool) == ("<", 9)
    s.do("done")
    assert (s.at("B2"), s.s.round) == ("N", 2)  # not bitten this turn
    s.do("end")
    assert s.at("C2") == ""
    s.do("activate:D2")
    assert s.at("B2") == "n"


@pytest.mark.vector("zombie-terror", "TV-155")
def test_ambush_with_an_empty_pool_takes_a_zombie_from_the_board():
    picture = WAYLAID.replace("1  . . . . .", "1  . . . ^ ^")
    s = scene(picture, turn="adding", pool=0, terror=4, hand_zombies="ambush")
    s.do("play:ambush", "ambush:S:A4")
    assert (s.ask.kind, s.options()) == ("relocation", {"take:D1", "take:E1"})
    s.do("take:E1", "face:S")
    assert (s.at("A4"), s.at("E1"), s.s.pool) == ("v", "", 0)


@pytest.mark.vector("zombie-terror", "TV-155")
def test_ambush_places_one_zombie_only():
    hold = {"turn": "adding", "due": "S, any", "hand_zombies": "ambush, manhole"}
    s = scene(WAYLAID, **hold).do("play:ambush")
    assert s.may("ambush:any:A4")
    s.do("ambush:S:A4", "face:N")
    assert s.ask.facts["due"] == ["any"]
    assert s.options() == {"done"}
    assert s.refuses("ambush:any:A3") == "ZT-DC-23"
    framed = WAYLAID.replace("1  . . . . .", "1  . . . . +")
    open_field = scene(framed, **hold).do("play:ambush", "ambush:any:A4", "face:N")
    assert open_field.options() == {"add:S:E1"}


@pytest.mark.rule("ZT-DC-24", "ZT-DC-23")
def test_where_ambush_may_strike():
    s = scene(
        """
           A B C D
        4  . o . =
        3  . N* . .
        2  . . . #
        1  . . ^ +
        """,
        turn="adding",
        due="C",
        half_line=2,
        hand_zombies="ambush",
    )
    s.do("play:ambush")
    # beside a dead human, no; on a corner, on either half and on a canal of no human, yes
    assert s.targets("ambush:C:") == {"A4", "C4", "D3", "A2", "C2", "A1", "B1", "D1"}
    assert s.refuses("ambush:C:B4") == "ZT-DC-23"
    canal = scene("2 . N\n1 o .", turn="adding", hand_zombies="ambush, horde").do("play:ambush")
    assert canal.targets("ambush:S:") == {"A1"}


@pytest.mark.rule("ZT-DC-24")
def test_ambush_uses_the_pool_and_can_unlock_the_terror_phase():
    s = scene(WAYLAID, turn="adding", pool=1, hand_zombies="ambush").do("play:ambush")
    s.do("ambush:S:A4", "face:N")
    assert (s.s.pool, s.s.terror) == (0, 5)


@pytest.mark.rule("ZT-DC-23", "ZT-DC-25")
def test_ambush_is_a_choice_where_an_allowed_field_is_free():
    framed = WAYLAID.replace("1  . . . . .", "1  . . . . +")
    s = scene(framed, turn="adding", hand_zombies="ambush, manhole").do("play:ambush")
    assert s.may("add:S:E1")
    assert s.may("ambush:S:A4")
    s.do("add:S:E1", "face:N", "done")
    assert s.s.ambush is False
    nothing = scene(WAYLAID, turn="adding", due=",", hand_zombies="ambush")
    assert nothing.refuses("play:ambush") == "ZT-DC-23"


@pytest.mark.rule("ZT-OP-43")
def test_ambush_is_not_played_when_there_is_nobody_to_bring():
    """The pool is empty and no zombie stands anywhere: the card would have no effect at all."""
    s = scene(WAYLAID, turn="adding", pool=0, terror=4, hand_zombies="ambush, manhole")
    assert s.ask.facts["due"] == ["S"]
    assert s.options() == {"done"}
    s.refuses("play:ambush")
