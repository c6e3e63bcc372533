"""What cards do to cards."""

from __future__ import annotations

import pytest

from .carrying import card, carry, why_not
from .conftest import AddCards
from .scene import Scene


def hands(scene: Scene) -> list[list[str]]:
    return [player.hand for player in scene.s.players]


# -- drawing -----------------------------------------------------------------------------------


def test_drawing_from_the_actors_place(add_cards: AddCards) -> None:
    card(add_cards, 'do = "draw", count = 2')
    scene = Scene().survivor("gia", 0, "school").deck("school", "fuel", "junk", "medicine")
    scene = carry(scene, survivor="gia")
    assert hands(scene)[0] == ["fuel", "junk"]
    assert scene.s.places["school"].deck == ["medicine"]
    assert scene.told("drew", 0)[0]["items"] == ["fuel", "junk"]
    assert scene.told("drew", 1) == [{"seat": 0, "place": "school", "count": 2}]


def test_there_is_nothing_to_draw(add_cards: AddCards) -> None:
    card(add_cards, 'do = "draw", count = 2')
    scene = Scene().survivor("gia").survivor("emma", 0, "school").deck("library", "fuel")
    assert why_not(scene) == ("OP-16", "deck-empty")
    scene.deck("school", "junk")
    assert why_not(scene, survivor="gia") == ("OP-16", "deck-empty")
    assert why_not(scene) is None
    assert hands(carry(scene))[0] == ["junk"]  # as many as there are (OP-16)


# -- finding -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-DECK-01", "LN-XR-10")
def test_finding_a_card_of_a_kind(add_cards: AddCards) -> None:
    card(add_cards, 'do = "find", deck = "school", kind = "food"')
    scene = Scene().deck("school", "fuel", "food-1", "junk", "food-2", "food-1")
    scene = carry(scene)
    assert scene.options() == {"card:food-1", "card:food-2"}
    scene.roll(["food-1", "food-1", "junk", "fuel"]).do("card:food-2")
    assert hands(scene)[0] == ["food-2"]
    assert scene.s.places["school"].deck == ["food-1", "food-1", "junk", "fuel"]
    assert scene.s.look is None
    assert scene.told("found", 1) == [{"seat": 0, "deck": "school", "kind": "food", "item": None}]
    assert scene.told("found", 0)[0]["item"] == "food-2"


def test_what_is_found_is_for_one_player_to_see(add_cards: AddCards) -> None:
    card(add_cards, 'do = "find", deck = "school", kind = "food"')
    scene = carry(Scene().deck("school", "fuel", "food-1", "food-2"))
    mine, others = scene.view(0).look, scene.view(1).look
    assert mine is not None
    assert mine.cards == ["food-1", "food-2"]
    assert others is not None
    assert others.cards == []
    assert "items" not in scene.told("looked-through", 1)[0]


def test_a_single_card_found_is_still_a_question(add_cards: AddCards) -> None:
    card(add_cards, 'do = "find", deck = "school", item = "fuel"')
    scene = carry(Scene().deck("school", "junk", "fuel"))
    assert scene.options() == {"card:fuel"}


def test_finding_nothing_shuffles_all_the_same(add_cards: AddCards) -> None:
    card(add_cards, 'do = "find", deck = "school", kind = "food"')
    scene = Scene().deck("school", "junk", "fuel")
    assert why_not(scene) is None  # what is in the deck nobody knows
    scene = carry(scene.roll(["fuel", "junk"]))
    assert scene.s.places["school"].deck == ["fuel", "junk"]
    assert "found-nothing" in scene.events
    assert scene.idle
    assert why_not(scene.deck("school")) == ("OP-16", "deck-empty")


def test_the_deck_to_look_through_may_be_chosen(add_cards: AddCards) -> None:
    card(add_cards, 'do = "find", deck = "any", kind = "fuel"')
    scene = carry(Scene().deck("school", "junk").deck("gas", "fuel"))
    assert scene.options() == {"place:school", "place:gas"}
    scene.roll([]).do("place:gas", "card:fuel")
    assert hands(scene)[0] == ["fuel"]


