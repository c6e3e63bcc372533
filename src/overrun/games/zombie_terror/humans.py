"""The human turn: moves, pushes, personal abilities, escape (catalogue sections 9-13).

Every action has a check that returns nothing or the reason why not. The checks serve both sides
of the question: which options are offered, and why another one is not.
"""

from __future__ import annotations

from overrun.core.action import table
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror import scenarios
from overrun.games.zombie_terror.activation import (
    DEAD_HUMAN,
    NOT_ADJACENT,
    NOT_YOUR_ABILITY,
    LegalFields,
    action,
    actors,
    check_actor,
    end_activation,
    spend_ap,
)
from overrun.games.zombie_terror.board import (
    BRUTE,
    CAR,
    OBSTACLES,
    Ground,
    ground_of,
)
from overrun.games.zombie_terror.ending import check_end
from overrun.games.zombie_terror.kinds import ZOMBIE
from overrun.games.zombie_terror.lines import check_line, first_in_line
from overrun.games.zombie_terror.state import (
    BANKER,
    CHILD,
    DOG,
    HEALTHY,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
    WALKER,
    WOUNDED,
    Human,
    S,
    T,
)
from overrun.games.zombie_terror.things import TOO_HURT_FOR_GOO, check_goo

ALREADY_THERE = Reason("ZT-MOV-02", "already-there")
TOO_FAR = Reason("ZT-MOV-02", "too-far")
NO_DIAGONAL = Reason("ZT-MOV-03", "no-diagonal")
DIAGONAL_USED = Reason("ZT-CHI-01", "diagonal-used")
BLOCKED_BY_OBSTACLE = Reason("ZT-OBS-02", "obstacle")
BLOCKED_BY_PAWN = Reason("ZT-MOV-04", "field-not-free")
NOTHING_TO_PUSH = Reason("ZT-PSH-02", "nothing-to-push")
CHILD_CANNOT_PUSH = Reason("ZT-CHI-03", "child-cannot-push")
DOG_CANNOT_PUSH = Reason("ZT-DS2-03", "dog-cannot-push")
BRUTE_STANDS = Reason("ZT-DS3-06", "brute-stands")
PUSHED_OFF_BOARD = Reason("ZT-PSH-06", "push-off-board")
PUSHED_INTO_CAR = Reason("ZT-PSH-12", "push-into-car")
NO_ROOM_TO_PUSH = Reason("ZT-PSH-04", "no-room-to-push")
NO_CHAIN_PUSH = Reason("ZT-PSH-05", "no-chain-push")
PUSHED_ONTO_HUMAN = Reason("ZT-PSH-07", "push-onto-human")
NOBODY_TO_SHOVE = Reason("ZT-MEC-01", "nobody-to-shove")
NO_CHAIN_SHOVE = Reason("ZT-MEC-05", "no-chain-push")
NOTHING_TO_AXE = Reason("ZT-LUM-01", "no-zombie-there")
SHOVE_USED = Reason("ZT-MEC-01", "shove-used")
NO_ROOM_TO_SHOVE = Reason("ZT-MEC-03", "no-room-to-shove")
FACES_YOU = Reason("ZT-LUM-03", "faces-you")
NOT_WOUNDED = Reason("ZT-NUR-06", "not-wounded")
NO_PATIENT = Reason("ZT-NUR-02", "no-patient")
DOG_CANNOT_BE_HEALED = Reason("ZT-DS2-06", "dog-cannot-be-healed")
NO_BULLETS = Reason("ZT-POL-11", "no-bullets")


# -- entering fields ---------------------------------------------------------------------------


def check_enter(s: S, ground: Ground, human: Human, field: int) -> Reason | None:
    """May this human come to stand on the field, which no zombie may occupy (ZT-MOV-05)?"""
    kind = ground.terrain[field]
    if kind in OBSTACLES:
        return BLOCKED_BY_OBSTACLE
    if s.is_taken(field):
        return BLOCKED_BY_PAWN
    if kind == CAR:
        return scenarios.check_car(s, human, field)
    return check_goo(s, human, field) if s.things else None


