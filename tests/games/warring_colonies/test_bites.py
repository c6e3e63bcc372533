"""Bites of the step in which both act: settled at its end (WC-SIM-09 to -12, WC-OP-18)."""

from __future__ import annotations

import pytest

from tests.games.long_night.conftest import AddCards, Person

from .scene import B1, Y1, Y2, YELLOW, War

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("warring-colonies", "WC-EX-27")
@pytest.mark.rule("WC-OP-50.c")
def test_a_bite_waits_and_then_spreads_across_sides(add_cards: AddCards) -> None:
    add_cards("crossroads", "due = { when = [], options = [{ effects = [] }, { effects = [] }] }")
    war = War(morale=(4, 4)).survivor("D", Y1, "school").survivor("B", Y1, "school")
    war.survivor("A", B1, "school").survivor("E", B1).survivor("F", Y1)
    war.dice(Y1, 6, 6).entrance("school", "Z---").deck("school", "junk")
    war.fate(Y1, "due", Y2).fate(B1, "due", 3)
    war.paired(Y1, B1).run(
        ("begin_actions", []), ("settle_bites", []), ("resolve_fates", []), ("end_turns", [])
    )
    war.roll("bite").by(Y1, "attack:D:6")
    assert war.s.survivors["D"].bitten
    assert war.morale == (4, 4)  # play goes on
    assert war.refuses_to(Y1, "search:D:6") == "WC-SIM-10"
    assert war.refuses_to(Y1, "barricade:D:6") == "WC-SIM-10"
    war.by(Y1, "end").by(B1, "end")
    assert war.s.graveyard == ["D"]
    assert war.morale == (3, 4)
    assert war.ask.facts["survivor"] == "A"  # the lowest, on whatever side
    war.roll("wound").by(B1, "roll")
    assert war.morale == (3, 3)
    war.by(Y1, "sacrifice")
    assert war.morale == (2, 3)
    assert war.s.graveyard == ["D", "A", "B"]
    assert war.asked(B1).kind == "crossroads"  # now blue has more morale
    war.by(B1, "option:0").by(Y1, "option:0")


@pytest.mark.rule("WC-OP-18.a", "WC-SIM-12")
def test_bites_are_settled_in_the_order_in_which_they_were_rolled() -> None:
    war = War(morale=(9, 9)).survivor("A", Y1).survivor("C", Y1).survivor("B", B1)
    war.survivor("D", B1).dice(Y1, 6).dice(B1, 6).entrance(YELLOW, "Z--")
    war.entrance("blue", "Z--").acting(Y1, B1)
    war.roll("bite", "bite").by(B1, "attack:B:6").by(Y1, "attack:A:6")
    war.by(Y1, "end").by(B1, "end")
    assert war.s.graveyard == ["B"]
    war.roll("blank").by(B1, "roll")
    assert war.s.graveyard == ["B", "A"]
    war.roll("blank").by(Y1, "roll")
    assert war.idle
    assert set(war.s.survivors) == {"C", "D"}


@pytest.mark.rule("WC-OP-18.b", "WC-OP-18.d")
def test_who_lies_on_its_side_is_not_bitten_again_but_takes_up_its_space() -> None:
    war = War(morale=(9, 9)).survivor("A", Y1, "gas").survivor("B", B1, "gas")
    war.survivor("C", Y1).survivor("D", B1).dice(Y1, 6).dice(B1, 6).entrance("gas", "ZZ-")
    war.acting(Y1, B1).roll("bite", "bite").by(B1, "attack:B:6").by(Y1, "attack:A:6")
    assert war.s.room("gas") == 0
    war.by(Y1, "end").by(B1, "end")
    assert war.idle  # nobody was asked: one bite each, and no spread to the other
    assert war.s.graveyard == ["B", "A"]


@pytest.mark.rule("WC-OP-18.c", "WC-OP-24.d", "WC-SIM-10")
def test_who_lies_on_its_side_is_left_alone(add_cards: AddCards) -> None:
    add_cards("items", 'salve = { kind = "medicine", effects = [{ do = "heal", who = "yours" }] }')
    add_cards("items", 'sting = { kind = "tool", effects = [{ do = "wound", who = "all-yours" }] }')
    war = War().survivor("A", Y1, "school", wounds=1, items=("shotgun", "guitar"))
    war.survivor("B", Y1, "school", items=("guitar",)).survivor("C", B1, "school")
    war.hand(Y1, "salve", "sting", "guitar").dice(Y1, 6).entrance("school", "Z---")
    war.crisis("damp-powder").acting(Y1, B1).roll("bite").by(Y1, "attack:A:6")
    assert war.refuses_to(Y1, "hand:A:guitar:B") == "WC-SIM-10"
    assert war.refuses_to(Y1, "hand:B:guitar:A") == "WC-SIM-10"
    assert war.refuses_to(Y1, "add:shotgun:A") == "WC-SIM-10"
    assert war.refuses_to(Y1, "play:salve") == "OP-82"  # nobody whom it could heal
    war.by(Y1, "play:guitar", "play:sting")
    assert [item.id for item in war.s.survivors["B"].items] == ["guitar", "guitar"]
    assert war.wounds("A", "B") == [1, 1]


