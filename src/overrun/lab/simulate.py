"""Mass simulation: many games between bots, on one or several processes.

>>> from overrun.games import find
>>> report = simulate(find("zombie-terror"), 3, bots=["random"], seed="docs")
>>> report.finished, sum(report.outcomes.values())
(3, 3)

What is played depends on the seed alone: game ``i`` is played with the seed ``<seed>/<i>``, however
many processes share the work. A single game is played with the seed as it stands, so the command
that a fault prints plays exactly the game at fault.
"""

from __future__ import annotations

import multiprocessing
import secrets
import shlex
import signal
import sys
import time
import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from typing import Any

import msgspec

from overrun.bots import bot_names, is_bot, make_bot, usual_bot
from overrun.core.errors import BadSetting, OverrunError, RulesError, unknown
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.lab.statistics import Observer, Spread, Tally, Times, wilson

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""

Observers = Sequence[Callable[[], Observer]]

_CHUNK = 50  # games that a process plays in one go, if they are fast
_CHUNKS_PER_JOB = 8


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated."""

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    settings: dict[str, str]
    """The settings that were chosen; the others have their defaults."""
    seed: str

    def seed_of(self, number: int) -> str:
        """The seed with which this game is played."""
        return self.seed if self.games == 1 else f"{self.seed}/{number}"

    def command(self, number: int) -> str:
        """The command that plays exactly this game again."""
        words = ["overrun", "simulate", self.game, "--games", "1", "--seats", str(self.seats)]
        words += ["--bots", ",".join(self.bots)]
        for name, value in self.settings.items():
            words += ["--option", f"{name}={value}"]
        return shlex.join([*words, "--seed", self.seed_of(number)])


class Report(msgspec.Struct, kw_only=True):
    """What came out."""

    plan: Plan
    finished: int
    outcomes: dict[str, int]
    """How many games ended for each reason, the most frequent first."""
    wins: dict[str, int]
    """How many games each side won."""
    seat_wins: list[int]
    rounds: Spread
    decisions: Spread
    total_decisions: int
    seconds: float
    busy_seconds: float
    """Processor time of all processes that played."""
    jobs: int
    times: dict[str, Times]
    """How long the bots took to decide, by name."""
    observers: list[Observer] = []
    """The observers that were asked for, merged over all games."""

    @property
    def decisions_per_second(self) -> float:
        return self.total_decisions / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_busy_second(self) -> float:
        return self.total_decisions / self.busy_seconds if self.busy_seconds else 0.0

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        plan = self.plan
        return {
            "game": plan.game,
            "games": plan.games,
            "finished": self.finished,
            "outcomes": self.outcomes,
            "wins": self.wins,
            "mean_rounds": round(self.rounds.mean, 3),
            "mean_decisions": round(self.decisions.mean, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "seed": plan.seed,
            "seats": plan.seats,
            "bots": list(plan.bots),
            "options": plan.settings,
            "win_rates": {
                side: dict(zip(("rate", "low", "high"), _rates(won, self.finished), strict=True))
                for side, won in self.wins.items()
            },
            "seat_wins": self.seat_wins,
            "rounds": msgspec.to_builtins(self.rounds),
            "decisions": {"total": self.total_decisions, **msgspec.to_builtins(self.decisions)},
            "seconds": round(self.seconds, 3),
            "busy_seconds": round(self.busy_seconds, 3),
            "decisions_per_busy_second": round(self.decisions_per_busy_second, 1),
            "jobs": self.jobs,
            "bot_times": {
                name: {
                    "decisions": times.number,
                    "mean_us": round(times.mean_us, 3),
                    "p99_us": round(times.percentile_us(99), 3),
                }
                for name, times in self.times.items()
            },
        }


def _rates(won: int, games: int) -> tuple[float, float, float]:
    low, high = wilson(won, games)
    return round(won / games if games else 0.0, 4), round(low, 4), round(high, 4)


class Fault(OverrunError):
    """A game could not be played to its end: the rules or a bot failed.

    ``command`` plays exactly that game again; ``report`` has the games before it.
    """

    def __init__(
        self, number: int, seed: str, error: str, trace: str, command: str, report: Report
    ) -> None:
        super().__init__(f"game {number} (seed {seed}) failed: {error}")
        self.number = number
        self.seed = seed
        self.error = error
        self.trace = trace
        self.command = command
        self.report = report

    def as_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seed": self.seed,
            "error": self.error,
            "command": self.command,
        }


# --- Who plays --------------------------------------------------------------------------------


def line_up(game: str, seats: int, names: Sequence[str] = ()) -> tuple[str, ...]:
    """One bot for each seat: the usual one by default, one name for all, or as many as seats.

    >>> line_up("zombie-terror", 2, ["random"])
    ('random', 'random')
    """
    for name in names:
        if not is_bot(game, name):
            raise BadSetting(unknown(f"bot for {game}", name, bot_names(game)))
    if not names:
        names = [usual_bot(game)]
    if len(names) == 1:
        return tuple(names) * seats
    if len(names) != seats:
        raise BadSetting(f"{len(names)} bots for {seats} seats; name one, or one for each seat")
    return tuple(names)


# --- Playing ----------------------------------------------------------------------------------


def simulate(
    game: Game[Any],
    games: int,
    *,
    seats: int | None = None,
    bots: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
    seed: str | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    observers: Observers = (),
) -> Report:
    """Let bots play many games, and count.

    Args:
        game: the rule set.
        games: how many games.
        seats: how many play; as few as possible by default.
        bots: see :func:`line_up`.
        settings: options of the game that differ from their defaults.
        seed: fixes everything that happens; drawn if not given.
        jobs: processes that share the work. What is played does not depend on it.
        progress: is told how far the work is.
        observers: what makes further observers, one of each for every share of the work; they
            come back merged in the report.

    Raises:
        BadSetting: for wrong settings, seats or bots.
        Fault: if a game cannot be played to its end. All games before it are in its report.
    """
    if games < 1 or jobs < 1:
        raise BadSetting("the numbers of games and of jobs must be 1 or more")
    count = game.seats.start if seats is None else seats
    chosen = dict(settings or {})
    game.check_new(game.configure(chosen, count))
    plan = Plan(
        game=game.name,
        games=games,
        seats=count,
        bots=line_up(game.name, count, bots),
        settings=chosen,
        seed=secrets.token_hex(4) if seed is None else seed,
    )
    start = time.perf_counter()
    whole = _Part(0, Tally(plan.bots), [make() for make in observers])
    parts = _alone(game, plan, observers) if jobs == 1 else _shared(game, plan, observers, jobs)
    with closing(parts):  # so that a fault stops the other processes at once
        for part in parts:
            whole.merge(part)
            if part.fault is not None:
                break
            if progress is not None:
                progress(whole.tally.finished, games)
    report = _report(game, plan, whole, time.perf_counter() - start, jobs)
    if whole.fault is not None:
        number, error, trace = whole.fault
        raise Fault(number, plan.seed_of(number), error, trace, plan.command(number), report)
    return report


class _Part:
    """Some of the games, played one after another in one process."""

    def __init__(self, first: int, tally: Tally, observers: list[Observer]) -> None:
        self.first = first
        self.tally = tally
        self.observers = observers
        self.busy = 0.0
        self.fault: tuple[int, str, str] | None = None

    def merge(self, later: _Part) -> None:
        self.tally.merge(later.tally)
        for mine, other in zip(self.observers, later.observers, strict=True):
            mine.merge(other)
        self.busy += later.busy
        self.fault = self.fault or later.fault


Parts = Generator[_Part, None, None]
"""The parts of the work, in the order of the games."""


def _alone(game: Game[Any], plan: Plan, observers: Observers) -> Parts:
    for number in range(plan.games):
        yield _play_part(game, plan, range(number, number + 1), observers)


def _shared(game: Game[Any], plan: Plan, observers: Observers, jobs: int) -> Parts:
    if GAMES.get(game.name) is not game:
        raise BadSetting(f"{game.name} is not one of Overrun's games: only one job can play it")
    # What is slow is handed out game by game; what is fast, in chunks that keep everyone busy.
    slow = any(_wants_snapshots(plan))
    size = 1 if slow else max(1, min(_CHUNK, plan.games // (jobs * _CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    # Forking is quick, and safe because nothing else runs in threads here; elsewhere than on
    # Linux it is not to be trusted.
    method = "fork" if sys.platform == "linux" else "spawn"
    context = multiprocessing.get_context(method)
    pool = ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent)
    try:
        waiting = [pool.submit(_play_share, plan, chunk, observers) for chunk in chunks]
        for chunk, future in zip(chunks, waiting, strict=True):
            try:
                yield future.result()
            except BrokenProcessPool as error:
                lost = _Part(chunk.start, Tally(plan.bots), [make() for make in observers])
                last = "" if len(chunk) == 1 else f" or one of the {len(chunk) - 1} after it"
                trouble = f"a process died while playing this game{last}: {error}"
                lost.fault = (chunk.start, trouble, "")
                yield lost
                return
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_share(plan: Plan, numbers: range, observers: Observers) -> _Part:
    return _play_part(find(plan.game), plan, numbers, observers)


def _wants_snapshots(plan: Plan) -> list[bool]:
    """For each seat whether its bot looks ahead: forks are fast from a fresh snapshot only."""
    return [make_bot(name, plan.game, "").looks for name in plan.bots]


def _play_part(game: Game[Any], plan: Plan, numbers: range, observers: Observers) -> _Part:
    """Play these games; a fault ends the part."""
    part = _Part(numbers.start, Tally(plan.bots), [make() for make in observers])
    watching: list[Observer] = [part.tally, *part.observers]
    snapshots = any(_wants_snapshots(plan))
    start = time.process_time()
    for number in numbers:
        try:
            _play_game(game, plan, number, watching, snapshots)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            part.fault = (number, what, traceback.format_exc())
            break
    part.busy = time.process_time() - start
    return part


def _play_game(
    game: Game[Any], plan: Plan, number: int, watching: list[Observer], snapshots: bool
) -> None:
    seed = plan.seed_of(number)
    table = Table.new(
        game,
        seats=plan.seats,
        settings=plan.settings,
        seed=seed,
        events=False,
        snapshots=snapshots,
    )
    bots = [make_bot(name, game.name, f"{seed}/seat-{seat}") for seat, name in enumerate(plan.bots)]
    worlds = [_worlds(table, seat) for seat in range(plan.seats)]
    clock = time.perf_counter_ns
    steps = [observer.step for observer in watching]
    for observer in watching:
        observer.before(number, table)
    answers = 0
    while table.asks:
        if answers >= game.bound:
            raise RulesError(f"the game is not over after {answers} answers, which is its bound")
        ask: Ask = table.asks[0]
        bot = bots[ask.seat]
        start = clock()
        view = table.view(ask.seat) if bot.looks else None
        option = bot.choose(view, ask, worlds[ask.seat])
        taken = clock() - start
        table.answer(ask.seat, ask.number, option)
        answers += 1
        for step in steps:
            step(table, ask, option, taken)
    if table.outcome is None:
        raise RulesError("nobody is asked anything, but the game has no outcome")
    for observer in watching:
        observer.after(number, table)


def _worlds(table: Table[Any], seat: int) -> Callable[[str], Table[Any]]:
    return lambda seed: table.world(seat, seed)


def _report(game: Game[Any], plan: Plan, whole: _Part, seconds: float, jobs: int) -> Report:
    tally = whole.tally
    return Report(
        plan=plan,
        finished=tally.finished,
        outcomes=dict(sorted(tally.outcomes.items(), key=lambda pair: (-pair[1], pair[0]))),
        wins={
            side: tally.side_wins[side] for side in dict.fromkeys([*game.sides, *tally.side_wins])
        },
        seat_wins=[tally.seat_wins[seat] for seat in range(plan.seats)],
        rounds=Spread.of(tally.rounds),
        decisions=Spread.of(tally.decisions),
        total_decisions=sum(steps * games for steps, games in tally.decisions.items()),
        seconds=seconds,
        busy_seconds=whole.busy,
        jobs=jobs,
        times=tally.times,
        observers=whole.observers,
    )
