"""``overrun results``: what is kept of runs, and questions about it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from overrun.arena import asking as arena
from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.lab.asking import COLUMNS, ask, runs, tabled
from overrun.text import Text


@app.command(
    "results",
    help=paragraphs(
        "Tell what runs are kept in a folder, or ask with SQL: the table games has a row for each "
        "game of all of them; of those of the arena for each agent in each game.",
        f"Its columns are {', '.join(COLUMNS)}. The answer comes from Parquet files in the "
        "folder's parquet, which are brought up to date first; other programs can read them, too. "
        "Needs DuckDB: install overrun\\[lab].",
    ),
    epilog=examples(
        "overrun results results",
        'overrun results results --sql "select bots, avg(rounds) from games group by bots"',
        "overrun results results --parquet",
    ),
)
def command(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Where the runs are kept.", show_default=False)
    ],
    sql: Annotated[str | None, typer.Option("--sql", metavar="QUERY", help="A question.")] = None,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Bring the Parquet files up to date.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Tell what runs are kept, or ask about their games."""
    found = [*runs(folder), *arena.runs(folder)]
    if sql is not None:
        names, rows = ask(folder, found, sql)
        _print(names, [list(row) for row in rows], as_json)
        return
    if parquet:
        tabled(folder, found)
    if as_json:
        print_json({"runs": [{"name": r.name, "what": r.what, "games": r.games} for r in found]})
        return
    text = Text("en")
    heads = [text(f"cli-results-{head}") for head in ("run", "game", "print", "games")]
    _print(
        heads,
        [[run.name, run.what.get("game"), run.what.get("print"), run.games] for run in found],
        as_json,
    )


def _print(names: list[str], rows: list[list[Any]], as_json: bool) -> None:
    if as_json:
        print_json({"rows": [dict(zip(names, row, strict=True)) for row in rows]})
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    numbers = [all(isinstance(row[at], int | float) for row in rows) for at in range(len(names))]
    for name, number in zip(names, numbers, strict=True):
        table.add_column(escape(name), justify="right" if number else "left", overflow="fold")
    for row in rows:
        table.add_row(
            *(escape(f"{cell:g}" if isinstance(cell, float) else str(cell)) for cell in row)
        )
    out().print(table)
