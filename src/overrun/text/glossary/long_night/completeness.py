"""Whether the texts of the cards are complete; ``overrun check`` asks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from overrun.core.errors import ContentError
from overrun.games.long_night.cards import BULLET, Card
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import CONDITIONS, EFFECTS
from overrun.text import MissingText, Text, keys
from overrun.text.glossary.long_night.shelves import Shelves

_FILES = {
    "survivor": "survivors",
    "item": "items",
    "crisis": "crises",
    "crossroads": "crossroads",
    "objective": "objectives",
    "secret": "objectives",
    "exile": "objectives",
    "place": "names",
    "improvement": "improvements",
    "experiment": "raxxon",
    "mission": "bullet",
    "tactics": "bullet",
}
"""Where the texts of each kind of card are, if they do not belong to a module or a story."""


def _file(shelf: str, card: Any = None) -> str:
    name = _FILES[shelf]
    if card is not None and card.set == BULLET:
        name = f"bullet-{name}" if shelf in ("survivor", "item", "crossroads") else "bullet"
    elif card is not None and shelf != "place":
        name = "stories" if getattr(card, "story", "") else card.module or name
    return f"long-night/{name}.ftl"


def check(text: Text) -> list[str]:
    """What is missing in the texts of the cards and their words, or left over, a line each."""
    shelves = Shelves(text)
    try:
        cards = library().shelves
    except ContentError as error:
        return [str(error)]
    found = [f"long-night/effects.ftl: {key} is missing" for key in _unsaid(text)]
    for shelf, those in cards.items():
        wanted = {
            f"ln-{shelf}-{card.id}{attribute}": card
            for card in those.values()
            for attribute in _attributes(shelf, card)
        }
        written = [key for key in keys(text.locale) if key.startswith(f"ln-{shelf}-")]
        missing = {key: card for key, card in wanted.items() if key not in written}
        found += [f"{_file(shelf, card)}: {key} is missing" for key, card in missing.items()]
        left = [key for key in written if key not in wanted]
        found += [f"{_file(shelf)}: {key} belongs to no card" for key in left]
        incomplete = [card.id for card in missing.values()]
        complete = [card for card in those.values() if card.id not in incomplete]
        found += _faults(shelves, complete)
    return found


def _unsaid(text: Text) -> Iterator[str]:
    """The messages that words lack: to be said on cards, and to choose whom they strike."""
    for vocabulary in (EFFECTS, CONDITIONS):
        for name, word in vocabulary.items():
            wanted = [f"ln-{vocabulary.kind}-{name}"]
            if vocabulary is EFFECTS and "who" in word.__struct_fields__:
                wanted.append(f"ln-option-{name}")
            yield from (key for key in wanted if not text.has(key))


def _faults(shelves: Shelves, cards: Iterable[Card]) -> Iterator[str]:
    """Cards whose rules cannot be said."""
    for card in cards:
        try:
            shelves.entry_of(card.shelf)(card)
        except MissingText as error:
            yield f"{_file(card.shelf, card)}: the rules of {card.id} cannot be said: {error}"


def _attributes(shelf: str, card: Any) -> list[str]:
    """The messages that a card has: its name, and with a dot what belongs to it."""
    names = ["story"]
    match shelf:
        case "survivor":
            names += ["short", "occupation", "ability", "he", "his", "him"]
        case "crisis":
            names += ["prevented", "failed"]
        case "crossroads":
            numbers = range(len(card.options))
            names += [f"{name}{n}" for n in numbers for name in ("option", "end")]
        case "objective":
            names += ["won", "lost"]
        case "place":
            names = ["title", "at", "to"]
        case "experiment":
            names += ["audio"]
    return ["", *(f".{name}" for name in names)]
