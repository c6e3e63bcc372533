"""The five tactics cards (WC-TAC, WC-OP-08)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.library import library

from .scene import B1, Y1, Y2, War, encoded

pytestmark = pytest.mark.usefixtures("plain_people")

CARDS = {"be-vigilant", "all-in", "fall-back", "covering-fire", "read-the-enemy"}


def two_each(bullets: tuple[int, int] = (0, 0)) -> War:
    """Two unarmed survivors of each colony at the grocery."""
    war = War(bullets=bullets)
    for name, seat in (("A", Y1), ("B", Y1), ("C", B1), ("D", B1)):
        war.survivor(name, seat, "grocery")
    return war.battle("grocery")


@pytest.mark.vector("warring-colonies", "WC-EX-02")
@pytest.mark.rule("WC-TAC-02", "WC-TAC-03", "WC-TAC-06", "WC-BAT-02", "WC-OP-08.a")
def test_two_vigilant_leaders_end_a_battle_at_once() -> None:
    war = War(bullets=(5, 2)).survivor("A", Y1, "school").survivor("B", Y1, "school")
    war.survivor("C", Y2, "school").survivor("D", B1, "school")
    war.survivor("E", Y1, "gas").survivor("F", B1, "gas")
    war.run(("begin_battles", []))
    war.tactics("be-vigilant", "be-vigilant")
    assert [told["place"] for told in war.told("battle")] == ["school", "gas"]
    assert war.bullets == (5, 2)
    assert war.told("bids") == war.told("battle-dice") == war.told("battle-won") == []
    assert war.wounds("A", "B", "C", "D") == [0] * 4


@pytest.mark.rule("WC-TAC-05", "WC-TAC-07", "WC-OP-08.a", "WC-OP-08.b")
@pytest.mark.parametrize(("card", "strength"), [("be-vigilant", 3), ("all-in", 5)])
def test_the_strength_of_a_card_is_added_to_that_of_two_survivors(card: str, strength: int) -> None:
    assert two_each().tactics(card, "covering-fire").strengths() == (
        strength,
        2,
    )


@pytest.mark.vector("warring-colonies", "WC-EX-16")
@pytest.mark.rule("WC-OP-08.g", "WC-OP-08.h", "WC-BUL-03", "WC-BUL-04", "WC-TRK-02")
@pytest.mark.parametrize(
    ("blue", "strengths"), [("be-vigilant", (9, 5)), ("read-the-enemy", (6, 6))]
)
def test_covering_fire_doubles_three_bullets_unless_it_was_foreseen(
    blue: str, strengths: tuple[int, int]
) -> None:
    war = two_each((5, 5)).tactics("covering-fire", blue).bids(4, 2, "zombies-1", "zombies-1")
    assert war.strengths() == strengths
    assert war.bullets == (1, 3)


@pytest.mark.rule("WC-OP-08.h")
def test_who_foresees_all_in_takes_its_strength_away() -> None:
    war = two_each().tactics("all-in", "read-the-enemy").bids(0, 0, "zombies-1", "strength-1")
    assert war.strengths() == (2, 5)


@pytest.mark.rule("WC-OP-08.h")
@pytest.mark.parametrize("card", ["be-vigilant", "read-the-enemy"])
def test_there_is_nothing_to_foresee_in_the_other_cards(card: str) -> None:
    war = two_each().tactics(card, "read-the-enemy").bids(0, 0, "zombies-1", "zombies-1")
    assert war.strengths() == (3 if card == "be-vigilant" else 2, 2)


@pytest.mark.rule("WC-OP-08.c")
def test_who_loses_all_in_takes_the_difference_and_no_more() -> None:
    war = two_each((0, 5)).tactics("all-in", "be-vigilant").bids(0, 5, "zombies-1", "zombies-1")
    assert war.strengths() == (5, 8)
    (won,) = war.told("battle-won")
    assert (won["by"], won["wounds"]) == (3, 3)
    war.do("wound:A", "wound:A", "wound:B")
    assert war.wounds("A", "B") == [2, 1]
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-14")
@pytest.mark.rule("WC-LW-BAT-08", "WC-OP-08.d", "WC-OP-39.d")
def test_a_whole_side_falls_back_without_a_roll() -> None:
    war = War(5, bullets=(3, 3)).survivor("A", Y1, "school").survivor("B", Y2, "school")
    war.survivor("C", war.wolf, "school").survivor("D", B1, "school").battle("school")
    war.do("support:yellow")
    war.tactics("fall-back", "all-in")
    assert [war.place(name) for name in "ABCD"] == ["yellow", "yellow", "den", "school"]
    assert war.told("exposed") == war.told("bids") == war.told("battle-dice") == []
    assert war.bullets == (3, 3)
    (told,) = war.told("fell-back")
    assert (told["colonies"], told["winner"]) == (["yellow"], "blue")
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-14")
@pytest.mark.rule("WC-OP-08.e")
def test_nobody_falls_back_from_the_own_colony() -> None:
    war = War(bullets=(3, 3)).survivor("A", Y1).intruder("D", B1, "yellow").battle("yellow")
    war.tactics("fall-back", "all-in")
    assert war.strengths() == (1, 4)
    assert {ask.kind for ask in war.table.asks} == {"bid"}


@pytest.mark.rule("WC-OP-08.f")
def test_both_fall_back_and_nobody_wins() -> None:
    war = two_each().tactics("fall-back", "fall-back")
    assert [war.place(name) for name in "ABCD"] == ["yellow", "yellow", "blue", "blue"]
    assert war.told("fell-back")[0]["winner"] is None
    assert war.idle


@pytest.mark.rule("WC-OP-08.i")
def test_who_falls_back_is_gone_before_strength_is_counted() -> None:
    war = two_each().tactics("fall-back", "read-the-enemy")
    assert war.told("strength") == []
    assert war.idle


@pytest.mark.vector("warring-colonies", "WC-EX-60")
@pytest.mark.rule(
    "WC-TAC-01", "WC-TAC-02", "WC-TAC-03", "WC-TAC-04", "WC-OP-08.j", "WC-OP-17.a", "WC-DIE-01",
    "WC-DIE-04", "WC-DIE-05", "WC-OP-17.b",
)  # fmt: skip
def test_secrecy_reuse_and_wounds_that_are_not_divided() -> None:
    war = War()
    for name, seat, place in (
        ("A", Y1, "grocery"), ("B", B1, "grocery"), ("C", Y1, "gas"), ("D", Y1, "gas"),
        ("E", B1, "gas"), ("F", B1, "gas"),
    ):  # fmt: skip
        war.survivor(name, seat, place)
    war.run(("begin_battles", []))
    assert war.offered(Y1) == war.offered(B1) == {f"tactics:{card}" for card in CARDS}
    war.tactics("all-in", "all-in").bids(0, 0, "strength-1", "strength-1")
    assert war.offered(Y1) == {f"tactics:{card}" for card in CARDS}
    before = [encoded(war.seen(B1)), encoded(war.table.heard(B1))]
    war.by(Y1, "tactics:all-in")
    assert [encoded(war.seen(B1)), encoded(war.table.heard(B1))] == before
    game = war.table.game
    for kind, default in (("tactics", "be-vigilant"), ("bid", "0")):
        ask = war.asked(B1)
        clock = game.clock(war.s, ask)
        assert clock is not None
        assert clock.seconds == 60
        assert game.default(war.s, ask) == (kind, default)
        if kind == "bid":
            war.roll("wounds-2", "strength-1")
        war.by(B1, f"{kind}:{default}")
        if kind == "tactics":
            war.by(Y1, "bid:0")
    assert war.offered(Y1) == {"hit:E", "hit:F"}
    war.by(Y1, "hit:E")
    assert war.wounds("E", "F")[0] >= 2


@pytest.mark.rule("WC-TAC-01", "WC-CMP-22", "WC-CMP-23")
def test_there_are_five_cards_the_same_for_both() -> None:
    assert set(library().tactics) == CARDS
    war = two_each()
    assert war.offered(Y1) == war.offered(B1)
