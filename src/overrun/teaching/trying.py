"""Playing a lesson to its end, as its learner would: so it is known to be true.

What each step waits for is answered, what the script says for others is given, and goals are
reached by the answers that the lesson names. Whatever the rules do not allow any more is a fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from overrun.bots import Bot, let_answer, make_bot, usual_bot
from overrun.core.errors import ContentError, OverrunError
from overrun.core.reason import unwire, wire
from overrun.core.table import Table
from overrun.games import find
from overrun.teaching.guiding import Guide, Standing
from overrun.teaching.lesson import Lesson, Step, course
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

    def play(self) -> Iterator[str]:
        """Play on to the end, and tell each answer; a fault raises :class:`LessonFault`."""
        while (step := self.guide.step) is not None:
            if self.table.answered > MOST:
                raise self._fault("it does not come to its end")
            yield self._answer(step)
            self.guide.follow(self.table)
        if self.guide.standing is not Standing.DONE:
            raise self._fault("the goal is not reached by the answers that the lesson names")
        if self._by:
            raise self._fault(f"left over: {', '.join(self._by)}")

    def _answer(self, step: Step) -> str:
        if step.others:
            return self._others()
        if step.alone is not None:
            return self._by_oneself(step)
        seat = self.lesson.seat
        for ask in self.table.asked(seat):
            for option in ask.options:
                if step.takes(option):
                    return self._give(seat, ask.number, wire(option))
        raise self._fault(f"nothing fits {', '.join(step.awaited)}")

    def _others(self) -> str:
        for ask in self.table.asks:
            option = self.guide.scripted(ask.seat)
            if option is not None and option in ask.options:
                return self._give(ask.seat, ask.number, wire(option))
        wanted = [self.guide.scripted(seat) for seat in range(self.table.header.seats)]
        raise self._fault(f"nobody may answer {[wire(each) for each in wanted if each]}")

    def _by_oneself(self, step: Step) -> str:
        if step is not self._alone:
            assert step.alone is not None
            self._alone, self._by = step, list(step.alone.by)
            if self.table.state.chance.script:
                raise self._fault("who is left alone must not meet what is left of the script")
        seat = self.lesson.seat
        if mine := self.table.asked(seat):
            if not self._by:
                raise self._fault("the goal is not reached by the answers that the lesson names")
            wanted = self._by.pop(0)
            ask = next((ask for ask in mine if unwire(wanted) in ask.options), None)
            if ask is None:
                raise self._fault(f"{wanted} is not legal")
            return self._give(seat, ask.number, wanted)
        ask = self.table.asks[0]
        let_answer(self.table, ask, self._bot(ask.seat))
        return f"{ask.seat} {self.table.answers[-1].option}"

    def _bot(self, seat: int) -> Bot:
        game = self.lesson.game
        if seat not in self._bots:
            self._bots[seat] = make_bot(usual_bot(game), game, f"{self.lesson.name}/{seat}")
        return self._bots[seat]

    def _give(self, seat: int, number: int, option: str) -> str:
        self.table.answer(seat, number, option)
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
