"""Abilities of survivors (catalogue section 7.7)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import zombies_gather
from overrun.games.long_night.library import library

from .conftest import Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

FOOD = 'effects = [{ do = "food", by = 1 }]'


@pytest.mark.vector("long-night", "TV-96")
@pytest.mark.rule("LN-ACT-ABIL-01", "LN-ACT-ABIL-02", "LN-ACT-ABIL-04")
def test_ability_with_a_die_price(person: Person) -> None:
    person("A", ability=f'{{ place = "hospital", die = 4, {FOOD} }}')
    scene = Scene().survivor("A", 0, "hospital").dice(0, 3, 4, 5).turn(0)
    assert scene.refuses("ability:A:3") == "LN-ACT-ABIL-01"
    scene.do("ability:A:4", "ability:A:5")
    assert scene.s.food == 2
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([3], [4, 5])
    later = Scene().survivor("A", 0, "library").dice(0, 6).turn(0)
    assert later.refuses("ability:A:6") == "LN-ACT-ABIL-04"


@pytest.mark.rule("LN-ACT-ABIL-01")
@pytest.mark.parametrize("price", [1, 3, 6])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_must_reach_the_price(die: int, price: int, person: Person) -> None:
    person("A", ability=f"{{ die = {price}, {FOOD} }}")
    scene = Scene().survivor("A", 0).dice(0, die).turn(0)
    assert scene.may(f"ability:A:{die}") is (die >= price)
    if die < price:
        assert scene.refuses(f"ability:A:{die}") == "LN-ACT-ABIL-01"


@pytest.mark.rule("LN-ACT-ABIL-01")
def test_every_use_costs_a_die(person: Person) -> None:
    person("A", ability=f"{{ die = 2, {FOOD} }}")
    scene = Scene().survivor("A", 0).dice(0, 2, 2, 6).turn(0)
    assert scene.refuses("ability:A") == "LN-ACT-ABIL-01"  # not without one
    scene.do("ability:A:2", "ability:A:2")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([6], [2, 2])
    scene.do("ability:A:6")
    assert scene.refuses("ability:A:6") == "LN-ACT-01"
    assert scene.s.food == 3


@pytest.mark.rule("LN-ACT-ABIL-02")
def test_without_a_limit_again_and_again(person: Person) -> None:
    person("A", ability=f"{{ {FOOD} }}")
    scene = Scene().survivor("A", 0).turn(0)
    scene.do("ability:A", "ability:A", "ability:A")
    assert scene.s.food == 3
    assert scene.may("ability:A")


@pytest.mark.rule("LN-ACT-ABIL-02", "LN-ACT-EQUIP-02")
def test_many_can_do_it_with_die_after_die() -> None:
    """The rule is that an ability may be repeated, and a limit is the exception of a strong one."""
    people = [card.ability for card in library().survivors.values() if card.ability.effects]
    worn = [card.equip for card in library().items.values() if card.equip and card.equip.effects]
    for abilities in (people, worn):
        assert sum(not each.once for each in abilities) >= len(abilities) // 5


@pytest.mark.rule("LN-ACT-ABIL-01", "LN-ACT-ABIL-02")
def test_barnaby_builds_as_long_as_there_are_dice() -> None:
    scene = Scene().survivor("barnaby", 0, "school").dice(0, 1, 1).turn(0)
    scene.entrance("school", "----")
    scene.do("ability:barnaby:1")
    while scene.ask.kind != "action":
        scene.do(sorted(scene.options())[0])
    assert scene.may("ability:barnaby:1")


@pytest.mark.rule("LN-ACT-ABIL-02", "LN-ACT-EQUIP-02")
def test_a_blade_is_used_twice_a_rifle_once() -> None:
    scene = Scene().survivor("A", 0, "school", items=("fencing-manual", "deer-rifle"))
    scene.entrance("school", "ZZZZ").dice(0, 4, 5, 6, 6).turn(0)
    assert scene.refuses("use:A:fencing-manual:4") == "LN-ACT-ABIL-01"
    scene.do("use:A:fencing-manual:5", "use:A:fencing-manual:6")
    assert scene.doors("school") == "ZZ--"
    assert "exposed" not in scene.events
    scene.do("use:A:deer-rifle:4")
    while scene.ask.kind != "action":
        scene.do(sorted(scene.options())[0])
    assert scene.doors("school") == "----"
    assert scene.refuses("use:A:deer-rifle:6") == "LN-ACT-HAND-04"


@pytest.mark.rule("LN-ACT-ABIL-02", "LN-ACT-EQUIP-02")
def test_what_costs_a_card_each_time_ends_with_the_cards() -> None:
    scene = Scene().survivor("A", 0, "school", items=("lighter",)).hand(0, "fuel", "junk", "fuel")
    scene.entrance("school", "ZZZZ").turn(0)
    scene.do("use:A:lighter", "card:fuel", "use:A:lighter", "card:fuel")
    assert scene.doors("school") == "----"
    assert scene.s.players[0].hand == ["junk"]
    assert not scene.may("use:A:lighter")


@pytest.mark.rule("LN-ACT-EQUIP-02", "LN-RAX-01")
def test_a_saw_cuts_both_ways() -> None:
    scene = Scene(raxxon="on").survivor("A", 0, "school", wounds=1, items=("bone-saw",))
    scene.entrance("school", "Z--").dice(0, 4, 5).roll("blank").turn(0)
    scene.do("use:A:bone-saw:4", "branch:0").do("use:A:bone-saw:5")
    assert scene.doors("school") == "---"
    assert scene.s.survivors["A"].wounds == 0  # nothing else was left to cut


@pytest.mark.rule("LN-ACT-EQUIP-02", "LN-RAX-01")
def test_what_lived_in_the_kennels_steps_back_from_any_die() -> None:
    scene = Scene(raxxon="on").survivor("A", 0, "school", items=("kennel-prod",))
    scene.entrance("school", "ZZ-").dice(0, 1, 1).turn(0)
    scene.do("use:A:kennel-prod:1", "use:A:kennel-prod:1")
    assert (scene.doors("school"), scene.s.players[0].dice) == ("---", [])


@pytest.mark.rule("LN-ACT-ABIL-02")
def test_what_the_text_limits_to_once_is_used_once_a_round(person: Person) -> None:
    person("A", ability=f"{{ once = true, {FOOD} }}")
    person("B", ability=f"{{ once = true, {FOOD} }}")
    scene = Scene(morale=9).survivor("A", 0).survivor("B", 0)
    scene.s.crisis_deck = ["mould"]
    scene.roll(1, 1, 1, 1, 1)  # two dice more for two survivors
    scene.run(("take_action", [0]), ("begin_round", []))
    scene.do("ability:A")
    assert scene.refuses("ability:A") == "LN-ACT-ABIL-02"
    scene.do("ability:B", "end")
    assert scene.s.food == 2
    assert scene.table.waiting == [0]  # the next round
    assert {"ability:A", "ability:B"} <= scene.options()


@pytest.mark.rule("LN-ACT-ABIL-03")
def test_without_a_number_it_costs_no_die(person: Person) -> None:
    person("A", ability=f"{{ {FOOD} }}")
    scene = Scene().survivor("A", 0).dice(0, 6).turn(0)
    assert scene.refuses("ability:A:6") == "LN-ACT-ABIL-03"  # nor does it take one
    scene.do("ability:A")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([6], [])
    bare = Scene().survivor("A", 0).turn(0).do("ability:A")
    assert bare.s.food == 1


@pytest.mark.rule("LN-ACT-ABIL-04", "OP-76")
@pytest.mark.parametrize(
    ("printed", "works"),
    [
        ("school", {"school"}),
        ("colony", {"colony"}),
        ("outside", {"police", "grocery", "school", "library", "hospital", "gas"}),
        ("anywhere", {"colony", "police", "grocery", "school", "library", "hospital", "gas"}),
    ],
)
def test_it_works_only_at_its_place(printed: str, works: set[str], person: Person) -> None:
    person("A", ability=f'{{ place = "{printed}", {FOOD} }}')
    for place in Scene().s.places:
        scene = Scene().survivor("A", 0, place).turn(0)
        if place in works:
            assert scene.may("ability:A")
        else:
            assert scene.refuses("ability:A") == "LN-ACT-ABIL-04"


@pytest.mark.rule("LN-ACT-ABIL-04")
def test_it_works_as_soon_as_its_survivor_has_arrived(person: Person) -> None:
    person("A", ability=f'{{ place = "gas", {FOOD} }}')
    scene = Scene().survivor("A", 0).turn(0)
    assert not scene.may("ability:A")
    scene.roll("blank").do("move:A:gas", "ability:A")
    assert scene.s.food == 1


@pytest.mark.rule("LN-ACT-ABIL-04")
def test_what_is_always_on_is_bound_to_its_place_too(person: Person) -> None:
    person("A", ability='{ place = "school", passive = "no-exposure-attacking" }')
    scene = Scene().survivor("A", 0, "school").entrance("school", "Z--")
    scene.dice(0, 6).turn(0).do("attack:A:6")
    assert "exposed" not in scene.events
    scene = Scene().survivor("A", 0, "gas").entrance("gas", "Z--").dice(0, 6).turn(0)
    scene.roll("wound").do("attack:A:6")
    assert scene.s.survivors["A"].wounds == 1


# -- at another moment -------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-ABIL-05")
def test_an_ability_with_a_moment_of_its_own_is_no_action() -> None:
    scene = Scene().survivor("rocco", 0).dice(0, 6)
    scene.s.helpless = 3
    scene.turn(0)
    assert scene.refuses("ability:rocco") == "LN-ACT-ABIL-05"
    assert scene.refuses("ability:rocco:6") == "LN-ACT-ABIL-05"


@pytest.mark.vector("long-night", "WE-10")
@pytest.mark.rule("LN-ACT-ABIL-05")
def test_sample_ability() -> None:
    scene = Scene().survivor("rocco", 0).survivor("A", 0).survivor("B", 1).survivor("C", 1)
    scene.survivor("D", 2)
    scene.s.helpless = 3
    scene.run(zombies_gather)
    assert scene.colony_doors == ["Z--", "Z--", "---", "---", "---", "---"]


@pytest.mark.rule("LN-ACT-ABIL-05")
def test_sample_ability_from_elsewhere() -> None:
    scene = Scene().survivor("rocco", 0, "school").survivor("A", 0).survivor("B", 1)
    scene.survivor("C", 1).survivor("D", 2).survivor("E", 2)
    scene.s.helpless = 3
    scene.run(zombies_gather)
    assert scene.colony_doors == ["Z--", "Z--", "Z--", "Z--", "---", "---"]


@pytest.mark.rule("LN-ACT-ABIL-05")
def test_sample_ability_without_helpless_survivors() -> None:
    scene = Scene().survivor("rocco", 0).survivor("A", 0).survivor("B", 1).survivor("C", 1)
    scene.survivor("D", 2).run(zombies_gather)
    assert scene.colony_doors == ["Z--", "Z--", "Z--", "---", "---", "---"]
