"""What a drawing of the table needs to know, worked out from a view: no rules, only geometry."""

from __future__ import annotations

from typing import Any

from overrun.core.flow import Ask
from overrun.core.reason import Option
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


def where(view: View, ask: Ask, option: Option) -> list[str]:
    """The fields that the option is about, from where it starts to what it aims at."""
    ground = ground_of(view.columns, view.terrain)
    verb, *words = option
    if verb in ("do", "halt"):
        zombie = next((each for each in view.zombies if each.field == ask.facts["field"]), None)
        return [] if zombie is None else _path(ground, zombie, words[0])
    if verb == "face":
        return [str(ask.facts["field"])]
    stands = {human.name: human.field for human in view.humans}
    fields = [word if word in ground.index else stands.get(word, "") for word in words]
    return [field for field in fields if field]


def _path(ground: Ground, zombie: ZombieView, letters: str) -> list[str]:
    """The fields of an activation: the last is its victim's, or where the zombie will stand."""
    at, facing = ground.index[zombie.field], FACINGS.index(zombie.facing)
    path = [at]
    for letter in letters:
        if letter in "F*" and ground.step[at][facing] >= 0:
            at = ground.step[at][facing]
            path.append(at)
        elif letter in "LR":
            facing = (facing + (1 if letter == "R" else -1)) & 3
    return [ground.names[field] for field in path]
