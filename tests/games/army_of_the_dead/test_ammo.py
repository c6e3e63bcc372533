"""Ammunition (catalogue E4)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.mark.vector("army-of-the-dead", "AD-EX-50")
@pytest.mark.rule("AD-OP-013", "AD-EQP-17")
def test_a_heavy_machine_gun_runs_dry_after_its_attack() -> None:
    heist = Heist().survivor("guzman", "A1a", hand=["heavy-machine-gun"], pack=["magazine"])
    heist.zombies("A1b", shambler=3).turn("guzman").roll(1, 5, 4, 1).do("attack:0:A1b")
    (rolled,) = heist.told("rolled")
    assert (rolled["dice"], rolled["ammo"]) == (["1", "5"], ["4", "1"])
    assert (heist.shamblers("A1b"), heist.who("guzman").ap) == (1, 2)
    assert heist.events.index("killed") < heist.events.index("out-of-ammo")
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
    assert heist.options("attack") | heist.options("focus") == set()
    heist.do("reload:2:0")
    assert heist.s.equipment_discard == ["magazine"]
    heist.roll(4, 2, 2, 2).do("attack:0:A1b")
    assert heist.shamblers("A1b") == 0


@pytest.mark.vector("army-of-the-dead", "AD-TV-40")
@pytest.mark.rule("AD-OP-077")
def test_a_magazine_costs_no_action() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol", "magazine"]).zombies("A1b", shambler=1)
    heist.turn("ann").roll(2, 1).do("attack:0:A1b")
    assert heist.who("ann").gear[0].dry
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
    heist.do("reload:1:0")
    assert heist.s.turn.actions == 2
    assert heist.carried("ann") == ["pistol", "-", "-", "-", "-"]
    heist.roll(4, 2).do("attack:0:A1b")
    assert heist.shamblers("A1b") == 0


@pytest.mark.rule("AD-OP-077")
def test_one_magazine_is_for_one_weapon_wherever_both_are() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"], pack=["revolver", "magazine"],
                             dry=("pistol", "revolver")).survivor("bob", "A1a")  # fmt: skip
    heist.turn("ann")
    assert heist.options("reload") == {"reload:3:0", "reload:3:2"}
    heist.do("reload:3:2")
    assert [gear.dry for gear in heist.who("ann").gear[:3] if gear] == [True, False]
    assert heist.options("reload") == set()
    assert heist.refuses("reload:3:0") == "AD-AMM-06"


@pytest.mark.rule("AD-OP-077", "AD-AMM-06")
def test_the_magazine_must_be_ones_own() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"], dry=("pistol",))
    heist.survivor("bob", "A1a", hand=["magazine"]).turn("ann")
    assert heist.options("reload") == set()
    assert heist.refuses("reload:1:0") == "AD-AMM-06"


@pytest.mark.rule("AD-AMM-06")
def test_a_loaded_weapon_needs_no_magazine() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol", "magazine"]).turn("ann")
    assert heist.options("reload") == set()
    assert heist.refuses("reload:1:0") == "AD-AMM-06"


@pytest.mark.rule("AD-OP-077")
def test_nobody_reloads_with_an_action_that_was_given() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol", "magazine"], dry=("pistol",))
    heist.turn("ann", 1, own=False)
    assert heist.options("reload") == set()
    assert heist.refuses("reload:1:0") == "AD-OP-077"


@pytest.mark.vector("army-of-the-dead", "AD-TV-161")
def test_two_symbols_are_one() -> None:
    hand = ["heavy-machine-gun", "magazine"]
    heist = Heist().survivor("ann", "A1a", hand=hand).zombies("A1b", shambler=2)
    heist.turn("ann").roll(2, 2, 1, 1).do("attack:0:A1b")
    assert len(heist.told("out-of-ammo")) == 1
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
    heist.do("reload:1:0")
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-AMM-03", "AD-AMM-07")
def test_a_1_on_an_ordinary_die_is_only_a_miss() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1b", shambler=1)
    heist.turn("ann").roll(1, 2).do("attack:0:A1b")
    assert heist.told("out-of-ammo") == []
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-OP-013", "AD-AMM-07")
def test_the_symbol_is_a_miss_that_hurts_friends() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"]).survivor("bob", "A1b")
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 1).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.who("bob").health) == (0, 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-178")
def test_a_weapon_without_ammo_dice_never_runs_dry() -> None:
    weapon("bow", kind="ranged", far=1, dice=2, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["bow"]).turn("ann", 20)
    for _ in range(20):
        heist.roll(1, 1).do("attack:0:A1b")
    assert heist.told("out-of-ammo") == []
    assert (heist.s.turn.actions, heist.who("ann").gear[0].dry) == (0, False)


@pytest.mark.vector("army-of-the-dead", "AD-TV-41")
def test_luck_rerolls_the_symbol_away_and_the_hits_with_it() -> None:
    hand = ["heavy-machine-gun"]
    heist = Heist().survivor("ann", "A1a", hand=hand, skills=["lucky"])
    heist.zombies("A1b", shambler=3).turn("ann").roll(5, 5, 6, 1, 2, 3, 4, 2)
    heist.do("attack:0:A1b")
    assert heist.options() == {"keep", "reroll"}
    assert heist.ask.facts["ammo"] == ["6", "1"]
    heist.do("reroll")
    assert heist.shamblers("A1b") == 2  # one hit instead of three
    assert heist.told("out-of-ammo") == []
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-OP-085", "AD-SKL-18")
def test_luck_may_bring_the_symbol() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"], skills=["lucky"])
    heist.zombies("A1b", shambler=1).turn("ann").roll(2, 3, 2, 1).do("attack:0:A1b", "reroll")
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"
