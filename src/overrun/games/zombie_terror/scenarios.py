"""What the scenarios add (catalogue section 32.6); ``things.py`` has tokens that lie about.

The basic rules call in here at a few named moments: when a human wants to enter a car, escapes,
arrives on a field or is turned, and when the adding phase counts what is due.
"""

from __future__ import annotations

from overrun.core.reason import Reason
from overrun.games.zombie_terror import things
from overrun.games.zombie_terror.activation import NOT_ADJACENT, NOT_YOUR_ABILITY, action, spend_ap
from overrun.games.zombie_terror.board import (
    BRUTE,
    RUNNER,
    Ground,
)
from overrun.games.zombie_terror.ending import check_end
from overrun.games.zombie_terror.kinds import ZOMBIE
from overrun.games.zombie_terror.lines import first_in_line
from overrun.games.zombie_terror.state import (
    ALARM,
    BANDAGE,
    CAR_ALARMS,
    DOG,
    HEALTHY,
    THINGS,
    WOUNDED,
    Human,
    Keys,
    S,
    T,
)

LOST_KEYS, GOOD_BOY = "lost-keys", "good-boy"
BRUTE_AND_RUNNER, TWO_WAYS_OUT = "brute-and-runner", "two-ways-out"
SCENARIOS = ("none", LOST_KEYS, GOOD_BOY, BRUTE_AND_RUNNER, TWO_WAYS_OUT, *THINGS)

CAR_LOCKED = Reason("ZT-DS1-05", "car-locked")
CAR_FULL = Reason("ZT-DS4-03", "car-full")
NOTHING_TO_SEARCH = Reason("ZT-DS1-03", "nothing-to-search")
NO_KEYS = Reason("ZT-DS1-07", "no-keys")
NOBODY_THERE = Reason("ZT-DS1-07", "nobody-there")
BARK_USED = Reason("ZT-DS2-04", "bark-used")
NOT_IN_EARSHOT = Reason("ZT-DS2-04", "not-in-earshot")

# -- 1: Lost Keys ------------------------------------------------------------------------------

SEARCH_TOKENS = ("keys", "ammunition", BANDAGE, "noise", "blank", "blank")


def lay_search_tokens(s: S, fields: tuple[str, ...]) -> None:
    """Six tokens, shuffled, face down (ZT-DS1-02)."""
    tokens = list(SEARCH_TOKENS)
    s.chance.shuffle(tokens)
    s.search = {s.ground.index[name]: token for name, token in zip(fields, tokens, strict=True)}
    s.keys = Keys()


