"""Laying a board: which zones, borders and doors the tiles of a mission make (catalogue A5, A6).

Tiles lie in a grid of slots, named by column and row: ``B1`` is right of ``A1``. A zone is named by
its slot and its letter on the tile, ``B1c``. Streets that touch across the edge of a tile are one
zone with several names, of which the first in reading order counts; main hall meets main hall, and
corridor corridor, at a marked line. Whatever else lies at the edge of a tile ends there in a wall.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.games.army_of_the_dead.board.tiles import (
    CORRIDOR,
    EAST,
    HALL,
    SIZE,
    SOUTH,
    STATUE,
    STREET,
    TURNS,
    Cell,
    Tile,
    beside,
    other_side,
    turned,
)

WALL, CROSSING, LINE, DOOR, RIM = "wall", "crossing", "line", "door", "rim"
"""What may run between two zones: ``RIM`` is the edge of the statue's area."""
OPENINGS = (CROSSING, LINE, RIM)
"""What never keeps anybody from seeing the other side."""

Border = tuple[Cell, Cell]
"""Two cells side by side: first the one further north or west."""


class Zone(msgspec.Struct, frozen=True):
    """One zone of the board."""

    index: int
    name: str
    kind: str
    floor: int
    elevator: bool
    label: str
    """What it is; a visible text is ``ad-place-<label>``."""
    members: tuple[str, ...]
    """All its names, one for each of its parts on the tiles."""
    cells: tuple[Cell, ...]


class Door(msgspec.Struct, frozen=True):
    """A door, open or closed, between two zones; a wide one, or two between the same zones, count
    as one. A mission may also close a crossing or a marked line, which makes it a door."""

    name: str
    zones: tuple[int, int]
    closed: bool
    borders: tuple[Border, ...]


class Slot(msgspec.Struct, frozen=True):
    """A tile in its place."""

    name: str
    tile: Tile
    at: Cell
    """Where its first cell lies on the board."""
    floor: int


def lay(
    board: Sequence[Sequence[str]], floors: Sequence[Sequence[str]], box: dict[str, Tile]
) -> list[Slot]:
    floor_of = {name: number for number, floor in enumerate(floors) for name in floor}
    slots: list[Slot] = []
    for row, places in enumerate(board):
        for column, text in enumerate(places):
            if text == ".":
                continue
            name = f"{chr(ord('A') + column)}{row + 1}"
            id, _, turn = text.partition("@")
            if id not in box:
                raise ContentError(f"board, slot {name}: {unknown('tile', id, box)}")
            if turn not in ("", *map(str, TURNS)):
                raise ContentError(f"board, slot {name}: {text!r} is not turned by 90, 180 or 270")
            for slot in slots:
                if slot.tile.id in (id, other_side(id)):
                    raise ContentError(
                        f"board, slot {name}: {id} is the cardboard that lies in {slot.name}"
                    )
            if floors and name not in floor_of:
                raise ContentError(f"board, slot {name}: it is on no floor")
            at = column * SIZE, row * SIZE
            slots.append(Slot(name, turned(box[id], int(turn or 0)), at, floor_of.get(name, 0)))
    known = [slot.name for slot in slots]
    for floor in floors:
        for name in floor:
            if name not in known:
                raise ContentError(f"board, floors: {unknown('slot', name, known)}")
    if sum(map(len, floors)) > len(floor_of):
        raise ContentError("board, floors: a slot is on two of them")
    return slots


def _cells(slots: Sequence[Slot]) -> dict[Cell, tuple[Slot, str]]:
    """Every cell of the board: the slot in which it lies, and its letter there."""
    return {
        (slot.at[0] + x, slot.at[1] + y): (slot, letter)
        for slot in slots
        for (x, y), letter in slot.tile.cells.items()
    }


def _joined(a: Slot, b: Slot) -> bool:
    """Whether what lies at the edges of two tiles side by side may go on from one to the other."""
    return a.floor == b.floor and not a.tile.walled and not b.tile.walled


