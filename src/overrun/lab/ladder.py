"""The ladder: every level at the same seats with the same seeds, and how much stronger each is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun.bots import MASTER, SHARP, STEADY
from overrun.bots.levels import NEWCOMER
from overrun.lab.simulate import Progress
from overrun.lab.strength import Pairs, Run, compare, contests, run

RUNGS = ("random", NEWCOMER, STEADY, SHARP, MASTER)


class Rung(msgspec.Struct):
    """A level in one contest, and how it stands beside each of the others."""

    run: Run
    beside: dict[str, Pairs]


class Standing(msgspec.Struct):
    """All levels in one contest."""

    contest: str
    rungs: dict[str, Rung]

    @property
    def games(self) -> int:
        """How many each of them has played."""
        return len(next(iter(self.rungs.values())).run.won)

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
    jobs: int = 1,
    progress: Progress | None = None,
    keep: Path | None = None,
) -> Standing:
    """Let each level play the same games of a contest, beside steady players; those that are kept
    in a folder are not played again."""
    found = contests(game)[contest]
    runs: dict[str, Run] = {}
    for number, level in enumerate(levels):

        def told(done: int, of: int, number: int = number) -> None:
            if progress is not None:
                progress(number * of + done, len(levels) * of)

        runs[level] = run(game, level, found, games, seed, jobs=jobs, progress=told, keep=keep)
    rungs = {
        level: Rung(
            mine,
            {other: compare(theirs, mine) for other, theirs in runs.items() if other != level},
        )
        for level, mine in runs.items()
    }
    return Standing(contest, rungs)
