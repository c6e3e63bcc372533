"""``overrun analyse``: what decided a finished game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from overrun.analysis import PLAYOUTS, Analysis, analyse
from overrun.analysis.report import Line, Turn, check
from overrun.analysis.telling import plain, regret
from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    called,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.cli.counting import Bar
from overrun.cli.files import read_log
from overrun.cli.proving import in_words, proved, what_is_other
from overrun.cli.replay import ALL, LogFile, viewer_of
from overrun.core.errors import BadLog, BadSetting
from overrun.games import find
from overrun.text import Text
from overrun.text.say import Speaker

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 40
"""Columns of a plot."""


@app.command(
    "analyse",
    help=paragraphs(
        "Explain a finished game: how likely each seat was to win as it went on, where that "
        "changed, which decisions cost most and what would have been better, and how much of it "
        "was luck.",
        "Each seat is judged by what it could know itself: its view, and worlds that it could not "
        "tell from the truth. --seat tells of one seat only.",
    ),
    epilog=examples(
        "overrun analyse game.json",
        "overrun analyse game.json --seat 0 --playouts 200",
        "overrun analyse game.json --json",
    ),
)
def command(
    file: LogFile,
    seat: Annotated[
        str, typer.Option(metavar="S|all", help="Whose game is explained: a seat's, or all.")
    ] = ALL,
    playouts: Annotated[
        int,
        number_option("--playouts", "Playouts for each decision that is looked into.", 0),
    ] = PLAYOUTS,
    as_json: AsJson = False,
) -> None:
    """Explain a finished game."""
    if not file.is_file():
        raise BadSetting(f"{file}: no such file")
    log = read_log(file)
    game = find(log.header.game)
    try:
        table = proved(game, log)
    except BadLog as error:
        because = in_words(*what_is_other(game, log), log)
        raise BadLog(f"{file} cannot be analysed: {error}. {because}") from error
    check(table)
    viewer = viewer_of(seat, log.header.seats)
    with Bar(game.name, table.answered, as_json=as_json) as bar:
        found = analyse(
            table,
            None if viewer is None else [viewer],
            playouts,
            lambda done, of: bar.add(1),
        )
    speaker = Speaker(Text(strict=False), game).at_table(settings=log.header.settings)
    who = [speaker.seat(game.side(table.state, each), each) for each in range(log.header.seats)]
    assert table.outcome is not None
    ending = speaker.outcome(table.outcome)
    if as_json:
        print_json({"seat": viewer, "who": who, "ending": ending, **plain(found, speaker)})
    else:
        _show(found, speaker, who, ending)


def _show(found: Analysis, speaker: Speaker, who: list[str], ending: str) -> None:
    text, console = speaker.text, out()
    game = called(speaker, "name", found.game)
    heading = text("cli-analyse-heading", game=f"[bold]{escape(game)}[/]", answers=found.answers)
    console.print(heading, soft_wrap=True)
    console.print(escape(ending), style="bold", soft_wrap=True)
    console.print()
    console.print(_plots(found, who, text))
    if found.turns:
        console.print(_turns(found.turns, who, text))
    console.print(_mistakes(found, speaker, who))
    console.print(_shares(found, who, text))
    for line in _suspicion(found, who, text):
        console.print(line, soft_wrap=True)
    console.print(text("cli-analyse-note", playouts=found.playouts), style="dim", soft_wrap=True)


def _plots(found: Analysis, who: list[str], text: Text) -> Grid:
    grid = Grid(box=None, title=text("cli-analyse-chances"), title_justify="left")
    for head in ("seat", "first", "course", "last"):
        figure = head in ("first", "last")
        grid.add_column(text(f"cli-analyse-{head}"), justify="right" if figure else "left")
    for line in found.lines:
        first, last = line.points[0][1], line.points[-1][1]
        grid.add_row(who[line.seat], share(first), plot(line, found.answers), share(last))
    return grid


def plot(line: Line, answers: int, width: int = WIDTH) -> str:
    """The course of a chance as a row of bars; between its own asks a seat's chance stays.

    >>> plot(Line(0, [(0, 0.0), (3, 1.0), (4, 0.5)]), 4, 4)
    '▁▁▁█▅'
    """
    width = min(width, answers)
    bars, points, at = [], line.points, 0
    for column in range(width + 1):
        while at + 1 < len(points) and points[at + 1][0] * width <= column * answers:
            at += 1
        bars.append(BARS[min(len(BARS) - 1, int(points[at][1] * len(BARS)))])
    return "".join(bars)


def share(chance: float) -> str:
    """A chance for people.

    >>> share(0.256)
    '26 %'
    """
    return f"{100 * chance:.0f} %"


def _turns(turns: list[Turn], who: list[str], text: Text) -> Grid:
    grid = Grid(box=None, title=text("cli-analyse-turns"), title_justify="left")
    for head in ("answer", "round"):
        grid.add_column(text(f"cli-analyse-{head}"), justify="right")
    for head in ("seat", "change"):
        grid.add_column(text(f"cli-analyse-{head}"))
    for turn in turns:
        change = text("cli-analyse-from-to", before=share(turn.before), after=share(turn.after))
        grid.add_row(str(turn.step), str(turn.round), who[turn.seat], change)
    return grid


def _mistakes(found: Analysis, speaker: Speaker, who: list[str]) -> Grid | str:
    text = speaker.text
    if not found.mistakes:
        return text("cli-analyse-no-mistakes")
    grid = Grid(box=None, title=text("cli-analyse-mistakes"), title_justify="left")
    grid.add_column(text("cli-analyse-answer"), justify="right")
    for head in ("seat", "done", "better"):
        grid.add_column(text(f"cli-analyse-{head}"))
    grid.add_column(text("cli-analyse-cost"), justify="right")
    for each in found.mistakes:
        told = regret(speaker, each)
        done = text("cli-analyse-with", what=told.text, chance=share(told.chance))
        better = text("cli-analyse-with", what=told.better_text, chance=share(told.better_chance))
        row = str(told.step), who[told.seat], escape(done), escape(better), share(told.cost)
        grid.add_row(*row)
    return grid


def _shares(found: Analysis, who: list[str], text: Text) -> Grid:
    grid = Grid(box=None, title=text("cli-analyse-shares"), title_justify="left")
    grid.add_column(text("cli-analyse-seat"))
    for head in ("decisions", "looked-into", "mistake-count", "given-away", "luck"):
        grid.add_column(text(f"cli-analyse-{head}"), justify="right")
    for each in found.shares:
        given, luck = f"{-100 * each.given_away:+.0f}", f"{100 * each.luck:+.0f}"
        counts = [str(number) for number in (each.decisions, each.searched, each.mistakes)]
        grid.add_row(who[each.seat], *counts, given, luck)
    return grid


def _suspicion(found: Analysis, who: list[str], text: Text) -> list[str]:
    """The last that each seat could hold against the others, the worst first."""
    last = {each.by: each for each in found.suspicion}
    lines = [text("cli-analyse-suspicion")] if last else []
    for by, each in sorted(last.items()):
        worst = sorted(each.against.items(), key=lambda pair: -pair[1])
        told = [
            text("cli-analyse-with", what=who[seat], chance=share(doubt)) for seat, doubt in worst
        ]
        lines.append(text("cli-analyse-suspects", who=who[by], suspects=", ".join(told)))
    return lines
