"""A betrayer hides first, and strikes when its own demands are met, or when time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overrun.bots.long_night.measures import FAR, short

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

CLOSE = 3
"""The colony is about to succeed if no more than so much is lacking."""


def strikes(r: Reading) -> bool:
    """Whether a betrayer drops the mask now."""
    lacking = r.wishes.lacking
    if not lacking:
        return True
    view = r.view
    if lacking == 1 and (view.morale <= 3 or r.left <= 3):
        return True
    to_do = sum(min(FAR, short(r, goal, r.seat)) for goal in r.side.goals)
    return r.left <= 1 or (to_do <= CLOSE and lacking <= 2)
