"""The order of the colony phase, and its last steps (catalogue sections 10 and 10.5)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import (
    check_objective,
    check_waste,
    colony_phase,
    move_track,
    pass_token,
    zombies_gather,
)

from .conftest import AddCards
from .scene import Scene

P1, P2, P3 = 0, 1, 2

OBJECTIVES = """
[stocked]
length = "short"
standard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 6 }] }
hard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 6 }] }

[stocked-and-clean]
length = "short"
standard = { morale = 6, rounds = 6, goals = [
    { is = "food", at_least = 6 }, { is = "waste", at_most = 0 },
] }
hard = { morale = 6, rounds = 6, goals = [{ is = "food", at_least = 6 }] }

[no-zombies]
length = "short"
standard = { morale = 6, rounds = 6, goals = [{ is = "zombies", at_most = 0 }] }
hard = { morale = 6, rounds = 6, goals = [{ is = "zombies", at_most = 0 }] }

[bad-luck]
length = "short"
standard = { morale = 6, rounds = 6, goals = [{ is = "morale", at_most = 3 }] }
hard = { morale = 6, rounds = 6, goals = [{ is = "morale", at_most = 3 }] }
"""

CRISIS = """
[hard-times]
accepts = ["fuel"]
fail = [{ do = "morale", by = -1 }]
"""


@pytest.fixture(autouse=True)
def cards(add_cards: AddCards) -> None:
    add_cards("objectives", OBJECTIVES)
    add_cards("crises", CRISIS)


def table(objective: str = "stocked", *, food: int = 0, rounds: int = 6, morale: int = 6) -> Scene:
    scene = Scene(rounds=rounds, morale=morale).secrets("magpie", "toolbox", "far-road")
    scene.survivor("dutch", P1).survivor("gia", P2).survivor("mei", P3)
    scene.s.objective, scene.s.food = objective, food
    scene.s.crisis_deck = ["hard-times"]
    return scene


# -- the order ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-01")
def test_seven_steps_in_this_order() -> None:
    scene = table().crisis("hard-times")
    scene.s.waste = ["junk"] * 10
    scene.roll([], *[1] * 6).run(colony_phase)
    scene.all_do({P1: "pass", P2: "pass", P3: "pass"})
    told = scene.events[: scene.events.index("round")]
    assert told == [
        "colony-phase",
        "starving", "morale",
        "waste", "morale",
        "crisis-resolved", "morale",
        "zombies-gather", "zombie-came", "zombie-came",
        "track",
        "first-player",
    ]  # fmt: skip
    assert [fact["cause"] for fact in scene.told("morale")] == ["hunger", "waste", "card"]


@pytest.mark.rule("LN-COL-01")
def test_the_objective_is_checked_after_the_zombies_and_before_the_track() -> None:
    scene = table("no-zombies", food=2, rounds=1).crisis("hard-times").roll([]).run(colony_phase)
    assert scene.ending == "rounds"  # the zombies of this round came first
    scene = table("no-zombies", food=2, rounds=1).crisis("hard-times").roll([])
    for name in list(scene.s.survivors):  # nobody at home, nobody comes
        scene.s.colony.survivors.remove(name)
        scene.s.places["school"].survivors.append(name)
        scene.s.survivors[name].place = "school"
    scene.run(colony_phase)
    assert (scene.ending, scene.s.rounds) == ("objective", 1)


# -- the objective -----------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-OBJ-01")
def test_all_conditions_of_the_objective_must_be_met() -> None:
    scene = table("stocked-and-clean", food=6)
    scene.s.waste = ["junk"]
    scene.run(check_objective)
    assert scene.ending is None
    scene.s.waste = []
    scene.run(check_objective)
    assert scene.ending == "objective"
    assert scene.table.asks == []


@pytest.mark.rule("LN-COL-OBJ-02")
def test_an_objective_met_and_lost_again_does_not_count() -> None:
    scene = table(food=5).hand(P1, "food-1").turn(P1).do("play:food-1")
    assert (scene.s.food, scene.ending) == (6, None)  # not while a turn is played
    scene.crisis("hard-times").roll([]).run(colony_phase)  # two are eaten
    assert (scene.s.food, scene.ending) == (4, None)


@pytest.mark.rule("LN-COL-OBJ-02")
def test_an_objective_met_by_a_step_of_the_phase_waits_for_its_own_step() -> None:
    scene = table("bad-luck", morale=4).crisis("hard-times")
    scene.s.waste = ["junk"] * 10
    scene.s.food = 2
    scene.roll([]).run(colony_phase)
    assert scene.ending == "objective"
    assert "zombies-gather" in scene.events  # although it was met by the waste before
    assert "track" not in scene.events


# -- the track ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-TRACK-01")
def test_the_round_marker_goes_down_by_one() -> None:
    scene = table(rounds=4).run(move_track)
    assert (scene.s.rounds, scene.ending) == (3, None)


@pytest.mark.rule("LN-COL-TRACK-02")
def test_the_game_ends_when_the_marker_reaches_0() -> None:
    scene = table(rounds=2).run(move_track)
    assert (scene.s.rounds, scene.ending) == (1, None)
    scene.run(move_track)
    assert (scene.s.rounds, scene.ending) == (0, "rounds")


@pytest.mark.vector("long-night", "TV-50")
def test_last_round_objective_missed() -> None:
    scene = table(food=5, rounds=1).run(check_objective, move_track, pass_token)
    assert (scene.ending, scene.s.rounds) == ("rounds", 0)
    assert scene.table.asks == []  # nobody is asked about the token
    assert scene.s.first == P1
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is False


@pytest.mark.vector("long-night", "TV-51")
def test_last_round_objective_met() -> None:
    scene = table(food=6, rounds=1).run(check_objective, move_track, pass_token)
    assert (scene.ending, scene.s.rounds) == ("objective", 1)
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is True


@pytest.mark.vector("long-night", "TV-52")
def test_morale_before_objective() -> None:
    scene = table(food=6, morale=1)
    scene.s.waste = ["junk"] * 10
    scene.run(check_waste, zombies_gather, check_objective)
    assert (scene.s.morale, scene.ending) == (0, "morale")
    assert "zombies-gather" not in scene.events
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is False


# -- the token ---------------------------------------------------------------------------------


def turns(scene: Scene) -> list[int]:
    """Who has had a turn since the round began, the last one just now."""
    for _ in range(2):
        scene.do("end")
    return [fact["seat"] for fact in scene.told("turn")]


@pytest.mark.vector("long-night", "TV-53")
@pytest.mark.rule("LN-COL-FIRST-03")
def test_passing_the_token() -> None:
    scene = table().run(pass_token).roll(*[1] * 6)
    scene.all_do({P1: "pass", P2: "pass", P3: "pass"})
    assert scene.s.first == P3
    assert turns(scene) == [P3, P1, P2]


@pytest.mark.vector("long-night", "TV-53")
@pytest.mark.rule("LN-COL-FIRST-02")
def test_keeping_the_token() -> None:
    scene = table().run(pass_token)
    scene.all_do({P1: "pass", P2: "call", P3: "pass"})
    assert [ask.kind for ask in scene.table.asks] == ["vote"] * 3
    scene.roll(*[1] * 6).all_do({P1: "yes", P2: "yes", P3: "no"})
    assert scene.s.first == P1
    assert turns(scene) == [P1, P2, P3]


@pytest.mark.rule("LN-COL-FIRST-01", "LN-VOTE-01")
@pytest.mark.parametrize("caller", [P1, P2, P3])
def test_any_player_may_call_the_vote(caller: int) -> None:
    scene = table().run(pass_token)
    assert [ask.kind for ask in scene.table.asks] == ["keep-token"] * 3
    scene.all_do({seat: "call" if seat == caller else "pass" for seat in (P1, P2, P3)})
    assert scene.told("token-vote")[0]["seat"] == caller
    scene.roll(*[1] * 6).all_do({P1: "yes", P2: "yes", P3: "yes"})
    assert scene.s.first == P1


@pytest.mark.rule("LN-COL-FIRST-03")
def test_a_lost_vote_passes_the_token_on() -> None:
    scene = table()
    scene.s.first = P2
    scene.run(pass_token).all_do({P1: "call", P2: "call", P3: "pass"})
    scene.roll(*[1] * 6).all_do({P1: "no", P2: "yes", P3: "no"})
    assert scene.s.first == P1  # to the right of P2


@pytest.mark.rule("LN-COL-FIRST-04")
def test_then_a_new_round_begins_with_its_crisis() -> None:
    scene = table().run(pass_token).roll(*[1] * 6)
    scene.all_do({P1: "pass", P2: "pass", P3: "pass"})
    assert scene.events[:4] == ["first-player", "round", "crisis", "dice"]
    assert (scene.s.round, scene.s.crisis) == (2, "hard-times")
    assert scene.ask.kind == "action"
