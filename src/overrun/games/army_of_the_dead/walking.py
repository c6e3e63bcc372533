"""Walks of several zones, so that a client can take them together: each zone is an answer."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.core.routes import routes
from overrun.games.army_of_the_dead.sight import sight
from overrun.games.army_of_the_dead.state import S
from overrun.games.army_of_the_dead.team.moving import move_options
from overrun.games.army_of_the_dead.team.skills import count
from overrun.games.army_of_the_dead.view import ArmyView


def walks(view: ArmyView) -> dict[str, dict[str, list[str]]]:
    """Where the survivor whose turn it is can get by more than one move, with the way: only
    through zones where nobody wakes, bites or holds it up, and only for its player."""
    if view.turn is None:
        return {}
    s = sight(view)
    survivor = s.living(view.turn.who)
    if survivor is None or survivor.seat != view.viewer or not _is_safe(s, survivor.zone):
        return {}
    if count(s, survivor, "long-stride"):
        return {}  # one move of theirs is several zones already, and asked for one by one
    home, ground = survivor.zone, s.ground

    def onward(zone: int) -> Iterator[int]:
        survivor.zone = zone
        for option in move_options(s, survivor):
            to = ground.index[option[1]]
            if _is_safe(s, to):
                yield to

    most = s.turn.actions + s.turn.free.get("move", 0)
    found = {
        ground.names[zone]: [ground.names[each] for each in way]
        for zone, way in routes(home, onward, most).items()
        if len(way) > 1
    }
    return {survivor.id: found} if found else {}


def _is_safe(s: S, zone: int) -> bool:
    """Whether no zombie is there, awake or asleep, and nothing is turned over by coming there."""
    hidden = s.vault is not None and not s.vault.revealed and zone == s.ground.trap
    return s.crowd(zone) == 0 and zone not in s.sleepers and not hidden
