"""Cards between two action points of a zombie (sections 25 and 32.5, ZT-OP-47)."""

from __future__ import annotations

import pytest

from tests.games.zombie_terror.scene import bites, categories, scene

FREE = """
       A B C D E F
    4  . . . . . .
    3  . B . . . .
    2  > . . . . N
    1  . . . . . .
"""
"""A zombie that sees nobody, and after one step the Nurse, with the Banker at its side."""

CUNNING = {"turn": "movement", "hand_zombies": "cunning, manhole"}
SCENT = {"turn": "movement", "hand_zombies": "scent, manhole", "deck": "alternative"}


@pytest.mark.rule("ZT-CRD-04", "ZT-CRD-05", "ZT-OP-47", "ZT-DC-21")
def test_cunning_between_two_points_lets_the_zombie_turn():
    s = scene(FREE, **CUNNING).do("activate:A2")
    assert s.options() == {"do:FF", "do:LF", "do:RF", "halt:F"}
    s.do("halt:F")
    assert (s.at("B2"), s.s.moved) == (">", 0)  # on its way, and its activation is not over
    assert s.ask.facts == {"field": "B2", "ap": 1}
    assert s.options() == {"do:F", "play:cunning:B2"}
    assert s.refuses("do:L") == "ZT-MAN-08"
    s.do("play:cunning:B2")
    assert s.options() == {"do:F", "do:L*", "do:R"}
    s.do("do:L*")
    assert bites(s) == [("banker", "briefcase")]
    assert (s.at("B2"), s.s.moved, s.s.halted) == ("^!", 1, None)


FAR = "3  . . . . . . . .\n2  > . . . . . N .\n1  . . . . . . . ."
"""A zombie that sees nobody until it has made two steps."""


@pytest.mark.rule("ZT-OP-47", "ZT-DC-15", "ZT-DC-21")
def test_a_zombie_with_three_points_may_halt_where_it_first_sees_a_human():
    s = scene(FAR, turn="movement", hand_zombies="lurch, cunning, manhole").do("play:lurch:A2")
    assert s.options("halt:") == {"halt:FF"}
    assert s.refuses("halt:F") == "ZT-OP-47"  # there it sees nobody yet
    s.do("halt:FF")
    assert (s.at("C2"), s.s.moved, s.ask.facts) == (">", 0, {"field": "C2", "ap": 1})
    assert s.options() == {"do:F", "play:cunning:C2"}
    s.do("play:cunning:C2", "do:L")
    assert (s.at("C2"), s.s.moved) == ("^!", 1)
    near = scene(FREE, turn="movement", hand_zombies="lurch, cunning, manhole").do("play:lurch:A2")
    assert near.options("halt:") == {"halt:F"}  # by the second step it knows nothing new
    assert near.refuses("halt:FF") == "ZT-OP-47"


@pytest.mark.rule("ZT-OP-47", "ZT-DS3-05")
def test_the_runner_halts_there_as_well():
    there = {"scenario": "brute-and-runner", **CUNNING}
    s = scene(FAR.replace(">", ">r"), **there).do("activate:A2")
    assert s.options("halt:") == {"halt:FF"}
    for ahead in "#^":  # something in the way, beyond which it would see her
        barred = scene(FAR.replace("> . .", f">r . {ahead}"), **there).do("activate:A2")
        assert barred.options("halt:") == set()


@pytest.mark.rule("ZT-OP-47", "ZT-OP-33", "ZT-DC-16")
def test_who_cannot_spend_all_points_may_halt_after_a_turn():
    s = scene("3 # . .\n2 ^ # .\n1 . . N", **SCENT).do("activate:A2")
    assert s.options() == {"do:-", "do:L", "do:R", "halt:L", "halt:R"}
    s.do("halt:R", "play:scent:A2", "face:S")
    assert s.options() == {"do:F"}  # one point is left, and can be used now
    s.do("do:F")
    assert s.at("A1") == "v!"


@pytest.mark.rule("ZT-OP-47")
def test_who_halts_need_not_play():
    s = scene(FREE, **CUNNING).do("activate:A2", "halt:F", "do:F")
    assert (s.at("C2"), s.s.moved) == (">!", 1)
    assert s.told("card-played") == []


@pytest.mark.rule("ZT-OP-47")
def test_the_offer_tells_nothing_of_the_hand():
    """Whoever holds any card may halt, as long as the card that matters was not seen."""
    other = scene(FREE, turn="movement", hand_zombies="manhole").do("activate:A2")
    assert other.may("halt:F")
    other.do("halt:F")
    assert other.options() == {"do:F"}  # asked all the same: it could have been in hand
    seen = scene(FREE, turn="movement", hand_zombies="manhole", played="cunning").do("activate:A2")
    assert seen.refuses("halt:F") == "ZT-OP-47"
    empty = scene(FREE, turn="movement")  # the only zombie: it is asked at once how it acts
    assert empty.refuses("halt:F") == "ZT-CRD-04"


