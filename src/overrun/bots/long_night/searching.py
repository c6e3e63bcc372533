"""Searching: which cards are wanted, where they are to be found, how long to look on."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import TYPE_CHECKING

from overrun.bots.arithmetic import power
from overrun.bots.long_night.cards import wanted
from overrun.bots.long_night.memory import remembered
from overrun.games.long_night.cards import COLONY, RAXXON
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import amount
from overrun.games.long_night.state import Config, Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

DARK = 2.0
"""How much more than elsewhere the risk of a search at Raxxon counts: it stays for the next one."""
QUIET = 0.02
"""What noise costs where nobody need fear it."""

Deck = tuple[tuple[str, float], ...]


@lru_cache(maxsize=256)
def deck(place: str, config: Config) -> Deck:
    """The items of a place and the chance of each; which ones have gone nobody keeps in mind."""
    cards = library()
    counts: dict[str, int] = {}
    for box in config.boxes:
        for item, count in cards.decks.get(box, {}).get(place, {}).items():
            card = cards.items[item]
            if card.module and card.module not in config.modules:
                continue
            if not (config.cooperative and card.noncoop):
                counts[item] = counts.get(item, 0) + count
    whole = sum(counts.values())
    return tuple((item, count / whole) for item, count in counts.items())


@remembered
def hopes(r: Reading, place: str) -> list[tuple[float, float]]:
    """What a card from there is worth, with the chance of it, the best first."""
    found = deck(place, r.view.config)
    return sorted(((wanted(r, item), chance) for item, chance in found), reverse=True)


@remembered
def noise_cost(r: Reading, place: str) -> float:
    """What a noise token at a place costs: every second one brings a zombie."""
    return max(QUIET, QUIET - r.board.louder(place))


def more(hopes: list[tuple[float, float]], best: float) -> float:
    """What another card would add on average to the best one so far."""
    return fsum([(value - best) * chance for value, chance in hopes if value > best])


@remembered
def worth_looking(r: Reading, place: str) -> float:
    """The value from which on a card is kept without looking further."""
    cost = noise_cost(r, place)
    found = hopes(r, place)
    low, high = 0.0, found[0][0] if found else 0.0
    for _ in range(8):
        middle = (low + high) / 2
        if more(found, middle) > cost:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def value(r: Reading, v: Survivor, place: str, looks: int = 0) -> float:
    """What a search of a survivor at a place is worth."""
    if place == COLONY or not r.places[place].deck:
        return 0.0
    gain = _drawing(r, place, 1 + looks + amount(v, "looks"))
    if amount(v, "keeps"):
        gain *= 1.5
    if v.owner == r.seat:
        gain += r.wishes.doing("searches") - r.watched
    if place == RAXXON:
        gain += DARK * r.exposure(v, place)
    return gain


@remembered
def _drawing(r: Reading, place: str, count: int) -> float:
    """What it is worth to look at so many cards, and to keep one."""
    here = r.places[place]
    found = hopes(r, place)
    stop = worth_looking(r, place) if here.noise < here.noise_spaces else 0.0
    if here.noise_spaces - here.noise < 2:
        stop *= 0.6
    return _best_of(found, count, stop) + r.aims.search(place)


def _best_of(found: list[tuple[float, float]], count: int, least: float) -> float:
    """The best of so many cards on average, never less than what looking on is worth."""
    total, above = 0.0, 0.0
    for worth, chance in found:
        reached = 1.0 - power(1.0 - above - chance, count) if above + chance < 1.0 else 1.0
        before = 1.0 - power(1.0 - above, count)
        total += max(worth, least) * (reached - before)
        above += chance
    return total


def mean_card(r: Reading, place: str) -> float:
    """What a card drawn unseen from there is worth."""
    return fsum(worth * chance for worth, chance in hopes(r, place))


def best_of_kind(r: Reading, place: str, kind: str | None) -> float:
    """What the best card of a kind there is worth."""
    items = [item for item, _ in deck(place, r.view.config)
             if kind is None or r.cards.items[item].kind == kind]  # fmt: skip
    return max((wanted(r, item) for item in items), default=0.0)
