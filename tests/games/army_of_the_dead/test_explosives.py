"""Explosives (catalogue E8)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.cards import library

from .scene import Heist, weapon


@pytest.mark.rule("AD-EXP-01", "AD-EXP-02", "AD-EXP-07", "AD-EQP-19")
def test_six_cards_are_explosives_and_four_of_them_always_hit() -> None:
    cards = library().equipment.items()
    blasts = {id: card.weapon.thrown for id, card in cards if card.weapon and card.weapon.blast}
    assert blasts == {
        "grenade-launcher": False, "gas-canister": True, "tnt": True, "bomb-trap": True,
        "grenade": True, "rocket-launcher": False,
    }  # fmt: skip


@pytest.mark.vector("army-of-the-dead", "AD-TV-52")
@pytest.mark.rule("AD-OP-099", "AD-ADR-01")
def test_a_grenade_hits_everybody_without_dice() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"]).survivor("bob", "A1b")
    heist.zombies("A1b", shambler=2, alpha=1).turn("ann").do("attack:0:A1b")
    assert heist.told("rolled") == []
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (0, 0)
    assert heist.who("bob").health == 1
    assert heist.carried("ann")[0] == "-"
    assert heist.s.equipment_discard == ["grenade"]
    assert (heist.who("ann").ap, heist.who("bob").ap) == (4, 0)


@pytest.mark.rule("AD-EXP-02", "AD-EXP-05")
@pytest.mark.parametrize("card", ["gas-canister", "tnt", "bomb-trap", "grenade"])
def test_whatever_always_hits_deals_its_damage_and_is_gone(card: str) -> None:
    found = library().equipment[card].weapon
    assert found is not None
    heist = Heist(damage={"queen": found.damage, "valentine": found.damage + 1})
    heist.survivor("ann", "A1a", hand=[card])
    heist.boss("queen", "A1b").boss("valentine", "A1b").turn("ann").do("attack:0:A1b")
    assert heist.bosses("A1b") == ["valentine"]
    assert heist.s.equipment_discard == [card]


@pytest.mark.vector("army-of-the-dead", "AD-TV-54")
@pytest.mark.rule("AD-EXP-04")
def test_other_explosives_go_off_and_kill_the_queen() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["tnt"])
    heist.survivor("bob", "A1b", pack=["gas-canister"], health=9).boss("queen", "A1b")
    heist.turn("ann").do("attack:0:A1b", "done")
    assert heist.bosses("A1b") == []
    assert heist.who("bob").health == 4
    assert heist.carried("bob") == ["-"] * 5
    assert sorted(heist.s.equipment_discard) == ["gas-canister", "tnt"]
    assert (heist.who("ann").ap, heist.who("bob").ap) == (5, 5)


@pytest.mark.rule("AD-OP-097", "AD-OP-099")
def test_everything_in_the_zone_adds_up_for_whoever_began() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"], pack=["tnt"])
    heist.survivor("bob", "A1b", hand=["grenade", "crowbar"], health=9)
    heist.survivor("cat", "A1b", pack=["rocket-launcher"], health=9)
    heist.zombies("A1b", shambler=1).boss("mounted-zeus", "A1b").turn("ann")
    heist.do("attack:0:A1b", "done", "done")
    assert heist.told("exploded")[0]["damage"] == 8  # 2 + 2 + 4
    assert heist.bosses("A1b") == []
    assert (heist.who("bob").health, heist.who("cat").health) == (1, 1)
    assert heist.carried("bob")[:2] == ["-", "crowbar"]
    assert heist.carried("ann")[2] == "tnt"  # is elsewhere
    assert [heist.who(id).ap for id in ("ann", "bob", "cat")] == [6, 5, 5]


@pytest.mark.rule("AD-OP-097")
def test_a_switch_leaves_what_people_carry_alone() -> None:
    heist = Heist(chain="placed").survivor("ann", "A1a", hand=["tnt"])
    heist.survivor("bob", "A1b", pack=["gas-canister"], health=9).boss("queen", "A1b")
    heist.turn("ann").do("attack:0:A1b")
    assert heist.bosses("A1b") == ["queen"]
    assert (heist.who("bob").health, heist.carried("bob")[2]) == (6, "gas-canister")


@pytest.mark.rule("AD-INV-06", "AD-OP-171", "AD-OP-097")
def test_in_the_turn_of_another_one_gets_rid_of_explosives_before_they_go_off() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["grenade"])
    heist.survivor("bob", "A1b", 1, hand=["knife", "grenade"], pack=["tnt"], health=9)
    heist.survivor("cat", "A1b", 1, hand=["knife"], health=9).turn("ann").do("attack:0:A1b")
    assert (heist.ask.seat, heist.ask.kind) == (1, "put-down")
    assert heist.options() == {"discard:1", "discard:2", "done"}
    heist.do("discard:2", "done")  # the grenade is kept, and goes off
    assert heist.told("exploded")[0]["damage"] == 4
    assert heist.carried("bob") == ["knife", "-", "-", "-", "-"]
    assert sorted(heist.s.equipment_discard) == ["grenade", "grenade", "tnt"]
    assert (heist.who("bob").health, heist.ask.kind) == (5, "action")


@pytest.mark.rule("AD-INV-06", "AD-OP-160")
def test_a_launcher_is_fired_after_all_have_discarded() -> None:
    heist = Heist(2).survivor("ann", "A1a", hand=["grenade-launcher"])
    heist.survivor("bob", "A1b", 1, pack=["tnt"]).turn("ann").do("attack:0:A1b")
    assert heist.told("rolled") == []
    heist.roll(3, 3).do("discard:2")
    assert heist.carried("bob")[2] == "-"


@pytest.mark.rule("AD-OP-096", "AD-EXP-04")
def test_whoever_throws_at_the_own_feet_is_hurt() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"]).zombies("A1a", alpha=1)
    heist.turn("ann").do("attack:0:A1a")
    assert (heist.alphas("A1a"), heist.who("ann").health, heist.who("ann").ap) == (0, 1, 2)


@pytest.mark.rule("AD-OP-096", "AD-HLT-02")
def test_one_may_blow_oneself_up() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["tnt"]).survivor("bob", "A1f")
    heist.zombies("A1a", alpha=1).turn("ann").do("attack:0:A1a")
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.alphas("A1a") == 0
    assert heist.noisy_zone == "A1a"


@pytest.mark.rule("AD-OP-094", "AD-ZOM-02")
def test_everybody_is_hit_once_however_few_of_them_fall() -> None:
    weapon("squib", kind="ranged", far=1, damage=1, blast=True, thrown=True)
    heist = Heist().survivor("ann", "A1a", hand=["squib"]).survivor("bob", "A1b")
    heist.zombies("A1b", shambler=3, alpha=2).turn("ann").do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.alphas("A1b"), heist.who("bob").health) == (0, 2, 2)


# -- range, noise, sleepers --------------------------------------------------------------------


@pytest.mark.rule("AD-OP-100", "AD-OP-101", "AD-RNG-02")
def test_explosives_need_range_and_sight_like_a_shot() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["grenade", "bomb-trap"]).turn("ann")
    assert heist.may("attack:0:A1d")
    assert heist.refuses("attack:0:A1e") == "AD-RNG-03"
    assert heist.refuses("attack:0:A1g") == "AD-RNG-01"
    assert heist.refuses("attack:1:A1b") == "AD-RNG-02"
    assert heist.may("attack:1:A1c")


@pytest.mark.vector("army-of-the-dead", "AD-TV-55")
@pytest.mark.rule("AD-OP-098")
def test_explosions_do_not_harm_sleepers_but_their_noise_wakes_them() -> None:
    weapon("hush", kind="ranged", far=1, damage=3, blast=True, thrown=True)
    heist = Heist().survivor("ann", "A1a", hand=["hush", "grenade"]).zombies("A1b", shambler=1)
    heist.sleepers("A1b", 2).noise("A1f").turn("ann").do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.who("ann").ap) == (0, 1)
    assert heist.s.sleepers == {heist.zone("A1b"): [2]}
    assert heist.noisy_zone == "A1f"
    heist.do("attack:1:A1b")
    assert (heist.shamblers("A1b"), heist.s.sleepers) == (2, {})
    assert heist.noisy_zone == "A1a"


@pytest.mark.rule("AD-EXP-08", "AD-NOI-03")
def test_sleepers_two_zones_from_the_noise_sleep_on() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade"]).zombies("A1c", shambler=1)
    heist.sleepers("A1c", 3).turn("ann").do("attack:0:A1c")
    assert (heist.shamblers("A1c"), heist.s.sleepers) == (0, {heist.zone("A1c"): [3]})


# -- launchers ---------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-095", "AD-EXP-07")
def test_one_hit_of_a_launcher_is_for_everybody_and_two_are_no_more() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade-launcher"]).survivor("bob", "A1b")
    heist.zombies("A1b", shambler=2, alpha=1).boss("valentine", "A1b").turn("ann")
    heist.roll(4, 4).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (0, 0)
    assert heist.bosses("A1b") == ["valentine"]  # 2, not 4
    assert heist.who("bob").health == 1
    assert heist.carried("ann")[0] == "grenade-launcher"  # is not used up


@pytest.mark.rule("AD-OP-095")
def test_a_launcher_that_misses_hurts_nobody() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade-launcher"])
    heist.survivor("bob", "A1b", pack=["tnt"]).zombies("A1b", shambler=2).turn("ann")
    heist.do("attack:0:A1b").roll(3, 1).do("done")
    assert (heist.shamblers("A1b"), heist.who("bob").health) == (2, 3)
    assert heist.carried("bob")[2] == "tnt"
    assert heist.refuses("attack:0:A1b") == "AD-AMM-05"  # but it is out of ammo


@pytest.mark.rule("AD-OP-097")
def test_the_launcher_in_use_does_not_go_off_itself() -> None:
    weapon("mortar", kind="ranged", far=1, dice=1, accuracy=4, damage=2, blast=True)
    heist = Heist().survivor("ann", "A1a", hand=["mortar", "mortar"], health=9)
    heist.zombies("A1a", shambler=1).turn("ann").roll(4).do("attack:0:A1a")
    assert heist.told("exploded")[0]["damage"] == 4  # its own, and that of the second
    assert heist.carried("ann")[:2] == ["mortar", "-"]
    assert heist.who("ann").health == 5


# -- skills ------------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-151")
def test_a_demolitions_expert_has_a_free_action_and_a_die_for_explosives() -> None:
    hand = ["rocket-launcher", "crowbar"]
    heist = Heist().survivor("ann", "A1a", hand=hand, skills=["demolitions"])
    heist.zombies("A1a", shambler=1).zombies("A1b", shambler=1).turn("ann", 0, explosive=1)
    assert heist.refuses("attack:1:A1a") == "AD-PPH-05"
    assert not heist.may("attack:1:A1a")
    heist.roll(4, 5).do("attack:0:A1b")
    assert len(heist.told("rolled")[0]["dice"]) == 2
    assert heist.shamblers("A1b") == 0


@pytest.mark.rule("AD-SKL-41", "AD-OP-092")
def test_the_free_action_for_explosives_comes_with_the_turn() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["grenade", "tnt"], skills=["demolitions"])
    heist.zombies("A1b", shambler=1).players_phase()
    assert heist.s.turn.free == {"explosive": 1}
    heist.do("attack:0:A1b")
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {})
    heist.do("attack:1:A1b")
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-OP-093", "AD-SKL-42")
def test_what_is_not_rolled_gets_no_die_and_a_pistol_neither() -> None:
    hand = ["grenade", "pistol"]
    heist = Heist().survivor("ann", "A1a", hand=hand, skills=["demolitions", "die-ranged"])
    heist.zombies("A1b", shambler=9, alpha=1).boss("valentine", "A1b").turn("ann")
    heist.do("attack:0:A1b")
    assert heist.told("rolled") == []
    assert heist.bosses("A1b") == ["valentine"]
    heist.roll(4, 4, 4).do("attack:1:A1b")
    assert len(heist.told("rolled")[0]["dice"]) == 2  # one of its own, one of the other skill


@pytest.mark.rule("AD-SKL-10", "AD-OP-081")
@pytest.mark.parametrize("card", ["tnt", "rocket-launcher"])
def test_more_damage_makes_explosives_stronger(card: str) -> None:
    found = library().equipment[card].weapon
    assert found is not None
    heist = Heist(damage={"queen": found.damage + 1})
    heist.survivor("ann", "A1a", hand=[card], skills=["damage-combat"]).boss("queen", "A1b")
    heist.roll(*[6] * found.dice).turn("ann").do("attack:0:A1b")
    assert heist.bosses("A1b") == []
