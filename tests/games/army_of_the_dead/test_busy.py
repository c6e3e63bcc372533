"""The position in which the speed of the game is measured."""

from __future__ import annotations

import random

from overrun.core.table import Table

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