def arrive(t: T, field: int, human: Human) -> None:
    """A human has come to stand on a field: it may escape there, or find something."""
    if t.state.terrain[field] == CAR:
        escape(t, field, human, by="car")
    else:
        scenarios.come_upon(t, field, human)


def escape(t: T, field: int, human: Human, by: str) -> None:
    """The pawn leaves the board at once and its face is frozen (ZT-ESC-03, ZT-OP-31)."""
    s = t.state
    del s.crowd[field]
    s.escaped.append(human)
    scenarios.on_escape(t, field, human, by)
    if s.active == human.name:
        end_activation(s)  # ZT-ESC-09
    t.tell("escaped", human=human.name, by=by, stars=human.stars, score=s.score)
    check_end(t)


# -- move --------------------------------------------------------------------------------------


def check_move(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if to not in ground.step[at]:
        if to == at:
            return ALREADY_THERE
        if to not in ground.corner[at]:
            return TOO_FAR
        if human.name != CHILD:
            return NO_DIAGONAL
        if "diagonal" in s.used:
            return DIAGONAL_USED
    return check_enter(s, ground, human, to)


def moves(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    crowd, horde = s.crowd, s.horde
    fields = [each for each in ground.walks[at] if each not in horde and each not in crowd]
    if human.name == CHILD and "diagonal" not in s.used:
        fields += [each for each in ground.slips[at] if each not in horde and each not in crowd]
    if ground.near_car[at] or s.things:
        return [field for field in fields if check_enter(s, ground, human, field) is None]
    return fields


def do_move(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    ground = ground_of(s.columns, s.terrain)
    if to not in ground.step[at]:
        s.used.append("diagonal")
        t.tell("slipped", human=human.name)
    spend_ap(s, human.name)
    _walk(t, ground, at, to, human)


def _walk(t: T, ground: Ground, at: int, to: int, human: Human) -> None:
    s = t.state
    names = ground.names
    del s.crowd[at]
    s.crowd[to] = human
    t.tell("moved", human=human.name, start=names[at], to=names[to])
    arrive(t, to, human)


# -- push --------------------------------------------------------------------------------------


def check_push(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    """May the human step onto the zombie's field and push it on (section 11)?"""
    zombie = s.horde.get(to)
    if zombie is None:
        return NOTHING_TO_PUSH
    if to not in ground.step[at]:
        return NOT_ADJACENT
    if human.name == CHILD:
        return CHILD_CANNOT_PUSH
    if human.name == DOG:
        return DOG_CANNOT_PUSH
    if zombie.kind == BRUTE:
        return BRUTE_STANDS
    if s.things and check_goo(s, human, to) is not None:
        return TOO_HURT_FOR_GOO
    beyond = ground.step[to][ground.step[at].index(to)]
    if beyond < 0:
        return PUSHED_OFF_BOARD
    kind = ground.terrain[beyond]
    if kind in OBSTACLES:
        return NO_ROOM_TO_PUSH
    if kind == CAR:
        return PUSHED_INTO_CAR
    if beyond in s.horde:
        return NO_CHAIN_PUSH
    return PUSHED_ONTO_HUMAN if beyond in s.crowd else None


def zombies_beside(s: S, ground: Ground, at: int) -> list[int]:
    horde = s.horde
    return [field for field in ground.neighbours[at] if field in horde]


def pushes(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    beside = zombies_beside(s, ground, at)
    return [each for each in beside if check_push(s, ground, at, human, each) is None]


def do_push(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    ground = s.ground
    beyond = ground.step[to][ground.step[at].index(to)]
    s.horde[beyond] = s.horde.pop(to)  # facing unchanged (ZT-PSH-11)
    t.tell("pushed", human=human.name, start=ground.names[to], to=ground.names[beyond])
    spend_ap(s, human.name)
    _walk(t, ground, at, to, human)


# -- Mechanic ----------------------------------------------------------------------------------


def check_shove(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if human.name != MECHANIC:
        return NOT_YOUR_ABILITY
    other = s.crowd.get(to)
    if other is None:
        return NOBODY_TO_SHOVE
    if to not in ground.step[at]:
        return NOT_ADJACENT
    if "shove" in s.used:
        return SHOVE_USED
    if s.things and check_goo(s, human, to) is not None:
        return TOO_HURT_FOR_GOO
    beyond = ground.step[to][ground.step[at].index(to)]
    if beyond < 0:
        return NO_ROOM_TO_SHOVE
    if beyond in s.crowd:
        return NO_CHAIN_SHOVE
    return check_enter(s, ground, other, beyond) and NO_ROOM_TO_SHOVE


def shoves(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    crowd = s.crowd
    return [
        field
        for field in ground.neighbours[at]
        if field in crowd and check_shove(s, ground, at, human, field) is None
    ]


def do_shove(t: T, at: int, human: Human, to: int) -> None:
    """The other is pushed on and may escape by it, without being activated (ZT-MEC-07, -08)."""
    s = t.state
    ground = s.ground
    other = s.crowd.pop(to)
    beyond = ground.step[to][ground.step[at].index(to)]
    s.used.append("shove")
    spend_ap(s, human.name)
    s.crowd[beyond] = other
    t.tell(
        "shoved",
        human=human.name,
        other=other.name,
        start=ground.names[to],
        to=ground.names[beyond],
    )
    arrive(t, beyond, other)
    _walk(t, ground, at, to, human)


# -- Lumberjack --------------------------------------------------------------------------------


def check_axe(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if human.name != LUMBERJACK:
        return NOT_YOUR_ABILITY
    zombie = s.horde.get(to)
    if zombie is None:
        return NOTHING_TO_AXE
    if to not in ground.step[at]:
        return NOT_ADJACENT
    return FACES_YOU if ground.step[to][zombie.facing] == at else None


def axe_blows(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    return [
        field
        for field in zombies_beside(s, ground, at)
        if check_axe(s, ground, at, human, field) is None
    ]


def do_axe(t: T, at: int, human: Human, to: int) -> None:
    spend_ap(t.state, human.name)
    eliminate(t, to, by="axe", human=human.name)


def eliminate(t: T, field: int, by: str, human: str) -> None:
    """A zombie is eliminated and returns to the pool (ZT-LUM-04, ZT-POL-08)."""
    s = t.state
    zombie = s.horde[field]
    name = s.ground.names[field]
    if zombie.kind == BRUTE and not zombie.damaged:
        zombie.damaged = True
        t.tell("brute-damaged", human=human, field=name, by=by)
        return
    del s.horde[field]
    if zombie.kind == WALKER:  # special zombies go to the box (ZT-DS3-08)
        s.pool += 1
    t.tell("eliminated", human=human, field=name, by=by)


# -- Nurse -------------------------------------------------------------------------------------


def check_heal(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if human.name != NURSE:
        return NOT_YOUR_ABILITY
    patient = s.crowd.get(to)
    if patient is None:
        return NO_PATIENT
    if to != at and to not in ground.step[at]:
        return NOT_ADJACENT
    return check_patient(patient)


def check_patient(patient: Human) -> Reason | None:
    """May this human be healed at all (ZT-OP-29)?"""
    if not patient.is_person:
        return DOG_CANNOT_BE_HEALED
    if not patient.is_alive:
        return DEAD_HUMAN
    return None if patient.health == WOUNDED else NOT_WOUNDED


def patients(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    crowd = s.crowd
    return [
        field
        for field in (at, *ground.neighbours[at])
        if field in crowd and check_heal(s, ground, at, human, field) is None
    ]


def do_heal(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    spend_ap(s, human.name)
    patient = s.crowd[to]
    patient.health = HEALTHY
    t.tell("healed", human=human.name, patient=patient.name)


# -- Policeman ---------------------------------------------------------------------------------


def check_shoot(s: S, ground: Ground, at: int, human: Human, to: int) -> Reason | None:
    if human.name != POLICEMAN:
        return NOT_YOUR_ABILITY
    if s.bullets < 1:
        return NO_BULLETS
    return check_line(s, ground, at, to)


def shots(s: S, ground: Ground, at: int, human: Human) -> list[int]:
    return first_in_line(s, ground, at) if s.bullets > 0 else []


def do_shoot(t: T, at: int, human: Human, to: int) -> None:
    s = t.state
    spend_ap(s, human.name)
    s.bullets -= 1
    s.shots += 1  # one more zombie is due this round (ZT-POL-10)
    eliminate(t, to, by="pistol", human=human.name)


# -- all actions -------------------------------------------------------------------------------

ACTIONS = table(
    action("move", moves, check_move, do_move, manner="move"),
    action("push", pushes, check_push, do_push),
    action("shove", shoves, check_shove, do_shove),
    action("axe", axe_blows, check_axe, do_axe),
    action("heal", patients, check_heal, do_heal),
    action("shoot", shots, check_shoot, do_shoot, field=ZOMBIE, manner="aim"),
    *scenarios.ACTIONS,
)

PERSONAL = {
    CHILD: ("move",),
    DOG: ("move", "bark"),
    BANKER: ("move", "push"),
    LUMBERJACK: ("move", "push", "axe"),
    MECHANIC: ("move", "push", "shove"),
    NURSE: ("move", "push", "heal"),
    POLICEMAN: ("move", "push", "shoot"),
}
"""What each of them can do at all (ZT-HUM-03, ZT-HUM-14)."""


ABILITIES = {
    scenario: {
        name: (*verbs, *scenarios.VERBS.get(scenario, ())) for name, verbs in PERSONAL.items()
    }
    for scenario in scenarios.SCENARIOS
}
"""The same with what a scenario adds (ZT-DS1-03, ZT-DS8-02)."""

AGAINST_ZOMBIES = ("push", "axe")
"""Verbs that need a zombie beside the human; without one they need not be looked at."""


def _looked_up(*left_out: str) -> dict[str, dict[str, list[tuple[str, LegalFields]]]]:
    return {
        scenario: {
            name: [(verb, ACTIONS[verb].options) for verb in verbs if verb not in left_out]
            for name, verbs in abilities.items()
        }
        for scenario, abilities in ABILITIES.items()
    }


VERBS, VERBS_IN_PEACE = _looked_up(), _looked_up(*AGAINST_ZOMBIES)


def abilities(s: S, name: str) -> tuple[str, ...]:
    """The verbs of this human."""
    return ABILITIES[s.config.scenario][name]


def action_options(s: S) -> list[Option]:
    """All actions that are legal now."""
    ground = ground_of(s.columns, s.terrain)
    neighbours, offers = ground.neighbours, ground.offers
    no_zombie_on = s.horde.keys().isdisjoint
    verbs, in_peace = VERBS[s.config.scenario], VERBS_IN_PEACE[s.config.scenario]
    options: list[Option] = []
    for at, human in actors(s):
        name = human.name
        for verb, legal in (in_peace if no_zombie_on(neighbours[at]) else verbs)[name]:
            fields = legal(s, ground, at, human)
            if fields:
                options += map(offers[verb, name].__getitem__, fields)
    return options


def check_action(s: S, verb: str, name: str, to: int) -> Reason | None:
    """May this human do this to that field now?"""
    reason = check_actor(s, name)
    if reason is not None:
        return reason
    return ACTIONS[verb].check(s, s.ground, *s.person(name), to)


def act(t: T, verb: str, name: str, to: int) -> None:
    """Carry an action out."""
    ACTIONS[verb].do(t, *t.state.person(name), to)
