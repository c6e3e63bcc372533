"""Playing cards and equipping them (catalogue section 7.8)."""

from __future__ import annotations

import pytest

from .conftest import AddCards
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def items(scene: Scene, name: str) -> list[str]:
    """What a survivor carries."""
    return [item.id for item in scene.s.survivors[name].items]


# -- play --------------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-PLAY-01", "LN-ACT-PLAY-05")
def test_any_number_of_cards_without_a_die() -> None:
    scene = Scene().survivor("A", 0).hand(0, "food-1", "food-1", "food-3", "medicine").turn(0)
    scene.do("play:food-1", "play:food-3", "play:food-1")
    assert scene.s.food == 5
    assert scene.s.players[0].hand == ["medicine"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [])


@pytest.mark.rule("LN-ACT-PLAY-05")
def test_playing_leaves_the_dice_alone() -> None:
    scene = Scene().survivor("A", 0).hand(0, "food-2").dice(0, 1, 6).turn(0).do("play:food-2")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([1, 6], [])


@pytest.mark.rule("LN-ACT-PLAY-01")
def test_only_cards_in_the_own_hand_can_be_played() -> None:
    scene = Scene().survivor("A", 0).hand(0, "food-1").hand(1, "food-2")
    scene.s.waste = ["food-3"]
    scene.turn(0)
    assert scene.refuses("play:food-2") == "LN-ACT-PLAY-01"
    assert scene.refuses("play:food-3") == "LN-ACT-PLAY-01"
    scene.do("play:food-1")
    assert scene.refuses("play:food-1") == "LN-ACT-PLAY-01"


@pytest.mark.rule("LN-ACT-PLAY-02")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_who_may_play_cards_is_whose_turn_it_is(turn: int) -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1).survivor("C", 2)
    for seat in range(3):
        scene.hand(seat, f"food-{seat + 1}")
    scene.turn(turn)
    assert scene.table.waiting == [turn]
    assert scene.options("play:") == {f"play:food-{turn + 1}"}


@pytest.mark.rule("LN-ACT-PLAY-02", "OP-80")
def test_who_is_hurt_in_the_turn_of_another_has_to_wait() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school", wounds=1)
    scene.hand(1, "medicine", "medicine").dice(0, 3).run(("take_action", [0]), ("begin_turn", [1]))
    scene.roll(2, 0).do("attack:A:3")
    assert scene.s.survivors["B"].wounds == 2
    assert scene.table.waiting == [0]
    scene.do("end", "play:medicine")
    assert scene.s.survivors["B"].wounds == 1


@pytest.mark.rule("LN-ACT-PLAY-03")
def test_a_played_card_has_left_the_hand_and_cannot_be_given_away_by_itself() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1).hand(0, "cigarettes").turn(0)
    assert scene.refuses("play:cigarettes") == "LN-XR-08"
    scene = Scene().survivor("A", 0).survivor("B", 1).hand(0, "cigarettes", "cigarettes").turn(0)
    scene.do("play:cigarettes")
    assert scene.s.players[0].hand == ["cigarettes"]


@pytest.mark.rule("LN-ACT-PLAY-03")
def test_a_played_card_goes_on_top_of_the_waste_and_works() -> None:
    scene = Scene().survivor("A", 0).hand(0, "food-2", "fuel")
    scene.s.waste = ["junk", "medicine"]
    scene.turn(0).do("play:food-2")
    assert scene.s.waste == ["junk", "medicine", "food-2"]  # the top is last
    assert scene.s.food == 2
    assert scene.s.removed == []
    assert scene.view(1).waste == ["junk", "medicine", "food-2"]


@pytest.mark.vector("long-night", "TV-57")
@pytest.mark.rule("LN-ACT-PLAY-04")
def test_event_item(add_cards: AddCards) -> None:
    add_cards(
        "items", 'omen = { kind = "outsider", event = true, effects = [{ do = "food", by = 1 }] }'
    )
    scene = Scene().survivor("A", 0).hand(0, "omen")
    scene.s.waste = ["junk"] * 4
    scene.turn(0).do("play:omen")
    assert scene.s.food == 1
    assert scene.s.removed == ["omen"]
    assert scene.s.waste == ["junk"] * 4


@pytest.mark.rule("OP-82")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1, wounds=2).hand(0, "medicine").turn(0)
    assert scene.refuses("play:medicine") == "OP-82"


# -- equip -------------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-58")
@pytest.mark.rule("LN-ACT-EQUIP-01", "LN-ACT-EQUIP-02", "LN-ACT-EQUIP-03")
def test_equip_item() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).hand(0, "debate-handbook")
    scene.s.waste = ["junk"] * 4
    scene.dice(0, 2).turn(0).do("play:debate-handbook", "equip:A")
    assert items(scene, "A") == ["debate-handbook"]
    assert scene.s.players[0].hand == []
    assert scene.s.waste == ["junk"] * 4
    assert scene.s.removed == []
    assert not any(
        "debate-handbook" in option for option in scene.options() - {"use:A:debate-handbook"}
    )
    scene.do("use:A:debate-handbook")
    assert scene.s.players[0].dice == [3]


