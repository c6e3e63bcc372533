"""Trying candidates: an optimiser proposes numbers, a race says what they are worth.

A candidate plays its cells look by look. It is dropped as soon as one of them is surely out of the
band, and taken when all are known well enough, or have played all their games, and lie within. The
present numbers are the first candidate. What was proposed and found depends on the seed alone.
"""

from __future__ import annotations

import hashlib
import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from overrun.core.errors import BadSetting
from overrun.lab.balance import Told
from overrun.lab.keeping import OPTION, Kept, print_of_plan, print_of_players
from overrun.lab.shards import HERE, Crew, cut
from overrun.lab.simulate import Plan, line_up
from overrun.lab.statistics import Played, Rate
from overrun.lab.study.plan import Asked, asked
from overrun.lab.study.racing import ABOVE, BELOW, Race
from overrun.lab.tuning.candidate import played
from overrun.lab.tuning.plan import Tuning

SHARE = 10
"""So many games a process of a candidate plays: beginning one costs about as much as one game."""
DEPARTURE = 1.0
"""So many points out of the band the largest departure from the present numbers is worth."""


class Tried(msgspec.Struct, frozen=True):
    """A candidate, and how often its cells were won."""

    values: dict[str, int]
    rates: list[Rate]
    verdicts: list[str]
    loss: float
    """How many points the cells lie out of the band in the mean, and a little for departing."""
    fits: bool

    def as_json(self, race: Race) -> dict[str, Any]:
        intervals = [race.interval(rate) for rate in self.rates]
        cells = zip(self.rates, intervals, self.verdicts, strict=True)
        return {
            "numbers": self.values,
            "fits": self.fits,
            "loss": round(self.loss, 3),
            "cells": [
                {**rate.as_json(), "low": round(low, 4), "high": round(high, 4), "verdict": verdict}
                for rate, (low, high), verdict in cells
            ],
        }


class Tuned(msgspec.Struct, frozen=True):
    """What came of a tuning: all candidates in order, the present numbers first."""

    tuning: Tuning
    tried: list[Tried]

    @property
    def before(self) -> Tried:
        return self.tried[0]

    @property
    def best(self) -> Tried:
        return min(self.tried, key=lambda each: (not each.fits, each.loss))

    @property
    def cells(self) -> list[Asked]:
        return asked(self.tuning)

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        race = self.tuning.race
        return {
            "game": self.tuning.game,
            "title": self.tuning.title,
            "seed": self.tuning.seed,
            "band": self.tuning.band,
            "cells": [each.levels for each in self.cells],
            "before": self.before.as_json(race),
            "best": self.best.as_json(race),
            "tried": [each.as_json(race) for each in self.tried],
        }


def tuned(
    tuning: Tuning,
    crew: Crew = HERE,
    keep: Path | None = None,
    told: Told = lambda what, done, of: None,
) -> Tuned:
    """Try candidates until one fits, or as many as there may be."""
    optuna = _optuna()
    sampler = optuna.samplers.TPESampler(seed=_seed(tuning.seed), n_startup_trials=4)
    study = optuna.create_study(sampler=sampler)
    study.enqueue_trial(tuning.present())
    ranges = {
        number.name: optuna.distributions.IntDistribution(number.least, number.most)
        for number in tuning.numbers
    }
    tried: dict[tuple[int, ...], Tried] = {}
    with ExitStack() as stack:
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        for _ in range(4 * tuning.candidates):
            trial = study.ask(ranges)
            values = dict(trial.params)
            known = tuple(values.values())
            if known not in tried:
                tried[known] = _tried(tuning, values, crew, folder, told)
            study.tell(trial, tried[known].loss)
            if tried[known].fits or len(tried) >= tuning.candidates:
                break
    return Tuned(tuning, [*tried.values()])


def _tried(tuning: Tuning, values: dict[str, int], crew: Crew, folder: Path, told: Told) -> Tried:
    """One candidate, from look to look until it is dropped or taken."""
    race, cells = tuning.race, asked(tuning)
    name = ", ".join(map(str, values.values()))
    for games in race.looks:
        rates = []
        for at, each in enumerate(cells):
            said = partial(told, f"{name} ({at + 1}/{len(cells)})")
            rates.append(_rate(tuning, values, each, games, crew, folder, said))
        verdicts = [race.verdict(rate) for rate in rates]
        if {BELOW, ABOVE} & set(verdicts):
            break
        if all(verdicts):
            break
    assert tuning.band is not None
    low, high = tuning.band
    off = [max(low - 100 * rate.share, 100 * rate.share - high, 0.0) for rate in rates]
    departed = fmean(
        abs(values[number.name] - was) / max(1, number.most - number.least)
        for number, was in zip(tuning.numbers, tuning.present().values(), strict=True)
    )
    over = games == race.most or all(verdicts)
    fits = over and not any(off) and not {BELOW, ABOVE} & set(verdicts)
    return Tried(values, rates, verdicts, fmean(off) + DEPARTURE * departed, fits)


def _rate(
    tuning: Tuning,
    values: dict[str, int],
    each: Asked,
    games: int,
    crew: Crew,
    folder: Path,
    told: Any,
) -> Rate:
    """How often a cell was won with these numbers; games that are kept are not played again."""
    cell = each.cell
    plan = Plan(
        game=tuning.game,
        games=tuning.race.most,
        seats=cell.seats,
        bots=line_up(tuning.game, cell.seats, [cell.bot]),
        settings=cell.settings,
        seed=each.seed,
    )
    what = {
        "command": "tune",
        "game": tuning.game,
        "seats": str(cell.seats),
        "bots": cell.bot,
        **{OPTION + name: cell.settings[name] for name in sorted(cell.settings)},
        "numbers": ",".join(f"{name}={value}" for name, value in values.items()),
        "seed": each.seed,
    }
    made_of = print_of_players(tuning.game) + print_of_plan(tuning.game)
    kept = Kept(folder, what, made_of, Played)
    missing = [number for number in range(games) if number not in kept]
    done = games - len(missing)

    def arrived(text: bytes) -> None:
        nonlocal done
        found = msgspec.json.decode(text, type=dict[int, Played])
        kept.add(found)
        done += len(found)
        told(done, tuning.race.most)

    work = partial(played, tuning.changes(values), msgspec.json.encode(plan))
    for _ in crew.in_order(work, [[*shard] for shard in cut(missing, SHARE)], arrived):
        pass
    rates = [kept[number].counts.get(tuning.success, Rate(0, 0)) for number in range(games)]
    return sum(rates, Rate(0, 0))


def _seed(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=4).digest())


def _optuna() -> Any:
    try:
        import optuna
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[lab]") from error
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna
