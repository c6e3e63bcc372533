"""Conditions for objectives: what a player wants at the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from overrun.core.errors import unknown
from overrun.games.long_night.cards import COLONY, ENEMY, OUTSIDE, Kind
from overrun.games.long_night.conditions.colony import S, Within
from overrun.games.long_night.library import library
from overrun.games.long_night.vocabulary import Condition, Context, means

if TYPE_CHECKING:
    from overrun.games.long_night.checking_words import Box


@means("main-done")
class MainDone(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The main objective is complete."""

    def holds(self, s: S, c: Context) -> bool:
        return s.home(c.seat).main_done


@means("main-failed")
class MainFailed(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The game ended without the main objective, for whatever reason."""

    def holds(self, s: S, c: Context) -> bool:
        return not s.home(c.seat).main_done


@means("morale-zero")
class MoraleZero(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """Morale is 0."""

    def holds(self, s: S, c: Context) -> bool:
        return s.home(c.seat).morale == 0


@means("hand")
class Hand(Within, frozen=True, kw_only=True):
    """Cards in your hand, of a kind if one is named."""

    kind: Kind | None = None

    @property
    def secret(self) -> bool:
        return True

    def number(self, s: S, c: Context) -> int:
        hand = s.players[c.seat].hand
        if self.kind is None:
            return len(hand)
        items = library().items
        return sum(items[item].kind == self.kind for item in hand)

    def most(self, box: Box) -> int | None:
        return box.kinds[self.kind] if self.kind else None


@means("only")
class Only(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """Your hand holds cards of one kind alone, and at least one."""

    kind: Kind

    @property
    def secret(self) -> bool:
        return True

    def holds(self, s: S, c: Context) -> bool:
        hand, items = s.players[c.seat].hand, library().items
        return bool(hand) and all(items[item].kind == self.kind for item in hand)


@means("equipped")
class Equipped(Within, frozen=True, kw_only=True):
    """Items equipped to your survivors, of a kind if one is named."""

    kind: Kind | None = None

    def number(self, s: S, c: Context) -> int:
        items = library().items
        return sum(
            self.kind is None or items[item.id].kind == self.kind
            for v in s.of(c.seat)
            for item in v.items
        )

    def most(self, box: Box) -> int | None:
        return box.kinds[self.kind] if self.kind else None


@means("group")
class Group(Within, frozen=True, kw_only=True):
    """Your survivors."""

    def number(self, s: S, c: Context) -> int:
        return len(s.players[c.seat].group)


@means("largest-group")
class LargestGroup(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """Nobody has as many survivors as you; by so many at least. On a card that is played or read,
    nobody of your own colony (WC-OP-06.a)."""

    by: int = 1

    def holds(self, s: S, c: Context) -> bool:
        own = len(s.players[c.seat].group)
        rivals = s.clockwise(c.seat) if c.ref else s.seats  # a mission or a secret has no ref
        others = [len(s.players[seat].group) for seat in rivals if seat != c.seat]
        return own - max(others, default=0) >= self.by


@means("unwounded")
class Unwounded(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """None of your survivors has a wound of any kind."""

    def holds(self, s: S, c: Context) -> bool:
        return not any(v.hurt for v in s.of(c.seat))


@means("wounds")
class Wounds(Within, frozen=True, kw_only=True):
    """Wounds of any kind on your survivors together."""

    def number(self, s: S, c: Context) -> int:
        return sum(v.hurt for v in s.of(c.seat))


@means("all-at")
class AllAt(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """All your survivors are at a place (by name, or ``outside``), and you have at least one."""

    place: str

    @property
    def barred_from_exiles(self) -> bool:
        return self.place == COLONY  # OP-25

    def problems(self, box: Box) -> Iterator[str]:
        if self.place == ENEMY:
            yield unknown("place", self.place, box.library.places)

    def holds(self, s: S, c: Context) -> bool:
        own = s.of(c.seat)
        if self.place == OUTSIDE:
            return bool(own) and not any(v.at_home for v in own)
        if self.place == COLONY:
            return bool(own) and all(v.at_home for v in own)
        return bool(own) and all(v.place == self.place for v in own)


@means("leads")
class Leads(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The leader with whom you began still leads your group."""

    def holds(self, s: S, c: Context) -> bool:
        player = s.players[c.seat]
        return bool(player.leader) and player.leader == player.first_leader


@means("highest")
class Highest(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The survivor with the highest influence in play is yours."""

    def holds(self, s: S, c: Context) -> bool:
        highest = max(s.survivors, key=s.influence, default=None)
        return highest is not None and s.survivors[highest].owner == c.seat


@means("tally")
class Tally(Within, frozen=True, kw_only=True):
    """What you did in the whole game: ``kills`` of zombies, cards ``added`` to crises,
    ``searches``, ``moves``, ``barricades`` built, ``cleaned`` cards, ``hits`` on survivors,
    ``given`` cards, ``lost`` survivors of your own that died, ``votes`` on exile called."""

    what: str

    @property
    def barred_from_exiles(self) -> bool:
        return self.what in ("added", "cleaned")  # LN-EXILE-06, LN-ACT-CLEAN-01

    def number(self, s: S, c: Context) -> int:
        return s.players[c.seat].tally.get(self.what, 0)


@means("you-hold-first")
class YouHoldFirst(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You hold the first player token."""

    def holds(self, s: S, c: Context) -> bool:
        return s.home(c.seat).first == c.seat


@means("not-exiled")
class NotExiled(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """You were not exiled."""

    @property
    def barred_from_exiles(self) -> bool:
        return True

    def holds(self, s: S, c: Context) -> bool:
        return not s.players[c.seat].exiled


@means("not")
class Not(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """The opposite of a condition."""

    of: Condition

    @property
    def inside(self) -> tuple[Condition, ...]:
        return (self.of,)

    def holds(self, s: S, c: Context) -> bool:
        return not self.of.holds(s, c)


@means("either")
class Either(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """At least one of several conditions."""

    of: tuple[Condition, ...]

    @property
    def inside(self) -> tuple[Condition, ...]:
        return self.of

    @property
    def barred_from_exiles(self) -> bool:
        return all(each.barred_from_exiles for each in self.of)

    def holds(self, s: S, c: Context) -> bool:
        return any(each.holds(s, c) for each in self.of)
