"""A course: from the teacher's games to a file of numbers, and what it is worth."""

from __future__ import annotations

import inspect
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from overrun.bots.arithmetic import logistic
from overrun.bots.mind import FILE, Look, Numbers, Value
from overrun.bots.mind.numbers import UNIT
from overrun.lab.learning.fitting import Sheet, fit_policy, fit_value
from overrun.lab.learning.games import Decisions, Told, courses, look_at, watch, watch_student
from overrun.lab.learning.practice import Practice, Scale
from overrun.lab.learning.roles import Evidence, hidden_roles, learn_roles
from overrun.lab.sharing import shared

HELD_OUT = 10
"""One game in so many is not learned from but asked about."""
BINS = 10


class Bin(msgspec.Struct):
    """Positions of which the value says about the same."""

    said: float
    came: float
    number: int


class Lessons(msgspec.Struct, kw_only=True):
    """What came out, measured on games that were not learned from."""

    decisions: int
    agreement: dict[str, tuple[int, int]]
    """For each kind of ask how often the policy answers as the teacher, of how many times."""
    brier: float
    base_brier: float
    """The score of somebody who knows only how often such seats win."""
    reliability: list[Bin]
    practice: list[float] = []
    """The share of won seats in each batch of practice."""
    roles: Evidence | None = None
    """What was learned of hidden roles, in games that have any."""

    @property
    def agreed(self) -> float:
        hits, of = map(sum, zip(*self.agreement.values(), strict=True))
        return hits / of if of else 0.0


class Course:
    """Learns one game."""

    def __init__(self, game: str, seed: str, jobs: int, told: Told) -> None:
        self.game = game
        self.look: type[Look] = look_at(game)
        self.cells = courses(game)
        self.seed = seed
        self.jobs = jobs
        self.told = told
        self.decisions = Decisions()
        self.numbers = Numbers(game=game, position=[*self.look.NUMBERS])

    @property
    def file(self) -> Path:
        """Where the numbers of the game lie."""
        return Path(inspect.getfile(self.look)).with_name(FILE)

    def take(self, games: int, rounds: int, practice: int, batch: int) -> Lessons:
        """The whole course: answer as the teacher, practise, learn who wins, and who betrays."""
        if hidden_roles(self.game):
            roles = learn_roles(self.game, self.cells, games, self.seed, self.jobs, self.told)
            self.numbers.suspicion = roles.weights
        else:
            roles = None
        agreement = self.learn(games, rounds)
        practised = self.practise(practice, batch) if practice else []
        lessons = self.judge(games, agreement)
        lessons.practice, lessons.roles = practised, roles
        self.numbers.made = {
            "seed": self.seed,
            "games": games,
            "rounds": rounds,
            "practice": [practice, batch],
            "agreement": round(lessons.agreed, 4),
            "brier": round(lessons.brier, 4),
            "base_brier": round(lessons.base_brier, 4),
        }
        return lessons

    def watch(
        self, games: int, what: str, *, student: bool = False, corrected: bool = True
    ) -> Decisions:
        """Games of the teacher; or those of a student, with what the teacher would have done if it
        is corrected."""
        seed = f"{self.seed}/{what}"
        work = partial(watch, self.game, self.cells, seed)
        if student:
            numbers = self.numbers.write()
            work = partial(watch_student, self.game, self.cells, seed, numbers, corrected)
        found, done = Decisions(), 0
        for share, part in shared(work, games, max(1, games // (8 * self.jobs)), self.jobs):
            found.merge(part)
            done += share
            self.told(what, done, games)
        return found

    def sheet(self) -> Sheet:
        return Sheet(self.decisions, len(self.look.NUMBERS))

    def learn(self, games: int, rounds: int) -> dict[str, tuple[int, int]]:
        """Answer as the teacher does: first at its own tables, then at those of a student whose
        mistakes it comments on. Gives for each kind of ask how often the policy agrees."""
        agreement: dict[str, tuple[int, int]] = {}
        for number in range(rounds + 1):
            what = "student" if number else "teacher"
            self.decisions.merge(self.watch(games, what, student=bool(number)))
            sheet = self.sheet()
            kinds = len(set(self.decisions.kinds))
            fitted: list[str] = []

            def fit(kind: str, fitted: list[str] = fitted, kinds: int = kinds) -> None:
                fitted.append(kind)
                self.told("fit", len(fitted), kinds)

            self.numbers.policy, agreement = fit_policy(sheet, held_out(sheet), fit)
        return agreement

    def practise(self, steps: int, games: int) -> list[float]:
        """Play against itself, so many batches of so many games."""
        sheet = self.sheet()
        self.numbers.value = fit_value(sheet, held_out(sheet))
        practice = Practice(self.numbers, Scale([*sheet.mean], [*sheet.scale]))
        shares = []
        for step in range(steps):
            batch = practice.play(self.cells, games, f"{self.seed}/practice", self.jobs)
            practice.step(batch)
            shares.append(batch.wins / batch.seats)
            self.told("practice", step + 1, steps)
        return shares

    def judge(self, games: int, agreement: dict[str, tuple[int, int]]) -> Lessons:
        """Learn who wins, from games by the policy as it is now, and measure."""
        self.decisions = self.watch(games, "value", student=True, corrected=False)
        sheet = self.sheet()
        self.numbers.value = fit_value(sheet, held_out(sheet))
        self.numbers.trim()
        return self._measured(sheet, agreement)

    def _measured(self, sheet: Sheet, agreement: dict[str, tuple[int, int]]) -> Lessons:
        value = Value(self.look, self.numbers)
        asked = held_out(sheet)
        positions = sheet.positions[asked].astype(int).tolist()
        said = np.array([logistic(value.logit(each) / UNIT) for each in positions])
        came = sheet.won[asked]
        usual = sheet.won[~asked].mean()
        bins = []
        for number in range(BINS):
            here = (said * BINS).astype(int).clip(0, BINS - 1) == number
            if here.any():
                bins.append(
                    Bin(float(said[here].mean()), float(came[here].mean()), int(here.sum()))
                )
        return Lessons(
            decisions=len(sheet.won),
            agreement=agreement,
            brier=float(((said - came) ** 2).mean()),
            base_brier=float(((usual - came) ** 2).mean()),
            reliability=bins,
        )


def held_out(sheet: Sheet) -> NDArray[np.bool_]:
    """The decisions of the games that nothing is learned from: some of every course, although the
    courses take turns."""
    result: NDArray[Any] = sheet.games * 7919 % 10007 % HELD_OUT == 0
    return result
