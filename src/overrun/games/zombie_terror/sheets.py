"""What the scenarios change in numbers (catalogue section 32.6): content, which may be tuned.

A table keeps its sheet, so a scenario that is tuned changes no game that was begun before.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from overrun.core import content
from overrun.core.errors import ContentError

CONTENT = Path(__file__).parent / content.CONTENT


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By how much a scenario differs from the basic game.

    >>> Sheet.of(["stars 1", "zombies 2"]) == Sheet(stars=1, zombies=2)
    True
    """

    stars: int = 0
    """What the humans need."""
    zombies: int = 0
    """How many zombies start on each half."""
    bullets: int = 0
    """How many the Policeman starts with."""

    @property
    def lines(self) -> list[str]:
        """The sheet as a stock or a position has it."""
        return [f"{name} {number}" for name, number in msgspec.to_builtins(self).items()]

    @classmethod
    def of(cls, lines: list[str]) -> Sheet:
        """The sheet from its lines; a mistake raises ``msgspec.ValidationError``."""
        words = dict(line.split(maxsplit=1) for line in lines)
        return msgspec.convert(words, cls, strict=False)


PLAIN_GAME = Sheet()


@cache
def sheets() -> dict[str, Sheet]:
    """The sheets as they are now, by scenario."""
    path = CONTENT / "scenarios.toml"
    try:
        return msgspec.convert(content.read(path), dict[str, Sheet])
    except msgspec.ValidationError as error:
        raise ContentError(f"{content.name_of(path)}: {error}") from error


@cache
def first_sheets() -> dict[str, Sheet]:
    """The sheets that there were before tables kept theirs."""
    return msgspec.json.decode((CONTENT / "first.json").read_bytes(), type=dict[str, Sheet])


def first_sheet(scenario: str) -> Sheet:
    """The sheet of a table that has kept none."""
    return first_sheets().get(scenario, PLAIN_GAME)
