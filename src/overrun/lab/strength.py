"""Strength: how bots do at the same seats, with the same seeds and the same others at the table.

>>> humans = contests("zombie-terror")["humans"]
>>> compare(*(run("zombie-terror", bot, humans, 4, "docs") for bot in ("random", "random"))).p
1.0
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from overrun.bots import STEADY, make_bot
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.balance import Cell, Contest, plan_of
from overrun.lab.keeping import Kept, print_of_players
from overrun.lab.learning.games import courses
from overrun.lab.shards import HERE, Crew
from overrun.lab.simulate import Progress
from overrun.lab.statistics import Times, wilson

ANYTHING = "anything"
_DEVIATIONS = 1.959963984540054  # of a normal distribution, for 95 %


class Played(msgspec.Struct, array_like=True):
    """What came of one game: whether the bot's side won, and how long its decisions took."""

    won: bool
    times: Times


class Run(msgspec.Struct):
    """The games of one bot, in the order of their seeds."""

    bot: str
    won: list[bool] = []
    times: Times = msgspec.field(default_factory=Times)

    @property
    def wins(self) -> int:
        return sum(self.won)

    def add(self, played: Played) -> None:
        """One more game."""
        self.won.append(played.won)
        self.times.merge(played.times)

    def as_json(self) -> dict[str, Any]:
        low, high = wilson(self.wins, len(self.won))
        return {
            "bot": self.bot,
            "games": len(self.won),
            "wins": self.wins,
            "rate": round(self.wins / max(1, len(self.won)), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "decisions": self.times.number,
            "mean_ms": round(self.times.mean_us / 1000, 3),
            "p99_ms": round(self.times.percentile_us(99) / 1000, 3),
        }


class Pairs(msgspec.Struct, frozen=True):
    """Games that two bots have both played: who won which."""

    both: int
    first: int
    """Only the first of the two won."""
    second: int
    neither: int

    @property
    def games(self) -> int:
        return self.both + self.first + self.second + self.neither

    @property
    def p(self) -> float:
        """How likely a difference like this is if both are equally good: the exact sign test on
        the games that came out differently.

        >>> round(Pairs(3, 2, 12, 3).p, 4), Pairs(3, 0, 0, 3).p
        (0.0129, 1.0)
        """
        differ = self.first + self.second
        most = max(self.first, self.second)
        tail: int = sum(math.comb(differ, k) for k in range(most, differ + 1))
        return min(1.0, tail / 2 ** (differ - 1)) if differ else 1.0

    @property
    def rating(self) -> tuple[float, float]:
        """By how many points of Elo's the second is better, and how uncertain that is: from the
        odds that it is the second who wins a game that only one of them wins.

        >>> [round(number) for number in Pairs(100, 50, 100, 150).rating]
        [120, 59]
        """
        first, second = self.first + 0.5, self.second + 0.5  # as if half a game each were known
        scale = 400 / math.log(10)
        reach = _DEVIATIONS * math.sqrt(1 / first + 1 / second)
        return scale * math.log(second / first), scale * reach

    def as_json(self) -> dict[str, Any]:
        rating, reach = self.rating
        return {
            **msgspec.structs.asdict(self),
            "p": self.p,
            "rating": round(rating, 1),
            "reach": round(reach, 1),
        }


def compare(first: Run, second: Run) -> Pairs:
    """Two runs over the same seeds, game by game, as far as both have played."""
    found = [0, 0, 0, 0]
    for mine, theirs in zip(first.won, second.won, strict=False):
        found[0 if mine and theirs else 1 if mine else 2 if theirs else 3] += 1
    return Pairs(*found)


def run(
    game: str,
    bot: str,
    contest: Contest,
    games: int,
    seed: str,
    *,
    others: str = STEADY,
    crew: Crew = HERE,
    progress: Progress | None = None,
    keep: Path | None = None,
    play: bool = True,
    again: int = 0,
) -> Run:
    """Let a bot play games of a contest: at the seat that it is about, and at those that win and
    lose with it; the rest of the table is played by others.

    What is kept in a folder of that name was played before, and is not played again; or nothing is
    played at all, and only the first games are told of, as far as they are kept. The same deals can
    be played ``again``, by bots that draw otherwise.
    """
    what = {"game": game, "contest": contest.id, "bot": bot, "others": others, "seed": seed}
    if again:
        what["again"] = str(again)
    kept = None if keep is None else Kept(keep, what, print_of_players(game), Played)
    missing = [number for number in range(games) if kept is None or number not in kept]
    if not play:
        games, missing = min(missing, default=games), []
    done = games - len(missing)

    def arrived(result: tuple[int, Played]) -> None:
        nonlocal done
        done += 1
        if kept is not None:
            kept.add(dict([result]))
        if progress is not None:
            progress(done, games)

    work = partial(_play, game, bot, contest.id, contest.cells, seed, others, again)
    fresh = dict(crew.in_order(work, missing, arrived))
    whole = Run(bot, [])
    for number in range(games):
        whole.add(fresh[number] if kept is None else kept[number])
    return whole


def contests(game: str) -> dict[str, Contest]:
    """What bots can be strong at in a game; *anything* is all that its balance plan plays."""
    plan = plan_of(game)
    anything = Contest(ANYTHING, tuple(courses(game)))
    return {contest.id: contest for contest in (*plan.contests, anything)}


def _play(
    game: str,
    bot: str,
    id: str,
    cells: tuple[Cell, ...],
    seed: str,
    others: str,
    again: int,
    number: int,
) -> tuple[int, Played]:
    """Play one of the games; its number, and what came of it."""
    subject, times = contests(game)[id].subject, Times()
    name, tries = f"{seed}/{number}", 0
    while (won := _game(game, cells, number, name, subject, bot, others, times, again)) is None:
        tries += 1
        name = f"{seed}/{number}+{tries}"
    return number, Played(won, times)


def _game(
    game: str,
    cells: tuple[Cell, ...],
    number: int,
    seed: str,
    subject: Callable[[Any, int], int | None] | None,
    bot: str,
    others: str,
    times: Times,
    again: int = 0,
) -> bool | None:
    """Whether the bot's side won; nothing if there is no seat for it at such a table."""
    rules, cell, turn = find(game), cells[number % len(cells)], number // len(cells)
    table = Table.new(
        rules, seats=cell.seats, settings=cell.settings, seed=seed, events=False, snapshots=True
    )
    seat = turn % cell.seats if subject is None else subject(table.state, turn)
    if seat is None:
        return None
    allies = rules.allies(table.state, seat, cell.seats)
    players = [
        make_bot(bot if each in allies else others, game, f"{seed}/{each}{'+' * again}")
        for each in range(cell.seats)
    ]
    while table.asks:
        ask = table.asks[0]
        start = time.process_time_ns()
        view = table.view(ask.seat)
        option = players[ask.seat].choose(view, ask, partial(table.world, ask.seat))
        if ask.seat in allies and len(ask.options) > 1:
            times.add(time.process_time_ns() - start)
        table.answer(ask.seat, ask.number, option)
    assert table.outcome is not None
    return rules.side(table.state, seat) in table.outcome.sides
