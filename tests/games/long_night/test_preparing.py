"""Which cards are played with: modules, boxes, decks of one's own (catalogue section 20.1)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from overrun.core.errors import BadSetting
from overrun.core.table import Table
from overrun.games.long_night.library import library

from .conftest import AddCards
from .opening import Opening, unmarked, words
from .scene import COLONY, GAME, Scene

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]
MODULES = ["improvements", "bandits", "raxxon"]
COMBINATIONS = [set(some) for count in range(4) for some in combinations(MODULES, count)]

CARDS = {
    "survivors": "influence = 5\nattack = 3\nsearch = 3\nability = {}",
    "crises": 'accepts = ["food"]\nfail = [{ do = "nothing" }]',
    "crossroads": 'when = [{ is = "did", action = "calm" }]\noptions = [{ effects = [] }]',
    "secrets": 'goals = [{ is = "main-done" }]',
    "exiles": "loyal = []\nbetrayer = []",
}


def decks(table: Opening) -> dict[str, list[str]]:
    """Where the cards of each kind lie before anybody has chosen."""
    s = table.s
    return {
        "survivors": [*s.survivor_deck, *(name for offer in s.offers for name in offer)],
        "crises": s.crisis_deck,
        "crossroads": s.crossroads_deck,
        "secrets": [*(player.secret for player in s.players), *s.box],
        "exiles": s.exile_deck,
    }


# -- modules -----------------------------------------------------------------------------------


@pytest.mark.rule("LN-PREP-02", "LN-PREP-03", "LN-CARD-MARK-01", "LN-SETUP-01")
@pytest.mark.parametrize("module", ["", *MODULES])
@pytest.mark.parametrize("shelf", list(CARDS))
def test_cards_of_a_module_that_is_not_played_stay_out(
    shelf: str, module: str, add_cards: AddCards
) -> None:
    """What is shuffled must be what the opening expects: cards without a module's mark."""
    add_cards(shelf, f'[extra]\nset = "moon"\nmodule = "{module}"\n{CARDS[shelf]}')
    orders = {}
    if shelf == "secrets":
        loyal = [name for name in unmarked(shelf) if not library().secrets[name].betrayal]
        orders = {"ordinary": loyal[::-1]}  # the new card on top, if it is there at all
    table = Opening(3, orders=orders)
    assert ("extra" in decks(table)[shelf]) is (module == "")


@pytest.mark.rule("LN-PREP-01", "LN-PREP-03", "LN-CARD-MARK-01", "LN-SETUP-01")
@pytest.mark.parametrize(
    "chosen", [set(some) for n in range(4) for some in combinations(MODULES, n)]
)
def test_any_modules_may_be_played(chosen: set[str]) -> None:
    """All cards of a chosen module are shuffled in, and no card of another one."""
    settings = dict.fromkeys(sorted(chosen), "on")
    table = Table.new(GAME, seats=3, settings={"adult": "on", **settings}, seed="modules")
    s = table.state
    lying = {
        "survivors": [*s.survivor_deck, *(name for offer in s.offers for name in offer)],
        "crises": s.crisis_deck,
        "crossroads": s.crossroads_deck,
        "places": list(s.places),
    }
    for shelf, names in lying.items():
        marked = {
            card.id: card.module
            for card in getattr(library(), shelf).values()
            if card.module in MODULES
        }
        assert {marked[name] for name in names if name in marked} <= chosen
        assert {name for name, module in marked.items() if module in chosen} <= set(names)
        assert set(unmarked(shelf)) <= set(names)
    assert ("raxxon" in s.places and len(s.places["raxxon"].deck) == 20) is ("raxxon" in chosen)


@pytest.mark.rule("LN-PREP-01")
def test_without_a_choice_no_module_is_played() -> None:
    assert Table.new(GAME, seats=3, seed="plain").state.config.modules == ()


@pytest.mark.rule("LN-PREP-03")
def test_an_objective_of_a_module_needs_the_module() -> None:
    for card in library().objectives.values():
        if card.module in MODULES and not getattr(card, "story", ""):
            with pytest.raises(BadSetting, match=card.module):
                Table.new(GAME, seats=3, settings={"objective": card.id})
            table = Table.new(GAME, seats=3, settings={"objective": card.id, card.module: "on"})
            assert table.state.objective == card.id


