"""Bandit Raid, the story that teaches the bandits (catalogue section 25, and 24.1)."""

from __future__ import annotations

import pytest

from overrun.core.reason import wire
from overrun.core.table import Table
from overrun.games.long_night.library import library
from overrun.games.long_night.setup import secret_cards
from overrun.games.long_night.state import LongNightState
from overrun.text import Text

from .conftest import AddCards, Person
from .scene import COLONY, GAME, Scene

pytestmark = pytest.mark.usefixtures("plain_people")

OPENING = ["raid-opening-1", "raid-opening-2"]
AFTER_B1 = ["raid-b1-1", "raid-b1-2", "raid-b1-3"]
AFTER_B2 = ["raid-b2-1", "raid-b2-2"]
VERDICTS = ["raid-guilty", "raid-innocent", "raid-renegade"]
LOYAL, OTHER, THIRD = "silver-watch", "brother-out-there", "plumb-line"


def stage(name: str, players: int = 3, **settings: str) -> Scene:
    """A table in the middle of the story, with nobody on it."""
    scene = Scene(players, story="raid", **settings).run(("choose_objective", []))
    s = scene.s
    for place in s.places.values():
        for door in place.doors:
            door.zombies = 0
    s.morale, s.rounds, s.food = 6, 4, 0
    s.objective = name
    if name != "b1":
        s.story.stages, s.sealed, s.story.closed = ["b1"], [], ["chief"]
    if name == "b3":
        s.story.stages, s.story.closed = ["b1", "b2"], []
    return scene


def basket(scene: Scene, cards: int) -> Scene:
    """So much food lies in the basket for the neighbours."""
    scene.s.pile, scene.s.progress = ["food-1"] * cards, cards
    return scene


def at_the_brickworks(*secrets: str, **settings: str) -> Scene:
    """Three before the hideout, one of them armed: B2 is complete."""
    scene = stage("b2", **settings)
    scene.survivor("A", 0, "hideout", items=("pistol",)).survivor("B", 1, "hideout")
    scene.survivor("C", 2, "hideout").survivor("D", 0, "school").survivor("E", 1, "library")
    if secrets:
        scene.secrets(*secrets)
    return scene


def pages(scene: Scene, viewer: int | None = None) -> list[str]:
    return [str(told["page"]) for told in scene.told("story", viewer)]


def check(scene: Scene) -> Scene:
    return scene.run(("check_objective", []))


def nobody_accuses(scene: Scene) -> Scene:
    """The first page after B2 is read, and nobody calls a vote."""
    scene.do("continue")
    while len(scene.table.asks) == 1 and scene.ask.kind == "accuse":
        scene.do("nobody")
    return scene


def stay(scene: Scene) -> Scene:
    """Nobody steps forward."""
    return scene.all_do({ask.seat: "stay" for ask in scene.table.asks})


# -- set-up and opening ------------------------------------------------------------------------


def opened(seed: str = "raid", players: int = 3, **settings: str) -> Table[LongNightState]:
    """A real table of the story, as the first page is read."""
    table = Table.new(GAME, seats=players, settings={"story": "raid", **settings}, seed=seed)
    while table.asks[0].kind == "keep-survivors":
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, wire(ask.options[0]))
    return table


def answer(table: Table[LongNightState], option: str) -> None:
    (ask,) = table.asks
    table.answer(ask.seat, ask.number, option)


@pytest.mark.rule("LN-SCNB-01", "LN-SCN-01")
def test_the_story_is_played_with_the_bandits() -> None:
    assert GAME.configure({"story": "raid"}, 3)["bandits"] == "on"
    s = opened().state
    assert s.config.modules == ("bandits", "raid")
    crises = {card.id for card in library().crises.values() if card.module == "bandits"}
    crossroads = {card.id for card in library().crossroads.values() if card.module == "bandits"}
    assert crises <= set(s.crisis_deck)
    assert crossroads <= set(s.crossroads_deck)
    assert s.places["hideout"].deck == []
    assert not any(place.bandits for place in s.places.values())


@pytest.mark.rule("LN-SCNB-02", "LN-SCNB-11")
def test_the_story_begins_with_b1() -> None:
    s = opened().state
    assert (s.objective, s.story.stages) == ("b1", [])
    side = library().objectives["b1"].standard
    assert (s.morale, s.rounds, s.food) == (side.morale, side.rounds, side.food)


