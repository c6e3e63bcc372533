"""Dice: what an attack can be expected to do."""

from __future__ import annotations

from functools import lru_cache
from math import comb, fsum

from overrun.games.army_of_the_dead.cards import Weapon


@lru_cache(maxsize=4096)
def hits_at_least(number: int, dice: int, accuracy: int) -> float:
    """The chance of so many hits or more.

    >>> hits_at_least(1, 2, 4)
    0.75
    """
    hits = 7 - max(2, accuracy)
    rolls: list[int] = [comb(dice, n) * hits**n * (6 - hits) ** (dice - n) for n in range(dice + 1)]
    ways: int = 6**dice
    return sum(rolls[number:]) / ways


@lru_cache(maxsize=4096)
def expected_kills(dice: int, accuracy: int, targets: int) -> float:
    """How many of so many targets fall on average, one for each hit.

    >>> expected_kills(2, 4, 5), expected_kills(2, 4, 1)
    (1.0, 0.75)
    """
    return fsum(hits_at_least(number, dice, accuracy) for number in range(1, targets + 1))


def strength(weapon: Weapon, dry: bool = False) -> float:
    """How good a weapon is, in expected kills of a crowd; damage, range and silence count."""
    if weapon.snares:
        return 0.6
    if weapon.thrown:
        return 1.6 + 0.4 * weapon.damage
    dice = weapon.dice + weapon.ammo_dice
    kills = dice * (7 - max(2, weapon.accuracy)) / 6
    value = kills * (1 + 0.45 * (min(weapon.damage, 3) - 1))
    if weapon.kind == "ranged":
        value *= 1 + 0.12 * weapon.far
        value *= 0.55 if dry else 1.0
    if weapon.blast:
        value += 1.5
    return value * (0.9 if weapon.noisy else 1.0)
