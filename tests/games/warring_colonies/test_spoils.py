"""What the dead leave, at the gates of the enemy and elsewhere (WC-DTH)."""

from __future__ import annotations

import pytest

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


def carried(war: War, *names: str) -> list[list[str]]:
    return [[item.id for item in war.s.survivors[name].items] for name in names]


def at_the_gates() -> War:
    """H of blue stands before the yellow colony, well equipped; B and C are inside."""
    war = War(morale=(6, 6)).intruder("H", B2, "yellow", 3, items=("deer-rifle", "broom"))
    return war.survivor("C", Y2).survivor("B", Y1).survivor("D", B2).hand(B2)


@pytest.mark.vector("warring-colonies", "WC-EX-12")
@pytest.mark.rule("WC-DTH-01", "WC-DTH-02", "WC-DTH-06")
def test_the_leader_of_the_colony_equips_what_an_intruder_leaves() -> None:
    war = at_the_gates().run(("suffer", ["H", "wound", 3]))
    assert war.morale == (6, 5)
    assert war.ask.seat == Y1
    assert war.options() == {"equip:B", "equip:C"}
    war.do("equip:C", "equip:B")
    assert carried(war, "B", "C") == [["broom"], ["deer-rifle"]]
    assert war.s.players[B2].hand == []
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-12")
@pytest.mark.rule("WC-DTH-03")
def test_without_a_friend_in_the_colony_the_cards_are_gone() -> None:
    war = War(morale=(6, 6)).intruder("H", B2, "yellow", 3, items=("deer-rifle", "broom"))
    war.survivor("D", B2).survivor("B", Y1, "gas")
    war.yellow.helpless = 1
    war.run(("suffer", ["H", "wound", 3]))
    assert war.s.removed == ["deer-rifle", "broom"]
    assert war.morale == (6, 5)
    assert war.idle


@pytest.mark.rule("WC-DTH-02", "WC-DTH-04")
def test_a_bite_at_the_gates_leaves_the_cards_to_the_colony_before_it_spreads() -> None:
    war = at_the_gates().roll("bite").run(("expose_again", ["H", 1]))
    war.do("equip:B", "equip:B")
    assert carried(war, "B") == [["deer-rifle", "broom"]]
    war.roll("blank").do("roll")
    assert war.s.graveyard == ["H"]


@pytest.mark.rule("WC-DTH-04", "WC-OP-07.c")
def test_an_overrun_leaves_them_to_the_colony_too() -> None:
    war = War().survivor("B", Y1).survivor("D", B1).entrance("yellow", "ZZZ", 1)
    war.intruder("A", B1, "yellow", 3, items=("broom",))
    war.run(("add_zombies", ["yellow", 1]))
    assert war.s.graveyard == ["A"]  # the least of all who are there
    assert carried(war, "B") == [["broom"]]


@pytest.mark.rule("WC-DTH-05")
def test_who_dies_at_home_leaves_the_cards_to_the_own_player() -> None:
    war = War(morale=(6, 6)).survivor("A", Y2, items=("shotgun",)).survivor("B", Y2).hand(Y2)
    war.intruder("C", B1, "yellow").run(("suffer", ["A", "wound", 3]))
    assert war.s.players[Y2].hand == ["shotgun"]
    assert war.morale == (5, 6)


@pytest.mark.rule("WC-DTH-06", "WC-DTH-07")
def test_who_dies_in_town_leaves_the_cards_in_its_deck() -> None:
    war = War(morale=(6, 6)).survivor("A", B1, "gas", items=("shotgun",)).survivor("B", B1)
    war.deck("gas", "fuel").roll(["shotgun", "fuel"]).run(("suffer", ["A", "wound", 3]))
    assert war.s.places["gas"].deck == ["shotgun", "fuel"]
    assert war.morale == (6, 5)


@pytest.mark.rule("WC-OP-14.d", "WC-OP-07.d", "WC-OP-38.c")
def test_what_a_lone_wolf_loses_at_the_gates_is_the_colonys() -> None:
    war = War(5, morale=(6, 6, 4)).intruder("H", 4, "blue", items=("shotgun",)).survivor("G", 4)
    war.survivor("A", B2).run(("suffer", ["H", "wound", 3]))
    assert carried(war, "A") == [["shotgun"]]
    assert war.morale == (6, 6, 3)


@pytest.mark.rule("WC-OP-37.g", "WC-LW-DEN-01")
def test_what_a_lone_wolf_loses_in_the_den_stays_his() -> None:
    war = War(5, morale=(6, 6, 4)).survivor("H", 4, items=("shotgun",)).survivor("G", 4).hand(4)
    war.run(("suffer", ["H", "wound", 3]))
    assert war.s.players[4].hand == ["shotgun"]
