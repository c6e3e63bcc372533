"""Old games replay as they were played."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES
from tests.golden import FOLDER, Scenario, path_of, scenarios

ALL = [(game, scenario) for game in GAMES.values() for scenario in scenarios(game)]


@pytest.mark.parametrize(
    ("game", "scenario"), ALL, ids=[f"{game.name}-{scenario.name}" for game, scenario in ALL]
)
def test_a_golden_game_for_each_scenario_replays(game: Game[Any], scenario: Scenario) -> None:
    log = Log.read(path_of(game.name, scenario.name))
    table = Table.replay(game, log)
    assert table.outcome is not None
    assert table.outcome.reason == scenario.ending
    assert scenario.settings.items() <= log.header.settings.items()
    assert table.log.hash == log.hash


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_every_ending_has_a_golden_game(game: Game[Any]) -> None:
    assert {scenario.ending for scenario in scenarios(game)} == set(game.endings)


def test_no_golden_game_is_left_over() -> None:
    wanted = {path_of(game.name, scenario.name) for game, scenario in ALL}
    assert set(FOLDER.glob("*/*.json")) <= wanted
