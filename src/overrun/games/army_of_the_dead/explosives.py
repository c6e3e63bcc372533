"""Explosives: everybody in the zone is hit (catalogue section E8)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.play import Play
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.health import bury, wound
from overrun.games.army_of_the_dead.inventory import put_away
from overrun.games.army_of_the_dead.killing import is_killed_by, kill, unmask
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, ArmyState, Survivor

S = ArmyState
T = Play[ArmyState]


def explode(t: T, user: Survivor, zone: int, damage: int, using: str = "") -> Flow[None]:
    """Damage for every actor in the zone, once, the user among them (AD-OP-094, -096).

    ``using`` is a launcher that goes on being carried: it does not blow up by itself.
    """
    s = t.state
    damage += _chain(t, user, zone, using)
    t.tell("exploded", zone=s.ground.names[zone], damage=damage, survivor=user.id)
    for kind, heap in ((SHAMBLER, s.shamblers), (ALPHA, s.alphas)):
        if heap[zone] and is_killed_by(s, kind, damage):
            yield from kill(t, zone, kind, heap[zone], user, s.snared_in(kind, zone))
    for boss in s.bosses_in(zone):
        if library().zombies[boss.kind].unmasks:
            yield from unmask(t, boss)  # no damage on top (AD-OP-107)
        elif is_killed_by(s, boss.kind, damage):
            yield from kill(t, zone, boss.kind, 1, user)
    for id in s.people(zone):
        wound(t, id, damage)
    bury(t)


def _chain(t: T, user: Survivor, zone: int, using: str) -> int:
    """Explosives that people carry there go off too; each adds its damage once (AD-OP-097)."""
    s = t.state
    if s.chain != "all":
        return 0
    more = 0
    equipment = library().equipment
    for survivor in s.in_zone(zone):
        for slot, gear in enumerate(survivor.gear):
            weapon = None if gear is None else equipment[gear.card].weapon
            if gear is None or weapon is None or not weapon.blast:
                continue
            if survivor is user and gear.card == using:
                using = ""  # the one in use; a second of its kind goes off
                continue
            more += weapon.damage
            t.tell("set-off", survivor=survivor.id, card=gear.card)
            put_away(s, survivor, slot)
    return more
