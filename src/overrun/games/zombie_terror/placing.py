"""Putting zombies on the board: from the pool, or from elsewhere when it is empty."""

from __future__ import annotations

from itertools import filterfalse

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror.board import (
    FACINGS,
    Ground,
    ground_of,
)
from overrun.games.zombie_terror.state import (
    SETTING_UP,
    TERROR_TRACK,
    WALKER,
    S,
    T,
    Zombie,
)
from overrun.games.zombie_terror.zombies import bite_at_once

FACING_OPTIONS: list[Option] = [("face", facing) for facing in FACINGS]

FIELD_NOT_FREE = Reason("ZT-ALW-03", "field-not-free")
CAR_IN_THE_WAY = Reason("ZT-BRD-12", "zombies-shun-cars")
AMBUSH_BESIDE_HUMAN = Reason("ZT-DC-23", "ambush-beside-human")
NOT_TO_BE_TAKEN = Reason("ZT-REL-07", "zombie-not-to-be-taken")


def ask_facing(seat: int, field: str) -> Flow[int]:
    """The player chooses which way a zombie looks."""
    choice = yield Ask(seat, "facing", FACING_OPTIONS, {"field": field})
    return FACINGS.index(choice[1])


def face_anew(t: T, seat: int, name: str) -> Flow[None]:
    """Give a zombie on the board another facing."""
    s = t.state
    zombie = s.horde[s.ground.index[name]]
    zombie.facing = yield from ask_facing(seat, name)
    t.tell("zombie-turned", field=name, facing=FACINGS[zombie.facing])


def check_free(s: S, ground: Ground, field: int) -> Reason | None:
    """Is the field free for a zombie?"""
    if s.is_taken(field) or ground.is_obstacle(field):
        return FIELD_NOT_FREE
    return CAR_IN_THE_WAY if ground.is_car(field) else None


def check_ambush(s: S, ground: Ground, field: int) -> Reason | None:
    """May the card Ambush put a zombie there (ZT-DC-23, ZT-DC-24)?"""
    reason = check_free(s, ground, field)
    if reason is not None:
        return reason
    return AMBUSH_BESIDE_HUMAN if s.next_to_human(field) else None


def hidden_fields(s: S, ground: Ground) -> list[int]:
    """Where it may, all of them."""
    taken = {*s.crowd, *s.horde}.union(*[ground.neighbours[field] for field in s.crowd])
    return list(filterfalse(taken.__contains__, ground.zombie_fields))


def takeable(s: S) -> list[int]:
    """The zombies that may be taken from the board when the pool is empty.

    Not one that was placed or taken in this phase already, and no special one
    (ZT-REL-07, ZT-OP-38, ZT-DS3-08).
    """
    walkers = [(at, each) for at, each in s.horde.items() if each.kind == WALKER]
    return sorted([at for at, zombie in walkers if not zombie.fresh])


def bring_zombie(t: T, field: int) -> Flow[None]:
    """Put a zombie on the field: from the pool, else from the board; facing by choice.

    The last pawn of the pool unlocks the Zombie Terror phase, once (section 24, ZT-OP-42).
    """
    s = t.state
    names = ground_of(s.columns, s.terrain).names
    if s.pool > 0:
        s.pool -= 1
        s.horde[field] = zombie = Zombie(0, fresh=True)
        t.tell("zombie-placed", field=names[field], pool=s.pool)
        if s.pool == 0 and s.terror is None and s.phase != SETTING_UP:
            s.terror = TERROR_TRACK
            t.tell("terror-unlocked", marker=s.terror)
    else:
        options: list[Option] = [("take", names[other]) for other in takeable(s)]
        choice = yield Ask(s.zombies_seat, "relocation", options, {"field": names[field]})
        origin = s.ground.index[choice[1]]
        taken = s.horde.pop(origin)
        s.horde[field] = zombie = Zombie(taken.facing, taken.activated, fresh=True)
        t.tell("zombie-relocated", start=choice[1], to=names[field])
    zombie.facing = yield from ask_facing(s.zombies_seat, names[field])
    t.tell("zombie-faced", field=names[field], facing=FACINGS[zombie.facing])
    bite_at_once(t, field)
