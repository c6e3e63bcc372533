"""``overrun games``."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from overrun.bots import bot_names
from overrun.cli.app import app
from overrun.cli.common import AsJson, called, examples, out, paragraphs, print_json
from overrun.core.game import Game
from overrun.games import GAMES
from overrun.text import Text
from overrun.text.say import Speaker
from overrun.tools import catalog


@app.command(
    "games",
    help=paragraphs(
        "List the games: seats, options with their values, bots, sides and endings.",
        "The default of an option is marked with *. The rule ids can be looked up with "
        "`overrun rules`.",
    ),
    epilog=examples("overrun games", "overrun games --json"),
)
def command(
    names: Annotated[bool, typer.Option("--names", help="Print nothing but their names.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the games."""
    if names:
        typer.echo("\n".join(GAMES))
        return
    if as_json:
        print_json({"games": {name: describe(game) for name, game in GAMES.items()}})
        return
    console = out()
    for number, game in enumerate(GAMES.values()):
        if number:
            console.print()
        _print_game(game)


def describe(game: Game[Any]) -> dict[str, Any]:
    """What there is to know about a game before it starts, as plain data."""
    rules = catalog.in_force(game.name).rules
    return {
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "options": {
            setting.name: {
                "values": list(setting.values),
                "default": setting.default,
                "free": setting.free,
                "rule": setting.rule,
            }
            for setting in game.settings
        },
        "bots": list(bot_names(game.name)),
        "sides": list(game.sides),
        "endings": list(game.endings),
        "rules": {"prefix": game.short.upper(), "total": len(rules)},
    }


def _print_game(game: Game[Any]) -> None:
    """The keys, which one types, come first; what the game calls them stands beside."""
    console = out()
    text = Text("en")
    speaker = Speaker(text, game)
    facts = describe(game)
    rules = facts["rules"]
    console.print(
        text(
            "cli-games-heading",
            game=f"[bold]{game.name}[/]",
            name=escape(called(speaker, "name", game.name)),
        )
    )
    if speaker.has("blurb"):
        console.print(escape(speaker.blurb))
    summary = Table.grid(padding=(0, 2, 0, 0))
    summary.add_column(style="dim", no_wrap=True)
    summary.add_column(overflow="fold")
    bots = text("cli-games-by-strength", bots=", ".join(facts["bots"]))
    sides = (_with_name(text, side, called(speaker, f"side-{side}", side)) for side in game.sides)
    in_catalogue = text("cli-games-catalogue", prefix=rules["prefix"], rules=rules["total"])
    summary.add_row(text("cli-games-seats"), ", ".join(map(str, game.seats)))
    summary.add_row(text("cli-games-bots"), escape(bots))
    summary.add_row(text("cli-games-sides"), escape(", ".join(sides)))
    summary.add_row(text("cli-games-rules"), escape(in_catalogue))
    console.print(summary)
    endings = _table(text, "ending", "told")
    for reason in game.endings:
        endings.add_row(reason, escape(speaker.ending(reason)))
    console.print(endings)
    options = _table(text, "option", "values", "rule", "meaning")
    for setting in game.settings:
        values = [value + ("*" if value == setting.default else "") for value in setting.values]
        if setting.free:
            values = [f"{setting.default}*", text("cli-games-free")]
        meaning = called(speaker, f"setting-{setting.name}", "")
        options.add_row(setting.name, ", ".join(values), setting.rule, escape(meaning))
    console.print(options)


def _with_name(text: Text, key: str, name: str) -> str:
    return key if name == key else text("cli-games-with-name", key=key, name=name)


def _table(text: Text, *headings: str) -> Table:
    """A table with these headings of the catalogue, the keys in its first column."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, heading in enumerate(headings):
        keys = not number or heading == "rule"
        table.add_column(text(f"cli-games-{heading}"), overflow="fold", no_wrap=keys)
    return table
