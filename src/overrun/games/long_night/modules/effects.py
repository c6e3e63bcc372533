"""Effects that only the modules need: bandits come and go, pills are swallowed."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from overrun.core.flow import Flow
from overrun.core.reason import Reason
from overrun.games.long_night.cards import COLONY, Line
from overrun.games.long_night.effects.base import S, T, Where, chosen_places, spots
from overrun.games.long_night.modules.bandits import HIDEOUT, place_bandit, take_loot
from overrun.games.long_night.resolving import perform
from overrun.games.long_night.state import Place
from overrun.games.long_night.vocabulary import Context, Effect, does

NO_BANDITS = Reason("LN-BAN-02", "no-bandits-there")
NO_LOOT = Reason("LN-BAN-HIDE-02", "no-loot")
NO_PILLS = Reason("LN-SCNR-04", "no-pills-yet")


def _for_bandits(place: Place) -> bool:
    return place.id not in (COLONY, HIDEOUT)


@does("bandits")
class Bandits(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Bandits come, as far as there are empty survivor spaces."""

    count: int = 1
    where: Where = "random"

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, "bandits", self.where, _for_bandits)
        for place in found:
            for _ in range(self.count):
                place_bandit(t, place)


@does("rout")
class Rout(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Up to so many bandits go back to the supply."""

    count: int = 1
    where: Where = "any"

    def check(self, s: S, c: Context) -> Reason | None:
        return None if spots(s, c, self.where, lambda place: place.bandits) else NO_BANDITS

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, "rout", self.where, lambda place: place.bandits)
        for place in found:
            gone = min(self.count, t.state.places[place].bandits)
            t.state.places[place].bandits -= gone
            if not c.ref.startswith("crisis/"):  # what prevents a crisis is nobody's own doing
                t.state.players[c.seat].count("bandits", gone)
            t.tell("bandits-fled", place=place, count=gone)


@does("loot")
class Loot(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You take cards of your choice from the bandit hideout."""

    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.bandits.loot else NO_LOOT

    def run(self, t: T, c: Context) -> None:
        t.then(take_loot, c.seat, self.count)


@does("pill")
class Pill(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The actor takes the pill: roll a die and do what the line says (LN-RAX-PILL-02 to -04)."""

    lines: tuple[Line, ...]
    acts: ClassVar[bool] = True

    def parts(self) -> dict[str, tuple[Effect, ...]]:
        return {str(number): line.effects for number, line in enumerate(self.lines)}

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.rule_is_on("pills") else NO_PILLS

    def run(self, t: T, c: Context) -> None:
        rolled = t.state.chance.die(6)
        t.tell("pill", seat=c.seat, survivor=c.survivor, rolled=rolled)
        number = next(n for n, line in enumerate(self.lines) if rolled <= line.to)
        perform(t, f"{c.ref}/{number}", c.seat, c.survivor)
