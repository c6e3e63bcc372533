"""What lies about in scenarios 5 to 8: barrels, crates, goo, alarms (catalogue section 32.6).

Each of these scenarios has one kind of token. Barrels and crates are picked up by whoever steps
on them and carried; goo stays where it is; an alarm is set off once.
"""

from __future__ import annotations

from overrun.core.reason import Reason
from overrun.games.zombie_terror.activation import action, spend_ap
from overrun.games.zombie_terror.board import EAST, FACINGS, NORTH, SOUTH, WEST, Ground
from overrun.games.zombie_terror.ending import check_end
from overrun.games.zombie_terror.state import (
    ALARM,
    BARREL,
    CAR_ALARMS,
    CRATE,
    EMPTY_TANK,
    GOO,
    HEALTHY,
    TOXIC_SPILL,
    WOUNDED,
    Human,
    S,
    T,
)

FUEL_NEEDED = 2
ALARM_RANGE = 6

TANK_EMPTY = Reason("ZT-DS5-04", "tank-empty")
TOO_HURT_FOR_GOO = Reason("ZT-DS7-03", "too-hurt-for-goo")
NO_ALARM = Reason("ZT-DS8-02", "no-alarm")


def lay_things(s: S, fields: tuple[str, ...]) -> None:
    """The scenario's tokens on their fields (ZT-DS5-01, -DS6-01, -DS7-01, -DS8-01)."""
    s.things = {s.ground.index[name]: 1 for name in fields}


# -- barrels and crates: carried ---------------------------------------------------------------


def pick_up(t: T, field: int, human: Human) -> None:
    """Whoever comes to stand there takes one, for nothing, if the hands are free."""
    s = t.state
    if human.name in s.carried:
        return
    s.carried.append(human.name)
    s.things[field] -= 1
    if not s.things[field]:
        del s.things[field]
    t.tell("thing-taken", human=human.name, thing=s.thing, field=s.ground.names[field])


def put_down(t: T, field: int, name: str) -> None:
    """The carrier is gone, other than by car: what was carried stays there."""
    s = t.state
    if name in s.carried:
        s.carried.remove(name)
        s.things[field] = s.things.get(field, 0) + 1
        t.tell("thing-dropped", human=name, thing=s.thing, field=s.ground.names[field])


def bring(t: T, name: str) -> None:
    """A carrier has got into the car (ZT-DS5-03, ZT-DS6-03)."""
    s = t.state
    if name in s.carried:
        s.carried.remove(name)
        s.brought += 1
        t.tell("thing-brought", human=name, thing=s.thing, brought=s.brought)


def check_tank(s: S, human: Human) -> Reason | None:
    """Without fuel only barrels are let into the car, with those who carry them (ZT-DS5-04)."""
    if s.config.scenario != EMPTY_TANK or s.brought >= FUEL_NEEDED or human.name in s.carried:
        return None
    return TANK_EMPTY


# -- goo ---------------------------------------------------------------------------------------


def check_goo(s: S, human: Human, field: int) -> Reason | None:
    """A second burn would kill: nobody who is wounded steps into it (ZT-DS7-03)."""
    in_goo = s.config.scenario == TOXIC_SPILL and field in s.things
    return TOO_HURT_FOR_GOO if in_goo and human.health != HEALTHY else None


def burn(t: T, field: int, human: Human) -> None:
    """Goo wounds whoever comes to stand in it; no briefcase helps (ZT-DS7-02)."""
    human.health = WOUNDED
    t.tell("burned", human=human.name, field=t.state.ground.names[field])
    check_end(t)


ON_ARRIVAL = {BARREL: pick_up, CRATE: pick_up, GOO: burn}


def come_upon(t: T, field: int, human: Human) -> None:
    """A human has come to stand on a field with a token."""
    on_arrival = ON_ARRIVAL.get(t.state.thing)
    if on_arrival is not None and human.is_person:
        on_arrival(t, field, human)


# -- alarms ------------------------------------------------------------------------------------


def check_alarm(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    return None if to == at and alarms(s, ground, at, human) else NO_ALARM


def alarms(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    return [at] if s.config.scenario == CAR_ALARMS and at in s.things else []


def do_alarm(t: T, at: int, human: Human, to: int) -> None:
    """All zombies near by turn to the noise, which brings one more (ZT-DS8-02 to -04)."""
    s = t.state
    ground = s.ground
    spend_ap(s, human.name)
    del s.things[at]
    s.shots += 1
    t.tell("alarm", human=human.name, field=ground.names[at])
    for field, zombie in s.horde.items():
        east, north = at % s.columns - field % s.columns, at // s.columns - field // s.columns
        if abs(east) + abs(north) > ALARM_RANGE:
            continue
        along = abs(east) > abs(north)
        facing = (EAST if east > 0 else WEST) if along else NORTH if north > 0 else SOUTH
        if facing != zombie.facing:
            zombie.facing = facing
            t.tell("zombie-turned", field=ground.names[field], facing=FACINGS[facing])


ACTIONS = (action(ALARM, alarms, check_alarm, do_alarm),)
