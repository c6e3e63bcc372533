"""What cards do to the colony: morale, time, food, the helpless, waste."""

from __future__ import annotations

import pytest

from .carrying import card, carry, why_not
from .conftest import AddCards
from .scene import Scene

# -- tracks and supplies -----------------------------------------------------------------------


@pytest.mark.rule("LN-BRD-05")
def test_morale_falls(add_cards: AddCards) -> None:
    card(add_cards, 'do = "morale", by = -2')
    scene = carry(Scene(morale=5))
    assert scene.s.morale == 3
    assert scene.told("morale") == [{"by": -2, "morale": 3, "cause": "card", "colony": "colony"}]


@pytest.mark.rule("LN-END-01")
def test_morale_at_zero_ends_the_game_before_the_next_effect(add_cards: AddCards) -> None:
    card(add_cards, 'do = "morale", by = -2', 'do = "food", by = 3')
    scene = carry(Scene(morale=2))
    assert scene.ending == "morale"
    assert scene.s.food == 0


def test_the_round_marker_never_reaches_zero_by_a_card(add_cards: AddCards) -> None:
    card(add_cards, 'do = "rounds", by = -3')
    assert why_not(Scene(rounds=3)) == ("LN-XR-08", "no-time-left")
    assert why_not(Scene(rounds=4)) is None
    scene = carry(Scene(rounds=3))
    assert (scene.s.rounds, scene.ending) == (1, None)
    assert scene.told("rounds") == [{"by": -2, "rounds": 1}]


def test_the_round_marker_stays_on_its_track(add_cards: AddCards) -> None:
    card(add_cards, 'do = "rounds", by = 3')
    assert carry(Scene(rounds=8)).s.rounds == 10


@pytest.mark.rule("LN-TOK-06")
def test_food_comes_into_the_supply(add_cards: AddCards) -> None:
    card(add_cards, 'do = "food", by = 2')
    scene = Scene()
    scene.s.food = 1
    assert why_not(scene) is None
    assert carry(scene).s.food == 3


@pytest.mark.vector("long-night", "TV-22")
@pytest.mark.rule("LN-XR-08")
def test_one_cannot_give_up_more_food_than_there_is(add_cards: AddCards) -> None:
    card(add_cards, 'do = "food", by = -2')
    scene = Scene()
    scene.s.food = 1
    assert why_not(scene) == ("LN-XR-08", "too-little-food")
    assert carry(scene).s.food == 0
    assert scene.told("food") == [{"by": -1, "food": 0, "colony": "colony"}]
    scene = Scene()
    scene.s.food = 2
    assert why_not(scene) is None


@pytest.mark.rule("LN-TOK-07")
def test_starvation_tokens_come_and_go(add_cards: AddCards) -> None:
    card(add_cards, 'do = "starvation", by = -2')
    scene = Scene()
    assert why_not(scene) == ("OP-82", "no-starvation")
    scene.s.starvation = 1
    assert why_not(scene) is None
    assert carry(scene).s.starvation == 0
    card(add_cards, 'do = "starvation", by = 1')
    assert why_not(Scene()) is None
    assert carry(Scene()).s.starvation == 1


def test_progress_rises_and_falls(add_cards: AddCards) -> None:
    card(add_cards, 'do = "progress", by = 2')
    assert carry(Scene()).s.progress == 2
    card(add_cards, 'do = "progress", by = -2')
    scene = Scene()
    scene.s.progress = 1
    assert why_not(scene) == ("LN-XR-08", "too-little-progress")
    assert carry(scene).s.progress == 0


def test_a_player_takes_the_first_player_token(add_cards: AddCards) -> None:
    card(add_cards, 'do = "first-player"')
    scene = carry(Scene(), seat=2)
    assert scene.s.first == 2
    assert scene.told("first-player") == [{"seat": 2}]


# -- the helpless ------------------------------------------------------------------------------


@pytest.mark.rule("LN-HELP-01", "LN-HELP-UNR-01")
def test_helpless_survivors_come_unruly(add_cards: AddCards) -> None:
    card(add_cards, 'do = "helpless", by = 2, unruly = true')
    scene = carry(Scene().survivor("gia"))
    assert (scene.s.helpless, scene.s.unruly) == (2, 2)


