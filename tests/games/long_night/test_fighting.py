"""Attack (catalogue section 7.2)."""

from __future__ import annotations

import pytest

from overrun.core.flow import Ask

from .conftest import Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


@pytest.mark.vector("long-night", "WE-01")
@pytest.mark.rule("LN-ACT-ATTACK-01", "LN-ACT-ATTACK-04", "LN-ACT-ATTACK-05")
def test_an_attack_kills_a_zombie_and_exposes_the_attacker() -> None:
    scene = Scene()
    scene.survivor("gia", 0, "school")
    scene.entrance("school", "Z--")
    scene.dice(0, 4).roll("wound").turn(0)
    scene.do("attack:gia:4")
    assert scene.doors("school") == "---"
    assert scene.s.players[0].used == [4]
    assert scene.s.players[0].dice == []
    assert scene.s.survivors["gia"].wounds == 1
    assert scene.s.morale == 6


@pytest.mark.vector("long-night", "WE-02")
@pytest.mark.rule("LN-ACT-ATTACK-06", "LN-ACT-ATTACK-07", "LN-ACT-ATTACK-08", "LN-ACT-ATTACK-10")
def test_a_hit_on_a_survivor_wounds_and_takes_a_card() -> None:
    scene = Scene()
    scene.survivor("gia", 0, "school").survivor("rocco", 1, "school")
    scene.hand(1, "fuel", "medicine")
    scene.dice(0, 3).roll(1, 1).turn(0)  # the die again, then the second card of the hand
    scene.do("attack:gia:3")
    assert scene.s.survivors["rocco"].wounds == 1
    assert scene.s.players[0].hand == ["medicine"]
    assert scene.s.players[1].hand == ["fuel"]
    assert "exposed" not in scene.events


# -- the die -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTACK-01")
@pytest.mark.parametrize("value", [1, 3, 6])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_must_reach_the_attack_value(die: int, value: int, person: Person) -> None:
    person("A", attack=value)
    scene = Scene().survivor("A", 0, "school").entrance("school", "Z--").dice(0, die).turn(0)
    assert scene.may(f"attack:A:{die}") is (die >= value)
    if die < value:
        assert scene.refuses(f"attack:A:{die}") == "LN-ACT-ATTACK-01"


@pytest.mark.vector("long-night", "TV-95")
@pytest.mark.rule("LN-ACT-ATTACK-11")
def test_one_survivor_uses_every_die(person: Person) -> None:
    person("A", attack=2)
    scene = Scene().survivor("A", 0, "school").survivor("B", 0)
    scene.entrance("school", "ZZZ").dice(0, 2, 3, 6).turn(0)
    scene.roll("blank", "blank", "blank").do("attack:A:2", "attack:A:3", "attack:A:6")
    assert scene.doors("school") == "---"
    assert [told["survivor"] for told in scene.told("exposed")] == ["A", "A", "A"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [2, 3, 6])
    assert scene.s.survivors["A"].hurt == 0


@pytest.mark.rule("LN-ACT-ATTACK-11")
def test_each_attack_needs_a_die_that_is_high_enough() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZ-").dice(0, 2, 3).turn(0)
    scene.roll("blank").do("attack:A:3")
    assert scene.refuses("attack:A:2") == "LN-ACT-ATTACK-01"
    assert scene.refuses("attack:A:3") == "LN-ACT-01"


# -- the target --------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTACK-02", "LN-ACT-ATTACK-03", "LN-ACT-ATTACK-12")
def test_the_target_is_chosen_when_the_die_is_used() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school")
    scene.survivor("C", 1, "school").survivor("D", 1, "library").survivor("E", 2, "school")
    scene.entrance("school", "ZZ-").entrance("library", "Z--").dice(0, 4).turn(0)
    scene.do("attack:A:4")
    assert (scene.ask.seat, scene.ask.kind) == (0, "target")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [4])
    assert scene.options() == {"zombie:1", "survivor:C", "survivor:E"}
    assert scene.refuses("survivor:D") == "LN-ACT-ATTACK-03"
    assert scene.refuses("survivor:B") == "LN-ACT-ATTACK-12"
    assert scene.refuses("survivor:A") == "LN-ACT-ATTACK-12"
    scene.roll("blank").do("zombie:1")
    assert (scene.doors("school"), scene.doors("library")) == ("Z--", "Z--")


@pytest.mark.rule("LN-ACT-ATTACK-02", "LN-ACT-ATTACK-03")
def test_without_a_target_at_the_place_there_is_no_attack() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school").survivor("C", 1)
    scene.entrance("library", "Z--").entrance("colony", "Z--").dice(0, 6).turn(0)
    assert scene.refuses("attack:A:6") == "LN-ACT-ATTACK-02"


