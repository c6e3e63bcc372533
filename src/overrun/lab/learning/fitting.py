"""Fitting: numbers for a policy, from decisions. Needs numpy (``overrun[train]``)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from overrun.bots.mind.numbers import UNIT, Kind
from overrun.lab.learning.games import Decisions, Positions

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Adam:
    """The usual descent with momentum, for one array of parameters."""

    def __init__(self, size: tuple[int, ...], rate: float) -> None:
        self.rate = rate
        self.first: Floats = np.zeros(size)
        self.second: Floats = np.zeros(size)
        self.steps = 0

    def step(self, parameters: Floats, slope: Floats) -> None:
        self.steps += 1
        self.first += 0.1 * (slope - self.first)
        self.second += 0.01 * (slope**2 - self.second)
        first = self.first / (1 - 0.9**self.steps)
        second = self.second / (1 - 0.99**self.steps)
        parameters -= self.rate * first / (np.sqrt(second) + 1e-8)


def even(numbers: Floats) -> tuple[Floats, Floats]:
    """What to take off from each column and by what to divide it, so that all are about alike."""
    return numbers.mean(axis=0), np.maximum(numbers.std(axis=0), 0.3)


class Standings:
    """Positions as arrays, in the order in which they came."""

    def __init__(self, found: Positions, numbers: int) -> None:
        self.games: Ints = np.array(found.games, dtype=np.int64)
        self.seats: Ints = np.array(found.seats, dtype=np.int64)
        self.won: Floats = np.array(found.won, dtype=np.float64)
        self.positions: Floats = np.array(found.positions, dtype=np.float64)
        self.positions = self.positions.reshape(len(self.games), numbers)

    def where(self, at: int, number: int) -> Standings:
        """Only positions in which the number at this place is this one."""
        rows, fewer = self.positions[:, at] == number, copy(self)
        for name in ("games", "seats", "won", "positions"):
            setattr(fewer, name, getattr(self, name)[rows])
        return fewer


class Sheet(Standings):
    """Decisions as arrays, with the places where the options of each ask begin."""

    def __init__(self, decisions: Decisions, numbers: int) -> None:
        super().__init__(decisions, numbers)
        self.words = decisions.words.words
        self.kinds: Ints = np.array(decisions.kinds, dtype=np.int64)
        self.chosen: Ints = np.array(decisions.chosen, dtype=np.int64)
        self.options: Ints = np.array(decisions.options, dtype=np.int64)
        self.verbs: Ints = np.array(decisions.verbs, dtype=np.int64)
        self.traits: Ints = np.array(decisions.traits, dtype=np.int64)
        self.names: Ints = np.array(decisions.names, dtype=np.int64)
        self.first_option = np.concatenate([[0], np.cumsum(self.options)])
        self.first_trait = np.concatenate([[0], np.cumsum(self.traits)])
        self.mean, self.scale = even(self.positions)


def _ranges(first: Ints, size: Ints) -> Ints:
    """All indices of the ranges that begin here and are so long."""
    if not len(size):
        return np.zeros(0, dtype=np.int64)
    jumps = np.repeat(first - np.concatenate([[0], np.cumsum(size)[:-1]]), size)
    return jumps + np.arange(size.sum())


class _Batch:
    """The options of some asks of one kind."""

    def __init__(self, sheet: Sheet, asks: Ints) -> None:
        sizes = sheet.options[asks]
        rows = _ranges(sheet.first_option[asks], sizes)
        self.ask = np.repeat(np.arange(len(asks)), sizes)
        self.starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.verbs = sheet.verbs[rows]
        self.right = self.starts + sheet.chosen[asks]
        self.trait_row = np.repeat(np.arange(len(rows)), sheet.traits[rows])
        self.names = sheet.names[_ranges(sheet.first_trait[rows], sheet.traits[rows])]
        scaled = (sheet.positions[asks] - sheet.mean) / sheet.scale
        self.x = np.hstack([np.ones((len(asks), 1)), scaled])

    def scores(self, dense: Floats, sparse: Floats) -> Floats:
        lines = np.einsum("ij,ij->i", self.x[self.ask], dense[self.verbs])
        told = np.bincount(self.trait_row, sparse[self.names], minlength=len(self.verbs))
        result: Floats = lines + told
        return result

    def chances(self, scores: Floats) -> Floats:
        best = np.maximum.reduceat(scores, self.starts)
        raised = np.exp(scores - best[self.ask])
        result: Floats = raised / np.add.reduceat(raised, self.starts)[self.ask]
        return result

    def agreed(self, scores: Floats) -> int:
        best = np.maximum.reduceat(scores, self.starts)
        return int((scores[self.right] >= best).sum())


def fit_policy(
    sheet: Sheet,
    held_out: NDArray[np.bool_],
    told: Callable[[str], None],
    *,
    epochs: int = 12,
    seed: int = 1,
) -> tuple[dict[str, Kind], dict[str, tuple[int, int]]]:
    """Numbers with which a policy answers as was decided; and for each kind of ask how often it
    does so in the games that were held out, of how many."""
    random = np.random.default_rng(seed)
    kinds, agreement = {}, {}
    for kind in np.unique(sheet.kinds):
        here = np.flatnonzero((sheet.kinds == kind) & ~held_out)
        there = np.flatnonzero((sheet.kinds == kind) & held_out)
        dense, sparse = _fit_kind(sheet, here, epochs, random)
        hits = sum(
            (batch := _Batch(sheet, part)).agreed(batch.scores(dense, sparse))
            for part in np.array_split(there, max(1, len(there) // 4096))
            if len(part)
        )
        name = sheet.words[kind]
        agreement[name] = (hits, len(there))
        kinds[name] = _rounded(sheet, here, dense, sparse)
        told(name)
    return kinds, agreement


def _fit_kind(
    sheet: Sheet, asks: Ints, epochs: int, random: np.random.Generator
) -> tuple[Floats, Floats]:
    dense = np.zeros((len(sheet.words), sheet.positions.shape[1] + 1))
    sparse = np.zeros(len(sheet.words))
    climb = Adam(dense.shape, 0.02), Adam(sparse.shape, 0.05)
    size = max(16, min(512, len(asks) // 24))  # what is asked seldom needs as many steps
    for epoch in range(epochs):
        for moved in climb:
            moved.rate *= 0.5 if epoch > epochs * 2 // 3 else 1.0
        order = random.permutation(asks)
        for first in range(0, len(order), size):
            batch = _Batch(sheet, order[first : first + size])
            slope = batch.chances(batch.scores(dense, sparse))
            slope[batch.right] -= 1
            share = 1 / len(batch.starts)
            lines = np.zeros_like(dense)
            for verb in np.unique(batch.verbs):
                mine = batch.verbs == verb
                lines[verb] = slope[mine] @ batch.x[batch.ask[mine]]
            traits = np.bincount(batch.names, slope[batch.trait_row], minlength=len(sparse))
            climb[0].step(dense, lines * share + 1e-5 * dense)
            climb[1].step(sparse, traits * share + 1e-5 * sparse)
    return dense, sparse


def _rounded(sheet: Sheet, asks: Ints, dense: Floats, sparse: Floats) -> Kind:
    batch = _Batch(sheet, asks)
    verbs = {}
    for verb in np.unique(batch.verbs):
        row = dense[verb, 1:] / sheet.scale
        constant = dense[verb, 0] - row @ sheet.mean
        verbs[sheet.words[verb]] = units([constant, *row])
    traits = {sheet.words[name]: units([sparse[name]])[0] for name in np.unique(batch.names)}
    return Kind(verbs=verbs, traits={name: weight for name, weight in traits.items() if weight})


def units(numbers: Any) -> list[int]:
    return [round(float(number) * UNIT) for number in numbers]
