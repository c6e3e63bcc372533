"""Searching at Raxxon (catalogue section 23.2)."""

from __future__ import annotations

import pytest

from .laboratory import RAXXON, laboratory
from .scene import Scene

P1, P2, P3 = range(3)
pytestmark = pytest.mark.usefixtures("plain_people")


def searcher(*items: str) -> Scene:
    """A of P1 at Raxxon, with a die and five cards to be found."""
    scene = laboratory(3).survivor("A", P1, RAXXON, items=items).dice(P1, 4)
    return scene.deck(RAXXON, "fuel", "junk", "medicine", "pistol", "food-1")


def faces(scene: Scene) -> list[str]:
    return [told["face"] for told in scene.told("exposed")]


@pytest.mark.vector("long-night", "TV-69")
@pytest.mark.rule("LN-RAX-SEARCH-01", "LN-RAX-SEARCH-02", "LN-RAX-SEARCH-03")
def test_a_deadly_search() -> None:
    scene = searcher().survivor("B", P2).hand(P1, "junk", "padlock").newcomers("H", "G")
    scene.turn(P1).do("search:A:4", "noise", "noise")
    assert faces(scene) == []
    scene.roll("bite").do("keep:medicine")
    assert faces(scene) == ["bite"]
    assert scene.s.graveyard == ["A"]
    assert sorted(scene.s.removed) == ["junk", "medicine", "padlock"]
    assert scene.s.players[P1].hand == []
    assert (scene.s.players[P1].leader, scene.s.players[P1].group) == ("H", ["H"])
    assert scene.s.survivors["H"].place == "colony"
    assert scene.s.morale == 5


@pytest.mark.rule("LN-RAX-SEARCH-01", "LN-RAX-SEARCH-02")
def test_the_card_is_in_hand_before_the_roll() -> None:
    scene = searcher().survivor("B", P1).roll("bite").turn(P1).do("search:A:4", "keep:fuel")
    assert scene.events.index("kept") < scene.events.index("exposed")
    assert (scene.s.graveyard, scene.s.players[P1].hand) == (["A"], ["fuel"])


@pytest.mark.rule("LN-RAX-SEARCH-01")
@pytest.mark.parametrize("face", ["blank", "wound", "frostbite"])
def test_every_search_ends_with_an_exposure_roll(face: str) -> None:
    scene = searcher().dice(P1, 4, 5).roll(face, "blank").turn(P1)
    scene.do("search:A:4", "keep:fuel")
    v = scene.s.survivors["A"]
    assert (v.wounds, v.frostbite) == (int(face == "wound"), int(face == "frostbite"))
    scene.do("search:A:5", "keep:junk")
    assert faces(scene) == [face, "blank"]


@pytest.mark.rule("LN-RAX-SEARCH-03", "OP-05")
def test_one_roll_however_much_noise() -> None:
    scene = searcher().roll("blank").turn(P1).do("search:A:4", *["noise"] * 4)
    assert scene.s.places[RAXXON].noise == 4
    assert not scene.may("noise")
    scene.do("keep:pistol")
    assert faces(scene) == ["blank"]


@pytest.mark.rule("LN-RAX-SEARCH-03")
def test_one_roll_even_if_two_cards_are_kept() -> None:
    scene = searcher("raxxon-plans").roll("blank").turn(P1)
    scene.do("search:A:4", "noise", "noise", "keep:junk")
    assert faces(scene) == []
    scene.do("keep:fuel")
    assert sorted(scene.s.players[P1].hand) == ["fuel", "junk"]
    assert faces(scene) == ["blank"]


@pytest.mark.rule("LN-RAX-SEARCH-01")
def test_the_last_card_of_the_deck_is_as_risky() -> None:
    scene = searcher().deck(RAXXON, "fuel").roll("wound").turn(P1).do("search:A:4")
    assert scene.s.players[P1].hand == ["fuel"]
    assert scene.s.survivors["A"].wounds == 1


@pytest.mark.rule("LN-RAX-SEARCH-01")
def test_elsewhere_a_search_is_safe() -> None:
    scene = laboratory(3).survivor("A", P1, "school").dice(P1, 4).deck("school", "fuel", "junk")
    scene.turn(P1).do("search:A:4", "keep:fuel")
    assert faces(scene) == []


@pytest.mark.rule("LN-RAX-SEARCH-01")
def test_not_even_who_moves_without_danger_searches_without() -> None:
    scene = laboratory(3).survivor("kwame", P1, RAXXON).dice(P1, 4).deck(RAXXON, "fuel", "junk")
    scene.roll("wound").turn(P1).do("search:kwame:4", "keep:fuel")
    assert scene.s.survivors["kwame"].wounds == 1