@pytest.mark.rule("ZT-OP-47")
@pytest.mark.parametrize(
    ("picture", "field"),
    [
        ("2 . . . .\n1 > . . N", "A1"),  # a hunter: the card does the same before
        ("2 . . . . . . . N\n1 > . . . . . . .", "A1"),  # it comes to see nobody
        ("2 . . . .\n1 > . N .", "A1"),  # after the step it bites
    ],
)
def test_where_cunning_would_do_nothing_else_nobody_halts(picture: str, field: str):
    s = scene(picture, turn="movement", activated=0, hand_zombies="cunning, manhole")
    s.do(f"activate:{field}")
    if s.ask.kind == "activation":  # else there was nothing to choose
        assert s.options("halt:") == set()
        s.refuses("halt:F")
    assert s.s.halted is None


@pytest.mark.rule("ZT-DC-21")
def test_cunning_goes_with_the_zombie_and_does_not_stay_on_its_field():
    s = scene(
        """
           A B C D E F
        3  . . . . . .
        2  > . . . N .
        1  ^ . . . . .
        """,
        turn="movement",
        activated=3,
        hand_zombies="cunning, manhole",
    )
    s.do("play:cunning:A2", "activate:A2", "do:FL")
    assert s.at("B2") == "^!"
    s.do("activate:A1", "do:FR")  # onto the field that the cunning one has left
    assert s.at("A2") == ">!"
    assert [s.s.ground.names[field] for field in s.s.cunning] == ["B2"]


@pytest.mark.rule("ZT-DC-16", "ZT-DC-17", "ZT-CRD-05")
def test_scent_between_two_points():
    s = scene(FREE, **SCENT).do("activate:A2")
    assert s.options("halt:") == {"halt:F", "halt:L", "halt:R"}
    s.do("halt:F", "play:scent:B2", "face:S")
    assert s.ask.facts == {"field": "B2", "ap": 1}
    assert s.options() == {"do:F", "do:L", "do:R"}  # the card was not its one turn
    s.do("do:F")
    assert s.at("B1") == "v!"


@pytest.mark.rule("ZT-ZAC-07")
def test_a_zombie_that_has_turned_before_it_halted_does_not_turn_again():
    s = scene(FREE, **SCENT).do("activate:A2", "halt:R")
    assert s.ask.facts == {"field": "A2", "ap": 1, "turned": True}
    assert s.options("do:") == {"do:F"}
    assert s.options("halt:") == set()  # after its last point there is nothing to go on with
    assert s.refuses("do:L") == "ZT-ZAC-07"


@pytest.mark.rule("ZT-BIT-01", "ZT-OP-47")
def test_whoever_has_turned_to_a_human_bites_and_does_not_halt():
    s = scene("2 N . .\n1 > . .", **SCENT).do("activate:A1")
    assert "do:L*" in s.options()
    assert s.options("halt:") == {"halt:F"}
    assert s.refuses("halt:L") == "ZT-OP-47"


@pytest.mark.rule("ZT-BIT-17", "ZT-BIT-01")
def test_scent_turns_a_zombie_to_a_human_and_it_bites_at_once():
    s = scene(FREE, bites="at-once", activated=1, **SCENT)
    s.do("activate:A2", "halt:F", "play:scent:B2", "face:N")
    assert bites(s) == [("banker", "briefcase")]
    assert (s.at("B2"), s.s.moved) == ("^!", 1)  # by that its activation is over
    other = scene("2 N . .\n1 > . .", bites="at-once", activated=0, **SCENT)
    other.do("play:scent:A1", "face:N")
    assert bites(other) == [("nurse", "wounded")]
    assert (other.at("A1"), other.s.moved) == ("^!", 1)
    assert other.ask.kind == "adding"
    later = scene("2 N . .\n1 > . .", bites="in-activation", activated=0, **SCENT)
    later.do("play:scent:A1", "face:N")
    assert (bites(later), categories(later)) == ([], {"A1": 1})


@pytest.mark.rule("ZT-DC-14")
def test_a_zombie_that_has_begun_to_act_does_not_lurch():
    s = scene(FREE, turn="movement", hand_zombies="lurch, frenzy, cunning").do("activate:A2")
    s.do("halt:F")
    assert s.refuses("play:lurch:B2") == "ZT-DC-14"
    assert s.options("play:") == {"play:cunning:B2"}


@pytest.mark.rule("ZT-DC-12")
def test_frenzy_in_the_middle_of_an_activation():
    s = scene(
        FREE.replace("1  .", "1  ^"), turn="movement", activated=0, hand_zombies="frenzy, manhole"
    )
    s.do("activate:A2", "halt:F", "play:frenzy", "do:F")
    assert (s.s.moved, s.s.quota_bonus) == (1, 2)
    assert s.options("activate:") == {"activate:A1"}


@pytest.mark.rule("ZT-DC-15", "ZT-CRD-04")
def test_a_lurching_zombie_may_halt_twice():
    s = scene(FREE, turn="movement", deck="alternative", hand_zombies="lurch, scent, manhole").do(
        "play:lurch:A2", "halt:F", "halt:F"
    )
    assert (s.at("C2"), s.ask.facts["ap"]) == (">", 1)
    s.do("do:F")
    assert s.at("D2") == ">!"
