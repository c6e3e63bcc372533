"""Barricade, clean waste and attract (catalogue sections 7.4 to 7.6)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import check_waste

from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

PILE = ["junk", "fuel", "medicine", "food-1", "food-2", "pistol"]


# -- barricade ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-BARR-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_barricade_takes_any_die(die: int) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "---").dice(0, die).turn(0)
    scene.do(f"barricade:A:{die}")
    assert scene.doors("school") == "B--"
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [die])


@pytest.mark.rule("LN-ACT-BARR-02", "LN-ACT-BARR-05")
def test_one_barricade_on_an_empty_space_where_the_survivor_stands() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "library")
    scene.entrance("school", "ZBT--").entrance("library", "---").dice(0, 3).turn(0)
    scene.do("barricade:A:3")
    assert scene.doors("school") == "ZBBT-"
    assert scene.doors("library") == "---"
    assert scene.colony_doors == ["---"] * 6


@pytest.mark.vector("long-night", "TV-09")
@pytest.mark.rule("LN-ACT-BARR-03")
def test_a_barricade_needs_an_empty_space() -> None:
    scene = Scene().survivor("A", 0, "library").entrance("library", "ZZB").dice(0, 1, 5).turn(0)
    assert scene.refuses("barricade:A:1") == "LN-ACT-BARR-03"
    scene.roll("blank").do("attack:A:5")
    scene.do("barricade:A:1")
    assert scene.doors("library") == "ZBB"
    assert scene.s.players[0].used == [5, 1]


@pytest.mark.rule("LN-ACT-BARR-04")
@pytest.mark.parametrize("door", [1, 3, 6])
def test_in_the_colony_at_any_entrance_with_a_space(door: int) -> None:
    scene = Scene().survivor("A", 0).entrances("---", "ZZZ", "Z--", "BBB", "ZZT", "ZZ-")
    scene.dice(0, 1).turn(0).do("barricade:A:1")
    assert scene.options() == {"door:1", "door:3", "door:6"}
    before = scene.colony_doors
    scene.do(f"door:{door}")
    wanted = ["B--", "ZZZ", "ZB-", "BBB", "ZZT", "ZZB"]
    expected = [wanted[n] if n == door - 1 else before[n] for n in range(6)]
    assert scene.colony_doors == expected


@pytest.mark.rule("LN-ACT-BARR-03", "LN-ACT-BARR-04")
def test_a_colony_without_an_empty_space_cannot_be_barricaded() -> None:
    scene = Scene().survivor("A", 0).entrances("ZZZ", "BBB", "TTT", "ZZZ", "ZBT", "ZZB")
    scene.dice(0, 6).turn(0)
    assert scene.refuses("barricade:A:6") == "LN-ACT-BARR-03"


@pytest.mark.rule("LN-ACT-BARR-05")
def test_the_action_never_builds_a_trap() -> None:
    scene = Scene().survivor("A", 0).dice(0, 1, 2, 3).turn(0)
    for die, door in ((1, 1), (2, 1), (3, 5)):
        scene.do(f"barricade:A:{die}")
        assert {option.partition(":")[0] for option in scene.options()} == {"door"}
        scene.do(f"door:{door}")
    assert scene.colony_doors == ["BB-", "---", "---", "---", "B--", "---"]


# -- clean waste -------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-CLEAN-01", "LN-ACT-CLEAN-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_top_three_cards_leave_the_game_for_any_die(die: int) -> None:
    scene = Scene().survivor("A", 0).dice(0, die)
    scene.s.waste = list(PILE)  # its top is last
    scene.turn(0).do(f"clean:{die}")
    assert scene.s.waste == ["junk", "fuel", "medicine"]
    assert sorted(scene.s.removed) == ["food-1", "food-2", "pistol"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [die])


@pytest.mark.vector("long-night", "TV-10")
def test_cleaning_waste_below_the_threshold() -> None:
    scene = Scene().survivor("A", 0).dice(0, 1)
    scene.s.waste = PILE * 2
    scene.s.active = 0
    scene.run(("take_action", [0]), check_waste)
    scene.do("clean:1", "end")
    assert len(scene.s.waste) == 9
    assert len(scene.s.removed) == 3
    assert "waste" in scene.events
    assert scene.s.morale == 6


@pytest.mark.vector("long-night", "TV-11")
def test_cleaning_waste_from_outside_is_illegal() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "gas").survivor("C", 1)
    scene.s.waste = PILE[:5]
    scene.dice(0, 6).turn(0)
    assert scene.refuses("clean:6") == "LN-ACT-CLEAN-01"


@pytest.mark.rule("LN-ACT-CLEAN-01")
def test_one_own_survivor_at_home_is_enough_to_clean() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).dice(0, 2)
    scene.s.waste = PILE[:5]
    scene.turn(0).do("clean:2")
    assert len(scene.s.waste) == 2


@pytest.mark.rule("LN-ACT-CLEAN-03")
@pytest.mark.parametrize("count", [1, 2])
def test_of_a_small_pile_all_cards_go(count: int) -> None:
    scene = Scene().survivor("A", 0).dice(0, 2)
    scene.s.waste = PILE[:count]
    scene.turn(0).do("clean:2")
    assert scene.s.waste == []
    assert scene.s.removed == PILE[:count]


@pytest.mark.rule("LN-ACT-CLEAN-03")
def test_without_waste_there_is_nothing_to_clean() -> None:
    scene = Scene().survivor("A", 0).dice(0, 2).turn(0)
    assert scene.refuses("clean:2") == "LN-ACT-CLEAN-03"


# -- attract -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTRACT-01")
@pytest.mark.parametrize("die", range(1, 7))
def test_attracting_takes_any_die(die: int) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "----")
    scene.entrance("hospital", "ZZZ").dice(0, die).turn(0)
    scene.do(f"attract:A:{die}", "lure:hospital:1")
    assert (scene.doors("school"), scene.doors("hospital")) == ("ZZ--", "Z--")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [die])


@pytest.mark.vector("long-night", "TV-12")
@pytest.mark.rule("LN-ACT-ATTRACT-02", "LN-ACT-ATTRACT-03", "LN-ACT-ATTRACT-04")
def test_attract_into_a_nearly_full_entrance() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "hospital")
    scene.entrance("school", "ZB-").entrance("hospital", "ZZ--").dice(0, 2).turn(0)
    scene.do("attract:A:2")
    assert scene.ask.kind == "action"  # there was but one way to do it, and no second zombie
    assert (scene.doors("school"), scene.doors("hospital")) == ("ZZB", "Z---")
    assert scene.s.graveyard == []
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-ACT-ATTRACT-02")
def test_up_to_two_zombies_come_from_one_place() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "----")
    scene.entrance("hospital", "ZZZ").entrance("gas", "ZZZ").dice(0, 2).turn(0)
    scene.do("attract:A:2")
    assert scene.options() == {"lure:hospital:1", "lure:gas:1"}
    scene.do("lure:gas:1")
    assert scene.options() == {"lure:gas:1", "enough"}  # the second from the same place
    scene.do("lure:gas:1")
    assert scene.ask.kind == "action"  # and no third
    assert (scene.doors("school"), scene.doors("gas")) == ("ZZ--", "Z--")
    assert scene.doors("hospital") == "ZZZ"


@pytest.mark.rule("LN-ACT-ATTRACT-02")
def test_one_zombie_may_be_enough() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "----")
    scene.entrance("hospital", "ZZZ").dice(0, 2).turn(0)
    scene.do("attract:A:2", "enough")
    assert (scene.doors("school"), scene.doors("hospital")) == ("Z---", "ZZ-")


@pytest.mark.rule("LN-ACT-ATTRACT-03", "LN-ACT-ATTRACT-04")
@pytest.mark.parametrize("spaces", ["ZZZ", "ZBB", "ZZT", "BTT"])
def test_without_an_empty_space_nobody_is_attracted(spaces: str) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", spaces)
    scene.entrance("hospital", "ZZ--").dice(0, 6).turn(0)
    assert scene.refuses("attract:A:6") == "LN-ACT-ATTRACT-04"


@pytest.mark.rule("LN-ACT-ATTRACT-03")
def test_a_trap_is_no_destination_and_does_not_go_off() -> None:
    scene = Scene().survivor("A", 0).entrances("ZT-", "TBT", "BBB", "ZZZ", "ZZT", "ZZ-")
    scene.entrance("hospital", "ZZ--").dice(0, 6).turn(0).do("attract:A:6")
    assert scene.options() == {"door:1", "door:6"}
    scene.do("door:1", "lure:hospital:1")
    assert scene.colony_doors == ["ZZT", "BTT", "BBB", "ZZZ", "ZZT", "ZZZ"]
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-ACT-ATTRACT-05")
def test_attracting_exposes_nobody() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "----")
    scene.entrance("gas", "ZZ-").dice(0, 2).turn(0).do("attract:A:2", "lure:gas:1")
    assert scene.doors("school") == "ZZ--"
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-ACT-ATTRACT-06")
def test_zombies_come_from_any_place_the_colony_too() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "----")
    scene.entrances("Z--", "---", "ZZ-", "---", "---", "---").entrance("gas", "Z--")
    scene.dice(0, 2).turn(0).do("attract:A:2")
    assert scene.options() == {"lure:colony:1", "lure:colony:3", "lure:gas:1"}
    scene.do("lure:colony:1", "lure:colony:3")
    assert scene.colony_doors == ["---", "---", "Z--", "---", "---", "---"]
    assert scene.doors("school") == "ZZ--"


@pytest.mark.rule("LN-ACT-ATTRACT-07")
def test_into_the_colony_at_entrances_of_choice() -> None:
    scene = Scene().survivor("A", 0).entrances("---", "---", "ZZ-", "---", "ZZZ", "B--")
    scene.entrance("gas", "ZZ-").dice(0, 2).turn(0).do("attract:A:2")
    assert scene.options() == {"door:1", "door:2", "door:3", "door:4", "door:6"}
    scene.do("door:6", "lure:gas:1", "door:6")
    assert scene.colony_doors == ["---", "---", "ZZ-", "---", "ZZZ", "ZZB"]


@pytest.mark.rule("OP-34")
def test_the_own_place_is_no_source() -> None:
    scene = Scene().survivor("A", 0).entrances("ZZ-", "---", "---", "---", "---", "---")
    scene.dice(0, 2).turn(0)
    assert scene.refuses("attract:A:2") == "LN-ACT-ATTRACT-02"
    scene = Scene().survivor("A", 0).entrances("ZZ-", "---", "---", "---", "---", "---")
    scene.entrance("gas", "Z--").entrance("school", "Z--").dice(0, 2).turn(0).do("attract:A:2")
    assert scene.options() == {"lure:gas:1", "lure:school:1"}


@pytest.mark.rule("OP-82")
def test_without_zombies_elsewhere_nobody_can_be_attracted() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "Z---").dice(0, 2).turn(0)
    assert scene.refuses("attract:A:2") == "LN-ACT-ATTRACT-02"
