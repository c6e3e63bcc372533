"""The bandit hideout (catalogue section 22.5, OP-11, OP-60)."""

from __future__ import annotations

import pytest

from .conftest import AddCards, Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def hideout(*loot: str, **gangs: int) -> Scene:
    """A stands at the hideout, where these cards lie."""
    scene = Scene(bandits="on").survivor("A", 0, "hideout").survivor("B", 1).survivor("C", 2)
    scene.s.bandits.loot = list(loot)
    for place, count in gangs.items():
        scene.s.places[place].bandits = count
    return scene


def bandits(scene: Scene) -> dict[str, int]:
    return {place.id: place.bandits for place in scene.s.places.values() if place.bandits}


# -- the place ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-BAN-HIDE-01")
def test_survivors_may_go_there_and_act_only_there() -> None:
    scene = hideout("fuel", school=1).survivor("D", 0, "school").survivor("E", 0, "gas")
    scene.dice(0, 6).turn(0)
    assert scene.options("raid") == {"raid:A:6"}
    assert scene.options("storm") == {"storm:A:6"}
    for name in "DE":
        assert scene.refuses(f"raid:{name}:6") == "LN-BAN-HIDE-01"
        assert scene.refuses(f"storm:{name}:6") == "LN-BAN-HIDE-01"
    assert scene.refuses("raid:B:6") == "LN-ACT-06"
    assert scene.refuses("storm:B:6") == "LN-ACT-06"
    scene.roll("blank").do("move:E:hideout")
    assert scene.options("raid") == {"raid:A:6", "raid:E:6"}


@pytest.mark.rule("LN-BAN-HIDE-01", "LN-PREP-07")
def test_without_the_module_there_is_no_such_action() -> None:
    scene = Scene().survivor("A", 0, "school").dice(0, 6).turn(0)
    assert scene.options("raid") == scene.options("storm") == set()
    scene.refuses("raid:A:6")


@pytest.mark.rule("LN-BAN-HIDE-02")
def test_the_loot_is_public() -> None:
    scene = hideout("fuel", "pistol").turn(0)
    for viewer in (None, 0, 1, 2):
        assert scene.view(viewer).modules.loot == ["fuel", "pistol"]


@pytest.mark.rule("LN-BAN-HIDE-03")
def test_the_hideout_cannot_be_searched_in_the_usual_way() -> None:
    scene = hideout("fuel", "pistol").dice(0, 6).turn(0)
    assert scene.options("search") == set()
    assert scene.refuses("search:A:6") == "LN-ACT-SEARCH-03"
    assert scene.s.places["hideout"].noise_spaces == 0


@pytest.mark.rule("LN-BAN-HIDE-03")
def test_without_loot_there_is_nothing_to_get() -> None:
    scene = hideout(school=1).dice(0, 6).turn(0)
    assert scene.options("raid") == set()
    assert scene.refuses("raid:A:6") == "LN-BAN-HIDE-03"


# -- searching it ------------------------------------------------------------------------------


@pytest.mark.rule("OP-11", "LN-BAN-HIDE-01", "LN-BAN-HIDE-02")
@pytest.mark.parametrize(
    ("rolled", "cards"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)], ids=str
)
def test_searching_the_hideout(rolled: int, cards: int) -> None:
    scene = hideout("fuel", "pistol", "junk").hand(0, "food-1").dice(0, 4, 5).turn(0)
    scene.roll(rolled).do("raid:A:4")
    if cards:
        assert (scene.ask.seat, scene.ask.kind) == (0, "loot")
        assert scene.options() == {"loot:fuel", "loot:pistol", "loot:junk"}
        scene.do("loot:pistol")
    if cards > 1:
        assert scene.options() == {"loot:fuel", "loot:junk"}
        scene.do("loot:junk")
    assert scene.ask.kind == "action"
    assert scene.s.players[0].hand == ["food-1", "pistol", "junk"][: 1 + cards]
    assert len(scene.s.bandits.loot) == 3 - cards
    assert scene.s.survivors["A"].wounds == (0 if cards else 1)
    assert scene.s.players[0].dice == [5]
    assert "exposed" not in scene.events


@pytest.mark.rule("OP-11")
def test_the_last_card_of_the_loot_is_the_last() -> None:
    scene = hideout("fuel").dice(0, 4).turn(0).roll(6).do("raid:A:4")
    assert scene.ask.kind == "action"
    assert (scene.s.players[0].hand, scene.s.bandits.loot) == (["fuel"], [])