def zones_of(slots: Sequence[Slot]) -> list[Zone]:
    cells = _cells(slots)
    # street parts that touch across the edges of tiles belong together (AD-DEF-05)
    first: dict[str, str] = {}
    for slot, letter in cells.values():
        first.setdefault(slot.name + letter, slot.name + letter)
    order = list(first)

    def root(name: str) -> str:
        while first[name] != name:
            name = first[name]
        return name

    for cell, (slot, letter) in cells.items():
        for side in (EAST, SOUTH):
            other, there = cells.get(beside(cell, side), (slot, letter))
            if other is slot or not _joined(slot, other):
                continue
            if slot.tile.zones[letter] == other.tile.zones[there] == STREET:
                a, b = root(slot.name + letter), root(other.name + there)
                first[max(a, b, key=order.index)] = min(a, b, key=order.index)

    parts: dict[str, list[str]] = {}
    for name in order:
        parts.setdefault(root(name), []).append(name)
    where: dict[str, list[Cell]] = {name: [] for name in parts}
    home: dict[str, tuple[Slot, str]] = {}
    for cell, (slot, letter) in cells.items():
        where[root(slot.name + letter)].append(cell)
        home.setdefault(slot.name + letter, (slot, letter))
    zones = []
    for index, (name, members) in enumerate(parts.items()):
        slot, letter = home[name]
        labels = [home[each][0].tile.labels.get(home[each][1]) for each in members]
        zones.append(
            Zone(
                index=index,
                name=name,
                kind=slot.tile.zones[letter],
                floor=slot.floor,
                elevator=letter in slot.tile.elevators,
                label=next(filter(None, labels), STREET),
                members=tuple(members),
                cells=tuple(where[name]),
            )
        )
    return zones


def borders_of(slots: Sequence[Slot], zones: Sequence[Zone]) -> dict[Border, str]:
    cells = _cells(slots)
    zone_at = {cell: zone.index for zone in zones for cell in zone.cells}
    found: dict[Border, str] = {}
    for cell, (slot, letter) in cells.items():
        for side in (EAST, SOUTH):
            ahead = beside(cell, side)
            if ahead not in cells:
                continue
            other, there = cells[ahead]
            same_zone = zone_at[cell] == zone_at[ahead]
            if slot is not other:
                if not same_zone:
                    found[cell, ahead] = _border_of_tiles(slot, letter, other, there)
            elif letter != there:
                if same_zone:
                    raise ContentError(
                        f"board, slot {slot.name}: the crossing between {letter!r} and {there!r} "
                        "divides nothing, the street goes round it over other tiles"
                    )
                corner = slot.at
                pair = frozenset((x - corner[0], y - corner[1]) for x, y in (cell, ahead))
                found[cell, ahead] = _border_in_tile(slot.tile, letter, there, pair)
    return found


def _border_in_tile(tile: Tile, a: str, b: str, pair: frozenset[Cell]) -> str:
    if pair in tile.doors:
        return DOOR
    if frozenset((a, b)) in tile.lines:
        return LINE
    kinds = {tile.zones[a], tile.zones[b]}
    return CROSSING if kinds == {STREET} else RIM if kinds == {STREET, STATUE} else WALL


def _border_of_tiles(a: Slot, letter: str, b: Slot, there: str) -> str:
    if not _joined(a, b):
        return WALL
    kinds = {a.tile.zones[letter], b.tile.zones[there]}
    if kinds in ({HALL}, {CORRIDOR}):
        return LINE
    return RIM if kinds == {STREET, STATUE} else WALL


def doors_of(
    zones: Sequence[Zone], borders: dict[Border, str], wanted: Sequence[str], closed: Sequence[str]
) -> list[Door]:
    """All doors; a crossing or marked line that the mission closes becomes one."""
    zone_at = {cell: zone.index for zone in zones for cell in zone.cells}
    found: dict[tuple[int, int], list[Border]] = {}
    openings: dict[tuple[int, int], list[Border]] = {}
    for border, kind in borders.items():
        a, b = sorted((zone_at[border[0]], zone_at[border[1]]))
        if kind == DOOR:
            found.setdefault((a, b), []).append(border)
        elif kind in OPENINGS:
            openings.setdefault((a, b), []).append(border)
    for name in wanted:
        pair = _pair(name, zones)
        if pair not in found:
            if pair not in openings:
                raise ContentError(f"board, door {name!r}: nothing is open between these zones")
            found[pair] = openings[pair]
            borders.update(dict.fromkeys(openings[pair], DOOR))
    shut = [_pair(name, zones) for name in closed]
    for name, pair in zip(closed, shut, strict=True):
        if pair not in found:
            raise ContentError(f"board, door {name!r}: there is no door between these zones")
    return [
        Door(f"{zones[a].name}-{zones[b].name}", (a, b), (a, b) in shut, tuple(found[a, b]))
        for a, b in sorted(found)
    ]


def _pair(name: str, zones: Sequence[Zone]) -> tuple[int, int]:
    """The zones between which a door is. It has one name only: those of its zones, in order."""
    index = {each: zone.index for zone in zones for each in zone.members}
    first, _, second = name.partition("-")
    for part in (first, second):
        if part not in index:
            raise ContentError(f"board, door {name!r}: {unknown('zone', part, index)}")
    a, b = sorted((index[first], index[second]))
    if name != f"{zones[a].name}-{zones[b].name}":
        raise ContentError(f"board, door {name!r}: call it {zones[a].name}-{zones[b].name}")
    return a, b
