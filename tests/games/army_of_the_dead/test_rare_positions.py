"""The positions in which the game is measured, and those from which some checked games begin."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.chance import Chance
from overrun.core.table import Table
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import THRESHOLDS

from .scene import GAME


def test_forty_zombies_stand_on_the_largest_board() -> None:
    s = GAME.read_position(GAME.busy_position())
    assert sum(s.shamblers) + sum(s.alphas) == 40
    assert len(s.survivors) == 6
    assert GAME.defects(s) == []


def test_a_game_goes_on_from_there_to_its_end() -> None:
    table = Table.new(GAME, seats=1, seed="busy", position=GAME.busy_position())
    draw = random.Random("busy")
    while not table.ended:
        (ask,) = table.asks
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert table.outcome is not None
    assert GAME.defects(table.state) == []


SETTINGS = GAME.configure({"mission": "night-flight"}, 3)


def late(seed: str) -> str:
    return GAME.late_position(3, SETTINGS, Chance.from_seed(seed))


@pytest.mark.parametrize("seed", range(10))
def test_late_in_a_game_everybody_has_the_skills_of_their_level(seed: int) -> None:
    s = GAME.read_position(late(f"late/{seed}"))
    assert len(s.survivors) == 6
    assert {each.seat for each in s.survivors} == {0, 1, 2}
    for each in s.survivors:
        person = library().survivors[each.id]
        tree = [(person.blue,), (person.yellow,), person.orange, person.red]
        assert len(each.skills) == each.level + 1
        assert all(skill in tree[level] for level, skill in enumerate(each.skills))
        assert each.level == 3 or THRESHOLDS[each.level + 1] - each.ap <= 2


def test_late_games_differ_and_have_the_specialists_of_the_mission() -> None:
    places = {late(f"late/{number}") for number in range(10)}
    assert len(places) == 10
    for text in places:
        team = [library().survivors[each.id] for each in GAME.read_position(text).survivors]
        assert any("pilot" in each.specialisations for each in team)


def test_checked_games_begin_late_now_and_then() -> None:
    begun = [conform.play_checked(GAME, f"late/{number}").log.header for number in range(12)]
    assert 0 < sum(bool(header.position) for header in begun) < 12