@pytest.mark.vector("long-night", "TV-117")
@pytest.mark.rule("LN-SCNB-03", "LN-SCNB-04", "LN-SCNB-07")
def test_bandit_story_objectives_and_gift() -> None:
    table = opened()
    s = table.state
    shuffled = [*(player.secret for player in s.players), *s.box]
    assert len(shuffled) == 7
    assert [name for name in shuffled if library().secrets[name].betrayal] == ["renegade"]
    assert len(s.places["hospital"].deck) == 20
    answer(table, "continue")
    while table.asks[0].kind == "gift":
        answer(table, "gift:leave" if table.asks[0].seat == 1 else "gift:take")
    s = table.state
    assert len(s.places["hospital"].deck) == 18
    assert [len(player.hand) for player in s.players] == [6, 5, 6]


@pytest.mark.rule("LN-SCNB-03", "LN-SCNB-04")
def test_there_is_one_betrayal_and_only_in_this_story() -> None:
    assert secret_cards(stage("b1").s.config)[1] == ["renegade"]
    for settings in ({}, {"bandits": "on"}, {"story": "chimp"}):
        ordinary, betrayal = secret_cards(Scene(3, **settings).s.config)
        assert "renegade" not in [*ordinary, *betrayal]
        assert len(betrayal) > 1


@pytest.mark.rule("LN-SCNB-06", "LN-SCNB-08", "LN-SCNB-07", "OP-68")
def test_pages_and_gifts_take_turns() -> None:
    table = opened()
    s = table.state
    assert (table.asks[0].kind, table.asks[0].seat) == ("story", s.first)
    assert (s.story.page, s.round) == ("raid-opening-1", 0)
    answer(table, "continue")
    asked = []
    while table.asks[0].kind == "gift":
        ask = table.asks[0]
        assert {wire(option) for option in ask.options} == {"gift:take", "gift:leave"}
        asked.append(ask.seat)
        answer(table, "gift:leave")
    assert asked == [(s.first + step) % 3 for step in range(3)]
    assert (table.state.story.page, table.state.round) == ("raid-opening-2", 0)
    answer(table, "continue")
    assert (table.state.story.page, table.state.round) == ("", 1)  # and play begins


@pytest.mark.rule("LN-SCNB-07", "OP-68")
def test_the_gift_is_the_top_card_unseen() -> None:
    scene = stage("b1").deck("hospital", "medicine", "fuel", "junk")
    scene.run(("accept_gift", [0]), ("accept_gift", [1]), ("accept_gift", [2]))
    assert scene.ask.facts == {}
    assert "medicine" not in str(scene.view(0).places)
    scene.do("gift:take", "gift:leave", "gift:take")
    assert [player.hand for player in scene.s.players] == [["medicine"], [], ["fuel"]]
    assert scene.s.places["hospital"].deck == ["junk"]
    assert scene.told("gift-taken", 0)[0]["item"] == "medicine"
    assert "item" not in scene.told("gift-taken", 1)[0]


@pytest.mark.rule("OP-68")
def test_no_gift_from_an_empty_deck() -> None:
    scene = stage("b1").deck("hospital", "fuel")
    scene.run(("accept_gift", [0]), ("accept_gift", [1])).do("gift:take")
    assert scene.idle
    assert scene.s.players[1].hand == []


# -- which rules are in force ------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-115")
@pytest.mark.rule("LN-SCNB-09", "LN-SCNB-10", "LN-SCNB-30", "LN-SCN-01")
@pytest.mark.parametrize("name", ["b1", "b2", "b3"])
def test_rules_switch_on_by_stage(name: str, add_cards: AddCards) -> None:
    add_cards("crises", '[theft]\naccepts = ["food"]\nfail = []\nbandits = [2, 3]')
    scene = stage(name).survivor("A", 0, "school").survivor("B", 1, "gas").survivor("C", 2, "gas")
    scene.deck("grocery", "fuel", "junk").deck("school", "pistol", "junk")
    scene.s.crisis_deck = ["theft"]
    scene.run(("reveal_crisis", []))
    assert [scene.s.places[place].bandits for place in ("grocery", "school")] == [1, 1]
    scene.run(("zombies_gather", []))
    assert scene.s.places["grocery"].zombies == 1
    assert scene.s.places["school"].zombies == 2
    assert scene.s.bandits.loot == ["fuel", "pistol"]
    scene.entrance("school", "----").dice(0, 6).turn(0)
    if name == "b1":
        assert scene.refuses("attack:A:6") == "LN-SCNB-10"
        assert scene.options("attack") == set()
    else:
        scene.roll(2).do("attack:A:6")
        assert scene.s.places["school"].bandits == 0


@pytest.mark.rule("LN-SCNB-10")
def test_in_peace_a_bandit_is_no_target_beside_others() -> None:
    scene = stage("b1").survivor("A", 0, "school").survivor("B", 1, "school").dice(0, 6)
    scene.s.places["school"].bandits = 1
    scene.entrance("school", "Z---").turn(0).do("attack:A:6")
    assert scene.options() == {"zombie:1", "survivor:B"}
    assert scene.refuses("bandit") == "LN-SCNB-10"
    scene.roll("blank").do("zombie:1")


