"""Actions and what they cost (catalogue D1, D8)."""

from __future__ import annotations

import pytest

from overrun.games.army_of_the_dead.actions import ACTIONS

from .scene import Heist


def spent(heist: Heist, *options: str) -> int:
    """The actions that it takes to do this."""
    before = heist.s.turn.actions
    heist.do(*options)
    return before - heist.s.turn.actions


@pytest.mark.rule("AD-PPH-01")
def test_most_actions_cost_one() -> None:
    heist = Heist(truck="A1a").survivor("ann", "A1g", hand=["crowbar", "pistol"])
    heist.survivor("bob", "A1g").equipment("knife").token("A1g", "blue", "loot")
    heist.turn("ann", 9)
    assert spent(heist, "search", "keep:2", "done") == 1
    assert spent(heist, "reorganise", "done") == 1
    assert spent(heist, "trade:bob", "done") == 1
    assert spent(heist, "take:loot") == 1
    assert spent(heist, "noise") == 1
    assert spent(heist, "move:A1a") == 1
    assert spent(heist, "board:driver") == 1
    assert spent(heist, "drive:A1b") == 1
    assert spent(heist, "alight") == 1


@pytest.mark.rule("AD-PPH-01", "AD-PPH-05")
def test_what_costs_two_is_not_done_with_one() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).sleepers("A1g", 1, 2).turn("ann", 3)
    assert spent(heist, "sleepers:0") == 2
    reason = heist.why_not("sleepers:0")
    assert reason is not None
    assert reason.rule == "AD-PPH-05"
    assert reason.facts == {"cost": 2, "actions": 1}
    assert heist.refuses("sleepers:0") == "AD-PPH-05"


@pytest.mark.rule("AD-PPH-05")
def test_without_actions_nothing_that_costs_is_offered() -> None:
    heist = Heist(truck="A1g").survivor("ann", "A1g", hand=["crowbar", "pistol"])
    heist.survivor("bob", "A1g", hand=["knife"]).zombies("A1a", shambler=1).sleepers("A1g", 1)
    heist.token("A1g", "blue", "loot").companion("kid", "A1g").turn("ann", 0)
    offered = {each.split(":")[0] for each in heist.options()}
    assert offered == {"discard", "drop", "end"}


@pytest.mark.vector("army-of-the-dead", "AD-TV-165")
@pytest.mark.rule("AD-PPH-06", "AD-TRD-10", "AD-SRC-02", "AD-TRK-07", "AD-OBJ-05")
def test_zombies_here_forbid_searching_and_getting_in_and_nothing_else() -> None:
    heist = Heist(truck="A1g").survivor("ann", "A1g", hand=["crowbar"]).survivor("bob", "A1g")
    heist.zombies("A1g", shambler=2).token("A1g", "blue", "loot").truck("A1g").turn("ann", 9)
    for option in ("trade:bob", "attack:0:A1g", "noise", "take:loot", "reorganise"):
        assert heist.may(option), option
    assert heist.refuses("search") == "AD-SRC-02"
    assert heist.refuses("board:driver") == "AD-TRK-07"
    assert spent(heist, "move:A1a") == 3  # and leaving is dearer


@pytest.mark.vector("army-of-the-dead", "AD-TV-110")
@pytest.mark.rule("AD-NOP-01", "AD-NOP-02", "AD-PPH-03")
def test_doing_nothing_ends_the_turn_with_all_that_is_left() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["free-move", "sprint"]).survivor("bob", "A1a")
    heist.players_phase().do("activate:ann")
    assert (heist.s.turn.actions, heist.s.turn.free) == (3, {"move": 1})
    heist.do("end")
    assert heist.who("ann").acted
    assert [turn.who for turn in heist.s.turns] == ["bob"]
    assert heist.at("ann") == "A1a"


@pytest.mark.rule("AD-NOP-01")
def test_a_turn_can_be_ended_at_any_moment() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").players_phase()
    heist.do("activate:ann", "move:A1b")
    assert heist.may("end")
    heist.do("move:A1c")
    assert heist.may("end")
    heist.do("move:A1d")
    assert heist.s.turn.who == "bob"  # ann could do nothing else


@pytest.mark.rule("AD-MKN-01", "AD-PPH-01")
def test_making_noise_costs_an_action_and_fetches_the_token() -> None:
    heist = Heist().survivor("ann", "A1c").noise("A1a").turn("ann")
    assert spent(heist, "noise") == 1
    assert heist.noisy_zone == "A1c"
    assert heist.told("noise") == [{"zone": "A1c"}]


@pytest.mark.rule("AD-PPH-04", "AD-MIS-06")
def test_a_mission_may_price_its_own_actions() -> None:
    actions = {
        "heave": {"zones": ["A1a"], "do": [{"do": "mark", "mark": "up"}], "cost": 3},
        "push": {"zones": ["A1a"], "do": [{"do": "mark", "mark": "down"}]},
    }
    heist = Heist(actions=actions).survivor("ann", "A1a", hand=["knife"]).turn("ann", 3)
    assert spent(heist, "special:push") == 1
    assert heist.refuses("special:heave") == "AD-PPH-05"
    heist.turn("ann", 3)
    assert spent(heist, "special:heave") == 3


@pytest.mark.rule("AD-MOV-10", "AD-PPH-01")
def test_no_action_opens_an_ordinary_door() -> None:
    assert not any("door" in verb for verb in ACTIONS)
    heist = Heist(doors=["A1a-A1g"]).survivor("ann", "A1a", hand=["crowbar"]).turn("ann")
    assert not any("A1g" in option for option in heist.options())
    assert heist.refuses("move:A1g") == "AD-MOV-01"
    for option in ("open:A1a-A1g", "door:A1a-A1g"):
        assert heist.refuses(option) == "AD-PPH-01"
