"""Killing zombies, by attacks and by cards (catalogue section 12)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.vocabulary import Context, condition

from .conftest import AddCards, Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

AXE = 'axe = { kind = "tool", effects = [{ do = "slay" }] }'
FLARE = 'flare = { kind = "tool", effects = [{ do = "repel", count = 2, where = "school" }] }'
BOMB = 'bomb = { kind = "tool", effects = [{ do = "slay", count = 3 }] }'


@pytest.mark.rule("LN-ZKILL-01")
@pytest.mark.parametrize("face", ["blank", "wound", "frostbite", "bite"])
def test_an_attacked_zombie_dies_whatever_becomes_of_the_attacker(face: str) -> None:
    scene = Scene().survivor("A", 0, "school", wounds=2).survivor("B", 0)
    scene.entrance("school", "ZZ-").dice(0, 3).turn(0).roll(face).do("attack:A:3")
    assert scene.doors("school") == "Z--"
    assert scene.s.graveyard == ([] if face == "blank" else ["A"])


@pytest.mark.vector("long-night", "TV-102")
@pytest.mark.rule("LN-ZKILL-02")
def test_kill_by_card_effect(add_cards: AddCards) -> None:
    add_cards("items", AXE)
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZ-").hand(0, "axe").turn(0)
    scene.roll("wound").do("play:axe")
    assert scene.doors("school") == "Z--"
    assert scene.told("exposed") == [{"survivor": "A", "seat": 0, "face": "wound"}]
    assert scene.s.survivors["A"].wounds == 1


@pytest.mark.rule("LN-ZKILL-02")
def test_the_survivor_that_caused_the_kill_is_exposed_and_no_other(add_cards: AddCards) -> None:
    add_cards("items", AXE)
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school").survivor("C", 1, "school")
    scene.entrance("school", "Z--").hand(0, "axe").turn(0)
    scene.roll("wound").do("play:axe", "with:B")
    assert {name: scene.s.survivors[name].wounds for name in "ABC"} == {"A": 0, "B": 1, "C": 0}


@pytest.mark.rule("LN-ZKILL-02", "OP-45")
def test_one_roll_for_each_zombie_of_several(add_cards: AddCards) -> None:
    add_cards("items", BOMB)
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZZZ").hand(0, "bomb").turn(0)
    scene.roll("blank", "wound", "frostbite").do("play:bomb", "door:1", "door:1")
    assert scene.doors("school") == "Z---"
    assert [told["face"] for told in scene.told("exposed")] == ["blank", "wound", "frostbite"]
    assert scene.s.survivors["A"].hurt == 2


@pytest.mark.rule("OP-45")
def test_no_more_rolls_once_the_killer_is_dead(add_cards: AddCards) -> None:
    add_cards("items", BOMB)
    scene = Scene().survivor("A", 0, "school", wounds=2).survivor("B", 0)
    scene.entrance("school", "ZZZZ").hand(0, "bomb").turn(0)
    scene.roll("wound").do("play:bomb", "door:1", "door:1")
    assert scene.doors("school") == "Z---"  # they were killed together, before the first roll
    assert scene.s.graveyard == ["A"]
    assert len(scene.told("exposed")) == 1


@pytest.mark.rule("LN-ZKILL-02", "OP-45")
def test_a_weapon_that_kills_two_exposes_twice(person: Person) -> None:
    person("A", ability='{ passive = "kills" }')
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZZ").dice(0, 6).turn(0)
    scene.roll("blank", "wound").do("attack:A:6")
    assert scene.doors("school") == "Z--"
    assert scene.s.survivors["A"].wounds == 1


@pytest.mark.rule("LN-ZKILL-03")
def test_a_card_kills_at_any_entrance_of_the_colony(add_cards: AddCards) -> None:
    add_cards("items", AXE)
    scene = Scene().survivor("A", 0).entrances("Z--", "---", "ZZ-", "---", "ZZZ", "---")
    scene.hand(0, "axe").turn(0).do("play:axe")
    assert (scene.ask.seat, scene.options()) == (0, {"door:1", "door:3", "door:5"})
    scene.roll("blank").do("door:5")
    assert scene.colony_doors == ["Z--", "---", "ZZ-", "---", "ZZ-", "---"]


@pytest.mark.rule("LN-ZKILL-04")
def test_a_killed_zombie_may_come_again() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZ").dice(0, 4, 5)
    scene.run(("take_action", [0]), ("add_zombies", ["school", 2]))
    scene.roll("blank", "blank").do("attack:A:4", "attack:A:5")
    assert scene.doors("school") == "--"
    scene.do("end")
    assert scene.doors("school") == "ZZ"
    assert scene.s.graveyard == []


@pytest.mark.rule("LN-ZKILL-05")
def test_a_removed_zombie_is_not_killed(add_cards: AddCards) -> None:
    add_cards("items", FLARE)
    scene = Scene().survivor("A", 0, "school").hand(0, "flare")
    scene.entrance("school", "ZZZ-").turn(0).do("play:flare")
    assert scene.doors("school") == "Z---"
    assert "zombie-killed" not in scene.events
    assert "exposed" not in scene.events
    assert scene.s.players[0].tally.get("kills", 0) == 0


@pytest.mark.vector("long-night", "TV-123")
@pytest.mark.rule("LN-ZKILL-05")
def test_zombies_removed_are_not_kills() -> None:
    # a main objective that counts kills: each may give a sample
    scene = Scene(objective="mountain-voice").survivor("A", 0, "hospital").dice(0, 6)
    scene.entrance("hospital", "ZZZT").entrance("school", "Z---")
    scene.run(("add_zombies", ["hospital", 1]))
    assert scene.doors("hospital") == "----"
    assert scene.s.progress == 0
    assert [player.tally.get("kills", 0) for player in scene.s.players] == [0, 0, 0]
    assert "exposed" not in scene.events
    killed = condition({"is": "tally", "what": "kills", "at_least": 1})
    assert not killed.holds(scene.s, Context(0))


@pytest.mark.rule("LN-ZKILL-05")
def test_but_killed_ones_count() -> None:
    scene = Scene(objective="mountain-voice").survivor("A", 0, "hospital").dice(0, 6)
    scene.entrance("hospital", "ZZZT").turn(0)
    scene.roll(6, "blank").do("attack:A:6")  # the sample, then the exposure
    assert scene.doors("hospital") == "ZZT-"
    assert scene.s.progress == 1
    assert scene.s.players[0].tally["kills"] == 1
