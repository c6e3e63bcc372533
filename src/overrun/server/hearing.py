"""What each viewer has heard so far, without counting a long game from its start each time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from overrun.core.event import Heard, Viewer
from overrun.core.table import Table


class Hearing:
    """Numbers the events of a table for its viewers as they come."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._seen = len(table.events)
        self._counts: dict[Viewer, int] = {}

    def count(self, viewer: Viewer) -> int:
        """How many events the viewer has heard, up to the last :meth:`news`."""
        if viewer not in self._counts:
            told = self.table.events[: self._seen]
            self._counts[viewer] = sum(each.seen_by(viewer) is not None for each in told)
        return self._counts[viewer]

    def news(self, viewers: Iterable[Viewer]) -> dict[Viewer, list[Heard]]:
        """What these viewers, and all that were counted before, hear since the last time."""
        fresh = self.table.events[self._seen :]
        found: dict[Viewer, list[Heard]] = {}
        for viewer in {*viewers, *self._counts}:
            number = self.count(viewer)
            found[viewer] = heard = []
            for event in fresh:
                facts = event.seen_by(viewer)
                if facts is not None:
                    number += 1
                    heard.append(Heard(number, event.name, facts))
            self._counts[viewer] = number
        self._seen = len(self.table.events)
        return found
