"""The six cards of the humans (catalogue section 25): plays, checks, effects."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror.board import SAWN_OFF_RANGE, ground_of
from overrun.games.zombie_terror.humans import check_patient, eliminate, escape
from overrun.games.zombie_terror.lines import check_line, first_in_line
from overrun.games.zombie_terror.placing import face_anew
from overrun.games.zombie_terror.state import CHILD, DOG, HEALTHY, WOUNDED, Human, S, T
from overrun.games.zombie_terror.zombies import Duties

CANAL, SAWN_OFF, COURAGE = "canal", "sawn-off", "courage"
ADRENALINE, DECOY = "adrenaline", "decoy"

ADRENALINE_AP = 2

NOT_ON_CANAL = Reason("ZT-DC-01", "not-on-canal")
NOT_FOR_CHILD = Reason("ZT-DC-03", "not-for-child")
NOT_ADJACENT_ZOMBIE = Reason("ZT-DC-05", "no-adjacent-zombie")
NOBODY_ACTIVE = Reason("ZT-DC-07", "nobody-active")
NO_EFFECT = Reason("ZT-OP-43", "card-no-effect")

Targets = tuple[str, ...]
"""What a card is played on: humans and fields, by name."""


def _can_be_named(human: Human) -> bool:
    """Cards name living humans; the dog is none (ZT-DS2-02)."""
    return human.is_alive and human.is_person


def canal_plays(s: S, up: Duties | None) -> list[Targets]:
    there = [s.crowd[field] for field in ground_of(s.columns, s.terrain).canals if field in s.crowd]
    return [(human.name,) for human in there if _can_be_named(human)]


def check_canal(s: S, name: str) -> Reason | None:
    return None if s.where(name) in s.ground.canals else NOT_ON_CANAL


def play_canal(t: T, name: str) -> Flow[None]:
    field, human = t.state.person(name)
    escape(t, field, human, by="canal")
    yield from ()


def sawn_off_plays(s: S, up: Duties | None) -> list[Targets]:
    ground, horde = ground_of(s.columns, s.terrain), s.horde.keys()
    return [
        (human.name, ground.names[target])
        for field, human in s.crowd.items()
        if not horde.isdisjoint(ground.close_fire[field])
        and human.name != CHILD
        and _can_be_named(human)
        for target in first_in_line(s, ground, field, SAWN_OFF_RANGE)
    ]


def check_sawn_off(s: S, name: str, target: str) -> Reason | None:
    if name == CHILD:
        return NOT_FOR_CHILD
    ground = s.ground
    return check_line(s, ground, s.person(name)[0], ground.index[target], SAWN_OFF_RANGE)


def play_sawn_off(t: T, name: str, target: str) -> Flow[None]:
    s = t.state
    s.shots += 1  # a shot, but no bullet (ZT-DC-04)
    eliminate(t, s.ground.index[target], by=SAWN_OFF, human=name)
    yield from ()


def courage_plays(s: S, up: Duties | None) -> list[Targets]:
    ground, horde = ground_of(s.columns, s.terrain), s.horde.keys()
    return [
        (human.name, ground.names[target])
        for field, human in s.crowd.items()
        if not horde.isdisjoint(ground.neighbours[field]) and _can_be_named(human)
        for target in ground.neighbours[field]
        if target in horde
    ]


def check_courage(s: S, name: str, target: str) -> Reason | None:
    field = s.ground.index[target]
    beside = field in s.ground.neighbours[s.person(name)[0]]
    return None if beside and s.horde.get(field) else NOT_ADJACENT_ZOMBIE


def play_courage(t: T, name: str, target: str) -> Flow[None]:
    eliminate(t, t.state.ground.index[target], by=COURAGE, human=name)
    yield from ()


def check_adrenaline(s: S) -> Reason | None:
    return NOBODY_ACTIVE if s.active in (None, DOG) else None


def play_adrenaline(t: T) -> Flow[None]:
    t.state.ap += ADRENALINE_AP
    yield from ()


def first_aid_plays(s: S, up: Duties | None) -> list[Targets]:
    return [(human.name,) for human in s.crowd.values() if human.health == WOUNDED]


def check_first_aid(s: S, name: str) -> Reason | None:
    return check_patient(s.person(name)[1])


def play_first_aid(t: T, name: str) -> Flow[None]:
    t.state.person(name)[1].health = HEALTHY
    t.tell("healed", human=name, patient=name)
    yield from ()


def check_decoy(s: S) -> Reason | None:
    return None if s.horde else NO_EFFECT


def play_decoy(t: T) -> Flow[None]:
    """One or two zombies get any facing (ZT-DC-09)."""
    s = t.state
    names = s.ground.names
    turned: list[str] = []
    while len(turned) < 2:
        fields = sorted(field for field in s.horde if names[field] not in turned)
        options: list[Option] = [("turn", names[field]) for field in fields]
        if turned:
            options.append(("enough",))
        choice = yield Ask(s.humans_seat, "decoy", options)
        if choice[0] == "enough":
            break
        turned.append(choice[1])
        yield from face_anew(t, s.humans_seat, choice[1])
