"""Scenarios 5 to 8: barrels, crates, goo and alarms (catalogue section 32.6)."""

from __future__ import annotations

import pytest

from overrun.games.zombie_terror.board import PLAIN, layouts
from overrun.games.zombie_terror.ending import potential
from overrun.games.zombie_terror.state import THINGS
from tests.games.zombie_terror.scene import game, scene, view

TANK = {"scenario": "empty-tank"}
SUPPLIES = {"scenario": "last-supplies"}
SPILL = {"scenario": "toxic-spill"}
ALARMS = {"scenario": "car-alarms"}

HELD = {"hand_zombies": "manhole"}
"""A card for a later phase: with it the zombie player is asked even where one thing is forced."""


@pytest.mark.rule("ZT-DS5-01", "ZT-DS6-01", "ZT-DS7-01", "ZT-DS8-01", "ZT-OP-09", "ZT-OP-10")
@pytest.mark.parametrize("layout", ["classic", "compact"])
@pytest.mark.parametrize(
    ("scenario", "number", "zombies", "target"),
    [
        ("empty-tank", 3, 5, 4),
        ("last-supplies", 4, 6, 6),
        ("toxic-spill", 4, 4, 5),
        ("car-alarms", 4, 8, 5),
    ],
)
def test_how_they_begin(layout: str, scenario: str, number: int, zombies: int, target: int):
    s = game(scenario=scenario, layout=layout)
    plan = layouts()[layout]
    laid = plan.things[THINGS[scenario]]
    assert (view(s).things, len(laid)) == (list(laid), number)
    terrain, _ = plan.side_a()
    assert {terrain[s.s.ground.index[name]] for name in laid} == {PLAIN}
    assert s.told("things-laid") == [{"thing": THINGS[scenario], "fields": list(laid)}]
    assert (view(s).target, s.s.start_zombies) == (target, zombies)
    while s.ask.kind == "human-start":
        s.do(min(s.options()))
    assert s.ask.facts == {"half_s": zombies, "half_c": zombies}
    assert s.s.briefcase  # the Banker has it, since the keys are not needed


@pytest.mark.rule("ZT-DO-05")
def test_a_scenario_adds_to_the_chosen_zombies_or_takes_off_them():
    assert game(scenario="lost-keys", zombies_per_half="3").s.start_zombies == 1
    assert game(scenario="car-alarms", zombies_per_half="6").s.start_zombies == 9


# -- 5: Empty Tank -----------------------------------------------------------------------------


@pytest.mark.rule("ZT-DS5-02")
def test_who_steps_onto_a_barrel_takes_it_and_is_slow_from_the_next_turn_on():
    s = scene("3 . . .\n2 . . .\n1 N . .", things="A2", **TANK)
    s.do("move:nurse:A2")
    assert (view(s).carried, view(s).things, s.s.ap) == (["nurse"], [], 2)
    assert s.told("thing-taken") == [{"human": "nurse", "thing": "barrel", "field": "A2"}]
    s.do("rest:nurse", "end")
    s.do("move:nurse:A3")
    assert s.s.ap == 1  # of two


@pytest.mark.rule("ZT-DS5-02")
def test_nobody_carries_two():
    s = scene("2 . . .\n1 N . .", things="A2", carried="nurse", **TANK).do("move:nurse:A2")
    assert (view(s).carried, view(s).things) == (["nurse"], ["A2"])


@pytest.mark.rule("ZT-DS5-03", "ZT-DS5-04")
def test_the_car_opens_with_the_second_barrel():
    picture = "3 = = =\n2 N B C\n1 . . ."
    s = scene(picture, carried="nurse, banker", **TANK)
    assert s.refuses("move:child:C3") == "ZT-DS5-04"
    assert s.refuses("move:child:B3") == "ZT-DS5-04"  # nor by a corner
    s.do("move:nurse:A3")
    assert (view(s).brought, view(s).score) == (1, 2)
    assert s.refuses("move:child:C3") == "ZT-DS5-04"
    s.do("move:banker:B3")
    assert s.told("thing-brought")[-1] == {"human": "banker", "thing": "barrel", "brought": 2}
    assert (s.winner, s.ending) == ("humans", "escaped")
    open_to_all = scene(picture, brought=2, **TANK)
    assert open_to_all.may("move:child:C3")


