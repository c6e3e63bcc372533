"""``overrun bench``."""

from __future__ import annotations

import sys
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    err,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.core.errors import BadSetting
from overrun.games import GAMES, find
from overrun.lab.bench import Figures, bench
from overrun.text import Text


@app.command(
    "bench",
    help=paragraphs(
        "Measure decisions and games per second of random play, and what forks, worlds, views, "
        "dumps and loads of a table cost.",
        "Timings are noisy: compare figures of one run. `bench/peers.py` measures other projects "
        "in the same run.",
    ),
    epilog=examples("overrun bench", "overrun bench GAME --seconds 3 --json"),
)
def command(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]…", help="The games; all by default.", show_default=False),
    ] = None,
    seconds: Annotated[
        float, typer.Option(metavar="S", help="How long one round of random play takes.")
    ] = 1.0,
    rounds: Annotated[int, number_option("--rounds", "The best of so many.")] = 5,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games are."""
    if not 0 < seconds <= 600:
        raise BadSetting(f"--seconds: {seconds} is not between 0 and 600")
    found = [find(name) for name in games or GAMES]
    figures: dict[str, Figures] = {}
    with Progress(console=err(), transient=True, disable=not sys.stderr.isatty()) as bar:
        work = bar.add_task("", total=len(found))
        for game in found:
            bar.update(work, description=game.name)
            figures[game.name] = bench(game, seconds=seconds, rounds=rounds)
            bar.advance(work)
    if as_json:
        print_json({"games": msgspec.to_builtins(figures)})
    else:
        out().print(_table(figures, rounds))


def _table(figures: dict[str, Figures], rounds: int) -> Table:
    text = Text("en")
    table = Table(title=text("cli-bench-title", rounds=rounds), box=None, title_justify="left")
    table.add_column(text("cli-bench-game"))
    for name in ("decisions", "games", "fork", "world", "view", "dump", "load", "memory"):
        table.add_column(text(f"cli-bench-{name}"), justify="right")
    for name, each in figures.items():
        micro = (each.fork_us, each.world_us, each.view_us, each.dump_us, each.load_us)
        table.add_row(
            name,
            f"{each.decisions_per_second:,.0f}",
            f"{each.games_per_second:,.1f}",
            *(f"{value:.0f} µs" for value in micro),
            f"{each.table_kb:.0f} KB",
        )
        if each.busy_decisions_per_second is not None:
            busiest = text("cli-bench-busy", game=name)
            table.add_row(busiest, f"{each.busy_decisions_per_second:,.0f}")
    return table
