"""The tiles of which boards are laid, drawn in letters (AD-CMP-02, AD-OP-001).

A side of a tile is a drawing of six rows of six cells in ``content/tiles.toml``. Cells with the
same letter are one zone. A capital is a cell of its zone with something in it that nobody sees
past: a slot machine, a fountain. ``.`` is solid::

    [R1]
    map = '''
    aannbb
    afffgb
    ...'''
    zones = { street = "abn...", room = "fg" }
    labels = { shop = "f", garage = "g" }
    doors = ["f-n", "f-g 2,4 east"]

Street zones that touch are divided by a pedestrian crossing; all other zones by a wall, unless a
door or a marked line joins them. A door takes the middle of the border between its zones, or stands
where a cell of its first zone (row and column, from 1) and perhaps a side of that cell say.
"""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Literal

import msgspec

from overrun.core.errors import ContentError, unknown
from overrun.games.army_of_the_dead.cards import CONTENT

SIZE = 6
"""Cells along a side of a tile."""

Kind = Literal["street", "room", "hall", "corridor", "statue", "trap", "vault"]
STREET, HALL, CORRIDOR = "street", "hall", "corridor"
STATUE, TRAP, VAULT = "statue", "trap", "vault"

Cell = tuple[int, int]
"""Column and row, as in x and y; the first cell is (0, 0)."""
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
SIDES = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
TURNS = (0, 90, 180, 270)

_DOOR = re.compile(r"([a-z])-([a-z])(?: (\d),(\d)(?: (\w+))?)?")
_DECOR = re.compile(r"([a-z][a-z-]*) (\d),(\d)(?: (\d+))?")


class Decor(msgspec.Struct, frozen=True):
    """Something to be drawn in a cell; the rules know nothing of it."""

    name: str
    cell: Cell
    turn: int = 0


class Tile(msgspec.Struct, frozen=True):
    """One side of a tile, as it lies on the table after it was turned."""

    id: str
    turn: int
    zones: dict[str, str]
    """The kind of each zone by its letter, in reading order."""
    cells: dict[Cell, str]
    """The letter of each cell that is not solid."""
    blockers: frozenset[Cell]
    """The cells that nobody sees past (AD-LOS-13)."""
    labels: dict[str, str]
    """What the zones are; a visible text is ``ad-place-<label>``."""
    lines: frozenset[frozenset[str]]
    """The pairs of zones that a marked line divides."""
    doors: frozenset[frozenset[Cell]]
    """The pairs of cells that a door joins."""
    elevators: str
    walled: bool
    """Its streets end at its edges: a roof."""
    decor: tuple[Decor, ...]


class _Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a tile as the file has it."""

    map: str
    zones: dict[Kind, str]
    labels: dict[str, str] = {}
    doors: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    elevators: str = ""
    walled: bool = False
    decor: tuple[str, ...] = ()


def read_tiles(text: str, source: str) -> dict[str, Tile]:
    """The tiles of a file's text; a mistake is an error that names ``source``, tile and row."""
    try:
        drawings = msgspec.convert(tomllib.loads(text), dict[str, _Drawing])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ContentError(f"{source}: {error}") from error
    return {id: _read(id, drawing, f"{source}: tile {id}") for id, drawing in drawings.items()}


@lru_cache(maxsize=1)
def tiles() -> dict[str, Tile]:
    """The tiles that come with the game, by their ids."""
    source = CONTENT / "tiles.toml"
    return read_tiles(source.read_text(encoding="utf-8"), "army_of_the_dead/content/tiles.toml")


def other_side(id: str) -> str:
    """The other side of the same cardboard, which cannot be on the board at the same time.

    >>> other_side("R4")
    'V4'
    """
    return ("V" if id[0] == "R" else "R") + id[1:]


