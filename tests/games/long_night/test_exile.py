"""Exile: leaving the colony, and what the exiled can and cannot do (catalogue section 15)."""

from __future__ import annotations

import pytest

from overrun.games.long_night.colony import pass_token
from overrun.games.long_night.conditions.goals import Either
from overrun.games.long_night.ending import changed_by_exile, has_won
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Context

from .conftest import AddCards
from .scene import COLONY, Scene

P1, P2, P3, P4 = range(4)
OUTSIDE = {"police", "grocery", "school", "library", "hospital", "gas"}


def table() -> Scene:
    """Four players; P4 has two survivors in the colony and one at the school."""
    scene = Scene(4).secrets("magpie", "toolbox", "far-road", "rainy-day")
    scene.survivor("dutch", P1).survivor("gia", P2).survivor("mei", P3)
    scene.survivor("emma", P4).survivor("bogdan", P4).survivor("jun", P4, "school")
    scene.s.exile_deck = ["new-hearth", "scrap-crown"]
    return scene


def vote_out(scene: Scene, accused: int) -> Scene:
    """P2 calls a vote, which passes."""
    scene.turn(P2).do(f"exile:{accused}")
    return scene.all_do({ask.seat: "yes" for ask in scene.table.asks})


def exiled_turn(*hand: str, dice: tuple[int, ...] = ()) -> Scene:
    """The turn of P4, exiled before, with one survivor at the school."""
    scene = Scene(4).secrets("magpie", "toolbox", "far-road", "rainy-day").exiled(P4)
    scene.survivor("dutch", P1).survivor("gia", P2).survivor("mei", P3)
    return scene.survivor("jun", P4, "school").hand(P4, *hand).dice(P4, *dice)


# -- leaving -----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-45")
@pytest.mark.rule(
    "LN-EXILE-01", "LN-EXILE-02", "LN-EXILE-03", "LN-EXILE-04", "LN-EXILE-05", "LN-EXILE-18"
)
def test_consequences_of_exile() -> None:
    scene = vote_out(table(), P4)
    player = scene.s.players[P4]
    assert (player.exile_card, player.secret) == ("new-hearth", "rainy-day")
    assert scene.s.exile_deck == ["scrap-crown"]
    assert (scene.ask.kind, scene.ask.seat) == ("leave", P4)
    assert scene.options() == {
        f"leave:{name}:{place}" for name in ("emma", "bogdan") for place in OUTSIDE
    }
    scene.roll("wound").do("leave:bogdan:gas")
    assert scene.options() == {f"leave:emma:{place}" for place in OUTSIDE}
    scene.roll("blank").do("leave:emma:school")
    assert scene.ask.kind == "action"
    assert scene.ask.seat == P2
    places = {v.id: v.place for v in scene.s.of(P4)}
    assert places == {"emma": "school", "bogdan": "gas", "jun": "school"}
    assert scene.s.survivors["bogdan"].wounds == 1

    scene.s.food = 3
    scene.hand(P4, "junk").dice(P4, 3).crisis("blackout").run(("begin_turn", [P4]))
    for name in ("emma", "bogdan", "jun"):
        assert scene.may(f"move:{name}:library")
    assert scene.refuses("add:junk") == "LN-EXILE-06"
    assert scene.refuses("raise:3") == "LN-EXILE-09"
    scene.run(("begin_turn", [P1])).do("exile:2")
    assert [ask.seat for ask in scene.table.asks] == [P1, P2, P3]


@pytest.mark.rule("LN-EXILE-01")
def test_only_the_exiled_player_sees_the_exile_card() -> None:
    scene = vote_out(table(), P4)
    assert scene.view(P4).players[P4].exile_card == "new-hearth"
    for viewer in (P1, P2, P3, None):
        assert scene.view(viewer).players[P4].exile_card == ""
        assert "exile_card" not in scene.told("exile-card", viewer)[0]


@pytest.mark.rule("OP-18")
def test_exile_without_an_exile_card_left() -> None:
    scene = table()
    scene.s.exile_deck = []
    vote_out(scene, P4)
    assert scene.s.players[P4].exile_card == ""
    assert scene.s.players[P4].exiled
    assert scene.ask.kind == "leave"


