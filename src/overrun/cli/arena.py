"""``overrun arena``: agents measured against bots."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from overrun.arena.agents import Spec, read_spec
from overrun.arena.game import TRIES
from overrun.arena.ids import read_id
from overrun.arena.playing import Arena, Entry
from overrun.arena.report import Standing, standing
from overrun.arena.running import check, run
from overrun.bots import usual_bot
from overrun.cli import pages
from overrun.cli.app import app
from overrun.cli.arena_page import Report
from overrun.cli.common import (
    AsJson,
    Options,
    examples,
    number_option,
    out,
    paragraphs,
    parse_settings,
    print_json,
)
from overrun.cli.counting import Bar, Jobs, OnCluster
from overrun.core.errors import BadSetting
from overrun.games import find
from overrun.lab.shards import HERE, crew_of

Environment = Annotated[
    str, typer.Argument(metavar="ENVIRONMENT", help="GAME, or GAME:MODE.", show_default=False)
]
Agents = Annotated[
    list[str], typer.Argument(metavar="AGENT", help="Who plays.", show_default=False)
]
Players = Annotated[
    int | None, number_option("--players", "Seats at the table.", show_default="as is usual")
]
Against = Annotated[
    str, typer.Option(metavar="BOT", help="Who has the other seats.", show_default="steady")
]
Keep = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="Keep what is played there, and go on from it."),
]
Write = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Write the tables into a page, between the marks of this environment.",
        dir_okay=False,
    ),
]


@app.command(
    "arena",
    help=paragraphs(
        "Measure agents: language models, programs, or levels of bots. In a block the same game is "
        "dealt as often as there are seats, and in each the agent sits one seat further on; bots "
        "of a pool that never changes have the other seats.",
        "ENVIRONMENT is a game, and how much agents are told: GAME:listed gives the options, "
        "GAME:named the verbs and their arguments, GAME:blind nothing but the rules.",
        "AGENT is a level of bots, command:PROGRAM (lines of JSON), python:MODULE:CLASS, or an "
        "endpoint of the usual chat shape, with its model and the name of the variable that holds "
        "the key, as one word in quotes. NAME= before it gives it a name.",
        "What the rules do not allow changes nothing. After some tries the usual answer is given, "
        "and all of it is told beside the score. With --keep every finished game is written down "
        "with its transcript, and a run that was broken off goes on; see docs/arena.md.",
    ),
    epilog=examples(
        "overrun arena GAME newcomer steady --blocks 20",
        "overrun arena GAME:named 'mine=command:./agent.py' --keep results",
        "overrun arena GAME 'http://127.0.0.1:8000/v1/chat/completions model=NAME key=MY_KEY'",
        "overrun arena GAME a=python:mine:One b=python:mine:Two --together --json",
    ),
)
def command(
    env: Environment,
    agents: Agents,
    blocks: Annotated[int, number_option("--blocks", "Blocks of each agent.")] = 10,
    players: Players = None,
    options: Options = None,
    against: Against = "",
    together: Annotated[
        bool, typer.Option("--together", help="All agents at one table, not one after the other.")
    ] = False,
    tries: Annotated[
        int, number_option("--tries", "How often one may try to answer a question.")
    ] = TRIES,
    timeout: Annotated[
        int, number_option("--timeout", "Seconds that an agent has for an answer.")
    ] = 120,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Fixes what is dealt.")] = "arena",
    jobs: Jobs = 1,
    cluster: OnCluster = None,
    keep: Keep = None,
    play: Annotated[
        bool, typer.Option("--play/--no-play", help="Play, or only tell what is kept.")
    ] = True,
    write: Write = None,
    as_json: AsJson = False,
) -> None:
    """Measure agents against bots."""
    if not play and (keep is None or not keep.is_dir()):
        raise BadSetting("--no-play: --keep must name a folder of results")
    arena = _arena(env, players, options, against, seed=seed, tries=tries, timeout=timeout)
    specs = [read_spec(arena.env.game, each) for each in agents]
    crew = crew_of(jobs, cluster) if play else HERE
    if play:
        check(arena, specs)
    entries = [Entry(tuple(specs))] if together else [Entry((spec,)) for spec in specs]
    found: list[Standing] = []
    with Bar(str(arena.env), blocks * arena.players * len(entries), as_json=as_json) as bar:
        for entry in entries:
            games = run(
                arena, entry, blocks, keep=keep, crew=crew, play_more=play, progress=bar.add
            )
            found += [standing(arena, spec, games) for spec in entry.agents]
    report = Report(arena, blocks, [each for each in found if each.whole.games])
    if write is not None:
        again = _again(arena, specs, blocks, together)
        pages.replace(report.page(again), write, str(arena.env))
    if as_json:
        print_json(report.as_json())
    else:
        for title, table in report.tables():
            out().print(title, soft_wrap=True)
            out().print(table)


def _arena(
    env: str,
    players: int | None,
    options: list[str] | None,
    against: str,
    *,
    seed: str,
    tries: int,
    timeout: float,
) -> Arena:
    """What is to be played."""
    read = read_id(env)
    game = find(read.game)
    return Arena(
        env=read,
        players=players or game.usual or game.seats.start,
        settings=parse_settings(game, options),
        against=against or usual_bot(game.name),
        seed=seed,
        tries=tries,
        timeout=timeout,
    )


def _again(arena: Arena, specs: Sequence[Spec], blocks: int, together: bool) -> str:
    """The command that plays the same again, with the agents' names."""
    words = ["overrun", "arena", f"{arena.env.game}:{arena.env.mode}", *(s.name for s in specs)]
    words += ["--blocks", str(blocks), "--players", str(arena.players)]
    words += [word for pair in arena.settings.items() for word in ("-o", "=".join(pair))]
    words += ["--against", arena.against, "--tries", str(arena.tries), "--seed", arena.seed]
    return shlex.join([*words, *(["--together"] if together else [])])
