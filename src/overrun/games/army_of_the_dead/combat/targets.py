"""Whom an attack can hit (catalogue sections E2, E3, E6)."""

from __future__ import annotations

from functools import lru_cache

from overrun.core.reason import Option
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.cards import Weapon, library
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, S

SNARED = "snared-"
"""Before the kind of one that a bola holds."""


def kind_of(target: str) -> str:
    """The kind of a target, trapped or not.

    >>> kind_of("snared-alpha"), kind_of("queen")
    ('alpha', 'queen')
    """
    return target.removeprefix(SNARED)


def targets(s: S, zone: int) -> dict[str, int]:
    """The zombies in a zone in the targeting order (AD-TGT-02): how many of each, the trapped ones
    by themselves."""
    found: dict[str, int] = {}
    for kind, count in ((SHAMBLER, s.shamblers[zone]), (ALPHA, s.alphas[zone])):
        if count:
            held = s.snared_in(kind, zone) if s.snared else 0
            if count > held:
                found[kind] = count - held
            if held:
                found[SNARED + kind] = held
    for boss in s.bosses:
        if boss.zone == zone:
            found[boss.kind] = 1
    return found


def first_in_order(found: dict[str, int]) -> list[str]:
    """Those among which a shot must choose: the first type present (AD-TGT-03, -04)."""
    zombies = library().zombies
    ranks = {target: zombies[kind_of(target)].order for target in found}
    first = min(ranks.values(), default=0)
    return [target for target, rank in ranks.items() if rank == first]


def may_name(s: S, weapon: Weapon, zone: int) -> list[str]:
    """Whom a concentrated attack may name (AD-CON-04, -09)."""
    found = targets(s, zone)
    return list(found) if weapon.kind == "melee" else first_in_order(found)


@lru_cache(maxsize=4096)
def in_range(ground: Ground, zone: int, near: int, far: int) -> tuple[int, ...]:
    """The zones in sight at such a range (AD-RNG-01 to -03)."""
    return tuple(at for at, away in sorted(ground.sight[zone].items()) if near <= away <= far)


@lru_cache(maxsize=8192)
def shots(
    ground: Ground, zone: int, near: int, far: int, verb: tuple[str, ...]
) -> tuple[Option, ...]:
    """The attacks on zones in range, as options that begin with these words."""
    return tuple((*verb, ground.names[at]) for at in in_range(ground, zone, near, far))
