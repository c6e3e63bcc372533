"""The boards (catalogue section 4)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.games.long_night.cards import MOON, TOWN
from overrun.games.long_night.library import library
from overrun.text import Text

from .conftest import AddCards
from .opening import Opening, unmarked
from .scene import COLONY, Scene

pytestmark = pytest.mark.usefixtures("plain_people")

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]


# -- the colony --------------------------------------------------------------------------------


@pytest.mark.rule("LN-BRD-01", "LN-BRD-19")
def test_seven_places_and_the_graveyard_is_none_of_them() -> None:
    scene = Scene().survivor("A", 0).turn(0)
    assert [place.id for place in scene.view(None).places] == [COLONY, *SIX]
    assert scene.options("move") == {f"move:A:{place}" for place in SIX}
    assert scene.refuses("move:A:graveyard") == "LN-TURN-03"
    assert scene.refuses("move:A:raxxon") == "LN-TURN-03"


@pytest.mark.rule("LN-BRD-02")
@pytest.mark.parametrize("zombies", range(1, 7))
def test_six_entrances_are_filled_in_their_order(zombies: int) -> None:
    scene = Scene().run(("add_zombies", [COLONY, zombies]))
    assert [door.zombies for door in scene.s.colony.doors] == [1] * zombies + [0] * (6 - zombies)
    assert [told["door"] for told in scene.told("zombie-came")] == list(range(1, zombies + 1))


@pytest.mark.rule("LN-BRD-03", "OP-02")
def test_each_entrance_of_the_colony_has_three_spaces() -> None:
    assert library().places[COLONY].entrances == (3,) * 6
    assert [door.spaces for door in Scene().s.colony.doors] == [3] * 6


@pytest.mark.rule("LN-BRD-03", "LN-BRD-13")
@pytest.mark.parametrize("pieces", ["ZZZ", "BBB", "TTT", "ZBT", "ZZB", "BTT"])
def test_one_piece_for_each_entrance_space(pieces: str) -> None:
    scene = Scene().survivor("A", 0).survivor("B", 0, "library").dice(0, 1)
    scene.entrances(*[pieces] * 6).entrance("library", pieces).turn(0)
    assert scene.refuses("barricade:A:1") == "LN-ACT-BARR-03"
    assert scene.refuses("barricade:B:1") == "LN-ACT-BARR-03"
    one_left = pieces[:2] + "-"
    scene = Scene().survivor("A", 0).dice(0, 1, 2).entrances(*[pieces] * 6)
    scene.entrance(COLONY, one_left, 4).turn(0).do("barricade:A:1")
    assert scene.doors(COLONY, 4) == "".join(sorted(pieces[:2] + "B", key="ZBT".index))
    assert scene.refuses("barricade:A:2") == "LN-ACT-BARR-03"


@pytest.mark.rule("LN-BRD-04", "LN-BRD-18", "OP-04")
@pytest.mark.parametrize("helpless", [0, 4, 22])
def test_a_colony_of_twenty_four(helpless: int) -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 0)
    scene.s.helpless, scene.s.unruly = helpless, helpless // 2
    spaces = scene.s.colony.spaces
    assert spaces == 24
    scene.s.colony.spaces = helpless + 2
    scene.roll("blank").turn(0)
    assert scene.view(None).places[0].room == 1
    scene.do("move:A:colony").turn(0)
    assert scene.view(None).places[0].room == 0
    scene.s.survivors["A"].moved = False
    scene.survivor("C", 0, "gas").turn(0)
    assert scene.refuses("move:C:colony") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-BRD-06", "LN-INV-24")
def test_the_round_track_shows_what_remains() -> None:
    scene = Scene(rounds=3).run(("move_track", []))
    assert scene.view(None).rounds == 2
    scene.run(("move_track", []))
    assert (scene.view(None).rounds, scene.ending) == (1, None)
    scene.run(("move_track", []))
    assert (scene.view(None).rounds, scene.ending) == (0, "rounds")


@pytest.mark.rule("LN-BRD-05", "LN-INV-24")
def test_the_morale_track_shows_morale(add_cards: AddCards) -> None:
    add_cards("items", '[song]\nkind = "tool"\neffects = [{ do = "morale", by = 1 }]')
    scene = Scene(morale=4).survivor("A", 0).hand(0, "song").turn(0).do("play:song")
    assert {scene.view(viewer).morale for viewer in (0, 1, 2, None)} == {5}


@pytest.mark.rule("LN-BRD-07", "LN-TOK-06", "LN-TOK-07")
def test_the_food_supply_holds_food_and_starvation_tokens() -> None:
    scene = Scene().crowd(3).hand(0, "food-2").turn(0).do("play:food-2")
    assert (scene.view(1).food, scene.view(1).starvation) == (2, 0)
    scene.run(("pay_food", []))
    assert (scene.view(None).food, scene.view(None).starvation) == (0, 0)
    scene.run(("pay_food", []))
    assert (scene.view(None).food, scene.view(None).starvation) == (0, 1)


@pytest.mark.rule("LN-BRD-08")
def test_the_main_objective_lies_face_up() -> None:
    table = Opening(3, objective="last-bus")
    for viewer in (0, 1, 2, None):
        view = table.view(viewer)
        assert (view.objective, view.side) == ("last-bus", "standard")
        assert len(view.goals_met) == len(library().objectives["last-bus"].standard.goals)


@pytest.mark.rule("LN-BRD-09")
def test_the_waste_pile_holds_what_was_played() -> None:
    scene = Scene().survivor("A", 0).hand(0, "food-1", "food-2").turn(0)
    scene.do("play:food-2", "play:food-1")
    for viewer in (0, 1, None):
        assert scene.view(viewer).waste == ["food-2", "food-1"]


@pytest.mark.rule("LN-BRD-10")
def test_the_crisis_deck_lies_face_down() -> None:
    scene = Scene().survivor("A", 0)
    scene.s.crisis_deck = ["mould", "chorus", "burst-pipes"]
    scene.run(("reveal_crisis", []))
    for viewer in (0, 1, None):
        view = scene.view(viewer)
        assert (view.crisis, view.crisis_deck) == ("mould", 2)
        assert "chorus" not in repr(view)


@pytest.mark.rule("LN-BRD-11")
def test_cards_for_the_crisis_lie_in_a_place_of_their_own() -> None:
    scene = Scene().survivor("A", 0).hand(0, "fuel", "junk").crisis("mould").turn(0)
    scene.do("add:fuel", "add:junk")
    view = scene.view(2)
    assert [each.seat for each in view.added] == [0, 0]
    assert (view.waste, view.pile, view.removed) == ([], [], 0)


# -- outside -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-BRD-12", "OP-04")
def test_every_place_has_a_name_and_survivor_spaces() -> None:
    text = Text("en")
    spaces = {name: library().places[name].survivors for name in unmarked("places")}
    assert spaces == {
        COLONY: 24, "police": 3, "grocery": 3, "school": 4, "library": 3, "hospital": 4, "gas": 2,
    }  # fmt: skip
    assert len({text(f"ln-place-{name}") for name in spaces}) == 7


@pytest.mark.rule("LN-BRD-12", "LN-BRD-18")
@pytest.mark.parametrize("place", SIX)
def test_a_place_outside_is_full_when_each_space_is_taken(place: str) -> None:
    scene = Scene().survivor("A", 0)
    spaces = library().places[place].survivors
    for name in "BCDEFGH"[: spaces - 1]:
        scene.survivor(name, 1, place)
    scene.s.helpless = 9  # they live in the colony and take no room here
    scene.turn(0)
    assert scene.may(f"move:A:{place}")
    scene.survivor("H", 2, place).turn(0)
    assert scene.refuses(f"move:A:{place}") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-BRD-13", "OP-03")
def test_a_place_outside_has_one_entrance() -> None:
    entrances = {place: library().places[place].entrances for place in SIX}
    assert all(len(spaces) == 1 for spaces in entrances.values())
    assert {spaces[0] for spaces in entrances.values()} <= {3, 4}
    scene = Scene()
    for place in SIX:
        scene.run(("add_zombies", [place, 2]))
        assert scene.s.places[place].doors[0].zombies == 2


@pytest.mark.rule("LN-BRD-14")
@pytest.mark.parametrize("place", SIX)
def test_who_searches_draws_from_the_deck_of_the_place(place: str) -> None:
    scene = Scene().survivor("A", 0, place).dice(0, 3)
    for other in SIX:
        scene.deck(other, "fuel" if other == place else "junk", "food-1")
    scene.turn(0).do("search:A:3", "keep:fuel")
    assert scene.s.players[0].hand == ["fuel"]
    sizes = {each.id: each.deck for each in scene.view(1).places if each.id != COLONY}
    assert sizes == {other: 1 if other == place else 2 for other in SIX}


@pytest.mark.rule("LN-BRD-15")
def test_a_place_outside_holds_four_noise_tokens() -> None:
    noise = {name: library().places[name].noise for name in unmarked("places")}
    assert noise == {COLONY: 0, **dict.fromkeys(SIX, 4)}
    scene = Scene().survivor("A", 0, "gas").deck("gas", *["fuel", "junk"] * 4).dice(0, 3).turn(0)
    scene.do("search:A:3", *["noise"] * 4)
    assert scene.view(1).places[6].noise == 4
    assert scene.refuses("noise") == "LN-ACT-SEARCH-08"


@pytest.mark.rule("LN-BRD-16")
@pytest.mark.parametrize("box", [MOON, TOWN])
@pytest.mark.parametrize("place", SIX)
def test_the_symbols_of_a_place_agree_with_its_deck(place: str, box: str) -> None:
    kinds: Counter[str] = Counter()
    for item, count in library().decks[box][place].items():
        kinds[library().items[item].kind] += count
    icons = library().places[place].icons
    assert set(kinds) == set(icons)
    counts = [kinds[icon] for icon in icons]
    assert counts == sorted(counts, reverse=True)


@pytest.mark.rule("LN-BRD-17", "LN-RAND-01", "LN-RAND-02", "OP-08")
def test_places_outside_have_numbers() -> None:
    numbers = {name: library().places[name].number for name in unmarked("places")}
    assert numbers == {
        COLONY: 0, "police": 1, "grocery": 2, "school": 3, "library": 4, "hospital": 5, "gas": 6,
    }  # fmt: skip


@pytest.mark.rule("LN-BRD-19", "LN-GRAVE-01")
def test_the_graveyard_holds_the_dead_and_is_seen_by_all(add_cards: AddCards) -> None:
    add_cards("items", '[rope]\nkind = "tool"\neffects = [{ do = "kill", who = "yours" }]')
    scene = Scene().survivor("A", 0).survivor("B", 0, "gas").hand(0, "rope").turn(0)
    scene.do("play:rope", "kill:B")
    for viewer in (0, 1, None):
        assert scene.view(viewer).graveyard == ["B"]
    assert scene.s.places["gas"].survivors == []
    assert "B" not in scene.s.survivors


@pytest.mark.rule("OP-06", "LN-BRD-05", "LN-BRD-06")
def test_both_tracks_end_at_ten(add_cards: AddCards) -> None:
    for card in library().objectives.values():
        for side in (card.side("standard"), card.side("hard")):
            assert 1 <= side.morale <= 10
            assert 1 <= side.rounds <= 10
    add_cards(
        "items",
        '[hope]\nkind = "tool"\neffects = [{ do = "morale", by = 9 }, { do = "rounds", by = 9 }]',
    )
    scene = Scene(morale=4, rounds=5).survivor("A", 0).hand(0, "hope").turn(0).do("play:hope")
    assert (scene.view(None).morale, scene.view(None).rounds) == (10, 10)
