"""When the main objective is looked at, and who has won in the end (worked examples)."""

from __future__ import annotations

import pytest

from .conftest import AddCards
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.fixture(autouse=True)
def objectives(add_cards: AddCards) -> None:
    """A main objective that wants food, and secrets that are met, or not."""
    side = '{ morale = 6, rounds = 6, goals = [{ is = "food", at_least = 6 }] }'
    add_cards("objectives", f'[larder]\nlength = "short"\nstandard = {side}\nhard = {side}')
    add_cards(
        "secrets",
        '[met]\ngoals = [{ is = "main-done" }, { is = "group", at_least = 1 }]\n'
        '[unmet]\ngoals = [{ is = "main-done" }, { is = "group", at_least = 9 }]\n'
        '[vengeful]\nbetrayal = true\ngoals = [{ is = "morale-zero" }, { is = "group" }]',
    )
    add_cards(
        "exiles",
        '[bitter]\nloyal = [{ is = "not", of = { is = "main-done" } }]\nbetrayer = []\n'
        '[wistful]\nloyal = [{ is = "all-at", place = "outside" }]\n'
        'betrayer = [{ is = "main-done" }]',
    )
    add_cards("crises", '[calm]\naccepts = ["food"]\nfail = [{ do = "nothing" }]')


def at_the_larder(food: int) -> Scene:
    scene = Scene(3).survivor("A", 0).survivor("B", 1).survivor("C", 2, "gas")
    scene.s.objective, scene.s.food, scene.s.crisis = "larder", food, "calm"
    return scene


@pytest.mark.vector("long-night", "TV-91")
def test_objective_lost_again_before_the_check() -> None:
    scene = at_the_larder(4).survivor("D", 0).survivor("E", 0).hand(0, "food-2").turn(0)
    scene.do("play:food-2")
    assert scene.s.food == 6
    assert scene.view(None).goals_met == [True]
    assert scene.ending is None  # nobody looks at it during a turn
    scene.do("end").roll([]).run(("colony_phase", []))
    assert scene.s.food == 4
    assert scene.ending is None
    assert "track" in scene.events  # the game goes on past step 5
    enough = at_the_larder(8).survivor("D", 0).survivor("E", 0).roll([])
    enough.run(("colony_phase", []))
    assert (enough.s.food, enough.ending) == (6, "objective")


@pytest.mark.vector("long-night", "TV-92")
def test_everyone_can_lose() -> None:
    scene = at_the_larder(6).secrets("unmet", "unmet", "unmet").run(("check_objective", []))
    assert (scene.ending, scene.winners) == ("objective", [])
    assert scene.view(None).outcome is not None
    assert scene.view(None).outcome.facts["main"] is True


@pytest.mark.vector("long-night", "TV-107")
@pytest.mark.rule("LN-CARD-SECRET-01")
def test_mixed_result() -> None:
    scene = at_the_larder(6).secrets("met", "unmet", "met").exiled(2)
    scene.s.players[2].exile_card = "wistful"
    scene.run(("check_objective", []))
    assert scene.winners == [0, 2]
    shown = {told["seat"]: told["won"] for told in scene.told("secret-shown")}
    assert shown == {0: True, 1: False, 2: True}


@pytest.mark.rule("LN-END-08", "LN-EXILE-02")
@pytest.mark.parametrize(
    ("secret", "card", "wins"),
    [
        ("met", "", True), ("met", "bitter", False), ("met", "wistful", True),
        ("unmet", "wistful", False), ("vengeful", "", False), ("vengeful", "wistful", True),
        ("vengeful", "bitter", True),
    ],
)  # fmt: skip
def test_an_exile_card_replaces_what_one_wants_for_the_colony(
    secret: str, card: str, wins: bool
) -> None:
    scene = at_the_larder(6).secrets("met", "met", secret).exiled(2)
    scene.s.players[2].exile_card = card
    scene.run(("check_objective", []))
    assert (2 in scene.winners) is wins
