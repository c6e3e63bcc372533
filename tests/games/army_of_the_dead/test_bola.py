"""The bola launcher (catalogue E9)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


def held(heist: Heist, zone: str) -> dict[str, int]:
    """How many a bola holds there, by kind."""
    at = heist.zone(zone)
    found = {kind: zones[at] for kind, zones in heist.s.snared.items() if zones.get(at)}
    return found | {boss.kind: 1 for boss in heist.s.bosses_in(at) if boss.snared}


@pytest.mark.vector("army-of-the-dead", "AD-EX-56")
@pytest.mark.rule("AD-OP-023")
def test_the_queen_is_trapped_and_shot() -> None:
    heist = Heist().survivor("martin", "A1a", hand=["bola-launcher", "smg"])
    heist.survivor("bob", "A1f").boss("queen", "A1b").turn("martin")
    heist.roll(3).do("attack:0:A1b")
    assert held(heist, "A1b") == {"queen": 1}
    assert heist.carried("martin")[0] == "-"
    assert heist.s.equipment_discard == ["bola-launcher"]
    assert heist.who("martin").ap == 0
    heist.roll(2, 2, 3, 4, 5, 3).do("focus:1:A1b:queen")
    assert heist.bosses("A1b") == []
    assert (heist.who("martin").ap, heist.who("bob").ap) == (5, 5)


@pytest.mark.rule("AD-BOL-05", "AD-BOL-10")
def test_without_the_bola_the_same_dice_are_too_few() -> None:
    heist = Heist().survivor("martin", "A1a", hand=["smg"]).boss("queen", "A1b").turn("martin")
    heist.roll(2, 2, 3, 4, 5, 3).do("focus:0:A1b:queen")
    assert heist.bosses("A1b") == ["queen"]
    assert heist.told("held-out")[0]["damage"] == 2


@pytest.mark.rule("AD-BOL-05", "AD-BOL-02")
def test_the_help_is_for_the_trapped_one_alone() -> None:
    weapon("blade", kind="melee", dice=1, accuracy=5, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["blade"]).zombies("A1a", alpha=2)
    heist.snared("A1a", "alpha").turn("ann")
    heist.roll(3).do("focus:0:A1a:alpha")
    assert heist.alphas("A1a") == 2
    heist.roll(3).do("focus:0:A1a:snared-alpha")
    assert (heist.alphas("A1a"), held(heist, "A1a")) == (1, {})


@pytest.mark.vector("army-of-the-dead", "AD-TV-39")
def test_a_natural_1_misses_a_trapped_target() -> None:
    weapon("blade", kind="melee", dice=1, accuracy=2, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["blade"]).zombies("A1a", alpha=1)
    heist.snared("A1a", "alpha").turn("ann").roll(1).do("focus:0:A1a:snared-alpha")
    assert heist.alphas("A1a") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-141")
def test_a_normal_attack_on_a_trapped_alpha_gets_no_help() -> None:
    weapon("blade", kind="melee", dice=1, accuracy=5, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["blade"]).zombies("A1a", alpha=1)
    heist.snared("A1a", "alpha").turn("ann").roll(4).do("attack:0:A1a")
    assert heist.alphas("A1a") == 1
    heist.roll(4).do("focus:0:A1a:snared-alpha")
    assert heist.alphas("A1a") == 0


@pytest.mark.rule("AD-OP-082", "AD-OP-084")
def test_a_4_against_a_trapped_one_is_no_natural_six() -> None:
    weapon("blade", kind="melee", dice=2, accuracy=6, damage=1)
    skills = ["six-damage-melee", "six-die-melee"]
    heist = Heist().survivor("ann", "A1a", hand=["blade"], skills=skills)
    heist.zombies("A1a", alpha=1).snared("A1a", "alpha").turn("ann")
    heist.roll(4, 3).do("focus:0:A1a:snared-alpha")
    assert heist.alphas("A1a") == 1  # one hit of damage 1
    heist.roll(5, 5).do("focus:0:A1a:snared-alpha")
    assert heist.alphas("A1a") == 0  # two hits: 7 is 6


# -- being trapped -----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-56")
def test_a_trapped_alpha_misses_one_zombie_phase() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"]).zombies("A1a", alpha=1)
    heist.turn("ann").roll(3).do("attack:0:A1a")
    assert held(heist, "A1a") == {"alpha": 1}
    heist.do("end")
    assert heist.s.round == 2
    assert (heist.who("ann").health, held(heist, "A1a")) == (3, {})
    heist.do("end")
    assert (heist.s.round, heist.who("ann").health) == (3, 1)


@pytest.mark.rule("AD-OP-104", "AD-MVA-02")
def test_a_trapped_alpha_is_in_the_way_like_any_other() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", alpha=1).snared("A1a", "alpha")
    heist.turn("ann").do("move:A1b")
    assert heist.s.turn.actions == 1


@pytest.mark.rule("AD-BOL-03", "AD-OP-103")
def test_a_trapped_shambler_does_not_stir_while_the_others_do() -> None:
    heist = Heist().survivor("ann", "A1c").zombies("A1a", shambler=3).snared("A1a", "shambler", 2)
    heist.zombie_phase()
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (2, 1)
    assert held(heist, "A1a") == {}


@pytest.mark.rule("AD-BOL-04", "AD-OP-103")
def test_a_trapped_abomination_is_free_after_the_zombie_phase() -> None:
    heist = Heist().survivor("ann", "A1a").boss("valentine", "A1a").snared("A1a", "valentine")
    heist.zombie_phase()
    assert (heist.who("ann").health, held(heist, "A1a")) == (3, {})
    heist.zombie_phase()
    assert heist.s.fallen[0].id == "ann"


@pytest.mark.rule("AD-OP-103")
def test_an_extra_activation_does_not_free_it_either() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=1).snared("A1a", "shambler")
    heist.zombies("A1c", shambler=1).supply(shambler=0).spawn("A1f").zombie_cards("1")
    heist.zombie_phase()
    assert heist.shamblers("A1a") == 2  # the other one has come two zones
    assert heist.who("ann").health == 3


# -- firing it ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-57")
def test_a_bola_that_misses_is_kept() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"]).zombies("A1b", alpha=1)
    heist.turn("ann").roll(2).do("attack:0:A1b")
    assert held(heist, "A1b") == {}
    assert heist.carried("ann")[0] == "bola-launcher"
    assert heist.may("attack:0:A1b")


@pytest.mark.rule("AD-BOL-01")
def test_a_bola_kills_nobody_whatever_helps_it() -> None:
    skills = ["damage-combat", "hunter-shambler", "reaper-combat", "six-damage-combat"]
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"], skills=skills)
    heist.zombies("A1b", shambler=2).turn("ann").roll(6).do("attack:0:A1b")
    assert heist.ask.kind == "action"
    assert (heist.shamblers("A1b"), held(heist, "A1b")) == (2, {"shambler": 1})
    assert heist.who("ann").ap == 0


@pytest.mark.rule("AD-BOL-11", "AD-TGT-02")
def test_each_hit_traps_one_and_shamblers_come_first() -> None:
    skills = ["die-ranged", "die-combat", "die-combat"]
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"], skills=skills)
    heist.zombies("A1b", shambler=2, alpha=1).turn("ann").roll(3, 2, 3, 3).do("attack:0:A1b")
    assert held(heist, "A1b") == {"shambler": 2, "alpha": 1}
    assert heist.s.equipment_discard == ["bola-launcher"]


@pytest.mark.rule("AD-BOL-11", "AD-CON-04", "AD-CON-06")
def test_a_concentrated_bola_traps_the_named_one_or_nobody() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher", "bola-launcher"])
    heist.boss("queen", "A1b").boss("valentine", "A1b").turn("ann")
    heist.roll(3).do("focus:0:A1b:valentine")
    assert held(heist, "A1b") == {"valentine": 1}
    heist.roll(6).do("focus:1:A1b:valentine")  # lies on the ground already
    assert held(heist, "A1b") == {"valentine": 1}
    assert heist.s.equipment_discard == ["bola-launcher"] * 2


@pytest.mark.rule("AD-OP-105", "AD-BOL-10")
def test_a_mask_is_no_help_against_a_bola() -> None:
    heist = Heist(zeus="masked-zeus").survivor("ann", "A1a", hand=["bola-launcher"])
    heist.boss("masked-zeus", "A1b").turn("ann").roll(3).do("attack:0:A1b")
    assert held(heist, "A1b") == {"masked-zeus": 1}


@pytest.mark.rule("AD-OP-106")
def test_a_bola_hurts_and_traps_no_survivors() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"], skills=["damage-combat"])
    heist.survivor("bob", "A1b").zombies("A1b", shambler=1).turn("ann").roll(1).do("attack:0:A1b")
    assert (heist.who("bob").health, heist.told("friendly-fire")) == (3, [])
    heist.roll(6).do("attack:0:A1a")  # nobody to trap, nothing used up
    assert heist.carried("ann")[0] == "bola-launcher"


@pytest.mark.rule("AD-OP-172", "AD-BOL-07", "AD-BOL-11")
def test_a_bola_seeks_who_is_free_and_is_gone_after_any_hit() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"])
    heist.zombies("A1b", shambler=1, alpha=1).snared("A1b", "shambler").turn("ann")
    heist.roll(5).do("attack:0:A1b")
    assert set(heist.s.snared) == {"shambler", "alpha"}
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"])
    heist.boss("queen", "A1b").snared("A1b", "queen").turn("ann")
    heist.roll(5).do("attack:0:A1b")
    assert heist.told("snared") == []
    assert heist.carried("ann")[0] == "-"


@pytest.mark.rule("AD-OP-172", "AD-BOL-07")
@pytest.mark.parametrize("attack", ["attack:0:A1b", "focus:0:A1b:snared-shambler"])
def test_a_bola_is_gone_though_all_there_are_trapped_already(attack: str) -> None:
    heist = Heist().survivor("ann", "A1a", hand=["bola-launcher"])
    heist.zombies("A1b", shambler=2).snared("A1b", "shambler", 2).turn("ann")
    heist.roll(5).do(attack)
    assert (heist.told("snared"), held(heist, "A1b")) == ([], {"shambler": 2})
    assert heist.s.equipment_discard == ["bola-launcher"]
    assert heist.carried("ann")[0] == "-"
