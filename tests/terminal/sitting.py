"""Scripted people at the terminal, and what they are shown."""

from __future__ import annotations

import io
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from overrun.bots import let_answer, make_bot
from overrun.cli.app import app
from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.reason import Option, wire
from overrun.core.table import Table
from overrun.games import find as find_game
from overrun.terminal.boards import Board, board_for
from overrun.terminal.choices import Choices
from overrun.terminal.saves import Saves
from overrun.terminal.screen import ColourScreen, Scene
from overrun.terminal.seats import Seating
from overrun.terminal.session import Session, next_ask
from overrun.text import Text
from overrun.text.say import Speaker

GAME = find_game("zombie-terror")
SIDES = ("humans", "zombies")
START = ["b1", "c1", "d1", "e1", "f1", "h1"]
"""Where the six humans are placed: Banker, Lumberjack, Child, Mechanic, Nurse, Policeman."""

FIELDS = [f"{column}{row}" for column in "abcdefghijkl" for row in range(1, 17)]


class Terminal:
    """Runs ``overrun play`` with a scripted keyboard."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def play(self, *words: str, typed: Iterable[str] = (), game: str = "zombie-terror") -> Result:
        arguments = ["play", *([game] if game else []), "--saves", str(self.directory), *words]
        if "--bots" not in words:
            arguments += ["--bots", "random"]  # quick, and always there
        lines = "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, arguments, input=lines)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == 0, result.output
        # no message was missing, and nothing but plain lines was written
        assert not re.search(r"\[(zt|ln|ad|terminal|core|list|because)-", result.output)
        assert not re.search("[\x1b─-╿]", result.output)
        return result

    @property
    def saved(self) -> list[Path]:
        """The files, the newest last."""
        return sorted(self.directory.glob("*.json"), key=lambda path: path.stat().st_mtime_ns)

    def table(self, path: Path | None = None) -> Table[Any]:
        log = Log.read(path or self.saved[-1])
        table = Table.replay(find_game(log.header.game), log)
        assert table.log.hash == log.hash
        return table


def scripted(
    seed: str,
    people: tuple[int, ...],
    settings: dict[str, str] | None = None,
    *,
    game: Game[Any] = GAME,
    seats: int = 2,
) -> tuple[list[str], Table[Any]]:
    """What people type in a whole random game, and the table it must lead to.

    The game is played beforehand, with the bots that the terminal will have. The answers are
    typed in all the ways there are: as numbers, as ids, as words.
    """
    table = Table.new(game, seats=seats, seed=seed, settings=settings)
    bots = {
        seat: make_bot("random", game.name, f"{seed}/{seat}")
        for seat in range(seats)
        if seat not in people
    }
    board = board_for(Speaker(Text("en"), game).at_table(settings=table.header.settings))
    draw = random.Random(seed)
    lines: list[str] = []
    last = people[0] if len(people) == 1 or not board.veiled else None
    while not table.ended:
        ask = next_ask(table.asks, bots, board.meanwhile)
        if ask.seat in bots:
            let_answer(table, ask, bots[ask.seat])
            continue
        if last != ask.seat:
            lines.append("")  # the curtain; where there is none it does no harm
        last = ask.seat
        # turns that end at once would be a dull game
        likely = [each for each in ask.options if each != ("end",) or draw.random() < 0.2]
        option = draw.choice(likely or ask.options)
        choices = Choices(board.speaker, ask, typed=board.typed)
        lines.append(draw.choice(ways_to_type(choices, option)))
        if game.warning(table.state, ask, option):
            lines.append(lines[-1])  # what loses the game must be said twice
        table.answer(ask.seat, ask.number, option)
    return lines, table


def ways_to_type(choices: Choices, option: Option) -> list[str]:
    ways = [wire(option), wire(option).lower()]
    ways += [str(number) for number, each in choices.by_number.items() if each == option]
    words = " ".join(option).lower()
    return ways + ([words] if choices.find(words) == [option] else [])


def played_until(
    game: Game[Any],
    kind: str,
    so: Callable[[Any], object],
    *,
    seats: int,
    settings: dict[str, str] | None = None,
    dull: tuple[str, ...] = (),
) -> tuple[Table[Any], Ask]:
    """A table played at random until somebody is asked this, and the state is so.

    Dull verbs are used only where there are no others.
    """
    for number in range(60):
        table = Table.new(game, seats=seats, seed=f"until/{number}", settings=settings)
        chance = random.Random(number)
        while not table.ended:
            ask = chance.choice(table.asks)
            if ask.kind == kind and so(table.state):
                return table, ask
            likely = [each for each in ask.options if each[0] not in dull]
            table.answer(ask.seat, ask.number, chance.choice(likely or ask.options))
    raise AssertionError(f"nobody was ever asked {kind}")


def zombie_start(seed: str) -> list[str]:
    """Answers that place ten zombies after START."""
    table = Table.new(GAME, seed=seed)
    for field, name in zip(START, ("banker", "lumberjack", "child", "mechanic", "nurse",
                                   "policeman"), strict=True):  # fmt: skip
        table.choose(("place", name, field.upper()))
    typed = []
    while table.asks[0].kind != "human-action":
        option = table.asks[0].options[-1]
        typed.append(wire(option))
        table.choose(option)
    return typed


def run(*words: str, saves: Path, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "overrun", "play", *words, "--saves", str(saves)]
    return subprocess.run(command, input=typed, capture_output=True, check=False, timeout=60)


class Crash(Exception):
    """The window was closed."""


class Recorder(ColourScreen):
    """A coloured screen of a given size, with a scripted keyboard, that keeps what was shown."""

    def __init__(self, board: Board, width: int, height: int) -> None:
        console = Console(
            width=width, height=height, file=io.StringIO(), force_terminal=True, highlight=False,
            color_system="truecolor", legacy_windows=False,
        )  # fmt: skip
        super().__init__(board.speaker.text, board, self.type, console=console, pause=0.0)
        self.typed: list[str] = []
        self.shown: list[str] = []
        self.lit: list[frozenset[str]] = []

    def type(self, prompt: str) -> str:
        if not self.typed:
            raise Crash
        return self.typed.pop(0)

    def show(self, scene: Scene) -> None:
        with self.console.capture() as capture:
            super().show(scene)
        self.shown.append(without_colours(capture.get()))
        self.lit.append(self.board.lit(scene.view, scene.ask) if scene.ask else frozenset())


def without_colours(said: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said)


def at_table(
    table: Table[Any], holders: Seating, saves: Path, width: int = 80, height: int = 24
) -> tuple[Session, Recorder]:
    # strict: a missing message raises
    board = board_for(Speaker(Text("en"), table.game).at_table(settings=table.header.settings))
    screen = Recorder(board, width, height)
    return Session(table, holders, board, screen, Saves(saves)), screen


def open_ask(table: Table[Any]) -> tuple[Speaker, Ask]:
    return Speaker(Text("en"), GAME), table.asks[0]


def shown(
    table: Table[Any],
    saves: Path,
    *typed: str,
    seat: int = 0,
    size: tuple[int, int] = (100, 40),
) -> str:
    """All that a coloured screen shows to a seat that types some lines, among bots."""
    others = {each: "random" for each in range(table.header.seats) if each != seat}
    session, screen = at_table(table, Seating((seat,), others), saves, *size)
    screen.typed = list(typed)
    with pytest.raises(Crash):
        session.run()
    said = "\n".join(screen.shown) + screen.console.file.getvalue()  # type: ignore[attr-defined]
    return without_colours(said)


def shown_with(position: str, *typed: str, seat: int = 0, saves: Path) -> tuple[Table[Any], str]:
    """A table from a position after somebody has typed, and all that the screen has shown."""
    table = Table.from_position(GAME, dedent(position))
    return table, shown(table, saves, *typed, seat=seat, size=(80, 24))
