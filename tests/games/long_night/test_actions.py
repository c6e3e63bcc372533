"""What all actions have in common: dice, turns and whose survivors (catalogue section 7.1)."""

from __future__ import annotations

import pytest

from overrun.core.errors import WrongSeat

from .conftest import Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

COOK = '{ die = 4, effects = [{ do = "food", by = 1 }] }'


def busy(scene: Scene) -> Scene:
    """A table on which everything can be done with a 4: A is at the school, B at home, and the
    cook anywhere; C, another player's, stands beside A."""
    scene.survivor("A", 0, "school", items=("riot-vest",)).survivor("B", 0)
    scene.survivor("cook", 0).survivor("C", 1, "school")
    scene.entrance("school", "ZZ--").entrance("hospital", "Z---")
    scene.deck("school", "junk", "fuel")
    scene.hand(0, "food-1").hand(1, "medicine").crisis("mould")
    scene.s.waste = ["junk"]
    scene.s.food = 1
    return scene


WITH_DIE = ["attack:A:4", "search:A:4", "barricade:A:4", "clean:4", "attract:A:4", "ability:cook:4"]
FREE = ["play:food-1", "add:food-1", "move:A:library", "request:1", "hand:A:riot-vest:C", "exile:1"]


@pytest.mark.rule("LN-ACT-01", "LN-ACT-03")
@pytest.mark.parametrize("option", WITH_DIE)
def test_six_kinds_of_actions_use_a_die(option: str, person: Person) -> None:
    person("cook", ability=COOK)
    scene = busy(Scene()).dice(0, 4, 5).turn(0)
    scene.do(option)
    if option.startswith("attack"):
        scene.roll("blank").do("zombie:1")
    assert scene.s.players[0].dice == [5]
    assert scene.s.players[0].used == [4]


@pytest.mark.rule("LN-ACT-01", "LN-ACT-03")
@pytest.mark.parametrize("option", WITH_DIE)
def test_a_used_die_cannot_be_used_again(option: str, person: Person) -> None:
    person("cook", ability=COOK)
    scene = busy(Scene())
    scene.s.players[0].used = [4]
    scene.turn(0)
    assert scene.refuses(option) == "LN-ACT-01"


@pytest.mark.rule("LN-ACT-01")
def test_dice_are_used_up_one_by_one() -> None:
    scene = Scene().survivor("A", 0, "school")
    scene.entrance("school", "----").dice(0, 2, 2, 6).turn(0)
    scene.do("barricade:A:2")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([2, 6], [2])
    scene.do("barricade:A:2", "barricade:A:6")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [2, 2, 6])
    assert scene.refuses("barricade:A:2") == "LN-ACT-01"


@pytest.mark.rule("LN-ACT-04")
@pytest.mark.parametrize("option", FREE)
def test_the_other_actions_are_free(option: str, person: Person) -> None:
    person("cook", ability=COOK)
    scene = busy(Scene()).turn(0)
    assert scene.s.players[0].dice == []
    if option.startswith("move"):
        scene.roll("blank")
    scene.do(option)
    assert scene.s.players[0].used == []


@pytest.mark.rule("LN-ACT-04")
def test_spending_food_keeps_the_die(person: Person) -> None:
    person("cook", ability=COOK)
    scene = busy(Scene()).dice(0, 4).turn(0).do("raise:4")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([5], [])


@pytest.mark.vector("long-night", "TV-03")
@pytest.mark.rule("LN-ACT-02")
def test_food_makes_an_attack_possible(person: Person) -> None:
    person("A", attack=4)
    scene = Scene().survivor("A", 0, "school").entrance("school", "Z--").dice(0, 3)
    scene.s.food = 2
    scene.turn(0)
    assert scene.refuses("attack:A:3") == "LN-ACT-ATTACK-01"
    scene.do("raise:3")
    assert (scene.s.food, scene.s.players[0].dice) == (1, [4])
    scene.roll("blank").do("attack:A:4")
    assert scene.doors("school") == "---"


@pytest.mark.rule("LN-ACT-02")
@pytest.mark.parametrize("die", range(1, 7))
def test_some_actions_need_a_minimum_and_others_take_any_die(die: int, person: Person) -> None:
    person("cook", ability=COOK)
    scene = busy(Scene()).dice(0, die).turn(0)
    assert scene.may(f"attack:A:{die}") is (die >= 3)
    assert scene.may(f"search:A:{die}") is (die >= 3)
    assert scene.may(f"ability:cook:{die}") is (die >= 4)
    assert {f"barricade:A:{die}", f"clean:{die}", f"attract:A:{die}"} <= scene.options()


@pytest.mark.vector("long-night", "TV-98")
@pytest.mark.rule("LN-ACT-05", "LN-ACT-PLAY-02")
def test_no_play_out_of_turn() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school")
    scene.hand(1, "junk", "medicine").dice(0, 3).turn(0)
    scene.roll(1, 0).do("attack:A:3")  # a hit; the junk is taken
    assert scene.s.survivors["B"].wounds == 1
    assert scene.s.players[1].hand == ["medicine"]
    assert scene.table.waiting == [0]
    with pytest.raises(WrongSeat):
        scene.table.answer(1, scene.ask.number, "play:medicine")
    assert scene.s.survivors["B"].wounds == 1
    # nor can it be played for them
    assert scene.refuses("play:medicine") == "LN-ACT-PLAY-01"


@pytest.mark.rule("LN-ACT-05")
def test_everyone_acts_in_the_own_turn_only() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.run(*(("begin_turn", [seat]) for seat in (0, 1, 2)))
    for seat, name in enumerate("ABC"):
        assert scene.table.waiting == [seat]
        assert scene.options("move:") == {
            f"move:{name}:{place}" for place in scene.s.places if place != "colony"
        }
        scene.do("end")
    assert scene.idle


@pytest.mark.rule("LN-ACT-06")
@pytest.mark.parametrize(
    "option",
    [
        "attack:C:4",
        "search:C:4",
        "barricade:C:4",
        "attract:C:4",
        "ability:gia",
        "use:C:debate-handbook",
        "move:C:library",
        "add:debate-handbook:C",
        "hand:C:debate-handbook:A",
    ],
)
def test_nobody_acts_with_the_survivors_of_others(option: str) -> None:
    scene = Scene().survivor("A", 0, "school", wounds=1).survivor("gia", 1, "school")
    scene.survivor("C", 1, "school", items=("debate-handbook",))
    scene.entrance("school", "Z---").entrance("hospital", "Z---").deck("school", "junk")
    scene.crisis("mould").dice(0, 4).turn(0)
    assert scene.refuses(option) == "LN-ACT-06"
    # their player may do all of that
    scene = Scene().survivor("A", 0, "school", wounds=1).survivor("gia", 1, "school")
    scene.survivor("C", 1, "school", items=("debate-handbook",))
    scene.entrance("school", "Z---").entrance("hospital", "Z---").deck("school", "junk")
    scene.crisis("mould").dice(1, 4).turn(1)
    assert scene.may(option)