@pytest.mark.rule("LN-SCNB-10", "LN-SCNB-30", "LN-SCN-01")
@pytest.mark.parametrize("name", ["b1", "b2", "b3"])
def test_the_hideout_is_found_after_b1(name: str) -> None:
    scene = stage(name).survivor("A", 0).survivor("B", 1).dice(0, 6)
    scene.s.bandits.loot = ["fuel"]
    scene.turn(0)
    if name == "b1":
        assert scene.refuses("move:A:hideout") == "LN-SCNB-10"
    else:
        scene.roll("blank").do("move:A:hideout")
        assert scene.may("raid:A:6")


@pytest.mark.rule("LN-SCNB-10")
def test_who_stands_at_the_hideout_in_b1_can_do_nothing_there() -> None:
    scene = stage("b1").survivor("A", 0, "hideout").survivor("B", 1).dice(0, 6)
    scene.s.bandits.loot, scene.s.places["gas"].bandits = ["fuel"], 1
    scene.turn(0)
    assert scene.refuses("raid:A:6") == "LN-SCNB-10"
    assert scene.refuses("storm:A:6") == "LN-SCNB-10"


@pytest.mark.rule("LN-SCNB-10", "OP-83")
@pytest.mark.parametrize("name", ["b1", "b2"])
def test_who_is_exiled_before_the_special_phase_leads_nobody(name: str) -> None:
    scene = stage(name).survivor("A", 0).survivor("B", 1).survivor("C", 2, "gas")
    scene.secrets(LOYAL, OTHER, THIRD).run(("hold_exile_vote", [0, 2]))
    scene.all_do({0: "yes", 1: "yes", 2: "no"})
    assert scene.s.players[2].exiled
    assert scene.s.bandits.chief is None


# -- after B1 ----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-83")
@pytest.mark.rule("LN-SCNB-20", "LN-SCNB-21", "LN-SCNB-22", "LN-SCNB-23", "LN-SCNB-24")
@pytest.mark.rule("LN-SCNB-25", "LN-SCNB-26", "LN-SCNB-27", "LN-SCNB-28", "LN-SCNB-29")
@pytest.mark.rule("LN-SCNB-31", "LN-SCN-02", "LN-SCN-04", "OP-63")
def test_ambush_after_b1(person: Person) -> None:
    person("A", influence=90)
    person("B", influence=12)
    scene = stage("b1").survivor("A", 0, "gas").survivor("C", 0).survivor("blue", 1)
    scene.survivor("D", 1, "school").survivor("B", 2, wounds=2)
    assert scene.s.influence("blue") < scene.s.influence("B")
    scene.s.food, scene.s.morale = 6, 5
    check(basket(scene, 9))
    assert (scene.ask.seat, scene.ask.kind) == (2, "story")
    assert pages(scene) == ["raid-b1-1"]
    assert scene.s.food == 6  # what the page tells happens when it has been read
    scene.do("continue")
    assert scene.s.food == 0
    assert (scene.ask.seat, pages(scene)) == (2, AFTER_B1[:2])
    assert set(scene.s.places["hideout"].survivors) == {"A", "B"}
    scene.do("continue")
    assert (scene.ask.seat, pages(scene)) == (2, AFTER_B1)
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 4
    b = scene.s.survivors["B"]
    assert (b.place, b.hurt, b.moved) == (COLONY, 2, False)
    scene.do("continue")
    assert scene.idle
    assert scene.ending is None
    assert "exposed" not in scene.events
    assert scene.s.objective == "b1"  # until the next round
    scene.s.crisis_deck = ["mould"]
    scene.roll(*[3] * 7).run(("begin_round", []))
    assert scene.s.objective == "b2"


@pytest.mark.rule("LN-SCNB-31", "OP-63", "LN-SCN-02")
def test_b2_takes_the_place_of_b1_at_the_start_of_the_next_round() -> None:
    scene = stage("b1").survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 0)
    scene.s.rounds, scene.s.morale, scene.s.crisis_deck = 1, 5, ["two-of-ours"]
    basket(scene, 9).run(("check_objective", []), ("move_track", []), ("pass_token", []))
    scene.do("continue", "continue", "continue")
    assert scene.events[-1] == "track"
    side = library().objectives["b2"].standard
    assert scene.s.rounds == side.rounds  # 1 for this round is gone
    assert (scene.s.objective, scene.s.story.stages) == ("b1", ["b1"])
    morale = scene.s.morale
    living = [len(scene.s.players[seat].group) + 1 for seat in range(3)]
    scene.roll(*[3] * sum(living)).all_do({0: "pass", 1: "pass", 2: "pass"})
    assert (scene.s.objective, scene.s.round) == ("b2", 2)
    assert (scene.s.pile, scene.s.progress) == ([], 0)
    assert scene.s.morale == morale + side.morale
    order = [name for name in scene.events if name in ("round", "stage", "crisis", "dice")]
    assert order[:3] == ["round", "stage", "crisis"]


