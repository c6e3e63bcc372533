"""Running an arena: every agent's blocks of games, kept as they end.

Games are shards of the laboratory: this process plays them, or several, or a cluster. Each comes
back with all that was said in it to the command, which alone writes in the folder.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from overrun.arena.agents import BOT, Spec, make_agent
from overrun.arena.playing import Arena, Course, Entry, Played, play
from overrun.arena.results import Results
from overrun.bots import bot_names, is_bot, make_bot
from overrun.core.errors import BadSetting, unknown
from overrun.games import find
from overrun.lab.shards import HERE, Crew


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
    crew: Crew = HERE,
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

    def arrived(course: Course) -> None:
        if results is not None:
            results.keep(entry, course)
        progress(1)

    for course in crew.in_order(partial(play, arena, entry), missing, arrived):
        played[course.played.number] = course.played
    return [played[number] for number in sorted(played) if number in wanted]
