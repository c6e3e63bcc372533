"""Conditions on the colony and the town: numbers within bounds."""

from __future__ import annotations

import msgspec

from overrun.games.long_night.cards import COLONY, OUTSIDE, library
from overrun.games.long_night.state import LongNightState, Place
from overrun.games.long_night.vocabulary import Condition, Context, means

S = LongNightState

EVERYWHERE = "everywhere"


def places_of(s: S, where: str) -> list[Place]:
    """The places that a word means: one by name, those ``outside``, or ``everywhere``."""
    if where == EVERYWHERE:
        return list(s.places.values())
    if where == OUTSIDE:
        return [place for place in s.places.values() if place.id not in (COLONY, *s.sealed)]
    return [s.places[where]] if where in s.places else []


class Within(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number that everyone can see lies within bounds, per player if so said."""

    at_least: int = 0
    at_most: int = 999
    per_player: bool = False

    def number(self, s: S, c: Context) -> int:
        """The number in question."""
        raise NotImplementedError

    def players(self, s: S) -> int:
        """How many players there are, for bounds per player."""
        return len(s.players)

    def holds(self, s: S, c: Context) -> bool:
        times = self.players(s) if self.per_player else 1
        return self.at_least * times <= self.number(s, c) <= self.at_most * times


@means("morale")
class MoraleIs(Within, frozen=True, kw_only=True):
    """Morale."""

    def number(self, s: S, c: Context) -> int:
        return s.morale


@means("food")
class FoodIs(Within, frozen=True, kw_only=True):
    """Food tokens in the supply."""

    def number(self, s: S, c: Context) -> int:
        return s.food


@means("starvation")
class StarvationIs(Within, frozen=True, kw_only=True):
    """Starvation tokens."""

    def number(self, s: S, c: Context) -> int:
        return s.starvation


@means("waste")
class WasteIs(Within, frozen=True, kw_only=True):
    """Cards in the waste pile."""

    def number(self, s: S, c: Context) -> int:
        return len(s.waste)


@means("helpless")
class HelplessAre(Within, frozen=True, kw_only=True):
    """Helpless survivors in the colony, unruly ones included."""

    def number(self, s: S, c: Context) -> int:
        return s.helpless


@means("unruly")
class UnrulyAre(Within, frozen=True, kw_only=True):
    """Unruly helpless survivors."""

    def number(self, s: S, c: Context) -> int:
        return s.unruly


@means("zombies")
class ZombiesAre(Within, frozen=True, kw_only=True):
    """Zombies at a place, ``outside`` or ``everywhere``."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        return sum(place.zombies for place in places_of(s, self.where))


@means("barricades")
class BarricadesAre(Within, frozen=True, kw_only=True):
    """Barricades and traps at a place, ``outside`` or ``everywhere``."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        return sum(place.defences for place in places_of(s, self.where))


@means("barricaded")
class Barricaded(Within, frozen=True, kw_only=True):
    """Entrances with at least one barricade or trap: of the colony, or of places ``outside``."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        return sum(
            door.barricades + door.traps > 0
            for place in places_of(s, self.where)
            for door in place.doors
        )


@means("noise")
class NoiseIs(Within, frozen=True, kw_only=True):
    """Noise tokens at a place, or ``everywhere``."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        return sum(place.noise for place in places_of(s, self.where))


@means("survivors")
class SurvivorsAre(Within, frozen=True, kw_only=True):
    """Survivors at a place, ``outside`` or ``everywhere``; helpless ones do not count."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        return sum(len(place.survivors) for place in places_of(s, self.where))


@means("dead")
class DeadAre(Within, frozen=True, kw_only=True):
    """Survivors in the graveyard."""

    def number(self, s: S, c: Context) -> int:
        return len(s.graveyard)


@means("exiled")
class ExiledAre(Within, frozen=True, kw_only=True):
    """Players in exile."""

    def number(self, s: S, c: Context) -> int:
        return sum(player.exiled for player in s.players)


@means("decks-empty")
class DecksEmpty(Within, frozen=True, kw_only=True):
    """Item decks outside the colony without a card."""

    def number(self, s: S, c: Context) -> int:
        boards = library().places
        found = [place for place in places_of(s, OUTSIDE) if boards[place.id].has_deck]
        return sum(not place.deck for place in found)


@means("searched-out")
class SearchedOut(Within, frozen=True, kw_only=True):
    """Cards left in the item deck of a place."""

    where: str

    def number(self, s: S, c: Context) -> int:
        return sum(len(place.deck) for place in places_of(s, self.where))


@means("round")
class RoundIs(Within, frozen=True, kw_only=True):
    """The number of the current round, from 1 on."""

    def number(self, s: S, c: Context) -> int:
        return s.round


@means("rounds-left")
class RoundsLeft(Within, frozen=True, kw_only=True):
    """The round marker."""

    def number(self, s: S, c: Context) -> int:
        return s.rounds


@means("added")
class Added(Within, frozen=True, kw_only=True):
    """Cards added to the current crisis so far."""

    def number(self, s: S, c: Context) -> int:
        return len(s.added)


@means("progress")
class ProgressIs(Within, frozen=True, kw_only=True):
    """The main objective's progress: of one kind of card laid on it, or in all."""

    kind: str = ""

    def number(self, s: S, c: Context) -> int:
        if not self.kind:
            return s.progress
        return sum(library().items[item].kind == self.kind for item in s.pile)


@means("armed")
class Armed(Within, frozen=True, kw_only=True):
    """Players not in exile who have a card of a kind equipped; with ``per_player`` all must."""

    kind: str = "weapon"

    def number(self, s: S, c: Context) -> int:
        return sum(self._is_armed(s, seat) for seat in s.citizens)

    def players(self, s: S) -> int:
        return len(s.citizens)

    def holds(self, s: S, c: Context) -> bool:
        if self.per_player and not self.at_least:
            return self.number(s, c) == self.players(s)
        return Within.holds(self, s, c)

    def _is_armed(self, s: S, seat: int) -> bool:
        items = library().items
        return any(items[item.id].kind == self.kind for v in s.of(seat) for item in v.items)