@pytest.mark.vector("long-night", "TV-04")
@pytest.mark.rule("LN-ACT-ATTACK-12", "LN-ACT-ATTACK-13", "LN-ACT-ATTACK-14")
def test_illegal_attack_targets() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0).survivor("C", 1, "school")
    scene.entrance("colony", "Z--", 4)
    scene.s.helpless = 2
    scene.dice(0, 5).turn(0)
    # there is but one legal target, so nobody is asked; what a player might try instead:
    asked = Ask(0, "target", [("zombie", "4")], {"survivor": "A", "place": "colony"})
    reasons = {option: reason.rule for option, reason in scene.table.refused(asked)}
    assert reasons["survivor", "B"] == "LN-ACT-ATTACK-12"
    assert reasons["helpless",] == "LN-ACT-ATTACK-13"
    assert reasons["survivor", "C"] == "LN-ACT-ATTACK-03"
    assert ("zombie", "4") not in reasons
    scene.roll("blank").do("attack:A:5")
    assert scene.told("zombie-killed")[0]["door"] == 4
    assert scene.doors("colony", 4) == "---"
    assert scene.s.helpless == 2


@pytest.mark.rule("LN-ACT-ATTACK-13")
def test_helpless_survivors_are_no_targets() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1)
    scene.s.helpless, scene.s.unruly = 2, 1
    scene.entrance("colony", "Z--", 2).dice(0, 5).turn(0).do("attack:A:5")
    assert scene.options() == {"zombie:2", "survivor:B"}
    assert scene.refuses("helpless") == "LN-ACT-ATTACK-13"


@pytest.mark.rule("LN-ACT-ATTACK-14", "LN-ZKILL-03")
@pytest.mark.parametrize("door", [1, 3, 6])
def test_in_the_colony_a_zombie_at_any_entrance(door: int) -> None:
    scene = Scene().survivor("A", 0).entrances("ZZ-", "---", "Z--", "B--", "---", "ZZZ")
    scene.dice(0, 5).turn(0).do("attack:A:5")
    assert scene.options() == {"zombie:1", "zombie:3", "zombie:6"}
    assert scene.refuses("zombie:4") == "LN-ACT-ATTACK-02"
    before = scene.colony_doors
    scene.roll("blank").do(f"zombie:{door}")
    changed = [
        number for number in range(1, 7) if scene.colony_doors[number - 1] != before[number - 1]
    ]
    assert changed == [door]
    assert scene.doors("colony", door) == before[door - 1].replace("Z", "", 1) + "-"


# -- zombies -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTACK-04", "LN-ZKILL-01")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_zombie_dies_without_a_roll_to_hit(die: int) -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZ-").dice(0, die).turn(0)
    scene.roll("blank").do(f"attack:A:{die}")  # the only draw is the exposure roll
    assert scene.doors("school") == "Z--"
    assert scene.s.players[0].used == [die]


@pytest.mark.rule("LN-ACT-ATTACK-05")
@pytest.mark.parametrize(("face", "hurt"), [("blank", 0), ("wound", 1), ("frostbite", 1)])
def test_who_kills_a_zombie_is_exposed(face: str, hurt: int) -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0, "school")
    scene.entrance("school", "Z--").dice(0, 6).turn(0)
    scene.roll(face).do("attack:A:6")
    assert scene.told("exposed") == [{"survivor": "A", "seat": 0, "face": face}]
    assert (scene.s.survivors["A"].hurt, scene.s.survivors["B"].hurt) == (hurt, 0)


# -- survivors ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ATTACK-06")
@pytest.mark.parametrize(
    ("value", "rolled", "hit"),
    [(1, 1, True), (1, 2, False), (4, 4, True), (4, 5, False), (6, 6, True), (4, 1, True)],
)
def test_the_die_again_against_the_targets_own_value(
    value: int, rolled: int, hit: bool, person: Person
) -> None:
    person("B", attack=value)
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").dice(0, 5).turn(0)
    scene.roll(rolled).do("attack:A:5")
    assert scene.s.survivors["B"].wounds == (1 if hit else 0)


