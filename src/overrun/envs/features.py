"""What listed options look like: a row of numbers for each, hashed from the traits of the look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from overrun.bots.mind import Look, knows, mind
from overrun.core.flow import Ask
from overrun.envs.actions import slot

FEATURES = 64
"""The columns of a row, if nobody asks for more or fewer."""

Floats: TypeAlias = NDArray[np.float32]


class _Columns(dict[str, int]):
    """The columns of traits, once they were worked out."""

    def __init__(self, width: int) -> None:
        self.width = width

    def __missing__(self, trait: str) -> int:
        column = self[trait] = slot(f"trait/{trait}", self.width)
        return column


def words(game: str) -> Iterator[str]:
    """What is counted of options, as far as bots have learned of it; there may be more."""
    if knows(game):
        for kind, learned in mind(game).numbers.policy.items():
            yield f"kind/{kind}"
            yield from (f"verb/{verb}" for verb in learned.verbs)
            yield from learned.traits


class Features:
    """Rows for the options of an ask. A column counts what is true of an option: its kind of ask,
    its verb and its traits, each in the column that its name is hashed to; the rows below the last
    option are nothing."""

    def __init__(self, rows: int, width: int) -> None:
        self.shape = (rows, width)
        self._columns = _Columns(width)

    def describe(self, known: Iterable[str]) -> dict[str, str]:
        """The columns of a row, and which of the known words each of them counts.

        >>> Features(rows=128, width=2).describe(["verb/end", "wins", "verb/end"])["column-1"]
        'how many of these are true of the option: verb/end'
        """
        counted: dict[int, dict[str, None]] = {column: {} for column in range(self.shape[1])}
        for word in known:
            counted[self._columns[word]][word] = None
        return {
            f"column-{column}": f"how many of these are true of the option: {', '.join(found)}"
            if found
            else "whatever nobody has thought of yet"
            for column, found in counted.items()
        }

    def write(self, rows: Floats, ask: Ask, look: Look) -> None:
        """Count in rows of nothing what is true of the options of an ask."""
        columns, width = self._columns, self.shape[1]
        kind = columns[f"kind/{ask.kind}"]
        places: list[int] = []
        start = 0
        for option, traits in zip(ask.options, look.traits(ask), strict=True):
            places.append(start + kind)
            places.append(start + columns[f"verb/{option[0]}"])
            places.extend([start + columns[trait] for trait in traits])
            start += width
        np.add.at(rows.reshape(-1), places, np.float32(1))
