"""The zombie turn's movement phase: sight, duties, activations, bites (sections 14-21)."""

from __future__ import annotations

from typing import NamedTuple

from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror.board import (
    RUNNER,
    Ground,
    ground_of,
)
from overrun.games.zombie_terror.ending import check_end
from overrun.games.zombie_terror.state import (
    AT_ONCE,
    BANKER,
    DEAD,
    DOG,
    GOO,
    HEALTHY,
    WOUNDED,
    S,
    T,
    Zombie,
)

ZOMBIE_AP = 2  # ZT-ZAC-01
RUNNER_AP = 3  # ZT-DS3-05
LURCH_AP = 3  # ZT-DC-14
GOO_AP = 3  # ZT-DS7-04

NO_ZOMBIE = Reason("ZT-ACT-01", "no-zombie-there")
ALREADY_ACTIVATED = Reason("ZT-ACT-05", "zombie-already-activated")
QUOTA_USED_UP = Reason("ZT-ACT-07", "quota-used-up")
BITERS_FIRST = Reason("ZT-MAN-02", "biters-first")
HUNTERS_FIRST = Reason("ZT-MAN-05", "hunters-first")
MUST_BITE = Reason("ZT-MAN-03", "must-bite")
MUST_HUNT = Reason("ZT-MAN-08", "must-hunt")
NOT_A_SEQUENCE = Reason("ZT-ZAC-02", "not-a-sequence")
ONE_TURN_ONLY = Reason("ZT-ZAC-07", "one-turn-only")
AP_MUST_BE_USED = Reason("ZT-FAP-01", "ap-must-be-used")
CANNOT_GO_THERE = Reason("ZT-ZAC-04", "way-blocked")
CAR_IN_THE_WAY = Reason("ZT-ZAC-05", "zombies-shun-cars")
NO_WAY_OFF_BOARD = Reason("ZT-ZAC-11", "edge-ahead")
MUST_HUNT_ON = Reason("ZT-MAN-14", "must-hunt-on")
MUST_BITE_WHEN_FACING = Reason("ZT-BIT-01", "must-bite-when-facing")
NOBODY_TO_BITE = Reason("ZT-BIT-09", "nobody-to-bite")
FINISH_FIRST = Reason("ZT-ACT-03", "finish-activation-first")


# -- sight -------------------------------------------------------------------------------------


def distance_in_sight(s: S, ground: Ground, field: int, facing: int) -> int:
    """How far ahead the human stands that a zombie here would see; 0 if it sees nobody.

    Distance 1 is the front field: there it bites.
    """
    line = ground.sight[field][facing]
    if s.crowd.keys().isdisjoint(line):
        return 0
    for distance, ahead in enumerate(line, 1):
        if ahead in s.crowd:
            return distance
        if ahead in s.horde:
            return 0
    return 0


def category(s: S, ground: Ground, field: int, zombie: Zombie) -> int:
    """The class of activation: 1 bites, 2 hunts, 3 is free (section 21)."""
    distance = distance_in_sight(s, ground, field, zombie.facing)
    if distance == 1:
        return 1
    if distance == 0 or field in s.cunning:
        return 3
    return 2


# -- activations -------------------------------------------------------------------------------


