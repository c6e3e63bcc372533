"""Boards are data: the two printed layouts, boards of one's own, and broken ones (section 32.3)."""

from __future__ import annotations

import random
from importlib.resources import files

import pytest

from overrun.core.errors import ContentError, GameEnded
from overrun.core.table import Table
from overrun.games import zombie_terror
from overrun.games.zombie_terror.board import layout as find_layout
from overrun.games.zombie_terror.board import read_layouts
from overrun.games.zombie_terror.state import PEOPLE, ZombieTerrorState
from tests.games.zombie_terror.opening import allowed, connected, terrain_rows, wander
from tests.games.zombie_terror.scene import GAME, Scene, board, game, scene

COMPACT = """
     A B C D E F G H I J K
14   . + . . = = = . . + .
13   . . . . . . . . . . .
12   . . # . . . . . @ . .
11   + . . . . # . . + . +
10   . S + . . . . # . . .
 9   . S + . # # . . . o .
 8   . S . . . . . # . . .
 7   . . . . . # . . . . .
 6   + . # . . . . + + . .
 5   . . # . . . . S S S .
 4   . . . . # . . . . . .
 3   + . . . . . . . . . +
 2   . . # . . . # # . . .
 1   . . . . . . . . . . .
"""

CLASSIC = """
     A B C D E F G H I J K L
16   + + + + + = = = + + + +
15   + . . . . . . . . . . +
14   + . . . # . . . . . . +
13   + . . . . . . o . # . +
12   + . . . . . # . . . . +
11   + . . . . . . . . . . +
10   + . . + @ . . . + + . +
 9   + . # . . . # . S S . +
 8   + . . . . . # . S S . +
 7   + + S S S . . + S S . +
 6   + + S S S . . . . . . +
 5   + . . . + . # . . . . +
 4   + . . . . . . . . . . +
 3   + . . . . . . . . . . +
 2   + . # # . . . . . . . +
 1   + + + + + + + + + + + +
"""

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""


def fields(table: Scene, signs: str) -> set[str]:
    """The names of all fields with one of these kinds of terrain."""
    return {
        name
        for name, sign in zip(table.s.ground.names, table.s.terrain, strict=True)
        if sign in signs
    }


def half(table: Scene, names: set[str], letter: str) -> set[str]:
    return {name for name in names if table.s.half(table.s.ground.index[name]) == letter}


def lumps(table: Scene) -> set[frozenset[str]]:
    """Obstacle fields that touch each other, also at a corner, taken together."""
    ground = table.s.ground
    left = {ground.index[name] for name in fields(table, "#S@")}
    found = set()
    while left:
        lump, fringe = set(), {left.pop()}
        while fringe:
            lump |= fringe
            near = {o for f in fringe for o in (*ground.neighbours[f], *ground.corner[f])}
            fringe = near & left
            left -= fringe
        found.add(frozenset(ground.names[field] for field in lump))
    return found


def block(first: str, last: str) -> frozenset[str]:
    columns = range(ord(first[0]), ord(last[0]) + 1)
    rows = range(int(first[1:]), int(last[1:]) + 1)
    return frozenset(f"{chr(column)}{row}" for column in columns for row in rows)


# -- compact -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-120")
def test_side_a_of_compact():
    table, drawn = game(layout="compact"), scene(COMPACT, half_line=7)
    assert table.s.terrain == drawn.s.terrain
    assert allowed(table) == allowed(drawn)
    assert (table.s.columns, table.s.ground.rows, len(table.s.terrain)) == (11, 14, 154)
    assert (table.s.ground.names[0], table.s.ground.names[-1]) == ("A1", "K14")
    assert len(fields(table, "#S@")) == 20
    assert fields(table, "=") == {"E14", "F14", "G14"}
    assert fields(table, "o") == {"J9"}
    assert half(table, allowed(table), "S") == {"A3", "K3", "A6", "H6", "I6"}
    assert half(table, allowed(table), "C") == {
        *("A11", "K11", "B14", "J14"),
        *("C9", "C10"),
        "I11",
    }
    assert len(fields(table, ".o=")) == 134
    assert connected(table)
    assert not fields(table, "#S@") & {n for n in table.s.ground.names if n[0] in "AK"}
    assert not fields(table, "#S@") & {n for n in table.s.ground.names if n[1:] in ("1", "14")}
    assert fields(table, "S") == block("B8", "B10") | block("H5", "J5")
    assert fields(table, "@") == {"I12"}
    assert lumps(table) == {
        block("B8", "B10"), block("H5", "J5"), block("I12", "I12"),
        block("E9", "F9"), block("C5", "C6"), block("G2", "H2"),
        *(block(name, name) for name in ("C12", "F11", "H10", "H8", "F7", "E4", "C2")),
    }  # fmt: skip
    assert len(lumps(table)) == 13


