"""``overrun replay`` and ``overrun verify``: look at saved games, and prove them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    called,
    err,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.cli.files import faults_of_the_file, read_log
from overrun.cli.proving import Verdict, proved, told, verify
from overrun.core.dump import Dump, read_dump
from overrun.core.errors import BadLog, BadPosition, BadSetting, OverrunError
from overrun.core.event import Event
from overrun.core.flow import Ask
from overrun.core.log import Answer, Log
from overrun.core.reason import Fact, unwire
from overrun.core.state import Outcome
from overrun.core.table import CONCEDE, Table
from overrun.games import find
from overrun.teaching.prepared import written_position
from overrun.text import Text
from overrun.text.say import Speaker

LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)]
ALL = "all"


class Told(msgspec.Struct, frozen=True):
    """An event as it is shown: its facts are those that the viewer may know."""

    name: str
    facts: dict[str, Fact]
    text: str


class Step(msgspec.Struct, frozen=True):
    """One answer of the log and what it led to.

    ``kind``, ``option`` and ``text`` are empty if the viewer may not know what was answered.
    """

    number: int
    seat: int
    ask: int
    kind: str
    option: str
    text: str
    events: list[Told]


# --- The commands -----------------------------------------------------------------------------


@app.command(
    "replay",
    help=paragraphs(
        "Step through a saved game: every answer, and what happened by it.",
        "--seat tells the game as one seat saw it: what others answered is shown only by what "
        "became of it. A file holds all secrets of its game, so without --seat all are told.",
    ),
    epilog=examples(
        "overrun replay game.json",
        "overrun replay game.json --to 40",
        "overrun replay game.json --to 40 --position alley.txt",
        "overrun replay game.json --seat 0 --step",
    ),
)
def replay_command(
    file: LogFile,
    to: Annotated[
        int | None,
        number_option("--to", "Stop after the first N answers, and show the position.", 0),
    ] = None,
    seat: Annotated[
        str, typer.Option(metavar="S|all", help="Whose knowledge is shown: a seat, or all.")
    ] = ALL,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position",
            metavar="FILE",
            help="Write the position that --to leads to into a file, for lessons and puzzles.",
            show_default=False,
        ),
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter after each answer (in a terminal).")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Step through a saved game."""
    if step and (as_json or not sys.stdin.isatty()):
        raise BadSetting("--step waits for Enter: it needs a terminal, and does not go with --json")
    log = _read(file)
    replay = replay_of(log, seat)
    if to is not None and to > len(log.answers):
        raise BadSetting(f"--to: the game has only {len(log.answers)} answers, not {to}")
    if position is not None:
        if to is None:
            raise BadSetting("--position: say with --to after how many answers")
        position.write_text(written_position(Table.replay(replay.game, log, to=to)), "utf-8")
    if as_json:
        print_json(replay.as_json(to))
        return
    _print_replay(replay, to, step)


@app.command(
    "verify",
    help=paragraphs(
        "Replay a saved game and compare its hash.",
        "The exit code is 0 if the file replays to exactly what it says, else 1. It is told apart "
        "whether the file was changed, or the rules or the content are others by now.",
    ),
    epilog=examples("overrun verify game.json", "overrun verify game.json --json"),
)
def verify_command(file: LogFile, as_json: AsJson = False) -> None:
    """Replay a saved game and compare its hash."""
    if not file.is_file():
        raise BadSetting(f"{file}: no such file")
    verdict = verify(file)
    if as_json:
        print_json(msgspec.to_builtins(verdict))
    else:
        _print_verdict(verdict)
    if not verdict.ok:
        raise typer.Exit(1)


def _read(file: Path) -> Log:
    if not file.is_file():
        raise BadSetting(f"{file}: no such file")
    return read_log(file)


# --- Replaying --------------------------------------------------------------------------------


