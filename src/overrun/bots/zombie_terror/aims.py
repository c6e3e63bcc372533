"""Where humans want to go in scenarios whose tokens are to be fetched, and what it brings them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from overrun.bots.zombie_terror.maps import Maps, steps_to
from overrun.games.zombie_terror.board import ground_of
from overrun.games.zombie_terror.state import (
    BARREL,
    CHILD,
    CRATE,
    DEAD,
    Keys,
    ZombieTerrorState,
)
from overrun.games.zombie_terror.things import FUEL_NEEDED

S = ZombieTerrorState

DETOUR = 7
"""How many steps a crate is worth."""

FACE_DOWN = 1
"""By how many steps each token that nobody has searched keeps the car from opening, roughly."""


class Route(NamedTuple):
    """The way of one human: the steps that are left from each field, and stars beside its own."""

    steps: list[int]
    stars: int = 0


@lru_cache(maxsize=256)
def _steps(columns: int, terrain: str, field: int) -> list[int]:
    return steps_to(ground_of(columns, terrain), [field])


@lru_cache(maxsize=512)
def _by_way_of(maps: Maps, thing: int) -> Route:
    """To the car, but first to this thing."""
    way = _steps(maps.ground.columns, maps.ground.terrain, thing)
    return Route([steps + maps.exit_steps[thing] for steps in way])


@lru_cache(maxsize=512)
def _waiting(maps: Maps, opening: int) -> Route:
    """To the car, which opens after so many steps of somebody else."""
    return Route([max(steps, opening) + steps // 4 for steps in maps.exit_steps])


def routes(s: S, maps: Maps) -> dict[str, Route]:
    """The ways of those who do not simply walk to the car."""
    if s.keys is not None:
        return _with_keys(s, maps, s.keys)
    if s.thing == BARREL:
        return _with_barrels(s, maps)
    return _with_crates(s, maps) if s.thing == CRATE else {}


def _fetching(
    s: S, maps: Maps, lying: Collection[int], wanted: int, most: int = 99
) -> dict[str, Route]:
    """Who fetches what lies about: so many things, each by whoever goes out of the way least."""
    free = {
        human.name: at
        for at, human in s.crowd.items()
        if human.health != DEAD and human.name not in s.carried
    }
    exits = maps.exit_steps
    trips = sorted(
        (_steps(s.columns, s.terrain, thing)[at] + exits[thing] - exits[at], name, thing)
        for thing in lying
        for name, at in free.items()
    )
    found: dict[str, Route] = {}
    fetched: set[int] = set()
    for detour, name, thing in trips:
        if len(found) >= wanted or detour > most:
            break
        if name in found or thing in fetched:
            continue
        fetched.add(thing)
        found[name] = _by_way_of(maps, thing)
    return found


def _with_crates(s: S, maps: Maps) -> dict[str, Route]:
    found = {
        name: Route(route.steps, 1)
        for name, route in _fetching(s, maps, s.things, len(s.things), DETOUR).items()
    }
    for name in s.carried:
        found[name] = Route(maps.child_steps if name == CHILD else maps.exit_steps, 1)
    return found


def _with_barrels(s: S, maps: Maps) -> dict[str, Route]:
    """Enough of them must be fetched; the others need not be at the car before it has fuel."""
    missing = FUEL_NEEDED - s.brought
    if missing <= 0:
        return {}
    slow = [steps * 3 // 2 for steps in maps.exit_steps]
    found = {name: Route(slow) for name in s.carried}
    found |= _fetching(s, maps, s.things, missing - len(found))
    return _with_waiting(s, maps, found, missing)


def _with_keys(s: S, maps: Maps, keys: Keys) -> dict[str, Route]:
    """One must bring them to the car; as long as nobody has them, everybody near looks for them."""
    if not keys.locked:
        return {}
    if keys.carrier is not None:
        carrier = keys.carrier
        way = maps.child_steps if carrier == CHILD else maps.exit_steps
        return _with_waiting(s, maps, {carrier: Route(way)}, 1)
    if keys.lying is not None:
        return _with_waiting(s, maps, _fetching(s, maps, [keys.lying], 1), 1)
    later = FACE_DOWN * len(s.search)
    found = {
        name: Route([steps + later for steps in route.steps])
        for name, route in _fetching(s, maps, s.search, len(s.search)).items()
    }
    return _with_waiting(s, maps, found, (len(found) + 1) // 2)


def _with_waiting(s: S, maps: Maps, found: dict[str, Route], wanted: int) -> dict[str, Route]:
    """With the ways of the others, who wait until so many have been at the car."""
    stand = {human.name: at for at, human in s.crowd.items()}
    times = sorted(route.steps[stand[name]] for name, route in found.items() if name in stand)
    opening = times[wanted - 1] if len(times) >= wanted else 40
    waiting = _waiting(maps, opening)
    for name in stand:
        found.setdefault(name, waiting)
    return found
