"""Conditions on the colony and the town: numbers within bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from overrun.games.long_night.cards import COLONY, OUTSIDE, TRACK
from overrun.games.long_night.library import library
from overrun.games.long_night.state import LongNightState, Place
from overrun.games.long_night.vocabulary import Condition, Context, means

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box

S = LongNightState

EVERYWHERE = "everywhere"


def places_of(s: S, c: Context, where: str) -> list[Place]:
    """The places that a word means to a player: one by name, the own ``colony``, those
    ``outside``, or ``everywhere``."""
    if where == EVERYWHERE:
        return list(s.places.values())
    if where == OUTSIDE:
        return [s.places[place] for place in s.town if place not in s.sealed]
    if where == COLONY:
        return [s.places[s.home(c.seat).place]]
    return [s.places[where]] if where in s.places else []


class Within(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A number that everyone can see lies within bounds, per player if so said."""

    at_least: int = 0
    at_most: int = 999
    per_player: bool = False

    def number(self, s: S, c: Context) -> int:
        """The number in question."""
        raise NotImplementedError

    def players(self, s: S, c: Context) -> int:
        """How many players the colony has, for bounds per player."""
        if len(s.colonies) == 1:
            return len(s.players)
        colonies = [player.colony for player in s.players]
        return colonies.count(colonies[c.seat])

    def bounds(self, s: S, c: Context) -> tuple[int, int]:
        """The lowest and the highest that it may be."""
        times = self.players(s, c) if self.per_player else 1
        return self.at_least * times, self.at_most * times

    def holds(self, s: S, c: Context) -> bool:
        number = self.number(s, c)
        if not self.per_player:
            return self.at_least <= number <= self.at_most
        low, high = self.bounds(s, c)
        return low <= number <= high

    @property
    def lowest(self) -> int:
        """The lower bound that is none: 0, or less if the number can be negative."""
        bound: int = self.defaults["at_least"]
        return bound

    def most(self, box: Box) -> int | None:
        """The highest that the number can be; ``None`` if there is no such bound."""
        return None

    def problems(self, box: Box) -> Iterator[str]:
        if self.at_least > self.at_most:
            yield f"at_least {self.at_least} is more than {self.at_most}"
        if self.at_least == self.lowest and self.at_most >= 999:
            yield "it has no bound, so it always holds"
        most = self.most(box)
        wanted = self.at_least * (box.most_players if self.per_player else 1)
        if most is not None and wanted > most:
            yield f"{wanted} can never be, {most} at most"


@means("morale")
class MoraleIs(Within, frozen=True, kw_only=True):
    """Morale."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).morale

    def most(self, box: Box) -> int | None:
        return TRACK


@means("food")
class FoodIs(Within, frozen=True, kw_only=True):
    """Food tokens in the supply."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).food


@means("starvation")
class StarvationIs(Within, frozen=True, kw_only=True):
    """Starvation tokens."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).starvation


@means("waste")
class WasteIs(Within, frozen=True, kw_only=True):
    """Cards in the waste pile."""

    def number(self, s: S, c: Context) -> int:
        return len(s.home(c.seat).waste)


@means("helpless")
class HelplessAre(Within, frozen=True, kw_only=True):
    """Helpless survivors in the colony, unruly ones included."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).helpless

    def most(self, box: Box) -> int | None:
        return sum(place.survivors for place in box.at(COLONY))


@means("unruly")
class UnrulyAre(Within, frozen=True, kw_only=True):
    """Unruly helpless survivors."""

    def number(self, s: S, c: Context) -> int:
        return s.home(c.seat).unruly

    def most(self, box: Box) -> int | None:
        return sum(place.survivors for place in box.at(COLONY))


@means("zombies")
class ZombiesAre(Within, frozen=True, kw_only=True):
    """Zombies at a place, ``outside`` or ``everywhere``, special ones too (LN-RAX-SZ-14)."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        found = places_of(s, c, self.where)
        return sum(door.zombies + len(door.specials) for place in found for door in place.doors)

    def most(self, box: Box) -> int | None:
        return sum(sum(place.entrances) for place in box.at(self.where))


@means("barricades")
class BarricadesAre(Within, frozen=True, kw_only=True):
    """Barricades and traps at a place, ``outside`` or ``everywhere``."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        return sum(place.defences for place in places_of(s, c, self.where))

    def most(self, box: Box) -> int | None:
        return sum(sum(place.entrances) for place in box.at(self.where))


