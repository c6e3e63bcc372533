"""Roles: what a seat was, once a game is over, and whom it had reason to suspect before.

A game without a module here has its sides for roles, and nobody to suspect. One with hidden roles
brings

* ``hides(table)``: whether there may be somebody to suspect at such a table, as everybody knows;
* ``roles(table, seat)``: what the seat was, in words that the report counts by; one or several;
* ``suspected(view, seat)``: how likely each of the others is the one who works against the rest,
  by what the seat has seen; what is missing to 1 is nobody. Empty if it knows;
* ``culprit(table)``: who it was; -1 if nobody.
"""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.games import part

ANYONE = "player"
"""The role of a seat where all are alike."""


def roles_of(table: Table[Any], seat: int) -> tuple[str, ...]:
    """What a seat was in a game that is over."""
    own = part(__name__, table.game.name)
    if own is not None:
        found: tuple[str, ...] = own.roles(table, seat)
        return found
    side = table.game.side(table.state, seat)
    return (ANYONE if side == f"seat-{seat}" else side,)


def hides(table: Table[Any]) -> bool:
    """Whether there may be somebody to suspect."""
    own = part(__name__, table.game.name)
    return own is not None and bool(own.hides(table))


def suspected(table: Table[Any], seat: int) -> dict[int, float]:
    """How likely each of the others is the one, to a seat; nothing where nobody can be, or where
    the seat knows."""
    own = part(__name__, table.game.name)
    found: dict[int, float] = {} if own is None else own.suspected(table.view(seat), seat)
    return found


def culprit(table: Table[Any]) -> int:
    """Who it was; -1 if nobody."""
    found: int = part(__name__, table.game.name).culprit(table)
    return found
