"""``overrun fidelity``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from overrun.cli import pages
from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.cli.rules import TESTS
from overrun.core.errors import BadSetting, unknown
from overrun.games import GAMES
from overrun.lab.fidelity import KINDS, Departure, Fidelity, fidelity
from overrun.text import Text
from overrun.tools import catalog


@app.command(
    "fidelity",
    help=paragraphs(
        "Show how the rules stand beside the rulebooks: section by section how many rules there "
        "are, what they rest on and how many tests prove them, and every place where a game "
        "knowingly departs from the letter, with the setting that restores it.",
        "It is made from the catalogues, from departures.toml beside them and from the marks of "
        "the tests; with --write as a Markdown page, too.",
    ),
    epilog=examples(
        "overrun fidelity GAME",
        "overrun fidelity --write docs/fidelity.md",
        "overrun fidelity --json",
    ),
)
def command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game; all of them without it.")
    ] = None,
    tests: Annotated[
        Path, typer.Option(metavar="DIR", help="Where the tests are.", show_default=False)
    ] = TESTS,
    write: pages.Write = None,
    as_json: AsJson = False,
) -> None:
    """Show how the rules stand beside the rulebooks."""
    having = [each for each in GAMES if each in catalog.games_with_catalogue()]
    if game is not None and game not in having:
        raise BadSetting(unknown("rule catalogue", game, having))
    if not tests.is_dir():
        raise BadSetting(
            f"{tests}: no such directory of tests; fidelity is counted in the source tree, or "
            "where --tests says"
        )
    found = [fidelity(each, tests) for each in ([game] if game else having)]
    if write is not None:
        pages.save(page(found), write)
    if as_json:
        print_json({each.game: each.as_json() for each in found})
    else:
        _print(found)


def _heads(text: Text) -> list[str]:
    return [text(f"cli-fidelity-{each}") for each in ("section", "rules", *KINDS, "tests")]


def _rows(each: Fidelity, text: Text) -> list[list[str]]:
    """A line for each section, and their sums."""
    rows = [
        [
            part.heading or text("cli-fidelity-own"),
            str(len(part.rules)),
            *(str(part.kinds[kind]) for kind in KINDS),
            str(part.tests),
        ]
        for part in each.parts
    ]
    kinds = each.kinds
    total = [str(each.coverage.total), *(str(kinds[kind]) for kind in KINDS)]
    marks = set().union(*each.coverage.proofs.values())
    return [*rows, [text("cli-fidelity-total"), *total, str(len(marks))]]


def _summary(each: Fidelity, text: Text) -> str:
    coverage = each.coverage
    return text(
        "cli-fidelity-summary",
        rules=coverage.total,
        tested=coverage.tested,
        exempt=coverage.not_applicable,
        missing=len(coverage.missing) + coverage.not_built,
        examples=each.vectors,
        departures=len(each.departures),
    )


def _letter(option: str, text: Text) -> str:
    """How one plays by the letter."""
    return f"`{option}`" if option else text("cli-fidelity-no-option")


def _print(found: list[Fidelity]) -> None:
    text = Text("en")
    console = out()
    for each in found:
        table = Table(
            box=None,
            pad_edge=False,
            padding=(0, 2, 0, 0),
            title=escape(text(f"{GAMES[each.game].short}-name")),
            title_justify="left",
        )
        for number, head in enumerate(_heads(text)):
            table.add_column(head, justify="right" if number else "left", overflow="fold")
        for row in _rows(each, text):
            table.add_row(*map(escape, row))
        console.print(table)
        console.print(_summary(each, text))
        for id, departure in each.departures.items():
            letter = _letter(departure.option, text)
            console.print(f"[bold]{id}[/] {escape(departure.here)} [dim]{escape(letter)}[/]")
        console.print()


def page(found: list[Fidelity]) -> str:
    """Everything as a Markdown page."""
    text = Text("en")
    lines = ["# " + text("cli-fidelity-title"), "", text("cli-fidelity-intro"), ""]
    lines += [text("cli-balance-again"), "", "```sh"]
    lines += ["overrun fidelity --write docs/fidelity.md", "```"]
    for each in found:
        lines += ["", "## " + text(f"{GAMES[each.game].short}-name"), "", _summary(each, text), ""]
        lines += pages.table(_heads(text), _rows(each, text), figures=True)
        lines += ["", "### " + text("cli-fidelity-departures"), ""]
        if not each.departures:
            lines.append(text("cli-fidelity-none"))
            continue
        heads = [text(f"cli-fidelity-{each}") for each in ("rule", "book", "here", "why", "letter")]
        rows = [_departure(id, departed, text) for id, departed in each.departures.items()]
        lines += pages.table(heads, rows, figures=False)
    return "\n".join(lines) + "\n"


def _departure(id: str, departed: Departure, text: Text) -> list[str]:
    said = [departed.book, departed.here, departed.why]
    letter = _letter(departed.option, text)
    return [id, *(words.replace("|", r"\|") for words in said), letter]
