"""Boards: fields, what lies on them, and what follows from that (catalogue sections 4-6, 32.3).

A field is a number: row by row from the supermarket, west to east. Its name is a letter and a
row, as in ``B3``. What lies on the fields is the *terrain*, one character a field, in the
catalogue's notation. Everything that the rules ask often (the fields a zombie looks along, where
a shot goes) is worked out once for each terrain and kept.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from importlib.resources import files

import msgspec

from overrun.core.errors import BadSetting, ContentError, unknown
from overrun.core.reason import Option

PLAIN, OBSTACLE, BUS, BOOTH, CAR, CANAL = ".", "#", "S", "@", "=", "o"
OBSTACLES = frozenset((OBSTACLE, BUS, BOOTH))
CLOSED_TO_ZOMBIES = OBSTACLES | {CAR}  # ZT-BRD-12

FACINGS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
_CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))

HALF_S, HALF_C, ANY_HALF = "S", "C", "any"
RUNNER, BRUTE = "runner", "brute"
ADDITIONS = (HALF_S, HALF_C, ANY_HALF, RUNNER, BRUTE)
"""Why a zombie may be added: a half with humans, a shot or card, a special zombie's entry."""

SIGHT_RANGE = 4  # ZT-SIG-01
SAWN_OFF_RANGE = 3  # ZT-DC-03


def field_name(field: int, columns: int) -> str:
    """The name of a field.

    >>> field_name(13, 12)
    'B2'
    """
    row, column = divmod(field, columns)
    return f"{chr(ord('A') + column)}{row + 1}"


class Offers(dict[tuple[str, ...], tuple[Option, ...]]):
    """Options that end with a field, by how they begin: made once, for they are offered very often.

    >>> Offers(("A1", "B1"))["move", "nurse"]
    (('move', 'nurse', 'A1'), ('move', 'nurse', 'B1'))
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __missing__(self, words: tuple[str, ...]) -> tuple[Option, ...]:
        found = self[words] = tuple((*words, name) for name in self.names)
        return found


class Ground:
    """A terrain with everything worked out that the rules need to know about it.

    >>> ground = ground_of(3, "...o#.===")
    >>> ground.names[4], ground.is_obstacle(4)
    ('B2', True)
    """

    def __init__(self, columns: int, terrain: str) -> None:
        self.columns = columns
        self.terrain = terrain
        self.rows = len(terrain) // columns
        fields = range(len(terrain))
        self.names = tuple(field_name(field, columns) for field in fields)
        self.index = {name: field for field, name in enumerate(self.names)}
        self.step = tuple(tuple(self._beside(field, *step) for step in _STEPS) for field in fields)
        """The next field to the N, E, S and W; -1 off the board."""
        self.corner = tuple(
            tuple(self._beside(field, *step) for step in _CORNERS) for field in fields
        )
        self.neighbours = tuple(
            tuple(other for other in around if other >= 0) for around in self.step
        )
        self.walks = tuple(
            tuple(other for other in around if terrain[other] not in OBSTACLES)
            for around in self.neighbours
        )
        """The fields beside that no obstacle closes to humans."""
        self.slips = tuple(
            tuple(other for other in corners if other >= 0 and terrain[other] not in OBSTACLES)
            for corners in self.corner
        )
        """The same for the corners."""
        self.near_car = tuple(
            any(terrain[other] == CAR for other in (*self.walks[field], *self.slips[field]))
            for field in fields
        )
        self.zombie_step = tuple(
            tuple(
                other if other >= 0 and terrain[other] not in CLOSED_TO_ZOMBIES else -1
                for other in around
            )
            for around in self.step
        )
        """As ``step``, but -1 also where the terrain stops a zombie."""
        self.sight = tuple(
            tuple(self._line(field, facing, CLOSED_TO_ZOMBIES)[:SIGHT_RANGE] for facing in range(4))
            for field in fields
        )
        """The fields a zombie looks along, nearest first; obstacles and cars end them."""
        self.fire = tuple(
            tuple(self._line(field, facing, OBSTACLES) for facing in range(4)) for field in fields
        )
        """The fields a shot crosses, nearest first; only obstacles end them (ZT-OP-30)."""
        self.close_fire = tuple(
            tuple(f for line in lines for f in line[:SAWN_OFF_RANGE]) for lines in self.fire
        )
        """All fields that a sawn-off could reach from here."""
        self.zombie_fields = tuple(f for f in fields if terrain[f] not in CLOSED_TO_ZOMBIES)
        self.offers = Offers(self.names)
        self.cars = tuple(field for field in fields if terrain[field] == CAR)
        self.canals = tuple(field for field in fields if terrain[field] == CANAL)

    def _beside(self, field: int, east: int, north: int) -> int:
        row, column = divmod(field, self.columns)
        row, column = row + north, column + east
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return row * self.columns + column
        return -1

    def _line(self, field: int, facing: int, stops: frozenset[str]) -> tuple[int, ...]:
        line = []
        at = self.step[field][facing]
        while at >= 0 and self.terrain[at] not in stops:
            line.append(at)
            at = self.step[at][facing]
        return tuple(line)

    def is_obstacle(self, field: int) -> bool:
        return self.terrain[field] in OBSTACLES

    def is_car(self, field: int) -> bool:
        return self.terrain[field] == CAR

    def is_edge(self, field: int) -> bool:
        return -1 in self.step[field]  # ZT-OP-51

    def row(self, field: int) -> int:
        """The row as the board prints it: 1 is the supermarket's."""
        return field // self.columns + 1

    def block(self, field: int, size: tuple[int, int]) -> tuple[int, ...]:
        """The fields that a token covers with its south-west corner here; empty if off board."""
        columns, rows = size
        covered = [
            self._beside(field, east, north) for north in range(rows) for east in range(columns)
        ]
        return () if -1 in covered else tuple(covered)

    def offset(self, field: int, east: int, north: int) -> int:
        """The field so many columns east and rows north; -1 off the board."""
        return self._beside(field, east, north)

    @cached_property
    def first_row(self) -> tuple[int, ...]:
        """The fields of the humans' first line, along the supermarket (ZT-BRD-02)."""
        return tuple(field for field in range(self.columns) if not self.is_obstacle(field))