@pytest.mark.vector("zombie-terror", "TV-120")
def test_first_and_last_row_of_compact():
    table = game(layout="compact")
    assert table.targets("place:banker:") == {f"{column}1" for column in "ABCDEFGHIJK"}
    assert half(table, set(table.s.ground.names), "S") == {
        f"{column}{row}" for column in "ABCDEFGHIJK" for row in range(1, 8)
    }
    lost = board("compact", "F13 B, E13 N, G13 C").do("move:banker:F14", "move:nurse:E14")
    lost.do("move:child:G14")
    assert lost.ending == "escaped"


# -- classic -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-145")
def test_side_a_of_classic():
    table, drawn = game(layout="classic"), scene(CLASSIC, half_line=8)
    assert table.s.terrain == drawn.s.terrain
    assert allowed(table) == allowed(drawn)
    assert (table.s.columns, table.s.ground.rows, len(table.s.terrain)) == (12, 16, 192)
    assert (table.s.ground.names[0], table.s.ground.names[-1]) == ("A1", "L16")
    obstacles = fields(table, "#S@")
    assert len(half(table, obstacles, "S")) == 14
    assert len(half(table, obstacles, "C")) == 8
    assert fields(table, "=") == {"F16", "G16", "H16"}
    assert fields(table, "o") == {"H13"}
    assert "H13" not in allowed(table)
    assert len(half(table, allowed(table), "S")) == 30
    assert len(half(table, allowed(table), "C")) == 26
    ground = table.s.ground
    edge = {name for field, name in enumerate(ground.names) if ground.is_edge(field)}
    assert len(allowed(table) & edge) == 49
    assert edge - allowed(table) == {"F16", "G16", "H16"}
    assert len(half(table, allowed(table) & edge, "S")) == 26
    assert len(half(table, allowed(table) & edge, "C")) == 23
    exits = allowed(table) - edge
    assert exits == {"B6", "B7", "E5", "I10", "J10", "H7", "D10"}
    assert half(table, exits, "S") == {"B6", "B7", "E5", "H7"}
    assert len(fields(table, ".o=")) == 170
    assert connected(table)
    assert not obstacles & edge
    assert fields(table, "@") == {"E10"}
    assert lumps(table) == {
        block("C6", "E7"), block("I7", "J9"), block("E10", "E10"),
        block("C2", "D2"), block("G8", "G9"),
        *(block(name, name) for name in ("G5", "C9", "G12", "J13", "E14")),
    }  # fmt: skip
    assert fields(table, "S") == block("C6", "E7") | block("I7", "J9")


@pytest.mark.vector("zombie-terror", "TV-145")
def test_first_and_last_row_of_classic():
    table = game(layout="classic")
    row_1 = {f"{column}1" for column in "ABCDEFGHIJKL"}
    assert table.targets("place:banker:") == row_1
    assert row_1 <= allowed(table)
    assert half(table, set(table.s.ground.names), "S") == {
        f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 9)
    }
    lost = board("classic", "F15 B, G15 N, H15 C").do("move:banker:F16", "move:nurse:G16")
    lost.do("move:child:H16")
    assert lost.ending == "escaped"


# -- open points about boards ------------------------------------------------------------------


@pytest.mark.rule("ZT-OP-01", "ZT-OP-02", "ZT-OP-03", "ZT-OP-04", "ZT-DB-14")
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_the_layout_gives_both_sides_their_grid(setup: str):
    default, compact = game(setup=setup), game(setup=setup, layout="compact")
    assert (default.s.config.layout, default.s.columns, default.s.ground.rows) == (
        "classic",
        12,
        16,
    )
    assert (compact.s.columns, compact.s.ground.rows) == (11, 14)
    assert (default.s.half_line, compact.s.half_line) == (8, 7)
    assert default.table.view(None).half_line == 8
    if setup != "free":
        assert terrain_rows(default).split()[0] == ".....===...."
        assert terrain_rows(compact).split()[0] == "....===...."


@pytest.mark.rule("ZT-OP-04")
@pytest.mark.parametrize("layout", ["classic", "compact"])
def test_every_bus_has_two_exits_and_the_booth_a_door(layout: str):
    plan = find_layout(layout)
    for obstacle in plan.obstacles:
        least = {"bus": 2, "booth": 1}.get(obstacle.kind, 0)
        assert len(obstacle.exits) >= least
        for name in obstacle.exits:
            around = block(obstacle.start, obstacle.end)
            ground = board(layout).s.ground
            beside = {ground.names[near] for near in ground.neighbours[ground.index[name]]}
            assert beside & around


