"""How bots look at a war: the race of two colonies in numbers."""

from __future__ import annotations

from overrun.bots.mind import mind
from overrun.bots.warring_colonies.look import WarLook
from tests.games.warring_colonies.scene import B1, BLUE, Y1, YELLOW, War


def war(objective: str) -> War:
    """Two colonies of two players each, at peace."""
    return War(4, rounds=6, objective=objective)


def said(scene: War, seat: int) -> dict[str, int]:
    """The numbers of the position by their names."""
    look = WarLook(scene.seen(seat), seat)
    return dict(zip(WarLook.NUMBERS, look.position, strict=True))


def test_both_sides_see_the_same_race() -> None:
    scene = (
        war("cold-storage")
        .survivor("halima", Y1)
        .survivor("milo", B1)
        .survivor("gia", B1, "school")
    )
    scene.yellow.food, scene.blue.food = 9, 3
    scene.acting(Y1, B1)
    ours, theirs = said(scene, Y1), said(scene, B1)
    for name in ("food-way", "reached", "dice", "loss", "brink", "arms", "at-school"):
        own = {"dice": "team-dice", "loss": "night-loss"}.get(name, name)
        assert ours[f"foe-{name}"] == theirs[own]
        assert theirs[f"foe-{name}"] == ours[own]
    assert (ours["at-school"], ours["foe-at-school"]) == (0, 1)


def test_what_is_eaten_tonight_is_missing_in_the_store() -> None:
    scene = war("cold-storage").survivor("halima", Y1).survivor("milo", B1)
    scene.yellow.food = 13
    scene.acting(Y1, B1)
    due = scene.seen(Y1).colonies[0].food_due
    assert due > 0
    assert (said(scene, Y1)["food-way"], said(scene, Y1)["reached"]) == (due, 0)
    scene.yellow.food = 13 + due
    assert (said(scene, Y1)["food-way"], said(scene, Y1)["reached"]) == (0, 1)
    assert said(scene, B1)["foe-reached"] == 1


def test_a_way_counts_only_where_the_war_is_about_it() -> None:
    scene = war("war-of-nerves").survivor("halima", Y1).survivor("milo", B1)
    scene.yellow.morale, scene.blue.morale = 7, 5
    scene.acting(Y1, B1)
    numbers = said(scene, Y1)
    assert (numbers["about-lead"], numbers["lead-way"], numbers["foe-lead-way"]) == (1, 1, 5)
    assert (numbers["about-food"], numbers["food-way"], numbers["foe-food-way"]) == (0, 0, 0)


def test_the_night_costs_hunger_and_whoever_stands_at_open_gates() -> None:
    scene = war("war-of-nerves").survivor("halima", Y1, "school").survivor("milo", B1)
    scene.intruder("gia", B1, YELLOW)
    scene.yellow.food, scene.yellow.starvation, scene.blue.food = 0, 1, 9
    scene.acting(Y1, B1)
    hunger = 2 if scene.seen(Y1).colonies[0].food_due else 0
    numbers = said(scene, Y1)
    assert numbers["night-loss"] == hunger + 1
    assert numbers["dawn-morale"] == scene.yellow.morale - hunger - 1
    assert numbers["foe-loss"] == 0, "somebody is at home"


def test_the_value_likes_what_wins() -> None:
    """Morale, a reached objective, and the enemy's losses speak for a colony."""
    scene = war("cold-storage").survivor("halima", Y1).survivor("milo", B1)
    scene.acting(Y1, B1)
    chance = mind("warring-colonies").value.chance
    even = chance(scene.seen(Y1), Y1)
    scene.yellow.food = 20
    ahead = chance(scene.seen(Y1), Y1)
    assert ahead > even
    assert chance(scene.seen(B1), B1) < 1 - even
    scene.yellow.morale = 1
    assert chance(scene.seen(Y1), Y1) < ahead
    assert scene.s.sides[1].place == BLUE
