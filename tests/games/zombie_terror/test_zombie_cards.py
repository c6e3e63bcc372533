"""The zombies' decks and their cards for the movement phase (sections 25 and 32.5)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.opening import ZOMBIES_SEAT, finish_movement
from tests.games.zombie_terror.scene import categories, game, scene

STANDARD = {"horde", "frenzy", "lurch", "cunning", "ambush", "manhole"}
ALTERNATIVE = {"horde", "frenzy", "lurch", "scent", "fence", "manhole"}

MOVEMENT_CARDS = ("frenzy", "lurch:B1", "cunning:B1", "scent:B1")
ADDING_CARDS = ("horde", "ambush", "manhole", "fence:A2")


# -- windows -----------------------------------------------------------------------------------

WINDOWS = """
       A B C D
    5  . . . +
    4  . N . .
    3  . . . .
    2  . . . o
    1  ^ ^ . .
"""


@pytest.mark.rule("ZT-OP-47")
def test_every_card_has_its_window():
    hand = "horde, frenzy, lurch, cunning, ambush, manhole, scent, fence"
    s = scene(WINDOWS, turn="movement", hand_zombies=hand)
    assert {name.split(":")[1] for name in s.options("play:")} == {
        "frenzy", "lurch", "cunning", "scent",
    }  # fmt: skip
    for card in ADDING_CARDS:
        assert s.refuses(f"play:{card}") == "ZT-OP-47"
    finish_movement(s)
    assert s.ask.kind == "adding"
    assert {name.split(":")[1] for name in s.options("play:")} == {
        "horde", "ambush", "manhole", "fence",
    }  # fmt: skip
    for card in MOVEMENT_CARDS:
        assert s.refuses(f"play:{card}") == "ZT-OP-47"


@pytest.mark.rule("ZT-OP-47")
def test_zombie_cards_wait_for_the_terror_phase_and_end_with_the_adding_phase():
    s = scene(WINDOWS, terror=3, hand_zombies="frenzy, horde").do("end")
    assert s.s.terror == 2  # the marker has moved before the first question
    assert (s.ask.kind, s.ask.seat) == ("zombie-action", ZOMBIES_SEAT)
    assert s.may("play:frenzy")
    finish_movement(s)
    s.do("add:S:D5")
    assert s.ask.kind == "facing"  # not in the middle of a placement
    s.refuses("play:horde")
    s.do("face:N")
    assert s.may("play:horde")  # nothing is due any more, but the phase is not over yet
    s.do("done")
    assert s.s.round == 2
    assert s.refuses("play:horde") == "ZT-CRD-02"


@pytest.mark.rule("ZT-OP-47", "ZT-CRD-04")
def test_no_card_in_the_middle_of_an_activation_point():
    s = scene("2 . . .\n1 ^ ^ ^", turn="movement", hand_zombies="frenzy, scent")
    assert s.may("play:frenzy")
    s.do("activate:A1")
    assert s.ask.kind == "activation"
    s.refuses("play:frenzy")
    s.refuses("play:scent:B1")


# -- Frenzy ------------------------------------------------------------------------------------

SIX = """
       A B C D E F
    4  . . . . . .
    3  . . . . . .
    2  . . . . . .
    1  ^ ^ ^ ^ ^ ^
"""
THREE = """
       A B C
    4  . . .
    3  . . .
    2  . . .
    1  ^ ^ ^
