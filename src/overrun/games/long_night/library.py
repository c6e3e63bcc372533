"""The library: all cards, by kind and id.

Every card lives in a TOML file under ``content/<set>/``. A mistake there is an error that names the
file and the card.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec

from overrun.core import content
from overrun.core.errors import ContentError, unknown
from overrun.games.long_night.cards import (
    BOXES,
    Ability,
    Card,
    CrisisCard,
    CrossroadsCard,
    ExileCard,
    ExperimentCard,
    ImprovementCard,
    ItemCard,
    MissionCard,
    ObjectiveCard,
    Passive,
    PlaceCard,
    SecretCard,
    SurvivorCard,
    TacticsCard,
)
from overrun.games.long_night.vocabulary import Effect, decode_hook

CONTENT = Path(__file__).resolve().parent / "content"
FILES: dict[str, type[Card]] = {
    "survivors": SurvivorCard,
    "items": ItemCard,
    "crises": CrisisCard,
    "crossroads": CrossroadsCard,
    "objectives": ObjectiveCard,
    "secrets": SecretCard,
    "exiles": ExileCard,
    "places": PlaceCard,
    "improvements": ImprovementCard,
    "experiments": ExperimentCard,
    "missions": MissionCard,
    "tactics": TacticsCard,
}

R = TypeVar("R")


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of another box that join a war (WC-LST-03, -04)."""

    crossroads: tuple[str, ...]


LISTS: dict[str, Any] = {"decks": dict[str, dict[str, int]], "joining": dict[str, Joining]}


class Listing(msgspec.Struct):
    """What was in the boxes at some time: for each kind of cards their names, and the decks."""

    cards: dict[str, list[str]]
    decks: dict[str, dict[str, dict[str, int]]]


