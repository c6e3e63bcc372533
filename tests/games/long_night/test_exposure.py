"""The exposure die and frostbite (catalogue section 8)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.core.chance import Chance
from overrun.games.long_night.exposure import FACES

from .conftest import AddCards, Person
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")


def tokens(scene: Scene, name: str) -> tuple[int, int, int]:
    """Wounds, frostbite and despair of a survivor."""
    v = scene.s.survivors[name]
    return v.wounds, v.frostbite, v.despair


def exposed(face: str, **hurt: int) -> Scene:
    """A moves from the colony to the school and rolls this face."""
    scene = Scene().survivor("A", 0, **hurt).survivor("B", 0).turn(0)
    return scene.roll(face).do("move:A:school")


# -- when, and who -----------------------------------------------------------------------------


@pytest.mark.rule("LN-EXPO-01")
def test_a_roll_right_after_a_move_and_right_after_a_kill() -> None:
    scene = Scene().survivor("A", 0).entrance("school", "ZZ--").dice(0, 6).turn(0)
    scene.roll("wound").do("move:A:school")
    assert scene.events[-2:] == ["exposed", "hurt"]
    assert scene.events.index("exposed") == scene.events.index("moved") + 1
    scene.roll("blank").do("attack:A:6")
    assert scene.events[-2:] == ["zombie-killed", "exposed"]
    assert tokens(scene, "A") == (1, 0, 0)


@pytest.mark.rule("LN-EXPO-01")
def test_nothing_else_exposes() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).survivor("C", 1, "school")
    scene.entrance("school", "----").entrance("gas", "Z--").deck("school", "fuel", "junk")
    scene.hand(0, "food-1", "pistol").crisis("mould").dice(0, 3, 3, 3, 3, 3)
    scene.s.waste = ["junk"]
    scene.turn(0)
    scene.do("search:A:3", "keep:fuel", "barricade:A:3", "clean:3", "attract:A:3")
    scene.do("play:food-1", "play:pistol", "equip:A", "raise:3", "hand:A:pistol:C", "add:fuel")
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-EXPO-02")
def test_its_player_rolls_for_a_survivor_even_in_the_turn_of_another() -> None:
    scene = Scene(players=4).survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 3)
    scene.turn(0).do("exile:1").all_do(dict.fromkeys(range(4), "yes"))
    scene.roll("wound").do("leave:B:gas")
    assert scene.told("exposed") == [{"survivor": "B", "seat": 1, "face": "wound"}]
    assert tokens(scene, "B") == (1, 0, 0)


# -- the faces ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-EXPO-03", "OP-01")
def test_four_kinds_of_faces_on_a_die_of_twelve() -> None:
    assert Counter(FACES) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}


@pytest.mark.rule("LN-EXPO-03")
def test_every_face_is_as_likely_as_the_others() -> None:
    chance = Chance.from_seed("exposure")
    rolled = Counter(chance.pick(FACES) for _ in range(12_000))
    for face, share in Counter(FACES).items():
        assert abs(rolled[face] - 1000 * share) < 250


@pytest.mark.rule("LN-EXPO-04")
def test_blank_is_nothing() -> None:
    scene = exposed("blank", wounds=2)
    assert tokens(scene, "A") == (2, 0, 0)
    assert scene.s.morale == 6


@pytest.mark.rule("LN-EXPO-05")
def test_wound_is_a_wound() -> None:
    assert tokens(exposed("wound"), "A") == (1, 0, 0)
    assert tokens(exposed("wound", frostbite=1), "A") == (1, 1, 0)


@pytest.mark.rule("LN-EXPO-06")
def test_frostbite_is_a_token_of_its_own_and_a_wound() -> None:
    scene = exposed("frostbite", wounds=1)
    assert tokens(scene, "A") == (1, 1, 0)
    assert scene.s.survivors["A"].hurt == 2
    scene = exposed("frostbite", wounds=2)
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5


@pytest.mark.rule("LN-EXPO-07")
@pytest.mark.parametrize("wounds", [0, 1, 2])
def test_bite_kills_at_once(wounds: int) -> None:
    scene = exposed("bite", wounds=wounds)
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5
    assert "hurt" not in scene.events


@pytest.mark.vector("long-night", "TV-103")
def test_lonely_bite() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0).survivor("C", 1, "library")
    scene.entrance("school", "Z--").dice(0, 6).turn(0).roll("bite").do("attack:A:6")
    assert scene.s.graveyard == ["A"]
    assert (scene.ask.seat, scene.ask.kind) == (0, "action")
    assert scene.s.morale == 5


@pytest.mark.rule("LN-EXPO-08")
def test_a_text_may_cancel_the_roll_or_change_it(person: Person) -> None:
    person("A", ability='{ passive = "no-exposure-moving" }')
    person("B", ability='{ passive = "bite-is-wound" }')
    person("C", ability='{ passive = "frostbite-is-wound" }')
    scene = Scene().survivor("A", 0).survivor("B", 0).survivor("C", 0)
    scene.survivor("D", 0, items=("pistol",)).entrance("school", "ZZ--").dice(0, 5, 6).turn(0)
    scene.do("move:A:school")  # no roll
    scene.roll("bite").do("move:B:school")
    scene.roll("frostbite").do("move:C:school")
    scene.roll("blank").do("move:D:school")
    assert [tokens(scene, name) for name in "ABCD"] == [(0, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0)]
    scene.do("attack:D:6")  # no roll, for once
    scene.roll("wound").do("attack:A:5")  # this one is spared when moving only
    assert tokens(scene, "A") == (1, 0, 0)


@pytest.mark.rule("LN-EXPO-08")
def test_without_such_a_text_nobody_is_asked() -> None:
    scene = Scene().survivor("A", 0).hand(0, "medicine").turn(0).roll("wound").do("move:A:gas")
    assert scene.ask.kind == "action"
    assert tokens(scene, "A") == (1, 0, 0)


# -- frostbite ---------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-15")
@pytest.mark.rule("LN-FROST-01", "LN-FROST-04", "LN-FROST-05")
def test_frostbite_kills_at_turn_start() -> None:
    scene = Scene().survivor("A", 0).survivor("B", 1, "school", frostbite=1, wounds=1)
    scene.survivor("C", 1).run(("begin_turn", [0]), ("begin_turn", [1]))
    assert tokens(scene, "B") == (1, 1, 0)
    assert scene.table.waiting == [0]
    scene.do("end")
    assert scene.s.graveyard == ["B"]
    assert scene.s.morale == 5
    assert (scene.ask.seat, scene.ask.kind) == (1, "action")


@pytest.mark.vector("long-night", "TV-16")
@pytest.mark.rule("LN-FROST-02", "LN-FROST-03")
def test_several_frostbite_tokens_still_give_one_wound(person: Person) -> None:
    person("A", ability='{ passive = "tough", amount = 2 }')
    scene = Scene().survivor("A", 0, frostbite=2).run(("begin_turn", [0]))
    assert tokens(scene, "A") == (1, 2, 0)


@pytest.mark.vector("long-night", "TV-17")
@pytest.mark.rule("OP-46")
def test_healed_frostbite_stops_hurting() -> None:
    scene = Scene().survivor("A", 0, frostbite=1).hand(0, "medicine")
    scene.run(("take_action", [0]), ("begin_turn", [0]))
    scene.do("play:medicine")
    assert tokens(scene, "A") == (0, 0, 0)
    scene.do("end")
    assert scene.ask.kind == "action"
    assert tokens(scene, "A") == (0, 0, 0)


@pytest.mark.rule("OP-46")
@pytest.mark.parametrize(("kind", "left"), [("wound", (0, 1, 1)), ("frostbite", (1, 0, 1))])
def test_who_heals_chooses_between_wound_and_frostbite(
    kind: str, left: tuple[int, int, int], add_cards: AddCards
) -> None:
    add_cards("items", 'salve = { kind = "medicine", effects = [{ do = "heal" }] }')
    add_cards(
        "survivors",
        'A = { influence = 9, attack = 1, search = 1, ability = { passive = "tough" } }',
    )
    scene = Scene().survivor("A", 0, wounds=1, frostbite=1, despair=1).hand(0, "salve").turn(0)
    scene.do("play:salve")
    assert scene.options() == {"heal:A:wound", "heal:A:frostbite"}  # despair is not for healing
    scene.do(f"heal:A:{kind}")
    assert tokens(scene, "A") == left


@pytest.mark.rule("LN-FROST-01")
def test_each_frostbitten_survivor_of_the_player_suffers() -> None:
    scene = Scene().survivor("A", 0, frostbite=1).survivor("B", 0, "gas", frostbite=1)
    scene.survivor("C", 0, wounds=1).survivor("D", 1, frostbite=1).run(("begin_turn", [0]))
    assert [tokens(scene, name) for name in "ABCD"] == [(1, 1, 0), (1, 1, 0), (1, 0, 0), (0, 1, 0)]


@pytest.mark.rule("LN-FROST-01")
def test_frostbite_hurts_on_every_turn(person: Person) -> None:
    person("A", ability='{ passive = "tough", amount = 2 }')
    scene = Scene().survivor("A", 0, frostbite=1).run(*[("begin_turn", [0])] * 3)
    seen = [tokens(scene, "A")]
    seen.append(tokens(scene.do("end"), "A"))
    seen.append(tokens(scene.do("end"), "A"))
    assert seen == [(1, 1, 0), (2, 1, 0), (3, 1, 0)]


@pytest.mark.rule("LN-FROST-03")
def test_the_wound_of_frostbite_is_a_normal_one() -> None:
    # healed of the frostbite itself, the survivor suffers no more
    scene = Scene().survivor("A", 0, frostbite=1).hand(0, "medicine")
    scene.run(("begin_turn", [0]), ("begin_turn", [0]))
    scene.do("play:medicine", "heal:A:frostbite", "end")
    assert tokens(scene, "A") == (1, 0, 0)


@pytest.mark.rule("LN-FROST-04")
def test_no_medicine_comes_before_frostbite() -> None:
    scene = Scene().survivor("A", 0, wounds=1, frostbite=1).survivor("B", 0).hand(0, "medicine")
    scene.run(("begin_turn", [0]))
    assert scene.s.graveyard == ["A"]
    assert scene.s.players[0].leader == "B"
    assert scene.ask.kind == "action"
    assert not scene.table.answers  # nothing could be done before


@pytest.mark.rule("LN-FROST-05")
def test_frostbite_waits_for_the_own_turn() -> None:
    scene = Scene(morale=9).survivor("A", 0, frostbite=1).survivor("B", 1).survivor("C", 2)
    scene.crisis("mould")
    scene.s.crisis_deck = ["rats"]
    scene.s.first = 1  # the token goes to the right: to seat 0, whose turn is next
    scene.roll([], *[1] * 6)  # no cards in the crisis; two dice each
    scene.run(("begin_turn", [1]), ("begin_turn", [2]), ("colony_phase", []))
    scene.do("end", "end")
    assert scene.told("colony-phase")
    assert tokens(scene, "A") == (0, 1, 0)
    scene.all_do({0: "pass", 1: "pass", 2: "pass"})
    assert scene.s.round == 2
    assert scene.table.waiting == [0]
    assert tokens(scene, "A") == (1, 1, 0)
