"""The tiles of the box, and what is wrong with tiles that are drawn wrongly."""

from __future__ import annotations

import random

import pytest

from overrun.core.errors import ContentError
from overrun.games.army_of_the_dead.board.ground import compose
from overrun.games.army_of_the_dead.board.tiles import SIZE, TURNS, Tile, read_tiles, tiles, turned
from overrun.text import keys

from .town import draw

IDS = [f"{side}{number}" for side in "RV" for number in range(1, 9)]


def test_eight_tiles_with_two_sides() -> None:
    assert sorted(tiles()) == IDS


@pytest.mark.parametrize("id", IDS)
def test_no_zone_is_cut_off(id: str) -> None:
    ground = compose([[id]])
    statue = set(ground.statue)
    assert all(ground.neighbours[zone] for zone in range(len(ground.zones)))
    for start in range(len(ground.zones)):
        cut_off = {goal for goal, away in enumerate(ground.distance[start]) if away < 0}
        assert cut_off <= statue


@pytest.mark.parametrize("id", IDS)
def test_streets_at_the_edges_keep_to_their_places(id: str) -> None:
    """Corners meet corners and middles meet middles, whatever lies side by side."""
    tile = tiles()[id]
    places: dict[str, set[str]] = {}
    for turn in TURNS:
        for place in range(SIZE):
            # the northern edge of the turned tile, named by where it is when nothing is turned
            letter = turned(tile, turn).cells.get((place, 0))
            if letter is not None and tile.zones[letter] == "street" and not tile.walled:
                number = (4 - turn // 90) % 4
                corner = place // 2 != 1
                name = f"corner {(number + place // 4) % 4}" if corner else f"edge {number}"
                places.setdefault(name, set()).add(letter)
    assert all(len(letters) == 1 for letters in places.values()), places
    used = [letter for letters in places.values() for letter in letters]
    assert len(used) == len(set(used))


@pytest.mark.parametrize("id", IDS)
def test_what_blocks_the_view_is_drawn_and_nothing_else_looks_like_it(id: str) -> None:
    tile = tiles()[id]
    drawn = {each.cell for each in tile.decor if each.name in ("slot-machine", "fountain")}
    assert drawn == tile.blockers
    assert all(each.cell in tile.cells for each in tile.decor)


def test_every_place_has_a_name() -> None:
    labels = {"street"} | {label for tile in tiles().values() for label in tile.labels.values()}
    named = {key.removeprefix("ad-place-") for key in keys("en") if key.startswith("ad-place-")}
    assert named == {f"{label}{form}" for label in labels for form in ("", ".the", ".in")}


def test_elevators_lead_to_hotel_roof_and_vault() -> None:
    assert sorted(id for id, tile in tiles().items() if tile.elevators) == (
        ["R5", "V1", "V2", "V4", "V5", "V6"]
    )


def seen_by_letters(tile: Tile, turn: int) -> set[tuple[str, str, int]]:
    ground = compose([[f"{tile.id}@{turn}"]])
    return {
        (ground.names[zone], ground.names[other], range)
        for zone, sight in enumerate(ground.sight)
        for other, range in sight.items()
    }


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("turn", TURNS[1:])
def test_turning_a_tile_changes_nothing_on_it(id: str, turn: int) -> None:
    tile = tiles()[id]
    assert seen_by_letters(tile, turn) == seen_by_letters(tile, 0)


def test_a_quarter_turn_is_clockwise() -> None:
    tile = draw("ab", street="ab", doors=[])["P1"]
    assert turned(tile, 90).cells == {(5, 0): "a", (5, 1): "b"}
    assert turned(tile, 270).cells == {(0, 5): "a", (0, 4): "b"}


def test_any_tiles_can_lie_side_by_side() -> None:
    dice = random.Random(8)
    for _ in range(40):
        numbers = dice.sample(range(1, 9), 6)
        ids = [f"{dice.choice('RV')}{number}@{dice.choice(TURNS)}" for number in numbers]
        ground = compose([ids[:3], ids[3:]])
        for zone in ground.zones:
            parts = [name for name in zone.members if ground.index[name] == zone.index]
            assert len(parts) == len(zone.members) <= 4


# -- mistakes ----------------------------------------------------------------------------------

GOOD = """
[P1]
map = '''
aabb..
aabb..
rrkk..
rrkK..
......
......
'''
zones = { street = "ab", room = "rk" }
labels = { bar = "rk" }
doors = ["r-a", "r-k"]
lines = []
decor = ["bench 1,2 90"]
"""


def test_a_tile_is_read() -> None:
    tile = read_tiles(GOOD, "tiles.toml")["P1"]
    assert tile.zones == {"a": "street", "b": "street", "r": "room", "k": "room"}
    assert tile.blockers == {(3, 3)}
    assert [(each.name, each.cell, each.turn) for each in tile.decor] == [("bench", (1, 0), 90)]


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("aabb..\naabb..", "aabb..", "tile P1: 5 rows instead of 6"),
        ("rrkk..", "rrkk.", "tile P1, row 3: 5 cells instead of 6"),
        ("rrkk..", "rrkkz.", "tile P1, row 3: 'z' is of no kind"),
        ("rrkk..", "rrkk.a", "tile P1, row 3: zone 'a' is in pieces"),
        ('room = "rk"', 'room = "rkq"', "tile P1: zone 'q' has a kind but no cell"),
        ('room = "rk"', 'room = "rka"', "tile P1: zone 'a' is a street and a room"),
        ('room = "rk"', 'room = "rkA"', "tile P1: 'A' cannot name a zone"),
        ('room = "rk"', 'cellar = "rk"', "tiles.toml: Invalid enum value 'cellar'"),
        ('bar = "rk"', 'bar = "r"', "tile P1: zone 'k' has no label"),
        ('bar = "rk"', 'bar = "rkz"', "tile P1: unknown zone 'z'"),
        ('"r-a"', '"r-b"', "tile P1: door 'r-b': 'r' and 'b' do not touch"),
        ('"r-a"', '"r-r"', "tile P1: door 'r-r': 'r' and 'r' do not touch"),
        ('"r-a"', '"ra"', "tile P1: door 'ra' does not read like"),
        ('"r-a"', '"r-a 4,1"', "tile P1, row 4: door 'r-a 4,1' is not on the border"),
        ('"r-a"', '"r-a 3,1 down"', "tile P1: door 'r-a 3,1 down': unknown side 'down'"),
        ('"r-a"', '"r-a 3,1 west"', "row 3: door 'r-a 3,1 west' is not on the border"),
        ("lines = []", 'lines = ["r-b"]', "tile P1: no line can run at 'r-b'"),
        ('"bench 1,2 90"', '"bench"', "tile P1: decor 'bench' does not read like"),
        ('"bench 1,2 90"', '"bench 1,7"', "tile P1, row 1: decor 'bench 1,7' lies off"),
        ('"bench 1,2 90"', '"bench 1,2 45"', "row 1: decor 'bench 1,2 45' is not turned"),
        ("lines = []", "linse = []", "tiles.toml: Object contains unknown field `linse`"),
        ("[P1]", "[P1", "tiles.toml: Expected ']'"),
    ],
)
def test_a_mistake_says_where_it_is(good: str, bad: str, said: str) -> None:
    assert good in GOOD
    with pytest.raises(ContentError) as error:
        read_tiles(GOOD.replace(good, bad, 1), "tiles.toml")
    assert said in str(error.value)


def test_a_door_beside_two_cells_must_say_where() -> None:
    with pytest.raises(ContentError, match="row 1: door 'r-s 1,1' must say on which side"):
        draw("rs ss", room="r", street="s", doors=["r-s 1,1"])
    draw("rs ss", room="r", street="s", doors=["r-s 1,1 south"])


def test_doors_and_lines_need_a_free_place() -> None:
    with pytest.raises(ContentError, match="'h' and 'i' do not touch"):
        draw("hI", hall="hi", doors=["h-i"])
    with pytest.raises(ContentError, match="no line can run"):
        draw("hI", hall="hi", lines=["h-i"])
