"""The picture of the city: its zones with their walls and doors, and who and what is in them.

Each cell of a tile is five letters wide and one line high; between two cells there is room for a
wall, or for more letters where they belong to the same zone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import groupby

import msgspec
from rich.text import Text as Line

from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.board.laying import DOOR, WALL, Border
from overrun.games.army_of_the_dead.board.picture import picture
from overrun.games.army_of_the_dead.board.tiles import Cell
from overrun.games.army_of_the_dead.view import ArmyView
from overrun.text.say import Speaker

WIDE, HIGH = 6, 2
"""What a cell takes, with the wall on one side."""

STYLES = {
    "street": "on #20242b",
    "hall": "on #2d2438",
    "corridor": "on #2d2438",
    "statue": "on #3a3a2c",
    "trap": "on #40282c",
    "vault": "on #4a3f1c",
    "room": "on #2b2822",
    "wall": "#8a8f98",
    "open": "#5b616b",
    "closed": "bold #ff6b5f",
    "name": "#9aa3ad",
    "lit": "bold #101010 on #ffd75f",
    "person": "bold #8fd0ff",
    "active": "bold #101010 on #8fd0ff",
    "companion": "#8fd0ff",
    "zombie": "bold #8fdc5a",
    "alpha": "bold #ffaf3f",
    "boss": "bold #ff6b5f",
    "sleepers": "#8fdc5a",
    "token": "bold #ff87d7",
    "noise": "bold #ffff5f",
    "truck": "bold #d7a13b",
    "spawn": "#d75f5f",
    "blocker": "#5b616b",
}
"""Colours; every sign also differs in shape, for those who do not see them."""

NOISE, SLEEPERS, BLOCKED, CUT = "♪", "z", "▒", "…"
_CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet: 1 for up, 2 for right, 4 for down, 8 for left."""


class Sign(msgspec.Struct, frozen=True):
    """Letters that stay together; ``close`` follows the one before it without a space."""

    letters: str
    style: str
    close: bool = False


class Picture:
    """The whole board as lines."""

    def __init__(self, view: ArmyView, lit: Collection[str], speaker: Speaker) -> None:
        self.view = view
        self.lit = lit
        self.speaker = speaker
        self.ground = ground_of(view.mission, tuple(view.closed))
        columns, rows = picture(self.ground)["size"]
        self.width, self.height = WIDE * columns + 1, HIGH * rows + 1

    def lines(self) -> list[Line]:
        letters = [[" "] * self.width for _ in range(self.height)]
        styles = [[""] * self.width for _ in range(self.height)]

        def put(x: int, y: int, said: str, style: str) -> None:
            for offset, letter in enumerate(said):
                letters[y][x + offset] = letter
                styles[y][x + offset] = f"{style} {styles[y][x + offset]}".strip()

        for name, room in _rooms(self.ground).items():
            kind = self.ground.zones[self.ground.index[name]].kind
            for x, y, length in room:
                styles[y][x : x + length] = [STYLES[kind]] * length
        for x, y, wall, style in _walls(self.ground):
            put(x, y, wall, STYLES[style])
        for x, y in sorted(self.ground.blockers):
            put(WIDE * x + 1, HIGH * y + 1, BLOCKED * (WIDE - 1), STYLES["blocker"])
        for name, room in _rooms(self.ground).items():
            for x, y, sign in _fitted(list(self.signs(name)), room):
                put(x, y, sign.letters, STYLES[sign.style])
        return [_line(row, style) for row, style in zip(letters, styles, strict=True)]

    # -- what is in a zone -----------------------------------------------------------------

    def signs(self, zone: str) -> Iterator[Sign]:
        """The name of a zone and what is in it, the most important first."""
        if zone in self.lit:
            yield Sign(f"[{zone}]", "lit")
        else:
            yield Sign(zone, "name")
        if zone == self.view.noise:
            yield Sign(NOISE, "noise", close=True)
        yield from self._people(zone)
        yield from self._zombies(zone)
        yield from self._things(zone)

    def _people(self, zone: str) -> Iterator[Sign]:
        turn = self.view.turn
        close = False
        for each in self.view.survivors:
            if each.zone == zone:
                letter = self.speaker(f"letter-{each.id}")
                acts = turn is not None and turn.who == each.id
                yield Sign(f"›{letter}", "active") if acts else Sign(letter, "person", close)
                close = True
        for other in self.view.companions:
            if other.zone == zone:
                yield Sign(self.speaker(f"letter-{other.id}").lower(), "companion", close)
                close = True

    def _zombies(self, zone: str) -> Iterator[Sign]:
        for heap in self.view.zones:
            if heap.name == zone:
                for kind, count, held, style in (
                    ("shambler", heap.shamblers, heap.snared_shamblers, "zombie"),
                    ("alpha", heap.alphas, heap.snared_alphas, "alpha"),
                ):
                    if count:
                        letter = self.speaker(f"letter-{kind}")
                        trapped = f"°{held}" if held else ""
                        yield Sign(f"{count}{letter}{trapped}", style)
        for boss in self.view.bosses:
            if boss.zone == zone:
                trapped = "°" if boss.snared else ""
                yield Sign(f"{self.speaker(f'letter-{boss.kind}')}!{trapped}", "boss")
        for heap in self.view.zones:
            if heap.name == zone and heap.sleepers:
                yield Sign(SLEEPERS * heap.sleepers, "sleepers")

    def _things(self, zone: str) -> Iterator[Sign]:
        for token in self.view.tokens:
            if token.zone == zone:
                number = token.id.removeprefix("token-")
                colour = self.speaker(f"token-{token.colour}")[:1] if token.colour else number
                yield Sign(f"?{colour}", "token")
        if self.view.truck is not None and self.view.truck.zone == zone:
            yield Sign(self.speaker("letter-truck"), "truck")
        for spawn in self.view.spawns:
            if spawn.zone == zone:
                crown = self.speaker("letter-zeus") if spawn.kind == "zeus" else ""
                yield Sign(f"{'+' if spawn.active else '-'}{crown}", "spawn")