@pytest.mark.rule("LN-PREP-03", "LN-CARD-MARK-01")
def test_items_of_a_module_stay_out_too(
    add_cards: AddCards, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_cards("items", '[pill]\nkind = "medicine"\nmodule = "raxxon"\neffects = [{ do = "heal" }]')
    monkeypatch.setitem(library().decks["moon"], "school", {"pill": 5, "fuel": 15})
    library().forget()
    table = Opening(3, orders={"school": ["fuel"] * 15})
    assert table.s.places["school"].deck == ["fuel"] * 15


@pytest.mark.rule("LN-PREP-03", "LN-BRD-01")
@pytest.mark.parametrize("module", MODULES)
def test_places_of_a_module_stay_out_too(module: str, add_cards: AddCards) -> None:
    add_cards(
        "places",
        f'[camp]\nset = "moon"\nmodule = "{module}"\nnumber = 8\nsurvivors = 3\nentrances = [3]',
    )
    assert list(Scene().s.places) == [COLONY, *SIX]


TOOLBOX = """
[toolbox]
kind = "tool"
[[toolbox.effects]]
do = "choose"
of = [
    {{ effects = [{{ do = "food", by = 2 }}] }},
    {{ module = "{module}", effects = [{{ do = "progress", by = 1 }}] }},
]
"""


@pytest.mark.vector("long-night", "TV-90")
@pytest.mark.rule("LN-PREP-07", "LN-CARD-ITEM-07")
@pytest.mark.parametrize("module", MODULES)
def test_unused_module_effect(module: str, add_cards: AddCards, plain_people: None) -> None:
    add_cards("items", TOOLBOX.format(module=module))
    scene = Scene().survivor("A", 0).hand(0, "toolbox").turn(0).do("play:toolbox")
    assert scene.ask.kind == "action"  # there was nothing to choose
    assert (scene.s.food, scene.s.progress) == (2, 0)


@pytest.mark.rule("LN-PREP-07", "LN-CARD-ITEM-07")
@pytest.mark.parametrize("module", MODULES)
def test_the_effect_of_a_module_is_there_with_the_module(
    module: str, add_cards: AddCards, plain_people: None
) -> None:
    add_cards("items", TOOLBOX.format(module=module))
    scene = Scene(**{module: "on"}).survivor("A", 0).hand(0, "toolbox").turn(0).do("play:toolbox")
    assert scene.options() == {"branch:0", "branch:1"}
    scene.do("branch:1")
    assert (scene.s.food, scene.s.progress) == (0, 1)


@pytest.mark.rule("LN-PREP-07", "LN-CARD-ITEM-07")
def test_effects_without_a_mark_are_all_there(add_cards: AddCards, plain_people: None) -> None:
    add_cards(
        "items",
        '[toolbox]\nkind = "tool"\n[[toolbox.effects]]\ndo = "choose"\n'
        'of = [{ effects = [{ do = "food", by = 2 }] }, { effects = [{ do = "morale", by = 1 }] }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "toolbox").turn(0).do("play:toolbox")
    assert scene.options() == {"branch:0", "branch:1"}
    scene.do("branch:1")
    assert (scene.s.food, scene.s.morale) == (0, 7)


@pytest.mark.rule("LN-PREP-07")
def test_an_item_whose_every_effect_is_of_a_module_cannot_be_played(
    add_cards: AddCards, plain_people: None
) -> None:
    add_cards(
        "items",
        '[plan]\nkind = "tool"\n[[plan.effects]]\ndo = "choose"\n'
        'of = [{ module = "improvements", effects = [{ do = "food", by = 2 }] }]',
    )
    scene = Scene().survivor("A", 0).hand(0, "plan").turn(0)
    assert scene.refuses("play:plan") == "LN-PREP-07"


@pytest.mark.vector("long-night", "TV-111")
@pytest.mark.rule("LN-PREP-08", "LN-CARD-CRISIS-05")
def test_no_bandits_without_the_module(add_cards: AddCards) -> None:
    lines = 'accepts = ["food"]\nfail = [{ do = "nothing" }]'
    add_cards("crises", f"[raid]\n{lines}\nbandits = [2, 5]\n[calm]\n{lines}")
    scenes = []
    for crisis in ("raid", "calm"):
        scene = Scene().crowd(3)
        scene.s.crisis_deck = [crisis]
        scenes.append(scene.run(("reveal_crisis", [])))
    raid, calm = scenes
    assert raid.s.places == calm.s.places
    assert raid.events == calm.events == ["crisis"]
    assert [raid.s.room(place) for place in SIX] == [calm.s.room(place) for place in SIX]


# -- boxes -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-PREP-02", "LN-PREP-04", "LN-INV-29")
@pytest.mark.parametrize(("boxes", "count"), [("one", 20), ("two", 50)])
def test_another_box_is_mixed_in_or_not(boxes: str, count: int) -> None:
    table = Opening(3, boxes=boxes)
    people = decks(table)["survivors"]
    assert len(people) == count
    used = {library().survivors[name].set for name in people}
    assert used == ({"moon"} if boxes == "one" else {"moon", "town"})


@pytest.mark.vector("long-night", "TV-89")
@pytest.mark.rule("LN-PREP-04", "LN-PREP-05")
@pytest.mark.parametrize("place", SIX)
def test_mixed_decks(place: str) -> None:
    forty = Opening(3, boxes="two").items(place)
    assert len(forty) == 40
    shuffled = forty[::-1]
    table = Opening(3, boxes="two", orders={place: shuffled})
    assert table.s.places[place].deck == shuffled[:20]
    here = Counter(item for each in table.s.places.values() for item in each.deck)
    assert sum(here.values()) == 120
    both = Counter(forty)
    assert Counter(table.s.places[place].deck) + Counter(shuffled[20:]) == both


@pytest.mark.rule("LN-PREP-05")
def test_a_deck_from_one_box_is_kept_whole() -> None:
    table = Opening(4, boxes="one")
    for place in SIX:
        assert Counter(table.s.places[place].deck) == Counter(library().decks["moon"][place])


@pytest.mark.rule("LN-PREP-06")
def test_decks_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(library().decks["moon"], "library", {"food-3": 15, "pistol": 5})
    library().forget()
    own = ["pistol", "food-3", "food-3", "food-3"] * 5
    table = Opening(3, orders={"library": own}).keep_all()
    assert table.s.places["library"].deck == own
    monkeypatch.undo()
    library().forget()


# -- permanent rules ---------------------------------------------------------------------------


@pytest.mark.rule("LN-PREP-09")
@pytest.mark.parametrize("mode", ["standard", "cooperative", "betrayer"])
def test_the_permanent_rules_are_always_in_force(
    mode: str, add_cards: AddCards, plain_people: None
) -> None:
    add_cards(
        "items",
        '[gloom]\nkind = "tool"\neffects = [{ do = "despair", who = "yours" }]\n'
        '[riot]\nkind = "tool"\neffects = [{ do = "unruly", by = 1 }]\n'
        '[mine]\nkind = "tool"\neffects = [{ do = "trap", where = "school" }]\n'
        '[siren]\nkind = "tool"\neffects = [{ do = "zombies", count = 5, where = "random" }]\n'
        '[rope]\nkind = "tool"\neffects = [{ do = "kill", who = "yours" }]',
    )
    scene = Scene(3, mode=mode).survivor("A", 0).survivor("B", 0).survivor("C", 1)
    scene.survivor("D", 2).hand(0, "gloom", "riot", "mine", "siren", "rope")
    scene.s.helpless, scene.s.crisis_deck = 2, ["mould"]
    scene.turn(0).do("play:gloom", "despair:A", "play:riot", "play:mine")
    scene.roll(3).do("play:siren")  # the trap goes off with the last of them
    scene.do("play:rope", "kill:B")
    assert scene.s.survivors["A"].despair == 1
    assert scene.s.unruly == 1
    assert scene.doors("school") == "Z---"
    assert scene.told("trap-exploded")
    assert scene.view(None).graveyard == ["B"]
    scene.run(("pass_token", []))
    assert {ask.kind for ask in scene.table.asks} == {"keep-token"}
    scene.all_do({0: "call", 1: "pass", 2: "pass"})
    scene.roll(*[1] * 6).all_do({0: "yes", 1: "yes", 2: "no"})
    assert scene.s.first == 0
    assert not words(scene.view(None)) & {"bandits", "raxxon", "improvements"}
