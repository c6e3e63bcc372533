"""Building the board: the advanced game and the free set-up (catalogue sections 27 and 28)."""

from __future__ import annotations

import random

import pytest

from overrun.core.errors import IllegalAnswer, WrongSeat
from overrun.games.zombie_terror.board import layout as find_layout
from tests.games.zombie_terror.opening import (
    HUMANS_SEAT,
    ZOMBIES_SEAT,
    allowed,
    connected,
    lay,
    lay_anything,
    rise_anywhere,
    stand,
    upon,
)
from tests.games.zombie_terror.scene import Scene, game

GRIDS = ["classic", "compact"]

HUNTING = {"turn": "movement", "hand_zombies": "manhole"}
"""The movement phase; with a card for later in hand the zombie player is always asked."""

ADVANCED_ORDER = [
    ("Z", "large"),
    ("H", "large"),
    ("Z", "small"),
    ("H", "small"),
    ("Z", "small"),
    ("H", "small"),
    ("Z", "small"),
]
FREE_ORDER = [
    ("Z", "car"),
    ("H", "bus"),
    ("Z", "bus"),
    ("H", "canal"),
    ("Z", "booth"),
    ("H", "large"),
    ("Z", "large"),
    ("H", "small"),
    ("Z", "small"),
    ("H", "small"),
    ("Z", "small"),
    ("H", "small"),
]


def order(table: Scene) -> list[tuple[str, str]]:
    """Who was asked for which token, from here to the last one; each goes where it fits."""
    asked = []
    while table.ask.kind == "building":
        asked.append(("HZ"[table.ask.seat], str(table.ask.facts["token"])))
        table.do(min(table.options()))
    return asked


def places(table: Scene, token: str, way: str = "flat") -> set[str]:
    """The fields on which the token may be laid in this way."""
    return {
        name.split(":")[2] for name in table.options(f"lay:{token}:") if name.endswith(f":{way}")
    }


def field_of(table: Scene, kind: str) -> set[str]:
    """The names of all fields of this kind of terrain."""
    return {
        name
        for name, sign in zip(table.s.ground.names, table.s.terrain, strict=True)
        if sign == kind
    }


def rejected(table: Scene, *options: str) -> bool:
    """Whether all these are turned down; the rule that says so is of no matter here."""
    for option in options:
        before = table.table.dump()
        with pytest.raises(IllegalAnswer):
            table.do(option)
        assert table.table.dump() == before
    return True


# -- who lays what ------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-90")
@pytest.mark.parametrize("layout", GRIDS)
def test_advanced_order(layout: str):
    table = game(setup="advanced", layout=layout)
    assert rejected(table, "lay:small:F4:flat")
    with pytest.raises(WrongSeat):
        table.table.answer(HUMANS_SEAT, table.ask.number, min(table.options()))
    table.do(min(table.options()))
    assert table.ask.seat == HUMANS_SEAT
    assert rejected(table, "lay:small:F4:flat")
    with pytest.raises(WrongSeat):
        table.table.answer(ZOMBIES_SEAT, table.ask.number, min(table.options()))
    table.do(min(table.options()))
    assert order(table) == ADVANCED_ORDER[2:]
    laid = [(told["side"][0].upper(), told["token"]) for told in table.told("token-laid")]
    assert laid == ADVANCED_ORDER
    assert laid.count(("Z", "large")) == laid.count(("H", "large")) == 1
    assert (laid.count(("Z", "small")), laid.count(("H", "small"))) == (3, 2)


@pytest.mark.vector("zombie-terror", "TV-92")
@pytest.mark.parametrize("layout", GRIDS)
def test_free_order(layout: str):
    table = game(setup="free", layout=layout)
    assert order(table) == FREE_ORDER
    laid = [(told["side"][0].upper(), told["token"]) for told in table.told("token-laid")]
    assert laid == FREE_ORDER


@pytest.mark.rule("ZT-FRE-06", "ZT-FRE-07")
def test_no_token_out_of_turn_in_the_free_set_up():
    table = game(setup="free")
    tokens = ["car:A16", "bus:E10", "canal:H13", "booth:E14", "large:C3", "small:F6"]
    for _, wanted in FREE_ORDER:
        others = [token for token in tokens if not token.startswith(wanted)]
        assert rejected(table, *(f"lay:{token}:flat" for token in others))
        assert rejected(table, *(f"lay:{token}:N" for token in others))
        with pytest.raises(WrongSeat):
            table.table.answer(1 - table.ask.seat, table.ask.number, min(table.options()))
        table.do(min(table.options()))
    assert table.ask.kind == "human-start"


