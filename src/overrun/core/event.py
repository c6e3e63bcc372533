"""Events: what happened, told to those who may know it."""

from __future__ import annotations

import msgspec

from overrun.core.reason import Fact

Viewer = int | None
"""A seat, or ``None`` for a spectator, who sees what is public."""


class Event(msgspec.Struct, array_like=True):
    """Something that happened at a table.

    The audience is decided when the event is written; nothing hides anything afterwards.
    ``only`` empty means everyone hears of it, else just these seats. ``private`` adds facts for
    single seats to the public half.

    >>> drew = Event("drew", {"seat": 1, "cards": 1}, private={1: {"card": "canal"}})
    >>> drew.seen_by(1)
    {'seat': 1, 'cards': 1, 'card': 'canal'}
    >>> drew.seen_by(None)
    {'seat': 1, 'cards': 1}
    """

    name: str
    facts: dict[str, Fact]
    only: tuple[int, ...] = ()
    private: dict[int, dict[str, Fact]] = {}

    def seen_by(self, viewer: Viewer) -> dict[str, Fact] | None:
        """The facts as this viewer may know them, or ``None`` if it does not hear of the event."""
        if self.only and viewer not in self.only:
            return None
        extra = self.private.get(viewer) if viewer is not None else None
        return {**self.facts, **extra} if extra else self.facts


class Heard(msgspec.Struct):
    """An event as one viewer hears it.

    The number counts what this viewer has heard: a gap would tell that something secret happened.
    """

    number: int
    name: str
    facts: dict[str, Fact]
