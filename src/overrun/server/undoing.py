"""Taking answers back: alone up to the last barrier, beyond it with everyone's consent."""

from __future__ import annotations

from typing import Any

from overrun.core.event import Viewer
from overrun.core.table import Table
from overrun.server.protocol import UNDO
from overrun.server.voting import Voting


class Undoing(Voting):
    """The one wish to take something back that a table may have open."""

    about = UNDO

    def needs(self, table: Table[Any], viewer: Viewer) -> str:
        """What taking the viewer's last answer back needs: ``free``, ``consent``, or empty."""
        if viewer is None or table.ended:
            return ""
        last = table.last_answer(viewer)
        if not last:
            return ""
        return "free" if table.may_undo(viewer, keep=last - 1) else "consent"
