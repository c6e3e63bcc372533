"""Crossroads cards are dilemmas: every way has its price, and what tempts one to pay it."""

from __future__ import annotations

import pytest

from overrun.games.long_night.cards import CrossroadsCard
from overrun.games.long_night.effects.control import Nothing
from overrun.games.long_night.library import library
from overrun.text import Text

from .scene import Scene

P1, P2, P3 = 0, 1, 2

RELIEF = 3
"""So many cards at most may let one walk away, so that it is a relief."""


def costs_nothing(card: CrossroadsCard) -> bool:
    """Whether one of its ways neither gives nor takes anything."""
    return any(
        all(isinstance(effect, Nothing) for effect in option.effects) for option in card.options
    )


@pytest.mark.rule("LN-CARD-XR-03")
def test_few_crossroads_let_one_walk_away() -> None:
    cards = library().crossroads.values()
    assert [card.id for card in cards if len(card.options) < 2] == []
    assert sum(map(costs_nothing, cards)) <= RELIEF


@pytest.mark.rule("LN-CARD-XR-03", "LN-XR-05")
def test_no_two_ways_of_a_card_are_the_same() -> None:
    for card in library().crossroads.values():
        assert len({repr(option.effects) for option in card.options}) == len(card.options), card.id


@pytest.mark.rule("LN-XR-04")
def test_a_card_can_be_read_aloud() -> None:
    """Stories of some ninety words, options and endings of one breath."""
    text = Text("en")
    for card in library().crossroads.values():
        key = f"ln-crossroads-{card.id}"
        assert len(text(f"{key}.story").split()) <= 95, card.id
        for number in range(len(card.options)):
            assert len(text(f"{key}.option{number}").split()) <= 25, card.id
            assert len(text(f"{key}.end{number}").split()) <= 45, card.id


# -- what they do ------------------------------------------------------------------------------


def crossroads(scene: Scene, name: str, actor: str = "") -> Scene:
    """The card of the first player's turn is read out."""
    scene.s.active = P1
    return scene.run(("resolve_crossroads", [name, P1, actor]))


def colony(**settings: str) -> Scene:
    """Three players with a survivor at home each; the first has another one outside."""
    scene = Scene(**settings).survivor("dutch", P1).survivor("emma", P1, "school")
    return scene.survivor("gia", P2).survivor("mei", P3)


@pytest.mark.rule("LN-XR-05")
def test_the_quilt_warms_or_binds() -> None:
    scene = crossroads(colony(), "quilt")
    assert scene.options() == {"option:0"}  # nobody is hurt
    scene.do("option:0")
    assert scene.s.morale == 7
    assert scene.colony_doors[:3] == ["Z--", "Z--", "---"]
    scene = colony()
    scene.s.survivors["gia"].wounds = 2
    crossroads(scene, "quilt").do("option:1")
    assert scene.s.survivors["gia"].wounds == 0
    assert scene.s.survivors["mei"].despair == 1  # the lowest


@pytest.mark.rule("LN-XR-05", "LN-XR-11")
@pytest.mark.parametrize(
    ("thumbs", "morale", "rounds", "despair"), [("yes", 5, 7, 0), ("no", 6, 6, 1)]
)
def test_the_calendar_trades_time_for_hope(
    thumbs: str, morale: int, rounds: int, despair: int
) -> None:
    scene = colony()
    scene.s.crisis_deck = ["mould", "humming"]
    crossroads(scene, "calendar").all_do(dict.fromkeys((P1, P2, P3), thumbs))
    if thumbs == "no":
        scene.do("with:dutch", "card:mould")
        assert scene.told("peeked", P1)[0]["crises"] == ["mould", "humming"]
    assert (scene.s.morale, scene.s.rounds) == (morale, rounds)
    assert scene.s.survivors["dutch"].despair == despair


