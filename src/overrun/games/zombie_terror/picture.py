"""What a drawing of the table needs to know, worked out from a view: no rules, only geometry."""

from __future__ import annotations

from typing import Any

from overrun.games.zombie_terror.board import FACINGS, Ground, ground_of, layout
from overrun.games.zombie_terror.state import SETTING_UP
from overrun.games.zombie_terror.view import View, ZombieView


def details(view: View) -> dict[str, Any]:
    """The fields along which each zombie looks; while the board is built, the tokens' shapes.

    A line of sight ends with the first pawn in it, as the eye of the reader expects.
    """
    ground = ground_of(view.columns, view.terrain)
    taken = {human.field for human in view.humans} | {each.field for each in view.zombies}
    found: dict[str, Any] = {
        "sight": {each.field: _sight(ground, each, taken) for each in view.zombies}
    }
    if view.phase == SETTING_UP and view.config.setup != "basic":
        found["tokens"] = layout(view.config.layout).tokens
    return found


def _sight(ground: Ground, zombie: ZombieView, taken: set[str]) -> list[str]:
    seen = []
    for field in ground.sight[ground.index[zombie.field]][FACINGS.index(zombie.facing)]:
        seen.append(ground.names[field])
        if ground.names[field] in taken:
            break
    return seen
