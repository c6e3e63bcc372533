"""A course: from the teacher's games to a file of numbers, and what it is worth."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from overrun.bots.mind import FILE, Look, Mind, Numbers
from overrun.core.errors import BadSetting, unknown
from overrun.lab.learning.fitting import Sheet, Standings, fit_policy
from overrun.lab.learning.games import (
    TEACHER,
    Decisions,
    Positions,
    Told,
    courses,
    look_at,
    watch,
)
from overrun.lab.learning.joining import joined
from overrun.lab.learning.positions import STRETCH, ValuePlan, watch_positions
from overrun.lab.learning.practice import Practice, Scale
from overrun.lab.learning.roles import Evidence, hidden_roles, learn_roles
from overrun.lab.learning.value import Worth, fit_value, held_out, measure
from overrun.lab.shards import Crew, shared
from overrun.lab.strength import contests

P = TypeVar("P", bound=Positions)
_OF_THE_POLICY = ("seed", "games", "rounds", "practice", "agreement")
"""What is written down of how the policy was made."""


class Lessons(msgspec.Struct, kw_only=True):
    """What came out, measured on games that were not learned from."""

    positions: int
    """How many of them the value comes from."""
    value: Worth
    before: Worth | None = None
    """What the value that was there before says of the same positions."""
    agreement: dict[str, tuple[int, int]] = {}
    """For each kind of ask how often the policy answers as the teacher, of how many times."""
    practice: list[float] = []
    """The share of won seats in each batch of practice."""
    roles: Evidence | None = None
    """What was learned of hidden roles, in games that have any."""

    @property
    def agreed(self) -> float:
        of = sum(asked for _, asked in self.agreement.values())
        return sum(hits for hits, _ in self.agreement.values()) / of if of else 0.0


class Course:
    """Learns one game."""

    def __init__(self, game: str, seed: str, crew: Crew, told: Told) -> None:
        self.game = game
        self.look: type[Look] = look_at(game)
        self.cells = courses(game)
        self.seed = seed
        self.crew = crew
        self.told = told
        self.decisions = Decisions()
        self.numbers = Numbers(game=game, position=[*self.look.NUMBERS])

    @property
    def file(self) -> Path:
        """Where the numbers of the game lie."""
        return Path(inspect.getfile(self.look)).with_name(FILE)

    def take(self, games: int, rounds: int, practice: int, batch: int, plan: ValuePlan) -> Lessons:
        """The whole course: answer as the teacher, practise, learn who wins, and who betrays."""
        self._check(plan)
        if plan.shape == STRETCH or plan.unless:
            raise BadSetting("a value is learned anew here: nothing of the present one can be kept")
        if hidden_roles(self.game):
            roles = learn_roles(self.game, self.cells, games, self.seed, self.crew, self.told)
            self.numbers.suspicion = roles.weights
        else:
            roles = None
        agreement = self.learn(games, rounds)
        practised = self.practise(practice, batch) if practice else []
        self.numbers.trim()
        lessons = self.judge(plan)
        lessons.agreement, lessons.practice, lessons.roles = agreement, practised, roles
        policy = self.seed, games, rounds, [practice, batch], round(lessons.agreed, 4)
        self.numbers.made.update(zip(_OF_THE_POLICY, policy, strict=True))
        return lessons

    def learn_value(self, plan: ValuePlan) -> Lessons:
        """Learn only who wins; everything else stays as it was learned before."""
        self._check(plan)
        if not self.file.is_file():
            raise BadSetting(f"nothing was learned of {self.game} yet: overrun train {self.game}")
        self.numbers = Numbers.read(self.file.read_bytes(), self.look)
        return self.judge(plan, Mind(self.look, self.numbers))

    def _check(self, plan: ValuePlan) -> None:
        known = contests(self.game)
        if plan.contest and plan.contest not in known:
            raise BadSetting(unknown(f"contest of {self.game}", plan.contest, known))
        if plan.unless and plan.unless not in self.look.NUMBERS:
            what = f"number of a position of {self.game}"
            raise BadSetting(unknown(what, plan.unless, self.look.NUMBERS))

    def gathered(self, work: Callable[[range], P], games: int, what: str, found: P) -> P:
        """What comes of so many games, shared among the crew."""
        done = 0
        for share, part in shared(work, games, self.crew):
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
            student = self.numbers.write() if number else None
            work = partial(watch, self.game, self.cells, f"{self.seed}/{what}", student)
            self.gathered(work, games, what, self.decisions)
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
        self.numbers.value = fit_value(sheet, held_out(sheet), ValuePlan(trace=1.0))
        practice = Practice(self.numbers, Scale([*sheet.mean], [*sheet.scale]))
        shares = []
        for step in range(steps):
            batch = practice.play(self.cells, games, f"{self.seed}/practice", self.crew)
            practice.step(batch)
            shares.append(batch.wins / batch.seats)
            self.told("practice", step + 1, steps)
        return shares

    def judge(self, plan: ValuePlan, present: Mind | None = None) -> Lessons:
        """Learn who wins, and measure, beside what was known at present."""
        cells = contests(self.game)[plan.contest].cells if plan.contest else self.cells
        seed = f"{self.seed}/value"
        work = partial(watch_positions, self.game, cells, seed, self.numbers.write(), plan)
        found = self.gathered(work, plan.games, "value", Positions())
        sheet = Standings(found, len(self.look.NUMBERS))
        at = self.numbers.position.index(plan.unless) if plan.unless else None
        if at is not None:
            if not {*sheet.positions[:, at].tolist()} <= {0, 1}:
                raise BadSetting(f"{plan.unless} is not always 0 or 1")
            sheet = sheet.where(at, 0)
        asked = held_out(sheet)
        if asked.all() or not asked.any():
            raise BadSetting(f"{plan.games} games are too few to learn from some and ask of others")
        before = measure(present.value, sheet, asked) if present is not None else None
        value = fit_value(sheet, asked, plan, len(cells), present)
        if at is not None and present is not None:
            value = joined(value, present.numbers.value, at)
        self.numbers.value = value
        worth = measure(Mind(self.look, self.numbers).value, sheet, asked)
        self._sign(plan, worth)
        return Lessons(positions=len(sheet.games), value=worth, before=before)

    def _sign(self, plan: ValuePlan, worth: Worth) -> None:
        """Write down how the value was made; and how that which stays somewhere was."""
        made = self.numbers.made
        before = made.get("value", {})
        self.numbers.made = {name: made[name] for name in _OF_THE_POLICY if name in made}
        self.numbers.made["value"] = {
            "seed": self.seed,
            "teacher": TEACHER,
            **msgspec.to_builtins(plan),
            "brier": round(worth.brier, 4),
            "base_brier": round(worth.base_brier, 4),
        }
        if plan.unless:
            self.numbers.made["value"]["kept"] = before.get("kept", before)
