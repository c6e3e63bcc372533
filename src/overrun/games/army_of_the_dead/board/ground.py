"""The board and everything that follows from it alone (catalogue A5 to A8, AD-OP-029 to -036).

Tiles lie in a grid of slots, named by column and row: ``B1`` is right of ``A1``. A zone is named by
its slot and its letter on the tile, ``B1c``. Streets that touch across the edge of a tile are one
zone with several names, of which the first in reading order counts; main hall meets main hall, and
corridor corridor, at a marked line. Whatever else lies at the edge of a tile ends there in a wall.

What the rules ask often (neighbours, sight, ways) is worked out once for each set of closed doors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.tiles import (
    CORRIDOR,
    EAST,
    HALL,
    SIZE,
    SOUTH,
    STATUE,
    STREET,
    TRAP,
    TURNS,
    VAULT,
    Cell,
    Tile,
    beside,
    other_side,
    tiles,
    turned,
)
from overrun.games.army_of_the_dead.mission.sheets import mission

WALL, CROSSING, LINE, DOOR, RIM = "wall", "crossing", "line", "door", "rim"
"""What may run between two zones: ``RIM`` is the edge of the statue's area."""
OPENINGS = (CROSSING, LINE, RIM)
"""What never keeps anybody from seeing the other side."""

LONG_VIEWS = (STREET, HALL, CORRIDOR)
"""Where sight runs on in straight lines (AD-LOS-02, -11, -12)."""
RANKS = {STREET: 2, HALL: 1, CORRIDOR: 1}
"""From a zone at an opening one sees the whole line in what is of a higher rank beyond it, but not
the other way round: out of a building, not through it (AD-LOS-07, -08, AD-OP-034)."""

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


