"""Guiding somebody through a lesson: which step is on, and what may be answered.

Where a lesson stands follows from the answers that its table has, so nothing else has to be kept:
who leaves goes on tomorrow, and what is taken back is taken back here, too.
"""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec

from overrun.core.flow import Ask
from overrun.core.reason import Option, unwire, wire
from overrun.core.table import Table
from overrun.teaching.claims import Told, heard_by
from overrun.teaching.lesson import Alone, Lesson, Step, fits


class Standing(Enum):
    """How far a lesson is."""

    ON = "on"
    FAILED = "failed"
    DONE = "done"


class Passage(msgspec.Struct, frozen=True):
    """What is said now: some steps to be read, and the one that waits for something, if any."""

    first: int
    """The number of steps before it that say something."""
    steps: list[Step]


class Guide:
    """Leads through a lesson at its table."""

    def __init__(self, lesson: Lesson, table: Table[Any]) -> None:
        self.lesson = lesson
        self._begin()
        self.follow(table)

    def _begin(self) -> None:
        self.standing = Standing.ON
        self._seen = 0
        """How many answers of the table were looked at."""
        self._told = 0
        """How many steps are over."""
        self._given = 0
        """How many of the answers that others give in this step are given."""
        self._since = 0
        """How many answers there were when this step began."""
        self._started = 0
        """The first step of the passage."""
        self._pass()

    # -- going on --------------------------------------------------------------------------

    def follow(self, table: Table[Any]) -> None:
        """Look at what the table was answered since the last time, or at all of it, if some was
        taken back."""
        self._table = table
        if table.answered < self._seen:
            self._begin()
        while self._seen < table.answered:
            self._seen += 1
            if self.standing is Standing.ON:
                self._take(self._seen - 1)

    def _take(self, place: int) -> None:
        """The answer at this place was given."""
        seat, _, option, *_ = self._table.notes[place]
        step, own = self._step, seat == self.lesson.seat
        if step.alone is not None:
            self._tried(step.alone, place, wire(option) if own else "")
        elif step.others:
            self._given += 1
            if self._given == len(step.others):
                self._over()
        elif own and step.takes(option):
            self._over()

    def _tried(self, alone: Alone, place: int, option: str) -> None:
        heard = self._heard(place)
        if any(sign.shows(option, heard) for sign in alone.goal):
            self._over()
        elif any(sign.shows(option, heard) for sign in alone.fail) or self._is_last(place):
            self.standing = Standing.FAILED

    def _is_last(self, place: int) -> bool:
        return self._table.ended and place == self._table.answered - 1

    def _heard(self, place: int) -> list[Told]:
        """What the learner heard of an answer."""
        notes = self._table.notes
        until = notes[place + 1][4] if place + 1 < len(notes) else None
        return heard_by(self._table, self.lesson.seat, notes[place][4], until)

    def _over(self) -> None:
        """This step is over; what comes next is a new passage, if the learner had a part in it."""
        if not self._step.others:
            self._started = self._told + 1
        self._told += 1
        self._since, self._given = self._seen, 0
        self._pass()

    def _pass(self) -> None:
        """Pass by what is only to be read."""
        steps = self.lesson.steps
        while self._told < len(steps) and not steps[self._told].acts:
            self._told += 1
        if self._told == len(steps):
            self.standing = Standing.DONE

    # -- what is so ------------------------------------------------------------------------

    @property
    def _step(self) -> Step:
        return self.lesson.steps[self._told]

    @property
    def step(self) -> Step | None:
        """The step that waits for an answer; nothing when the lesson is over."""
        return self._step if self.standing is Standing.ON else None

    @property
    def passage(self) -> Passage:
        steps = self.lesson.steps
        spoken = [step for step in steps[self._started : self._told + 1] if step.say]
        return Passage(sum(bool(step.say) for step in steps[: self._started]), spoken)

    @property
    def length(self) -> int:
        """How many steps say something."""
        return sum(bool(step.say) for step in self.lesson.steps)

    @property
    def retry(self) -> int:
        """To how many answers one goes back who tries the part that failed once more."""
        return self._since

    # -- what may be answered --------------------------------------------------------------

    @property
    def shown(self) -> tuple[Ask, Option] | None:
        """What the learner does best now, to be shown: what is waited for, or the next of the
        answers that reach the goal; nothing if somebody else is asked."""
        step = self.step
        if step is None or step.others or self.is_astray:
            return None
        asks = self._table.asked(self.lesson.seat)
        offered = [(ask, option) for ask in asks for option in ask.options]
        if step.alone is None:
            fitting = [
                each for pattern in step.awaited for each in offered if fits(each[1], pattern)
            ]
        else:
            wanted = step.alone.by[len(self._own) :][:1]
            fitting = [each for each in offered if wire(each[1]) in wanted]
        return fitting[0] if fitting else None

    @property
    def is_astray(self) -> bool:
        """Whether the learner, alone, has done something else than what reaches the goal; whoever
        is to be shown it must begin anew."""
        if self.standing is Standing.FAILED:
            return True
        alone = self.step.alone if self.step else None
        return alone is not None and self._own != alone.by[: len(self._own)]

    @property
    def _own(self) -> list[str]:
        """The learner's answers in this step."""
        given = self._table.notes[self._since :]
        return [wire(option) for seat, _, option, *_ in given if seat == self.lesson.seat]

    def refuses(self, seat: int, option: Option) -> bool:
        """Whether a legal answer is not what the lesson waits for."""
        step = self.step
        if seat != self.lesson.seat:
            return False
        return step is None or (step.alone is None and not step.takes(option))

    def scripted(self, seat: int) -> Option | None:
        """What the script lets another seat answer now."""
        step = self.step
        if step is None or not step.others:
            return None
        given = step.others[self._given]
        return unwire(given.option) if given.seat == seat else None

    @property
    def lets_bots(self) -> bool:
        """Whether bots decide for the other seats now."""
        return self.step is not None and self.step.alone is not None