# -- where tokens may lie -----------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-91")
def test_advanced_placement_on_compact():
    table = game(setup="advanced", layout="compact")
    lay(table, "large:D2:flat", "large:G2:flat")
    small = "lay:small:{}:flat".format
    assert table.refuses(small("A7")) == "ZT-OBP-02"
    assert table.refuses(small("C7")) == "ZT-OBP-04"
    assert table.refuses(small("C9")) == "ZT-OBP-03"
    assert table.refuses(small("J13")) == "ZT-OBP-04"
    assert table.refuses(small("F13")) == "ZT-OBP-03"
    assert table.refuses(small("J9")) == "ZT-OBP-06"
    for field in ("J10", "I9", "F6"):
        assert table.may(small(field))
    assert table.refuses(small("B8")) == "ZT-OBP-01"
    assert table.refuses(small("I12")) == "ZT-OBP-01"
    assert table.refuses(small("F14")) == "ZT-OBP-01"
    assert table.refuses(small("E2")) == "ZT-OBP-01"


@pytest.mark.vector("zombie-terror", "TV-150")
def test_advanced_placement_on_classic():
    table = game(setup="advanced", layout="classic")
    assert field_of(table, "S") == {
        *("C6", "D6", "E6", "C7", "D7", "E7"),
        *("I7", "J7", "I8", "J8", "I9", "J9"),
    }
    assert field_of(table, "@") == {"E10"}
    assert field_of(table, "o") == {"H13"}
    assert field_of(table, "=") == {"F16", "G16", "H16"}
    assert table.may("lay:large:G8:upright")
    assert table.may("lay:large:C2:flat")
    assert table.refuses("lay:large:G7:flat") == "ZT-OBP-03"
    lay(table, "large:C2:flat", "large:K3:upright")
    assert field_of(table, "#") == {"C2", "D2", "K3", "K4"}
    small = "lay:small:{}:flat".format
    assert table.refuses(small("L8")) == "ZT-OBP-02"
    for field in ("F8", "K10", "D9", "E15"):
        assert table.refuses(small(field)) == "ZT-OBP-04"
    for field in ("B6", "D10", "G15"):
        assert table.refuses(small(field)) == "ZT-OBP-03"
    assert table.refuses(small("H13")) == "ZT-OBP-06"
    for field in ("C9", "G12", "D15", "H12", "G13"):
        assert table.may(small(field))


@pytest.mark.vector("zombie-terror", "TV-150")
def test_car_token_on_classic():
    table = lay_anything(game(setup="advanced", layout="classic"))
    assert upon(table, "G15 ^", **HUNTING).do("activate:G15").targets("do:") == {"LF", "RF"}
    escape = upon(table, "G15 N").do("move:nurse:G16")
    assert escape.told("escaped") == [{"human": "nurse", "by": "car", "stars": 2, "score": 2}]


@pytest.mark.rule("ZT-OBP-07", "ZT-OP-50")
@pytest.mark.parametrize("layout", GRIDS)
def test_long_tokens_lie_flat_or_upright_and_obey_with_every_field(layout: str):
    table = game(setup="advanced", layout=layout)
    ways = {name.rsplit(":", 1)[1] for name in table.options("lay:large:")}
    assert ways == {"flat", "upright"}
    rows, columns = table.s.ground.rows, table.s.columns
    last = chr(ord("A") + columns - 2)
    assert table.may("lay:large:B3:flat")
    assert table.refuses(f"lay:large:{last}2:flat") == "ZT-OBP-02"  # its east end is at the edge
    assert table.may(f"lay:large:{last}2:upright")
    assert table.refuses(f"lay:large:B{rows - 1}:upright") == "ZT-OBP-02"  # its north end is
    assert table.refuses("lay:large:B3:diagonal") == "ZT-OP-50"


