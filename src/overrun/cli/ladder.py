"""``overrun ladder``: how strong the levels of bots are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from overrun.bots import STEADY, is_bot
from overrun.cli import pages
from overrun.cli.app import app
from overrun.cli.common import (
    AsJson,
    examples,
    number_option,
    out,
    paragraphs,
    print_json,
)
from overrun.cli.counting import Bar, Jobs, Keep, OnCluster
from overrun.core.errors import BadSetting, unknown
from overrun.games import find, having
from overrun.lab.balance import PLANS
from overrun.lab.ladder import COUNTED, RUNGS, Standing, climb
from overrun.lab.shards import crew_of
from overrun.lab.strength import ANYTHING, contests
from overrun.text import Text

HEADS = ("level", "games", "won", "rating", "p", "mean", "p99")


@app.command(
    "ladder",
    help=paragraphs(
        "Measure how strong the levels of bots are: each plays the same games, with the same seeds "
        "at the same seats, while steady bots play the rest of the table.",
        "The rating is Elo's, with the steady bot at 0: from the odds of winning a game that only "
        "one of the two wins. p is the exact sign test on those games. Times are of the processor.",
        "master:24 thinks through 24 playouts, master:n through as many as the contest gives it, "
        "and master for its usual time.",
        "With --keep every finished game is written down: a run that was broken off goes on where "
        "it was, and more games or levels are added to those that are there. With --write each "
        "contest takes its place in the page, and the others stay.",
    ),
    epilog=examples(
        "overrun ladder GAME --games 400 --jobs 2 --keep results",
        "overrun ladder GAME --levels steady,sharp,master:100 --contest NAME --json",
        "overrun ladder --games 400 --keep results --write docs/strength.md",
    ),
)
def command(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]…", help="The games; all by default.", show_default=False),
    ] = None,
    games: Annotated[int, number_option("--games", "Games of each level and contest.")] = 100,
    levels: Annotated[
        str, typer.Option(metavar="A,B,…", help="The levels; all by default.")
    ] = ",".join(RUNGS),
    contest: Annotated[
        str | None, typer.Option(metavar="NAME", help="One contest; all by default.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes what is played.")] = "ladder",
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    play: Annotated[
        bool, typer.Option("--play/--no-play", help="Play, or only tell what is kept.")
    ] = True,
    write: pages.Write = None,
    as_json: AsJson = False,
) -> None:
    """Measure how strong the levels of bots are."""
    if not play and (keep is None or not keep.is_dir()):
        raise BadSetting("--no-play: --keep must name a folder of results")
    rungs = [name.strip() for name in levels.split(",") if name.strip()]
    wanted = [*_wanted(names or [*having(PLANS)], rungs, contest)]
    crew = crew_of(jobs, cluster)
    found: dict[str, list[Standing]] = {game: [] for game, _ in wanted}
    with Bar("", games * len(rungs) * len(wanted), as_json=as_json) as bar:
        for number, (game, name) in enumerate(wanted):
            before = number * games * len(rungs)

            def told(done: int, of: int, before: int = before) -> None:
                bar.add(before + done - bar.done)

            standing = climb(game, name, rungs, games, seed, crew, told, keep, play)
            if standing.rungs:
                found[game].append(standing)
    if write is not None:
        write_page(found, games, seed, write)
    if as_json:
        print_json(
            {
                "seed": seed,
                "games": {
                    game: {each.contest: each.as_json() for each in standings}
                    for game, standings in found.items()
                },
            }
        )
    else:
        for game, standings in found.items():
            for each in standings:
                out().print(_table(game, each))


def _wanted(names: list[str], levels: list[str], contest: str | None) -> Iterator[tuple[str, str]]:
    """The contests of these games, each with its game's name."""
    for game in names:
        find(game)
        known = contests(game)
        for level in levels:
            if level != COUNTED and not is_bot(game, level):
                raise BadSetting(unknown(f"bot for {game}", level, RUNGS))
        if contest is not None and contest not in known:
            raise BadSetting(unknown(f"contest of {game}", contest, known))
        for name in known if contest is None else (contest,):
            if name != ANYTHING or contest:
                yield game, name


def _rows(standing: Standing) -> list[list[str]]:
    rows = []
    for level, rung in standing.rungs.items():
        told = rung.run.as_json()
        won = f"{100 * told['rate']:.0f} % ({100 * told['low']:.0f}–{100 * told['high']:.0f})"
        rating, p = "0" if level == STEADY else "", ""
        if STEADY in rung.beside:
            points, reach = rung.beside[STEADY].rating
            rating, p = f"{points:+.0f} ± {reach:.0f}", f"{rung.beside[STEADY].p:.2g}"
        times = [f"{told[name]:.2f} ms" for name in ("mean_ms", "p99_ms")]
        rows.append([level, str(told["games"]), won, rating, p, *times])
    return rows


def _title(game: str, standing: Standing, text: Text) -> str:
    if standing.contest == ANYTHING:
        return text("cli-ladder-anything")
    return text(f"cli-ladder-{game}-{standing.contest}")


def _table(game: str, standing: Standing) -> Table:
    text = Text("en")
    table = Table(title=_title(game, standing, text), box=None, title_justify="left")
    for head in HEADS:
        table.add_column(text(f"cli-ladder-{head}"), justify="left" if head == "level" else "right")
    for row in _rows(standing):
        table.add_row(*row)
    return table


def write_page(found: dict[str, list[Standing]], games: int, seed: str, file: Path) -> None:
    """Put the ladders into a Markdown page, each in the place of its contest: others stay as they
    are, so that a page can be made piece by piece."""
    text = Text("en")
    if not file.exists():
        pages.save(head(text), file)
    for game, standings in found.items():
        for each in standings:
            pages.replace(section(game, each, games, seed, text), file, f"{game}/{each.contest}")


def head(text: Text) -> str:
    """What a page of ladders begins with."""
    words = ("cli-ladder-intro", "cli-ladder-levels", "cli-ladder-again")
    return "\n\n".join(["# " + text("cli-ladder-page"), *map(text, words)]) + "\n"


def section(game: str, standing: Standing, games: int, seed: str, text: Text) -> str:
    """What such a page says of one contest, with the command that it comes from."""
    heads = [text(f"cli-ladder-{head}") for head in HEADS]
    of, levels = text(f"{find(game).short}-name"), ",".join(standing.rungs)
    return "\n".join(
        [
            "## " + text("cli-ladder-contest", game=of, contest=_title(game, standing, text)),
            "",
            *pages.table(heads, _rows(standing), figures=True),
            "",
            "```sh",
            f"overrun ladder {game} --contest {standing.contest} --games {games} "
            f"--levels {levels} --seed {seed} --keep results --write docs/strength.md",
            "```",
        ]
    )
