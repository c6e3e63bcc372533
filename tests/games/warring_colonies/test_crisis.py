"""The crisis of both colonies (catalogue section 7, WC-OP-26)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards

from .scene import B1, B2, B3, Y1, Y2, Y3, War

pytestmark = pytest.mark.usefixtures("plain_people", "cards")


@pytest.fixture
def cards(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        """
        [fever]
        accepts = ["medicine"]
        fail = [{ do = "morale", by = -1 }]
        """,
    )


@pytest.mark.vector("warring-colonies", "WC-EX-34")
@pytest.mark.rule("WC-CRI-02", "WC-CRI-04", "WC-CRI-05", "WC-CRI-11", "WC-CRI-12")
def test_what_is_added_lies_open(add_cards: AddCards) -> None:
    add_cards("items", 'drip = { kind = "medicine", equip = { passive = "tough" } }')
    war = War(6, morale=(4, 4)).crisis("fever").survivor("A", B1, items=("drip",))
    for name, seat in zip("BCDEF", (Y1, Y2, Y3, B2, B3), strict=True):
        war.survivor(name, seat).hand(seat, "medicine")
    war.hand(B1, "medicine").hand(B3, "food-1")
    for pair in ((Y1, B1), (Y2, B2), (Y3, B3)):
        war.acting(*pair)
        if pair[1] == B3:
            assert war.refuses_to(B3, "add:food-1") == "WC-CRI-08"
        else:
            war.by(pair[1], "add:medicine")
        if pair[1] == B1:
            war.by(B1, "add:drip:A")
        war.by(pair[0], "add:medicine", "end").by(pair[1], "end")
    assert war.s.players[B3].hand == ["food-1"]
    for viewer in (*range(6), None):
        added = war.seen(viewer).added
        assert len(added) == 6
        assert {each.item for each in added} == {"medicine", "drip"}
    war.run(("resolve_war_crisis", []))
    (told,) = war.told("crisis-resolved")
    assert (told["points"], told["needed"], told["prevented"]) == (6, 6, True)
    assert war.morale == (4, 4)
    assert sorted(war.s.removed) == ["drip", *["medicine"] * 5]
    assert war.s.added == []


@pytest.mark.rule("WC-OP-26.c", "WC-CRI-10")
@pytest.mark.parametrize(("count", "gain"), [(7, 0), (8, 1), (12, 1)])
def test_two_more_than_needed_raise_the_morale_of_both(count: int, gain: int) -> None:
    war = War(6, morale=(4, 5)).crisis("fever", *[(Y1, "medicine")] * count)
    war.run(("resolve_war_crisis", []))  # nothing is shuffled: no draw is scripted
    assert war.morale == (4 + gain, 5 + gain)


@pytest.mark.rule("WC-OP-26.c", "WC-OP-26.e", "WC-OP-31.c")
@pytest.mark.parametrize(("count", "food", "gain"), [(7, 0, 0), (8, 2, 1)])
def test_the_extra_of_a_card_comes_besides_the_morale(count: int, food: int, gain: int) -> None:
    war = War(6, morale=(4, 5)).crisis("empty-larder", *[(Y1, "food-1")] * count)
    before = war.yellow.food, war.blue.food
    war.run(("resolve_war_crisis", []))
    assert (war.yellow.food, war.blue.food) == (before[0] + food, before[1] + food)
    assert war.morale == (4 + gain, 5 + gain)


@pytest.mark.vector("warring-colonies", "WC-EX-35")
def test_the_lone_wolf_and_the_crisis() -> None:
    war = War(7, morale=(4, 5, 4)).survivor("A", 6).hand(6, "medicine")
    war.crisis("fever", *[(seat, "medicine") for seat in range(5)])
    war.paired(6).acting(6).by(6, "add:medicine", "end")
    war.run(("resolve_war_crisis", []))
    (told,) = war.told("crisis-resolved")
    assert (told["points"], told["needed"]) == (6, 7)
    assert war.morale == (3, 4, 4)


HORDE = """
[horde]
accepts = ["weapon"]
fail = [{ do = "zombies", count = 1, where = "colony" }]
"""


@pytest.mark.rule("WC-LW-RUL-15", "WC-OP-26.f")
def test_the_dead_of_a_crisis_push_out_others_before_a_lone_wolfs(add_cards: AddCards) -> None:
    add_cards("crises", HORDE)
    war = War(5, morale=(6, 5)).crisis("horde").entrance("blue", "Z--")
    war.intruder("A", 4, "blue").intruder("B", Y1, "blue").survivor("C", B1)
    war.run(("resolve_war_crisis", []))
    assert [told["survivor"] for told in war.told("pushed-out")] == ["B"]  # A is the least
    assert (war.place("A"), war.place("B")) == ("blue", "yellow")
    assert (war.wounds("A", "B"), war.doors("blue")) == ([0, 1], "ZZ")


@pytest.mark.rule("WC-LW-RUL-15", "WC-OP-26.f")
@pytest.mark.parametrize("inside", [True, False])
def test_a_lone_wolfs_alone_at_a_full_gate_stays_and_the_colony_is_overrun(
    add_cards: AddCards, inside: bool
) -> None:
    add_cards("crises", HORDE)
    war = War(5, morale=(6, 5, 4)).crisis("horde").entrance("blue", "ZZ-").intruder("A", 4, "blue")
    war.survivor("D", B1, "blue" if inside else "school").survivor("E", B1, "school")
    war.blue.helpless = 1
    war.run(("resolve_war_crisis", []))
    assert war.told("pushed-out") == []
    assert (war.place("A"), war.wounds("A"), war.morale) == ("blue", [0], (6, 4, 4))
    assert (war.s.graveyard, war.blue.helpless) == ((["D"], 1) if inside else ([], 0))


@pytest.mark.rule("WC-LW-RUL-15", "WC-OP-26.f")
def test_the_last_of_a_batch_leaves_him_alone_like_the_first() -> None:
    """Seven come: the first and the last of them to the gate where he stands."""
    war = War(5, morale=(6, 5)).entrance("blue", "ZZ-").intruder("A", 4, "blue")
    war.survivor("D", B1).survivor("C", B1).survivor("E", B1, "school")
    war.run(("add_zombies", ["blue", 7, 0, True]))
    assert war.s.graveyard == ["C", "D"]
    assert (war.place("A"), war.wounds("A")) == ("blue", [0])


@pytest.mark.rule("WC-OP-26.f", "WC-ZOM-03")
def test_all_other_dead_do_push_him_out(add_cards: AddCards) -> None:
    add_cards("crises", HORDE)
    war = War(5, morale=(6, 5)).crisis("horde").entrance("blue", "ZZ-").intruder("A", 4, "blue")
    war.survivor("D", B1).survivor("C", B1)
    war.run(("resolve_war_crisis", []), ("zombies_gather", []))
    assert war.s.graveyard == ["C"]
    assert (war.place("A"), war.wounds("A")) == ("den", [1])


@pytest.mark.rule("WC-CRI-03")
def test_one_card_too_few_and_both_colonies_suffer() -> None:
    war = War(6, morale=(4, 5)).crisis("fever", *[(B1, "medicine")] * 5)
    war.run(("resolve_war_crisis", []))
    assert war.morale == (3, 4)


@pytest.mark.rule("WC-CRI-08", "WC-CRI-09")
def test_only_what_is_asked_for_may_be_added() -> None:
    war = War().crisis("white-flag").survivor("A", Y1, items=("shotgun",)).survivor("B", B1)
    war.hand(Y1, "food-1", "medicine", "fuel", "junk").acting(Y1, B1)
    assert war.offered(Y1, "add") == {"add:food-1", "add:medicine"}
    for option in ("add:fuel", "add:junk", "add:shotgun:A"):
        assert war.refuses_to(Y1, option) == "WC-CRI-08"
    war.by(Y1, "add:food-1", "add:medicine")
    assert len(war.s.added) == 2


@pytest.mark.rule("WC-CRI-06", "WC-CRI-07")
def test_everyone_hears_what_was_added() -> None:
    war = War().crisis("fever").survivor("A", Y1).survivor("B", B1).hand(Y1, "medicine")
    war.acting(Y1, B1).by(Y1, "add:medicine")
    for viewer in (Y1, Y2, B1, B2, None):
        (told,) = war.told("added", viewer)
        assert (told["seat"], told["item"]) == (Y1, "medicine")


@pytest.mark.rule("WC-CRI-14")
def test_cards_are_added_only_while_acting() -> None:
    war = War().crisis("fever").survivor("A", Y1).survivor("B", B1).survivor("C", Y2)
    war.hand(Y1, "medicine").hand(Y2, "medicine").moving(Y1, B1)
    assert war.refuses_to(Y1, "add:medicine") == "WC-MOV-12"
    war.by(Y1, "pass").by(B1, "pass").acting(Y1, B1)
    assert "add:medicine" in war.offered(Y1)
    assert war.is_silent(Y2, "add:medicine")  # it is not his turn


@pytest.mark.rule("WC-CRI-01", "WC-CRI-02")
def test_one_card_is_the_crisis_of_both() -> None:
    war = War(6)
    war.s.crisis_deck = ["fever", "white-flag"]
    war.run(("reveal_crisis", []))
    assert war.s.crisis == "fever"
    assert war.s.crisis_deck == ["white-flag"]
    assert {war.seen(seat).crisis for seat in range(6)} == {"fever"}
    assert {war.seen(seat).needed for seat in range(6)} == {6}
