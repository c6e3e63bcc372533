"""What both colonies do in the same step, and the common crisis (WC-OP-25 to -27, -43)."""

from __future__ import annotations

import pytest

from .scene import B1, Y1, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.rule("WC-OP-25.b", "WC-OP-26.d", "WC-OP-46.b")
@pytest.mark.parametrize(("morale", "seats"), [((3, 5), [Y1, B1]), ((5, 3), [B1, Y1])])
def test_the_leader_of_the_weaker_colony_chooses_first(
    morale: tuple[int, int], seats: list[int]
) -> None:
    war = War(morale=morale, bullets=(3, 3)).survivor("A", Y1).survivor("B", B1)
    war.crisis("white-flag").run(("resolve_war_crisis", []))
    chosen = []
    while not war.idle:
        chosen.append(war.ask.seat)
        war.do(min(war.options()))
    assert chosen == seats
    assert war.bullets == (0, 0)


@pytest.mark.rule("WC-OP-26.e")
def test_an_extra_is_for_each_colony_and_not_for_the_den() -> None:
    war = War(5).crisis("empty-larder", *[(Y1, "food-1")] * 7).survivor("A", Y1).survivor("B", B1)
    war.roll(0).run(("resolve_war_crisis", []))
    assert [colony.food for colony in war.s.colonies] == [2, 2, 0]


@pytest.mark.rule("WC-OP-27.a")
def test_used_crises_make_a_new_deck() -> None:
    war = War()
    war.s.past_crises = ["white-flag", "rumour-mill", "wet-crates"]
    war.roll(["rumour-mill", "wet-crates", "white-flag"]).run(("reveal_crisis", []))
    assert war.s.crisis == "rumour-mill"
    assert war.s.crisis_deck == ["wet-crates", "white-flag"]
    assert war.s.past_crises == []


@pytest.mark.rule("WC-OP-25.a")
def test_hunger_is_counted_for_both_before_either_goes_on() -> None:
    war = War(morale=(5, 5)).survivor("A", Y1).survivor("B", B1)
    war.run(("feed_all", []))
    assert war.morale == (4, 4)
    assert [told["colony"] for told in war.told("starving")] == ["yellow", "blue"]


@pytest.mark.rule("WC-OP-25.b")
@pytest.mark.parametrize(("morale", "seat"), [((3, 5), Y1), ((5, 3), B1)])
def test_where_zombies_leave_a_choice_the_weaker_colony_has_it_first(
    morale: tuple[int, int], seat: int
) -> None:
    war = War(morale=morale).survivor("A", Y1).survivor("B", B1)
    war.entrance("yellow", "ZBT").entrance("blue", "ZBT").run(("zombies_gather", []))
    assert (war.ask.kind, war.ask.seat) == ("defence", seat)


@pytest.mark.rule("WC-OP-43.c", "WC-OP-43.a")
def test_pieces_never_run_out_but_printed_spaces_do() -> None:
    war = War(bullets=(400, 0)).survivor("A", Y1, "gas").dice(Y1, 3).deck("gas", "fuel", "junk")
    war.s.places["gas"].noise = 4
    war.yellow.food = 500
    war.run(("add_bullets", []), *[("add_zombies", [place, 3]) for place in ("school", "police")])
    assert war.bullets == (402, 2)
    war.acting(Y1, B1).by(Y1, "search:A:3")
    assert war.s.players[Y1].hand == ["fuel"]  # there was no space for noise
