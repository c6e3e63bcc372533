"""``overrun loadtest``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import AsJson, err, examples, number_option, out, paragraphs, print_json
from overrun.core.errors import BadSetting
from overrun.lab.load.plan import ALL_ATTACKS, Figures, Goal, Plan
from overrun.text import Text

Opening = Annotated[
    int,
    number_option(
        "--opening", "Tables are first played on at full speed, by up to so many answers.", 0
    ),
]
Attacks = Annotated[
    list[str] | None,
    typer.Option(
        metavar="NAME",
        help="Measure beside hostile clients: sync, replay, chat, sockets, bots, or all; may "
        "be given several times.",
        show_default=False,
    ),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="URL",
        help="An empty database: a file for SQLite, or a postgresql:// URL.",
        show_default="a temporary file",
    ),
]


@app.command(
    "loadtest",
    help=paragraphs(
        "Measure how a server bears load: the time from an answer until everyone at the table "
        "has heard of it, the memory of idle tables, starts and restarts.",
        "The server and its bots run in processes of their own on this machine, with a temporary "
        "SQLite file unless a database is given; the tables that are made stay in that one.",
        "With --attack, fewer tables play: once in peace, and once beside each kind of hostile "
        "clients, with the limits that a server has. They ask for everything anew (sync), for "
        "replays (replay), talk (chat), open connections and say nothing (sockets), or let bots "
        "play at many tables (bots), as fast as they may, and only at the server that is started "
        "for it on this machine.",
        "Timings are noisy: run it on a machine that does nothing else.",
    ),
    epilog=examples(
        "overrun loadtest",
        "overrun loadtest --tables 50 --people 2 --think 0.3 --idle 0",
        "overrun loadtest --attack all",
        "overrun loadtest --attack chat --attack sockets --seconds 5",
        "overrun loadtest --database postgresql://user:password@localhost/empty --json",
    ),
)
def command(
    tables: Annotated[
        int | None,
        number_option("--tables", "Tables in play.", show_default="200; 12 under attack"),
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long they play.")] = 20.0,
    think: Annotated[
        float,
        typer.Option(metavar="S", help="How long people think: from half of it to one and a half."),
    ] = 1.0,
    people: Annotated[
        int,
        number_option(
            "--people", "Seats of each table with a client that plays; bots have the others."
        ),
    ] = 1,
    watchers: Annotated[
        int | None,
        number_option(
            "--watchers", "Tables with a spectator.", 0, show_default="a quarter of them"
        ),
    ] = None,
    opening: Opening = 60,
    idle: Annotated[
        int,
        number_option(
            "--idle", "Idle tables, for their memory and a restart; 0 leaves that out.", 0
        ),
    ] = 1000,
    attack: Attacks = None,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Measure a server under load."""
    if not 0 < seconds <= 3600:
        raise BadSetting(f"--seconds: {seconds} is not between 0 and 3600")
    if not 0 <= think <= 600:
        raise BadSetting(f"--think: {think} is not between 0 and 600")
    attacks = list(ALL_ATTACKS if attack and "all" in attack else attack or ())
    count = tables or (12 if attacks else 200)
    plan = Plan(
        tables=count,
        people=people,
        watchers=count // 4 if watchers is None else watchers,
        think=think,
        seconds=seconds,
        opening=opening,
        idle=0 if attacks else idle,
        attacks=attacks,
    )
    figures = _measure(plan, database)
    if as_json:
        goals = [{**msgspec.to_builtins(goal), "met": goal.met} for goal in figures.goals]
        print_json({**msgspec.to_builtins(figures), "goals": goals})
    else:
        out().print(_report(figures))


def _measure(plan: Plan, database: str) -> Figures:
    # What talks to servers is large; other commands need not wait for it.
    from overrun.lab.load.run import loadtest

    text = Text("en")
    with ExitStack() as stack:
        place = database
        if not place:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="overrun-"))
            place = str(Path(folder, "tables.db"))
        shown = stack.enter_context(
            Progress(console=err(), transient=True, disable=not sys.stderr.isatty())
        )
        bar = shown.add_task("", total=1.0)

        def progress(what: str, part: float) -> None:
            shown.update(bar, description=text(f"cli-loadtest-doing-{what}"), completed=part)

        return loadtest(plan, place, progress)


def _report(figures: Figures) -> Table:
    """What was played, what was measured, and how that compares with the goals."""
    text = Text("en")
    plan = figures.plan
    said = text(
        "cli-loadtest-plan",
        tables=plan.tables,
        people=plan.people,
        bot=plan.bot,
        pace=plan.pace,
        watchers=plan.watchers,
        opening=plan.opening,
        think=_number(plan.think),
        seconds=_number(plan.seconds),
        cores=figures.cores,
        python=figures.python,
        database=figures.database,
    )
    table = Table(box=None, title=said, title_justify="left")
    table.add_column(text("cli-loadtest-what"))
    table.add_column(text("cli-loadtest-figure"), justify="right")
    table.add_column(text("cli-loadtest-goal"), justify="right")
    goals = {goal.name: goal for goal in figures.goals}

    def row(
        name: str, figure: float | None, unit: str, goal: Goal | None = None, **facts: int
    ) -> None:
        limit = "" if goal is None else text(
            f"cli-loadtest-{'met' if goal.met else 'missed'}", limit=f"{goal.limit:g} {goal.unit}"
        )  # fmt: skip
        shown = text("cli-loadtest-unknown") if figure is None else f"{_number(figure)} {unit}"
        table.add_row(text(f"cli-loadtest-{name}", **facts), shown, limit)

    _measured(figures, goals, row)
    return table


def _measured(figures: Figures, goals: dict[str, Goal], row: Callable[..., None]) -> None:
    play, latency = figures.play, figures.play.latency_ms
    row("p50", latency.p50, "ms")
    row("p95", latency.p95, "ms")
    row("p99", latency.p99, "ms", goals["latency"])
    row("max", latency.max, "ms")
    row("answers", play.answers, "")
    row("speed", play.answers_per_second, "/s")
    row("full-speed", play.opening_per_second, "/s")
    row("lost", play.lost + play.refused, "")
    row("cpu", play.server_cpu, "")
    row("callers-cpu", play.callers_cpu, "")
    row("memory", play.memory_mb, "MB")
    row("page", figures.start.page_s, "s", goals["start"])
    if figures.idle is not None:
        row("before", figures.idle.before_mb, "MB")
        row("idle", figures.idle.memory_mb, "MB", goals["idle"])
    if figures.restart is not None:
        row("stop", figures.restart.stop_s, "s")
        row("health", figures.restart.health_s, "s")
        row("playable", figures.restart.playable_s, "s", goals["restart"])
        row("back", figures.restart.all_back_s, "s")
    for each in figures.attacks:
        struck = each.latency_ms
        name = f"attack-{each.attack}"
        row(name, struck.p99 if struck else None, "ms", goals[name])
        median = struck.p50 if struck else None
        row("met-by", median, "ms", sent=each.sent, refused=each.refused, closed=each.closed)


def _number(figure: float) -> str:
    """As many digits as mean something.

    >>> _number(0.25), _number(12.345), _number(1234.5)
    ('0.25', '12.3', '1,234')
    """
    digits = 0 if figure == int(figure) or figure >= 100 else 1 if figure >= 10 else 2
    return f"{figure:,.{digits}f}"