@means("barricaded")
class Barricaded(Within, frozen=True, kw_only=True):
    """Entrances with at least one barricade or trap: of the colony, or of places ``outside``."""

    where: str = "colony"

    def number(self, s: S, c: Context) -> int:
        return sum(
            door.barricades + door.traps > 0
            for place in places_of(s, c, self.where)
            for door in place.doors
        )

    def most(self, box: Box) -> int | None:
        return sum(len(place.entrances) for place in box.at(self.where))


@means("noise")
class NoiseIs(Within, frozen=True, kw_only=True):
    """Noise tokens at a place, or ``everywhere``."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        return sum(place.noise for place in places_of(s, c, self.where))

    def most(self, box: Box) -> int | None:
        return sum(place.noise for place in box.at(self.where))


@means("survivors")
class SurvivorsAre(Within, frozen=True, kw_only=True):
    """Survivors at a place, ``outside`` or ``everywhere``; helpless ones do not count, nor in the
    colony those who stand before its gates (WC-OP-06.a)."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        found = places_of(s, c, self.where)
        if self.where == COLONY:
            return sum(v.at_home for place in found for v in s.at(place.id))
        return sum(len(place.survivors) for place in found)

    def most(self, box: Box) -> int | None:
        return sum(place.survivors for place in box.at(self.where))


@means("dead")
class DeadAre(Within, frozen=True, kw_only=True):
    """Survivors in the graveyard, of your colony if there are two."""

    def number(self, s: S, c: Context) -> int:
        return len(s.graveyard) if len(s.colonies) == 1 else s.home(c.seat).dead


@means("exiled")
class ExiledAre(Within, frozen=True, kw_only=True):
    """Players in exile."""

    def number(self, s: S, c: Context) -> int:
        return sum(player.exiled for player in s.players)

    def most(self, box: Box) -> int | None:
        return box.most_players


@means("decks-empty")
class DecksEmpty(Within, frozen=True, kw_only=True):
    """Item decks outside the colony without a card."""

    def number(self, s: S, c: Context) -> int:
        boards = library().places
        found = [place for place in places_of(s, c, OUTSIDE) if boards[place.id].has_deck]
        return sum(not place.deck for place in found)

    def most(self, box: Box) -> int | None:
        return sum(place.has_deck for place in box.boards)


@means("searched-out")
class SearchedOut(Within, frozen=True, kw_only=True):
    """Cards left in the item deck of a place."""

    where: str

    def number(self, s: S, c: Context) -> int:
        return sum(len(place.deck) for place in places_of(s, c, self.where))


@means("round")
class RoundIs(Within, frozen=True, kw_only=True):
    """The number of the current round, from 1 on."""

    def number(self, s: S, c: Context) -> int:
        return s.round

    def most(self, box: Box) -> int | None:
        return TRACK


@means("rounds-left")
class RoundsLeft(Within, frozen=True, kw_only=True):
    """The round marker."""

    def number(self, s: S, c: Context) -> int:
        return s.rounds

    def most(self, box: Box) -> int | None:
        return TRACK


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
        home = s.home(c.seat)
        if not self.kind:
            return home.progress
        if not home.pile:
            return 0
        items = library().items
        laid: list[str] = [items[item].kind for item in home.pile]
        return laid.count(self.kind)


@means("armed")
class Armed(Within, frozen=True, kw_only=True):
    """Players not in exile who have a card of a kind equipped; with ``per_player`` all must."""

    kind: str = "weapon"

    def number(self, s: S, c: Context) -> int:
        return sum(self._is_armed(s, seat) for seat in s.fellows(c.seat))

    def players(self, s: S, c: Context) -> int:
        return len(s.fellows(c.seat))

    def bounds(self, s: S, c: Context) -> tuple[int, int]:
        low, high = Within.bounds(self, s, c)
        return (low or self.players(s, c) if self.per_player else low), high

    def _is_armed(self, s: S, seat: int) -> bool:
        items = library().items
        return any(items[item.id].kind == self.kind for v in s.of(seat) for item in v.items)

    def most(self, box: Box) -> int | None:
        return box.most_players
