"""Set-ups of the four scenarios, and scenario 4, Two Ways Out (catalogue section 32.6)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting
from overrun.games.zombie_terror.state import PEOPLE
from tests.games.zombie_terror.opening import (
    HUMANS_SEAT,
    ZOMBIES_SEAT,
    allowed,
    lay,
    rise_anywhere,
    stand,
    words,
)
from tests.games.zombie_terror.scene import GAME, Scene, game, scene

GRIDS = ["classic", "compact"]
SEARCH_FIELDS = {
    "classic": {"B3", "K3", "F7", "K8", "C12", "J12"},
    "compact": {"B3", "J3", "E6", "I7", "D12", "J12"},
}

TWO_CARS = {"scenario": "two-ways-out", "setup": "free"}

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""

SEVEN = "A1 B1 C1 D1 E1 F1 G1"


def fields(table: Scene, sign: str) -> set[str]:
    return {
        name
        for name, kind in zip(table.s.ground.names, table.s.terrain, strict=True)
        if kind == sign
    }


# -- set-ups -----------------------------------------------------------------------------------


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_lost_keys(layout: str):
    table = game(layout=layout, scenario="lost-keys")
    assert (table.ask.kind, table.s.config.setup) == ("human-start", "basic")  # side A
    assert sorted(table.s.search.values()) == [
        "ammunition", "bandage", "blank", "blank", "keys", "noise",
    ]  # fmt: skip
    rise_anywhere(stand(table))
    for viewer in (HUMANS_SEAT, ZOMBIES_SEAT, None):
        view = table.table.view(viewer)
        assert view.briefcase is False
        assert set(view.search) == SEARCH_FIELDS[layout]
        told = words(view) | words(table.table.heard(viewer))
        assert not told & {"ammunition", "bandage", "noise", "blank"}  # face down
        assert view.keys is not None
        assert (view.keys.carrier, view.keys.lying, view.keys.locked) == (None, None, True)


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_good_boy(layout: str):
    table = game(layout=layout, scenario="good-boy")
    first_row = {name for name in table.s.ground.names if name[1:] == "1"}
    stand(table)
    assert table.ask.facts["human"] == "dog"
    assert table.targets("place:dog:") == first_row - {f"{column}1" for column in "ABCDEF"}
    assert table.refuses("place:dog:A1") == "ZT-SET-12"
    assert table.refuses("place:dog:G2") == "ZT-SET-12"
    table.do("place:dog:G1")
    assert table.refuses("zombie:H1") == "ZT-SET-19"  # set-up distance holds for the dog too
    rise_anywhere(table)
    view = table.table.view(None)
    assert {human.name: human.field for human in view.humans} == dict(
        zip((*PEOPLE, "dog"), SEVEN.split(), strict=True)
    )


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_the_brute_and_the_runner(layout: str):
    table = rise_anywhere(stand(game(layout=layout, scenario="brute-and-runner")))
    view = table.table.view(None)
    assert view.bullets == 6
    assert set(view.arriving) == {"runner", "brute"}
    assert {zombie.kind for zombie in view.zombies} == {"walker"}
    assert (len(view.zombies), view.pool, view.terror) == (10, 10, None)


@pytest.mark.vector("zombie-terror", "TV-136")
@pytest.mark.parametrize("layout", GRIDS)
def test_set_up_of_two_ways_out(layout: str):
    table = game(layout=layout, scenario="two-ways-out")
    asked = []
    while table.ask.kind == "building":
        asked.append(("HZ"[table.ask.seat], str(table.ask.facts["token"])))
        table.do(min(table.options()))
    assert len(asked) == 14
    assert asked[12:] == [("H", "second-canal"), ("Z", "large-car")]
    halves = sorted(table.s.half(table.s.ground.index[name]) for name in fields(table, "o"))
    assert halves == ["C", "S"]
    cars = fields(table, "=")
    last_row = {name for name in cars if int(name[1:]) == table.s.ground.rows}
    assert (len(last_row), len(cars - last_row)) == (3, 4)
    assert not cars & allowed(table)


@pytest.mark.vector("zombie-terror", "TV-158")
def test_scenarios_on_classic():
    keys = game(scenario="lost-keys")
    assert set(keys.table.view(None).search) == {"B3", "K3", "F7", "K8", "C12", "J12"}
    assert set(keys.table.view(None).search) <= fields(keys, ".") - allowed(keys)
    dog = stand(game(scenario="good-boy"), "B1 C1 D1 E1 F1 G1")
    assert dog.targets("place:dog:") == {f"{column}1" for column in "AHIJKL"}
    table = lay(
        game(scenario="two-ways-out"),
        *("car:F16:flat", "bus:C3:E", "bus:G3:E", "canal:H13:flat", "booth:E14:N"),
        *("large:C8:flat", "large:F8:flat", "small:C11:flat", "small:F11:flat"),
        *("small:I10:flat", "small:I8:flat", "small:J13:flat", "second-canal:A1:flat"),
    )
    assert (table.ask.seat, table.ask.facts["token"]) == (ZOMBIES_SEAT, "large-car")
    assert table.may("lay:large-car:A9:upright")
    assert table.may("lay:large-car:L12:upright")
    assert table.refuses("lay:large-car:A13:upright") == "ZT-DS4-01"
    assert table.refuses("lay:large-car:L8:upright") == "ZT-DS4-01"
    assert table.options() == {
        f"lay:large-car:{c}{r}:upright" for c in "AL" for r in (9, 10, 11, 12)
    }
    lay(table, "large-car:L12:upright")
    assert {"L12", "L13", "L14", "L15"} <= fields(table, "=")
    assert not {"L12", "L13", "L14", "L15"} & allowed(table)
    assert {"L11", "L16"} <= allowed(table)


@pytest.mark.rule("ZT-DS4-01", "ZT-DS4-02", "ZT-OP-13", "ZT-OP-14")
def test_second_canal_and_large_car_on_compact():
    table = lay(
        game(layout="compact", scenario="two-ways-out"),
        *("car:E14:flat", "bus:C3:N", "bus:G3:N", "canal:A9:flat", "booth:I11:W"),
        *("large:C6:flat", "large:F6:flat", "small:C9:flat", "small:F9:flat"),
        *("small:I6:flat", "small:C11:flat", "small:F11:flat"),
    )
    ground = table.s.ground
    assert table.ask.seat == HUMANS_SEAT
    south = {name for name in ground.names if int(name[1:]) <= 7}
    assert table.targets("lay:second-canal:") == {"flat"}
    places = {option.split(":")[2] for option in table.options()}
    assert places == south & fields(table, ".")
    assert table.refuses("lay:second-canal:B8:flat") == "ZT-DS4-01"
    lay(table, "second-canal:K3:flat")
    assert "K3" in allowed(table)  # an allowed field stays allowed
    # column A: rows 8 to 13, but the canal on A9 leaves only A10-A13
    assert table.options() == {"lay:large-car:A10:upright"} | {
        f"lay:large-car:K{row}:upright" for row in (8, 9, 10)
    }
    assert "A11" in allowed(table)
    lay(table, "large-car:A10:upright")
    assert "A11" not in allowed(table)
    assert table.ask.kind == "human-start"


@pytest.mark.rule(
    "ZT-OP-09", "ZT-OP-10", "ZT-OP-11", "ZT-OP-12", "ZT-OP-13", "ZT-OP-14", "ZT-OP-15"
)
def test_what_only_a_scenario_uses():
    (setting,) = (each for each in GAME.settings if each.name == "scenario")
    assert set(setting.values) == {
        "none", "lost-keys", "good-boy", "brute-and-runner", "two-ways-out", "empty-tank",
        "last-supplies", "toxic-spill", "car-alarms",
    }  # fmt: skip
    assert setting.default == "none"
    for scenario in setting.values:
        table = game(scenario=scenario)
        while table.ask.kind == "building":
            table.do(min(table.options()))
        view = table.table.view(None)
        assert len(view.search) == (6 if scenario == "lost-keys" else 0)
        assert (view.keys is not None) == (scenario == "lost-keys")
        assert view.briefcase == (scenario != "lost-keys")
        assert ("dog" in {each.name for each in view.aside}) == (scenario == "good-boy")
        assert view.arriving == (["runner", "brute"] if scenario == "brute-and-runner" else [])
        assert view.bullets == (6 if scenario == "brute-and-runner" else 4)
        assert view.terrain.count("=") == (7 if scenario == "two-ways-out" else 3)
        assert view.terrain.count("o") == (2 if scenario == "two-ways-out" else 1)


@pytest.mark.rule("ZT-DS1-01", "ZT-DS4-01")
def test_scenarios_fix_their_set_up():
    assert game(scenario="lost-keys").s.config.setup == "basic"
    assert game(scenario="two-ways-out").s.config.setup == "free"
    for scenario, setup in (
        ("lost-keys", "advanced"),
        ("lost-keys", "free"),
        ("two-ways-out", "basic"),
        ("two-ways-out", "advanced"),
    ):
        with pytest.raises(BadSetting, match=scenario):
            game(scenario=scenario, setup=setup)


# -- 4: Two Ways Out ---------------------------------------------------------------------------

CARS = """
       A B C D
    5  = = = .
    4  B N L =
    3  . . . =
    2  . . . =
    1  . . . =
