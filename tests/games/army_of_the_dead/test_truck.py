"""The truck (catalogue H2)."""

from __future__ import annotations

import pytest

from .scene import Heist

# -- getting in and out, changing seats ------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-94")
@pytest.mark.rule("AD-TRK-07", "AD-TRK-09", "AD-TRK-12")
def test_zombies_keep_one_from_getting_in_and_from_nothing_else() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", shambler=1)
    heist.truck("A1a", driver="bob").turn("ann")
    assert heist.refuses("board:gunner") == "AD-TRK-07"
    heist.turn("bob").do("seat:gunner", "alight")
    assert heist.s.truck is not None
    assert heist.s.truck.seats == {}
    assert heist.s.turn.actions == 1


@pytest.mark.rule("AD-TRK-01", "AD-TRK-08", "AD-TRK-02")
def test_one_takes_any_free_seat() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").truck("A1a", gunner="bob")
    heist.turn("ann")
    assert heist.options("board") == {"board:driver", "board:passenger-1", "board:passenger-2"}
    assert heist.refuses("board:gunner") == "AD-OP-147"
    heist.do("board:passenger-2")
    assert heist.s.sits("ann") == "passenger-2"
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-TRK-33", "AD-TRK-02")
def test_on_foot_one_may_only_get_in_and_only_where_the_truck_is() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1b").truck("A1a").turn("ann")
    assert heist.refuses("alight") == "AD-TRK-33"
    assert heist.refuses("seat:driver") == "AD-TRK-33"
    assert heist.turn("bob").refuses("board:driver") == "AD-TRK-02"


@pytest.mark.rule("AD-TRK-31", "AD-TRK-02")
def test_without_a_truck_there_are_no_truck_actions() -> None:
    heist = Heist().survivor("ann", "A1a").turn("ann")
    assert heist.refuses("board:driver") == "AD-TRK-02"
    assert heist.refuses("drive:A1b") == "AD-TRK-13"


@pytest.mark.rule("AD-TRK-10", "AD-OP-147")
def test_a_taken_seat_must_be_left_first() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a")
    heist.truck("A1a", driver="ann", gunner="bob").turn("bob")
    assert heist.refuses("seat:driver") == "AD-OP-147"
    assert heist.refuses("seat:gunner") == "AD-OP-147"
    heist.do("seat:passenger-1")
    assert heist.s.sits("bob") == "passenger-1"
    assert heist.refuses("board:gunner") == "AD-TRK-33"


@pytest.mark.vector("army-of-the-dead", "AD-TV-173")
@pytest.mark.rule("AD-DEF-14", "AD-SLP-17", "AD-TRK-07")
def test_sleepers_keep_nobody_from_anything() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1g").truck("A1a")
    heist.sleepers("A1a", 1).sleepers("A1g", 1).turn("ann", 1)
    assert heist.may("board:driver")
    assert heist.may("move:A1b")
    assert heist.turn("bob").may("search")


@pytest.mark.rule("AD-OP-144")
def test_whoever_sits_must_get_out_before_moving() -> None:
    heist = Heist().survivor("ann", "A1a").truck("A1a", gunner="ann").turn("ann")
    assert heist.refuses("move:A1b") == "AD-OP-144"
    assert heist.do("alight").may("move:A1b")


@pytest.mark.rule("AD-OP-145", "AD-TRK-28")
def test_whoever_sits_is_in_the_zone_for_everything_else() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).survivor("bob", "A1a")
    heist.zombies("A1a", shambler=1).token("A1a").truck("A1a", gunner="ann").turn("ann")
    assert heist.may("attack:0:A1a")
    assert heist.may("noise")
    assert heist.may("take:token-1")
    heist.do("trade:bob", "swap:ann.0:bob.0", "done")
    assert heist.carried("bob")[0] == "knife"


