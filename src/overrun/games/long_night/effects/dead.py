"""Effects on zombies and what holds them off."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import FACES
from overrun.games.long_night.actions.building import (
    NO_ROOM,
    NO_SPACE,
    NOBODY_TO_ATTRACT,
    ask_door,
    build,
    lure_zombies,
    zombies_elsewhere,
)
from overrun.games.long_night.effects.base import NOBODY, S, T, Where, chosen_places, spots
from overrun.games.long_night.resolving import actor
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Place, Survivor
from overrun.games.long_night.vocabulary import Context, Effect, does
from overrun.games.long_night.zombies import kill_zombies, remove_zombies

NO_ZOMBIES = Reason("OP-82", "no-zombies-there")
TOO_FEW_DEFENCES = Reason("LN-XR-08", "too-few-barricades")


@does("zombies")
class Zombies(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Zombies are added, one batch at each place; per player not in exile if so said."""

    count: int
    where: Where = "colony"
    per_player: bool = False

    def check(self, s: S, c: Context) -> Reason | None:
        return None if spots(s, c, self.where) else NOBODY

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, self.word, self.where)
        count = self.count * (len(t.state.fellows(c.seat)) if self.per_player else 1)
        if count > 0:
            t.plan(*(("add_zombies", [place, count, 0, c.by_crisis]) for place in found))


