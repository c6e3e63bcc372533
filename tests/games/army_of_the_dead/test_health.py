"""Wounds and elimination (catalogue B6)."""

from __future__ import annotations

import pytest

from .scene import Heist


@pytest.mark.vector("army-of-the-dead", "AD-TV-171")
def test_three_wounds_are_the_end() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1f")
    heist.zombies("A1a", alpha=1).run(("zombie_pass", [1]), ("zombie_pass", [2]))
    assert heist.who("ann").health == 1
    heist.run(("zombie_pass", [1]))
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.told("wounded")[-1] == {"survivor": "ann", "wounds": 1, "health": 0}


@pytest.mark.rule("AD-HLT-03", "AD-SPC-03", "AD-HLT-01")
def test_the_tough_fall_by_the_fourth() -> None:
    heist = Heist().survivor("ann", "A1a", specialisations=("tough",)).survivor("bob", "A1f")
    heist.zombies("A1a", shambler=3).run(("zombie_pass", [1]))
    assert heist.who("ann").health == 1
    heist.run(("zombie_pass", [1]))
    assert [each.id for each in heist.s.fallen] == ["ann"]


@pytest.mark.rule("AD-HLT-05")
def test_a_companion_falls_by_the_first_wound_tough_or_not() -> None:
    heist = Heist(companions_may_fall=True).survivor("ann", "A1f")
    heist.companion("kid", "A1a", specialisations=("tough",)).zombies("A1a", shambler=1)
    heist.run(("zombie_pass", [1]))
    assert heist.s.companions == []
    assert heist.ending is None


@pytest.mark.vector("army-of-the-dead", "AD-TV-105")
@pytest.mark.rule("AD-OP-132")
def test_whoever_has_no_drawn_objective_may_be_lost() -> None:
    heist = Heist().survivor("chambers", "A1a", hand=["katana", "pistol"], tokens=["yellow"],
                             dry=("pistol",), health=1)  # fmt: skip
    heist.survivor("vesna", "A1f").personal("vesna").companion("kid", "A1b", "chambers")
    heist.zombies("A1a", shambler=1).run(("zombie_pass", [1]))
    assert heist.ending is None
    assert [each.id for each in heist.s.survivors] == ["vesna"]
    assert sorted(heist.s.equipment_discard) == ["katana", "pistol"]
    (token,) = heist.s.tokens  # lies where its holder fell, front up
    assert (token.zone, token.colour, token.open) == (heist.zone("A1a"), "yellow", True)
    assert [(each.id, each.leader) for each in heist.s.companions] == [("kid", "")]


@pytest.mark.rule("AD-OP-132")
def test_what_the_fallen_leave_can_be_picked_up_for_an_action() -> None:
    heist = Heist(token_ap=5).survivor("ann", "A1b", health=1, tokens=["yellow"])
    heist.survivor("vesna", "A1b").personal("vesna").companion("kid", "A1b", "ann")
    heist.zombies("A1b", shambler=1).run(("zombie_pass", [1])).do("wound:ann").turn("vesna")
    heist.do("take:yellow-1", "lead:kid")
    vesna = heist.who("vesna")
    assert (vesna.tokens, heist.s.companions[0].leader) == (["yellow"], "vesna")
    assert (vesna.ap, heist.s.turn.actions) == (0, 1)  # it was scored when it was found


@pytest.mark.rule("AD-HLT-02", "AD-OP-148")
def test_whoever_falls_leaves_seat_and_turn() -> None:
    heist = Heist(truck="A1a").survivor("ann", "A1a", pack=["tnt"], hand=["grenade"])
    heist.truck("A1a", driver="ann").survivor("bob", "A1f")
    heist.turn("ann").do("attack:0:A1a")  # both go off
    assert (heist.s.truck.seats, heist.s.turn.who) == ({}, "bob")


@pytest.mark.rule("AD-HLT-06", "AD-WIN-05")
def test_with_the_last_survivor_the_game_is_lost() -> None:
    heist = Heist().survivor("ann", "A1a", health=1).zombies("A1a", shambler=1)
    heist.run(("zombie_pass", [1]))
    assert heist.ending == "mission"
    assert heist.told("ended")[0]["loss"] == "all-fallen"


@pytest.mark.rule("AD-OP-132")
def test_two_tokens_of_a_colour_are_told_apart_where_they_fell() -> None:
    heist = Heist(tradable=True).survivor("ann", "A1a", tokens=["red", "red"], health=1)
    heist.survivor("bob", "A1a").zombies("A1a", shambler=1).zombie_phase().do("wound:ann")
    heist.turn("bob")
    assert heist.options("take") == {"take:red-1", "take:red-2"}
    heist.do("take:red-1", "take:red-2")
    assert heist.who("bob").tokens == ["red", "red"]
