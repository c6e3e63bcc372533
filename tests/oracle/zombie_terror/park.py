"""The car park and who stands on it (sections 3 to 6 and 32.3 of the catalogue).

A field is a pair of numbers, column and row, from the south-west corner.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

Field = tuple[int, int]

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
WAYS: dict[str, Field] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
CORNERS = [(1, 1), (1, -1), (-1, -1), (-1, 1)]

LEFT = {"N": "W", "W": "S", "S": "E", "E": "N"}
RIGHT = {"N": "E", "E": "S", "S": "W", "W": "N"}

STARS = {"child": 3, "mechanic": 3, "nurse": 2, "banker": 2, "lumberjack": 1, "policeman": 1}


def name_of(place: Field) -> str:
    return "ABCDEFGHIJKL"[place[0]] + str(place[1] + 1)


def place_of(name: str) -> Field:
    return "ABCDEFGHIJKL".index(name[0]), int(name[1:]) - 1


def plus(place: Field, step: Field, times: int = 1) -> Field:
    return place[0] + step[0] * times, place[1] + step[1] * times


def boards() -> dict[str, Any]:
    """The boards, as data."""
    content = files("overrun.games.zombie_terror") / "content" / "boards.toml"
    return tomllib.loads(content.read_text("utf-8"))


@dataclass
class Human:
    name: str
    place: Field | None = None
    health: str = "healthy"
    fate: str = "here"
    """``here``, ``escaped`` or ``turned``."""

    @property
    def on_board(self) -> bool:
        return self.fate == "here" and self.place is not None

    @property
    def alive(self) -> bool:
        return self.on_board and self.health != "dead"

    @property
    def stars(self) -> int:
        if self.name == "dog":
            return 1
        return STARS[self.name] - (0 if self.health == "healthy" else 1)


@dataclass
class Zombie:
    place: Field
    facing: str
    acted: bool = False
    kind: str = "walker"
    damaged: bool = False
    fresh: bool = False
    cunning: bool = False
    turned: bool = False
    """Has made its one turn of this activation."""

    @property
    def front(self) -> Field:
        return plus(self.place, WAYS[self.facing])


@dataclass
class Park:
    """The board and all pawns."""

    columns: int
    rows: int
    half_line: int
    layout: dict[str, Any]
    obstacles: set[Field] = field(default_factory=set)
    cars: list[set[Field]] = field(default_factory=list)
    canals: set[Field] = field(default_factory=set)
    allowed: set[Field] = field(default_factory=set)
    humans: dict[str, Human] = field(default_factory=dict)
    zombies: list[Zombie] = field(default_factory=list)

    def fields(self) -> Iterator[Field]:
        for row in range(self.rows):
            for column in range(self.columns):
                yield column, row

    def holds(self, place: Field) -> bool:
        return 0 <= place[0] < self.columns and 0 <= place[1] < self.rows

    def is_edge(self, place: Field) -> bool:
        """ZT-OP-51."""
        return place[0] in (0, self.columns - 1) or place[1] in (0, self.rows - 1)

    def half(self, place: Field) -> str:
        return "S" if place[1] < self.half_line else "C"

    def is_car(self, place: Field) -> bool:
        return any(place in car for car in self.cars)

    def human_on(self, place: Field) -> Human | None:
        for human in self.humans.values():
            if human.on_board and human.place == place:
                return human
        return None

    def zombie_on(self, place: Field) -> Zombie | None:
        for zombie in self.zombies:
            if zombie.place == place:
                return zombie
        return None

    def is_free(self, place: Field) -> bool:
        """No human, no zombie and no obstacle (ZT-MOV-05)."""
        return (
            self.holds(place)
            and place not in self.obstacles
            and self.human_on(place) is None
            and self.zombie_on(place) is None
        )

    def is_free_for_zombies(self, place: Field) -> bool:
        """Car fields are obstacles for zombies (ZT-BRD-12)."""
        return self.is_free(place) and not self.is_car(place)

    def beside(self, place: Field) -> list[Field]:
        """The fields that share an edge with it (ZT-ADJ-01)."""
        return [plus(place, step) for step in WAYS.values() if self.holds(plus(place, step))]

    def human_beside(self, place: Field) -> bool:
        return any(self.human_on(other) is not None for other in self.beside(place))

    def zombie_beside(self, place: Field) -> bool:
        return any(self.zombie_on(other) is not None for other in self.beside(place))

    def targets(self, place: Field, reach: int) -> list[Zombie]:
        """The first zombie in each straight line, unless something else is nearer: pawns and
        obstacles block a shot (ZT-POL-03 to ZT-POL-07), car fields do not (ZT-OP-30)."""
        found = []
        for step in WAYS.values():
            for distance in range(1, reach + 1):
                there = plus(place, step, distance)
                if not self.holds(there) or there in self.obstacles or self.human_on(there):
                    break
                zombie = self.zombie_on(there)
                if zombie is not None:
                    found.append(zombie)
                    break
        return found


def basic_park(layout: str, setup: str) -> Park:
    """The board as it lies before anybody does anything: side A, side B furnished as for the
    advanced game (ZT-ADV-04), or side B empty."""
    data = boards()[layout]
    park = Park(data["columns"], data["rows"], data["half_line"], data)
    if data["edge"] == "all":
        park.allowed = {place for place in park.fields() if park.is_edge(place)}
    else:
        park.allowed = {place_of(name) for name in data["edge"]}
    if setup == "free":
        return park
    park.cars.append({place_of(name) for name in data["car"]})
    park.allowed -= park.cars[0]
    park.canals = {place_of(name) for name in data["canal"]}
    for thing in data["obstacles"]:
        if setup == "advanced" and thing["class"] not in ("bus", "booth"):
            continue
        (left, low), (right, high) = place_of(thing["from"]), place_of(thing["to"])
        park.obstacles |= {
            (column, row) for column in range(left, right + 1) for row in range(low, high + 1)
        }
        park.allowed |= {place_of(name) for name in thing.get("exits", [])}
    return park