class Replay:
    """A saved game, answer by answer, as one viewer may know it."""

    def __init__(self, log: Log, seat: str = ALL) -> None:
        self.log = log
        self.game = find(log.header.game)
        speaker = Speaker(Text(strict=False), self.game)
        self.speaker = speaker.at_table(settings=log.header.settings)
        # a file may claim any number of seats
        self.viewer = viewer_of(seat, min(log.header.seats, max(self.game.seats)))
        self.opening = self._open()
        """What happened before the first answer."""

    def _open(self) -> list[Told]:
        with faults_of_the_file():
            self.table: Table[Any] = Table.replay(self.game, self.log, to=0)
            self._told = 0
            return self._news()

    def steps(self, to: int | None = None) -> Iterator[Step]:
        """The answers with their events, each when it has been given at the table."""
        answers = self.log.answers if to is None else self.log.answers[:to]
        for number, answer in enumerate(answers, 1):
            ask = next((each for each in self.table.asks if each.number == answer.ask), None)
            with faults_of_the_file(f"answer {number} of {len(self.log.answers)}"):
                if answer.ask == 0:
                    self.table.concede(answer.seat)
                else:
                    self.table.answer(answer.seat, answer.ask, answer.option)
                step = self._step(number, answer, ask, self._news())
            yield step

    def _step(self, number: int, answer: Answer, ask: Ask | None, events: list[Told]) -> Step:
        if ask is None:  # a concession, which everyone hears of
            option = answer.option
            return Step(number, answer.seat, 0, option, option, "", events)
        if self.viewer not in (None, answer.seat):
            return Step(number, answer.seat, answer.ask, "", "", "", events)
        said = self.speaker.option(ask, unwire(answer.option))
        return Step(number, answer.seat, answer.ask, ask.kind, answer.option, said, events)

    def _news(self) -> list[Told]:
        """The events since the last call."""
        events = self.table.events[self._told :]
        self._told += len(events)
        return self._tell(events)

    def _tell(self, events: Iterable[Event]) -> list[Told]:
        return [
            Told(event.name, facts, self.speaker.event(event.name, facts))
            for event in events
            for facts in self._versions(event)
        ]

    def _versions(self, event: Event) -> list[dict[str, Fact]]:
        """The facts of an event as they are shown: those of each who heard others."""
        if self.viewer is not None:
            facts = event.seen_by(self.viewer)
            return [] if facts is None else [facts]
        # every seat with private facts heard a sentence of its own
        return [{**event.facts, **facts} for facts in event.private.values()] or [event.facts]

    def who(self, seat: int) -> str:
        """What a seat is called."""
        return self.speaker.seat(self.game.side(self.table.state, seat), seat)

    def position(self) -> str:
        """The text of the position in which the step reached began; raises :class:`BadPosition` if
        there is none."""
        if self.viewer is not None:
            raise BadPosition("the position tells all secrets: it is shown with --seat all only")
        return self.table.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, as far as it has been replayed."""
        return self.table.outcome

    @property
    def is_proven(self) -> bool:
        """Whether the whole log has been replayed and leads to its hash."""
        return self.table.log.hash == self.log.hash

    def as_json(self, to: int | None) -> dict[str, Any]:
        """The game as plain data; ``docs/json.md`` describes it."""
        header = self.log.header
        steps = [msgspec.to_builtins(step) for step in self.steps(to)]
        try:
            position: str | None = self.position()
        except BadPosition:
            position = None
        return {
            "game": header.game,
            "seats": header.seats,
            "options": header.settings,
            "answers": len(self.log.answers),
            "seat": self.viewer,
            "opening": msgspec.to_builtins(self.opening),
            "steps": steps,
            "outcome": told(self.outcome, self.speaker),
            "position": position,
        }


class Recorded(Replay):
    """A saved game as it was recorded, for when the rules lead elsewhere by now."""

    def __init__(self, log: Log, dump: Dump, seat: str = ALL) -> None:
        self._events = dump.events
        self._marks = [*(note[4] for note in dump.notes), len(dump.events)]
        """Where the events of each answer begin; then the end."""
        super().__init__(log, seat)
        self._end: Table[Any] | None = None
        with suppress(OverrunError):
            self._end = Table.rebuild(self.game, dump)

    def _open(self) -> list[Told]:
        return self._tell(self._events[: self._marks[0]])

    def steps(self, to: int | None = None) -> Iterator[Step]:
        answers = self.log.answers if to is None else self.log.answers[:to]
        for number, answer in enumerate(answers, 1):
            events = self._tell(self._events[self._marks[number - 1] : self._marks[number]])
            ask = Ask(answer.seat, "", [unwire(answer.option)]) if answer.ask else None
            yield self._step(number, answer, ask, events)

    def who(self, seat: int) -> str:
        side = f"seat-{seat}" if self._end is None else self.game.side(self._end.state, seat)
        return self.speaker.seat(side, seat)

    def position(self) -> str:
        raise BadPosition("the rules have changed since, and lead elsewhere")

    @property
    def outcome(self) -> Outcome | None:
        return None if self._end is None else self._end.outcome

    @property
    def is_proven(self) -> bool:
        return False


def replay_of(log: Log, seat: str = ALL) -> Replay:
    """A saved game: played again, or if the rules lead elsewhere by now, as it was recorded."""
    if log.standing and log.intact:
        try:
            proved(find(log.header.game), log)
        except BadLog:
            with faults_of_the_file():
                return Recorded(log, read_dump(log.standing), seat)
    return Replay(log, seat)


def viewer_of(seat: str, seats: int) -> int | None:
    """The seat that ``--seat`` names; nothing for all."""
    if seat == ALL:
        return None
    valid = [str(each) for each in range(seats)]
    if seat not in valid:
        raise BadSetting(f"--seat: there is no seat {seat!r}; valid: {', '.join([*valid, ALL])}")
    return int(seat)


# --- Printing ---------------------------------------------------------------------------------


def _print_replay(replay: Replay, to: int | None, step: bool) -> None:
    console = out()
    text = Text("en")
    _print_header(console, text, replay)
    _print_events(console, replay.opening)
    for each in replay.steps(to):
        if step:
            console.input(f"[dim]{text('cli-replay-next')}[/] ")
        _print_step(console, replay, each)
        _print_events(console, each.events)
    outcome = replay.outcome
    if outcome is not None:
        console.print(escape(replay.speaker.outcome(outcome)), style="bold", soft_wrap=True)
    if to is not None:
        try:
            console.print(replay.position(), markup=False, soft_wrap=True)
        except BadPosition as error:
            said = text("cli-replay-no-position", why=escape(str(error)))
            console.print(said, style="dim", soft_wrap=True)
    complete = to is None or to == len(replay.log.answers)
    if complete and not replay.is_proven:
        recorded = isinstance(replay, Recorded)
        said = text("cli-replay-recorded" if recorded else "cli-replay-other-hash")
        err().print(f"[bold yellow]overrun:[/] {said}", soft_wrap=True)


def _print_header(console: Console, text: Text, replay: Replay) -> None:
    header = replay.log.header
    name = called(replay.speaker, "name", header.game)
    console.print(
        text(
            "cli-replay-heading",
            game=f"[bold]{escape(name)}[/]",
            seats=header.seats,
            answers=len(replay.log.answers),
        ),
        soft_wrap=True,
    )
    for setting, value in header.settings.items():
        said = text(
            "cli-replay-setting",
            setting=called(replay.speaker, f"setting-{setting}", setting),
            value=replay.speaker.setting(setting, value),
        )
        console.print(escape(said), style="dim", soft_wrap=True)


def _print_step(console: Console, replay: Replay, step: Step) -> None:
    text = replay.speaker.text
    if step.text:
        said = text("cli-replay-said", said=escape(step.text), kind=f"[dim]{escape(step.kind)}[/]")
    elif step.option == CONCEDE:
        said = text("cli-replay-gives-up")
    else:
        said = escape(step.option) or text("cli-replay-hidden")
    number = f"[bold]{step.number}[/]"
    line = text("cli-replay-step", number=number, who=replay.who(step.seat), said=said)
    console.print(line, soft_wrap=True)


def _print_events(console: Console, events: list[Told]) -> None:
    for event in events:
        console.print(f"   {escape(event.text)}", soft_wrap=True)


def _print_verdict(verdict: Verdict) -> None:
    text = Text("en")
    if verdict.problem is not None:
        word = text("cli-verify-bad")
        err().print(f"[bold red]{word}[/] {escape(verdict.problem)}", soft_wrap=True)
        return
    said = text(
        "cli-verify-game",
        game=verdict.game,
        answers=verdict.answers,
        hash=verdict.hash,
        end=text("cli-verify-not-over") if verdict.outcome is None else verdict.outcome["text"],
    )
    out().print(f"[bold green]{text('cli-verify-ok')}[/] {escape(said)}", soft_wrap=True)