def turned(tile: Tile, turn: int) -> Tile:
    """The tile, turned clockwise by 90, 180 or 270 degrees."""
    if not turn:
        return tile

    def place(cell: Cell) -> Cell:
        x, y = cell
        for _ in range(turn // 90):
            x, y = SIZE - 1 - y, x
        return x, y

    cells = {place(cell): letter for cell, letter in tile.cells.items()}
    cells = {cell: cells[cell] for cell in sorted(cells, key=_reading)}
    return msgspec.structs.replace(
        tile,
        turn=(tile.turn + turn) % 360,
        zones={letter: tile.zones[letter] for letter in cells.values()},
        cells=cells,
        blockers=frozenset(map(place, tile.blockers)),
        doors=frozenset(frozenset(map(place, pair)) for pair in tile.doors),
        decor=tuple(
            Decor(each.name, place(each.cell), (each.turn + turn) % 360) for each in tile.decor
        ),
    )


def beside(cell: Cell, side: tuple[int, int]) -> Cell:
    """The cell on that side."""
    return cell[0] + side[0], cell[1] + side[1]


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


# -- reading -----------------------------------------------------------------------------------


def _read(id: str, drawing: _Drawing, place: str) -> Tile:
    kinds = _kinds(drawing, place)
    letters = _letters(drawing.map, kinds, place)
    cells = {cell: letter.lower() for cell, letter in letters.items()}
    zones = {letter: kinds[letter] for letter in cells.values()}
    for letter in kinds:
        if letter not in zones:
            raise ContentError(f"{place}: zone {letter!r} has a kind but no cell")
    labels = {letter: label for label, letters in drawing.labels.items() for letter in letters}
    for letter in (*labels, *drawing.elevators):
        if letter not in zones:
            raise ContentError(f"{place}: {unknown('zone', letter, zones)}")
    for letter, kind in zones.items():
        _check_whole(letter, cells, place)
        if kind != STREET and letter not in labels:
            raise ContentError(f"{place}: zone {letter!r} has no label")
    blockers = frozenset(cell for cell, letter in letters.items() if letter.isupper())
    free = {cell: letter for cell, letter in cells.items() if cell not in blockers}
    return Tile(
        id=id,
        turn=0,
        zones=zones,
        cells=cells,
        blockers=blockers,
        labels=labels,
        lines=frozenset(_line(text, free, place) for text in drawing.lines),
        doors=frozenset(_door(text, free, place) for text in drawing.doors),
        elevators=drawing.elevators,
        walled=drawing.walled,
        decor=tuple(_decor(text, place) for text in drawing.decor),
    )


def _kinds(drawing: _Drawing, place: str) -> dict[str, str]:
    kinds: dict[str, str] = {}
    for kind, letters in drawing.zones.items():
        for letter in letters:
            if not ("a" <= letter <= "z"):
                raise ContentError(f"{place}: {letter!r} cannot name a zone: a small letter does")
            if letter in kinds:
                raise ContentError(f"{place}: zone {letter!r} is a {kinds[letter]} and a {kind}")
            kinds[letter] = kind
    return kinds


def _letters(map: str, kinds: dict[str, str], place: str) -> dict[Cell, str]:
    rows = map.split()
    if len(rows) != SIZE:
        raise ContentError(f"{place}: {len(rows)} rows instead of {SIZE}")
    found: dict[Cell, str] = {}
    for y, row in enumerate(rows):
        if len(row) != SIZE:
            raise ContentError(f"{place}, row {y + 1}: {len(row)} cells instead of {SIZE}")
        for x, letter in enumerate(row):
            if letter == ".":
                continue
            if letter.lower() not in kinds:
                raise ContentError(f"{place}, row {y + 1}: {letter!r} is of no kind")
            found[x, y] = letter
    return found


def _check_whole(letter: str, cells: dict[Cell, str], place: str) -> None:
    own = [cell for cell, each in cells.items() if each == letter]
    reached = {own[0]}
    todo = [own[0]]
    while todo:
        cell = todo.pop()
        for side in SIDES.values():
            other = beside(cell, side)
            if cells.get(other) == letter and other not in reached:
                reached.add(other)
                todo.append(other)
    for cell in own:
        if cell not in reached:
            raise ContentError(
                f"{place}, row {cell[1] + 1}: zone {letter!r} is in pieces; "
                f"the one in column {cell[0] + 1} does not touch the first"
            )


def _border(a: str, b: str, free: dict[Cell, str]) -> list[tuple[Cell, Cell]]:
    """The pairs of free cells at which two zones touch, those of the first zone first."""
    return [
        (cell, other)
        for cell, letter in free.items()
        if letter == a != b
        for side in SIDES.values()
        if free.get(other := beside(cell, side)) == b
    ]


def _line(text: str, free: dict[Cell, str], place: str) -> frozenset[str]:
    a, dash, b = text.partition("-")
    if not dash or not _border(a, b, free):
        raise ContentError(
            f"{place}: no line can run at {text!r}: there are no such zones side by side"
        )
    return frozenset((a, b))


def _door(text: str, free: dict[Cell, str], place: str) -> frozenset[Cell]:
    words = _DOOR.fullmatch(text)
    if words is None:
        raise ContentError(f"{place}: door {text!r} does not read like 'c-s' or 'c-s 3,2 east'")
    a, b, row, column, side = words.groups()
    border = _border(a, b, free)
    if not border:
        raise ContentError(f"{place}: door {text!r}: {a!r} and {b!r} do not touch")
    if row is None:
        return frozenset(border[len(border) // 2])
    if side is not None and side not in SIDES:
        raise ContentError(f"{place}: door {text!r}: {unknown('side', side, SIDES)}")
    here = [
        (cell, other)
        for cell, other in border
        if cell == (int(column) - 1, int(row) - 1)
        and (side is None or other == beside(cell, SIDES[side]))
    ]
    if not here:
        raise ContentError(
            f"{place}, row {row}: door {text!r} is not on the border of {a!r} and {b!r}"
        )
    if len(here) > 1:
        raise ContentError(f"{place}, row {row}: door {text!r} must say on which side of the cell")
    return frozenset(here[0])


def _decor(text: str, place: str) -> Decor:
    words = _DECOR.fullmatch(text)
    if words is None:
        raise ContentError(
            f"{place}: decor {text!r} does not read like 'pump 2,3' or 'pump 2,3 90'"
        )
    name, row, column, turn = words.groups()
    cell = int(column) - 1, int(row) - 1
    if not all(0 <= each < SIZE for each in cell):
        raise ContentError(f"{place}, row {row}: decor {text!r} lies off the tile")
    if int(turn or 0) not in TURNS:
        raise ContentError(f"{place}, row {row}: decor {text!r} is not turned by 90, 180 or 270")
    return Decor(name, cell, int(turn or 0))
