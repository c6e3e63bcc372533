"""One play of a game as it is in memory: the table, who sits at it, and what is under way."""

from __future__ import annotations

from typing import Any

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.server.ending import Ending
from overrun.server.errands import Errand
from overrun.server.seating import Seating
from overrun.server.store import NotOwner, SeatRow, TableRow
from overrun.server.timers import Timers
from overrun.server.undoing import Undoing
from overrun.server.voting import Voting
from overrun.teaching.guiding import Guide
from overrun.teaching.lesson import lesson_of

LESSON = "lesson"
"""What a table may be set up for: ``lesson/first-steps``."""


class Play:
    """What everything in a :class:`~overrun.server.room.Room` looks at and works on."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        table: Table[Any],
        fence: int,
        since: dict[int, int],
    ) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.fence = fence
        """To be shown to the store with every write."""
        self.seating = Seating(seats)
        self.timers = Timers(row.timers)
        self.undoing = Undoing()
        self.ending = Ending()
        self.errands: dict[int, Errand] = {}
        """What the bots of some seats were sent for."""
        self.revision = row.revision
        self.since = since
        """For each seat, how many events it had heard when it last answered."""
        self._guide = _guide(row, table)

    @property
    def guide(self) -> Guide | None:
        """Who leads through the lesson that the table is for, if it is for one."""
        if self._guide is not None:
            self._guide.follow(self.table)
        return self._guide

    @property
    def votings(self) -> list[Voting]:
        return [self.undoing, self.ending]

    @property
    def awake(self) -> bool:
        """Whether it needs a process even if nobody looks: a bot is to act, or a clock runs."""
        if self.table.ended or self.row.options.practice:
            return False
        return bool(self.timers) or any(map(self.seating.bot_at, self.table.waiting))

    def own(self, done: bool) -> None:
        """What the store did not do was another's to do."""
        if not done:
            raise NotOwner(f"table {self.id} is owned by another process")


def _guide(row: TableRow, table: Table[Any]) -> Guide | None:
    purpose, _, name = row.options.practice.partition("/")
    if purpose != LESSON:
        return None
    try:
        return Guide(lesson_of(table.game.name, name), table)
    except BadSetting:  # a lesson of an earlier version: it is a table like any other now
        return None