@pytest.mark.rule("ZT-OP-50", "ZT-FRE-09")
def test_the_escape_car_lies_in_the_last_row():
    table = game(setup="free", layout="classic")
    assert places(table, "car") == {f"{column}16" for column in "ABCDEFGHIJ"}
    assert {name.rsplit(":", 1)[1] for name in table.options()} == {"flat"}
    assert table.refuses("lay:car:E15:flat") == "ZT-FRE-09"
    assert table.refuses("lay:car:E1:flat") == "ZT-FRE-09"
    assert table.refuses("lay:car:A14:upright") == "ZT-OP-50"
    assert rejected(table, "lay:car:K16:flat")  # it would stick out over the edge
    lay(table, "car:E16:flat")
    assert field_of(table, "=") == {"E16", "F16", "G16"}


@pytest.mark.vector("zombie-terror", "TV-93")
def test_free_placement_on_compact():
    table = game(setup="free", layout="compact")
    lay(table, "car:A14:flat")
    assert field_of(table, "=") == {"A14", "B14", "C14"}
    lay(table, "bus:E10:N", "bus:C3:S")
    assert field_of(table, "S") == {"E10", "F10", "G10", "C3", "D3", "E3"}
    for field in ("K14", "E11", "D14"):
        assert table.may(f"lay:canal:{field}:flat")
    assert table.refuses("lay:canal:F5:flat") == "ZT-FRE-10"
    lay(table, "canal:K14:flat")
    for door in "NESW":
        assert table.may(f"lay:booth:E12:{door}")
        assert rejected(table, f"lay:booth:D13:{door}", f"lay:booth:H9:{door}")
        assert table.refuses(f"lay:booth:E5:{door}") == "ZT-FRE-11"
        assert rejected(table, f"lay:booth:K9:{door}")


@pytest.mark.rule("ZT-FRE-12", "ZT-FRE-13", "ZT-FRE-14", "ZT-OP-51")
@pytest.mark.parametrize(
    ("layout", "edge", "touching"),
    [
        ("compact", "A5 K5 F1 A7 K7", "D9 E9 F9 G9 H9 D10 H10 D11 E11 H11 D13"),
        ("classic", "A5 L5 F1 A7 L7", "D9 E9 F9 G9 H9 D10 H10 D11 H11 D12 E12 H12 D15"),
    ],
)
def test_objects_keep_away_from_edges_and_from_each_other(layout: str, edge: str, touching: str):
    rows = find_layout(layout).rows
    table = game(setup="free", layout=layout)
    lay(table, f"car:A{rows}:flat", "bus:E10:E" if layout == "classic" else "bus:E10:N")
    lay(table, "bus:C3:E" if layout == "classic" else "bus:C3:N", "canal:H13:flat")
    lay(table, "booth:J12:E", "large:C6:flat", "large:G3:upright")
    assert table.ask.facts["token"] == "small"
    free = places(table, "small")
    assert not free & {*edge.split(), *touching.split(), "E10", "F10", "C3", "J12", "G3", "H13"}
    assert rejected(table, *(f"lay:small:{field}:flat" for field in (*edge.split(), "E10", "H13")))
    assert rejected(table, *(f"lay:small:{field}:flat" for field in touching.split()))
    assert "H2" not in free  # beside the corner of the large one on G3
    assert {"I8", "B8", "G7"} <= free


@pytest.mark.rule("ZT-FRE-15", "ZT-FRE-10", "ZT-OP-52")
@pytest.mark.parametrize("layout", GRIDS)
def test_the_canal_goes_on_any_free_field_of_the_car_half(layout: str):
    table = game(setup="free", layout=layout)
    rows = find_layout(layout).rows
    lay(
        table, f"car:B{rows}:flat", "bus:E10:E", "bus:H10:E" if layout == "compact" else "bus:I10:E"
    )
    ground, half_line = table.s.ground, table.s.half_line
    taken = field_of(table, "S") | field_of(table, "=")
    car_half = {name for field, name in enumerate(ground.names) if ground.row(field) > half_line}
    assert places(table, "canal") == car_half - taken
    assert table.may(f"lay:canal:A{rows}:flat")
    exit_field = min(allowed(table) & car_half)
    lay(table, f"canal:{exit_field}:flat")
    assert exit_field in allowed(table)


@pytest.mark.rule("ZT-FRE-16", "ZT-OBP-05")
def test_objects_may_lie_beside_the_canal():
    table = game(setup="free", layout="compact")
    lay(table, "car:A14:flat", "bus:E10:N", "bus:C3:S", "canal:E13:flat")
    assert table.may("lay:booth:E12:S")
    assert table.may("lay:booth:F12:N")  # at its corner
    lay(table, "booth:I9:N")
    assert table.may("lay:large:E12:flat")
    lay(table, "large:H6:flat", "large:E12:flat")
    assert field_of(table, "o") == {"E13"}


