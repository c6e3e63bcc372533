"""How a server bears load: latency of answers, memory of idle tables, starts and restarts.

The server is a process of its own on this machine, and so are the bots that think for it; the
callers that play are in this process. So the figures are those of a machine that also carries
all its players.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import platform
from collections.abc import Callable, Coroutine, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection

from overrun.core.errors import BadSetting, unknown
from overrun.games import GAMES, find
from overrun.lab.load.attacks import ATTACKS, Target, strike
from overrun.lab.load.callers import Told, answer, call, decode
from overrun.lab.load.parties import Hall
from overrun.lab.load.plan import (
    Figures,
    Idle,
    Plan,
    Play,
    Progress,
    Restart,
    Start,
    Struck,
    new_table,
    rounded,
)
from overrun.lab.load.serving import Served, ServerFailed
from overrun.server.protocol import TableOptions
from overrun.server.rest import Joined, NewTable, SeatWish

LONG_GAME = max(GAMES.values(), key=lambda game: game.bound)
ATTACK_BEGINS = 2.0
"""Seconds that an attack has to begin in before what it does is measured."""
MOST_ATTACKED = 25
"""Tables under attack: the server's usual limits of one address hold for those who play, too."""
CALLED_AT_ONCE = 40
"""Callers that connect at the same time, as they would come back after a restart."""


def loadtest(
    plan: Plan, database: str | Path, progress: Progress = lambda what, part: None
) -> Figures:
    """Measure a server on this database, which should be empty."""
    check(plan)
    if plan.attacks:
        return _under_attack(plan, database, progress)
    progress("start", 0)
    with Served(database) as server:
        server.request("GET", "/")
        start = Start(ready_s=rounded(server.ready_after), page_s=rounded(server.age))
        play = asyncio.run(Hall(server, plan, progress).measure())
    figures = _figures(plan, database, start, play)
    if plan.idle:
        figures.idle, figures.restart = asyncio.run(_rest(database, plan, progress))
    return figures


def _figures(plan: Plan, database: str | Path, start: Start, play: Play) -> Figures:
    return Figures(
        cores=os.cpu_count() or 1,
        python=platform.python_version(),
        database="postgresql" if str(database).startswith("postgres") else "sqlite",
        plan=plan,
        start=start,
        play=play,
    )


def check(plan: Plan) -> None:
    """Refuse what cannot be played."""
    seats = find(plan.game).seats.start
    if not 1 <= plan.people <= seats:
        raise BadSetting(f"{plan.game} has {seats} seats, not {plan.people}")
    for name in plan.attacks:
        if name not in ATTACKS:
            raise BadSetting(unknown("attack", name, ATTACKS))
    if plan.attacks and plan.tables > MOST_ATTACKED:
        raise BadSetting(f"at most {MOST_ATTACKED} tables play under attack, not {plan.tables}")
    if plan.watchers > plan.tables:
        raise BadSetting(f"{plan.watchers} spectators at {plan.tables} tables")


# -- under attack --------------------------------------------------------------------------------


def _under_attack(plan: Plan, database: str | Path, progress: Progress) -> Figures:
    """The same tables in peace and under each attack, with the limits that everyone has."""
    progress("history", 0)
    with Served(database, relaxed=1000) as server:
        long = asyncio.run(_long_table(server))
    progress("start", 0)
    with Served(database, relaxed=1) as server:
        server.request("GET", "/")
        start = Start(ready_s=rounded(server.ready_after), page_s=rounded(server.age))
        play = asyncio.run(Hall(server, plan, progress).measure())
    figures = _figures(plan, database, start, play)
    for name in plan.attacks:
        with Served(database, relaxed=1) as server:
            figures.attacks.append(asyncio.run(_attacked(server, plan, name, long, progress)))
    return figures


