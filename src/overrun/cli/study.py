"""``overrun study``: a question about a game, asked in a file and answered on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from overrun.cli import pages
from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.cli.counting import Jobs, Keep, OnCluster, Steps, tell_fault
from overrun.lab.shards import crew_of
from overrun.lab.simulate import Fault
from overrun.lab.study.page import Page
from overrun.lab.study.plan import PLAY, read_study
from overrun.lab.study.run import Answer, answered
from overrun.text import Text


@app.command(
    "study",
    help=paragraphs(
        "Answer a question about a game: a TOML file names factors (options, players, levels of "
        "bots), how sharp the answer shall be, and what else is wanted: cards, luck against skill, "
        "play that leaves something undone. docs/studies.md explains it.",
        "All cells have the same seeds. A cell plays no more games than its figure needs. --write "
        "makes one HTML page with plots. With --keep a study that was broken off goes on.",
    ),
    epilog=examples(
        "overrun study docs/examples/scenarios.toml --write scenarios.html",
        "overrun study docs/examples/scenarios.toml --jobs 2 --keep results --json",
    ),
)
def command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="The study, in TOML.", show_default=False)
    ],
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    write: pages.Write = None,
    as_json: AsJson = False,
) -> None:
    """Answer a question about a game."""
    study = read_study(file)
    try:
        with Steps(as_json=as_json) as steps:
            answer = answered(study, crew_of(jobs, cluster), keep, steps.told)
    except Fault as fault:
        tell_fault(fault)
        raise typer.Exit(1) from None
    if write is not None:
        pages.save(Page(answer).html(), write)
    if as_json:
        print_json(answer.as_json())
    else:
        _print(answer)


def _print(answer: Answer) -> None:
    text, page = Text("en"), Page(answer)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for number, head in enumerate(("cell", "play", "rate", "interval", "games", "verdict")):
        table.add_column(text(f"study-head-{head}"), justify="right" if 1 < number < 5 else "left")
    for cell in answer.cells:
        low, high = cell.interval
        table.add_row(
            escape(page.label(cell)),
            escape(cell.asked.levels.get(PLAY, "")),
            f"{100 * cell.rate.share:.0f} %",
            f"{100 * low:.0f}–{100 * high:.0f} %",
            str(cell.games),
            text(f"study-verdict-{cell.verdict or 'open'}"),
        )
    out().print(table)
