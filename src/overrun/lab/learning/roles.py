"""Roles: what everybody sees of players, and who of them came out as the betrayer.

A game in which a role is hidden says in ``suspicion.py`` of its bots what is evidence; here that
is watched, and weights are fitted with which it tells most about the role.
"""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from overrun.bots import make_bot
from overrun.bots.mind.numbers import UNIT
from overrun.core.table import Table
from overrun.games import find, part
from overrun.lab.balance import Cell
from overrun.lab.learning.fitting import Adam, Floats
from overrun.lab.learning.games import TEACHER, Told
from overrun.lab.shards import Crew, shared

STEPS = 400


class Sighting(msgspec.Struct):
    """What was seen of the players at the beginning of a turn."""

    game: int
    evidence: list[list[int]]
    nobodies: int
    """How many objectives were not dealt: the betrayer's may be among them."""
    betrayer: int = -1
    """The seat, or -1 if there was none."""


class Evidence(msgspec.Struct, frozen=True):
    """Weights, and what they are worth in games that they were not fitted to."""

    weights: dict[str, int]
    surprise: float
    """The mean of -log P of who the betrayer was."""
    base_surprise: float
    """The same of somebody who knows nothing but the rules."""


def hidden_roles(game: str) -> ModuleType | None:
    """What is evidence of hidden roles in a game, if it has any."""
    found: ModuleType | None = part("overrun.bots", game, "suspicion")
    return found


def watch_roles(game: str, cells: list[Cell], seed: str, numbers: range) -> list[Sighting]:
    """Let steady bots play, and write down what was seen of each seat at each turn."""
    rules, hidden = find(game), hidden_roles(game)
    assert hidden is not None
    found: list[Sighting] = []
    for number in numbers:
        cell = cells[number % len(cells)]
        name = f"{seed}/{number}"
        table = Table.new(rules, seats=cell.seats, settings=cell.settings, seed=name, events=False)
        bots = [make_bot(TEACHER, game, f"{name}/{seat}") for seat in range(cell.seats)]
        turn, seen = (0, -1), []
        while table.asks:
            ask = table.asks[0]
            view: Any = table.view(ask.seat)
            if turn != (view.round, view.active) and view.round >= hidden.EARLIEST:
                turn = view.round, view.active
                seen.append(Sighting(number, hidden.evidence(view), hidden.nobodies(view)))
            option = bots[ask.seat].choose(view, ask, partial(table.world, ask.seat))
            table.answer(ask.seat, ask.number, option)
        betrayer = hidden.betrayer(table.view(None))
        found += [msgspec.structs.replace(each, betrayer=betrayer) for each in seen]
    return found


class _Sheet:
    """Sightings as arrays: for each a row of suspects, and last nobody."""

    def __init__(self, sightings: list[Sighting], parts: int) -> None:
        most = max(len(each.evidence) for each in sightings)
        names = len(sightings[0].evidence[0])
        self.games = np.array([each.game for each in sightings])
        self.evidence: Floats = np.zeros((len(sightings), most, names))
        self.usual: Floats = np.full((len(sightings), most + 1), -np.inf)
        self.right = np.array([most if each.betrayer < 0 else each.betrayer for each in sightings])
        for at, each in enumerate(sightings):
            players = len(each.evidence)
            self.evidence[at, :players] = np.array(each.evidence) / parts
            self.usual[at, :players] = 0.0
            self.usual[at, most] = np.log(each.nobodies)

    def chances(self, weights: Floats) -> Floats:
        scores = self.usual.copy()
        scores[:, :-1] += self.evidence @ weights[:-1]
        scores[:, -1] += weights[-1]
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        result: Floats = raised / raised.sum(axis=1, keepdims=True)
        return result

    def fitted(self, here: Any) -> Floats:
        """The weights with which the evidence of these sightings tells most."""
        weights = np.zeros(self.evidence.shape[2] + 1)
        scale = np.append(np.maximum(self.evidence[here].std(axis=(0, 1)), 0.1), 1.0)
        climb = Adam(weights.shape, 0.02)
        for _ in range(STEPS):
            slope = self.chances(weights / scale)
            slope[np.arange(len(slope)), self.right] -= 1
            slope = slope[here]
            told = np.einsum("ij,ijk->k", slope[:, :-1], self.evidence[here])
            climb.step(
                weights, np.append(told, slope[:, -1].sum()) / scale / len(slope) + 0.01 * weights
            )
        result: Floats = weights / scale
        return result

    def surprise(self, weights: Floats, there: Any) -> float:
        chances = self.chances(weights)[np.arange(len(self.right)), self.right]
        return float(-np.log(chances[there]).mean())


def learn_roles(
    game: str, cells: list[Cell], games: int, seed: str, crew: Crew, told: Told
) -> Evidence:
    """Watch games with hidden roles, and fit what the evidence says."""
    hidden = hidden_roles(game)
    assert hidden is not None
    secret = [cell for cell in cells if cell.settings.get("mode") != "cooperative"]
    work = partial(watch_roles, game, secret, f"{seed}/roles")
    sightings: list[Sighting] = []
    done = 0
    for share, some in shared(work, games, crew):
        sightings += some
        done += share
        told("roles", done, games)
    sheet = _Sheet(sightings, hidden.PARTS)
    there = sheet.games * 7919 % 10007 % 4 == 0
    tried = sheet.fitted(~there)
    weights = sheet.fitted(np.ones_like(there))
    names = (*hidden.EVIDENCE, hidden.NOBODY)
    return Evidence(
        {name: round(UNIT * float(each)) for name, each in zip(names, weights, strict=True)},
        sheet.surprise(tried, there),
        sheet.surprise(np.zeros_like(tried), there),
    )
