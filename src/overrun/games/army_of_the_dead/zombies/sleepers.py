"""Sleepers and the noise that wakes them (catalogue sections B2, C3)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact
from overrun.games.army_of_the_dead.state import SHAMBLER, Survivor, T
from overrun.games.army_of_the_dead.team.skills import count
from overrun.games.army_of_the_dead.zombies.activation import rouse, shortage
from overrun.games.army_of_the_dead.zombies.supply import place


def wake(t: T, zone: int) -> Flow[None]:
    """Something wakes the sleepers in a zone, and in no other (AD-SLP-08 to -11, AD-OP-057)."""
    if zone in t.state.sleepers:
        yield from rouse(t, [zone])


def make_noise(t: T, zone: int) -> Flow[None]:
    """The token comes here, and whoever sleeps here or next to here wakes at once (AD-NOI-03,
    -09)."""
    s = t.state
    s.noise = zone
    ground = s.ground
    t.tell("noise", zone=ground.names[zone])
    if s.sleepers:
        heard = [each for each in (zone, *ground.beside[zone]) if each in s.sleepers]
        yield from rouse(t, heard)


def slip_away(t: T, survivor: Survivor) -> Flow[bool]:
    """Whoever is about to move out of a zone with sleepers rolls a die, unless it is a shadow; says
    whether they wake, on a 1, as soon as it has left (AD-SLP-12 to -15, AD-MVA-09).

    Its companions follow without a roll of their own (AD-OP-061).
    """
    s = t.state
    if survivor.zone not in s.sleepers or s.has_specialist(survivor.id, "shadow"):
        return False
    return (yield from _roll(t, survivor)) == 1


def _roll(t: T, survivor: Survivor) -> Flow[int]:
    """The lucky may roll a bad die again, for it is part of their action (AD-OP-086)."""
    s = t.state
    name = s.ground.names[survivor.zone]
    rolled = s.chance.die(6)
    t.tell("sneaked", survivor=survivor.id, zone=name, rolled=rolled)
    for _ in range(count(s, survivor, "lucky")):
        if rolled != 1:
            break
        facts: dict[str, Fact] = {"survivor": survivor.id, "zone": name}
        choice = yield Ask(survivor.seat, "sneak-again", [("keep",), ("reroll",)], facts)
        if choice == ("keep",):
            break
        rolled = s.chance.die(6)
        t.tell("sneaked", survivor=survivor.id, zone=name, rolled=rolled)
    return rolled


def uh_oh(t: T, zone: int) -> Flow[None]:
    """Bad luck in a search: a shambler comes. It is no spawn and wakes nobody (AD-OP-062)."""
    s = t.state
    t.tell("uh-oh", zone=s.ground.names[zone])
    if not place(s, zone, SHAMBLER, 1):
        yield from shortage(t, SHAMBLER)
