"""``overrun ladder``: how strong the levels of bots are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from overrun.bots import STEADY, is_bot
from overrun.cli import pages
from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    GameName,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.cli.counting import Bar, Jobs
from overrun.core.errors import BadSetting, unknown
from overrun.games import find
from overrun.lab.ladder import RUNGS, Standing, climb
from overrun.lab.strength import ANYTHING, contests
from overrun.text import Text

HEADS = ("level", "won", "rating", "p", "mean", "p99")


@app.command(
    "ladder",
    help=paragraphs(
        "Measure how strong the levels of bots are: each plays the same games, with the same seeds "
        "at the same seats, while steady bots play the rest of the table.",
        "The rating is Elo's, with the steady bot at 0: from the odds of winning a game that only "
        "one of the two wins. p is the exact sign test on those games. Times are of the processor.",
    ),
    epilog=examples(
        "overrun ladder GAME --games 400 --jobs 2",
        "overrun ladder GAME --levels steady,sharp,master:100 --write strength.md",
    ),
)
def command(
    game: GameName,
    games: Annotated[int, number_option("--games", "Games of each level and contest.")] = 100,
    levels: Annotated[
        str, typer.Option(metavar="A,B,…", help="The levels; all by default.")
    ] = ",".join(RUNGS),
    contest: Annotated[
        str | None, typer.Option(metavar="NAME", help="One contest; all by default.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes what is played.")] = "ladder",
    jobs: Jobs = 1,
    write: pages.Write = None,
    as_json: AsJson = False,
) -> None:
    """Measure how strong the levels of bots are."""
    rules = find(game)
    known = contests(rules.name)
    wanted = [name for name in known if name != ANYTHING] if contest is None else [contest]
    for name in wanted:
        if name not in known:
            raise BadSetting(unknown(f"contest of {game}", name, known))
    names = [name.strip() for name in levels.split(",") if name.strip()]
    for name in names:
        if not is_bot(game, name):
            raise BadSetting(unknown(f"bot for {game}", name, RUNGS))
    found = []
    with Bar(game, games * len(names) * len(wanted), as_json=as_json) as bar:
        for number, name in enumerate(wanted):
            before = number * games * len(names)

            def told(done: int, of: int, before: int = before) -> None:
                bar.add(before + done - bar.done)

            found.append(climb(game, name, names, games, seed, jobs, told))
    if write is not None:
        pages.save(page(game, found), write)
    if as_json:
        print_json(
            {"game": game, "seed": seed, "contests": {f.contest: f.as_json() for f in found}}
        )
    else:
        for each in found:
            out().print(_table(game, each))


def _rows(standing: Standing) -> list[list[str]]:
    rows = []
    for level, rung in standing.rungs.items():
        told = rung.run.as_json()
        won = f"{100 * told['rate']:.0f} % ({100 * told['low']:.0f}-{100 * told['high']:.0f})"
        rating, p = "0" if level == STEADY else "", ""
        if STEADY in rung.beside:
            points, reach = rung.beside[STEADY].rating
            rating, p = f"{points:+.0f} ± {reach:.0f}", f"{rung.beside[STEADY].p:.2g}"
        times = [f"{told[name]:.2f} ms" for name in ("mean_ms", "p99_ms")]
        rows.append([level, won, rating, p, *times])
    return rows


def _title(game: str, standing: Standing, text: Text) -> str:
    games = len(next(iter(standing.rungs.values())).run.won)
    return text("cli-ladder-title", game=game, contest=standing.contest, games=games)


def _table(game: str, standing: Standing) -> Table:
    text = Text("en")
    table = Table(title=_title(game, standing, text), box=None, title_justify="left")
    for head in HEADS:
        table.add_column(text(f"cli-ladder-{head}"), justify="left" if head == "level" else "right")
    for row in _rows(standing):
        table.add_row(*row)
    return table


def page(game: str, found: list[Standing]) -> str:
    """The chapter of a game as Markdown."""
    text = Text("en")
    lines = [f"## {game}", ""]
    for standing in found:
        heads = [text(f"cli-ladder-{head}") for head in HEADS]
        lines += [f"### {_title(game, standing, text)}", ""]
        lines += [*pages.table(heads, _rows(standing), figures=True), ""]
    return "\n".join(lines)
