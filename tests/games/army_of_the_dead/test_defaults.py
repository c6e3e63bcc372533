"""What the rules decide for somebody whose time is up (AD-OP-159, AD-OP-111)."""

from __future__ import annotations

import pytest

from .scene import GAME, Heist
from .test_activation import square


def answer(heist: Heist) -> str | None:
    """What the rules would answer."""
    chosen = GAME.default(heist.s, heist.ask)
    return None if chosen is None else ":".join(chosen)


@pytest.mark.rule("AD-OP-159", "AD-ZAT-03", "AD-OP-111")
def test_wounds_go_to_the_healthiest_without_a_personal_objective() -> None:
    heist = Heist(2).survivor("vesna", "A1a", seat=1).survivor("ann", "A1a", health=1)
    heist.survivor("bob", "A1a", health=2).companion("kid", "A1a", "ann").personal("vesna")
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert heist.ask.kind == "share-attack"
    assert heist.ask.seat == heist.s.first
    assert answer(heist) == "wound:bob"


@pytest.mark.rule("AD-OP-159", "AD-ZAT-03")
def test_the_healthiest_are_those_who_would_be_left_with_most() -> None:
    heist = Heist().survivor("ann", "A1a", health=3).survivor("bob", "A1a", health=2)
    heist.zombies("A1a", shambler=3).zombie_phase()
    given = []
    while heist.ask.kind == "share-attack":
        given.append(answer(heist) or "")
        heist.do(given[-1])
    assert given == ["wound:ann", "wound:ann", "wound:bob"]
    assert (heist.who("ann").health, heist.who("bob").health) == (1, 1)


@pytest.mark.rule("AD-OP-159", "AD-FFR-03")
def test_so_does_friendly_fire() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["smg"]).survivor("bob", "A1b", health=1)
    heist.survivor("cat", "A1b").zombies("A1b", shambler=1).turn("ann")
    heist.roll(4, 4, 4, 4, 4, 1).do("attack:0:A1b")
    assert heist.ask.kind == "friendly-fire"
    assert answer(heist) == "wound:cat"


@pytest.mark.rule("AD-OP-159")
def test_whoever_has_an_objective_is_hurt_before_a_companion() -> None:
    heist = Heist().survivor("vesna", "A1a", health=1).companion("kid", "A1a").personal("vesna")
    heist.zombies("A1a", shambler=1).zombie_phase()
    assert answer(heist) == "wound:vesna"


@pytest.mark.rule("AD-OP-159", "AD-ZMV-04")
def test_of_two_targets_the_lower_zone() -> None:
    heist = Heist().survivor("ann", "A1e").survivor("bob", "A1a").zombies("A1c", shambler=1)
    heist.noise("A1n").zombie_phase()
    assert (heist.ask.kind, answer(heist)) == ("target", "target:A1a")


@pytest.mark.rule("AD-OP-159", "AD-ZMV-10")
def test_groups_stay_even_and_the_odd_one_takes_the_lower_zone() -> None:
    heist = square().survivor("ann", "A1d").noise("A1d").zombies("A1a", shambler=3)
    heist.run(("zombie_pass", [1]))
    assert heist.ask.kind == "way"
    lower = min(heist.options(), key=lambda each: heist.zone(each.removeprefix("way:")))
    assert answer(heist) == lower
    heist.do(lower)
    shares = sorted(heist.shamblers(each.removeprefix("way:")) for each in ("way:A1b", "way:A1c"))
    assert sum(shares) == 3
    assert max(shares) == 2


@pytest.mark.rule("AD-OP-159", "AD-NOI-08")
def test_the_noise_token_goes_to_the_lower_zone() -> None:
    heist = Heist().survivor("ann", "A1e").survivor("bob", "A1b").zombie_phase()
    assert (heist.ask.kind, answer(heist)) == ("noise-token", "noise:A1b")


@pytest.mark.rule("AD-OP-159")
def test_an_action_is_nobody_elses_business() -> None:
    heist = Heist().survivor("ann", "A1a").turn("ann")
    assert answer(heist) is None  # a bot takes over
