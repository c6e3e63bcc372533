"""Mass simulation: many games between bots, by whoever shares the work.

>>> from overrun.games import find
>>> report = simulate(find("zombie-terror"), 3, bots=["random"], seed="docs")
>>> report.finished, sum(report.outcomes.values())
(3, 3)

What is played depends on the seed alone: game ``i`` is played with the seed ``<seed>/<i>``, however
many share the work. A single game is played with the seed as it stands, so the command
that a fault prints plays exactly the game at fault.
"""

from __future__ import annotations

import secrets
import shlex
import time
import traceback
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from overrun.bots import bot_names, is_bot, make_bot, restricted, usual_bot
from overrun.core.errors import BadSetting, OverrunError, unknown
from overrun.core.game import Game
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.lab.keeping import OPTION, Kept, print_of_players
from overrun.lab.playing import play_game
from overrun.lab.shards import HERE, TRIES, Crew, Lost, cut
from overrun.lab.statistics import Observer, Played, Rates, Spread, Tally, Times, wilson

Progress = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""

Observers = Sequence[Callable[[], Observer]]
Counted = Callable[[], Rates]

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


class Keeping(msgspec.Struct, frozen=True):
    """Where simulations are kept."""

    folder: Path
    command: str
    """What is played for, and thus counted in each game."""
    print: str = ""
    """A short hash over what decides what is counted."""

    def opened(self, plan: Plan) -> Kept[Played]:
        """What is kept of a plan."""
        what = {
            "command": self.command,
            "game": plan.game,
            "seats": str(plan.seats),
            "bots": ",".join(plan.bots),
            **{OPTION + name: plan.settings[name] for name in sorted(plan.settings)},
            "seed": plan.seed_of(0),
        }
        return Kept(self.folder, what, print_of_players(plan.game) + self.print, Played)


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
    lengths: dict[int, int] = {}
    """How many games took so many rounds, the shortest first."""
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
    counted: Rates = msgspec.field(default_factory=Rates)
    """What was counted, over all games."""

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
    >>> line_up("zombie-terror", 2, ["steady", "random without play"])
    ('steady', 'random without play')
    """
    for name in names:
        who, verbs = restricted(name)
        if not is_bot(game, who):
            raise BadSetting(unknown(f"bot for {game}", who, bot_names(game)))
        for verb in verbs:
            if verb not in find(game).verbs:
                raise BadSetting(unknown(f"verb of {game}", verb, sorted(find(game).verbs)))
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
    crew: Crew = HERE,
    progress: Progress | None = None,
    observers: Observers = (),
    counted: Counted | None = None,
    keep: Keeping | None = None,
) -> Report:
    """Let bots play many games, and count.

    Args:
        game: the rule set.
        games: how many games.
        seats: how many play; as few as possible by default.
        bots: see :func:`line_up`.
        settings: options of the game that differ from their defaults.
        seed: fixes everything that happens; drawn if not given.
        crew: who does the work. What is played does not depend on it.
        progress: is told how far the work is.
        observers: what makes further observers, one of each for every game; they come back merged
            in the report. What they saw is not kept.
        counted: what makes an observer that counts; what it counts is kept, game by game.
        keep: where games that are finished are kept; those that are there are not played again.

    Raises:
        BadSetting: for wrong settings, seats or bots, and for a place with other results.
        Fault: if a game cannot be played to its end. All games before it are in its report.
    """
    if games < 1:
        raise BadSetting("the number of games must be 1 or more")
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
    tally, seen = Tally(plan.bots), [make() for make in observers]
    fault: _Failed | None = None
    try:
        with closing(_played(game, plan, crew, observers, counted, keep)) as played:
            for one, watched in played:  # closed, so that a fault stops the others at once
                tally.add(one)
                for mine, theirs in zip(seen, watched, strict=False):
                    mine.merge(theirs)
                if progress is not None:
                    progress(tally.finished, games)
    except _Failed as failed:
        fault = failed
    report = _report(game, plan, tally, seen, time.perf_counter() - start, crew.hands)
    if fault is not None:
        number = fault.number
        seed, command = plan.seed_of(number), plan.command(number)
        raise Fault(number, seed, fault.error, fault.trace, command, report) from None
    return report


Watched = tuple[Played, list[Observer]]


class _Failed(Exception):
    """A game could not be played to its end."""

    def __init__(self, number: int, error: str, trace: str) -> None:
        super().__init__(error)
        self.number, self.error, self.trace = number, error, trace


class Part:
    """Some of the games, played one after another; perhaps one that failed."""

    def __init__(self) -> None:
        self.games: dict[int, Watched] = {}
        self.failed: tuple[int, str, str] | None = None


def _played(
    game: Game[Any],
    plan: Plan,
    crew: Crew,
    observers: Observers,
    counted: Counted | None,
    keep: Keeping | None,
) -> Generator[Watched, None, None]:
    """All games in their order: those that are kept, and those that are played now."""
    kept = keep.opened(plan) if keep is not None else None
    missing = [n for n in range(plan.games) if kept is None or n not in kept]
    if crew.elsewhere and GAMES.get(game.name) is not game:
        raise BadSetting(f"{game.name} is not one of Overrun's games: only one job can play it")
    # What is slow is handed out game by game; what is fast, in chunks that keep everyone busy.
    slow = not crew.elsewhere or any(_wants_snapshots(plan))
    size = 1 if slow else max(1, min(_CHUNK, plan.games // (crew.hands * _CHUNKS_PER_JOB)))
    known = None if crew.elsewhere else game
    work = partial(play_part, known, plan, tuple(observers), counted)

    def arrived(part: Part) -> None:
        if kept is not None:
            kept.add({number: played for number, (played, _) in part.games.items()})

    def fresh() -> Generator[tuple[int, Watched], None, None]:
        try:
            for part in crew.in_order(work, cut(missing, size), arrived):
                yield from part.games.items()
                if part.failed is not None:
                    raise _Failed(*part.failed)
        except Lost as lost:
            first, others = lost.shard[0], len(lost.shard) - 1
            more = f" or one of the {others} after it" if others else ""
            trouble = f"{TRIES} processes died while playing this game{more}: {lost.why}"
            raise _Failed(first, trouble, "") from None

    now = {*missing}
    with closing(fresh()) as following:
        for number in range(plan.games):
            if number in now:
                yield next(following)[1]
            elif kept is not None:
                yield kept[number], []


def _wants_snapshots(plan: Plan) -> list[bool]:
    """For each seat whether its bot looks ahead: forks are fast from a fresh snapshot only."""
    return [make_bot(name, plan.game, "").looks for name in plan.bots]


def play_part(
    game: Game[Any] | None,
    plan: Plan,
    observers: Observers,
    counted: Counted | None,
    numbers: Sequence[int],
) -> Part:
    """Play these games; a fault ends the part."""
    part = Part()
    rules = find(plan.game) if game is None else game
    snapshots = any(_wants_snapshots(plan))
    for number in numbers:
        watching = [make() for make in observers]
        rates = counted() if counted is not None else None
        everyone = [*watching, rates] if rates is not None else watching
        begun = time.process_time()
        try:
            played = _play(rules, plan, number, everyone, snapshots)
        except Exception as error:
            part.failed = number, f"{type(error).__name__}: {error}", traceback.format_exc()
            break
        played.seconds = round(time.process_time() - begun, 6)
        if rates is not None:
            played.counts = rates.counts
        part.games[number] = played, watching
    return part


def _play(
    game: Game[Any], plan: Plan, number: int, watching: list[Observer], snapshots: bool
) -> Played:
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
    return play_game(table, seed, number, bots, plan.bots, watching)


def _report(
    game: Game[Any],
    plan: Plan,
    tally: Tally,
    seen: list[Observer],
    seconds: float,
    jobs: int,
) -> Report:
    return Report(
        plan=plan,
        finished=tally.finished,
        outcomes=dict(sorted(tally.outcomes.items(), key=lambda pair: (-pair[1], pair[0]))),
        wins={
            side: tally.side_wins[side] for side in dict.fromkeys([*game.sides, *tally.side_wins])
        },
        seat_wins=[tally.seat_wins[seat] for seat in range(plan.seats)],
        rounds=Spread.of(tally.rounds),
        lengths=dict(sorted(tally.rounds.items())),
        decisions=Spread.of(tally.decisions),
        total_decisions=sum(steps * games for steps, games in tally.decisions.items()),
        seconds=seconds,
        busy_seconds=tally.busy,
        jobs=jobs,
        times=tally.times,
        observers=seen,
        counted=tally.counted,
    )
