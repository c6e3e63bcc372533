"""Weapons, their dice and what a hit is (catalogue B1, D5, E1, E10)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import library

from .scene import Heist, weapon

# -- the cards ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-20")
@pytest.mark.rule("AD-ROL-01", "AD-ROL-02", "AD-EQP-02")
def test_a_silent_melee_card() -> None:
    weapon("club", kind="melee", dice=3, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["club"]).noise("A1f")
    heist.zombies("A1a", shambler=2, alpha=1).zombies("A1b", shambler=1).turn("ann")
    heist.roll(3, 4, 6).do("attack:0:A1a")
    (rolled,) = heist.told("rolled")
    assert (rolled["dice"], rolled["ammo"], rolled["accuracy"]) == (["3", "4", "6"], [], 4)
    assert heist.ask.facts["left"] == 2  # the 4 and the 6
    heist.do("hit:alpha", "hit:alpha")
    assert heist.alphas("A1a") == 1  # two hits of damage 1 are not one of 2
    heist.roll(4, 5, 6).do("attack:0:A1a", "hit:shambler", "hit:shambler")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (0, 1)
    assert heist.noisy_zone == "A1f"
    assert heist.refuses("attack:0:A1b") == "AD-EQP-03"


@pytest.mark.vector("army-of-the-dead", "AD-EX-21")
@pytest.mark.rule("AD-CMB-03", "AD-AMM-02")
def test_a_noisy_ranged_card_fired_at_the_own_zone() -> None:
    weapon("gun", kind="ranged", far=1, dice=2, ammo_dice=2, accuracy=4, damage=1, noisy=True)
    heist = Heist().survivor("ann", "A1a", hand=["gun"], skills=["die-melee", "damage-melee"])
    heist.survivor("bob", "A1a").zombies("A1a", shambler=4).noise("A1f").turn("ann")
    heist.roll(3, 4, 3, 4).do("attack:0:A1a")
    (rolled,) = heist.told("rolled")
    assert (rolled["dice"], rolled["ammo"]) == (["3", "4"], ["3", "4"])  # no die for melee
    assert heist.shamblers("A1a") == 2  # each kind of dice has hit once
    assert heist.who("bob").health == 1  # the misses of a shot, of damage 1
    assert heist.noisy_zone == "A1a"
    assert heist.may("attack:0:A1b")
    assert heist.refuses("attack:0:A1c") == "AD-RNG-03"


@pytest.mark.vector("army-of-the-dead", "AD-EX-25")
def test_a_grenade_can_be_thrown_out_of_the_backpack_a_knife_not_used() -> None:
    heist = Heist().survivor("ann", "A1a", pack=["grenade", "knife"])
    heist.zombies("A1a", shambler=1).zombies("A1b", shambler=1).turn("ann")
    assert heist.refuses("attack:3:A1a") == "AD-INV-08"
    assert heist.may("attack:2:A1b")
    heist.do("attack:2:A1b")
    assert heist.shamblers("A1b") == 0
    assert heist.carried("ann") == ["-", "-", "-", "knife", "-"]


@pytest.mark.rule("AD-EQP-18")
def test_what_can_be_used_from_the_backpack_can_be_used_from_a_hand() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"]).zombies("A1b", shambler=1)
    heist.turn("ann").do("attack:0:A1b")
    assert heist.shamblers("A1b") == 0


@pytest.mark.rule("AD-EQP-01", "AD-CMB-01")
def test_a_flashlight_is_no_weapon_nor_is_an_empty_hand() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["flashlight"]).zombies("A1a", shambler=1)
    heist.turn("ann")
    assert heist.options("attack") | heist.options("focus") == set()
    assert heist.refuses("attack:0:A1a") == "AD-CMB-01"
    assert heist.refuses("attack:1:A1a") == "AD-CMB-01"


@pytest.mark.rule("AD-EQP-02")
def test_every_weapon_of_the_box_is_of_one_kind_and_reaches_somewhere() -> None:
    weapons = [card.weapon for card in library().equipment.values() if card.weapon is not None]
    assert {each.kind for each in weapons} == {"melee", "ranged"}
    for each in weapons:
        assert 0 <= each.near <= each.far
        assert each.kind == "ranged" or each.far == 0


@pytest.mark.vector("army-of-the-dead", "AD-TV-125")
@pytest.mark.rule("AD-CMB-02")
def test_a_free_melee_action_is_not_for_a_shot_at_range_0() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["smg", "crowbar"]).zombies("A1a", shambler=1)
    heist.turn("ann", 0, melee=1)
    assert heist.refuses("attack:0:A1a") == "AD-PPH-05"
    assert not heist.may("attack:0:A1a")
    heist.roll(3).do("attack:1:A1a")
    assert heist.shamblers("A1a") == 0
    assert heist.s.turn.free == {}


@pytest.mark.vector("army-of-the-dead", "AD-TV-135")
@pytest.mark.rule("AD-OP-076")
def test_the_same_weapon_in_both_hands_is_rolled_once() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["spiked-bat", "spiked-bat"])
    heist.zombies("A1a", shambler=4).turn("ann").roll(3, 3).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 2
    heist.roll(3, 3).do("attack:1:A1a")  # the other one takes another action
    assert heist.shamblers("A1a") == 0
    assert heist.s.turn.actions == 1


# -- hits --------------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-44")
def test_hits_beyond_the_last_zombie_are_lost() -> None:
    heist = Heist().survivor("dieter", "A1a", hand=["spiked-bat"]).zombies("A1a", shambler=3)
    heist.turn("dieter").roll(3, 6).do("attack:0:A1a")
    assert (heist.shamblers("A1a"), heist.who("dieter").ap) == (1, 2)
    heist.roll(4, 5).do("attack:0:A1a")
    assert (heist.shamblers("A1a"), heist.who("dieter").ap) == (0, 3)
    assert heist.s.turn.actions == 1
    assert heist.s.shamblers_left == 30


@pytest.mark.vector("army-of-the-dead", "AD-TV-137")
def test_surplus_damage_of_a_hit_does_not_carry_over() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["machete"]).zombies("A1a", shambler=2)
    heist.turn("ann").roll(6).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-160")
@pytest.mark.parametrize("accuracy", [3, 2, 1])
def test_nothing_makes_a_1_hit_and_a_2_miss_a_target_that_is_held(accuracy: int) -> None:
    weapon("blade", kind="melee", dice=1, accuracy=accuracy, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["blade"])
    heist.zombies("A1a", alpha=1).snared("A1a", "alpha").turn("ann")
    heist.roll(1).do("focus:0:A1a:snared-alpha")  # a 3 with the bola's help, but a 1 all the same
    assert heist.alphas("A1a") == 1
    heist.roll(2).do("focus:0:A1a:snared-alpha")
    assert heist.alphas("A1a") == 0


@pytest.mark.rule("AD-ROL-03", "AD-ROL-04")
def test_an_accuracy_of_1_is_one_of_2() -> None:
    weapon("sure-thing", kind="melee", dice=3, accuracy=1, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["sure-thing"]).zombies("A1a", shambler=3)
    heist.turn("ann").roll(1, 1, 2).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 2
    assert heist.told("rolled")[0]["accuracy"] == 2


@pytest.mark.rule("AD-ROL-02", "AD-EQP-09")
def test_a_die_below_the_accuracy_misses() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["fire-axe"]).zombies("A1a", shambler=1)
    heist.turn("ann").roll(3).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 1
    heist.roll(4).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 0


@pytest.mark.rule("AD-OP-156")
def test_every_roll_is_told() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["pistol"]).zombies("A1b", shambler=1)
    heist.turn("ann").roll(2, 3).do("attack:0:A1b")
    for viewer in (0, 1, None):
        (rolled,) = heist.told("rolled", viewer)
        assert (rolled["survivor"], rolled["card"]) == ("ann", "pistol")
        assert (rolled["dice"], rolled["ammo"]) == (["2"], ["3"])


# -- skills on equipment -----------------------------------------------------------------------


@pytest.mark.rule("AD-EQS-02", "AD-EQP-16", "AD-OP-028", "AD-SKL-73")
def test_the_dice_of_a_weapon_come_in_attacks_with_that_weapon_alone() -> None:
    weapon("keen", kind="melee", dice=1, accuracy=4, damage=1, skill="die-melee")
    heist = Heist().survivor("ann", "A1a", hand=["keen", "crowbar"]).zombies("A1a", shambler=5)
    heist.turn("ann").roll(4, 4).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 3
    heist.roll(4).do("attack:1:A1a")
    assert heist.shamblers("A1a") == 2


@pytest.mark.rule("AD-EQS-01", "AD-EQS-03", "AD-OP-028")
def test_a_sledgehammer_shoves_while_it_is_held_in_hand_and_once_a_turn() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["sledgehammer", "sledgehammer"], skills=["shove"])
    heist.zombies("A1b", shambler=2).turn("ann").do("shove:A1c")
    assert heist.shamblers("A1c") == 2
    assert heist.refuses("shove:A1a") == "AD-SKL-02"  # three sources, one use
    stowed = Heist().survivor("ann", "A1b", pack=["sledgehammer"]).zombies("A1b", shambler=2)
    stowed.turn("ann")
    assert stowed.options("shove") == set()
    assert stowed.refuses("shove:A1c") == "AD-SKL-01"


@pytest.mark.rule("AD-EQS-01", "AD-SKL-19", "AD-SKL-73")
def test_a_lucky_derringer_adds_a_reroll_to_that_of_its_owner() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["derringer", "crowbar"], skills=["lucky"])
    heist.zombies("A1a", shambler=2).turn("ann")
    heist.roll(2, 2, 2, 2, 2, 4).do("attack:0:A1a", "reroll", "reroll")
    assert heist.shamblers("A1a") == 1
    heist.roll(2, 2).do("attack:1:A1a", "reroll")  # with the crowbar there is only one
    assert heist.ask.kind == "action"
    assert heist.shamblers("A1a") == 1
