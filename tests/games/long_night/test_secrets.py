"""Who knows what (OP-47): hands, objectives, contributions, held and drawn cards, deck orders."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState

from .conftest import AddCards
from .opening import words
from .scene import Scene, encoded

pytestmark = pytest.mark.usefixtures("plain_people")


def sight(scene: Scene, viewer: int | None) -> bytes:
    """All that a viewer is shown, told, asked and refused."""
    table = scene.table
    asks = [] if viewer is None else table.asked(viewer)
    shown = [
        table.view(viewer),
        table.heard(viewer),
        table.waiting,
        [(ask.kind, ask.number, ask.options, ask.facts) for ask in asks],
        [[(option, reason.rule) for option, reason in table.refused(ask)] for ask in asks],
    ]
    return encoded(shown)


def company() -> Scene:
    """Three players with something to hide."""
    scene = Scene().survivor("A", 0, "gas").survivor("B", 1).survivor("C", 2, "gas")
    scene.hand(0, "fuel", "junk").hand(1, "medicine", "food-1", "pistol").hand(2, "food-2")
    scene.secrets("magpie", "toolbox", "far-road").crisis("mould").dice(0, 3, 5)
    scene.deck("gas", "fuel", "lighter", "food-1").deck("school", "junk", "food-2", "fuel")
    return scene


# -- what is public ----------------------------------------------------------------------------


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_what_everybody_sees(viewer: int | None) -> None:
    scene = company()
    scene.s.waste, scene.s.exile_deck = ["junk", "fuel"], ["x"]
    scene.turn(0).do("add:junk")
    view = scene.view(viewer)
    assert [player.hand_size for player in view.players] == [1, 3, 1]
    assert {place.id: place.deck for place in view.places if place.deck} == {"gas": 3, "school": 3}
    assert view.waste == ["junk", "fuel"]
    assert [each.seat for each in view.added] == [0]
    assert view.players[0].dice == [3, 5]
    assert (view.crisis, view.needed) == ("mould", 3)


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_equipment_is_seen_by_all(viewer: int | None) -> None:
    scene = company().turn(1).do("play:pistol")
    carried = {v.id: [item.id for item in v.items] for v in scene.view(viewer).survivors}
    assert carried == {"A": [], "B": ["pistol"], "C": []}


# -- hands -------------------------------------------------------------------------------------


@pytest.mark.rule("OP-47")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    scene = company().turn(0)
    hands = [["fuel", "junk"], ["food-1", "medicine", "pistol"], ["food-2"]]
    for viewer in (0, 1, 2, None):
        shown = [player.hand for player in scene.view(viewer).players]
        assert shown == [hand if seat == viewer else [] for seat, hand in enumerate(hands)]


@pytest.mark.rule("OP-47")
def test_the_order_of_a_hand_tells_nothing() -> None:
    one, two = company().turn(0), company().hand(1, "pistol", "medicine", "food-1").turn(0)
    assert sight(one, 1) == sight(two, 1)


HIDDEN: dict[str, Callable[[LongNightState], object]] = {
    "hand": lambda s: setattr(s.players[1], "hand", ["junk", "junk", "outsider-2"]),
    "secret": lambda s: setattr(s.players[1], "secret", "small-circle"),
    "exile card": lambda s: setattr(s.players[1], "exile_card", list(library().exiles)[-1]),
    "item deck": lambda s: s.places["school"].deck.reverse(),
    "crisis deck": lambda s: s.crisis_deck.reverse(),
    "crossroads deck": lambda s: s.crossroads_deck.reverse(),
    "survivor deck": lambda s: s.survivor_deck.reverse(),
    "exile deck": lambda s: s.exile_deck.reverse(),
    "box": lambda s: s.box.reverse(),
    "contribution": lambda s: setattr(s.added[0], "item", "pistol"),
}


@pytest.mark.rule("OP-47", "LN-ACT-CRISIS-02", "LN-SETUP-11")
@pytest.mark.parametrize("what", [*HIDDEN, "held card"])
@pytest.mark.parametrize("active", [0, 2])
def test_nobody_else_can_tell_a_table_from_another(what: str, active: int) -> None:
    """Two tables that differ in one hidden thing of seat 1 look the same to all others."""
    tables = []
    for change in (False, True):
        scene = company().crisis("mould", (1, "fuel"), (2, "junk"))
        scene.holds("night-school" if change and what == "held card" else "burst-pipe", 1)
        scene.exiled(1).s.players[1].exile_card = next(iter(library().exiles))
        scene.s.crisis_deck, scene.s.survivor_deck = ["chorus", "mould"], ["D", "E"]
        scene.s.crossroads_deck, scene.s.exile_deck = ["thin-ice", "snow-nude"], ["x", "y"]
        scene.s.box = ["worth-the-scars", "old-grudge"]
        if change and what in HIDDEN:
            HIDDEN[what](scene.s)
        tables.append(scene.turn(active))
    one, two = tables
    assert encoded(one.s) != encoded(two.s)
    for viewer in (0, 2, None):
        assert sight(one, viewer) == sight(two, viewer)
    if what in ("hand", "secret", "exile card", "contribution", "held card"):
        assert sight(one, 1) != sight(two, 1)  # the owner does know


@pytest.mark.rule("OP-47", "LN-ACT-REQ-02")
@pytest.mark.parametrize("hand", [("fuel", "fuel"), ("junk", "pistol")])
def test_a_request_is_put_whether_or_not_there_is_such_a_card(hand: tuple[str, str]) -> None:
    scene = company().hand(1, *hand).turn(0).do("request:1", "kind:fuel")
    assert (scene.ask.seat, scene.ask.kind) == (1, "request")
    other = company().hand(1, "food-1", "medicine").turn(0).do("request:1", "kind:fuel")
    assert sight(scene, 0) == sight(other, 0)
    scene.do("refuse")
    other.do("refuse")
    for viewer in (0, 2, None):
        assert sight(scene, viewer) == sight(other, viewer)


@pytest.mark.rule("OP-47")
def test_what_may_be_given_does_not_tell_what_the_other_holds(add_cards: AddCards) -> None:
    add_cards(
        "items",
        '[stove]\nkind = "tool"\n'
        'effects = [{ do = "lose", kind = "fuel" }, { do = "food", by = 2 }]',
    )
    asked = []
    for hand in (("fuel", "fuel"), ("junk", "junk")):
        scene = company().hand(0, *hand).hand(1, "stove").turn(0).do("request:1", "kind:tool")
        asked.append(sight(scene, 1))
    assert asked[0] == asked[1]


@pytest.mark.rule("OP-47")
def test_a_player_with_cards_is_asked_even_if_none_can_be_played() -> None:
    """Otherwise a turn that ends by itself would tell that the hand is of no use."""
    for hand in (("junk",), ("food-1",)):
        scene = Scene(3, mode="cooperative").survivor("A", 0).hand(0, *hand)
        for place in scene.s.places.values():
            place.spaces = len(place.survivors)
        scene.turn(0)
        assert (scene.ask.seat, scene.ask.kind) == (0, "action")
        assert (scene.options() == {"end"}) is (hand == ("junk",))


@pytest.mark.rule("OP-47", "LN-ACT-ATTACK-08")
def test_only_two_know_which_card_was_taken() -> None:
    scene = company().survivor("D", 1, "gas").turn(0)
    scene.roll(1, 2).do("attack:A:5", "survivor:D")
    for viewer in (0, 1, 2, None):
        (told,) = scene.told("card-taken", viewer)
        assert told.get("item") == ("pistol" if viewer in (0, 1) else None)
        assert ("pistol" in words(scene.view(viewer))) is (viewer == 0)


# -- the crisis --------------------------------------------------------------------------------


@pytest.mark.rule("OP-47", "LN-ACT-CRISIS-02")
def test_a_card_for_the_crisis_is_known_to_who_added_it() -> None:
    scene = company().turn(1).do("add:medicine")
    for viewer in (0, 1, 2, None):
        (shown,) = scene.view(viewer).added
        assert (shown.seat, shown.item) == (1, "medicine" if viewer == 1 else "")
        (told,) = scene.told("added", viewer)
        assert told["item"] == ("medicine" if viewer == 1 else None)
        assert (told["seat"], told["count"]) == (1, 1)


@pytest.mark.rule("OP-47", "LN-COL-CRISIS-01")
def test_the_cards_of_the_crisis_are_shown_without_their_owners() -> None:
    scene = company().crisis("mould", (0, "food-1"), (1, "junk"), (2, "food-2"))
    scene.roll(["junk", "food-2", "food-1"]).run(("resolve_crisis", []))
    for viewer in (0, 1, 2, None):
        (told,) = scene.told("crisis-resolved", viewer)
        assert told["items"] == ["junk", "food-2", "food-1"]
        assert "seat" not in told
        assert scene.view(viewer).added == []


# -- crossroads --------------------------------------------------------------------------------


@pytest.mark.rule("OP-47", "LN-XR-01", "LN-XR-07")
def test_a_held_card_is_known_to_its_holder_until_it_is_due() -> None:
    scene = company()
    scene.s.crossroads_deck = ["burst-pipe", "night-school"]
    scene.run(("begin_turn", [0]))
    for viewer in (0, 1, 2, None):
        view = scene.view(viewer)
        assert (view.crossroads, view.holder) == ("burst-pipe" if viewer == 2 else "", 2)
        assert view.crossroads_deck == 1
        assert ("burst-pipe" in words(scene.table.heard(viewer))) is (viewer == 2)
    scene.do("end")
    assert scene.s.crossroads_deck == ["night-school", "burst-pipe"]
    for viewer in (0, 1, None):
        assert not {"burst-pipe", "night-school"} & words(scene.table.heard(viewer))
        assert scene.view(viewer).holder is None


# -- searching and looking ---------------------------------------------------------------------


@pytest.mark.rule("OP-47", "LN-ACT-SEARCH-04")
def test_drawn_cards_are_seen_by_who_searches() -> None:
    scene = company().turn(0).do("search:A:3", "noise")
    for viewer in (0, 1, 2, None):
        search = scene.view(viewer).search
        assert search is not None
        assert (search.seat, search.place, search.count) == (0, "gas", 2)
        assert search.drawn == (["fuel", "lighter"] if viewer == 0 else [])
        assert ("lighter" in words(scene.table.heard(viewer))) is (viewer == 0)
    scene.do("keep:lighter")
    for viewer in (1, 2, None):
        assert "lighter" not in words(scene.table.heard(viewer)) | words(scene.view(viewer))


@pytest.mark.rule("OP-47", "LN-ACT-SEARCH-04")
def test_two_cards_of_one_name_are_no_news_for_the_others() -> None:
    """They leave one way to go on, but the others must not see that."""
    scene = company().deck("gas", "fuel", "fuel").turn(0).do("search:A:3", "noise")
    assert scene.options() == {"keep:fuel"}
    other = company().deck("gas", "fuel", "lighter").turn(0).do("search:A:3", "noise")
    assert other.options() == {"keep:fuel", "keep:lighter"}
    for viewer in (1, 2, None):
        assert sight(scene, viewer) == sight(other, viewer)


LOOKS = {
    "find": (
        '{ do = "find", deck = "school", kind = "fuel" }',
        ["card:fuel"],
        [["junk", "food-2"]],
    ),
    "peek": ('{ do = "peek", deck = "school", count = 2 }', ["card:junk"], []),
    "draw": ('{ do = "draw", deck = "school" }', [], []),
}


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("look", list(LOOKS))
def test_what_a_card_lets_one_see_is_not_seen_by_others(look: str, add_cards: AddCards) -> None:
    effect, answers, draws = LOOKS[look]
    add_cards("items", f'[lens]\nkind = "tool"\neffects = [{effect}]')
    scene = company().hand(0, "lens").deck("school", "junk", "food-2", "fuel").turn(0)
    scene.roll(*draws).do("play:lens")
    hidden = {"junk", "food-2", "fuel"}
    assert words(scene.table.heard(0)) & hidden
    for answer in (*answers, "end"):
        for viewer in (1, None):
            seen = words(scene.table.heard(viewer)) | words(scene.view(viewer).look)
            assert not seen & hidden - {"fuel"} if look == "find" else not seen & hidden
        scene.do(answer)


@pytest.mark.rule("OP-47")
def test_who_spies_alone_knows(add_cards: AddCards) -> None:
    add_cards("items", '[glass]\nkind = "tool"\neffects = [{ do = "spy" }]')
    scene = company().hand(0, "glass").turn(0).do("play:glass").roll(1).do("player:1")
    assert scene.told("spied", 0)[0]["item"] == "food-1"
    for viewer in (1, 2, None):
        assert "item" not in scene.told("spied", viewer)[0]
    assert scene.view(0).players[1].hand == []


# -- objectives --------------------------------------------------------------------------------


@pytest.mark.rule("OP-47", "LN-EXILE-01")
def test_an_exile_card_is_known_to_who_drew_it() -> None:
    scene = company()
    card, other = list(library().exiles)[:2]
    scene.s.exile_deck = [card, other]
    scene.turn(0).do("exile:1").all_do({0: "yes", 1: "no", 2: "yes"})
    for viewer in (0, 1, 2, None):
        seen = words(scene.view(viewer)) | words(scene.table.heard(viewer))
        assert (card in seen) is (viewer == 1)
        assert other not in seen


@pytest.mark.rule("OP-47", "LN-SETUP-12")
def test_whether_goals_are_met_is_ones_own_affair() -> None:
    scene = company().turn(0)
    for viewer in (0, 1, 2, None):
        known = [bool(player.goals_met) for player in scene.view(viewer).players]
        assert known == [seat == viewer for seat in range(3)]


@pytest.mark.rule("OP-47")
def test_votes_are_hidden_until_all_have_voted() -> None:
    scene = company().turn(0).do("exile:1")
    other = company().turn(0).do("exile:1")
    scene.all_do({0: "yes", 2: "yes"})
    other.all_do({0: "no", 2: "no"})
    assert sight(scene, 1) == sight(other, 1)
    assert sight(scene, None) == sight(other, None)


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everything_is_shown_when_the_game_is_over(viewer: int | None) -> None:
    scene = company().crisis("mould", (1, "fuel"))
    scene.s.players[1].exile_card = next(iter(library().exiles))
    scene.turn(0)
    scene.table.concede(2)
    view = scene.view(viewer)
    assert [player.secret for player in view.players] == ["magpie", "toolbox", "far-road"]
    assert view.players[1].exile_card == next(iter(library().exiles))
    assert [player.hand for player in view.players][2] == ["food-2"]
    assert view.added[0].item == "fuel"


# -- other worlds ------------------------------------------------------------------------------


def worlds(scene: Scene, viewer: int | None, look: Callable[[LongNightState], object]) -> set[str]:
    """What somebody must think possible, seen in thirty worlds."""
    found = (scene.table.world(viewer, f"world/{number}") for number in range(30))
    return {repr(look(world.state)) for world in found}


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_in_other_worlds_everything_hidden_is_different(viewer: int | None) -> None:
    """So that a bot that looks ahead knows no more than its view."""
    scene = company().crisis("mould", (0, "fuel"), (1, "junk"), (1, "food-1"), (2, "medicine"))
    scene.s.crisis_deck, scene.s.survivor_deck = ["chorus", "mould", "blackout"], [*"DEFG"]
    scene.s.crossroads_deck = ["burst-pipe", "night-school", "ward-nine", "rafters"]
    scene.s.exile_deck = list(library().exiles)[1:]
    scene.exiled(1).s.players[1].exile_card = next(iter(library().exiles))
    scene.s.box = ["worth-the-scars", "old-grudge", "small-circle", "godparent"]
    scene.holds("enough-for-one", 1).turn(0).do("search:A:3", "noise")
    for seat in range(3):
        hands = worlds(scene, viewer, lambda s, seat=seat: sorted(s.players[seat].hand))
        secrets = worlds(scene, viewer, lambda s, seat=seat: s.players[seat].secret)
        added = worlds(
            scene, viewer, lambda s, seat=seat: [x.item for x in s.added if x.seat == seat]
        )
        for possible in (hands, secrets, added):
            assert (len(possible) == 1) is (seat == viewer)
    held = worlds(scene, viewer, lambda s: s.players[0].crossroads)
    exile_card = worlds(scene, viewer, lambda s: s.players[1].exile_card)
    drawn = worlds(scene, viewer, lambda s: sorted(s.players[0].search.drawn))
    assert (len(held) == 1, len(exile_card) == 1) == (viewer == 1, viewer == 1)
    assert (len(drawn) == 1) is (viewer == 0)
    for deck in ("crisis_deck", "survivor_deck", "crossroads_deck"):
        assert len(worlds(scene, viewer, lambda s, deck=deck: getattr(s, deck))) > 1
    assert len(worlds(scene, viewer, lambda s: s.places["school"].deck)) > 1


@pytest.mark.rule("OP-47")
def test_in_other_worlds_the_held_crossroads_card_may_lie_anywhere_or_be_held_after_all() -> None:
    scene = company()
    deck = ["burst-pipe", "night-school", "ward-nine", "rafters"]
    scene.s.crossroads_deck = deck.copy()
    scene.holds("enough-for-one", 1).turn(0)
    lies = worlds(
        scene, 0, lambda s: [*s.crossroads_deck, s.players[0].crossroads].index("enough-for-one")
    )
    assert lies == {"0", "1", "2", "3", "4"}
    everything = worlds(scene, 0, lambda s: sorted([*s.crossroads_deck, s.players[0].crossroads]))
    assert everything == {repr(sorted([*deck, "enough-for-one"]))}


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("deck", ["crisis", "school"])
def test_in_other_worlds_somebody_looks_at_other_cards(deck: str, add_cards: AddCards) -> None:
    add_cards(
        "items",
        f'[lens]\nkind = "tool"\neffects = [{{ do = "peek", deck = "{deck}", count = 2 }}]',
    )
    scene = company().hand(0, "lens")
    scene.s.crisis_deck = ["chorus", "thirty-below", "blackout", "mould"]
    scene.turn(0).do("play:lens")
    seen = {viewer: worlds(scene, viewer, _looked_at) for viewer in (0, 1, None)}
    assert len(seen[0]) == 1
    assert len(seen[1]) > 1
    assert len(seen[None]) > 1


def _looked_at(s: LongNightState) -> list[str]:
    assert s.look is not None
    return sorted(s.look.cards)
