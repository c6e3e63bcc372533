"""Spending food on dice (catalogue section 7.11)."""

from __future__ import annotations

import pytest

from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def with_food(food: int, *dice: int, place: str = "colony") -> Scene:
    scene = Scene().survivor("A", 0, place).survivor("B", 1).dice(0, *dice).dice(1, 1, 2)
    scene.s.food = food
    return scene.turn(0)


@pytest.mark.rule("LN-ACT-FOOD-01", "LN-ACT-FOOD-02")
@pytest.mark.parametrize("die", range(1, 6))
def test_a_food_token_raises_a_die_by_one(die: int) -> None:
    scene = with_food(3, die).do(f"raise:{die}")
    assert scene.s.food == 2
    assert scene.s.players[0].dice == [die + 1]
    assert scene.s.players[1].dice == [1, 2]


@pytest.mark.rule("LN-ACT-FOOD-01", "LN-ACT-FOOD-02", "OP-35")
def test_several_tokens_on_one_die_or_on_several() -> None:
    scene = with_food(6, 2, 5).do("raise:2", "raise:3", "raise:5", "raise:4")
    assert scene.s.players[0].dice == [5, 6]
    assert scene.s.food == 2


@pytest.mark.rule("LN-ACT-FOOD-01")
def test_the_food_comes_from_the_supply() -> None:
    scene = with_food(1, 2, 3).do("raise:3")
    assert scene.s.food == 0
    assert scene.refuses("raise:2") == "LN-ACT-FOOD-01"


@pytest.mark.rule("LN-ACT-FOOD-02")
def test_of_two_equal_dice_one_rises() -> None:
    scene = with_food(2, 3, 3).do("raise:3")
    assert scene.s.players[0].dice == [3, 4]


@pytest.mark.rule("OP-35", "OP-82")
def test_a_six_rises_no_further() -> None:
    scene = with_food(2, 6)
    assert scene.refuses("raise:6") == "LN-ACT-FOOD-02"


@pytest.mark.rule("LN-ACT-FOOD-03")
def test_a_used_die_is_not_raised() -> None:
    scene = with_food(2, 2, 5).do("barricade:A:2", "door:1")
    assert scene.s.players[0].used == [2]
    assert scene.options("raise:") == {"raise:5"}
    assert scene.refuses("raise:2") == "LN-ACT-01"


@pytest.mark.rule("LN-ACT-FOOD-04")
def test_nobody_need_be_in_the_colony() -> None:
    scene = with_food(2, 4, place="gas").do("raise:4")
    assert scene.s.players[0].dice == [5]
    alone = Scene().dice(0, 4)  # not even a survivor
    alone.s.food = 1
    alone.turn(0).do("raise:4")
    assert alone.s.players[0].dice == [5]
