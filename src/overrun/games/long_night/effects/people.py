"""Effects on survivors: wounds and healing, death, joining and leaving, being moved."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.core.state import Step
from overrun.games.long_night.actions.moving import HAS_MOVED, open_places
from overrun.games.long_night.effects.base import (
    NOBODY,
    S,
    T,
    Where,
    Who,
    chosen_places,
    spots,
    struck,
    whom,
)
from overrun.games.long_night.moving import travel
from overrun.games.long_night.people import (
    DESPAIR,
    FROSTBITE,
    WOUND,
    free_places,
    hurt,
    join,
    kill,
    lose,
    put,
)
from overrun.games.long_night.resolving import COLONY_FULL
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Survivor
from overrun.games.long_night.vocabulary import Context, Effect, does

NOBODY_WOUNDED = Reason("OP-82", "nobody-wounded")
NOBODY_DESPAIRS = Reason("OP-82", "nobody-despairs")
NOBODY_TO_JOIN = Reason("OP-17", "nobody-to-join")
NOT_IN_DECK = Reason("LN-SKILL-08", "survivor-not-in-deck")
NO_PLACE_OUTSIDE = Reason("LN-EXILE-08", "no-place-outside")
NOWHERE_TO_GO = Reason("LN-ACT-MOVE-03", "nowhere-to-go")
NOBODY_MOVED = Reason("OP-82", "nobody-has-moved")
NOBODY_TO_PASS = Reason("OP-82", "nobody-to-pass")

SEVERAL = ("lowest", "highest", "random")
"""Words that may mean more than one, by ``number``."""


def _check_anybody(s: S, c: Context, who: Who, name: str, number: int = 1) -> Reason | None:
    least = number if who.startswith(SEVERAL) else 1
    return NOBODY if len(whom(s, c, who, name)) < least else None


# -- harm --------------------------------------------------------------------------------------


class Harm(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """What several harms have in common: whom they strike, and what happens to each of them.

    ``number`` is for ``lowest``, ``highest`` and ``random``: how many of them.
    """

    who: Who = "actor"
    number: int = 1
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_anybody(s, c, self.who, self.name, self.number)

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(t, c, self.word, self.who, self.name, self.number)
        t.plan(*(self.blow(name) for name in names))

    def blow(self, name: str) -> Step:
        """The step that strikes one survivor."""
        raise NotImplementedError


class Hurt(Harm, frozen=True):
    """Survivors receive tokens of one kind."""

    count: int = 1
    token: ClassVar[str]

    def blow(self, name: str) -> Step:
        return ("suffer", [name, self.token, self.count])


@does("wound")
class Wound(Hurt, frozen=True):
    """Survivors receive normal wounds."""

    token: ClassVar[str] = WOUND


@does("frostbite")
class Frostbite(Hurt, frozen=True):
    """Survivors receive frostbite."""

    token: ClassVar[str] = FROSTBITE


@does("despair")
class Despair(Hurt, frozen=True):
    """Survivors receive despair (LN-DESP-01)."""

    token: ClassVar[str] = DESPAIR


@task
def suffer(t: T, name: str, token: str, count: int) -> None:
    """One survivor is hurt; what follows from it is settled before the next one's turn."""
    hurt(t, name, token, count)


# -- healing -----------------------------------------------------------------------------------


