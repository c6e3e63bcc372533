"""Decks of one's own: cards that the players keep or leave out, and item decks that they compose
themselves (LN-PREP-06).

What they want is written as two settings of the table:

>>> read_cards("+shotgun, -skis")
('+shotgun', '-skis')
>>> read_decks("gas: fuel 2, lighter")
(('gas', 'fuel', 'fuel', 'lighter'),)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches

from overrun.core.errors import BadSetting, unknown
from overrun.core.making import Stock
from overrun.games.long_night.cards import CHIMP, RANDOM_ITEMS, RAXXON, STARTERS
from overrun.games.long_night.customs import kept_by
from overrun.games.long_night.library import library
from overrun.games.long_night.state import Config

ALL, PRINTED = "all", "printed"
"""The usual values: nothing is kept or left out, and all decks are as they come."""
DECK = 20
"""Cards of an item deck that is mixed from several boxes (LN-PREP-05), or composed."""
RANDOM = "random"
"""The main objective is drawn by lot."""


def hand_size(players: int) -> int:
    """The starting items of each player (LN-SETUP-16, LN-VAR-2P-02)."""
    return 7 if players == 2 else 5


def deck_of(place: str) -> str:
    """The shelf with the items of a deck."""
    return f"deck/{place}"


# -- reading -----------------------------------------------------------------------------------


def read_cards(text: str) -> tuple[str, ...]:
    """What is kept and left out: ``+shotgun, -skis, -crises/mould``."""
    if text.strip() == ALL:
        return ()
    found = tuple(text.replace(",", " ").split())
    for each in found:
        if each[0] not in "+-" or not each[1:]:
            raise BadSetting(f"cards: write +{each} to keep it, or -{each} to leave it out")
    return found


def read_decks(text: str) -> tuple[tuple[str, ...], ...]:
    """Item decks, card by card: ``gas: fuel 12, lighter 2; school: junk 5``."""
    if text.strip() == PRINTED:
        return ()
    decks = [_read_deck(part) for part in text.split(";") if part.strip()]
    names = [name for name, *_ in decks]
    if doubles := sorted({name for name in names if names.count(name) > 1}):
        raise BadSetting(f"decks: {doubles[0]} is composed twice")
    return tuple(decks)


def _read_deck(text: str) -> tuple[str, ...]:
    name, colon, cards = text.partition(":")
    if not colon:
        raise BadSetting(f"decks: write {name.strip()}: CARD NUMBER, CARD NUMBER")
    items: list[str] = []
    for each in cards.split(","):
        item, _, number = each.strip().partition(" ")
        count = number.strip() or "1"
        if not item or not count.isascii() or not count.isdecimal() or not 1 <= int(count) <= DECK:
            raise BadSetting(f"decks: write a card and a number from 1 to {DECK}, not {each!r}")
        items += [item] * int(count)
    return (name.strip(), *items)


# -- carrying it out ---------------------------------------------------------------------------


def composed(config: Config, stock: Stock) -> Stock:
    """What lies in the boxes, without what is left out, and with the decks of one's own."""
    for each in config.cards:
        if each.startswith("-"):
            for shelf in _shelves(stock, each[1:]):
                name = each[1:].rpartition("/")[2]
                stock[shelf] = [card for card in stock[shelf] if card != name]
    for name, *items in config.decks:
        stock[deck_of(name)] = items
    return stock


def _shelves(stock: Stock, card: str) -> list[str]:
    """The shelves on which a card lies, of a kind if one is named: ``crises/mould``."""
    kind, _, name = card.rpartition("/")
    return [
        shelf
        for shelf, cards in stock.items()
        if shelf != "places" and name in cards and kind in ("", _kind(shelf))
    ]


def _kind(shelf: str) -> str:
    """What the cards of a shelf are called: ``items`` for those of every deck."""
    kind = shelf.partition("/")[0]
    return {"deck": "items", "betrayals": "secrets"}.get(kind, kind)


# -- checking ----------------------------------------------------------------------------------


