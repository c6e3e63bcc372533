"""Talk: who may say something to whom apart from the others.

Where a game has teams, each talks among itself. Somebody who is alone between teams has nobody to
do so with, and may have a word with any single seat instead, and any seat with this one.
"""

from __future__ import annotations

from typing import Any

from overrun.core.event import Viewer
from overrun.core.table import Table
from overrun.server.errors import NotAllowed

TEAM = "team"


def teams(table: Table[Any]) -> list[list[int]]:
    """For each seat those with whom it talks among themselves; none for who is alone."""
    seats = table.header.seats
    return [table.game.team(table.state, seat, seats) for seat in range(seats)]


def channels(table: Table[Any], viewer: Viewer) -> list[str]:
    """To whom a viewer may speak besides everyone; spectators only speak to everyone."""
    by_seat = teams(table)
    if viewer is None or not any(by_seat):
        return []
    others = [seat for seat in range(len(by_seat)) if seat != viewer]
    if not by_seat[viewer]:
        return [str(seat) for seat in others]
    return [TEAM, *(str(seat) for seat in others if not by_seat[seat])]


def listeners(table: Table[Any], viewer: Viewer, to: str) -> list[int]:
    """The seats that hear what a viewer says to a channel; empty if everyone does."""
    if not to:
        return []
    if viewer is None or to not in channels(table, viewer):
        raise NotAllowed("server-no-such-channel", name=to)
    return teams(table)[viewer] if to == TEAM else sorted({viewer, int(to)})
