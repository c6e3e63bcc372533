"""The main objectives of two colonies: how far it is, and what a step is worth in a race."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.aims import Aims

if TYPE_CHECKING:
    from overrun.bots.warring_colonies.reading import WarReading

KILL = 1.4
"""The dice that a kill in town takes."""


class WarAims(Aims):
    """What the main objective still wants of the own colony."""

    def __init__(self, r: WarReading) -> None:
        self.war = r
        self.kills_lacking = 0
        self.lead = 0
        """By how much the own morale must be above the enemy's; 0 if that is not asked."""
        super().__init__(r)

    def _read(self, goal: Any) -> float:
        if goal.word == "town-kills":
            wanted = goal.at_least * (len(self.war.own.seats) if goal.per_player else 1)
            done = sum(player.tally.get("town-kills", 0) for player in self.r.view.players)
            self.kills_lacking = max(0, wanted - done)
            self.others += self.kills_lacking
            return KILL * self.kills_lacking
        if goal.word == "lead":
            self.lead = goal.at_least
            if self.war.foes:
                ahead = self.war.own.morale - self.war.foes[0].morale
                self.others += max(0, goal.at_least - ahead)
            return 0.0
        if goal.word == "intruders":
            return 0.0  # they come and go, and are seen to by the fronts
        return super()._read(goal)

    @cached_property
    def kill_in_town(self) -> float:
        """What it is worth to kill a zombie outside the colonies."""
        if not self.kills_lacking:
            return 0.0
        worth = KILL * self.step
        return worth + (self.success if self.kills_lacking == self.others == 1 else 0.0)

    @cached_property
    def success(self) -> float:
        """The other colony does not wait until one's own demands are met."""
        return self.r.weights.win_now * self.r.cause

    @cached_property
    def kills(self) -> bool:
        return super().kills or self.kills_lacking > 0