def activations(s: S, field: int, ap: int, may_turn: bool = True) -> list[str]:
    """All legal activations of the zombie there, in the catalogue's letters.

    ``F`` forward, ``L`` and ``R`` turns, ``*`` bite, ``-`` nothing. All AP must be spent if that
    is possible (section 17). In the middle of an activation it is what is left of one.
    """
    crowd, horde = s.crowd, s.horde
    ground = ground_of(s.columns, s.terrain)
    heedless = field in s.cunning
    complete: list[str] = []
    shorter: list[str] = []

    def extend(at: int, facing: int, left: int, may_turn: bool, done: str) -> None:
        ahead = ground.zombie_step[at][facing]
        if ahead in crowd:
            complete.append(done + "*")  # ZT-BIT-01
            return
        if left == 0:
            complete.append(done)
            return
        shorter.append(done)
        if ahead >= 0 and ahead not in horde:
            extend(ahead, facing, left - 1, may_turn, done + "F")
        # whoever has a human in sight must go on towards it (ZT-MAN-06, -08, -14, -23)
        if may_turn and (heedless or not distance_in_sight(s, ground, at, facing)):
            extend(at, facing - 1 & 3, left - 1, False, done + "L")
            extend(at, facing + 1 & 3, left - 1, False, done + "R")

    extend(field, horde[field].facing, ap, may_turn, "")
    return complete or [done or "-" for done in shorter]  # ZT-FAP-03, ZT-OP-33


def natural_ap(s: S, field: int) -> int:
    """The AP of the zombie there: the Runner has more, and so has who stands in goo."""
    if s.horde[field].kind == RUNNER:
        return RUNNER_AP
    return GOO_AP if s.thing == GOO and field in s.things else ZOMBIE_AP


def explain_activation(
    s: S, field: int, ap: int, sequence: str, may_turn: bool = True
) -> Reason | None:
    """Why the zombie may not act in this way; ``None`` if it may."""
    if sequence in activations(s, field, ap, may_turn):
        return None
    steps = sequence.rstrip("*")
    if not sequence or set(sequence) - set("FLR*-") or len(steps) > ap or "*" in steps:
        return NOT_A_SEQUENCE
    return _explain_steps(s, field, sequence, may_turn) or AP_MUST_BE_USED


def _explain_steps(s: S, at: int, sequence: str, may_turn: bool) -> Reason | None:
    """Follow the letters to the first one that the rules forbid."""
    ground, heedless = s.ground, at in s.cunning
    facing = s.horde[at].facing
    turned = not may_turn
    for number, letter in enumerate(sequence):
        sees = distance_in_sight(s, ground, at, facing)
        if sees == 1:
            if letter != "*":
                return MUST_BITE if number == 0 else MUST_BITE_WHEN_FACING
        elif letter == "*":
            return NOBODY_TO_BITE
        elif letter == "F":
            ahead = ground.step[at][facing]
            if ahead < 0:
                return NO_WAY_OFF_BOARD
            if ground.is_car(ahead):
                return CAR_IN_THE_WAY
            if ground.is_obstacle(ahead) or ahead in s.horde:
                return CANNOT_GO_THERE
            at = ahead
        elif sees and not heedless:
            return MUST_HUNT if number == 0 else MUST_HUNT_ON
        elif letter != "-":
            if turned:
                return ONE_TURN_ONLY
            turned = True
            facing = facing + (1 if letter == "R" else -1) & 3
    facing_human = distance_in_sight(s, ground, at, facing) == 1
    return MUST_BITE_WHEN_FACING if facing_human and "*" not in sequence else None


# -- carrying an activation out ----------------------------------------------------------------


def carry_out(t: T, field: int, sequence: str) -> None:
    """Move, turn and bite as the letters say; then the pawn is flipped (ZT-FLP-01)."""
    for letter in sequence:
        field = take_step(t, field, letter)
    t.state.horde[field].activated = True
    t.state.moved += 1


def take_step(t: T, field: int, letter: str) -> int:
    """Do what one letter says; returns where the zombie stands then."""
    s = t.state
    ground = ground_of(s.columns, s.terrain)
    names = ground.names
    zombie = s.horde[field]
    ahead = ground.step[field][zombie.facing]
    if letter == "F":
        del s.horde[field]
        s.horde[ahead] = zombie
        if field in s.cunning:
            s.cunning[s.cunning.index(field)] = ahead  # the card is on the zombie, not the field
        t.tell("zombie-moved", start=names[field], to=names[ahead])
        return ahead
    if letter == "*":
        bite(t, field, ahead)
    elif letter != "-":
        zombie.facing = (zombie.facing + (1 if letter == "R" else -1)) & 3
        t.tell("zombie-turned", field=names[field], facing="NESW"[zombie.facing])
    return field