@pytest.mark.rule("LN-SCNB-22")
def test_all_food_goes_along() -> None:
    scene = stage("b1").survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 2)
    scene.s.food = 17
    scene.run(("set_out", []))
    assert scene.s.food == 0


@pytest.mark.rule("LN-SCNB-20", "LN-SCNB-23", "OP-69")
def test_the_exiled_do_not_count_but_every_place_does() -> None:
    """H (highest) and A (lowest) belong to an exile; B and G are outside the colony."""
    scene = stage("b1").survivor("H", 2, "gas").survivor("A", 2, "gas").exiled(2)
    scene.survivor("C", 0).survivor("G", 0, "school").survivor("B", 1, "library")
    check(basket(scene, 9))
    assert scene.ask.seat == 1
    scene.do("continue")
    assert scene.s.places["hideout"].survivors == ["G", "B"]
    scene.do("continue")
    assert scene.s.graveyard == ["G"]
    assert scene.s.survivors["B"].place == COLONY


@pytest.mark.rule("OP-69")
def test_a_full_hideout_takes_them_all_the_same() -> None:
    scene = stage("b1").survivor("A", 0).survivor("B", 1).survivor("C", 2).survivor("D", 2)
    scene.s.places["hideout"].spaces = 1
    scene.run(("set_out", []))
    assert set(scene.s.places["hideout"].survivors) == {"A", "D"}


@pytest.mark.rule("OP-69")
def test_who_is_both_is_only_killed() -> None:
    scene = stage("b1").survivor("B", 0).survivor("blue", 1).survivor("E", 2, "gas").exiled(2)
    scene.newcomers("F")
    check(basket(scene, 9)).do("continue", "continue", "continue")
    assert scene.s.graveyard == ["B"]
    assert scene.s.survivors["blue"].place == COLONY
    assert scene.s.survivors["blue"].hurt == scene.s.survivors["F"].hurt == 0


@pytest.mark.rule("LN-SCNB-26", "OP-70", "OP-60")
def test_the_leader_dies_at_the_hideout_by_the_normal_rules() -> None:
    scene = stage("b1").survivor("H", 0, items=("pistol",)).hand(0, "fuel")
    scene.survivor("A", 1).survivor("B", 2).newcomers("G")
    check(basket(scene, 9)).do("continue", "continue")
    assert scene.told("died")[0]["place"] == "hideout"
    assert scene.s.bandits.loot == ["pistol"]
    assert scene.s.morale == 5
    # H was the last of the group: the hand is lost, and somebody comes at once
    assert scene.s.removed == ["fuel"]
    assert scene.s.players[0].group == ["G"]
    assert pages(scene) == AFTER_B1


@pytest.mark.rule("LN-SCNB-26", "LN-SCN-03")
def test_the_ambush_may_be_the_end() -> None:
    scene = stage("b1").survivor("H", 0).survivor("C", 0).survivor("A", 1).survivor("B", 2)
    scene.secrets(LOYAL, OTHER, THIRD)
    scene.s.morale = 1
    check(basket(scene, 9)).do("continue", "continue")
    assert scene.ending == "morale"
    assert pages(scene) == AFTER_B1[:2]


@pytest.mark.rule("LN-SCNB-27", "LN-SCNB-28", "OP-70")
@pytest.mark.parametrize(
    ("tokens", "wounded"),
    [
        ({}, True),
        ({"wounds": 1}, True),
        ({"wounds": 2}, False),
        ({"frostbite": 1, "wounds": 1}, False),
        ({"despair": 2}, False),
        ({"frostbite": 1}, True),
    ],
)
def test_the_other_one_comes_home_wounded(tokens: dict[str, int], wounded: bool) -> None:
    scene = stage("b1").survivor("H", 0).survivor("C", 0).survivor("A", 1, "gas", **tokens)
    scene.survivor("B", 2)
    check(basket(scene, 9)).do("continue", "continue")
    a = scene.s.survivors["A"]
    assert a.place == COLONY
    assert a.hurt == sum(tokens.values()) + wounded
    assert a.wounds == tokens.get("wounds", 0) + wounded
    assert scene.s.survivors["B"].hurt == scene.s.survivors["C"].hurt == 0


