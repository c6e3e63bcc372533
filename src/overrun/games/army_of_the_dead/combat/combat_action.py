"""Combat actions as a survivor takes them, with what may follow at once (AD-SKL-30 to -33, -49)."""

from __future__ import annotations

from typing import Any

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.action import Action, Price, none
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.attack import attack, attack_options, check_attack
from overrun.games.army_of_the_dead.kinds import IN_SIGHT, TARGET, WEAPON
from overrun.games.army_of_the_dead.state import S, Survivor, T
from overrun.games.army_of_the_dead.team.inventory import carried
from overrun.games.army_of_the_dead.team.moving import move, move_options
from overrun.games.army_of_the_dead.team.skills import has

SIDESTEP, REFLEXES = "sidestep", "reflexes"

ONLY_THOSE_WHO_CAME = Reason("AD-SKL-32", "only-those-who-came")


def fight(t: T, survivor: Survivor, slot: int, zone: int, target: str = "") -> Flow[None]:
    """An attack, concentrated or not; after a kill one may hit and run (AD-SKL-49)."""
    s = t.state
    gear = survivor.gear[slot]
    assert gear is not None
    card = library().equipment[gear.card]  # a thrown weapon is gone after the attack
    assert card.weapon is not None
    killed = yield from attack(t, survivor, slot, zone, target)
    _lengthen_streak(s, survivor, card.weapon.kind)
    if killed and survivor in s.survivors and has(s, survivor, "hit-and-run", card.id):
        yield from _free_move(t, survivor, "hit-and-run")


def _lengthen_streak(s: S, survivor: Survivor, kind: str) -> None:
    """One more attack in the row of its type, and the end of the other type's (AD-SKL-14, -16)."""
    if s.turns and s.turn.who == survivor.id:
        streak = s.turn.streak
        s.turn.streak = {each: streak.get(each, 0) + 1 for each in ("combat", kind)}


def _free_move(t: T, survivor: Survivor, skill: str) -> Flow[None]:
    """A move for which the zombies here cost nothing (AD-SKL-22, -50)."""
    s = t.state
    moves = move_options(s, survivor)
    if not moves:
        return
    facts: dict[str, Fact] = {"survivor": survivor.id, "skill": skill}
    choice = yield Ask(survivor.seat, "free-move", [*moves, ("stay",)], facts)
    if choice == ("stay",):
        return
    t.tell("skill-used", survivor=survivor.id, skill=skill)
    yield from move(t, survivor, s.ground.index[choice[1]])
    if s.turns and s.turn.who == survivor.id:
        s.turn.streak = {}  # an action of another kind (AD-SKL-16)


# -- reactions to a spawn --------------------------------------------------------------------


def reactions(t: T, zones: list[int]) -> Flow[None]:
    """Zombies have come there by one card: whoever is at range 0-1 may sidestep or fight at once,
    once, in the order that the players choose (AD-SKL-20, -23, -30, -33, AD-OP-128). What counts is
    where they came: who has stepped aside may still fight them (AD-SKL-75)."""
    s = t.state
    waiting = [
        (survivor, skill, near)
        for survivor in s.survivors
        if (near := _near(s, survivor, zones))
        for skill in (SIDESTEP, REFLEXES)
        if has(s, survivor, skill)
    ]
    put_off = 0
    while waiting:
        survivor, skill, near = waiting.pop(0)
        if survivor not in s.survivors:
            continue
        options = _reactions(s, survivor, skill, near)
        if not options:
            continue
        options.append(("no",))
        if put_off < len(waiting):
            options.append(("later",))
        facts: dict[str, Fact] = {
            "survivor": survivor.id,
            "skill": skill,
            "zones": [s.ground.names[zone] for zone in near],
            **carried(survivor),
        }
        choice = yield Ask(survivor.seat, "reaction", options, facts)
        if choice == ("later",):
            waiting.append((survivor, skill, near))
            put_off += 1
            continue
        put_off = 0  # the others may wait for one another anew
        if choice == ("no",):
            continue
        t.tell("skill-used", survivor=survivor.id, skill=skill)
        if skill == SIDESTEP:
            yield from move(t, survivor, s.ground.index[choice[1]])
        else:
            _, slot, place, *target = choice
            yield from fight(t, survivor, int(slot), s.ground.index[place], *target)


def _near(s: S, survivor: Survivor, zones: list[int]) -> list[int]:
    """Those at range 0-1; an elevator is not in sight (AD-OP-035)."""
    here = survivor.zone
    return [zone for zone in zones if zone == here or zone in s.ground.near[here]]


def _reactions(s: S, survivor: Survivor, skill: str, zones: list[int]) -> list[Option]:
    if skill == SIDESTEP:
        return list(move_options(s, survivor))
    names = [s.ground.names[zone] for zone in zones]  # against those who spawned (AD-SKL-32)
    return [option for option in attack_options(s, survivor) if option[2] in names]


# -- the actions -----------------------------------------------------------------------------


def attack_kinds(survivor: Survivor, slot: int) -> tuple[str, ...]:
    """The free actions that an attack with this weapon may use (AD-SKL-06, AD-OP-092)."""
    gear = survivor.gear[slot]
    weapon = None if gear is None else library().equipment[gear.card].weapon
    if weapon is None:
        return ()
    kinds = (weapon.kind, "combat")
    return ("explosive", *kinds) if weapon.blast else kinds


def _price(s: S, survivor: Survivor, slot: int, *aim: Any) -> Price:
    return Price(1, attack_kinds(survivor, slot))


FIGHTS = (
    Action(
        "attack",
        attack_options,
        check_attack,
        fight,
        cost=_price,
        manner="aim",
        slot=WEAPON,
        zone=IN_SIGHT,
    ),
    Action(
        "focus",
        none,
        check_attack,
        fight,
        cost=_price,
        manner="aim",
        slot=WEAPON,
        zone=IN_SIGHT,
        target=TARGET,
    ),
)
