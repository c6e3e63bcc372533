"""What a war between two colonies does in another way than The Long Night."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from overrun.games.long_night.customs import Customs

if TYPE_CHECKING:  # the state names its customs
    from overrun.games.long_night.state import Colony, Door, Survivor
    from overrun.games.warring_colonies.state import WarState

TWO_BULLETS, INTRUDERS_DRAW, PUSH_OUT = "two-bullets", "intruders-draw", "push-out"
FIGHT_ON, ELECTION = "fight-on", "election"
MISSING = {
    TWO_BULLETS: "WC-ADDB-02",
    INTRUDERS_DRAW: "WC-ZOM-02",
    PUSH_OUT: "WC-ZOM-03",
    FIGHT_ON: "WC-END-04",
    ELECTION: "WC-LDR-02",
}
"""The rules that are missing from the supplied rulebook, and known from others: each can be
switched off at a table (WC-OP-01.b)."""


class WarCustoms(Customs["WarState"]):
    """What is done in Warring Colonies."""

    noise_limit = 1  # WC-ACT-SRC-01
    peace = True  # WC-ACT-REM-01
    open_crisis = True  # WC-CRI-06

    # -- the players -------------------------------------------------------------------------

    def kept(self, s: WarState, seat: int) -> int:
        """Three of five with few players and for the Lone Wolf, else two of four
        (WC-SET-25, -27, WC-LW-SET-05)."""
        return 3 if seat == s.wolf or len(s.players) < 6 else 2

    def table_order(self, s: WarState) -> list[int]:
        """The Lone Wolf, then both colonies from their leaders on (WC-LW-RUL-01, WC-TURN-03)."""
        order = [s.wolf] if s.wolf is not None and s.wolf_plays else []
        return order + [seat for side in s.sides for seat in s.clockwise(side.first)]

    def is_active(self, s: WarState, seat: int) -> bool:
        return seat in s.pair

    def arbiter(self, s: WarState, place: str) -> int:
        """The leader of the colony there, or of the one with less morale (WC-OP-46)."""
        colony = s.colony_at(place)
        if colony is None or colony.den:
            colony = min(s.sides, key=lambda each: each.morale)
        return colony.first

    # -- their actions -----------------------------------------------------------------------

    def able(self, s: WarState, seat: int) -> list[str]:
        survivors = s.survivors
        return [name for name in s.players[seat].group if not survivors[name].bitten]

    def askable(self, s: WarState, seat: int) -> Sequence[int]:
        return s.clockwise(seat) if s.config.friendly else s.seats  # WC-OP-24.e

    def may_trade(self, s: WarState, v: Survivor, other: str) -> bool:
        taker = s.survivors[other]
        return not taker.bitten and (not s.config.friendly or taker.home == v.home)

    # -- crises and zombies ------------------------------------------------------------------

    def contributors(self, s: WarState) -> list[int]:
        return [seat for seat in s.seats if not s.players[seat].out]  # WC-OP-26.a

    def suffers_crises(self, s: WarState, seat: int) -> bool:
        return seat != s.wolf

    def close_roads(self, s: WarState, *, by_crisis: bool) -> None:
        if by_crisis:
            s.snowed_in = s.round + 1
        else:
            super().close_roads(s, by_crisis=False)

    def draws(self, s: WarState, colony: Colony) -> int:
        """Strangers at the gates of a colony draw zombies, too (WC-ZOM-02)."""
        if not s.has(INTRUDERS_DRAW):
            return 0
        return sum([len(door.intruders) for door in s.places[colony.place].doors])

    def drives_off(self, s: WarState, door: Door) -> int:
        """Those at the gates of others are pushed out (WC-ZOM-03)."""
        return len(door.intruders) if s.has(PUSH_OUT) else 0