"""


@pytest.mark.vector("zombie-terror", "TV-113")
def test_a_full_car():
    s = scene(CARS.replace("B N L", "B . L"), escaped="M, n, P", riders="small 3", **TWO_CARS)
    view = s.table.view(None)
    assert (view.score, view.target, s.winner) == (5, 7, None)
    assert s.refuses("move:banker:A5") == "ZT-DS4-03"
    assert s.refuses("move:lumberjack:C5") == "ZT-DS4-03"
    assert s.may("move:lumberjack:D4")
    s.do("move:lumberjack:D4")
    assert s.table.view(None).riders == {"small": 3, "large": 1}


@pytest.mark.rule("ZT-DS4-03")
def test_each_car_takes_three():
    s = scene(CARS, hand_humans="canal", **TWO_CARS)
    s.do("move:banker:A5", "move:nurse:B5", "move:lumberjack:C5")
    assert s.table.view(None).riders == {"small": 3, "large": 0}
    assert s.winner is None
    large = scene("3 = = =\n2 . B =\n1 . . .", riders="large 3", escaped="P", **TWO_CARS)
    assert large.refuses("move:banker:C2") == "ZT-DS4-03"
    assert large.may("move:banker:B3")
    two = scene("3 = = =\n2 . B =\n1 . . .", riders="large 2", escaped="P", **TWO_CARS)
    assert two.may("move:banker:C2")


@pytest.mark.rule("ZT-DS4-02")
def test_the_large_car_is_a_car_in_every_respect():
    s = scene(CARS, **TWO_CARS).do("move:lumberjack:D4")
    assert s.told("escaped")[0]["by"] == "car"
    stuck = scene("3 = = =\n2 . > =\n1 . . .", turn="movement", **TWO_CARS, **HELD)
    assert stuck.ways("B2") == {"RF"}
    pushed = scene("3 = = =\n2 N > =\n1 . . .", **TWO_CARS)
    assert pushed.refuses("push:nurse:B2") == "ZT-PSH-12"


@pytest.mark.rule("ZT-DS4-06")
def test_seven_points_everywhere():
    s = scene(CARS, escaped="C, M", **TWO_CARS)
    assert (s.table.view(None).score, s.winner) == (6, None)
    s.do("move:lumberjack:D4")
    assert (s.winner, s.s.score) == ("humans", 7)
    lost = scene("1 > p C M", turn="movement", turned="L, N, B", **TWO_CARS, **HELD)
    assert lost.do("activate:A1").winner == "zombies"  # 3 + 3 is not enough
    open_yet = scene("1 > p C M L", turn="movement", turned="N, B", **TWO_CARS, **HELD)
    assert open_yet.do("activate:A1").winner is None


CANALS = """
       A B C D
    4  = = = .
    3  . o . +
    2  . . . .
    1  No . . +
