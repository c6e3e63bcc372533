"""Playouts: how a table might go on, by the fast policy, to the end of the round."""

from __future__ import annotations

from random import Random
from typing import Any

from overrun.bots.base import Line, take_next
from overrun.bots.mind import Mind
from overrun.core.table import Table

SURE = 1_000_000
"""The chance of somebody who has won, in whole numbers."""


class Playout:
    """Plays on from an ask of one seat and says how likely that seat is to win then."""

    def __init__(self, mind: Mind, seat: int, rounds: int = 1) -> None:
        self.mind = mind
        self.seat = seat
        self.rounds = rounds
        """So many rounds are played on, this one included."""

    def __call__(self, table: Table[Any], line: Line, seed: str) -> int:
        """Let the seat do this, play on, and judge: from 0 to ``SURE``."""
        game, seat, draw = table.game, self.seat, self.mind.policy.draw
        last = game.progress(table.state) + self.rounds
        random = Random(seed)
        line, begun = [*line], False
        while table.asks:
            ask = table.asks[0]
            chosen = None
            if ask.seat == seat:
                if not line and game.progress(table.state) >= last:
                    return int(SURE * self.mind.value.chance(table.view(seat), seat))
                chosen = take_next(line, ask)
                begun = True
            elif begun:
                line.clear()  # what is left of it was meant for this turn
            if chosen is None:
                chosen = draw(table.view(ask.seat), ask, random)
            table.answer(ask.seat, ask.number, chosen)
        outcome = table.outcome
        return SURE if outcome is not None and seat in outcome.winners else 0