def bite(t: T, field: int, victim_field: int) -> None:
    """A bite wounds, kills, or costs the Banker his briefcase (section 18)."""
    s = t.state
    victim = s.crowd[victim_field]
    effect = "nothing"
    if victim.name == BANKER and s.briefcase and victim.is_alive:
        s.briefcase = False
        effect = "briefcase"
    elif victim.name == DOG and victim.is_alive:
        victim.health = DEAD  # ZT-DS2-05
        effect = DEAD
    elif victim.health == HEALTHY:
        victim.health = WOUNDED
        effect = WOUNDED
    elif victim.health == WOUNDED:
        victim.health = DEAD
        effect = DEAD
    names = s.ground.names
    t.tell("bitten", human=victim.name, effect=effect, field=names[field], at=names[victim_field])
    check_end(t)


def bite_at_once(t: T, field: int) -> None:
    """A zombie has come to look at a human outside its activation: it bites, if at any moment of
    the zombie turn it must (ZT-BIT-01, ZT-BIT-17)."""
    s = t.state
    zombie = s.horde[field]
    ahead = s.ground.step[field][zombie.facing]
    if s.config.bites == AT_ONCE and ahead in s.crowd:
        zombie.activated = True
        bite(t, field, ahead)


# -- whose activation is next ------------------------------------------------------------------


def owed(s: S) -> int:
    """The number of activations: humans activated, plus one, plus cards (ZT-ACT-01)."""
    return len(s.activated) + 1 + s.quota_bonus


def quota(s: S) -> int:
    """How many of them can be: never more than zombies on the board (ZT-ACT-04, ZT-OP-55)."""
    return min(owed(s), len(s.horde))


def waiting_zombies(s: S) -> int:
    """Zombies on the board that were not activated this turn."""
    return sum(not zombie.activated for zombie in s.horde.values())


class Duties(NamedTuple):
    """The zombies that were not activated yet, by what they must do (section 21)."""

    biting: list[int]
    hunting: list[int]
    free: list[int]

    @property
    def category(self) -> int:
        """The category that must act now: 1 bites, 2 hunts, 3 is free."""
        return 1 if self.biting else 2 if self.hunting else 3

    @property
    def next_up(self) -> list[int]:
        """The zombies that may be activated now (ZT-MAN-01, -10, -21)."""
        return self.biting or self.hunting or self.free


def duties(s: S) -> Duties:
    """Who must bite, who must hunt, who is free; activated ones are left out (ZT-MAN-20)."""
    crowd, horde, sight = s.crowd, s.horde, ground_of(s.columns, s.terrain).sight
    found = Duties([], [], [])
    nobody_on = crowd.keys().isdisjoint
    for field, zombie in horde.items():
        if zombie.activated:
            continue
        line = sight[field][zombie.facing]
        if nobody_on(line):
            found.free.append(field)
            continue
        first = next(ahead for ahead in line if ahead in crowd or ahead in horde)
        if first in horde or (field in s.cunning and first != line[0]):
            found.free.append(field)
        elif first == line[0]:
            found.biting.append(field)
        else:
            found.hunting.append(field)
    return found


def check_activate(s: S, field: int) -> Reason | None:
    """May this zombie be activated now?"""
    zombie = s.horde.get(field)
    if zombie is None:
        return NO_ZOMBIE
    if zombie.activated:
        return ALREADY_ACTIVATED
    if s.moved >= quota(s):
        return QUOTA_USED_UP
    up = duties(s)
    if field in up.next_up:
        return None
    return BITERS_FIRST if up.category == 1 else HUNTERS_FIRST


def activate_options(s: S, up: Duties) -> list[Option]:
    options = ground_of(s.columns, s.terrain).offers["activate",]
    return [options[field] for field in sorted(up.next_up)]
