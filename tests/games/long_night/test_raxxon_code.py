"""Raxxon: its set-up and the containment code (catalogue sections 23.1 and 23.4)."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.core.table import Table
from overrun.games.long_night.colony import ALARM, zombies_gather
from overrun.games.long_night.library import library
from overrun.games.long_night.setup import in_use, secret_cards

from .conftest import AddCards
from .laboratory import CRISIS, RAXXON, experiment, laboratory, night
from .opening import words
from .scene import GAME, Scene

P1, P2, P3, P4 = range(4)
pytestmark = pytest.mark.usefixtures("plain_people", "lab")


@pytest.fixture
def lab(add_cards: AddCards) -> None:
    add_cards("crises", CRISIS)
    experiment(add_cards, "fiend", code=(5, 2), release=["school"])
    experiment(add_cards, "twin", code=(4, 4), release=["school"])
    experiment(add_cards, "last", code=(1, 6), release=["library"])


def new_table(seed: str = "raxxon", **settings: str) -> Table:  # type: ignore[type-arg]
    return Table.new(GAME, seats=3, settings={"raxxon": "on", **settings}, seed=seed)


def dealt(seed: str = "raxxon") -> Table:  # type: ignore[type-arg]
    """A table after set-up."""
    table = new_table(seed)
    while table.asks[0].kind == "keep-survivors":
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ask.options[0])
    return table


# -- set-up ------------------------------------------------------------------------------------


@pytest.mark.rule("LN-RAX-01")
@pytest.mark.parametrize("played", [True, False])
def test_the_cards_of_raxxon_come_in(played: bool) -> None:
    s = new_table(**({} if played else {"raxxon": "off"})).state
    people = [*s.survivor_deck, *(name for offer in s.offers for name in offer)]
    decks = {"survivors": people, "crises": s.crisis_deck, "crossroads": s.crossroads_deck}
    decks["objectives"] = [card.id for card in in_use(s.config, library().objectives.values())]
    decks["secrets"] = secret_cards(s.config)[0]
    for shelf, names in decks.items():
        cards = getattr(library(), shelf).values()
        marked = [card.id for card in cards if card.module == RAXXON and card.set == "moon"]
        assert marked
        assert [name for name in marked if name in names] == (marked if played else [])


@pytest.mark.rule("LN-RAX-02")
def test_the_plant_has_an_item_deck_like_any_other_place() -> None:
    decks = [new_table(seed).state.places[RAXXON].deck for seed in ("one", "two")]
    assert Counter(decks[0]) == Counter(decks[1]) == library().decks["moon"][RAXXON]
    assert decks[0] != decks[1]  # shuffled
    assert len(decks[0]) == 20


@pytest.mark.rule("LN-RAX-03")
def test_the_experiments_are_shuffled() -> None:
    decks = [dealt(seed).state.raxxon.deck for seed in ("one", "two")]
    assert sorted(decks[0]) == sorted(decks[1]) == sorted(library().experiments)
    assert decks[0] != decks[1]


@pytest.mark.rule("LN-RAX-04", "LN-CARD-EXP-01")
def test_everybody_may_read_the_top_experiment_and_none_below() -> None:
    table = dealt()
    top, *below = table.state.raxxon.deck
    for viewer in (None, 0, 1, 2):
        seen = table.view(viewer)
        assert seen.modules.experiment == top
        assert seen.modules.experiment_deck == len(below) + 1
        said = words([seen, table.heard(viewer), [] if viewer is None else table.asked(viewer)])
        assert top in said
        assert not said & set(below)


@pytest.mark.rule("LN-RAX-04")
def test_guessing_at_what_is_hidden_keeps_the_top_experiment() -> None:
    table = dealt()
    before = list(table.state.raxxon.deck)
    found = []
    for seed in range(3):
        state = GAME.thaw(GAME.freeze(table.state))
        GAME.resample(state, 0, type(state.chance).from_seed(f"guess/{seed}"))
        assert state.raxxon.deck[0] == before[0]
        assert sorted(state.raxxon.deck) == sorted(before)
        found.append(state.raxxon.deck)
    assert any(deck != before for deck in found)


@pytest.mark.rule("LN-RAX-06")
def test_no_die_leads_to_raxxon() -> None:
    assert library().places[RAXXON].number > 6
    assert RAXXON not in [library().place_number(face) for face in range(1, 7)]


# -- an ordinary place -------------------------------------------------------------------------


@pytest.mark.rule("LN-RAX-07", "OP-05")
def test_raxxon_has_spaces_an_entrance_and_four_for_noise() -> None:
    raxxon = Scene(raxxon="on").s.places[RAXXON]
    assert (raxxon.spaces, len(raxxon.doors), raxxon.noise_spaces) == (4, 1, 4)
    scene = laboratory(3).survivor("A", P1)
    for name in "BCDE":
        scene.survivor(name, P2, RAXXON)
    scene.turn(P1)
    assert scene.refuses("move:A:raxxon") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-RAX-07")
def test_survivors_move_to_raxxon_and_are_exposed() -> None:
    scene = laboratory(3).survivor("A", P1).roll("blank").turn(P1).do("move:A:raxxon")
    assert scene.s.survivors["A"].place == RAXXON
    assert [told["face"] for told in scene.told("exposed")] == ["blank"]


@pytest.mark.rule("LN-RAX-07")
def test_zombies_come_to_survivors_and_noise_at_raxxon() -> None:
    scene = laboratory(3).survivor("A", P1, RAXXON).survivor("B", P2, RAXXON)
    scene.entrance(RAXXON, "B----")
    scene.s.places[RAXXON].noise = 1
    scene.roll(ALARM).run(zombies_gather)
    assert scene.doors(RAXXON) == "ZZZB-"


@pytest.mark.rule("LN-RAX-07")
def test_one_barricades_at_raxxon_as_anywhere() -> None:
    scene = laboratory(3).survivor("A", P1, RAXXON).entrance(RAXXON, "Z--").dice(P1, 1).turn(P1)
    assert scene.do("barricade:A:1").doors(RAXXON) == "ZB-"


@pytest.mark.rule("LN-RAX-07")
def test_equipment_of_the_dead_goes_into_the_deck_of_raxxon() -> None:
    scene = laboratory(3).survivor("A", P1, RAXXON, items=("pistol",)).survivor("B", P1)
    scene.entrance(RAXXON, "ZZZ").deck(RAXXON, "fuel")
    scene.roll(["pistol", "fuel"]).run(("add_zombies", [RAXXON, 1]))
    assert scene.s.graveyard == ["A"]
    assert scene.s.places[RAXXON].deck == ["pistol", "fuel"]


# -- laying dice -------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-124")
@pytest.mark.rule("LN-RAX-CODE-01", "LN-RAX-CODE-02")
def test_a_die_on_raxxon_is_gone() -> None:
    scene = laboratory(3, "fiend").survivor("A", P1, RAXXON).entrance(RAXXON, "Z--")
    scene.dice(P1, 2, 5).turn(P1).do("code:5")
    assert scene.refuses("attack:A:5") == "LN-ACT-01"
    assert (scene.s.players[P1].dice, scene.s.players[P1].used) == ([2], [])
    assert scene.s.raxxon.code == [5]
    assert scene.view(P3).modules.code == [5]


@pytest.mark.rule("LN-RAX-CODE-01", "LN-RAX-CODE-02", "OP-53")
def test_any_number_of_dice_and_none_comes_back() -> None:
    scene = laboratory(3, "fiend").survivor("A", P1, RAXXON).survivor("B", P1, RAXXON)
    scene.dice(P1, 1, 4, 6).turn(P1).do("code:4", "code:1", "code:6")
    assert scene.s.raxxon.code == [4, 1, 6]
    assert scene.s.players[P1].dice == []
    assert scene.options() == {
        "end", "exile:1", "exile:2",
        *(f"move:{v}:{place}" for v in "AB" for place in scene.s.places if place != RAXXON),
    }  # fmt: skip


@pytest.mark.rule("LN-RAX-CODE-01")
def test_only_who_has_a_survivor_at_raxxon_lays_dice() -> None:
    scene = laboratory(3, "fiend").survivor("A", P1, "school").survivor("B", P2, RAXXON)
    scene.dice(P1, 5).turn(P1)
    assert not scene.options("code")
    assert scene.refuses("code:5") == "LN-RAX-CODE-01"
    scene.roll("blank").do("move:A:raxxon")
    assert scene.may("code:5")
    assert scene.refuses("code:4") == "LN-ACT-01"


@pytest.mark.rule("LN-RAX-CODE-02")
def test_food_does_not_turn_a_die_on_raxxon() -> None:
    scene = laboratory(3, "fiend").survivor("A", P1, RAXXON).dice(P1, 5, 5).turn(P1)
    scene.do("code:5", "raise:5")
    assert (scene.s.raxxon.code, scene.s.players[P1].dice) == ([5], [6])
    assert scene.refuses("raise:5") == "LN-ACT-01"


@pytest.mark.rule("OP-53")
def test_the_exiled_may_lay_dice() -> None:
    scene = laboratory(3, "fiend").survivor("A", P1, RAXXON).exiled(P1).dice(P1, 5).turn(P1)
    assert scene.do("code:5").s.raxxon.code == [5]


# -- the check ---------------------------------------------------------------------------------


def colony(scene: Scene, players: int = 3) -> Scene:
    """Somebody of each in the colony, which has three spaces at each entrance."""
    for seat in range(players):
        scene.survivor("ABCD"[seat], seat)
    return scene.entrances(*["---"] * 6).entrance("school", "---")


@pytest.mark.vector("long-night", "TV-70")
@pytest.mark.rule(
    "LN-RAX-CODE-01", "LN-RAX-CODE-03", "LN-RAX-CODE-04", "LN-RAX-CODE-05", "LN-RAX-CODE-06"
)
@pytest.mark.rule("LN-RAX-CODE-12", "OP-53")
def test_code_matched_thumbs_up() -> None:
    scene = laboratory(3, "fiend", "last").survivor("A", P1, RAXXON).survivor("B", P2, RAXXON)
    scene.survivor("C", P3).dice(P1, 2).dice(P2, 5, 6).entrance("school", "---")
    scene.turn(P1).do("code:2", "end")
    scene.turn(P2).do("code:5", "code:6")
    night(scene)
    asks = {(ask.seat, ask.kind, ask.facts["about"]) for ask in scene.table.asks}
    assert asks == {(seat, "vote", "containment") for seat in (P1, P2, P3)}
    assert "fed" not in scene.events  # before the first step
    scene.all_do({P1: "yes", P2: "yes", P3: "no"})
    assert scene.s.raxxon.deck == ["last"]
    assert (scene.s.raxxon.past, scene.s.raxxon.encounters) == (["fiend"], [])
    assert scene.s.raxxon.contained == 1
    assert scene.doors("school") == "---"
    assert scene.s.raxxon.code == []  # the 6 too
    assert "calm-place" not in [ask.kind for ask in scene.table.asks]


@pytest.mark.vector("long-night", "TV-71")
@pytest.mark.rule("LN-RAX-CODE-07", "LN-RAX-CODE-08")
def test_code_matched_thumbs_down() -> None:
    scene = colony(laboratory(3, "fiend", "last"))
    scene.s.helpless, scene.s.first = 4, P2
    scene.s.raxxon.code = [2, 5, 6]
    night(scene)
    scene.all_do({P1: "yes", P2: "no", P3: "no"})
    assert (scene.ask.seat, scene.ask.kind) == (P2, "calm-place")
    assert scene.options() == {f"calm-place:{place}" for place in scene.s.places}
    scene.do("calm-place:colony")
    assert scene.doors("school") == "S--"
    assert scene.s.raxxon.deck == ["last"]
    assert (scene.s.raxxon.encounters, scene.s.raxxon.contained) == (["fiend"], 0)
    assert scene.events.index("special-came") < scene.events.index("fed")
    assert scene.colony_doors == ["Z--", "---", "---", "---", "---", "---"]
    assert (scene.s.calm, scene.s.calm_left) == ("", 0)  # for this phase only


@pytest.mark.vector("long-night", "TV-72")
@pytest.mark.rule("LN-RAX-CODE-09", "LN-RAX-CODE-12", "OP-53")
def test_code_not_matched() -> None:
    scene = colony(laboratory(3, "fiend", "last"))
    scene.s.raxxon.code = [5, 5]
    night(scene)
    assert "voted" not in scene.events
    assert scene.doors("school") == "S--"
    assert scene.s.raxxon.deck == ["last"]
    assert scene.s.raxxon.code == []


@pytest.mark.vector("long-night", "TV-121")
@pytest.mark.rule("LN-RAX-CODE-07", "LN-RAX-CODE-08", "LN-RAX-CODE-10")
@pytest.mark.parametrize("up", [False, True])
def test_the_first_player_decides_a_tied_vote(up: bool) -> None:
    scene = colony(laboratory(4, "fiend", "last"), 4)
    scene.s.raxxon.code, scene.s.first = [5, 2], P3
    night(scene)
    mine, others = ("yes", "no") if up else ("no", "yes")
    scene.all_do({P1: others, P2: others, P3: mine, P4: mine})
    assert scene.s.raxxon.contained == up
    if not up:
        assert (scene.ask.seat, scene.ask.kind) == (P3, "calm-place")
        scene.do("calm-place:school")
    assert scene.doors("school") == ("---" if up else "S--")


@pytest.mark.rule("LN-RAX-CODE-03", "LN-RAX-CODE-12")
@pytest.mark.parametrize(
    ("card", "dice", "matched"),
    [
        ("fiend", [5, 2], True), ("fiend", [2, 5], True), ("fiend", [2, 2], False),
        ("fiend", [5], False), ("fiend", [], False), ("fiend", [1, 3, 4, 6], False),
        ("fiend", [6, 1], False), ("fiend", [1, 5, 1, 2], True), ("twin", [4, 4], True),
        ("twin", [4], False), ("twin", [4, 5, 3], False), ("twin", [4, 1, 4], True),
    ],
)  # fmt: skip
def test_which_dice_match(card: str, dice: list[int], matched: bool) -> None:
    scene = colony(laboratory(3, card, "last"))
    scene.s.raxxon.code = dice
    night(scene)
    assert scene.told("containment") == [{"experiment": card, "matched": matched}]
    assert (scene.table.asks[0].kind == "vote") is matched
    if matched:
        scene.all_do(dict.fromkeys((P1, P2, P3), "yes"))


@pytest.mark.rule("LN-RAX-CODE-05")
def test_the_exiled_do_not_vote_on_containment() -> None:
    scene = colony(laboratory(3, "fiend", "last")).exiled(P2)
    scene.s.raxxon.code = [5, 2]
    assert {ask.seat for ask in night(scene).table.asks} == {P1, P3}
    scene.all_do({P1: "yes", P3: "yes"})


@pytest.mark.rule("LN-RAX-CODE-11", "LN-RAX-CODE-03")
def test_one_experiment_leaves_the_deck_in_every_round() -> None:
    scene = colony(laboratory(3, "fiend", "last", "twin"))
    assert night(scene).s.raxxon.deck == ["last", "twin"]
    assert night(scene).s.raxxon.deck == ["twin"]
    scene.s.raxxon.code = [4, 4]
    night(scene).all_do(dict.fromkeys((P1, P2, P3), "yes"))
    assert scene.s.raxxon.deck == []
    assert scene.s.raxxon.past == ["twin"]
    assert scene.s.raxxon.encounters == ["fiend", "last"]
    scene.s.raxxon.code = [4, 4]  # nothing is left to be contained
    assert night(scene).s.raxxon.contained == 1


# -- three zombies fewer -----------------------------------------------------------------------


def calmed(scene: Scene, place: str) -> Scene:
    scene.s.calm, scene.s.calm_left = place, 3
    return scene


@pytest.mark.rule("LN-RAX-CODE-07", "OP-54")
def test_three_fewer_of_all_that_come_in_the_step() -> None:
    """Two because of the survivors, then one of the two because of the noise."""
    scene = laboratory(3).survivor("A", P1, "hospital").survivor("B", P2, "hospital")
    scene.survivor("C", P3, "school").entrance("school", "---").entrance("hospital", "---")
    scene.s.places["hospital"].noise = 2
    calmed(scene, "hospital").roll(ALARM, ALARM).run(zombies_gather)
    assert (scene.doors("hospital"), scene.doors("school")) == ("Z--", "Z--")


@pytest.mark.rule("OP-54")
def test_never_fewer_than_none() -> None:
    scene = calmed(laboratory(3).survivor("A", P1, "hospital"), "hospital")
    scene.entrance("hospital", "ZZ--").run(zombies_gather)
    assert scene.doors("hospital") == "ZZ--"
    assert scene.s.calm_left == 0
    scene.run(zombies_gather)
    assert scene.doors("hospital") == "ZZZ-"


@pytest.mark.rule("OP-54")
def test_the_special_zombie_comes_all_the_same() -> None:
    scene = colony(laboratory(3, "fiend", "last"))
    scene.s.raxxon.code = [5, 2]
    night(scene).all_do(dict.fromkeys((P1, P2, P3), "no")).do("calm-place:school")
    assert scene.doors("school") == "S--"


@pytest.mark.rule("LN-RAX-CODE-07", "OP-54")
def test_zombies_of_the_crisis_are_not_fewer(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        'quiet-night = { accepts = ["fuel"], fail = [{ do = "zombies", count = 2 }] }',
    )
    scene = colony(laboratory(3, "fiend", "last"))
    scene.s.raxxon.code = [5, 2]
    night(scene).all_do(dict.fromkeys((P1, P2, P3), "no")).do("calm-place:colony")
    assert scene.colony_doors[:3] == ["Z--", "Z--", "---"]


@pytest.mark.rule("LN-TEXT-02", "LN-COL-02")
@pytest.mark.parametrize("first", ["check-code", "let-work:stake-ditch"])
def test_the_first_player_orders_the_check_and_the_improvements(first: str) -> None:
    scene = laboratory(3, "fiend", "last", improvements="on").crowd(3).entrances("ZZZ")
    scene.s.improvements.built, scene.s.first = ["stake-ditch"], P2
    night(scene)
    assert (scene.ask.seat, scene.ask.kind) == (P2, "simultaneous")
    assert scene.options() == {"check-code", "let-work:stake-ditch"}
    scene.do(first)
    events = scene.events
    assert (events.index("released") < events.index("zombies-gone")) is (first == "check-code")
    assert max(events.index("released"), events.index("zombies-gone")) < events.index("fed")
