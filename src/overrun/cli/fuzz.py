"""``overrun fuzz``."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

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
from overrun.cli.counting import Jobs, Keep, OnCluster, Seed, check_keeping, tell_fault
from overrun.core.conform import Played
from overrun.core.errors import BadSetting
from overrun.core.game import Game
from overrun.games import find
from overrun.lab.fuzz import Fuzzed, FuzzFault, fuzz, play
from overrun.lab.shards import Crew, crew_of
from overrun.text import Text


@app.command(
    "fuzz",
    help=paragraphs(
        "Play random games over all options and check every rule of the kernel on each answer.",
        "Without --games or --minutes it goes on until every card, ability and option "
        "was used. With them, what was not used makes the command fail too, unless "
        "--allow-unused is given. A fault prints the command that plays exactly that game again.",
    ),
    epilog=examples(
        "overrun fuzz GAME --games 2000 --jobs 2",
        "overrun fuzz GAME --minutes 5",
        "overrun fuzz GAME --only monday/17",
    ),
)
def command(
    game: GameName,
    games: Annotated[int | None, number_option("--games", "So many games.")] = None,
    minutes: Annotated[float | None, typer.Option(metavar="M", help="So long.")] = None,
    seed: Seed = None,
    only: Annotated[
        str | None, typer.Option(metavar="SEED", help="Just the game with this seed.")
    ] = None,
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    allow_unused: Annotated[
        bool, typer.Option("--allow-unused", help="Do not fail for what no game has used.")
    ] = False,
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and check everything."""
    rules = find(game)
    if games is not None and minutes is not None:
        raise BadSetting("give --games or --minutes, not both")
    if minutes is not None and minutes <= 0:
        raise BadSetting(f"--minutes: {minutes} is not a time")
    check_keeping(keep, seed)
    text = Text("en")
    try:
        if only is not None:
            played = play(game, only)
            if isinstance(played, FuzzFault):
                raise played
            _tell_one(played, text)
            return
        crew = crew_of(jobs, cluster)
        seen = _run(rules, games, minutes, seed or secrets.token_hex(4), crew, keep, text)
    except FuzzFault as fault:
        tell_fault(fault)
        raise typer.Exit(1) from None
    if as_json:
        print_json(_as_json(seen))
    else:
        _tell(seen, text)
    if seen.unused and not allow_unused:
        raise typer.Exit(1)


SHOWN = 20
"""Unused things that are named at the terminal; --json names all."""


def _run(
    rules: Game[Any],
    games: int | None,
    minutes: float | None,
    seed: str,
    crew: Crew,
    keep: Path | None,
    text: Text,
) -> Fuzzed:
    bar = Progress(
        TextColumn(rules.name),
        BarColumn(),
        TextColumn("{task.fields[state]}"),
        TimeElapsedColumn(),
        console=err(),
        auto_refresh=False,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        total = games if games is not None else len(rules.ledger)
        work = bar.add_task("games", total=total, state="")

        def progress(seen: Fuzzed) -> None:
            done = seen.games if games is not None else total - len(seen.unused)
            state = text("cli-fuzz-state", games=seen.games, unused=len(seen.unused))
            bar.update(work, completed=done, state=state, refresh=True)

        seconds = None if minutes is None else minutes * 60
        return fuzz(
            rules,
            games=games,
            seconds=seconds,
            seed=seed,
            crew=crew,
            progress=progress,
            keep=keep,
        )


def _tell(seen: Fuzzed, text: Text) -> None:
    console = out()
    console.print(
        text(
            "cli-fuzz-clean",
            game=seen.game,
            games=seen.games,
            answers=seen.answers,
            seconds=round(seen.seconds),
        )
    )
    for ending, number in seen.endings.most_common():
        console.print(f"  {ending:<14} {number:>6}")
    if seen.unused:
        some = text("cli-fuzz-unused", count=len(seen.unused), unused=seen.unused[:SHOWN])
        console.print(some, soft_wrap=True)
    else:
        console.print(text("cli-fuzz-all-used", items=len(seen.used)))


def _tell_one(played: Played, text: Text) -> None:
    settings = ", ".join(f"{name}={value}" for name, value in played.settings.items())
    message = text("cli-fuzz-one", seed=played.seed, answers=played.answers, ending=played.ending)
    out().print(f"{message} {settings}", soft_wrap=True)


def _as_json(seen: Fuzzed) -> dict[str, object]:
    return {
        "game": seen.game,
        "games": seen.games,
        "answers": seen.answers,
        "seconds": round(seen.seconds, 1),
        "endings": dict(seen.endings),
        "used": dict(sorted(seen.used.items())),
        "unused": seen.unused,
    }