@pytest.mark.rule("OP-87", "LN-SCNB-26")
@pytest.mark.parametrize("others", [2, 0])
def test_the_ambush_makes_no_objective_impossible(
    others: int, add_cards: AddCards, person: Person
) -> None:
    """The leader falls for whom the objective asks, or one of those who may not be lost."""
    add_cards("secrets", '[loyal]\ngoals = [{ is = "main-done" }, { is = "leads" }]')
    add_cards(
        "secrets",
        '[whole]\ngoals = [{ is = "main-done" }, { is = "tally", what = "lost", at_most = 0 }]',
    )
    person("H", influence=99)
    for secret in ("loyal", "whole"):
        scene = stage("b1").secrets(secret, LOYAL, OTHER).survivor("H", 0)
        for name in "CD"[:others]:
            scene.survivor(name, 0)
        scene.survivor("A", 1).survivor("B", 2).newcomers("E")
        check(basket(scene, 9)).do("continue", "continue")
        if others:
            scene.do("lead:C")
        assert scene.s.graveyard == ["H"]
        assert scene.s.players[0].leader == ("C" if others else "E")
        assert scene.view(0).players[0].goals_met == [False, True]
    # what comes later is one's own affair
    scene.s.players[0].secret = "loyal"
    scene.run(("suffer", [scene.s.players[0].leader, "wound", 3]))
    if others:
        assert scene.s.players[0].leader == "D"
        assert scene.view(0).players[0].goals_met == [False, False]


@pytest.mark.rule("LN-SCNB-30", "LN-SCN-01", "LN-SCN-05")
def test_the_new_rules_come_into_force_with_their_page() -> None:
    scene = stage("b1").survivor("H", 0).survivor("C", 0).survivor("A", 1).survivor("B", 2)
    check(basket(scene, 9)).do("continue")
    assert set(scene.s.story.closed) == {"bandits", "hideout", "chief"}
    assert scene.s.sealed == ["hideout"]
    scene.do("continue")
    assert scene.s.story.page == "raid-b1-3"
    assert scene.s.story.closed == ["chief"]
    assert scene.s.sealed == []


# -- after B2 ----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-84")
@pytest.mark.rule("LN-SCNB-40", "LN-SCNB-42", "LN-SCNB-44", "LN-SCNB-45", "OP-71")
def test_renegade_wins(add_cards: AddCards) -> None:
    add_cards("secrets", '[gloomy]\ngoals = [{ is = "main-failed" }]')
    add_cards("secrets", '[cheerful]\ngoals = [{ is = "main-done" }]')
    scene = at_the_brickworks("renegade", "gloomy", "cheerful").hand(0, "food-1", "food-2")
    check(scene)
    assert pages(scene) == ["raid-b2-1"]
    nobody_accuses(scene)
    assert scene.ending is None
    scene.all_do({0: "reveal", 1: "stay", 2: "stay"})
    assert pages(scene) == ["raid-b2-1", "raid-renegade"]
    assert scene.ask.seat == 0
    scene.do("continue")
    assert scene.ending == "renegade"
    assert scene.winners == [0, 1]  # the others as things stand: the main objective has failed


@pytest.mark.vector("long-night", "TV-85")
@pytest.mark.rule("LN-SCNB-46", "LN-SCNB-47", "LN-SCNB-48", "LN-SCNB-50", "LN-SCNB-51")
@pytest.mark.rule("LN-SCNB-52", "LN-SCNB-53", "LN-SCNB-54")
def test_innocent_exiled_in_the_special_phase() -> None:
    scene = at_the_brickworks("renegade", LOYAL, OTHER).survivor("F", 2, "school")
    scene.s.crisis_deck, scene.s.rounds = ["mould"], 1
    scene.run(("check_objective", []), ("move_track", []), ("begin_round", []))
    scene.do("continue", "accuse:1")
    scene.all_do({0: "yes", 1: "no", 2: "yes"})
    assert scene.s.players[1].exiled
    assert scene.s.bandits.chief == 1
    assert pages(scene) == ["raid-b2-1", "raid-innocent"]
    scene.do("continue")
    assert scene.ask.seat == 2  # the exile calls no vote
    scene.do("nobody")
    assert [ask.seat for ask in scene.table.asks] == [0, 2]
    assert all(wire(option) == "stay" for ask in scene.table.asks for option in ask.options)
    assert scene.s.places["hideout"].survivors == ["A", "B", "C"]
    stay(scene)
    assert pages(scene) == ["raid-b2-1", "raid-innocent", "raid-b2-2"]
    assert scene.s.places["hideout"].survivors == ["A", "B", "C"]  # the page comes first
    scene.do("continue")
    assert scene.s.survivors["A"].place == scene.s.survivors["C"].place == COLONY
    assert scene.s.survivors["B"].place == "hideout"  # an exile
    assert scene.s.survivors["D"].place == scene.s.survivors["F"].place == "school"
    assert "exposed" not in scene.events
    assert not scene.s.survivors["A"].moved
    # B3 comes with the next round
    assert (scene.s.objective, scene.s.story.stages) == ("b3", ["b1", "b2"])
    order = [name for name in scene.events if name in ("track", "stage", "crisis")]
    assert order == ["track", "stage", "crisis"]
    assert (scene.ask.seat, scene.ask.kind) == (1, "bandit-place")
    assert len(scene.view(0).players[0].goals_met) == 4  # three goals, and morale at 0
    assert scene.view(0).players[0].goals_met[-1] is False


