"""The cards of a game, each with its name, its story and what it does, in one language.

Rules texts are made from what the cards do, never written for a card: a game's module here, with
its name, says how.

>>> from overrun.text import Text
>>> shelves = {entry.shelf for entry in glossary("long-night", Text("en"))}
>>> sorted(shelves)[:3]
['crisis', 'crossroads', 'exile']
"""

from __future__ import annotations

from typing import Any

import msgspec

from overrun.core.reason import Fact
from overrun.games import find, part
from overrun.text import Text


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A card, or another thing that one may look up, in words."""

    id: str
    shelf: str
    """What kind of card it is: ids are unique on a shelf."""
    title: str
    story: str = ""
    rules: list[str] = []
    """What it does, a sentence or two to each line."""
    facts: dict[str, Fact] = {}
    """Its values, for drawing: ``influence``, ``kind`` and so on."""
    texts: dict[str, str] = {}
    """Its other words: ``occupation``, ``option0`` and so on."""


def values(card: Any, *names: str) -> dict[str, Fact]:
    """These fields of a card as facts: several of something as a list, nothing as no words.

    >>> from overrun.games.army_of_the_dead.cards import library
    >>> values(library().equipment["machete"].weapon, "far", "ammo_dice")
    {'far': 0, 'ammo-dice': 0}
    """
    return {name.replace("_", "-"): _value(getattr(card, name)) for name in names}


def _value(value: Any) -> Fact:
    if value is None or isinstance(value, str | int):
        return "" if value is None else value
    return [str(each) for each in value]


def glossary(game: str, text: Text) -> list[Entry]:
    """All cards of a game, in the language of the text; those of the game that it builds on if it
    brings no glossary, and none if there is no such game.

    >>> glossary("warring-colonies", Text("en")) == glossary("long-night", Text("en"))
    True
    """
    base = find(game).builds_on
    module = part(__name__, game) or (part(__name__, base) if base else None)
    found: list[Entry] = module.entries(text) if module else []
    return found


def check(game: str, text: Text) -> list[str]:
    """What is wrong with the texts of a game's cards, a line each: file, message, and what."""
    module = part(__name__, game)
    found: list[str] = module.check(text) if module else []
    return found
