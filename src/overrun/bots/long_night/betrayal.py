"""A betrayer hides first, and strikes when its own demands are met and the colony is weak.

While it hides it does what the others do, a little less of it; the nearer the colony comes to its
objective, the less. To sink the colony before one's own demands are met wins nothing: until then
nobody has more reason than the betrayer to keep it alive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from overrun.bots.long_night.measures import bounds, short
from overrun.games.long_night.conditions.colony import Within

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

LATE = 3
"""Rounds before the end in which it is time to strike."""
NEARLY_DONE = 0.35
"""The share of the objective that may be lacking when it is time to do something about it."""
SHOWS = 0.06
"""What a search costs a betrayer who hides, for each that it has made beyond what others do."""
CARE = 1.4
"""How much more than to others morale is worth to a betrayer who is not ready yet."""


def lacking(r: Reading) -> float:
    """Which share of the main objective is lacking, from 1 down to 0."""
    wanted = missing = 0
    for goal in r.side.goals:
        if goal.word == "rounds-left":
            return min(1.0, (r.left - 1) / max(1, r.side.rounds - 1))
        low = bounds(r, goal)[0] if isinstance(goal, Within) else 0
        gap = short(r, goal, r.seat)
        wanted += max(low, gap)
        missing += gap
    return missing / wanted if wanted else 0.0


def strikes(r: Reading) -> bool:
    """Whether a betrayer drops the mask now."""
    if not r.wishes.fulfilled:
        return False
    return r.left <= LATE or r.view.morale <= r.weights.weak or lacking(r) <= NEARLY_DONE


def care(r: Reading) -> float:
    """What a point of morale is worth to a betrayer who hides, of what it is worth to others."""
    return CARE if not r.wishes.fulfilled else 0.4 + 0.6 * r.zeal


def zeal(r: Reading) -> float:
    """How much a betrayer who hides does for the colony, of what the others do."""
    left = lacking(r)
    if left <= NEARLY_DONE:
        return 0.1
    return 0.8 if r.left > LATE else 0.5


def shows(r: Reading) -> float:
    """What it costs a betrayer who hides to search once more: whoever does so much more often than
    the others is seen to look after itself."""
    searches = [player.tally.get("searches", 0) for player in r.view.players]
    own = searches.pop(r.seat)
    beyond = own + 1 - sum(searches) / max(1, len(searches))
    return SHOWS * max(0.0, beyond)
