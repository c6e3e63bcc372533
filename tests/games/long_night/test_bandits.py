"""Bandits: placing, attacking, zombies, looting, their leader (catalogue sections 22.1 to 22.5)."""

from __future__ import annotations

import pytest

from overrun.core.errors import ChanceError
from overrun.core.table import Table
from overrun.games.long_night.library import library

from .conftest import AddCards, Person
from .scene import GAME, Scene

pytestmark = pytest.mark.usefixtures("plain_people")

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]
LOYAL, BETRAYER = "silver-watch", "friend-on-the-inside"
CRISIS = 'accepts = ["food"]\nfail = []'


@pytest.fixture(autouse=True)
def crises(add_cards: AddCards) -> None:
    add_cards("crises", f"[two-and-five]\n{CRISIS}\nbandits = [2, 5]")
    add_cards("crises", f"[one-and-four]\n{CRISIS}\nbandits = [1, 4]")
    add_cards("crises", f"[twice-two]\n{CRISIS}\nbandits = [2, 2]")


def town(players: int = 3, **settings: str) -> Scene:
    return Scene(players, bandits="on", **settings)


def bandits(scene: Scene) -> dict[str, int]:
    """Where bandits stand."""
    return {place.id: place.bandits for place in scene.s.places.values() if place.bandits}


def reveal(scene: Scene, crisis: str) -> Scene:
    scene.s.crisis_deck = [crisis]
    return scene.run(("reveal_crisis", []))


def gang(scene: Scene, **counts: int) -> Scene:
    for place, count in counts.items():
        scene.s.places[place].bandits = count
    return scene


# -- nature and set-up -------------------------------------------------------------------------


@pytest.mark.rule("LN-BAN-03", "LN-PREP-03")
@pytest.mark.parametrize("chosen", ["on", "off"])
def test_the_cards_of_the_bandits_are_shuffled_in(chosen: str) -> None:
    settings = {"bandits": chosen, "adult": "on"}
    s = Table.new(GAME, seats=3, settings=settings, seed="bandits").state
    lying = {
        "crises": s.crisis_deck,
        "survivors": [*s.survivor_deck, *(name for offer in s.offers for name in offer)],
        "crossroads": s.crossroads_deck,
    }
    for shelf, names in lying.items():
        cards = [card for card in getattr(library(), shelf).values() if card.set == "moon"]
        marked = {card.id for card in cards if card.module == "bandits"}
        assert marked, f"no mark of the bandits on any of the {shelf}"
        assert marked & set(names) == (marked if chosen == "on" else set())


@pytest.mark.rule("LN-BAN-03")
def test_the_objectives_of_the_bandits_are_among_the_random_ones() -> None:
    """A script can only pick what is there to be picked."""
    scene = town(objective="random")
    scene.s.objective = "tribute"  # until another one is chosen
    scene.roll("what-they-took").run(("choose_objective", []))
    assert scene.s.objective == "what-they-took"
    scene = Scene(objective="random")
    scene.s.objective = "tribute"
    with pytest.raises(ChanceError):
        scene.roll("what-they-took").run(("choose_objective", []))


@pytest.mark.vector("long-night", "TV-113")
@pytest.mark.rule("LN-PREP-01", "LN-PREP-02", "LN-PREP-03", "LN-IMP-01", "LN-IMP-02")
@pytest.mark.rule("LN-BAN-03", "LN-BAN-04", "LN-BAN-05")
def test_module_selection() -> None:
    settings = {"improvements": "on", "bandits": "on", "adult": "on"}
    table = Table.new(GAME, seats=3, settings=settings, seed="selection")
    s = table.state
    lying = {
        "crises": list(s.crisis_deck),
        "survivors": [*s.survivor_deck, *(name for offer in s.offers for name in offer)],
        "crossroads": list(s.crossroads_deck),
    }
    for shelf, names in lying.items():
        cards = [card for card in getattr(library(), shelf).values() if card.set == "moon"]
        wanted = {card.id for card in cards if card.module in ("", "improvements", "bandits")}
        assert {card.id for card in cards if card.module == "raxxon"}
        assert set(names) == wanted
    while table.state.round == 0:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ":".join(ask.options[0]))
        s = table.state
        if s.improvements.row and not s.crisis:
            break
    assert len(s.improvements.row) == 4
    assert s.places["hideout"].deck == []
    assert "raxxon" not in s.places
    assert s.raxxon.deck == []


