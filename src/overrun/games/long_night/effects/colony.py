"""Effects on the colony: morale, rounds, food, the helpless, waste."""

from __future__ import annotations

import msgspec

from overrun.core.flow import Flow
from overrun.core.reason import Reason
from overrun.games.long_night.actions.building import NO_WASTE, clean_away
from overrun.games.long_night.cards import TRACK
from overrun.games.long_night.effects.base import S, T, chosen_places, spots
from overrun.games.long_night.ending import change_morale
from overrun.games.long_night.people import add_helpless, kill_helpless
from overrun.games.long_night.resolving import COLONY_FULL
from overrun.games.long_night.rules import task
from overrun.games.long_night.vocabulary import Context, Effect, does

TOO_LITTLE_FOOD = Reason("LN-XR-08", "too-little-food")
NO_TIME = Reason("LN-XR-08", "no-time-left")
NO_STARVATION = Reason("OP-82", "no-starvation")
TOO_FEW_HELPLESS = Reason("LN-XR-08", "too-few-helpless")
TOO_LITTLE_PROGRESS = Reason("LN-XR-08", "too-little-progress")
NOBODY_UNRULY = Reason("OP-82", "nobody-unruly")
DECK_EMPTY = Reason("OP-16", "deck-empty")


@does("morale")
class Morale(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Morale rises or falls."""

    by: int

    def run(self, t: T, c: Context) -> None:
        change_morale(t, t.state.home(c.seat), self.by, "card")


@does("rounds")
class Rounds(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The round marker moves: more time, or less (never to 0 by this)."""

    by: int

    def check(self, s: S, c: Context) -> Reason | None:
        return NO_TIME if s.rounds + self.by < 1 else None

    def run(self, t: T, c: Context) -> None:
        s = t.state
        before = s.rounds
        s.rounds = max(1, min(TRACK, before + self.by))
        t.tell("rounds", by=s.rounds - before, rounds=s.rounds)


@does("food")
class Food(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Food tokens come into the supply, or leave it; one cannot lose what is not there."""

    by: int

    @property
    def sure(self) -> bool:
        return self.by >= 0

    def check(self, s: S, c: Context) -> Reason | None:
        return TOO_LITTLE_FOOD if s.home(c.seat).food + self.by < 0 else None

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        by = max(self.by, -home.food)
        home.food += by
        t.tell("food", by=by, food=home.food, colony=home.place)


@does("starvation")
class Starvation(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Starvation tokens come or go."""

    by: int

    @property
    def sure(self) -> bool:
        return self.by >= 0

    def check(self, s: S, c: Context) -> Reason | None:
        return NO_STARVATION if self.by < 0 and not s.home(c.seat).starvation else None

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        by = max(self.by, -home.starvation)
        home.starvation += by
        t.tell("starvation", by=by, starvation=home.starvation, colony=home.place)


@does("helpless")
class Helpless(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Helpless survivors come to the colony, unruly ones if so said, or leave it unharmed."""

    by: int
    unruly: bool = False

    @property
    def adds_people(self) -> bool:
        return self.by > 0

    def check(self, s: S, c: Context) -> Reason | None:
        home = s.home(c.seat)
        if self.by < 0:
            there = home.unruly if self.unruly else home.helpless
            return TOO_FEW_HELPLESS if there < -self.by else None
        if s.players[c.seat].exiled:
            return None  # none come, and that is no hindrance (LN-EXILE-07)
        return None if s.takes_in(c.seat) else COLONY_FULL

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        if self.by >= 0:
            add_helpless(t, c.seat, self.by, unruly=self.unruly)
            return
        count = min(-self.by, home.unruly if self.unruly else home.helpless)
        if not count:
            return
        calm = 0 if self.unruly else min(count, home.helpless - home.unruly)
        home.helpless -= count
        home.unruly -= count - calm
        t.tell(
            "helpless-left",
            count=count,
            helpless=home.helpless,
            unruly=home.unruly,
            colony=home.place,
        )


@does("kill-helpless")
class KillHelpless(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Helpless survivors die; each costs morale (LN-HELP-04)."""

    count: int = 1

    def check(self, s: S, c: Context) -> Reason | None:
        return TOO_FEW_HELPLESS if s.home(c.seat).helpless < self.count else None

    def run(self, t: T, c: Context) -> None:
        deaths = min(self.count, t.state.home(c.seat).helpless)
        t.plan(*[("helpless_dies", [c.seat])] * deaths)


@task
def helpless_dies(t: T, seat: int) -> None:
    """One of several deaths in a player's colony, each settled before the next."""
    kill_helpless(t, t.state.home(seat))


@does("unruly")
class Unruly(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Helpless survivors become unruly, or with a negative number calm again."""

    by: int

    def check(self, s: S, c: Context) -> Reason | None:
        home = s.home(c.seat)
        if self.by < 0:
            return None if home.unruly else NOBODY_UNRULY
        return TOO_FEW_HELPLESS if home.helpless - home.unruly < self.by else None

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        by = max(-home.unruly, min(self.by, home.helpless - home.unruly))
        home.unruly += by
        t.tell("unruly", by=by, unruly=home.unruly, colony=home.place)


@does("clean")
class Clean(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The top cards of the waste pile are removed from the game."""

    count: int

    def check(self, s: S, c: Context) -> Reason | None:
        return None if s.home(c.seat).waste else NO_WASTE

    def run(self, t: T, c: Context) -> None:
        if t.state.home(c.seat).waste:
            clean_away(t, c.seat, self.count)


@does("litter")
class Litter(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The top cards of an item deck go on the waste pile."""

    count: int
    deck: str = "random"

    def check(self, s: S, c: Context) -> Reason | None:
        return None if spots(s, c, self.deck, lambda place: place.deck) else DECK_EMPTY

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        found = yield from chosen_places(t, c, self.word, self.deck, lambda place: place.deck)
        for place in found:
            deck = s.places[place].deck
            cards, deck[: self.count] = deck[: self.count], []
            waste = s.home(c.seat).waste
            waste += cards
            t.tell("littered", deck=place, items=cards, waste=len(waste), reveals=True)


@does("first-player")
class FirstPlayer(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """You take the first player token."""

    def run(self, t: T, c: Context) -> None:
        t.state.home(c.seat).first = c.seat
        t.tell("first-player", seat=c.seat)


@does("progress")
class Progress(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The main objective's progress rises or falls."""

    by: int

    @property
    def sure(self) -> bool:
        return self.by >= 0

    def check(self, s: S, c: Context) -> Reason | None:
        return TOO_LITTLE_PROGRESS if s.home(c.seat).progress + self.by < 0 else None

    def run(self, t: T, c: Context) -> None:
        home = t.state.home(c.seat)
        by = max(self.by, -home.progress)
        home.progress += by
        t.tell("progress", by=by, progress=home.progress, colony=home.place)
