"""Shove and Lifesaver, which are no moves (catalogue part I)."""

from __future__ import annotations

import pytest

from .scene import Heist
from .test_activation import LIFTS


@pytest.mark.vector("army-of-the-dead", "AD-TV-84")
@pytest.mark.rule("AD-SKL-61", "AD-SKL-63", "AD-OP-058", "AD-SKL-03", "AD-SKL-02")
def test_a_shove_pushes_everybody_out_and_wakes_nobody() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["shove"])
    heist.zombies("A1b", shambler=3, alpha=1).boss("queen", "A1b").snared("A1b", "alpha")
    heist.sleepers("A1c", 2).zombies("A1c", shambler=1).turn("ann", 3).do("shove:A1c")
    assert heist.s.crowd(heist.zone("A1b")) == 0
    assert (heist.shamblers("A1c"), heist.alphas("A1c"), heist.bosses("A1c")) == (4, 1, ["queen"])
    assert heist.s.snared == {"alpha": {heist.zone("A1c"): 1}}  # the net goes with it
    assert heist.s.sleepers == {heist.zone("A1c"): [2]}
    assert heist.s.turn.actions == 3
    heist.zombies("A1b", shambler=1)
    assert heist.options("shove") == set()
    assert heist.refuses("shove:A1a") == "AD-SKL-02"


@pytest.mark.rule("AD-SKL-61")
def test_a_shove_needs_somebody_to_push_and_reaches_one_zone() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["shove"]).turn("ann")
    assert heist.refuses("shove:A1c") == "AD-SKL-61"
    heist = Heist().survivor("ann", "A1b", skills=["shove"]).zombies("A1b", shambler=1).turn("ann")
    assert heist.options("shove") == {"shove:A1a", "shove:A1c"}
    assert heist.refuses("shove:A1d") == "AD-SKL-62"  # range 2
    assert heist.refuses("shove:A1b") == "AD-SKL-62"  # where they are already
    heist = Heist().survivor("ann", "A1b").zombies("A1b", shambler=1).turn("ann")
    assert heist.refuses("shove:A1c") == "AD-SKL-01"


@pytest.mark.vector("army-of-the-dead", "AD-TV-155")
@pytest.mark.rule("AD-SKL-62")
def test_nobody_is_shoved_through_a_closed_door() -> None:
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1a", skills=["shove"])
    heist.zombies("A1a", shambler=1).turn("ann")
    assert heist.options("shove") == {"shove:A1b"}
    assert heist.refuses("shove:A1g") == "AD-SKL-62"


@pytest.mark.rule("AD-SKL-61", "AD-OP-035")
def test_nobody_is_shoved_into_another_elevator() -> None:
    heist = Heist(tiles_too=LIFTS, board=[["T4"]], start=["A1x"])
    heist.survivor("ann", "A1x", skills=["shove", "lifesaver"]).zombies("A1x", shambler=1)
    heist.survivor("bob", "A1y").zombies("A1y", shambler=1).turn("ann")
    assert heist.may("move:A1y")
    assert heist.refuses("shove:A1y") == "AD-SKL-62"
    assert heist.refuses("lifesaver:A1y") == "AD-SKL-65"


@pytest.mark.rule("AD-SKL-63", "AD-SLP-03")
def test_whoever_woke_in_this_phase_stays_so_when_pushed() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["shove"]).sleepers("A1b", 2).turn("ann")
    heist.do("noise", "shove:A1c")
    assert (heist.shamblers("A1c"), heist.s.woken[heist.zone("A1c")]) == (2, 2)
    assert heist.s.woken[heist.zone("A1b")] == 0


@pytest.mark.vector("army-of-the-dead", "AD-TV-85")
@pytest.mark.rule("AD-SKL-64", "AD-SKL-65", "AD-SKL-66", "AD-SKL-67", "AD-SKL-68", "AD-SKL-03")
def test_a_lifesaver_pulls_out_whoever_wants() -> None:
    heist = Heist(3).survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", "A1c", seat=1)
    heist.survivor("cat", "A1c", seat=2).survivor("dan", "A1a", seat=1)
    heist.zombies("A1c", shambler=2).sleepers("A1c", 3).turn("ann", 3)
    assert heist.options("lifesaver") == {"lifesaver:A1c"}
    assert heist.refuses("lifesaver:A1a") == "AD-SKL-64"  # dan is in no danger
    heist.do("lifesaver:A1c")
    assert heist.options() == {"pull:bob", "pull:cat", "done"}
    heist.do("pull:bob")
    assert (heist.ask.seat, heist.options()) == (1, {"go", "stay"})
    heist.do("go", "pull:cat")
    assert heist.ask.seat == 2
    heist.do("stay")
    assert (heist.at("bob"), heist.at("cat")) == ("A1b", "A1c")
    assert heist.s.turn.actions == 3  # nobody paid, nobody rolled
    assert heist.refuses("lifesaver:A1c") == "AD-SKL-02"