@pytest.mark.rule("LN-SCNB-41", "LN-SCNB-42", "LN-SCNB-43")
def test_each_player_may_call_one_vote() -> None:
    scene = at_the_brickworks(LOYAL, OTHER, THIRD)
    scene.s.first = 1
    scene.s.players[1].called = True  # the vote of the own turn is another matter
    check(scene).do("continue")
    for seat in (1, 2, 0):
        assert (scene.ask.seat, scene.ask.kind) == (seat, "accuse")
        others = {f"accuse:{other}" for other in range(3) if other != seat}
        assert scene.options() == {"nobody", *others}
        scene.do(f"accuse:{(seat + 1) % 3}")
        assert {ask.kind for ask in scene.table.asks} == {"vote"}
        assert len(scene.table.asks) == 3  # the accused votes, too
        scene.all_do({0: "no", 1: "no", 2: "yes"})
    assert not any(player.exiled for player in scene.s.players)
    assert [player.called for player in scene.s.players] == [False, True, False]
    assert {ask.kind for ask in scene.table.asks} == {"renegade"}


@pytest.mark.rule("LN-SCNB-43")
def test_exile_in_the_special_phase_is_exile() -> None:
    scene = at_the_brickworks("renegade", LOYAL, OTHER).survivor("G", 1)
    scene.s.exile_deck = ["new-hearth"]
    check(scene).do("continue", "accuse:1").all_do({0: "yes", 1: "no", 2: "yes"})
    assert scene.s.players[1].exile_card == "new-hearth"
    assert (scene.ask.seat, scene.ask.kind) == (1, "leave")
    scene.roll("blank").do("leave:G:gas")
    assert pages(scene)[-1] == "raid-innocent"


@pytest.mark.rule("LN-SCNB-49", "LN-SCNB-46", "LN-BAN-LEAD-05")
def test_the_betrayer_is_exiled() -> None:
    scene = at_the_brickworks("renegade", LOYAL, OTHER).hand(0, "food-1", "food-2")
    check(scene).do("continue", "nobody", "accuse:0").all_do({0: "no", 1: "yes", 2: "yes"})
    assert pages(scene) == ["raid-b2-1", "raid-guilty"]
    scene.do("continue", "nobody")
    assert scene.s.bandits.chief is None
    assert [ask.seat for ask in scene.table.asks] == [1, 2]  # too late to step forward
    stay(scene).do("continue")
    assert scene.s.survivors["A"].place == "hideout"
    # what exile has made of the card stands; nothing is added to it
    assert not scene.s.story.stayed_hidden
    assert len(scene.view(0).players[0].goals_met) == 3


@pytest.mark.rule("LN-SCNB-44", "LN-SCNB-46")
@pytest.mark.parametrize("hand", [("food-1",), ("food-1", "food-2")])
def test_only_who_fulfils_the_card_may_step_forward(hand: tuple[str, ...]) -> None:
    scene = nobody_accuses(check(at_the_brickworks("renegade", LOYAL, OTHER).hand(0, *hand)))
    (ask,) = scene.table.asked(0)
    may = {wire(option) for option in ask.options}
    assert may == ({"stay", "reveal"} if len(hand) == 2 else {"stay"})
    stay(scene)
    assert scene.ending is None
    # who could have stepped forward has fulfilled the card: nothing is added to it
    assert scene.s.story.stayed_hidden is (len(hand) == 1)
    assert len(scene.view(0).players[0].goals_met) == (4 if len(hand) == 1 else 3)
    assert pages(scene)[-1] == "raid-b2-2"