# -- driving ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-95")
@pytest.mark.rule("AD-TRK-03", "AD-TRK-15", "AD-TRK-16", "AD-TRK-17")
def test_a_drive_is_one_zone_for_one_action_whatever_zombies_and_skills() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["long-stride"]).zombies("A1b", shambler=3)
    heist.truck("A1b", driver="ann").turn("ann")
    assert heist.options("drive") == {"drive:A1a", "drive:A1c"}
    assert heist.refuses("drive:A1d") == "AD-TRK-17"
    heist.do("drive:A1c")
    assert (heist.ask.kind, heist.at("ann"), heist.s.turn.actions) == ("action", "A1c", 2)


@pytest.mark.vector("army-of-the-dead", "AD-TV-98")
@pytest.mark.rule("AD-TRK-14")
def test_the_truck_stays_out_of_buildings() -> None:
    heist = Heist().survivor("ann", "A1a").truck("A1a", driver="ann").turn("ann")
    assert heist.refuses("drive:A1g") == "AD-TRK-14"


@pytest.mark.vector("army-of-the-dead", "AD-TV-148")
@pytest.mark.rule("AD-TRK-13", "AD-TRK-33")
def test_only_the_driver_drives() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a")
    heist.truck("A1a", passenger_1="ann")
    assert heist.turn("ann").refuses("drive:A1b") == "AD-TRK-13"
    assert heist.turn("bob").refuses("drive:A1b") == "AD-TRK-13"


@pytest.mark.vector("army-of-the-dead", "AD-TV-180")
@pytest.mark.rule("AD-TRK-30", "AD-OP-059", "AD-OP-150", "AD-OP-149")
def test_all_aboard_travel_along_and_wake_nobody() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").survivor("cid", "A1a")
    heist.sleepers("A1a", 1).sleepers("A1b", 2).noise("A1f")
    heist.truck("A1a", driver="ann", passenger_1="bob").turn("ann").do("drive:A1b")
    assert (heist.at("ann"), heist.at("bob"), heist.at("cid")) == ("A1b", "A1b", "A1a")
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (0, 0)
    assert heist.noisy_zone == "A1f"
    assert "moved" not in heist.events


@pytest.mark.rule("AD-OP-148")
def test_the_seat_of_a_dead_driver_is_free() -> None:
    heist = Heist().survivor("ann", "A1a", health=1).survivor("bob", "A1a")
    heist.zombies("A1a", shambler=1).truck("A1a", driver="ann", gunner="bob")
    heist.zombie_phase().do("wound:ann")
    assert heist.s.truck is not None
    assert heist.s.truck.zone == heist.zone("A1a")
    assert heist.turn("bob").may("seat:driver")


# -- running zombies over --------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-57")
@pytest.mark.rule("AD-TRK-17", "AD-TRK-18", "AD-TRK-19", "AD-TRK-20", "AD-TGT-07")
def test_the_truck_hits_shamblers_first_and_the_driver_is_rewarded() -> None:
    heist = Heist().survivor("peters", "A1a", hand=["knife"]).survivor("cruz", "A1a")
    heist.zombies("A1b", shambler=3, alpha=1)
    heist.truck("A1a", driver="peters", gunner="cruz").turn("peters", 1)
    heist.roll(4, 5).do("drive:A1b")
    assert heist.ask.kind == "action"  # nobody chose
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (1, 1)
    assert (heist.who("peters").ap, heist.who("cruz").ap) == (2, 0)


@pytest.mark.rule("AD-TRK-19", "AD-TGT-06")
def test_hits_beyond_the_shamblers_are_lost_on_an_alpha() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1b", shambler=1, alpha=1)
    heist.truck("A1a", driver="ann").turn("ann").roll(6, 6).do("drive:A1b")
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (0, 1)


