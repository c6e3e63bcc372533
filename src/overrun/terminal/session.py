"""One sitting at the terminal: people and bots play a table to its end, or until they leave."""

from __future__ import annotations

import shlex
from collections.abc import Container, Mapping, Sequence
from typing import Any

from overrun.bots import Bot, let_answer, make_bot
from overrun.core.errors import AnswerError
from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.core.reason import Option, unwire
from overrun.core.table import Table
from overrun.terminal.boards import Board
from overrun.terminal.choices import FEW, Choices, find, imagine
from overrun.terminal.commands import COMMANDS, Command, Leave, command_for
from overrun.terminal.fields import is_field
from overrun.terminal.saves import SaveFailed, Saves
from overrun.terminal.screen import Scene, Screen
from overrun.terminal.seats import Seating
from overrun.text.say import Speaker

AMBIGUOUS_SHOWN = 12


class Session:
    """Lets people and bots answer the asks of a table, and shows what happens.

    ``program`` is how Overrun is called here, ``again`` are the words that bring the same people
    back to the saved game.
    """

    commands: Mapping[str, Command] = COMMANDS
    """What may be typed instead of an answer."""

    def __init__(
        self,
        table: Table[Any],
        seating: Seating,
        board: Board,
        screen: Screen,
        saves: Saves,
        *,
        program: Sequence[str] = ("overrun",),
        again: Sequence[str] = (),
    ) -> None:
        self.table = table
        self.seating = seating
        self.board = board
        self.speaker: Speaker = board.speaker
        self.text = self.speaker.text
        self.screen = screen
        self.saves = saves
        self.program = program
        self.again = again
        seed = table.header.seed
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, table.game.name, f"{seed}/{seat}")
            for seat, name in seating.bots.items()
        }
        self._said: dict[Viewer, list[str]] = {}
        self._told: dict[Viewer, int] = {}
        self._decided: dict[Viewer, int] = {}
        self._at_keyboard: int | None = None
        self._advance = ""
        self._warned = False
        self._doubtful: tuple[int, Option] | None = None

    # -- the loop --------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.table.ended:
                ask = self._next_ask()
                if ask.seat in self.bots:
                    self._let_bot_answer(ask)
                else:
                    self._let_person_answer(ask)
        except Leave as leave:
            self._leave(leave.saved)
        except (EOFError, KeyboardInterrupt):
            self._leave(saved=True)
        else:
            self._finish()

    def _next_ask(self) -> Ask:
        return next_ask(self.table.asks, self.bots, self.board.meanwhile)

    def _let_bot_answer(self, ask: Ask) -> None:
        let_answer(self.table, ask, self.bots[ask.seat])
        if len(self.seating.people) > 1:
            return  # each of them hears it when asked, behind the curtain
        viewer = self.seating.viewer
        self.screen.watch(self.scene(viewer, title=self._waiting(ask.seat)))

    def _let_person_answer(self, ask: Ask) -> None:
        self._pass_keyboard(ask.seat)
        if self._answered_in_advance(ask):
            return
        self.screen.show(self.scene(ask.seat, ask))
        prompt = self.text("terminal-prompt")
        while not self.obey(ask, self.screen.read(prompt)):
            pass
        self._save_quietly()

    def _answered_in_advance(self, ask: Ask) -> bool:
        """Whether the line before had an answer to this ask, too; what does not fit is dropped."""
        typed, self._advance = self._advance, ""
        found = self.choices(ask).find(typed) if typed else []
        if len(found) != 1 or self.warning(ask, found[0]) or not self.answer(ask, found[0]):
            return False
        self._save_quietly()
        return True

    def _pass_keyboard(self, seat: int) -> None:
        """Draw the curtain if another person looked at the screen so far, or may do so."""
        before, self._at_keyboard = self._at_keyboard, seat
        if before is None and (len(self.seating.people) == 1 or not self.board.veiled):
            return
        view = self.table.view(seat)
        if before != seat and self.board.secrets(view):
            self.screen.curtain(self.board.title(view, seat))

    # -- showing ---------------------------------------------------------------------------

    def scene(self, viewer: Viewer, ask: Ask | None = None, *, title: str = "") -> Scene:
        """What the viewer sees now; what is fresh in it counts as told."""
        view = self.table.view(viewer)
        if not title and viewer is not None:
            title = self.board.you_are(view, viewer)
        heard = self._heard(viewer)
        since = list(filter(None, heard[self._decided.get(viewer, 0) :]))
        fresh = list(filter(None, heard[self._told.get(viewer, 0) :]))
        if viewer is not None and not self.table.ended:
            goal = self.board.goal(view)
            fresh = fresh if viewer in self._told else [*goal, *fresh]
            since = since if viewer in self._decided else [*since, *goal]
        self._told[viewer] = len(heard)
        return Scene(
            view=view,
            viewer=viewer,
            ask=ask,
            choices=self.choices(ask, view) if ask else None,
            reading=self.board.reading(view, ask) if ask else (),
            title=title,
            fresh=fresh,
            since=since,
        )

    def choices(self, ask: Ask, view: Any = None) -> Choices:
        """The options of an ask; with a view it is said to whom they are done."""
        whom = None if view is None else self.board.whom(view, ask)
        fatal = [] if view is None else [each for each in ask.options if self.warning(ask, each)]
        return Choices(self.speaker, ask, whom, self.board.typed, fatal)

    def log(self, viewer: Viewer) -> list[str]:
        """Everything that the viewer has heard."""
        return list(filter(None, self._heard(viewer)))

    def _heard(self, viewer: Viewer) -> list[str]:
        """A line for each event; it is empty where the line before tells it, too."""
        said = self._said.setdefault(viewer, [])
        new = self.table.heard(viewer, after=len(said))
        said += self.speaker.told(((each.name, each.facts) for each in new), aloud=True)
        return said

    def _waiting(self, seat: int) -> str:
        bot = self.seating.bots[seat]
        return self.text("terminal-bot-plays", side=self.name_of(seat), bot=bot)

    def say(self, key: str, **facts: Any) -> None:
        """Say one of the terminal's own sentences."""
        self.screen.say([self.text(f"terminal-{key}", **facts)])

    def say_some(self, lines: Sequence[str], most: int) -> None:
        """So many of the lines, and how many more there are."""
        self.screen.say(lines[:most])
        if len(lines) > most:
            self.say("and-more", count=len(lines) - most)

    def name_of(self, seat: int) -> str:
        return self.board.title(self.table.view(None), seat)

    # -- what is typed ---------------------------------------------------------------------

    def obey(self, ask: Ask, typed: str) -> bool:
        """Carry out a command or answer the ask; whether the table has moved on."""
        if not typed:
            self.say("nothing-typed")
            return False
        command, rest = command_for(typed, self.commands)
        if command is not None:
            return bool(command(self, ask, rest))
        choices = self.choices(ask)
        typed, *more = self.board.in_turn(ask, typed)
        found = choices.find(typed)
        if len(found) > 1:
            found = list(self.board.meant(found, typed))
        if len(found) == 1 and not choices.is_bare(typed, found[0]):
            if self._warn(ask, found[0]):
                return False
            self._advance = " ".join(more)
            return self.answer(ask, found[0])
        if found:
            self.list_ambiguous(choices, found)
        else:
            self.explain(ask, typed)
        return False

    def warning(self, ask: Ask, option: Option) -> str:
        """Why an answer loses the game for sure; nothing if it does not."""
        why = self.table.game.warning(self.table.state, ask, option)
        return "" if why is None else self.speaker.warning(why)

    def _warn(self, ask: Ask, option: Option) -> bool:
        """Say, the first time, that an answer loses the game; whoever wants it says it again."""
        warning = self.warning(ask, option)
        before, self._doubtful = self._doubtful, (ask.number, option)
        if not warning or before == self._doubtful:
            return False
        self.screen.say([warning, self.text("terminal-all-the-same")])
        return True

    def answer(self, ask: Ask, option: Option) -> bool:
        """Give the answer of the person whom the ask is put to."""
        heard = len(self.table.heard(ask.seat))
        try:
            self.table.answer(ask.seat, ask.number, option)
        except AnswerError as error:
            self.screen.say([str(error)])
            return False
        self._decided[ask.seat] = heard
        return True

    def list_ambiguous(self, choices: Choices, found: Sequence[Option]) -> None:
        self.say("ambiguous", count=len(found))
        numbered = set(found) <= set(choices.by_number.values())
        if len(found) > (AMBIGUOUS_SHOWN if numbered else FEW):
            lines = [self.text("terminal-item", words=line) for line in choices.gathered(found)]
            self.say_some(lines, AMBIGUOUS_SHOWN)
            return
        for option in found:
            words = self.speaker.option(choices.ask, option)
            self.say("candidate", words=words, typed=choices.example(option))

    def explain(self, ask: Ask, typed: str, *, others: bool = False) -> None:
        """Why what was typed is no answer, if it is at least something one might think of.

        With ``others`` it can also mean what is allowed, and that has been said.
        """
        table, speaker = self.table, self.speaker
        refused = dict(table.refused(ask))
        found = {option: refused[option] for option in find(speaker, ask, refused, typed)}
        if not found:
            verbs = {option[0] for option in (*refused, *ask.options)}
            id_ = unwire(typed) if ":" in typed else ("",)
            known = (*refused, *ask.options)
            thought = [id_] if id_[0] in verbs else imagine(speaker, ask, known, typed)
            reasons = ((option, table.why_not(ask, option)) for option in thought)
            found = {option: reason for option, reason in reasons if reason is not None}
        told: dict[str, Option] = {}
        plain = self.board.plainest(list(found)) if is_field(typed.upper()) else list(found)
        for option in (*plain, *found):
            told.setdefault(speaker.reason(found[option]), option)
        if not found:
            if not others:
                self.say("not-understood", typed=typed)
        elif len(told) == 1 and (len(found) > 1 or ":" in typed) and not is_field(typed.upper()):
            self.screen.say(told)
        elif len(told) > AMBIGUOUS_SHOWN:
            self.say("all-refused", typed=typed)
        else:
            for because, option in told.items():
                self.say("refused", words=speaker.option(ask, option), reason=because)

    def forget(self) -> None:
        """Something was taken back: nobody has heard more than there is now."""
        self._said.clear()
        for marks in (self._told, self._decided):
            for viewer in marks:
                marks[viewer] = min(marks[viewer], len(self.table.heard(viewer)))

    # -- leaving ---------------------------------------------------------------------------

    def _save_quietly(self) -> None:
        """Keep the file up to date, so that a closed window loses nothing."""
        try:
            self.saves.write(self.table)
        except SaveFailed as error:
            if not self._warned:
                self._warned = True
                self.say("save-failed", error=str(error))

    def resume_command(self, path: object) -> str:
        return self.command(["play", self.table.game.name, "--resume", str(path), *self.again])

    def replay_command(self, path: object) -> str:
        return self.command(["replay", str(path)])

    def command(self, words: Sequence[str]) -> str:
        """How Overrun is called with these words."""
        return shlex.join([*self.program, *words])

    def _leave(self, saved: bool) -> None:
        if not saved:
            self.say("left-unsaved")
            return
        path = self.saves.write(self.table)
        self.screen.say(["", self.text("terminal-left", path=str(path))])
        self.screen.say([self.text("terminal-resume", command=self.resume_command(path))])

    def _finish(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        viewer = self.seating.viewer
        self.screen.show(self.scene(viewer))
        said = [self.speaker.outcome(outcome)]
        if viewer is not None:
            said.insert(0, self.text("terminal-result", won=viewer in outcome.winners))
        said += self.board.result(self.table.view(viewer))
        said.append(self.text("terminal-seed", seed=self.table.header.seed))
        try:
            path = self.saves.write(self.table)
        except SaveFailed as error:
            said.append(self.text("terminal-save-failed", error=str(error)))
        else:
            said.append(self.text("terminal-log-file", path=str(path)))
            said.append(self.text("terminal-replay", command=self.replay_command(path)))
        self.screen.banner(said)


def next_ask(asks: Sequence[Ask], bots: Container[int], meanwhile: Container[str]) -> Ask:
    """Bots first: a person should decide when nothing else is going on; unless it is about what can
    be done only while another one is asked."""
    for ask in asks:
        if ask.kind in meanwhile and ask.seat not in bots:
            return ask
    return next((ask for ask in asks if ask.seat in bots), asks[0])