@pytest.mark.rule("LN-BAN-04", "LN-BAN-05", "OP-11")
def test_at_first_nobody_is_on_the_boards() -> None:
    scene = town()
    hideout = scene.s.places["hideout"]
    assert (hideout.deck, hideout.noise_spaces, hideout.survivors) == ([], 0, [])
    assert hideout.spaces >= 1
    assert all(door.spaces for door in hideout.doors)
    assert bandits(scene) == {}
    assert scene.s.bandits.loot == []
    assert scene.s.room("hideout") == hideout.spaces  # the supply takes no room there
    assert "hideout" not in Scene().s.places


@pytest.mark.rule("LN-BAN-04")
def test_nothing_is_dealt_to_the_hideout() -> None:
    table = Table.new(GAME, seats=3, settings={"bandits": "on"}, seed="hideout")
    assert table.state.places["hideout"].deck == []
    assert table.state.places["hideout"].zombies == 0


@pytest.mark.rule("LN-BAN-01", "OP-43")
def test_bandits_are_neither_survivors_nor_zombies() -> None:
    scene = gang(town(), school=2).survivor("A", 0, "library").survivor("B", 0)
    scene.entrance("school", "----")
    scene.s.food = 1
    scene.dice(0, 6).roll("bite").turn(0).do("move:A:school")
    # nobody is left at the school whom the bite could reach
    assert scene.ask.kind == "action"
    assert bandits(scene) == {"school": 2}
    assert scene.s.morale == 5
    assert "bite-rolled" not in scene.events
    assert scene.view(0).food_due == scene.view(0).zombies_due == 1  # for B alone
    assert scene.s.places["school"].zombies == 0
    assert scene.s.places["school"].survivors == []


@pytest.mark.rule("LN-BAN-01")
def test_nobody_controls_the_bandits() -> None:
    alone = town().survivor("A", 0, "school").survivor("B", 1).dice(0, 1, 2).dice(1, 6)
    among = gang(town(), library=2).survivor("A", 0, "school").survivor("B", 1)
    among.dice(0, 1, 2).dice(1, 6)
    for seat in (0, 1):
        assert among.turn(seat).options() == alone.turn(seat).options()


@pytest.mark.rule("LN-BAN-02")
def test_bandits_take_survivor_spaces() -> None:
    scene = gang(town(), library=2, gas=2).survivor("A", 0).survivor("B", 0).turn(0)
    assert scene.s.room("library") == 1
    assert scene.s.room("gas") == 0
    assert scene.refuses("move:A:gas") == "LN-ACT-MOVE-03"
    scene.roll("blank").do("move:A:library")
    assert scene.refuses("move:B:library") == "LN-ACT-MOVE-03"


# -- placing -----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-62")
@pytest.mark.rule("LN-BAN-PLACE-01", "LN-BAN-PLACE-02", "LN-BAN-PLACE-03", "LN-BAN-02")
def test_bandit_placement_and_full_location() -> None:
    scene = town().survivor("A", 0, "grocery").survivor("B", 1, "grocery")
    scene.survivor("C", 2, "grocery").survivor("D", 1, "hospital").survivor("E", 2, "hospital")
    scene.survivor("F", 0)
    scene.s.places["grocery"].spaces = scene.s.places["hospital"].spaces = 3
    reveal(scene, "two-and-five")
    assert bandits(scene) == {"hospital": 1}
    assert scene.events == ["crisis", "bandit-kept-out", "bandit-came"]
    assert scene.s.morale == 6
    assert len(scene.s.survivors) == 6
    assert scene.turn(0).refuses("move:F:hospital") == "LN-ACT-MOVE-03"


@pytest.mark.rule("LN-BAN-PLACE-02")
def test_a_number_printed_twice_means_two() -> None:
    assert bandits(reveal(town(), "twice-two")) == {"grocery": 2}


@pytest.mark.rule("LN-BAN-PLACE-01")
def test_bandits_come_after_the_crisis_and_before_the_dice() -> None:
    scene = town().survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.s.crisis_deck = ["two-and-five"]
    scene.roll(*[3] * 6).run(("begin_round", []))
    order = [name for name in scene.events if name in ("crisis", "bandit-came", "dice")]
    assert order == ["crisis", "bandit-came", "bandit-came", "dice", "dice", "dice"]
    assert bandits(scene) == {"grocery": 1, "hospital": 1}