@pytest.mark.vector("long-night", "TV-05")
@pytest.mark.rule("LN-ACT-ATTACK-09", "LN-ACT-ATTACK-10")
def test_failed_attack_on_a_survivor(person: Person) -> None:
    person("B", attack=2)
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").hand(1, "fuel", "junk")
    scene.dice(0, 5).turn(0).roll(3).do("attack:A:5")
    assert scene.s.survivors["B"].hurt == 0
    assert (scene.s.players[0].hand, scene.s.players[1].hand) == ([], ["fuel", "junk"])
    assert "exposed" not in scene.events
    assert scene.s.players[0].dice == []
    assert len(scene.s.players[0].used) == 1


@pytest.mark.rule("LN-ACT-ATTACK-07", "LN-ACT-ATTACK-10")
def test_a_hit_is_one_normal_wound_and_nobody_is_exposed() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school", frostbite=1)
    scene.entrance("school", "Z--").dice(0, 3).turn(0).roll(3).do("attack:A:3", "survivor:B")
    b = scene.s.survivors["B"]
    assert (b.wounds, b.frostbite, b.despair) == (1, 1, 0)
    assert scene.s.survivors["A"].hurt == 0
    assert "exposed" not in scene.events
    assert scene.doors("school") == "Z--"


@pytest.mark.rule("LN-ACT-ATTACK-08")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_hit_takes_a_random_card(number: int) -> None:
    hand = ["fuel", "medicine", "junk"]
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").survivor("C", 2, "school")
    scene.hand(1, *hand).hand(2, "food-1").hand(0, "food-2").dice(0, 3).turn(0)
    scene.roll(1, number).do("attack:A:3", "survivor:B")
    taken = hand.pop(number)
    assert scene.s.players[0].hand == ["food-2", taken]
    assert scene.s.players[1].hand == hand
    assert scene.s.players[2].hand == ["food-1"]
    # only the two of them know which
    assert scene.told("card-taken", 0)[0]["item"] == taken
    assert scene.told("card-taken", 1)[0]["item"] == taken
    assert "item" not in scene.told("card-taken", 2)[0]


@pytest.mark.rule("LN-ACT-ATTACK-08", "LN-ACT-ATTACK-15")
def test_nothing_is_taken_from_an_empty_hand_nor_from_equipment() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school", items=("pistol",))
    scene.survivor("C", 1, items=("riot-vest",)).dice(0, 3).turn(0).roll(2).do("attack:A:3")
    assert scene.s.survivors["B"].wounds == 1
    assert scene.s.players[0].hand == []
    assert [item.id for item in scene.s.survivors["B"].items] == ["pistol"]
    assert [item.id for item in scene.s.survivors["C"].items] == ["riot-vest"]


@pytest.mark.rule("LN-ACT-ATTACK-15")
def test_a_card_is_taken_from_the_hand_even_if_the_target_carries_something() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school", items=("pistol",))
    scene.hand(1, "fuel").dice(0, 3).turn(0).roll(2, 0).do("attack:A:3")
    assert (scene.s.players[0].hand, scene.s.players[1].hand) == (["fuel"], [])
    assert [item.id for item in scene.s.survivors["B"].items] == ["pistol"]


@pytest.mark.vector("long-night", "TV-06")
def test_attack_that_kills_empty_hand() -> None:
    scene = Scene().survivor("A", 0, "library")
    scene.survivor("C", 1, "library", wounds=2, items=("pistol",)).survivor("D", 1, "school")
    scene.deck("library", "fuel", "junk").dice(0, 4).turn(0)
    scene.roll(3, ["fuel", "pistol", "junk"]).do("attack:A:4")
    assert scene.s.graveyard == ["C"]
    assert (scene.s.players[0].hand, scene.s.players[1].hand) == ([], [])
    assert scene.s.places["library"].deck == ["fuel", "pistol", "junk"]
    assert scene.s.morale == 5
    assert "exposed" not in scene.events


@pytest.mark.rule("OP-81")
def test_the_card_is_taken_before_the_victim_dies() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school", wounds=2)
    scene.hand(1, "fuel", "junk").dice(0, 3).turn(0).roll(1, 0).do("attack:A:3")
    assert scene.s.graveyard == ["B"]
    assert scene.s.players[0].hand == ["fuel"]
    assert scene.s.removed == ["junk"]  # only now is the hand of the last survivor lost


@pytest.mark.rule("OP-38")
def test_who_has_no_attack_value_neither_attacks_nor_is_hit(person: Person) -> None:
    person("A", attack=0)
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").dice(0, 6).turn(0)
    assert scene.refuses("attack:A:6") == "LN-CARD-SURV-04"
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").dice(1, 6).turn(1)
    scene.roll(1).do("attack:B:6")
    assert scene.s.survivors["A"].hurt == 0