"""


@pytest.mark.vector("zombie-terror", "TV-140")
def test_canals_become_allowed_fields():
    early = scene(CANALS, half_line=2, turn="adding", round=2, **TWO_CARS, **HELD)
    assert allowed(early) == {"D3", "D1"}
    assert early.refuses("add:S:A1") == "ZT-ALW-01"
    late = scene(CANALS, half_line=2, turn="adding", round=3, **TWO_CARS, **HELD)
    assert allowed(late) == {"D3", "D1", "A1", "B3"}
    free = scene(CANALS.replace("No", "o"), half_line=2, **TWO_CARS, round=3, turn="adding", **HELD)
    assert allowed(free) == {"D3", "D1", "A1", "B3"}
    turn = scene(CANALS, half_line=2, round=3, **TWO_CARS, **HELD)
    assert allowed(turn) == {"D3", "D1"}  # not before the adding phase
    turn.do("end")
    assert allowed(turn) == {"D3", "D1", "A1", "B3"}
    shot = scene(CANALS, half_line=2, turn="adding", round=5, shots=1, **TWO_CARS, **HELD)
    assert shot.may("add:any:B3")


@pytest.mark.vector("zombie-terror", "TV-140")
@pytest.mark.parametrize("canal", ["A1", "B3"])
def test_the_canal_card_works_on_either_canal(canal: str):
    picture = CANALS.replace("No", "o")
    picture = picture.replace("1  o", "1  No") if canal == "A1" else picture.replace(". o", ". No")
    s = scene(picture, half_line=2, hand_humans="canal", **TWO_CARS)
    assert s.where("nurse") == canal
    s.do("play:canal:nurse")
    assert s.told("escaped") == [{"human": "nurse", "by": "canal", "stars": 2, "score": 2}]
    assert s.table.view(None).riders == {"small": 0, "large": 0}