@pytest.mark.rule("LN-BAN-PLACE-03")
def test_as_many_as_there_is_room_for() -> None:
    scene = gang(town(), grocery=2)
    assert bandits(reveal(scene, "twice-two")) == {"grocery": 3}
    assert scene.events == ["crisis", "bandit-came", "bandit-kept-out"]


@pytest.mark.vector("long-night", "TV-111")
@pytest.mark.rule("LN-PREP-08")
@pytest.mark.parametrize("other", ["improvements", "raxxon"])
def test_no_bandits_without_the_module(other: str) -> None:
    """Neither the printed ones nor, with another module, strangers."""
    for crisis in ("two-and-five", "good-dogs"):
        scene = reveal(Scene(boxes="two", **{other: "on"}), crisis)
        assert scene.idle
        assert bandits(scene) == {}
        assert scene.events == ["crisis"]


@pytest.mark.rule("LN-BAN-PLACE-04")
def test_the_crises_of_the_other_box_have_no_bandits_of_their_own() -> None:
    town_box = [card for card in library().crises.values() if card.set == "town"]
    assert town_box
    assert not any(card.bandits for card in town_box)


@pytest.mark.vector("long-night", "TV-112")
@pytest.mark.rule("LN-BAN-PLACE-03", "LN-BAN-PLACE-04", "LN-BAN-PLACE-05")
def test_base_box_crisis_with_bandits() -> None:
    scene = town(boxes="two", strangers="two")
    for name, seat in (("A", 0), ("B", 1), ("C", 2)):
        scene.survivor(name, seat, "school")
    assert scene.s.room("school") == 1
    reveal(scene.roll(3, 3), "good-dogs")
    assert bandits(scene) == {"school": 1}
    assert scene.events[-1] == "bandit-kept-out"


@pytest.mark.rule("LN-BAN-PLACE-05")
def test_each_stranger_has_a_place_of_its_own() -> None:
    scene = reveal(town(boxes="two").roll(2, 6), "good-dogs")
    assert bandits(scene) == {"grocery": 1, "gas": 1}


@pytest.mark.rule("LN-BAN-PLACE-04")
def test_strangers_may_be_left_out() -> None:
    scene = reveal(town(boxes="two", strangers="none"), "good-dogs")
    assert bandits(scene) == {}
    assert scene.idle
    # what is printed comes all the same
    scene = reveal(town(boxes="two", strangers="none"), "two-and-five")
    assert bandits(scene) == {"grocery": 1, "hospital": 1}


@pytest.mark.rule("LN-BAN-PLACE-04")
@pytest.mark.parametrize("answer", ["two", "none"])
def test_the_first_player_may_be_asked_about_strangers(answer: str) -> None:
    scene = town(boxes="two", strangers="ask")
    scene.s.first = 1
    reveal(scene, "good-dogs")
    assert (scene.ask.seat, scene.ask.kind) == (1, "strangers")
    if answer == "two":
        scene.roll(1, 1)
    scene.do(f"strangers:{answer}")
    assert bandits(scene) == ({"police": 2} if answer == "two" else {})


@pytest.mark.rule("OP-58")
def test_cards_send_no_bandits_to_the_colony_or_the_hideout(add_cards: AddCards) -> None:
    line = 'kind = "tool"\neffects = [{ do = "bandits", where = "any" }]'
    add_cards("items", f"[drum]\n{line}")
    scene = town().survivor("A", 0).hand(0, "drum").turn(0).do("play:drum")
    assert scene.options() == {f"place:{place}" for place in SIX}
    scene.do("place:gas")
    assert bandits(scene) == {"gas": 1}


# -- attacking ---------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-63")
@pytest.mark.rule("LN-BAN-ATT-01", "LN-BAN-ATT-02", "LN-BAN-ATT-03", "LN-BAN-ATT-04")
@pytest.mark.rule("LN-BAN-ATT-05", "LN-BAN-ATT-06")
@pytest.mark.parametrize("rolled", range(1, 7))
def test_attack_on_a_bandit(rolled: int) -> None:
    scene = gang(town(), school=1).survivor("A", 0, "school").survivor("B", 1).hand(1, "fuel")
    scene.hand(0, "junk").dice(0, 3).turn(0).roll(rolled).do("attack:A:3")
    assert bandits(scene) == ({} if rolled <= 4 else {"school": 1})
    assert "exposed" not in scene.events
    assert "hurt" not in scene.events
    assert [player.hand for player in scene.s.players] == [["junk"], ["fuel"], []]
    assert scene.s.survivors["A"].hurt == 0
    assert scene.s.players[0].dice == []
    assert scene.s.morale == 6
    assert scene.s.room("school") == (3 if rolled <= 4 else 2)


