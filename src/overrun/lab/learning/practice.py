"""Practice: the policy plays against itself, and what won more than was expected becomes likelier.

Each decision is credited with how the chance to win went on after it, what is near more than what
is far, and what the policy would have done anyway is taken off: the policy gradient with a learned
value, in as few lines as it needs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

import msgspec

from overrun.bots.arithmetic import exp, logistic
from overrun.bots.mind import Mind, Numbers
from overrun.bots.mind.numbers import UNIT, Kind
from overrun.bots.search.thinking import manner
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.balance import Cell
from overrun.lab.learning.games import look_at
from overrun.lab.shards import Crew, shared
from overrun.lab.simulate import Progress

FARSIGHT = 0.96
"""How much of what comes at the next decision of the same seat is owed to this one."""


class Slope(msgspec.Struct):
    """Where the numbers of one kind of ask should move, summed over many decisions."""

    verbs: dict[str, list[float]] = {}
    traits: dict[str, float] = {}

    def merge(self, other: Slope) -> None:
        for verb, row in other.verbs.items():
            mine = self.verbs.get(verb)
            self.verbs[verb] = (
                row if mine is None else [a + b for a, b in zip(mine, row, strict=True)]
            )
        for trait, amount in other.traits.items():
            self.traits[trait] = self.traits.get(trait, 0.0) + amount


class Batch(msgspec.Struct):
    """What came of some games of practice."""

    games: int = 0
    decisions: int = 0
    wins: int = 0
    seats: int = 0
    slopes: dict[str, Slope] = {}

    def merge(self, other: Batch) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins += other.wins
        self.seats += other.seats
        for kind, slope in other.slopes.items():
            if kind in self.slopes:
                self.slopes[kind].merge(slope)
            else:
                self.slopes[kind] = slope


class Scale(msgspec.Struct, frozen=True):
    """What the numbers of positions are like: practice moves all of them as if they were alike."""

    mean: list[float]
    deviation: list[float]

    def even(self, position: Sequence[int]) -> list[float]:
        """A position in which every number is about as large as any other, after a constant."""
        rows = zip(position, self.mean, self.deviation, strict=True)
        return [1.0, *((number - mean) / deviation for number, mean, deviation in rows)]


class _Decision(msgspec.Struct):
    kind: str
    verbs: list[str]
    traits: list[list[str]]
    chances: list[float]
    chosen: int
    position: list[int]
    hope: float


def _play(
    game: str, cells: Sequence[Cell], seed: str, numbers: bytes, scale: Scale, share: range
) -> Batch:
    look = look_at(game)
    mind = Mind(look, Numbers.read(numbers, look))
    batch = Batch(slopes={})
    for number in share:
        cell = cells[number % len(cells)]
        table = Table.new(
            find(game),
            seats=cell.seats,
            settings=cell.settings,
            seed=f"{seed}/{number}",
            events=False,
        )
        random = Random(f"{seed}/{number}")
        made: dict[int, list[_Decision]] = {seat: [] for seat in range(cell.seats)}
        while table.asks:
            ask = table.asks[0]
            options = ask.options
            at = 0
            if len(options) > 1:
                seen = look(table.view(ask.seat), ask.seat)
                traits = seen.traits(ask)
                verbs = [option[0] for option in options]
                scores = mind.policy.weighed(ask.kind, verbs, seen.position, traits)
                best = max(scores)
                raised = [exp((score - best) / UNIT) for score in scores]
                total = sum(raised)
                chances = [each / total for each in raised]
                (at,) = random.choices(range(len(options)), raised)
                hope = logistic(mind.value.logit(seen.position) / UNIT)
                made[ask.seat].append(
                    _Decision(ask.kind, verbs, traits, chances, at, seen.position, hope)
                )
            table.answer(ask.seat, ask.number, options[at])
        assert table.outcome is not None
        batch.games += 1
        for seat, decisions in made.items():
            won = manner(game).won(table, seat)
            batch.wins += won
            batch.seats += 1
            batch.decisions += len(decisions)
            for decision, credit in _credits(decisions, float(won)):
                _lean(batch, decision, credit, scale)
    return batch


def _credits(decisions: list[_Decision], result: float) -> Iterator[tuple[_Decision, float]]:
    """Each decision of a seat with what it is owed of how the chance to win went on."""
    later, credit = result, 0.0
    for decision in reversed(decisions):
        credit = later - decision.hope + FARSIGHT * credit
        later = decision.hope
        yield decision, credit


def _lean(batch: Batch, decision: _Decision, credit: float, scale: Scale) -> None:
    """Move towards what was done, by as much as it is owed."""
    slope = batch.slopes.setdefault(decision.kind, Slope({}, {}))
    by_verb: dict[str, float] = {}
    traits = slope.traits
    for at, (verb, names) in enumerate(zip(decision.verbs, decision.traits, strict=True)):
        amount = credit * ((at == decision.chosen) - decision.chances[at])
        by_verb[verb] = by_verb.get(verb, 0.0) + amount
        for name in names:
            traits[name] = traits.get(name, 0.0) + amount
    if len(by_verb) < 2:
        return  # a line over the position is the same for all
    even = scale.even(decision.position)
    for verb, amount in by_verb.items():
        row = slope.verbs.get(verb)
        if row is None:
            slope.verbs[verb] = [amount * each for each in even]
        else:
            slope.verbs[verb] = [a + amount * b for a, b in zip(row, even, strict=True)]


class Practice:
    """Numbers on their way: a step for every batch of games."""

    def __init__(self, numbers: Numbers, scale: Scale, rate: float = 0.01) -> None:
        self.numbers = numbers
        self.scale = scale
        self.rate = rate
        self.steps = 0
        self._first: dict[tuple[str, str, str, int], float] = {}
        self._second: dict[tuple[str, str, str, int], float] = {}
        self._exact: dict[tuple[str, str, str, int], float] = {}
        """What was rounded, so that small steps are not lost."""

    def play(
        self,
        cells: Sequence[Cell],
        games: int,
        seed: str,
        crew: Crew,
        progress: Progress | None = None,
    ) -> Batch:
        """Play a batch with the numbers as they are."""
        work = partial(
            _play,
            self.numbers.game,
            cells,
            f"{seed}/{self.steps}",
            self.numbers.write(),
            self.scale,
        )
        whole = Batch(slopes={})
        for _, part in shared(work, games, crew):
            whole.merge(part)
            if progress is not None:
                progress(whole.games, games)
        return whole

    def step(self, batch: Batch) -> None:
        """Move the numbers by what a batch has shown."""
        self.steps += 1
        for kind, slope in batch.slopes.items():
            numbers = self.numbers.policy.setdefault(kind, Kind({}, {}))
            for trait, amount in slope.traits.items():
                old = numbers.traits.get(trait, 0)
                numbers.traits[trait] = self._moved((kind, "", trait, 0), amount, old, 1.0)
            for verb, row in slope.verbs.items():
                old_row = numbers.verbs.setdefault(verb, [0] * len(row))
                for at in range(1, len(row)):
                    deviation = self.scale.deviation[at - 1]
                    before = old_row[at]
                    old_row[at] = self._moved((kind, verb, "", at), row[at], before, deviation)
                    # the constant takes up what the mean of this number now adds
                    old_row[0] -= round((old_row[at] - before) * self.scale.mean[at - 1])
                old_row[0] = self._moved((kind, verb, "", 0), row[0], old_row[0], 1.0)

    def _moved(
        self, key: tuple[str, str, str, int], slope: float, old: int, deviation: float
    ) -> int:
        first = self._first.get(key, 0.0)
        second = self._second.get(key, 0.0)
        first += 0.1 * (slope - first)
        second += 0.02 * (slope * slope - second)
        self._first[key], self._second[key] = first, second
        tries = self.steps
        even = (first / (1 - 0.9**tries)) / (math.sqrt(second / (1 - 0.98**tries)) + 1e-9)
        exact = self._exact.get(key, 0.0) + self.rate * even / deviation * UNIT
        rounded = round(exact)
        self._exact[key] = exact - rounded
        return old + rounded
