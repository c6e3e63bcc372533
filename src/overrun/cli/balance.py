"""``overrun balance``."""

from __future__ import annotations

import secrets
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    GameName,
    err,
    examples,
    out,
    paragraphs,
    print_json,
    whole_number,
)
from overrun.lab.balance import (
    RANDOM,
    Balance,
    Chapter,
    Plan,
    Rate,
    Result,
    cells_of,
    games_in,
    plan_of,
    weigh,
)
from overrun.lab.simulate import Fault
from overrun.text import Text

_REFRESH_SECONDS = 0.2


@app.command(
    "balance",
    help=paragraphs(
        "Measure how a game's settings compare: who wins how often, and how games end.",
        "Bots play every setting of the game's plan, the best bots and for comparison random "
        "ones. The tables are printed; with --write they are written to a Markdown page too. The "
        "same seed gives the same page.",
    ),
    epilog=examples(
        "overrun balance long-night --games 20",
        "overrun balance long-night --games 200 --jobs 2 --seed page "
        "--write docs/balance/long-night.md",
        "overrun balance long-night --only standard --json",
    ),
)
def command(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(
            metavar="N", parser=whole_number("--games"), help="How many games for each setting."
        ),
    ] = 100,
    only: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Only these chapters, or only these rows, by their names."
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Fixes what happens; drawn if not given."),
    ] = None,
    jobs: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=whole_number("--jobs"),
            help="Processes that share the work; what is played does not depend on it.",
        ),
    ] = 1,
    write: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the page there, too.", dir_okay=False),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how a game's settings compare."""
    plan = plan_of(game, only.split(",") if only else ())
    hidden = not sys.stderr.isatty() or (as_json and not sys.stdout.isatty())
    bar = Progress(
        TextColumn(game),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err(),
        auto_refresh=False,  # no thread: processes are forked while it is shown
        transient=True,
        disable=hidden,
    )
    with bar:
        total = sum(games_in(cell, games) for *_, cell in cells_of(plan))
        work = bar.add_task("games", total=total)
        shown = 0.0

        def progress(more: int) -> None:
            nonlocal shown
            bar.advance(work, more)
            if time.monotonic() - shown > _REFRESH_SECONDS:
                shown = time.monotonic()
                bar.refresh()

        try:
            chosen = secrets.token_hex(4) if seed is None else seed
            balance = weigh(plan, games, seed=chosen, jobs=jobs, progress=progress)
        except Fault as fault:
            bar.stop()
            console = err()
            console.print(f"[bold red]overrun:[/] {escape(str(fault))}", soft_wrap=True)
            console.print(Text("en")("cli-play-again"), soft_wrap=True)
            console.print(f"  {escape(fault.command)}", soft_wrap=True)
            raise typer.Exit(1) from None
    if write is not None:
        write.parent.mkdir(parents=True, exist_ok=True)
        write.write_text(page(plan, balance), encoding="utf-8")
    if as_json:
        print_json(balance.as_json())
    else:
        _print(plan, balance)


# -- tables ------------------------------------------------------------------------------------


def _grid(plan: Plan, chapter: Chapter, balance: Balance, text: Text) -> list[list[str]]:
    """The headings and the lines of a chapter's table."""
    rows = balance.results[chapter.id]
    if chapter.wide:
        heads, lines = _wide(chapter, rows, text)
    else:
        heads = [text("cli-balance-column", column=int(column)) for column in chapter.columns]
        lines = {
            name: [_with_interval(text, cells[column].rates[chapter.rates[0]])
                   for column in chapter.columns]
            for name, cells in rows.items()
        }  # fmt: skip
    first = text(chapter.head)
    return [[first, *heads]] + [[text(plan.label(name)), *lines[name]] for name in rows]


def _wide(
    chapter: Chapter, rows: dict[str, dict[str, Result]], text: Text
) -> tuple[list[str], dict[str, list[str]]]:
    """All rates of the one column, with how games end; random players beside it."""
    column = next(each for each in chapter.columns if each != RANDOM)
    endings = sorted({reason for cells in rows.values() for reason in cells[column].endings})
    heads = [text(f"cli-balance-rate-{what}") for what in chapter.rates]
    heads += [text("cli-balance-rounds")]
    heads += [text("cli-balance-ending", reason=reason) for reason in endings]
    compared = RANDOM in chapter.columns
    if compared:
        heads.append(text("cli-balance-random"))
    lines = {}
    for name, cells in rows.items():
        result = cells[column]
        line = [_with_interval(text, result.rates.get(what)) for what in chapter.rates]
        line.append(f"{result.mean_rounds:.1f}")
        line += [_percent(text, result.endings.get(each, 0) / result.games) for each in endings]
        if compared:
            line.append(_with_interval(text, cells[RANDOM].rates[chapter.rates[0]]))
        lines[name] = line
    return heads, lines


def _with_interval(text: Text, rate: Rate | None) -> str:
    if rate is None or not rate.tries:
        return text("cli-balance-none")
    low, high = rate.interval
    return text(
        "cli-balance-rate",
        share=f"{rate.share * 100:.0f}",
        low=f"{low * 100:.0f}",
        high=f"{high * 100:.0f}",
    )


def _percent(text: Text, share: float) -> str:
    return text("cli-simulate-percent", number=f"{share * 100:.0f}")


def _print(plan: Plan, balance: Balance) -> None:
    text = Text("en")
    console = out()
    for chapter in plan.chapters:
        heads, *lines = _grid(plan, chapter, balance, text)
        title = escape(text(f"cli-balance-{plan.game}-{chapter.id}"))
        table = Table(
            box=None, pad_edge=False, padding=(0, 2, 0, 0), title=title, title_justify="left"
        )
        for number, head in enumerate(heads):
            table.add_column(head, justify="right" if number else "left", no_wrap=not number)
        for line in lines:
            table.add_row(*map(escape, line))
        console.print(table)
        console.print()


def page(plan: Plan, balance: Balance) -> str:
    """The tables as a Markdown page."""
    text = Text("en")
    lines = [
        "# " + text(f"cli-balance-{plan.game}-title"),
        "",
        text(f"cli-balance-{plan.game}-intro", games=balance.games, seed=balance.seed),
        "",
        text("cli-balance-again"),
        "",
        "```sh",
        f"overrun balance {plan.game} --games {balance.games} --seed {balance.seed} "
        f"--write docs/balance/{plan.game}.md",
        "```",
    ]
    for chapter in plan.chapters:
        heads, *rows = _grid(plan, chapter, balance, text)
        lines += ["", "## " + text(f"cli-balance-{plan.game}-{chapter.id}"), ""]
        lines += [text(f"cli-balance-{plan.game}-{chapter.id}.note"), ""]
        lines += [_line(heads), _line(["---", *["---:"] * (len(heads) - 1)])]
        lines += [_line(row) for row in rows]
    return "\n".join(lines) + "\n"


def _line(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"
