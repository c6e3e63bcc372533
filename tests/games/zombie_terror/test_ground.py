"""Board, adjacency and obstacles (catalogue sections 4 to 6)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.zombie_terror.opening import lay, lay_anything, rise, stand, upon
from tests.games.zombie_terror.scene import Scene, board, game, scene

HELD = {"hand_humans": "canal"}
"""A card that cannot be played here: with it the turn never passes by itself."""

LAYOUTS = ["classic", "compact"]

OBSTACLES = {
    "classic": "C6 D6 E6 C7 D7 E7 I7 J7 I8 J8 I9 J9 E10 C2 D2 G8 G9 G5 C9 G12 J13 E14",
    "compact": "B8 B9 B10 H5 I5 J5 I12 E9 F9 C5 C6 G2 H2 C12 F11 H10 H8 F7 E4 C2",
}
"""The printed objects of side A that no white frame encloses (ZT-DB-20, ZT-DB-06)."""

CANAL = {"classic": "H13", "compact": "J9"}
CARS = {"classic": ["F16", "G16", "H16"], "compact": ["E14", "F14", "G14"]}
SIZE = {"classic": (12, 16, 8), "compact": (11, 14, 7)}
"""Columns, rows, and the last row of the supermarket half."""


def row(field: str) -> int:
    return int(field[1:])


def fields_of(s: Scene, sign: str) -> list[str]:
    """The fields with this terrain, as everybody sees them."""
    names = s.s.ground.names
    return [names[f] for f, kind in enumerate(s.table.view(None).terrain) if kind == sign]


# -- the board ---------------------------------------------------------------------------------


@pytest.mark.rule("ZT-BRD-01")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_board_is_a_grid(layout: str):
    s = game(layout=layout)
    columns, rows, _ = SIZE[layout]
    ground = s.s.ground
    assert len(s.table.view(None).terrain) == columns * rows == len(ground.names)
    assert (ground.names[0], ground.names[-1]) == ("A1", f"{chr(64 + columns)}{rows}")
    neighbours = Counter(len(around) for around in ground.neighbours)
    inner = (columns - 2) * (rows - 2)
    assert neighbours == {2: 4, 3: 2 * (columns - 2) + 2 * (rows - 2), 4: inner}


@pytest.mark.rule("ZT-BRD-02", "ZT-BRD-03", "ZT-BRD-04")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_humans_start_at_one_edge_and_the_car_waits_at_the_other(layout: str, setup: str):
    s = lay_anything(game(layout=layout, setup=setup))
    assert s.ask.kind == "human-start"
    columns, rows, _ = SIZE[layout]
    assert {row(field) for field in s.targets("place")} == {1}
    assert len(s.targets("place")) == columns
    cars = fields_of(s, "=")
    assert len(cars) == 3
    assert {row(field) for field in cars} == {rows}
    if setup != "free":
        assert cars == CARS[layout]


@pytest.mark.rule("ZT-BRD-05", "ZT-BRD-06")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_field_belongs_to_one_half(layout: str):
    line = SIZE[layout][2]
    humans = f"E{line} N, D{line + 1} B"
    s = board(layout, humans, turn="adding", shots=1)
    assert s.ask.facts["due"] == ["S", "C", "any"]
    south, north = s.targets("add:S"), s.targets("add:C")
    assert {row(field) <= line for field in south} == {True}
    assert {row(field) > line for field in north} == {True}
    assert south | north == s.targets("add:any") == set(s.table.view(None).allowed)
    assert not south & north


@pytest.mark.rule("ZT-BRD-05", "ZT-BRD-06")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_halves_meet_at_the_pylons(layout: str):
    line = SIZE[layout][2]
    assert board(layout, f"E{line} N", turn="adding").ask.facts["due"] == ["S"]
    assert board(layout, f"D{line + 1} N", turn="adding").ask.facts["due"] == ["C"]


@pytest.mark.rule("ZT-BRD-07", "ZT-OBS-06", "ZT-PSH-13")
def test_humans_and_zombies_may_stand_on_the_canal():
    s = scene("1 . N o .", **HELD).do("move:nurse:C1")
    assert s.at("C1") == "N"
    s = scene(
        """
           A B C D
        2  . . . .
        1  . > o .
        """,
        turn="movement",
        **HELD,
    )
    assert s.options() == {"do:FF", "do:FL", "do:FR", "do:LF"}
    s.do("do:FL")
    assert s.at("C1") == "^"


@pytest.mark.rule("ZT-BRD-08")
@pytest.mark.parametrize("pawn", ["N", "n"])
def test_the_canal_has_no_effect_of_its_own(pawn: str):
    """A turn over a canal field goes like one over a plain field."""
    views = []
    for floor in ("", "o"):
        s = scene(
            f"""
               A B C D
            3  + + . .
            2  . . {floor or "."} .
            1  > . {pawn}{floor} .
            """,
            hand_humans="adrenaline",
        )
        offered = s.options()
        s.do("move:nurse:C2", "move:nurse:C1", "end", "add:S:A3", "face:N")
        views.append((offered, {f: s.at(f) for f in s.s.ground.names}, s.s.escaped, s.s.round))
    assert views[0] == views[1]


@pytest.mark.rule("ZT-BRD-09")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("setup", ["basic", "advanced", "free"])
def test_allowed_fields_lie_at_the_edge_and_next_to_bus_and_booth(layout: str, setup: str):
    s = lay_anything(game(layout=layout, setup=setup))
    ground = s.s.ground
    why: Counter[str] = Counter()
    for name in s.table.view(None).allowed:
        field = ground.index[name]
        beside = {ground.terrain[other] for other in ground.neighbours[field]}
        assert ground.terrain[field] in ".o"
        reasons = {"edge"} if ground.is_edge(field) else set()
        reasons |= {"bus"} if "S" in beside else set()
        reasons |= {"booth"} if "@" in beside else set()
        assert reasons, f"{name} is allowed for no reason"
        why.update(reasons)
    assert min(why["edge"], why["bus"], why["booth"]) > 0


@pytest.mark.rule("ZT-BRD-10", "ZT-BRD-11")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_variants_use_the_side_without_print(layout: str):
    assert len(fields_of(game(layout=layout), "#")) > 0
    assert set(game(layout=layout, setup="free").table.view(None).terrain) == {"."}
    furnished = game(layout=layout, setup="advanced").table.view(None).terrain
    assert set(furnished) == {".", "S", "@", "=", "o"}  # tokens, but no printed obstacle


@pytest.mark.rule("ZT-BRD-12")
def test_cars_are_obstacles_for_zombies():
    # no way in
    s = scene(
        """
           A B C D
        2  = = = .
        1  . ^ . .
        """,
        turn="movement",
        **HELD,
    )
    assert s.options() == {"do:LF", "do:RF"}
    # no view across
    assert scene("1 > . N . .").category("A1") == 2
    assert scene("1 > = N . .").category("A1") == 3
    assert scene("1 > N = . .").category("A1") == 1


@pytest.mark.rule("ZT-BRD-12", "ZT-BRD-14")
@pytest.mark.parametrize("setup", ["basic", "free"])
def test_no_zombie_starts_in_a_car(setup: str):
    s = stand(lay_anything(game(setup=setup)))
    for car in fields_of(s, "="):
        assert s.refuses(f"zombie:{car}") == "ZT-SET-23"
        assert car not in s.table.view(None).allowed


@pytest.mark.rule("ZT-BRD-13", "ZT-BRD-14")
@pytest.mark.parametrize("setup", ["basic", "free"])
def test_for_humans_a_car_field_is_one_to_enter(setup: str):
    built = lay(game(setup="free"), "car:B16:flat") if setup == "free" else game()
    car = fields_of(built, "=")[0]
    s = upon(built, f"{car[0]}15 N, {car[0]}14 B", **HELD)
    assert s.may(f"move:nurse:{car}")
    s.do(f"move:nurse:{car}")
    assert (s.where("nurse"), [human.name for human in s.s.escaped]) == (None, ["nurse"])


@pytest.mark.vector("zombie-terror", "TV-129")
def test_humans_on_allowed_fields():
    s = board("compact", "A5 N, J8 B")
    framed = {"A3", "K3", "A6", "H6", "I6", "A11", "K11", "B14", "J14", "C9", "C10", "I11"}
    assert set(s.table.view(None).allowed) == framed
    s.do("move:nurse:A6", "rest:nurse")
    assert s.where("nurse") == "A6"
    s.do("move:banker:J9")
    # the canal has no effect: no escape, and the Banker goes on as usual
    assert (s.where("banker"), s.ask.facts) == ("J9", {"active": "banker", "ap": 2})
    s.do("rest:banker")

    assert (s.ask.kind, s.ask.facts["due"]) == ("adding", ["S", "C"])
    assert s.targets("add:S") == {"A3", "K3", "H6", "I6"}
    assert s.targets("add:C") == {"A11", "K11", "B14", "J14", "C9", "C10", "I11"}
    assert s.refuses("add:S:A6") in ("ZT-ALW-03", "ZT-ALW-04")
    for name in s.s.ground.names:
        if name not in framed:
            half = "S" if row(name) <= 7 else "C"
            assert s.refuses(f"add:{half}:{name}") == "ZT-ALW-01"
    s.do("add:S:A3", "face:N", "add:C:A11", "face:N")
    assert (s.s.round, s.where("nurse"), s.where("banker")) == (2, "A6", "J9")
    assert s.s.escaped == []


# -- adjacency ---------------------------------------------------------------------------------


@pytest.mark.rule("ZT-ADJ-01", "ZT-ADJ-02")
def test_adjacent_is_who_shares_an_edge():
    s = scene(
        """
           A B C D E
        5  . . . . .
        4  . . b l .
        3  . c N m .
        2  . . p . .
        1  . . . . .
        """
    )
    assert s.targets("heal") == {"C4", "B3", "D3", "C2"}  # not the Lumberjack at the corner
    assert s.refuses("heal:nurse:D4") == "ZT-ADJ-01"


@pytest.mark.rule("ZT-ADJ-01", "ZT-ADJ-02", "ZT-ADJ-03")
@pytest.mark.parametrize("facing", "NESW")
def test_adjacency_does_not_depend_on_the_facing(facing: str):
    s = rise(stand(game()), f"B11 {facing}")
    for beside in ("B12", "B10", "A11", "C11"):
        assert s.refuses(f"zombie:{beside}") == "ZT-SET-18"
    for corner in ("A12", "C12", "A10", "C10"):
        assert s.may(f"zombie:{corner}")


@pytest.mark.rule("ZT-ADJ-02")
def test_a_corner_is_no_reason():
    s = rise(stand(game()), "H2 N")  # the last human stands on F1
    assert s.refuses("zombie:G1") == "ZT-SET-19"  # beside the human, at the zombie's corner
    assert s.refuses("zombie:H1") == "ZT-SET-18"
    assert s.may("zombie:G3")


@pytest.mark.rule("ZT-ADJ-03")
def test_adjacency_is_symmetric():
    free = stand(game())
    for here, there in (("B11", "B12"), ("B11", "C11"), ("B12", "C11"), ("L8", "L9")):
        first = rise(stand(game()), f"{here} N")
        second = rise(stand(game()), f"{there} N")
        assert free.may(f"zombie:{here}")
        assert free.may(f"zombie:{there}")
        assert first.may(f"zombie:{there}") == second.may(f"zombie:{here}")
    for layout in LAYOUTS:
        neighbours = game(layout=layout).s.ground.neighbours
        pairs = {(a, b) for a, around in enumerate(neighbours) for b in around}
        assert pairs == {(b, a) for a, b in pairs}


# -- obstacles ---------------------------------------------------------------------------------


@pytest.mark.rule("ZT-OBS-01")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_printed_object_is_an_obstacle_but_canal_and_car(layout: str):
    s = stand(game(layout=layout))
    printed = {field for sign in "#S@" for field in fields_of(s, sign)}
    assert printed == set(OBSTACLES[layout].split())
    for field in printed:
        assert s.refuses(f"zombie:{field}") == "ZT-SET-17"
    assert fields_of(s, "o") == [CANAL[layout]]
    assert s.may(f"zombie:{CANAL[layout]}")


@pytest.mark.rule("ZT-OBS-02")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_human_enters_a_printed_obstacle(layout: str):
    ground = game(layout=layout).s.ground
    printed = OBSTACLES[layout].split()
    for name in printed:
        for other in ground.neighbours[ground.index[name]]:
            beside = ground.names[other]
            if beside in printed:
                continue
            s = board(layout, f"{beside} N", **HELD)
            assert not s.may(f"move:nurse:{name}")
            assert s.refuses(f"move:nurse:{name}") == "ZT-OBS-02"


@pytest.mark.rule("ZT-OBS-02", "ZT-OBS-03")
@pytest.mark.parametrize("obstacle", ["#", "S", "@"])
def test_nobody_passes_through_an_obstacle(obstacle: str):
    # a human
    s = scene(f"1 . B {obstacle} .", **HELD)
    assert s.targets("move") == {"A1"}
    assert s.refuses("move:banker:C1") == "ZT-OBS-02"
    assert s.refuses("move:banker:D1") == "ZT-MOV-02"
    # a human whom the Mechanic pushes
    s = scene(f"1 M B {obstacle} .", **HELD)
    assert s.refuses("shove:mechanic:B1") == "ZT-MEC-03"
    # a zombie
    s = scene(
        f"""
           A B C D
        2  . . . .
        1  . > {obstacle} .
        """,
        **HELD,
    )
    assert s.ways("B1") == {"LF"}


@pytest.mark.rule("ZT-OBS-05")
@pytest.mark.parametrize("obstacle", ["#", "S", "@"])
def test_an_obstacle_blocks_the_view(obstacle: str):
    assert scene("1 > . . N .").category("A1") == 2
    assert scene(f"1 > {obstacle} . N .").category("A1") == 3
    assert scene(f"1 > . {obstacle} N .").category("A1") == 3
    assert scene(f"1 > . N {obstacle} .").category("A1") == 2


@pytest.mark.rule("ZT-OBS-06")
def test_the_canal_blocks_no_view():
    assert scene("1 > o . N .").category("A1") == 2
    assert scene("1 > . No . .").category("A1") == 2
    assert scene("1 >o N . . .").category("A1") == 1


@pytest.mark.rule("ZT-OBS-07", "ZT-OBS-08")
@pytest.mark.parametrize(
    ("token", "sign", "blocks"),
    [
        ("bus", "S", True),
        ("booth", "@", True),
        ("large", "#", True),
        ("small", "#", True),
        ("canal", "o", False),
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_tokens_block_movement_shots_and_sight(token: str, sign: str, blocks: bool, layout: str):
    # this token lies at D10, and everything before it away from there
    s = game(layout=layout, setup="free")
    while s.ask.facts["token"] != token:
        s.do(min(option for option in s.options() if not 8 <= row(option.split(":")[2]) <= 12))
    way = min(option for option in s.options() if ":D10:" in option)
    s.do(way)
    assert s.s.terrain[s.s.ground.index["D10"]] == sign

    east = next(c for c in "EFGH" if s.s.terrain[s.s.ground.index[f"{c}10"]] == ".")
    walker = upon(s, "C10 N", **HELD)
    assert walker.may("move:nurse:D10") != blocks
    gun = upon(s, f"C10 P, {east}10 <", **HELD)
    assert gun.may(f"shoot:policeman:{east}10") != blocks
    eye = upon(s, f"C10 >, {east}10 N", **HELD)
    assert eye.category("C10") == (3 if blocks else 2)
    feet = upon(s, "C10 >", **HELD)
    assert any(way.startswith("F") for way in feet.ways("C10")) != blocks
