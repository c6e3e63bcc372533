"""``overrun puzzles``."""

from __future__ import annotations

import secrets
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, number_option, out, paragraphs, print_json
from overrun.cli.counting import Bar, Seed
from overrun.cli.play import screen_for
from overrun.core.errors import BadSetting
from overrun.games import GAMES
from overrun.games import find as find_game
from overrun.lab.puzzles.finding import Tally, find_puzzles, in_order
from overrun.lab.puzzles.proving import differences
from overrun.places import saves_in
from overrun.teaching.puzzles.data import (
    FILE,
    Puzzle,
    all_puzzles,
    of_day,
    open_table,
    puzzle_of,
    puzzles_of,
    read,
    write,
)
from overrun.terminal.boards import board_for
from overrun.terminal.saves import Saves
from overrun.terminal.seats import Seating
from overrun.terminal.solving import Solving
from overrun.text import Text
from overrun.text.say import Speaker

TODAY = "today"


@app.command(
    "puzzles",
    help=paragraphs(
        "Positions in which one turn decides: list them, solve one, or find new ones.",
        "Without more words it lists how many there are, and the puzzle of the day. With --find "
        "bots play, and every turn of theirs is looked at, until there are so many in the file; "
        "what is there already stays; it ends with a count of what became of the tasks that were "
        "tried, by their kinds. With --prove every line of the puzzles is followed again, "
        "and what is not true of them is said.",
    ),
    epilog=examples(
        "overrun puzzles GAME",
        "overrun puzzles GAME ID",
        "overrun puzzles GAME --find 50 --seed SEED --to puzzles.json",
        "overrun puzzles GAME --prove",
    ),
)
def command(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help=f"The game: {', '.join(GAMES)}.", show_default=False),
    ] = "",
    id: Annotated[
        str,
        typer.Argument(metavar="[ID]", help="The puzzle to solve, by its id.", show_default=False),
    ] = "",
    find: Annotated[
        int | None,
        number_option("--find", "Find puzzles until there are so many.", show_default=False),
    ] = None,
    prove: Annotated[
        bool, typer.Option("--prove", help="Prove all that is said of the puzzles again.")
    ] = False,
    kind: Annotated[
        str, typer.Option(metavar="A,B,…", help="Find only these kinds.", show_default=False)
    ] = "",
    seed: Seed = None,
    to: Annotated[
        Path, typer.Option(metavar="FILE", help="Where found puzzles are written.")
    ] = Path(FILE),
    plain: Annotated[bool, typer.Option("--plain", help="Sentences instead of a picture.")] = False,
    as_json: AsJson = False,
) -> None:
    """List, solve, find or prove puzzles."""
    if find is not None:
        if not game or id:
            raise BadSetting("--find wants a game, and no puzzle of it")
        _find(game, find, kind, seed, to, as_json)
    elif prove:
        _prove(game, id, as_json)
    elif id:
        puzzle = puzzle_of(game, id)
        if as_json:
            print_json(msgspec.to_builtins(puzzle))
        else:
            _solve(puzzle, plain)
    elif as_json:
        print_json(_listed(game))
    else:
        _list(game)


# -- listing -----------------------------------------------------------------------------------


def _today() -> date:
    return datetime.now(UTC).date()


def speaker_for(puzzle: Puzzle, text: Text) -> Speaker:
    """Who speaks at the table of a puzzle, and knows its board."""
    return Speaker(text, find_game(puzzle.game)).at_table(settings=puzzle.source.settings)


def _task(puzzle: Puzzle, text: Text) -> str:
    return speaker_for(puzzle, text)(f"puzzle-{puzzle.kind}", **puzzle.facts)


def _listed(game: str) -> dict[str, Any]:
    found = list(puzzles_of(game).values()) if game else all_puzzles()
    daily = of_day(_today())
    return {
        "today": None if daily is None else {"game": daily.game, "id": daily.id},
        "puzzles": [
            {
                "game": puzzle.game,
                "id": puzzle.id,
                "kind": puzzle.kind,
                "grade": puzzle.grade,
                "task": _task(puzzle, Text()),
            }
            for puzzle in found
        ],
    }


