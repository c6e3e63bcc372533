"""A colony that nobody defends (WC-UND)."""

from __future__ import annotations

import pytest

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-10")
@pytest.mark.rule("WC-UND-01", "WC-UND-02", "WC-UND-03", "WC-UND-04", "WC-UND-05", "WC-OP-13.a")
def test_enemies_at_the_gates_of_an_empty_colony_cost_morale_without_a_battle() -> None:
    war = War(morale=(6, 6)).survivor("A", Y1, "gas")
    war.intruder("B", B1, "yellow", 1).intruder("C", B1, "yellow", 1).intruder("D", B2, "yellow", 4)
    war.yellow.helpless = 2
    war.run(("begin_battles", []))
    assert war.told("battle") == []
    assert war.morale == (3, 6)
    assert war.yellow.helpless == 2
    assert war.told("undefended") == [{"colony": "yellow", "count": 3}]


@pytest.mark.vector("warring-colonies", "WC-EX-11")
@pytest.mark.rule("WC-UND-02", "WC-TAC-06")
def test_one_survivor_is_enough_to_defend_a_colony() -> None:
    war = War(morale=(6, 6)).survivor("A", Y1, wounds=2)
    for door, name in enumerate("BCDE", 1):
        war.intruder(name, B1, "yellow", door)
    war.run(("begin_battles", [])).tactics("be-vigilant", "be-vigilant")
    assert war.morale == (6, 6)
    assert war.idle


@pytest.mark.rule("WC-OP-25.c", "WC-UND-01")
def test_both_colonies_may_be_undefended_at_once() -> None:
    war = War(morale=(4, 5)).intruder("A", Y1, "blue").intruder("B", Y2, "blue", 2)
    war.intruder("C", B1, "yellow").run(("begin_battles", []))
    assert war.morale == (3, 3)


@pytest.mark.rule("WC-UND-02")
def test_nobody_at_the_gates_no_loss() -> None:
    war = War(morale=(4, 5)).survivor("A", Y1, "gas").survivor("B", B1, "school")
    assert war.run(("begin_battles", [])).morale == (4, 5)
