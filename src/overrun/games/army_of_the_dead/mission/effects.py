"""The effects of missions: what their events and actions do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from overrun.core.flow import Flow
from overrun.games.army_of_the_dead.mission.conditions import no_streets
from overrun.games.army_of_the_dead.mission.objectives import heal
from overrun.games.army_of_the_dead.mission.spoiling import after_leaving, after_waking, heard
from overrun.games.army_of_the_dead.mission.words import (
    Common,
    Effect,
    Kind,
    Laid,
    Many,
    Zones,
    does,
)
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    PLAYERS,
    SHAMBLER,
    ZEUS,
    S,
    Spawn,
    Survivor,
    T,
    Truck,
)
from overrun.games.army_of_the_dead.team.companions import check_room, follow
from overrun.games.army_of_the_dead.team.growth import gain
from overrun.games.army_of_the_dead.team.health import bury, wound
from overrun.games.army_of_the_dead.team.inventory import arrange
from overrun.games.army_of_the_dead.team.searching import find_cards, keep
from overrun.games.army_of_the_dead.team.truck_seats import stand_up
from overrun.games.army_of_the_dead.zombies.abominations import arrive
from overrun.games.army_of_the_dead.zombies.activation import activation
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise, wake
from overrun.games.army_of_the_dead.zombies.spawning import spawn
from overrun.games.army_of_the_dead.zombies.supply import remove

if TYPE_CHECKING:
    from overrun.games.army_of_the_dead.mission.prospect import Prospect


Whom = Literal["actor", "zone", "everybody"]
"""The survivor whose action it was (nobody outside the players' phase), all survivors in a zone, or
all on the board."""


def meant(s: S, whom: Whom, zone: str, actor: Survivor | None) -> list[Survivor]:
    """The survivors that an effect is about; nobody if it speaks of an actor and there is none, or
    not any more."""
    if whom == "everybody":
        return list(s.survivors)
    if whom == "zone":
        return s.in_zone(s.ground.index[zone])
    return [] if actor is None or actor not in s.survivors else [actor]


def indices(s: S, zones: tuple[str, ...]) -> list[int]:
    return [s.ground.index[zone] for zone in zones]


def carry_out(t: T, effects: tuple[Effect, ...], actor: Survivor | None) -> Flow[None]:
    """All of them in order. ``actor`` is the survivor whose action it was, if it was one's."""
    for effect in effects:
        flow = effect.run(t, actor)
        if flow is not None:
            yield from flow
        if effect.losing:
            t.state.doubt = True


@does("spawn")
class SpawnZombies(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Zombies spawn in a zone as if by a card: reactions, sleepers, shortage."""

    losing: ClassVar[bool] = True

    zone: str
    kind: Common
    count: Many

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        return spawn(t, t.state.ground.index[self.zone], self.kind, self.count)

    def foresee(self, p: Prospect, often: bool) -> None:
        p.spawning.append(self.kind)


@does("arrive")
class Arrive(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """An abomination appears; the mission's Zeus in the place of his spawn token, if no zone is
    named (AD-OP-123)."""

    kind: Literal["valentine", "queen", "zeus"]
    zone: str = ""

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        s = t.state
        kind: str = self.kind
        place = s.ground.index[self.zone] if self.zone else None
        if kind == ZEUS:  # in the mission's form (AD-ABO-16)
            kind = s.sheet.zeus
            if place is None:
                place = next((each.zone for each in s.spawns if each.kind == ZEUS), None)
        if place is not None:
            yield from arrive(t, kind, place)

    def foresee(self, p: Prospect, often: bool) -> None:
        if self.kind != ZEUS or self.zone or ZEUS in p.at.spawns:
            p.arriving.append(self.kind)

    def problems(self, laid: Laid) -> Iterator[str]:
        if self.kind == ZEUS and not laid.sheet.zeus:
            yield "the sheet names no form of Zeus"
        if self.kind != ZEUS and not self.zone:
            yield f"where does the {self.kind} arrive?"


@does("start-spawns")
class StartSpawns(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The spawn zones of a colour become active (AD-CSP-03)."""

    colour: Literal["blue", "green"]

    def run(self, t: T, actor: Survivor | None) -> None:
        start_spawns(t, self.colour)


@does("stop-spawn")
class StopSpawn(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A spawn zone is sealed and spawns no more."""

    losing: ClassVar[bool] = True

    zone: str

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        s.spawns = self._left(s)
        t.tell("spawn-sealed", zone=self.zone)

    def after(self, s: S, actor: Survivor) -> S:
        return replace(s, spawns=self._left(s))

    def _left(self, s: S) -> list[Spawn]:
        return [each for each in s.spawns if each.zone != s.ground.index[self.zone]]

    def problems(self, laid: Laid) -> Iterator[str]:
        if self.zone not in [each.zone for each in laid.sheet.spawns]:
            yield f"{self.zone} is no spawn zone"


@does("activate")
class Activate(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """All zombies of a kind, or all at all, have an extra activation."""

    kind: Kind | None = None

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        return activation(t, None if self.kind is None else (self.kind,))


@does("remove")
class RemoveZombies(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Shamblers and alphas in a zone go back to the supply; nobody gains anything."""

    zone: str

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        zone = s.ground.index[self.zone]
        for kind in (SHAMBLER, ALPHA):
            snared = s.snared_in(kind, zone)
            standing = (s.shamblers if kind == SHAMBLER else s.alphas)[zone] - snared
            if snared:
                remove(s, zone, kind, snared, snared=True)
            if standing:
                remove(s, zone, kind, standing)
            if snared + standing:
                t.tell("removed", zone=s.ground.names[zone], kind=kind, count=snared + standing)


@does("sleepers")
class AddSleepers(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A sleepers token is laid face down in each of these zones."""

    zones: Zones

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        for zone in indices(s, self.zones):
            if s.unseen:  # a token from the box, its number hidden (AD-SET-05)
                number = s.unseen.pop(s.chance.die(len(s.unseen)) - 1)
                s.sleepers.setdefault(zone, []).append(number)
                t.tell("sleepers-laid", zone=s.ground.names[zone])

    def foresee(self, p: Prospect, often: bool) -> None:
        p.laid = p.at.box if often else min(p.at.box, p.laid + len(self.zones))

    def after(self, s: S, actor: Survivor) -> S:
        laid = {zone: [0] for zone in indices(s, self.zones)[: len(s.unseen)]}
        return replace(s, sleepers={**s.sleepers, **laid})


@does("wake")
class Wake(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The sleepers in these zones wake."""

    zones: Zones

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        for zone in indices(t.state, self.zones):
            yield from wake(t, zone)

    def after(self, s: S, actor: Survivor) -> S:
        return after_waking(s, indices(s, self.zones))


@does("noise")
class Noise(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Noise is made in a zone."""

    zone: str

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        return make_noise(t, t.state.ground.index[self.zone])

    def after(self, s: S, actor: Survivor) -> S:
        return after_waking(s, heard(s, s.ground.index[self.zone]))


@does("open")
class OpenDoor(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A door opens."""

    door: str

    def run(self, t: T, actor: Survivor | None) -> None:
        if self.door in t.state.closed:
            t.state.closed.remove(self.door)
            t.tell("door-opened", door=self.door)

    def foresee(self, p: Prospect, often: bool) -> None:
        p.open(self.door)

    def after(self, s: S, actor: Survivor) -> S:
        return replace(s, closed=[each for each in s.closed if each != self.door])


@does("close")
class CloseDoor(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """A door closes."""

    losing: ClassVar[bool] = True

    door: str

    def run(self, t: T, actor: Survivor | None) -> None:
        if self.door not in t.state.closed:
            t.state.closed.append(self.door)
            t.tell("door-closed", door=self.door)

    def after(self, s: S, actor: Survivor) -> S:
        return replace(s, closed=[*s.closed, self.door])


@does("truck")
class PutTruck(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The truck comes onto the board, empty (AD-TRK-31)."""

    zone: str

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        if s.truck is None:
            s.truck = Truck(s.ground.index[self.zone])
            t.tell("truck-found", zone=s.ground.names[s.truck.zone])

    def foresee(self, p: Prospect, often: bool) -> None:
        p.trucks.append(p.ground.index[self.zone])

    def after(self, s: S, actor: Survivor) -> S:
        return replace(s, truck=s.truck or Truck(s.ground.index[self.zone]))

    def problems(self, laid: Laid) -> Iterator[str]:
        return no_streets(laid, (self.zone,))


@does("mark")
class Mark(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Something is noted for later conditions."""

    mark: str

    def run(self, t: T, actor: Survivor | None) -> None:
        if self.mark not in t.state.marks:
            t.state.marks.append(self.mark)

    def foresee(self, p: Prospect, often: bool) -> None:
        p.marks.append(self.mark)

    def after(self, s: S, actor: Survivor) -> S:
        return replace(s, marks=[*s.marks, self.mark])


@does("adrenaline")
class Adrenaline(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors gain adrenaline points."""

    amount: Many
    whom: Whom = "actor"
    zone: str = ""

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        for survivor in meant(t.state, self.whom, self.zone, actor):
            yield from gain(t, survivor, self.amount)


@does("heal")
class Heal(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors regain health, never above their starting health."""

    losing: ClassVar[bool] = True

    amount: Many
    whom: Whom = "actor"
    zone: str = ""

    def run(self, t: T, actor: Survivor | None) -> None:
        for survivor in meant(t.state, self.whom, self.zone, actor):
            heal(t, survivor, self.amount)

    def foresee(self, p: Prospect, often: bool) -> None:
        p.healing = True


@does("hurt")
class Hurt(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """Survivors suffer wounds; in a zone companions too."""

    wounds: Many
    whom: Literal["actor", "zone"] = "actor"
    zone: str = ""

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        if self.whom == "zone":
            hurt = s.people(s.ground.index[self.zone])
        else:
            hurt = [each.id for each in meant(s, self.whom, self.zone, actor)]
        for id in hurt:
            wound(t, id, self.wounds)
        bury(t)


@does("find")
class Find(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The actor draws cards from the equipment deck as if searching, or gets a named one if it is
    still in the deck or among the discards."""

    count: Many = 1
    card: str = ""

    def run(self, t: T, actor: Survivor | None) -> Flow[None]:
        if actor is not None and actor in t.state.survivors:
            if self.card:
                yield from _find_card(t, actor, self.card)
            else:
                yield from find_cards(t, actor, self.count)


@does("join")
class Join(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The companions without a leader in the actor's zone follow the actor (AD-CPN-05)."""

    def run(self, t: T, actor: Survivor | None) -> None:
        s = t.state
        if actor is not None and actor in s.survivors:
            for each in s.companions:
                if each.zone == actor.zone and not each.leader and not check_room(s, actor):
                    follow(t, each, actor)


@does("leave")
class Leave(msgspec.Struct, Effect, frozen=True, forbid_unknown_fields=True):
    """The actor, or everyone in a zone, leaves the board alive, with the companions they lead."""

    losing: ClassVar[bool] = True

    whom: Literal["actor", "zone"] = "actor"
    zone: str = ""

    def run(self, t: T, actor: Survivor | None) -> None:
        for survivor in meant(t.state, self.whom, self.zone, actor):
            leave(t, survivor)

    def foresee(self, p: Prospect, often: bool) -> None:
        p.leaving = True

    def after(self, s: S, actor: Survivor) -> S:
        return after_leaving(s, meant(s, self.whom, self.zone, actor))


def start_spawns(t: T, colour: str) -> None:
    """The spawn zones of a colour spawn from the next zombie phase on (AD-CSP-04, AD-OP-120)."""
    s = t.state
    for each in s.spawns:
        if each.kind == colour and not each.from_round:
            each.from_round = s.round if s.phase == PLAYERS else s.round + 1
            t.tell("spawn-started", zone=s.ground.names[each.zone], kind=colour)


def _find_card(t: T, survivor: Survivor, card: str) -> Flow[None]:
    """A named card, if it is not in somebody's hands already."""
    s = t.state
    for pile in (s.equipment, s.equipment_discard):
        if card in pile:
            pile.remove(card)
            s.drawn.append(card)
            t.tell("drew", survivor=survivor.id, cards=[card])
            if (yield from keep(t, survivor)):
                yield from arrange(t, survivor)
            return


def leave(t: T, survivor: Survivor) -> None:
    """A survivor leaves the board alive, with its equipment, its tokens and whom it leads."""
    s = t.state
    followers = [each.id for each in s.companions_of(survivor.id)]
    group = [survivor.id, *followers]
    s.survivors.remove(survivor)
    s.companions = [each for each in s.companions if each.leader != survivor.id]
    s.gone += group
    s.escorted += followers
    for id in group:
        stand_up(s, id)
    for turn in s.turns:
        if turn.who == survivor.id:
            turn.actions = 0
            turn.free = {}
    t.tell("left-board", survivor=survivor.id, group=group)
