"""Zones, lines of sight and movement through space (catalogue A5 to A8)."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead.board import ground as grounds
from overrun.games.army_of_the_dead.board.ground import compose, ground_of
from overrun.games.army_of_the_dead.board.tiles import tiles

from .town import Town, draw

# -- zones (A5) --------------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-EX-05")
@pytest.mark.rule("AD-DEF-02", "AD-DEF-19")
def test_crossings_walls_and_the_edge_enclose_a_street_zone() -> None:
    town = Town.of("aasscc aasscc rrsskk bbbbbb", street="asbc", room="rk")
    assert town.zones() == ["A1a", "A1s", "A1c", "A1r", "A1k", "A1b"]
    street = town.ground.zones[town.ground.index["A1s"]]
    assert len(street.cells) == 6
    assert town.goes("A1s") == ["A1a", "A1c", "A1b"]  # over the crossings, not through the walls


@pytest.mark.vector("army-of-the-dead", "AD-EX-06")
@pytest.mark.rule("AD-DEF-03", "AD-DEF-04", "AD-DEF-13")
def test_what_is_not_on_the_street_is_inside_a_building() -> None:
    town = Town.of(
        "ssrrkk hhiicc ttvvcc",
        street="s",
        room="rk",
        hall="hi",
        corridor="c",
        trap="t",
        vault="v",
        lines=["r-k", "h-i"],
    )
    ground = town.ground
    assert len(town.zones()) == 8
    inside = [name for name in town.zones() if ground.is_building(ground.index[name])]
    assert inside == ["A1r", "A1k", "A1h", "A1i", "A1c", "A1t", "A1v"]
    assert [name for name in town.zones() if ground.is_street(ground.index[name])] == ["A1s"]


@pytest.mark.vector("army-of-the-dead", "AD-EX-07")
@pytest.mark.rule("AD-DEF-05", "AD-DEF-17", "AD-LOS-18")
def test_a_zone_extends_over_four_tiles() -> None:
    town = Town.laid([["R6", "R3"], ["R1", "V8"]])
    corner = town.ground.index["A1c"]
    assert [town.ground.index[name] for name in ("B1d", "A2b", "B2a")] == [corner] * 3
    assert town.ground.names[corner] == "A1c"  # the first in reading order
    assert len(town.ground.zones[corner].cells) == 14
    assert town.ground.sight[corner][corner] == 0


@pytest.mark.vector("army-of-the-dead", "AD-EX-08")
@pytest.mark.rule("AD-DEF-06", "AD-MOV-05")
def test_marked_lines_and_walls_divide_a_building_into_four_zones() -> None:
    town = Town.of("iikk iikk llmm llmm", room="iklm", lines=["i-k", "k-m"], doors=["l-m"])
    assert len(town.zones()) == 4
    assert [town.away("A1i", zone) for zone in ("A1k", "A1m", "A1l")] == [1, 2, 3]


@pytest.mark.rule("AD-DEF-08", "AD-DEF-17")
def test_adjacent_is_what_is_seen_one_zone_away() -> None:
    town = Town.of("aabbcc rrrrrr", street="abc", room="r", doors=["r-b"])
    assert town.adjacent("A1b") == ["A1a", "A1c", "A1r"]
    assert town.adjacent("A1a") == ["A1b"]  # c is seen, two zones away; r is behind a wall
    assert town.sees("A1a") == {"A1b": 1, "A1c": 2}


@pytest.mark.vector("army-of-the-dead", "AD-EX-15")
@pytest.mark.rule("AD-DEF-18", "AD-MOV-02")
def test_touching_at_a_corner_joins_nothing() -> None:
    town = Town.of("aabb aabb ddcc ddcc", street="abcd")
    assert town.goes("A1a") == ["A1b", "A1d"]
    assert "A1c" not in town.sees("A1a")
    assert "A1c" not in town.adjacent("A1a")
    assert town.away("A1a", "A1c") == 2
    assert town.ways("A1a", "A1c") == ["A1b", "A1d"]


@pytest.mark.rule("AD-DEF-11", "AD-DEF-12", "AD-CMP-02")
def test_main_hall_and_corridor_are_on_their_four_tiles() -> None:
    on = {
        kind: sorted(id for id, tile in tiles().items() if kind in tile.zones.values())
        for kind in ("hall", "corridor", "trap", "vault", "statue")
    }
    assert on == {
        "hall": ["R4", "R5"],
        "corridor": ["V4", "V5"],
        "trap": ["V1"],
        "vault": ["V1"],
        "statue": ["R3"],
    }


@pytest.mark.rule("AD-SRC-01", "AD-SRC-03", "AD-SRC-12", "AD-SRC-13")
def test_where_one_may_search() -> None:
    ground = Town.of(
        "sstthh rrccvv ppp...",
        street="s",
        statue="t",
        hall="h",
        room="r",
        corridor="c",
        vault="v",
        trap="p",
    ).ground
    found = [ground.names[zone] for zone, yes in enumerate(ground.searchable) if yes]
    assert found == ["A1h", "A1r", "A1v", "A1p"]


# -- along streets (A6) ------------------------------------------------------------------------


@pytest.mark.rule("AD-LOS-02", "AD-LOS-03", "AD-LOS-04")
def test_streets_are_seen_along_straight_lines_only() -> None:
    town = Town.of("aabbcc aabbcc d...e. d...e. ffffe.", street="abcdef")
    assert town.sees("A1a") == {"A1b": 1, "A1c": 2, "A1d": 1, "A1f": 2}
    assert town.sees("A1d") == {"A1a": 1, "A1f": 1}  # not round the corners
    assert town.sees("A1b") == {"A1a": 1, "A1c": 1}


@pytest.mark.rule("AD-LOS-04")
@pytest.mark.parametrize("between", ["room", "solid"])
def test_a_building_ends_the_line(between: str) -> None:
    middle, kinds = ("rr", {"room": "r"}) if between == "room" else ("..", {})
    town = Town.of(f"aa{middle}cc", street="ac", **kinds)
    assert town.sees("A1a") == {}


@pytest.mark.rule("AD-OP-033")
def test_a_line_may_start_anywhere_in_a_zone() -> None:
    town = Town.of("aarrcc aabbcc", street="abc", room="r")
    assert town.sees("A1a") == {"A1b": 1, "A1c": 2}  # past the house, in the second lane


@pytest.mark.rule("AD-OP-035")
def test_range_counts_the_borders_along_the_line_not_the_way() -> None:
    town = Town.of("abxxcc dddddd", street="abcdx")
    assert town.sees("A1a")["A1c"] == 3
    assert town.away("A1a", "A1c") == 2  # by d, round the corner


@pytest.mark.rule("AD-OP-035")
@pytest.mark.parametrize("map", ["abbxcc aaaxcc", "aaaxcc abbxcc"])
def test_the_shortest_of_several_lines_counts(map: str) -> None:
    town = Town.of(map, street="abxc")
    assert town.sees("A1a")["A1x"] == 1


# -- in and out of buildings (A6) --------------------------------------------------------------


@pytest.mark.rule("AD-LOS-05", "AD-LOS-06", "AD-LOS-11", "AD-LOS-12")
@pytest.mark.parametrize(("kind", "far"), [("hall", 2), ("corridor", 2), ("room", None)])
def test_rooms_are_seen_one_zone_deep_hall_and_corridor_all_along(
    kind: str, far: int | None
) -> None:
    town = Town.of("hhiijj", lines=["h-i", "i-j"], **{kind: "hij"})
    assert town.sees("A1h").get("A1i") == 1
    assert town.sees("A1h").get("A1j") == far


@pytest.mark.rule("AD-LOS-12")
def test_the_hotel_corridor_runs_on_over_tiles() -> None:
    town = Town.laid([["V4", "V5"]])
    seen = town.sees("A1p")
    assert [seen[zone] for zone in ("A1q", "A1r", "B1p", "B1q")] == [1, 2, 3, 4]
    assert seen["B1k"] == 5  # the suite whose door is at the end of the line
    assert "B1t" not in town.sees("B1p")  # round the corner


@pytest.mark.vector("army-of-the-dead", "AD-EX-13")
@pytest.mark.rule("AD-LOS-11")
def test_the_main_hall_is_seen_along_its_lines() -> None:
    town = Town.laid([["R4", "R5"]])
    seen = town.sees("A1i")
    assert [seen[zone] for zone in ("A1h", "B1h", "B1g")] == [1, 1, 2]


@pytest.mark.vector("army-of-the-dead", "AD-EX-14")
@pytest.mark.rule("AD-LOS-13")
@pytest.mark.parametrize(
    ("hall", "seen"),
    [
        ("hiiiij hiiiij", True),
        ("hiIiij hiiiij", True),  # past it in the other lane
        ("hiIiij hiiIij", False),
    ],
)
def test_a_slot_machine_blocks_the_line(hall: str, seen: bool) -> None:
    town = Town.of(hall, hall="hij", lines=["h-i", "i-j"])
    assert ("A1j" in town.sees("A1h")) == seen
    assert town.sees("A1h")["A1i"] == 1


@pytest.mark.rule("AD-LOS-13")
def test_slot_machines_of_the_casino() -> None:
    town = Town.laid([["R4", "R5"]])
    assert town.sees("A1h")["B1h"] == 2
    assert "B1g" not in town.sees("A1h")  # in each lane there is a machine


@pytest.fixture
def corner_shop() -> Town:
    """A street with side streets, a house of two rooms, another street behind it."""
    return Town.of(
        """
        aaxxcc
        aasscc
        kkkmmm
        kkkmmm
        eeeeff
        """,
        street="axcsef",
        room="km",
        doors=["k-s 3,3", "k-m", "m-f"],
    )


@pytest.mark.vector("army-of-the-dead", "AD-EX-11")
@pytest.mark.rule("AD-LOS-05", "AD-LOS-07", "AD-LOS-09", "AD-LOS-16")
def test_out_of_a_house(corner_shop: Town) -> None:
    assert corner_shop.sees("A1k") == {"A1s": 1, "A1x": 2, "A1m": 1}  # not f, behind m


@pytest.mark.vector("army-of-the-dead", "AD-EX-12")
@pytest.mark.rule("AD-LOS-04", "AD-LOS-08")
def test_into_a_house(corner_shop: Town) -> None:
    assert corner_shop.sees("A1s") == {"A1a": 1, "A1c": 1, "A1x": 1, "A1k": 1}  # not m
    assert corner_shop.sees("A1x") == {"A1a": 1, "A1c": 1, "A1s": 1, "A1k": 2}


@pytest.mark.vector("army-of-the-dead", "AD-EX-09")
@pytest.mark.rule("AD-DEF-07", "AD-LOS-06", "AD-LOS-07", "AD-LOS-19")
def test_from_the_school_bus() -> None:
    town = Town.of(
        "mm.... nn.... bbccdd bbccdd ss.... tt....",
        street="mnst",
        room="bcd",
        lines=["b-c", "c-d"],
        doors=["b-n", "b-s"],
    )
    assert town.sees("A1b") == {"A1m": 2, "A1n": 1, "A1c": 1, "A1s": 1, "A1t": 2}
    bus = Town.laid([["R6"]])
    assert bus.sees("A1y") == {"A1n": 1, "A1z": 1, "A1s": 1}
    assert bus.ground.is_building(bus.ground.index["A1y"])
    assert bus.ground.searchable[bus.ground.index["A1y"]]


@pytest.mark.vector("army-of-the-dead", "AD-EX-10")
@pytest.mark.rule("AD-LOS-03", "AD-LOS-05")
def test_not_diagonally_across_the_fountain() -> None:
    town = Town.laid([["V3"]])
    assert town.sees("A1f") == {"A1n": 1, "A1g": 1}  # not h, nor i on the other side
    assert town.sees("A1g") == {"A1f": 1, "A1h": 1, "A1s": 1}


@pytest.mark.rule("AD-LOS-04")
def test_a_fountain_fills_the_street() -> None:
    town = Town.laid([["R8"]])
    assert "A1e" not in town.sees("A1w")
    assert Town.of("wzze", street="wze").sees("A1w")["A1e"] == 2


@pytest.mark.rule("AD-OP-034")
def test_a_room_at_the_main_hall() -> None:
    town = Town.of("rrhhii kkhhii", room="rk", hall="hi", lines=["h-i"], doors=["r-h", "r-k"])
    assert town.sees("A1r") == {"A1h": 1, "A1i": 2, "A1k": 1}
    assert town.sees("A1k") == {"A1r": 1}
    assert town.sees("A1i") == {"A1r": 2, "A1h": 1}


@pytest.mark.rule("AD-LOS-07", "AD-LOS-08", "AD-DEF-13")
def test_the_main_hall_is_a_building_to_the_street() -> None:
    town = Town.of("xxsshi", street="xs", hall="hi", lines=["h-i"], doors=["s-h"])
    assert town.sees("A1h") == {"A1x": 2, "A1s": 1, "A1i": 1}
    assert town.sees("A1i") == {"A1h": 1}
    assert town.sees("A1x") == {"A1s": 1, "A1h": 2}


def test_hall_and_corridor_meet_like_rooms() -> None:
    town = Town.of("hiiccd", hall="hi", corridor="cd", lines=["h-i", "c-d"], doors=["i-c"])
    assert town.sees("A1i") == {"A1h": 1, "A1c": 1}
    assert town.sees("A1h") == {"A1i": 1}


@pytest.mark.rule("AD-LOS-01", "AD-OP-032")
def test_sight_is_mutual() -> None:
    boards = (
        [["R6", "R2", "R3"], ["R4", "R5", "R7"], ["V1", "R8", "."]],
        [["V8", "V2@90", "V3@270"], ["R1@90", "R7@180", "V6"], ["V4", "V5@180", "."]],
    )
    for board in boards:
        sight = compose(board).sight
        for zone, seen in enumerate(sight):
            assert {other: sight[other][zone] for other in seen} == seen


# -- movement (A7) -----------------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-121")
@pytest.mark.rule("AD-DEF-19", "AD-MOV-01", "AD-MOV-03")
def test_over_a_crossing() -> None:
    town = Town.of("aabb", street="ab")
    assert town.goes("A1a") == ["A1b"]
    assert town.ground.moves[town.ground.index["A1a"]] == [("move", "A1b")]


@pytest.mark.vector("army-of-the-dead", "AD-TV-122")
@pytest.mark.rule("AD-LOS-09", "AD-MOV-01", "AD-MOV-05", "AD-DEF-08")
def test_rooms_share_a_wall_with_a_passage_or_without() -> None:
    joined = Town.of("rrkk", room="rk", doors=["r-k"])
    assert joined.goes("A1r") == joined.adjacent("A1r") == list(joined.sees("A1r")) == ["A1k"]
    apart = Town.of("rrkk", room="rk")
    assert apart.goes("A1r") == apart.adjacent("A1r") == list(apart.sees("A1r")) == []


@pytest.mark.vector("army-of-the-dead", "AD-TV-123")
@pytest.mark.rule("AD-MOV-04", "AD-MOV-09", "AD-LOS-10", "AD-DEF-09")
def test_a_door_to_the_street() -> None:
    doors = ["s-r"]
    opened = Town.of("xsrr", street="xs", room="r", doors=doors)
    assert opened.goes("A1r") == ["A1s"]
    assert opened.sees("A1r") == {"A1x": 2, "A1s": 1}
    closed = Town.of("xsrr", street="xs", room="r", doors=doors, closed=["A1s-A1r"])
    assert closed.goes("A1r") == []
    assert closed.goes("A1s") == ["A1x"]
    assert closed.sees("A1r") == {}
    assert closed.adjacent("A1s") == ["A1x"]
    assert closed.away("A1x", "A1r") == -1
    assert closed.ways("A1x", "A1r") == []
    assert closed.ground.doors["A1s-A1r"].closed


@pytest.mark.rule("AD-MOV-04")
def test_a_house_without_a_door() -> None:
    assert Town.of("ssrr", street="s", room="r").goes("A1s") == []


@pytest.mark.rule("AD-MOV-06")
def test_only_zones_count_not_how_they_run() -> None:
    town = Town.of("abbbbb a....b cccccb", street="abc")
    assert town.away("A1a", "A1c") == 1
    assert town.away("A1a", "A1b") == 1  # however long b is


@pytest.mark.vector("army-of-the-dead", "AD-EX-16")
@pytest.mark.rule("AD-DEF-10", "AD-LOS-15", "AD-MOV-07", "AD-MOV-08", "AD-OP-036")
def test_elevators() -> None:
    town = Town.laid([["V2", "V4", "V5"]], floors=[["A1"], ["B1"], ["C1"]])
    assert town.goes("A1x") == ["A1f", "B1x", "C1x"]
    assert town.adjacent("A1x") == ["A1f", "B1x", "C1x"]
    assert town.sees("A1x") == {"A1f": 1}
    assert town.names(town.ground.near[town.ground.index["A1x"]]) == ["A1f"]
    assert [town.away("A1x", zone) for zone in ("B1x", "B1q", "C1x")] == [1, 2, 1]
    assert town.ways("A1f", "C1t") == ["A1x"]


@pytest.mark.rule("AD-TRK-14", "AD-TRK-17")
def test_roads_keep_to_the_street() -> None:
    ground = Town.laid([["R6"]]).ground
    assert [ground.names[zone] for zone in ground.roads[ground.index["A1n"]]] == ["A1a", "A1b"]
    assert ground.roads[ground.index["A1y"]] == []


# -- the statue (A8) ---------------------------------------------------------------------------


@pytest.fixture
def plaza() -> Town:
    return Town.of("aannbb aannbb wwttee wwttee", street="anbwe", statue="t")


@pytest.mark.vector("army-of-the-dead", "AD-TV-120")
@pytest.mark.rule("AD-STA-01")
def test_nobody_enters_the_statue(plaza: Town) -> None:
    assert plaza.goes("A1n") == ["A1a", "A1b"]
    assert plaza.away("A1n", "A1t") == -1
    assert plaza.ways("A1w", "A1e") == ["A1a"]  # round it
    assert plaza.names(plaza.ground.statue) == ["A1t"]


@pytest.mark.rule("AD-STA-02", "AD-STA-03")
def test_from_the_statue_into_adjacent_zones(plaza: Town) -> None:
    assert plaza.goes("A1t") == ["A1n", "A1w", "A1e"]
    assert plaza.away("A1t", "A1a") == 2
    assert plaza.away("A1a", "A1t") == -1


@pytest.mark.rule("AD-LOS-14", "AD-STA-04")
def test_the_statue_blocks_the_view(plaza: Town) -> None:
    assert "A1e" not in plaza.sees("A1w")
    assert Town.of("wwttee", street="wte").sees("A1w")["A1e"] == 2


@pytest.mark.rule("AD-OP-030", "AD-OP-031")
def test_the_statue_is_seen_from_beside_it_only() -> None:
    town = Town.of("xwttez", street="xwez", statue="t")
    assert town.sees("A1t") == {"A1w": 1, "A1e": 1}
    assert town.sees("A1x") == {"A1w": 1}
    ground = town.ground
    assert not ground.searchable[ground.index["A1t"]]
    assert not ground.is_building(ground.index["A1t"])
    assert not ground.is_street(ground.index["A1t"])


# -- laying the board --------------------------------------------------------------------------


@pytest.mark.rule("AD-CMP-01")
def test_a_mission_lays_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = SimpleNamespace(
        board=(("R2", "."), (".", "V1")), floors=(("A1",), ("B2",)), doors=("A1n-A1f",)
    )
    monkeypatch.setattr(grounds, "mission", {"a mission": sheet}.__getitem__)
    ground = ground_of("a mission", ())
    assert {slot.name: slot.tile.id for slot in ground.slots} == {"A1": "R2", "B2": "V1"}
    assert ground.shut == ["A1n-A1f", "B2t-B2v"]  # what the mission closes, and the vault
    assert ground.index["A1f"] in ground.neighbours[ground.index["A1n"]]
    shut = ground_of("a mission", tuple(ground.shut))
    assert shut.index["A1f"] not in shut.neighbours[shut.index["A1n"]]
    assert ground_of("a mission", ()) is ground


@pytest.mark.rule("AD-CMP-02", "AD-VLT-01")
def test_the_vault_is_behind_the_traps() -> None:
    ground = compose([["V1"]])
    assert (ground.trap, ground.vault) == (ground.index["A1t"], ground.index["A1v"])
    assert ground.vault_door == "A1t-A1v"
    assert ground.neighbours[ground.index["A1v"]] == [ground.trap]
    assert compose([["V1"]], closed=["A1t-A1v"]).neighbours[ground.index["A1v"]] == []


def test_streets_meet_corner_to_corner_and_middle_to_middle() -> None:
    town = Town.laid([["R1", "R2@180"]])
    index = town.ground.index
    assert index["A1b"] == index["B1c"]  # turned, the south-east corner is in the north-west
    assert index["A1e"] == index["B1e"]
    assert index["A1c"] == index["B1b"]


def test_floors_do_not_touch() -> None:
    apart = Town.laid([["R1", "R2@180"]], floors=[["A1"], ["B1"]])
    index = apart.ground.index
    assert index["A1e"] != index["B1e"]
    assert "B1e" not in apart.sees("A1e")
    assert [zone.floor for zone in apart.ground.zones] == [0] * 12 + [1] * 11


def test_a_roof_ends_at_its_edge() -> None:
    for walled in (False, True):
        roof = draw("aaaaaa", "P2", street="a", walled=walled)
        town = Town.laid([["P1", "P2"]], draw("bbbbbb", street="b"), roof)
        assert len(town.zones()) == 1 + walled
        assert town.sees("A1b") == {}


@pytest.mark.rule("AD-LOS-11")
def test_halls_of_two_tiles_meet_at_a_marked_line() -> None:
    hall = draw("hhhhhh", hall="h")
    town = Town.laid([["P1", "P2"]], hall, draw("hhhhhh", "P2", hall="h"))
    assert town.goes("A1h") == ["B1h"]
    room = Town.laid([["P1", "P2"]], hall, draw("rrrrrr", "P2", room="r"))
    assert room.goes("A1h") == []


@pytest.mark.rule("AD-OP-029")
def test_a_mission_closes_a_street() -> None:
    box = draw("aabbcc aabbcc", street="abc")
    closed = compose([["P1"]], doors=["A1a-A1b"], closed=["A1a-A1b"], box=box)
    assert [closed.names[zone] for zone in closed.neighbours[closed.index["A1b"]]] == ["A1c"]
    assert closed.roads[closed.index["A1a"]] == []
    assert closed.seen[closed.index["A1a"]] == []
    opened = compose([["P1"]], doors=["A1a-A1b"], box=box)
    assert list(opened.doors) == ["A1a-A1b"]
    assert Town(opened).sees("A1a") == {"A1b": 1, "A1c": 2}  # as if there had been no door


@pytest.mark.parametrize(
    ("board", "fields", "said"),
    [
        ([["R9"]], {}, "slot A1: unknown tile 'R9'"),
        ([["R1@45"]], {}, "slot A1: 'R1@45' is not turned by 90, 180 or 270"),
        ([["R1", "V1"]], {}, "slot B1: V1 is the cardboard that lies in A1"),
        ([["R1"], ["R1"]], {}, "slot A2: R1 is the cardboard that lies in A1"),
        ([["R1", "R2"]], {"floors": [["A1"]]}, "slot B1: it is on no floor"),
        ([["R1"]], {"floors": [["A1"], ["B1"]]}, "floors: unknown slot 'B1'"),
        ([["R1"]], {"floors": [["A1"], ["A1"]]}, "floors: a slot is on two of them"),
        ([["R1"]], {"doors": ["A1f-A1q"]}, "door 'A1f-A1q': unknown zone 'A1q'"),
        ([["R1"]], {"doors": ["A1f-A1n"]}, "door 'A1f-A1n': call it A1n-A1f"),
        ([["R1"]], {"doors": ["A1f-A1h"]}, "'A1f-A1h': nothing is open between these zones"),
        ([["R1"]], {"closed": ["A1a-A1n"]}, "'A1a-A1n': there is no door between these zones"),
    ],
)
def test_a_board_that_cannot_be_laid(
    board: list[list[str]], fields: dict[str, list[list[str]]], said: str
) -> None:
    with pytest.raises(ContentError) as error:
        compose(board, **fields)  # type: ignore[arg-type]
    assert said in str(error.value)


def test_a_crossing_that_divides_nothing() -> None:
    around = draw("...... ...... ...... ...... ...... cccccc", street="c")
    with pytest.raises(ContentError, match="slot A2: the crossing between 'a' and 'b'"):
        Town.laid([["P1"], ["P2"]], around, draw("aaabbb", "P2", street="ab"))