@pytest.mark.rule("ZT-OP-05", "ZT-DB-26", "ZT-OP-13")
@pytest.mark.parametrize(("layout", "bus"), [("classic", (2, 3)), ("compact", (1, 3))])
def test_sizes_of_tokens(layout: str, bus: tuple[int, int]):
    plan = find_layout(layout)
    sizes = {
        kind: {tuple(sorted(shape.size)) for shape in shapes.values()}
        for kind, shapes in plan.tokens.items()
    }
    assert sizes == {
        "bus": {bus}, "booth": {(1, 1)}, "large": {(1, 2)}, "small": {(1, 1)},
        "car": {(1, 3)}, "large-car": {(1, 4)}, "canal": {(1, 1)},
    }  # fmt: skip
    printed = [(each.kind, len(block(each.start, each.end))) for each in plan.obstacles]
    wanted = {"bus": bus[0] * bus[1], "booth": 1, "large": 2, "small": 1}
    assert all(size == wanted[kind] for kind, size in printed)


@pytest.mark.rule("ZT-OP-16")
@pytest.mark.parametrize("layout", ["classic", "compact"])
def test_the_booth_is_as_small_as_a_small_obstacle_but_a_piece_of_its_own(layout: str):
    plan = find_layout(layout)
    booth = {shape.size for shape in plan.tokens["booth"].values()}
    assert booth == {shape.size for shape in plan.tokens["small"].values()}
    table = game(layout=layout)
    assert len(fields(table, "@")) == 1
    assert not fields(table, "@") & fields(table, "#")
    view = table.table.view(None)
    assert view.briefcase is True  # and the briefcase is no scenario token on the board
    assert view.search == []


@pytest.mark.rule("ZT-EXT-01")
def test_many_obstacle_tokens_stay_in_the_box():
    """Of the 4 large and 11 small ones no set-up takes more than half."""
    for setup in ("basic", "advanced", "free"):
        table = game(setup=setup)
        while table.ask.kind == "building":
            table.do(min(table.options()))
        sizes = sorted(len(lump) for lump in lumps(table))
        assert sizes == [1] * (5 + 1) + [2] * 2 + [6] * 2


# -- boards are data ---------------------------------------------------------------------------

OWN = """
       A B C D E
    6  . = = = +
    5  + . . . .
    4  . . # o .
    3  + . . . +
    2  . L . < .
    1  N B C M P
"""
OWN_LINES = {
    "half_line": 3,
    "pool": 19,
    "hand_humans": "canal, courage, decoy, first-aid",
    "boxed_humans": "adrenaline, sawn-off",
    "hand_zombies": "horde, frenzy, ambush, manhole",
    "boxed_zombies": "lurch, cunning",
}


def own() -> Table[ZombieTerrorState]:
    """A test board of 5 × 6 fields with a half line, a car, a canal and allowed fields."""
    return scene(OWN, **OWN_LINES).table


def tables(seed: int) -> list[Table[ZombieTerrorState]]:
    """One table on each of the boards."""
    printed = [
        Table.new(GAME, settings={"layout": layout}, seed=str(seed))
        for layout in ("classic", "compact")
    ]
    return [*printed, own()]


def states_of_humans(table: Table[ZombieTerrorState]) -> dict[str, list[str]]:
    """In which of its five states each human is; beside the board it has none of them yet."""
    s = table.state
    found: dict[str, list[str]] = {name: [] for name in PEOPLE}
    for human in s.crowd.values():
        found[human.name].append(human.health)
    for human in s.escaped:
        found[human.name].append(f"escaped {human.health}")
    for name in s.turned:
        found[name].append("turned")
    for human in s.aside:
        found[human.name].append("beside the board")
    return found


