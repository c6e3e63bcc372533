"""Openings: words for building the board and for set-up, and play that nobody steers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.zombie_terror.state import ZombieTerrorState
from tests.games.zombie_terror.scene import Scene, scene

HUMANS_SEAT, ZOMBIES_SEAT = 0, 1


def lay(table: Scene, *tokens: str) -> Scene:
    """Lay tokens, whoever's turn it is: ``lay(table, "large:C2:flat", "small:F6:flat")``."""
    return table.do(*(f"lay:{token}" for token in tokens))


def lay_anything(table: Scene, dice: random.Random | None = None) -> Scene:
    """Lay all tokens that are left, each on its first legal place or on a random one."""
    while table.ask.kind == "building":
        options = sorted(table.options())
        table.do(dice.choice(options) if dice else options[0])
    return table


def stand(table: Scene, fields: str = "A1 B1 C1 D1 E1 F1") -> Scene:
    """Place the humans (and the dog) on these fields, in the order in which they are asked for."""
    for field in fields.split():
        table.do(f"place:{table.ask.facts['human']}:{field}")
    return table


def rise(table: Scene, *zombies: str) -> Scene:
    """Place zombies: ``rise(table, "H1 N", "C10 E")``."""
    for zombie in zombies:
        field, facing = zombie.split()
        table.do(f"zombie:{field}", f"face:{facing}")
    return table


def rise_anywhere(table: Scene, facing: str = "N") -> Scene:
    """Place all zombies that are left, each on the first legal field."""
    while table.ask.kind == "zombie-start":
        table.do(min(table.options("zombie:")), f"face:{facing}")
    return table


def drawing(ground: str, allowed: set[str] | frozenset[str], pawns: str = "") -> str:
    """The picture of a board: rows of terrain (the car's row first), allowed fields, pawns."""
    rows = ground.split()
    placed = dict(pair.split() for pair in pawns.split(",") if pair.strip())
    lines = []
    for row, terrain in zip(range(len(rows), 0, -1), rows, strict=True):
        cells = []
        for column, kind in enumerate(terrain):
            name = f"{chr(ord('A') + column)}{row}"
            cell = placed.pop(name, "") + kind.replace(".", "") + "+" * (name in allowed)
            cells.append(cell or ".")
        lines.append(f"{row} " + " ".join(cells))
    assert not placed, f"no such fields: {placed}"
    return "\n".join(lines)


def terrain_rows(table: Scene) -> str:
    """The terrain as lines, the car's row first."""
    s = table.s
    starts = range(len(s.terrain) - s.columns, -1, -s.columns)
    return "\n".join(s.terrain[start : start + s.columns] for start in starts)


def allowed(table: Scene) -> set[str]:
    """The names of the fields on which new zombies may be placed, as everybody sees them."""
    return set(table.table.view(None).allowed)


def upon(table: Scene, pawns: str, **lines: object) -> Scene:
    """A position on the board as it lies on this table now: ``upon(table, "F13 N, F6 v")``."""
    config = table.s.config
    return scene(
        drawing(terrain_rows(table), allowed(table), pawns),
        layout=config.layout,
        setup=config.setup,
        scenario=config.scenario,
        half_line=table.s.half_line,
        **lines,
    )


def wander(
    table: Table[ZombieTerrorState], dice: random.Random
) -> Iterator[Table[ZombieTerrorState]]:
    """Answer at random until the game is over; the table after each answer."""
    while not table.ended:
        (ask,) = table.asks
        table.answer(ask.seat, ask.number, wire(dice.choice(ask.options)))
        yield table


def connected(table: Scene) -> bool:
    """Whether a walker could reach every field that is no obstacle from every other one."""
    ground = table.s.ground
    open_fields = {f for f in range(len(ground.terrain)) if not ground.is_obstacle(f)}
    reached: set[int] = set()
    fringe = {min(open_fields)}
    while fringe:
        reached |= fringe
        fringe = {
            other for field in fringe for other in ground.neighbours[field] if other in open_fields
        } - reached
    return reached == open_fields


def words(thing: Any) -> set[str]:
    """Every word that a view or an event says: values, not the names of its fields."""
    plain = msgspec.to_builtins(thing)
    if isinstance(plain, str):
        return {plain}
    inner = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list) else ()
    return {word for each in inner for word in words(each)}


def finish_movement(s: Scene) -> list[str]:
    """Activate whoever may be activated, anyhow; the fields of those who were."""
    acted = []
    while s.ask.kind in ("zombie-action", "activation"):
        option = min(option for option in s.options() if not option.startswith("play:"))
        if option == "done":
            s.do("done")
            break
        if option.startswith("activate:"):
            acted.append(option.rsplit(":", 1)[1])
        s.do(option)
    return acted