@pytest.mark.rule("OP-11")
@pytest.mark.parametrize("value", [0, 1, 4, 6])
def test_searching_takes_a_die_of_the_search_value(value: int, person: Person) -> None:
    person("A", search=value, attack=1)
    scene = hideout("fuel").dice(0, 1, 2, 3, 4, 5, 6).turn(0)
    dice = {f"raid:A:{die}" for die in range(1, 7) if value and die >= value}
    assert scene.options("raid") == dice
    for die in range(1, 7):
        if f"raid:A:{die}" not in dice:
            assert scene.refuses(f"raid:A:{die}") == "LN-BAN-HIDE-01"


@pytest.mark.rule("OP-11", "LN-BAN-HIDE-02")
def test_cards_may_give_access_to_the_loot(add_cards: AddCards) -> None:
    add_cards("items", '[map]\nkind = "tool"\neffects = [{ do = "loot", count = 2 }]')
    scene = hideout("fuel", "pistol", "junk").hand(1, "map").turn(1).do("play:map")
    assert scene.ask.seat == 1
    scene.do("loot:junk", "loot:fuel")
    assert (scene.s.players[1].hand, scene.s.bandits.loot) == (["junk", "fuel"], ["pistol"])
    scene.s.bandits.loot = []
    assert scene.hand(1, "map").turn(1).refuses("play:map") == "LN-BAN-HIDE-02"


# -- attacking it ------------------------------------------------------------------------------


@pytest.mark.rule("OP-11", "LN-BAN-HIDE-01")
@pytest.mark.parametrize(
    ("rolled", "gone"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)], ids=str
)
def test_attacking_the_hideout(rolled: int, gone: int) -> None:
    scene = hideout("fuel", school=2, gas=1).dice(0, 4, 5).turn(0)
    scene.roll(rolled).do("storm:A:4")
    if gone:
        assert (scene.ask.seat, scene.ask.kind) == (0, "drive-off")
        assert scene.options() == {"drive-off:school", "drive-off:gas"}
        scene.do("drive-off:gas")
    # then all who are left stand at one place, and there is nothing to choose
    assert scene.ask.kind == "action"
    assert bandits(scene) == {
        0: {"school": 2, "gas": 1}, 1: {"school": 2}, 2: {"school": 1},
    }[gone]  # fmt: skip
    assert scene.s.survivors["A"].wounds == (0 if gone else 1)
    assert scene.s.players[0].tally.get("bandits", 0) == gone
    assert scene.s.players[0].dice == [5]
    assert (scene.s.bandits.loot, scene.s.morale) == (["fuel"], 6)
    assert "exposed" not in scene.events


@pytest.mark.rule("OP-11")
def test_without_bandits_anywhere_there_is_nobody_to_attack() -> None:
    scene = hideout("fuel").dice(0, 6).turn(0)
    assert scene.options("storm") == set()
    assert scene.refuses("storm:A:6") == "LN-BAN-HIDE-01"


@pytest.mark.rule("OP-11")
@pytest.mark.parametrize("value", [0, 1, 4, 6])
def test_attacking_takes_a_die_of_the_attack_value(value: int, person: Person) -> None:
    person("A", attack=value, search=1)
    scene = hideout(gas=1).dice(0, 1, 2, 3, 4, 5, 6).turn(0)
    dice = {f"storm:A:{die}" for die in range(1, 7) if value and die >= value}
    assert scene.options("storm") == dice
    for die in range(1, 7):
        if f"storm:A:{die}" not in dice:
            assert scene.refuses(f"storm:A:{die}") == "LN-BAN-HIDE-01"


# -- dying there -------------------------------------------------------------------------------


@pytest.mark.rule("OP-60", "OP-11")
@pytest.mark.parametrize("action", ["raid", "storm"])
def test_who_dies_there_leaves_everything_to_the_bandits(action: str) -> None:
    scene = Scene(bandits="on").survivor("B", 0).survivor("C", 1)
    scene.survivor("A", 0, "hideout", wounds=2, items=("pistol", "deer-rifle"))
    scene.s.bandits.loot, scene.s.places["gas"].bandits = ["fuel"], 1
    scene.hand(0, "junk").dice(0, 6).turn(0).roll(1).do(f"{action}:A:6")
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5
    assert scene.view(None).modules.loot == ["fuel", "pistol", "deer-rifle"]
    assert scene.s.places["hideout"].deck == []
    assert scene.s.players[0].hand == ["junk"]


@pytest.mark.rule("OP-60")
def test_zombies_come_to_the_entrance_of_the_hideout() -> None:
    scene = hideout("fuel").survivor("D", 0).entrance("hideout", "ZZZ-")
    scene.run(("add_zombies", ["hideout", 1]))
    assert scene.doors("hideout") == "ZZZZ"
    scene.run(("zombies_gather", []))  # one for A, who dies of it
    assert scene.s.graveyard == ["A"]
    assert scene.doors("hideout") == "ZZZZ"
