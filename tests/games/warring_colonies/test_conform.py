"""Warring Colonies keeps to the contract with the kernel, in random games over all its settings."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.errors import BadSetting
from overrun.core.event import Event
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.warring_colonies.game import RULES_AT_WORK

from .scene import GAME

WAR_OBJECTIVES = [each.id for each in library().objectives.values() if each.module == "war"]


def test_it_keeps_to_the_contract() -> None:
    used = conform.check(GAME, games=6, seed="warring colonies")
    assert len(used & GAME.ledger) > 60  # cards of the other boxes are used, too


@pytest.mark.parametrize("objective", WAR_OBJECTIVES)
def test_with_every_main_objective(objective: str) -> None:
    settings = GAME.configure({"objective": objective, "adult": "on"}, 5)
    played = conform.play_checked(GAME, objective, settings=settings, seats=5)
    assert f"objective:{objective}" in played.used


@pytest.mark.parametrize("players", [4, 7, 8, 11])
def test_with_few_and_with_many_players(players: int) -> None:
    settings = GAME.configure({"teams": "random"}, players)
    played = conform.play_checked(GAME, f"table of {players}", settings=settings, seats=players)
    assert played.ending in GAME.endings


@pytest.mark.parametrize("turns", ["simultaneous", "alternating", "sequential"])
def test_with_every_order_of_acting(turns: str) -> None:
    settings = GAME.configure({"turns": turns, "trade": "friendly", "travel-cards": "on"}, 5)
    played = conform.play_checked(GAME, turns, settings=settings, seats=5)
    assert played.ending in GAME.endings


@pytest.mark.parametrize("seed", range(2))
def test_long_wars_keep_to_it_too(seed: int) -> None:
    """Random wars end soon, since morale does. With plenty of everything they see more cards."""
    table = Table.new(GAME, seats=5, settings={"adult": "on"}, seed=f"long/{seed}")
    for ask in list(table.asks):
        table.answer(ask.seat, ask.number, ask.options[seed])
    s = GAME.thaw(table._snapshot)
    s.rounds = 10
    for colony in s.colonies:
        colony.morale, colony.food = 10, 60
    for colony in s.sides:
        colony.bullets = 12
    for player in s.players:
        player.hand += [item for place in s.places.values() for item in place.deck[-2:]]
    table = Table.from_position(GAME, GAME.write_position(s), seats=5, seed=f"long/{seed}")
    draw = random.Random(seed)
    choose = conform.any_verb(draw)
    examiner = conform._Examiner(GAME, table, f"long/{seed}", draw)
    while not table.ended and len(table.answers) < 200:
        examiner.examine()
        ask = draw.choice(table.asks)
        examiner.answer(ask, choose(table, ask))
    assert len(table.answers) > 100


def test_what_shows_a_rule_at_work_is_no_card() -> None:
    """Otherwise a fuzz would wait for it forever."""
    for name in RULES_AT_WORK:
        assert GAME.entry(Event(name, {})) == f"rule:{name}"


def test_what_may_be_set() -> None:
    names = {setting.name for setting in GAME.settings}
    assert names >= {"objective", "turns", "quick", "teams", "crossroads", "adult", "trade"}
    with pytest.raises(BadSetting, match="did you mean 'quick'"):
        GAME.configure({"qick": "on"}, 4)