class Library:
    """All cards of some boxes, by kind and id."""

    def __init__(self) -> None:
        self.survivors: dict[str, SurvivorCard] = {}
        self.items: dict[str, ItemCard] = {}
        self.crises: dict[str, CrisisCard] = {}
        self.crossroads: dict[str, CrossroadsCard] = {}
        self.objectives: dict[str, ObjectiveCard] = {}
        self.secrets: dict[str, SecretCard] = {}
        self.exiles: dict[str, ExileCard] = {}
        self.places: dict[str, PlaceCard] = {}
        self.improvements: dict[str, ImprovementCard] = {}
        self.experiments: dict[str, ExperimentCard] = {}
        self.missions: dict[str, MissionCard] = {}
        self.tactics: dict[str, TacticsCard] = {}
        self.decks: dict[str, dict[str, dict[str, int]]] = {}
        """For each set and each place (or ``starters``) how many of which item."""
        self.joining: dict[str, Joining] = {}
        """For each of the other boxes what joins a war; nothing was listed before there were such
        lists."""
        self.written: dict[str, dict[str, Any]] = {}
        """For each kind the cards as they are written in the files."""
        self.files: dict[tuple[str, str], str] = {}
        """For each card and each deck, by its kind and id, the file that it is from."""
        self._effects: dict[str, tuple[Effect, ...]] = {}
        self._worked_out: dict[Any, Any] = {}
        """What others have worked out from the cards and need again and again."""

    def read(self, directory: Path, box: str) -> None:
        """Add the cards of one set from its directory."""
        # the unmarked cards of a kind first, then those of modules and stories
        files = directory.glob("*.toml")
        for path in sorted(files, key=lambda each: ("-" in each.stem, each.name)):
            place, stem = f"{box}/{path.name}", path.stem.partition("-")[0]
            try:
                raw = content.read(path)
                if stem in LISTS:
                    self._read_list(place, raw, stem, box)
                elif stem in FILES:
                    self._read_cards(place, raw, stem, box)
                else:
                    self.wrong(f"{place}: " + unknown("kind of cards", stem, FILES))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
                self.wrong(f"{place}: {error}")

    def wrong(self, what: str) -> None:
        """A mistake in the files, with its place."""
        raise ContentError(what)

    def _read_cards(self, place: str, raw: dict[str, Any], stem: str, box: str) -> None:
        shelf: dict[str, Card] = getattr(self, stem)
        for name, fields in raw.items():
            try:
                card = msgspec.convert(
                    {"id": name, "set": box, **fields}, FILES[stem], dec_hook=decode_hook
                )
            except (msgspec.ValidationError, TypeError) as error:
                self.wrong(f"{place}, [{name}]: {error}")
                continue
            if name in shelf:
                self.wrong(f"{place}: there are two {stem} called {name!r}")
                continue
            shelf[name] = card
            self.written.setdefault(stem, {})[name] = fields
            self.files[card.shelf, name] = place

    def _read_list(self, place: str, raw: dict[str, Any], stem: str, box: str) -> None:
        """A file that has no cards of its own: it says which are in a deck, or join a war."""
        listed = msgspec.convert(raw, LISTS[stem])
        self.files.update(((f"{stem} of {box}", each), place) for each in raw)
        if stem == "decks":
            self.decks.setdefault(box, {}).update(listed)
        else:
            self.joining.update(listed)

    def of(self, listing: Listing) -> Library:
        """The cards of a listing alone: the library as it was when that was written."""
        found = Library()
        for kind, names in listing.cards.items():
            shelf = getattr(self, kind)
            setattr(found, kind, {name: shelf[name] for name in names if name in shelf})
        found.decks = listing.decks
        return found

    @property
    def shelves(self) -> dict[str, dict[str, Card]]:
        """All cards, by their shelves and ids."""
        return {kind.shelf: getattr(self, stem) for stem, kind in FILES.items()}

    @property
    def listing(self) -> Listing:
        """The names of all cards, and the decks."""
        return Listing(cards={kind: list(getattr(self, kind)) for kind in FILES}, decks=self.decks)

    def once(self, key: Any, work_out: Callable[[], R]) -> R:
        """What others work out from the cards; the next time it is known by its key."""
        if key not in self._worked_out:
            self._worked_out[key] = work_out()
        found: R = self._worked_out[key]
        return found

    def forget(self) -> None:
        """Drop what was worked out from the cards; tests call it when they add some."""
        self._effects.clear()
        self._worked_out.clear()
        for name in ("_by_number", "_lists", "bearers"):
            self.__dict__.pop(name, None)

    # -- effects by their path -------------------------------------------------------------

    def effects(self, ref: str) -> tuple[Effect, ...]:
        """The effects that a path names: ``crossroads/skis/0``, ``item/pistol``."""
        found = self._effects.get(ref)
        if found is None:
            found = self._effects[ref] = self._find(ref)
        return found

    def owner(self, ref: str) -> Card:
        """The card on which a path, or the beginning of it, names a list of effects."""
        return self._lists[self._beginning(ref)][0]

    @cached_property
    def _lists(self) -> dict[str, tuple[Card, tuple[Effect, ...]]]:
        """The lists of all cards by their paths, each with its card."""
        cards = (card for shelf in self.shelves.values() for card in shelf.values())
        return {path: (card, those) for card in cards for path, those in card.lists().items()}

    def _beginning(self, ref: str) -> str:
        """The part of a path that leads to a list of a card itself, not to one inside an effect."""
        parts = ref.split("/")
        for path in ("/".join(parts[:2]), "/".join(parts[:3])):
            if path in self._lists:
                return path
        raise ContentError(f"no card has the effects {ref!r}")

    def _find(self, ref: str) -> tuple[Effect, ...]:
        start = self._beginning(ref)
        effects = self._lists[start][1]
        path = ref[len(start) + 1 :].split("/") if ref != start else []
        while path:
            index, part = int(path.pop(0)), path.pop(0)
            effects = effects[index].parts()[part]
        return effects

    def all_effects(self) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        """Every list of effects on any card, with its path; those inside others too."""
        for path in self._lists:
            yield from self._with_parts(path)

    def _with_parts(self, ref: str) -> Iterator[tuple[str, tuple[Effect, ...]]]:
        effects = self.effects(ref)
        if effects:
            yield ref, effects
        for index, each in enumerate(effects):
            for part in each.parts():
                yield from self._with_parts(f"{ref}/{index}/{part}")

    @cached_property
    def bearers(self) -> dict[str, tuple[dict[str, Ability], dict[str, Ability]]]:
        """For each passive the survivors and the items that have it, with what they do."""
        found: dict[str, tuple[dict[str, Ability], dict[str, Ability]]]
        found = {name: ({}, {}) for name in get_args(Passive)}
        for card in self.survivors.values():
            if card.ability.passive:
                found[card.ability.passive][0][card.id] = card.ability
        for item in self.items.values():
            if item.equip and item.equip.passive:
                found[item.equip.passive][1][item.id] = item.equip
        return found

    @cached_property
    def _by_number(self) -> Mapping[int, str]:
        return {place.number: place.id for place in self.places.values() if place.number}

    def first_stage(self, story: str) -> str:
        """The special objective with which a story begins: the first in its file."""
        return next(card.id for card in self.objectives.values() if card.story == story)

    def place_number(self, number: int) -> str:
        """The place with this number (LN-RAND-01)."""
        return self._by_number[number]


@lru_cache
def library() -> Library:
    """All cards that there are. Read once."""
    # the words that cards are written in register themselves when they are imported
    from overrun.games.long_night import conditions, effects, modules  # noqa: F401

    made = Library()
    for box in BOXES:
        made.read(CONTENT / box, box)
    return made


@lru_cache
def first_library() -> Library:
    """The cards that there were before tables kept what lay in their boxes."""
    written = (CONTENT / "first.json").read_bytes()
    return library().of(msgspec.json.decode(written, type=Listing))
