"""``overrun tune``: numbers that bring a mission or an objective into a band."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.cli.counting import Jobs, Keep, OnCluster, Steps
from overrun.lab.shards import crew_of
from overrun.lab.tuning.plan import read_tuning
from overrun.lab.tuning.search import Tried, Tuned, tuned
from overrun.lab.tuning.writing import written
from overrun.text import Text


@app.command(
    "tune",
    help=paragraphs(
        "Find numbers with which a mission or an objective is won as often as it shall be: a TOML "
        "file says the band, the cells that must lie in it, and which numbers of the content may "
        "move how far. docs/studies.md explains it.",
        "An optimiser proposes, a race drops what is surely out of the band. Printed are the "
        "difference and the evidence; the content's files change only with --write. The exit code "
        "is 1 if nothing fits. Needs Optuna: install overrun\\[lab].",
    ),
    epilog=examples(
        "overrun tune docs/examples/night-flight.toml --jobs 2 --keep results",
        "overrun tune docs/examples/reaping.toml --json",
    ),
)
def command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="What to tune, in TOML.", show_default=False)
    ],
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    write: Annotated[
        bool, typer.Option("--write", help="Put what fits into the content's files.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Find numbers with which it is won as often as it shall be."""
    tuning = read_tuning(file)
    with Steps(as_json=as_json) as steps:
        found = tuned(tuning, crew_of(jobs, cluster), keep, steps.told)
    texts = _texts(found)
    if as_json:
        print_json({**found.as_json(), "difference": _difference(texts)})
    else:
        _print(found, _difference(texts))
    if not found.best.fits:
        raise typer.Exit(1)
    if write:
        for path, (_, after) in texts.items():
            path.write_text(after, encoding="utf-8")


def _texts(found: Tuned) -> dict[Path, tuple[str, str]]:
    """The files that hold the numbers, as they are and as they would be."""
    texts: dict[Path, tuple[str, str]] = {}
    for number in found.tuning.numbers:
        path = found.tuning.source(number)
        before, after = texts.get(path) or (path.read_text(encoding="utf-8"),) * 2
        texts[path] = before, written(after, number.path, found.best.values[number.name])
    return texts


def _difference(texts: dict[Path, tuple[str, str]]) -> str:
    lines: list[str] = []
    for path, (before, after) in texts.items():
        lines += unified_diff(
            before.splitlines(), after.splitlines(), path.name, path.name, n=1, lineterm=""
        )
    return "\n".join(lines)


def _print(found: Tuned, difference: str) -> None:
    text = Text("en")
    band = found.tuning.band
    assert band is not None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(text("cli-tune-numbers"))
    for each in found.cells:
        levels = ", ".join(f"{name} {level}" for name, level in each.levels.items())
        table.add_column(escape(levels), justify="right")
    table.add_column(text("cli-tune-fits"))
    for tried in found.tried:
        table.add_row(
            ", ".join(map(str, tried.values.values())),
            *_rates(found, tried),
            text("yes") if tried.fits else "",
        )
    names = [number.name for number in found.tuning.numbers]
    out().print(text("cli-tune-moving", numbers=names), soft_wrap=True)
    out().print(table)
    key = "cli-tune-found" if found.best.fits else "cli-tune-nothing"
    low, high = (f"{end:g}" for end in band)
    out().print(text(key, low=low, high=high, tried=len(found.tried)), soft_wrap=True)
    out().print(escape(difference), soft_wrap=True)


def _rates(found: Tuned, tried: Tried) -> list[str]:
    race = found.tuning.race
    said = []
    for rate in tried.rates:
        low, high = (100 * end for end in race.interval(rate))
        said.append(f"{100 * rate.share:.0f} % ({low:.0f}–{high:.0f}) / {rate.tries}")
    return said
