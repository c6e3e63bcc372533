"""One game between bots, watched and written down."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from overrun.bots import Bot
from overrun.core.errors import RulesError
from overrun.core.game import Game
from overrun.core.table import Table
from overrun.lab.statistics import Observer, Played, Times


def play_game(
    table: Table[Any],
    seed: str,
    number: int,
    bots: Sequence[Bot],
    names: Sequence[str],
    watching: Sequence[Observer],
) -> Played:
    """Let these bots play a table to its end, while observers look on."""
    game: Game[Any] = table.game
    times = {name: Times() for name in names}
    by_seat = [times[name].add for name in names]
    worlds = [partial(table.world, seat) for seat in range(len(bots))]
    clock = time.perf_counter_ns
    steps = [observer.step for observer in watching]
    for observer in watching:
        observer.before(number, table)
    answers = 0
    while table.asks:
        if answers >= game.bound:
            raise RulesError(f"the game is not over after {answers} answers, which is its bound")
        ask = table.asks[0]
        bot = bots[ask.seat]
        start = clock()
        view = table.view(ask.seat) if bot.looks else None
        option = bot.choose(view, ask, worlds[ask.seat])
        taken = clock() - start
        table.answer(ask.seat, ask.number, option)
        answers += 1
        by_seat[ask.seat](taken)
        for step in steps:
            step(table, ask, option, taken)
    outcome = table.outcome
    if outcome is None:
        raise RulesError("nobody is asked anything, but the game has no outcome")
    for observer in watching:
        observer.after(number, table)
    return Played(
        seed=seed,
        reason=outcome.reason,
        sides=[*outcome.sides],
        winners=[*outcome.winners],
        rounds=game.progress(table.state),
        decisions=answers,
        times=times,
    )
