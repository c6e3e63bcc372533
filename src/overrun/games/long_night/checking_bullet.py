"""Proves the third box: how many cards it has, which of them are for two colonies, and that no
other card speaks of bullets and enemies (WC-CMP, WC-MARK, WC-OP-28 to -36)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from overrun.core.errors import unknown
from overrun.core.words import walk
from overrun.games.long_night import cards
from overrun.games.long_night.cards import (
    BULLET,
    COLONY,
    ENEMY,
    MOON,
    RANDOM_ITEMS,
    STARTERS,
    TOWN,
    WAR,
    WOLF,
    Card,
    MissionCard,
    ObjectiveCard,
    SecretCard,
    TacticsCard,
)
from overrun.games.long_night.conditions.turn import Did
from overrun.games.long_night.effects.control import Branch
from overrun.games.long_night.library import Library
from overrun.games.long_night.modules import war

INVENTORY: tuple[tuple[str, str, int], ...] = (
    ("WC-CMP-01", "crossroads", 50),
    ("WC-CMP-02", "crises", 11),
    ("WC-CMP-03", "objectives", 4),
    ("WC-CMP-05", "survivors", 15),
    ("WC-CMP-07", "secrets", 8),
    ("WC-CMP-08", "missions", 14),
    ("WC-CMP-09", "tactics", 5),
)
"""What the box holds; of the tactics there are two sets in it, which are the same."""
RANDOM = 43
FOR_ANY_TABLE: tuple[tuple[str, str, int], ...] = (
    ("WC-OP-33.a", "crossroads", 25),
    ("WC-OP-31.b", "crises", 4),
    ("WC-OP-34.b", "survivors", 11),
)
"""How many of them at least have neither crosshair nor paw."""
RANDOM_FOR_ANY_TABLE = 35  # five for each of seven decks, with Raxxon's
JOINING: tuple[tuple[str, str, int], ...] = (
    ("WC-LST-03", TOWN, 35),
    ("WC-LST-04", MOON, 16),
)
"""How many crossroads cards of the other boxes are listed."""
TOGETHER: tuple[tuple[str, str, int], ...] = (
    ("WC-OP-28.b", "starting items", 50),
    ("WC-OP-28.c", "survivors", 60),
    ("WC-OP-28.d", "secret objectives", 10),
)
"""How many all boxes have together, so that eleven can play."""

MARKS = (WAR, WOLF)
ENEMIES = ("enemy-here", "intruder", "all-intruders", "any-enemy")


# -- how many ----------------------------------------------------------------------------------


def inventory(library: Library) -> Iterator[str]:
    """What is missing in the box, or too much."""
    for rule, stem, wanted in INVENTORY:
        count = len(_of_box(library, stem))
        if count != wanted:
            yield f"{BULLET}: there are {count} {stem}, not {wanted} ({rule})"
    for rule, stem, least in FOR_ANY_TABLE:
        count = sum(not card.module for card in _of_box(library, stem))
        if count < least:
            yield f"{BULLET}: {count} {stem} are for any table, not {least} or more ({rule})"
    yield from _random_items(library)
    yield from _joining(library)
    counts = {
        "starting items": sum(
            sum(library.decks.get(box, {}).get(STARTERS, {}).values()) for box in (TOWN, MOON)
        ),
        "survivors": sum(_fits_two(card) for card in library.survivors.values()),
        "secret objectives": sum(_fits_two(card) for card in library.secrets.values()),
    }
    for rule, what, least in TOGETHER:
        if counts[what] < least:
            yield f"all boxes have {counts[what]} {what} for two colonies, not {least} ({rule})"


def _of_box(library: Library, stem: str) -> list[Any]:
    return [card for card in getattr(library, stem).values() if card.set == BULLET]


def _fits_two(card: Card) -> bool:
    """Whether a survivor or an ordinary secret objective can be dealt to a colony of two."""
    special = getattr(card, "betrayal", False) or getattr(card, "story", "")
    return card.module in ("", WAR) and not card.one_colony and not special


def _random_items(library: Library) -> Iterator[str]:
    deck = library.decks.get(BULLET, {}).get(RANDOM_ITEMS, {})
    total = sum(deck.values())
    if total != RANDOM:
        yield f"{BULLET}: there are {total} random items, not {RANDOM} (WC-CMP-06)"
    known = library.items
    unmarked = sum(n for item, n in deck.items() if item in known and not known[item].module)
    if unmarked < RANDOM_FOR_ANY_TABLE:
        least = RANDOM_FOR_ANY_TABLE
        yield f"{BULLET}: {unmarked} random items are for any table, not {least} (WC-OP-32.a)"


def _joining(library: Library) -> Iterator[str]:
    """The lists name as many cards as the rulebook's, each once, each of its box, and each one that
    makes sense with two colonies (WC-OP-29)."""
    where = f"{BULLET}/joining.toml"
    for box in library.joining:
        if box not in (TOWN, MOON):
            yield f"{where}: {unknown('box', box, (TOWN, MOON))}"
    for rule, box, wanted in JOINING:
        listed = library.joining[box].crossroads if box in library.joining else ()
        if len(set(listed)) != wanted or len(listed) != wanted:
            yield f"{where} [{box}]: it lists {len(set(listed))} cards, not {wanted} ({rule})"
        known = {name: card for name, card in library.crossroads.items() if card.set == box}
        for name in listed:
            if name not in known:
                yield f"{where} [{box}]: {unknown('crossroads card', name, known)}"
            elif known[name].module or known[name].one_colony:
                yield f"{where} [{box}]: {name} is not for two colonies (WC-OP-29.b)"


# -- marks -------------------------------------------------------------------------------------


def marks(card: Card) -> Iterator[str]:
    """Whether a card has the crosshair or the paw if it must, and only then."""
    if card.module in MARKS:
        if card.set != BULLET:
            yield f"cards with the mark {card.module!r} are in the box {BULLET!r} (WC-MARK-02)"
        return
    if isinstance(card, MissionCard) or (isinstance(card, SecretCard) and card.set == BULLET):
        yield f"it is for a Lone Wolf alone: module = {WOLF!r} (WC-MARK-04)"
    elif isinstance(card, TacticsCard) or (isinstance(card, ObjectiveCard) and card.set == BULLET):
        yield f"it is for two colonies alone: module = {WAR!r} (WC-MARK-03)"
    for word in dict.fromkeys(war_words(card)):
        yield f"{word} is for two colonies: module = {WAR!r} (WC-MARK-02)"


def war_words(content: object) -> Iterator[str]:
    """The words on a card that make sense only where there is an enemy."""
    for word in walk(content, lambda part: not (isinstance(part, Branch) and part.module in MARKS)):
        if type(word).__module__ == war.__name__:
            yield word.word
        if word.fields.get("who") in ENEMIES:
            yield word.fields["who"]
        if word.fields.get("place") == ENEMY:
            yield ENEMY
        if isinstance(word, Did) and word.action == "oust":
            yield word.action


# -- cards that only two colonies have ---------------------------------------------------------


def one_sided(card: ObjectiveCard) -> Iterator[str]:
    """A card for two colonies has one side and names all its numbers (WC-OP-30.a)."""
    if card.module != WAR:
        if card.hard is None:
            yield "a main objective has two sides"
        if any(side is not None and side.bullets for side in (card.standard, card.hard)):
            yield "bullets are for two colonies"
        return
    if card.hard is not None:
        yield "a main objective for two colonies has one side"
    side = card.standard
    for name in ("food", "bullets"):
        if getattr(side, name) < 1:
            yield f"it must say with how much each colony begins: {name} (WC-OP-30.a)"
    for place in (COLONY, "each"):
        if place not in side.zombies:
            yield f"zombies: it must say how many there are at {place!r} (WC-OP-30.a)"


def lone_wolf(card: SecretCard) -> Iterator[str]:
    """The objective of a Lone Wolf is about the den, the colonies, and nothing that he never has
    (WC-OP-35)."""
    if card.betrayal:
        yield "a Lone Wolf betrays nobody"
    if not card.goals:
        yield "there is no goal"
    for condition in walk(card.goals):
        if condition.word in ("main-done", "main-failed", "bullets", "intruders", "lead"):
            yield f"{condition.word}: a Lone Wolf has no colony"
        if condition.word == "noted-morale" and not _notes_colony(card):
            yield "noted-morale: the set-up notes no colony"


def _notes_colony(card: SecretCard) -> bool:
    return any(effect.word == "note-colony" for effect in walk(card.setup))


def mission(card: MissionCard) -> Iterator[str]:
    """A mission is claimed while something holds, or comes with its moment (WC-OP-36.b)."""
    if card.moment == "claim" and not card.when:
        yield "it could be claimed at any time: it has no condition"
    if card.reward < 1:
        yield f"its reward is {card.reward}"


def tactics(card: TacticsCard, known: Iterable[str]) -> Iterator[str]:
    for other in card.counters:
        if other not in known or other == card.id:
            yield f"counters: {unknown('tactics', other, [e for e in known if e != card.id])}"
    if bool(card.counters) != bool(card.countering):
        yield "what counters another card gains something by it"
    if not any((card.strength, card.truce, card.retreat, card.doubled, card.counters)):
        yield "it does nothing"


def special(card: Card, library: Library) -> Iterator[str]:
    """What is wrong with a card that is for two colonies or a Lone Wolf."""
    match card:
        case ObjectiveCard():
            yield from one_sided(card)
        case SecretCard() if card.module == WOLF:
            yield from lone_wolf(card)
        case MissionCard():
            yield from mission(card)
        case TacticsCard():
            yield from tactics(card, library.tactics)
        case cards.CrisisCard() | cards.ItemCard() | cards.SurvivorCard() if card.module == WOLF:
            yield f"only objectives, missions and the den are for a Lone Wolf, not {WOLF!r} here"
