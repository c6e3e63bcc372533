"""Searching (catalogue D3)."""

from __future__ import annotations

import pytest

from .scene import Heist

# -- where and how often ---------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-14")
@pytest.mark.rule(
    "AD-SRC-01", "AD-SRC-02", "AD-SRC-03", "AD-SRC-09", "AD-SRC-12", "AD-SRC-13", "AD-SLP-17"
)
def test_where_one_may_search() -> None:
    heist = Heist(board=[["R5", "V4"]], floors=[["A1"], ["B1"]], start=["A1a"])
    for id, zone in {"street": "A1a", "corridor": "B1q", "hall": "A1h", "room": "A1k"}.items():
        heist.survivor(id, zone)
    heist.survivor("asleep", "B1g").sleepers("B1g", 2).zombies("A1k", shambler=1)
    assert heist.turn("street").refuses("search") == "AD-SRC-13"
    assert heist.turn("corridor").refuses("search") == "AD-SRC-03"
    assert heist.turn("hall").may("search")
    assert heist.turn("room").refuses("search") == "AD-SRC-02"
    assert heist.turn("asleep").may("search")


@pytest.mark.vector("army-of-the-dead", "AD-TV-15")
@pytest.mark.rule("AD-SRC-04", "AD-SKL-08", "AD-SKL-06")
def test_a_free_search_is_not_a_second_one() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["free-search"]).equipment("knife", "pistol")
    heist.turn("ann", 3, search=1).do("search", "discard")
    assert heist.s.turn.actions == 3
    assert heist.refuses("search") == "AD-SRC-04"


@pytest.mark.vector("army-of-the-dead", "AD-TV-16")
@pytest.mark.rule("AD-SKL-55")
def test_multiple_searches_are_paid_one_by_one() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["multiple-search"])
    heist.equipment("knife", "pistol", "crowbar").turn("ann")
    heist.do("search", "keep:0", "done", "search", "keep:1", "done", "search", "keep:2", "done")
    assert heist.carried("ann") == ["knife", "pistol", "crowbar", "-", "-"]
    assert heist.s.turn.actions == 0


@pytest.mark.rule("AD-OP-064")
def test_each_of_several_searches_asks_again_whether_zombies_are_here() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["multiple-search"])
    heist.equipment("uh-oh", "pistol").turn("ann").do("search")
    assert heist.refuses("search") == "AD-SRC-02"


@pytest.mark.rule("AD-OP-070", "AD-OP-069")
def test_who_has_searched_may_search_again_when_somebody_gives_an_action() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["born-leader"]).survivor("bob", "A1m")
    heist.equipment("knife", "pistol").turn("bob").do("search", "discard")
    assert heist.refuses("search") == "AD-SRC-04"
    heist.turn("ann").do("born-leader:bob", "search")
    assert (heist.ask.kind, heist.ask.facts["card"]) == ("found", "pistol")


# -- what is found ---------------------------------------------------------------------------


@pytest.mark.rule("AD-SRC-05", "AD-SRC-06")
def test_the_top_card_goes_into_a_slot() -> None:
    heist = Heist().survivor("ann", "A1g", hand=["crowbar"]).equipment("knife", "pistol")
    heist.turn("ann").do("search")
    assert heist.ask.facts["card"] == "knife"
    assert [option[1] for option in heist.ask.options[:-1]] == ["1", "2", "3", "4", "0"]
    heist.do("keep:3", "done")
    assert heist.carried("ann") == ["crowbar", "-", "-", "knife", "-"]
    assert heist.s.equipment == ["pistol"]
    assert heist.told("put") == [
        {"survivor": "ann", "card": "knife", "place": "backpack", "slot": "3"}
    ]


@pytest.mark.rule("AD-SRC-07")
def test_what_is_found_may_be_discarded_and_then_nothing_is_rearranged() -> None:
    heist = Heist().survivor("ann", "A1g", pack=["crowbar"]).equipment("knife").turn("ann")
    heist.do("search", "discard")
    assert heist.ask.kind == "action"
    assert heist.s.equipment_discard == ["knife"]


@pytest.mark.vector("army-of-the-dead", "AD-TV-20")
@pytest.mark.rule("AD-INV-01", "AD-INV-06", "AD-SRC-06", "AD-SRC-08")
def test_with_five_cards_one_makes_way_and_the_rest_is_rearranged_for_free() -> None:
    heist = Heist().survivor(
        "ann", "A1g", hand=["crowbar", "pistol"], pack=["grenade", "tnt", "magazine"]
    )
    heist.equipment("katana").turn("ann").do("search")
    assert len(heist.ask.options) == 6
    heist.do("keep:3", "swap:0:3", "done")
    assert heist.carried("ann") == ["katana", "pistol", "grenade", "crowbar", "magazine"]
    assert heist.s.equipment_discard == ["tnt"]
    assert heist.s.turn.actions == 2


