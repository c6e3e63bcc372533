"""Errands: a bot plays for somebody for a while, and then gives the seat back."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.core.table import Table

DECISION, TURN, BEGUN, RECALLED = "decision", "turn", "begun", "recalled"
"""Until when: it has decided once, somebody else is asked, the first round has begun, or it is told
to; the last is no errand."""


class Errand(msgspec.Struct, frozen=True):
    """What a bot was sent for. Nothing of it is stored: after a restart such a bot gives the seat
    back when its person comes."""

    until: str
    answered: int
    """The number of the seat's last answer when it was sent."""

    @property
    def is_quick(self) -> bool:
        """Whether it is done without taking one's time: there is nothing to see in it."""
        return self.until == BEGUN

    def is_done(self, table: Table[Any], seat: int) -> bool:
        if table.ended:
            return True
        if self.until == BEGUN:
            return has_begun(table)
        if table.last_answer(seat) <= self.answered:
            return False
        return self.until == DECISION or all(ask.seat != seat for ask in table.due)


def has_begun(table: Table[Any]) -> bool:
    """Whether everything is set up, and the first round is played."""
    return table.game.progress(table.state) > 0
