"""What a client needs to draw the table beyond the view, all of it from the view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from overrun.games.army_of_the_dead.board.floor_plan import picture
from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.view import ArmyView


def details(view: ArmyView) -> dict[str, Any]:
    """The tiles, zones, walls and doors, what is seen from where, and where goals want people."""
    ground = ground_of(view.mission, tuple(view.closed))
    return {**picture(ground), "sight": sight(ground), "goals": goals(view.mission, ground)}


@lru_cache(maxsize=64)
def goals(name: str, ground: Ground) -> dict[str, list[str]]:
    """The zones of each goal that is met by standing somewhere.

    >>> goals("back-door", ground_of("back-door", ()))
    {'out': ['B1b']}
    """
    found: dict[str, list[str]] = {}
    for id, goal in mission(name).goals.items():
        if zones := goal.fields.get("zones"):
            found[id] = [ground.names[ground.index[zone]] for zone in zones]
    return found


@lru_cache(maxsize=64)
def sight(ground: Ground) -> dict[str, list[str]]:
    """The zones in sight of each zone, the nearest first."""
    names = ground.names
    return {
        names[zone]: [names[other] for other in sorted(seen, key=lambda each: (seen[each], each))]
        for zone, seen in enumerate(ground.sight)
    }
