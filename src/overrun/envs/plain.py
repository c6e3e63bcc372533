"""How a game looks of which nobody has written a look: its view, hashed into columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from overrun.bots.mind import Look
from overrun.core.flow import Ask
from overrun.envs.actions import slot

COLUMNS = 128
MOST = 10_000
"""No number becomes larger."""


class PlainLook(Look):
    """Every number of the view is added to the column of its place, every word counts one in the
    column of its place and itself. Options have their words as traits."""

    NUMBERS: ClassVar[dict[str, str]] = {
        f"column-{column}": f"what the view says that is hashed to {column}"
        for column in range(COLUMNS)
    }
    TRAITS: ClassVar[dict[str, str]] = {"word": "which word it has at which place"}

    def __init__(self, view: Any, seat: int) -> None:
        super().__init__(view, seat)
        position = [0] * COLUMNS
        for place, number in facts(msgspec.to_builtins(view), "view"):
            position[slot(place, COLUMNS)] += number
        self.position = [max(-MOST, min(MOST, number)) for number in position]

    def traits(self, ask: Ask) -> list[list[str]]:
        return [
            [f"word/{place}/{word}" for place, word in enumerate(option[1:])]
            for option in ask.options
        ]


def facts(part: Any, place: str) -> Iterator[tuple[str, int]]:
    """The facts of plain data, each with its place and its number.

    >>> list(facts({"food": 3, "hand": ["axe"], "storm": True}, "view"))
    [('view/food', 3), ('view/hand/0/axe', 1), ('view/storm', 1)]
    """
    if isinstance(part, dict):
        for name, value in part.items():
            yield from facts(value, f"{place}/{name}")
    elif isinstance(part, list | tuple):
        for number, value in enumerate(part):
            yield from facts(value, f"{place}/{number}")
    elif isinstance(part, int | float):
        yield place, int(part)
    elif isinstance(part, str):
        yield f"{place}/{part}", 1
