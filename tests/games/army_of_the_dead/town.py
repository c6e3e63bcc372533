"""Small towns of tiles drawn for a test."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.games.army_of_the_dead.board.ground import Ground, compose
from overrun.games.army_of_the_dead.board.tiles import Tile, read_tiles


def draw(
    map: str,
    id: str = "P1",
    *,
    doors: Sequence[str] = (),
    lines: Sequence[str] = (),
    elevators: str = "",
    walled: bool = False,
    **kinds: str,
) -> dict[str, Tile]:
    """A tile as the file would have it; ``street="ab"`` says of what kind the letters are.

    Rows that are left out are solid.
    """
    rows = [row.ljust(6, ".") for row in map.split()]
    rows += ["......"] * (6 - len(rows))
    zones = ", ".join(f'{kind} = "{letters}"' for kind, letters in kinds.items())
    text = f"""
        [{id}]
        map = "{" ".join(rows)}"
        zones = {{ {zones} }}
        labels = {{ bar = "{"".join(kinds.values())}" }}
        doors = {list(doors)}
        lines = {list(lines)}
        elevators = "{elevators}"
        walled = {str(walled).lower()}
    """
    return read_tiles(text, "a test")


class Town:
    """A board, asked by the names of its zones.

    >>> Town.of("aabb", street="ab").goes("A1a")
    ['A1b']
    """

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    @classmethod
    def of(cls, map: str, *, closed: Sequence[str] = (), **fields: object) -> Town:
        """A board of one tile."""
        box = draw(map, **fields)  # type: ignore[arg-type]
        return cls(compose([["P1"]], doors=closed, closed=closed, box=box))

    @classmethod
    def laid(
        cls,
        board: Sequence[Sequence[str]],
        *boxes: dict[str, Tile],
        floors: Sequence[Sequence[str]] = (),
        closed: Sequence[str] = (),
    ) -> Town:
        """A board of several tiles: those of the game, or drawn ones."""
        box = {id: tile for each in boxes for id, tile in each.items()} or None
        return cls(compose(board, floors, closed, closed, box))

    def names(self, zones: Sequence[int]) -> list[str]:
        return [self.ground.names[zone] for zone in zones]

    def zones(self) -> list[str]:
        return list(self.ground.names)

    def sees(self, zone: str) -> dict[str, int]:
        """The zones in line of sight, and how far away they are; without the own one."""
        sight = self.ground.sight[self.ground.index[zone]]
        return {self.ground.names[other]: range for other, range in sorted(sight.items()) if range}

    def goes(self, zone: str) -> list[str]:
        """Where one may go from there."""
        return self.names(self.ground.neighbours[self.ground.index[zone]])

    def adjacent(self, zone: str) -> list[str]:
        return self.names(self.ground.beside[self.ground.index[zone]])

    def away(self, start: str, goal: str) -> int:
        return self.ground.distance[self.ground.index[start]][self.ground.index[goal]]

    def ways(self, start: str, goal: str) -> list[str]:
        return self.names(self.ground.ways(self.ground.index[start], self.ground.index[goal]))