# -- revealing ---------------------------------------------------------------------------------


def test_all_see_what_is_revealed(add_cards: AddCards) -> None:
    card(add_cards, 'do = "reveal", count = 3, kind = "outsider"')
    scene = Scene().survivor("gia", 0, "school")
    assert why_not(scene) == ("OP-16", "deck-empty")
    scene.deck("school", "outsider-1", "junk", "outsider-2", "outsider-3")
    assert why_not(scene) is None
    scene = carry(scene, survivor="gia")
    assert scene.told("revealed", 2)[0]["items"] == ["outsider-1", "junk", "outsider-2"]
    assert scene.options() == {"card:outsider-1", "card:outsider-2", "none"}
    scene.roll(["junk", "outsider-3", "outsider-1"]).do("card:outsider-2")
    assert hands(scene)[0] == ["outsider-2"]
    assert scene.s.places["school"].deck == ["junk", "outsider-3", "outsider-1"]
    assert scene.s.look is None


def test_one_may_take_nothing_of_what_is_revealed(add_cards: AddCards) -> None:
    card(add_cards, 'do = "reveal", count = 1, kind = "food"')
    scene = Scene().survivor("gia", 0, "school").deck("school", "food-1", "junk")
    scene = carry(scene, survivor="gia").roll(["junk", "food-1"]).do("none")
    assert hands(scene)[0] == []
    assert scene.s.places["school"].deck == ["junk", "food-1"]


# -- losing ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-XR-08")
def test_losing_cards_of_a_kind(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", count = 2, kind = "food"')
    scene = Scene().hand(0, "food-1", "junk", "fuel")
    assert why_not(scene) == ("LN-XR-08", "too-few-cards")
    scene.hand(0, "food-1", "junk", "food-1")
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"card:food-1"}
    scene.do("card:food-1", "card:food-1")
    assert hands(scene)[0] == ["junk"]
    assert scene.s.removed == ["food-1", "food-1"]
    assert scene.s.waste == []


