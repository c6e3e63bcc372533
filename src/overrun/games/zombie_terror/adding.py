"""The adding phase and tidying (catalogue sections 22 and 23)."""

from __future__ import annotations

from bisect import bisect_left
from itertools import filterfalse

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.zombie_terror import scenarios
from overrun.games.zombie_terror.board import (
    ANY_HALF,
    BRUTE,
    FACINGS,
    HALF_C,
    HALF_S,
    RUNNER,
    ground_of,
)
from overrun.games.zombie_terror.cards import card_options, play
from overrun.games.zombie_terror.placing import (
    FIELD_NOT_FREE,
    ask_facing,
    bring_zombie,
    check_ambush,
    hidden_fields,
    takeable,
)
from overrun.games.zombie_terror.rules import task
from overrun.games.zombie_terror.state import (
    ADDING,
    TIDYING,
    ZOMBIES,
    S,
    T,
    Zombie,
)
from overrun.games.zombie_terror.zombies import bite_at_once

SPECIAL = (RUNNER, BRUTE)

NOT_DUE = Reason("ZT-ADD-01", "not-due")
NOT_ALLOWED = Reason("ZT-ALW-01", "not-an-allowed-field")
WRONG_HALF = Reason("ZT-ADD-04", "wrong-half")
NOBODY_TO_TAKE = Reason("ZT-REL-07", "nobody-to-take")
POOL_FIRST = Reason("ZT-REL-04", "pool-first")
HUMAN_BLOCKS = Reason("ZT-ALW-04", "human-blocks-field")
STILL_DUE = Reason("ZT-ADD-13", "still-due")
NO_AMBUSH = Reason("ZT-DC-23", "no-ambush")


def count_due(s: S) -> list[str]:
    """What is to be added this turn, by its cause (ZT-ADD-01, -05; ZT-DS3-03)."""
    halves = {s.half(field) for field in s.crowd}
    due = [half for half in (HALF_S, HALF_C) if half in halves]
    return due + [ANY_HALF] * s.shots + scenarios.arrivals_due(s)


@task
def begin_adding(t: T) -> None:
    s = t.state
    s.phase = ADDING
    scenarios.open_canals(t)
    s.due = count_due(s)
    t.then(add_zombies)


@task
def add_zombies(t: T) -> Flow[None]:
    """One addition, or one card; additions that are possible must be made (ZT-ADD-13)."""
    s = t.state
    options = add_options(s)
    if not options:
        options.append(("done",))
    options += card_options(s, ZOMBIES)
    facts: dict[str, Fact] = {"due": s.due.copy(), "pool": s.pool}
    # with cards in hand the question is always put: skipping it would tell what they are not
    always = bool(s.hands.get(ZOMBIES))
    choice = yield Ask(s.zombies_seat, "adding", options, facts, always)
    if choice[0] == "done":
        s.due, s.ambush = [], False  # what found no field is lost (ZT-ADD-14)
        t.then(begin_tidying)
        return
    t.then(add_zombies)
    if choice[0] == "play":
        yield from play(t, ZOMBIES, *choice[1:])
        return
    verb, entry, name = choice
    s.due.remove(entry)
    if verb == "ambush":
        s.ambush = False
    field = ground_of(s.columns, s.terrain).index[name]
    if entry in SPECIAL:
        yield from special_enters(t, entry, field)
    else:
        yield from bring_zombie(t, field)


def special_enters(t: T, kind: str, field: int) -> Flow[None]:
    """The Runner or the Brute comes from beside the board, not from the pool (ZT-DS3-02)."""
    s = t.state
    name = s.ground.names[field]
    s.arriving.remove(kind)
    s.horde[field] = zombie = Zombie(0, kind=kind, fresh=True)
    t.tell("special-entered", kind=kind, field=name)
    zombie.facing = yield from ask_facing(s.zombies_seat, name)
    t.tell("zombie-faced", field=name, facing=FACINGS[zombie.facing])
    bite_at_once(t, field)


def free_fields(s: S) -> list[int]:
    """The allowed fields on which nobody stands."""
    return list(filterfalse({**s.crowd, **s.horde}.__contains__, s.allowed))


def open_fields(s: S, entry: str, free: list[int] | None = None) -> list[int]:
    """Where the zombie due for this cause may be placed: free allowed fields of its half."""
    fields = free_fields(s) if free is None else free
    if entry == ANY_HALF:
        return fields
    edge = bisect_left(fields, s.half_line * s.columns)  # fields below belong to half S
    return fields[:edge] if entry == HALF_S else fields[edge:]


def add_options(s: S) -> list[Option]:
    """All legal additions: the cause, and the field."""
    options: list[Option] = []
    if not s.due:
        return options
    ground = ground_of(s.columns, s.terrain)
    offers, free = ground.offers, free_fields(s)
    can_bring = s.pool > 0 or bool(takeable(s))
    for entry in dict.fromkeys(s.due):
        if entry in SPECIAL or can_bring:
            options += map(offers["add", entry].__getitem__, open_fields(s, entry, free))
    if s.ambush and can_bring:
        hidden = hidden_fields(s, ground)
        for entry in dict.fromkeys(s.due):
            if entry not in SPECIAL:
                options += map(offers["ambush", entry].__getitem__, hidden)
    return options


def check_add(s: S, verb: str, entry: str, field: int) -> Reason | None:
    """May the zombie due for this cause be placed there?"""
    if entry not in s.due:
        return NOT_DUE
    if entry not in SPECIAL and s.pool == 0 and not takeable(s):
        return NOBODY_TO_TAKE
    if verb == "ambush":
        if not s.ambush or entry in SPECIAL:
            return NO_AMBUSH
        return check_ambush(s, s.ground, field)
    if field in open_fields(s, entry):
        return None
    if field not in s.allowed:
        return NOT_ALLOWED
    if field in s.crowd:
        return HUMAN_BLOCKS
    return FIELD_NOT_FREE if field in s.horde else WRONG_HALF


# -- tidying -----------------------------------------------------------------------------------


@task
def begin_tidying(t: T) -> None:
    s = t.state
    s.phase = TIDYING
    for zombie in s.horde.values():
        zombie.fresh = False  # placed in the adding phase; this is another one
    t.plan(turn_the_dead, check_zombies)


@task
def turn_the_dead(t: T) -> Flow[None]:
    """Each dead human becomes a zombie, in the order the zombie player likes (ZT-TID-02)."""
    s = t.state
    dead = {human.name: field for field, human in s.crowd.items() if not human.is_alive}
    if not dead:
        return
    options: list[Option] = [("replace", name) for name in dead]
    choice = yield Ask(s.zombies_seat, "turning", options)
    t.then(turn_the_dead)
    name = choice[1]
    field = dead[name]
    human = s.crowd.pop(field)
    s.turned.append(name)
    scenarios.drop(t, field, name)
    t.tell("turned", human=name, field=s.ground.names[field])
    # the dog is removed without a successor (ZT-DS2-05)
    if human.is_person and (s.pool > 0 or takeable(s)):
        yield from bring_zombie(t, field)


@task
def check_zombies(t: T) -> None:
    """All zombies show the same colour again (ZT-TID-07), and each may be taken anew."""
    for zombie in t.state.horde.values():
        zombie.activated = zombie.fresh = False
