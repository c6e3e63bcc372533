"""Bids, strength and battle dice (WC-STR, WC-BUL, WC-DIE, WC-OP-09, -10, -12)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.games.warring_colonies.battle import FACES
from overrun.games.warring_colonies.state import Battle

from .scene import B1, Y1, Y2, War, encoded

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-03")
@pytest.mark.rule(
    "WC-STR-03", "WC-BUL-04", "WC-DIE-04", "WC-DIE-06", "WC-OP-08.h", "WC-OP-10.a", "WC-OP-10.b",
    "WC-OP-12.a",
)  # fmt: skip
def test_equal_strength_hurts_nobody_but_the_dice_do() -> None:
    war = War(bullets=(4, 4)).survivor("A", Y1, "school").survivor("B", Y1, "school")
    war.survivor("C", B1, "school", items=("pistol", "shotgun"))
    war.battle("school").tactics("be-vigilant", "read-the-enemy")
    war.bids(1, 2, "zombies-1", "wounds-1")
    assert war.strengths() == (4, 4)
    assert war.doors("school") == "----"  # zombies wait for the wounds
    war.do("hit:B")
    assert war.wounds("A", "B", "C") == [0, 1, 0]
    assert war.bullets == (3, 2)
    assert war.doors("school") == "Z---"
    assert war.told("battle-won") == []
    assert len(war.told("battle-drawn")) == 1


@pytest.mark.vector("warring-colonies", "WC-EX-05")
@pytest.mark.rule(
    "WC-DIE-02", "WC-DIE-04", "WC-DIE-07", "WC-WND-01", "WC-WND-06", "WC-OP-11.c", "WC-OP-12.f",
)  # fmt: skip
def test_a_side_can_win_that_has_nobody_left() -> None:
    war = War(morale=(5, 5), bullets=(2, 1)).survivor("C", Y1)
    war.survivor("A", Y1, "library", wounds=2, items=("shotgun",))
    war.survivor("B", B1, "library", wounds=1).survivor("D", B1)
    war.battle("library").tactics("be-vigilant", "all-in")
    war.roll("strength-3", "wounds-1", ["shotgun"]).bids(2, 1)
    assert war.strengths() == (8, 5)
    assert not {"A", "B"} & war.s.survivors.keys()
    assert war.morale == (4, 4)
    (won,) = war.told("battle-won")
    assert (won["colony"], won["by"], won["wounds"]) == ("yellow", 3, 3)
    assert [told["survivor"] for told in war.told("hurt")] == ["A", "B", "B"]
    assert war.idle


@pytest.mark.rule("WC-OP-12.f")
def test_a_side_that_the_dice_killed_can_take_no_more() -> None:
    war = War(morale=(5, 5)).survivor("A", Y1, "library", wounds=2).survivor("C", Y1)
    war.survivor("B", B1, "library").battle("library").tactics("covering-fire", "be-vigilant")
    war.bids(0, 0, "strength-1", "wounds-2")
    assert war.strengths() == (2, 2)
    assert war.morale == (4, 5)
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-13")
@pytest.mark.rule("WC-DIE-06", "WC-WND-02", "WC-KEEP-07", "WC-OP-12.a", "WC-OP-12.b")
def test_the_zombies_of_a_battle_in_a_colony_come_after_all_wounds() -> None:
    war = War().survivor("A", B1).survivor("B", B1).survivor("C", B1)
    war.intruder("D", Y1, "blue", 3).intruder("E", Y1, "blue", 3)
    war.entrance("blue", "ZZ-", 1).entrance("blue", "ZZB", 2)
    war.battle("blue").tactics("covering-fire", "covering-fire")
    war.bids(0, 0, "zombies-2", "strength-1")
    assert war.strengths() == (2, 4)
    assert war.ask.seat == Y1
    assert war.doors("blue", 1) == "ZZ-"
    war.do("wound:D", "wound:E")
    assert (war.doors("blue", 1), war.doors("blue", 2)) == ("ZZZ", "ZZ-")
    assert war.doors("blue", 3) == "-"


@pytest.mark.rule("WC-OP-12.c")
def test_the_zombies_of_both_dice_are_added_up() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school")
    war.battle("school").tactics("covering-fire", "covering-fire").bids(0, 0, *["zombies-2"] * 2)
    assert war.doors("school") == "ZZZZ"


@pytest.mark.rule("WC-OP-12.d", "WC-DIE-05")
def test_both_may_roll_wounds_and_each_says_who_takes_them_all() -> None:
    war = War()
    for name, seat in (("A", Y1), ("B", Y2), ("C", B1), ("D", B1)):
        war.survivor(name, seat, "school", wounds=1)
    war.battle("school").tactics("covering-fire", "covering-fire").bids(0, 0, *["wounds-2"] * 2)
    assert war.offered(Y1) == {"hit:C", "hit:D"}
    assert war.offered(B1) == {"hit:A", "hit:B"}
    war.all_do({B1: "hit:B", Y1: "hit:C"})
    assert set(war.s.survivors) == {"A", "D"}
    assert war.wounds("A", "D") == [1, 1]


@pytest.mark.rule("WC-OP-12.e")
def test_a_wound_that_finds_nobody_is_void() -> None:
    war = War().survivor("A", Y1, "school")
    war.s.battle = Battle("school", dice=["wounds-2", "strength-1"])
    war.run(("aim_wounds", []))
    assert war.told("hurt") == []
    assert war.idle


@pytest.mark.rule("WC-OP-09.a", "WC-OP-09.b", "WC-OP-09.c", "WC-OP-50.d")
def test_the_twelve_faces_of_the_battle_die() -> None:
    assert Counter(FACES) == {
        "strength-1": 2, "strength-2": 2, "strength-3": 2, "wounds-1": 3, "wounds-2": 1,
        "zombies-1": 1, "zombies-2": 1,
    }  # fmt: skip


@pytest.mark.rule("WC-OP-09.c", "WC-DIE-01", "WC-CMP-18", "WC-CMP-27")
@pytest.mark.parametrize("face", sorted(set(FACES)))
def test_both_leaders_roll_the_same_die(face: str) -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school")
    war.battle("school").tactics("covering-fire", "covering-fire").bids(0, 0, face, face)
    (told,) = war.told("battle-dice")
    assert (told["yellow"], told["blue"]) == (face, face)


@pytest.mark.rule("WC-BUL-01", "WC-BUL-02", "WC-OP-17.a")
def test_a_bid_is_secret_until_both_are_in() -> None:
    war = War(bullets=(4, 4)).survivor("A", Y1, "school").survivor("B", B1, "school")
    war.battle("school").tactics("covering-fire", "be-vigilant")
    assert war.offered(Y1) == {f"bid:{number}" for number in range(5)}
    before = encoded([war.seen(B1), war.table.heard(B1), war.seen(None)])
    war.by(Y1, "bid:3")
    assert encoded([war.seen(B1), war.table.heard(B1), war.seen(None)]) == before
    war.roll("zombies-1", "zombies-1").by(B1, "bid:0")
    assert war.told("bids") == [{"place": "school", "yellow": 3, "blue": 0}]
    assert war.bullets == (1, 4)


@pytest.mark.rule("WC-STR-01", "WC-STR-02", "WC-STR-03", "WC-OP-50.a", "WC-OP-21.i")
def test_everybody_counts_and_everybody_armed_counts_once_more() -> None:
    war = War().survivor("A", Y1, "school", items=("pistol", "shotgun"))
    war.survivor("B", Y2, "school", items=("snow-boots",)).survivor("C", Y1, "gas")
    war.survivor("D", B1, "school").battle("school").tactics("covering-fire", "covering-fire")
    assert war.strengths() == (3, 1)  # boots are no weapon


@pytest.mark.rule("WC-OP-43.b", "WC-OP-43.a", "WC-TRK-02")
def test_neither_bullets_nor_the_track_have_an_end() -> None:
    war = War(bullets=(60, 0)).survivor("A", Y1, "school").survivor("B", B1, "school")
    war.survivor("C", B1).battle("school").tactics("be-vigilant", "covering-fire")
    war.bids(60, 0, "zombies-1", "zombies-1")
    assert war.told("battle-won")[0]["by"] == 61
    war.run(("add_bullets", []))
    assert war.bullets == (2, 2)