@pytest.mark.rule("LN-EXILE-04")
def test_who_leaves_needs_an_empty_space_and_is_exposed() -> None:
    scene = table()
    scene.s.places["school"].spaces = 1
    scene.s.places["gas"].spaces = 1
    vote_out(scene, P4)
    assert not scene.options("leave:emma:school")
    scene.roll("frostbite").do("leave:emma:gas")
    assert scene.s.survivors["emma"].frostbite == 1
    assert not scene.options("leave:bogdan:gas")
    assert scene.options("leave:bogdan:library")
    scene.roll("blank").do("leave:bogdan:library")


@pytest.mark.rule("LN-EXILE-05")
def test_leaving_is_not_the_move_of_the_turn() -> None:
    scene = vote_out(table(), P4).roll("blank", "blank")
    scene.do("leave:emma:gas", "leave:bogdan:gas")
    assert not any(v.moved for v in scene.s.of(P4))


@pytest.mark.rule("OP-27", "LN-EXILE-11")
def test_who_dies_on_the_way_out_costs_no_morale() -> None:
    scene = vote_out(table(), P4).roll("bite").do("leave:bogdan:gas")
    assert scene.s.graveyard == ["bogdan"]
    assert scene.s.morale == 6
    scene.roll("blank").do("leave:emma:gas")


@pytest.mark.rule("OP-26")
def test_who_finds_no_room_leaves_as_soon_as_there_is_some() -> None:
    scene = table()
    for place in OUTSIDE - {"school"}:
        scene.s.places[place].spaces = 0
    scene.s.places["school"].spaces = 2
    scene.hand(P2, "junk").hand(P4, "junk")
    vote_out(scene, P4).roll("blank").do("leave:emma:school")
    assert scene.ask.kind == "action"  # bogdan has to stay
    assert scene.s.survivors["bogdan"].place == COLONY
    scene.run(("begin_turn", [P4]))
    assert scene.ask.kind == "action"
    scene.s.places["library"].spaces = 1
    scene.roll("blank").run(("begin_turn", [P4]))  # there is but one place to go to
    assert scene.s.survivors["bogdan"].place == "library"
    assert not scene.s.survivors["bogdan"].moved


@pytest.mark.rule("OP-25")
def test_the_exiled_do_not_come_back() -> None:
    scene = exiled_turn("stretcher").turn(P4)
    assert scene.refuses("move:jun:colony") == "LN-EXILE-03"
    assert not scene.may("play:stretcher")  # which would carry somebody to the colony


# -- cards of the exiled -----------------------------------------------------------------------


@pytest.mark.rule("LN-EXILE-06")
def test_the_exiled_add_nothing_to_a_crisis() -> None:
    scene = exiled_turn("junk").crisis("blackout")
    scene.s.survivors["jun"].items = []
    scene.survivor("emma", P4, "gas", items=("pistol",)).turn(P4)
    assert scene.refuses("add:junk") == "LN-EXILE-06"
    assert scene.refuses("add:pistol:emma") == "LN-EXILE-06"
    assert not scene.options("add")


@pytest.mark.vector("long-night", "TV-46")
@pytest.mark.rule("LN-EXILE-09", "LN-EXILE-12")
def test_an_exiled_players_food_card() -> None:
    scene = exiled_turn("food-3", dice=(3,))
    scene.s.waste, scene.s.food = ["junk"] * 7, 2
    scene.turn(P4).do("boost:food-3:3")
    assert scene.s.players[P4].dice == [4]
    assert scene.s.food == 2
    assert scene.s.removed == ["food-3"]
    assert len(scene.s.waste) == 7


@pytest.mark.rule("LN-EXILE-09")
def test_food_tokens_are_not_for_the_exiled_nor_food_dice_for_the_others() -> None:
    scene = exiled_turn("food-1", "junk", dice=(3,))
    scene.s.food = 2
    scene.turn(P4)
    assert scene.refuses("raise:3") == "LN-EXILE-09"
    assert scene.refuses("boost:junk:3") == "LN-EXILE-09"  # no food
    scene.hand(P1, "food-1").dice(P1, 3).turn(P1)
    assert scene.may("raise:3")
    assert scene.refuses("boost:food-1:3") == "LN-EXILE-09"