@pytest.mark.vector("zombie-terror", "TV-151")
def test_free_placement_on_classic():
    table = game(setup="free", layout="classic")
    assert allowed(table) == {
        name for field, name in enumerate(table.s.ground.names) if table.s.ground.is_edge(field)
    }
    lay(table, "car:A16:flat")
    edge = allowed(table)
    assert len(edge) == 49
    assert not edge & {"A16", "B16", "C16"}
    lay(table, "bus:E10:E")
    assert field_of(table, "S") == {"E10", "F10", "G10", "E11", "F11", "G11"}
    lay(table, "bus:C3:W")
    for field in ("L16", "E12", "D16"):
        assert table.may(f"lay:canal:{field}:flat")
    assert table.refuses("lay:canal:F5:flat") == "ZT-FRE-10"
    lay(table, "canal:L16:flat")
    for door in "NESW":
        assert table.may(f"lay:booth:E14:{door}")
        assert rejected(table, f"lay:booth:D15:{door}", f"lay:booth:H9:{door}")
        assert table.refuses(f"lay:booth:E6:{door}") == "ZT-FRE-11"
        assert rejected(table, f"lay:booth:L12:{door}")


@pytest.mark.vector("zombie-terror", "TV-151")
def test_exits_of_a_bus_on_classic():
    west = lay(game(setup="free", layout="classic"), "car:A16:flat", "bus:E10:W")
    east = lay(game(setup="free", layout="classic"), "car:A16:flat", "bus:E10:E")
    edge = allowed(lay(game(setup="free", layout="classic"), "car:A16:flat"))
    assert allowed(west) - edge == {"D10", "D11", "G9"}
    assert allowed(east) - edge == {"H10", "H11", "E12"}
    lay(east, "bus:C3:W", "canal:E12:flat")
    assert field_of(east, "o") == {"E12"}
    assert "E12" in allowed(east)


@pytest.mark.rule("ZT-DB-28", "ZT-DB-22", "ZT-OP-48")
@pytest.mark.parametrize(
    ("way", "covered", "exits"),
    [
        ("N", "E10 F10 E11 F11 E12 F12", "E13 F13 D10"),
        ("E", "E10 F10 G10 E11 F11 G11", "H10 H11 E12"),
        ("S", "E10 F10 E11 F11 E12 F12", "E9 F9 G12"),
        ("W", "E10 F10 G10 E11 F11 G11", "D10 D11 G9"),
    ],
)
def test_a_bus_of_classic_has_four_rotations(way: str, covered: str, exits: str):
    table = lay(game(setup="free", layout="classic"), "car:A16:flat")
    edge = allowed(table)
    assert {name.rsplit(":", 1)[1] for name in table.options()} == set("NESW")
    lay(table, f"bus:E10:{way}")
    assert field_of(table, "S") == set(covered.split())
    assert allowed(table) - edge == set(exits.split())


@pytest.mark.rule("ZT-DB-08", "ZT-DB-12", "ZT-OP-48")
@pytest.mark.parametrize(
    ("way", "covered", "side"),
    [
        ("N", "E10 F10 G10", "E11 F11 G11"),
        ("E", "E10 E11 E12", "F10 F11 F12"),
        ("S", "E10 F10 G10", "E9 F9 G9"),
        ("W", "E10 E11 E12", "D10 D11 D12"),
    ],
)
def test_a_bus_of_compact_has_its_exits_on_a_chosen_side(way: str, covered: str, side: str):
    table = lay(game(setup="free", layout="compact"), "car:A14:flat")
    edge = allowed(table)
    lay(table, f"bus:E10:{way}")
    assert field_of(table, "S") == set(covered.split())
    exits = allowed(table) - edge
    along = side.split()
    assert exits <= set(along)
    assert len(exits) == 2
    assert along[1] in exits  # beside its middle, and beside one end