@pytest.mark.rule("LN-BAN-ATT-01")
def test_a_bandit_is_a_target_beside_others_at_the_same_place() -> None:
    scene = gang(town(), school=2, library=1).survivor("A", 0, "school").survivor("B", 1, "school")
    scene.entrance("school", "Z---").dice(0, 3).turn(0).do("attack:A:3")
    assert scene.options() == {"zombie:1", "survivor:B", "bandit"}
    scene.roll(1).do("bandit")
    assert bandits(scene) == {"school": 1, "library": 1}  # one of those who are here
    assert scene.doors("school") == "Z---"
    assert scene.s.survivors["B"].hurt == 0


@pytest.mark.rule("LN-BAN-ATT-01")
def test_bandits_elsewhere_are_out_of_reach() -> None:
    scene = gang(town(), library=2).survivor("A", 0, "school").dice(0, 6).turn(0)
    assert scene.refuses("attack:A:6") == "LN-ACT-ATTACK-02"


@pytest.mark.rule("LN-BAN-ATT-06")
@pytest.mark.parametrize("value", [1, 3, 5])
@pytest.mark.parametrize("die", range(1, 7))
def test_the_attacker_needs_its_own_value(die: int, value: int, person: Person) -> None:
    person("A", attack=value)
    scene = gang(town(), school=1).survivor("A", 0, "school").dice(0, die).turn(0)
    assert scene.may(f"attack:A:{die}") is (die >= value)
    if die < value:
        assert scene.refuses(f"attack:A:{die}") == "LN-ACT-ATTACK-01"


# -- zombies -----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-64")
@pytest.mark.rule("LN-BAN-ZOMB-01", "LN-BAN-ZOMB-02", "LN-BAN-ZOMB-04", "LN-BAN-LOOT-03")
def test_bandits_alone_are_driven_off() -> None:
    scene = gang(town(), school=2).entrance("school", "ZZ-").deck("school", "fuel", "junk", "junk")
    scene.run(("zombies_gather", []))
    assert scene.doors("school") == "ZZZ"
    assert bandits(scene) == {}
    assert scene.s.morale == 6
    assert scene.s.bandits.loot == []
    assert scene.s.places["school"].deck == ["fuel", "junk", "junk"]


@pytest.mark.vector("long-night", "TV-65")
@pytest.mark.rule("LN-BAN-ZOMB-01", "LN-BAN-ZOMB-02", "LN-BAN-ZOMB-03")
def test_a_survivor_dies_before_the_bandits_leave() -> None:
    scene = gang(town(), school=1).survivor("B", 0, "library").survivor("A", 0, "school")
    scene.entrance("school", "ZZZ").run(("zombies_gather", []))
    assert scene.s.graveyard == ["A"]
    assert scene.s.morale == 5
    assert bandits(scene) == {}
    told = [name for name in scene.events if name in ("overrun", "died", "bandits-fled")]
    assert told == ["overrun", "died", "overrun", "bandits-fled"]


@pytest.mark.rule("LN-BAN-ZOMB-03")
def test_while_somebody_dies_the_bandits_stay() -> None:
    scene = gang(town(), school=2).survivor("A", 0).survivor("B", 0, "school")
    scene.survivor("C", 1, "school").survivor("D", 1)
    scene.entrance("school", "ZZZ").run(("add_zombies", ["school", 1]))
    assert scene.s.graveyard == ["B"]  # the lowest influence
    assert bandits(scene) == {"school": 2}


@pytest.mark.rule("LN-BAN-ZOMB-01")
@pytest.mark.parametrize(("survivors", "count"), [(0, 1), (0, 3), (1, 1), (2, 2)])
def test_each_bandit_draws_a_zombie(survivors: int, count: int) -> None:
    scene = gang(town(), hospital=count).entrance("hospital", "------")
    for name in "ABC"[:survivors]:
        scene.survivor(name, 0, "hospital")
    scene.deck("hospital", *["junk"] * 9).run(("zombies_gather", []))
    assert scene.s.places["hospital"].zombies == survivors + count


