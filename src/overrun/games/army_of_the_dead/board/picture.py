"""What a client needs to draw the table beyond the view: plain data, all of it from the view.

Lengths are cells of the tiles; the north-west corner of the board is ``[0, 0]``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.board.laying import (
    CROSSING,
    DOOR,
    LINE,
    RIM,
    WALL,
    Border,
    Zone,
)
from overrun.games.army_of_the_dead.board.tiles import (
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    STREET,
    WEST,
    Cell,
    beside,
)
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.state import HANDS, LEVELS, THRESHOLDS
from overrun.games.army_of_the_dead.view import ArmyView

Point = tuple[int, int]
Segment = tuple[int, int, int, int]


def details(view: ArmyView) -> dict[str, Any]:
    """The board, where goals want people, and how the boards of survivors are divided: from how
    many adrenaline points on each level counts, and which slots are hands."""
    ground = ground_of(view.mission, tuple(view.closed))
    levels = dict(zip(LEVELS, THRESHOLDS, strict=True))
    goals = goal_zones(view.mission, ground)
    return {**picture(ground), "goals": goals, "levels": levels, "hands": HANDS}


@lru_cache(maxsize=64)
def goal_zones(name: str, ground: Ground) -> dict[str, list[str]]:
    """The zones of each goal that is met by standing somewhere.

    >>> goal_zones("back-door", ground_of("back-door", ()))
    {'out': ['B1b']}
    """
    found: dict[str, list[str]] = {}
    for id, goal in mission(name).goals.items():
        if zones := goal.fields.get("zones"):
            found[id] = [ground.names[ground.index[zone]] for zone in zones]
    return found


@lru_cache(maxsize=64)
def picture(ground: Ground) -> dict[str, Any]:
    """Everything to draw but the pieces.

    ``slots`` are the tiles. A zone's ``outline`` is a list of closed lines, the outer one first;
    ``box`` is its largest clear rectangle as ``[x, y, width, height]``, with ``anchor`` in the
    middle: a place for figures. ``walls``, ``edges`` (of streets, where the board ends),
    ``crossings``, ``lines`` and ``rims`` (around the statue) are segments ``[x1, y1, x2, y2]``, and
    so are the parts of a door. ``blockers`` are cells that nobody sees past; ``sight`` has the
    zones in sight of each zone, the nearest first.

    >>> from overrun.games.army_of_the_dead.board.ground import compose
    >>> picture(compose([["V4"]]))["zones"][0]["outline"]
    [[[0, 0], [2, 0], [2, 2], [0, 2]]]
    """
    walls, edges = _outside(ground)
    kinds: dict[str, list[Segment]] = {kind: [] for kind in (WALL, CROSSING, LINE, RIM, DOOR)}
    for border, kind in ground.borders.items():
        kinds[kind].append(_between(border))
    names = ground.names
    return {
        "size": [
            SIZE + max(slot.at[0] for slot in ground.slots),
            SIZE + max(slot.at[1] for slot in ground.slots),
        ],
        "slots": [
            {
                "slot": slot.name,
                "tile": slot.tile.id,
                "turn": slot.tile.turn,
                "at": list(slot.at),
                "floor": slot.floor,
            }
            for slot in ground.slots
        ],
        "zones": [_zone(ground, zone) for zone in ground.zones],
        "walls": _joined([*walls, *kinds[WALL]]),
        "edges": _joined(edges),
        "crossings": _joined(kinds[CROSSING]),
        "lines": _joined(kinds[LINE]),
        "rims": _joined(kinds[RIM]),
        "doors": [
            {
                "name": door.name,
                "closed": door.closed,
                "vault": door.name == ground.vault_door,
                "at": _joined([_between(border) for border in door.borders]),
            }
            for door in ground.doors.values()
        ],
        "blockers": [list(cell) for cell in sorted(ground.blockers)],
        "decor": [
            {
                "name": each.name,
                "at": [slot.at[0] + each.cell[0], slot.at[1] + each.cell[1]],
                "turn": each.turn,
            }
            for slot in ground.slots
            for each in slot.tile.decor
        ],
        "sight": {
            names[zone]: [names[at] for _, at in sorted((away, at) for at, away in seen.items())]
            for zone, seen in enumerate(ground.sight)
        },
    }


def _zone(ground: Ground, zone: Zone) -> dict[str, Any]:
    x, y, width, height = _box([cell for cell in zone.cells if cell not in ground.blockers])
    return {
        "name": zone.name,
        "members": list(zone.members),
        "kind": zone.kind,
        "label": zone.label,
        "floor": zone.floor,
        "elevator": zone.elevator,
        "cells": [list(cell) for cell in zone.cells],
        "outline": _outline(zone.cells),
        "box": [x, y, width, height],
        "anchor": [x + width / 2, y + height / 2],
    }


def _between(border: Border) -> Segment:
    """The line between two cells side by side."""
    (x, y), (other_x, _) = border
    return (x + 1, y, x + 1, y + 1) if other_x > x else (x, y + 1, x + 1, y + 1)


def _outside(ground: Ground) -> tuple[list[Segment], list[Segment]]:
    """The sides of cells at which nothing lies: walls of buildings, ends of streets."""
    taken = {cell for zone in ground.zones for cell in zone.cells}
    walls: list[Segment] = []
    edges: list[Segment] = []
    for zone in ground.zones:
        for cell in zone.cells:
            for side in (NORTH, EAST, SOUTH, WEST):
                other = beside(cell, side)
                if other not in taken:
                    border = (cell, other) if side in (EAST, SOUTH) else (other, cell)
                    (edges if zone.kind == STREET else walls).append(_between(border))
    return walls, edges


def _joined(segments: list[Segment]) -> list[list[int]]:
    """Pieces that lie end to end in one line become one."""
    found: list[list[int]] = []
    for upright in (False, True):
        lines = sorted(
            (x1, y1, y2) if upright else (y1, x1, x2)
            for x1, y1, x2, y2 in segments
            if (x1 == x2) == upright
        )
        last = None
        for place, start, end in lines:
            if last == (place, start):
                found[-1][3 if upright else 2] = end
            else:
                found.append([place, start, place, end] if upright else [start, place, end, place])
            last = (place, end)
    return found


def _outline(cells: Iterable[Cell]) -> list[list[list[int]]]:
    """The border of a group of cells, clockwise; a hole is one more line, the other way round."""
    own = set(cells)
    ahead: dict[Point, list[Point]] = {}
    for x, y in sorted(own, key=lambda cell: (cell[1], cell[0])):
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for turn, side in enumerate((NORTH, EAST, SOUTH, WEST)):
            if beside((x, y), side) not in own:
                ahead.setdefault(corners[turn], []).append(corners[(turn + 1) % 4])
    loops = []
    while ahead:
        start = min(ahead, key=lambda point: (point[1], point[0]))
        loop = [start]
        point, way = _onward(ahead, start, EAST)
        while point != start:
            loop.append(point)
            point, way = _onward(ahead, point, way)
        loops.append(_corners(loop))
    return loops


def _onward(ahead: dict[Point, list[Point]], point: Point, way: Point) -> tuple[Point, Point]:
    """The next point of a border; where two cells touch at a corner, it goes on along the other."""
    left = (way[1], -way[0])
    ends = ahead[point]
    end = beside(point, left) if beside(point, left) in ends else ends[0]
    ends.remove(end)
    if not ends:
        del ahead[point]
    return end, (end[0] - point[0], end[1] - point[1])


def _corners(loop: list[Point]) -> list[list[int]]:
    """The points at which a line turns."""
    return [
        list(point)
        for before, point, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
        if (before[0] == point[0]) != (point[0] == after[0])
    ]


def _box(cells: list[Cell]) -> tuple[int, int, int, int]:
    """The largest rectangle of cells; of several the squarest, then the nearest to the middle."""
    own = set(cells)
    middle_x = sum(x for x, _ in cells) / len(cells)
    middle_y = sum(y for _, y in cells) / len(cells)
    best: tuple[float, ...] = ()
    found = (0, 0, 0, 0)
    for x, y in cells:
        widest = len(cells)
        height = 0
        while (x, y + height) in own:
            width = 0
            while width < widest and (x + width, y + height) in own:
                width += 1
            widest = width
            height += 1
            off = abs(x + (width - 1) / 2 - middle_x) + abs(y + (height - 1) / 2 - middle_y)
            rating = (width * height, min(width, height), -off)
            if rating > best:
                best, found = rating, (x, y, width, height)
    return found
