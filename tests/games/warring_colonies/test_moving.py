"""The movement step: one move at a time, in turn (catalogue section 11.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.long_night.conftest import AddCards, Person

from .scene import B1, B2, GAME, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-17")
def test_they_move_in_turn_until_both_have_passed() -> None:
    war = War(morale=(3, 5)).survivor("A", Y1).survivor("B", Y1)
    war.survivor("C", B1).survivor("D", B1).survivor("E", B1)
    war.paired(B1, Y1).run(("begin_movement", []))
    war.roll("blank", "wound", "blank", "frostbite")
    assert war.is_silent(B1, "move:C:school")
    war.by(Y1, "move:A:school")
    assert war.is_silent(Y1, "move:B:school")
    war.by(B1, "move:C:school").by(Y1, "pass").by(B1, "move:D:library")
    assert war.is_silent(Y1, "move:B:school")
    war.by(B1, "move:E:hospital")
    assert war.refuses_to(B1, "move:C:library") == "LN-ACT-MOVE-01"
    war.by(B1, "pass")
    assert war.idle
    places = {name: v.place for name, v in war.s.survivors.items()}
    assert places == {"A": "school", "B": YELLOW, "C": "school", "D": "library", "E": "hospital"}
    assert [told["survivor"] for told in war.told("exposed")] == ["A", "C", "D", "E"]
    assert (war.s.survivors["C"].wounds, war.s.survivors["E"].frostbite) == (1, 1)


@pytest.mark.rule("WC-MOV-01")
@pytest.mark.parametrize(("morale", "first"), [((3, 5), Y1), ((5, 3), B1)])
def test_the_player_of_the_weaker_colony_decides_first(morale: tuple[int, int], first: int) -> None:
    war = War(morale=morale).survivor("A", Y1).survivor("B", B1)
    war.paired(Y1, B1).run(("begin_movement", []))
    assert war.table.waiting == [first]


@pytest.mark.rule("WC-MOV-02", "WC-OP-19.a")
@pytest.mark.parametrize(("die", "first"), [(0, Y1), (1, B1)])
def test_a_die_decides_between_equals(die: int, first: int) -> None:
    war = War(morale=(4, 4)).survivor("A", Y1).survivor("B", B1)
    war.roll(die).paired(Y1, B1).run(("begin_movement", []))
    assert war.table.waiting == [first]
    assert [told["colony"] for told in war.told("tie-rolled")] == [("yellow", "blue")[die]]


@pytest.mark.rule("WC-OP-19.c")
def test_the_order_of_a_step_stays_when_morale_changes_in_it() -> None:
    war = War(morale=(4, 3)).survivor("A", Y1).survivor("B", B1).survivor("C", B1)
    war.survivor("D", B1, wounds=2).paired(Y1, B1).run(("begin_movement", []))
    war.roll("blank", "wound", "blank").by(B1, "move:B:school").by(Y1, "pass")
    war.by(B1, "move:D:library")  # dies, and blue is weaker still
    assert war.morale == (4, 2)
    war.by(B1, "move:C:library", "pass")
    assert war.idle


@pytest.mark.rule("WC-MOV-06", "WC-MOV-07")
def test_after_one_has_passed_the_other_goes_on_alone() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).survivor("C", B1).moving(Y1, B1)
    war.roll("blank", "blank").by(Y1, "pass").by(B1, "move:B:school", "move:C:school")
    assert not war.idle
    war.by(B1, "pass")
    assert war.idle


@pytest.mark.rule("WC-MOV-11")
@pytest.mark.parametrize("turns", ["simultaneous", "alternating", "sequential"])
def test_the_other_requests_a_card_before_an_opportunity_of_the_own(turns: str) -> None:
    war = War(turns=turns).survivor("A", Y1).survivor("B", B1).hand(B2, "food-1").moving(Y1, B1)
    assert war.table.waiting == [Y1, B1]
    # they are no equals: one moves, the other need not hurry, and no clock of the table runs
    assert war.table.racing == []
    assert [ask.seat for ask in war.table.due] == [Y1]
    assert war.offered(B1) == {"idle", f"request:{B2}"}
    assert war.refuses_to(B1, "move:B:school") == "WC-MOV-04"
    assert war.refuses_to(B1, "pass") == "WC-MOV-04"
    war.by(B1, f"request:{B2}", "kind:food").by(B2, "give:food-1")
    assert (war.blue.waste, war.blue.food) == (["food-1"], 1)
    assert war.seen(None).mover == Y1  # whose opportunity it still is
    war.roll("blank").by(Y1, "move:A:school")


@pytest.mark.rule("WC-MOV-11", "WC-MOV-05")
def test_who_has_passed_requests_cards_all_the_same() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(Y2, "food-1", "food-1").moving(Y1, B1)
    war.by(Y1, "pass")
    assert war.refuses_to(Y1, "move:A:school") == "WC-MOV-05"
    war.by(Y1, f"request:{Y2}", "kind:food").by(Y2, "give:food-1")
    war.roll("blank").by(B1, "move:B:school")
    war.by(Y1, f"request:{Y2}", "kind:food").by(Y2, "give:food-1")
    assert (war.yellow.waste, war.yellow.food) == (["food-1", "food-1"], 2)
    war.by(B1, "pass")
    assert war.idle


@pytest.mark.rule("WC-MOV-11")
def test_nobody_has_to_wait_for_who_might_request_something() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(Y2, "fuel").moving(Y1, B1)
    war.by(Y1, "pass").by(B1, "pass")
    assert war.idle


@pytest.mark.rule("WC-MOV-11")
def test_who_wants_nothing_is_asked_again_after_the_own_next_opportunity() -> None:
    war = War().survivor("A", Y1).survivor("C", Y1).survivor("B", B1).survivor("D", B1)
    war.hand(Y2, "fuel").moving(Y1, B1).by(B1, "idle")
    assert war.table.waiting == [Y1]
    war.roll("blank", "blank").by(Y1, "move:A:school").by(Y1, "idle").by(B1, "move:B:school")
    assert war.asked(B1).kind == "beside"
    war.by(Y1, "pass").by(Y1, "idle")
    war.roll("blank").by(B1, "move:D:school")
    assert war.table.waiting == [B1]  # who has passed and wants nothing is left in peace


@pytest.mark.rule("WC-OP-15.j", "WC-QCK-04")
def test_a_request_does_not_hold_up_a_move_for_long() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(B2, "food-1").moving(Y1, B1)
    assert [GAME.clock(war.s, ask) for ask in war.table.asks] == [None, None]  # no hurry
    for seat, option in ((B1, f"request:{B2}"), (B1, "kind:food")):
        war.by(seat, option)
        clock = GAME.clock(war.s, war.ask)
        assert clock is not None
        assert clock.seconds == 20
    assert GAME.default(war.s, war.ask) == ("refuse",)


@pytest.mark.rule("WC-MOV-11", "WC-OP-15.a")
def test_a_move_is_not_lost_because_the_other_spoke_first() -> None:
    war = War(morale=(3, 5)).survivor("A", Y1).survivor("B", B1).hand(B2, "fuel")
    war.paired(Y1, B1).run(("begin_movement", []))
    meant = war.asked(Y1).number
    war.by(B1, "idle").roll("blank")
    war.table.answer(Y1, meant, "move:A:school")
    assert war.place("A") == "school"


@pytest.mark.rule("WC-MOV-12")
def test_nothing_but_moves_and_requests_is_done_while_moving() -> None:
    war = War().survivor("A", Y1, "school", items=("pistol",)).survivor("B", Y1, "school")
    war.survivor("C", B1).hand(Y1, "food-1").hand(B2, "food-1").dice(Y1, 6).deck("school", "junk")
    war.entrance("school", "Z---").crisis("empty-larder")
    war.s.colonies[0].waste, war.s.colonies[0].food = ["junk"], 1
    war.moving(Y1, B1)
    for option in (
        "attack:A:6", "search:A:6", "barricade:A:6", "clean:6", "play:food-1", "add:food-1",
        "hand:A:pistol:B", "raise:6",
    ):  # fmt: skip
        assert war.refuses_to(Y1, option) == "WC-MOV-12", option
    assert {option.partition(":")[0] for option in war.offered(Y1)} == {"pass", "move", "request"}


@pytest.mark.vector("warring-colonies", "WC-EX-22")
@pytest.mark.rule("WC-OP-24.b")
def test_a_requested_card_is_used_at_once_while_moving() -> None:
    war = War().survivor("A", Y1).survivor("B", Y2).survivor("C", B1)
    war.hand(Y1, "fuel").hand(Y2, "fuel").moving(Y1, B1)
    assert war.refuses_to(Y1, "play:fuel") == "WC-MOV-12"
    war.by(Y1, f"request:{Y2}", "kind:fuel").by(Y2, "give:fuel")
    war.do("place:school")  # no roll: nothing is scripted
    assert war.s.survivors["A"].place == "school"
    assert (war.yellow.waste, war.blue.waste) == (["fuel"], [])
    assert war.s.players[Y1].hand == ["fuel"]
    assert war.seen(None).mover == Y1  # still the same opportunity
    assert war.refuses_to(Y1, "move:A:library") == "LN-ACT-MOVE-01"
    war.by(Y1, "pass").by(B1, "pass")
    assert war.idle


@pytest.mark.rule("WC-MOV-11")
def test_a_refused_request_costs_no_opportunity_either() -> None:
    war = War().survivor("A", Y1).survivor("B", B1).hand(Y2, "fuel", "food-1").moving(Y1, B1)
    war.by(Y1, f"request:{Y2}", "kind:fuel").by(Y2, "refuse")
    war.by(Y1, f"request:{Y2}", "kind:food").by(Y2, "give:food-1")
    assert war.yellow.food == 1
    war.roll("blank").by(Y1, "move:A:school")
    assert war.seen(None).mover == B1


@pytest.mark.rule("WC-OP-22.a", "WC-OP-22.c")
def test_own_cards_about_a_move_need_the_tables_consent() -> None:
    for setting, refused in (("off", True), ("on", False)):
        settings: dict[str, Any] = {"travel-cards": setting}
        war = War(**settings).survivor("A", Y1).survivor("B", B1)
        war.hand(Y1, "fuel", "food-1").moving(Y1, B1)
        assert war.refuses_to(Y1, "play:food-1") == "WC-MOV-12"
        if refused:
            assert war.refuses_to(Y1, "play:fuel") == "WC-MOV-12"
            continue
        war.by(Y1, "play:fuel", "place:school")
        assert war.s.survivors["A"].place == "school"
        assert war.yellow.waste == ["fuel"]
        assert war.seen(None).mover == Y1


@pytest.mark.rule("WC-OP-22.b")
def test_what_is_always_on_works_while_moving(person: Person, add_cards: AddCards) -> None:
    person("Ski", ability='{ passive = "no-exposure-moving" }')
    add_cards("items", 'furs = { kind = "tool", equip = { passive = "no-exposure-moving" } }')
    war = War().survivor("Ski", Y1).survivor("A", Y1, items=("furs",)).survivor("B", B1)
    war.moving(Y1, B1).by(Y1, "move:Ski:school").by(B1, "pass").by(Y1, "move:A:school")
    assert war.told("exposed") == []


@pytest.mark.vector("warring-colonies", "WC-EX-28")
def test_a_bite_while_moving_is_settled_at_once() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1).survivor("B", Y1).survivor("C", B1, "library")
    war.survivor("D", B1).moving(Y1, B1)
    war.roll("bite").by(Y1, "move:A:library")
    assert war.asked(B1).kind == "bite"
    assert "A" not in war.s.survivors
    war.roll("blank").by(B1, "roll")
    assert war.morale == (3, 4)
    assert war.asked(B1).kind == "movement"
    assert war.s.bites == []


@pytest.mark.rule("WC-MOV-08", "WC-KEEP-03")
def test_a_new_turn_brings_new_moves() -> None:
    war = War().survivor("A", Y1, moved=True).survivor("B", B1)
    war.roll(0).run(("begin_turns", [[Y1, B1]]))
    assert "move:A:school" in war.offered(Y1, "move")