@pytest.mark.rule("LN-BAN-ZOMB-04")
def test_whoever_drives_bandits_off_loses_no_morale(add_cards: AddCards) -> None:
    add_cards("items", '[horn]\nkind = "tool"\neffects = [{ do = "rout", count = 2 }]')
    scene = gang(town(), school=3).survivor("A", 0, "school").hand(0, "horn").dice(0, 6).turn(0)
    scene.roll(2).do("attack:A:6", "play:horn")
    assert bandits(scene) == {}
    assert (scene.s.morale, scene.s.graveyard) == (6, [])


@pytest.mark.rule("LN-BAN-02")
@pytest.mark.parametrize(("count", "left"), [(1, 3), (2, 2), (3, 1), (9, 0)])
def test_no_more_are_driven_off_than_the_card_says(
    count: int, left: int, add_cards: AddCards
) -> None:
    add_cards("items", f'[horn]\nkind = "tool"\neffects = [{{ do = "rout", count = {count} }}]')
    scene = gang(town(), school=4).survivor("A", 0, "school").hand(0, "horn").turn(0)
    scene.do("play:horn")
    assert scene.s.places["school"].bandits == left
    assert scene.told("bandits-fled")[0]["count"] == 4 - left


@pytest.mark.rule("OP-89")
def test_every_bandit_that_one_is_rid_of_counts(add_cards: AddCards) -> None:
    """Beaten, driven off by a card, or given up when the hideout is stormed; the silver watch wants
    three."""
    add_cards("items", '[horn]\nkind = "tool"\neffects = [{ do = "rout", where = "yours" }]')
    scene = gang(town(), school=2, gas=2).secrets("silver-watch", "magpie", "toolbox")
    scene.survivor("A", 0, "school").survivor("B", 0, "hideout").survivor("C", 1)
    scene.hand(0, "horn").dice(0, 6, 6).turn(0)
    goal = [False, False]
    assert scene.view(0).players[0].goals_met == goal
    scene.roll(2).do("attack:A:6")
    assert scene.s.players[0].tally["bandits"] == 1
    scene.do("play:horn")
    assert scene.s.players[0].tally["bandits"] == 2
    assert scene.view(0).players[0].goals_met == goal
    scene.roll(3).do("storm:B:6")
    assert scene.s.players[0].tally["bandits"] == 3
    assert scene.view(0).players[0].goals_met == [False, True]


@pytest.mark.rule("OP-89")
def test_who_flees_from_a_crisis_prevented_was_driven_off_by_nobody(add_cards: AddCards) -> None:
    add_cards(
        "crises",
        '[calm]\naccepts = ["fuel"]\nfail = []\n'
        'extra = { excess = 1, effects = [{ do = "rout", count = 2, where = "any" }] }',
    )
    scene = gang(town(), school=2).survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.crisis("calm", *[(0, "fuel")] * 4).roll(["fuel"] * 4).run(("resolve_crisis", []))
    assert bandits(scene) == {}
    assert "bandits" not in scene.s.players[0].tally


@pytest.mark.rule("LN-BAN-PLACE-06")
def test_our_own_crises_bring_as_many_as_stand_in_for_those_of_others() -> None:
    ours = [card for card in library().crises.values() if card.set == "moon"]
    assert {len(card.bandits) for card in ours} == {2}


# -- looting -----------------------------------------------------------------------------------


@pytest.mark.vector("long-night", "TV-66")
@pytest.mark.rule("LN-BAN-LOOT-01", "LN-BAN-LOOT-02", "LN-BAN-LOOT-04", "LN-BAN-HIDE-02", "OP-59")
def test_looting() -> None:
    scene = gang(town(), hospital=1, school=2)
    scene.deck("school", "fuel", "pistol", *["junk"] * 8)
    scene.deck("hospital", "medicine", *["junk"] * 5)
    scene.run(("zombies_have_come", []))
    for viewer in (None, 0, 1, 2):
        assert scene.view(viewer).modules.loot == ["fuel", "pistol", "medicine"]
    assert len(scene.s.places["school"].deck) == 8
    assert len(scene.s.places["hospital"].deck) == 5
    assert bandits(scene) == {"school": 2, "hospital": 1}
    assert scene.s.places["hideout"].deck == []
    assert [told["item"] for told in scene.told("looted")] == ["fuel", "pistol", "medicine"]


