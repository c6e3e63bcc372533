"""``overrun balance``."""

from __future__ import annotations

import math
import secrets
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

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
from overrun.cli.counting import Jobs, Keep, OnCluster, Seed, Steps, check_keeping, tell_fault
from overrun.lab.balance import (
    RANDOM,
    Balance,
    Chapter,
    Plan,
    Result,
    plan_of,
    together,
    weigh,
)
from overrun.lab.shards import crew_of
from overrun.lab.simulate import Fault
from overrun.lab.statistics import Rate
from overrun.lab.study.racing import ABOVE, BELOW, WITHIN, Race
from overrun.text import Text


@app.command(
    "balance",
    help=paragraphs(
        "Measure how a game's settings compare: who wins how often, and how games end.",
        "Bots play every setting of the game's plan, the best bots and for comparison random "
        "ones. A figure plays no more games than it needs: it is looked at after --first games and "
        "whenever they have doubled, up to --games, and is done when it surely lies inside or "
        "outside of its aim, or is sharp to so many points (--precision). The tables are printed; "
        "with --write they are written to a Markdown page too. The same seed gives the same page.",
        "With --keep every finished game is written down: a run that was broken off goes on where "
        "it was, and more games are added to those that are there. It needs a --seed.",
    ),
    epilog=examples(
        "overrun balance GAME --games 20",
        "overrun balance GAME --games 2000 --jobs 2 --keep results --seed page "
        "--write docs/balance/GAME.md",
        "overrun balance GAME --only standard --json",
    ),
)
def command(
    game: GameName,
    games: Annotated[int, number_option("--games", "How many games for a figure at most.")] = 400,
    first: Annotated[
        int | None,
        number_option("--first", "After how many games a figure is looked at; a quarter of them."),
    ] = None,
    precision: Annotated[
        float,
        typer.Option(metavar="POINTS", help="So much on either side of a figure is sharp enough."),
    ] = 3.0,
    only: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Only these chapters, or only these rows, by their names."
        ),
    ] = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    write: pages.Write = None,
    as_json: AsJson = False,
) -> None:
    """Measure how a game's settings compare."""
    plan = plan_of(game, only.split(",") if only else ())
    check_keeping(keep, seed)
    crew = crew_of(jobs, cluster)
    race = Race(precision, max(1, games // 4) if first is None else first, games)
    chosen = secrets.token_hex(4) if seed is None else seed
    try:
        with Steps(as_json=as_json) as steps:
            balance = weigh(plan, race, seed=chosen, crew=crew, told=steps.told, keep=keep)
    except Fault as fault:
        tell_fault(fault)
        raise typer.Exit(1) from None
    if write is not None:
        pages.save(page(plan, balance), write)
    if as_json:
        print_json(balance.as_json())
    else:
        _print(plan, balance)


# -- tables ------------------------------------------------------------------------------------


def _grid(plan: Plan, chapter: Chapter, balance: Balance, text: Text) -> list[list[str]]:
    """The headings and the lines of a chapter's table."""
    if chapter.pool:
        return _pooled(plan, chapter, balance, text)
    rows, race = balance.results[chapter.id], balance.race
    heads, lines = (_wide if chapter.wide else _narrow)(chapter, rows, race, text)
    first = text(chapter.head)
    grid = [[first, *heads]] + [[text(plan.label(name)), *lines[name]] for name in rows]
    if chapter.summed:
        grid.append([text("cli-balance-together"), *_sums(chapter, rows, race, text)])
    return grid


def _pooled(plan: Plan, chapter: Chapter, balance: Balance, text: Text) -> list[list[str]]:
    """The rates of each row over all games, and how many those are."""
    played = balance.played_by(chapter.pool)
    heads = [text(f"cli-balance-rate-{what}") for what in chapter.rates]
    grid = [[text(chapter.head), *heads, text("cli-balance-games")]]
    for row in chapter.rows:
        rates = [together(played, f"{what}-{row.name}") for what in chapter.rates]
        figures = [
            _figure(text, chapter, what, rate, balance.race)
            for what, rate in zip(chapter.rates, rates, strict=True)
        ]
        grid.append([text(plan.label(row.name)), *figures, str(rates[0].tries)])
    return grid


def _narrow(
    chapter: Chapter, rows: dict[str, dict[str, Result]], race: Race, text: Text
) -> tuple[list[str], dict[str, list[str]]]:
    """The first rate in every column, and over all of them."""
    what = chapter.rates[0]
    heads = [text("cli-balance-column", column=int(column)) for column in chapter.columns]
    if chapter.summed:
        heads.append(text("cli-balance-together"))
    lines = {}
    for name, cells in rows.items():
        rates = [together([cells[each]], what) for each in chapter.columns]
        if chapter.summed:
            rates.append(together(cells.values(), what))
        line = [_figure(text, chapter, what, rate, race) for rate in rates]
        lines[name] = line
    return heads, lines


def _sums(
    chapter: Chapter, rows: dict[str, dict[str, Result]], race: Race, text: Text
) -> list[str]:
    """The last row: each rate over all the others."""
    columns = [each for each in chapter.columns if each != RANDOM]
    of = {column: [cells[column] for cells in rows.values()] for column in columns}
    if not chapter.wide:
        what = chapter.rates[0]
        every = [result for results in of.values() for result in results]
        rates = [together(each, what) for each in (*of.values(), every)]
        return [_figure(text, chapter, what, rate, race) for rate in rates]
    (played,) = of.values()
    games = sum(result.games for result in played)
    line = [_figure(text, chapter, what, together(played, what), race) for what in chapter.rates]
    line.append(f"{math.fsum(each.mean_rounds * each.games for each in played) / games:.1f}")
    for reason in _endings(rows, columns[0]):
        ended = sum(result.endings.get(reason, 0) for result in played)
        line.append(_percent(text, ended / games))
    if RANDOM in chapter.columns:
        random = together((cells[RANDOM] for cells in rows.values()), chapter.rates[0])
        line.append(_with_interval(text, random, race))
    return line


def _endings(rows: dict[str, dict[str, Result]], column: str) -> list[str]:
    return sorted({reason for cells in rows.values() for reason in cells[column].endings})


def _wide(
    chapter: Chapter, rows: dict[str, dict[str, Result]], race: Race, text: Text
) -> tuple[list[str], dict[str, list[str]]]:
    """All rates of the one column, with how games end; random players beside it."""
    column = next(each for each in chapter.columns if each != RANDOM)
    endings = _endings(rows, column)
    heads = [text(f"cli-balance-rate-{what}") for what in chapter.rates]
    heads += [text("cli-balance-rounds")]
    heads += [text("cli-balance-ending", reason=reason) for reason in endings]
    compared = RANDOM in chapter.columns
    if compared:
        heads.append(text("cli-balance-random"))
    lines = {}
    for name, cells in rows.items():
        result = cells[column]
        rates = [together([result], what) for what in chapter.rates]
        line = [
            _figure(text, chapter, what, rate, race)
            for what, rate in zip(chapter.rates, rates, strict=True)
        ]
        line.append(f"{result.mean_rounds:.1f}")
        line += [_percent(text, result.endings.get(each, 0) / result.games) for each in endings]
        if compared:
            line.append(_with_interval(text, cells[RANDOM].rates[chapter.rates[0]], race))
        lines[name] = line
    return heads, lines


def _figure(text: Text, chapter: Chapter, what: str, rate: Rate, race: Race) -> str:
    """A rate, and where it surely lies beside the chapter's aim."""
    said = _with_interval(text, rate, race)
    aimed = msgspec.structs.replace(race, band=chapter.aims.get(what))
    beside = aimed.verdict(rate)
    return text(f"cli-balance-{beside}", rate=said) if beside in (WITHIN, BELOW, ABOVE) else said


def _with_interval(text: Text, rate: Rate, race: Race) -> str:
    if not rate.tries:
        return text("cli-balance-none")
    low, high = race.interval(rate)
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
    text, race = Text("en"), balance.race
    aimed = any(chapter.aims for chapter in plan.chapters)
    lines = [
        "# " + text(f"cli-balance-{plan.game}-title"),
        "",
        text(f"cli-balance-{plan.game}-intro"),
        "",
        text(
            "cli-balance-race",
            first=race.first,
            games=race.most,
            precision=f"{race.precision:g}",
            seed=balance.seed,
        ),
        "",
        *([text("cli-balance-aims"), ""] if aimed else []),
        text("cli-balance-again"),
        "",
        "```sh",
        f"overrun balance {plan.game} --games {race.most} --first {race.first} "
        f"--precision {race.precision:g} --seed {balance.seed} "
        f"--write docs/balance/{plan.game}.md",
        "```",
    ]
    for chapter in plan.chapters:
        heads, *rows = _grid(plan, chapter, balance, text)
        lines += ["", "## " + text(f"cli-balance-{plan.game}-{chapter.id}"), ""]
        aims = {
            f"{what.replace('-', '_')}_{end}": percent
            for what, band in chapter.aims.items()
            for end, percent in zip(("low", "high"), band, strict=True)
        }
        lines += [text(f"cli-balance-{plan.game}-{chapter.id}.note", **aims), ""]
        lines += pages.table(heads, rows, figures=True)
    return "\n".join(lines) + "\n"
