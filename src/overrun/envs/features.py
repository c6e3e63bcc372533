"""What listed options look like: a row of numbers for each, hashed from the traits of the look."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from overrun.bots.mind import Look
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


class Features:
    """Rows for the options of an ask. A column counts what is true of an option: its kind of ask,
    its verb and its traits, each in the column that its name is hashed to; the rows below the last
    option are nothing."""

    def __init__(self, rows: int, width: int) -> None:
        self.shape = (rows, width)
        self._columns = _Columns(width)

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
