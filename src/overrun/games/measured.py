"""How long and how hard the choices of a game are, as far as that was measured.

``measured.toml`` in a game's folder holds what ``overrun balance`` found, for the values of its
settings; ``tables`` says from which tables of the game's page it was taken.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from overrun.games import folder

EASY, HARD = 60, 40
"""Games won of a hundred from which on something is easy, and below which it is hard."""


class Source(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A table of a page of balance."""

    setting: str
    heading: str
    won: str = ""
    """The column that says how often it was won; none, if nobody in particular wins."""


class Measure(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What was found of one choice."""

    won: int | None = None
    """Games of a hundred that steady bots have won."""
    rounds: float | None = None

    @property
    def level(self) -> str:
        """How hard that is; nothing if it is not known."""
        if self.won is None:
            return ""
        return "easy" if self.won >= EASY else "hard" if self.won < HARD else "medium"


class Measured(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """All that is known of a game's choices."""

    tables: list[Source] = []
    values: dict[str, dict[str, Measure]] = {}
    """By setting and value."""

    def of(self, setting: str, value: str) -> Measure:
        return self.values.get(setting, {}).get(value, Measure())


@cache
def measured(game: str) -> Measured:
    """What was found of a game's choices; nothing, if nobody has looked."""
    file = files(__package__) / folder(game) / "measured.toml"
    if not file.is_file():
        return Measured()
    return msgspec.toml.decode(file.read_bytes(), type=Measured)