@pytest.mark.rule("LN-XR-05")
def test_the_moon_ends_the_turn() -> None:
    scene = colony()
    scene.s.players[P1].used = [2, 3]
    scene.s.crisis_deck = ["mould"]
    crossroads(scene, "second-wind").do("option:1")
    assert scene.s.turn_over
    scene = colony()
    scene.s.players[P1].used = [2, 3]
    scene.roll(5)
    crossroads(scene, "second-wind").do("option:0", "with:dutch")
    assert (scene.s.players[P1].dice, scene.s.survivors["dutch"].wounds) == ([5], 1)


@pytest.mark.rule("LN-XR-05")
def test_the_lamp_is_put_out_at_the_price_of_the_work() -> None:
    scene = colony()
    scene.s.progress = 2
    crossroads(scene, "work-at-night").do("option:1")
    assert (scene.s.morale, scene.s.progress) == (7, 1)


@pytest.mark.rule("LN-XR-05")
def test_an_apprentice_is_taught_or_used() -> None:
    scene = colony().dice(P1, 2, 5).newcomers("bogdan")
    scene.s.helpless = 1
    crossroads(scene, "apprentice").do("option:0", "die:2")
    assert (scene.s.helpless, "bogdan" in scene.s.survivors) == (0, True)
    scene = colony().dice(P1, 2, 5).newcomers("bogdan").roll(6)
    scene.s.helpless = 1
    crossroads(scene, "apprentice").do("option:1")
    assert (scene.s.unruly, scene.s.players[P1].dice) == (1, [2, 5, 6])


@pytest.mark.rule("LN-XR-05", "LN-XR-08")
def test_a_match_under_the_forecourt_burns_what_lies_there() -> None:
    scene = colony().survivor("bogdan", P1, "gas").deck("gas", "fuel", "junk", "diesel", "lighter")
    scene.entrances("ZZ-", "Z--", "Z--", "---", "---", "---")
    crossroads(scene, "under-the-forecourt", "bogdan").do("option:1")
    assert scene.s.waste == ["fuel", "junk", "diesel"]
    assert sum(door.count("Z") for door in scene.colony_doors) == 1


@pytest.mark.rule("LN-XR-05")
def test_a_watch_that_is_kept_is_paid_in_the_morning() -> None:
    scene = colony().survivor("bogdan", P2, "school").dice(P1, 1, 4).deck("school", "broom")
    crossroads(scene, "first-watch").do("option:0", "die:1")
    assert (scene.s.players[P1].hand, scene.s.players[P1].dice) == (["broom"], [4])


@pytest.mark.rule("LN-XR-05", "LN-CARD-XR-04")
@pytest.mark.parametrize(("helpless", "unruly", "despair"), [(1, 1, 0), (0, 0, 1)])
def test_what_was_sold_comes_back_to_the_colony(helpless: int, unruly: int, despair: int) -> None:
    scene = colony(adult="on").roll(1).deck("police", "pistol", "riot-vest")
    scene.s.helpless = helpless
    crossroads(scene, "wakers").do("option:1")
    assert scene.s.players[P1].hand == ["pistol", "riot-vest"]
    assert (scene.s.unruly, scene.s.survivors["mei"].despair) == (unruly, despair)


@pytest.mark.rule("LN-XR-05", "LN-CARD-XR-04")
def test_the_boiler_room_is_a_gamble_or_a_pair_of_boots() -> None:
    scene = colony(adult="on").roll(4)
    crossroads(scene, "boiler-room").do("option:0")
    assert scene.s.morale == 7
    scene = colony(adult="on").roll(3)
    crossroads(scene, "boiler-room").do("option:0")
    assert scene.s.survivors["mei"].wounds == 1
    assert scene.colony_doors[:3] == ["Z--", "Z--", "---"]
    scene = colony(adult="on").roll(1).deck("police", "snow-boots")
    crossroads(scene, "boiler-room").do("option:1", "with:dutch")
    assert scene.s.players[P1].hand == ["snow-boots"]
    assert scene.s.survivors["dutch"].despair == 1


