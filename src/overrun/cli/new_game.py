"""``overrun new-game``: a small game that runs, under another name, to begin with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import overrun
from overrun.cli.app import app
from overrun.cli.common import examples, out, paragraphs
from overrun.core.errors import BadSetting
from overrun.games import GAMES, folder, part
from overrun.text import Text

TEMPLATE = Path(__file__).with_name("template")
ROOT = Path(overrun.__file__).parents[2]
"""The source tree that Overrun runs from, if it runs from one."""
LAYERS = ("bots", "terminal.boards", "text.words", "text.glossary", "lab.plans")


@app.command(
    "new-game",
    help=paragraphs(
        "Begin a new game: writes a small one that runs into the source tree, with its sentences "
        "and a test.",
        "It is found by its folder; docs/adding-a-game.md goes through what was written.",
    ),
    epilog=examples("overrun new-game last-light"),
)
def command(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="Its name, as 'last-light'.", show_default=False)
    ],
    into: Annotated[
        Path, typer.Option(metavar="DIR", help="The source tree.", show_default="that of overrun")
    ] = ROOT,
) -> None:
    """Write the files of a new game."""
    console, text = out(), Text("en")
    for path in new_game(name, into):
        console.print(escape(text("cli-new-game-wrote", file=str(path))), soft_wrap=True)
    console.print(escape(text("cli-new-game-next", game=name)), soft_wrap=True)


def new_game(name: str, root: Path = ROOT) -> list[Path]:
    """Write the files of a new game into a source tree; nothing that is there is changed."""
    if not re.fullmatch("[a-z]+(-[a-z]+)*", name):
        raise BadSetting(f"{name!r} is no name for a game: small letters, words joined by '-'")
    taken = [layer for layer in LAYERS if part(f"overrun.{layer}", name)]
    if name in GAMES or taken:
        raise BadSetting(f"there is {name!r} already; choose another name")
    if not (root / "src/overrun/games").is_dir():
        raise BadSetting(f"{root} is no source tree of Overrun; a game is written in a clone of it")
    files = dict(_files(name))
    for path in files:
        if (root / path).exists():
            raise BadSetting(f"{root / path} exists already")
    for path, source in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(source, encoding="utf-8")
    return list(files)


def short_for(name: str) -> str:
    """Letters that no other game has: the first of each word, or of one word the first two.

    >>> short_for("last-light"), short_for("lifeboat")
    ('ll', 'li')
    """
    words = name.split("-")
    letters = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    taken = {game.short for game in GAMES.values()}
    more = (name.replace("-", "")[:length] for length in range(2, len(name)))
    return next(each for each in (letters, *more, name) if each not in taken)


def _files(name: str) -> Iterator[tuple[Path, str]]:
    """Where each file goes, and what is in it."""
    module, words = folder(name), name.split("-")
    rename = {
        "last-light": name,
        "last_light": module,
        "LastLight": "".join(word.title() for word in words),
        "Last Light": " ".join(word.title() for word in words),
        "LL-": f"{short_for(name).upper()}-",
        "ll-": f"{short_for(name)}-",
        '"ll"': f'"{short_for(name)}"',
    }
    pattern = re.compile(r"|".join(rf"(?<![a-z]){each}" for each in rename))
    for place, source in (
        (f"src/overrun/games/{module}/__init__.py", None),
        (f"src/overrun/games/{module}/game.py", "game.py.txt"),
        (f"src/overrun/text/en/{name}/names.ftl", "names.ftl.txt"),
        (f"src/overrun/text/en/{name}/table.ftl", "table.ftl.txt"),
        (f"tests/games/{module}/__init__.py", None),
        (f"tests/games/{module}/test_{module}.py", "test.py.txt"),
    ):
        written = (TEMPLATE / source).read_text(encoding="utf-8") if source else ""
        yield Path(place), pattern.sub(lambda found: rename[found[0]], written)