@does("repel")
class Repel(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Up to so many zombies are removed; nobody killed them, so nobody is exposed (LN-ZKILL-05)."""

    count: int
    where: Where = "colony"

    def check(self, s: S, c: Context) -> Reason | None:
        return None if spots(s, c, self.where, lambda place: place.zombies) else NO_ZOMBIES

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, self.word, self.where, lambda place: place.zombies)
        for place in found:
            remove_zombies(t, place, self.count)


@does("slay")
class Slay(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The actor kills up to so many zombies at its place (``here``) or in the place named; for each
    it is exposed, unless the card says otherwise (LN-ZKILL-02, OP-45)."""

    acts: ClassVar[bool] = True

    count: int = 1
    where: Where = "here"
    exposure: bool = True

    def check(self, s: S, c: Context) -> Reason | None:
        v = actor(s, c)
        if v is None:
            return NOBODY
        return None if spots(s, c, self.where, lambda place: any(_near(v, place))) else NO_ZOMBIES

    def run(self, t: T, c: Context) -> Flow[None]:
        v = actor(t.state, c)
        if v is None:
            return
        found = yield from chosen_places(
            t, c, self.word, self.where, lambda place: any(_near(v, place))
        )
        args = [self.count, self.exposure]
        t.plan(*(("slay_at", [c.seat, c.survivor, place, *args]) for place in found))


def _near(v: Survivor, place: Place) -> list[int]:
    """The zombies at each entrance of a place that a survivor can reach: who stands at the gates of
    others reaches no other entrance there (WC-OP-20.c)."""
    far = v.place == place.id and v.door is not None
    return [
        0 if far and number != v.door else door.zombies for number, door in enumerate(place.doors)
    ]


@task
def slay_at(t: T, seat: int, name: str, place: str, count: int, exposure: bool) -> Flow[None]:
    """Zombies of one place die together; the player says at which entrances (LN-ZKILL-03).

    Who is exposed for each may stop before the last.
    """
    s = t.state
    v = s.survivors.get(name)
    if v is None:
        return
    left = _near(v, s.places[place])
    doors: list[int] = []
    for _ in range(min(count, sum(left))):
        options: list[Option] = [
            ("door", FACES[number + 1]) for number, zombies in enumerate(left) if zombies
        ]
        if doors and exposure:
            options.append(("enough",))
        facts: dict[str, Fact] = {"effect": "slay", "survivor": name, "place": place}
        choice = yield Ask(seat, "choose-door", options, facts)
        if choice[0] == "enough":
            break
        number = int(choice[1]) - 1
        left[number] -= 1
        doors.append(number)
    if doors:
        kill_zombies(t, name, place, doors, exposure=exposure)


@does("barricade")
class Barricade(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Barricades are put on empty entrance spaces."""

    count: int = 1
    where: Where = "here"

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_space(s, c, self.where, self.count)

    def run(self, t: T, c: Context) -> Flow[None]:
        yield from _build(t, c, self, trap=False)


@does("trap")
class Trap(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Explosive traps are put on empty entrance spaces (LN-TRAP-01)."""

    count: int = 1
    where: Where = "here"

    def check(self, s: S, c: Context) -> Reason | None:
        return _check_space(s, c, self.where, self.count)

    def run(self, t: T, c: Context) -> Flow[None]:
        yield from _build(t, c, self, trap=True)


def _build(t: T, c: Context, effect: Barricade | Trap, *, trap: bool) -> Flow[None]:
    s, where = t.state, effect.where
    found = yield from chosen_places(
        t, c, effect.word, where, lambda place: _space(s, c, where, place) > 0
    )
    t.plan(
        *(
            ("build_at", [c.seat, place, effect.count, trap, _doors(s, c, where, s.places[place])])
            for place in found
        )
    )


def _doors(s: S, c: Context, where: Where, place: Place) -> list[int]:
    """The entrances at which a card builds: all of them; but those who stand at the gates of others
    build only where they stand (WC-OP-20.d)."""
    builders = s.of(c.seat) if where == "yours" else []
    if where == "here" and (v := actor(s, c)):
        builders = [v]
    own = [v.door for v in builders if v.place == place.id]
    if not own or None in own:
        return list(range(len(place.doors)))
    return sorted({number for number in own if number is not None})


def _space(s: S, c: Context, where: Where, place: Place) -> int:
    return sum(place.doors[number].empty for number in _doors(s, c, where, place))


def _check_space(s: S, c: Context, where: Where, count: int) -> Reason | None:
    found = spots(s, c, where, lambda place: _space(s, c, where, place) >= count)
    return None if found else NO_SPACE


@task
def build_at(t: T, seat: int, place: str, count: int, trap: bool, among: list[int]) -> Flow[None]:
    """Barricades or traps at one place, at some of its entrances, as the player chooses."""
    s = t.state
    doors = s.places[place].doors
    purpose = "trap" if trap else "barricade"
    for _ in range(min(count, sum(doors[number].empty for number in among))):
        number = yield from ask_door(s, seat, place, purpose, among)
        build(t, seat, place, number, trap=trap)


@does("breach")
class Breach(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Barricades and traps are removed: so many, or all with 0."""

    count: int = 0
    where: Where = "colony"

    def check(self, s: S, c: Context) -> Reason | None:
        least = self.count or 1
        found = spots(s, c, self.where, lambda place: place.defences >= least)
        return None if found else TOO_FEW_DEFENCES

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(t, c, self.word, self.where, lambda place: place.defences)
        t.plan(*(("breach_at", [c.seat, place, self.count]) for place in found))


@task
def breach_at(t: T, seat: int, place: str, count: int) -> Flow[None]:
    """Barricades and traps of one place go, at entrances of the player's choice."""
    s = t.state
    doors = s.places[place].doors
    there = s.places[place].defences
    for _ in range(min(count or there, there)):
        options: list[Option] = []
        for number, door in enumerate(doors):
            if door.barricades:
                options.append(("barricade", FACES[number + 1]))
            if door.traps:
                options.append(("trap", FACES[number + 1]))
        if 0 < count < there:
            facts: dict[str, Fact] = {"effect": "breach", "place": place}
            what, face = yield Ask(seat, "choose-door", options, facts)
        else:
            what, face = options[0]  # all of them go, so the order is nothing to ask about
        door = doors[int(face) - 1]
        door.traps -= what == "trap"
        door.barricades -= what == "barricade"
        t.tell("defence-removed", place=place, door=int(face), what=what)


@does("noise")
class Noise(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Noise tokens are laid, as far as there is room."""

    count: int = 1
    where: Where = "here"

    def check(self, s: S, c: Context) -> Reason | None:
        return None if spots(s, c, self.where) else NOBODY

    def run(self, t: T, c: Context) -> Flow[None]:
        found = yield from chosen_places(
            t, c, self.word, self.where, lambda place: place.noise < place.noise_spaces
        )
        for name in found:
            place = t.state.places[name]
            laid = min(self.count, place.noise_spaces - place.noise)
            place.noise += laid
            t.tell("noise-laid", place=name, count=laid, noise=place.noise)


@does("lure")
class Lure(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Up to so many zombies move from one place to empty entrance spaces of the actor's place."""

    acts: ClassVar[bool] = True

    count: int = 2

    def check(self, s: S, c: Context) -> Reason | None:
        v = actor(s, c)
        if v is None:
            return NOBODY
        if s.places[v.place].empty <= 0:
            return NO_ROOM
        return None if zombies_elsewhere(s, v.place) else NOBODY_TO_ATTRACT

    def run(self, t: T, c: Context) -> None:
        if actor(t.state, c) is not None:
            t.then(lure_zombies, c.seat, c.survivor, self.count, "")