@pytest.mark.vector("long-night", "TV-47")
@pytest.mark.rule("LN-EXILE-07", "LN-EXILE-08", "LN-EXILE-12")
def test_an_exiled_player_adds_a_survivor(add_cards: AddCards) -> None:
    add_cards(
        "items",
        """
        [strangers]
        kind = "outsider"
        effects = [{ do = "recruit" }, { do = "helpless", by = 2 }]
        """,
    )
    scene = exiled_turn("strangers").newcomers("priya").turn(P4).do("play:strangers")
    assert (scene.ask.kind, scene.ask.seat) == ("newcomer", P4)
    assert scene.options() == {f"settle:priya:{place}" for place in OUTSIDE}
    scene.do("settle:priya:hospital")
    assert scene.s.players[P4].group == ["jun", "priya"]
    assert scene.s.survivors["priya"].place == "hospital"
    assert scene.s.helpless == 0
    assert (scene.s.removed, scene.s.waste) == (["strangers"], [])
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-EXILE-07")
def test_helpless_survivors_do_not_follow_the_exiled(add_cards: AddCards) -> None:
    add_cards("items", 'orphans = { kind = "outsider", effects = [{ do = "helpless", by = 2 }] }')
    scene = exiled_turn("orphans").turn(P4).do("play:orphans")
    assert scene.s.helpless == 0
    scene.hand(P1, "orphans").turn(P1).do("play:orphans")
    assert scene.s.helpless == 2


@pytest.mark.rule("OP-28")
def test_the_last_survivor_of_an_exiled_player_is_replaced_outside() -> None:
    scene = exiled_turn().newcomers("priya").run(("perish", ["jun"]))
    assert scene.options() == {f"settle:priya:{place}" for place in OUTSIDE}
    scene.do("settle:priya:gas")
    assert (scene.s.players[P4].leader, scene.s.survivors["priya"].place) == ("priya", "gas")


@pytest.mark.rule("LN-EXILE-12")
def test_what_the_exiled_play_is_removed_from_the_game() -> None:
    scene = exiled_turn("medicine", "food-1", "medicine")
    scene.s.survivors["jun"].wounds = 1
    scene.s.helpless = scene.s.unruly = 1
    scene.turn(P4).do("play:food-1", "play:medicine", "calm:medicine")
    assert scene.s.removed == ["food-1", "medicine", "medicine"]
    assert scene.s.waste == []


# -- votes, deaths, the colony's heart ---------------------------------------------------------


@pytest.mark.rule("LN-EXILE-10", "OP-24")
def test_the_exiled_neither_vote_nor_call_votes() -> None:
    scene = exiled_turn().turn(P4)
    assert scene.refuses("exile:1") == "LN-EXILE-10"
    scene.turn(P1).do("exile:2")
    assert [ask.seat for ask in scene.table.asks] == [P1, P2, P3]
    scene.all_do({P1: "no", P2: "no", P3: "no"})
    scene.run(pass_token)
    assert [ask.seat for ask in scene.table.asks] == [P1, P2, P3]


@pytest.mark.rule("LN-EXILE-11")
def test_deaths_of_the_exiled_do_not_grieve_the_colony() -> None:
    scene = exiled_turn().survivor("emma", P4, "gas").run(("perish", ["jun"]))
    assert scene.s.morale == 6
    scene.survivor("ingrid", P1).run(("perish", ["ingrid"]))
    assert scene.s.morale == 5


@pytest.mark.vector("long-night", "TV-48")
@pytest.mark.rule("LN-EXILE-13")
def test_two_innocent_exiles_end_the_game(add_cards: AddCards) -> None:
    easy = "{ morale = 6, rounds = 6, goals = [{ is = 'food', at_least = 0 }] }"
    add_cards("objectives", f"[easy]\nlength = 'short'\nstandard = {easy}\nhard = {easy}")
    add_cards(
        "secrets",
        """
        [gloomy]
        goals = [{ is = "morale-zero" }]

        [hopeful]
        goals = [{ is = "main-done" }]
        """,
    )
    scene = table().secrets("gloomy", "hopeful", "gloomy", "hopeful").exiled(P3)
    scene.s.objective, scene.s.exile_deck = "easy", []
    vote_out(scene, P4)
    assert scene.s.morale == 0
    assert scene.ending == "morale"
    assert scene.table.outcome is not None
    assert scene.table.outcome.facts["main"] is False
    assert scene.winners == [P1, P3]


@pytest.mark.vector("long-night", "TV-49")
@pytest.mark.rule("LN-EXILE-14")
def test_betrayer_among_the_exiles() -> None:
    scene = table().secrets("magpie", "toolbox", "own-flock", "rainy-day").exiled(P3)
    vote_out(scene, P4)
    assert scene.s.morale == 6
    assert scene.ending is None
    assert scene.ask.kind == "leave"


