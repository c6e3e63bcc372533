"""Lessons at the terminal: a session with a narrator, who waits for the very answer."""

from __future__ import annotations

from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.teaching.guiding import Guide, Standing
from overrun.teaching.lesson import Lesson, Step
from overrun.terminal.commands import COMMANDS, Leave
from overrun.terminal.session import Session

PATIENCE = 2
"""So often somebody is told why not; then also how to be shown."""


def show(session: Session, ask: Ask, rest: str) -> bool:
    """The answer that the lesson waits for."""
    assert isinstance(session, Taught)
    return session.show()


class Taught(Session):
    """Leads somebody through a lesson at its table."""

    commands = {**COMMANDS, "show": show}

    def __init__(self, lesson: Lesson, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.lesson = lesson
        self.guide = Guide(lesson, self.table)
        self._turned = 0
        """How many pages were read so far."""
        self._refused = 0
        """How many answers were refused in a row."""

    @property
    def is_done(self) -> bool:
        return self.guide.standing is Standing.DONE

    def run(self) -> None:
        """Play until the lesson is over or somebody leaves."""
        self.screen.say([self.speaker(self.lesson.key()), ""])
        try:
            while not self.is_done:
                self._go_on()
            self._turn_pages(to_the_end=True)
        except Leave as leave:
            self._leave(leave.saved)
        except (EOFError, KeyboardInterrupt):
            self._leave(saved=True)

    def _go_on(self) -> None:
        """Do the next thing, whoever's it is."""
        step = self.guide.step
        if step is None:
            self._try_again()
        elif step.others:
            self._cue()
        elif step.alone is not None:
            self._let_play(self._next_ask())
        else:
            self._let_play(self.table.asked(self.lesson.seat)[0])
        self.guide.follow(self.table)

    def _let_play(self, ask: Ask) -> None:
        if ask.seat in self.bots:
            self._let_bot_answer(ask)
        else:
            self._let_person_answer(ask)

    def _cue(self) -> None:
        """Let another seat answer by the script."""
        for ask in self.table.asks:
            option = self.guide.scripted(ask.seat)
            if option is not None:
                self.table.answer(ask.seat, ask.number, option)
                self.screen.watch(self.scene(self.lesson.seat, title=self._waiting(ask.seat)))
                return

    def _try_again(self) -> None:
        step = self.guide.passage.steps[-1]
        assert step.alone is not None
        self.screen.show(self.scene(self.lesson.seat))
        self.screen.say(["", self.speaker(self.lesson.key(step.alone.lost))])
        self.screen.read(self.text("terminal-lesson-again"))
        self._go_back()

    def _go_back(self) -> None:
        """To where the part began that is played alone."""
        everyone = range(self.table.header.seats)
        self.table.undo(self.lesson.seat, everyone, keep=self.guide.retry)
        self.forget()

    # -- the narrator ----------------------------------------------------------------------

    def _turn_pages(self, *, to_the_end: bool = False) -> Step | None:
        """Read what was not read yet; the step that waits for something is left to be said."""
        passage = self.guide.passage
        fresh = passage.steps[max(0, self._turned - passage.first) :]
        last = None if to_the_end else passage.steps[-1]
        for step in fresh:
            if step is last:
                break
            self.screen.show(self.scene(self.lesson.seat))
            self.screen.say(["", self.speaker(self.lesson.key(step.say))])
            self.screen.read(self.text("terminal-lesson-next"))
            self._turned = max(self._turned, passage.first + passage.steps.index(step) + 1)
        return last

    def _let_person_answer(self, ask: Ask) -> None:
        step = self._turn_pages()
        if self._answered_in_advance(ask):
            return
        self.screen.show(self.scene(ask.seat, ask))
        if step is not None:
            self.screen.say(["", self.speaker(self.lesson.key(step.say))])
        while not self.obey(ask, self.screen.read(self.text("terminal-prompt"))):
            pass
        self._save_quietly()

    def answer(self, ask: Ask, option: Option) -> bool:
        """Take nothing but what the lesson waits for; what is legal else gets a nudge."""
        if option in ask.options and self.guide.refuses(ask.seat, option):
            nudge = self.guide.step.nudge if self.guide.step else ""
            said = self.speaker(self.lesson.key(nudge)) if nudge else self.text("server-not-now")
            self.screen.say([said])
            self._refuse()
            return False
        self._refused = 0
        return super().answer(ask, option)

    def explain(self, ask: Ask, typed: str, *, others: bool = False) -> None:
        super().explain(ask, typed, others=others)
        if not others:
            self._refuse()

    def _refuse(self) -> None:
        self._refused += 1
        if self._refused == PATIENCE:
            self.say("lesson-stuck")

    def show(self) -> bool:
        """Answer for a learner who is stuck, as the lesson would."""
        if self.guide.is_astray:
            self._go_back()
            self.guide.follow(self.table)
        if self.guide.shown is None:
            self.say("lesson-nothing-to-show")
            return False
        ask, option = self.guide.shown
        self.say("lesson-shown", words=self.speaker.option(ask, option))
        return self.answer(ask, option)

    def resume_command(self, path: object) -> str:
        words = ["learn", self.lesson.game, self.lesson.name, "--resume", str(path)]
        return self.command(words)
