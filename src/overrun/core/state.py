"""The state of a table: a tree of plain typed data, and nothing outside it."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from overrun.core.chance import Chance
from overrun.core.reason import Fact

Step: TypeAlias = tuple[str, list[Any]]
"""An entry of the agenda: the name of a task and its arguments."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, and who won.

    ``reason`` is a short name from the game's list of endings; ``sides`` the winning sides by
    name, for statistics; ``facts`` what the end banner tells.
    """

    reason: str
    winners: list[int]
    sides: list[str]
    facts: dict[str, Fact] = {}


class State(msgspec.Struct, kw_only=True):
    """What every game's state has. A game derives from it and adds its own pieces.

    Only plain data may be in it: numbers, strings, lists, dicts and other structs. Things refer
    to each other by id; card and board definitions stay outside. Whatever is not in here is gone
    between two tasks.
    """

    chance: Chance
    agenda: list[Step] = []
    asks: int = 0
    """How many asks were opened so far; their numbers come from it."""
    events: int = 0
    """How many events were told so far."""
    reveals: int = 0
    """How many times something hidden became known; an undo stops there."""
    outcome: Outcome | None = None

    @property
    def knowledge(self) -> int:
        """A mark that grows whenever somebody learned something: a draw, or a reveal."""
        return self.chance.drawn + self.reveals
