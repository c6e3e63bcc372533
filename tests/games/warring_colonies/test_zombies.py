"""Waste, bullets and zombies of both colonies (WC-WST, WC-ADDB, WC-ZOM, WC-OP-03, -04, -07)."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import zombies_due
from overrun.games.warring_colonies.customs import MISSING

from .scene import B1, B2, GAME, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-41")
@pytest.mark.rule("WC-WST-01", "WC-LW-DEN-08", "WC-LW-DEN-09", "WC-RND-15", "WC-OP-25.a")
def test_each_pays_for_the_own_waste() -> None:
    war = War(5, morale=(4, 4, 4))
    for colony, count in zip(war.s.colonies, (14, 9, 14), strict=True):
        colony.waste = ["junk"] * count
    assert war.run(("war_waste", [])).morale == (3, 4, 2)


@pytest.mark.vector("warring-colonies", "WC-EX-38")
@pytest.mark.rule(
    "WC-ADDB-01", "WC-ADDB-02", "WC-ADDB-03", "WC-LW-RUL-06", "WC-OP-04.a", "WC-OP-25.a"
)
def test_two_bullets_for_each_colony_and_none_for_the_lone_wolf() -> None:
    war = War(5, bullets=(0, 5)).run(("add_bullets", []))
    assert war.bullets == (2, 7)
    assert war.den.bullets == 0


@pytest.mark.rule("WC-OP-04.a")
def test_a_fallen_colony_gets_its_bullets_too() -> None:
    war = War(morale=(0, 4))
    war.yellow.fallen = True
    assert war.run(("add_bullets", [])).bullets == (2, 2)


@pytest.mark.vector("warring-colonies", "WC-EX-36")
@pytest.mark.rule(
    "WC-FEED-01", "WC-FEED-02", "WC-FEED-03", "WC-ZOM-02", "WC-KEEP-06", "WC-RND-05", "WC-RND-10",
    "WC-OP-13.b",
)  # fmt: skip
def test_intruders_are_not_fed_but_they_draw_zombies() -> None:
    war = War().crisis("dead-batteries", *[(Y1, "fuel")] * 4)
    for name in "ABCDE":
        war.survivor(name, Y1)
    war.intruder("F", B1, "yellow", 6).intruder("G", B1, "yellow", 6).intruder("H", Y2, "blue")
    war.yellow.helpless, war.yellow.unruly, war.yellow.food = 2, 1, 6
    war.blue.food = 3
    war.roll(0).run(
        ("feed_all", []), ("begin_battles", []), ("war_waste", []), ("resolve_war_crisis", []),
        ("add_bullets", []), ("zombies_gather", []),
    )  # fmt: skip
    assert war.yellow.food == 2
    assert war.blue.food == 3  # nobody to feed: the one at its gates is not its own
    war.tactics("be-vigilant", "be-vigilant")
    assert [war.doors("yellow", number) for number in range(1, 7)] == ["Z--"] * 5 + ["-"]
    assert war.doors("blue", 1) == "Z-"  # one for the one at the gates


@pytest.mark.vector("warring-colonies", "WC-EX-64")
@pytest.mark.rule("WC-ZOM-01", "WC-KEEP-13", "WC-OP-48.c")
def test_a_zombie_for_everyone_in_town_and_perhaps_for_noise() -> None:
    war = War(5).survivor("A", Y1, "hospital").survivor("B", Y1, "hospital")
    war.survivor("C", B1, "hospital").survivor("D", 4, "hospital").entrance("hospital", "------")
    war.s.places["hospital"].noise = 2
    war.roll("quiet", "alarm").run(("zombies_gather", []))
    assert war.doors("hospital") == "ZZZZZ-"
    assert war.s.places["hospital"].noise == 0


# -- at the gates ----------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-37")
@pytest.mark.rule("WC-ZOM-03", "WC-OP-03.b", "WC-OP-03.d")
def test_a_zombie_pushes_an_intruder_out() -> None:
    war = War(morale=(6, 6)).entrance("blue", "ZZ-").intruder("A", Y1, "blue").survivor("B", B1)
    war.run(("add_zombies", ["blue", 1]))
    assert war.place("A") == "yellow"
    assert war.wounds("A", "B") == [1, 0]
    assert war.doors("blue") == "ZZZ"
    assert war.told("exposed") == war.told("overrun") == []
    assert war.morale == (6, 6)


@pytest.mark.vector("warring-colonies", "WC-EX-37")
@pytest.mark.rule("WC-ZOM-03", "WC-DTH-01", "WC-DTH-02", "WC-OP-03.e")
def test_an_intruder_who_dies_of_it_dies_at_the_gates() -> None:
    war = War(morale=(6, 6)).entrance("blue", "ZZ-").survivor("B", B2).survivor("C", Y1)
    war.intruder("A", Y1, "blue", wounds=2, items=("cleaver",))
    war.run(("add_zombies", ["blue", 1]))
    assert war.s.graveyard == ["A"]
    assert war.morale == (5, 6)
    assert [item.id for item in war.s.survivors["B"].items] == ["cleaver"]
    assert war.doors("blue") == "ZZZ"
    assert war.told("overrun") == []


@pytest.mark.vector("warring-colonies", "WC-EX-37")
@pytest.mark.rule("WC-OP-03.c", "WC-KEEP-07")
def test_a_barricade_falls_first() -> None:
    war = War().entrance("blue", "ZB-").intruder("A", Y1, "blue")
    war.run(("add_zombies", ["blue", 1]))
    assert (war.place("A"), war.wounds("A")) == ("blue", [0])
    assert war.doors("blue") == "Z-"


@pytest.mark.rule("WC-OP-03.g", "WC-KEEP-07", "WC-OP-48.c")
def test_a_trap_takes_the_zombies_and_leaves_the_survivors() -> None:
    war = War().entrance("blue", "ZT-").intruder("A", Y1, "blue")
    war.run(("add_zombies", ["blue", 1]))
    assert (war.place("A"), war.wounds("A")) == ("blue", [0])
    assert war.doors("blue") == "--"


@pytest.mark.rule("WC-ZOM-03", "WC-OP-03.b")
def test_the_least_of_those_at_the_entrance_is_pushed_out() -> None:
    war = War().entrance("blue", "Z--").intruder("B", Y1, "blue").intruder("A", Y2, "blue")
    war.run(("add_zombies", ["blue", 1]))
    assert (war.place("A"), war.place("B")) == ("yellow", "blue")


@pytest.mark.rule("WC-OP-03.h")
def test_no_two_survivors_have_the_same_influence() -> None:
    """So there is never a tie that chance would have to break."""
    box = [card for card in library().survivors.values() if card.set != "fixture"]
    assert len({card.influence for card in box}) == len(box) > 60


@pytest.mark.rule("WC-OP-03.f", "WC-OP-07.c", "WC-ZOM-04", "WC-KEEP-07")
def test_an_entrance_of_zombies_only_is_overrun_and_sides_do_not_matter() -> None:
    war = War(morale=(6, 6)).entrance("blue", "ZZZ", 1).intruder("A", Y1, "blue", 2)
    war.survivor("B", B1).survivor("C", Y1)
    war.run(("add_zombies", ["blue", 1]))
    assert war.s.graveyard == ["A"]
    assert war.morale == (5, 6)
    war = War(morale=(6, 6)).entrance("blue", "ZZZ", 1)
    war.blue.helpless = 2
    war.run(("add_zombies", ["blue", 1]))
    assert war.blue.helpless == 1
    assert war.morale == (6, 5)


@pytest.mark.rule("WC-OP-03.i", "WC-OP-21.e")
def test_who_is_pushed_out_finds_room_even_in_a_full_home() -> None:
    war = War().entrance("blue", "ZZ-").intruder("A", Y1, "blue")
    war.yellow.helpless = 24
    war.run(("add_zombies", ["blue", 1]))
    assert war.place("A") == "yellow"


@pytest.mark.rule("WC-OP-03.i", "WC-OP-38.g")
def test_a_lone_wolfs_goes_to_the_den_or_elsewhere() -> None:
    war = War(5).entrance("blue", "ZZ-").intruder("A", 4, "blue")
    war.run(("add_zombies", ["blue", 1]))
    assert war.place("A") == "den"
    war = War(5).entrance("blue", "ZZ-").intruder("A", 4, "blue")
    for name in "BCDEF":
        war.survivor(name, 4)
    war.run(("add_zombies", ["blue", 1]))
    assert war.ask.seat == 4
    assert war.doors("blue") == "ZZ"  # the zombie waits for the space
    war.do("settle:A:gas")
    assert war.place("A") == "gas"
    assert war.doors("blue") == "ZZZ"


@pytest.mark.rule("WC-OP-03.a", "WC-ZOM-02")
def test_a_lone_wolfs_at_the_gates_counts_too() -> None:
    war = War(5).intruder("A", 4, "blue", 6).intruder("B", Y1, "blue", 6).survivor("C", B1)
    war.run(("zombies_gather", []))
    assert [war.doors("blue", number) for number in (1, 2, 3)] == ["Z--", "Z--", "---"]


@pytest.mark.rule("WC-ZOM-05", "WC-LW-DEN-04")
def test_no_zombie_comes_to_the_den() -> None:
    war = War(5).survivor("A", 4).survivor("B", 4).survivor("C", 4)
    war.run(("zombies_gather", []), ("add_zombies", ["den", 3]))
    assert war.s.places["den"].zombies == 0
    assert war.told("zombie-came") == []


# -- bites -----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-07.a", "WC-OP-07.b", "WC-OP-07.d", "WC-ZOM-04", "WC-KEEP-02")
def test_a_bite_at_the_gates_goes_on_to_who_is_inside() -> None:
    war = War(5, morale=(6, 6, 4)).intruder("C", Y1, "blue").survivor("B", B2)
    war.intruder("A", 4, "blue", 2).survivor("H", 4).survivor("G", Y1).survivor("F", B2)
    war.roll("bite").run(("expose_again", ["C", 1]))
    assert war.ask.seat == 4  # the least, whatever its side
    war.roll("wound").do("roll")
    assert war.ask.seat == B2
    war.do("sacrifice")
    assert war.s.graveyard == ["C", "A", "B"]
    assert war.morale == (5, 5, 3)
    assert war.idle


# -- the rules that were reported by others --------------------------------------------------------


@pytest.mark.rule("WC-OP-01.a", "WC-OP-01.b")
@pytest.mark.parametrize("off", ["", "two-bullets", "intruders-draw", "push-out", "fight-on"])
def test_each_rule_of_the_missing_page_has_a_switch_that_is_on(off: str) -> None:
    settings: dict[str, Any] = {off: "off"} if off else {}
    war = War(morale=(1, 6), **settings).entrance("blue", "ZZ-").intruder("A", Y1, "blue")
    war.survivor("B", B1).survivor("C", Y1).survivor("D", B1)
    assert zombies_due(war.s, war.blue) == (1 if off == "intruders-draw" else 2)
    war.run(("add_bullets", []), ("add_zombies", ["blue", 1]), ("perish", ["C"]))
    assert war.bullets == ((0, 0) if off == "two-bullets" else (2, 2))
    assert len(war.told("pushed-out")) == (off != "push-out")
    assert (war.ending == "fallen") == (off == "fight-on")


@pytest.mark.rule("WC-OP-01.b")
def test_without_elections_the_token_passes_to_the_right() -> None:
    war = War(players=6, election="off")
    war.run(("elect_leaders", []))
    assert (war.yellow.first, war.blue.first) == (4, 5)
    assert war.idle


@pytest.mark.rule("WC-OP-01.b", "WC-OP-05.e")
def test_where_nobody_fights_on_the_colony_that_stands_has_the_objective_at_once() -> None:
    settings: dict[str, Any] = {"fight-on": "off"}
    war = War(morale=(1, 6), **settings).survivor("A", Y1).survivor("B", Y1)
    war.run(("perish", ["A"]))
    assert war.ending == "fallen"
    assert (war.yellow.main_done, war.blue.main_done) == (False, True)


@pytest.mark.rule("WC-OP-01.b")
def test_the_switches_are_options_of_a_table_and_nothing_else_is_one() -> None:
    off = dict.fromkeys(MISSING, "off")
    table = Table.new(GAME, seats=4, settings=off, seed="switches")
    assert set(table.state.config.without) == MISSING.keys()
    assert Table.new(GAME, seats=4, seed="switches").state.config.without == ()
    for name in MISSING:
        with pytest.raises(BadSetting, match=name):
            GAME.configure({name: "perhaps"}, 4)
    assert {each.rule for each in GAME.settings} >= set(MISSING.values())
