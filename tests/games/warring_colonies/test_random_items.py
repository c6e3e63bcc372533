"""Random items, here and in an ordinary game (WC-RI, WC-OP-32, -47)."""

from __future__ import annotations

import pytest

from overrun.core.table import Table
from overrun.games.long_night.cards import BULLET
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import library

from .scene import GAME, Y1, War


def random_items(marked: bool) -> set[str]:
    """The random items with a crosshair, or those without."""
    names = library().decks[BULLET]["random"]
    return {name for name in names if bool(library().items[name].module) is marked}


@pytest.mark.rule("WC-RI-06", "WC-SET-21", "WC-SET-37")
def test_a_war_has_them_always_with_those_that_speak_of_bullets() -> None:
    assert "random-items" not in {setting.name for setting in GAME.settings}
    found: set[str] = set()
    for seed in range(8):
        s = Table.new(GAME, seats=4, seed=f"random/{seed}").state
        for place in s.town:
            deck = s.places[place].deck
            assert len(deck) == 25
            own = [item for item in deck if item in random_items(True) | random_items(False)]
            assert len(own) == 5
            found |= set(own)
    assert found & random_items(True)
    assert found & random_items(False)


@pytest.mark.rule("WC-RI-03", "WC-RI-05", "WC-RI-02")
def test_they_are_shuffled_and_so_are_the_decks_that_they_join() -> None:
    settings = {"random-items": "on"}
    places, kinds = set(), set()
    for seed in range(12):
        s = Table.new(LongNight(), seats=3, settings=settings, seed=f"random/{seed}").state
        deck = s.places["school"].deck
        at = [number for number, item in enumerate(deck) if item in random_items(False)]
        assert len(at) == 5
        assert not set(deck) & random_items(True)
        places.add(tuple(at))
        kinds.add(frozenset(deck[number] for number in at))
    assert len(places) > 6  # anywhere in the deck
    assert len(kinds) > 6  # any of them


@pytest.mark.rule("WC-OP-47.c", "WC-OP-47.a", "WC-RI-04")
def test_they_join_decks_that_were_mixed_from_two_boxes_before() -> None:
    settings = {"random-items": "on", "boxes": "two"}
    s = Table.new(LongNight(), seats=3, settings=settings, seed="mixed").state
    used = 0
    for place in s.town:
        deck = s.places[place].deck
        assert len(deck) == 25
        assert sum(item in random_items(False) for item in deck) == 5
        used += 5
    assert used == 30


@pytest.mark.rule("WC-OP-32.d")
def test_a_random_item_of_the_dead_joins_the_deck_where_they_fell(plain_people: None) -> None:
    war = War().survivor("A", Y1, "school", items=("cleaver",)).survivor("B", Y1)
    war.deck("school", "junk").roll(["junk", "cleaver"]).run(("suffer", ["A", "wound", 3]))
    assert war.s.places["school"].deck == ["junk", "cleaver"]
