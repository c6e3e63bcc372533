"""Adding cards to the crisis (catalogue section 7.9)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.crisis import resolve_crisis
from overrun.games.long_night.state import Contribution

from .conftest import AddCards
from .scene import Scene, encoded

pytestmark = pytest.mark.usefixtures("plain_people")

HUNGER = 'hunger = { accepts = ["food"], fail = [{ do = "morale", by = -2 }] }'


@pytest.mark.vector("long-night", "TV-28")
@pytest.mark.rule("LN-ACT-CRISIS-01", "LN-ACT-CRISIS-04", "LN-ACT-CRISIS-05")
def test_big_food_card_is_one_card(add_cards: AddCards) -> None:
    add_cards("crises", HUNGER)
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).hand(0, "food-3")
    scene.crisis("hunger")
    scene.s.waste = ["junk"]
    scene.run(("take_action", [0]), resolve_crisis)
    scene.do("add:food-3", "add:pistol:A")
    assert scene.s.survivors["A"].items == []
    scene.roll(["pistol", "food-3"]).do("end")
    resolved = scene.told("crisis-resolved")[0]
    assert (resolved["points"], resolved["prevented"]) == (0, False)  # +1 and −1
    assert scene.s.food == 0
    assert sorted(scene.s.removed) == ["food-3", "pistol"]
    assert scene.s.waste == ["junk"]


@pytest.mark.rule("LN-ACT-CRISIS-01")
def test_several_cards_from_the_hand_and_from_own_survivors() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).survivor("B", 0, items=("broom",))
    scene.survivor("C", 1, "school", items=("riot-vest",)).crisis("mould")
    scene.hand(0, "food-1", "food-1", "junk").hand(1, "fuel").turn(0)
    adding = {"add:food-1", "add:junk", "add:pistol:A", "add:broom:B"}
    assert scene.options("add:") == adding
    assert scene.refuses("add:riot-vest:C") == "LN-ACT-06"
    assert scene.refuses("add:fuel") == "LN-ACT-PLAY-01"
    scene.do("add:food-1", "add:broom:B", "add:food-1", "add:pistol:A")
    assert [each.item for each in scene.s.added] == ["food-1", "broom", "food-1", "pistol"]
    assert {each.seat for each in scene.s.added} == {0}
    assert scene.s.players[0].hand == ["junk"]
    assert scene.s.survivors["A"].items == []
    assert scene.s.survivors["B"].items == []


@pytest.mark.rule("LN-ACT-CRISIS-01")
def test_only_what_a_survivor_really_carries() -> None:
    scene = Scene().survivor("A", 0, items=("pistol",)).survivor("B", 0).crisis("mould").turn(0)
    assert scene.refuses("add:pistol:B") == "LN-ACT-CRISIS-01"
    assert scene.refuses("add:pistol") == "LN-ACT-PLAY-01"


@pytest.mark.rule("LN-ACT-CRISIS-02")
def test_added_cards_lie_face_down_until_the_crisis_is_resolved() -> None:
    scene = Scene().survivor("A", 0).hand(0, "surgical-kit", "stimulant").crisis("mould")
    scene.run(("take_action", [0]), ("take_action", [1]), resolve_crisis)
    scene.do("add:surgical-kit", "add:stimulant", "end")
    for viewer in (1, 2, None):
        seen = scene.view(viewer)
        assert [(each.seat, each.item) for each in seen.added] == [(0, ""), (0, "")]
        known = encoded([seen, scene.table.heard(viewer)])
        assert b"surgical-kit" not in known
        assert b"stimulant" not in known
    assert [each.item for each in scene.view(0).added] == ["surgical-kit", "stimulant"]
    scene.roll(["stimulant", "surgical-kit"]).do("end")
    assert scene.told("crisis-resolved", 1)[0]["items"] == ["stimulant", "surgical-kit"]


@pytest.mark.rule("LN-ACT-CRISIS-02")
def test_an_equipped_card_joins_the_same_pile() -> None:
    scene = Scene().survivor("A", 0, items=("pistol",)).hand(0, "food-1").crisis("mould")
    scene.turn(0).do("add:pistol:A", "add:food-1")
    assert scene.s.added == [Contribution(0, "pistol"), Contribution(0, "food-1")]
    assert [each.item for each in scene.view(1).added][1] == ""
    assert len(scene.view(1).added) == 2


@pytest.mark.rule("LN-ACT-CRISIS-03")
@pytest.mark.parametrize(
    ("item", "points"),
    [("food-1", 1), ("food-3", 1), ("fuel", -1), ("medicine", -1), ("pistol", -1), ("junk", -1)],
)
def test_any_card_may_be_added_for_or_against(item: str, points: int, add_cards: AddCards) -> None:
    add_cards("crises", HUNGER)
    scene = Scene().survivor("A", 0).hand(0, item).crisis("hunger")
    scene.run(("take_action", [0]), resolve_crisis)
    scene.roll([item]).do(f"add:{item}", "end")
    assert scene.told("crisis-resolved")[0]["points"] == points


@pytest.mark.rule("LN-ACT-CRISIS-04")
@pytest.mark.parametrize("item", ["food-1", "food-2", "food-3"])
def test_each_card_counts_one_whatever_it_would_give(item: str, add_cards: AddCards) -> None:
    add_cards("crises", HUNGER)
    scene = Scene(players=4).survivor("A", 0).hand(0, item, item, item).crisis("hunger")
    scene.run(("take_action", [0]), resolve_crisis)
    scene.roll([item] * 3).do(*[f"add:{item}"] * 3, "end")
    resolved = scene.told("crisis-resolved")[0]
    assert (resolved["points"], resolved["needed"], resolved["prevented"]) == (3, 4, False)


@pytest.mark.rule("LN-ACT-CRISIS-05")
def test_adding_is_not_playing() -> None:
    scene = Scene().survivor("A", 0, wounds=1).hand(0, "food-3", "medicine").crisis("mould")
    scene.s.waste = ["junk"]
    scene.turn(0).do("add:food-3", "add:medicine")
    assert scene.s.food == 0
    assert scene.s.survivors["A"].wounds == 1
    assert scene.s.waste == ["junk"]
    assert "played" not in scene.events


@pytest.mark.rule("LN-ACT-CRISIS-06")
def test_added_cards_are_not_taken_back() -> None:
    scene = Scene().survivor("A", 0, items=("pistol",)).hand(0, "food-1").crisis("mould")
    scene.turn(0).do("add:food-1", "add:pistol:A")
    assert not any("food-1" in option or "pistol" in option for option in scene.options())
    assert scene.refuses("play:food-1") == "LN-ACT-PLAY-01"
    assert scene.refuses("add:food-1") == "LN-ACT-PLAY-01"
    scene.do("end")
    assert scene.s.added == [Contribution(0, "food-1"), Contribution(0, "pistol")]
    assert (scene.s.players[0].hand, scene.s.survivors["A"].items) == ([], [])