@pytest.mark.rule("WC-SIM-11")
def test_who_lies_on_its_side_uses_no_ability(person: Person) -> None:
    person("Cook", ability='{ effects = [{ do = "food", by = 1 }] }')
    person("Maid", ability='{ passive = "cleans", amount = 5 }')
    war = War().survivor("Cook", Y1).survivor("Maid", Y1).survivor("A", Y1).survivor("B", B1)
    war.dice(Y1, 6, 6, 6).entrance(YELLOW, "ZZ-")
    war.yellow.waste = ["junk"] * 9
    war.acting(Y1, B1).roll("bite", "bite").by(Y1, "attack:Cook:6", "attack:Maid:6")
    assert war.refuses_to(Y1, "ability:Cook") == "WC-SIM-10"
    war.by(Y1, "clean:6")
    assert len(war.yellow.waste) == 6


@pytest.mark.rule("WC-SIM-10", "WC-ACT-CLN-01")
def test_who_lies_on_its_side_does_not_clean() -> None:
    war = War().survivor("A", Y1).survivor("B", Y1, "school").survivor("C", B1)
    war.dice(Y1, 6, 6).entrance(YELLOW, "Z--")
    war.yellow.waste = ["junk"]
    war.acting(Y1, B1).roll("bite").by(Y1, "attack:A:6")
    assert war.refuses_to(Y1, "clean:6") == "LN-ACT-CLEAN-01"


@pytest.mark.rule("WC-SIM-10")
def test_no_card_makes_one_act_who_lies_on_its_side(add_cards: AddCards) -> None:
    add_cards("items", 'whistle = { kind = "tool", effects = [{ do = "strike" }] }')
    war = War().survivor("A", Y1, "school").survivor("B", B1).hand(Y1, "fuel", "whistle")
    war.dice(Y1, 6).entrance("school", "ZZ--").acting(Y1, B1)
    assert {"play:fuel", "play:whistle"} <= war.offered(Y1)
    war.roll("bite").by(Y1, "attack:A:6")
    assert war.refuses_to(Y1, "play:fuel") == "LN-ACT-MOVE-01"
    assert war.refuses_to(Y1, "play:whistle") == "LN-ACT-ATTACK-02"


@pytest.mark.vector("warring-colonies", "WC-EX-67")
def test_the_last_survivor_of_a_player_is_bitten() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1).survivor("B", B1).newcomers("C")
    war.hand(Y1, "food-1", "junk", "fuel").dice(Y1, 6, 6).entrance(YELLOW, "Z--")
    war.paired(Y1, B1).run(
        ("begin_actions", []), ("settle_bites", []), ("resolve_fates", []), ("end_turns", [])
    )
    war.roll("bite").by(Y1, "attack:A:6")
    assert war.refuses_to(Y1, "barricade:A:6") == "WC-SIM-10"
    war.by(Y1, "play:food-1")
    assert war.yellow.food == 1
    war.by(Y1, "end").by(B1, "end")
    assert war.s.graveyard == ["A"]
    assert war.s.players[Y1].hand == []
    assert sorted(war.s.removed) == ["fuel", "junk"]
    assert (war.place("C"), war.s.players[Y1].leader) == (YELLOW, "C")
    told = [name for name in war.events if name in ("laid-down", "died", "joined", "turns-ended")]
    assert told == ["laid-down", "died", "joined", "turns-ended"]


@pytest.mark.rule("WC-OP-18.f", "WC-OP-18.e")
def test_morale_falls_when_the_bite_is_settled() -> None:
    war = War(morale=(4, 4)).survivor("A", Y1).survivor("B", B1).newcomers("C").dice(Y1, 6)
    war.entrance(YELLOW, "Z--").acting(Y1, B1).roll("bite").by(Y1, "attack:A:6").by(Y1, "end")
    assert war.morale == (4, 4)
    war.by(B1, "end")
    assert war.morale == (3, 4)
    assert set(war.s.survivors) == {"B", "C"}


@pytest.mark.rule("WC-SIM-12")
def test_a_bite_waits_for_both_to_finish() -> None:
    war = War().survivor("A", Y1).survivor("C", Y2).survivor("B", B1).dice(Y1, 6)
    war.entrance(YELLOW, "Z--").acting(Y1, B1).roll("bite").by(Y1, "attack:A:6", "end")
    assert "A" in war.s.survivors
    war.by(B1, "end")
    assert "A" not in war.s.survivors
    assert war.asked(Y2).kind == "bite"


@pytest.mark.rule("WC-OP-18.g", "WC-OP-07.c")
def test_who_lies_on_his_side_is_overrun_only_if_nobody_else_is_there() -> None:
    war = War().survivor("A", Y1, "school").survivor("C", Y2, "school").survivor("B", B1)
    war.survivor("D", Y1).survivor("E", Y2).entrance("school", "ZZ").dice(Y1, 6).acting(Y1, B1)
    war.roll("bite").by(Y1, "attack:A:6")
    for dead in ("C", "A"):
        war.entrance("school", "ZZ").run(("add_zombies", ["school", 1]))
        assert war.s.graveyard[-1] == dead


@pytest.mark.rule("WC-OP-18.c")
def test_who_lies_at_a_gate_is_pushed_home_without_a_wound(add_cards: AddCards) -> None:
    horn = 'effects = [{ do = "zombies", where = "colony", count = 7 }]'
    add_cards("items", f'horn = {{ kind = "tool", {horn} }}')
    war = War().intruder("A", Y1, "blue", 1).survivor("C", Y1).survivor("B", B1).dice(Y1, 6)
    war.entrance("blue", "ZZ-", 1).hand(B1, "horn").acting(Y1, B1)
    war.roll("bite").by(Y1, "attack:A:6").by(B1, "play:horn")
    assert (war.place("A"), war.wounds("A")) == (YELLOW, [0])
    assert war.s.survivors["A"].bitten