@pytest.mark.rule("LN-XR-05", "LN-BAN-03")
def test_tilda_is_taken_in_or_given_away() -> None:
    scene = colony(bandits="on").newcomers("tilda")
    for place in ("school", "gas"):
        scene.s.places[place].bandits = 2
    crossroads(scene, "engine-running").do("option:1")
    while scene.ask.kind != "rest":
        scene.do(sorted(scene.options())[0])
    assert sum(place.bandits for place in scene.s.places.values()) == 2
    assert "tilda" not in scene.s.survivors


@pytest.mark.rule("LN-XR-05")
def test_whoever_taught_us_to_swim_is_buried_or_searched() -> None:
    scene = crossroads(colony().roll("wound"), "name-tag", "emma").do("option:0")
    assert (scene.s.survivors["emma"].wounds, scene.s.morale) == (1, 7)
    scene = crossroads(colony().deck("school", "junk"), "name-tag", "emma").do("option:1")
    assert (scene.s.survivors["emma"].despair, scene.s.players[P1].hand) == (1, ["junk"])


@pytest.mark.rule("LN-XR-05", "LN-XR-08")
def test_the_last_crumb_is_worth_a_blow() -> None:
    scene = crossroads(colony().dice(P1, 2, 6), "crumbs").do("option:1", "with:dutch")
    assert (scene.s.players[P1].dice, scene.s.survivors["dutch"].wounds) == ([3, 6], 1)
    scene = crossroads(colony().dice(P1, 6), "crumbs")
    assert scene.options() == {"option:0"}  # no die can rise
    scene.do("option:0")
    assert (scene.s.players[P1].used, scene.s.food) == ([6], 1)


@pytest.mark.rule("LN-XR-05")
def test_a_red_thread_is_followed_or_cut() -> None:
    scene = colony()
    scene.s.survivors["emma"].wounds = 1
    crossroads(scene, "red-on-white", "emma").do("option:2")
    assert (scene.s.survivors["emma"].wounds, scene.s.survivors["emma"].despair) == (0, 1)
    scene = colony().deck("school", "junk").deck("gas", "fuel").roll(6, "blank")
    scene.s.survivors["emma"].wounds = 1
    crossroads(scene, "red-on-white", "emma").do("option:1")
    assert (scene.s.survivors["emma"].place, scene.s.players[P1].hand) == ("gas", ["fuel"])


@pytest.mark.rule("LN-XR-05")
def test_a_thing_from_the_heap_is_carried_home_by_one_alone() -> None:
    scene = colony()
    scene.s.waste = ["junk"] * 4 + ["pistol"]
    crossroads(scene, "rag-and-bone", "dutch").do("option:0", "card:pistol")
    assert (scene.s.players[P1].hand, scene.s.survivors["dutch"].despair) == (["pistol"], 1)
    scene = colony()
    scene.s.waste = ["junk"] * 4 + ["pistol"]
    crossroads(scene, "rag-and-bone", "dutch").do("option:1")
    assert scene.s.waste == ["junk"]
    assert scene.colony_doors[0] == "Z--"


@pytest.mark.rule("LN-XR-05")
def test_coffee_is_drunk_alone_or_with_the_last_milk() -> None:
    scene = colony().dice(P1, 1, 4)
    crossroads(scene, "last-coffee")
    assert scene.options() == {"option:0"}  # there is no milk
    scene.do("option:0", "die:1", "value:6")
    assert (scene.s.players[P1].dice, scene.s.survivors["mei"].despair) == ([4, 6], 1)


@pytest.mark.rule("LN-XR-05", "LN-CARD-XR-04")
def test_a_song_against_the_fever_is_paid_with_a_fever() -> None:
    scene = crossroads(colony(adult="on"), "pillow-talk").do("option:1", "with:dutch")
    assert (scene.s.survivors["dutch"].wounds, scene.s.morale) == (1, 7)