Run = tuple[int, int, int]
"""Room for letters: where it begins, and how many fit."""


def _fitted(signs: list[Sign], room: list[Run]) -> Iterator[tuple[int, int, Sign]]:
    """Where each sign goes, as far as there is room; then a mark that there is more."""
    runs = iter(room)
    x, y, left = next(runs)
    fresh = True
    last = (x, y)
    for sign in signs:
        space = 0 if fresh or sign.close else 1
        while left < space + len(sign.letters):
            following = next(runs, None)
            if following is None:
                yield *((x, y) if left else last), Sign(CUT, sign.style)
                return
            (x, y, left), space = following, 0
        yield x + space, y, sign
        taken = space + len(sign.letters)
        x, left, fresh = x + taken, left - taken, False
        last = (x - 1, y)


@lru_cache(maxsize=16)
def _rooms(ground: Ground) -> dict[str, list[Run]]:
    """For each zone the runs of letters that are free for it, line by line."""
    return {zone.name: list(_room(set(zone.cells) - ground.blockers)) for zone in ground.zones}


def _room(cells: set[Cell]) -> Iterator[Run]:
    points = set()
    for x, y in cells:
        right, below = (x + 1, y) in cells, (x, y + 1) in cells
        left, top = WIDE * x + 1, HIGH * y + 1
        points |= {(left + step, top) for step in range(WIDE - 1 + right)}
        if below:
            points |= {(left + step, top + 1) for step in range(WIDE - 1)}
        if right and below and (x + 1, y + 1) in cells:
            points.add((left + WIDE - 1, top + 1))
    for y, row in groupby(
        sorted(points, key=lambda point: point[::-1]), key=lambda point: point[1]
    ):
        columns = [x for x, _ in row]
        start = columns[0]
        for before, after in zip(columns, [*columns[1:], -1], strict=True):
            if after != before + 1:
                yield start, y, before + 1 - start
                start = after


