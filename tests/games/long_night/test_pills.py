"""Pills and their side effects (catalogue section 23.3)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.cards import SIDE_EFFECT
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import food_due
from overrun.games.long_night.state import Item
from overrun.games.long_night.vocabulary import Effect

from .conftest import AddCards
from .laboratory import RAXXON, laboratory
from .scene import Scene

P1, P2, P3 = range(3)
SIDE_EFFECTS = [card.id for card in library().items.values() if card.kind == SIDE_EFFECT]
PILLS = [
    card.id
    for card in library().items.values()
    if any(effect.word == "pill" for effect in card.effects)
]
ANY_CRISIS = next(iter(library().crises))
pytestmark = pytest.mark.usefixtures("plain_people")

PILL = """
[pill]
kind = "medicine"
event = true
effects = [{ do = "pill", lines = [
    { to = 1, effects = [{ do = "wound", who = "actor" }] },
    { to = 4, effects = [{ do = "side-effect", card = "tremor" }] },
    { to = 6, effects = [{ do = "food", by = 1 }] },
] }]
"""


@pytest.fixture(autouse=True)
def pill(add_cards: AddCards) -> None:
    add_cards("items", PILL)


def patients() -> Scene:
    """P1 has a pill, and two survivors who might take it; B of P2 is beside them."""
    scene = laboratory(3).survivor("A", P1).survivor("C", P1, "school").survivor("B", P2)
    return scene.hand(P1, "pill")


def inside(effects: tuple[Effect, ...]) -> list[Effect]:
    found = list(effects)
    for effect in effects:
        for part in effect.parts().values():
            found += inside(part)
    return found


def worn(scene: Scene, name: str) -> list[str]:
    return [item.id for item in scene.s.survivors[name].items]


# -- the cards ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-RAX-PILL-01", "OP-13", "LN-INV-13")
def test_pills_of_the_raxxon_deck_are_events_with_side_effects() -> None:
    assert len(PILLS) == 6
    given = set()
    for name in PILLS:
        card = library().items[name]
        assert card.event, name
        assert library().decks["moon"][RAXXON][name] == 1
        words = inside(card.effects)
        given |= {each.card for each in words if each.word == "side-effect"}  # type: ignore[attr-defined]
        lines = card.effects[0].lines  # type: ignore[attr-defined]
        assert [line.to for line in lines] == sorted({line.to for line in lines})
        assert lines[-1].to == 6
    assert given == set(SIDE_EFFECTS)
    assert len(SIDE_EFFECTS) == 6


@pytest.mark.rule("OP-13", "LN-INV-13")
def test_side_effects_lie_in_no_deck() -> None:
    decks = [deck for decks in library().decks.values() for deck in decks.values()]
    assert not [name for name in SIDE_EFFECTS for deck in decks if name in deck]


GAINED = {"pill-vigil": (0, 0, 1, 1, 2, 2), "pill-nine": (0, 1, 1, 0, 0, 2)}
"""The dice that somebody gains, and rolls, by what the pill says."""


@pytest.mark.rule("OP-13")
@pytest.mark.parametrize("name", PILLS)
@pytest.mark.parametrize("die", range(1, 7))
def test_every_pill_can_be_taken_whatever_the_die_says(name: str, die: int) -> None:
    scene = laboratory(3).survivor("A", P1).hand(P1, name).entrances("ZZ-", *["---"] * 5)
    gained = GAINED.get(name, (0,) * 6)[die - 1]
    scene.roll(die, *[6] * gained).turn(P1).do(f"play:{name}")
    assert scene.told("pill") == [{"seat": P1, "survivor": "A", "rolled": die}]
    assert scene.s.removed == [name]
    assert scene.s.players[P1].dice == [6] * gained


# -- taking one --------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-78")
@pytest.mark.rule(
    "LN-RAX-PILL-02", "LN-RAX-PILL-03", "LN-RAX-PILL-04", "LN-RAX-PILL-05", "LN-RAX-PILL-06"
)
def test_a_side_effect_is_stuck() -> None:
    scene = patients().crisis(ANY_CRISIS)
    scene.roll(3).turn(P1).do("play:pill", "with:A")
    assert worn(scene, "A") == ["tremor"]
    assert not scene.options("hand:A:tremor")
    assert scene.refuses("hand:A:tremor:B") == "LN-RAX-PILL-05"
    assert not scene.options("add:tremor")
    assert scene.refuses("add:tremor:A") == "LN-RAX-PILL-05"
    assert scene.s.removed == ["pill"]
    assert scene.s.waste == []


@pytest.mark.rule("LN-RAX-PILL-05")
def test_other_equipment_is_not_stuck() -> None:
    scene = laboratory(3).survivor("A", P1, items=("tremor", "pistol")).survivor("B", P2)
    scene.crisis(ANY_CRISIS).turn(P1)
    assert scene.options("hand") == {"hand:A:pistol:B"}
    assert scene.options("add") == {"add:pistol:A"}


@pytest.mark.rule("LN-RAX-PILL-02", "LN-RAX-PILL-07")
def test_any_of_the_own_survivors_takes_it_wherever_they_are() -> None:
    scene = patients().turn(P1).do("play:pill")
    assert (scene.ask.seat, scene.options()) == (P1, {"with:A", "with:C"})
    scene.roll(2).do("with:C")
    assert (worn(scene, "A"), worn(scene, "C")) == ([], ["tremor"])


@pytest.mark.rule("LN-RAX-PILL-02", "LN-RAX-PILL-03")
def test_the_die_is_rolled_when_it_is_known_who_takes_it() -> None:
    scene = patients().turn(P1).do("play:pill")
    assert "pill" not in scene.events
    scene.roll(1).do("with:C")
    assert (scene.s.survivors["A"].wounds, scene.s.survivors["C"].wounds) == (0, 1)


@pytest.mark.rule("LN-RAX-PILL-03")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_line_that_the_die_says(die: int) -> None:
    scene = patients().dice(P1, 3).roll(die).turn(P1).do("play:pill", "with:A")
    assert scene.s.survivors["A"].wounds == (1 if die == 1 else 0)
    assert worn(scene, "A") == (["tremor"] if die in (2, 3, 4) else [])
    assert scene.s.food == (13 if die >= 5 else 12)
    assert scene.s.players[P1].dice == [3]  # no action die is needed


@pytest.mark.rule("LN-RAX-PILL-06")
def test_whoever_plays_it_a_pill_leaves_the_game() -> None:
    scene = patients().exiled(P1).roll(5).turn(P1).do("play:pill", "with:A")
    assert (scene.s.removed, scene.s.waste) == (["pill"], [])


# -- side effects ------------------------------------------------------------------------------


@pytest.mark.rule("LN-RAX-05", "LN-RAX-PILL-04")
@pytest.mark.parametrize("name", SIDE_EFFECTS)
def test_any_side_effect_is_found_without_a_draw(name: str, add_cards: AddCards) -> None:
    add_cards("items", PILL.replace("tremor", name))
    scene = patients().roll(3).turn(P1).do("play:pill", "with:A")
    assert worn(scene, "A") == [name]
    for viewer in (None, P1, P3):  # for all to see
        (seen,) = [each for each in scene.view(viewer).survivors if each.id == "A"]
        assert [item.id for item in seen.items] == [name]


@pytest.mark.rule("LN-RAX-05")
def test_anybody_may_look_through_the_side_effects() -> None:
    scene = patients().turn(P1)
    for viewer in (None, P1, P3):
        assert sorted(scene.view(viewer).modules.side_effects) == sorted(SIDE_EFFECTS)
    scene.s.survivors["A"].items.append(Item(SIDE_EFFECTS[0]))
    assert SIDE_EFFECTS[0] not in scene.view(P3).modules.side_effects
    assert Scene().survivor("dutch", P1).turn(P1).view(None).modules.side_effects == []


@pytest.mark.rule("OP-62")
def test_what_is_not_in_the_deck_is_not_equipped() -> None:
    scene = patients().hand(P1, "pill", "pill").roll(2, 2).turn(P1)
    scene.do("play:pill", "with:A", "play:pill", "with:C")
    assert (worn(scene, "A"), worn(scene, "C")) == (["tremor"], [])


@pytest.mark.rule("OP-62")
@pytest.mark.parametrize("place", ["colony", "school"])
def test_with_the_dead_it_goes_back(place: str) -> None:
    scene = laboratory(3).survivor("A", P2, place, items=("tremor",)).survivor("B", P2)
    scene.survivor("C", P1).hand(P1, "pill").deck("school", "fuel").entrance(place, "ZZZ")
    scene.run(("add_zombies", [place, 1]))
    assert scene.s.graveyard == ["A"]
    assert (scene.s.players[P2].hand, scene.s.places["school"].deck) == ([], ["fuel"])
    scene.roll(2).turn(P1).do("play:pill")
    assert worn(scene, "C") == ["tremor"]


@pytest.mark.rule("OP-13")
def test_what_the_side_effects_do() -> None:
    scene = laboratory(3).survivor("A", P1, "school", items=("tremor", "fog")).survivor("B", P1)
    scene.survivor("C", P2, "school", items=("red-mist", "night-eyes")).survivor("D", P2)
    scene.entrance("school", "Z--").deck("school", "fuel").dice(P1, 3, 4).dice(P2, 1, 2)
    scene.turn(P1)
    assert scene.options("attack:A") | scene.options("search") == {"attack:A:4", "search:A:4"}
    scene.turn(P2)
    assert scene.options("attack:C") == {"attack:C:1", "attack:C:2"}
    assert scene.options("search:C") == {"search:C:2"}
    before = food_due(scene.s, scene.s.only)
    scene.s.survivors["B"].items.append(Item("wolf-hunger"))
    assert (before, food_due(scene.s, scene.s.only)) == (1, 2)


@pytest.mark.rule("OP-13")
def test_a_second_heart_bears_a_third_wound(add_cards: AddCards) -> None:
    scene = laboratory(3).survivor("A", P1, items=("second-heart",), wounds=2)
    add_cards("items", 'nail = { kind = "tool", effects = [{ do = "wound", who = "yours" }] }')
    scene.survivor("B", P1).hand(P1, "nail", "nail").turn(P1).do("play:nail", "wound:A")
    assert scene.s.survivors["A"].hurt == 3
    scene.do("play:nail", "wound:A")
    assert scene.s.graveyard == ["A"]
