"""What a battle costs, and who comes instead of the fallen (WC-WND, WC-OP-11, -13, -42)."""

from __future__ import annotations

import pytest

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")


def beaten_by(by: int, war: War, place: str) -> War:
    """Yellow wins a battle by so many points, blue has played nothing strong."""
    war.yellow.bullets = 9
    war.battle(place).tactics("be-vigilant", "read-the-enemy")
    yellow, blue = war.strengths()
    return war.bids(by - yellow + blue, 0, "zombies-1", "zombies-1")


@pytest.mark.vector("warring-colonies", "WC-EX-04")
@pytest.mark.rule(
    "WC-WND-02", "WC-WND-03", "WC-WND-04", "WC-WND-06", "WC-DTH-06", "WC-DTH-07", "WC-OP-11.a",
    "WC-OP-11.b", "WC-OP-11.c",
)  # fmt: skip
def test_more_wounds_than_a_side_can_take() -> None:
    war = War(morale=(6, 6)).survivor("A", Y1, "school").survivor("B", B1, "school")
    war.survivor("C", B2, "school", wounds=2, items=("lighter",)).survivor("D", B1)
    war.survivor("E", B2).deck("school", "junk")
    beaten_by(5, war, "school")
    war.roll(["lighter", "junk"]).do("wound:C")
    assert "C" not in war.s.survivors
    assert war.s.places["school"].deck == ["lighter", "junk"]
    assert war.s.graveyard == ["C", "B"]  # all that is left for B, of which the last is too much
    assert war.morale == (6, 4)
    assert len(war.told("hurt")) == 4
    assert war.idle


@pytest.mark.rule("WC-OP-11.a", "WC-OP-11.b", "WC-OP-11.d", "WC-OP-11.e", "WC-OP-11.f")
def test_wounds_go_one_at_a_time_on_the_living_who_took_part() -> None:
    war = War(bullets=(0, 0)).survivor("A", Y1, "school").hand(B1, "medicine")
    for name, seat, place in (("B", B1, "school"), ("C", B2, "school"), ("D", B2, "gas")):
        war.survivor(name, seat, place)
    beaten_by(4, war, "school")
    assert war.offered(B1) == {"wound:B", "wound:C"}  # no other place, no helpless, no cards
    war.do("wound:B", "wound:B", "wound:B")
    assert war.told("hurt")[0]["kind"] == "wound"
    assert war.s.graveyard == ["B"]
    assert (war.s.survivors["C"].wounds, war.s.survivors["C"].frostbite) == (1, 0)


@pytest.mark.rule("WC-WND-05", "WC-WND-08")
def test_the_winner_takes_no_wounds_and_nobody_moves() -> None:
    war = War().survivor("A", Y1, "school").survivor("B", B1, "school")
    beaten_by(2, war, "school")
    assert war.wounds("A", "B") == [0, 2]
    assert (war.place("A"), war.place("B")) == ("school", "school")


@pytest.mark.rule("WC-OP-13.a", "WC-OP-11.d")
def test_the_helpless_neither_fight_nor_are_hit() -> None:
    war = War().survivor("A", B1).intruder("B", Y1, "blue")
    war.blue.helpless = 3
    war.battle("blue").tactics("be-vigilant", "covering-fire")
    assert war.strengths() == (2, 1)
    war.bids(0, 0, "strength-3", "zombies-1")
    assert war.told("battle-won")[0]["wounds"] == 4
    assert war.s.graveyard == ["A"]
    assert war.blue.helpless == 3  # though a wound was left over


@pytest.mark.rule("WC-OP-13.a")
def test_a_colony_of_the_helpless_has_no_battle() -> None:
    war = War().intruder("B", Y1, "blue").survivor("A", B1, "gas")
    war.blue.helpless = 3
    war.run(("begin_battles", []))
    assert war.told("battle") == []