@lru_cache(maxsize=16)
def _walls(ground: Ground) -> list[tuple[int, int, str, str]]:
    """Walls, doors and lines as letters, each with its place and style."""
    closed = {each for door in ground.doors.values() if door.closed for each in door.borders}
    taken = {cell: zone.index for zone in ground.zones for cell in zone.cells}
    solid: set[tuple[int, int, int]] = (
        set()
    )  # a lattice point, and the way in which a wall leaves it
    found = []
    for border in _borders(taken):
        (x, y), (other_x, _) = border
        upright = other_x > x
        kind = ground.borders.get(border, WALL)
        if kind in (WALL, DOOR) or border in closed:
            solid |= _ends(border)
        look = "closed" if border in closed else "wall" if kind in (WALL, DOOR) else "open"
        if upright:
            sign = {"closed": "╳", "open": "┆"}.get(look, " " if kind == DOOR else "│")
            found.append((WIDE * (x + 1), HIGH * y + 1, sign, look))
        else:
            sign = {"closed": "─╳╳╳─", "open": "┄┄┄┄┄"}.get(
                look, "─   ─" if kind == DOOR else "─────"
            )
            found.append((WIDE * x + 1, HIGH * (y + 1), sign, look))
    for x, y in dict.fromkeys((x, y) for x, y, _ in sorted(solid)):
        corner = sum(way for way in (1, 2, 4, 8) if (x, y, way) in solid)
        found.append((WIDE * x, HIGH * y, _CORNERS[corner], "wall"))
    return found


def _borders(taken: dict[Cell, int]) -> Iterator[Border]:
    """All pairs of neighbouring cells of different zones, or of a zone and nothing."""
    for x, y in sorted(taken):
        for other in ((x + 1, y), (x, y + 1)):
            if taken.get(other) != taken[x, y]:
                yield (x, y), other
        for other in ((x - 1, y), (x, y - 1)):
            if other not in taken:
                yield other, (x, y)


def _ends(border: Border) -> set[tuple[int, int, int]]:
    """Both ends of the wall between two cells, with the ways in which it leaves them."""
    (x, y), (other_x, _) = border
    if other_x > x:
        return {(x + 1, y, 4), (x + 1, y + 1, 1)}
    return {(x, y + 1, 2), (x + 1, y + 1, 8)}


def _line(letters: list[str], styles: list[str]) -> Line:
    line = Line()
    for style, run in groupby(zip(letters, styles, strict=True), key=lambda each: each[1]):
        line.append("".join(letter for letter, _ in run), style)
    return line


def signs(speaker: Speaker) -> tuple[tuple[Line, str], ...]:
    """The signs for the legend, each with the name of its message."""
    on = STYLES["street"]
    shambler, alpha = speaker("letter-shambler"), speaker("letter-alpha")
    queen, truck = speaker("letter-queen"), speaker("letter-truck")
    return (
        (Line.assemble((" H ", f"{STYLES['person']} {on}"), ("›H", STYLES["active"])), "person"),
        (Line(" h ", f"{STYLES['companion']} {on}"), "companion"),
        (Line.assemble((f" 3{shambler} ", f"{STYLES['zombie']} {on}"),
                       (f"2{alpha} ", f"{STYLES['alpha']} {on}")), "zombies"),
        (Line(f" {queen}! ", f"{STYLES['boss']} {on}"), "boss"),
        (Line(f" 3{shambler}°1 ", f"{STYLES['zombie']} {on}"), "trapped"),
        (Line(f" {SLEEPERS} ", f"{STYLES['sleepers']} {on}"), "sleepers"),
        (Line(f" {NOISE} ", f"{STYLES['noise']} {on}"), "noise"),
        (Line(" ?2 ", f"{STYLES['token']} {on}"), "token"),
        (Line(f" {truck} ", f"{STYLES['truck']} {on}"), "truck"),
        (Line(" + - ", f"{STYLES['spawn']} {on}"), "spawn"),
        (Line("─   ─", STYLES["wall"]), "door"),
        (Line("─╳╳╳─", STYLES["closed"]), "closed"),
        (Line("┄┄┄┄┄", STYLES["open"]), "line"),
        (Line(BLOCKED * 3, STYLES["blocker"]), "blocker"),
        (Line("[A1a]", STYLES["lit"]), "lit"),
        (Line(f" {CUT} ", f"{STYLES['name']} {on}"), "more"),
    )  # fmt: skip
