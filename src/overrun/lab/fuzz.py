"""Fuzzing: checked games over all settings until everything in the game was used.

Every game is played with the conformance checks of ``core/conform.py``: by random players of three
kinds, and now and then by bots, who reach endings that chance does not. What a game is like
follows from its seed, so the command that a fault prints plays exactly it again.
"""

from __future__ import annotations

import random
import shlex
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from typing import Any

import msgspec

from overrun.bots import MASTER, bot_names, make_bot
from overrun.bots.base import chosen
from overrun.core import conform
from overrun.core.errors import OverrunError
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.games import find
from overrun.tools import catalog

conform.rules_of = catalog.rule_ids

BOT_GAMES = 5
"""One of so many games is played by bots, weak and strong ones against each other."""

QUICK = {MASTER: f"{MASTER}:8"}
"""How those are called that take their time, where they should not."""

OTHER_PROCESS_GAMES = 20
"""So many logs are replayed in another process at the end."""


class Fuzzed(msgspec.Struct, kw_only=True):
    """What a fuzz has seen so far."""

    game: str
    games: int = 0
    answers: int = 0
    seconds: float = 0.0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    settings: Counter[str] = msgspec.field(default_factory=Counter)
    used: Counter[str] = msgspec.field(default_factory=Counter)
    logs: list[Log] = []

    def note(self, played: conform.Played) -> None:
        self.games += 1
        self.answers += played.answers
        self.endings[played.ending] += 1
        self.settings.update(f"{name}={value}" for name, value in played.settings.items())
        self.used.update(played.used)
        if len(self.logs) < OTHER_PROCESS_GAMES:
            self.logs.append(played.log)

    @property
    def unused(self) -> list[str]:
        """What the ledger wants and no game has shown yet."""
        game = find(self.game)
        wanted = {*game.ledger, *(f"setting:{value}" for value in setting_values(game))}
        seen = {*self.used, *(f"setting:{value}" for value in self.settings)}
        return sorted(wanted - seen)


class FuzzFault(OverrunError):
    """A checked game failed; ``command`` plays exactly it again."""

    def __init__(self, game: str, seed: str, error: str, trace: str) -> None:
        super().__init__(error)
        self.seed = seed
        self.trace = trace
        self.command = shlex.join(["overrun", "fuzz", game, "--only", seed])


def setting_values(game: Game[Any]) -> list[str]:
    """Every value of every setting, as ``name=value``."""
    return [f"{each.name}={value}" for each in game.settings for value in each.values]


def fuzz(
    game: Game[Any],
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: str,
    jobs: int = 1,
    progress: Callable[[Fuzzed], None] = lambda _: None,
) -> Fuzzed:
    """Play checked games: so many, so long, or until everything was used.

    Raises :class:`FuzzFault` at the first game that fails.
    """
    start = time.monotonic()
    seen = Fuzzed(game=game.name)

    def enough() -> bool:
        if games is not None:
            return seen.games >= games
        if seconds is not None:
            return time.monotonic() - start >= seconds
        return not seen.unused

    seeds = (f"{seed}/{number}" for number in (count() if games is None else range(games)))
    for played in _played(game, seeds, jobs):
        if isinstance(played, FuzzFault):
            raise played
        seen.note(played)
        seen.seconds = time.monotonic() - start
        progress(seen)
        if enough():
            break
    try:
        conform.check_other_process(game, seen.logs)
    except conform.Fault as fault:
        raise FuzzFault(game.name, fault.seed, fault.problem, "") from fault
    return seen


Result = conform.Played | FuzzFault


def _played(game: Game[Any], seeds: Iterator[str], jobs: int) -> Generator[Result, None, None]:
    """Games as they are finished, on one process or several."""
    if jobs == 1:
        yield from (play(game.name, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            running: set[Future[Result]] = set()
            for seed in seeds:
                running.add(pool.submit(play, game.name, seed))
                if len(running) >= 2 * jobs:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from (future.result() for future in done)
            yield from (future.result() for future in running)
        finally:
            pool.shutdown(cancel_futures=True)


def play(name: str, seed: str) -> Result:
    """The checked game of this seed; a fault is returned, since processes cannot raise it."""
    game = find(name)
    try:
        return conform.play_checked(game, seed, chooser=_bots(game, seed))
    except Exception as error:
        kind = "" if isinstance(error, conform.Fault) else f"{type(error).__name__}: "
        return FuzzFault(name, seed, f"{kind}{error}", traceback.format_exc())


def _bots(game: Game[Any], seed: str) -> conform.Chooser | None:
    """Bots for one game in a few; ``None`` for those that chance plays."""
    number = seed.rsplit("/", 1)[-1]
    if not number.isdigit() or int(number) % BOT_GAMES != BOT_GAMES - 1:
        return None
    draw = random.Random(seed)
    names = [QUICK.get(name, name) for name in bot_names(game.name)]
    bots = {
        seat: make_bot(draw.choice(names), game.name, f"{seed}/{seat}")
        for seat in range(max(game.seats))
    }
    return lambda table, ask: chosen(table, ask, bots[ask.seat])
