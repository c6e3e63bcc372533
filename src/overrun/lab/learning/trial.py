"""A trial: how a bot does beside another at the same seats, with the same seeds."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import partial

import msgspec

from overrun.bots import make_bot
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.balance import Cell
from overrun.lab.learning.games import shared
from overrun.lab.simulate import Progress


class Pairs(msgspec.Struct):
    """Games that were played twice with the same seed: by one bot, and by another at its seats."""

    both: int = 0
    only_first: int = 0
    only_second: int = 0
    neither: int = 0
    seconds: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0])
    """The processor time that each of them thought."""
    answers: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    @property
    def games(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def wins(self) -> tuple[int, int]:
        return self.both + self.only_first, self.both + self.only_second

    @property
    def milliseconds(self) -> tuple[float, float]:
        """How long an answer took each of them, on average."""
        first, second = (
            1000 * s / max(1, n) for s, n in zip(self.seconds, self.answers, strict=True)
        )
        return first, second

    @property
    def p(self) -> float:
        """How likely at least so many more wins of one of them are if both are equally good: the
        exact sign test on the pairs that came out differently."""
        differ = self.only_first + self.only_second
        most = max(self.only_first, self.only_second)
        tail: int = sum(math.comb(differ, k) for k in range(most, differ + 1))
        return min(1.0, tail / 2 ** (differ - 1)) if differ else 1.0

    def merge(self, other: Pairs) -> None:
        self.both += other.both
        self.only_first += other.only_first
        self.only_second += other.only_second
        self.neither += other.neither
        for at in (0, 1):
            self.seconds[at] += other.seconds[at]
            self.answers[at] += other.answers[at]


def trial(
    game: str,
    bots: tuple[str, str],
    cells: Sequence[Cell],
    games: int,
    seed: str,
    *,
    others: str = "",
    jobs: int = 1,
    progress: Progress | None = None,
    seats: Sequence[int] = (),
) -> Pairs:
    """Let each of two bots play the same games. In each it plays one seat after another, and those
    that win and lose with it; the rest is played by ``others``, or by the first of the two.

    Only these ``seats`` take their turns, if any are named.
    """
    play = partial(_play, game, bots, cells, seed, others or bots[0], tuple(seats))
    whole = Pairs()
    for _, part in shared(play, games, 1, jobs):
        whole.merge(part)
        if progress is not None:
            progress(whole.games, games)
    return whole


def _play(
    game: str,
    bots: tuple[str, str],
    cells: Sequence[Cell],
    seed: str,
    others: str,
    seats: tuple[int, ...],
    numbers: range,
) -> Pairs:
    found = Pairs()
    for number in numbers:
        cell = cells[number % len(cells)]
        turn = number // len(cells)
        seat = seats[turn % len(seats)] if seats else turn % cell.seats
        won = []
        for at, bot in enumerate(bots):
            name = f"{seed}/{number}"
            table = Table.new(
                find(game),
                seats=cell.seats,
                settings=cell.settings,
                seed=name,
                events=False,
                snapshots=True,
            )
            allies = find(game).allies(table.state, seat, cell.seats)
            players = [
                make_bot(bot if each in allies else others, game, f"{name}/{each}")
                for each in range(cell.seats)
            ]
            while table.asks:
                ask = table.asks[0]
                start = time.process_time()
                view = table.view(ask.seat)
                option = players[ask.seat].choose(view, ask, partial(table.world, ask.seat))
                if ask.seat in allies:
                    found.seconds[at] += time.process_time() - start
                    found.answers[at] += 1
                table.answer(ask.seat, ask.number, option)
            assert table.outcome is not None
            won.append(seat in table.outcome.winners)
        found.both += won[0] and won[1]
        found.only_first += won[0] and not won[1]
        found.only_second += won[1] and not won[0]
        found.neither += not won[0] and not won[1]
    return found