def test_cards_lost_to_the_waste_pile(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", waste = true')
    scene = carry(Scene().hand(0, "junk", "fuel")).do("card:fuel")
    assert (scene.s.waste, scene.s.removed) == (["fuel"], [])


@pytest.mark.rule("LN-EXILE-12")
def test_what_the_exiled_lose_leaves_the_game(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", waste = true')
    scene = carry(Scene().hand(1, "junk", "fuel").exiled(1), seat=1).do("card:fuel")
    assert (scene.s.waste, scene.s.removed) == ([], ["fuel"])


def test_whoever_has_nothing_to_lose_is_asked_like_the_others(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", count = 2, kind = "food"')
    scene = carry(Scene().hand(0, "junk", "fuel"))
    assert scene.options() == {"none"}
    scene.do("none")
    assert scene.told("nothing-to-lose") == [{"seat": 0, "kind": "food"}]
    assert hands(scene)[0] == ["junk", "fuel"]
    assert scene.idle


def test_as_many_as_there_are_are_lost(add_cards: AddCards) -> None:
    card(add_cards, 'do = "lose", count = 3')
    scene = Scene().hand(0, "junk")
    assert why_not(scene) == ("LN-XR-08", "too-few-cards")
    scene = carry(scene).do("card:junk")
    assert (hands(scene)[0], scene.idle) == ([], True)
    assert carry(Scene()).idle


# -- between players ---------------------------------------------------------------------------


def test_stealing_a_random_card(add_cards: AddCards) -> None:
    card(add_cards, 'do = "steal"')
    scene = Scene(4).hand(0, "junk")
    assert why_not(scene) == ("OP-82", "no-cards-in-hands")
    scene.hand(1, "fuel").hand(3, "medicine", "food-1")
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"player:1", "player:3"}
    scene.roll(1).do("player:3")
    assert hands(scene) == [["junk", "food-1"], ["fuel"], [], ["medicine"]]
    assert [("item" in scene.told("card-taken", seat)[0]) for seat in range(4)] == [
        True,
        False,
        False,
        True,
    ]


def test_giving_cards_of_ones_choice(add_cards: AddCards) -> None:
    card(add_cards, 'do = "give", count = 2')
    scene = Scene().hand(0, "junk")
    assert why_not(scene) == ("LN-XR-08", "too-few-cards")
    scene.hand(0, "junk", "fuel", "medicine")
    assert why_not(scene) is None
    scene = carry(scene).do("player:2", "card:fuel", "card:junk")
    assert hands(scene) == [["medicine"], [], ["fuel", "junk"]]
    assert scene.s.players[0].tally == {"given": 2}
    assert [facts.get("item") for facts in scene.told("card-given", 2)] == ["fuel", "junk"]
    assert [facts.get("item") for facts in scene.told("card-given", 1)] == [None, None]


def test_there_must_be_somebody_to_give_to(add_cards: AddCards) -> None:
    card(add_cards, 'do = "give"')
    scene = Scene().hand(0, "junk")
    scene.s.players[1].out = scene.s.players[2].out = True
    assert why_not(scene) == ("OP-82", "nobody-else")
    assert carry(scene).idle


def test_spying_shows_a_card_to_one_player(add_cards: AddCards) -> None:
    card(add_cards, 'do = "spy"')
    scene = Scene()
    assert why_not(scene) == ("OP-82", "no-cards-in-hands")
    scene.hand(1, "fuel", "medicine").roll(1)
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.told("spied", 0) == [{"seat": 0, "other": 1, "item": "medicine"}]
    assert scene.told("spied", 2) == [{"seat": 0, "other": 1}]
    assert hands(scene)[1] == ["fuel", "medicine"]


# -- looking -----------------------------------------------------------------------------------


def test_a_look_at_the_next_crisis(add_cards: AddCards) -> None:
    card(add_cards, 'do = "peek"')
    scene = Scene()
    assert why_not(scene) == ("OP-16", "deck-empty")
    scene.s.crisis_deck = ["one", "two"]
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.told("peeked", 0)[0]["crises"] == ["one"]
    assert "crises" not in scene.told("peeked", 1)[0]
    assert scene.s.crisis_deck == ["one", "two"]
    assert scene.idle


def test_cards_looked_at_go_back_in_any_order(add_cards: AddCards) -> None:
    card(add_cards, 'do = "peek", deck = "school", count = 3')
    scene = carry(Scene().deck("school", "fuel", "junk", "medicine", "food-1"))
    assert scene.options() == {"card:fuel", "card:junk", "card:medicine"}
    scene.do("card:fuel", "card:medicine")  # the first lies deepest
    assert scene.s.places["school"].deck == ["junk", "medicine", "fuel", "food-1"]
    assert scene.s.look is None
    assert scene.idle


def test_equal_cards_are_put_back_without_telling(add_cards: AddCards) -> None:
    card(add_cards, 'do = "peek", deck = "school", count = 2')
    scene = carry(Scene().deck("school", "fuel", "fuel", "junk"))
    assert scene.options() == {"card:fuel"}  # asked, or the others would know
    assert scene.do("card:fuel").s.places["school"].deck == ["fuel", "fuel", "junk"]


def test_salvage_from_the_waste_pile(add_cards: AddCards) -> None:
    card(add_cards, 'do = "salvage", kind = "medicine"')
    scene = Scene()
    scene.s.waste = ["junk", "fuel"]
    assert why_not(scene) == ("OP-82", "nothing-to-salvage")
    assert carry(scene).idle
    scene.s.waste = ["medicine", "junk", "vitamins", "medicine"]
    assert why_not(scene) is None
    scene = carry(scene)
    assert scene.options() == {"card:medicine", "card:vitamins"}
    scene.do("card:medicine")
    assert hands(scene)[0] == ["medicine"]
    assert sorted(scene.s.waste) == ["junk", "medicine", "vitamins"]