@pytest.mark.vector("zombie-terror", "TV-132")
@pytest.mark.vector("zombie-terror", "TV-146")
@pytest.mark.parametrize("seed", range(10))
def test_random_games_on_every_board(seed: int):
    for number, table in enumerate(tables(seed)):
        reproduce = f"seed {seed}, board {number}"
        twin = tables(seed)[number]
        gone: dict[str, list[str]] = {}
        drawn = None if table.state.phase == "set-up" else table.state.chance.drawn
        for _ in wander(table, random.Random(seed)):
            answer = table.answers[-1]
            twin.answer(answer.seat, answer.ask, answer.option)
            assert GAME.freeze(twin.state) == GAME.freeze(table.state), reproduce
            assert GAME.defects(table.state) == [], reproduce
            if table.state.phase != "set-up":
                drawn = table.state.chance.drawn if drawn is None else drawn
                assert table.state.chance.drawn == drawn, f"drawn after set-up: {reproduce}"
            now = states_of_humans(table)
            assert all(len(where) == 1 for where in now.values()), reproduce
            assert {name: now[name] for name in gone} == gone, reproduce
            gone = {
                name: where for name, where in now.items() if where[0].startswith(("esc", "tur"))
            }
        outcome = table.outcome
        assert outcome is not None
        assert len(outcome.winners) == len(outcome.sides) == 1
        assert outcome.winners == [table.state.seat_of(outcome.sides[0])]
        won = outcome.sides == ["humans"]
        assert won == (table.state.score >= 5) == (outcome.reason == "escaped"), reproduce
        assert table.asks == []
        last = table.answers[-1]
        before = GAME.freeze(table.state)
        for seat in (0, 1):
            with pytest.raises(GameEnded):
                table.answer(seat, last.ask, last.option)
            with pytest.raises(GameEnded):
                table.concede(seat)
        assert GAME.freeze(table.state) == before
        again = Table.replay(GAME, table.log)
        assert again.log.hash == table.log.hash


@pytest.mark.vector("zombie-terror", "TV-132")
def test_both_sides_can_win():
    """The property above would be idle if one side won every game."""
    near_the_car = """
           A B C
        2  = = =
        1  M C N
    """
    won = scene(near_the_car).do("move:mechanic:A2", "move:child:B2")
    assert (won.winner, won.ending) == ("humans", "escaped")
    lost = scene("1 > b", escaped="L", turned="C, M, N, P", briefcase="no", turn="movement")
    assert (lost.winner, lost.ending) == ("zombies", "all-turned")


@pytest.mark.vector("zombie-terror", "TV-146")
def test_edges_belong_to_the_layout():
    classic, compact = game().s.ground, game(layout="compact").s.ground
    assert classic.is_edge(classic.index["L7"])
    assert "L7" not in compact.index
    assert compact.is_edge(compact.index["K7"])
    assert not classic.is_edge(classic.index["K7"])


@pytest.mark.rule("ZT-DB-13")
def test_the_rules_use_only_the_data_of_the_board():
    """The same things as on the printed boards, on a board that no rule can know."""
    car = scene("3 = = =\n2 N . .\n1 . . .").do("move:nurse:A3")
    assert car.told("escaped")[0]["by"] == "car"
    due = Scene(own())
    due.do("end", "activate:D2")
    while due.ask.kind != "adding":
        due.do(min(due.options()))
    assert due.ask.facts["due"] == ["S"]
    assert due.targets("add:S:") == {"A3", "E3"}
    assert due.refuses("add:S:E6") == "ZT-ADD-04"


MINIATURE = """
[mini]
columns = 6
rows = 4
half_line = 2
edge = ["A2", "F3"]
car = ["B4", "C4", "D4"]
canal = ["E3"]
search = ["A1", "B1", "C1", "D1", "E1", "F1"]
obstacles = [ { class = "booth", from = "C2", to = "C2", exits = ["D2"] } ]
[mini.tokens]
bus = { N = { size = [3, 1], exits = [[0, 1]] } }
booth = { N = { size = [1, 1], exits = [[0, 1]] } }
large = { flat = { size = [2, 1] } }
small = { flat = { size = [1, 1] } }
car = { flat = { size = [3, 1] } }
large-car = { upright = { size = [1, 2] } }
canal = { flat = { size = [1, 1] } }
"""


@pytest.mark.rule("ZT-DB-13")
def test_a_board_is_read_from_text():
    mini = read_layouts(MINIATURE, "mini.toml")["mini"]
    terrain, free = mini.side_a()
    assert (mini.columns, mini.rows, mini.half_line) == (6, 4, 2)
    assert terrain == "......" + "..@..." + "....o." + ".===.."
    names = scene("4 . . . . . .\n3 . . . . . .\n2 . . . . . .\n1 . . . . . .").s.ground.names
    assert {names[field] for field in free} == {"A2", "F3", "D2"}
    bare, edge = mini.side_b(furnished=False)
    assert set(bare) == {"."}
    assert {names[field] for field in edge} == {"A2", "F3"}