@pytest.mark.rule("ZT-OP-48", "ZT-DB-28", "ZT-DB-12", "ZT-DB-09", "ZT-DB-23")
@pytest.mark.parametrize("layout", GRIDS)
@pytest.mark.parametrize(("way", "door"), [("N", "I12"), ("E", "J11"), ("S", "I10"), ("W", "H11")])
def test_the_booth_has_its_door_on_a_chosen_side(layout: str, way: str, door: str):
    rows = find_layout(layout).rows
    table = game(setup="free", layout=layout)
    lay(table, f"car:A{rows}:flat", "bus:C3:E", "bus:G3:E", f"canal:A{rows - 2}:flat")
    before = allowed(table)
    lay(table, f"booth:I11:{way}")
    assert field_of(table, "@") == {"I11"}
    assert allowed(table) - before == {door}


@pytest.mark.vector("zombie-terror", "TV-144")
def test_a_car_over_an_allowed_edge_field():
    table = game(setup="free", layout="compact")
    assert {"B14", "J14"} <= allowed(table)
    lay(table, "car:A14:flat", "bus:E10:S")
    assert "B14" not in allowed(table)
    assert "J14" in allowed(table)
    assert {"E9", "F9"} <= allowed(table)
    assert allowed(table) == {"A3", "K3", "A6", "A11", "K11", "J14", "E9", "F9"}
    due = upon(lay_anything(table), "F8 N", turn="adding", hand_zombies="horde")
    assert due.ask.facts["due"] == ["C"]
    assert {"E9", "F9", "J14"} <= due.targets("add:C:")
    due.refuses("add:C:B14")


@pytest.mark.rule("ZT-DB-12", "ZT-FRE-09")
@pytest.mark.parametrize(
    ("car", "gone"), [("A", {"B14"}), ("B", {"B14"}), ("E", set()), ("H", {"J14"}), ("I", {"J14"})]
)
def test_only_the_covered_edge_field_is_lost(car: str, gone: set[str]):
    table = game(setup="free", layout="compact")
    before = allowed(table)
    lay(table, f"car:{car}14:flat")
    assert before - allowed(table) == gone


# -- side B ------------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-121")
def test_side_b_before_the_first_placement():
    table = game(setup="advanced", layout="compact")
    assert table.ask.kind == "building"
    assert field_of(table, "#") == set()
    assert field_of(table, "S") == {"B8", "B9", "B10", "H5", "I5", "J5"}
    assert field_of(table, "@") == {"I12"}
    assert field_of(table, "=") == {"E14", "F14", "G14"}
    assert field_of(table, "o") == {"J9"}
    assert allowed(table) == {
        *("A3", "K3", "A6", "A11", "K11", "B14", "J14"),
        *("C9", "C10", "H6", "I6", "I11"),
    }
    assert upon(table, "F13 ^", **HUNTING).do("activate:F13").targets("do:") == {"LF", "RF"}
    escape = upon(table, "F13 N").do("move:nurse:F14")
    assert escape.where("nurse") is None
    assert [human.name for human in escape.s.escaped] == ["nurse"]


@pytest.mark.vector("zombie-terror", "TV-121")
def test_a_laid_token_blocks_like_a_printed_one():
    bare = game(setup="advanced", layout="compact")
    built = lay(game(setup="advanced", layout="compact"), "large:D2:flat", "large:G2:flat")
    lay(built, "small:F6:flat")
    assert field_of(built, "#") == {"D2", "E2", "G2", "H2", "F6"}
    pawns = "F5 P, F8 v"
    assert upon(bare, pawns).may("move:policeman:F6")
    assert upon(bare, pawns).may("shoot:policeman:F8")
    assert upon(bare, pawns, **HUNTING).ask.facts["category"] == 2
    assert upon(built, pawns).refuses("move:policeman:F6") == "ZT-OBS-02"
    assert upon(built, pawns).refuses("shoot:policeman:F8") == "ZT-POL-07"
    assert upon(built, pawns, **HUNTING).ask.facts["category"] == 3
    assert upon(bare, "F7 v", **HUNTING).do("activate:F7").may("do:FF")
    assert upon(built, "F7 v", **HUNTING).do("activate:F7").targets("do:") == {"LF", "RF"}


