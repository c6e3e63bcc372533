"""Moving: the move action (catalogue D2, A7)."""

from __future__ import annotations

import pytest

from .scene import Heist

FOUR_ROOMS = '''
[T5]
map = """
ffgg..
ffgg..
hhii..
hhii..
ssssss
ssssss
"""
zones = { street = "s", room = "fghi" }
labels = { bar = "fghi" }
doors = ["f-g", "h-s"]
lines = ["f-h", "g-i"]
'''
"""A house of four zones: f and g share a door, f-h and g-i a marked line, h and i a wall; h leads
out into the street."""


@pytest.mark.vector("army-of-the-dead", "AD-TV-01")
@pytest.mark.rule("AD-MVA-02")
def test_zombies_in_the_zone_make_leaving_dearer() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).zombies("A1a", shambler=2).turn("ann", 3)
    heist.do("move:A1b")
    assert heist.at("ann") == "A1b"
    assert heist.s.turn.actions == 0  # of three


@pytest.mark.vector("army-of-the-dead", "AD-TV-02")
@pytest.mark.rule("AD-MVA-02", "AD-PPH-05")
def test_three_zombies_are_too_many_for_three_actions() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=2, alpha=1).turn("ann", 3)
    assert heist.options("move") == set()
    assert heist.refuses("move:A1b") == "AD-PPH-05"
    reason = heist.why_not("move:A1b")
    assert reason is not None
    assert reason.facts == {"cost": 4, "actions": 3}


@pytest.mark.rule("AD-MVA-02")
def test_every_kind_of_zombie_is_in_the_way_once() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=1, alpha=1)
    heist.boss("queen", "A1a").turn("ann", 5).do("move:A1b")
    assert heist.s.turn.actions == 1
    heist.do("move:A1c")  # nobody is here
    assert heist.at("ann") == "A1c"


@pytest.mark.vector("army-of-the-dead", "AD-EX-08")
@pytest.mark.rule("AD-DEF-06", "AD-MVA-01", "AD-MOV-05")
def test_four_zones_of_a_house_are_four_moves_around() -> None:
    heist = Heist(tiles_too=FOUR_ROOMS, board=[["T5"]], start=["A1h"])
    assert sum(zone.kind == "room" for zone in heist.s.ground.zones) == 4
    heist.survivor("ann", "A1h").turn("ann", 9)
    for way, left in (("A1f", 8), ("A1g", 7), ("A1i", 6)):
        heist.do(f"move:{way}")
        assert (heist.at("ann"), heist.s.turn.actions) == (way, left)
    assert heist.refuses("move:A1h") == "AD-MOV-01"  # a wall
    assert heist.refuses("move:A1f") == "AD-MOV-01"  # a corner


@pytest.mark.vector("army-of-the-dead", "AD-EX-15")
@pytest.mark.rule("AD-MOV-02", "AD-DEF-18")
def test_around_the_corner_takes_two_moves() -> None:
    heist = Heist(tiles_too=FOUR_ROOMS, board=[["T5"]], start=["A1h"])
    heist.survivor("chambers", "A1h", hand=["pistol"]).turn("chambers", 3)
    assert heist.refuses("move:A1g") == "AD-MOV-01"
    heist.do("move:A1f", "move:A1g")
    assert (heist.at("chambers"), heist.s.turn.actions) == ("A1g", 1)


@pytest.mark.rule("AD-MVA-01", "AD-MOV-01", "AD-MOV-03", "AD-MOV-04")
def test_only_adjacent_zones_are_offered() -> None:
    heist = Heist().survivor("ann", "A1d").turn("ann")
    assert heist.options("move") == {"move:A1c", "move:A1e", "move:A1j"}
    assert heist.refuses("move:A1b") == "AD-MOV-01"
    assert heist.refuses("move:A1d") == "AD-MOV-01"


@pytest.mark.vector("army-of-the-dead", "AD-TV-167")
@pytest.mark.rule("AD-MVA-07", "AD-MVA-03")
def test_one_may_walk_in_on_zombies_and_nothing_happens_yet() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["long-stride"]).zombies("A1b", shambler=2)
    heist.turn("ann").do("move:A1b")
    assert heist.at("ann") == "A1b"
    assert heist.ask.kind == "action"  # the move ends there, long stride or not
    assert (heist.who("ann").health, heist.s.turn.actions) == (3, 2)
    assert heist.told("attacked") == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-132")
@pytest.mark.rule("AD-MVA-08", "AD-OP-037")
def test_a_free_move_pays_for_zombies_all_the_same() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=1).turn("ann", 2, move=1)
    heist.do("move:A1b")
    assert (heist.s.turn.actions, heist.s.turn.free) == (1, {})
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).zombies("A1a", shambler=1)
    heist.turn("ann", 0, move=1)
    assert heist.options("move") == set()
    reason = heist.why_not("move:A1b")
    assert reason is not None
    assert (reason.rule, reason.facts) == ("AD-PPH-05", {"cost": 1, "actions": 0})


@pytest.mark.rule("AD-MVA-08", "AD-SKL-07")
def test_a_free_move_without_zombies_costs_nothing() -> None:
    heist = Heist().survivor("ann", "A1a", hand=["knife"]).turn("ann", 0, move=1).do("move:A1b")
    assert heist.at("ann") == "A1b"
    assert heist.refuses("move:A1c") == "AD-PPH-05"


@pytest.mark.rule("AD-STA-01")
def test_nobody_climbs_the_statue() -> None:
    heist = Heist(board=[["R3"]], start=["A1n"]).survivor("ann", "A1n").turn("ann")
    (statue,) = heist.s.ground.statue
    assert heist.refuses(f"move:{heist.s.ground.names[statue]}") == "AD-STA-01"


@pytest.mark.rule("AD-MVA-01", "AD-OP-144")
def test_whoever_sits_in_the_truck_does_not_walk() -> None:
    heist = Heist(truck="A1a").survivor("ann", "A1a").truck("A1a", gunner="ann").turn("ann")
    assert heist.options("move") == set()
    assert heist.refuses("move:A1b") == "AD-OP-144"


@pytest.mark.rule("AD-DEF-01", "AD-LOS-01", "AD-MOV-09")
def test_survivors_and_zombies_are_actors_and_go_by_the_same_rules() -> None:
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1a").noise("A1g")
    heist.survivor("bob", "A1h").zombies("A1n", shambler=1).turn("ann")
    assert heist.refuses("move:A1g") == "AD-MOV-01"
    heist.turn("bob").do("move:A1g", "move:A1m")  # there is another way, through m
    assert heist.at("bob") == "A1m"
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1h").noise("A1g")
    heist.zombies("A1a", shambler=1).zombies("A1m", shambler=1).run(("zombie_pass", [1]))
    assert (heist.shamblers("A1a"), heist.shamblers("A1g")) == (0, 1)  # the one in the street
    assert heist.shamblers("A1b") == 1  # goes the long way round


@pytest.mark.rule("AD-MVA-02", "AD-OP-037")
def test_it_is_said_what_leaving_zombies_costs() -> None:
    heist = Heist().survivor("ann", "A1a").zombies("A1a", shambler=1).turn("ann")
    assert heist.ask.facts["fare"] == 2
    heist = Heist().survivor("ann", "A1a").zombies("A1a", alpha=2).turn("ann", 3, move=1)
    assert heist.ask.facts["fare"] == 2  # the step itself is free
    heist = Heist().survivor("ann", "A1a", skills=["slippery"]).zombies("A1a", alpha=2).turn("ann")
    assert "fare" not in heist.ask.facts
