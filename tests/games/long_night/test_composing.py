"""Decks of one's own: cards kept and left out, item decks composed by the players (LN-PREP-06)."""

from __future__ import annotations

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.long_night.state import LongNightState

from .scene import GAME

pytestmark = pytest.mark.rule("LN-PREP-06")


def table(seats: int = 3, seed: str = "own", **settings: str) -> LongNightState:
    """A table as its first question is asked: all decks are built."""
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    return Table.new(GAME, seats=seats, settings=named, seed=seed).state


def test_cards_are_left_out_of_every_kind_of_deck() -> None:
    s = table(cards="-skis, -crises/mould -blue, -fuel -scrap-crown")
    everybody = [*s.survivor_deck, *(name for offer in s.offers for name in offer)]
    assert "skis" not in s.crossroads_deck
    assert "mould" not in s.crisis_deck
    assert "blue" not in everybody
    assert "scrap-crown" not in s.exile_deck
    assert not any("fuel" in place.deck for place in s.places.values())
    assert not any("fuel" in player.hand for player in s.players)
    usual = table()
    assert len(s.crossroads_deck) == len(usual.crossroads_deck) - 1
    assert len(s.crisis_deck) == len(usual.crisis_deck) - 1


def test_an_objective_that_is_left_out_is_not_drawn_by_lot() -> None:
    for number in range(12):
        s = table(objective="random", cards="-tribute -white-tide -last-bus", seed=f"lot/{number}")
        assert s.objective not in ("tribute", "white-tide", "last-bus")


@pytest.mark.rule("LN-PREP-05")
def test_what_is_kept_survives_the_cut_to_twenty() -> None:
    """Of two boxes forty cards are mixed, and half of them go."""
    kept, lost = set(), set()
    for number in range(8):
        plain = table(boxes="two", seed=f"cut/{number}").places["police"].deck
        sure = table(boxes="two", cards="+shotgun", seed=f"cut/{number}").places["police"].deck
        assert (len(plain), len(sure)) == (20, 20)
        kept.add("shotgun" in sure)
        lost.add("shotgun" in plain)
    assert kept == {True}
    assert False in lost


def test_a_deck_is_composed_card_by_card() -> None:
    s = table(decks="gas: fuel 12, lighter 2; school: junk")
    assert sorted(s.places["gas"].deck) == ["fuel"] * 12 + ["lighter"] * 2
    assert s.places["school"].deck == ["junk"]
    assert len(s.places["library"].deck) == 20
    s = table(decks="starters: junk 15")
    assert [player.hand for player in s.players] == [["junk"] * 5] * 3


def test_a_composed_deck_is_shuffled() -> None:
    orders = {
        tuple(table(decks="gas: fuel 9, lighter 9", seed=f"mix/{n}").places["gas"].deck)
        for n in range(4)
    }
    assert len(orders) > 1


def test_the_table_keeps_what_was_agreed() -> None:
    wishes = {"cards": "-skis", "decks": "gas: fuel 3"}
    first = Table.new(GAME, seats=3, settings=wishes, seed="kept")
    assert first.header.settings["decks"] == "gas: fuel 3"
    again = Table.replay(GAME, first.log)
    assert again.state.places["gas"].deck == ["fuel"] * 3
    assert "skis" not in again.state.crossroads_deck


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ("skis", r"write \+skis to keep it, or -skis to leave it out"),
        ("-skiss", "unknown card 'skiss' .did you mean 'skis'"),
        ("-loose-ends", "loose-ends is not among the cards of this table"),
        ("-crossroads/mould", "crossroads/mould is not among the cards"),
        ("-colony", "unknown card 'colony'|colony is not among the cards"),
        ("+skis", "skis is no item; only items are kept"),
        ("+fuel, -fuel", "fuel is both kept and left out"),
        ("-tribute", "the main objective tribute is left out"),
    ],
)
def test_what_is_wrong_with_cards_is_said(cards: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.configure({"cards": cards}, 3)


@pytest.mark.parametrize(
    ("decks", "problem"),
    [
        ("gas", "write gas: CARD NUMBER, CARD NUMBER"),
        ("gas: fuel many", "write a card and a number from 1 to 20, not ' fuel many'"),
        ("gas: fuel 0", "a number from 1 to 20"),
        ("gas: fuel 15, lighter 6", "gas has 21 cards; 20 are the most"),
        ("gas: fuel; gas: junk", "gas is composed twice"),
        ("gass: fuel", "unknown deck 'gass' .did you mean 'gas'"),
        ("raxxon: fuel", "unknown deck 'raxxon'"),
        ("colony: fuel", "unknown deck 'colony'"),
        ("gas: fule", "gas: unknown item of this table 'fule' .did you mean 'fuel'"),
        ("gas: pill-vigil", "gas: unknown item of this table 'pill-vigil'"),
        ("starters: junk 14", "of the starters 14 are left; 3 players need 15"),
    ],
)
def test_what_is_wrong_with_decks_is_said(decks: str, problem: str) -> None:
    with pytest.raises(BadSetting, match=problem):
        GAME.configure({"decks": decks}, 3)


def test_what_is_left_out_goes_into_no_deck() -> None:
    with pytest.raises(BadSetting, match="gas: unknown item of this table 'fuel'"):
        GAME.configure({"cards": "-fuel", "decks": "gas: fuel 3"}, 3)


@pytest.mark.parametrize("kind", ["crises", "survivors", "secrets", "betrayals"])
def test_enough_must_be_left_for_a_game(kind: str) -> None:
    settings = GAME.configure({}, 3)
    names = GAME.stock(settings, 3)[kind]
    written = {"betrayals": "secrets"}.get(kind, kind)
    everything = ", ".join(f"-{written}/{name}" for name in names)
    with pytest.raises(BadSetting, match=f"of the {kind} 0 are left; 3 players need"):
        GAME.configure({"cards": everything}, 3)
    if kind in ("secrets", "betrayals"):  # nobody needs them where all play together
        assert GAME.configure({"cards": everything, "mode": "cooperative"}, 3)


def test_modules_bring_their_cards_and_decks() -> None:
    s = table(raxxon="on", cards="-scissors -loose-ends", decks="raxxon: pill-vigil 3")
    assert s.places["raxxon"].deck == ["pill-vigil"] * 3
    assert "scissors" not in s.stock["experiments"]


@pytest.mark.rule("LN-SCN-06", "LN-SCNR-06", "LN-SCNB-02")
@pytest.mark.parametrize("story", ["chimp", "raid"])
def test_a_story_takes_no_other_objective(story: str) -> None:
    with pytest.raises(BadSetting, match=f"the story {story} brings its own objectives"):
        Table.new(GAME, seats=3, settings={"story": story, "objective": "white-tide"})
    with pytest.raises(BadSetting, match="leave objective=random out"):
        Table.new(GAME, seats=3, settings={"story": story, "objective": "random"})
    assert Table.new(GAME, seats=3, settings={"story": story}).asks
