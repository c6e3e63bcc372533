"""Benchmarks: how fast games are played at random, and what tables cost.

Timings are noisy, so every figure is the best of several rounds: what disturbs a measurement
only ever makes it slower.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import msgspec

from overrun.core.game import Game
from overrun.core.table import Table


class Figures(msgspec.Struct):
    """The speed of one game."""

    decisions_per_second: float
    games_per_second: float
    fork_us: float
    world_us: float
    view_us: float
    dump_us: float
    load_us: float
    table_kb: float
    busy_decisions_per_second: float | None = None
    """From the busiest position on, if the game has one."""


def bench(game: Game[Any], *, seconds: float = 1.0, rounds: int = 5) -> Figures:
    """Measure one game: random play for so many seconds a round, then tables in mid-game."""
    plays = [random_play(game, seconds, f"bench/{number}") for number in range(rounds)]
    decisions, games = max(plays)
    tables = [_halfway(game, f"bench/{number}") for number in range(8)]
    dumps = [table.dump() for table in tables]
    return Figures(
        decisions_per_second=round(decisions),
        games_per_second=round(games, 1),
        fork_us=_time(lambda: [table.fork() for table in tables], len(tables), rounds),
        world_us=_time(lambda: _worlds(tables), len(tables), rounds),
        view_us=_time(lambda: [table.view(0) for table in tables], len(tables), rounds),
        dump_us=_time(lambda: [table.dump() for table in tables], len(tables), rounds),
        load_us=_time(lambda: [Table.load(game, each) for each in dumps], len(tables), rounds),
        table_kb=_memory(game),
        busy_decisions_per_second=busy(game, seconds=seconds, rounds=rounds),
    )


def busy(game: Game[Any], *, seconds: float = 1.0, rounds: int = 5) -> float | None:
    """Decisions per second from the game's busiest position on, if it has one."""
    position = game.busy_position()
    if not position:
        return None
    plays = [
        random_play(game, seconds, f"bench/{number}", position=position) for number in range(rounds)
    ]
    return round(max(plays)[0])


def random_play(
    game: Game[Any], seconds: float, seed: str, *, position: str = ""
) -> tuple[float, float]:
    """Decisions and games per second of random play, as a simulation plays it.

    Counted are answers to asks; what the kernel decides because there is one option is not. With a
    position every game begins there.
    """
    draw = random.Random(seed).random
    seats = game.usual or game.seats.start
    decisions = games = 0
    start = time.perf_counter()
    while (taken := time.perf_counter() - start) < seconds or not games:
        table = Table.new(
            game,
            seats=seats,
            seed=f"{seed}/{games}",
            position=position,
            events=False,
            snapshots=False,
        )
        while table.asks:
            ask = table.asks[0]
            options = ask.options
            table.answer(ask.seat, ask.number, options[int(draw() * len(options))])
            decisions += 1
        games += 1
    return decisions / taken, games / taken


def _halfway(game: Game[Any], seed: str) -> Table[Any]:
    """A table with snapshots and events, in the middle of a random game."""
    whole = _play(game, seed, game.bound)
    return _play(game, seed, len(whole.answers) // 2)


def _play(game: Game[Any], seed: str, most: int) -> Table[Any]:
    draw = random.Random(seed)
    table = Table.new(game, seats=game.usual or game.seats.start, seed=seed)
    for _ in range(most):
        if not table.asks:
            break
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
    return table


def _time(action: Callable[[], Any], each: int, rounds: int) -> float:
    """Microseconds for one of ``each`` things that the action does."""
    best = float("inf")
    for _ in range(rounds * 4):
        start = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - start)
    return round(best / each * 1e6, 1)


def _worlds(tables: list[Table[Any]]) -> None:
    """A world of each table for who is asked there, as a bot that looks ahead takes it."""
    for table in tables:
        table.world(table.asks[0].seat, "bench")


def _memory(game: Game[Any], tables: int = 20) -> float:
    """Kilobytes that one table in mid-game holds, its log and events included."""
    _halfway(game, "memory")  # so that caches of the boards are not counted
    gc.collect()
    tracemalloc.start()
    kept = [_halfway(game, f"memory/{number}") for number in range(tables)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(size / len(kept) / 1024, 1)