@pytest.mark.rule("AD-SKL-66")
def test_the_player_selects_whom_to_pull() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", "A1c")
    heist.survivor("cat", "A1c").zombies("A1c", shambler=1).turn("ann")
    heist.do("lifesaver:A1c", "pull:cat", "done")
    assert (heist.at("bob"), heist.at("cat")) == ("A1c", "A1b")


@pytest.mark.rule("AD-SKL-64", "AD-SKL-65")
@pytest.mark.parametrize(
    ("zone", "rule"),
    [("A1d", "AD-SKL-65"), ("A1a", "AD-SKL-64"), ("A1h", "AD-SKL-65"), ("A1b", "AD-SKL-65")],
)
def test_where_a_lifesaver_does_not_reach(zone: str, rule: str) -> None:
    heist = Heist().survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", zone)
    if zone != "A1a":  # too far, behind a wall, or here; in A1a there is no zombie
        heist.zombies(zone, shambler=1)
    heist.turn("ann")
    assert heist.options("lifesaver") == set()
    assert heist.refuses(f"lifesaver:{zone}") == rule


@pytest.mark.rule("AD-SKL-65", "AD-LOS-10")
def test_a_closed_door_keeps_the_lifesaver_out() -> None:
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1a", skills=["lifesaver"])
    heist.survivor("bob", "A1g").zombies("A1g", shambler=1).turn("ann")
    assert heist.refuses("lifesaver:A1g") == "AD-SKL-65"


@pytest.mark.rule("AD-OP-142", "AD-CPN-13", "AD-SKL-66")
def test_a_companion_is_pulled_with_its_leader_and_alone_if_it_has_none() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", "A1c")
    heist.companion("kid", "A1c", "bob").companion("gran", "A1c").zombies("A1c", shambler=1)
    heist.turn("ann").do("lifesaver:A1c")
    assert heist.options() == {"pull:bob", "pull:gran", "done"}
    heist.do("pull:bob")
    assert (heist.at("kid"), heist.at("gran")) == ("A1b", "A1c")
    heist.do("pull:gran")
    assert heist.at("gran") == "A1b"


@pytest.mark.rule("AD-OP-058", "AD-SKL-67")
def test_whoever_is_pulled_makes_no_roll_for_sleepers() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", "A1c")
    heist.zombies("A1c", shambler=1).sleepers("A1c", 2).turn("ann")
    heist.do("lifesaver:A1c", "pull:bob")
    assert heist.at("bob") == "A1b"
    assert heist.told("sneaked") == []
    assert heist.zone("A1c") in heist.s.sleepers


@pytest.mark.rule("AD-SKL-66", "AD-CPN-14")
def test_one_is_pulled_out_of_the_truck_too() -> None:
    heist = Heist(truck="A1c").survivor("ann", "A1b", skills=["lifesaver"]).survivor("bob", "A1c")
    heist.truck("A1c", driver="bob").zombies("A1c", shambler=1).turn("ann")
    heist.do("lifesaver:A1c", "pull:bob")
    assert heist.s.truck is not None
    assert (heist.at("bob"), heist.s.truck.seats) == ("A1b", {})


@pytest.mark.rule("AD-SKL-16", "AD-SKL-61", "AD-SKL-67")
def test_neither_is_an_action_that_ends_a_row_of_attacks() -> None:
    heist = Heist().survivor("ann", "A1b", skills=["shove", "lifesaver", "escalation-melee"])
    heist.survivor("bob", "A1c").zombies("A1b", shambler=1).zombies("A1c", shambler=1)
    heist.turn("ann")
    heist.s.turn.streak = {"combat": 1, "melee": 1}
    heist.do("lifesaver:A1c", "pull:bob", "shove:A1a")
    assert heist.s.turn.streak == {"combat": 1, "melee": 1}
    heist.do("noise")
    assert heist.s.turn.streak == {}
