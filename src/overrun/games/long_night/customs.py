"""The rules that a game built on this one has in its own way.

A state says whose they are, and everybody asks there: ``s.customs.arbiter(s, "school")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:  # the state names its customs
    from overrun.games.long_night.state import Colony, Door, LongNightState, Survivor

S = TypeVar("S", bound="LongNightState")


def kept_by(players: int) -> int:
    """How many of the survivors dealt to a player are kept (LN-SETUP-18, LN-VAR-2P-03)."""
    return 3 if players == 2 else 2


class Customs(Generic[S]):
    """What is done in The Long Night."""

    peace = False
    """Survivors are not attacked in turns (WC-ACT-REM-01)."""
    open_crisis = False
    """What is added to a crisis lies open, and only what it asks for may be (WC-CRI-06, -08)."""
    noise_limit = 0
    """How often noise may be made in one search; 0 for as often as there is room."""

    # -- the players -------------------------------------------------------------------------

    def kept(self, s: S, seat: int) -> int:
        """How many of the survivors dealt to this player are kept."""
        return kept_by(len(s.players))

    def table_order(self, s: S) -> list[int]:
        """All who still play, in the order of the round."""
        return s.from_first()

    def is_active(self, s: S, seat: int) -> bool:
        """Whether it is this player's turn."""
        return seat == s.active

    def arbiter(self, s: S, place: str) -> int:
        """Who decides what the rules leave open at a place (LN-TEXT-02)."""
        return s.first

    # -- their actions -----------------------------------------------------------------------

    def able(self, s: S, seat: int) -> list[str]:
        """The survivors of a player who can act."""
        return s.players[seat].group

    def askable(self, s: S, seat: int) -> Sequence[int]:
        """Of whom a player may request cards: of everybody (LN-ACT-REQ-01)."""
        return s.seats

    def may_trade(self, s: S, v: Survivor, other: str) -> bool:
        """Whether somebody may be handed something: not who lies on its side (WC-OP-18.c)."""
        return not s.survivors[other].bitten

    # -- crises and zombies ------------------------------------------------------------------

    def contributors(self, s: S) -> list[int]:
        """The players who are counted against a crisis (LN-COL-CRISIS-04)."""
        return s.citizens

    def suffers_crises(self, s: S, seat: int) -> bool:
        """Whether what a crisis does is done to this player's survivors, too (WC-LW-RUL-15)."""
        return True

    def close_roads(self, s: S, *, by_crisis: bool) -> None:
        """In the next round nobody may go to the colony of others."""
        s.roads_closed = s.round + 1

    def draws(self, s: S, colony: Colony) -> int:
        """The strangers at the gates of a colony who draw zombies as its people do."""
        return 0

    def drives_off(self, s: S, door: Door) -> int:
        """How many at a full entrance zombies drive off before one gets in."""
        return 0
