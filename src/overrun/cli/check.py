"""``overrun check``: prove the content of the games, cards and their texts."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from overrun.bots import check as check_bots
from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.core.game import Game
from overrun.games import GAMES, find
from overrun.teaching.proof import check as check_book
from overrun.teaching.trying import check as check_lessons
from overrun.text import Text
from overrun.text.glossary import check as check_texts
from overrun.text.say import Speaker
from overrun.tools.told import events


@app.command(
    "check",
    help=paragraphs(
        "Prove the content of the games: every card can be read, is complete and makes sense, and "
        "every card has its texts; every word that cards are written in can be said and told, and "
        "bots know what to think of it. Every lesson "
        "can be played to its end. The rulebook explains every rule of the catalogue, and "
        "all that it shows can be played.",
        "Each problem is one line with the file, the card, and what is wrong. The exit code is 1 "
        "if there is any. What is only worth knowing is noted, too. docs/adding-a-card.md says how "
        "cards are written.",
    ),
    epilog=examples("overrun check", "overrun check GAME", "overrun check GAME --json"),
)
def command(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help=f"The game: {', '.join(GAMES)}. Without it, all of them.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Prove the content of the games."""
    games = [find(game)] if game else list(GAMES.values())
    found = {each.name: problems(each) for each in games}
    noted = {each.name: [] if found[each.name] else each.remarks() for each in games}
    if as_json:
        print_json(
            {name: {"problems": found[name], "remarks": noted[name]} for name in found},
        )
    else:
        for name, those in found.items():
            _print(name, those, noted[name])
    if any(found.values()):
        raise typer.Exit(1)


def problems(game: Game[Any]) -> list[str]:
    """What is wrong with the cards of a game; if they can be read, what is missing for them
    elsewhere: texts, sentences, what bots think of them, and a rulebook for every rule."""
    text = Text("en")
    return game.check_content() or [
        *check_texts(game.name, text),
        *_untold(game, text),
        *check_bots(game.name),
        *check_book(game.name),
        *check_lessons(game.name, text),
    ]


def _untold(game: Game[Any], text: Text) -> list[str]:
    """The events of a game that have no sentence."""
    say = Speaker(text, game)
    folder = Path(inspect.getfile(type(game))).parent
    return [
        f"games/{place}: the event {name!r} has no sentence: {game.short}-event-{name}"
        for name, place in events(folder).items()
        if not say.has(f"event-{name}")
    ]


def _print(game: str, those: list[str], remarks: list[str]) -> None:
    console, text = out(), Text("en")
    for each in remarks:
        console.print(text("cli-check-remark", remark=each), soft_wrap=True, markup=False)
    for each in those:
        console.print(escape(each), soft_wrap=True)
    style = "red" if those else "green"
    console.print(text("cli-check-game", game=game, problems=len(those)), style=style)