@pytest.mark.rule("LN-SCNB-46", "OP-72", "LN-SCNB-05")
@pytest.mark.parametrize("stages", [["b1"], ["b1", "b2"]])
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("food", [0, 2])
@pytest.mark.parametrize("reason", ["morale", "rounds"])
def test_what_the_betrayer_needs(stages: list[str], hidden: bool, food: int, reason: str) -> None:
    """All of it: B2, the own demands, and, after the special phase, morale at 0."""
    scene = stage("b3" if "b2" in stages else "b2").secrets("renegade", LOYAL, OTHER)
    scene.survivor("A", 0, items=("pistol",)).survivor("B", 1, "gas").survivor("C", 1)
    scene.survivor("D", 2).hand(0, *["food-1"] * food)
    scene.s.story.stages, scene.s.story.stayed_hidden = stages, hidden
    scene.s.rounds = scene.s.morale = 1
    if reason == "morale":
        scene.entrance("gas", "ZZZ").run(("add_zombies", ["gas", 1]))
    else:
        scene.run(("move_track", []))
    assert scene.ending == reason
    wins = "b2" in stages and food == 2 and (reason == "morale" or not hidden)
    assert (0 in scene.winners) is wins


@pytest.mark.rule("LN-SCNB-05")
@pytest.mark.parametrize("stages", [["b1"], ["b1", "b2"]])
def test_exile_does_not_free_the_betrayer_from_b2(stages: list[str], add_cards: AddCards) -> None:
    """An exile card replaces a goal, but never this one."""
    add_cards("exiles", "[free]\nloyal = []\nbetrayer = []")
    scene = stage("b2").secrets("renegade", LOYAL, OTHER).exiled(0).hand(0, *["food-1"] * 2)
    scene.survivor("A", 0, "gas", items=("pistol",)).survivor("B", 1).survivor("C", 2)
    scene.s.players[0].exile_card, scene.s.story.stages, scene.s.rounds = "free", stages, 1
    scene.run(("move_track", []))
    assert (0 in scene.winners) is ("b2" in stages)


@pytest.mark.rule("OP-73")
def test_two_innocent_exiles_end_the_game_before_the_betrayer_is_asked() -> None:
    scene = at_the_brickworks("renegade", LOYAL, OTHER).hand(0, "food-1", "food-2")
    check(scene).do("continue", "accuse:1").all_do({0: "yes", 1: "no", 2: "yes"})
    scene.do("continue", "accuse:0")  # the third player accuses, but there are two who vote
    scene.all_do({0: "no", 2: "yes"})  # a tie, which the first player decides
    assert not scene.s.players[0].exiled
    scene = at_the_brickworks("renegade", LOYAL, OTHER).hand(0, "food-1", "food-2")
    scene.exiled(1)
    check(scene).do("continue", "accuse:2").all_do({0: "yes", 2: "no"})
    assert scene.ending == "morale"
    assert scene.s.morale == 0
    assert pages(scene) == ["raid-b2-1"]
    assert scene.winners == [0]  # the normal evaluation


@pytest.mark.rule("OP-74")
def test_without_a_betrayer_the_phase_looks_the_same() -> None:
    seen = []
    for secret in ("renegade", LOYAL):
        scene = at_the_brickworks(secret, OTHER, THIRD).hand(0, "food-1", "food-2")
        nobody_accuses(check(scene))
        asked = [(ask.seat, ask.kind) for ask in scene.table.asks]
        own = [scene.table.asked(seat)[0].options for seat in (1, 2)]
        stay(scene)
        heard = [(each.name, each.facts) for each in scene.table.heard(1)]
        seen.append((asked, own, heard, scene.view(1)))
    assert seen[0][0] == [(0, "renegade"), (1, "renegade"), (2, "renegade")]
    assert seen[0] == seen[1]


@pytest.mark.rule("LN-SCNB-50", "LN-SCNB-51", "LN-SCNB-52")
def test_home_from_the_hideout_as_far_as_there_is_room() -> None:
    scene = at_the_brickworks(LOYAL, OTHER, THIRD)
    scene.s.colony.spaces = 2
    stay(nobody_accuses(check(scene))).do("continue")
    assert scene.idle
    assert [v.place for v in scene.s.survivors.values()].count(COLONY) == 2
    assert scene.s.survivors["D"].place == "school"
    assert scene.s.survivors["E"].place == "library"
    assert "exposed" not in scene.events


@pytest.mark.rule("LN-SCNB-54")
def test_in_cooperative_play_nobody_is_accused() -> None:
    scene = check(at_the_brickworks(mode="cooperative"))
    scene.do("continue", "continue")
    assert scene.idle
    assert pages(scene) == AFTER_B2
    assert scene.s.survivors["A"].place == COLONY


# -- both stories ------------------------------------------------------------------------------


@pytest.mark.rule("OP-10", "LN-SCN-02")
@pytest.mark.parametrize("cards", [8, 9])
def test_b1_collects_food_and_leads_on(cards: int) -> None:
    scene = basket(stage("b1"), cards - 1).survivor("H", 0).survivor("C", 0).survivor("A", 1)
    scene.survivor("B", 2).hand(0, "food-2", "fuel").turn(0)
    assert not scene.may("deliver:fuel")
    check(scene.do("deliver:food-2"))
    assert scene.ending is None
    assert scene.s.story.stages == (["b1"] if cards == 9 else [])
    assert pages(scene) == (["raid-b1-1"] if cards == 9 else [])
    assert scene.s.objective == "b1"


