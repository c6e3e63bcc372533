"""Feeding the colony and checking its waste (catalogue sections 10.1 and 10.2)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import check_waste, pay_food

from .scene import Scene


def hungry(mouths: int, food: int, starvation: int = 0) -> Scene:
    """A colony with so many survivors, about to be fed."""
    scene = Scene().crowd(mouths)
    scene.s.food, scene.s.starvation = food, starvation
    return scene


# -- food --------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-23")
@pytest.mark.rule("LN-COL-FOOD-03", "LN-HELP-UNR-02")
def test_feeding_with_unruly_helpless_survivors() -> None:
    scene = hungry(5, food=5)
    scene.crowd(4, "school")
    scene.s.helpless, scene.s.unruly = 3, 1
    scene.run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (0, 0, 6)


@pytest.mark.rule("LN-COL-FOOD-01")
@pytest.mark.parametrize(("mouths", "cost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (14, 7)])
def test_one_food_token_feeds_two_survivors(mouths: int, cost: int) -> None:
    scene = hungry(mouths, food=10).run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (10 - cost, 0, 6)


@pytest.mark.rule("LN-COL-FOOD-02", "LN-COL-FOOD-05")
def test_helpless_survivors_eat_and_the_half_is_rounded_once() -> None:
    scene = hungry(3, food=10)
    scene.s.helpless = 3
    scene.run(pay_food)
    assert scene.s.food == 7  # six mouths: not two for the survivors and two for the helpless


@pytest.mark.rule("LN-COL-FOOD-05")
def test_unruly_ones_are_not_rounded_by_themselves() -> None:
    scene = hungry(3, food=10)
    scene.s.helpless, scene.s.unruly = 2, 1
    scene.run(pay_food)
    assert scene.s.food == 7  # 3 + 1 + 2 mouths


@pytest.mark.rule("LN-COL-FOOD-04")
def test_who_is_outside_feeds_alone() -> None:
    scene = hungry(2, food=1)
    for place in ("school", "hospital", "police"):
        scene.crowd(3, place)
    scene.run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (0, 0, 6)


@pytest.mark.vector("long-night", "TV-24")
@pytest.mark.rule("LN-COL-FOOD-06", "LN-COL-FOOD-07", "LN-COL-FOOD-08")
def test_second_hunger_round() -> None:
    scene = hungry(6, food=2, starvation=1).run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (2, 2, 4)


@pytest.mark.rule("LN-COL-FOOD-07", "LN-COL-FOOD-08")
def test_hunger_grows_worse_every_time() -> None:
    scene = hungry(3, food=1)
    scene.run(pay_food, pay_food, pay_food)
    assert (scene.s.food, scene.s.starvation) == (1, 3)
    assert [fact["by"] for fact in scene.told("morale")] == [-1, -2, -3]
    assert scene.ending == "morale"


@pytest.mark.vector("long-night", "TV-25")
@pytest.mark.rule("LN-COL-FOOD-09")
def test_old_starvation_tokens_are_harmless_when_fed() -> None:
    scene = hungry(4, food=2, starvation=3).run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (0, 3, 6)


@pytest.mark.rule("LN-COL-FOOD-10")
def test_nobody_in_the_colony_is_nobody_to_feed() -> None:
    scene = Scene().survivor("gia", 0, "school").run(pay_food)
    assert (scene.s.food, scene.s.starvation, scene.s.morale) == (0, 0, 6)


# -- waste -------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-26")
@pytest.mark.rule("LN-COL-WASTE-01")
@pytest.mark.parametrize(("cards", "loss"), [(9, 0), (10, 1), (19, 1), (29, 2)])
def test_waste_boundaries(cards: int, loss: int) -> None:
    scene = Scene()
    scene.s.waste = ["junk"] * cards
    scene.run(check_waste)
    assert scene.s.morale == 6 - loss


@pytest.mark.vector("long-night", "WE-08")
@pytest.mark.rule("LN-COL-WASTE-02")
def test_the_same_waste_weighs_again_in_every_round() -> None:
    scene = Scene()
    scene.s.waste = ["junk"] * 10
    scene.run(check_waste)
    assert (scene.s.morale, len(scene.s.waste)) == (5, 10)
    scene.run(check_waste)
    assert (scene.s.morale, len(scene.s.waste)) == (4, 10)