def check_stock(config: Config, seats: int, plain: Stock, stock: Stock) -> None:
    """Refuse what cannot be played, and say why: ``plain`` lies there without these wishes, and
    ``stock`` with them."""
    for problem in _problems(config, seats, plain, stock):
        raise BadSetting(problem)


def _problems(config: Config, seats: int, plain: Stock, stock: Stock) -> Iterator[str]:
    for each in config.cards:
        yield from _about_card(plain, each)
    wanted = {sign: {each[1:] for each in config.cards if each[0] == sign} for sign in "+-"}
    for card in sorted(wanted["+"] & wanted["-"]):
        yield f"cards: {card} is both kept and left out"
    decks = {
        shelf[5:]: cards
        for shelf, cards in plain.items()
        if shelf.startswith("deck/") and (shelf != deck_of(RANDOM_ITEMS) or config.random_items)
    }
    left_out = {card.rpartition("/")[2] for card in wanted["-"]}
    items = {item for cards in decks.values() for item in cards} - left_out
    for name, *deck in config.decks:
        yield from _about_deck(name, deck, decks, items)
    for shelf, cards in stock.items():
        kept = sum(card in config.kept for card in cards)
        if shelf.startswith("deck/") and shelf != deck_of(STARTERS) and kept > DECK:
            yield f"cards: {kept} cards of {shelf[5:]} are kept; a deck has {DECK}"
    yield from _too_few(config, seats, stock)


def _about_card(plain: Stock, wish: str) -> Iterator[str]:
    sign, card = wish[0], wish[1:]
    kinds = sorted({_kind(shelf) for shelf in _shelves(plain, card)})
    if not kinds:
        name = card.rpartition("/")[2]
        if any(name in shelf for shelf in library().written.values()):
            yield f"cards: {card} is not among the cards of this table"
        names = {each for shelf, cards in plain.items() if shelf != "places" for each in cards}
        yield f"cards: {_stranger('card', card, names)}"
    if len(kinds) > 1:
        ways = " or ".join(f"{sign}{kind}/{card}" for kind in kinds)
        yield f"cards: {card} is the name of several; write {ways}"
    if sign == "+" and kinds != ["items"]:
        yield f"cards: {card} is no item; only items are kept in their decks"


def _stranger(what: str, name: str, known: Iterable[str]) -> str:
    """A name that nobody knows, and those that are like it; there are too many to list."""
    close = get_close_matches(name, sorted(known), 1)
    return f"unknown {what} {name!r}" + (f" (did you mean {close[0]!r}?)" if close else "")


def _about_deck(
    name: str, deck: list[str], decks: dict[str, list[str]], items: set[str]
) -> Iterator[str]:
    known = [each for each, cards in decks.items() if cards]
    if name not in known:
        yield f"decks: {unknown('deck', name, known)}"
    for item in deck:
        if item not in items:
            yield f"decks: {name}: {_stranger('item of this table', item, items)}"
    if len(deck) > DECK and name not in (STARTERS, RANDOM_ITEMS):
        yield f"decks: {name} has {len(deck)} cards; {DECK} are the most"


def _too_few(config: Config, seats: int, stock: Stock) -> Iterator[str]:
    """What is left must do for a game of so many."""
    set_aside = 2 if config.story == CHIMP else 0  # LN-SCNR-05
    wanted = {
        "crises": 1,
        "survivors": (kept_by(seats) + 1) * seats + set_aside,
        deck_of(STARTERS): hand_size(seats) * seats,
    }
    if not config.cooperative:
        each = 1 if config.mode == "betrayer" else 2
        wanted |= {"secrets": each * seats, "betrayals": 1}
    if RAXXON in config.modules:
        wanted["experiments"] = 1
    for shelf, number in wanted.items():
        if len(stock[shelf]) < number:
            kind, left = shelf.rpartition("/")[2], len(stock[shelf])
            yield f"of the {kind} {left} are left; {seats} players need {number}"
    if config.story:
        return
    if not stock["objectives"]:
        yield "all main objectives are left out"
    if config.objective not in (RANDOM, *stock["objectives"]):
        yield f"the main objective {config.objective} is left out"