"""


@pytest.mark.vector("zombie-terror", "TV-99")
@pytest.mark.parametrize(("picture", "acting"), [(SIX, 4), (THREE, 3)], ids=["six", "three"])
def test_frenzy(picture: str, acting: int):
    s = scene(picture, turn="movement", activated=1, hand_zombies="frenzy, manhole")
    assert s.table.view(None).quota == 2
    s.do("play:frenzy")
    assert s.table.view(None).quota == acting
    acted = finish_movement(s)
    assert len(acted) == len(set(acted)) == acting
    assert s.s.moved == acting
    assert s.ask.kind == "adding"


@pytest.mark.rule("ZT-ACT-07", "ZT-CRD-11")
def test_without_frenzy_the_number_is_kept():
    s = scene(SIX, turn="movement", activated=1, hand_zombies="manhole")
    assert len(finish_movement(s)) == 2


@pytest.mark.rule("ZT-DC-12")
def test_frenzy_when_the_quota_is_used_up_and_for_this_turn_only():
    s = scene(SIX, hand_humans="canal", hand_zombies="frenzy, manhole").do("end")
    s.do("activate:A1", "do:FF")
    assert s.options() == {"done", "play:frenzy"}
    assert s.refuses("activate:B1") == "ZT-ACT-07"
    s.do("play:frenzy")
    assert s.options() == {f"activate:{column}1" for column in "BCDEF"}
    assert len(finish_movement(s)) == 2
    s.do("done", "end")
    assert s.table.view(None).quota == 1
    assert len(finish_movement(s)) == 1


@pytest.mark.rule("ZT-DC-12")
def test_frenzy_needs_zombies_that_still_wait():
    s = scene("3 . .\n2 . .\n1 ^ ^!", turn="movement", activated=1, moved=1, hand_zombies="frenzy")
    assert s.table.view(None).quota == 2
    assert s.options() == {"activate:A1"}  # the last one acts in any case
    s.refuses("play:frenzy")


@pytest.mark.rule("ZT-DC-13")
def test_frenzied_zombies_obey_the_categories():
    s = scene(
        """
           A B C D E
        4  . . . . .
        3  . . . . .
        2  > . . N .
        1  ^ ^ ^ ^ ^
        """,
        turn="movement",
        activated=0,
        hand_zombies="frenzy, manhole",
    )
    s.do("play:frenzy")
    assert s.options() == {"activate:D1"}
    s.do("activate:D1")
    assert s.options() == {"activate:A2"}
    assert s.refuses("activate:A1") == "ZT-MAN-05"


# -- Lurch -------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-100")
def test_lurch():
    s = scene("1 > . . . N", turn="movement", hand_zombies="lurch, manhole")
    assert s.ask.facts["category"] == 2
    s.do("play:lurch:A1")
    # one way only, so nobody was asked
    assert [event["to"] for event in s.told("zombie-moved")] == ["B1", "C1", "D1"]
    assert s.told("bitten") == [
        {"human": "nurse", "effect": "wounded", "field": "D1", "at": "E1"},
    ]
    assert s.at("E1") == "n"
    assert s.s.moved == 1


@pytest.mark.rule("ZT-DC-14", "ZT-DC-15")
def test_lurch_gives_three_points_and_one_turn():
    picture = "5 . . . . .\n4 . . . . .\n3 . . . . .\n2 . . . . .\n1 . . ^ . ."
    s = scene(picture, turn="movement", hand_zombies="lurch")
    s.do("play:lurch:C1")
    assert s.ask.facts["ap"] == 3
    assert s.targets("do:") == {"FFF", "FFL", "FFR", "FLF", "FRF", "LFF", "RFF"}
    for way, rule in (("FLR", "ZT-ZAC-07"), ("FF", "ZT-FAP-01"), ("FFFF", "ZT-ZAC-02")):
        assert s.refuses(f"do:{way}") == rule
    s.do("do:FFF")
    assert s.at("C4").startswith("^")


@pytest.mark.rule("ZT-DC-15")
@pytest.mark.parametrize(
    ("row", "ends"), [("> . N . .", "B1"), ("> . . N .", "C1"), ("> . . . N", "D1")]
)
def test_a_lurching_hunter_goes_up_to_three_fields_and_bites(row: str, ends: str):
    s = scene(f"1 {row}", turn="movement", hand_zombies="lurch, manhole").do("play:lurch:A1")
    assert s.at(ends).startswith(">")
    assert s.told("bitten")[0]["field"] == ends


@pytest.mark.rule("ZT-DC-14")
def test_lurch_is_for_a_zombie_that_is_about_to_act():
    s = scene(
        """
           A B C D E
        3  . . . . .
        2  > . . . N
        1  ^ . ^! . .
        """,
        turn="movement",
        activated=1,
        moved=1,
        hand_zombies="lurch",
    )
    assert s.options("play:") == {"play:lurch:A2"}
    assert s.refuses("play:lurch:A1") == "ZT-MAN-05"  # the hunter first
    assert s.refuses("play:lurch:C1") == "ZT-ACT-05"
    s.refuses("play:lurch:B3")
    biting = scene("1 > N .", turn="movement", hand_zombies="lurch")
    assert biting.options("play:") == set()  # a bite costs nothing
    spent = scene(
        "2 . . N\n1 ^ ^! .", turn="movement", activated=0, moved=1, hand_zombies="lurch, frenzy"
    )
    assert spent.options() == {"done", "play:frenzy"}
    assert spent.refuses("play:lurch:A1") == "ZT-ACT-07"


@pytest.mark.rule("ZT-DC-14")
def test_the_next_zombie_has_two_points_again():
    s = scene(SIX, turn="movement", activated=1, hand_zombies="lurch, manhole")
    s.do("play:lurch:A1", "do:FFF", "activate:B1")
    assert s.ask.facts["ap"] == 2


# -- Cunning -----------------------------------------------------------------------------------

OPPORTUNITY = """
       A B C D E F
    2  p . . . . .
    1  > . . . N .
