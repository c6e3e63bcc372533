"""Games of Zombie Terror to lay on a table: new ones, and golden ones at some moment."""

from __future__ import annotations

from typing import Any

from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import find
from overrun.server.rest import SeatWish
from tests.golden import path_of

GAME = "zombie-terror"
HUMANS, ZOMBIES = 0, 1

ME = SeatWish(kind="me")
OPEN = SeatWish(kind="open")
BOT = SeatWish(kind="bot", bot="steady")


def here(name: str) -> SeatWish:
    """Another person at the same device."""
    return SeatWish(kind="me", name=name)


def new_game(seed: str = "browser", **settings: str) -> Table[Any]:
    """A game before its first answer."""
    return Table.new(find(GAME), settings=settings, seed=seed)


def golden_game(ending: str = "escaped", answers: int | None = None) -> Table[Any]:
    """A golden game after so many answers; the whole of it without a number."""
    log = Log.read(path_of(GAME, ending))
    table = Table(find(GAME), log.header)
    table.catch_up(log.answers[:answers])
    return table


def golden_moment(kind: str, ending: str = "escaped", *, nth: int = 1) -> Table[Any]:
    """A golden game when it asks something of this kind for the nth time."""
    log = Log.read(path_of(GAME, ending))
    table = Table(find(GAME), log.header)
    for number in range(len(log.answers)):
        if any(ask.kind == kind for ask in table.asks):
            nth -= 1
            if not nth:
                return table
        table.catch_up(log.answers[: number + 1][number:])
    raise LookupError(f"the golden game {ending!r} never asks {kind!r} so often")
