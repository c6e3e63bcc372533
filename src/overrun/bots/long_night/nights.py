"""What the next nights bring, and what changes at entrances."""

from __future__ import annotations

from functools import lru_cache

from overrun.games.long_night.zombies import Entrance, Entrances, night


@lru_cache(maxsize=1 << 17)
def forecast(
    doors: Entrances, tonight: int, later: int, weights: tuple[float, ...]
) -> tuple[float, int, int, int]:
    """The deaths of the next nights, and what stands at the entrances after tonight: zombies,
    barricades and traps, entrances with any of these.

    Later deaths count less, since there is time to do something about them.
    """
    after, dead = night(doors, tonight)
    total = weights[0] * dead
    then = after
    for weight in weights[1:]:
        then, dead = night(then, later)
        total += weight * dead
    zombies = defences = blocked = 0
    for _, there, built, laid in after:
        zombies += there
        defences += built + laid
        blocked += built + laid > 0
    return total, zombies, defences, blocked


def changed(doors: Entrances, number: int, zombies: int = 0, barricades: int = 0, traps: int = 0
            ) -> Entrances:  # fmt: skip
    """The same entrances with something more, or less, at one of them."""
    spaces, there, built, laid = doors[number]
    new = (spaces, there + zombies, built + barricades, laid + traps)
    return (*doors[:number], new, *doors[number + 1 :])


def narrowed(doors: Entrances, number: int, by: int) -> Entrances:
    """The same entrances with so many spaces less at one of them, or more."""
    spaces, *there = doors[number]
    new = (spaces - by, there[0], there[1], there[2])
    return (*doors[:number], new, *doors[number + 1 :])


def empty(door: Entrance) -> int:
    """The empty spaces of an entrance."""
    return door[0] - door[1] - door[2] - door[3]


@lru_cache(maxsize=1 << 14)
def without_zombies(doors: Entrances, count: int) -> Entrances:
    """The entrances after zombies were taken away from the fullest ones."""
    for _ in range(count):
        number = max(range(len(doors)), key=lambda each: doors[each][1])
        if not doors[number][1]:
            break
        doors = changed(doors, number, zombies=-1)
    return doors