@does("heal")
class Heal(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Wounds of any kind but despair are removed; whoever heals chooses which (OP-46)."""

    who: Who = "yours"
    count: int = 1
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        for name in whom(s, c, self.who, self.name):
            v = s.survivors[name]
            if v.wounds or v.frostbite:
                return None
        return NOBODY_WOUNDED

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(t, c, "heal", self.who, self.name, able=_can_heal)
        for name in names:
            yield from _heal(t, c, t.state.survivors[name], self.count)


def _can_heal(v: Survivor) -> bool:
    return v.wounds + v.frostbite > 0  # despair is never healed (LN-DESP-03)


def _heal(t: T, c: Context, v: Survivor, count: int) -> Flow[None]:
    """Take off so many tokens; which is a choice only if not all of them go."""
    for left in range(count, 0, -1):
        kinds = [kind for kind, there in ((WOUND, v.wounds), (FROSTBITE, v.frostbite)) if there]
        if not kinds:
            return
        kind = kinds[0]
        if len(kinds) > 1 and left < v.wounds + v.frostbite:
            options: list[Option] = [("heal", v.id, each) for each in kinds]
            facts: dict[str, Fact] = {"effect": "heal", "survivor": v.id}
            kind = (yield Ask(c.seat, "choose-wound", options, facts))[2]
        if kind == WOUND:
            v.wounds -= 1
        else:
            v.frostbite -= 1
        t.tell("healed", survivor=v.id, seat=v.owner, kind=kind, wounds=v.hurt)


@does("hearten")
class Hearten(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Despair is removed (LN-DESP-04)."""

    who: Who = "yours"
    count: int = 1
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        for name in whom(s, c, self.who, self.name):
            if s.survivors[name].despair:
                return None
        return NOBODY_DESPAIRS

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(
            t, c, "hearten", self.who, self.name, able=lambda v: v.despair > 0
        )
        for name in names:
            v = t.state.survivors[name]
            for _ in range(min(self.count, v.despair)):
                v.despair -= 1
                t.tell("healed", survivor=name, seat=v.owner, kind=DESPAIR, wounds=v.hurt)


# -- death and danger --------------------------------------------------------------------------


@does("kill")
class Kill(Harm, frozen=True):
    """Survivors die."""

    def blow(self, name: str) -> Step:
        return ("perish", [name])


@task
def perish(t: T, name: str) -> None:
    """One survivor dies by a card (LN-SKILL-04)."""
    if name in t.state.survivors:
        kill(t, name, "card")


@does("leave")
class Leave(Harm, frozen=True):
    """Survivors are removed from the game, which is not a death (LN-SKILL-09)."""

    def blow(self, name: str) -> Step:
        return ("go_away", [name])


@task
def go_away(t: T, name: str) -> None:
    """One survivor leaves for good."""
    if name in t.state.survivors:
        lose(t, name)


@does("expose")
class Expose(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors make an exposure roll each."""

    who: Who = "actor"
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_anybody(s, c, self.who, self.name)

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(t, c, "expose", self.who, self.name)
        t.plan(*(("expose_again", [name, 1]) for name in names))


# -- coming ------------------------------------------------------------------------------------


@does("recruit")
class Recruit(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """New survivors join your group: the top of the deck, or the one that ``name`` names, who is
    looked for in the deck."""

    count: int = 1
    name: str = ""

    @property
    def adds_people(self) -> bool:
        return True

    def check(self, s: S, c: Context) -> Reason | None:
        if self.name:
            # who is in the deck is no secret: all others lie open
            if self.name not in s.survivor_deck:
                return NOT_IN_DECK
        elif len(s.survivor_deck) < self.count:
            return NOBODY_TO_JOIN
        if s.players[c.seat].exiled:
            return None if free_places(s) else NO_PLACE_OUTSIDE  # LN-EXILE-08, OP-84
        return None if s.takes_in(c.seat) else COLONY_FULL

    def run(self, t: T, c: Context) -> None:
        if self.name:
            t.then(look_for_survivor, c.seat, self.name)
        else:
            t.plan(*[("draw_survivor", [c.seat])] * self.count)


@task
def draw_survivor(t: T, seat: int) -> None:
    """The top survivor of the deck joins; nobody does if it is empty (OP-17)."""
    if t.state.survivor_deck and _has_room(t, seat):
        join(t, seat, t.state.survivor_deck.pop(0))


@task
def look_for_survivor(t: T, seat: int, name: str) -> None:
    """A survivor is looked for in the deck, which is shuffled afterwards (LN-XR-10)."""
    deck = t.state.survivor_deck
    if name in deck and _has_room(t, seat):
        deck.remove(name)
        t.state.chance.shuffle(deck)
        join(t, seat, name)


def _has_room(t: T, seat: int) -> bool:
    s = t.state
    room = bool(free_places(s)) if s.players[seat].exiled else s.takes_in(seat)
    if not room:
        t.tell("no-room", seat=seat)
    return room


# -- going -------------------------------------------------------------------------------------


@does("put")
class Put(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors are put at a place with room for them, which is not a move (LN-ACT-MOVE-07)."""

    who: Who = "actor"
    where: Where = "colony"
    name: str = ""

    def check(self, s: S, c: Context) -> Reason | None:
        names = whom(s, c, self.who, self.name)
        if not names:
            return NOBODY
        able = any(self._places(s, c, s.survivors[name]) for name in names)
        return None if able else NOWHERE_TO_GO

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        names = yield from struck(
            t, c, "put", self.who, self.name, able=lambda v: self._places(s, c, v)
        )
        steps: list[Step] = [
            ("put_at", [c.seat, name, self._places(s, c, s.survivors[name])]) for name in names
        ]
        if self.where == "random":
            found = yield from chosen_places(t, c, "put", self.where)
            steps = [("put_at", [c.seat, name, found]) for name in names]
        t.plan(*steps)

    def _places(self, s: S, c: Context, v: Survivor) -> list[str]:
        """Where this survivor can be put: not where it is, nor where the exiled may not be."""
        free = open_places(s, v.owner)
        return [place for place in spots(s, c, self.where) if place in free and place != v.place]


@task
def put_at(t: T, seat: int, name: str, places: list[str]) -> Flow[None]:
    """One survivor is stood at one of several places, if there is still room."""
    s = t.state
    v = s.survivors.get(name)
    if v is None:
        return
    free = open_places(s, v.owner)
    options: list[Option] = [
        ("place", place) for place in places if place in free and place != v.place
    ]
    if not options:
        return
    facts: dict[str, Fact] = {"effect": "put", "survivor": name}
    choice = yield Ask(seat, "choose-place", options, facts)
    start = v.place
    put(t, name, choice[1])
    t.tell("put", survivor=name, seat=v.owner, start=start, place=choice[1])


@does("travel")
class Travel(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """One of your survivors makes its move now, with or without an exposure roll."""

    exposure: bool = False

    def check(self, s: S, c: Context) -> Reason | None:
        barred = [s.home(c.seat).place] if s.players[c.seat].exiled else s.closed_to(c.seat)
        waiting = False
        for v in s.of(c.seat):
            if v.moved or v.bitten:
                continue
            waiting = True
            for place in s.places:  # most often the first one will do
                if place == v.place or place in barred:
                    continue
                if s.room(place) > 0:
                    return None
        return NOWHERE_TO_GO if waiting else HAS_MOVED

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        free = open_places(s, c.seat)
        options: list[Option] = [
            ("move", v.id)
            for v in s.of(c.seat)
            if not v.moved and not v.bitten and any(place != v.place for place in free)
        ]
        if not options:
            return
        choice = yield Ask(c.seat, "choose-survivor", options, {"effect": self.word})
        v = s.survivors[choice[1]]
        options = [("place", place) for place in free if place != v.place]
        facts: dict[str, Fact] = {"effect": self.word, "survivor": v.id}
        choice = yield Ask(c.seat, "choose-place", options, facts)
        v.moved = True
        travel(t, v.id, choice[1], exposure=self.exposure)


@does("again")
class Again(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A survivor of yours that has moved may move once more this turn."""

    def check(self, s: S, c: Context) -> Reason | None:
        moved = any(v.moved and not v.bitten for v in s.of(c.seat))
        return None if moved else NOBODY_MOVED

    def run(self, t: T, c: Context) -> Flow[None]:
        names = yield from struck(t, c, self.word, "yours", able=lambda v: v.moved)
        for name in names:
            t.state.survivors[name].moved = False
            t.tell("may-move-again", survivor=name, seat=c.seat)


@does("pass-survivors")
class PassSurvivors(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Each player not in exile with two survivors or more passes one to the next on the left."""

    def check(self, s: S, c: Context) -> Reason | None:
        return None if _givers(s, c.seat) else NOBODY_TO_PASS

    def run(self, t: T, c: Context) -> Flow[None]:
        s = t.state
        givers, order = _givers(s, c.seat), s.fellows(c.seat)
        if not givers:
            return
        facts: dict[str, Fact] = {"effect": self.word}
        asks = [
            Ask(seat, "choose-survivor", [("pass", name) for name in s.players[seat].group], facts)
            for seat in givers
        ]
        chosen = yield asks  # all at once: nobody waits to see what comes
        for seat, choice in zip(givers, chosen, strict=True):
            taker = order[(order.index(seat) + 1) % len(order)]
            _pass_on(t, choice[1], taker)
        t.plan(*(("choose_leader", [seat]) for seat in order))


def _givers(s: S, seat: int) -> list[int]:
    citizens = s.fellows(seat)
    if len(citizens) < 2:
        return []
    return [seat for seat in citizens if len(s.players[seat].group) > 1]


def _pass_on(t: T, name: str, taker: int) -> None:
    """A survivor changes sides, with all that it carries."""
    s = t.state
    v = s.survivors[name]
    giver = v.owner
    s.players[giver].group.remove(name)
    s.players[taker].group.append(name)
    v.owner = taker
    t.tell("passed", survivor=name, seat=giver, other=taker)
