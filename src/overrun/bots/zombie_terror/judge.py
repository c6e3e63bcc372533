"""How good a position is: the humans' chance to win, as far as one can see it at a glance.

Every human on the board gets a chance to get away, from the way that is left, the time that is
left, and the zombies around. What the humans need is a sum of stars, so their chance to win is
the chance that those who get away bring enough of them.
"""

from __future__ import annotations

from functools import cache
from operator import add

from overrun.bots.zombie_terror.aims import routes
from overrun.bots.zombie_terror.maps import STRIDE, Maps, maps_of
from overrun.bots.zombie_terror.stars import enough
from overrun.bots.zombie_terror.weights import SURE, Weights
from overrun.games.zombie_terror.board import CAR
from overrun.games.zombie_terror.humans import moves
from overrun.games.zombie_terror.scenarios import CAR_SEATS, car_at
from overrun.games.zombie_terror.state import (
    BANKER,
    CHILD,
    DOG,
    HEALTHY,
    HUMANS,
    POLICEMAN,
    TERROR_TRACK,
    ZOMBIES,
    Human,
    ZombieTerrorState,
)

S = ZombieTerrorState


def maps_for(s: S, weights: Weights) -> Maps:
    """The maps of the board as it is: cars that are full are shut."""
    shut: tuple[int, ...] = ()
    if s.riders:
        shut = tuple(f for f in s.ground.cars if s.riders[car_at(s, f)] >= CAR_SEATS)
    return maps_of(s.columns, s.terrain, shut, weights)


def turns_left(s: S, due: int = 0) -> int:
    """The human turns that the terror track and the round limit still leave.

    ``due`` zombies are about to be added.
    """
    edge = s.half_line * s.columns
    halves = len({field < edge for field in s.crowd})
    return turns_of(s.terror, halves, s.pool - due, s.config.round_limit, s.round)


def turns_of(terror: int | None, halves: int, pool: int, limit: int, now: int) -> int:
    """The same from plain facts: where the marker is, how many halves bring zombies, how many
    there are, and the last round and this one."""
    turns = TERROR_TRACK + -(-max(0, pool) // (halves or 1)) if terror is None else terror
    return min(turns, limit - now) if limit else turns


@cache
def way_left(w: Weights, steps: int, left: int, counted: bool) -> int:
    """What so many steps count with so many turns left; too late is worse when turns are counted
    already, because then there will be no more of them."""
    turns = (steps + 2) // STRIDE
    logit = w.per_step * steps + w.per_turn[min(turns, 7)]
    slack = left - turns
    if slack >= 0:
        return logit + w.slack[min(slack, len(w.slack) - 1)]
    return logit + (w.too_late + w.per_turn_late * slack if counted else w.maybe_too_late * -slack)


def can_escape(s: S, maps: Maps, at: int, human: Human) -> bool:
    """Whether this human could walk into a car in one activation, as the pawns stand."""
    ground, terrain = s.ground, s.terrain
    steps, child = maps.exit_steps, human.name == CHILD
    seen = {at}
    edge = [at]
    for left in range(STRIDE - 1, -1, -1):
        following = []
        for field in edge:
            for other in moves(s, ground, field, human):
                # who does not go diagonally need not look where the way is too long in any case
                if other not in seen and (child or steps[other] <= left):
                    if terrain[other] == CAR:
                        return True
                    seen.add(other)
                    following.append(other)
        edge = following
    return False


class Standing:
    """Where the living humans stand: all that counts but the zombies' places.

    Made once for positions that differ only in where the zombies are.
    """

    __slots__ = ("bases", "escapes", "maps", "near", "need", "rows", "s", "stars")

    def __init__(self, s: S, w: Weights, due: int = 0) -> None:
        self.s = s
        self.need = s.victory_points - s.score
        self.maps = maps = maps_for(s, w)
        ways = routes(s, maps)
        left = turns_left(s, due)
        common = w.base + w.per_card * len(s.hands.get(HUMANS, ()))
        common += w.per_zombie_card * len(s.hands.get(ZOMBIES, ()))
        common += w.per_zombie * len(s.horde)
        living = s.living()
        common += w.per_alive * len(living)
        common += w.per_bullet * s.bullets * (s.where(POLICEMAN) is not None)
        allowed, counted = s.allowed, s.terror is not None
        self.bases: list[int] = []
        self.rows: list[list[int]] = []
        self.near: list[tuple[int, int, Human]] = []
        """Those who might get away at once: number, field and human."""
        self.escapes: dict[tuple[int, frozenset[int]], bool] = {}
        """Whether they do, by who and where zombies stand around them."""
        outlook: list[tuple[int, float]] = []
        for at, human in living:
            name = human.name
            stars = human.stars
            child = name == CHILD
            way = ways.get(name)
            if way is None:
                steps = (maps.child_steps if child else maps.exit_steps)[at]
            else:
                steps = way.steps[at]
                stars += way.stars
            if steps <= STRIDE and left > 0:
                self.near.append((len(outlook), at, human))

            base = common + w.names[name] + way_left(w, steps, left, counted)
            if at in allowed:
                base += w.on_allowed
            hurt = 0.0
            if human.health != HEALTHY:
                base += w.wounded
            elif name != DOG:
                hurt = maps.hurt[min(steps, 30)]
                if name == BANKER and s.briefcase:
                    base += w.briefcase
                    hurt /= 2
            self.bases.append(base)
            self.rows.append(maps.pressure(at))
            outlook.append((stars, hurt))
        self.stars = tuple(outlook)

    def logits(self) -> list[int]:
        """For each human what all counts together, with the zombies as they stand."""
        keys = [4 * field + zombie.facing for field, zombie in self.s.horde.items()]
        sums = [sum([row[key] for key in keys]) for row in self.rows]
        return list(map(add, self.bases, sums))

    def chance(self, logits: list[int]) -> float:
        """The humans' chance to win with these logits; who escapes at once is sure of it."""
        for number, at, human in self.near:
            around = self.maps.stride(at).intersection(self.s.horde)
            escapes = self.escapes.get((at, around))
            if escapes is None:
                escapes = can_escape(self.s, self.maps, at, human)
                self.escapes[at, around] = escapes
            if escapes:
                logits[number] = SURE
        return enough(self.need, self.stars, tuple(logits))


def chance_to_win(s: S, w: Weights, due: int = 0) -> float:
    """The humans' chance to win; after the end 0 or 1."""
    if s.outcome is not None:
        return 1.0 if s.outcome.sides == [HUMANS] else 0.0
    standing = Standing(s, w, due)
    return standing.chance(standing.logits())
