"""What is in the third box, about two colonies and a Lone Wolf, and what its cards may say."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from overrun.core.chance import Chance
from overrun.core.table import Table
from overrun.core.words import walk
from overrun.games.long_night.cards import BULLET, MOON, Card
from overrun.games.long_night.checking import check_content
from overrun.games.long_night.checking_bullet import war_words
from overrun.games.long_night.library import CONTENT, FILES, library
from overrun.games.long_night.setup import config_from, in_use, new_state
from overrun.text import Text
from overrun.text.glossary.long_night.wording import Wording

from .scene import GAME

Change = Callable[[str, str, str], list[str]]
TOWN_BOX = "town"
TOWN = ("police", "grocery", "school", "library", "hospital", "gas")


def box(shelf: str, *, marked: bool | None = None) -> list[Card]:
    """The cards of a shelf that are from the third box; with or without crosshair and paw."""
    found: list[Card] = [c for c in getattr(library(), shelf).values() if c.set == BULLET]
    return [card for card in found if marked is None or bool(card.module) == marked]


def random_items() -> Counter[str]:
    return Counter(library().decks[BULLET]["random"])


@pytest.fixture
def change(tmp_path: Path) -> Change:
    """Replace something in a copy of the cards; what is wrong then and was not before."""
    content = tmp_path / "content"
    shutil.copytree(CONTENT, content)
    before = check_content(content)

    def changed(file: str, old: str, new: str) -> list[str]:
        path = content / file
        source = path.read_text(encoding="utf-8")
        assert old in source
        path.write_text(source.replace(old, new, 1), encoding="utf-8")
        return [each for each in check_content(content) if each not in before]

    return changed


def without(change: Change, file: str, card: str, box: str = BULLET) -> list[str]:
    """What is wrong if one card is missing."""
    source = (CONTENT / box / file).read_text(encoding="utf-8")
    start = source.index(f"[{card}]")
    end = start + 1
    while end < len(source):  # up to the next card, past the parts of this one
        end = source.find("\n[", end)
        end = len(source) if end < 0 else end + 1
        if not source[end:].startswith((f"[{card}.", f"[[{card}.")):
            break
    return change(f"{box}/{file}", source[start:end], "")


# -- how many ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "WC-CMP-01", "WC-CMP-02", "WC-CMP-03", "WC-CMP-05", "WC-CMP-07", "WC-CMP-08", "WC-CMP-09",
    "WC-CMP-23",
)  # fmt: skip
def test_what_the_box_holds() -> None:
    assert {
        shelf: len(box(shelf))
        for shelf in (
            "crossroads", "crises", "objectives", "survivors", "secrets", "missions", "tactics",
        )
    } == {
        "crossroads": 50, "crises": 11, "objectives": 4, "survivors": 15, "secrets": 8,
        "missions": 14, "tactics": 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("file", "card", "said"),
    [
        pytest.param(
            "crises-war.toml", "snowed-in", "bullet: there are 10 crises, not 11 (WC-CMP-02)",
            marks=pytest.mark.rule("WC-CMP-02"),
        ),
        pytest.param(
            "objectives-war.toml", "clean-sweep",
            "bullet: there are 3 objectives, not 4 (WC-CMP-03)",
            marks=pytest.mark.rule("WC-CMP-03"),
        ),
        pytest.param(
            "survivors-war.toml", "ilse", "bullet: there are 14 survivors, not 15 (WC-CMP-05)",
            marks=pytest.mark.rule("WC-CMP-05"),
        ),
        pytest.param(
            "secrets-wolf.toml", "carrion", "bullet: there are 7 secrets, not 8 (WC-CMP-07)",
            marks=pytest.mark.rule("WC-CMP-07"),
        ),
        pytest.param(
            "missions-wolf.toml", "pack-mule", "bullet: there are 13 missions, not 14 (WC-CMP-08)",
            marks=pytest.mark.rule("WC-CMP-08"),
        ),
        pytest.param(
            "tactics.toml", "be-vigilant", "bullet: there are 4 tactics, not 5 (WC-CMP-09)",
            marks=pytest.mark.rule("WC-CMP-09"),
        ),
    ],
)  # fmt: skip
def test_a_card_that_is_missing_is_noticed(file: str, card: str, said: str, change: Change) -> None:
    assert without(change, file, card) == [said]


@pytest.mark.rule("WC-CMP-06", "WC-OP-32.a", "WC-OP-32.b")
def test_forty_three_random_items_by_kind() -> None:
    items = library().items
    kinds: Counter[str] = Counter()
    for item, count in random_items().items():
        kinds[items[item].kind] += count
    assert kinds.total() == 43
    assert kinds == {
        "weapon": 10, "food": 7, "medicine": 6, "tool": 6, "fuel": 5, "outsider": 5, "education": 4,
    }  # fmt: skip
    assert sum(n for item, n in random_items().items() if not items[item].module) >= 35


@pytest.mark.rule("WC-CMP-06")
def test_a_random_item_too_many_is_noticed(change: Change) -> None:
    assert change("bullet/decks.toml", "cleaver = 2", "cleaver = 3") == [
        "bullet: there are 44 random items, not 43 (WC-CMP-06)"
    ]


@pytest.mark.rule("WC-OP-32.a")
def test_too_few_random_items_for_any_table_are_noticed(change: Change) -> None:
    assert change("bullet/decks.toml", "cleaver = 2", "cleaver = 1") == [
        "bullet: there are 42 random items, not 43 (WC-CMP-06)"
    ]
    assert change("bullet/decks.toml", "lamp-oil = 2", "lamp-oil = 1") == [
        "bullet: there are 41 random items, not 43 (WC-CMP-06)",
        "bullet: 34 random items are for any table, not 35 (WC-OP-32.a)",
    ]


@pytest.mark.rule("WC-OP-28.b", "WC-OP-28.c", "WC-OP-28.d")
def test_there_is_enough_for_eleven() -> None:
    decks = library().decks
    assert sum(sum(decks[box]["starters"].values()) for box in ("town", "moon")) >= 50
    people = [card for card in library().survivors.values() if card.module in ("", "war")]
    assert sum(not card.one_colony for card in people) >= 60
    secrets = [card for card in library().secrets.values() if not card.module and not card.story]
    assert sum(not card.betrayal and not card.one_colony for card in secrets) >= 10


@pytest.mark.rule("WC-OP-28.b")
def test_too_few_starting_items_are_noticed(change: Change) -> None:
    assert change("town/decks.toml", "junk = 4", "junk = 3") == [
        "all boxes have 49 starting items for two colonies, not 50 (WC-OP-28.b)",
        "town/decks.toml [starters]: it has 24 cards, not 25 or more (WC-OP-28.f)",
    ]


# -- the box that stands for the original ------------------------------------------------------


@pytest.mark.rule("WC-OP-28.f")
def test_the_second_box_is_as_large_as_the_original() -> None:
    def of(shelf: str, **fields: bool) -> int:
        cards = [card for card in getattr(library(), shelf).values() if card.set == TOWN_BOX]
        return sum(all(getattr(c, name) == v for name, v in fields.items()) for c in cards)

    assert of("objectives") >= 10
    assert of("secrets", betrayal=False) >= 24
    assert of("secrets", betrayal=True) >= 10
    assert of("exiles") >= 10
    assert of("survivors") >= 30
    assert of("crises") >= 20
    assert of("crossroads") >= 80
    sizes = {name: sum(deck.values()) for name, deck in library().decks[TOWN_BOX].items()}
    assert sizes == {"starters": 25, **dict.fromkeys(TOWN, 20)}


@pytest.mark.rule("WC-OP-28.f")
@pytest.mark.parametrize(
    ("file", "card", "said"),
    [
        ("exiles.toml", "long-memory", "town: there are 9 exiles, not 10 or more (WC-OP-28.f)"),
        ("crises.toml", "lice", "town: there are 19 crises, not 20 or more (WC-OP-28.f)"),
        ("crossroads.toml", "mitten",
         "town: there are 79 crossroads, not 80 or more (WC-OP-28.f)"),
    ],
)  # fmt: skip
def test_a_card_that_it_lacks_is_noticed(file: str, card: str, said: str, change: Change) -> None:
    assert without(change, file, card, TOWN_BOX) == [said]


def test_it_may_have_more(change: Change) -> None:
    one_more = (
        '[another]\ninfluence = 99\nattack = 1\nsearch = 1\nability = { passive = "quiet" }\n\n'
    )
    assert change("town/survivors.toml", "[duchess]", one_more + "[duchess]") == []


def test_every_crossroads_card_of_it_has_two_prices() -> None:
    """Nobody gets away with doing nothing."""
    cards = [card for card in library().crossroads.values() if card.set == TOWN_BOX]
    for card in cards:
        assert len(card.options) >= 2, card.id
        for option in card.options:
            assert "nothing" not in {effect.word for effect in walk(option)}, card.id


@pytest.mark.rule("WC-LST-03", "WC-LST-04", "WC-OP-29.a")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"car-wash", ', "", [" [town]: it lists 34 cards, not 35 (WC-LST-03)"]),
        ('"wash-day", ', '"wash-day", "toes", ',
         [" [moon]: it lists 17 cards, not 16 (WC-LST-04)"]),
        ('"car-wash", ', '"half-a-platoon", ',
         [" [town]: it lists 34 cards, not 35 (WC-LST-03)"]),
        ('"car-wash"', '"car-was"', [" [town]: unknown crossroads card 'car-was'"]),
        ('"car-wash"', '"toes"', [" [town]: unknown crossroads card 'toes'"]),
        ('"car-wash"', '"paper-slips"',
         [" [town]: paper-slips is not for two colonies (WC-OP-29.b)"]),
        ("[moon]", "[mood]",
         [": unknown box 'mood'", " [moon]: it lists 0 cards, not 16 (WC-LST-04)"]),
    ],
)  # fmt: skip
def test_what_joins_a_war_is_listed(old: str, new: str, said: list[str], change: Change) -> None:
    found = change("bullet/joining.toml", old, new)
    for problem, start in zip(found, said, strict=True):
        assert problem.startswith(f"bullet/joining.toml{start}")


# -- marks -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-31.b", "WC-OP-33.a", "WC-OP-34.b")
def test_some_are_for_any_table() -> None:
    assert len(box("crises", marked=False)) >= 4
    assert len(box("crossroads", marked=False)) >= 25
    assert len(box("survivors", marked=True)) <= 4


@pytest.mark.rule("WC-OP-34.b")
def test_a_fifth_crosshair_on_a_survivor_is_noticed(change: Change) -> None:
    marked = '[admiral]\nmodule = "war"'
    assert change("bullet/survivors.toml", "[admiral]", marked) == [
        "bullet: 10 survivors are for any table, not 11 or more (WC-OP-34.b)"
    ]


@pytest.mark.rule("WC-OP-34.a")
def test_no_two_survivors_have_the_same_influence(change: Change) -> None:
    influence = Counter(card.influence for card in library().survivors.values())
    assert max(influence.values()) == 1
    assert change("bullet/survivors-war.toml", "influence = 75", "influence = 69") == [
        "bullet/survivors-war.toml [tobias]: teodora has the influence 69 too"
    ]


@pytest.mark.rule("WC-OP-34.c", "WC-OP-31.a", "WC-MARK-01")
def test_every_card_of_the_box_has_a_name_of_its_own() -> None:
    text = Text("en")
    for shelf, word in (
        ("survivors", "survivor"), ("crises", "crisis"), ("items", "item"), ("secrets", "secret"),
        ("objectives", "objective"), ("missions", "mission"), ("tactics", "tactics"),
    ):  # fmt: skip
        names = Counter(text(f"ln-{word}-{name}") for name in getattr(library(), shelf))
        assert max(names.values()) == 1, shelf


@pytest.mark.rule("WC-MARK-03", "WC-MARK-04", "WC-OP-35.a")
def test_what_is_always_marked() -> None:
    assert {card.module for card in box("objectives")} == {"war"}
    assert {card.module for card in box("tactics")} == {"war"}
    assert {card.module for card in box("secrets")} == {"wolf"}
    assert {card.module for card in box("missions")} == {"wolf"}


@pytest.mark.parametrize(
    ("file", "old", "said"),
    [
        pytest.param(
            "missions-wolf.toml", '[full-shelf]\nmodule = "wolf"',
            "bullet/missions-wolf.toml [full-shelf]: it is for a Lone Wolf alone: module = 'wolf' "
            "(WC-MARK-04)",
            marks=pytest.mark.rule("WC-MARK-04"),
        ),
        pytest.param(
            "tactics.toml", '[all-in]\nmodule = "war"',
            "bullet/tactics.toml [all-in]: it is for two colonies alone: module = 'war' "
            "(WC-MARK-03)",
            marks=pytest.mark.rule("WC-MARK-03"),
        ),
        pytest.param(
            "crises-war.toml", '[damp-powder]\nmodule = "war"',
            "bullet/crises-war.toml [damp-powder]: bullets is for two colonies: module = 'war' "
            "(WC-MARK-02)",
            marks=pytest.mark.rule("WC-MARK-02"),
        ),
        pytest.param(
            "items-war.toml", '[basket-of-bread]\nmodule = "war"',
            "bullet/items-war.toml [basket-of-bread]: send-home is for two colonies: "
            "module = 'war' (WC-MARK-02)\n"
            "bullet/items-war.toml [basket-of-bread]: intruder is for two colonies: "
            "module = 'war' (WC-MARK-02)",
            marks=pytest.mark.rule("WC-MARK-02", "WC-OP-32.c"),
        ),
    ],
)  # fmt: skip
def test_a_mark_that_is_missing_is_noticed(file: str, old: str, said: str, change: Change) -> None:
    bare = old.partition("\n")[0]
    assert change(f"{BULLET}/{file}", old, bare) == said.split("\n")


@pytest.mark.rule("WC-MARK-02", "WC-MARK-05", "WC-OP-32.c")
def test_words_of_war_are_on_marked_cards_alone() -> None:
    speaking: set[str] = set()
    for shelf in FILES:
        for card in getattr(library(), shelf).values():
            words = set(war_words(card))
            assert card.module in ("war", "wolf") or not words, card.id
            speaking |= words
    # and there are such words to be found
    assert {"bullets", "enemy", "send-home", "intruders", "enemy-here", "note-colony"} <= speaking


@pytest.mark.rule("WC-MARK-02")
@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('{ do = "repel", count = 1 }', '{ do = "wound", who = "any-enemy" }', "any-enemy"),
        ('{ do = "repel", count = 1 }',
         '{ do = "if", when = [{ is = "not", of = { is = "enemy-here" } }], '
         'then = [{ do = "morale", by = 1 }] }', "enemy-here"),
        ('{ do = "repel", count = 1 }',
         '{ do = "if", when = [{ is = "at", place = "enemy" }], '
         'then = [{ do = "morale", by = 1 }] }', "enemy"),
        ('{ do = "repel", count = 1 }',
         '{ do = "if", when = [{ is = "did", action = "oust" }], '
         'then = [{ do = "morale", by = 1 }] }', "oust"),
    ],
)  # fmt: skip
def test_a_word_of_war_is_found_wherever_it_hides(
    old: str, new: str, word: str, change: Change
) -> None:
    assert change("bullet/survivors.toml", old, new) == [
        f"bullet/survivors.toml [admiral]: {word} is for two colonies: module = 'war' (WC-MARK-02)"
    ]


@pytest.mark.rule("WC-MARK-02")
def test_a_way_of_a_choice_may_have_the_mark_instead(change: Change) -> None:
    """As the ways of modules have it: it exists only where it makes sense."""
    way = '{ effects = [{ do = "bullets", by = 1 }], module = "war" },\n        '
    plain = '{ effects = [{ do = "food", by = 1 }] },\n        { effects = [{ do = "heal"'
    assert change("bullet/items.toml", plain, way + plain) == []


@pytest.mark.rule("WC-MARK-02", "WC-MARK-03")
def test_crosshairs_are_in_the_third_box_alone(change: Change) -> None:
    marked = '[zora]\nmodule = "war"'
    said = "cards with the mark 'war' are in the box 'bullet' (WC-MARK-02)"
    problems = change("moon/survivors.toml", "[zora]", marked)
    assert f"moon/survivors.toml [zora]: {said}" in problems


# -- in an ordinary game -----------------------------------------------------------------------


@pytest.mark.rule("WC-SCOPE-01", "WC-MARK-02", "WC-MARK-05")
def test_an_ordinary_game_takes_the_unmarked_cards() -> None:
    settings = GAME.configure({"bullets": "on"}, 4)
    config = config_from(settings, 4)
    for shelf in ("survivors", "crises", "crossroads", "objectives", "secrets", "places"):
        used: list[Card] = in_use(config, getattr(library(), shelf).values())
        assert not any(card.module for card in used)
        taken = {card.id for card in used if card.set == BULLET}
        adult = {card.id for card in box(shelf) if getattr(card, "adult", False)}
        assert taken == {card.id for card in box(shelf, marked=False)} - adult
    without_it = config_from(GAME.configure({}, 4), 4)
    assert {card.set for card in in_use(without_it, library().survivors.values())} == {MOON}


@pytest.mark.rule("WC-SCOPE-01")
@pytest.mark.parametrize("boxes", ["one", "two"])
def test_the_third_box_brings_an_ordinary_game_no_starters(boxes: str) -> None:
    with_it, without_it = (
        GAME.stock(GAME.configure({"boxes": boxes, "bullets": bullets}, 4), 4)
        for bullets in ("on", "off")
    )
    assert len(with_it["survivors"]) > len(without_it["survivors"])
    for shelf in without_it:
        if shelf.startswith("deck/"):
            assert with_it[shelf] == without_it[shelf]


@pytest.mark.rule("WC-RI-01", "WC-RI-02", "WC-RI-04", "WC-OP-47.a", "WC-OP-47.b")
@pytest.mark.vector("warring-colonies", "WC-EX-45")
@pytest.mark.parametrize(("raxxon", "decks"), [("off", 6), ("on", 7)])
def test_five_random_items_join_each_deck(raxxon: str, decks: int) -> None:
    settings = {"random-items": "on", "raxxon": raxxon}
    table = Table.new(GAME, seats=4, settings=settings, seed="shelves")
    found = [place.deck for place in table.state.places.values() if place.deck]
    assert [len(deck) for deck in found] == [25] * decks
    dealt = Counter(item for deck in found for item in deck if library().items[item].set == BULLET)
    assert dealt.total() == 5 * decks
    assert dealt <= random_items()
    assert not any(library().items[item].module for item in dealt)


# -- main objectives ---------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-30.a", "WC-OP-30.b")
def test_an_objective_for_two_colonies_names_its_numbers() -> None:
    assert Counter(card.length for card in box("objectives")) == {  # type: ignore[attr-defined]
        "short": 1, "medium": 2, "long": 1,
    }  # fmt: skip
    for name in ("cold-storage", "clean-sweep", "war-of-nerves", "sealed-gates"):
        card = library().objectives[name]
        side = card.standard
        assert card.hard is None
        assert card.side("hard") is side
        assert min(side.morale, side.rounds, side.food, side.bullets) > 0
        assert set(side.zombies) == {"colony", "each"}
        assert side.goals


@pytest.mark.rule("WC-OP-30.a")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bullets = 3\n", "", "it must say with how much each colony begins: bullets"),
        ("food = 4\n", "", "it must say with how much each colony begins: food"),
        ("each = 1", "gas = 1", "zombies: it must say how many there are at 'each'"),
    ],
)
def test_a_number_that_is_missing_is_noticed(old: str, new: str, said: str, change: Change) -> None:
    assert change("bullet/objectives-war.toml", old, new) == [
        f"bullet/objectives-war.toml [cold-storage]: {said} (WC-OP-30.a)"
    ]


@pytest.mark.rule("LN-CARD-MAIN-05")
def test_bullets_and_single_sides_are_for_two_colonies(change: Change) -> None:
    side = "[tribute.standard]\n"
    assert change("moon/objectives.toml", side, f"{side}bullets = 2\n") == [
        "moon/objectives.toml [tribute]: bullets are for two colonies"
    ]
    hard = "[cold-storage.hard]\nmorale = 5\nrounds = 5\nfood = 1\nbullets = 1\n"
    hard += 'zombies = { colony = 1, each = 1 }\ngoals = [{ is = "food", at_least = 9 }]\n\n'
    following = "# An aim of the streets"
    assert change("bullet/objectives-war.toml", following, hard + following)[1:] == [
        "bullet/objectives-war.toml [cold-storage]: a main objective for two colonies has one side"
    ]


# -- the Lone Wolf -----------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-35.a")
def test_no_set_up_gives_an_objective_away() -> None:
    """What a Lone Wolf does before the game is done before all: more than one must begin so."""
    setups = Counter(card.setup for card in library().secrets.values() if card.module == "wolf")
    assert min(setups.values()) > 1


@pytest.mark.rule("WC-OP-35.a")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('setup = [{ do = "note-colony" }]\n', "", "noted-morale: the set-up notes no colony"),
        ('{ is = "dead-of-each", at_least = 3 }', '{ is = "main-done" }',
         "main-done: a Lone Wolf has no colony"),
        ('[carrion]\nmodule = "wolf"', '[carrion]\nmodule = "wolf"\nbetrayal = true',
         "a Lone Wolf betrays nobody"),
        ('goals = [{ is = "dead-of-each", at_least = 3 }]', "goals = []", "there is no goal"),
    ],
)  # fmt: skip
def test_what_a_lone_wolf_cannot_want(old: str, new: str, said: str, change: Change) -> None:
    (problem,) = change("bullet/secrets-wolf.toml", old, new)
    assert problem.endswith(f"]: {said}")


@pytest.mark.rule("WC-OP-36.b", "WC-OP-36.c")
def test_a_mission_has_a_moment_and_a_reward(change: Change) -> None:
    moments = Counter(card.moment for card in library().missions.values())
    assert moments == {
        "claim": 10, "crisis": 1, "battle-won": 1, "battle-whole": 1, "fled-whole": 1,
    }  # fmt: skip
    assert Counter(card.reward for card in library().missions.values()) == {1: 13, 2: 1}
    assert change("bullet/missions-wolf.toml", "reward = 2", "reward = 0") == [
        "bullet/missions-wolf.toml [both-doorsteps]: its reward is 0"
    ]
    when = 'when = [{ is = "carries", at_least = 3 }]'
    said = "it could be claimed at any time: it has no condition"
    assert change("bullet/missions-wolf.toml", when, "")[1:] == [
        f"bullet/missions-wolf.toml [pack-mule]: {said}"
    ]


# -- tactics -----------------------------------------------------------------------------------


@pytest.mark.rule("WC-OP-08.h")
def test_a_card_counters_cards_that_there_are(change: Change) -> None:
    counters = 'counters = ["all-in", "covering-fire"]'
    (problem,) = change("bullet/tactics.toml", counters, 'counters = ["all-out"]')
    assert problem.startswith(
        "bullet/tactics.toml [read-the-enemy]: counters: unknown tactics 'all-out'"
    )


@pytest.mark.rule("WC-OP-08.b")
def test_tactics_do_something(change: Change) -> None:
    assert change("bullet/tactics.toml", "strength = 3", "strength = 0") == [
        "bullet/tactics.toml [all-in]: it does nothing"
    ]


@pytest.mark.rule("WC-SET-02", "WC-LW-DEN-10", "WC-OP-38.a")
def test_the_boards_of_two_colonies_lie_only_beside_their_own() -> None:
    config = config_from(GAME.configure({"bullets": "on"}, 4), 4)
    state = new_state(config, 4, Chance(b"boards"))
    assert list(state.places) == ["colony", *TOWN]
    boards = library().places
    assert boards["yellow"].entrances == boards["blue"].entrances == boards["colony"].entrances
    assert (boards["den"].survivors, boards["den"].entrances) == (5, ())


@pytest.mark.rule("WC-OP-33.c", "WC-OP-06.d")
def test_the_cards_about_two_colonies_say_whom_they_mean() -> None:
    """What reaches the other side says so in the card's own rules text."""
    text = Text("en")
    for card in box("crossroads", marked=True):
        for number, _ in enumerate(library().crossroads[card.id].options):
            said = Wording(text).crossroads_option(card, number)
            words = {each.word for each in library().effects(f"crossroads/{card.id}/{number}")}
            if "enemy" in words:
                assert "enemy" in said, card.id
            if "each-colony" in words:
                assert "each colony" in said.lower(), card.id
