"""The zombies' answer to a human turn, as quick as it can be foreseen.

Most of it is forced: whoever can bite must, whoever sees a human must go for it. What is left to
the zombies is taken greedily: the bites that hurt most. Free zombies that cannot bite stay where
they are, and zombies that will be added are only counted.
"""

from __future__ import annotations

from overrun.bots.zombie_terror.maps import Maps
from overrun.core.play import Finished, Play
from overrun.games.zombie_terror.adding import count_due
from overrun.games.zombie_terror.state import (
    BANKER,
    DEAD,
    HEALTHY,
    Human,
    ZombieTerrorState,
)
from overrun.games.zombie_terror.turn import zombie_turn
from overrun.games.zombie_terror.zombies import activations, carry_out, duties, natural_ap, quota

T = Play[ZombieTerrorState]
S = ZombieTerrorState


def worth_biting(s: S, human: Human) -> float:
    """How much a bite on this human hurts, roughly."""
    if human.health == DEAD:
        return 0.0
    if human.name == BANKER and s.briefcase:
        return 1.0
    return human.stars + (1.0 if human.health == HEALTHY else 3.0)


def best_free_bite(s: S, maps: Maps, free: list[int]) -> tuple[int, str] | None:
    """The free activation with the bite that hurts most."""
    best, most = None, 0.0
    horde, side_reach, nobody_on = s.horde, maps.side_reach, s.crowd.keys().isdisjoint
    for field in free:
        if nobody_on(side_reach(field, horde[field].facing)):
            continue
        for way in activations(s, field, natural_ap(s, field)):
            if way.endswith("*"):
                worth = worth_biting(s, bitten_by(s, field, way))
                if worth > most:
                    best, most = (field, way), worth
    return best


def land(s: S, field: int, way: str) -> tuple[int, int]:
    """Where a zombie stands and looks after this activation."""
    step = s.ground.step
    facing = s.horde[field].facing
    for letter in way:
        if letter == "F":
            field = step[field][facing]
        elif letter == "L":
            facing = facing - 1 & 3
        elif letter == "R":
            facing = facing + 1 & 3
    return field, facing


def bitten_by(s: S, field: int, way: str) -> Human:
    """The human that this activation bites."""
    at, facing = land(s, field, way)
    return s.crowd[s.ground.step[at][facing]]


def answer(t: T, maps: Maps, extra: int = 0) -> int:
    """Play the zombies' movement; returns how many zombies would be added then.

    ``extra`` zombies act more than the rules let them, for a look at the worst.

    The state is left where the next human turn would find it, but for those additions. A game
    that ends by it has its outcome in the state.
    """
    s = t.state
    try:
        zombie_turn(t)
        left = quota(s) + extra
        while left > 0:
            up = duties(s)
            if up.biting:
                hungry = up.biting
                if len(hungry) > left:
                    hungry.sort(key=lambda field: -_front_worth(s, field))
                for field in hungry[:left]:
                    carry_out(t, field, "*")
                left -= len(hungry)
                continue
            if up.hunting:
                hunters = up.hunting
                field = (
                    max(hunters, key=lambda f: _front_worth(s, f))
                    if left == 1 or len(hunters) > left
                    else hunters[0]
                )
                (way,) = activations(s, field, natural_ap(s, field))[:1]
                carry_out(t, field, way)
                left -= 1
                continue
            bite = best_free_bite(s, maps, up.free)
            if bite is None:
                break
            carry_out(t, *bite)
            left -= 1
        return len(count_due(s))
    except Finished:
        return 0


def _front_worth(s: S, field: int) -> float:
    zombie = s.horde[field]
    for distance, ahead in enumerate(s.ground.sight[field][zombie.facing]):
        if ahead in s.crowd:
            worth = worth_biting(s, s.crowd[ahead])
            return worth if distance <= natural_ap(s, field) else worth / 4
        if ahead in s.horde:
            break
    return 0.0
