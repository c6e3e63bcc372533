"""Noise, and the sleepers whom it wakes, among other things (catalogue B2, C3)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon
from .test_activation import LIFTS, wounds


def armed(hand: str, zone: str = "A1a") -> Heist:
    """Ann with a weapon that always hits with a 6: ``gun`` is noisy, ``blade`` is silent."""
    weapon("gun", kind="ranged", far=1, dice=1, accuracy=4, damage=2, noisy=True)
    weapon("blade", kind="melee", dice=1, accuracy=4, damage=1)
    return Heist().survivor("ann", zone, hand=[hand])


def asleep(heist: Heist, zone: str) -> bool:
    return heist.zone(zone) in heist.s.sleepers


# -- noise -----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-22")
@pytest.mark.vector("army-of-the-dead", "AD-EX-23")
@pytest.mark.rule("AD-NOI-01", "AD-NOI-02", "AD-NOI-03", "AD-NOI-04", "AD-NOI-05", "AD-CMP-15")
def test_the_token_comes_to_the_shooter_and_stays_there() -> None:
    heist = armed("gun", "A1b").noise("A1e").zombies("A1c", shambler=1)
    heist.turn("ann").roll(1).do("attack:0:A1c")  # a miss is as loud
    assert heist.noisy_zone == "A1b"
    heist.do("move:A1a")
    assert heist.noisy_zone == "A1b"
    heist.do("noise")
    assert heist.told("noise") == [{"zone": "A1b"}, {"zone": "A1a"}]


@pytest.mark.vector("army-of-the-dead", "AD-TV-126")
@pytest.mark.rule("AD-NOI-10", "AD-EQP-14")
def test_a_silent_weapon_is_silent() -> None:
    heist = armed("blade").noise("A1e").zombies("A1a", shambler=1).sleepers("A1b", 1)
    heist.turn("ann").roll(6).do("attack:0:A1a")
    assert heist.noisy_zone == "A1e"
    assert asleep(heist, "A1b")


@pytest.mark.vector("army-of-the-dead", "AD-TV-10")
@pytest.mark.rule("AD-MKN-01", "AD-MKN-02", "AD-SLP-07", "AD-NOI-09")
def test_noise_wakes_next_door_and_no_further() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1g", 2).sleepers("A1h", 1).noise("A1f")
    heist.turn("ann").do("noise")
    assert heist.noisy_zone == "A1a"
    assert heist.shamblers("A1g") == 2
    assert asleep(heist, "A1h")
    assert heist.told("woken") == [{"zone": "A1g", "count": 2}]


@pytest.mark.vector("army-of-the-dead", "AD-TV-09")
@pytest.mark.rule("AD-DEF-09", "AD-SLP-07", "AD-LOS-10")
def test_a_closed_door_keeps_noise_out() -> None:
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1a").sleepers("A1g", 2)
    heist.turn("ann").do("noise")
    assert asleep(heist, "A1g")


@pytest.mark.rule("AD-OP-036", "AD-DEF-10")
def test_noise_is_heard_in_the_other_elevator() -> None:
    heist = Heist(tiles_too=LIFTS, board=[["T4"]], start=["A1x"]).survivor("ann", "A1x")
    heist.sleepers("A1y", 3).sleepers("A1e", 1).turn("ann").do("noise")
    assert heist.shamblers("A1y") == 3
    assert asleep(heist, "A1e")


@pytest.mark.vector("army-of-the-dead", "AD-TV-162")
@pytest.mark.rule("AD-SLP-06")
def test_noise_wakes_those_in_the_same_zone() -> None:
    heist = armed("gun").zombies("A1b", shambler=1).sleepers("A1a", 2)
    heist.turn("ann").roll(6).do("attack:0:A1b")
    assert heist.shamblers("A1a") == 2


@pytest.mark.vector("army-of-the-dead", "AD-EX-27")
@pytest.mark.rule("AD-SLP-07", "AD-NOI-09", "AD-EQP-15")
def test_a_noisy_attack_wakes_those_next_to_it_at_once() -> None:
    heist = armed("gun", "A1b").zombies("A1c", alpha=2).sleepers("A1a", 1)
    heist.turn("ann").roll(6).do("attack:0:A1c")
    assert heist.shamblers("A1a") == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-50")
@pytest.mark.rule("AD-NOI-09", "AD-OP-050")
def test_they_wake_when_the_attack_is_over_and_take_no_hits() -> None:
    heist = armed("gun").zombies("A1a", alpha=1).sleepers("A1a", 1)
    heist.turn("ann").roll(6).do("attack:0:A1a")
    assert (heist.alphas("A1a"), heist.shamblers("A1a")) == (0, 1)
    told = [name for name in heist.events if name in ("killed", "woken")]
    assert told == ["killed", "woken"]


# -- slipping away -------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-28")
@pytest.mark.rule("AD-SLP-12", "AD-SLP-02", "AD-MVA-05", "AD-MVA-09", "AD-SLP-01")
def test_a_one_wakes_them_behind_ones_back() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 1).turn("ann")
    heist.roll(1).do("move:A1b")
    assert heist.at("ann") == "A1b"
    assert heist.shamblers("A1a") == 1
    assert not asleep(heist, "A1a")


@pytest.mark.vector("army-of-the-dead", "AD-TV-03")
@pytest.mark.vector("army-of-the-dead", "AD-TV-04")
@pytest.mark.rule("AD-MVA-04", "AD-MVA-05", "AD-SLP-17", "AD-SLP-20", "AD-SLP-02")
def test_one_roll_for_all_tokens_and_no_surcharge() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 1, 3).zombies("A1a", shambler=1)
    heist.turn("ann").roll(1).do("move:A1b")
    assert heist.s.turn.actions == 1  # two for a zone with one zombie
    assert heist.shamblers("A1a") == 1 + 4


@pytest.mark.vector("army-of-the-dead", "AD-TV-05")
@pytest.mark.rule("AD-SLP-13", "AD-SLP-14", "AD-SPC-04", "AD-MVA-06")
def test_others_sleep_on_and_a_shadow_does_not_even_roll() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a", specialisations=("shadow",))
    heist.sleepers("A1a", 1, 3).turn("ann").roll(2).do("move:A1b")
    heist.turn("bob").do("move:A1b")
    assert asleep(heist, "A1a")
    assert len(heist.told("sneaked")) == 0  # by the shadow
    assert heist.at("bob") == "A1b"


@pytest.mark.vector("army-of-the-dead", "AD-TV-131")
@pytest.mark.rule("AD-SLP-15", "AD-MVA-02")
def test_everybody_rolls_and_after_a_one_there_is_no_roll_but_a_surcharge() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").survivor("cat", "A1a")
    heist.sleepers("A1a", 2)
    heist.turn("ann").roll(5).do("move:A1b")
    heist.turn("bob").roll(1).do("move:A1b")
    heist.turn("cat", 4).do("move:A1b")
    assert heist.s.turn.actions == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-11")
@pytest.mark.rule("AD-SLP-16")
def test_entering_wakes_nobody() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1b", 3).turn("ann").do("move:A1b")
    assert asleep(heist, "A1b")


@pytest.mark.rule("AD-OP-086", "AD-SKL-17", "AD-SKL-18")
def test_the_lucky_may_roll_a_one_again() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["lucky"]).sleepers("A1a", 2).turn("ann")
    heist.roll(1, 4).do("move:A1b")
    assert heist.options() == {"keep", "reroll"}
    heist.do("reroll")
    assert heist.at("ann") == "A1b"
    assert asleep(heist, "A1a")
    heist = Heist().survivor("ann", "A1a", skills=["lucky"]).sleepers("A1a", 2).turn("ann")
    heist.roll(1, 1).do("move:A1b", "reroll")
    assert heist.shamblers("A1a") == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-166")
@pytest.mark.vector("army-of-the-dead", "AD-TV-100")
@pytest.mark.rule("AD-OP-061", "AD-MVA-06", "AD-SPC-04", "AD-CPN-13")
def test_a_companion_follows_without_a_roll_of_its_own() -> None:
    heist = Heist().survivor("ann", "A1a").companion("eve", "A1a", "ann").sleepers("A1a", 2)
    heist.turn("ann").roll(3).do("move:A1b")
    assert heist.at("eve") == "A1b"
    assert len(heist.told("sneaked")) == 1
    heist = Heist().survivor("bob", "A1a", specialisations=("shadow",)).sleepers("A1a", 2)
    heist.companion("eve", "A1a", "bob").turn("bob").do("move:A1b")
    assert heist.told("sneaked") == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-173")
@pytest.mark.rule("AD-DEF-14", "AD-SLP-17")
def test_a_token_is_no_zombie() -> None:
    heist = Heist().survivor("ann", "A1a").truck("A1a").sleepers("A1a", 3).turn("ann")
    assert heist.may("board:driver")
    heist.roll(2).do("move:A1g")
    assert heist.s.turn.actions == 2
    assert heist.may("search")
    heist = Heist().survivor("ann", "A1g").sleepers("A1g", 3).turn("ann")
    assert heist.may("search")


@pytest.mark.rule("AD-SLP-18", "AD-SLP-19")
def test_nobody_can_attack_a_token() -> None:
    heist = armed("blade").sleepers("A1a", 3).turn("ann")
    assert not heist.options("attack") | heist.options("focus")


# -- waking ----------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-26")
@pytest.mark.rule("AD-SLP-02", "AD-SLP-03", "AD-SLP-11", "AD-SLP-21", "AD-ZAC-05", "AD-ZMV-15")
def test_alphas_wake_sleepers_on_their_way_and_go_on() -> None:
    heist = Heist().survivor("ann", "A1c").zombies("A1a", alpha=2).sleepers("A1b", 2)
    heist.zombie_phase()
    assert heist.alphas("A1c") == 2
    assert heist.shamblers("A1b") == 2
    assert wounds(heist) == {}


@pytest.mark.vector("army-of-the-dead", "AD-TV-13")
@pytest.mark.rule("AD-SLP-03", "AD-OP-053")
def test_whoever_woke_in_the_players_phase_acts_in_the_zombie_phase() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 2).turn("ann").do("noise", "end")
    assert wounds(heist) == {"ann": 2}


@pytest.mark.vector("army-of-the-dead", "AD-TV-12")
@pytest.mark.rule("AD-SLP-04", "AD-SLP-05", "AD-OP-052", "AD-OP-127")
def test_too_few_miniatures_bring_an_extra_activation_of_the_others() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 3).zombies("A1d", shambler=5)
    heist.supply(shambler=1).turn("ann").do("noise")
    assert heist.shamblers("A1a") == 1
    assert not asleep(heist, "A1a")
    assert heist.shamblers("A1c") == 5  # nearer by one zone
    assert wounds(heist) == {}  # the one that was just placed does not act
    assert heist.told("extra-activation") == [{"kind": "shambler"}]


@pytest.mark.rule("AD-OP-054", "AD-SLP-03")
def test_the_woken_do_not_act_in_a_later_extra_activation_of_the_phase() -> None:
    heist = Heist().survivor("ann", "A1a").sleepers("A1a", 2).zombies("A1b", alpha=1)
    heist.spawn("A1f", "start").zombie_cards("3").supply(shambler=2).zombie_phase()
    assert heist.told("extra-activation") == [{"kind": "shambler"}]  # the card found none left
    assert wounds(heist) == {"ann": 1}  # by the alpha


@pytest.mark.rule("AD-OP-055", "AD-SLP-20")
def test_the_first_player_orders_tokens_when_miniatures_run_short() -> None:
    def woken(first: str) -> Heist:
        heist = Heist(2).survivor("ann", "A1a").sleepers("A1a", 3).sleepers("A1b", 1)
        heist.s.first = 1
        heist.supply(shambler=2).turn("ann").do("noise")
        assert (heist.ask.seat, heist.ask.kind) == (1, "wake-first")
        assert heist.options() == {"wake:A1a:3", "wake:A1b:1"}
        return heist.do(first)

    heist = woken("wake:A1b:1")
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (1, 1)
    assert len(heist.told("extra-activation")) == 1
    heist = woken("wake:A1a:3")
    assert (heist.shamblers("A1a"), heist.shamblers("A1b")) == (2, 0)
    assert len(heist.told("extra-activation")) == 2


@pytest.mark.rule("AD-SLP-08", "AD-OP-057")
def test_a_search_wakes_only_those_in_the_zone() -> None:
    heist = Heist().survivor("ann", "A1g").sleepers("A1g", 1).sleepers("A1h", 2)
    heist.equipment("crowbar").turn("ann").do("search")
    assert heist.shamblers("A1g") == 1
    assert asleep(heist, "A1h")


@pytest.mark.rule("AD-SLP-09", "AD-OP-057")
def test_an_objective_wakes_only_those_in_the_zone() -> None:
    heist = Heist().survivor("ann", "A1g").sleepers("A1g", 1).sleepers("A1h", 2)
    heist.token("A1g", id="it").turn("ann").do("take:it")
    assert heist.shamblers("A1g") == 1
    assert asleep(heist, "A1h")


# -- bad luck ----------------------------------------------------------------------------------


@pytest.mark.rule("AD-OP-062", "AD-SRC-11", "AD-OP-128")
def test_bad_luck_is_no_spawn() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["sidestep"]).equipment("uh-oh")
    heist.turn("ann").do("search")
    assert heist.shamblers("A1g") == 1
    assert heist.ask.kind == "action"  # nobody sidesteps
    assert heist.s.equipment_discard == ["uh-oh"]


@pytest.mark.rule("AD-OP-062", "AD-OP-127")
def test_bad_luck_without_a_miniature_activates_the_others() -> None:
    heist = Heist().survivor("ann", "A1g").equipment("uh-oh").zombies("A1i", shambler=2)
    heist.noise("A1g").supply(shambler=0).turn("ann").do("search")
    assert (heist.shamblers("A1g"), heist.shamblers("A1h")) == (0, 2)


@pytest.mark.rule("AD-EQS-02", "AD-SKL-13", "AD-OP-028")
def test_a_silent_killers_knife_makes_no_other_weapon_cheaper() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["ring-saw", "knife"]).sleepers("A1g", 2)
    heist.turn("ann", 1)
    assert heist.refuses("sleepers:0") == "AD-PPH-05"
    assert heist.options("sleepers") == {"sleepers:1"}
