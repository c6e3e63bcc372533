"""What is used from which box (catalogue sections 1, 3, 4 and 31, WC-OP-29)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from overrun.core.table import Table
from overrun.games.long_night.game import LongNight
from overrun.games.long_night.library import first_library, library
from overrun.games.long_night.pieces import Improvements, Raxxon
from overrun.games.long_night.vocabulary import Effect
from overrun.games.warring_colonies.setup import secret_pools
from overrun.games.warring_colonies.state import WarState

from .scene import BLUE, DEN, GAME, YELLOW


def table(players: int = 6, **settings: str) -> WarState:
    return Table.new(GAME, seats=players, settings=settings, seed="boxes").state


def everybody(s: WarState) -> set[str]:
    return {*s.survivor_deck, *(name for offer in s.offers for name in offer)}


def words(given: Any) -> Iterator[str]:
    """The words of effects and conditions, those inside others too; deeds by their name."""
    if isinstance(given, Iterable) and not isinstance(given, str):
        for each in given:
            yield from words(each)
        return
    if not hasattr(given, "word"):
        return
    yield given.word
    if hasattr(given, "action"):
        yield f"did-{given.action}"
    if isinstance(given, Effect):
        for part in given.parts().values():
            yield from words(part)
    yield from words(getattr(given, "of", ()))
    yield from words(getattr(given, "when", ()))


# -- boards ----------------------------------------------------------------------------------------


@pytest.mark.rule("WC-BOX-01", "WC-BOX-09", "WC-BOX-10", "WC-SCOPE-06", "WC-SCOPE-04")
def test_two_colony_boards_and_the_six_places_of_one_town() -> None:
    town = ["police", "grocery", "school", "library", "hospital", "gas"]
    assert list(table(6).places) == [YELLOW, BLUE, *town]
    assert len(table(6).places[YELLOW].doors) == len(table(6).places[BLUE].doors) == 6
    assert {"raxxon", "hideout", "colony"} & set(table(7).places) == set()


@pytest.mark.rule("WC-CMP-12", "WC-CMP-28", "WC-CMP-29", "WC-MARK-04")
def test_what_the_lone_wolf_brings_is_only_there_with_him() -> None:
    with_wolf, without = table(7), table(6)
    assert DEN in with_wolf.places
    assert DEN not in without.places
    assert [colony.place for colony in with_wolf.colonies] == [YELLOW, BLUE, DEN]
    secrets = library().secrets
    assert [secrets[player.secret].module for player in with_wolf.players] == [""] * 6 + ["wolf"]
    assert {secrets[player.secret].module for player in without.players} == {""}


@pytest.mark.rule("WC-SCOPE-06", "WC-BOX-12", "WC-OP-48.a")
def test_no_module_and_no_variant_of_the_base_game_is_offered() -> None:
    names = {setting.name for setting in GAME.settings}
    assert not names & {"improvements", "bandits", "raxxon", "mode", "side", "story", "elimination"}
    s = table()
    assert s.config.modules == ("war",)
    assert (s.improvements, s.raxxon, s.exile_deck) == (Improvements(), Raxxon(), [])


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.vector("warring-colonies", "WC-EX-44")
@pytest.mark.rule("WC-OP-29.c", "WC-LST-06", "WC-SCOPE-01", "WC-OP-50.b")
def test_marks_say_where_a_card_is_used() -> None:
    cards = library()
    standard = Table.new(
        LongNight(), seats=4, settings={"bullets": "on", "random-items": "on"}, seed="boxes"
    ).state
    plain = {card.id for card in cards.crossroads.values() if card.set == "bullet"}
    cross = {name for name in plain if cards.crossroads[name].module == "war"}
    assert plain - cross <= set(standard.crossroads_deck)
    assert not cross & set(standard.crossroads_deck)
    found = {item for place in standard.places.values() for item in place.deck}
    assert not any(cards.items[item].module for item in found)
    assert not any(cards.survivors[name].module for name in standard.survivor_deck)
    for players in (6, 7):
        s = table(players)
        assert plain <= set(s.crossroads_deck)
        assert not {"show-of-hands", "somebody-knows"} & set(secret_pools()[0])
        people = {card.id for card in cards.survivors.values() if card.set == "bullet"}
        assert people <= everybody(s)
        ordinary, lone = secret_pools()
        dealt = {player.secret for player in s.players}
        paws = {card.id for card in cards.secrets.values() if card.module == "wolf"}
        assert (len(dealt & paws), set(lone)) == (players % 2, paws)
        for name in ordinary:
            card = cards.secrets[name]
            assert not card.betrayal
            assert not card.one_colony
            wanted = {goal.word for goal in card.goals}  # exile may be one of two ways, not the way
            assert not wanted & {"exiled", "you-are-exiled", "morale-zero"}
        assert (s.exile_deck, [player.exile_card for player in s.players]) == ([], [""] * players)


@pytest.mark.rule("WC-BOX-05", "WC-BOX-15", "WC-BOX-19", "WC-OP-29.d")
def test_all_survivors_take_part_but_those_whose_ability_would_be_void() -> None:
    people = library().survivors
    there = everybody(table())
    absent = {card.id for card in people.values()} - there
    assert {card.id for card in people.values() if not card.module and not card.one_colony} <= there
    for name in absent:
        assert people[name].one_colony or people[name].module in (
            "bandits", "improvements", "raxxon",
        )  # fmt: skip
    for name in there:
        ability = people[name].ability
        assert ability.passive != "unhittable"
        assert not set(words(ability.effects)) & {"lure", "again", "exile-vote"}


@pytest.mark.rule("WC-LST-01", "WC-LST-02", "WC-OP-29.g")
def test_three_survivors_may_be_left_out_or_let_in() -> None:
    """Each of them has an ability that means little between two colonies."""
    people = library().survivors
    doubtful = {"felix": "town", "sione": "town", "alfonso": "moon"}
    assert {name: people[name].set for name in doubtful} == doubtful
    assert {card.id for card in people.values() if card.one_colony} == set(doubtful)
    assert not set(doubtful) & everybody(table(survivors="fitting"))
    assert set(doubtful) <= everybody(table(survivors="all"))


@pytest.mark.rule("WC-BOX-07", "WC-BOX-17", "WC-BOX-22", "WC-BOX-23", "WC-OP-29.c")
def test_ordinary_secret_objectives_of_the_boxes_are_used() -> None:
    ordinary, _ = secret_pools()
    expected = {
        card.id
        for card in library().secrets.values()
        if not (card.betrayal or card.module or card.story or card.one_colony)
    }
    assert set(ordinary) == expected
    boxes = Counter(library().secrets[name].set for name in ordinary)
    assert boxes == {"moon": 23, "town": 23}  # all but Justice, and all but Us or Them


@pytest.mark.rule("WC-BOX-06", "WC-BOX-16", "WC-OP-28.b")
def test_starter_items_of_both_boxes() -> None:
    decks = library().decks
    hands = Counter(item for player in table(10).players for item in player.hand)
    assert hands.total() == 50
    assert hands == Counter(decks["town"]["starters"]) + Counter(decks["moon"]["starters"])
    assert "starters" not in decks["bullet"]


@pytest.mark.rule("WC-BOX-06", "WC-BOX-16", "WC-OP-28.a")
def test_the_items_of_the_places_are_those_of_the_original_box() -> None:
    decks, s = library().decks, table(10)
    random = Counter(decks["bullet"]["random"])
    for place in s.town:
        there, own = Counter(s.places[place].deck), Counter(decks["town"][place])
        assert own.total() == 20
        assert own <= there
        assert there - own <= random
        others = set(decks["moon"][place]) - set(own) - set(random)
        assert others, place  # what one finds there in The Long Night and nowhere here
        assert not others & set(there)


def test_tables_of_before_there_were_lists_keep_what_lay_in_their_boxes() -> None:
    decks = first_library().decks
    stock = GAME.first_stock(GAME.configure({}, 6), 6)
    assert Counter(stock["deck/police"]) == Counter(decks["moon"]["police"])
    assert len(stock["deck/starters"]) == 50
    assert {library().crossroads[name].set for name in stock["crossroads"]} == {"moon", "bullet"}
    assert "toes" in stock["crossroads"]  # which is on no list
    assert {library().secrets[name].set for name in stock["secrets"]} == {"moon"}


@pytest.mark.rule("WC-BOX-21")
def test_the_eleven_crises_are_those_of_the_third_box() -> None:
    ours = {card.id for card in library().crises.values() if card.set == "bullet"}
    assert set(table().crisis_deck) == ours
    assert len(ours) == 11


NOT_IN_A_WAR = {
    "exile-vote", "exiled", "you-are-exiled", "first-player", "lure", "bandits", "rout", "loot",
    "pill", "advance", "banish", "prowl", "side-effect", "did-attract", "did-vote", "did-code",
    "did-raid", "did-storm", "did-operate",
}  # fmt: skip


def of_box(box: str, deck: list[str]) -> set[str]:
    return {name for name in deck if library().crossroads[name].set == box}


@pytest.mark.rule("WC-BOX-08", "WC-BOX-18", "WC-LST-03", "WC-LST-04", "WC-BOX-25", "WC-OP-29.a")
def test_of_the_other_boxes_those_crossroads_join_that_are_listed() -> None:
    deck = table(adult="on").crossroads_deck
    joining = library().joining
    assert {box: len(of_box(box, deck)) for box in ("town", "moon")} == {"town": 35, "moon": 16}
    for box in ("town", "moon"):
        assert of_box(box, deck) == set(joining[box].crossroads)
    there = Counter(card.set for card in library().crossroads.values() if not card.module)
    assert (there["town"], there["moon"]) == (80, 70)  # the others stay out


ORIGINAL = (
    "abandoned", "king of winter", "army", "book of the dead", "Brandon Kane", "Christmas",
    "crumbling barricades", "mad survivor", "luxuries", "dynamite", "Forest Plum", "Gabriel Diaz",
    "gambling", "Herman Brooks", "heads up", "helpless survivors", "hunger", "John Price",
    "lovers' quarrel", "Maude", "Mike Cho", "music", "old divisions", "outsiders", "radio signal",
    "robbery", "brawl", "epidemic", "Rod Miller", "sunshine state", "Thomas Heart", "toxic waste",
    "supply drop", "waning loyalty", "wounded survivor",
)  # fmt: skip
LONG_NIGHT = (
    "back to school", "Cole Winters", "Derek Yoshida", "restless", "Eric Parker", "Fatima Rhodes",
    "gunslinger", "hair needs care", "highway to hell", "ice fishing", "O.N.", "what a feeling",
    "rats", "Rocco Bellini", "toys", "unsanitary conditions",
)  # fmt: skip
PERSON = {"in-play", "in-deck", "owns"}
KINDS = {
    "king of winter": ("search", "gas"), "book of the dead": ("search", "library"),
    "heads up": ("search", "police"), "John Price": ("search", "school"),
    "robbery": ("search", "hospital"), "Maude": ("search", "grocery"), "music": ("search", ""),
    "wounded survivor": ("search", ""), "abandoned": ("clean", ""), "Thomas Heart": ("equip", ""),
    "hunger": ("play", ""), "highway to hell": ("move", "gas"),
    "unsanitary conditions": ("clean", ""),
}  # fmt: skip
"""What one does, and where, when the cards of these names come up."""


@pytest.mark.rule("WC-LST-03", "WC-LST-04", "WC-OP-29.e", "WC-OP-29.f")
def test_each_stands_for_a_card_of_its_kind() -> None:
    cards, joining = library().crossroads, library().joining
    for printed, box in ((ORIGINAL, "town"), (LONG_NIGHT, "moon")):
        for name, ours in zip(printed, joining[box].crossroads, strict=True):
            card = cards[ours]
            used = set(words(card.when))
            known_people = {"Brandon Kane", "Forest Plum", "Gabriel Diaz", "Herman Brooks"}
            known_people |= {"Mike Cho", "Rod Miller", *LONG_NIGHT[1:3], *LONG_NIGHT[4:6]}
            if name in known_people:
                assert used & PERSON, f"{ours} is about nobody in particular"
            if name in KINDS:
                deeds = [each for each in _conditions(card.when) if each.word == "did"]
                assert KINDS[name] in {(deed.action, deed.place) for deed in deeds}, ours
            if name in ("helpless survivors", "brawl", "epidemic", "sunshine state", "restless"):
                assert "helpless" in used, ours


def _conditions(given: Any) -> Iterator[Any]:
    """Conditions, and those inside ``either``."""
    for each in given:
        yield each
        if each.word == "either":
            yield from _conditions(each.of)


@pytest.mark.rule("WC-OP-29.b", "WC-OP-33.b")
def test_no_crossroads_card_of_a_war_speaks_of_what_is_not_there() -> None:
    cards = library().crossroads
    for name in table(adult="on").crossroads_deck:
        card = cards[name]
        used = {*words(card.when), *words(option.effects for option in card.options)}
        assert not used & NOT_IN_A_WAR, name
        assert not card.one_colony
    left_out = [card for card in cards.values() if card.one_colony]
    assert left_out
    for card in left_out:
        used = {*words(card.when), *words(option.effects for option in card.options)}
        assert used & NOT_IN_A_WAR, card.id


@pytest.mark.rule("WC-OP-33.d")
def test_a_third_is_about_moves_a_third_about_actions_and_the_rest_about_how_things_are() -> None:
    count = {"moves": 0, "actions": 0, "state": 0}
    for card in library().crossroads.values():
        if card.set == "bullet":
            deeds = {word for word in words(card.when) if word.startswith("did-")}
            moves = deeds & {"did-move", "did-oust"}
            count["moves" if moves else "actions" if deeds else "state"] += 1
    assert all(13 <= number <= 20 for number in count.values()), count


@pytest.mark.rule("WC-BOX-26", "WC-LST-05")
def test_a_table_may_play_with_the_fifty_crossroads_of_the_third_box() -> None:
    deck = table(crossroads="box").crossroads_deck
    assert len(deck) == len(set(deck)) == 50
    assert {library().crossroads[name].set for name in deck} == {"bullet"}
    assert len(table(crossroads="all", adult="on").crossroads_deck) == 50 + 35 + 16


@pytest.mark.rule("WC-SCOPE-02")
def test_cards_of_all_three_boxes_are_at_the_table() -> None:
    s = table()
    sets = {library().survivors[name].set for name in everybody(s)}
    assert sets == {"moon", "town", "bullet"}
    assert {library().crossroads[name].set for name in s.crossroads_deck} == sets
    assert {library().secrets[name].set for name in secret_pools()[0]} == {"moon", "town"}
