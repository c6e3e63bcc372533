"""What cards do to zombies, barricades and noise."""

from __future__ import annotations

import pytest

from .carrying import card, carry, why_not
from .conftest import AddCards
from .scene import Scene

# -- zombies come ------------------------------------------------------------------------------


@pytest.mark.rule("LN-ZADD-02")
def test_zombies_come_to_the_colony(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 3')
    scene = carry(Scene())
    assert scene.colony_doors[:4] == ["Z--", "Z--", "Z--", "---"]


def test_zombies_for_each_player_not_in_exile(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 1, per_player = true')
    scene = carry(Scene(4).exiled(3))
    assert scene.s.colony.zombies == 3


def test_zombies_at_each_place_outside(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 1, where = "each"')
    scene = carry(Scene())
    zombies = {place.id: place.zombies for place in scene.s.places.values()}
    assert zombies.pop("colony") == 0
    assert set(zombies.values()) == {1}


@pytest.mark.rule("LN-ZADD-01", "LN-ZADD-16")
def test_each_overrun_is_settled_before_the_next_place(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 1, where = "each"')
    scene = Scene().survivor("gia", 0, "police").survivor("emma", 0).survivor("rocco", 0)
    scene.entrance("police", "ZZ")
    scene = carry(scene)
    # the leader is dead; whoever leads now is chosen before zombies come to the grocery
    assert scene.ask.kind == "leader"
    assert scene.s.places["grocery"].zombies == 0
    scene.do("lead:emma")
    assert scene.s.places["grocery"].zombies == 1


@pytest.mark.rule("LN-RAND-01")
def test_zombies_at_a_random_place(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 2, where = "random"')
    scene = carry(Scene().roll(5))
    assert scene.doors("hospital") == "ZZ--"


def test_zombies_where_the_actor_is(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 2, where = "here"')
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0, "library")
    assert why_not(scene, survivor="emma") is None
    assert carry(scene, survivor="emma").doors("library") == "ZZ-"


@pytest.mark.parametrize("what", ["zombies", "noise"])
def test_the_dead_are_nowhere(add_cards: AddCards, what: str) -> None:
    card(add_cards, f'do = "{what}", count = 1, where = "here"')
    scene = Scene().survivor("gia", 0, "school")
    assert why_not(scene, survivor="gia") is None
    assert why_not(scene, survivor="emma") == ("LN-XR-08", "nobody-there")
    assert carry(scene, survivor="emma").events == []


def test_zombies_where_the_player_likes(add_cards: AddCards) -> None:
    card(add_cards, 'do = "zombies", count = 1, where = "yours"')
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0).survivor("rocco", 1, "gas")
    scene = carry(scene)
    assert scene.options() == {"place:school", "place:colony"}
    assert scene.do("place:school").doors("school") == "Z---"


# -- zombies go --------------------------------------------------------------------------------


@pytest.mark.rule("LN-ZKILL-05")
def test_repelled_zombies_expose_nobody(add_cards: AddCards) -> None:
    card(add_cards, 'do = "repel", count = 2')
    scene = Scene().survivor("gia")
    assert why_not(scene) == ("OP-82", "no-zombies-there")
    scene.entrances("ZZ-", "Z--", "---", "---", "---", "---")
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.s.colony.zombies == 1
    assert scene.s.players[0].tally == {}
    assert "exposed" not in scene.events


def test_zombies_are_repelled_where_there_are_some(add_cards: AddCards) -> None:
    card(add_cards, 'do = "repel", count = 2, where = "any"')
    scene = carry(Scene().entrance("school", "ZZ-").entrance("gas", "Z--"))
    assert scene.options() == {"place:school", "place:gas"}
    scene.do("place:gas")
    assert (scene.doors("school"), scene.doors("gas")) == ("ZZ-", "---")


@pytest.mark.rule("LN-ZKILL-02", "LN-ZKILL-03")
def test_who_slays_is_exposed_once_for_each_zombie(add_cards: AddCards) -> None:
    card(add_cards, 'do = "slay", count = 2')
    scene = Scene().survivor("gia").survivor("emma", 0, "school")
    scene.entrances("Z--", "---", "ZZ-", "---", "---", "---").roll("blank", "wound")
    assert why_not(scene, survivor="emma") == ("OP-82", "no-zombies-there")
    assert why_not(scene) is None  # gia will do
    scene = carry(scene)
    assert scene.options() == {"door:1", "door:3"}  # only gia can, so nobody asks who acts
    scene.do("door:3")
    assert scene.options() == {"door:1", "door:3", "enough"}
    assert scene.s.colony.zombies == 3  # they die together (OP-45)
    scene.do("door:1")
    assert scene.colony_doors[:3] == ["---", "---", "Z--"]
    assert scene.s.survivors["gia"].wounds == 1
    assert scene.s.players[0].tally["kills"] == 2


def test_who_is_exposed_may_stop(add_cards: AddCards) -> None:
    card(add_cards, 'do = "slay", count = 3')
    scene = Scene().survivor("gia", 0, "school").entrance("school", "ZZZ-").roll("blank")
    scene = carry(scene, survivor="gia").do("enough")
    assert scene.doors("school") == "ZZ--"


def test_slaying_without_exposure_takes_all(add_cards: AddCards) -> None:
    card(add_cards, 'do = "slay", count = 3, exposure = false')
    scene = Scene().survivor("gia", 0, "school").entrance("school", "ZZ-")
    scene = carry(scene, survivor="gia")
    assert scene.doors("school") == "---"
    assert scene.idle


def test_slaying_in_a_place_named(add_cards: AddCards) -> None:
    card(add_cards, 'do = "slay", where = "colony", exposure = false')
    scene = Scene().survivor("gia", 0, "school").entrance("school", "Z--")
    assert why_not(scene) == ("OP-82", "no-zombies-there")
    scene.entrance("colony", "ZZ-", 4)
    assert carry(scene).colony_doors[3] == "Z--"
    assert scene.doors("school") == "Z--"


def test_the_dead_slay_nobody(add_cards: AddCards) -> None:
    card(add_cards, 'do = "kill", who = "actor"', 'do = "slay", exposure = false')
    scene = Scene().survivor("gia", 0, "school").survivor("emma", 0, "school")
    scene.s.players[0].leader = "emma"
    scene = carry(scene.entrance("school", "Z--"), survivor="gia")
    assert scene.s.graveyard == ["gia"]
    assert scene.doors("school") == "Z--"


@pytest.mark.rule("LN-ACT-ATTRACT-02", "LN-ACT-ATTRACT-04")
def test_zombies_are_lured_to_the_actor(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lure", count = 2')
    scene = Scene().survivor("gia", 0, "school").entrance("school", "BB")
    scene.entrance("hospital", "ZZZ")
    assert why_not(scene) == ("LN-ACT-ATTRACT-04", "no-empty-entrance")
    scene.entrance("school", "B---").entrance("hospital", "---")
    assert why_not(scene) == ("LN-ACT-ATTRACT-02", "no-zombies-elsewhere")
    scene.entrance("hospital", "ZZZ").entrance("gas", "Z--")
    assert why_not(scene) is None
    scene = carry(scene, survivor="gia").do("lure:hospital:1", "lure:hospital:1")
    assert (scene.doors("school"), scene.doors("hospital")) == ("ZZB-", "Z--")
    assert scene.idle


# -- barricades and traps ----------------------------------------------------------------------


@pytest.mark.rule("LN-TRAP-01")
@pytest.mark.parametrize(("what", "built"), [("barricade", "B"), ("trap", "T")])
def test_building_at_entrances_of_the_players_choice(
    add_cards: AddCards, what: str, built: str
) -> None:
    card(add_cards, f'do = "{what}", count = 2, where = "colony"')
    scene = Scene().survivor("gia")
    scene.entrances("ZZZ", "ZZ-", "ZZZ", "ZZZ", "ZZZ", "ZZZ")
    assert why_not(scene) == ("LN-ACT-BARR-03", "no-empty-entrance")
    scene.entrance("colony", "---", 6)
    assert why_not(scene) is None
    scene = carry(scene).do("door:6", "door:2")
    assert scene.colony_doors == ["ZZZ", f"ZZ{built}", "ZZZ", "ZZZ", "ZZZ", f"{built}--"]


def test_as_much_is_built_as_there_is_room_for(add_cards: AddCards) -> None:
    card(add_cards, 'do = "barricade", count = 3')
    scene = Scene().survivor("gia", 0, "school").entrance("school", "ZZ-")
    assert carry(scene, survivor="gia").doors("school") == "ZZB"


def test_all_defences_are_breached(add_cards: AddCards) -> None:
    card(add_cards, 'do = "breach"')
    scene = Scene()
    assert why_not(scene) == ("LN-XR-08", "too-few-barricades")
    scene.entrances("ZB-", "BT-", "---", "---", "---", "---")
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.colony_doors[:2] == ["Z--", "---"]
    assert scene.idle


def test_some_defences_are_breached_by_choice(add_cards: AddCards) -> None:
    card(add_cards, 'do = "breach", count = 2')
    scene = Scene().entrances("ZB-", "BT-", "---", "---", "---", "---")
    scene = carry(scene)
    assert scene.options() == {"barricade:1", "barricade:2", "trap:2"}
    scene.do("trap:2", "barricade:1")
    assert scene.colony_doors[:2] == ["Z--", "B--"]
    assert why_not(scene) == ("LN-XR-08", "too-few-barricades")


# -- noise -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-BRD-15")
def test_noise_is_laid_as_far_as_there_is_room(add_cards: AddCards) -> None:
    card(add_cards, 'do = "noise", count = 3')
    scene = Scene().survivor("gia", 0, "school")
    scene.s.places["school"].noise = 2
    scene = carry(scene, survivor="gia")
    assert scene.s.places["school"].noise == 4
    assert scene.told("noise-laid") == [{"place": "school", "count": 2, "noise": 4}]