"""


@pytest.mark.vector("zombie-terror", "TV-153")
def test_cunning():
    s = scene(OPPORTUNITY, turn="movement", activated=0, hand_zombies="cunning, manhole")
    assert (s.ask.facts["category"], s.ask.facts["left"]) == (2, 1)
    assert s.ways("A1") == {"FF"}
    s.do("play:cunning:A1")
    assert s.ask.facts["category"] == 3
    assert categories(s) == {"A1": 3}
    s.do("activate:A1")
    assert s.targets("do:") == {"FF", "FL", "FR", "L*"}
    s.refuses("do:RF")
    s.do("do:L*")
    assert s.at("A2") == "P*"
    assert s.told("bitten")[0]["effect"] == "dead"


@pytest.mark.vector("zombie-terror", "TV-153")
def test_cunning_is_for_hunters_only():
    s = scene(
        """
           A B C D E F
        3  > N . . . .
        2  . . . . . .
        1  > . . . M ^
        """,
        turn="movement",
        hand_zombies="cunning",
    )
    assert categories(s) == {"A3": 1, "A1": 2, "F1": 3}
    assert s.options("play:") == {"play:cunning:A1"}
    assert s.refuses("play:cunning:A3") == "ZT-DC-22"
    assert s.refuses("play:cunning:F1") == "ZT-DC-22"
    s.refuses("play:cunning:B2")


@pytest.mark.rule("ZT-DC-22", "ZT-BIT-01", "ZT-FAP-02", "ZT-DC-21")
def test_the_cunning_still_bite_what_stands_before_them_and_spend_all():
    s = scene(
        """
           A B C D
        2  . M . .
        1  > . . N
        """,
        turn="movement",
        hand_zombies="cunning",
    )
    s.do("play:cunning:A1")
    assert (s.ask.facts["field"], s.ask.facts["ap"]) == ("A1", 2)
    # after F the Mechanic is to the left; after FF the Nurse is in front and is bitten
    assert s.targets("do:") == {"FF*", "FL*", "FR", "LF"}
    assert s.refuses("do:F") == "ZT-FAP-01"
    assert s.refuses("do:LR") == "ZT-ZAC-07"


DUTIES = """
       A B C D E
    3  > . . . N
    2  . . . . .
    1  > . . M .
