"""Proves the words of cards: conditions that can come true, effects that can be carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from overrun.core.errors import unknown
from overrun.core.words import walk
from overrun.games.long_night.cards import (
    COLONY,
    ENEMY,
    KINDS,
    OUTSIDE,
    SIDE_EFFECT,
    WAR,
    WOLF,
    PlaceCard,
)
from overrun.games.long_night.conditions.colony import Within
from overrun.games.long_night.library import Library
from overrun.games.long_night.vocabulary import Condition, Effect

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

WHERE = ("here", "yours", "any", "random", "each", OUTSIDE, "everywhere")
"""Words for places that are no place by name."""


class Box:
    """Looks at the words on cards, with all that they may speak of."""

    def __init__(self, library: Library, kinds: Counter[str]) -> None:
        self.library = library
        self.kinds = kinds
        """How many cards of each kind there are."""
        self.most_players = MOST_PLAYERS
        # the boards of two colonies are never beside that of one
        self.boards = [each for each in library.places.values() if each.module not in (WAR, WOLF)]

    def at(self, where: str) -> list[PlaceCard]:
        """The boards that a condition means: one by name, those ``outside``, or ``everywhere``."""
        return [
            place
            for place in self.boards
            if where in (place.id, "everywhere") or (where == OUTSIDE and place.id != COLONY)
        ]

    # -- conditions ------------------------------------------------------------------------

    def goals(self, goals: Iterable[Condition]) -> Iterator[str]:
        goals = tuple(goals)
        yield from self.conditions(goals)
        yield from self.contradictions(goals)

    def conditions(self, when: Iterable[Condition]) -> Iterator[str]:
        for each in walk(tuple(when)):
            wrong = next(self._named(each.fields), "")
            for what in [wrong] if wrong else each.problems(self):
                yield f"{each.word}: {what}"

    def _named(self, given: dict[str, Any]) -> Iterator[str]:
        """What a condition names and there is not."""
        places = (*self.library.places, OUTSIDE)
        for field, kind, known in (
            ("place", "place", (*places, ENEMY)),
            ("where", "place", (*places, "everywhere")),
            ("name", "survivor", self.library.survivors),
            ("kind", "kind", (*KINDS, SIDE_EFFECT)),
            ("improvement", "improvement", self.library.improvements),
            ("stage", "stage", self.library.objectives),
        ):
            if given.get(field) and given[field] not in known:
                yield unknown(kind, given[field], known)

    def contradictions(self, when: Iterable[Condition]) -> Iterator[str]:
        """Bounds on the same number that cannot hold together."""
        bounds: dict[tuple[object, ...], list[Within]] = {}
        for each in when:
            if isinstance(each, Within):
                about = (each.fields.get(name) for name in ("where", "kind", "what"))
                key = (each.word, each.per_player, *about)
                bounds.setdefault(key, []).append(each)
        for key, found in bounds.items():
            least, most = max(each.at_least for each in found), min(each.at_most for each in found)
            if least > most and len(found) > 1:
                yield f"{key[0]}: at least {least} and at most {most} cannot both hold"

    # -- effects ---------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Iterator[str]:
        for what in (*self._numbers(effect), *self._names(effect), *effect.problems(self)):
            yield f"{effect.word}: {what}"

    def _numbers(self, effect: Effect) -> Iterator[str]:
        given = effect.fields
        if given.get("by") == 0:
            yield "by 0 is nothing"
        for field in ("count", "number"):
            count = given.get(field, 1)
            if count < 1 and count != effect.defaults[field]:  # which may mean all
                yield f"{field} is {count}"

    def _names(self, effect: Effect) -> Iterator[str]:
        """The places, survivors and decks that an effect names, and what is looked for there."""
        given, library = effect.fields, self.library
        where, name, who = given.get("where"), given.get("name"), given.get("who")
        if where and where not in (*WHERE, *library.places):
            yield unknown("place", where, (*WHERE, *library.places))
        if name and name not in library.survivors:
            yield unknown("survivor", name, library.survivors)
        if who and (who == "named") != bool(name):
            yield 'a name goes with who = "named", and that with a name'
        deck, kind, item = given.get("deck"), given.get("kind"), given.get("item")
        decks = [place.id for place in library.places.values() if place.icons]
        if deck and deck not in (*WHERE, *decks, *effect.more_decks):
            yield unknown("deck", deck, (*WHERE, *decks, *effect.more_decks))
        elif kind and deck in decks and kind not in library.places[deck].icons:
            yield f"there is no {kind} in the deck of {deck}"
        if item and item not in library.items:
            yield unknown("item", item, library.items)
