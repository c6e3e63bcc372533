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
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from itertools import count, tee
from pathlib import Path
from typing import Any

import msgspec

from overrun.bots import MASTER, bot_names, make_bot
from overrun.bots.base import chosen
from overrun.core import conform
from overrun.core.errors import OverrunError
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.games import find
from overrun.lab.keeping import Kept, print_of_players
from overrun.lab.shards import HERE, Crew, Lost
from overrun.tools import catalog

conform.rules_of = catalog.rule_ids

BOT_GAMES = 5
"""One of so many games is played by bots, weak and strong ones against each other."""

QUICK = {MASTER: f"{MASTER}:8"}
"""How those are called that take their time, where they should not."""

OTHER_PROCESS_GAMES = 20
"""So many logs are replayed in another process at the end."""


class Checked(msgspec.Struct):
    """What is kept of a clean game."""

    seed: str
    decisions: int
    reason: str
    options: dict[str, str]
    used: dict[str, int]

    @classmethod
    def of(cls, played: conform.Played) -> Checked:
        used = dict(Counter(played.used))
        return cls(played.seed, played.answers, played.ending, played.settings, used)


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

    def note(self, game: Checked) -> None:
        self.games += 1
        self.answers += game.decisions
        self.endings[game.reason] += 1
        self.settings.update(f"{name}={value}" for name, value in game.options.items())
        self.used.update(game.used)

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
    crew: Crew = HERE,
    progress: Callable[[Fuzzed], None] = lambda _: None,
    keep: Path | None = None,
) -> Fuzzed:
    """Play checked games: so many, so long, or until everything was used. Those that are kept in a
    folder are not played again.

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

    numbers = count() if games is None else range(games)
    with closing(_games(game, seed, numbers, crew, keep, seen.logs)) as played:
        for each in played:
            seen.note(each)
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


def _games(
    game: Game[Any],
    seed: str,
    numbers: Iterable[int],
    crew: Crew,
    keep: Path | None,
    logs: list[Log],
) -> Generator[Checked, None, None]:
    """The games in their order: those that are kept, and those that are played now, of which some
    logs are wanted."""
    what = {"command": "fuzz", "game": game.name, "seed": seed}
    kept = None if keep is None else Kept(keep, what, print_of_players(game.name), Checked)
    before = set() if kept is None else {*kept}
    ours, theirs = tee(numbers)

    def arrived(result: Result) -> None:
        if kept is not None and isinstance(result, conform.Played):
            kept.add({int(result.seed.rpartition("/")[2]): Checked.of(result)})

    seeds = (f"{seed}/{number}" for number in theirs if number not in before)
    with closing(crew.in_order(partial(play, game.name), seeds, arrived)) as fresh:
        for number in ours:
            if kept is not None and number in before:
                yield kept[number]
                continue
            try:
                result = next(fresh)
            except Lost as lost:
                raise FuzzFault(game.name, lost.shard, str(lost), "") from None
            if isinstance(result, FuzzFault):
                raise result
            if len(logs) < OTHER_PROCESS_GAMES:
                logs.append(result.log)
            yield Checked.of(result)


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