"""


@pytest.mark.vector("zombie-terror", "TV-154")
def test_cunning_lifts_the_duty_for_one_zombie_only():
    hold = {"turn": "movement", "activated": 0, "hand_zombies": "cunning, manhole"}
    s = scene(DUTIES, **hold)
    assert categories(s) == {"A3": 2, "A1": 2}
    assert s.options("activate:") == {"activate:A1", "activate:A3"}
    s.do("play:cunning:A1")
    assert categories(s) == {"A3": 2, "A1": 3}
    assert s.options() == {"activate:A3"}
    assert s.refuses("activate:A1") == "ZT-MAN-05"
    assert s.ways("A3") == {"FF"}
    other = scene(DUTIES, **hold).do("play:cunning:A3")
    assert other.options() == {"activate:A1"}
    assert other.ways("A1") == {"FF*"}


@pytest.mark.rule("ZT-DC-21", "ZT-MAN-18")
def test_the_cunning_may_be_left_alone_and_only_for_this_turn():
    s = scene(
        """
           A B C D E
        3  > . . . N
        2  . . . . .
        1  ^ . . . .
        """,
        activated=0,
        hand_zombies="cunning, manhole",
    ).do("end")
    s.do("play:cunning:A3")
    assert s.options() == {"activate:A1", "activate:A3"}
    s.do("activate:A1", "do:RF")
    assert s.at("A3") == ">"
    s.do("done", "done", "end")
    assert s.s.round == 2
    assert categories(s)["A3"] == 2
    assert s.options() == {"activate:A3"}


# -- Scent (spare card) ------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-101")
def test_scent_opens_the_categories_again():
    s = scene(
        """
           A B C
        2  . N .
        1  < ^ .
        """,
        turn="movement",
        activated=0,
        deck="alternative",
        hand_zombies="scent, manhole",
    )
    assert s.ask.facts["category"] == 1
    assert s.options("activate:") == {"activate:B1"}
    s.do("play:scent:B1")
    assert (s.ask.kind, s.ask.seat) == ("facing", ZOMBIES_SEAT)
    s.do("face:W")
    assert s.at("B1") == "<"  # and no mark of an activation
    assert categories(s) == {"A1": 3, "B1": 3}
    assert s.options() == {"activate:A1", "activate:B1"}
    assert s.s.moved == 0
    assert s.at("B2") == "N"


@pytest.mark.rule("ZT-DC-16", "ZT-DC-17")
def test_scent_costs_no_point_and_is_not_the_one_turn():
    s = scene("3 . . .\n2 . ^ .\n1 . . .", turn="movement", hand_zombies="scent, manhole")
    s.do("play:scent:B2")
    assert s.options() == {"face:N", "face:E", "face:S", "face:W"}
    s.do("face:E", "activate:B2")
    assert s.ask.facts["ap"] == 2
    assert s.targets("do:") == {"FL", "FR", "LF", "RF"}


@pytest.mark.rule("ZT-DC-16")
def test_scent_is_for_zombies_that_still_wait():
    s = scene("2 . . .\n1 ^! ^ .", turn="movement", activated=1, moved=1, hand_zombies="scent")
    assert s.options("play:") == {"play:scent:B1"}
    s.refuses("play:scent:A1")
    s.refuses("play:scent:C1")


# -- decks -------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-156")
@pytest.mark.parametrize(
    ("chosen", "cards"),
    [
        ({}, STANDARD),
        ({"zombie_deck": "standard"}, STANDARD),
        ({"zombie_deck": "alternative"}, ALTERNATIVE),
    ],
)
def test_zombie_decks(chosen: dict[str, str], cards: set[str]):
    seen: set[str] = set()
    for number in range(25):
        s = game(seed=str(number), **chosen).s
        hand, rest = s.hands["zombies"], s.boxed["zombies"]
        assert (len(set(hand)), len(rest)) == (4, 2)
        assert {*hand, *rest} == cards
        assert len({*s.hands["humans"], *s.boxed["humans"]}) == 6
        seen |= set(hand)
    assert seen == cards


@pytest.mark.rule("ZT-OP-07", "ZT-CRD-11", "ZT-CRD-12", "ZT-CRD-13")
def test_the_effects_that_the_rulebook_implies_are_in_every_deck():
    for deck in ("standard", "alternative"):
        s = game(zombie_deck=deck).s
        assert {"frenzy", "horde", "manhole"} <= {*s.hands["zombies"], *s.boxed["zombies"]}
