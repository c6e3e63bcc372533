"""Who is away, since when, and how long the others have to wait before a bot may stand in."""

from __future__ import annotations

from collections.abc import Collection
from time import monotonic


class Absence:
    """The persons of a table who are not here. A moment without a connection is nobody's chance:
    each time somebody goes, the whole grace begins anew.

    >>> absence = Absence(180)
    >>> absence.note(held=[0, 1], present=[0], now=100.0)
    >>> absence.left(now=130.0)
    {1: 150.0}
    >>> absence.note(held=[0, 1], present=[0, 1], now=140.0)
    >>> absence.left(now=150.0)
    {}
    """

    def __init__(self, grace: float) -> None:
        self.grace = grace
        self.since: dict[int, float] = {}
        """When each of them was last here, by a clock that only runs forward."""

    def note(
        self, held: Collection[int], present: Collection[int], now: float | None = None
    ) -> None:
        """These seats are persons', and the persons of these are here."""
        moment = monotonic() if now is None else now
        gone = [seat for seat in held if seat not in present]
        self.since = {seat: self.since.get(seat, moment) for seat in gone}

    def left(self, now: float | None = None) -> dict[int, float]:
        """Seconds that each of them still has; 0 for who may be stood in for."""
        moment = monotonic() if now is None else now
        return {
            seat: round(max(0.0, since + self.grace - moment), 2)
            for seat, since in self.since.items()
        }
