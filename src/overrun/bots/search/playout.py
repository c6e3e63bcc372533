"""Playouts: how a table might go on, by the fast policy, to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from overrun.bots.base import Bot, Line, take_next
from overrun.bots.mind import Mind
from overrun.bots.mind.numbers import UNIT
from overrun.bots.search.thinking import USUAL, Thinking
from overrun.core.table import Table

SURE = 1_000_000
"""The chance of somebody who has won, in whole numbers."""


def _as_it_is(table: Table[Any], seed: str) -> Table[Any]:
    """A world for those who play on at a table that is only thought of: what is hidden there was
    drawn already. Another draw might not fit what they have learned since the playout began."""
    return table.fork()


class Playout:
    """Plays on from an ask of one seat and says how likely that seat is to win then."""

    def __init__(
        self,
        mind: Mind,
        seat: int,
        thinking: Thinking = USUAL,
        steady: Callable[[str], Bot] | None = None,
    ) -> None:
        self.mind = mind
        self.seat = seat
        self.thinking = thinking
        self.steady = steady if thinking.by_steady or thinking.turn_by_steady else None
        self.judge = steady if thinking.foresight else None

    def __call__(self, table: Table[Any], line: Line, seed: str) -> int:
        """Let the seat do this, play on, and judge: from 0 to ``SURE``."""
        game, seat, thinking = table.game, self.seat, self.thinking
        policy, unit = self.mind.policy, UNIT // thinking.earnest
        last = game.progress(table.state) + thinking.rounds
        random = Random(seed)
        players: dict[int, Bot] = {}
        line, done = [*line], False
        with_it = {ask.number for ask in table.asks}
        """What is asked together with the seat: only all of these answers lead on."""
        while table.asks:
            # who acts at the same time comes later: its own turn is what the seat thinks about
            ask = next((ask for ask in table.asks if ask.seat == seat), table.asks[0])
            chosen = None
            over = thinking.rounds > 0 and game.progress(table.state) >= last
            if over and (not thinking.own_turn or (ask.seat == seat and not line)):
                break
            if ask.seat == seat:
                chosen = take_next(line, ask)
            elif ask.number not in with_it and thinking.turn_over(table.state, seat):
                if not thinking.rounds:
                    break
                line.clear()  # what is left of it was meant for this turn
                done = True
            if chosen is None:
                view = table.view(ask.seat)
                if self.steady is not None and (thinking.by_steady or not done):
                    player = players.get(ask.seat)
                    if player is None:
                        player = players[ask.seat] = self.steady(f"{seed}/{ask.seat}")
                    chosen = player.choose(view, ask, partial(_as_it_is, table))
                else:
                    chosen = policy.draw(view, ask, random, unit)
            table.answer(ask.seat, ask.number, chosen)
        if table.outcome is None:
            if self.judge is not None:
                return int(SURE * self.judge(seed).foresee(table, seat))
            return int(SURE * self.chance(table.view(seat)))
        return SURE if thinking.won(table, seat) else 0

    def chance(self, view: Any) -> float:
        """How likely the seat is to win, from its view."""
        chance = self.thinking.chance or self.mind.value.chance
        return chance(view, self.seat)
