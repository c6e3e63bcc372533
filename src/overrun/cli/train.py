"""``overrun train``: a fast policy and a value for a game, from games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from overrun.bots import SHARP, STEADY
from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    GameName,
    examples,
    number_option,
    one_of,
    out,
    paragraphs,
    print_json,
    whole_number,
)
from overrun.cli.counting import Jobs, OnCluster, Steps
from overrun.core.errors import BadSetting
from overrun.games import find
from overrun.lab.learning.games import Told
from overrun.lab.learning.positions import SHAPES, USUAL, WHOSE, ValuePlan
from overrun.lab.shards import Crew, crew_of
from overrun.lab.strength import ANYTHING, Pairs, Run, compare, contests, run
from overrun.text import Text

if TYPE_CHECKING:
    from overrun.lab.learning.course import Course, Lessons


Games = Annotated[int, number_option("--games", "Games of each round.")]
Rounds = Annotated[
    int, number_option("--rounds", "How often the student plays, and is corrected.", 0)
]
Practice = Annotated[
    int, number_option("--practice", "Steps of practice, each of --batch games.", 0)
]
Batch = Annotated[int, number_option("--batch", "Games of each step of practice.")]
Trial = Annotated[int, number_option("--trial", "Games of the comparison with the steady bot.", 0)]
OnlyValue = Annotated[
    bool, typer.Option("--only-value", help="Learn the value; keep everything else.")
]
Slips = Annotated[
    str,
    typer.Option(
        metavar="N,…",
        help="Of 100 answers in a game for the value so many are slips; each game draws a number.",
    ),
]
Trace = Annotated[
    float,
    typer.Option(
        "--lambda",
        metavar="X",
        help="How far the value trusts in how games went on, beside what it says itself of a "
        "seat's next position; with 1 only the outcome counts.",
    ),
]
ContestName = Annotated[
    str, typer.Option("--contest", metavar="NAME", help="Learn the value from this contest alone.")
]
Whose = Annotated[
    str,
    typer.Option(
        metavar="A,B,…",
        help="The seats that the value looks at: the asked one, that which has left its turn just "
        "before, one other.",
    ),
]
Noted = Annotated[int, number_option("--noted", "At so many of 100 asks it looks at them.")]
Apart = Annotated[
    bool,
    typer.Option(
        "--apart", help="Set apart how hard each of the settings is while the value is fitted."
    ),
]
Shape = Annotated[
    str,
    typer.Option(
        metavar="NAME",
        help=f"What the value is: {', '.join(SHAPES)}, which is the present one made surer or "
        "less sure.",
    ),
]
Unless = Annotated[
    str,
    typer.Option(
        metavar="NUMBER",
        help="Where this number of a position is 1, and not 0, the present value stays.",
    ),
]
_SLIPS, _WHOSE = ",".join(map(str, USUAL.slips)), ",".join(USUAL.whose)


@app.command(
    "train",
    help=paragraphs(
        "Let bots learn a game: the steady ones play, and a fast policy is fitted to what they "
        "answer, first at their own tables, then at those of a student whose mistakes they comment "
        "on. Then the policy may practise against itself, and last a value is fitted: how likely "
        "each seat is to win.",
        "The value comes from games of steady bots that slip now and then, and from seats that are "
        "asked as well as from those that are not. --only-value makes it anew and keeps everything "
        "else that was learned: write it to a file with --to first, for its Brier score, on games "
        "that it was not learned from, should be lower than that of the value before.",
        "What is learned is written beside the bots' code, or to --to. Needs numpy: install "
        "overrun\\[train].",
    ),
    epilog=examples(
        "overrun train GAME --games 400 --rounds 2 --jobs 2",
        "overrun train GAME --games 20 --practice 0 --to /tmp/numbers.json --json",
        "overrun train GAME --only-value --slips 0,10 --lambda 0.9 --to /tmp/numbers.json",
    ),
)
def command(
    game: GameName,
    games: Games = 400,
    rounds: Rounds = 1,
    practice: Practice = 0,
    batch: Batch = 256,
    trial: Trial = 100,
    only_value: OnlyValue = False,
    slips: Slips = _SLIPS,
    trace: Trace = USUAL.trace,
    contest: ContestName = USUAL.contest,
    whose: Whose = _WHOSE,
    noted: Noted = USUAL.noted,
    apart: Apart = USUAL.apart,
    shape: Shape = USUAL.shape,
    unless: Unless = USUAL.unless,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes what happens.")] = "learn",
    to: Annotated[
        Path | None, typer.Option(help="Where the numbers go; nothing else is changed then.")
    ] = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    as_json: AsJson = False,
) -> None:
    """Let bots learn a game."""
    rules = find(game)
    plan = ValuePlan(
        games=games,
        slips=tuple(_percent("--slips", each) for each in slips.split(",")),
        trace=_share("--lambda", trace),
        contest=contest,
        whose=tuple(one_of("--whose", *WHOSE)(each.strip()) for each in whose.split(",")),
        noted=noted,
        apart=apart,
        shape=one_of("--shape", *SHAPES)(shape),
        unless=unless,
    )
    text, crew = Text("en"), crew_of(jobs, cluster)
    with Steps(lambda what: text(f"cli-train-{what}"), as_json=as_json) as steps:
        told = steps.told
        course = _course(rules.name, seed, crew, told)
        if only_value:
            lessons = course.learn_value(plan)
        else:
            lessons = course.take(games, rounds, practice, batch, plan)
        file = to or course.file
        file.write_bytes(course.numbers.write())
        tried = trial if to is None and not only_value else 0
        runs = [*_trial(game, tried, f"{seed}/trial", crew, told)]
    if as_json:
        _print(lessons, runs, game, str(file))
    else:
        _show(lessons, runs, str(file), text)


def _course(game: str, seed: str, crew: Crew, told: Told) -> Course:
    try:
        from overrun.lab.learning.course import Course
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[train]") from error
    return Course(game, seed, crew, told)


def _trial(game: str, games: int, seed: str, crew: Crew, told: Told) -> Iterator[Run]:
    """What the policy is worth at the table, beside its teacher."""
    for bot in (STEADY, SHARP) if games else ():
        progress = partial(told, f"trial-{bot}")
        anything = contests(game)[ANYTHING]
        yield run(game, bot, anything, games, seed, crew=crew, progress=progress)


def _percent(what: str, text: str) -> int:
    number = whole_number(what, 0)(text)
    if number > 100:
        raise BadSetting(f"{what}: {number} of 100 are too many")
    return number


def _share(what: str, number: float) -> float:
    if not 0 <= number <= 1:
        raise BadSetting(f"{what}: {number} is not between 0 and 1")
    return number


def _print(lessons: Lessons, runs: list[Run], game: str, file: str) -> None:
    pairs = compare(*runs).as_json() if runs else None
    print_json(
        {
            **msgspec.to_builtins(lessons),
            "game": game,
            "file": file,
            "agreed": lessons.agreed if lessons.agreement else None,
            "trial": {"runs": [each.as_json() for each in runs], "pairs": pairs},
        }
    )


def _show(lessons: Lessons, runs: list[Run], file: str, text: Text) -> None:
    if lessons.agreement:
        out().print(_agreement(lessons, text))
    reliability = Table(box=None, title=text("cli-train-reliability"), title_justify="left")
    for column in ("said", "came", "number"):
        reliability.add_column(text(f"cli-train-{column}"), justify="right")
    reliability.add_column("")
    value = lessons.value
    for each in value.reliability:
        bar = "█" * round(20 * each.came)
        row = f"{100 * each.said:.0f} %", f"{100 * each.came:.0f} %", str(each.number)
        reliability.add_row(*row, bar)
    out().print(reliability)
    brier, base = f"{value.brier:.4f}", f"{value.base_brier:.4f}"
    out().print(text("cli-train-brier", brier=brier, base=base, games=value.games))
    if lessons.before:
        out().print(text("cli-train-before", brier=f"{lessons.before.brier:.4f}"))
    roles = lessons.roles
    if roles:
        surprise, base = f"{roles.surprise:.3f}", f"{roles.base_surprise:.3f}"
        out().print(text("cli-train-surprise", surprise=surprise, base=base))
    if runs:
        _show_trial(runs, compare(*runs), text)
    out().print(text("cli-train-written", file=file), soft_wrap=True)


def _agreement(lessons: Lessons, text: Text) -> Table:
    table = Table(box=None, title=text("cli-train-agreement"), title_justify="left")
    table.add_column(text("cli-train-kind"))
    table.add_column(text("cli-train-agreed"), justify="right")
    table.add_column(text("cli-train-asked"), justify="right")
    for kind, (hits, of) in sorted(lessons.agreement.items(), key=lambda pair: -pair[1][1]):
        if of:
            table.add_row(kind, f"{100 * hits / of:.1f} %", str(of))
    table.add_row(text("cli-train-all"), f"{100 * lessons.agreed:.1f} %")
    return table


def _show_trial(runs: list[Run], pairs: Pairs, text: Text) -> None:
    for each in runs:
        told = each.as_json()
        out().print(
            text(
                "cli-train-trial",
                bot=each.bot,
                wins=told["wins"],
                games=told["games"],
                time=f"{told['mean_ms']:.3f}",
            )
        )
    out().print(text("cli-train-p", p=f"{pairs.p:.2g}"))
