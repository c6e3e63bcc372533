"""Playing a study: cell by cell, each until it is known well enough."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from overrun.games import find
from overrun.lab.balance import Told
from overrun.lab.keeping import print_of_plan
from overrun.lab.ladder import Standing, climb
from overrun.lab.shards import HERE, Crew
from overrun.lab.simulate import Keeping, simulate
from overrun.lab.statistics import Rate
from overrun.lab.strength import contests, run
from overrun.lab.study.luck import Families
from overrun.lab.study.plan import PLAY, Asked, Study, asked
from overrun.lab.study.racing import Race, Raced
from overrun.lab.study.watching import CHANGES, COMEBACK, HELD, SEEN, USED, Watching

RARE = 10
"""A card that fewer games have seen is not spoken of."""


class Card(msgspec.Struct, frozen=True):
    """What became of a card: in how many games, and who won with it."""

    name: str
    seen: Rate
    used: Rate
    held: Rate

    def as_json(self) -> dict[str, Any]:
        return {what: getattr(self, what).as_json() for what in ("seen", "used", "held")}


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a cell."""

    asked: Asked
    rate: Rate
    interval: tuple[float, float]
    verdict: str
    """Why no more games were played; nothing if there were no more."""
    rounds: dict[str, float]
    lengths: dict[int, int]
    """How many games took so many rounds."""
    endings: dict[str, int]
    changes: Rate
    comebacks: Rate
    counts: dict[str, Rate]

    @property
    def games(self) -> int:
        return self.rate.tries

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "levels": self.asked.levels,
            "settings": self.asked.cell.settings,
            "seats": self.asked.cell.seats,
            "bot": self.asked.cell.bot,
            "seed": self.asked.seed,
            "games": sum(self.endings.values()),
            "hits": self.rate.hits,
            "of": self.rate.tries,
            "rate": round(self.rate.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "verdict": self.verdict,
            "rounds": {name: round(value, 2) for name, value in self.rounds.items()},
            "lengths": {str(rounds): games for rounds, games in self.lengths.items()},
            "endings": self.endings,
            "lead_changes": round(self.changes.share, 3) if self.changes.tries else None,
            "comebacks": round(self.comebacks.share, 4) if self.comebacks.tries else None,
        }


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a study."""

    study: Study
    cells: list[Found]
    cards: list[Card]
    luck: Families | None = None
    skill: Standing | None = None

    @property
    def race(self) -> Race:
        return self.study.race

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        return {
            "game": self.study.game,
            "title": self.study.title,
            "seed": self.study.seed,
            "rate": self.study.success,
            "looks": self.race.looks,
            "cells": [cell.as_json() for cell in self.cells],
            "cards": {card.name: card.as_json() for card in self.cards},
            "luck": None if self.luck is None else msgspec.to_builtins(self.luck.shares),
            "skill": None if self.skill is None else self.skill.as_json(),
        }


def answered(
    study: Study,
    crew: Crew = HERE,
    keep: Path | None = None,
    told: Told = lambda what, done, of: None,
) -> Answer:
    """Play what a study asks. Games that are kept are not played again; cells have the same seeds,
    so what differs between them is not the luck of the deal."""
    with ExitStack() as stack:
        folder = keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cells = [_raced(study, each, crew, folder, told) for each in asked(study)]
        return Answer(
            study=study,
            cells=cells,
            cards=_cards(study, cells),
            luck=_families(study, crew, folder, told),
            skill=_ladder(study, crew, folder, told),
        )


def _raced(study: Study, each: Asked, crew: Crew, folder: Path, told: Told) -> Found:
    """One cell, from look to look until it is sharp; each look goes on from the one before."""
    race, what = study.race, ", ".join(each.levels.values())
    play = partial(
        simulate,
        find(study.game),
        seats=each.cell.seats,
        bots=[each.cell.bot],
        settings=each.cell.settings,
        seed=each.seed,
        crew=crew,
        progress=lambda done, of: told(what, done, race.most),
        counted=partial(Watching, study.game),
        keep=Keeping(folder, "study", print_of_plan(study.game, "study/watching.py")),
    )
    return _found(each, race, race.run(study.success, play))


def _found(each: Asked, race: Race, raced: Raced) -> Found:
    report, counted = raced.report, raced.report.counted
    return Found(
        asked=each,
        rate=raced.rate,
        interval=race.interval(raced.rate),
        verdict=raced.verdict,
        rounds=msgspec.to_builtins(report.rounds),
        lengths=report.lengths,
        endings=report.outcomes,
        changes=counted.rate(CHANGES),
        comebacks=counted.rate(COMEBACK),
        counts=counted.counts,
    )


def _cards(study: Study, cells: list[Found]) -> list[Card]:
    """The cards that most games have seen, over all cells without restrictions."""
    sums: dict[str, Rate] = {}
    games = 0
    for cell in cells:
        if PLAY in cell.asked.levels:
            continue
        games += sum(cell.endings.values())
        for what, rate in cell.counts.items():
            sums[what] = sums.get(what, Rate(0, 0)) + rate
    names = [what.removeprefix(SEEN) for what in sums if what.startswith(SEEN)]
    cards = [
        Card(name, Rate(sums[SEEN + name].hits, games), sums[USED + name], sums[HELD + name])
        for name in names
        if sums[SEEN + name].hits >= RARE
    ]
    return sorted(cards, key=lambda card: (-card.seen.hits, card.name))[: study.cards]


def _families(study: Study, crew: Crew, folder: Path, told: Told) -> Families | None:
    luck = study.luck
    if luck is None:
        return None
    contest = contests(study.game)[luck.contest]
    won: dict[str, list[list[int]]] = {}
    for level in luck.levels:
        again = [
            run(
                study.game,
                level,
                contest,
                luck.deals,
                study.seed,
                crew=crew,
                keep=folder,
                progress=partial(told, level),
                again=time,
            ).won
            for time in range(luck.times)
        ]
        won[level] = [[int(each) for each in deal] for deal in zip(*again, strict=True)]
    return Families(won)


def _ladder(study: Study, crew: Crew, folder: Path, told: Told) -> Standing | None:
    skill = study.skill
    if skill is None:
        return None
    progress = partial(told, skill.contest)
    return climb(
        study.game, skill.contest, skill.levels, skill.games, study.seed, crew, progress, folder
    )