@pytest.mark.rule("ZT-DS5-04")
def test_nobody_is_shoved_into_a_car_without_fuel():
    s = scene("3 = = =\n2 . N .\n1 . M .", **TANK)
    s.refuses("shove:mechanic:B2")
    carrier = scene("3 = = =\n2 . N .\n1 . M .", carried="nurse", **TANK)
    carrier.do("shove:mechanic:B2")
    assert [human.name for human in carrier.s.escaped] == ["nurse"]


@pytest.mark.rule("ZT-DS5-05")
def test_a_barrel_stays_where_its_carrier_is_lost():
    s = scene("2 . . .\n1 N* . M", turn="tidying", carried="nurse", things="A1", **TANK, **HELD).do(
        "face:N"
    )
    assert (view(s).carried, view(s).things) == ([], ["A1", "A1"])
    assert s.told("thing-dropped") == [{"human": "nurse", "thing": "barrel", "field": "A1"}]
    canal = scene("1 No . M", carried="nurse", hand_humans="canal", **TANK).do("play:canal:nurse")
    assert (view(canal).things, view(canal).brought) == (["A1"], 0)


# -- 6: Last Supplies --------------------------------------------------------------------------


@pytest.mark.rule("ZT-DS6-02", "ZT-DS6-03")
def test_a_crate_is_worth_a_star_in_the_car():
    s = scene("3 = = =\n2 . . .\n1 L . .", things="A2", escaped="C, P", **SUPPLIES)
    s.do("move:lumberjack:A2")
    assert (s.s.ap, view(s).score) == (2, 4)
    s.do("move:lumberjack:A3")
    assert (view(s).score, s.winner, s.ending) == (6, "humans", "escaped")
    without = scene("3 = = =\n2 L . .\n1 . . M", escaped="C, P", **SUPPLIES)
    without.do("move:lumberjack:A3")
    assert (view(without).score, without.winner) == (5, None)


@pytest.mark.rule("ZT-DS6-02")
def test_through_the_canal_no_crate_fits():
    s = scene("1 No . M", carried="nurse", hand_humans="canal", **SUPPLIES)
    s.do("play:canal:nurse")
    assert (view(s).score, view(s).things) == (2, ["A1"])


@pytest.mark.rule("ZT-DS6-04", "ZT-OP-44")
def test_crates_that_could_still_be_brought():
    gone = {"turned": "L, P, N, B", **SUPPLIES}
    assert potential(scene("1 c . M", **gone).s) == 5
    assert potential(scene("1 c . M", things="B1", **gone).s) == 6
    assert potential(scene("1 c . M", carried="child", **gone).s) == 6
    assert potential(scene("1 c . M", things="B1, B1, B1", carried="child", **gone).s) == 7
    lost = scene("2 > . .\n1 > m c", things="C2", turn="movement", target=4, **gone, **HELD)
    assert potential(lost.s) == view(lost).target == 5
    lost.do("activate:A1")
    assert (lost.winner, lost.ending) == ("zombies", "out-of-reach")


@pytest.mark.rule("ZT-DS6-02", "ZT-DS5-02")
def test_a_crate_makes_nobody_slow():
    s = scene("2 . . .\n1 N . .", carried="nurse", **SUPPLIES).do("move:nurse:A2")
    assert s.s.ap == 2  # of three


# -- 7: Toxic Spill ----------------------------------------------------------------------------


@pytest.mark.rule("ZT-DS7-02")
def test_goo_wounds_and_stays():
    s = scene("2 . . .\n1 B . .", things="B1", **SPILL).do("move:banker:B1")
    assert (s.at("B1"), view(s).things, view(s).briefcase) == ("b", ["B1"], True)
    assert s.told("burned") == [{"human": "banker", "field": "B1"}]
    s.do("move:banker:B2")
    pushing = scene("1 N > . .", things="B1", **SPILL).do("push:nurse:B1")
    assert (pushing.at("B1"), pushing.at("C1")) == ("n", ">")
    shoved = scene("1 M N . .", things="C1", **SPILL).do("shove:mechanic:B1")
    assert shoved.at("C1") == "n"


@pytest.mark.rule("ZT-DS7-03")
def test_the_wounded_keep_out_of_it():
    s = scene("2 . . .\n1 n . .", things="B1", **SPILL)
    assert s.refuses("move:nurse:B1") == "ZT-DS7-03"
    assert s.may("move:nurse:A2")
    pushing = scene("1 n > . .", things="B1", **SPILL)
    assert pushing.refuses("push:nurse:B1") == "ZT-DS7-03"
    shoved = scene("1 M n . .", things="C1", **SPILL)
    shoved.refuses("shove:mechanic:B1")
    shoving = scene("1 m N . .", things="B1", **SPILL)
    assert shoving.refuses("shove:mechanic:B1") == "ZT-DS7-03"  # he would come to stand in it
    assert not shoving.may("shove:mechanic:B1")


