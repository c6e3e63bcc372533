"""What the steps of a game come to: the course of it, its turning points, luck and mistakes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import fsum
from typing import Any

import msgspec

from overrun.analysis.steps import PLAYOUTS, Decision, Step, steps_of
from overrun.bots.search.thinking import manner
from overrun.core.errors import BadSetting
from overrun.core.table import Table

TURN = 0.12
"""A round in which a chance changes by less is no turning point."""
MOST_TURNS = 6
MOST_MISTAKES = 10
COSTLY = 0.02
"""What costs less is no mistake that is worth a word."""

Point = tuple[int, float]
"""After so many answers, the chance."""


class Line(msgspec.Struct):
    """The chance of a seat to win, at every ask of its own, and how it came out."""

    seat: int
    points: list[Point]


class Turn(msgspec.Struct):
    """A round that changed a seat's chance, and the moment at which most of that happened."""

    seat: int
    round: int
    step: int
    before: float
    after: float

    @property
    def change(self) -> float:
        return self.after - self.before


class Mistake(msgspec.Struct):
    """A decision for which something better was found."""

    step: int
    seat: int
    round: int
    decision: Decision
    cost: float


class Share(msgspec.Struct):
    """What came of a seat's own decisions, summed over the game, in wins."""

    seat: int
    decisions: int = 0
    searched: int = 0
    mistakes: int = 0
    given_away: float = 0.0
    luck: float = 0.0


class Suspicion(msgspec.Struct):
    """What spoke against each other seat, as far as one seat could know, after so many answers."""

    step: int
    by: int
    against: dict[int, float]


class Analysis(msgspec.Struct, kw_only=True):
    """A finished game explained, from what these seats could know."""

    game: str
    answers: int
    playouts: int
    seats: list[int]
    winners: list[int]
    lines: list[Line] = []
    turns: list[Turn] = []
    """The largest changes, in the order of the game."""
    mistakes: list[Mistake] = []
    """The costliest first."""
    shares: list[Share] = []
    suspicion: list[Suspicion] = []


def analyse(
    table: Table[Any],
    seats: Sequence[int] | None = None,
    playouts: int = PLAYOUTS,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Explain a finished game as these seats could see it, or each seat as itself."""
    check(table)
    wanted = [*range(table.header.seats)] if seats is None else [*seats]
    found = []
    for step in steps_of(table, range(1, table.answered + 1), wanted, playouts):
        found.append(step)
        told(step.number, table.answered)
    return sum_up(table, found, wanted, playouts)


def check(table: Table[Any]) -> None:
    """Refuse a game that is not over."""
    if not table.ended:
        raise BadSetting("the game is not over: only finished games are analysed")


def sum_up(
    table: Table[Any], steps: Sequence[Step], seats: Sequence[int], playouts: int
) -> Analysis:
    """What the steps of a whole game come to."""
    assert table.outcome is not None
    winners = table.outcome.winners
    won = manner(table.game.name).won
    lines = [_line(steps, seat, won(table, seat)) for seat in seats]
    return Analysis(
        game=table.game.name,
        answers=table.answered,
        playouts=playouts,
        seats=[*seats],
        winners=[seat for seat in winners if seat in seats],
        lines=lines,
        turns=_turns(steps, lines),
        mistakes=_mistakes(steps),
        shares=[_share(steps, seat) for seat in seats],
        suspicion=[
            Suspicion(step.number - 1, by, against)
            for step in steps
            for by, against in step.suspicion.items()
        ],
    )


def _line(steps: Sequence[Step], seat: int, won: bool) -> Line:
    points = [(step.number - 1, step.chances[seat]) for step in steps if seat in step.chances]
    return Line(seat, [*points, (len(steps), float(won))])


def _turns(steps: Sequence[Step], lines: Iterable[Line]) -> list[Turn]:
    """The rounds that changed most. Who sits together is moved together: of the seats that the same
    round moves in the same direction, only the one it moves most is told of."""
    found: dict[tuple[int, bool], Turn] = {}
    for line in lines:
        for turn in _rounds(steps, line):
            key = turn.round, turn.change > 0
            if key not in found or abs(turn.change) > abs(found[key].change):
                found[key] = turn
    largest = sorted(found.values(), key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(largest, key=lambda turn: turn.step)


def _rounds(steps: Sequence[Step], line: Line) -> Iterable[Turn]:
    """From a seat's first ask of a round to its first of the next: the rounds in which much
    happened. What is laid out before the first is no turn of the game."""
    rounds: dict[int, list[Point]] = {}
    for at, chance in line.points:
        rounds.setdefault(steps[min(at, len(steps) - 1)].round, []).append((at, chance))
    lists = [*rounds.items()]
    for place, (number, points) in enumerate(lists):
        rest = lists[place + 1][1][:1] if place + 1 < len(lists) else []
        within = [*points, *rest]
        before, after = within[0][1], within[-1][1]
        if number == 0 or abs(after - before) < TURN:
            continue
        sign = 1 if after > before else -1
        pairs = pairwise(within)
        step = max(pairs, key=lambda pair: sign * (pair[1][1] - pair[0][1]))[1][0]
        yield Turn(line.seat, number, step, before, after)


def _mistakes(steps: Iterable[Step]) -> list[Mistake]:
    found = [
        Mistake(step.number, step.seat, step.round, step.decision, step.decision.cost)
        for step in steps
        if step.decision is not None and step.decision.cost >= COSTLY
    ]
    return sorted(found, key=lambda mistake: -mistake.cost)[:MOST_MISTAKES]


def _share(steps: Iterable[Step], seat: int) -> Share:
    own = [step.decision for step in steps if step.decision is not None and step.seat == seat]
    return Share(
        seat=seat,
        decisions=len(own),
        searched=sum(each.searched for each in own),
        mistakes=sum(each.cost >= COSTLY for each in own),
        given_away=fsum(each.cost for each in own),
        luck=fsum(each.luck for each in own),
    )
