"""A state made from a view alone looks like that view, in random games over all settings."""

from __future__ import annotations

import random
from typing import Any

import pytest

from overrun.core import conform
from overrun.core.chance import Chance
from overrun.core.game import Game
from overrun.core.table import Table
from overrun.games import GAMES


def seen_again(game: Game[Any], view: Any) -> Any:
    return game.view(game.sight(view), view.viewer)


@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("name", sorted(GAMES))
def test_what_is_made_of_a_view_looks_like_it(name: str, number: int) -> None:
    game = GAMES[name]
    draw = random.Random(f"sight/{name}/{number}")
    seats, settings = conform.any_settings(game, draw)
    position = ""
    if number % 2:
        position = game.late_position(seats, settings, Chance.from_seed(f"sight/{number}"))
    table = Table.new(
        game, seats=seats, settings=settings, seed=f"sight/{number}", position=position
    )
    viewers = [None, *range(seats)]
    looks = 0
    while True:
        if table.ended or draw.random() < 0.3:
            for viewer in viewers:
                view = table.view(viewer)
                before = game.freeze(table.state)
                again = seen_again(game, view)
                for field in view.__struct_fields__:
                    assert getattr(again, field) == getattr(view, field), (field, viewer)
                assert again == view
                assert game.freeze(table.state) == before
                looks += 1
        if table.ended or len(table.answers) > 300:
            break
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert looks
