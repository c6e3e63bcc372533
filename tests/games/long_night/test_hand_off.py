"""Handing equipment to others (catalogue section 7.13)."""

from __future__ import annotations

import pytest

from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def items(scene: Scene, name: str) -> list[str]:
    """What a survivor carries."""
    return [item.id for item in scene.s.survivors[name].items]


@pytest.mark.vector("long-night", "TV-55")
@pytest.mark.rule("LN-ACT-HAND-02", "LN-ACT-HAND-04")
def test_handing_off_a_once_per_round_item() -> None:
    scene = Scene(players=2).survivor("A", 0, "school", items=("debate-handbook",))
    scene.survivor("B", 1, "school").dice(0, 1, 2).dice(1, 3)
    scene.s.crisis_deck = ["mould"]
    scene.s.first = 1
    scene.run(("take_action", [0]), ("take_action", [1]), ("begin_round", []))
    scene.do("use:A:debate-handbook", "die:1")
    assert scene.s.players[0].dice == [2, 2]
    scene.do("hand:A:debate-handbook:B")
    assert (items(scene, "A"), items(scene, "B")) == ([], ["debate-handbook"])
    scene.do("end")
    assert scene.table.waiting == [1]
    assert scene.refuses("use:B:debate-handbook") == "LN-ACT-HAND-04"
    scene.roll(3, 3, 3, 3).do("end")  # the next round, two dice each
    assert scene.table.waiting == [1]
    scene.do("use:B:debate-handbook")
    assert scene.s.players[1].dice == [3, 4]


@pytest.mark.rule("LN-ACT-HAND-04")
def test_what_was_not_used_yet_can_be_used_by_the_receiver() -> None:
    scene = Scene().survivor("A", 0, items=("debate-handbook",)).survivor("B", 0)
    scene.dice(0, 1).turn(0)
    scene.do("hand:A:debate-handbook:B", "use:B:debate-handbook", "hand:B:debate-handbook:A")
    assert scene.s.players[0].dice == [2]
    assert scene.refuses("use:A:debate-handbook") == "LN-ACT-HAND-04"


@pytest.mark.rule("LN-ACT-HAND-04")
def test_a_weapon_that_has_spared_one_roll_spares_no_other_in_that_round() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).survivor("B", 0, "school")
    scene.entrance("school", "ZZ--").dice(0, 5, 6).turn(0).do("attack:A:5", "hand:A:pistol:B")
    scene.roll("wound").do("attack:B:6")
    assert (scene.s.survivors["A"].hurt, scene.s.survivors["B"].hurt) == (0, 1)


@pytest.mark.vector("long-night", "TV-120")
@pytest.mark.rule("LN-ACT-HAND-01", "LN-ACT-REQ-05", "LN-ACT-EXVOTE-02")
def test_illegal_hand_off_request_and_self_exile() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).survivor("B", 0, "library")
    scene.survivor("C", 1, "school", items=("shotgun",)).hand(1, "fuel").turn(0)
    assert scene.refuses("hand:A:pistol:B") == "LN-ACT-HAND-01"
    assert scene.refuses("exile:0") == "LN-ACT-EXVOTE-02"
    scene.do("request:1", "kind:weapon")
    assert scene.options() == {"refuse"}
    assert scene.refuses("give:shotgun") == "LN-ACT-PLAY-01"


@pytest.mark.rule("LN-ACT-HAND-01")
def test_what_is_carried_passes_to_another_at_the_same_place() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol",)).survivor("B", 0, "school")
    scene.survivor("C", 0).hand(0, "broom").turn(0)
    assert scene.options("hand:") == {"hand:A:pistol:B"}
    assert scene.refuses("hand:A:pistol:C") == "LN-ACT-HAND-01"
    assert scene.refuses("hand:A:pistol:A") == "LN-ACT-HAND-01"
    assert scene.refuses("hand:A:broom:B") == "LN-ACT-HAND-01"  # in the hand, not equipped
    assert scene.refuses("hand:B:pistol:A") == "LN-ACT-HAND-01"


@pytest.mark.rule("LN-ACT-HAND-02")
def test_the_receiver_is_equipped_at_once() -> None:
    scene = Scene().survivor("A", 0, "school", items=("broom", "pistol"))
    scene.survivor("B", 0, "school").entrance("school", "Z--").dice(0, 6).turn(0)
    scene.do("hand:A:pistol:B")
    assert (items(scene, "A"), items(scene, "B")) == (["broom"], ["pistol"])
    assert (scene.s.players[0].hand, scene.s.waste) == ([], [])
    scene.do("attack:B:6")  # the pistol spares the roll
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-ACT-HAND-03", "OP-36")
def test_the_receiver_may_be_anyones_and_is_not_asked() -> None:
    scene = Scene().survivor("A", 0, "school", items=("pistol", "broom", "riot-vest"))
    scene.survivor("B", 0, "school").survivor("C", 1, "school").survivor("D", 2, "school")
    scene.exiled(2).turn(0)
    assert scene.options("hand:A:pistol") == {f"hand:A:pistol:{name}" for name in "BCD"}
    scene.do("hand:A:pistol:B", "hand:A:broom:C", "hand:A:riot-vest:D")
    assert {name: items(scene, name) for name in "ABCD"} == {
        "A": [],
        "B": ["pistol"],
        "C": ["broom"],
        "D": ["riot-vest"],
    }
    assert scene.table.waiting == [0]
    assert not scene.options("hand:C")  # it is theirs now


@pytest.mark.rule("LN-ACT-HAND-05")
def test_handing_off_is_free_and_may_be_repeated() -> None:
    scene = Scene().survivor("A", 0, items=("pistol", "broom")).survivor("B", 0).dice(0, 4).turn(0)
    scene.do("hand:A:pistol:B", "hand:A:broom:B", "hand:B:pistol:A", "hand:A:pistol:B")
    assert (items(scene, "A"), items(scene, "B")) == ([], ["broom", "pistol"])
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([4], [])
    bare = Scene().survivor("A", 0, items=("pistol",)).survivor("B", 0).turn(0)
    assert bare.may("hand:A:pistol:B")