@pytest.mark.vector("warring-colonies", "WC-EX-09")
@pytest.mark.rule(
    "WC-WND-07", "WC-UND-01", "WC-UND-02", "WC-BAT-07", "WC-OP-42.a", "WC-OP-42.b", "WC-OP-42.d",
    "WC-OP-25.c",
)  # fmt: skip
def test_who_comes_for_the_last_of_the_fallen_defends_the_colony() -> None:
    war = War(morale=(5, 6), bullets=(0, 0)).survivor("A", Y1, "hospital", wounds=2)
    war.survivor("B", B1, "hospital").intruder("C", B2, "yellow", 1).intruder("D", B2, "yellow", 2)
    war.survivor("E", Y2, "gas").survivor("F", B1, "gas")
    war.hand(Y1, "fuel", "junk", "medicine", "food-1").newcomers("G", "H")
    war.run(("begin_battles", []))
    war.tactics("covering-fire", "be-vigilant").bids(0, 0, "zombies-1", "zombies-1")
    assert war.morale == (4, 6)
    assert war.s.players[Y1].hand == []
    assert sorted(war.s.removed) == ["food-1", "fuel", "junk", "medicine"]
    assert war.s.players[Y1].group == []
    assert war.ask_place() == "gas"
    assert war.offered(Y1)  # still the leader, without a survivor (WC-OP-42.c)
    war.tactics("be-vigilant", "be-vigilant")
    assert war.s.players[Y1].group == ["G"]
    assert war.s.players[Y1].leader == "G"
    assert war.place("G") == "yellow"
    assert war.morale == (4, 6)  # defended
    assert war.told("undefended") == []
    assert [told["place"] for told in war.told("battle")] == ["hospital", "gas"]


@pytest.mark.rule("WC-OP-42.b")
def test_who_comes_to_a_full_colony_is_placed_in_town() -> None:
    war = War().newcomers("A").survivor("B", B1).survivor("C", Y2)
    war.yellow.helpless = 23
    war.s.bereaved = [Y1]
    war.run(("after_battles", []))
    assert war.offered(Y1) == {f"settle:A:{place}" for place in war.s.town}
    war.by(Y1, "settle:A:gas")
    assert (war.place("A"), war.s.players[Y1].leader) == ("gas", "A")


@pytest.mark.rule("WC-OP-42.c")
def test_who_waits_for_a_survivor_keeps_the_token_and_the_vote() -> None:
    war = War(6).survivor("A", Y1, "hospital", wounds=2).survivor("B", B1, "hospital")
    war.s.step = "battles"
    war.battle("hospital").tactics("covering-fire", "be-vigilant")
    war.bids(0, 0, "zombies-1", "zombies-1")
    assert war.s.players[Y1].group == []
    assert war.yellow.first == Y1
    war.run(("elect_leaders", []))
    assert war.offered(Y1) == {"elect:2", "elect:4"}


@pytest.mark.rule("WC-OP-42.e")
@pytest.mark.parametrize(("morale", "order"), [((5, 3), [B1, B2, Y1]), ((3, 5), [Y1, B1, B2])])
def test_the_weaker_colony_is_helped_first_clockwise_from_its_leader(
    morale: tuple[int, int], order: list[int]
) -> None:
    war = War(morale=morale).newcomers("A", "B", "C").survivor("D", Y2)
    war.s.bereaved = [B2, Y1, B1]
    war.run(("after_battles", []))
    assert [told["seat"] for told in war.told("joined")] == order


@pytest.mark.rule("WC-OP-42.e", "WC-OP-46.b")
def test_a_die_says_which_colony_is_helped_first_if_none_is_weaker() -> None:
    war = War(morale=(4, 4)).newcomers("A", "B").survivor("C", Y2).survivor("D", B2)
    war.s.bereaved = [Y1, B1]
    war.roll(1).run(("after_battles", []))
    assert [told["seat"] for told in war.told("joined")] == [B1, Y1]
