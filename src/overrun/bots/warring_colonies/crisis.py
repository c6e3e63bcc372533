"""A crisis that strikes both colonies: to prevent it is half a gift to the enemy."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from overrun.bots.long_night.crisis import Crisis

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

GRUDGING = 0.6
"""How many cards the enemy gives, of those that friends would."""
SHARED = 0.7
"""The share of the own harm that a crisis does to the enemy."""
BRINK = 2
"""With so little morale one's own colony may fall by it: then it is no comfort that others do."""


class WarCrisis(Crisis):
    """The crisis as a player of one of two colonies sees it."""

    def __init__(self, r: WarReading) -> None:
        self.war = r
        super().__init__(r)
        others = [foe for foe in r.war.colonies if foe.place != r.home]
        coming = [seat for colony in others for seat in r.to_come(colony)]
        coming += [seat for seat in r.war.pair if seat not in r.plain.team]
        hands = sum(r.war.players[seat].hand_size for seat in set(coming))
        if hands and r.later_hands:
            self.mean *= 1.0 + GRUDGING * hands / r.later_hands

    @cached_property
    def stake(self) -> float:
        r = self.war
        if r.lone:
            return r.prowl.crisis  # it does not strike the den
        if r.own.morale <= BRINK:
            return super().stake
        own = r.blow(1) / max(0.2, r.heart)
        return super().stake * max(-0.3, min(1.0, 1.0 - SHARED * own))