BROKEN = {
    "not TOML": ("[mini]", "[mini", "line"),
    "a key is missing": ("half_line = 2\n", "", "half_line"),
    "a key is unknown": ("half_line = 2", "half_line = 2\nhalfline = 2", "halfline"),
    "a word for a number": ("columns = 6", 'columns = "six"', "columns"),
    "no such car field": ('"B4", "C4"', '"B9", "C4"', "B9"),
    "no such canal field": ('canal = ["E3"]', 'canal = ["G3"]', "G3"),
    "no such search field": ('"E1", "F1"', '"E1", "F0"', "F0"),
    "no such edge field": ('"A2", "F3"', '"A2", "Z3"', "Z3"),
    "no such obstacle field": ('from = "C2"', 'from = "C7"', "C7"),
    "no such exit": ('exits = ["D2"]', 'exits = ["D22"]', "D22"),
    "an edge that is neither all nor a list": ('edge = ["A2", "F3"]', 'edge = "some"', "some"),
    "a half line off the board": ("half_line = 2", "half_line = 4", "half_line"),
    "a half line of nothing": ("half_line = 2", "half_line = 0", "half_line"),
    "a token without a shape": ("small = { flat = { size = [1, 1] } }\n", "", "small"),
    "a size of one number": ("size = [2, 1]", "size = [2]", "size"),
    "a shape with an unknown key": ("size = [2, 1]", "size = [2, 1], door = 1", "door"),
    "an obstacle without an end": ('to = "C2", ', "", "to"),
    "no columns": ("columns = 6", "columns = 0", "columns"),
    "an unknown class of obstacle": ('class = "booth"', 'class = "boot"', "boot"),
    "corners the wrong way round": ('from = "C2", to = "C2"', 'from = "D2", to = "C1"', "D2"),
    "too few search fields": (', "E1", "F1"]', "]", "search"),
    "a token of no known class": (
        "canal = { flat",
        "tram = { f = { size = [1, 1] } }\ncanal = { flat",
        "tram",
    ),
}


@pytest.mark.rule("ZT-DB-13")
@pytest.mark.parametrize("mistake", BROKEN)
def test_a_broken_board_is_refused_with_its_place(mistake: str):
    right, wrong, place = BROKEN[mistake]
    assert right in MINIATURE
    with pytest.raises(ContentError) as error:
        read_layouts(MINIATURE.replace(right, wrong), "mini.toml")
    assert str(error.value).startswith("mini.toml: ")
    assert place in str(error.value)


@pytest.mark.rule("ZT-DB-14")
def test_the_content_file_holds_the_two_layouts():
    text = (files(zombie_terror) / "content" / "boards.toml").read_text(encoding="utf-8")
    assert list(read_layouts(text, "boards.toml")) == ["classic", "compact"]
    (layout,) = (setting for setting in GAME.settings if setting.name == "layout")
    assert set(layout.values) == {"classic", "compact"}
    assert layout.default == "classic"


# -- stars -------------------------------------------------------------------------------------


@pytest.mark.rule("ZT-DV-01", "ZT-DV-02", "ZT-DV-03", "ZT-OP-06")
def test_star_values():
    healthy = scene("1 C M N B L P").table.view(None).humans
    wounded = scene("1 c m n b l p", escaped="").table.view(None).humans
    printed = {"child": 3, "mechanic": 3, "nurse": 2, "banker": 2, "lumberjack": 1, "policeman": 1}
    assert {human.name: human.stars for human in healthy} == printed
    assert {human.name: human.stars + 1 for human in wounded} == printed
    assert sum(human.stars for human in healthy) == 12
    assert sum(human.stars for human in wounded) == 6


@pytest.mark.rule("ZT-DV-02", "ZT-DV-03")
def test_which_humans_are_enough():
    car = "2 = =\n1 {} ."
    pair = scene(car.format("B"), escaped="C").do("move:banker:A2")
    assert (pair.winner, pair.table.outcome.facts["score"]) == ("humans", 5)
    wounded = scene(car.format("n"), escaped="c, m").do("move:nurse:A2")
    assert (wounded.winner, wounded.table.outcome.facts["score"]) == ("humans", 5)
    short = scene(car.format("l"), escaped="c, m", hand_humans="canal").do("move:lumberjack:A2")
    assert (short.winner, short.s.score) == (None, 4)


@pytest.mark.rule("ZT-DV-03")
def test_losing_more_than_seven_stars_loses():
    seven = scene("1 > b M L", briefcase="no", turned="C, N", turn="movement", **HELD)
    assert seven.do("activate:A1").winner is None  # Child, Nurse and Banker: 7 of 12
    eight = scene("1 > b M", briefcase="no", turned="C, N, L", turn="movement", **HELD)
    assert eight.do("activate:A1").winner == "zombies"