@pytest.mark.rule("ZT-DS7-02", "ZT-OP-45")
def test_goo_can_lose_the_game():
    s = scene("1 N . m", things="B1", turned="B, L, C, P", **SPILL)
    s.do("move:nurse:B1")
    assert s.winner is None  # she can heal both
    lost = scene("1 B . c", things="B1", turned="L, M, N, P", **SPILL).do("move:banker:B1")
    assert (lost.winner, lost.ending) == ("zombies", "out-of-reach")


@pytest.mark.rule("ZT-DS7-04")
def test_a_zombie_in_goo_is_quick():
    picture = "5 . . . . .\n4 . . . . .\n3 . . . . .\n2 ^ . ^ . .\n1 . . . . N"
    s = scene(picture, things="A2", turn="movement", activated=1, **SPILL, **HELD)
    s.do("activate:A2")
    assert s.ask.facts["ap"] == 3
    assert {len(way) for way in s.targets("do:")} == {3}
    assert {"FFF", "FRF"} <= s.targets("do:")
    s.refuses("do:RFR")
    s.do("do:FFF", "activate:C2")
    assert s.ask.facts["ap"] == 2


# -- 8: Car Alarms -----------------------------------------------------------------------------


@pytest.mark.rule("ZT-DS8-02", "ZT-DS8-03", "ZT-DS8-04")
def test_an_alarm_turns_all_heads():
    s = scene(
        """
           A B C D E F G H I
        4  v . . . . . . . .
        3  . . ^ . . . . . ^
        2  . . # . . . . . .
        1  . > N . < . . . .
        """,
        things="C1",
        **ALARMS,
    )
    assert s.options("alarm:") == {"alarm:nurse:C1"}
    s.do("alarm:nurse:C1")
    # A4: two across, three down: along the rows; C3 through the obstacle; I3 is too far away
    assert [s.at(field) for field in ("A4", "C3", "B1", "E1", "I3")] == ["v", "v", ">", "<", "^"]
    assert (s.s.shots, s.s.ap, view(s).things) == (1, 2, [])
    assert s.refuses("alarm:nurse:C1") == "ZT-DS8-02"


@pytest.mark.rule("ZT-DS8-03")
@pytest.mark.parametrize(
    ("zombie", "facing"), [("A2", ">"), ("B4", ">"), ("E5", "v"), ("F1", "^"), ("D1", "^")]
)
def test_which_way_they_turn(zombie: str, facing: str):
    """The alarm is on D3; straight lines, corners and equal distances."""
    column, row = zombie
    rows = [
        f"{number} " + " ".join(
            "N" if (each, number) == ("D", 3)
            else "^" if (each, number) == (column, int(row)) and facing != "^"
            else "v" if (each, number) == (column, int(row))
            else "."
            for each in "ABCDEF"
        )
        for number in range(5, 0, -1)
    ]  # fmt: skip
    s = scene("\n".join(rows), things="D3", **ALARMS).do("alarm:nurse:D3")
    assert s.at(zombie) == facing


@pytest.mark.rule("ZT-DS8-03")
def test_how_far_an_alarm_is_heard():
    s = scene("2 . . . . . . ^ ^\n1 N . . . . . . .", things="A1", **ALARMS)
    s.do("alarm:nurse:A1")  # G2 is seven fields away, H2 eight
    assert (s.at("G2"), s.at("H2")) == ("^", "^")
    near = scene("2 . . . . . ^ ^ .\n1 N . . . . . . .", things="A1", **ALARMS)
    near.do("alarm:nurse:A1")
    assert (near.at("F2"), near.at("G2")) == ("<", "^")


@pytest.mark.rule("ZT-DS8-02")
def test_only_who_stands_there_sets_it_off():
    s = scene("2 . . .\n1 N M .", things="B1, C1", **ALARMS)
    assert s.options("alarm:") == {"alarm:mechanic:B1"}
    assert s.refuses("alarm:nurse:A1") == "ZT-DS8-02"
    assert scene("1 N M .").refuses("alarm:nurse:A1") == "ZT-DS8-02"
