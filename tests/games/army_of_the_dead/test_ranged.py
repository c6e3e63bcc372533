"""Ranged attacks and the targeting order (catalogue E3, E6)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import library

from .scene import Heist, weapon

# -- range and sight ---------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-46")
@pytest.mark.rule("AD-RNG-01", "AD-EQP-05", "AD-EQP-20")
def test_a_submachine_gun_reaches_the_own_zone_and_the_next() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["smg"]).zombies("A1b", shambler=1)
    heist.zombies("A1c", shambler=1).zombies("A1d", shambler=1).turn("ann")
    assert heist.options("attack") == {"attack:0:A1a", "attack:0:A1b", "attack:0:A1c"}
    assert heist.refuses("attack:0:A1d") == "AD-RNG-03"
    assert heist.refuses("focus:0:A1d:shambler") == "AD-RNG-03"


@pytest.mark.vector("army-of-the-dead", "AD-EX-47")
@pytest.mark.rule("AD-RNG-01", "AD-EQP-05")
def test_a_sniper_rifle_reaches_from_one_zone_to_four() -> None:
    heist = Heist().survivor("martin", "A1a", hand=["sniper-rifle"]).turn("martin")
    assert heist.refuses("attack:0:A1a") == "AD-RNG-02"
    assert heist.may("attack:0:A1b")
    assert heist.may("attack:0:A1e")
    assert heist.refuses("attack:0:A1f") == "AD-RNG-03"


@pytest.mark.vector("army-of-the-dead", "AD-EX-48")
def test_a_shot_that_misses_hurts_nobody_on_its_way() -> None:
    heist = Heist().survivor("martin", "A1a", hand=["sniper-rifle"])
    heist.survivor("bob", "A1b").survivor("cat", "A1c")
    heist.zombies("A1b", shambler=1).zombies("A1c", shambler=1).zombies("A1d", shambler=1)
    heist.turn("martin").roll(1, 2).do("attack:0:A1d")
    assert [heist.shamblers(zone) for zone in ("A1b", "A1c", "A1d")] == [1, 1, 1]
    assert [heist.who(id).health for id in ("martin", "bob", "cat")] == [3, 3, 3]


@pytest.mark.rule("AD-RNG-05")
def test_a_shot_that_hits_kills_nobody_on_its_way() -> None:
    heist = Heist().survivor("martin", "A1a", hand=["sniper-rifle"])
    heist.zombies("A1b", shambler=1).zombies("A1c", shambler=1).zombies("A1d", alpha=1)
    heist.turn("martin").roll(3, 3).do("attack:0:A1d")
    assert (heist.shamblers("A1b"), heist.shamblers("A1c"), heist.alphas("A1d")) == (1, 1, 0)


@pytest.mark.vector("army-of-the-dead", "AD-EX-49")
def test_whoever_is_among_zombies_may_shoot_at_others() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1a", shambler=2)
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 2).do("attack:0:A1b")
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (2, 0)


@pytest.mark.vector("army-of-the-dead", "AD-TV-51")
def test_in_a_building_nobody_sees_further_than_one_zone() -> None:
    heist = Heist().survivor("martin", "A1h", hand=["sniper-rifle"])
    heist.zombies("A1i", shambler=1).zombies("A1m", shambler=1).turn("martin")
    assert heist.options("attack") == {"attack:0:A1g", "attack:0:A1i"}
    assert heist.refuses("attack:0:A1m") == "AD-RNG-01"  # two zones away, by A1g


@pytest.mark.rule("AD-RNG-08", "AD-RNG-01")
def test_a_shot_along_the_street_ends_at_a_wall() -> None:
    corner = """
        [T2]
        map = "aaabbb aaabbb cccddd cccddd cccddd cccddd"
        zones = { street = "abd", room = "c" }
        labels = { bar = "c" }
    """
    heist = Heist(board=[["T2"]], tiles_too=corner).survivor("ann", "A1a", hand=["hunting-rifle"])
    heist.turn("ann")
    assert heist.options("attack") == {"attack:0:A1b"}
    assert heist.refuses("attack:0:A1d") == "AD-RNG-01"  # round the corner
    assert heist.refuses("attack:0:A1c") == "AD-RNG-01"  # behind the wall


@pytest.mark.rule("AD-OP-087", "AD-CMB-04", "AD-NOI-02")
def test_one_may_shoot_at_nobody_for_the_noise() -> None:
    heist = Heist().survivor("ann", "A1c", hand=["pistol"]).noise("A1f").sleepers("A1d", 1)
    heist.turn("ann").roll(6, 6).do("attack:0:A1b")
    assert heist.noisy_zone == "A1c"
    assert (heist.shamblers("A1d"), heist.who("ann").ap) == (1, 0)


# -- the targeting order -----------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-53")
@pytest.mark.rule("AD-TGT-01", "AD-ABO-28")
def test_shamblers_are_in_the_way_of_alphas_and_of_zeus() -> None:
    heist = Heist().survivor("guzman", "A1a", hand=["heavy-machine-gun"])
    heist.zombies("A1b", shambler=3, alpha=1).boss("zeus", "A1b").turn("guzman")
    assert heist.options("focus") == {"focus:0:A1b:shambler"}
    assert heist.refuses("focus:0:A1b:zeus") == "AD-CON-04"
    assert heist.refuses("focus:0:A1b:alpha") == "AD-CON-04"
    heist.roll(4, 1, 5, 2).do("attack:0:A1b")
    assert heist.ask.kind == "action"  # nobody was asked whom to hit
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (1, 1)
    assert heist.bosses("A1b") == ["zeus"]


@pytest.mark.vector("army-of-the-dead", "AD-EX-54")
@pytest.mark.rule("AD-ZOM-01", "AD-ABO-28", "AD-ABO-30")
def test_the_table_of_zombies() -> None:
    table = {
        kind: (card.order, card.actions, card.damage, card.adrenaline)
        for kind, card in library().zombies.items()
    }
    assert table == {
        "shambler": (1, 1, 1, 1),
        "alpha": (2, 2, 2, 2),
        "valentine": (3, 3, 4, 5),
        "queen": (3, 1, 5, 5),
        "zeus": (3, 1, 6, 5),
        "masked-zeus": (3, 1, 0, 5),  # nothing damages him
        "mounted-zeus": (3, 2, 6, 5),
    }


@pytest.mark.vector("army-of-the-dead", "AD-TV-33")
def test_hits_too_weak_for_their_turn_do_not_pass_on() -> None:
    weapon("rattler", kind="ranged", far=1, dice=3, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).zombies("A1b", shambler=1, alpha=2)
    heist.turn("ann").roll(4, 5, 6).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (0, 2)
    assert heist.who("ann").ap == 1


@pytest.mark.rule("AD-TGT-06")
def test_an_alpha_that_is_too_strong_shields_what_is_behind_it() -> None:
    weapon("rattler", kind="ranged", far=1, dice=2, accuracy=4, damage=1)
    heist = Heist(damage={"valentine": 1}).survivor("ann", "A1a", hand=["rattler"])
    heist.zombies("A1b", alpha=1).boss("valentine", "A1b").turn("ann")
    heist.roll(4, 5).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.bosses("A1b")) == (1, ["valentine"])


@pytest.mark.vector("army-of-the-dead", "AD-TV-34")
@pytest.mark.rule("AD-TGT-02")
def test_hits_go_down_the_order_and_the_queen_shrugs_hers_off() -> None:
    weapon("carbine", kind="ranged", far=1, dice=3, accuracy=4, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["carbine"]).survivor("bob", "A1f")
    heist.zombies("A1b", shambler=1, alpha=1).boss("queen", "A1b").turn("ann")
    heist.roll(4, 4, 4).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (0, 0)
    assert heist.bosses("A1b") == ["queen"]
    assert (heist.who("ann").ap, heist.who("bob").ap) == (3, 0)


@pytest.mark.vector("army-of-the-dead", "AD-TV-138")
def test_the_order_holds_at_range_0_too() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["shotgun"]).zombies("A1a", shambler=1, alpha=1)
    heist.turn("ann").roll(4, 2).do("attack:0:A1a")
    assert heist.ask.kind == "action"
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (0, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-139")
@pytest.mark.parametrize(("chosen", "held"), [("alpha", 1), ("snared-alpha", 0)])
def test_of_two_alphas_the_shooter_may_choose_the_trapped_one(chosen: str, held: int) -> None:
    weapon("carbine", kind="ranged", far=1, dice=1, accuracy=4, damage=2)
    heist = Heist().survivor("ann", "A1a", hand=["carbine"]).zombies("A1b", alpha=2)
    heist.snared("A1b", "alpha").turn("ann").roll(4).do("attack:0:A1b")
    assert heist.options() == {"hit:alpha", "hit:snared-alpha"}
    heist.do(f"hit:{chosen}")
    assert heist.alphas("A1b") == 1
    assert heist.s.snared_in("alpha", heist.zone("A1b")) == held


@pytest.mark.rule("AD-TGT-04", "AD-ABO-28")
def test_among_abominations_the_shooter_chooses() -> None:
    weapon("cannon", kind="ranged", far=1, dice=1, accuracy=4, damage=6)
    heist = Heist().survivor("ann", "A1a", hand=["cannon"])
    heist.boss("queen", "A1b").boss("valentine", "A1b").turn("ann")
    assert heist.options("focus") == {"focus:0:A1b:queen", "focus:0:A1b:valentine"}
    heist.roll(4).do("attack:0:A1b", "hit:valentine")
    assert heist.bosses("A1b") == ["queen"]


@pytest.mark.rule("AD-TGT-08", "AD-FFR-06")
def test_people_are_not_in_the_order() -> None:
    weapon("rattler", kind="ranged", far=1, dice=3, accuracy=4, damage=1)
    heist = Heist().survivor("ann", "A1a", hand=["rattler"]).survivor("bob", "A1b")
    heist.zombies("A1b", shambler=1).turn("ann").roll(4, 5, 6).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.who("bob").health) == (0, 3)


# -- the truck ---------------------------------------------------------------------------------


@pytest.mark.rule("AD-TGT-07", "AD-TRK-19", "AD-TRK-20")
def test_the_truck_hits_in_the_same_order() -> None:
    heist = Heist(truck="A1a", damage={"alpha": 1}).truck("A1a", driver="peters", gunner="cruz")
    heist.survivor("peters", "A1a").survivor("cruz", "A1a")
    heist.zombies("A1b", shambler=3, alpha=1).turn("peters", 1)
    heist.roll(4, 5).do("drive:A1b")
    assert heist.ask.kind == "action"  # the alpha could have been killed, but not yet
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (1, 1)
    assert (heist.who("peters").ap, heist.who("cruz").ap) == (2, 0)


@pytest.mark.rule("AD-TRK-03", "AD-SKL-04", "AD-OP-151")
def test_skills_do_not_help_the_truck() -> None:
    skills = [
        "die-combat", "damage-combat", "lucky", "reaper-combat", "hunter-alpha", "six-die-combat",
        "six-damage-combat", "hit-and-run", "escalation-combat",
    ]  # fmt: skip
    heist = Heist(truck="A1a").truck("A1a", driver="ann", gunner="bob")
    heist.survivor("ann", "A1a", skills=skills).survivor("bob", "A1a", skills=skills)
    heist.zombies("A1b", shambler=3, alpha=2).zombies("A1c", alpha=1).turn("ann")
    heist.roll(6, 1).do("drive:A1b")
    assert heist.ask.kind == "action"
    assert (heist.shamblers("A1b"), heist.alphas("A1b"), heist.who("ann").ap) == (2, 2, 1)
    heist.turn("bob").roll(6, 6, 1).do("gun:A1c")
    assert heist.ask.kind == "action"
    assert heist.alphas("A1c") == 1  # damage 1, whoever fires
    heist.roll(6, 4, 1).do("gun-focus:A1c:alpha")
    assert heist.alphas("A1c") == 0
    assert (heist.who("bob").ap, heist.noisy_zone) == (2, "A1b")


@pytest.mark.rule("AD-TRK-25", "AD-TRK-27", "AD-OP-143")
def test_the_mounted_gun_is_a_ranged_attack_for_ordinary_actions() -> None:
    heist = Heist(truck="A1b").truck("A1b", gunner="ann").survivor("ann", "A1b", hand=["crowbar"])
    heist.survivor("bob", "A1c").zombies("A1c", shambler=1, alpha=1).zombies("A1b", shambler=1)
    heist.turn("ann", 1, combat=1, ranged=1)
    assert heist.refuses("gun:A1b") == "AD-RNG-02"
    assert heist.refuses("gun-focus:A1c:alpha") == "AD-CON-04"
    heist.roll(4, 3, 2).do("gun:A1c")
    assert (heist.shamblers("A1c"), heist.who("bob").health) == (0, 1)
    assert heist.s.turn.free == {"combat": 1, "ranged": 1}
    assert heist.refuses("gun:A1c") == "AD-PPH-05"


@pytest.mark.rule("AD-BOL-05", "AD-TRK-25")
def test_a_bola_helps_the_mounted_gun() -> None:
    heist = Heist(truck="A1b").truck("A1b", gunner="ann").survivor("ann", "A1b")
    heist.zombies("A1c", alpha=1).snared("A1c", "alpha").turn("ann")
    heist.roll(2, 2, 1).do("gun-focus:A1c:snared-alpha")
    assert heist.alphas("A1c") == 0