def check_search(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    return None if to == at and at in s.search else NOTHING_TO_SEARCH


def searches(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    return [at] if at in s.search else []


def do_search(t: T, at: int, human: Human, to: int) -> None:
    """Reveal the token on the own field and take what it gives (ZT-DS1-03, -04)."""
    s = t.state
    spend_ap(s, human.name)
    token = s.search.pop(at)
    t.tell("searched", human=human.name, field=s.ground.names[at], token=token, reveals=True)
    if token == "keys":
        assert s.keys is not None
        s.keys.carrier = human.name
    elif token == "ammunition":
        s.bullets += 2
    elif token == BANDAGE and human.health == WOUNDED:
        human.health = HEALTHY
        t.tell("healed", human=human.name, patient=human.name)
    elif token == "noise":
        s.shots += 1
    check_end(t)  # a bandage that healed nobody may have been the last hope


def check_hand(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if s.keys is None or s.keys.carrier != human.name:
        return NO_KEYS
    other = s.crowd.get(to)
    if other is None or not other.is_alive:
        return NOBODY_THERE
    return None if to in ground.step[at] else NOT_ADJACENT


def hand_overs(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    return [
        field for field in ground.neighbours[at] if check_hand(s, ground, at, human, field) is None
    ]


def do_hand(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    spend_ap(s, human.name)
    other = s.crowd[to]
    assert s.keys is not None
    s.keys.carrier = other.name
    t.tell("keys-handed", human=human.name, other=other.name)


def come_upon(t: T, field: int, human: Human) -> None:
    """A human has come to stand on a field: something may lie there."""
    if t.state.keys is not None:
        take_lying_keys(t, field, human)
    elif field in t.state.things:
        things.come_upon(t, field, human)


def take_lying_keys(t: T, field: int, human: Human) -> None:
    """Whoever moves onto the keys takes them, for nothing (ZT-DS1-08)."""
    keys = t.state.keys
    if keys is not None and keys.lying == field and human.is_person:
        keys.lying, keys.carrier = None, human.name
        t.tell("keys-taken", human=human.name, field=t.state.ground.names[field])


def drop(t: T, field: int, name: str) -> None:
    """A human is gone, other than by car: what it carried stays on the field (ZT-DS1-08)."""
    things.put_down(t, field, name)
    keys = t.state.keys
    if keys is not None and keys.carrier == name:
        keys.carrier, keys.lying = None, field
        t.tell("keys-dropped", human=name, field=t.state.ground.names[field])


# -- cars (1, 4 and 5) ----------------------------------------------------------------------------


def car_at(s: S, field: int) -> str:
    """Which car stands there: the small one is in the last row (ZT-DS4-01)."""
    return "small" if s.ground.row(field) == s.ground.rows else "large"


CAR_SEATS = 3


def check_car(s: S, human: Human, field: int) -> Reason | None:
    """May this human get into the car on this field?"""
    if s.keys is not None and s.keys.locked and s.keys.carrier != human.name:
        return CAR_LOCKED
    if s.riders and s.riders[car_at(s, field)] >= CAR_SEATS:
        return CAR_FULL
    return things.check_tank(s, human)


def on_escape(t: T, field: int, human: Human, by: str) -> None:
    """A human has left: the car unlocks or fills up, or the keys stay behind."""
    s = t.state
    if by != "car":
        drop(t, field, human.name)
        return
    things.bring(t, human.name)
    if s.keys is not None and s.keys.locked:
        s.keys.locked, s.keys.carrier = False, None
        t.tell("car-unlocked", human=human.name)
    if s.riders:
        s.riders[car_at(s, field)] += 1


# -- 2: Good Boy -------------------------------------------------------------------------------

BARK_RANGE = 4


def check_bark(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if human.name != DOG:
        return NOT_YOUR_ABILITY
    if "bark" in s.used:
        return BARK_USED
    return None if to in barks(s, ground, at, human) else NOT_IN_EARSHOT


def barks(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    """Zombies at distance 1-4 in a straight, clear line (ZT-DS2-04)."""
    return [] if "bark" in s.used else first_in_line(s, ground, at, BARK_RANGE)


def do_bark(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    spend_ap(s, human.name)
    s.used.append("bark")
    zombie = s.horde[to]
    towards = next(facing for facing in range(4) if at in s.ground.fire[to][facing])
    zombie.facing = towards
    t.tell("barked", field=s.ground.names[to], facing="NESW"[towards])


# -- 3: The Brute and the Runner ---------------------------------------------------------------

ARRIVALS = {RUNNER: 2, BRUTE: 3}  # the round of their first adding phase (ZT-DS3-03)


def arrivals_due(s: S) -> list[str]:
    """The special zombies that want to enter this round."""
    return [kind for kind in s.arriving if s.round >= ARRIVALS[kind]]


# -- 4: Two Ways Out ---------------------------------------------------------------------------

CANALS_OPEN_IN_ROUND = 3


def open_canals(t: T) -> None:
    """From the adding phase of round 3 on both canals are allowed fields (ZT-DS4-04)."""
    s = t.state
    if s.config.scenario == TWO_WAYS_OUT and s.round >= CANALS_OPEN_IN_ROUND:
        allow_canals(s)


def allow_canals(s: S) -> None:
    """Every canal field is an allowed field from now on."""
    s.allowed = sorted({*s.allowed, *s.ground.canals})


ACTIONS = (
    action("search", searches, check_search, do_search),
    action("hand", hand_overs, check_hand, do_hand),
    action("bark", barks, check_bark, do_bark, field=ZOMBIE, manner="aim"),
    *things.ACTIONS,
)

VERBS = {LOST_KEYS: ("search", "hand"), CAR_ALARMS: (ALARM,)}
"""What everybody can do besides, in some scenarios."""
