"""Playing a lesson to its end, as its learner would: so it is known to be true.

What each step waits for is answered, what the script says for others is given, and goals are
reached by the answers that the lesson names. Whatever the rules do not allow any more is a fault,
and so is what the narrator says, but is not so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overrun.bots import Bot, let_answer, make_bot, usual_bot
from overrun.core.errors import ContentError, OverrunError
from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games import find
from overrun.teaching.claims import heard_by
from overrun.teaching.guiding import Guide, Standing
from overrun.teaching.lesson import Alone, Lesson, Step, course
from overrun.text import Text
from overrun.text.say import Speaker

MOST = 400
"""No lesson needs more answers."""


class LessonFault(ContentError):
    """A lesson cannot be played as it is written."""


class Trial:
    """A lesson that is played through, answer by answer."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table[Any] = lesson.prepared.table()
        self.guide = Guide(lesson, self.table)
        self._bots: dict[int, Bot] = {}
        self._by: list[str] = []
        self._alone: Step | None = None
        self._heard = 0
        """How many events of the table the narrator has told about."""
        self._passage: int | None = None

    def play(self) -> Iterator[str]:
        """Play on to the end, and tell each answer; a fault raises :class:`LessonFault`."""
        self._listen()
        while (step := self.guide.step) is not None:
            if self.table.answered > MOST:
                raise self._fault("it does not come to its end")
            yield self._answer(step)
            self.guide.follow(self.table)
            self._listen()
        if self.guide.standing is not Standing.DONE:
            raise self._fault("the goal is not reached by the answers that the lesson names")
        self._check_left()

    def _listen(self) -> None:
        """Look whether what is said now is so, if it is not what was said before."""
        passage = self.guide.passage
        if self.guide.step is not None and self.guide.step.others:
            return  # there is more to come of it
        if passage.first == self._passage or self.guide.standing is Standing.FAILED:
            return
        seat = self.lesson.seat
        heard = heard_by(self.table, seat, self._heard)
        for step in passage.steps:
            untrue = [*step.untrue(self.table, seat, heard)]
            for other in step.would:
                untrue += [f"otherwise, {each}" for each in other.tried(self.table, seat)]
            if untrue:
                raise self._fault(f"what {step.say!r} says is not so: {'; '.join(untrue)}")
        self._passage, self._heard = passage.first, len(self.table.events)

    def _answer(self, step: Step) -> str:
        if step.others:
            return self._others()
        if step.alone is not None and step is not self._alone:
            self._leave_alone(step.alone)
            self._alone = step
        if not self.table.asked(self.lesson.seat):
            return self._bots_answer()
        if self.guide.shown is None:
            raise self._fault(self._why_not(step))
        ask, option = self.guide.shown
        del self._by[:1]
        return self._give(ask.seat, ask.number, wire(option))

    def _others(self) -> str:
        for ask in self.table.asks:
            option = self.guide.scripted(ask.seat)
            if option is not None and option in ask.options:
                return self._give(ask.seat, ask.number, wire(option))
        wanted = [self.guide.scripted(seat) for seat in range(self.table.header.seats)]
        raise self._fault(f"nobody may answer {[wire(each) for each in wanted if each]}")

    def _leave_alone(self, alone: Alone) -> None:
        self._check_left()
        self._by = list(alone.by)
        if self.table.state.chance.script:
            raise self._fault("who is left alone must not meet what is left of the script")

    def _check_left(self) -> None:
        if self._by:
            raise self._fault(f"left over: {', '.join(self._by)}")

    def _why_not(self, step: Step) -> str:
        """Why nothing can be answered."""
        if step.alone is None:
            return f"nothing fits {', '.join(step.awaited)}"
        if self._by:
            return f"{self._by[0]} is not legal"
        return "the goal is not reached by the answers that the lesson names"

    def _bots_answer(self) -> str:
        ask = self.table.asks[0]
        let_answer(self.table, ask, self._bot(ask.seat))
        return f"{ask.seat} {self.table.answers[-1].option}"

    def _bot(self, seat: int) -> Bot:
        game = self.lesson.game
        if seat not in self._bots:
            self._bots[seat] = make_bot(usual_bot(game), game, f"{self.lesson.name}/{seat}")
        return self._bots[seat]

    def _give(self, seat: int, number: int, option: str) -> str:
        try:
            self.table.answer(seat, number, option)
        except OverrunError as error:
            raise self._fault(f"after {option}: {error}") from error
        return f"{seat} {option}"

    def _fault(self, problem: str) -> LessonFault:
        """What is wrong, where, and what is asked there instead."""
        where = "at its end"
        if self.guide.step is not None:
            where = f"step {self.lesson.steps.index(self.guide.step) + 1}"
        asked = [
            f"seat {ask.seat} {ask.kind}: {' '.join(wire(option) for option in ask.options)}"
            for ask in self.table.asks
        ]
        name = f"{self.lesson.game}/{self.lesson.name}"
        return LessonFault(f"{name}, {where}: {problem}; asked: {'; '.join(asked) or 'nothing'}")


def check(game: str, text: Text) -> list[str]:
    """What is wrong with the lessons of a game, a line each: those that cannot be played to their
    end, and sentences that are missing."""
    try:
        lessons = course(game).values()
    except ContentError as error:
        return [str(error)]
    return [problem for lesson in lessons for problem in _problems(lesson, text)]


def _problems(lesson: Lesson, text: Text) -> Iterator[str]:
    speaker = Speaker(text, find(lesson.game))
    for key in (lesson.key(), f"{lesson.key()}.text", *map(lesson.key, lesson.said)):
        if not speaker.has(key):
            yield f"{lesson.game}/{lesson.name}: there is no sentence {key}"
    try:
        for _ in Trial(lesson).play():
            pass
    except OverrunError as error:
        yield str(error)
