"""The ladder: every level at the same seats with the same seeds, and how much stronger each is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun.bots import MASTER, SHARP, STEADY
from overrun.bots.levels import NEWCOMER
from overrun.lab.shards import HERE, Crew
from overrun.lab.simulate import Progress
from overrun.lab.strength import Pairs, Run, compare, contests, run

COUNTED = f"{MASTER}:n"
"""A master that counts its playouts: as many as the contest gives it."""
RUNGS = ("random", NEWCOMER, SHARP, STEADY, COUNTED)


class Rung(msgspec.Struct):
    """A level in one contest, and how it stands beside each of the others."""

    run: Run
    beside: dict[str, Pairs]


class Standing(msgspec.Struct):
    """All levels in one contest."""

    contest: str
    rungs: dict[str, Rung]

    def as_json(self) -> dict[str, Any]:
        return {
            level: {
                **rung.run.as_json(),
                "beside": {other: pairs.as_json() for other, pairs in rung.beside.items()},
            }
            for level, rung in self.rungs.items()
        }


def climb(
    game: str,
    contest: str,
    levels: Sequence[str],
    games: int,
    seed: str,
    crew: Crew = HERE,
    progress: Progress | None = None,
    keep: Path | None = None,
    play: bool = True,
) -> Standing:
    """Let each level play the same games of a contest, beside steady players; those that are kept
    in a folder are not played again. If nothing is to be played, only they are told of."""
    found = contests(game)[contest]
    runs: dict[str, Run] = {}
    for number, level in enumerate(levels):

        def told(done: int, of: int, number: int = number) -> None:
            if progress is not None:
                progress(number * of + done, len(levels) * of)

        bot = f"{MASTER}:{found.playouts}" if level == COUNTED else level
        made = run(game, bot, found, games, seed, crew=crew, progress=told, keep=keep, play=play)
        if made.won:
            runs[bot] = made
    rungs = {
        level: Rung(
            mine,
            {other: compare(theirs, mine) for other, theirs in runs.items() if other != level},
        )
        for level, mine in runs.items()
    }
    return Standing(contest, rungs)
