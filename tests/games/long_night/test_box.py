"""What is in the box, and what is on the cards (catalogue sections 1 and 2)."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from overrun.core.errors import BadSetting, ContentError
from overrun.core.table import Table
from overrun.games.long_night.cards import BOXES, KINDS, SIDE_EFFECT, Card, SurvivorCard
from overrun.games.long_night.conditions.goals import MainDone, MainFailed, MoraleZero
from overrun.games.long_night.exposure import FACES
from overrun.games.long_night.library import Library, library
from overrun.text import Text

from .conftest import AddCards, Person
from .opening import Opening, unmarked
from .scene import GAME, Scene

SIX = ["police", "grocery", "school", "library", "hospital", "gas"]
SHELVES = (
    "survivors", "items", "crises", "crossroads", "objectives", "secrets", "exiles", "places",
)  # fmt: skip


def read(tmp_path: Path, name: str, toml: str) -> Library:
    """A library with one file in it."""
    (tmp_path / name).write_text(toml)
    made = Library()
    made.read(tmp_path, "moon")
    return made


# -- how many ----------------------------------------------------------------------------------


@pytest.mark.rule("LN-INV-01", "LN-CARD-MAIN-05")
def test_eight_main_objectives_with_two_sides() -> None:
    cards = [library().objectives[name] for name in unmarked("objectives")]
    assert len(cards) == 8
    for card in cards:
        assert card.standard != card.hard
        assert card.side("standard") is card.standard
        assert card.side("hard") is card.hard


@pytest.mark.rule("LN-INV-02", "LN-INV-03", "LN-INV-04", "LN-CARD-SECRET-02")
def test_three_kinds_of_secret_objectives() -> None:
    betrayal = Counter(library().secrets[name].betrayal for name in unmarked("secrets"))
    assert betrayal == {False: 24, True: 11}
    assert len(unmarked("exiles")) == 5


@pytest.mark.rule("LN-INV-05", "LN-INV-10")
def test_twenty_survivors_and_twenty_two_crises() -> None:
    assert len(unmarked("survivors")) == 20
    assert len(unmarked("crises")) == 22


@pytest.mark.rule("LN-INV-14", "LN-CARD-XR-04")
def test_sixty_one_crossroads_and_nine_for_adults() -> None:
    adult = Counter(library().crossroads[name].adult for name in unmarked("crossroads"))
    assert adult == {False: 61, True: 9}


@pytest.mark.rule("LN-INV-08", "LN-INV-09")
def test_decks_of_twenty_and_twenty_five_starting_items() -> None:
    decks = library().decks["moon"]
    sizes = {name: sum(decks[name].values()) for name in ("starters", *SIX)}
    assert sizes == {"starters": 25, **dict.fromkeys(SIX, 20)}


@pytest.mark.rule("LN-INV-09", "LN-INV-11", "LN-INV-12", "LN-INV-13")
def test_what_the_modules_bring() -> None:
    assert sum(library().decks["moon"]["raxxon"].values()) == 20
    assert len(library().improvements) == 10
    standees = [card.standees for card in library().experiments.values()]
    assert (len(standees), sum(standees)) == (12, 19)
    assert max(standees) > 1
    assert sum(card.kind == SIDE_EFFECT for card in library().items.values()) == 6


@pytest.mark.rule("LN-INV-06", "OP-15")
@pytest.mark.parametrize("players", [0, 1, 6, 7])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadSetting, match="2, 3, 4, 5 seats"):
        Table.new(GAME, seats=players)


@pytest.mark.rule("LN-INV-06", "OP-15")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_sheet_for_each_of_them(players: int) -> None:
    assert len(Opening(players).view(None).players) == players


@pytest.mark.rule("LN-INV-26", "OP-01", "LN-EXPO-03")
def test_the_exposure_die_has_twelve_faces() -> None:
    assert Counter(FACES) == {"blank": 6, "wound": 3, "frostbite": 2, "bite": 1}


@pytest.mark.rule("LN-INV-27", "LN-BRD-01", "OP-05")
def test_one_colony_and_nine_more_boards() -> None:
    """The ninth is the graveyard, which is no place."""
    assert unmarked("places") == ["colony", *SIX]
    places = library().places.values()
    modules = {card.id: card for card in places if card.module and card.set == "moon"}
    assert {name: card.module for name, card in modules.items()} == {
        "raxxon": "raxxon",
        "hideout": "bandits",
    }
    assert (modules["raxxon"].noise, modules["hideout"].noise) == (4, 0)


@pytest.mark.rule("LN-INV-29")
def test_every_card_says_from_which_box_it_is() -> None:
    for shelf in SHELVES:
        cards: dict[str, Card] = getattr(library(), shelf)
        assert {card.set for card in cards.values()} <= set(BOXES)
        assert {name: card.id for name, card in cards.items()} == {name: name for name in cards}
    assert {card.set for card in library().survivors.values()} == {"moon", "town", "bullet"}


@pytest.mark.rule("LN-INV-29")
def test_the_mark_of_the_box_comes_from_its_directory(tmp_path: Path) -> None:
    lone = "[lone]\ninfluence = 5\nattack = 1\nsearch = 1\nability = {}"
    assert read(tmp_path, "survivors.toml", lone).survivors["lone"].set == "moon"


# -- names and words ---------------------------------------------------------------------------


@pytest.mark.rule(
    "LN-CARD-MAIN-01", "LN-CARD-SECRET-01", "LN-CARD-SURV-01", "LN-CARD-ITEM-01",
    "LN-CARD-CRISIS-01", "LN-CARD-XR-01", "OP-09",
)  # fmt: skip
@pytest.mark.parametrize(
    ("shelf", "word"),
    [
        ("objectives", "objective"), ("secrets", "secret"), ("exiles", "exile"),
        ("survivors", "survivor"), ("items", "item"), ("crises", "crisis"),
        ("crossroads", "crossroads"),
    ],
)  # fmt: skip
def test_every_card_has_a_name_of_its_own(shelf: str, word: str) -> None:
    text = Text("en")
    names = [text(f"ln-{word}-{name}") for name in getattr(library(), shelf)]
    assert all(names)
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.rule("LN-CARD-SURV-02")
def test_an_occupation_is_a_word_and_nothing_else() -> None:
    text = Text("en")
    for name in library().survivors:
        assert text(f"ln-survivor-{name}.occupation")
    assert "occupation" not in SurvivorCard.__struct_fields__


@pytest.mark.rule("LN-CARD-MAIN-04")
def test_a_length_is_short_medium_or_long(tmp_path: Path) -> None:
    assert {card.length for card in library().objectives.values()} == {"short", "medium", "long"}
    side = "{ morale = 5, rounds = 5, goals = [] }"
    with pytest.raises(ContentError, match="length"):
        read(
            tmp_path,
            "objectives.toml",
            f'[endless]\nlength = "endless"\nstandard = {side}\nhard = {side}',
        )


# -- main objectives ---------------------------------------------------------------------------

TWO_TASKS = """
[fixture]
set = "moon"
length = "short"
[fixture.standard]
morale = 6
rounds = 6
goals = [{ is = "food", at_least = 3 }, { is = "waste", at_most = 2 }]
[fixture.hard]
morale = 6
rounds = 6
goals = [{ is = "food", at_least = 5 }]
"""


@pytest.mark.rule("LN-CARD-MAIN-03")
@pytest.mark.parametrize(
    ("food", "waste", "done"), [(3, 2, True), (2, 2, False), (3, 3, False), (2, 3, False)]
)
def test_all_tasks_of_a_main_objective_must_be_met(
    food: int, waste: int, done: bool, add_cards: AddCards
) -> None:
    add_cards("objectives", TWO_TASKS)
    scene = Scene()
    scene.s.objective, scene.s.food, scene.s.waste = "fixture", food, ["junk"] * waste
    scene.run(("check_objective", []))
    assert scene.ending == ("objective" if done else None)
    assert scene.view(None).goals_met == [food >= 3, waste <= 2]


@pytest.mark.rule("LN-CARD-MAIN-03")
def test_every_main_objective_has_a_task_on_each_side() -> None:
    for card in library().objectives.values():
        assert card.standard.goals
        assert card.hard is None if card.module == "war" else card.hard and card.hard.goals


@pytest.mark.rule("LN-CARD-MAIN-05", "LN-VAR-HARD-01")
@pytest.mark.parametrize(("side", "done"), [("standard", True), ("hard", False)])
def test_one_side_of_the_objective_is_in_use(side: str, done: bool, add_cards: AddCards) -> None:
    add_cards("objectives", TWO_TASKS)
    scene = Scene(side=side)
    scene.s.objective, scene.s.food = "fixture", 4
    scene.run(("check_objective", []))
    assert scene.ending == ("objective" if done else None)


# -- secret objectives -------------------------------------------------------------------------


@pytest.mark.rule("LN-CARD-SECRET-01", "LN-CARD-SECRET-03")
def test_what_secret_objectives_want() -> None:
    for card in (library().secrets[name] for name in unmarked("secrets")):
        fate, *demands = card.goals
        assert isinstance(fate, (MoraleZero, MainFailed) if card.betrayal else MainDone), card.id
        assert demands, f"{card.id} has no demand of its own"
    for exile in library().exiles.values():
        assert exile.loyal
        assert exile.betrayer


@pytest.mark.rule("LN-CARD-SECRET-03", "LN-ROLE-02")
def test_secret_objectives_differ_and_nothing_makes_up_for_it() -> None:
    """Whatever the objective, its owner begins with the same things."""
    first = Opening(3)
    aside = [*first.order("ordinary")[:6], first.order("betrayal")[0]]
    other = Opening(3, aside=aside[::-1]).keep_all()
    first.keep_all()
    for one, two in zip(first.s.players, other.s.players, strict=True):
        assert one.secret != two.secret
        two.secret = one.secret
        assert one == two
    goals = [card.goals for card in library().secrets.values()]
    assert len(set(goals)) == len(goals)


# -- survivors ---------------------------------------------------------------------------------


@pytest.mark.rule("LN-CARD-SURV-03", "LN-CARD-SURV-04", "LN-CARD-SURV-05", "LN-CARD-SURV-07")
def test_every_survivor_has_values_and_one_ability() -> None:
    text = Text("en")
    for card in library().survivors.values():
        assert card.influence > 0
        assert 1 <= card.attack <= 6
        assert 1 <= card.search <= 6
        assert bool(card.ability.effects) != bool(card.ability.passive), card.id
    abilities = Counter(text(f"ln-survivor-{name}.ability") for name in library().survivors)
    assert max(abilities.values()) == 1


@pytest.mark.rule("LN-CARD-SURV-04")
def test_an_attack_value_is_for_attackers_and_for_targets(person: Person) -> None:
    person("A", attack=4)
    person("B", attack=2)
    scene = Scene().survivor("A", 0, "school").survivor("B", 1, "school")
    scene.dice(0, 3, 4).dice(1, 1, 2).turn(0)
    assert scene.options("attack") == {"attack:A:4"}
    scene.roll(3).do("attack:A:4")  # more than the 2 of the target
    assert scene.s.survivors["B"].hurt == 0
    scene.do("end").turn(1)
    assert scene.options("attack") == {"attack:B:2"}
    scene.roll(4).do("attack:B:2")  # not more than the 4 of the target
    assert scene.s.survivors["A"].hurt == 1


@pytest.mark.rule("LN-CARD-SURV-05")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_a_search_value_is_the_least_die(value: int, person: Person) -> None:
    person("A", search=value)
    scene = Scene().survivor("A", 0, "school").deck("school", "fuel").dice(0, *range(1, 7)).turn(0)
    assert scene.options("search") == {f"search:A:{die}" for die in range(value, 7)}


@pytest.mark.rule("LN-CARD-SURV-06", "OP-76")
@pytest.mark.parametrize(
    ("where", "place", "works"),
    [
        ("anywhere", "colony", True), ("anywhere", "gas", True), ("hospital", "hospital", True),
        ("hospital", "school", False), ("hospital", "colony", False), ("colony", "colony", True),
        ("colony", "gas", False), ("outside", "gas", True), ("outside", "colony", False),
    ],
)  # fmt: skip
def test_an_ability_works_at_its_place(where: str, place: str, works: bool, person: Person) -> None:
    person("A", ability=f'{{ place = "{where}", effects = [{{ do = "food", by = 1 }}] }}')
    scene = Scene().survivor("A", 0, place).turn(0)
    assert scene.may("ability:A") is works
    if not works:
        assert scene.refuses("ability:A") == "LN-ACT-ABIL-04"


@pytest.mark.rule("LN-CARD-SURV-06", "OP-76")
def test_every_ability_names_a_place_that_there_is() -> None:
    known = {"anywhere", "outside", *library().places}
    assert {card.ability.place for card in library().survivors.values()} <= known
    without = "[lone]\ninfluence = 5\nattack = 1\nsearch = 1\nability = {}"
    raw = {"id": "lone", **tomllib.loads(without)["lone"]}
    assert msgspec.convert(raw, SurvivorCard).ability.place == "anywhere"


@pytest.mark.rule("LN-CARD-SURV-08")
def test_one_of_them_is_a_chimpanzee() -> None:
    people = [library().survivors[name] for name in unmarked("survivors")]
    assert [card.id for card in people if not card.human] == ["blue"]


# -- items -------------------------------------------------------------------------------------


@pytest.mark.rule("LN-CARD-ITEM-02", "OP-07")
def test_seven_types_of_items(tmp_path: Path) -> None:
    assert len(KINDS) == 7
    assert {library().items[name].kind for name in unmarked("items")} == set(KINDS)
    with pytest.raises(ContentError, match="kind"):
        read(tmp_path, "items.toml", '[spell]\nkind = "magic"')


@pytest.mark.rule("LN-CARD-ITEM-03", "LN-CARD-ITEM-06")
def test_every_item_does_something_or_is_worn() -> None:
    cards = [library().items[name] for box in BOXES for name in unmarked("items", box)]
    for card in cards:
        assert bool(card.effects) != bool(card.equip), card.id
    assert {bool(card.equip) for card in cards} == {True, False}


@pytest.mark.rule("LN-CARD-ITEM-03")
def test_no_two_items_do_the_same() -> None:
    """Whatever their names and types; what a pill leaves behind is no card that one finds."""
    does: dict[str, str] = {}
    for card in library().items.values():
        if card.kind != SIDE_EFFECT:
            same = does.setdefault(repr((card.effects, card.equip)), card.id)
            assert same == card.id, f"{card.id} is {same} by another name"


@pytest.mark.rule("LN-CARD-ITEM-04")
def test_every_item_belongs_to_a_deck_of_its_box() -> None:
    for box in BOXES:
        dealt = {item for deck in library().decks[box].values() for item in deck}
        assert dealt <= set(library().items)
        assert set(unmarked("items", box)) <= dealt


SOUP = """
[soup]
kind = "food"
effects = [{ do = "food", by = 2 }]
[feast]
kind = "food"
event = true
effects = [{ do = "food", by = 2 }]
[ladle]
kind = "tool"
equip = { effects = [{ do = "food", by = 2 }] }
"""


@pytest.mark.rule("LN-CARD-ITEM-03", "LN-CARD-ITEM-05", "LN-CARD-ITEM-06")
def test_an_event_goes_elsewhere_and_equipment_stays(
    add_cards: AddCards, plain_people: None
) -> None:
    add_cards("items", SOUP)
    scene = Scene().survivor("A", 0).hand(0, "soup", "feast", "ladle").turn(0)
    scene.do("play:soup")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (2, ["soup"], [])
    scene.do("play:feast")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (4, ["soup"], ["feast"])
    scene.do("play:ladle")
    assert (scene.s.food, scene.s.waste, scene.s.removed) == (4, ["soup"], ["feast"])
    assert [item.id for item in scene.s.survivors["A"].items] == ["ladle"]


# -- crises and crossroads ---------------------------------------------------------------------


@pytest.mark.rule("LN-CARD-CRISIS-02", "LN-CARD-CRISIS-03", "LN-CARD-CRISIS-05")
def test_the_sections_of_a_crisis(tmp_path: Path) -> None:
    for card in library().crises.values():
        assert card.accepts
        assert set(card.accepts) <= set(KINDS)
        assert card.fail
        assert set(card.bandits) <= {place.number for place in library().places.values()} - {0}
        assert card.bandits or card.set != "moon"
    with pytest.raises(ContentError, match="fail"):
        read(tmp_path, "crises.toml", '[half]\naccepts = ["food"]')


@pytest.mark.rule("LN-CARD-CRISIS-04")
@pytest.mark.parametrize(("cards", "food", "morale"), [(4, 0, 6), (5, 0, 7), (6, 3, 7)])
def test_a_crisis_may_reward_those_who_give_more(
    cards: int, food: int, morale: int, add_cards: AddCards
) -> None:
    add_cards(
        "crises",
        '[harvest]\naccepts = ["fuel"]\nfail = [{ do = "morale", by = -1 }]\n'
        'extra = { excess = 3, effects = [{ do = "food", by = 3 }] }',
    )
    scene = Scene(3).crowd(3).crisis("harvest", *[(0, "fuel")] * cards)
    scene.roll(["fuel"] * cards).run(("resolve_crisis", []))
    assert (scene.s.food, scene.s.morale) == (food, morale)


@pytest.mark.rule("LN-CARD-XR-02", "LN-CARD-XR-03")
def test_every_crossroads_card_has_a_condition_and_options() -> None:
    counts = Counter()
    for card in library().crossroads.values():
        assert card.when, card.id
        counts[len(card.options)] += 1
        assert len(card.options) == 2 or not card.vote
    assert set(counts) <= {1, 2, 3}
    assert counts.most_common(1)[0][0] == 2


@pytest.mark.rule("LN-CARD-XR-02", "LN-CARD-XR-03")
def test_the_condition_comes_true_and_the_player_chooses(
    add_cards: AddCards, plain_people: None
) -> None:
    add_cards(
        "crossroads",
        '[gate]\nwhen = [{ is = "did", action = "barricade" }, { is = "food", at_least = 1 }]\n'
        '[[gate.options]]\neffects = [{ do = "food", by = -1 }]\n'
        '[[gate.options]]\neffects = [{ do = "morale", by = -1 }]',
    )
    scene = Scene().survivor("A", 0, "school").hand(0, "food-1").dice(0, 1).holds("gate", 2).turn(0)
    scene.do("barricade:A:1")
    assert scene.ask.kind == "action"  # only the first half of the condition is true
    scene.do("play:food-1")
    assert (scene.ask.kind, scene.ask.seat) == ("crossroads", 0)
    assert scene.options() == {"option:0", "option:1"}
    scene.do("option:1")
    assert (scene.s.food, scene.s.morale) == (1, 5)


# -- cards of the modules ----------------------------------------------------------------------


@pytest.mark.rule("LN-CARD-EXP-01")
def test_the_two_sides_of_an_experiment() -> None:
    for card in library().experiments.values():
        assert len(card.code) == 2
        assert set(card.code) <= {1, 2, 3, 4, 5, 6}
        assert card.release
        assert [line.to for line in card.lines] == sorted({line.to for line in card.lines})
        assert card.lines[-1].to == 6


@pytest.mark.rule("LN-CARD-IMP-01")
def test_an_improvement_has_a_price_and_a_lasting_effect() -> None:
    for card in library().improvements.values():
        assert card.needed > 0
        assert card.built or card.each_round or card.lasting or card.ability, card.id
