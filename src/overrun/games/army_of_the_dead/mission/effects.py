"""How the effects of missions are carried out (``words.py`` says what there is)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.play import Play
from overrun.games.army_of_the_dead.mission import words
from overrun.games.army_of_the_dead.mission.objectives import heal
from overrun.games.army_of_the_dead.state import (
    ALPHA,
    PLAYERS,
    SHAMBLER,
    ZEUS,
    ArmyState,
    Survivor,
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

S = ArmyState
T = Play[ArmyState]


LOSING = (
    words.SpawnZombies, words.StopSpawn, words.CloseDoor, words.Heal, words.Leave,
)  # fmt: skip
"""After these an objective may be out of reach: they take something away, or are used up."""


def carry_out(t: T, effects: tuple[words.Effect, ...], actor: Survivor | None) -> Flow[None]:
    """All of them in order. ``actor`` is the survivor whose action it was, if it was one's."""
    for effect in effects:
        yield from _do(t, effect, actor)
        if isinstance(effect, LOSING):
            t.state.doubt = True


def _do(t: T, effect: words.Effect, actor: Survivor | None) -> Flow[None]:
    s = t.state
    index = s.ground.index
    match effect:
        case words.SpawnZombies(zone, kind, count):
            yield from spawn(t, index[zone], kind, count)
        case words.Arrive(kind, zone):
            yield from _arrive(t, kind, zone)
        case words.StartSpawns(colour):
            start_spawns(t, colour)
        case words.StopSpawn(zone):
            s.spawns = [each for each in s.spawns if each.zone != index[zone]]
            t.tell("spawn-sealed", zone=zone)
        case words.Activate(kind):
            yield from activation(t, None if kind is None else (kind,))
        case words.RemoveZombies(zone):
            _remove_zombies(t, index[zone])
        case words.AddSleepers(zones):
            for zone in zones:
                _add_sleepers(t, index[zone])
        case words.Wake(zones):
            for zone in zones:
                yield from wake(t, index[zone])
        case words.Noise(zone):
            yield from make_noise(t, index[zone])
        case words.OpenDoor(door):
            if door in s.closed:
                s.closed.remove(door)
                t.tell("door-opened", door=door)
        case words.CloseDoor(door):
            if door not in s.closed:
                s.closed.append(door)
                t.tell("door-closed", door=door)
        case words.PutTruck(zone):
            if s.truck is None:
                s.truck = Truck(index[zone])
                t.tell("truck-found", zone=s.ground.names[index[zone]])
        case words.Mark(mark):
            if mark not in s.marks:
                s.marks.append(mark)
        case words.Adrenaline(amount, whom, zone):
            for survivor in _meant(s, whom, zone, actor):
                yield from gain(t, survivor, amount)
        case words.Heal(amount, whom, zone):
            for survivor in _meant(s, whom, zone, actor):
                heal(t, survivor, amount)
        case words.Hurt(wounds, whom, zone):
            if whom == "zone":
                hurt = s.people(index[zone])
            else:
                hurt = [each.id for each in _meant(s, whom, zone, actor)]
            for id in hurt:
                wound(t, id, wounds)
            bury(t)
        case words.Find(count, card):
            if actor is not None and actor in s.survivors:
                if card:
                    yield from _find_card(t, actor, card)
                else:
                    yield from find_cards(t, actor, count)
        case words.Join():
            if actor is not None and actor in s.survivors:
                for each in s.companions:
                    if each.zone == actor.zone and not each.leader and not check_room(s, actor):
                        follow(t, each, actor)
        case words.Leave(whom, zone):
            for survivor in _meant(s, whom, zone, actor):
                leave(t, survivor)


def _meant(s: S, whom: words.Whom, zone: str, actor: Survivor | None) -> list[Survivor]:
    """The survivors that an effect is about; nobody if it speaks of an actor and there is none, or
    not any more."""
    if whom == "everybody":
        return list(s.survivors)
    if whom == "zone":
        return s.in_zone(s.ground.index[zone])
    return [] if actor is None or actor not in s.survivors else [actor]


def _arrive(t: T, kind: str, zone: str) -> Flow[None]:
    """An abomination appears where the mission says; Zeus, in the mission's form, in the place of
    his spawn token if it says nothing (AD-ABO-16, AD-OP-123)."""
    s = t.state
    place = s.ground.index[zone] if zone else None
    if kind == ZEUS:
        kind = s.sheet.zeus
        if place is None:
            place = next((each.zone for each in s.spawns if each.kind == ZEUS), None)
    if place is not None:
        yield from arrive(t, kind, place)


def start_spawns(t: T, colour: str) -> None:
    """The spawn zones of a colour spawn from the next zombie phase on (AD-CSP-04, AD-OP-120)."""
    s = t.state
    for each in s.spawns:
        if each.kind == colour and not each.from_round:
            each.from_round = s.round if s.phase == PLAYERS else s.round + 1
            t.tell("spawn-started", zone=s.ground.names[each.zone], kind=colour)


def _remove_zombies(t: T, zone: int) -> None:
    s = t.state
    for kind in (SHAMBLER, ALPHA):
        snared = s.snared_in(kind, zone)
        standing = (s.shamblers if kind == SHAMBLER else s.alphas)[zone] - snared
        if snared:
            remove(s, zone, kind, snared, snared=True)
        if standing:
            remove(s, zone, kind, standing)
        if snared + standing:
            t.tell("removed", zone=s.ground.names[zone], kind=kind, count=snared + standing)


def _add_sleepers(t: T, zone: int) -> None:
    """A token from the box, its number hidden (AD-SET-05)."""
    s = t.state
    if s.unseen:
        number = s.unseen.pop(s.chance.die(len(s.unseen)) - 1)
        s.sleepers.setdefault(zone, []).append(number)
        t.tell("sleepers-laid", zone=s.ground.names[zone])


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
