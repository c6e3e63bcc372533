"""Requests and hand-offs across the front (WC-OP-24)."""

from __future__ import annotations

import pytest

from .scene import B1, B2, Y1, Y2, War

pytestmark = pytest.mark.usefixtures("plain_people")

WOLF = 4


def school() -> War:
    war = War(5).survivor("A", Y1, "school", items=("shotgun",)).survivor("B", B1, "school")
    war.survivor("C", WOLF).hand(WOLF, "food-1").crisis("empty-larder")
    return war


@pytest.mark.vector("warring-colonies", "WC-EX-57")
def test_help_across_the_front() -> None:
    war = school().acting(Y1, B1)
    war.by(Y1, f"request:{WOLF}", "kind:food").by(WOLF, "give:food-1")
    assert (war.yellow.food, war.den.food) == (1, 0)
    assert (war.yellow.waste, war.den.waste) == (["food-1"], [])
    war.by(Y1, "hand:A:shotgun:B")
    assert [item.id for item in war.s.survivors["B"].items] == ["shotgun"]
    assert war.refuses_to(Y1, "add:food-1") == "LN-ACT-PLAY-01"
    assert war.s.added == []


@pytest.mark.rule("WC-OP-24.e")
def test_a_table_may_keep_it_inside_a_colony() -> None:
    war = War(5, trade="friendly").survivor("A", Y1, "school", items=("shotgun",))
    war.survivor("B", B1, "school").survivor("C", WOLF).hand(WOLF, "food-1").hand(B1, "fuel")
    war.survivor("D", Y2, "school").hand(Y2, "food-1").acting(Y1, B1)
    assert war.refuses_to(Y1, f"request:{WOLF}") == "WC-OP-24.e"
    assert war.refuses_to(Y1, f"request:{B1}") == "WC-OP-24.e"
    assert war.refuses_to(Y1, "hand:A:shotgun:B") == "WC-OP-24.d"
    assert war.offered(Y1, "request") == {f"request:{Y2}"}
    assert war.offered(Y1, "hand") == {"hand:A:shotgun:D"}


@pytest.mark.rule("WC-OP-24.a")
def test_anybody_may_be_asked_and_nobody_must_give() -> None:
    war = school().hand(Y2, "fuel").hand(B1, "fuel").hand(B2, "fuel").acting(Y1, B1)
    assert war.offered(Y1, "request") == {f"request:{seat}" for seat in (Y2, B1, B2, WOLF)}
    war.by(Y1, f"request:{B2}", "kind:fuel")
    assert war.offered(B2) == {"give:fuel", "refuse"}
    war.by(B2, "refuse")
    assert war.s.players[B2].hand == ["fuel"]


@pytest.mark.rule("WC-OP-24.c")
def test_items_pass_only_at_the_same_place() -> None:
    war = school().survivor("D", B2).survivor("E", WOLF, "school").acting(Y1, B1)
    assert war.offered(Y1, "hand") == {"hand:A:shotgun:B", "hand:A:shotgun:E"}
    assert war.refuses_to(Y1, "hand:A:shotgun:D") == "LN-ACT-HAND-01"


@pytest.mark.rule("WC-CRI-13")
def test_a_requested_card_never_comes_to_the_own_hand() -> None:
    war = school().acting(Y1, B1).by(Y1, f"request:{WOLF}", "kind:food").by(WOLF, "give:food-1")
    assert war.s.players[Y1].hand == []
    assert "add:food-1" not in war.offered(Y1)
