"""Requests (catalogue section 7.12)."""

from __future__ import annotations

import pytest

from .conftest import AddCards
from .scene import Scene, encoded

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("long-night", "TV-54")
@pytest.mark.rule("LN-ACT-REQ-01", "LN-ACT-REQ-02", "LN-ACT-REQ-03", "LN-ACT-REQ-04")
def test_request_must_be_used_now() -> None:
    scene = (
        Scene(objective="white-tide")
        .survivor("A", 0, wounds=1)
        .survivor("B", 0, wounds=1)
        .survivor("C", 1)
    )
    scene.hand(1, "medicine").crisis("fever-ward").turn(0)
    scene.do("request:1", "kind:medicine")
    assert (scene.ask.seat, scene.ask.kind) == (1, "request")
    scene.do("give:medicine")
    # it is being used: neither kept nor added to the crisis
    assert (scene.ask.seat, scene.ask.kind) == (0, "choose-survivor")
    assert (scene.s.players[0].hand, scene.s.players[1].hand) == ([], [])
    for option in ("end", "keep:medicine", "add:medicine"):
        scene.refuses(option)
    scene.do("heal:B")
    assert (scene.s.survivors["A"].wounds, scene.s.survivors["B"].wounds) == (1, 0)
    assert scene.s.waste == ["medicine"]
    assert scene.s.added == []
    assert scene.refuses("add:medicine") == "LN-ACT-PLAY-01"


@pytest.mark.rule("LN-ACT-REQ-01")
def test_all_others_with_cards_can_be_asked_but_not_oneself() -> None:
    scene = Scene(players=5).survivor("A", 0).hand(0, "fuel")
    scene.hand(1, "fuel").hand(2, "food-1").hand(4, "junk").exiled(4).turn(0)
    assert scene.options("request:") == {"request:1", "request:2", "request:4"}
    assert scene.refuses("request:0") == "LN-ACT-REQ-01"
    assert scene.refuses("request:3") == "LN-ACT-REQ-02"  # everyone sees the empty hand


@pytest.mark.rule("LN-ACT-REQ-01", "OP-37")
def test_any_number_of_requests() -> None:
    scene = Scene().survivor("A", 0, wounds=1).hand(1, "food-1", "medicine", "fuel")
    scene.hand(2, "food-3").turn(0)
    scene.do("request:1", "kind:food", "give:food-1", "play:food-1")
    scene.do("request:2", "kind:food", "give:food-3", "play:food-3")
    scene.do("request:1", "kind:medicine", "give:medicine", "play:medicine")
    assert scene.s.food == 4
    assert scene.s.survivors["A"].wounds == 0
    scene.do("request:1", "kind:fuel", "refuse")
    assert scene.s.waste == ["food-1", "food-3", "medicine"]
    assert scene.may("request:1")


@pytest.mark.rule("LN-ACT-REQ-01", "OP-37")
def test_who_has_given_may_be_asked_for_the_same_again() -> None:
    scene = Scene().survivor("A", 0).hand(1, "food-1", "food-2").turn(0)
    scene.do("request:1", "kind:food", "give:food-1", "play:food-1")
    scene.do("request:1", "kind:food", "give:food-2", "play:food-2")
    assert scene.s.food == 3
    assert scene.s.players[1].hand == []


@pytest.mark.rule("OP-85")
def test_a_refusal_stands_until_the_next_turn() -> None:
    scene = Scene().survivor("A", 0).hand(1, "food-1", "fuel").turn(0)
    scene.do("request:1", "kind:food", "refuse", "request:1")
    assert "kind:food" not in scene.options()
    assert "kind:fuel" in scene.options()


@pytest.mark.rule("LN-ACT-REQ-02")
def test_who_is_asked_may_refuse() -> None:
    scene = Scene().survivor("A", 0).hand(1, "food-1", "food-3", "junk").turn(0)
    scene.do("request:1", "kind:food")
    assert scene.ask.seat == 1
    assert scene.options() == {"give:food-1", "give:food-3", "refuse"}
    scene.do("refuse")
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert scene.s.players[1].hand == ["food-1", "food-3", "junk"]
    assert (scene.s.food, scene.s.waste) == (0, [])


@pytest.mark.rule("LN-ACT-REQ-02")
def test_a_refusal_does_not_tell_what_is_in_the_hand() -> None:
    told = []
    for hand in (("food-1", "junk"), ("fuel", "junk")):
        scene = Scene().survivor("A", 0).hand(1, *hand).turn(0)
        scene.do("request:1", "kind:food")
        assert scene.table.waiting == [1]  # asked even with nothing to give
        scene.do("refuse")
        told.append(encoded([scene.view(0), scene.table.heard(0)]))
    assert told[0] == told[1]


@pytest.mark.rule("LN-ACT-REQ-03")
def test_a_given_card_is_shown_to_all_and_played_by_who_asked() -> None:
    scene = (
        Scene(objective="white-tide")
        .survivor("A", 0, wounds=1)
        .survivor("B", 1, wounds=1)
        .hand(1, "medicine")
    )
    scene.turn(0).do("request:1", "kind:medicine", "give:medicine")
    for viewer in (0, 1, 2, None):
        assert scene.told("given", viewer) == [{"seat": 1, "other": 0, "item": "medicine"}]
        assert scene.told("played", viewer) == [{"seat": 0, "item": "medicine"}]
    # the effect speaks to the requester
    assert (scene.s.survivors["A"].wounds, scene.s.survivors["B"].wounds) == (0, 1)


