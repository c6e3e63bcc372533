"""Running an arena: every agent's blocks of games, kept as they end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from overrun.arena.agents import BOT, Spec, make_agent
from overrun.arena.playing import Arena, Entry, Played, play
from overrun.arena.results import Results
from overrun.bots import bot_names, is_bot, make_bot
from overrun.core.errors import BadSetting, unknown
from overrun.games import find
from overrun.lab.shards import crew_of


def check(arena: Arena, agents: Sequence[Spec]) -> None:
    """Refuse what cannot be played, before anything is: agents that are not there, settings that
    are none, an endpoint that is dead."""
    game = find(arena.env.game)
    game.check_new(game.configure(arena.settings, arena.players))
    if not is_bot(game.name, arena.against):
        raise BadSetting(unknown(f"bot for {game.name}", arena.against, bot_names(game.name)))
    names = [each.name for each in agents]
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise BadSetting(f"two agents are called {twice!r}: write NAME={twice}")
    for spec in agents:
        if spec.kind == BOT:
            make_bot(spec.target, game.name, "check")
            continue
        agent = make_agent(spec, arena.timeout)
        try:
            agent.check()
        finally:
            agent.close()


def run(
    arena: Arena,
    entry: Entry,
    blocks: int,
    *,
    keep: Path | None = None,
    jobs: int = 1,
    play_more: bool = True,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Played]:
    """The games of an entry, in order; those that are kept in a folder are not played again, and
    each is kept there as soon as it is over. If no more shall be played, those that are there."""
    results = None if keep is None else Results(keep, arena)
    played = {} if results is None else results.games(entry)
    wanted = range(blocks * arena.players)
    missing = [number for number in wanted if number not in played] if play_more else []
    progress(len(wanted) - len(missing))
    if missing and results is not None:
        results.open(entry)
    for result in crew_of(jobs).in_order(
        partial(_play, arena, entry, keep), missing, lambda _: progress(1)
    ):
        played[result.number] = result
    return [played[number] for number in sorted(played) if number in wanted]


def _play(arena: Arena, entry: Entry, keep: Path | None, number: int) -> Played:
    """Play a game, and keep it: in whichever process, at once."""
    course = play(arena, entry, number)
    if keep is not None:
        Results(keep, arena).keep(entry, course)
    return course.played
