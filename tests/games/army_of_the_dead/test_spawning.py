"""Spawning: zombie cards, the orders of Zeus, coloured zones, too few miniatures (catalogue F4 to
F7)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon
from .test_activation import LIFTS, wounds

YELLOW, ORANGE, RED = 7, 19, 43
"""Adrenaline points with which these levels begin."""


def spawning(heist: Heist) -> Heist:
    """The spawning step alone, and what ends the phase."""
    heist.s.phase = "zombies"
    return heist.run(("spawning", []))


def guarded(**sheet: object) -> Heist:
    """Zeus has a spawn zone at the end of the street, and Ann is in a room out of sight."""
    given = {"zeus": "zeus", "spawns": [{"zone": "A1f", "kind": "zeus"}], **sheet}
    return Heist(**given).survivor("ann", "A1j").noise("A1j")  # type: ignore[arg-type]


# -- zombie cards ------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-38")
@pytest.mark.rule("AD-SPN-05", "AD-SPN-06", "AD-FACT-33")
@pytest.mark.parametrize(("points", "alphas"), [(0, 3), (YELLOW, 5), (ORANGE, 6), (RED, 6)])
def test_the_line_of_the_danger_level_says_how_many_come(points: int, alphas: int) -> None:
    heist = Heist().survivor("ann", "A1j", ap=points).spawn("A1a", "start").zombie_cards("34")
    assert spawning(heist).alphas("A1a") == alphas


@pytest.mark.vector("army-of-the-dead", "AD-EX-39")
@pytest.mark.vector("army-of-the-dead", "AD-EX-40")
@pytest.mark.vector("army-of-the-dead", "AD-EX-41")
@pytest.mark.rule("AD-ADR-17", "AD-SPN-02", "AD-SPN-03", "AD-SPN-04", "AD-FACT-34", "AD-FACT-35")
def test_each_zone_has_a_card_of_its_own_read_at_the_highest_level() -> None:
    heist = Heist().survivor("ann", "A1j").survivor("bob", "A1j", ap=YELLOW).survivor("cat", "A1j")
    heist.spawn("A1a", "start").spawn("A1f").zombie_cards("2", "5")
    spawning(heist)
    assert (heist.shamblers("A1a"), heist.shamblers("A1f")) == (2, 4)
    assert heist.s.zombie_discard == ["2", "5"]


@pytest.mark.vector("army-of-the-dead", "AD-EX-43")
@pytest.mark.vector("army-of-the-dead", "AD-TV-172")
@pytest.mark.rule("AD-SPN-01", "AD-SPN-02", "AD-SPN-03", "AD-SPN-12", "AD-OP-118")
def test_the_starting_zone_is_first_and_the_order_stays() -> None:
    heist = Heist().survivor("ann", "A1j").spawn("A1c").spawn("A1f", "start").spawn("A1a")
    heist.zombie_cards("38", "38", "38", "38", "38", "38").zombie_phase()  # nobody comes
    heist.do("end")
    order = [told["zone"] for told in heist.told("zombie-card")]
    assert order == ["A1f", "A1a", "A1c"] * 2


@pytest.mark.rule("AD-OP-119")
def test_the_fallen_do_not_count_for_the_danger_level() -> None:
    heist = Heist().survivor("ann", "A1j").survivor("bob", "A1a", ap=RED, health=1)
    heist.zombies("A1a", shambler=1).spawn("A1f", "start").zombie_cards("2").zombie_phase()
    assert heist.told("zombie-card")[0]["level"] == "blue"


@pytest.mark.vector("army-of-the-dead", "AD-TV-76")
@pytest.mark.rule("AD-SPN-08")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    used = tuple(str(number) for number in range(1, 11))
    heist = Heist().survivor("ann", "A1j").spawn("A1a", "start").zombie_cards(discard=used)
    spawning(heist.roll([*used[1:], "1"]))
    assert heist.told("zombie-card")[0]["card"] == "1"
    assert len(heist.s.zombie_deck) == 9
    assert heist.s.zombie_discard == ["1"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-164")
@pytest.mark.rule("AD-SPN-01", "AD-SPN-09")
def test_whoever_has_just_come_waits_for_the_next_round() -> None:
    heist = Heist().survivor("ann", "A1a").spawn("A1a", "start").zombie_cards("1", "38")
    heist.zombie_phase()
    assert heist.shamblers("A1a") == 1
    assert wounds(heist) == {}
    heist.do("end")
    assert wounds(heist) == {"ann": 1}


@pytest.mark.vector("army-of-the-dead", "AD-TV-79")
@pytest.mark.rule("AD-SPN-10", "AD-SLP-10", "AD-SLP-03", "AD-OP-021")
def test_spawning_wakes_sleepers() -> None:
    heist = Heist().survivor("ann", "A1a").spawn("A1a", "start").zombie_cards("1")
    heist.sleepers("A1a", 2).zombie_phase()
    assert heist.shamblers("A1a") == 3
    assert wounds(heist) == {}


@pytest.mark.rule("AD-OP-165", "AD-SLP-10", "AD-OOM-01", "AD-SKL-20")
def test_where_nobody_could_be_placed_nobody_wakes_or_reacts() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["sidestep"]).spawn("A1a", "start")
    heist.zombie_cards("34").zombies("A1e", alpha=1)
    spawning(heist.sleepers("A1a", 2).supply(alpha=0))
    assert heist.zone("A1a") in heist.s.sleepers
    assert "skill-used" not in heist.events
    assert heist.alphas("A1c") == 1  # but the extra activation takes place


@pytest.mark.rule("AD-OP-166", "AD-SPN-10", "AD-OOM-02")
def test_sleepers_in_a_spawn_zone_wake_before_the_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1e").spawn("A1a", "start").zombie_cards("34")
    spawning(heist.sleepers("A1a", 2).supply(alpha=1))
    steps = [name for name in heist.events if name in ("spawned", "woken", "extra-activation")]
    assert steps == ["spawned", "woken", "extra-activation"]
    assert (heist.shamblers("A1a"), heist.alphas("A1c")) == (2, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-144")
@pytest.mark.rule("AD-SPN-07", "AD-SPN-11")
def test_the_level_counts_at_the_moment_of_drawing() -> None:
    heist = Heist().survivor("ann", "A1a", ap=6, hand=["crowbar"], skills=["reflexes"])
    heist.spawn("A1a", "start").spawn("A1f").zombie_cards("1", "2").roll(6)
    spawning(heist).do("attack:0:A1a")
    assert [told["level"] for told in heist.told("zombie-card")] == ["blue", "yellow"]
    assert heist.shamblers("A1f") == 2


# -- too few miniatures ------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-70")
@pytest.mark.rule("AD-OOM-01", "AD-OOM-02", "AD-OOM-06")
def test_a_shortage_gives_all_of_the_kind_an_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1a").spawn("A1f", "start").zombie_cards("23")
    spawning(heist.zombies("A1c", shambler=2, alpha=1).supply(shambler=1))
    assert (heist.shamblers("A1e"), heist.shamblers("A1b")) == (1, 2)  # the new one, too
    assert heist.alphas("A1c") == 1  # but no other kind
    assert wounds(heist) == {}


@pytest.mark.vector("army-of-the-dead", "AD-TV-71")
@pytest.mark.rule("AD-OOM-03")
def test_alphas_have_both_actions_in_an_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1a", health=9).spawn("A1f", "start").zombie_cards("34")
    spawning(heist.zombies("A1a", alpha=2).supply(alpha=0))
    assert wounds(heist) == {"ann": 4}


@pytest.mark.vector("army-of-the-dead", "AD-TV-72")
@pytest.mark.rule("AD-OOM-05", "AD-POB-07")
def test_zombies_on_a_personal_objective_are_missing() -> None:
    heist = Heist().survivor("vesna", "A1a", ap=YELLOW).personal("vesna")
    heist.s.personal[0].count = 7
    heist.spawn("A1f", "start").zombie_cards("3").zombies("A1n", shambler=21)
    spawning(heist.supply(shambler=30 - 7 - 21))
    assert heist.told("spawned") == [{"zone": "A1f", "kind": "shambler", "count": 2}]
    assert heist.told("extra-activation") == [{"kind": "shambler"}]


@pytest.mark.vector("army-of-the-dead", "AD-TV-145")
@pytest.mark.rule("AD-OOM-04", "AD-OOM-07")
def test_every_shortage_has_an_activation_of_its_own() -> None:
    heist = Heist().survivor("ann", "A1a", health=9).spawn("A1f", "start").spawn("A1e")
    heist.zombie_cards("1", "2").supply(shambler=0)
    spawning(heist.zombies("A1b", shambler=1).zombies("A1c", shambler=1))
    # both step nearer; then one attacks and the other comes, too
    assert wounds(heist) == {"ann": 1}
    assert heist.shamblers("A1a") == 2
    assert len(heist.told("extra-activation")) == 2


@pytest.mark.rule("AD-OP-103")
def test_a_bola_holds_in_an_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1a").spawn("A1f", "start").zombie_cards("1")
    spawning(heist.zombies("A1a", shambler=2).snared("A1a", "shambler").supply(shambler=0))
    assert wounds(heist) == {"ann": 1}


# -- abominations --------------------------------------------------------------------------------


@pytest.mark.rule("AD-ABO-03", "AD-ABO-04", "AD-OP-004")
def test_a_card_brings_an_abomination_and_stays_with_it() -> None:
    heist = Heist().survivor("ann", "A1j", ap=YELLOW).spawn("A1a", "start").zombie_cards("16")
    spawning(heist)
    assert heist.bosses("A1a") == ["valentine"]
    assert heist.s.bosses[0].card == "16"
    assert heist.s.zombie_discard == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-129")
@pytest.mark.rule("AD-ABO-03", "AD-ABO-04", "AD-OP-125", "AD-OP-126")
def test_none_comes_twice_and_nothing_comes_instead() -> None:
    heist = Heist().survivor("ann", "A1j", ap=ORANGE).spawn("A1a", "start").zombie_cards("35")
    heist.s.appeared = ["valentine"]  # and is dead
    spawning(heist)
    assert heist.bosses("A1a") == []
    assert heist.told("extra-activation") == []
    assert heist.s.zombie_discard == ["35"]


@pytest.mark.rule("AD-OP-004")
def test_a_mission_may_do_without_one() -> None:
    heist = Heist(absent=["queen"]).survivor("ann", "A1j", ap=ORANGE).zombie_cards("17")
    assert spawning(heist.spawn("A1a", "start")).bosses("A1a") == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-74")
@pytest.mark.rule("AD-ABO-12", "AD-ABO-13", "AD-ZEU-04", "AD-ZEU-05", "AD-OP-124")
def test_zeus_avenges_the_queen() -> None:
    weapon("lance", kind="melee", dice=1, accuracy=2, damage=5)
    heist = guarded().survivor("bob", "A1c", hand=["lance"]).boss("queen", "A1c")
    heist.sleepers("A1f", 2).turn("bob").roll(6).do("attack:0:A1c")
    assert heist.bosses("A1f") == ["zeus"]
    assert heist.shamblers("A1f") == 2  # his arrival wakes those who sleep there
    assert [each.ap for each in heist.s.survivors] == [5, 5]
    assert heist.s.zeus_gone
    heist.orders("gathering")
    spawning(heist)
    assert heist.told("orders-card") == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-75")
@pytest.mark.rule("AD-ABO-14", "AD-ABO-04", "AD-OP-122")
def test_zeus_does_not_come_back_for_the_queen() -> None:
    weapon("lance", kind="melee", dice=1, accuracy=2, damage=5)
    heist = guarded().survivor("bob", "A1c", hand=["lance"]).boss("queen", "A1c")
    heist.s.appeared.append("zeus")
    heist.s.zeus_gone = True
    heist.turn("bob").roll(6).do("attack:0:A1c")
    assert heist.s.bosses == []
    assert [each.ap for each in heist.s.survivors] == [5, 5]


# -- the orders of Zeus ----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-42")
@pytest.mark.rule("AD-ZEU-01", "AD-ZEU-02", "AD-ZEU-03", "AD-ZEU-06", "AD-ZEU-07", "AD-FACT-36")
def test_alphas_come_and_run_at_once() -> None:
    heist = guarded(spawns=[{"zone": "A1d", "kind": "start"}, {"zone": "A1f", "kind": "zeus"}])
    heist.survivor("bob", "A1a").survivor("cat", "A1a").noise("A1n")
    heist.zombie_cards("38").orders("hunting-pair")
    spawning(heist)
    drawn = [name for name in heist.events if name in ("zombie-card", "orders-card")]
    assert drawn == ["zombie-card", "orders-card"]
    assert heist.alphas("A1d") == 2  # two zones nearer


@pytest.mark.rule("AD-ZEU-07", "AD-ZEU-03")
def test_those_in_his_zone_run_and_carry_nobody_along() -> None:
    heist = guarded().survivor("bob", "A1a").noise("A1n")
    heist.zombies("A1e", alpha=3, shambler=1).orders("hunting-pair")
    spawning(heist)
    assert (heist.alphas("A1d"), heist.alphas("A1e"), heist.shamblers("A1e")) == (2, 3, 1)


@pytest.mark.rule("AD-ZEU-03", "AD-OP-005")
def test_orders_for_the_whole_board() -> None:
    heist = guarded().survivor("bob", "A1a").noise("A1n").boss("queen", "A1e")
    spawning(heist.zombies("A1c", shambler=2, alpha=1).orders("advance"))
    assert (heist.shamblers("A1b"), heist.alphas("A1c"), heist.bosses("A1e")) == (2, 1, ["queen"])
    spawning(heist.orders("uprising"))
    assert (heist.shamblers("A1a"), heist.alphas("A1a")) == (2, 1)
    assert heist.shamblers("A1e") == 1  # who came with the order obeys it
    assert heist.bosses("A1d") == ["queen"]


@pytest.mark.rule("AD-ZEU-03", "AD-OP-005")
def test_orders_for_every_ordinary_spawn_zone() -> None:
    places = [("A1a", "start"), ("A1c", "ordinary"), ("A1f", "zeus"), ("A1h", "blue")]
    heist = guarded(spawns=[{"zone": zone, "kind": kind} for zone, kind in places])
    spawning(heist.zombie_cards("38", "38").orders("muster"))
    assert [heist.shamblers(zone) for zone, _ in places] == [1, 1, 0, 0]


@pytest.mark.rule("AD-ZEU-04", "AD-OP-123", "AD-ABO-16")
def test_zeus_comes_and_his_token_goes() -> None:
    heist = guarded().survivor("bob", "A1f").orders("arrival", "gathering").sleepers("A1f", 1)
    heist.zombie_phase()
    assert heist.bosses("A1f") == ["zeus"]
    assert heist.shamblers("A1f") == 1
    assert wounds(heist) == {}  # he does not act in this step
    assert heist.s.zeus_gone
    heist.do("noise:A1j", "activate:ann", "end", "end")
    assert heist.events.count("zombie-phase") == 2
    assert heist.events.count("orders-card") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-130")
@pytest.mark.rule("AD-ABO-15", "AD-ABO-16", "AD-SET-33")
def test_zeus_comes_in_the_form_of_the_mission() -> None:
    heist = guarded(zeus="mounted-zeus").orders("arrival")
    assert spawning(heist).bosses("A1f") == ["mounted-zeus"]


@pytest.mark.rule("AD-OP-121")
def test_the_orders_are_shuffled_anew_when_they_are_used_up() -> None:
    heist = guarded().orders(discard=("gathering", "watch")).roll(["gathering", "watch"])
    spawning(heist)
    assert heist.shamblers("A1f") == 2
    assert (heist.s.orders, heist.s.orders_discard) == (["gathering"], ["watch"])


# -- coloured zones --------------------------------------------------------------------------------


COLOURED = {
    "spawns": [
        {"zone": "A1a", "kind": "start"},
        {"zone": "A1c", "kind": "blue"},
        {"zone": "A1f", "kind": "ordinary"},
    ],
    "events": {
        "alarm": {
            "when": {"is": "taken", "colour": "blue"},
            "do": [{"do": "start-spawns", "colour": "blue"}],
        }
    },
}


@pytest.mark.vector("army-of-the-dead", "AD-TV-73")
@pytest.mark.rule("AD-CSP-01", "AD-CSP-02", "AD-CSP-03", "AD-CSP-04", "AD-CSP-05", "AD-OP-120")
def test_a_coloured_zone_spawns_from_the_next_zombie_phase_on_in_its_place() -> None:
    heist = Heist(**COLOURED).survivor("ann", "A1j").token("A1j", "blue", id="it")
    heist.s.round = 3
    heist.zombie_cards("38", "38", "38", "38", "38").zombie_phase()
    assert [told["zone"] for told in heist.told("zombie-card")] == ["A1a", "A1f"]
    heist.do("take:it", "end")
    assert [told["zone"] for told in heist.told("zombie-card")[2:]] == ["A1a", "A1c", "A1f"]


@pytest.mark.rule("AD-OP-120")
def test_a_coloured_zone_that_wakes_in_a_zombie_phase_waits_for_the_next_round() -> None:
    heist = Heist(**COLOURED).survivor("ann", "A1j")
    heist.s.taken.append("blue")
    heist.zombie_cards(*["38"] * 5).zombies("A1n", shambler=1).noise("A1n").zombie_phase()
    assert [told["zone"] for told in heist.told("zombie-card")] == ["A1a", "A1f"]
    heist.do("end")
    assert [told["zone"] for told in heist.told("zombie-card")[2:]] == ["A1a", "A1c", "A1f"]


# -- reactions -------------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-77")
@pytest.mark.rule("AD-SKL-20", "AD-SKL-21", "AD-SKL-22", "AD-OOM-02")
def test_a_sidestep_comes_before_the_extra_activation() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["sidestep"]).zombies("A1b", shambler=3)
    heist.spawn("A1a", "start").zombie_cards("30").supply(alpha=1)
    spawning(heist)
    assert heist.ask.kind == "reaction"
    assert heist.alphas("A1a") == 1
    heist.do("move:A1c")
    assert heist.at("ann") == "A1c"  # three zombies cost her nothing
    assert heist.alphas("A1c") == 1  # and the alpha comes after her
    assert wounds(heist) == {}


@pytest.mark.vector("army-of-the-dead", "AD-TV-78")
@pytest.mark.rule("AD-SKL-30", "AD-SKL-31", "AD-SKL-32", "AD-SKL-33")
def test_combat_reflexes_against_those_who_came() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["pistol", "crowbar"], skills=["reflexes"])
    heist.zombies("A1c", shambler=1).spawn("A1a", "start").zombie_cards("1")
    spawning(heist)
    assert heist.options("attack") == {"attack:0:A1a"}
    heist.roll(6, 6).do("attack:0:A1a")
    assert heist.shamblers("A1a") == 0
    assert heist.ask.kind == "action"  # once for the card
    heist = Heist().survivor("ann", "A1a", hand=["pistol", "crowbar"], skills=["reflexes"])
    spawning(heist.spawn("A1a", "start").zombie_cards("1"))
    assert heist.options("attack") == {"attack:0:A1a", "attack:1:A1a"}


@pytest.mark.vector("army-of-the-dead", "AD-TV-159")
@pytest.mark.rule("AD-SKL-20", "AD-OP-035")
def test_nobody_reacts_to_what_comes_by_the_other_elevator() -> None:
    heist = Heist(tiles_too=LIFTS, board=[["T4"]], start=["A1x"])
    heist.survivor("ann", "A1x", skills=["sidestep"]).spawn("A1y", "start").zombie_cards("1")
    assert spawning(heist).ask.kind == "action"


@pytest.mark.rule("AD-OP-060", "AD-OP-128")
def test_reactions_come_before_sleepers_wake() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["crowbar"], skills=["reflexes"])
    heist.sleepers("A1a", 2).spawn("A1a", "start").zombie_cards("1").roll(6)
    spawning(heist)
    assert heist.shamblers("A1a") == 1
    heist.do("attack:0:A1a")
    assert heist.shamblers("A1a") == 2


@pytest.mark.rule("AD-OP-128", "AD-SKL-23", "AD-SKL-33")
def test_one_reaction_to_an_order_that_fills_two_zones() -> None:
    places = [("A1a", "start"), ("A1c", "ordinary"), ("A1f", "zeus")]
    heist = guarded(spawns=[{"zone": zone, "kind": kind} for zone, kind in places])
    heist.survivor("bob", "A1b", skills=["sidestep"])
    spawning(heist.zombie_cards("38", "38").orders("muster"))
    assert heist.ask.facts["zones"] == ["A1a", "A1c"]
    heist.do("no")
    assert heist.ask.kind == "noise-token"  # the next thing to be decided


@pytest.mark.rule("AD-OP-128")
def test_nobody_reacts_to_sleepers() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sidestep"]).sleepers("A1a", 2)
    heist.turn("ann").do("noise")
    assert heist.ask.kind == "action"


@pytest.mark.rule("AD-OP-164", "AD-SKL-23", "AD-OOM-04")
def test_all_that_one_order_brings_is_placed_before_reactions_and_extra_activations() -> None:
    heist = guarded().survivor("bob", "A1e", skills=["sidestep"]).noise("A1e")
    heist.zombies("A1b", shambler=1, alpha=1).supply(shambler=1, alpha=0).orders("bodyguard")
    spawning(heist)  # two shamblers and an alpha are wanted
    assert (heist.ask.kind, heist.shamblers("A1f")) == ("reaction", 1)
    assert heist.told("extra-activation") == []
    heist.do("no")
    assert heist.ask.kind != "reaction"  # once for the card
    assert heist.told("extra-activation") == [{"kind": "shambler"}, {"kind": "alpha"}]
    assert (heist.shamblers("A1c"), heist.alphas("A1d")) == (1, 1)


@pytest.mark.rule("AD-OP-164", "AD-OOM-04")
def test_a_kind_that_runs_short_in_two_places_has_one_extra_activation() -> None:
    places = [("A1a", "start"), ("A1c", "ordinary"), ("A1f", "zeus")]
    heist = guarded(spawns=[{"zone": zone, "kind": kind} for zone, kind in places])
    spawning(heist.zombie_cards("38", "38").orders("court").supply(alpha=0))
    assert heist.told("extra-activation") == [{"kind": "alpha"}]
