"""Old games replay as they were played."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES
from tests.golden import path_of

ENDINGS = [(game, ending) for game in GAMES.values() for ending in game.endings]


@pytest.mark.parametrize(
    ("game", "ending"), ENDINGS, ids=[f"{game.name}-{ending}" for game, ending in ENDINGS]
)
def test_a_golden_game_for_each_ending_replays(game: Game[Any], ending: str) -> None:
    log = Log.read(path_of(game.name, ending))
    table = Table.replay(game, log)
    assert table.outcome is not None
    assert table.outcome.reason == ending
    assert table.log.hash == log.hash
