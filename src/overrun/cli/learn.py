"""``overrun learn``: the lessons of a game, at this terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

from overrun.cli.app import app
from overrun.cli.common import AsJson, Data, examples, out, paragraphs, print_json
from overrun.cli.files import read_log
from overrun.cli.play import SavesIn, forgive, program, screen_for
from overrun.cli.proving import proved
from overrun.core.errors import BadSetting
from overrun.games import GAMES, find
from overrun.places import saves_in
from overrun.teaching.lesson import Lesson, course, lesson_of
from overrun.terminal.boards import board_for
from overrun.terminal.saves import Saves
from overrun.terminal.seats import seating
from overrun.terminal.taught import Taught
from overrun.text import ENGLISH, Text
from overrun.text.say import Speaker


@app.command(
    "learn",
    help=paragraphs(
        "Learn a game by playing it: short lessons at a real table, with a narrator.",
        "Without the name of a lesson it begins with the first, and goes on to the next. The "
        "browser has the same lessons.",
    ),
    epilog=examples(
        "overrun learn GAME",
        "overrun learn GAME --list",
        "overrun learn GAME LESSON --plain",
        "overrun learn GAME LESSON --resume FILE",
    ),
)
def learn(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", show_default=False),
    ],
    lesson: Annotated[
        str, typer.Argument(metavar="[LESSON]", help="The lesson.", show_default=False)
    ] = "",
    only_list: Annotated[bool, typer.Option("--list", help="Name the lessons.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a picture.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Do not wait while others play.")] = False,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Go on with a lesson.", show_default=False),
    ] = None,
    saves: SavesIn = None,
    data: Data = None,
    language: Annotated[
        str, typer.Option(metavar="LOCALE", help="The language of all text.")
    ] = ENGLISH,
    as_json: AsJson = False,
) -> None:
    """Learn a game by playing it."""
    speaker = Speaker(Text(language, strict=False), find(game))
    lessons = list(course(find(game).name).values())
    if not lessons:
        raise BadSetting(f"{game} has no lessons yet; docs/adding-a-lesson.md says how to add one")
    if only_list or as_json:
        _list(lessons, speaker, as_json)
        return
    if resume is not None and not lesson:
        raise BadSetting("--resume: say which lesson it is")
    first = lesson_of(find(game).name, lesson) if lesson else lessons[0]
    store = saves or saves_in(data)
    forgive(sys.stdin, sys.stdout)
    for each in lessons[lessons.index(first) :]:
        if not _taught(each, speaker, Saves(store, resume), plain=plain, fast=fast, resume=resume):
            return
        resume = None


def _taught(
    lesson: Lesson, speaker: Speaker, saves: Saves, *, plain: bool, fast: bool, resume: Path | None
) -> bool:
    """Whether the lesson was gone through, and the next one is wanted."""
    table = proved(speaker.game, read_log(resume)) if resume else lesson.prepared.table()
    voice = speaker.at_table(settings=table.header.settings)
    board = board_for(voice, table.header.seats)
    seats = seating(lesson.game, board.seats(table.view(None)), [str(lesson.seat)], "")
    saves.check()
    screen = screen_for(speaker.text, board, plain=plain, fast=fast)
    session = Taught(lesson, table, seats, board, screen, saves, program=program())
    session.run()
    return session.is_done


def _list(lessons: list[Lesson], speaker: Speaker, as_json: bool) -> None:
    rows = [
        {
            "lesson": each.name,
            "title": speaker(each.key()),
            "text": speaker(f"{each.key()}.text"),
            "minutes": each.minutes,
        }
        for each in lessons
    ]
    if as_json:
        print_json({"game": speaker.game.name, "lessons": rows})
        return
    grid = Grid(box=None, show_header=False)
    for row in rows:
        grid.add_row(f"[bold]{row['lesson']}[/]", str(row["title"]), f"[dim]{row['text']}[/]")
    out().print(grid)