@pytest.mark.rule("LN-EXILE-14")
def test_a_betrayer_exiled_second_breaks_nothing() -> None:
    scene = table().secrets("magpie", "toolbox", "far-road", "own-flock").exiled(P3)
    vote_out(scene, P4)
    assert (scene.s.morale, scene.ending) == (6, None)


@pytest.mark.rule("LN-EXILE-13")
def test_a_second_innocent_beside_a_betrayer_breaks_the_colony() -> None:
    scene = table().secrets("own-flock", "toolbox", "far-road", "rainy-day").exiled(P1, P3)
    vote_out(scene, P4)
    assert (scene.s.morale, scene.ending) == (0, "morale")


# -- for good ----------------------------------------------------------------------------------


@pytest.mark.rule("LN-EXILE-16")
def test_exile_is_for_good() -> None:
    scene = exiled_turn().turn(P2)
    assert scene.refuses("exile:3") == "LN-EXILE-16"
    scene.s.crisis_deck = ["blackout"]
    scene.roll(*[1] * 8).run(("begin_round", []))
    while scene.ask.kind == "action" and scene.ask.seat != P4:
        scene.do("end")
    assert scene.ask.seat == P4  # an exiled player has a turn like everyone
    assert scene.s.players[P4].exiled


@pytest.mark.rule("OP-29", "LN-COL-FIRST-03")
def test_the_first_player_token_may_come_to_an_exiled_player() -> None:
    scene = exiled_turn()
    scene.s.crisis_deck = ["blackout"]
    scene.run(pass_token).roll(*[1] * 8).all_do({P1: "pass", P2: "pass", P3: "pass"})
    assert scene.s.first == P4
    assert (scene.ask.kind, scene.ask.seat) == ("action", P4)


# -- something left to win -----------------------------------------------------------------------


@pytest.mark.rule("OP-88", "LN-EXILE-02", "LN-END-08")
@pytest.mark.parametrize(
    ("goal", "asked"),
    [
        ('{ is = "not-exiled" }', False),
        ('{ is = "tally", what = "added", at_least = 5 }', False),
        ('{ is = "tally", what = "cleaned", at_least = 6 }', False),
        ('{ is = "all-at", place = "colony" }', False),
        ('{ is = "either", of = [{ is = "not-exiled" }, { is = "all-at", place = "colony" }] }',
         False),
        ('{ is = "either", of = [{ is = "not-exiled" }, { is = "group", at_least = 9 }] }', True),
        ('{ is = "tally", what = "kills", at_least = 1 }', True),
        ('{ is = "all-at", place = "school" }', True),
    ],
)  # fmt: skip
def test_what_an_exile_cannot_do_any_more_is_not_asked(
    goal: str, asked: bool, add_cards: AddCards
) -> None:
    add_cards("secrets", f'[odd]\ngoals = [{{ is = "main-done" }}, {goal}]')
    add_cards("exiles", '[walker]\nloyal = [{ is = "group", at_least = 1 }]\nbetrayer = []')
    scene = Scene().secrets("odd", "magpie", "toolbox").survivor("dutch", 0, "gas")
    scene.survivor("gia", 1).survivor("mei", 2).exiled(0)
    assert not has_won(scene.s, 0)
    scene.s.players[0].exile_card = "walker"
    assert has_won(scene.s, 0) is not asked
    scene.turn(1)
    assert scene.view(0).players[0].goals_met == [True, not asked]


@pytest.mark.rule("OP-88")
def test_every_objective_leaves_an_exile_something_to_win() -> None:
    """No goal that only somebody in the colony can bring about stands between an exile and
    victory."""
    cards = library()
    scene = Scene().survivor("dutch", 0, "gas").survivor("gia", 1).survivor("mei", 2).exiled(0)
    for secret in cards.secrets.values():
        for name in cards.exiles:
            wanted = changed_by_exile(secret, name)
            barred = [goal for goal in secret.goals[1:] if goal.barred_from_exiles]
            waived = [goal for goal in wanted if isinstance(goal, Either) and goal.of[0] in barred]
            assert len(waived) == len(barred), (secret.id, name)
            assert all(goal.holds(scene.s, Context(0)) for goal in waived)
