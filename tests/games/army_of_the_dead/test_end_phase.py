"""What ends the zombie phase, and the End Phase (catalogue G1, To the Rescue, Regeneration)."""

from __future__ import annotations

import pytest

from .scene import Heist


@pytest.mark.vector("army-of-the-dead", "AD-TV-103")
@pytest.mark.rule("AD-ENP-01", "AD-ENP-02", "AD-ENP-03", "AD-NOI-08", "AD-NOI-11", "AD-OP-051")
def test_the_old_first_player_decides_where_the_noise_token_goes() -> None:
    heist = Heist(2).sleepers("A1g", 2).noise("A1n")
    for id in "abc":
        heist.survivor(id, "A1a", seat=0)
    for id in "def":
        heist.survivor(id, "A1f", seat=1)
    heist.zombie_phase()
    assert (heist.ask.seat, heist.options()) == (0, {"noise:A1a", "noise:A1f"})
    heist.do("noise:A1a")
    assert heist.noisy_zone == "A1a"
    assert heist.s.first == 1
    assert heist.zone("A1g") in heist.s.sleepers  # next to it, and still asleep


@pytest.mark.vector("army-of-the-dead", "AD-TV-101")
@pytest.mark.rule("AD-CPN-18", "AD-ENP-01", "AD-NOI-07")
def test_companions_count_for_the_noise_token() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").survivor("cat", "A1f")
    heist.companion("eve", "A1f", "cat").companion("fay", "A1f", "cat").zombie_phase()
    assert heist.noisy_zone == "A1f"


@pytest.mark.rule("AD-ENP-03", "AD-ENP-04", "AD-OP-161", "AD-CMP-16")
def test_the_token_passes_to_the_left_even_to_somebody_without_survivors() -> None:
    heist = Heist(3).survivor("ann", "A1a", seat=0).survivor("bob", "A1a", seat=2)
    heist.zombie_phase()
    assert heist.s.first == 1
    assert heist.s.round == 2
    assert heist.ask.seat == 2  # the next to the left who has anybody
    heist = Heist().survivor("ann", "A1a").zombie_phase()
    assert heist.s.first == 0


@pytest.mark.vector("army-of-the-dead", "AD-TV-82")
@pytest.mark.rule("AD-SKL-37", "AD-OP-136", "AD-OP-137", "AD-ENP-05")
def test_regeneration_restores_the_base_health() -> None:
    heist = Heist().survivor("bob", "A1a", health=1)
    heist.survivor(
        "ann", "A1a", specialisations=("tough",), skills=["regeneration"], health=1
    ).zombie_phase()
    assert (heist.who("ann").health, heist.who("bob").health) == (4, 1)


@pytest.mark.vector("army-of-the-dead", "AD-TV-83")
@pytest.mark.rule("AD-SKL-27", "AD-OP-129")
def test_to_the_rescue_if_somebody_was_hurt_in_this_round() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["rescue"]).survivor("bob", "A1b")
    heist.s.hurt = True  # by friendly fire, say
    heist.zombie_phase()
    assert (heist.ask.kind, heist.options()) == ("rescue", {"use", "skip"})
    heist.do("use")
    assert (heist.ask.facts["survivor"], heist.ask.facts["actions"]) == ("ann", 1)
    heist.do("move:A1b")
    assert heist.s.round == 2  # one action, and the next round has begun
    assert heist.at("ann") == "A1b"


@pytest.mark.rule("AD-SKL-27", "AD-OP-129")
def test_no_rescue_without_a_wound_and_none_that_must_be_used() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["rescue"]).zombie_phase()
    assert heist.ask.kind == "action"
    heist = Heist().survivor("ann", "A1a", skills=["rescue"]).zombies("A1a", shambler=1)
    heist.zombie_phase().do("skip")  # her own wound counts
    assert (heist.ask.kind, heist.s.round) == ("action", 2)


@pytest.mark.rule("AD-OP-167", "AD-BOL-03", "AD-BOL-04")
def test_a_bola_of_the_zombie_phase_holds_through_the_next_one() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["bola-launcher"], skills=["reflexes"])
    heist.survivor("bob", "A1f").spawn("A1a", "start").zombie_cards("1", "38", "38").zombie_phase()
    heist.roll(6).do("attack:0:A1a", "noise:A1b")
    held = {"shambler": {heist.zone("A1a"): 1}}
    assert (heist.s.round, heist.s.snared) == (2, held)
    heist.do("activate:ann", "end", "end", "noise:A1b")
    assert (heist.s.round, heist.s.snared) == (3, {})  # it has not stirred
    assert heist.shamblers("A1a") == 1
    heist.do("activate:ann", "end", "end", "noise:A1b")
    assert heist.shamblers("A1b") == 1


@pytest.mark.rule("AD-OP-167", "AD-SKL-27")
def test_the_rescue_comes_before_the_trapped_stand_up() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["rescue"], hand=["crowbar"])
    heist.zombies("A1a", shambler=2).snared("A1a", "shambler").zombie_phase().do("use")
    assert heist.may("focus:0:A1a:snared-shambler")
    heist.roll(2).do("focus:0:A1a:snared-shambler")  # two more on the die
    assert heist.shamblers("A1a") == 1
