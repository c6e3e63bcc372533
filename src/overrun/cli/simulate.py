"""``overrun simulate``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    GameName,
    Options,
    called,
    examples,
    number_option,
    out,
    paragraphs,
    parse_seats,
    parse_settings,
    print_json,
)
from overrun.cli.counting import Bar, Jobs, Keep, OnCluster, Seed, check_keeping, tell_fault
from overrun.games import find
from overrun.lab.shards import crew_of
from overrun.lab.simulate import Fault, Keeping, Report, line_up, simulate
from overrun.lab.statistics import wilson
from overrun.text import Text
from overrun.text.say import Speaker


@app.command(
    "simulate",
    help=paragraphs(
        "Let bots play many games and count how they end.",
        "Game number i of several is played with the seed SEED/i; a single game with the seed as "
        "it stands. If a game fails, the command that plays exactly that game again is printed, "
        "and the exit code is 1.",
        "With --keep every finished game is written down: a run that was broken off goes on where "
        "it was, and more games are added to those that are there. It needs a --seed.",
    ),
    epilog=examples(
        "overrun simulate GAME --games 1000 --bots random --jobs 2",
        "overrun simulate GAME --option OPTION --seed monday --json",
        "overrun simulate GAME --games 100000 --seed monday --jobs 2 --keep results",
    ),
)
def command(
    game: GameName,
    games: Annotated[int, number_option("--games", "How many games.")] = 100,
    seats: Annotated[
        int | None, number_option("--seats", "How many play; as few as possible by default.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="A bot for each seat, or one name for all; the steady one by default.",
        ),
    ] = None,
    option: Options = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count how they end."""
    rules = find(game)
    count = parse_seats(rules, seats)
    names = [] if bots is None else [name.strip() for name in bots.split(",")]
    line = line_up(game, count, names)
    settings = parse_settings(rules, option)
    check_keeping(keep, seed)
    try:
        with Bar(game, games, as_json=as_json) as bar:
            report = simulate(
                rules,
                games,
                seats=count,
                bots=line,
                settings=settings,
                seed=seed,
                crew=crew_of(jobs, cluster),
                progress=lambda done, of: bar.add(done - bar.done),
                keep=None if keep is None else Keeping(keep, "simulate"),
            )
    except Fault as fault:
        if as_json:
            print_json({**fault.report.as_json(), "fault": fault.as_json()})
        tell_fault(fault)
        raise typer.Exit(1) from None
    if as_json:
        print_json(report.as_json())
    else:
        _print_report(report)


def _print_report(report: Report) -> None:
    console = out()
    text = Text("en")
    plan = report.plan
    game = find(plan.game)
    console.print(
        text(
            "cli-simulate-heading",
            game=f"[bold]{plan.game}[/]",
            games=report.finished,
            seed=escape(plan.seed),
            options=", ".join(f"{name}={value}" for name, value in plan.settings.items()),
            chosen=len(plan.settings),
        ),
        soft_wrap=True,
    )

    speaker = Speaker(text, game)
    endings = _table(text, "ending", "games", "share")
    endings.add_column(overflow="fold")
    for reason, number in report.outcomes.items():
        share = _percent(text, number / report.finished)
        endings.add_row(reason, str(number), share, escape(speaker.ending(reason)))
    console.print(endings)

    winners = _table(text, "winner", "games", "share", "interval")
    for side, number in report.wins.items():
        name = called(speaker, f"side-{side}", side)
        winners.add_row(escape(name), *_share(text, number, report.finished))
    for seat, number in enumerate(report.seat_wins):
        name = text("cli-simulate-seat", seat=seat, bot=plan.bots[seat])
        winners.add_row(escape(name), *_share(text, number, report.finished), style="dim")
    console.print(winners)

    lengths = _table(text, "length", "mean", "median", "least", "most")
    for unit, spread in (("rounds", report.rounds), ("decisions", report.decisions)):
        row = [f"{spread.mean:.1f}", f"{spread.median:g}", str(spread.min), str(spread.max)]
        lengths.add_row(text(f"cli-simulate-{unit}"), *row)
    console.print(lengths)

    thinking = _table(text, "time", "decisions", "mean", "most-within")
    for name, times in report.times.items():
        row = [_time(text, times.mean_us), _time(text, times.percentile_us(99))]
        thinking.add_row(name, str(times.number), *row)
    console.print(thinking)

    console.print(
        text(
            "cli-simulate-speed",
            decisions=report.total_decisions,
            seconds=f"{report.seconds:.1f}",
            jobs=report.jobs,
            speed=round(report.decisions_per_second),
            busy=round(report.decisions_per_busy_second),
        ),
        soft_wrap=True,
    )


def _table(text: Text, first: str, *others: str) -> Table:
    """A table with these headings of the catalogue; figures stand on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    table.add_column(text(f"cli-simulate-{first}"), no_wrap=True)
    for other in others:
        table.add_column(text(f"cli-simulate-{other}"), justify="right", no_wrap=True)
    return table


def _share(text: Text, number: int, games: int) -> tuple[str, str, str]:
    low, high = (_percent(text, share) for share in wilson(number, games))
    share = _percent(text, number / games)
    return str(number), share, text("cli-simulate-range", low=low, high=high)


def _percent(text: Text, share: float) -> str:
    return text("cli-simulate-percent", number=f"{share * 100:.1f}")


def _time(text: Text, microseconds: float) -> str:
    if microseconds < 1000:
        return text("cli-simulate-microseconds", number=f"{microseconds:.1f}")
    return text("cli-simulate-milliseconds", number=f"{microseconds / 1000:.1f}")