@pytest.mark.rule("LN-ACT-EQUIP-01", "LN-ACT-EQUIP-06")
@pytest.mark.parametrize("name", ["A", "B", "C"])
def test_any_own_survivor_wherever_it_is(name: str) -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "school").survivor("C", 0, "gas")
    scene.survivor("D", 1).hand(0, "pistol").turn(0).do("play:pistol")
    assert scene.options() == {"equip:A", "equip:B", "equip:C"}
    scene.do(f"equip:{name}")
    assert {each: items(scene, each) for each in "ABCD"} == {
        each: ["pistol"] if each == name else [] for each in "ABCD"
    }


@pytest.mark.rule("LN-ACT-EQUIP-02")
def test_the_ability_is_the_equipped_survivors_from_then_on() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school").hand(0, "riot-vest")
    scene.entrance("school", "ZZZ-").dice(0, 4, 5, 6).turn(0)
    scene.do("play:riot-vest", "equip:A").roll("wound", "wound", "wound")
    scene.do("attack:A:4", "attack:A:5", "attack:A:6")
    assert scene.s.survivors["A"].wounds == 3  # the vest bears one more
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-ACT-EQUIP-02")
def test_another_survivor_has_nothing_of_it() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).survivor("B", 0, "school")
    scene.entrance("school", "ZZ--").dice(0, 5, 6).turn(0)
    scene.roll("wound").do("attack:B:6")
    assert scene.s.survivors["B"].wounds == 1
    scene.do("attack:A:5")  # the pistol spares its owner the roll
    assert scene.s.survivors["A"].wounds == 0


@pytest.mark.rule("OP-39")
def test_a_survivor_carries_as_much_as_it_likes() -> None:
    given = ["pistol", "riot-vest", "debate-handbook", "puzzle-book", "pistol", "snow-boots"]
    scene = Scene().survivor("A", 0).hand(0, *given).turn(0)
    for item in given:
        scene.do(f"play:{item}")
    assert items(scene, "A") == given


@pytest.mark.rule("LN-ACT-EQUIP-03")
def test_equipment_leaves_only_for_the_crisis_or_for_another_survivor() -> None:
    scene = Scene().survivor("A", 0, "school", items=("snow-boots",)).survivor("B", 0, "school")
    scene.survivor("C", 1, "school").survivor("D", 1).crisis("mould").turn(0)
    about = {option for option in scene.options() if "snow-boots" in option}
    assert about == {"add:snow-boots:A", "hand:A:snow-boots:B", "hand:A:snow-boots:C"}
    for option in ("play:snow-boots", "add:snow-boots", "deliver:snow-boots"):
        assert scene.refuses(option) == "LN-ACT-PLAY-01"  # it is not in the hand
    scene.do("end")
    assert items(scene, "A") == ["snow-boots"]


# -- what becomes of it ------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-EQUIP-04")
def test_who_dies_in_the_colony_leaves_its_equipment_to_its_player() -> None:
    scene = Scene().survivor("A", 0, wounds=2, items=("broom", "puzzle-book")).survivor("B", 0)
    scene.entrance("colony", "Z--").hand(0, "fuel").dice(0, 6).turn(0)
    scene.roll("wound").do("attack:A:6")
    assert scene.s.graveyard == ["A"]
    assert scene.s.players[0].hand == ["fuel", "broom", "puzzle-book"]
    assert items(scene, "B") == []


@pytest.mark.rule("LN-ACT-EQUIP-05")
def test_who_dies_outside_loses_it_to_the_deck_of_that_place() -> None:
    # a shotgun of the police station and a book of the library, lost at the hospital
    scene = Scene().survivor("A", 0, "hospital", wounds=2, items=("shotgun", "puzzle-book"))
    scene.survivor("B", 0).entrance("hospital", "Z--").hand(0, "fuel")
    for place in ("police", "library"):
        scene.deck(place, "junk", "food-1")
    scene.deck("hospital", "medicine", "stretcher").dice(0, 6).turn(0)
    scene.roll("wound", ["puzzle-book", "medicine", "shotgun", "stretcher"]).do("attack:A:6")
    assert scene.s.graveyard == ["A"]
    # shuffled in, as the scripted order shows
    deck = ["puzzle-book", "medicine", "shotgun", "stretcher"]
    assert scene.s.places["hospital"].deck == deck
    assert scene.s.places["police"].deck == ["junk", "food-1"]
    assert scene.s.places["library"].deck == ["junk", "food-1"]
    assert scene.s.players[0].hand == ["fuel"]