@pytest.mark.rule("AD-TRK-03", "AD-SKL-04", "AD-OP-151")
def test_skills_do_not_count_for_the_ram() -> None:
    skills = ["die-combat", "damage-combat", "lucky", "hit-and-run", "reaper-combat"]
    heist = Heist().survivor("ann", "A1a", skills=skills).zombies("A1b", shambler=3, alpha=1)
    heist.truck("A1a", driver="ann").turn("ann").roll(4, 1).do("drive:A1b")
    assert heist.ask.kind == "action"
    assert (heist.shamblers("A1b"), heist.alphas("A1b")) == (2, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-96")
@pytest.mark.rule("AD-TRK-21", "AD-TRK-23")
def test_misses_of_the_ram_hit_people_on_foot_only() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1b").survivor("cid", "A1a")
    heist.zombies("A1b", shambler=1).truck("A1a", driver="ann", passenger_1="cid").turn("ann")
    heist.roll(4, 3).do("drive:A1b")
    assert heist.shamblers("A1b") == 0
    assert [heist.who(id).health for id in ("ann", "bob", "cid")] == [3, 2, 3]


@pytest.mark.vector("army-of-the-dead", "AD-TV-97")
@pytest.mark.rule("AD-TRK-22")
def test_people_alone_are_not_run_over() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1b")
    heist.truck("A1a", driver="ann").turn("ann").do("drive:A1b")
    assert heist.who("bob").health == 3


@pytest.mark.vector("army-of-the-dead", "AD-TV-102")
@pytest.mark.rule("AD-TRK-06", "AD-ZAT-07", "AD-TRK-04", "AD-TRK-05")
def test_whoever_sits_is_attacked_and_the_truck_is_not() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=2)
    heist.truck("A1a", driver="ann").zombie_phase()
    assert heist.who("ann").health == 1
    assert heist.s.truck is not None
    assert heist.s.sits("ann") == "driver"


# -- the gun ---------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-58")
@pytest.mark.rule("AD-TRK-24", "AD-TRK-25", "AD-TRK-27", "AD-TRK-28")
def test_the_gun_does_not_reach_its_own_zone_but_a_weapon_in_hand_does() -> None:
    heist = Heist().survivor("cruz", "A1b", hand=["pistol"]).zombies("A1b", shambler=1, alpha=1)
    heist.zombies("A1c", alpha=2).truck("A1b", gunner="cruz").turn("cruz")
    assert heist.may("gun:A1c")
    assert heist.refuses("gun:A1b") == "AD-RNG-02"
    assert heist.may("attack:0:A1b")


@pytest.mark.vector("army-of-the-dead", "AD-TV-147")
@pytest.mark.rule(
    "AD-TRK-02", "AD-TRK-08", "AD-TRK-10", "AD-TRK-11", "AD-TRK-26", "AD-TRK-32", "AD-OP-149"
)
def test_in_then_to_the_gun_then_fire() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).zombies("A1b", shambler=1).noise("A1f")
    heist.truck("A1a").turn("ann").do("board:passenger-1", "seat:gunner")
    heist.roll(4, 1, 1).do("gun:A1b")
    assert heist.s.turn.actions == 0
    assert heist.shamblers("A1b") == 0
    assert heist.who("ann").ap == 1
    assert heist.noisy_zone == "A1a"


@pytest.mark.rule("AD-TRK-24")
def test_the_gun_is_for_the_gunner() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1b", shambler=1)
    heist.truck("A1a", driver="ann").turn("ann")
    assert heist.refuses("gun:A1b") == "AD-TRK-24"


@pytest.mark.rule("AD-OP-143", "AD-TRK-03")
def test_a_free_attack_is_not_for_the_gun() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["pistol"]).zombies("A1b", shambler=1)
    heist.truck("A1a", gunner="ann").turn("ann", 0, combat=1, ranged=1)
    assert heist.may("attack:0:A1b")
    assert heist.refuses("gun:A1b") == "AD-PPH-05"


@pytest.mark.rule("AD-OP-151", "AD-TRK-03")
def test_the_gun_may_concentrate_without_skills() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["damage-ranged", "die-ranged", "lucky"])
    heist.zombies("A1b", alpha=1).truck("A1a", gunner="ann").turn("ann")
    heist.roll(4, 1, 1).do("gun-focus:A1b:alpha")
    assert heist.alphas("A1b") == 1  # one damage, and it needs two
    heist.roll(4, 4, 1).do("gun-focus:A1b:alpha")
    assert heist.alphas("A1b") == 0
