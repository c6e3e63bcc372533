"""The board and everything that follows from it alone (catalogue A5 to A8, AD-OP-029 to -036).

What the rules ask often (neighbours, sight, ways) is worked out once for each set of closed doors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.laying import (
    OPENINGS,
    Border,
    Door,
    Slot,
    Zone,
    borders_of,
    doors_of,
    lay,
    zones_of,
)
from overrun.games.army_of_the_dead.board.tiles import (
    CORRIDOR,
    EAST,
    HALL,
    SOUTH,
    STATUE,
    STREET,
    TRAP,
    VAULT,
    Cell,
    Tile,
    beside,
    tiles,
)
from overrun.games.army_of_the_dead.mission.sheets import mission

LONG_VIEWS = (STREET, HALL, CORRIDOR)
"""Where sight runs on in straight lines (AD-LOS-02, -11, -12)."""
RANKS = {STREET: 2, HALL: 1, CORRIDOR: 1}
"""From a zone at an opening one sees the whole line in what is of a higher rank beyond it, but not
the other way round: out of a building, not through it (AD-LOS-07, -08, AD-OP-034)."""


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
    slots = lay(board, floors, tiles() if box is None else box)
    zones = zones_of(slots)
    borders = borders_of(slots, zones)
    return Ground(slots, zones, borders, doors_of(zones, borders, doors, closed), doors)