@pytest.mark.vector("long-night", "TV-21")
@pytest.mark.rule("LN-SADD-05")
def test_a_full_colony_takes_no_helpless_survivors_in(add_cards: AddCards) -> None:
    card(add_cards, 'do = "food", by = 1', 'do = "helpless", by = 2')
    scene = Scene()
    scene.s.helpless = scene.s.colony.spaces
    assert why_not(scene) == ("LN-SADD-05", "colony-full")
    scene.s.helpless -= 1
    assert why_not(scene) is None
    assert carry(scene).s.helpless == scene.s.colony.spaces  # as many as there is room for


@pytest.mark.rule("LN-EXILE-07")
def test_the_exiled_bring_no_helpless_survivors(add_cards: AddCards) -> None:
    card(add_cards, 'do = "helpless", by = 2')
    scene = Scene().exiled(1)
    scene.s.helpless = scene.s.colony.spaces
    assert why_not(scene, seat=1) is None
    scene.s.helpless = 0
    assert carry(scene, seat=1).s.helpless == 0


def test_helpless_survivors_leave_the_calm_ones_first(add_cards: AddCards) -> None:
    card(add_cards, 'do = "helpless", by = -2')
    scene = Scene(morale=5)
    scene.s.helpless, scene.s.unruly = 3, 2
    scene = carry(scene)
    assert (scene.s.helpless, scene.s.unruly, scene.s.morale) == (1, 1, 5)
    assert why_not(scene) == ("LN-XR-08", "too-few-helpless")


def test_unruly_helpless_survivors_leave(add_cards: AddCards) -> None:
    card(add_cards, 'do = "helpless", by = -2, unruly = true')
    scene = Scene()
    scene.s.helpless, scene.s.unruly = 5, 1
    assert why_not(scene) == ("LN-XR-08", "too-few-helpless")
    scene = carry(scene)
    assert (scene.s.helpless, scene.s.unruly) == (4, 0)


def test_leaving_needs_no_room(add_cards: AddCards) -> None:
    card(add_cards, 'do = "helpless", by = -1')
    scene = Scene()
    scene.s.helpless = scene.s.colony.spaces
    assert why_not(scene) is None


@pytest.mark.rule("LN-HELP-04")
def test_helpless_survivors_die_one_by_one(add_cards: AddCards) -> None:
    card(add_cards, 'do = "kill-helpless", count = 2')
    scene = Scene(morale=5)
    scene.s.helpless, scene.s.unruly, scene.s.first = 3, 1, 2
    scene = carry(scene)
    assert (scene.ask.seat, scene.options()) == (2, {"helpless:normal", "helpless:unruly"})
    scene.do("helpless:unruly")  # two calm ones are left, so nobody is asked again
    assert (scene.s.helpless, scene.s.unruly, scene.s.morale) == (1, 0, 3)
    assert scene.idle
    assert why_not(scene) == ("LN-XR-08", "too-few-helpless")


@pytest.mark.rule("LN-HELP-UNR-01")
def test_helpless_survivors_turn_unruly_and_calm(add_cards: AddCards) -> None:
    card(add_cards, 'do = "unruly", by = 2')
    scene = Scene()
    scene.s.helpless = 1
    assert why_not(scene) == ("LN-XR-08", "too-few-helpless")
    assert carry(scene).s.unruly == 1
    card(add_cards, 'do = "unruly", by = -2')
    assert why_not(scene) is None
    assert carry(scene).s.unruly == 0
    assert why_not(scene) == ("OP-82", "nobody-unruly")


# -- waste -------------------------------------------------------------------------------------


def test_cleaning_takes_the_top_of_the_waste(add_cards: AddCards) -> None:
    card(add_cards, 'do = "clean", count = 2')
    scene = Scene()
    assert why_not(scene) == ("LN-ACT-CLEAN-03", "no-waste")
    scene.s.waste = ["fuel", "medicine", "junk"]
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.s.waste == ["fuel"]
    assert scene.s.removed == ["medicine", "junk"]


@pytest.mark.rule("LN-RAND-01")
def test_litter_from_a_random_deck(add_cards: AddCards) -> None:
    card(add_cards, 'do = "litter", count = 2')
    scene = Scene().deck("school", "fuel", "medicine", "junk").roll(3)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.s.waste == ["fuel", "medicine"]
    assert scene.s.places["school"].deck == ["junk"]
    assert scene.told("littered")[0]["items"] == ["fuel", "medicine"]


def test_litter_needs_a_deck_with_cards(add_cards: AddCards) -> None:
    card(add_cards, 'do = "litter", count = 1, deck = "school"')
    scene = Scene().deck("library", "fuel")
    assert why_not(scene) == ("OP-16", "deck-empty")
    assert carry(scene).s.waste == []
