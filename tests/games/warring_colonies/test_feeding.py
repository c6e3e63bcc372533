"""Feeding (catalogue section 15)."""

from __future__ import annotations

import pytest

from overrun.core.state import Step

from .scene import B1, BLUE, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")

FEED: Step = ("feed_all", [])


@pytest.mark.rule("WC-FEED-01", "WC-FEED-03")
def test_an_intruder_is_fed_by_nobody() -> None:
    war = War().survivor("A", Y1).survivor("B", Y2).intruder("C", B1, YELLOW, 1)
    war.yellow.food = war.blue.food = 5
    war.run(FEED)
    assert (war.yellow.food, war.blue.food) == (4, 5)


@pytest.mark.rule("WC-FEED-02")
def test_who_is_at_the_gates_of_the_enemy_does_not_eat_at_home() -> None:
    war = War().survivor("A", Y1).survivor("B", Y1).intruder("C", Y2, BLUE, 1)
    war.yellow.food = 5
    war.run(FEED)
    assert war.yellow.food == 4


@pytest.mark.rule("WC-FEED-03", "WC-KEEP-06", "WC-RND-15")
def test_each_colony_pays_for_its_own() -> None:
    war = War().survivor("A", Y1).survivor("B", Y2).survivor("C", Y2, "school").survivor("D", B1)
    war.yellow.food = war.blue.food = 5
    war.yellow.helpless, war.yellow.unruly = 2, 1  # 2 survivors, 1 helpless, 1 who counts twice
    war.run(FEED)
    assert (war.yellow.food, war.blue.food) == (2, 4)
    assert [(told["colony"], told["cost"]) for told in war.told("fed")] == [(YELLOW, 3), (BLUE, 1)]


@pytest.mark.rule("WC-FEED-04")
def test_hunger_of_one_colony_is_not_the_others() -> None:
    war = War(morale=(6, 6)).survivor("A", Y1).survivor("B", Y1).survivor("C", Y2)
    war.survivor("D", B1)
    war.yellow.food, war.blue.food = 1, 1
    war.yellow.starvation = 1
    war.run(FEED)
    assert (war.yellow.food, war.yellow.starvation) == (1, 2)  # it pays nothing
    assert (war.blue.food, war.blue.starvation) == (0, 0)
    assert war.morale == (4, 6)