def _list(game: str) -> None:
    text, console = Text(), out()
    if not game:
        for name in GAMES:
            if found := puzzles_of(name):
                console.print(text("cli-puzzles-count", game=name, count=len(found)))
    else:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for head in ("id", "grade", "task"):
            table.add_column(text(f"cli-puzzles-{head}"), no_wrap=head != "task")
        for puzzle in puzzles_of(game).values():
            table.add_row(puzzle.id, "*" * puzzle.grade, escape(_task(puzzle, text)))
        console.print(table)
    if daily := of_day(_today()):
        command = f"overrun puzzles {daily.game} {daily.id}"
        console.print(text("cli-puzzles-today", command=command), soft_wrap=True)


# -- solving -----------------------------------------------------------------------------------


def _solve(puzzle: Puzzle, plain: bool) -> None:
    text = Text()
    table = open_table(puzzle)
    speaker = speaker_for(puzzle, text)
    board = board_for(speaker, puzzle.seats)
    screen = screen_for(text, board, plain=plain, fast=True)
    screen.say([text("cli-puzzles-your-task", task=_task(puzzle, text)), ""])
    seating = Seating((puzzle.seat,), {})
    verdict = Solving(table, seating, board, screen, Saves(saves_in(None))).solve(puzzle)
    if verdict is None:
        return
    said = text(
        "puzzle-verdict",
        solved=verdict.solved,
        dice=puzzle.proof.dice,
        reply=False,
        chance=f"{verdict.chance * 100:.0f}",
        best=f"{puzzle.proof.best * 100:.0f}",
    )
    screen.banner([said])


# -- finding -----------------------------------------------------------------------------------


def _find(game: str, wanted: int, kind: str, seed: str | None, to: Path, as_json: bool) -> None:
    known = read(game, to.read_text("utf-8")) if to.is_file() else []
    chosen = secrets.token_hex(4) if seed is None else seed
    kinds = kind.split(",") if kind else []
    tally: Tally = Counter()
    with Bar(game, wanted, as_json=as_json) as bar:
        bar.add(len(known))
        news = find_puzzles(game, wanted, chosen, known=tuple(known), kinds=kinds, tally=tally)
        for puzzle in news:
            known.append(puzzle)
            to.write_text(write(game, in_order(known)), encoding="utf-8")
            bar.add(1)
    became: dict[str, dict[str, int]] = {}
    for (name, what), count in sorted(tally.items()):
        became.setdefault(name, {})[what] = count
    if as_json:
        print_json({"seed": chosen, "file": str(to), "puzzles": len(known), "tasks": became})
    else:
        out().print(Text()("cli-puzzles-found", count=len(known), file=str(to)), soft_wrap=True)
        for name, counts in became.items():
            parts = ", ".join(f"{what} {count}" for what, count in counts.items())
            out().print(Text()("cli-puzzles-became", kind=name, parts=parts), soft_wrap=True)


# -- proving -----------------------------------------------------------------------------------


def _prove(game: str, id: str, as_json: bool) -> None:
    """Look at one puzzle again, or at all of a game, or at all; any that is not true is a fault."""
    if id:
        chosen = [puzzle_of(game, id)]
    else:
        chosen = list(puzzles_of(game).values()) if game else all_puzzles()
    wrong: dict[str, list[str]] = {}
    with Bar(game or "puzzles", len(chosen), as_json=as_json) as bar:
        for puzzle in chosen:
            if found := differences(puzzle):
                wrong[f"{puzzle.game}/{puzzle.id}"] = found
            bar.add(1)
    if as_json:
        print_json({"puzzles": len(chosen), "wrong": wrong})
    else:
        for name, found in wrong.items():
            out().print(Text()("cli-puzzles-wrong", name=name, what=found), soft_wrap=True)
        out().print(Text()("cli-puzzles-proved", count=len(chosen), wrong=len(wrong)))
    if wrong:
        raise typer.Exit(1)
