"""Objective tokens (catalogue D7)."""

from __future__ import annotations

import pytest

from .scene import Heist


@pytest.mark.vector("army-of-the-dead", "AD-TV-127")
@pytest.mark.rule(
    "AD-OBJ-01", "AD-OBJ-02", "AD-OBJ-03", "AD-OBJ-05", "AD-SLP-09", "AD-ADR-06", "AD-OP-057"
)
def test_a_token_is_taken_among_zombies_and_sleepers() -> None:
    heist = Heist(token_ap=5).survivor("ann", "A1g").zombies("A1g", shambler=1)
    heist.sleepers("A1g", 2).sleepers("A1h", 1).token("A1g", "blue").turn("ann")
    heist.do("take:token-1")
    assert heist.s.turn.actions == 2
    assert heist.who("ann").ap == 5
    assert (heist.shamblers("A1g"), heist.shamblers("A1h")) == (3, 0)
    assert heist.s.taken == ["blue"]
    assert heist.s.tokens == []


@pytest.mark.rule("AD-OBJ-01")
def test_a_token_elsewhere_is_out_of_reach() -> None:
    heist = Heist().survivor("ann", "A1g").token("A1h").turn("ann")
    assert heist.refuses("take:token-1") == "AD-OBJ-01"


@pytest.mark.vector("army-of-the-dead", "AD-EX-30")
@pytest.mark.rule("AD-OBJ-04", "AD-CMP-18")
def test_the_front_is_seen_when_the_token_is_taken() -> None:
    heist = Heist().survivor("ann", "A1g").token("A1g", "green").turn("ann")
    assert "green" not in str(heist.view())
    known = heist.s.knowledge
    heist.do("take:token-1")
    assert heist.told("took") == [
        {"survivor": "ann", "zone": "A1g", "token": "green", "again": False}
    ]
    assert heist.s.knowledge > known


@pytest.mark.rule("AD-OBJ-02", "AD-MIS-09")
def test_the_mission_says_what_a_token_is_worth() -> None:
    heist = Heist(token_ap=2).survivor("ann", "A1g").token("A1g").turn("ann").do("take:token-1")
    assert heist.who("ann").ap == 2
    assert heist.who("ann").tokens == []  # it is nobody's


@pytest.mark.rule("AD-OP-132")
def test_a_token_that_the_dead_held_is_picked_up_but_not_scored_again() -> None:
    heist = Heist().survivor("ann", "A1g").survivor("bob", "A1g", health=1, tokens=["yellow"])
    heist.survivor("vesna", "A1f").personal("vesna").zombies("A1g", shambler=1)
    heist.zombie_phase().do("wound:bob")
    assert [(each.zone, each.colour, each.open) for each in heist.s.tokens] == [
        (heist.zone("A1g"), "yellow", True)
    ]
    heist.turn("ann").do("take:yellow-1")
    assert heist.who("ann").tokens == ["yellow"]
    assert heist.who("ann").ap == 0
    assert heist.s.taken == []
    assert heist.s.turn.actions == 2


@pytest.mark.rule("AD-OBJ-03", "AD-SLP-09", "AD-HLT-02", "AD-MIS-06")
def test_whoever_dies_of_the_waking_does_not_activate_the_objective() -> None:
    gold = {"zones": ["A1g"], "do": [{"do": "mark", "mark": "won"}]}
    heist = Heist(actions={"gold": gold}).survivor("ann", "A1g", health=1).survivor("bob", "A1g")
    heist.zombies("A1g", shambler=1).sleepers("A1g", 3).supply(shambler=0)
    heist.turn("ann").do("special:gold", "wound:ann")
    assert heist.told("eliminated")
    assert (heist.ending, "won" in heist.s.marks) == (None, False)
    heist.s.sleepers.clear()
    heist.turn("bob")
    assert heist.may("special:gold")  # nobody has done it yet
