"""Melee attacks (catalogue E2)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.mark.vector("army-of-the-dead", "AD-EX-45")
@pytest.mark.rule("AD-FFR-05", "AD-TGT-05")
def test_the_attacker_chooses_and_a_miss_hurts_nobody() -> None:
    heist = Heist().survivor("dieter", "A1a", hand=["crowbar"]).survivor("kate", "A1a")
    heist.zombies("A1a", shambler=1, alpha=1).turn("dieter")
    heist.roll(2).do("attack:0:A1a")
    assert heist.who("kate").health == 3
    heist.roll(3).do("attack:0:A1a")
    assert heist.options() == {"hit:shambler", "hit:alpha"}
    heist.do("hit:shambler")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (0, 1)
    assert (heist.who("dieter").ap, heist.who("kate").health) == (1, 3)
    heist.roll(6).do("attack:0:A1a")  # the alpha is alone, and too strong
    assert heist.alphas("A1a") == 1


@pytest.mark.rule("AD-MEL-05")
def test_a_hit_on_one_that_it_cannot_kill_has_no_effect() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"]).zombies("A1a", shambler=1, alpha=1)
    heist.turn("ann").roll(5).do("attack:0:A1a", "hit:alpha")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (1, 1)
    assert heist.who("ann").ap == 0


@pytest.mark.rule("AD-MEL-03", "AD-TGT-05", "AD-CMB-02")
def test_in_melee_an_alpha_may_fall_before_the_shamblers() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["hatchet"]).zombies("A1a", shambler=2, alpha=2)
    heist.turn("ann").roll(4, 4).do("attack:0:A1a", "hit:alpha", "hit:shambler")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (1, 1)
    assert heist.who("ann").ap == 3


@pytest.mark.rule("AD-MEL-01", "AD-INV-08")
def test_a_melee_weapon_must_be_in_a_hand() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], pack=["machete"])
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.options("attack") == {"attack:0:A1a"}
    assert heist.refuses("attack:2:A1a") == "AD-INV-08"
    assert heist.refuses("focus:2:A1a:shambler") == "AD-INV-08"


@pytest.mark.rule("AD-MEL-02", "AD-EQP-03", "AD-SLP-18")
def test_only_zombies_in_the_own_zone_are_in_reach_and_sleepers_are_none() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1b", shambler=1)
    heist.sleepers("A1a", 2).turn("ann")
    assert heist.options("attack") | heist.options("focus") == set()
    assert heist.refuses("attack:0:A1a") == "AD-MEL-02"
    assert heist.refuses("attack:0:A1b") == "AD-EQP-03"
    assert heist.refuses("focus:0:A1b:shambler") == "AD-EQP-03"


@pytest.mark.vector("army-of-the-dead", "AD-TV-30")
def test_three_weak_hits_do_not_kill_an_alpha() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1a", alpha=1)
    heist.turn("ann").roll(4, 5, 6).do("attack:0:A1a")
    assert heist.alphas("A1a") == 1
    assert (heist.who("ann").ap, heist.s.turn.actions) == (0, 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-109")
def test_a_mission_may_make_alphas_weak() -> None:
    heist = Heist(damage={"alpha": 1}).survivor("ann", "A1a", hand=["crowbar"])
    heist.zombies("A1a", alpha=1).turn("ann").roll(3).do("attack:0:A1a")
    assert heist.alphas("A1a") == 0
    assert heist.who("ann").ap == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-136")
def test_eliminating_sleepers_rolls_nothing_and_ends_an_escalation() -> None:
    weapon("club", kind="melee", dice=1, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["club"], skills=["escalation-melee", "die-melee"])
    heist.zombies("A1a", shambler=9).sleepers("A1a", 3).turn("ann", 6)
    heist.roll(1, 1).do("attack:0:A1a").roll(1, 1, 1).do("attack:0:A1a")
    assert heist.s.turn.streak["melee"] == 2  # the next would roll two dice more
    heist.do("sleepers:0")
    assert len(heist.told("rolled")) == 2
    assert (heist.shamblers("A1a"), heist.who("ann").ap, heist.s.turn.actions) == (9, 3, 2)
    heist.roll(1, 1).do("attack:0:A1a")
    assert len(heist.told("rolled")[-1]["dice"]) == 2


@pytest.mark.rule("AD-TGT-06")
def test_it_is_said_for_whom_a_hit_is_too_weak() -> None:
    weapon("stick", kind="melee", dice=1, accuracy=2, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["stick"]).zombies("A1a", shambler=1, alpha=1)
    heist.turn("ann").roll(6).do("attack:0:A1a")
    assert (heist.ask.kind, heist.ask.facts["tough"]) == ("hit", ["alpha"])
    heist.do("hit:alpha")
    assert heist.alphas("A1a") == 1
