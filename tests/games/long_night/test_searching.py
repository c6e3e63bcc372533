"""Search (catalogue section 7.3)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import QUIET, zombies_gather
from overrun.games.long_night.game import GAME

from .conftest import Person
from .scene import Scene, encoded

pytestmark = pytest.mark.usefixtures("plain_people")

OUTSIDE = ("police", "grocery", "school", "library", "hospital", "gas")


def at_school(*deck: str, dice: tuple[int, ...] = (5,), noise: int = 0) -> Scene:
    """A stands at the school, in front of this deck."""
    scene = Scene().survivor("A", 0, "school").deck("school", *deck).dice(0, *dice)
    scene.s.places["school"].noise = noise
    return scene.turn(0)


def noise(scene: Scene) -> dict[str, int]:
    """The noise tokens at each place that has any."""
    return {place.id: place.noise for place in scene.s.places.values() if place.noise}


@pytest.mark.vector("long-night", "WE-03-PL", "WE-03-FR")
@pytest.mark.rule("LN-ACT-SEARCH-05", "LN-ACT-SEARCH-06", "LN-ACT-SEARCH-13")
@pytest.mark.parametrize("searcher", ["forest", "alfonso"])
def test_search_with_noise(searcher: str, person: Person) -> None:
    person(searcher, search=5)
    scene = Scene().survivor(searcher, 0, "gas")
    scene.deck("gas", "lighter", "fuel", "junk").dice(0, 5).turn(0)
    scene.do(f"search:{searcher}:5")
    assert scene.options() == {"keep:lighter", "noise"}
    scene.do("noise")
    assert scene.options() == {"keep:lighter", "keep:fuel", "noise"}
    scene.do("keep:fuel")
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [5])
    assert noise(scene) == {"gas": 1}
    assert scene.s.players[0].hand == ["fuel"]
    assert scene.s.places["gas"].deck == ["junk", "lighter"]
    assert "exposed" not in scene.events


# -- where, and with which die -----------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-08")
def test_no_search_in_the_colony() -> None:
    scene = Scene().survivor("A", 0).dice(0, 6).turn(0)
    assert scene.refuses("search:A:6") == "LN-ACT-SEARCH-01"


@pytest.mark.rule("LN-ACT-SEARCH-01", "LN-ACT-SEARCH-03")
@pytest.mark.parametrize("place", OUTSIDE)
def test_everywhere_else_the_deck_of_the_place_is_searched(place: str) -> None:
    scene = Scene().survivor("A", 0, place)
    for other in OUTSIDE:
        scene.deck(other, "food-1", "food-2")
    scene.deck(place, "shotgun", "pistol", "fuel").dice(0, 5).turn(0)
    scene.do("search:A:5", "keep:shotgun")
    assert scene.s.players[0].hand == ["shotgun"]  # the top card
    left = {other: scene.s.places[other].deck for other in OUTSIDE}
    assert left.pop(place) == ["pistol", "fuel"]
    assert all(deck == ["food-1", "food-2"] for deck in left.values())


@pytest.mark.rule("LN-ACT-SEARCH-01")
def test_the_colony_cannot_be_searched_even_if_cards_lay_there() -> None:
    scene = Scene().survivor("A", 0).deck("colony", "fuel").dice(0, 6).turn(0)
    assert scene.refuses("search:A:6") == "LN-ACT-SEARCH-01"


@pytest.mark.rule("LN-ACT-SEARCH-02")
@pytest.mark.parametrize("value", [1, 4, 6])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_die_must_reach_the_search_value(die: int, value: int, person: Person) -> None:
    person("A", search=value, attack=6 if value == 1 else 1)
    scene = at_school("fuel", "junk", dice=(die,))
    assert scene.may(f"search:A:{die}") is (die >= value)
    if die < value:
        assert scene.refuses(f"search:A:{die}") == "LN-ACT-SEARCH-02"
    else:
        scene.do(f"search:A:{die}")
        assert (scene.s.players[0].dice, scene.s.players[0].used) == ([], [die])


@pytest.mark.rule("LN-ACT-SEARCH-14")
def test_zombies_do_not_keep_anyone_from_searching() -> None:
    scene = Scene().survivor("A", 0, "school").entrance("school", "ZZZZ")
    scene.deck("school", "fuel", "junk").dice(0, 3).turn(0).do("search:A:3", "keep:fuel")
    assert scene.s.players[0].hand == ["fuel"]


@pytest.mark.rule("OP-16")
def test_an_empty_deck_cannot_be_searched() -> None:
    scene = at_school()
    assert scene.refuses("search:A:5") == "LN-ACT-SEARCH-03"


@pytest.mark.rule("OP-16")
def test_no_noise_for_a_deck_that_has_run_out() -> None:
    scene = at_school("fuel", "junk").do("search:A:5", "noise")
    assert scene.refuses("noise") == "LN-ACT-SEARCH-03"
    scene.do("keep:junk")
    assert scene.s.players[0].hand == ["junk"]
    assert scene.s.places["school"].deck == ["fuel"]
    assert noise(scene) == {"school": 1}


# -- what is drawn -----------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-SEARCH-04")
def test_drawn_cards_are_for_the_searchers_eyes_and_not_yet_in_hand() -> None:
    scene = at_school("shotgun", "surgical-kit", "fuel").do("search:A:5", "noise")
    assert scene.s.players[0].hand == []
    assert scene.view(0).players[0].hand_size == 0
    own = scene.view(0).search
    assert own is not None
    assert own.drawn == ["shotgun", "surgical-kit"]
    assert [told["items"] for told in scene.told("drew", 0)] == [["shotgun"], ["surgical-kit"]]
    for viewer in (1, 2, None):
        seen = scene.view(viewer).search
        assert seen is not None
        assert (seen.drawn, seen.count) == ([], 2)
        assert b"shotgun" not in encoded([scene.view(viewer), scene.table.heard(viewer)])
        assert b"surgical-kit" not in encoded([scene.view(viewer), scene.table.heard(viewer)])
    scene.do("keep:shotgun")
    assert b"shotgun" not in encoded([scene.view(1), scene.table.heard(1)])


@pytest.mark.rule("LN-ACT-SEARCH-04")
def test_a_drawn_card_cannot_be_played_during_the_search() -> None:
    scene = at_school("food-1", "fuel").crisis("mould").do("search:A:5")
    for option in ("play:food-1", "add:food-1", "end"):
        scene.refuses(option)
    scene.do("keep:food-1", "play:food-1")
    assert scene.s.food == 1


@pytest.mark.rule("LN-ACT-SEARCH-05", "LN-ACT-SEARCH-10")
def test_after_each_draw_one_stops_or_goes_on() -> None:
    scene = at_school("fuel", "junk", "food-1", "pistol").do("search:A:5")
    assert scene.options() == {"keep:fuel", "noise"}
    scene.do("noise")
    assert scene.options() == {"keep:fuel", "keep:junk", "noise"}
    scene.do("noise")
    assert scene.options() == {"keep:fuel", "keep:junk", "keep:food-1", "noise"}
    scene.do("keep:junk")
    assert scene.ask.kind == "action"


@pytest.mark.rule("LN-ACT-SEARCH-10")
def test_exactly_one_of_the_drawn_cards_is_kept() -> None:
    scene = at_school("fuel", "junk", "pistol").do("search:A:5", "noise")
    assert scene.refuses("keep:pistol") == "LN-ACT-SEARCH-10"  # still in the deck
    for option in ("end", "keep", "keep:fuel:junk", "stop"):  # neither none nor two
        scene.refuses(option)
    scene.do("keep:junk")
    assert scene.s.players[0].hand == ["junk"]
    assert sorted(scene.s.places["school"].deck) == ["fuel", "pistol"]
    assert scene.s.players[0].search is None


@pytest.mark.rule("LN-ACT-SEARCH-10")
def test_a_single_card_must_be_kept() -> None:
    scene = at_school("fuel", "junk", noise=4).do("search:A:5")
    assert scene.s.players[0].hand == ["fuel"]
    assert scene.s.places["school"].deck == ["junk"]


@pytest.mark.rule("LN-ACT-SEARCH-11", "OP-40")
def test_the_other_cards_go_under_the_deck_in_the_order_drawn() -> None:
    scene = at_school("fuel", "junk", "food-1", "pistol", "medicine", "shotgun")
    scene.do("search:A:5", "noise", "noise", "noise", "keep:junk")
    assert scene.s.places["school"].deck == ["medicine", "shotgun", "fuel", "food-1", "pistol"]
    assert scene.s.waste == []
    assert scene.s.removed == []


@pytest.mark.rule("LN-ACT-SEARCH-11")
def test_two_of_a_kind_leave_one_behind() -> None:
    scene = at_school("fuel", "fuel", "junk").do("search:A:5", "noise")
    assert scene.options() == {"keep:fuel", "noise"}
    scene.do("keep:fuel")
    assert scene.s.players[0].hand == ["fuel"]
    assert scene.s.places["school"].deck == ["junk", "fuel"]


# -- noise -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-SEARCH-06", "LN-ACT-SEARCH-09")
def test_noise_lays_a_token_and_draws_a_card_without_a_die() -> None:
    scene = at_school("fuel", "junk", "pistol", dice=(5, 6)).do("search:A:5")
    assert noise(scene) == {}
    scene.do("noise")
    assert noise(scene) == {"school": 1}
    assert scene.s.places["school"].deck == ["pistol"]
    assert (scene.s.players[0].dice, scene.s.players[0].used) == ([6], [5])


@pytest.mark.rule("LN-ACT-SEARCH-09")
def test_noise_can_be_made_with_no_die_left() -> None:
    scene = at_school("fuel", "junk", "pistol", dice=(5,)).do("search:A:5")
    assert scene.s.players[0].dice == []
    scene.do("noise", "noise", "keep:pistol")
    assert scene.s.players[0].used == [5]


@pytest.mark.rule("LN-ACT-SEARCH-07")
def test_noise_again_and_again_until_the_spaces_are_full() -> None:
    scene = at_school("fuel", "junk", "food-1", "pistol", "medicine", "shotgun")
    scene.do("search:A:5", "noise", "noise", "noise", "noise")
    assert noise(scene) == {"school": 4}
    assert scene.options() == {
        f"keep:{item}" for item in ("fuel", "junk", "food-1", "pistol", "medicine")
    }
    assert scene.refuses("noise") == "LN-ACT-SEARCH-08"


@pytest.mark.vector("long-night", "TV-07")
@pytest.mark.rule("LN-ACT-SEARCH-07", "LN-ACT-SEARCH-08", "LN-ACT-SEARCH-12")
def test_the_noise_limit_is_shared() -> None:
    scene = at_school("fuel", "junk", "food-1", "pistol", dice=(4, 5), noise=3)
    scene.do("search:A:4", "noise")
    assert noise(scene) == {"school": 4}
    assert scene.refuses("noise") == "LN-ACT-SEARCH-08"
    scene.do("keep:junk")
    scene.do("search:A:5")
    # one card, no noise: it is kept without a question
    assert scene.ask.kind == "action"
    assert scene.s.players[0].hand == ["junk", "food-1"]
    assert scene.s.places["school"].deck == ["pistol", "fuel"]
    assert noise(scene) == {"school": 4}


@pytest.mark.rule("LN-ACT-SEARCH-08")
def test_the_limit_counts_for_all_players_but_for_each_place_alone() -> None:
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school").survivor("C", 1, "gas")
    scene.deck("school", *["fuel"] * 8).deck("gas", "junk", "pistol", "fuel")
    scene.dice(0, 5).dice(1, 5, 6).run(("take_action", [0]), ("take_action", [1]))
    scene.do("search:A:5", "noise", "noise", "noise", "noise", "keep:fuel", "end")
    scene.do("search:B:5")
    assert scene.s.players[1].hand == ["fuel"]  # no noise was left to make
    scene.do("search:C:6", "noise", "keep:pistol")
    assert noise(scene) == {"school": 4, "gas": 1}


@pytest.mark.rule("LN-ACT-SEARCH-08")
def test_the_limit_is_for_one_round() -> None:
    scene = Scene().survivor("A", 0, "school").deck("school", "fuel", "junk", "pistol", "food-1")
    scene.s.places["school"].noise = 4
    scene.dice(0, 5).roll(*[QUIET] * 4)
    scene.run(zombies_gather, ("take_action", [0]))
    scene.do("search:A:5", "noise", "noise", "keep:fuel")
    assert noise(scene) == {"school": 2}


# -- again -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-ACT-SEARCH-12")
def test_each_search_needs_a_die_that_is_high_enough() -> None:
    scene = at_school("fuel", "junk", "pistol", "food-1", dice=(2, 3, 6))
    scene.do("search:A:6", "keep:fuel", "search:A:3", "keep:junk")
    assert scene.s.players[0].hand == ["fuel", "junk"]
    assert scene.refuses("search:A:2") == "LN-ACT-SEARCH-02"
    assert scene.refuses("search:A:3") == "LN-ACT-01"


@pytest.mark.rule("LN-ACT-SEARCH-13")
def test_searching_exposes_nobody() -> None:
    scene = at_school("fuel", "junk", "pistol")
    scene.do("search:A:5", "noise", "noise", "keep:pistol")  # an unscripted roll would fail
    assert "exposed" not in scene.events
    assert scene.s.survivors["A"].hurt == 0


def test_what_is_kept_of_a_search_is_called_an_item_and_who_is_kept_at_set_up_a_leader() -> None:
    keep = GAME.verbs["keep"]
    assert keep.named(("keep", "pistol")) == {"item": "pistol"}
    assert keep.named(("keep", "zora", "kwame")) == {"leader": "zora", "crew": ["kwame"]}