@pytest.mark.rule("ZT-BRD-10", "ZT-BRD-11", "ZT-DB-11", "ZT-DB-27", "ZT-FRE-02", "ZT-ADV-03")
@pytest.mark.parametrize("layout", GRIDS)
def test_side_b_is_bare_but_for_the_edge(layout: str):
    plan = find_layout(layout)
    free, advanced, basic = (game(setup=s, layout=layout) for s in ("free", "advanced", "basic"))
    assert set(free.s.terrain) == {"."}
    assert len(free.s.terrain) == len(basic.s.terrain) == plan.columns * plan.rows
    assert free.s.half_line == advanced.s.half_line == basic.s.half_line == plan.half_line
    for sign in "S@o=":
        assert field_of(advanced, sign) == field_of(basic, sign)
    assert field_of(advanced, "#") == set()
    assert field_of(basic, "#") != set()
    assert allowed(advanced) == allowed(basic)  # with the same exits
    ground = free.s.ground
    inner = {name for field, name in enumerate(ground.names) if not ground.is_edge(field)}
    assert not allowed(free) & inner
    assert allowed(basic) - inner == allowed(free) - field_of(basic, "=")


@pytest.mark.rule("ZT-ADV-01", "ZT-ADV-02", "ZT-ADV-12", "ZT-FRE-02", "ZT-FRE-18")
@pytest.mark.parametrize(("setup", "tokens"), [("advanced", 7), ("free", 12)])
def test_the_board_is_built_before_the_normal_set_up(setup: str, tokens: int):
    table = game(setup=setup)
    for _ in range(tokens):
        assert table.ask.kind == "building"
        assert table.s.hands == {}
        assert table.s.pool == 20
        rejected(table, "place:banker:A1", "zombie:A9")
        table.do(min(table.options()))
    assert (table.ask.kind, table.ask.seat) == ("human-start", HUMANS_SEAT)
    assert {side: len(hand) for side, hand in table.s.hands.items()} == {"humans": 4, "zombies": 4}


# -- both variants -----------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-131")
@pytest.mark.parametrize("layout", GRIDS)
@pytest.mark.parametrize("setup", ["advanced", "free"])
def test_pieces_of_the_variants(setup: str, layout: str):
    table = game(setup=setup, layout=layout)
    while table.ask.kind == "building":
        token = str(table.ask.facts["token"])
        names = table.s.ground.names
        if field_of(table, "o"):
            assert token != "canal"
            assert rejected(table, *(f"lay:canal:{name}:flat" for name in names[::7]))
        if field_of(table, "@"):
            assert token != "booth"
            assert rejected(table, *(f"lay:booth:{name}:N" for name in names[::7]))
        if token == "bus":
            sizes = [shape.size for shape in find_layout(layout).tokens["bus"].values()]
            assert {wide > high for wide, high in sizes} == {True, False}
            assert places(table, "bus", "N")
            assert places(table, "bus", "E")
        taken = {name for sign in "#S@=" for name in field_of(table, sign)}
        for way in {name.rsplit(":", 1)[1] for name in table.options()}:
            assert not places(table, token, way) & taken
            if taken:
                assert rejected(table, f"lay:{token}:{min(taken)}:{way}")
        table.do(min(table.options()))
    assert len(field_of(table, "o")) == len(field_of(table, "@")) == 1
    (canal,) = field_of(table, "o")
    ground = table.s.ground
    at = ground.index[canal]
    facing = next(
        n for n in range(4) if (near := ground.step[at][n]) >= 0 and ground.terrain[near] == "."
    )
    beside = ground.names[ground.step[at][facing]]
    assert upon(table, f"{beside} N").may(f"move:nurse:{canal}")
    towards = "v<^>"[facing]
    onto = upon(table, f"{beside} {towards}", **HUNTING).do(f"activate:{beside}")
    assert {way[0] for way in onto.targets("do:")} >= {"F"}
    assert (table.ask.kind, table.s.pool, table.s.bullets) == ("human-start", 20, 4)
    rise_anywhere(stand(table))
    assert (table.ask.kind, table.s.round, table.s.pool) == ("human-action", 1, 10)
    assert len(table.zombies) == 10


@pytest.mark.rule("ZT-OBS-08", "ZT-OBS-06")
def test_the_canal_token_blocks_neither_sight_nor_shots():
    table = lay_anything(game(setup="advanced", layout="classic"))
    line = upon(table, "H11 P, H15 v")  # the canal of classic, H13, lies between them
    assert line.may("shoot:policeman:H15")
    assert upon(table, "H11 P, H15 v", **HUNTING).ask.facts["category"] == 2


