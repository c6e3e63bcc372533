"""The noise of weapons, and whom it wakes (catalogue B1, B2, D5)."""

from __future__ import annotations

import pytest

from .scene import Heist, weapon


@pytest.mark.vector("army-of-the-dead", "AD-EX-22", "AD-EX-23")
def test_the_noise_is_where_the_shot_was_and_stays_there() -> None:
    heist = Heist().survivor("guzman", "A1b", hand=["golden-ak"]).survivor("bob", "A1e")
    heist.zombies("A1d", shambler=1).noise("A1a").turn("guzman")
    heist.roll(4, 2, 2).do("attack:0:A1d")
    assert heist.noisy_zone == "A1b"
    heist.do("move:A1c")
    assert heist.noisy_zone == "A1b"
    heist.do("end", "noise")  # bob's turn
    assert heist.noisy_zone == "A1e"


@pytest.mark.rule("AD-NOI-02", "AD-EQP-13")
def test_a_noisy_attack_is_heard_even_if_it_misses() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["ring-saw"]).zombies("A1b", shambler=1)
    heist.noise("A1f").turn("ann").roll(1, 2, 3, 4, 4).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.noisy_zone) == (1, "A1b")


@pytest.mark.vector("army-of-the-dead", "AD-EX-27")
def test_a_noisy_attack_wakes_sleepers_next_door() -> None:
    heist = Heist().survivor("dieter", "A1b", hand=["ring-saw"]).zombies("A1b", alpha=2)
    heist.sleepers("A1c", 2).sleepers("A1d", 1).turn("dieter")
    heist.roll(5, 1, 1, 1, 1).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.shamblers("A1c"), heist.shamblers("A1d")) == (1, 2, 0)


@pytest.mark.vector("army-of-the-dead", "AD-TV-126")
@pytest.mark.rule("AD-EQP-15")
def test_a_silent_attack_wakes_nobody() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["katana"]).zombies("A1b", shambler=1)
    heist.sleepers("A1c", 2).sleepers("A1b", 1).noise("A1a").turn("ann")
    heist.roll(4, 4, 4).do("attack:0:A1b")
    assert heist.noisy_zone == "A1a"
    assert (heist.shamblers("A1b"), heist.shamblers("A1c")) == (0, 0)


@pytest.mark.vector("army-of-the-dead", "AD-TV-162")
def test_a_noisy_attack_wakes_sleepers_in_the_same_zone() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["ring-saw"]).zombies("A1b", alpha=1)
    heist.sleepers("A1b", 3, 1).turn("ann").roll(1, 1, 1, 1, 1).do("attack:0:A1b")
    assert (heist.shamblers("A1b"), heist.s.sleepers) == (4, {})


@pytest.mark.vector("army-of-the-dead", "AD-TV-50")
def test_sleepers_wake_after_the_hits_are_given() -> None:
    heist = Heist().survivor("ann", "A1b", hand=["shotgun"]).zombies("A1c", alpha=1)
    heist.sleepers("A1b", 2).turn("ann").roll(4, 2).do("attack:0:A1c")
    assert (heist.alphas("A1c"), heist.shamblers("A1b")) == (0, 2)
    assert heist.events.index("killed") < heist.events.index("noise")


@pytest.mark.rule("AD-OP-050")
def test_those_who_wake_absorb_no_hits() -> None:
    weapon("shredder", kind="ranged", far=0, dice=3, accuracy=4, damage=2, noisy=True)
    heist = Heist().survivor("ann", "A1b", hand=["shredder"]).zombies("A1b", alpha=2)
    heist.sleepers("A1b", 3).turn("ann").roll(4, 4, 4).do("attack:0:A1b")
    assert (heist.alphas("A1b"), heist.shamblers("A1b")) == (0, 3)
