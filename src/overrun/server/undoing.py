"""Taking answers back: alone up to the last barrier, beyond it with everyone's consent."""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.core.event import Viewer
from overrun.core.table import Table
from overrun.server import protocol


class Wish(msgspec.Struct):
    """A seat wants its last answer back, and these persons are asked."""

    seat: int
    waiting: list[int]
    refused: bool = False

    @property
    def agreed(self) -> bool:
        return not self.waiting and not self.refused


class Undoing:
    """The one wish to take something back that a table may have open. Bots always consent."""

    def __init__(self) -> None:
        self.proposal: Wish | None = None
        self._result = ""

    def needs(self, table: Table[Any], viewer: Viewer) -> str:
        """What taking the viewer's last answer back needs: ``free``, ``consent``, or empty."""
        if viewer is None or table.ended:
            return ""
        last = table.last_answer(viewer)
        if not last:
            return ""
        return "free" if table.may_undo(viewer, keep=last - 1) else "consent"

    def propose(self, seat: int, others: list[int]) -> None:
        self.proposal = Wish(seat, list(others))

    def consent(self, seat: int, agree: bool) -> bool:
        """Note what a seat says; ``False`` if it was not asked."""
        if self.proposal is None or seat not in self.proposal.waiting:
            return False
        self.proposal.waiting.remove(seat)
        self.proposal.refused |= not agree
        return True

    def wait_only_for(self, persons: list[int]) -> bool:
        """Bots took seats over, or gave them back; ``True`` if the open wish waits for fewer."""
        if self.proposal is None:
            return False
        before = len(self.proposal.waiting)
        self.proposal.waiting = [seat for seat in self.proposal.waiting if seat in persons]
        return len(self.proposal.waiting) < before

    def withdraw(self, result: str = "refused") -> bool:
        """The matter is settled, or the game has gone on; ``False`` if there was none."""
        if self.proposal is None:
            return False
        self.proposal = None
        self._result = result
        return True

    def frame(self) -> protocol.Proposal:
        if self.proposal is None:
            return protocol.Proposal(seat=None, result=self._result)
        return protocol.Proposal(seat=self.proposal.seat, waiting=self.proposal.waiting)
