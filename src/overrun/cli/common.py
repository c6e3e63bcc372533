"""What several commands need: reading options, finding games, printing.

What is wrong with the input raises an error that says so in one line and names what is valid;
``main`` prints it and exits with 2.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import rich.text
import typer
from rich.console import Console

from overrun.core.errors import BadSetting, unknown
from overrun.core.game import Game
from overrun.games import GAMES
from overrun.text.say import Speaker

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", show_default=False)
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the game; may be given several times. `overrun games` lists them.",
        show_default=False,
    ),
]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="DIRECTORY",
        help="Where everything is kept.",
        envvar="OVERRUN_DATA",
        show_default="the user's directory for data",
    ),
]
DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        help="A file for SQLite, or a postgresql:// URL.",
        envvar="OVERRUN_DATABASE",
        show_default="tables.db, where everything is kept",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON; docs/json.md describes it.")]


def parse_settings(game: Game[Any], pairs: Iterable[str] | None) -> dict[str, str]:
    """The settings given as ``name=value``. Whether they fit together the game itself checks.

    >>> from overrun.games import find
    >>> parse_settings(find("zombie-terror"), ["layout=compact"])
    {'layout': 'compact'}
    """
    by_name = {setting.name: setting for setting in game.settings}
    chosen: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        name, value = name.strip(), value.strip()
        if name not in by_name:
            raise BadSetting(unknown(f"option of {game.name}", name, by_name))
        values = by_name[name].values
        if not equals:
            kind = "such as" if by_name[name].free else "valid"
            raise BadSetting(f"write {name}=VALUE; {kind}: {', '.join(values)}")
        if not by_name[name].allows(value):
            raise BadSetting(unknown(f"value of {name}", value, values))
        if chosen.get(name, value) != value:
            raise BadSetting(f"{name} is given twice: {chosen[name]} and {value}")
        chosen[name] = value
    return chosen


def parse_seats(game: Game[Any], seats: int | None) -> int:
    """The number of seats: as few as the game allows, if none is given."""
    count = game.seats.start if seats is None else seats
    if count not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise BadSetting(f"{game.name} is for {allowed} seats, not {count}")
    return count


def whole_number(what: str, least: int = 1) -> Callable[[str], int]:
    """A reader of whole numbers for ``typer.Option(parser=...)``.

    >>> whole_number("games")("12")
    12
    """

    def read(text: str | int) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least:
            raise BadSetting(f"{what}: {str(text)!r} is not a whole number from {least} on")
        return number

    return read


def number_option(flag: str, help: str, least: int = 1, **how: Any) -> Any:
    """An option that is a whole number."""
    how.setdefault("metavar", "N")
    return typer.Option(help=help, parser=whole_number(flag, least), **how)


def one_of(what: str, *words: str) -> Callable[[str], str]:
    """A reader of one of some words for ``typer.Option(parser=...)``.

    >>> one_of("--log", "text", "json")("json")
    'json'
    """

    def read(text: str) -> str:
        if text not in words:
            raise BadSetting(unknown(f"value of {what}", text, words))
        return text

    return read


def paragraphs(*texts: str) -> str:
    """The help of a command. Lines inside a docstring would be broken twice in a terminal."""
    return "\n\n".join(texts)


def examples(*lines: str) -> str:
    """The examples below a command's help; ``GAME`` is a game of ours, and ``OPTION`` something
    that can be chosen there.

    >>> examples("overrun play GAME --option OPTION").splitlines()[1]
    '  overrun play zombie-terror --option layout=compact'
    """
    game = next(iter(GAMES.values()))
    option = next((f"{each.name}={each.values[-1]}" for each in game.settings), "")
    said = [line.replace("GAME", game.name).replace("OPTION", option) for line in lines]
    return "\n".join(["[bold]Examples[/]", *(f"  {line}" for line in said)])


def called(speaker: Speaker, key: str, otherwise: str) -> str:
    """What the game's own catalogue calls a thing; the plain key, if it has no name there.

    >>> from overrun.games import find
    >>> from overrun.text import Text
    >>> zombie_terror = Speaker(Text("en"), find("zombie-terror"))
    >>> called(zombie_terror, "setting-target", "target")
    'Stars to win'
    >>> called(zombie_terror, "side-ghosts", "ghosts")
    'ghosts'
    """
    return speaker(key) if speaker.has(key) else otherwise


class Shown(Console):
    """A console that shows every text as text: what a file holds cannot move the cursor, change
    the window's title, or turn the line around."""

    def render_str(self, text: str, **how: Any) -> rich.text.Text:
        return super().render_str(harmless(text), **how)


def harmless(text: str, tell: Callable[[str], str] = ascii) -> str:
    """The text with what a terminal would obey, or could not show, written out.

    >>> harmless(chr(27) + "[2J") == r"\\x1b[2J"
    True
    """
    return _HARMFUL.sub(lambda found: tell(found.group()).strip("'"), text)


_HARMFUL = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
"""Controls (but for the end of a line), marks of direction, and halves of characters."""


def out() -> Console:
    """Where results go."""
    return Shown(highlight=False, emoji=False)


def err() -> Console:
    """Where progress and trouble go."""
    return Shown(stderr=True, highlight=False, emoji=False)


def print_json(data: Any) -> None:
    """Print plain data as JSON, whatever the width of the terminal."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    text = harmless(text, lambda char: f"\\u{ord(char):04x}")
    sys.stdout.write(text + "\n")