@pytest.mark.vector("army-of-the-dead", "AD-TV-150")
@pytest.mark.rule("AD-SKL-36", "AD-SRC-05", "AD-SRC-07")
def test_two_cards_in_one_search_are_kept_or_discarded_each() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["search-two"])
    heist.equipment("knife", "pistol", "tnt").turn("ann")
    heist.do("search", "discard", "keep:0", "done")
    assert heist.carried("ann") == ["pistol", "-", "-", "-", "-"]
    assert heist.s.equipment_discard == ["knife"]
    assert heist.s.equipment == ["tnt"]
    assert heist.refuses("search") == "AD-SRC-04"


@pytest.mark.vector("army-of-the-dead", "AD-TV-19")
@pytest.mark.rule("AD-SRC-10")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    cards = ["knife", "pistol", "tnt", "crowbar", "katana", "smg", "magazine"]
    heist = Heist().survivor("ann", "A1g").equipment(discard=tuple(cards)).turn("ann")
    heist.roll(list(reversed(cards))).do("search", "keep:0", "done")
    assert heist.carried("ann")[0] == "knife"
    assert len(heist.s.equipment) == 6
    assert heist.s.equipment_discard == []


@pytest.mark.rule("AD-OP-065")
def test_without_any_cards_a_search_finds_nothing() -> None:
    heist = Heist().survivor("ann", "A1g").turn("ann").do("search")
    assert heist.ask.kind == "action"
    assert heist.s.turn.actions == 2
    assert heist.carried("ann") == ["-"] * 5


# -- what comes instead ----------------------------------------------------------------------


@pytest.mark.vector("army-of-the-dead", "AD-TV-17")
@pytest.mark.rule("AD-SRC-09", "AD-SLP-08", "AD-SRC-02", "AD-OP-056", "AD-OP-057")
def test_sleepers_wake_first_and_the_card_is_still_drawn() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["multiple-search"])
    heist.sleepers("A1g", 2).sleepers("A1h", 1).equipment("knife", "pistol").turn("ann")
    heist.do("search")
    assert heist.shamblers("A1g") == 2
    assert heist.shamblers("A1h") == 0  # next door they sleep on
    heist.do("keep:0", "done")
    assert heist.carried("ann")[0] == "knife"
    assert heist.refuses("search") == "AD-SRC-02"


@pytest.mark.vector("army-of-the-dead", "AD-TV-18")
@pytest.mark.rule("AD-SRC-11", "AD-OP-062")
def test_bad_luck_brings_a_shambler_and_no_card() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["sidestep"]).equipment("uh-oh").turn("ann")
    heist.do("search")
    assert heist.ask.kind == "action"  # it is no spawn: nobody reacts
    assert heist.shamblers("A1g") == 1
    assert heist.carried("ann") == ["-"] * 5
    assert heist.s.equipment_discard == ["uh-oh"]


@pytest.mark.rule("AD-OP-062", "AD-OP-127")
def test_bad_luck_without_a_miniature_sets_all_shamblers_in_motion() -> None:
    heist = Heist().survivor("ann", "A1g").zombies("A1a", shambler=2).supply(shambler=0)
    heist.equipment("uh-oh").turn("ann").do("search")
    assert heist.shamblers("A1a") == 0
    assert heist.shamblers("A1g") == 2
    assert heist.who("ann").health == 3


@pytest.mark.rule("AD-OP-063")
def test_of_two_cards_each_is_dealt_with_in_turn() -> None:
    heist = Heist().survivor("ann", "A1g", skills=["search-two"])
    heist.equipment("uh-oh", "knife").turn("ann").do("search")
    assert heist.shamblers("A1g") == 1
    assert heist.ask.facts["card"] == "knife"
    heist.do("keep:0", "done")
    assert heist.carried("ann")[0] == "knife"


@pytest.mark.rule("AD-OP-063", "AD-HLT-02")
def test_whoever_dies_of_the_first_card_does_not_get_the_second() -> None:
    # the token finds no miniature: the shamblers come in; the bad luck finds none: they attack
    heist = Heist().survivor("ann", "A1g", skills=["search-two"], health=1).survivor("bob", "A1o")
    heist.sleepers("A1g", 1).zombies("A1a", shambler=1).supply(shambler=0)
    heist.equipment("uh-oh", "knife").turn("ann").do("search")
    assert [each.id for each in heist.s.survivors] == ["bob"]
    assert heist.s.equipment_discard == ["uh-oh", "knife"]
    assert heist.s.drawn == []