@pytest.mark.rule("ZT-ADV-08", "ZT-FRE-05", "ZT-FRE-01", "ZT-FRE-03", "ZT-FRE-04", "ZT-OP-05")
@pytest.mark.parametrize("layout", GRIDS)
def test_the_pieces_add_up(layout: str):
    bus = {"classic": 6, "compact": 3}[layout]
    for setup in ("advanced", "free"):
        table = lay_anything(game(setup=setup, layout=layout))
        counts = {sign: table.s.terrain.count(sign) for sign in "#S@=o"}
        assert counts == {"#": 2 * 2 + 5, "S": 2 * bus, "@": 1, "=": 3, "o": 1}


@pytest.mark.rule("ZT-ADV-07", "ZT-OP-64", "ZT-OP-65")
@pytest.mark.parametrize("layout", GRIDS)
def test_tokens_of_a_class_are_alike(layout: str):
    """One size for each class, and no face to choose: a place and a direction are all there is."""
    for shapes in find_layout(layout).tokens.values():
        assert len({frozenset(shape.size) for shape in shapes.values()}) == 1
    table = game(setup="free", layout=layout)
    while table.ask.kind == "building":
        token, ways = str(table.ask.facts["token"]), {"canal": 1, "small": 1, "car": 1, "large": 2}
        offered = {name.rsplit(":", 1)[1] for name in table.options()}
        assert len(offered) == ways.get(token, 4)
        table.do(min(table.options()))


# -- there is always room ----------------------------------------------------------------------


def spoil(table: Scene, dice: random.Random) -> str:
    """Of some places the one that leaves the fewest for the tokens after it."""
    tried = dice.sample(sorted(table.options()), min(8, len(table.options())))
    left = {}
    for option in tried:
        twin = Scene(table.table.fork())
        twin.do(option)
        left[option] = len(twin.ask.options) if twin.ask.kind == "building" else 0
    return min(tried, key=left.__getitem__)


@pytest.mark.vector("zombie-terror", "TV-152")
@pytest.mark.parametrize("layout", GRIDS)
@pytest.mark.parametrize(("setup", "tokens"), [("advanced", 7), ("free", 12)])
@pytest.mark.parametrize("spoiling", [False, True], ids=["random", "spoiling"])
def test_room_for_every_token(setup: str, tokens: int, layout: str, spoiling: bool):
    for seed in range(4 if spoiling else 20):
        dice = random.Random(seed)
        table = game(setup=setup, layout=layout)
        while table.ask.kind == "building":
            options = sorted(table.options())
            table.do(spoil(table, dice) if spoiling else dice.choice(options))
        assert table.told("token-skipped") == [], f"seed {seed}"
        assert len(table.told("token-laid")) == tokens, f"seed {seed}"
        assert connected(table), f"seed {seed}"


@pytest.mark.rule("ZT-OP-54", "ZT-FRE-12", "ZT-OBP-01")
def test_a_board_of_tokens_never_overlaps():
    for seed in range(10):
        table = lay_anything(game(setup="free"), random.Random(seed))
        assert sum(table.s.terrain.count(sign) for sign in "#S@=o") == 9 + 12 + 1 + 3 + 1
        assert connected(table)


@pytest.mark.rule("ZT-OP-49", "ZT-OBP-06")
def test_no_token_covers_the_canal():
    table = game(setup="advanced", layout="classic")
    assert table.refuses("lay:large:G13:flat") == "ZT-OBP-06"  # H13 with its east end
    assert table.refuses("lay:large:H12:upright") == "ZT-OBP-06"
    lay(table, "large:C2:flat", "large:K3:upright")
    assert table.refuses("lay:small:H13:flat") == "ZT-OBP-06"


@pytest.mark.rule("ZT-OP-51", "ZT-OBP-02")
@pytest.mark.parametrize(("layout", "last", "rows"), [("classic", "L", 16), ("compact", "K", 14)])
def test_the_edge_is_the_outermost_line(layout: str, last: str, rows: int):
    table = game(setup="advanced", layout=layout)
    ground = table.s.ground
    edge = {name for field, name in enumerate(ground.names) if ground.is_edge(field)}
    assert edge == {
        name for name in ground.names if name[0] in "A" + last or name[1:] in {"1", str(rows)}
    }
    lay(table, "large:D3:flat", "large:G3:flat")
    for name in edge - field_of(table, "=") - {"E14", "F14", "G14"}:
        assert table.refuses(f"lay:small:{name}:flat") == "ZT-OBP-02"
