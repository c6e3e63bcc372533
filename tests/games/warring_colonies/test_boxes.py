"""What is used from which box (catalogue sections 1, 3, 4 and 31, WC-OP-29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from overrun.core.table import Table
from overrun.games.long_night.cards import library
from overrun.games.long_night.game import LongNight
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
    assert (s.row, s.improvement_deck, s.experiment_deck, s.exile_deck) == ([], [], [], [])


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


@pytest.mark.rule("WC-BOX-07", "WC-BOX-17", "WC-BOX-22", "WC-BOX-23", "WC-OP-29.c")
def test_ordinary_secret_objectives_of_the_boxes_are_used() -> None:
    ordinary, _ = secret_pools()
    expected = {
        card.id
        for card in library().secrets.values()
        if not (card.betrayal or card.module or card.story or card.one_colony)
    }
    assert set(ordinary) == expected
    assert len(ordinary) >= 10


@pytest.mark.rule("WC-BOX-06", "WC-BOX-16")
def test_starter_items_of_all_boxes_and_the_decks_of_one() -> None:
    decks = library().decks
    s = table(10)
    hands = [item for player in s.players for item in player.hand]
    assert len(hands) == 50
    assert hands.count("food-1") == decks["moon"]["starters"]["food-1"] + 10
    second = set(library().decks["town"]["police"]) - set(decks["moon"]["police"])
    second -= set(decks["bullet"]["random"])
    assert second
    assert not second & set(s.places["police"].deck)


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


@pytest.mark.rule(
    "WC-BOX-08", "WC-BOX-18", "WC-BOX-25", "WC-OP-29.a", "WC-OP-29.b", "WC-OP-33.b"
)  # fmt: skip
def test_crossroads_of_other_boxes_join_if_they_make_sense_in_a_war() -> None:
    cards = library().crossroads
    deck = table(adult="on").crossroads_deck
    others = [name for name in deck if cards[name].set != "bullet"]
    assert others
    for name in deck:
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
    assert len(table(crossroads="all").crossroads_deck) > 50


@pytest.mark.rule("WC-SCOPE-02")
def test_cards_of_all_three_boxes_are_at_the_table() -> None:
    s = table()
    sets = {library().survivors[name].set for name in everybody(s)}
    assert sets == {"moon", "town", "bullet"}
    assert {library().crossroads[name].set for name in s.crossroads_deck} == {"moon", "bullet"}
