"""Battles (catalogue section 16)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import Person

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-01")
@pytest.mark.rule(
    "WC-BAT-09", "WC-TAC-02", "WC-TAC-05", "WC-TAC-07", "WC-STR-01", "WC-STR-02", "WC-BUL-02",
    "WC-BUL-03", "WC-BUL-04", "WC-DIE-03", "WC-DIE-04", "WC-DIE-07", "WC-TRK-01", "WC-TRK-02",
    "WC-TRK-03", "WC-WND-01", "WC-WND-02", "WC-WND-03", "WC-WND-04", "WC-WND-05", "WC-WND-08",
)  # fmt: skip
def test_the_battle_of_the_rulebook() -> None:
    war = War(bullets=(3, 2)).survivor("A", Y1, "grocery")
    war.survivor("B", B1, "grocery").survivor("C", B1, "grocery", items=("shotgun",))
    war.battle("grocery").all_do({Y1: "tactics:all-in", B1: "tactics:be-vigilant"})
    war.roll("strength-3", "wounds-1").all_do({Y1: "bid:3", B1: "bid:2"})
    leads = []
    total = [0, 0]
    for told in war.told("strength"):
        total[told["colony"] == "blue"] += told["by"]
        leads.append((told["why"], total[0] - total[1]))
    last = dict(leads)
    assert last == {"tactics": 2, "survivors": 1, "weapons": 0, "bullets": 1, "die": 4}
    war.do("wound:B", "wound:B", "wound:C", "wound:C")
    assert total == [10, 6]
    assert {name: v.wounds for name, v in war.s.survivors.items()} == {"A": 1, "B": 2, "C": 2}
    assert war.morale == (6, 6)
    assert (war.yellow.bullets, war.blue.bullets) == (0, 0)
    assert {v.place for v in war.s.survivors.values()} == {"grocery"}
    assert war.idle


# -- where, and in what order ----------------------------------------------------------------------


def fought(war: War) -> list[str]:
    """Where battles were begun, in order."""
    return [told["place"] for told in war.told("battle")]


def at_odds(war: War, *places: str) -> War:
    """A survivor of each colony at each of these places."""
    names = iter("ABCDEFGH")
    for place in places:
        for seat, home in ((Y1, "yellow"), (B1, "blue")):
            name = next(names)
            if place in ("yellow", "blue") and place != home:
                war.intruder(name, seat, place)
            else:
                war.survivor(name, seat, place)
    return war


def all_truces(war: War) -> War:
    """Every battle ends with two vigilant leaders."""
    while [ask.kind for ask in war.table.asks] == ["tactics", "tactics"]:
        war.tactics("be-vigilant", "be-vigilant")
    return war


@pytest.mark.vector("warring-colonies", "WC-EX-07")
@pytest.mark.rule(
    "WC-BAT-01", "WC-BAT-02", "WC-BAT-03", "WC-BAT-05", "WC-BAT-06", "WC-BAT-07", "WC-BAT-08",
    "WC-OP-14.c", "WC-OP-19.c",
)  # fmt: skip
def test_the_weaker_colony_first_then_the_other_then_the_town_by_number(person: Person) -> None:
    for name in ("V", "W"):
        person(name, influence=90)
    war = War(5, morale=(5, 3, 4))
    at_odds(war, "yellow", "blue", "hospital", "grocery")
    war.survivor("V", Y1, "library").survivor("W", war.wolf, "library")
    war.run(("begin_battles", []))
    assert fought(war) == ["blue"]
    war.tactics("be-vigilant", "be-vigilant")
    assert fought(war) == ["blue", "yellow"]  # one after another
    war.yellow.morale = 2
    all_truces(war)
    assert fought(war) == ["blue", "yellow", "grocery", "hospital"]
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-08")
@pytest.mark.rule("WC-BAT-04", "WC-BAT-05", "WC-BAT-06", "WC-OP-19.a", "WC-OP-19.b")
@pytest.mark.parametrize(("first", "order"), [(0, ["yellow", "blue"]), (1, ["blue", "yellow"])])
def test_a_die_decides_between_colonies_of_equal_morale(first: int, order: list[str]) -> None:
    war = at_odds(War(morale=(4, 4)), "yellow", "blue", "school")
    war.roll(first).run(("begin_battles", []))
    assert fought(all_truces(war)) == [*order, "school"]
    assert [told["colony"] for told in war.told("tie-rolled")] == [order[0]]


@pytest.mark.rule("WC-BAT-03", "WC-OP-19.c")
def test_who_falls_back_to_a_weaker_colony_finds_its_moment_gone() -> None:
    """The order is fixed by morale even if only one colony is visited when the step begins."""
    war = War(morale=(5, 3)).survivor("A", Y1).intruder("B", B1, "yellow")
    war.intruder("C", Y1, "blue")
    war.run(("begin_battles", [])).tactics("be-vigilant", "fall-back")
    assert war.place("B") == "blue"
    assert fought(war) == ["yellow"]
    assert war.idle


@pytest.mark.rule("WC-BAT-04", "WC-OP-19.c")
@pytest.mark.parametrize(("first", "places"), [(0, ["yellow", "blue"]), (1, ["yellow"])])
def test_a_die_decides_if_who_falls_back_may_have_to_fight_at_home(
    first: int, places: list[str]
) -> None:
    war = War(morale=(5, 5)).survivor("A", Y1).intruder("B", B1, "yellow")
    war.intruder("C", Y1, "blue").roll(first)
    war.run(("begin_battles", [])).tactics("be-vigilant", "fall-back")
    assert war.place("B") == "blue"
    assert fought(war) == places


@pytest.mark.rule("WC-BAT-04")
def test_no_die_is_rolled_for_a_colony_at_whose_gates_nobody_stands() -> None:
    war = War(morale=(5, 5)).survivor("A", Y1).intruder("B", B1, "yellow").survivor("C", B1)
    war.run(("begin_battles", []))
    assert war.told("tie-rolled") == []


@pytest.mark.vector("warring-colonies", "WC-EX-15")
@pytest.mark.rule("WC-BAT-10", "WC-WND-04", "WC-TERM-02")
def test_only_the_leaders_decide_also_for_the_survivors_of_others() -> None:
    war = War().survivor("A", Y2, "grocery").survivor("B", Y2, "grocery")
    war.survivor("C", Y1).survivor("D", B2, "grocery").survivor("E", B1)
    war.battle("grocery")
    assert [ask.seat for ask in war.table.asks] == [Y1, B1]
    assert war.table.asked(Y2) == []
    war.tactics("be-vigilant", "all-in").bids(0, 0, "strength-1", "strength-3")
    assert war.strengths() == (4, 7)
    assert war.ask.seat == Y1
    war.do("wound:A", "wound:B", "wound:A")
    assert war.wounds("A", "B") == [2, 1]


@pytest.mark.vector("warring-colonies", "WC-EX-06")
@pytest.mark.rule(
    "WC-BUL-01", "WC-BUL-04", "WC-BUL-05", "WC-BUL-06", "WC-RND-06", "WC-RND-09", "WC-ADDB-01",
    "WC-ADDB-02",
)  # fmt: skip
def test_bullets_last_for_several_battles_and_new_ones_come_too_late() -> None:
    war = at_odds(War(morale=(5, 4), bullets=(4, 0)), "blue", "grocery")
    war.crisis("dead-batteries", *[(Y1, "fuel")] * 4)
    war.run(
        ("begin_battles", []), ("war_waste", []), ("resolve_war_crisis", []), ("add_bullets", [])
    )
    war.tactics("be-vigilant", "read-the-enemy").bids(3, 0, "strength-1", "strength-1")
    assert war.yellow.bullets == 1
    war.tactics("be-vigilant", "read-the-enemy")
    assert war.refuses_to(Y1, "bid:2") == "WC-BUL-05"
    assert war.offered(Y1) == {"bid:0", "bid:1"}
    war.bids(1, 0, "strength-1", "strength-1")
    assert war.bullets == (2, 2)  # none was left of four
    assert war.idle
