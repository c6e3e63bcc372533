"""``overrun play``: a game at this terminal, against bots or with somebody beside you."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer

from overrun.cli.app import app
from overrun.cli.common import Data, Options, err, examples, number_option, paragraphs, parse_seats
from overrun.cli.files import check_file, faults_of_the_file, read_log
from overrun.cli.proving import in_words, proved, what_is_other
from overrun.core.errors import BadLog, BadPosition, BadSetting, OverrunError
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.places import saves_in
from overrun.terminal.boards import Board, board_for
from overrun.terminal.plain import PlainScreen
from overrun.terminal.saves import Saves
from overrun.terminal.screen import ColourScreen, Screen
from overrun.terminal.seats import seating
from overrun.terminal.session import Session
from overrun.text import ENGLISH, Text
from overrun.text.say import Speaker

OwnSeats = Annotated[
    list[str] | None,
    typer.Option(
        metavar="SEAT",
        help="A seat for a person: a side or a number; repeat it, or 'none'.",
        show_default=False,
    ),
]
Others = Annotated[
    str,
    typer.Option(
        metavar="BOT",
        help="The bot for all other seats, or SEAT=BOT with commas.",
        show_default=False,
    ),
]
SavesIn = Annotated[
    Path | None,
    typer.Option(
        metavar="DIRECTORY",
        help="The directory for saved games.",
        envvar="OVERRUN_SAVES",
        show_default="games, in that for data",
    ),
]


@app.command(
    "play",
    help=paragraphs(
        "Play at this terminal: you and bots, or several people at one keyboard.",
        "Without more words you have the first seat and the best bot has the others. Type 'help' "
        "during the game; 'quit' saves it and tells how to go on.",
    ),
    epilog=examples(
        "overrun play GAME",
        "overrun play GAME --seat 1 --option OPTION",
        "overrun play GAME --seat 0 --seat 1",
        "overrun play --resume FILE",
    ),
)
def play(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", show_default=False),
    ] = "",
    seat: OwnSeats = None,
    bots: Others = "",
    seats: Annotated[
        int | None,
        number_option(
            "--seats", "How many play; as few as the game allows by default.", show_default=False
        ),
    ] = None,
    option: Options = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="SEED", help="Fixes all that is random.", show_default=False),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a picture.")] = False,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False),
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Start from the position in this file.", show_default=False
        ),
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Do not wait while bots play.")] = False,
    saves: SavesIn = None,
    data: Data = None,
    language: Annotated[
        str, typer.Option(metavar="LOCALE", help="The language of all text.")
    ] = ENGLISH,
) -> None:
    """Sit down at a table, new or saved, and play it at this terminal."""
    text = Text(language, strict=False)
    table = _table(game, seats, option or [], seed, resume, position)
    speaker = Speaker(text, table.game).at_table(settings=table.header.settings)
    board = board_for(speaker, table.header.seats)
    holders = seating(table.game.name, board.seats(table.view(None)), seat or [], bots)
    forgive(sys.stdin, sys.stdout)
    screen = screen_for(text, board, plain=plain, fast=fast)
    store = Saves(saves or saves_in(data), resume)
    store.check()
    again = [word for each in seat or [] for word in ("--seat", each)]
    again += ["--bots", bots] if bots else []
    again += ["--plain"] if plain else []
    again += ["--saves", str(saves)] if saves else []
    again += ["--data", str(data)] if data and not saves else []
    again += ["--language", language] if language != ENGLISH else []
    Session(table, holders, board, screen, store, program=program(), again=again).run()


def _table(
    name: str,
    seats: int | None,
    options: list[str],
    seed: str | None,
    resume: Path | None,
    position: Path | None,
) -> Table[Any]:
    """The table that the command line asks for: resumed, from a position, or new."""
    game: Game[Any]
    if resume is not None:
        if options or seed is not None or position is not None or seats is not None:
            raise BadSetting(
                "--resume cannot be combined with --seats, --option, --seed or --position"
            )
        log = read_log(resume)
        game = find(name or log.header.game)
        try:
            return proved(game, log)
        except BadLog as error:
            return _from_where_it_stood(game, log, resume, error)
    if not name:
        raise BadSetting(f"which game? There are: {', '.join(GAMES)}")
    game = find(name)
    if position is not None:
        if options:
            raise BadSetting("--position cannot be combined with --option: the file has its own")
        try:
            return Table.from_position(
                game, _read(position), seats=parse_seats(game, seats), seed=seed or "position"
            )
        except OverrunError as error:
            raise BadPosition(f"{position}: {error}") from error
        except Exception as error:  # it may be wrong in ways that the rules do not expect
            raise BadPosition(f"{position}: {type(error).__name__}: {error}") from error
    return Table.new(game, seats=seats, settings=_settings(options), seed=seed)


def _from_where_it_stood(game: Game[Any], log: Log, file: Path, problem: BadLog) -> Table[Any]:
    """The table of a file whose answers lead elsewhere by now: it goes on from where it stood."""
    other, content = what_is_other(game, log)
    if not log.standing or not log.intact:
        name = shlex.quote(str(file))
        raise BadLog(
            f"{file}: {problem}. {in_words(other, content, log)} `overrun verify {name}` checks "
            f"it, `overrun replay {name}` shows what can be shown"
        )
    with faults_of_the_file():
        table = Table.load(game, log.standing)
    for change in table.changes[len(log.changes) :]:
        said = Text()("server-other-rules", answers=change.answers, dropped=change.dropped)
        err().print(said, soft_wrap=True)
    return table


def _settings(options: list[str]) -> dict[str, str]:
    settings = {}
    for given in options:
        name, equals, value = given.partition("=")
        if not equals:
            raise BadSetting(f"--option {given}: write it as name=value")
        settings[name.strip()] = value.strip()
    return settings


def _read(path: Path) -> str:
    try:
        check_file(path)
        return path.read_text(encoding="utf-8")
    except BadLog as error:
        raise BadPosition(str(error).removeprefix(f"{path}: ")) from error
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not a text file"
        raise BadPosition(f"cannot be read: {reason}") from error


def screen_for(text: Text, board: Board, *, plain: bool, fast: bool) -> Screen:
    """The screen that suits this terminal."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb":
        return PlainScreen(text, board)
    return ColourScreen(text, board, pause=0.0 if fast else 0.25)


def program() -> list[str]:
    """How this program is called again: by its name where the shell finds it, else as it was."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [sys.executable, "-m", "overrun"]
    return [called.name if shutil.which(called.name) else str(called)]


def forgive(*streams: TextIO) -> None:
    """Bytes that are no text, and signs that a terminal lacks, must not stop the game."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