async def _attacked(
    server: Served, plan: Plan, name: str, long: Joined, progress: Progress
) -> Struck:
    """Play while hostile clients do one thing as fast as they may."""
    hall = Hall(server, plan, lambda what, part: progress(f"attack-{name}", part))
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as attacker:

        def begin() -> asyncio.Future[Struck]:
            tables = [each.joined for each in hall.parties.values()]
            target = Target(
                host=server.host,
                port=server.port,
                seconds=plan.seconds + ATTACK_BEGINS,
                long=(long.table, long.links.watch),
                honest=[(each.table, each.links.watch) for each in tables],
            )
            return asyncio.get_running_loop().run_in_executor(attacker, strike, name, target)

        play, struck = await hall.measure_beside(begin, ATTACK_BEGINS)
    struck.answers, struck.lost = play.answers, play.lost + play.refused
    struck.latency_ms, struck.memory_mb = play.latency_ms, play.memory_mb
    return struck


async def _long_table(server: Served) -> Joined:
    """A table whose game is over after many answers, played by bots."""
    seats = [SeatWish(kind="bot", bot="random")] * LONG_GAME.seats.start
    wanted = NewTable(
        game=LONG_GAME.name,
        name="Load",
        seats=seats,
        options=TableOptions(pace="at-once", public=True),
    )
    joined = await asyncio.to_thread(server.make_table, wanted)
    socket = await call(server.host, server.port, joined.table, joined.links.watch)
    while not (await _next_update(socket)).ended:
        pass
    await socket.close()
    return joined


# -- at rest -------------------------------------------------------------------------------------


async def _rest(database: str | Path, plan: Plan, progress: Progress) -> tuple[Idle, Restart]:
    """Many tables at which nothing happens; then the server is stopped and started again."""
    wanted = new_table(plan, find(plan.game).seats.start, plan.pace)
    with Served(database) as server:
        before = server.memory_mb
        made: list[Joined] = []
        while len(made) < plan.idle:
            progress("make", len(made) / plan.idle)
            some = min(50, plan.idle - len(made))
            made += await asyncio.to_thread(server.make_tables, [wanted] * some)
        sockets = await _come(server, made, lambda part: progress("idle", part))
        idle = Idle(tables=plan.idle, memory_mb=server.memory_mb, before_mb=before)
        began = perf_counter()
        await asyncio.to_thread(server.stop)
        stopped = rounded(perf_counter() - began)
        await asyncio.gather(*(socket.close() for socket in sockets))
    progress("restart", 0)
    with await asyncio.to_thread(Served, database) as server:
        await asyncio.to_thread(server.request, "GET", "/api/health")
        health = rounded(server.age)
        await _confirmed(server, made[0], Random(plan.seed))
        playable = rounded(server.age)
        sockets = await _come(server, made, lambda part: progress("restart", part))
        back = rounded(server.age)
        await asyncio.gather(*(socket.close() for socket in sockets))
    return idle, Restart(
        tables=plan.idle, stop_s=stopped, health_s=health, playable_s=playable, all_back_s=back
    )


async def _come(
    server: Served, tables: Sequence[Joined], progress: Callable[[float], None]
) -> list[ClientConnection]:
    """One caller for each table, each of them told how its table stands."""
    turn = asyncio.Semaphore(CALLED_AT_ONCE)
    done: list[ClientConnection] = []

    async def come(joined: Joined) -> ClientConnection:
        async with turn:
            socket = await call(server.host, server.port, joined.table, joined.links.seats[0].token)
            await _next_update(socket)
            done.append(socket)
            progress(len(done) / len(tables))
            return socket

    return await _all(come(each) for each in tables)


async def _all(coming: Iterable[Coroutine[Any, Any, ClientConnection]]) -> list[ClientConnection]:
    return list(await asyncio.gather(*coming))


async def _confirmed(server: Served, joined: Joined, draw: Random) -> None:
    """Answer whatever is asked at a table, and wait until it is said to be so."""
    sockets = [
        await call(server.host, server.port, joined.table, link.token)
        for link in joined.links.seats
    ]
    for socket in sockets:
        told = await _next_update(socket)
        if told.asks:
            await socket.send(answer(told.asks[0], draw), text=True)
            while (await _next_update(socket)).answers == told.answers:
                pass
            break
    await asyncio.gather(*(socket.close() for socket in sockets))


async def _next_update(socket: ClientConnection) -> Told:
    while True:
        told = decode(await socket.recv())
        if told.type == "error":
            raise ServerFailed(told.text)
        if told.type == "update":
            return told


# -- small things --------------------------------------------------------------------------------
