"""Despair (catalogue section 20.2)."""

from __future__ import annotations

import pytest

from .conftest import AddCards
from .scene import Scene

pytestmark = pytest.mark.usefixtures("plain_people")

DESPAIR = '{ do = "despair", who = "actor" }'
TWICE = '{ do = "despair", who = "actor", count = 2 }'
CHEER = 'cheer = { kind = "tool", effects = [{ do = "hearten", count = 3 }] }'


def tokens(scene: Scene, name: str) -> tuple[int, int, int]:
    """Wounds, frostbite and despair of a survivor."""
    v = scene.s.survivors[name]
    return v.wounds, v.frostbite, v.despair


@pytest.mark.vector("long-night", "TV-18")
@pytest.mark.rule("LN-DESP-02", "LN-DESP-03")
def test_despair_counts_but_does_not_heal() -> None:
    scene = Scene().survivor("A", 0, despair=1, wounds=1).survivor("B", 0).hand(0, "nurses-bag")
    scene.entrance("school", "Z--").dice(0, 6).turn(0).do("play:nurses-bag")
    assert tokens(scene, "A") == (0, 0, 1)
    scene.roll("wound").do("move:A:school")
    assert tokens(scene, "A") == (1, 0, 1)
    scene.roll("wound").do("attack:A:6")
    assert scene.s.graveyard == ["A"]


@pytest.mark.rule("LN-DESP-01")
@pytest.mark.parametrize(("effect", "count"), [(DESPAIR, 1), (TWICE, 2)])
@pytest.mark.parametrize("ref", ["crossroads/gloom/0", "crisis/gloom/fail", "item/gloom"])
def test_each_despair_is_a_token(effect: str, count: int, ref: str, add_cards: AddCards) -> None:
    add_cards("crossroads", f"gloom = {{ when = [], options = [{{ effects = [{effect}] }}] }}")
    add_cards("crises", f'gloom = {{ accepts = ["food"], fail = [{effect}] }}')
    add_cards("items", f'gloom = {{ kind = "tool", effects = [{effect}] }}')
    scene = Scene().survivor("A", 0).survivor("B", 0).run(("carry_out", [ref, 0, 0, "A"]))
    assert tokens(scene, "A") == (0, 0, count)
    assert tokens(scene, "B") == (0, 0, 0)


@pytest.mark.rule("LN-DESP-02")
@pytest.mark.parametrize("hurt", [{"wounds": 2}, {"wounds": 1, "frostbite": 1}, {"despair": 2}])
def test_despair_may_be_the_third_wound(hurt: dict[str, int], add_cards: AddCards) -> None:
    add_cards("items", f'gloom = {{ kind = "tool", effects = [{DESPAIR}] }}')
    scene = Scene().survivor("A", 0, **hurt).survivor("B", 0)
    scene.run(("carry_out", ["item/gloom", 0, 0, "A"]))
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5


@pytest.mark.rule("LN-DESP-02")
def test_despair_is_a_wound_when_others_come() -> None:
    scene = Scene().survivor("A", 0, despair=2).survivor("B", 0).turn(0)
    scene.roll("frostbite").do("move:A:gas")
    assert scene.s.graveyard == ["A"]


@pytest.mark.rule("LN-DESP-03")
def test_medicine_is_no_use_against_despair() -> None:
    scene = Scene().survivor("A", 0, despair=2).hand(0, "medicine", "nurses-bag").turn(0)
    assert scene.refuses("play:medicine") == "OP-82"
    assert scene.refuses("play:nurses-bag") == "OP-82"


@pytest.mark.rule("LN-DESP-03")
def test_who_only_despairs_cannot_be_chosen_for_healing() -> None:
    scene = Scene().survivor("A", 0, despair=2).survivor("B", 0, wounds=1).survivor("C", 0)
    scene.hand(0, "medicine").turn(0).do("play:medicine")
    assert scene.ask.kind == "action"  # there was but one to heal
    assert (tokens(scene, "A"), tokens(scene, "B")) == ((0, 0, 2), (0, 0, 0))


@pytest.mark.rule("LN-DESP-03")
def test_however_much_is_healed_despair_stays(add_cards: AddCards) -> None:
    add_cards(
        "items",
        'tonic = { kind = "medicine", effects = [{ do = "heal", who = "all", count = 9 }] }',
    )
    scene = Scene().survivor("A", 0, wounds=1, despair=1).survivor("B", 1, frostbite=1, despair=1)
    scene.hand(0, "tonic").turn(0).do("play:tonic")
    assert (tokens(scene, "A"), tokens(scene, "B")) == ((0, 0, 1), (0, 0, 1))


@pytest.mark.rule("LN-DESP-03")
def test_the_healers_ability_does_not_remove_it_either() -> None:
    scene = Scene().survivor("gia", 0, "school").survivor("A", 0, "school", despair=2).turn(0)
    assert scene.refuses("ability:gia") == "OP-82"


@pytest.mark.rule("LN-DESP-04")
def test_what_names_despair_removes_it_and_nothing_else(add_cards: AddCards) -> None:
    add_cards("items", CHEER)
    scene = Scene().survivor("A", 0, wounds=1, despair=1).survivor("B", 0, wounds=2)
    scene.hand(0, "cheer").turn(0).do("play:cheer")
    assert tokens(scene, "A") == (1, 0, 0)
    assert tokens(scene, "B") == (2, 0, 0)


@pytest.mark.rule("LN-DESP-04")
def test_it_is_no_use_against_wounds_and_frostbite(add_cards: AddCards) -> None:
    add_cards("items", CHEER)
    scene = Scene().survivor("A", 0, wounds=1, frostbite=1).hand(0, "cheer").turn(0)
    assert scene.refuses("play:cheer") == "OP-82"


@pytest.mark.rule("LN-DESP-04")
def test_despair_does_not_pass_by_itself() -> None:
    scene = Scene(morale=9).survivor("A", 0, despair=1).survivor("B", 1).crisis("mould")
    scene.s.crisis_deck = ["rats"]
    scene.s.food = 9
    scene.roll([], *[1] * 5)
    scene.run(("begin_turn", [0]), ("colony_phase", []))
    scene.do("end").all_do({0: "pass", 1: "pass", 2: "pass"})
    assert scene.s.round == 2
    assert tokens(scene, "A") == (0, 0, 1)
