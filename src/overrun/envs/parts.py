"""The parts of an observation, and one block of memory in which all of them lie.

An observation is a *record*: its parts lie one behind the other in a few kilobytes, and the arrays
that are handed out are windows on them. So it is made by copying bytes, without an array for each
part, and where many tables are played at once their records are the rows of one block.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Observation: TypeAlias = dict[str, NDArray[Any]]

MOST = 255
"""What a number of a part of bytes is at most; whatever is larger counts as that."""


@dataclass(frozen=True)
class Part:
    """One array of an observation.

    >>> zombies = rows(4, {"there": "1 where there is one", "row": "its row"})
    >>> zombies.shape, zombies.size
    ((4, 2), 8)
    """

    shape: tuple[int, ...]
    kind: type[np.generic]
    low: float
    high: float
    names: Mapping[str, str]
    """Its columns, or its planes, by their names, and what each of them is."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        count = int(np.prod(self.shape))
        return count * np.dtype(self.kind).itemsize

    def space(self) -> spaces.Box:
        """A new space of such arrays."""
        return spaces.Box(self.low, self.high, self.shape, self.kind)  # type: ignore[arg-type]


def line(names: Mapping[str, str]) -> Part:
    """Numbers side by side."""
    return Part((len(names),), np.uint8, 0, MOST, names)


def rows(most: int, names: Mapping[str, str]) -> Part:
    """A row of numbers for each thing, up to so many; what is not there has a row of nothing."""
    return Part((most, len(names)), np.uint8, 0, MOST, names)


def planes(height: int, width: int, names: Mapping[str, str]) -> Part:
    """A plane over the fields of a board for each kind of thing."""
    return Part((len(names), height, width), np.uint8, 0, 9, names)


def told(numbers: Sequence[int]) -> bytes:
    """Whole numbers as bytes.

    >>> [*told([3, 999, -1])]
    [3, 255, 0]
    """
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(MOST, max(0, number)) for number in numbers])


class Record:
    """How the parts of an observation lie in memory."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = dict(parts)
        fields = [(name, part.kind, part.shape) for name, part in self.parts.items()]
        self.dtype = np.dtype(fields, align=True)
        self.size = self.dtype.itemsize
        self.start = {name: self.dtype.fields[name][1] for name in self.parts}  # type: ignore[index]
        """Where each part begins."""

    def space(self) -> spaces.Dict:
        """A new space of such observations."""
        return spaces.Dict({name: part.space() for name, part in self.parts.items()})

    def arrays(self, memory: bytearray) -> Observation:
        """The parts of the record that lies in this memory, as windows on it."""
        whole: NDArray[Any] = np.ndarray((), self.dtype, memory)
        return {name: whole[name] for name in self.parts}
