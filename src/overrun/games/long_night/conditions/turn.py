"""Conditions on what the active player does and has: the triggers of crossroads cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal

import msgspec

from overrun.games.long_night import state
from overrun.games.long_night.cards import COLONY, ENEMY, GATES, OUTSIDE, Kind
from overrun.games.long_night.vocabulary import Condition, Context, means

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box

S = state.LongNightState

Action = Literal[
    "move", "attack", "kill", "search", "noise", "barricade", "clean", "attract", "ability",
    "play", "equip", "contribute", "food", "request", "given", "hand-off", "vote", "exposed",
    "calm", "deliver", "code", "raid", "storm", "operate", "oust",
]  # fmt: skip
AT_NO_PLACE = ("play", "contribute", "food", "request", "given", "vote", "deliver")
WITH_A_CARD = ("play", "equip", "contribute", "request", "given", "hand-off", "calm", "deliver")
NEVER_IN_COLONY = ("search", "noise")
ONLY_IN_COLONY = ("clean", "calm")


@means("did")
class Did(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You did something this turn; where, with which kind of card or which result, if so said.

    ``place`` may be a place by name, ``outside``, or ``enemy`` for a colony of others; ``kind`` an
    item type (for play, equip, contribute, given, deliver); ``result`` the face of an exposure
    roll.
    """

    action: Action
    place: str = ""
    kind: Kind | None = None
    result: Literal["", "blank", "wound", "frostbite", "bite"] = ""
    times: int = 1

    def problems(self, box: Box) -> Iterator[str]:
        if self.place and self.action in AT_NO_PLACE:
            yield f"{self.action!r} is done at no place"
        elif self.place == COLONY and self.action in NEVER_IN_COLONY:
            yield f"{self.action!r} is never done in the colony"
        elif self.place not in ("", COLONY) and self.action in ONLY_IN_COLONY:
            yield f"{self.action!r} is done in the colony only"
        if self.kind and self.action not in WITH_A_CARD:
            yield f"{self.action!r} is done with no kind of card"
        if self.result and self.action != "exposed":
            yield f"{self.action!r} has no result"
        if self.times < 1:
            yield f"times is {self.times}"

    def matches(self, deed: state.Done, home: str) -> bool:
        """Whether this one deed is meant, of somebody who lives there."""
        return (
            deed.action == self.action
            and (not self.place or _is_at(deed.place, self.place, home))
            and (self.kind is None or deed.detail == self.kind)
            and (not self.result or deed.detail == self.result)
        )

    def holds(self, s: S, c: Context) -> bool:
        deeds = [deed for deed in s.players[c.seat].deeds if deed.action == self.action]
        if len(deeds) < self.times:
            return False
        home = s.home(c.seat).place
        return sum([self.matches(deed, home) for deed in deeds]) >= self.times


def _is_at(place: str, where: str, home: str) -> bool:
    """Whether a place is the one that a card names; ``colony`` is one's own."""
    if where == OUTSIDE:
        return place not in ("", home)
    if where == ENEMY:
        return place in GATES and place != home
    return place == (home if where == COLONY else where)


def deeds_of(when: Iterable[Condition]) -> Iterator[Did]:
    """The deeds that conditions speak of, those inside ``either`` too."""
    for each in when:
        if isinstance(each, Did):
            yield each
        elif each.word == "either":
            yield from deeds_of(each.inside)


def trigger_actor(s: S, seat: int, when: tuple[Condition, ...]) -> str:
    """Who did the last of the deeds that these conditions speak of, if still alive."""
    found = trigger_actors(s, seat, when)
    return found[-1] if found else ""


def trigger_actors(s: S, seat: int, when: tuple[Condition, ...]) -> list[str]:
    """The living survivors of a player who met these conditions, the last to do so last."""
    found = doers(s.players[seat].deeds, when, s.home(seat).place)
    return [name for name in found if name in s.survivors]


def doers(deeds: Iterable[state.Done], when: tuple[Condition, ...], home: str) -> list[str]:
    """Who did what these conditions speak of, the last to do so last."""
    wanted = list(deeds_of(when))
    found: dict[str, None] = {}
    for deed in deeds:
        if deed.survivor and any(each.matches(deed, home) for each in wanted):
            found.pop(deed.survivor, None)
            found[deed.survivor] = None
    return list(found)


@means("at")
class At(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You have survivors at a place (by name, or ``outside``)."""

    place: str
    at_least: int = 1

    def holds(self, s: S, c: Context) -> bool:
        home = s.home(c.seat).place
        return sum(_is_at(v.place, self.place, home) for v in s.of(c.seat)) >= self.at_least


@means("alone")
class Alone(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A survivor of yours is alone at a place outside the colony."""

    def holds(self, s: S, c: Context) -> bool:
        return any(not v.at_home and len(s.places[v.place].survivors) == 1 for v in s.of(c.seat))


@means("together")
class Together(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A survivor of yours shares a place outside the colony with another player's."""

    def holds(self, s: S, c: Context) -> bool:
        others = [seat for seat in s.clockwise(c.seat) if seat != c.seat]
        return any(
            other.owner in others for v in s.of(c.seat) if not v.at_home for other in s.at(v.place)
        )


@means("owns")
class Owns(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You control a survivor by name."""

    name: str

    def holds(self, s: S, c: Context) -> bool:
        return self.name in s.players[c.seat].group


@means("in-play")
class InPlay(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """Somebody of your colony controls a survivor by name (WC-OP-06.a)."""

    name: str

    def holds(self, s: S, c: Context) -> bool:
        v = s.survivors.get(self.name)
        return v is not None and v.home == s.home(c.seat).place


@means("in-deck")
class InDeck(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A survivor by name is neither in play nor lost: it is still in the deck."""

    name: str

    def holds(self, s: S, c: Context) -> bool:
        return self.name in s.survivor_deck


@means("wounded")
class Wounded(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """One of your survivors has so many wounds of any kind."""

    at_least: int = 1

    def holds(self, s: S, c: Context) -> bool:
        return any(v.hurt >= self.at_least for v in s.of(c.seat))


@means("frostbitten")
class Frostbitten(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """One of your survivors has frostbite."""

    def holds(self, s: S, c: Context) -> bool:
        return any(v.frostbite for v in s.of(c.seat))


@means("despairing")
class Despairing(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """One of your survivors has despair."""

    def holds(self, s: S, c: Context) -> bool:
        return any(v.despair for v in s.of(c.seat))


@means("dice-left")
class DiceLeft(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You have so many unused dice."""

    at_least: int = 0
    at_most: int = 99

    def holds(self, s: S, c: Context) -> bool:
        return self.at_least <= len(s.players[c.seat].dice) <= self.at_most


@means("you-are-exiled")
class YouAreExiled(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You are in exile."""

    def holds(self, s: S, c: Context) -> bool:
        return s.players[c.seat].exiled


@means("you-are-first")
class YouAreFirst(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You hold the first player token."""

    def holds(self, s: S, c: Context) -> bool:
        return s.home(c.seat).first == c.seat
