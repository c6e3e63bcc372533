"""Eliminate Sleepers (catalogue D6)."""

from __future__ import annotations

import pytest

from .scene import Heist


@pytest.mark.vector("army-of-the-dead", "AD-EX-29")
@pytest.mark.rule("AD-ESL-01", "AD-ESL-03", "AD-ESL-05", "AD-ESL-08", "AD-ESL-09", "AD-ADR-18")
def test_two_actions_and_a_melee_weapon_remove_a_token() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).sleepers("A1g", 3).turn("ann", 2)
    heist.do("sleepers:0")
    assert heist.s.turn.actions == 0
    assert heist.who("ann").ap == 3
    assert heist.s.sleepers == {}
    assert heist.shamblers("A1g") == 0


@pytest.mark.rule("AD-ESL-01", "AD-PPH-05", "AD-OP-049")
def test_one_action_is_not_enough_nor_is_a_free_attack() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).sleepers("A1g", 3)
    heist.turn("ann", 1, melee=1, combat=1)
    assert heist.refuses("sleepers:0") == "AD-PPH-05"


@pytest.mark.vector("army-of-the-dead", "AD-TV-25")
@pytest.mark.rule("AD-SKL-13", "AD-ESL-08")
def test_a_silent_killer_needs_one_action() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"], skills=["silent-killer"])
    heist.sleepers("A1g", 2).noise("A1f").turn("ann", 1).do("sleepers:0")
    assert heist.who("ann").ap == 2
    assert heist.noisy_zone == "A1f"


@pytest.mark.rule("AD-ESL-01", "AD-SKL-13")
def test_it_is_said_with_what_it_takes_two_actions() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar", "pistol"]).sleepers("A1g", 3)
    assert heist.turn("ann").ask.facts["slow"] == ["0"]
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"], skills=["silent-killer"])
    assert "slow" not in heist.sleepers("A1g", 3).turn("ann").ask.facts
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).turn("ann")
    assert "slow" not in heist.ask.facts


@pytest.mark.vector("army-of-the-dead", "AD-TV-26")
@pytest.mark.rule("AD-ESL-03", "AD-ESL-06", "AD-ESL-07", "AD-OP-020")
def test_a_noisy_weapon_wakes_those_who_are_left() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["ring-saw"]).noise("A1f")
    heist.sleepers("A1g", 1, 2).sleepers("A1h", 3).sleepers("A1i", 1).turn("ann")
    heist.do("sleepers:0")
    assert heist.who("ann").ap == 1
    assert heist.noisy_zone == "A1g"
    assert (heist.shamblers("A1g"), heist.shamblers("A1h"), heist.shamblers("A1i")) == (2, 3, 0)


@pytest.mark.vector("army-of-the-dead", "AD-TV-136")
@pytest.mark.rule("AD-ESL-04", "AD-ESL-05", "AD-SKL-16")
def test_it_is_no_attack_and_ends_a_row_of_them() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"], skills=["escalation-melee"])
    heist.zombies("A1g", shambler=5).sleepers("A1g", 1).turn("ann", 6)
    heist.roll(2).do("attack:0:A1g")
    heist.roll(2, 2).do("attack:0:A1g")  # a die more
    heist.do("sleepers:0")  # no dice at all
    heist.roll(2).do("attack:0:A1g")  # as in the beginning
    assert heist.who("ann").ap == 1


@pytest.mark.vector("army-of-the-dead", "AD-TV-170")
@pytest.mark.rule("AD-ESL-02", "AD-ESL-10")
def test_the_weapon_is_for_melee_and_in_hand() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["pistol"], pack=["crowbar"])
    heist.sleepers("A1g", 1).turn("ann")
    assert heist.refuses("sleepers:2") == "AD-ESL-10"
    assert heist.refuses("sleepers:0") == "AD-ESL-02"
    assert heist.refuses("sleepers:1") == "AD-ESL-02"


@pytest.mark.rule("AD-ESL-03")
def test_only_in_ones_own_zone() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).sleepers("A1h", 1).turn("ann")
    assert heist.refuses("sleepers:0") == "AD-ESL-03"