@pytest.mark.rule("LN-ACT-REQ-03")
def test_a_given_equip_item_is_equipped_at_once() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "school").survivor("C", 1).hand(1, "pistol")
    scene.turn(0).do("request:1", "kind:weapon", "give:pistol")
    assert scene.ask.seat == 0
    assert scene.options() == {"equip:A", "equip:B"}
    scene.do("equip:B")
    assert [item.id for item in scene.s.survivors["B"].items] == ["pistol"]
    assert (scene.s.players[0].hand, scene.s.waste) == ([], [])


@pytest.mark.rule("LN-ACT-REQ-04")
def test_a_given_card_neither_stays_nor_joins_the_crisis() -> None:
    scene = Scene().survivor("A", 0).hand(0, "junk").hand(1, "food-2").crisis("mould").turn(0)
    scene.do("request:1", "kind:food", "give:food-2")
    assert scene.options() == {"play:food-2", "deliver:food-2"}
    scene.do("play:food-2")
    assert scene.s.players[0].hand == ["junk"]
    assert scene.s.added == []
    assert (scene.s.waste, scene.s.food) == (["food-2"], 2)
    assert not any("food-2" in option for option in scene.options())


@pytest.mark.rule("LN-ACT-REQ-05")
def test_equipment_is_not_given_on_request() -> None:
    scene = Scene().survivor("A", 0).survivor("C", 1, items=("pistol",)).hand(1, "fuel").turn(0)
    scene.do("request:1", "kind:weapon")
    assert scene.options() == {"refuse"}
    assert scene.refuses("give:pistol") == "LN-ACT-PLAY-01"  # it is not in the hand
    scene.do("refuse")
    assert [item.id for item in scene.s.survivors["C"].items] == ["pistol"]


@pytest.mark.rule("LN-ACT-REQ-05")
def test_who_has_nothing_but_equipment_cannot_be_asked() -> None:
    scene = Scene().survivor("A", 0).survivor("C", 1, items=("pistol",)).turn(0)
    assert scene.refuses("request:1") == "LN-ACT-REQ-02"


@pytest.mark.rule("OP-37")
def test_what_cannot_be_used_now_cannot_be_given() -> None:
    scene = (
        Scene(objective="white-tide")
        .survivor("A", 0)
        .survivor("B", 1, wounds=2)
        .hand(1, "medicine", "vitamins")
    )
    scene.dice(0, 3).turn(0).do("request:1", "kind:medicine")
    assert scene.options() == {"give:vitamins", "refuse"}  # nobody of the requester is wounded
    assert scene.refuses("give:medicine") == "LN-ACT-REQ-03"


@pytest.mark.rule("OP-37")
def test_exiled_players_request_and_give() -> None:
    scene = Scene().survivor("A", 0, "gas").hand(0, "food-2").hand(1, "food-1").exiled(0)
    scene.run(("take_action", [0]), ("take_action", [1]))
    scene.do("request:1", "kind:food", "give:food-1", "play:food-1")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (1, [], ["food-1"])
    scene.do("end", "request:0", "kind:food", "give:food-2", "play:food-2")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (3, ["food-2"], ["food-1"])


@pytest.mark.rule("LN-ACT-REQ-03")
def test_a_given_event_item_leaves_the_game(add_cards: AddCards) -> None:
    add_cards(
        "items", 'omen = { kind = "outsider", event = true, effects = [{ do = "food", by = 1 }] }'
    )
    scene = Scene().survivor("A", 0).hand(1, "omen").turn(0)
    scene.do("request:1", "kind:outsider", "give:omen")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (1, [], ["omen"])


@pytest.mark.rule("LN-ACT-REQ-03")
def test_a_given_card_may_be_laid_on_the_main_objective() -> None:
    scene = Scene().survivor("A", 0).hand(1, "food-2").turn(0)
    scene.do("request:1", "kind:food", "give:food-2", "deliver:food-2")
    assert (scene.s.pile, scene.s.food, scene.s.waste) == (["food-2"], 0, [])
    assert scene.s.players[0].hand == []


@pytest.mark.rule("LN-ACT-REQ-03", "LN-HELP-UNR-05")
def test_a_given_medicine_may_calm_the_unruly() -> None:
    """It heals nobody of the requester, so it can be used in this way alone."""
    scene = Scene(objective="white-tide").survivor("A", 0).hand(1, "medicine").turn(0)
    scene.s.helpless = scene.s.unruly = 1
    scene.do("request:1", "kind:medicine", "give:medicine")
    assert (scene.s.unruly, scene.s.waste) == (0, ["medicine"])
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-ACT-REQ-03", "LN-EXILE-09", "LN-EXILE-12")
def test_a_given_food_card_may_raise_a_die_of_an_exile() -> None:
    scene = Scene().survivor("A", 0, "gas").hand(1, "food-1").exiled(0).dice(0, 3, 6).turn(0)
    scene.do("request:1", "kind:food", "give:food-1")
    assert scene.options() == {"play:food-1", "deliver:food-1", "boost:food-1:3"}
    scene.do("boost:food-1:3")
    assert (scene.s.players[0].dice, scene.s.removed, scene.s.food) == ([4, 6], ["food-1"], 0)
