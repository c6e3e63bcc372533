"""Concentrated attacks (catalogue E5)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.mark.vector("army-of-the-dead", "AD-EX-51")
@pytest.mark.parametrize("damage", [1, 2, 3])
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_all_hits_are_multiplied(damage: int, hits: int) -> None:
    weapon("mace", kind="melee", dice=3, accuracy=4, damage=damage)
    dice = [4] * hits + [3] * (3 - hits)
    weak = Heist(damage={"queen": damage * hits}).survivor("ann", "A1a", hand=["mace"])
    weak.boss("queen", "A1a").turn("ann").roll(*dice).do("focus:0:A1a:queen")
    assert weak.bosses("A1a") == []
    strong = Heist(damage={"queen": damage * hits + 1}).survivor("ann", "A1a", hand=["mace"])
    strong.boss("queen", "A1a").turn("ann").roll(*dice).do("focus:0:A1a:queen")
    assert strong.bosses("A1a") == ["queen"]
    assert strong.told("held-out")[0]["damage"] == damage * hits


@pytest.mark.vector("army-of-the-dead", "AD-EX-52")
@pytest.mark.rule("AD-CON-01", "AD-CON-03")
def test_a_katana_takes_an_alpha_and_leaves_the_shambler() -> None:
    heist = Heist().survivor("tanaka", "A1a", hand=["katana"])
    heist.zombies("A1a", shambler=1, alpha=1).turn("tanaka")
    assert heist.options("focus") == {"focus:0:A1a:shambler", "focus:0:A1a:alpha"}
    assert heist.refuses("focus:0:A1a:queen") == "AD-CON-03"
    heist.roll(4, 5, 6).do("focus:0:A1a:alpha")
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (1, 0)
    assert (heist.who("tanaka").ap, heist.s.turn.actions) == (2, 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-31")
@pytest.mark.rule("AD-ZOM-02")
def test_damage_is_not_remembered() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["hatchet"]).boss("valentine", "A1a")
    heist.turn("ann").roll(4, 3).do("focus:0:A1a:valentine")
    heist.roll(3, 6).do("focus:0:A1a:valentine")
    assert heist.bosses("A1a") == ["valentine"]
    heist.roll(4, 4).do("focus:0:A1a:valentine")
    assert heist.bosses("A1a") == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-32")
@pytest.mark.rule("AD-OP-019")
def test_the_order_binds_a_concentrated_shot_but_not_a_blow() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["smg", "katana"])
    heist.zombies("A1a", shambler=1, alpha=1).turn("ann")
    assert heist.refuses("focus:0:A1a:alpha") == "AD-CON-04"
    assert heist.may("focus:1:A1a:alpha")


@pytest.mark.rule("AD-CON-06")
def test_a_concentrated_shot_hits_one_shambler_of_many() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["smg"]).zombies("A1b", shambler=4)
    heist.turn("ann").roll(4, 4, 4, 4, 4, 4).do("focus:0:A1b:shambler")
    assert (heist.shamblers("A1b"), heist.who("ann").ap) == (3, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-48")
def test_damage_skills_are_multiplied_too() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"], skills=["damage-combat"])
    heist.boss("zeus", "A1a").turn("ann").roll(4, 4, 3).do("focus:0:A1a:zeus")
    assert heist.bosses("A1a") == ["zeus"]  # 2 x 2
    heist.roll(4, 4, 4).do("focus:0:A1a:zeus")
    assert heist.bosses("A1a") == []  # 3 x 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-140")
def test_the_misses_of_a_concentrated_shot_hurt_friends() -> None:
    weapon("rattler", kind="ranged", far=1, dice=3, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1b")
    heist.zombies("A1b", alpha=1).turn("ann").roll(4, 3, 2).do("focus:0:A1b:alpha")
    assert heist.told("held-out")[0]["damage"] == 1
    assert (heist.alphas("A1b"), heist.who("bob").health) == (1, 1)
    assert heist.s.turn.actions == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-176")
@pytest.mark.rule("AD-ABO-02", "AD-OP-018")
@pytest.mark.parametrize(("kind", "needed"), [("zeus", 6), ("queen", 5), ("valentine", 4)])
def test_each_abomination_needs_its_own_damage(kind: str, needed: int) -> None:
    weapon("mace", kind="melee", dice=6, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["mace"]).boss(kind, "A1a").turn("ann")
    heist.roll(*[4] * (needed - 1), *[1] * (7 - needed)).do(f"focus:0:A1a:{kind}")
    assert heist.bosses("A1a") == [kind]
    heist.roll(*[4] * needed, *[1] * (6 - needed)).do(f"focus:0:A1a:{kind}")
    assert heist.bosses("A1a") == []


@pytest.mark.rule("AD-CON-08")
def test_a_free_melee_action_pays_for_a_concentrated_blow() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["katana"]).zombies("A1a", alpha=1)
    heist.turn("ann", 0, melee=1).roll(4, 4, 1).do("focus:0:A1a:alpha")
    assert heist.alphas("A1a") == 0
    assert heist.s.turn.free == {}


@pytest.mark.rule("AD-CON-01", "AD-OP-102")
def test_explosives_cannot_be_concentrated() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade", "rocket-launcher"])
    heist.zombies("A1b", shambler=1).turn("ann")
    assert heist.options("focus") == set()
    assert heist.refuses("focus:0:A1b:shambler") == "AD-OP-102"
    assert heist.refuses("focus:1:A1b:shambler") == "AD-OP-102"
