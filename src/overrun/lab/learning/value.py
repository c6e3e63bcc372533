"""Fitting a value: the chance to win, from how seats stood and what came of it. Needs numpy."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from overrun.bots.arithmetic import logistic
from overrun.bots.mind import Mind, Value
from overrun.bots.mind.numbers import UNIT, Net
from overrun.lab.learning.fitting import Adam, Floats, Ints, Standings, even, units
from overrun.lab.learning.positions import BENDS, STRETCH, ValuePlan

HELD_OUT = 10
"""One game in so many is not learned from but asked about."""
BINS = 10
MOST_BENDS = 16
EPOCHS = 12
PASSES = 3
"""So often the value is fitted anew to what it says itself about the positions that follow."""
DECAY = 5e-4
"""How strongly all that is learned is drawn to nothing: positions of one game have but one outcome,
and so tell less than their number says."""


class Bin(msgspec.Struct):
    """Positions of which the value says about the same."""

    said: float
    came: float
    number: int


class Worth(msgspec.Struct, kw_only=True):
    """What a value is worth, measured on games that it was not learned from."""

    games: int
    """How many these were."""
    brier: float
    base_brier: float
    """The score of somebody who knows only how often such seats win."""
    reliability: list[Bin]


class _Curve:
    """A line with bends over numbers that were made even, and a constant of each cell."""

    def __init__(self, width: int, bends: int, cells: int, random: np.random.Generator) -> None:
        self.line: Floats = np.zeros(width)
        self.bends: Floats = random.normal(0, 0.3, (bends, width))
        self.out: Floats = np.zeros(bends)
        self.cells: Floats = np.zeros(cells)
        self.climb = [
            Adam(self.line.shape, 0.01),
            Adam(self.bends.shape, 0.003),
            Adam(self.out.shape, 0.003),
            Adam(self.cells.shape, 0.01),
        ]

    def logits(self, x: Floats) -> Floats:
        """What speaks for winning, whatever the cell is."""
        result: Floats = x @ self.line + np.maximum(x @ self.bends.T, 0) @ self.out
        return result

    def step(self, x: Floats, cell: Ints, target: Floats, *, apart: bool) -> None:
        """Move a little towards what should be said of these positions."""
        sums = x @ self.bends.T
        bent = np.maximum(sums, 0)
        chance = _chances(x @ self.line + bent @ self.out + self.cells[cell])
        slope = (chance - target) / len(x)
        back = np.outer(slope, self.out) * (sums > 0)
        line, bends, out, cells = self.climb
        line.step(self.line, slope @ x + DECAY * self.line)
        bends.step(self.bends, back.T @ x + DECAY * self.bends)
        out.step(self.out, slope @ bent + DECAY * self.out)
        if apart:
            told = np.bincount(cell, slope, minlength=len(self.cells))
            cells.step(self.cells, told + DECAY * self.cells)


def fit_value(
    sheet: Standings,
    held_out: NDArray[np.bool_],
    plan: ValuePlan,
    cells: int = 1,
    present: Mind | None = None,
    seed: int = 1,
) -> Net:
    """The chance to win, fitted to how games came out, and to what the value says on the way there;
    games took turns with so many cells, and a present value may be there to be stretched."""
    numbers = sheet.positions
    if plan.shape == STRETCH:
        assert present is not None
        numbers = _said(present.value, sheet.positions)[:, None]
    mean, scale = even(numbers)
    x = np.hstack([np.ones((len(numbers), 1)), (numbers - mean) / scale])
    cell = sheet.games % cells
    train = np.flatnonzero(~held_out)
    target = sheet.won
    for left in range(PASSES if plan.trace < 1 else 0, -1, -1):
        curve = _descended(x, cell, target, train, plan, seed)
        if left:
            said = _chances(curve.logits(x) + curve.cells[cell])
            target = returns(sheet.games, sheet.seats, sheet.won, said, plan.trace)
    if plan.apart:
        curve.line[0] += _level(curve.logits(x[train]), sheet.won[train])
    if present is not None and plan.shape == STRETCH:
        constant, factor = _plain(curve.line, mean, scale)
        return _stretched(present.numbers.value, constant, factor)
    return Net(
        line=units(_plain(curve.line, mean, scale)),
        bends=[
            [*units(_plain(row, mean, scale)), round(1000 * float(weight))]
            for row, weight in zip(curve.bends, curve.out, strict=True)
            if abs(weight) > 0.001
        ],
    )


def _descended(
    x: Floats, cell: Ints, target: Floats, train: Ints, plan: ValuePlan, seed: int
) -> _Curve:
    random = np.random.default_rng(seed)
    bends = MOST_BENDS if plan.shape == BENDS else 0
    curve = _Curve(x.shape[1], bends, int(cell.max()) + 1, random)
    size = max(32, min(1024, len(train) // 64))  # few positions need as many steps
    for epoch in range(EPOCHS):
        for moved in curve.climb:
            moved.rate *= 0.5 if epoch > EPOCHS * 2 // 3 else 1.0
        order = random.permutation(train)
        for first in range(0, len(order), size):
            rows = order[first : first + size]
            curve.step(x[rows], cell[rows], target[rows], apart=plan.apart)
    return curve


def returns(games: Ints, seats: Ints, won: Floats, said: Floats, trace: float) -> Floats:
    """What each position leads to: the outcome, if the seat has no later one in its game; else a
    mean of what is said of the next one, and, as the trace, of what that leads to."""
    found: list[float] = won.tolist()
    hopes: list[float] = said.tolist()
    whose = list(zip(games.tolist(), seats.tolist(), strict=True))
    following: dict[tuple[int, int], int] = {}
    for at in range(len(found) - 1, -1, -1):
        later = following.get(whose[at])
        if later is not None:
            found[at] = (1 - trace) * hopes[later] + trace * found[later]
        following[whose[at]] = at
    return np.array(found, dtype=np.float64)


def _level(logits: Floats, won: Floats) -> float:
    """What is to be added to all logits so that as many are said to win as do."""
    shift = 0.0
    for _ in range(50):
        chance = _chances(logits + shift)
        steep = float((chance * (1 - chance)).sum()) + 1e-9
        shift = min(9.0, max(-9.0, shift - float((chance - won).sum()) / steep))
    return shift


def _chances(logits: Floats) -> Floats:
    result: Floats = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
    return result


def _plain(row: Floats, mean: Floats, scale: Floats) -> list[float]:
    """A constant and weights for the numbers as they are, from those for even ones."""
    plain = row[1:] / scale
    return [float(row[0] - plain @ mean), *map(float, plain)]


def _stretched(net: Net, constant: float, factor: float) -> Net:
    line = [round(factor * each) for each in net.line]
    line[0] += round(constant * UNIT)
    return Net(line=line, bends=[[*row[:-1], round(factor * row[-1])] for row in net.bends])


def _said(value: Value, positions: Floats) -> Floats:
    """The logits that a value says of positions, exactly as bots hear them."""
    return np.array([value.logit(each) for each in positions.astype(int).tolist()]) / UNIT


def measure(value: Value, sheet: Standings, asked: NDArray[np.bool_]) -> Worth:
    """What a value is worth on the positions that it is asked about."""
    said = np.array([logistic(each) for each in _said(value, sheet.positions[asked]).tolist()])
    came = sheet.won[asked]
    usual = sheet.won[~asked].mean()
    bins = []
    for number in range(BINS):
        here = (said * BINS).astype(int).clip(0, BINS - 1) == number
        if here.any():
            bins.append(Bin(float(said[here].mean()), float(came[here].mean()), int(here.sum())))
    return Worth(
        games=len(np.unique(sheet.games[asked])),
        brier=float(((said - came) ** 2).mean()),
        base_brier=float(((usual - came) ** 2).mean()),
        reliability=bins,
    )


def held_out(sheet: Standings) -> NDArray[np.bool_]:
    """What comes from games that nothing is learned from: some of every cell, although the cells
    take turns."""
    result: NDArray[Any] = sheet.games * 7919 % 10007 % HELD_OUT == 0
    return result
