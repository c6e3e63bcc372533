"""``overrun learn``: a fast policy and a value for a game, from games between bots."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from overrun.bots import SHARP, STEADY
from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    GameName,
    err,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.cli.counting import Jobs
from overrun.core.errors import BadSetting
from overrun.games import find
from overrun.lab.strength import ANYTHING, Pairs, Run, compare, contests, run
from overrun.text import Text

if TYPE_CHECKING:
    from overrun.lab.learning.course import Lessons


@app.command(
    "learn",
    help=paragraphs(
        "Let bots learn a game: the steady ones play, and a fast policy is fitted to what they "
        "answer, first at their own tables, then at those of a student whose mistakes they comment "
        "on. Then the policy may practise against itself, and last a value is fitted: how likely "
        "each seat is to win.",
        "What is learned is written beside the bots' code, or to --to. Needs numpy: install "
        "overrun[learn].",
    ),
    epilog=examples(
        "overrun learn GAME --games 400 --rounds 2 --jobs 2",
        "overrun learn GAME --games 20 --practice 0 --to /tmp/numbers.json --json",
    ),
)
def command(
    game: GameName,
    games: Annotated[int, number_option("--games", "Games of each round.")] = 400,
    rounds: Annotated[
        int, number_option("--rounds", "How often the student plays, and is corrected.", 0)
    ] = 1,
    practice: Annotated[
        int, number_option("--practice", "Steps of practice, each of --batch games.", 0)
    ] = 0,
    batch: Annotated[int, number_option("--batch", "Games of each step of practice.")] = 256,
    trial: Annotated[
        int, number_option("--trial", "Games of the comparison with the steady bot.", 0)
    ] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes what happens.")] = "learn",
    to: Annotated[
        Path | None, typer.Option(help="Where the numbers go; nothing else is changed then.")
    ] = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots learn a game."""
    rules = find(game)
    try:
        from overrun.lab.learning.course import Course
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[learn]") from error
    text = Text("en")
    with _bar() as bar:
        told = _teller(bar, text)
        course = Course(rules.name, seed, jobs, told)
        lessons = course.take(games, rounds, practice, batch)
        file = to or course.file
        file.write_bytes(course.numbers.write())
        runs = []
        for bot in (STEADY, SHARP) if trial and to is None else ():
            progress = partial(told, f"trial-{bot}")
            contest, name = contests(game)[ANYTHING], f"{seed}/trial"
            runs.append(run(game, bot, contest, trial, name, jobs=jobs, progress=progress))
    if as_json:
        _print(lessons, runs, game, str(file))
    else:
        _show(lessons, runs, str(file), text)


def _print(lessons: Lessons, runs: list[Run], game: str, file: str) -> None:
    pairs = compare(*runs).as_json() if runs else None
    print_json(
        {
            **msgspec.to_builtins(lessons),
            "game": game,
            "file": file,
            "agreed": lessons.agreed,
            "trial": {"runs": [each.as_json() for each in runs], "pairs": pairs},
        }
    )


def _bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        auto_refresh=False,  # no thread: processes are forked while it is shown
        disable=not sys.stderr.isatty(),
    )


def _teller(bar: Progress, text: Text) -> Callable[[str, int, int], None]:
    """Shows what is being done, a bar for each kind of work."""
    work: dict[str, Any] = {}

    def told(what: str, done: int, of: int) -> None:
        if work.get("what") != what or done < work["done"]:
            work.update(what=what, id=bar.add_task(text(f"cli-learn-{what}"), total=of))
        work["done"] = done
        bar.update(work["id"], completed=done, refresh=True)

    return told


def _show(lessons: Lessons, runs: list[Run], file: str, text: Text) -> None:
    table = Table(box=None, title=text("cli-learn-agreement"), title_justify="left")
    table.add_column(text("cli-learn-kind"))
    table.add_column(text("cli-learn-agreed"), justify="right")
    table.add_column(text("cli-learn-asked"), justify="right")
    for kind, (hits, of) in sorted(lessons.agreement.items(), key=lambda pair: -pair[1][1]):
        if of:
            table.add_row(kind, f"{100 * hits / of:.1f} %", str(of))
    table.add_row(text("cli-learn-all"), f"{100 * lessons.agreed:.1f} %")
    out().print(table)
    reliability = Table(box=None, title=text("cli-learn-reliability"), title_justify="left")
    for column in ("said", "came", "number"):
        reliability.add_column(text(f"cli-learn-{column}"), justify="right")
    reliability.add_column("")
    for each in lessons.reliability:
        bar = "█" * round(20 * each.came)
        row = f"{100 * each.said:.0f} %", f"{100 * each.came:.0f} %", str(each.number)
        reliability.add_row(*row, bar)
    out().print(reliability)
    brier, base = f"{lessons.brier:.4f}", f"{lessons.base_brier:.4f}"
    out().print(text("cli-learn-brier", brier=brier, base=base))
    roles = lessons.roles
    if roles:
        surprise, base = f"{roles.surprise:.3f}", f"{roles.base_surprise:.3f}"
        out().print(text("cli-learn-surprise", surprise=surprise, base=base))
    if runs:
        _show_trial(runs, compare(*runs), text)
    out().print(text("cli-learn-written", file=file), soft_wrap=True)


def _show_trial(runs: list[Run], pairs: Pairs, text: Text) -> None:
    for each in runs:
        told = each.as_json()
        out().print(
            text(
                "cli-learn-trial",
                bot=each.bot,
                wins=told["wins"],
                games=told["games"],
                time=f"{told['mean_ms']:.3f}",
            )
        )
    out().print(text("cli-learn-p", p=f"{pairs.p:.2g}"))
