"""Ending a game before its end: who may do so alone, and who has to ask the others."""

from __future__ import annotations

from typing import Any

from overrun.core.table import Table
from overrun.server.protocol import END
from overrun.server.voting import Voting


class Ending(Voting):
    """The one wish to end the game that a table may have open."""

    about = END


def concedes(table: Table[Any], seat: int) -> bool:
    """Whether giving up is this seat's own matter: in a duel, and for whoever stands alone against
    all others. Otherwise a game of many would end because one has had enough."""
    seats = range(table.header.seats)
    if len(seats) <= 2:
        return True
    sides = [table.game.side(table.state, each) for each in seats]
    return len(set(sides)) == 2 and sides.count(sides[seat]) == 1
