"""The roles of The Long Night: loyal or the betrayer, and whoever was sent into exile."""

from __future__ import annotations

from typing import Any

from overrun.bots.long_night import suspicion
from overrun.core.table import Table
from overrun.games.long_night.ending import is_betrayer
from overrun.games.long_night.library import library

TOGETHER, LOYAL, BETRAYER, EXILE = "together", "loyal", "betrayer", "exile"


def hides(table: Table[Any]) -> bool:
    return not table.state.config.cooperative


def roles(table: Table[Any], seat: int) -> tuple[str, ...]:
    """What a seat was; an exile is loyal or the betrayer besides."""
    s = table.state
    if s.config.cooperative:
        return (TOGETHER,)
    own = BETRAYER if is_betrayer(s, seat) else LOYAL
    return (own, EXILE) if s.players[seat].exiled else (own,)


def suspected(view: Any, seat: int) -> dict[int, float]:
    """As likely as it is in the worlds that masters think in; nothing for the betrayer."""
    own = view.players[seat].secret
    if not own or library().secrets[own].betrayal:
        return {}
    return suspicion.suspected(view, seat)


def culprit(table: Table[Any]) -> int:
    return next((seat for seat in table.state.seats if is_betrayer(table.state, seat)), -1)
