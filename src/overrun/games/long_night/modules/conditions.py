"""Conditions on what the modules and stories bring: bandits, special zombies, improvements."""

from __future__ import annotations

import msgspec

from overrun.games.long_night.conditions.colony import Within, places_of
from overrun.games.long_night.state import LongNightState
from overrun.games.long_night.vocabulary import Condition, Context, means

S = LongNightState


@means("bandits")
class BanditsAre(Within, frozen=True, kw_only=True):
    """Bandits at a place, ``outside`` or ``everywhere``."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        return sum(place.bandits for place in places_of(s, c, self.where))


@means("with-bandits")
class WithBandits(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A survivor of yours is at a place where bandits are."""

    def holds(self, s: S, c: Context) -> bool:
        return any(s.places[v.place].bandits for v in s.of(c.seat))


@means("loot")
class LootIs(Within, frozen=True, kw_only=True):
    """Cards at the bandit hideout."""

    def number(self, s: S, c: Context) -> int:
        return len(s.bandits.loot)


@means("specials")
class SpecialsAre(Within, frozen=True, kw_only=True):
    """Special zombies at a place, ``outside`` or ``everywhere``."""

    where: str = "everywhere"

    def number(self, s: S, c: Context) -> int:
        found = places_of(s, c, self.where)
        return sum(len(door.specials) for place in found for door in place.doors)


@means("contained")
class Contained(Within, frozen=True, kw_only=True):
    """Experiments that were contained."""

    def number(self, s: S, c: Context) -> int:
        return s.raxxon.contained


@means("code")
class CodeIs(Within, frozen=True, kw_only=True):
    """The sum of the dice on Raxxon."""

    def number(self, s: S, c: Context) -> int:
        return sum(s.raxxon.code)


@means("built")
class Built(Within, frozen=True, kw_only=True):
    """Improvements that are built."""

    def number(self, s: S, c: Context) -> int:
        return len(s.improvements.built)


@means("works")
class Works(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """An improvement by name is built."""

    improvement: str

    def holds(self, s: S, c: Context) -> bool:
        return self.improvement in s.improvements.built


@means("stage-done")
class StageDone(msgspec.Struct, Condition, frozen=True, forbid_unknown_fields=True):
    """A stage of the story is complete."""

    stage: str

    def holds(self, s: S, c: Context) -> bool:
        return self.stage in s.story.stages
