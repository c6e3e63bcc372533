"""Helpless survivors, and the unruly among them (catalogue section 14)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import pay_food, zombies_gather
from overrun.games.long_night.crisis import resolve_crisis
from overrun.games.long_night.turn import roll_dice

from .conftest import AddCards
from .scene import COLONY, Scene

P1, P2, P3 = 0, 1, 2
FULL = "ZZZ"


def helpless(count: int, unruly: int = 0) -> Scene:
    """A colony with helpless survivors alone."""
    scene = Scene()
    scene.s.helpless, scene.s.unruly = count, unruly
    return scene


def add_item(add_cards: AddCards, effects: str) -> None:
    add_cards("items", f'card = {{ kind = "outsider", effects = [{effects}] }}')


# -- where they live ---------------------------------------------------------------------------


@pytest.mark.rule("LN-HELP-01", "LN-HELP-UNR-04")
def test_each_takes_one_survivor_space_of_the_colony() -> None:
    scene = helpless(3, unruly=2).survivor("gia", P1, "school").survivor("emma", P2)
    scene.s.colony.spaces = 5
    assert scene.s.room(COLONY) == 1
    scene.turn(P1)
    assert scene.may("move:gia:colony")
    scene.s.colony.spaces = 4
    scene.turn(P1)
    assert scene.refuses("move:gia:colony") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-HELP-01")
def test_no_more_come_than_there_are_spaces(add_cards: AddCards) -> None:
    add_item(add_cards, '{ do = "helpless", by = 3 }')
    scene = helpless(1).survivor("gia", P1).hand(P1, "card")
    scene.s.colony.spaces = 4
    scene.turn(P1).do("play:card")
    assert scene.s.helpless == 3
    assert scene.s.room(COLONY) == 0


@pytest.mark.rule("LN-HELP-02")
def test_nobody_controls_them() -> None:
    def seen(count: int) -> tuple[set[str], list[int]]:
        scene = helpless(count).survivor("gia", P1).dice(P1, 6)
        scene.roll(3, 6, 1, 1).run(roll_dice, ("take_action", [P1]))
        return scene.options(), scene.s.players[P1].dice

    # they neither act nor bring dice: five of them are like none
    assert seen(5) == seen(0)


@pytest.mark.rule("LN-HELP-03")
def test_they_count_for_food_and_for_zombies() -> None:
    scene = helpless(5)
    scene.s.food = 4
    scene.run(pay_food, zombies_gather)
    assert scene.s.food == 1
    assert scene.s.colony.zombies == 3


@pytest.mark.rule("LN-HELP-05")
def test_they_cannot_be_attacked() -> None:
    scene = helpless(2).survivor("gia", P1).dice(P1, 6).turn(P1)
    assert scene.refuses("attack:gia:6") == "LN-ACT-ATTACK-02"
    scene = helpless(2).survivor("gia", P1).survivor("emma", P2).entrance(COLONY, "Z--")
    scene.dice(P1, 6).turn(P1).do("attack:gia:6")
    assert scene.options() == {"zombie:1", "survivor:emma"}
    assert scene.refuses("helpless") == "LN-ACT-ATTACK-13"


# -- how they die ------------------------------------------------------------------------------


@pytest.mark.rule("LN-HELP-04")
def test_one_killed_by_a_card_costs_morale(add_cards: AddCards) -> None:
    add_item(add_cards, '{ do = "kill-helpless", count = 2 }')
    scene = helpless(3).survivor("gia", P1).hand(P1, "card").turn(P1).do("play:card")
    assert (scene.s.helpless, scene.s.morale) == (1, 4)


@pytest.mark.rule("LN-HELP-04")
def test_one_killed_by_an_overrun_costs_morale() -> None:
    scene = helpless(2).entrances(FULL, *["---"] * 5).run(("add_zombies", [COLONY, 1]))
    assert (scene.s.helpless, scene.s.morale) == (1, 5)


@pytest.mark.rule("OP-44", "LN-VOTE-06")
@pytest.mark.parametrize(("kind", "unruly"), [("normal", 1), ("unruly", 0)])
def test_the_first_player_says_which_kind_dies(kind: str, unruly: int) -> None:
    scene = helpless(3, unruly=1).entrances(FULL, *["---"] * 5)
    scene.s.first = P3
    scene.run(("add_zombies", [COLONY, 1]))
    assert scene.ask.seat == P3
    assert scene.options() == {"helpless:normal", "helpless:unruly"}
    scene.do(f"helpless:{kind}")
    assert (scene.s.helpless, scene.s.unruly, scene.s.morale) == (2, unruly, 5)


@pytest.mark.vector("long-night", "TV-108")
@pytest.mark.rule("LN-HELP-UNR-04", "LN-ZADD-08")
def test_death_of_an_unruly_helpless_survivor() -> None:
    scene = helpless(1, unruly=1).entrances(FULL, *["---"] * 5)
    room = scene.s.room(COLONY)
    scene.run(("add_zombies", [COLONY, 1]))
    assert (scene.s.helpless, scene.s.unruly) == (0, 0)
    assert scene.s.morale == 5
    assert scene.s.room(COLONY) == room + 1


# -- the unruly --------------------------------------------------------------------------------


@pytest.mark.rule("LN-HELP-UNR-01")
def test_cards_turn_tokens_to_their_unruly_side(add_cards: AddCards) -> None:
    add_item(add_cards, '{ do = "unruly", by = 2 }')
    scene = helpless(3).survivor("gia", P1).hand(P1, "card").turn(P1).do("play:card")
    assert (scene.s.helpless, scene.s.unruly) == (3, 2)


@pytest.mark.rule("LN-HELP-UNR-01")
def test_some_are_unruly_from_the_start(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        """
        [rabble]
        accepts = ["food"]
        fail = [{ do = "helpless", by = 2, unruly = true }]
        """,
    )
    scene = helpless(1).crisis("rabble").roll([]).run(resolve_crisis)
    assert (scene.s.helpless, scene.s.unruly) == (3, 2)


@pytest.mark.rule("LN-HELP-UNR-02", "LN-HELP-UNR-03")
def test_an_unruly_one_counts_twice_for_food_and_for_zombies() -> None:
    scene = helpless(3, unruly=3)
    scene.s.food = 5
    scene.run(pay_food)
    assert scene.s.food == 2
    scene.run(zombies_gather)
    assert scene.s.colony.zombies == 3


@pytest.mark.rule("LN-HELP-UNR-04")
def test_for_everything_else_an_unruly_one_is_one(add_cards: AddCards) -> None:
    add_cards(
        "objectives",
        """
        [orphanage]
        length = "short"
        standard = { morale = 6, rounds = 6, goals = [{ is = "helpless", at_least = 3 }] }
        hard = { morale = 6, rounds = 6, goals = [{ is = "helpless", at_least = 3 }] }
        """,
    )
    scene = helpless(2, unruly=2).secrets("magpie", "toolbox", "far-road")
    scene.s.objective = "orphanage"
    scene.run(("check_objective", []))
    assert scene.ending is None
    assert scene.view(None).helpless == 2


@pytest.mark.vector("long-night", "TV-56")
@pytest.mark.rule("LN-HELP-UNR-05")
def test_calming_an_unruly_helpless_survivor() -> None:
    scene = helpless(1, unruly=1).survivor("gia", P1, wounds=1).hand(P1, "medicine").turn(P1)
    scene.do("calm:medicine")
    assert (scene.s.helpless, scene.s.unruly) == (1, 0)
    assert scene.s.waste == ["medicine"]
    assert scene.s.players[P1].hand == []
    assert scene.s.survivors["gia"].wounds == 1


@pytest.mark.rule("LN-HELP-UNR-05", "LN-ACT-PLAY-04")
def test_an_event_that_calms_was_not_played_and_goes_on_the_waste_pile() -> None:
    scene = helpless(1, unruly=1).survivor("gia", P1).hand(P1, "pill-calm").turn(P1)
    scene.do("calm:pill-calm")
    assert scene.s.waste == ["pill-calm"]
    assert scene.s.removed == []


@pytest.mark.rule("LN-HELP-UNR-05")
def test_only_medicine_calms_and_only_one_at_a_time() -> None:
    scene = helpless(3, unruly=2).survivor("gia", P1).hand(P1, "junk", "nurses-bag", "medicine")
    scene.turn(P1)
    assert scene.refuses("calm:junk") == "LN-HELP-UNR-05"
    scene.do("calm:nurses-bag")
    assert scene.s.unruly == 1
    scene.do("calm:medicine")
    assert scene.s.unruly == 0


@pytest.mark.rule("LN-HELP-UNR-05")
def test_who_is_calm_needs_no_calming() -> None:
    scene = helpless(2).survivor("gia", P1).hand(P1, "medicine").turn(P1)
    assert scene.refuses("calm:medicine") == "LN-HELP-UNR-05"


@pytest.mark.rule("LN-HELP-UNR-06")
def test_calming_needs_neither_a_die_nor_anybody_at_home() -> None:
    scene = helpless(1, unruly=1).survivor("gia", P1, "school").hand(P1, "medicine")
    scene.dice(P1, 3).turn(P1).do("calm:medicine")
    assert scene.s.unruly == 0
    assert (scene.s.players[P1].dice, scene.s.players[P1].used) == ([3], [])
    scene = helpless(1, unruly=1).survivor("gia", P1, "school").hand(P1, "medicine").turn(P1)
    scene.do("calm:medicine")  # without any die
    assert scene.s.unruly == 0
