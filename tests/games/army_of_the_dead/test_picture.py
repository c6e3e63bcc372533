"""The board as plain data for a drawing."""

from __future__ import annotations

import json

import pytest

from overrun.core.table import Table
from overrun.games.army_of_the_dead.board.ground import compose
from overrun.games.army_of_the_dead.board.picture import picture
from overrun.games.army_of_the_dead.game import GAME
from overrun.games.army_of_the_dead.state import level_of

from .town import Town

BOARD = [["R6", "R2", "R3"], ["R4", "R5@90", "R7"], ["V1", "R8", "."]]
FLOORS = [["A1", "B1", "C1", "A2", "B2", "C2", "B3"], ["A3"]]


def area(line: list[list[int]]) -> float:
    """Of a closed line; that of a hole is negative."""
    return sum(
        (x * to_y - to_x * y) / 2
        for (x, y), (to_x, to_y) in zip(line, [*line[1:], line[0]], strict=True)
    )


def pieces(segments: list[list[int]]) -> list[tuple[int, int, int, int]]:
    """Segments cut into lengths of one cell."""
    return [
        (x, y, x + (x2 > x1), y + (y2 > y1))
        for x1, y1, x2, y2 in segments
        for x in range(x1, max(x2, x1 + 1))
        for y in range(y1, max(y2, y1 + 1))
    ]


def test_a_picture_is_plain_data() -> None:
    drawn = picture(compose(BOARD, FLOORS))
    assert json.loads(json.dumps(drawn)) == drawn
    assert drawn["size"] == [18, 18]
    assert {"slot": "B2", "tile": "R5", "turn": 90, "at": [6, 6], "floor": 0} in drawn["slots"]
    assert {slot["slot"]: slot["floor"] for slot in drawn["slots"]}["A3"] == 1


def test_outlines_enclose_the_cells() -> None:
    for zone in picture(compose(BOARD, FLOORS))["zones"]:
        assert sum(map(area, zone["outline"])) == len(zone["cells"])
        assert area(zone["outline"][0]) > 0


def test_an_outline_has_its_corners_and_holes() -> None:
    hole = [[1, 1], [1, 2], [2, 2], [2, 1]]
    ring = picture(Town.of("aaa a.a aaa", street="a").ground)["zones"][0]
    assert ring["outline"] == [[[0, 0], [3, 0], [3, 3], [0, 3]], hole]
    notched = picture(Town.of("aaa a.a aa.", street="a").ground)["zones"][0]
    assert notched["outline"] == [[[0, 0], [3, 0], [3, 2], [2, 2], [2, 3], [0, 3]], hole]


@pytest.mark.parametrize(
    ("map", "box"),
    [
        ("aaa aaa", [0, 0, 3, 2]),
        ("aa aaaa aaaa", [0, 1, 4, 2]),
        ("aAa aaa", [0, 1, 3, 1]),
        ("aaaaaa ..aa", [0, 0, 6, 1]),
        ("aaaa ..aa", [2, 0, 2, 2]),
    ],
)
def test_figures_stand_in_the_largest_clear_place(map: str, box: list[int]) -> None:
    zone = picture(Town.of(map, street="a").ground)["zones"][0]
    assert zone["box"] == box
    assert zone["anchor"] == [box[0] + box[2] / 2, box[1] + box[3] / 2]


def test_what_runs_between_zones() -> None:
    town = Town.of("aabb aabb rrkk", street="ab", room="rk", doors=["r-a 3,1"], closed=["A1a-A1r"])
    drawn = picture(town.ground)
    assert drawn["crossings"] == [[2, 0, 2, 2]]
    assert drawn["doors"] == [
        {"name": "A1a-A1r", "closed": True, "vault": False, "at": [[0, 2, 1, 2]]}
    ]
    assert sorted(drawn["walls"]) == [
        [0, 2, 0, 3],
        [0, 3, 4, 3],
        [1, 2, 4, 2],
        [2, 2, 2, 3],
        [4, 2, 4, 3],
    ]
    assert sorted(drawn["edges"]) == [[0, 0, 0, 2], [0, 0, 4, 0], [4, 0, 4, 2]]


def test_marked_lines_the_rim_of_the_statue_and_blockers() -> None:
    drawn = picture(
        Town.of("sstt hhii hhIi", street="s", statue="t", hall="hi", lines=["h-i"]).ground
    )
    assert drawn["rims"] == [[2, 0, 2, 1]]
    assert drawn["lines"] == [[2, 1, 2, 3]]
    assert drawn["blockers"] == [[2, 2]]


def test_every_border_is_drawn_once() -> None:
    ground = compose(BOARD, FLOORS)
    drawn = picture(ground)
    doors = [segment for door in drawn["doors"] for segment in door["at"]]
    kinds = ("walls", "edges", "crossings", "lines", "rims")
    found = pieces([segment for kind in kinds for segment in drawn[kind]] + doors)
    assert len(found) == len(set(found))
    around = {
        piece
        for zone in drawn["zones"]
        for line in zone["outline"]
        for (x, y), (to_x, to_y) in zip(line, [*line[1:], line[0]], strict=True)
        for piece in pieces([[min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y)]])
    }
    assert set(found) == around


def test_decor_turns_with_its_tile() -> None:
    plain = picture(compose([["R1"]]))["decor"]
    turned = picture(compose([["R1@90"]]))["decor"]
    assert plain[7] == {"name": "workbench", "at": [4, 2], "turn": 90}
    assert turned[7] == {"name": "workbench", "at": [3, 4], "turn": 180}


def test_the_vault_door() -> None:
    doors = picture(compose([["V1"]], closed=["A1t-A1v"]))["doors"]
    assert [(door["name"], door["closed"]) for door in doors if door["vault"]] == [
        ("A1t-A1v", True)
    ]


def test_details_say_how_the_boards_of_survivors_are_divided() -> None:
    drawn = GAME.details(Table.new(GAME, seats=1).view(0))
    assert [level_of(points) for points in drawn["levels"].values()] == [0, 1, 2, 3]
    assert [level_of(points - 1) for points in drawn["levels"].values()] == [0, 0, 1, 2]
    assert drawn["hands"] == 2