class Ground:
    """A board with its doors open or closed as they are now.

    >>> ground = compose([["R1", "R2"]])
    >>> ground.names[ground.index["B1a"]]  # the street corner is one zone on both tiles
    'A1b'
    """

    def __init__(
        self,
        slots: Sequence[Slot],
        zones: Sequence[Zone],
        borders: dict[Border, str],
        doors: Sequence[Door],
        shut: Sequence[str] = (),
    ) -> None:
        self.slots = list(slots)
        self.zones = list(zones)
        self.borders = borders
        """What runs between each two cells of different zones."""
        self.names = [zone.name for zone in zones]
        self.index = {name: zone.index for zone in zones for name in zone.members}
        self.doors = {door.name: door for door in doors}
        self.vault_door = next(
            (
                door.name
                for door in doors
                if {zones[zone].kind for zone in door.zones} == {TRAP, VAULT}
            ),
            None,
        )
        """The name of the door behind the traps (AD-VLT-01)."""
        self.shut = [*shut, *([self.vault_door] if self.vault_door else [])]
        """The doors that are closed when the game begins: the mission's and the vault's."""
        self.blockers = {
            (slot.at[0] + x, slot.at[1] + y) for slot in slots for x, y in slot.tile.blockers
        }
        self._zone_at = {cell: zone.index for zone in zones for cell in zone.cells}
        self._open_doors = {border for door in doors if not door.closed for border in door.borders}

        kinds = [zone.kind for zone in zones]
        self._streets = [kind == STREET for kind in kinds]
        self.searchable = [kind not in (STREET, STATUE, CORRIDOR) for kind in kinds]
        """AD-SRC-01, -03, -12."""
        self.statue = [zone.index for zone in zones if zone.kind == STATUE]
        self.trap = next((zone.index for zone in zones if zone.kind == TRAP), None)
        self.vault = next((zone.index for zone in zones if zone.kind == VAULT), None)
        self.elevators = [zone.index for zone in zones if zone.elevator]
        self._work_out()

    def _work_out(self) -> None:
        """What is seen from each zone, and where one may go."""
        self.sight = self._sights()
        """For each zone how far away each zone in its line of sight is, in zones (AD-OP-035)."""
        self.seen = [sorted(zone for zone, range in sight.items() if range) for sight in self.sight]
        self.near = [
            sorted(zone for zone, range in sight.items() if range == 1) for sight in self.sight
        ]
        """What is at range 1 with a line of sight; the statue's area, too, which none may enter."""
        self.beside = [self._with_elevators(zone, near) for zone, near in enumerate(self.near)]
        """The adjacent zones (AD-DEF-08, -10)."""
        self.neighbours = [
            [other for other in self._with_elevators(zone, near) if other not in self.statue]
            for zone, near in enumerate(self._touching())
        ]
        """Where one may go from each zone: never on the statue's area (AD-STA-01, -03)."""
        self.moves: list[list[Option]] = [
            [("move", self.names[zone]) for zone in around] for around in self.neighbours
        ]
        """The same as options."""
        self.roads = [
            [other for other in around if self._streets[zone] and self._streets[other]]
            for zone, around in enumerate(self.neighbours)
        ]
        """Where the truck may drive from each zone (AD-TRK-14, -17)."""
        self.distance = [self._distances(zone) for zone in range(len(self.zones))]
        self._ways: dict[tuple[int, int], list[int]] = {}

    # -- questions -----------------------------------------------------------------------------

    def is_street(self, zone: int) -> bool:
        return self._streets[zone]

    def is_building(self, zone: int) -> bool:
        """Any zone not on the street, except the statue's area (AD-DEF-03)."""
        return not self._streets[zone] and zone not in self.statue

    def ways(self, start: int, goal: int) -> list[int]:
        """Where the shortest ways from one zone to another begin: the zones of their first steps.

        >>> ground = compose([["R1"]])
        >>> [ground.names[zone] for zone in ground.ways(ground.index["A1a"], ground.index["A1c"])]
        ['A1n', 'A1w']
        """
        found = self._ways.get((start, goal))
        if found is None:
            left = self.distance[start][goal] - 1
            found = [
                zone
                for zone in self.neighbours[start]
                if left >= 0 and self.distance[zone][goal] == left
            ]
            self._ways[start, goal] = found
        return found

    # -- working it out ------------------------------------------------------------------------

    def _passes(self, border: Border) -> bool:
        """Whether one can see, and go, from one cell to the next."""
        if border[0] in self.blockers or border[1] in self.blockers:
            return False
        zone, other = self._zone_at.get(border[0]), self._zone_at.get(border[1])
        if zone is None or other is None:
            return False
        if border not in self.borders:
            return zone == other
        return self.borders[border] in OPENINGS or border in self._open_doors

    def _touching(self) -> list[list[int]]:
        """The zones that share a door or a marked line with each zone (AD-MOV-01)."""
        found: list[set[int]] = [set() for _ in self.zones]
        for border in self.borders:
            if self._passes(border):
                zone, other = self._zone_at[border[0]], self._zone_at[border[1]]
                found[zone].add(other)
                found[other].add(zone)
        return [sorted(each) for each in found]

    def _with_elevators(self, zone: int, others: list[int]) -> list[int]:
        """Elevators are adjacent to each other on all floors (AD-DEF-10, AD-MOV-07)."""
        if zone not in self.elevators:
            return others
        return sorted({*others, *self.elevators} - {zone})

    def _distances(self, start: int) -> list[int]:
        """How many moves each zone is away; -1 if no way leads there."""
        found = [-1] * len(self.zones)
        found[start] = 0
        reached = [start]
        for zone in reached:
            for other in self.neighbours[zone]:
                if found[other] < 0:
                    found[other] = found[zone] + 1
                    reached.append(other)
        return found

    def _sights(self) -> list[dict[int, int]]:
        found: list[dict[int, int]] = [{zone: 0} for zone in range(len(self.zones))]  # AD-LOS-18

        def sees(zone: int, other: int, range: int) -> None:
            """Both ways (AD-OP-032), and by the shortest of several lines."""
            if range < found[zone].get(other, range + 1):
                found[zone][other] = found[other][zone] = range

        for cell, zone in self._zone_at.items():
            for side in (EAST, SOUTH):
                # a line along a street, hall or corridor is looked at once, from its end
                back = beside(cell, (-side[0], -side[1]))
                if not self._runs_on(back, cell, side):
                    line = list(self._line(cell, side))
                    for start, first in enumerate(line):
                        for away, other in enumerate(line[start:]):
                            sees(first, other, away)
                # through an opening one sees what is behind it, and out of it a whole line
                border = (cell, beside(cell, side))
                if self._passes(border) and self._zone_at[border[1]] != zone:
                    sees(zone, self._zone_at[border[1]], 1)
                    for inside, outside, ahead in (
                        (cell, border[1], side),
                        (border[1], cell, (-side[0], -side[1])),
                    ):
                        if self._looks_out(inside, outside):
                            for away, other in enumerate(self._line(outside, ahead), 1):
                                sees(self._zone_at[inside], other, away)
        return found

    def _kind_at(self, cell: Cell) -> str:
        return self.zones[self._zone_at[cell]].kind

    def _looks_out(self, inside: Cell, outside: Cell) -> bool:
        """Nobody looks far from the statue's area (AD-OP-030)."""
        kind = self._kind_at(inside)
        return kind != STATUE and RANKS.get(kind, 0) < RANKS.get(self._kind_at(outside), 0)

    def _runs_on(self, cell: Cell, ahead: Cell, side: tuple[int, int]) -> bool:
        """Whether a straight line goes on from one cell to the next: within the street, within the
        main hall, within the corridor."""
        border = (cell, ahead) if side in (EAST, SOUTH) else (ahead, cell)
        return (
            self._passes(border)
            and self._kind_at(cell) in LONG_VIEWS
            and self._kind_at(cell) == self._kind_at(ahead)
        )

    def _line(self, cell: Cell, side: tuple[int, int]) -> Iterator[int]:
        """The zones along a straight line until something ends it (AD-LOS-04)."""
        zone = self._zone_at[cell]
        yield zone
        while self._runs_on(cell, ahead := beside(cell, side), side):
            cell = ahead
            if self._zone_at[cell] != zone:
                zone = self._zone_at[cell]
                yield zone


# -- laying the board --------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def ground_of(mission_id: str, closed: tuple[str, ...]) -> Ground:
    """The board of a mission while those doors are closed."""
    sheet = mission(mission_id)
    return compose(sheet.board, sheet.floors, sheet.doors, closed)


def compose(
    board: Sequence[Sequence[str]],
    floors: Sequence[Sequence[str]] = (),
    doors: Sequence[str] = (),
    closed: Sequence[str] = (),
    box: dict[str, Tile] | None = None,
) -> Ground:
    """Lays tiles side by side: rows of ``R4``, ``R4@90`` or ``.`` for an empty slot (AD-CMP-01).

    ``floors`` are lists of slots that do not touch those of other floors. ``doors`` are the doors
    that the mission closes at the start, ``closed`` those that are closed now, each by its two
    zones: ``A1c-A1s``. The tiles come from ``box`` if it is not to be the game's own.
    """
    slots = _lay(board, floors, tiles() if box is None else box)
    zones = _zones(slots)
    borders = _borders(slots, zones)
    return Ground(slots, zones, borders, _doors(zones, borders, doors, closed), doors)


def _lay(
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


def _zones(slots: Sequence[Slot]) -> list[Zone]:
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


def _borders(slots: Sequence[Slot], zones: Sequence[Zone]) -> dict[Border, str]:
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


def _doors(
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
