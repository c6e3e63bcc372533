"""The state of a table: a tree of plain typed data, and nothing outside it."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from overrun.core.chance import Chance
from overrun.core.errors import RulesError
from overrun.core.making import Stock
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
    stock: Stock | UnsetType = UNSET
    """What lies in the boxes, until set-up is over."""

    def shelf(self, name: str) -> list[str]:
        """What set-up may take from a shelf of the boxes, in its order."""
        if self.stock is UNSET:
            raise RulesError(f"the boxes are closed; nothing can be taken from {name!r} any more")
        return self.stock[name].copy()

    def close_boxes(self) -> None:
        """Set-up is over: from now on only what is on the table counts."""
        self.stock = UNSET

    @property
    def knowledge(self) -> int:
        """A mark that grows whenever somebody learned something: a draw, or a reveal."""
        return self.chance.drawn + self.reveals


P = TypeVar("P", bound=msgspec.Struct)


def alike(kind: type[P], seen: msgspec.Struct, **others: Any) -> P:
    """A state, or a part of one, from what a view calls by the same names; the other fields are
    given. What is in the view is not copied: it is for looking at.

    >>> class Camp(msgspec.Struct):
    ...     food: int
    ...     deck: list[str]
    >>> class CampView(msgspec.Struct):
    ...     food: int
    ...     deck: int
    >>> alike(Camp, CampView(food=3, deck=2), deck=["", ""])
    Camp(food=3, deck=['', ''])
    """
    return kind(**{name: getattr(seen, name) for name in _shared(kind, type(seen))} | others)


@cache
def _shared(kind: type[msgspec.Struct], seen: type[msgspec.Struct]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name in seen.__struct_fields__)