@pytest.mark.rule("OP-59")
def test_an_empty_deck_yields_nothing() -> None:
    scene = gang(town(), gas=1, police=3).deck("police", "pistol", "fuel").deck("gas")
    scene.run(("zombies_have_come", []))
    assert scene.s.bandits.loot == ["pistol", "fuel"]
    assert scene.s.places["police"].deck == []


@pytest.mark.rule("LN-BAN-LOOT-03")
def test_who_was_attacked_away_does_not_loot() -> None:
    scene = gang(town(), school=2).survivor("A", 0, "school").dice(0, 6).turn(0)
    scene.deck("school", "fuel", "pistol")
    scene.roll(1).do("attack:A:6")
    scene.run(("zombies_have_come", []))
    assert scene.s.bandits.loot == ["fuel"]


@pytest.mark.rule("LN-COL-02", "LN-BAN-LOOT-01")
def test_bandits_loot_between_the_zombies_and_the_objective(add_cards: AddCards) -> None:
    """The objective wants loot: what is carried off in this very round counts."""
    line = 'morale = 6\nrounds = 6\ngoals = [{ is = "loot", at_least = 1 }]'
    add_cards("objectives", f'[x]\nlength = "short"\n[x.standard]\n{line}\n[x.hard]\n{line}')
    scene = gang(town(), school=1).survivor("A", 0, "gas").survivor("B", 1, "library")
    scene.survivor("C", 2, "grocery").deck("school", "fuel").crisis("two-and-five")
    scene.s.objective = "x"
    scene.s.places["school"].noise = 1
    scene.roll([], "alarm").run(("colony_phase", []))
    assert scene.ending == "objective"
    last = len(scene.events) - 1 - scene.events[::-1].index("zombie-came")
    assert last < scene.events.index("looted") < scene.events.index("ended")


@pytest.mark.vector("long-night", "TV-93")
@pytest.mark.rule("LN-COL-02", "LN-BAN-PLACE-01", "LN-BAN-LOOT-01")
def test_order_of_a_full_round_with_modules(add_cards: AddCards) -> None:
    add_cards(
        "experiments",
        '[claw]\ncode = [6, 6]\nrelease = ["police"]\nstandees = 1\n'
        'lines = [{ to = 6, effects = [{ do = "banish" }] }]',
    )
    scene = town(raxxon="on").survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.s.crisis_deck, scene.s.raxxon.deck = ["two-and-five", "twice-two"], ["claw"]
    scene.s.food = 5
    scene.deck("grocery", "fuel").deck("hospital", "medicine")
    scene.roll(*[2] * 6, []).run(("begin_round", [])).do("end", "end", "end")
    scene.roll(*[2] * 6).all_do({0: "pass", 1: "pass", 2: "pass"})
    steps = [
        "crisis", "bandit-came", "dice", "turn", "containment", "released", "fed", "waste",
        "crisis-resolved", "zombies-gather", "zombie-came", "looted", "track", "first-player",
    ]  # fmt: skip
    first = [scene.events.index(step) for step in steps]
    assert first == sorted(first)
    assert [told["seat"] for told in scene.told("turn")][:3] == [0, 1, 2]
    # each step is over before the next one begins
    last = [len(scene.events) - 1 - scene.events[::-1].index(step) for step in steps[4:]]
    assert last == sorted(last)


# -- the leader --------------------------------------------------------------------------------


def exile_third(secret: str, **settings: str) -> Scene:
    """The third player is voted out, with D outside the colony."""
    scene = town(**settings).survivor("A", 0).survivor("B", 1).survivor("D", 2, "gas")
    scene.secrets("silver-watch", "brother-out-there", secret)
    scene.run(("hold_exile_vote", [0, 2]))
    return scene.all_do({0: "yes", 1: "yes", 2: "no"})


@pytest.mark.vector("long-night", "TV-67")
@pytest.mark.rule("LN-BAN-LEAD-01", "LN-BAN-LEAD-02", "LN-BAN-LEAD-03", "LN-EXILE-17", "OP-58")
def test_bandit_leader() -> None:
    scene = exile_third(LOYAL)
    assert scene.s.bandits.chief == 2
    assert scene.view(None).modules.chief == 2
    scene.survivor("E", 1, "gas")  # which is full now
    reveal(scene, "one-and-four")
    assert (scene.ask.seat, scene.ask.kind) == (2, "bandit-place")
    open_places = {f"bandit:{place}" for place in SIX if place != "gas"}
    assert scene.options() == open_places  # neither the colony nor the hideout
    scene.do("bandit:school")
    assert scene.ask.seat == 2
    scene.do("bandit:hospital")
    assert scene.idle
    assert bandits(scene) == {"school": 1, "hospital": 1}


