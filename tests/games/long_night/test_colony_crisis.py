"""Resolving the crisis of the round (catalogue section 10.3)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.crisis import resolve_crisis, reveal_crisis

from .conftest import AddCards
from .scene import Scene, encoded

CRISES = """
[fuel-shortage]
accepts = ["fuel"]
fail = [{ do = "morale", by = -2 }]

[coordinated-attacks]
accepts = ["fuel", "tool"]
fail = [{ do = "morale", by = -2 }]

[hunger-march]
accepts = ["food"]
fail = [{ do = "morale", by = -2 }]
extra = { excess = 1, effects = [{ do = "food", by = 3 }] }
"""


@pytest.fixture(autouse=True)
def crises(add_cards: AddCards) -> None:
    add_cards("crises", CRISES)


def resolve(scene: Scene, name: str, *items: str) -> Scene:
    """The crisis is resolved with these cards, which come out of the shuffle as they are."""
    citizens = scene.s.citizens
    given = [(citizens[number % len(citizens)], item) for number, item in enumerate(items)]
    scene.crisis(name, *given)
    return scene.roll(list(items)).run(resolve_crisis)


# -- the examples ------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "WE-04-PL")
@pytest.mark.rule("LN-COL-CRISIS-02", "LN-COL-CRISIS-03", "LN-COL-CRISIS-04", "LN-COL-CRISIS-07")
def test_crisis_not_prevented() -> None:
    scene = resolve(Scene(3), "fuel-shortage", "fuel", "pistol", "fuel", "fuel")
    (told,) = scene.told("crisis-resolved")
    assert (told["points"], told["needed"], told["prevented"]) == (2, 3, False)
    assert scene.s.morale == 4
    assert sorted(scene.s.removed) == ["fuel", "fuel", "fuel", "pistol"]
    assert scene.s.added == []


@pytest.mark.vector("long-night", "WE-04-FR")
def test_crisis_that_accepts_two_symbols_not_prevented() -> None:
    scene = resolve(Scene(3), "coordinated-attacks", "fuel", "fuel", "fuel", "pistol")
    assert scene.told("crisis-resolved")[0]["points"] == 2
    assert (scene.s.morale, len(scene.s.removed)) == (4, 4)


@pytest.mark.rule("LN-COL-CRISIS-02")
def test_each_accepted_symbol_counts_the_same() -> None:
    scene = resolve(Scene(3), "coordinated-attacks", "fuel", "junk", "junk")
    assert scene.told("crisis-resolved")[0]["points"] == 3
    assert scene.s.morale == 6


@pytest.mark.vector("long-night", "TV-27")
@pytest.mark.rule(
    "LN-COL-CRISIS-04", "LN-COL-CRISIS-05", "LN-COL-CRISIS-06", "LN-COL-CRISIS-08", "LN-EXILE-15"
)
@pytest.mark.parametrize(
    ("cards", "points", "morale"),
    [
        (["fuel"] * 4 + ["pistol"], 3, 6),
        (["fuel"] * 5, 5, 7),
        (["fuel"] * 4, 4, 6),
        ([], 0, 4),
    ],
    ids=["just enough", "two too many", "one too many", "no card"],
)
def test_crisis_with_an_exile(cards: list[str], points: int, morale: int) -> None:
    scene = resolve(Scene(4).exiled(3), "fuel-shortage", *cards)
    (told,) = scene.told("crisis-resolved")
    assert (told["points"], told["needed"], told["prevented"]) == (points, 3, points >= 3)
    assert scene.s.morale == morale
    assert len(scene.s.removed) == len(cards)


# -- counting ----------------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-CRISIS-04")
def test_one_point_too_few_is_a_failure() -> None:
    scene = resolve(Scene(4), "fuel-shortage", "fuel", "fuel", "fuel")
    assert scene.s.morale == 4


@pytest.mark.rule("LN-COL-CRISIS-06")
def test_a_large_excess_raises_morale_only_once() -> None:
    scene = resolve(Scene(3), "fuel-shortage", *["fuel"] * 9)
    assert scene.s.morale == 7


@pytest.mark.rule("OP-50")
def test_morale_does_not_rise_above_its_track() -> None:
    scene = resolve(Scene(3, morale=10), "fuel-shortage", *["fuel"] * 5)
    assert scene.s.morale == 10


@pytest.mark.rule("OP-48", "LN-COL-CRISIS-06")
def test_the_extra_of_a_card_comes_besides_the_general_one() -> None:
    scene = resolve(Scene(3), "hunger-march", *["food-1"] * 4)
    assert (scene.s.food, scene.s.morale) == (3, 6)
    scene = resolve(Scene(3), "hunger-march", *["food-1"] * 5)
    assert (scene.s.food, scene.s.morale) == (3, 7)
    scene = resolve(Scene(3), "hunger-march", *["food-1"] * 3)
    assert (scene.s.food, scene.s.morale) == (0, 6)


@pytest.mark.rule("OP-48")
def test_a_card_may_say_that_its_extra_comes_instead(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        '[tithe]\naccepts = ["food"]\nfail = [{ do = "morale", by = -1 }]\n'
        'extra = { excess = 2, effects = [{ do = "food", by = 3 }], instead = true }',
    )
    scene = resolve(Scene(3), "tithe", *["food-1"] * 5)
    assert (scene.s.food, scene.s.morale) == (3, 6)


@pytest.mark.rule("OP-49", "LN-EXILE-15")
def test_an_exile_of_the_same_round_lowers_what_is_needed() -> None:
    scene = Scene(4).secrets("magpie", "toolbox", "far-road", "rainy-day")
    scene.survivor("gia", 0).survivor("emma", 1).survivor("mei", 2).survivor("dutch", 3, "school")
    scene.crisis("fuel-shortage", (0, "fuel"), (1, "fuel"), (2, "fuel")).turn(0)
    assert scene.view(0).needed == 4
    scene.do("exile:3").all_do({0: "yes", 1: "yes", 2: "yes", 3: "no"})
    assert scene.view(0).needed == 3
    scene.roll(["fuel", "fuel", "fuel"]).run(resolve_crisis)
    assert scene.s.morale == 6


# -- secrecy -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-CRISIS-01")
def test_the_cards_are_shuffled_so_that_nobody_knows_whose_they_were() -> None:
    scene = Scene(3)
    scene.crisis("fuel-shortage", (0, "fuel"), (1, "pistol"), (2, "food-1"))
    scene.roll(["food-1", "fuel", "pistol"]).run(resolve_crisis)
    for viewer in (0, 1, 2, None):
        (told,) = scene.told("crisis-resolved", viewer)
        assert told["items"] == ["food-1", "fuel", "pistol"]
        assert not {"seat", "seats", "added"} & set(told)
        assert scene.view(viewer).added == []
        assert b"pistol" not in encoded(scene.view(viewer))


# -- afterwards --------------------------------------------------------------------------------


@pytest.mark.rule("LN-COL-CRISIS-07")
@pytest.mark.parametrize("cards", [["fuel"] * 3, ["fuel"] * 2])
def test_the_cards_are_out_of_the_game_whatever_the_outcome(cards: list[str]) -> None:
    scene = resolve(Scene(3), "fuel-shortage", *cards)
    assert scene.s.removed == cards
    assert (scene.s.added, scene.s.waste) == ([], [])
    assert all(player.hand == [] for player in scene.s.players)


@pytest.mark.rule("LN-COL-CRISIS-09")
def test_a_resolved_crisis_makes_way_for_the_next() -> None:
    scene = Scene(3).crisis("fuel-shortage")
    scene.s.crisis_deck = ["hunger-march", "coordinated-attacks"]
    scene.roll([]).run(resolve_crisis)
    assert scene.s.crisis == ""
    assert scene.view(None).past_crises == ["fuel-shortage"]
    scene.run(reveal_crisis)
    assert scene.s.crisis == "hunger-march"
    assert scene.s.crisis_deck == ["coordinated-attacks"]


@pytest.mark.rule("OP-18")
def test_when_all_crises_were_met_they_are_shuffled_again() -> None:
    scene = Scene(3)
    scene.s.past_crises = ["fuel-shortage", "hunger-march"]
    scene.roll(["hunger-march", "fuel-shortage"]).run(reveal_crisis)
    assert (scene.s.crisis, scene.s.crisis_deck) == ("hunger-march", ["fuel-shortage"])
    assert scene.s.past_crises == []


@pytest.mark.rule("OP-47")
def test_who_added_what_is_told_at_the_end_and_not_before() -> None:
    scene = Scene(rounds=1).survivor("gia", 0)
    scene.crisis("thirty-below", (0, "fuel"), (0, "fuel"), (0, "fuel"), (1, "fuel"), (1, "junk"))
    scene.roll(["junk", "fuel", "fuel", "fuel", "fuel"]).run(("resolve_crisis", []))
    assert "added-shown" not in scene.events
    scene.run(("move_track", []))
    assert scene.ending == "rounds"
    assert scene.told("added-shown") == [
        {"seat": 0, "round": 1, "items": ["fuel", "fuel", "fuel"]},
        {"seat": 1, "round": 1, "items": ["fuel", "junk"]},
    ]
