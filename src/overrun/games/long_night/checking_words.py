"""Proves the words of cards: conditions that can come true, effects that can be carried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from overrun.core.errors import unknown
from overrun.games.long_night.cards import (
    COLONY,
    ENEMY,
    KINDS,
    OUTSIDE,
    SIDE_EFFECT,
    WAR,
    WOLF,
    Library,
)
from overrun.games.long_night.conditions.colony import Within, lowest
from overrun.games.long_night.conditions.goals import Either, Not
from overrun.games.long_night.conditions.turn import At, Did
from overrun.games.long_night.modules.war import EnemyMeets
from overrun.games.long_night.state import TRACK
from overrun.games.long_night.vocabulary import Condition, Effect

FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

WHERE = ("here", "yours", "any", "random", "each", OUTSIDE, "everywhere")
"""Words for places that are no place by name."""

DEEDS: dict[str, tuple[bool, bool]] = {
    "move": (True, False), "attack": (True, False), "kill": (True, False),
    "search": (True, False), "noise": (True, False), "barricade": (True, False),
    "clean": (True, False), "attract": (True, False), "ability": (True, False),
    "play": (False, True), "equip": (True, True), "contribute": (False, True),
    "food": (False, False), "request": (False, True), "given": (False, True),
    "hand-off": (True, True), "vote": (False, False), "exposed": (True, False),
    "calm": (True, True), "deliver": (False, True), "raid": (True, False),
    "storm": (True, False), "operate": (True, False), "code": (True, False),
    "oust": (True, False),
}  # fmt: skip
"""Of each deed, whether it is done at a place, and whether with a kind of card."""

NEVER_IN_COLONY = ("search", "noise")


class Words:
    """Looks at conditions and effects, with the cards that they may speak of."""

    def __init__(self, library: Library, kinds: Counter[str]) -> None:
        self.library = library
        self.kinds = kinds
        """How many cards of each kind there are."""

    # -- conditions ------------------------------------------------------------------------

    def goals(self, goals: Iterable[Condition]) -> Iterator[str]:
        goals = tuple(goals)
        yield from self.conditions(goals)
        yield from self.contradictions(goals)

    def conditions(self, when: Iterable[Condition]) -> Iterator[str]:
        for each in conditions_in(when):
            yield from self._condition(each)

    def _condition(self, condition: Condition) -> Iterator[str]:
        given: Any = condition
        name = condition.word
        if isinstance(condition, Did):
            yield from self._deed(condition)
            return
        for field in ("place", "where"):
            word = getattr(given, field, "")
            if isinstance(condition, At) and word == ENEMY:
                continue
            if word and word not in (*self.library.places, OUTSIDE, "everywhere"):
                yield f"{name}: {unknown('place', word, (*self.library.places, OUTSIDE))}"
                return
        named = getattr(given, "name", "")
        if named and named not in self.library.survivors:
            yield f"{name}: {unknown('survivor', named, self.library.survivors)}"
        kind = getattr(given, "kind", None)
        if kind and kind not in (*KINDS, SIDE_EFFECT):
            yield f"{name}: {unknown('kind', kind, KINDS)}"
        for field, shelf in (
            ("improvement", self.library.improvements),
            ("stage", self.library.objectives),
        ):
            word = getattr(given, field, "")
            if word and word not in shelf:
                yield f"{name}: {unknown(field, word, shelf)}"
        if isinstance(condition, Within):
            yield from self._bounds(name, condition)

    def _bounds(self, name: str, condition: Within) -> Iterator[str]:
        if condition.at_least > condition.at_most:
            yield f"{name}: at_least {condition.at_least} is more than {condition.at_most}"
        if condition.at_least == lowest(condition) and condition.at_most >= 999:
            yield f"{name}: it has no bound, so it always holds"
        most = self._most(name, condition)
        wanted = condition.at_least * (MOST_PLAYERS if condition.per_player else 1)
        if most is not None and wanted > most:
            yield f"{name}: {wanted} can never be, {most} at most"

    def _most(self, name: str, condition: Within) -> int | None:
        """The highest number that a condition can meet; ``None`` if there is no such bound."""
        given: Any = condition
        # the boards of two colonies are never beside that of one
        places = [each for each in self.library.places.values() if each.module not in (WAR, WOLF)]
        where = getattr(given, "where", "")
        here = [
            place
            for place in places
            if where in (place.id, "everywhere") or (where == OUTSIDE and place.id != COLONY)
        ]
        match name:
            case "morale" | "rounds-left" | "round":
                return TRACK
            case "zombies" | "barricades":
                return sum(sum(place.entrances) for place in here)
            case "barricaded":
                return sum(len(place.entrances) for place in here)
            case "noise":
                return sum(place.noise for place in here)
            case "survivors":
                return sum(place.survivors for place in here)
            case "helpless" | "unruly":
                return sum(place.survivors for place in places if place.id == COLONY)
            case "decks-empty":
                return sum(bool(place.icons) for place in places)
            case "hand" | "equipped" if given.kind:
                return self.kinds[given.kind]
            case "exiled" | "armed":
                return MOST_PLAYERS
        return None

    def _deed(self, deed: Did) -> Iterator[str]:
        at_place, with_kind = DEEDS[deed.action]
        places = (*self.library.places, OUTSIDE, ENEMY)
        if deed.place and deed.place not in places:
            yield f"did: {unknown('place', deed.place, places)}"
        elif deed.place and not at_place:
            yield f"did: {deed.action!r} is done at no place"
        elif deed.place == COLONY and deed.action in NEVER_IN_COLONY:
            yield f"did: {deed.action!r} is never done in the colony"
        elif deed.place not in ("", COLONY) and deed.action in ("clean", "calm"):
            yield f"did: {deed.action!r} is done in the colony only"
        if deed.kind and not with_kind:
            yield f"did: {deed.action!r} is done with no kind of card"
        if deed.result and deed.action != "exposed":
            yield f"did: {deed.action!r} has no result"
        if deed.times < 1:
            yield f"did: times is {deed.times}"

    def contradictions(self, when: Iterable[Condition]) -> Iterator[str]:
        """Bounds on the same number that cannot hold together."""
        bounds: dict[tuple[object, ...], list[Within]] = {}
        for each in when:
            if isinstance(each, Within):
                given: Any = each
                about = (getattr(given, name, "") for name in ("where", "kind", "what"))
                key = (each.word, each.per_player, *about)
                bounds.setdefault(key, []).append(each)
        for key, found in bounds.items():
            least, most = max(each.at_least for each in found), min(each.at_most for each in found)
            if least > most and len(found) > 1:
                yield f"{key[0]}: at least {least} and at most {most} cannot both hold"

    # -- effects ---------------------------------------------------------------------------

    def effect(self, effect: Effect) -> Iterator[str]:
        given: Any = effect
        name = effect.word
        library = self.library
        if given.__struct_fields__ and getattr(given, "by", 1) == 0:
            yield f"{name}: by 0 is nothing"
        for field in ("count", "number"):
            least = 0 if name == "breach" else 1
            if getattr(given, field, least) < least:
                yield f"{name}: {field} is {getattr(given, field)}"
        where = getattr(given, "where", "")
        if where and where not in WHERE and where not in library.places:
            yield f"{name}: {unknown('place', where, (*WHERE, *library.places))}"
        yield from self._names(name, given)
        yield from self._deck_word(name, given)
        if name == "roll" and not 2 <= given.at_least <= 6:
            yield f"roll: at_least is {given.at_least}; 2 to 6 leave something to the die"
        if name == "choose" and len(given.of) < 2:
            yield "choose: there is only one way"
        if name == "side-effect":
            side_effects = [each.id for each in library.items.values() if each.kind == SIDE_EFFECT]
            if given.card not in side_effects:
                yield f"{name}: {unknown('side effect', given.card, side_effects)}"
        if name == "if":
            yield from (f"if: {what}" for what in self.conditions(given.when))

    def _names(self, name: str, effect: Any) -> Iterator[str]:
        """Survivors that an effect names."""
        named, who = getattr(effect, "name", ""), getattr(effect, "who", "")
        if named and named not in self.library.survivors:
            yield f"{name}: {unknown('survivor', named, self.library.survivors)}"
        if (who == "named") != bool(named) and who:
            yield f'{name}: a name goes with who = "named", and that with a name'

    def _deck_word(self, name: str, effect: Any) -> Iterator[str]:
        """The deck that an effect speaks of, and what is looked for in it."""
        deck = getattr(effect, "deck", "")
        if not deck:
            return
        places = [place.id for place in self.library.places.values() if place.icons]
        if deck not in WHERE and deck not in places and (name, deck) != ("peek", "crisis"):
            yield f"{name}: {unknown('deck', deck, (*WHERE, *places))}"
            return
        kind, item = getattr(effect, "kind", None), getattr(effect, "item", "")
        if name == "find" and bool(kind) == bool(item):
            yield "find: it looks for a kind, or for an item"
        if kind and deck in places and kind not in self.library.places[deck].icons:
            yield f"{name}: there is no {kind} in the deck of {deck}"
        if item and item not in self.library.items:
            yield f"{name}: {unknown('item', item, self.library.items)}"


def everything(effects: Iterable[Effect]) -> Iterator[Effect]:
    """These effects and all inside them."""
    for effect in effects:
        yield effect
        for inside in effect.parts().values():
            yield from everything(inside)


def conditions_in(when: Iterable[Condition], *, inside_only: bool = True) -> Iterator[Condition]:
    """These conditions and all inside them; those that only hold others together are left out,
    unless they are wanted too."""
    for each in when:
        inside = _inside(each)
        if not (inside and inside_only):
            yield each
        yield from conditions_in(inside, inside_only=inside_only)


def _inside(condition: Condition) -> tuple[Condition, ...]:
    if isinstance(condition, Either | EnemyMeets):
        return condition.of
    return (condition.of,) if isinstance(condition, Not) else ()