@pytest.mark.vector("long-night", "TV-68")
@pytest.mark.rule("LN-BAN-LEAD-05", "LN-EXILE-17")
def test_exiled_betrayer_is_no_leader() -> None:
    scene = exile_third(BETRAYER)
    assert scene.s.players[2].exiled
    assert scene.s.bandits.chief is None
    reveal(scene, "one-and-four")
    assert scene.idle
    assert bandits(scene) == {"police": 1, "library": 1}


@pytest.mark.rule("LN-BAN-LEAD-02", "LN-BAN-LEAD-03")
def test_the_leader_may_put_all_at_one_place_and_strangers_too() -> None:
    scene = exile_third(LOYAL, boxes="two", strangers="two")
    reveal(scene, "good-dogs").do("bandit:school", "bandit:school")
    assert scene.idle
    assert bandits(scene) == {"school": 2}


@pytest.mark.rule("OP-58", "LN-BAN-LEAD-03")
def test_without_any_room_the_leader_places_nobody() -> None:
    scene = exile_third(LOYAL)
    for place in SIX:
        scene.s.places[place].spaces = len(scene.s.places[place].survivors)
    scene.s.places["police"].spaces += 1
    reveal(scene, "one-and-four")  # one place is left, so nothing is asked
    assert scene.idle
    assert bandits(scene) == {"police": 1}


@pytest.mark.rule("LN-BAN-LEAD-02")
def test_what_a_card_brings_later_is_not_the_leaders(add_cards: AddCards) -> None:
    add_cards("items", '[drum]\nkind = "tool"\neffects = [{ do = "bandits", where = "random" }]')
    scene = exile_third(LOYAL).hand(0, "drum").turn(0).roll(4).do("play:drum")
    assert bandits(scene) == {"library": 1}


@pytest.mark.rule("LN-BAN-LEAD-04")
def test_the_leader_is_exiled_like_anybody_else() -> None:
    scene = town().survivor("A", 0).survivor("B", 1).survivor("C", 2)
    scene.secrets("silver-watch", "brother-out-there", "plumb-line").hand(2, "fuel")
    scene.s.exile_deck = ["new-hearth"]
    scene.run(("hold_exile_vote", [0, 2])).all_do({0: "yes", 1: "yes", 2: "no"})
    assert scene.s.players[2].exile_card == "new-hearth"
    assert (scene.ask.seat, scene.ask.kind) == (2, "leave")
    scene.roll("blank").do("leave:C:school")
    scene.crisis("two-and-five").turn(2)
    assert scene.refuses("add:fuel") == "LN-EXILE-06"
    assert scene.refuses("move:C:colony") == "LN-EXILE-03"
    scene.run(("hold_exile_vote", [0, 1]))
    assert [ask.seat for ask in scene.table.asks] == [0, 1]  # the leader has no vote


@pytest.mark.rule("LN-BAN-LEAD-06")
def test_the_leader_commands_nothing_else() -> None:
    """What the leader may do is what any exiled player may, and looting asks nobody."""
    offered = []
    for chief in (None, 2):
        scene = gang(town(), school=2, library=1).survivor("A", 0).survivor("B", 1)
        scene.survivor("D", 2, "school").exiled(2).dice(2, 1, 5).secrets(LOYAL, LOYAL, LOYAL)
        scene.s.bandits.chief = chief
        scene.deck("school", "fuel", "junk", "junk").deck("library", "pistol")
        offered.append(scene.turn(2).options())
        scene.run(("zombies_gather", []))
        assert scene.idle
        assert scene.s.bandits.loot == ["fuel", "junk", "pistol"]
    assert offered[0] == offered[1]
    # bandits are no friends of their leader: D could even attack them
    assert "attack:D:5" in offered[1]


@pytest.mark.rule("LN-BAN-LEAD-02", "OP-52")
def test_an_eliminated_leader_places_nobody() -> None:
    scene = exile_third(LOYAL, elimination="on")
    scene.s.players[2].out = True
    reveal(scene, "one-and-four")
    assert scene.idle
    assert bandits(scene) == {"police": 1, "library": 1}