@pytest.mark.rule("OP-10", "LN-SCN-02")
@pytest.mark.parametrize("complete", [True, False])
def test_b2_assembles_an_attack_and_leads_on(complete: bool) -> None:
    scene = at_the_brickworks(LOYAL, OTHER, THIRD)
    if not complete:
        scene.s.survivors["A"].items = []
    check(scene)
    assert scene.ending is None
    assert pages(scene) == (["raid-b2-1"] if complete else [])


@pytest.mark.rule("OP-10", "LN-SCN-02")
@pytest.mark.parametrize("gang", [1, 2])
def test_b3_keeps_the_bandits_away_and_ends_the_game(gang: int) -> None:
    scene = stage("b3").survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.secrets(LOYAL, OTHER, THIRD).entrance("school", "B---").entrance("gas", "B--")
    scene.entrance("library", "B--").entrance("police", "B--")
    scene.s.places["hospital"].bandits = gang
    check(scene)
    assert scene.ending == ("objective" if gang == 1 else None)
    assert pages(scene) == []


@pytest.mark.rule("LN-SCN-03")
@pytest.mark.parametrize("name", ["b1", "b2", "b3"])
@pytest.mark.parametrize("reason", ["morale", "rounds"])
def test_defeat_at_any_stage(name: str, reason: str) -> None:
    scene = stage(name).secrets(LOYAL, OTHER, THIRD).survivor("A", 0, "gas").survivor("B", 0)
    scene.survivor("C", 1).survivor("D", 2)
    scene.s.rounds = scene.s.morale = 1
    if reason == "morale":
        scene.entrance("gas", "ZZZ").run(("add_zombies", ["gas", 1]))
    else:
        scene.run(("check_objective", []), ("move_track", []))
    assert scene.ending == reason
    assert pages(scene) == []


@pytest.mark.vector("long-night", "TV-116")
@pytest.mark.rule("LN-SCN-03", "LN-SCN-04")
def test_defeat_inside_a_story() -> None:
    scene = Scene(3, story="chimp").survivor("A", 0, "gas").survivor("B", 0).survivor("C", 1)
    scene.survivor("D", 2).secrets(LOYAL, OTHER, THIRD)
    scene.s.objective, scene.s.story.stages, scene.s.story.closed = "r2", ["r1"], ["containment"]
    scene.s.morale = 1
    scene.entrance("gas", "ZZZ").run(("add_zombies", ["gas", 1]))
    assert scene.s.morale == 0
    assert scene.ending == "morale"
    assert scene.s.objective == "r2"
    assert "stage" not in scene.events
    assert pages(scene) == []


@pytest.mark.rule("LN-SCN-04")
def test_no_page_is_shown_before_its_stage_is_complete() -> None:
    """A real table that nobody steers: the pages of B1 come with B1, or not at all."""
    table = opened("pages")
    for _ in range(400):
        if table.ended:
            break
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, wire(ask.options[0]))
        shown = {str(each.facts["page"]) for each in table.heard(0) if each.name == "story"}
        stages = table.state.story.stages
        assert "b1" in stages or shown <= set(OPENING)
        assert "b2" in stages or not shown & {*AFTER_B2, *VERDICTS}
    assert table.state.round > 1


@pytest.mark.rule("LN-SCN-05", "LN-SCNB-06", "LN-SCNB-08", "LN-SCNB-21", "LN-SCNB-25")
@pytest.mark.rule("LN-SCNB-29", "LN-SCNB-40", "LN-SCNB-45", "LN-SCNB-48", "LN-SCNB-49")
@pytest.mark.parametrize("name", [*OPENING, *AFTER_B1, *AFTER_B2, *VERDICTS])
def test_every_page_tells_the_story_and_the_rules_of_the_hour(name: str) -> None:
    text = Text("en")
    assert text(f"ln-page-{name}")
    assert len(text(f"ln-page-{name}.text").split()) > 60
    assert text(f"ln-page-{name}.rules")


@pytest.mark.rule("LN-SCN-05")
def test_a_page_is_shown_to_all() -> None:
    scene = stage("b1").survivor("H", 0).survivor("C", 0).survivor("A", 1).survivor("B", 2)
    check(basket(scene, 9))
    for viewer in (None, 0, 1, 2):
        assert scene.view(viewer).modules.page == "raid-b1-1"
        assert pages(scene, viewer) == ["raid-b1-1"]