@lru_cache(maxsize=512)
def ground_of(columns: int, terrain: str) -> Ground:
    """The ground of a terrain; the same one each time."""
    return Ground(columns, terrain)


# -- layouts ----------------------------------------------------------------------------------


class Obstacle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An obstacle of side A, from one corner to the opposite one."""

    kind: str = msgspec.field(name="class")
    start: str = msgspec.field(name="from")
    end: str = msgspec.field(name="to")
    exits: tuple[str, ...] = ()


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to lay a token: columns and rows, and exits as steps from the corner."""

    size: tuple[int, int]
    exits: tuple[tuple[int, int], ...] = ()


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named board: side A, and the grid and tokens of side B (ZT-DB-13)."""

    columns: int
    rows: int
    half_line: int
    edge: str | tuple[str, ...]
    car: tuple[str, ...]
    canal: tuple[str, ...]
    search: tuple[str, ...]
    obstacles: tuple[Obstacle, ...]
    tokens: dict[str, dict[str, Shape]]
    things: dict[str, tuple[str, ...]] = {}

    def side_a(self) -> tuple[str, tuple[int, ...]]:
        """Terrain and allowed fields of the printed side."""
        return self._compose(self.obstacles, self.car, self.canal)

    def side_b(self, furnished: bool) -> tuple[str, tuple[int, ...]]:
        """Terrain and allowed fields of the side without print.

        ``furnished`` is the advanced game: car, buses, booth and canal lie as on side A.
        """
        if not furnished:
            return self._compose((), (), ())
        fixed = tuple(each for each in self.obstacles if each.kind in ("bus", "booth"))
        return self._compose(fixed, self.car, self.canal)

    def _compose(
        self, obstacles: tuple[Obstacle, ...], car: tuple[str, ...], canal: tuple[str, ...]
    ) -> tuple[str, tuple[int, ...]]:
        bare = ground_of(self.columns, PLAIN * (self.columns * self.rows))
        cells = list(bare.terrain)
        allowed = {field for field in range(len(cells)) if self._allowed_edge(bare, field)}
        for obstacle in obstacles:
            for field in self._span(bare, obstacle):
                cells[field] = terrain_of_token(obstacle.kind)
            allowed.update(bare.index[name] for name in obstacle.exits)
        for name in car:
            cells[bare.index[name]] = CAR
            allowed.discard(bare.index[name])
        for name in canal:
            cells[bare.index[name]] = CANAL
        return "".join(cells), tuple(sorted(allowed))

    def _allowed_edge(self, bare: Ground, field: int) -> bool:
        if self.edge == "all":
            return bare.is_edge(field)
        return bare.names[field] in self.edge

    def _span(self, bare: Ground, obstacle: Obstacle) -> list[int]:
        low, high = bare.index[obstacle.start], bare.index[obstacle.end]
        rows = range(low // self.columns, high // self.columns + 1)
        columns = range(low % self.columns, high % self.columns + 1)
        return [row * self.columns + column for row in rows for column in columns]


def terrain_of_token(kind: str) -> str:
    """The terrain under a token of this class."""
    return {"bus": BUS, "booth": BOOTH, "car": CAR, "large-car": CAR, "canal": CANAL}.get(
        kind, OBSTACLE
    )


def read_layouts(text: str, source: str) -> dict[str, Layout]:
    """Layouts from the text of a content file; a mistake raises with its place."""
    try:
        layouts = msgspec.toml.decode(text, type=dict[str, Layout])
    except msgspec.DecodeError as error:
        raise ContentError(f"{source}: {error}") from error
    for name, layout in layouts.items():
        for problem in _problems(layout):
            raise ContentError(f"{source}: layout {name!r}: {problem}")
    return layouts


TOKENS = ("bus", "booth", "large", "small", "car", "large-car", "canal")
SEARCH_FIELDS = 6


def _problems(layout: Layout) -> list[str]:
    """Everything that is wrong with a layout, in words."""
    if layout.columns < 1 or layout.rows < 1:
        return [f"{layout.columns} columns and {layout.rows} rows make no board"]
    index = ground_of(layout.columns, PLAIN * (layout.columns * layout.rows)).index
    edge = () if isinstance(layout.edge, str) else layout.edge
    corners = [name for each in layout.obstacles for name in (each.start, each.end, *each.exits)]
    laid = [name for fields in layout.things.values() for name in fields]
    named = [*layout.car, *layout.canal, *layout.search, *laid, *edge, *corners]
    problems = [f"there is no field {name!r}" for name in named if name not in index]
    if problems:
        return problems
    if isinstance(layout.edge, str) and layout.edge != "all":
        problems.append(f"edge is 'all' or a list of fields, not {layout.edge!r}")
    if not 0 < layout.half_line < layout.rows:
        problems.append(f"half_line {layout.half_line} is not between two rows")
    if len(layout.search) != SEARCH_FIELDS:
        problems.append(f"search names {len(layout.search)} fields, not {SEARCH_FIELDS}")
    problems += [
        f"no shape for the token {kind!r}" for kind in TOKENS if not layout.tokens.get(kind)
    ]
    problems += [unknown("token", kind, TOKENS) for kind in layout.tokens if kind not in TOKENS]
    for each in layout.obstacles:
        if each.kind not in ("bus", "booth", "large", "small"):
            problems.append(unknown("class of obstacle", each.kind, TOKENS[:4]))
        low, high = index[each.start], index[each.end]
        if low > high or low % layout.columns > high % layout.columns:
            problems.append(f"from {each.start} to {each.end} is not south-west to north-east")
    return problems


@lru_cache(maxsize=1)
def layouts() -> dict[str, Layout]:
    """The layouts that come with the game."""
    source = files(__package__) / "content" / "boards.toml"
    return read_layouts(source.read_text(encoding="utf-8"), "zombie_terror/content/boards.toml")


def layout(name: str) -> Layout:
    """A layout by name."""
    try:
        return layouts()[name]
    except KeyError:
        raise BadSetting(unknown("layout", name, layouts())) from None
