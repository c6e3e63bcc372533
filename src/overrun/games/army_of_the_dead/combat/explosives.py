"""Explosives: everybody in the zone is hit (catalogue section E8)."""

from __future__ import annotations

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option
from overrun.games.army_of_the_dead.cards import Weapon, library
from overrun.games.army_of_the_dead.combat.kills import is_killed_by, kill, unmask
from overrun.games.army_of_the_dead.state import ALPHA, SHAMBLER, SLOT_NAMES, Survivor, T
from overrun.games.army_of_the_dead.team.health import bury, wound
from overrun.games.army_of_the_dead.team.inventory import carried, discard, put_away


def put_down(t: T, user: Survivor, zone: int) -> Flow[None]:
    """Whoever carries explosives there may discard them before these go off: at any time, also in
    somebody else's turn (AD-INV-06, AD-OP-171)."""
    s = t.state
    for survivor in s.in_zone(zone):
        while survivor is not user and s.chain == "all" and (held := _explosives(survivor)):
            options: list[Option] = [("discard", SLOT_NAMES[slot]) for slot, _, _ in held]
            facts: dict[str, Fact] = {"survivor": survivor.id, "by": user.id, **carried(survivor)}
            choice = yield Ask(survivor.seat, "put-down", [*options, ("done",)], facts)
            if choice == ("done",):
                break
            discard(t, survivor, choice[1])


def _explosives(survivor: Survivor) -> list[tuple[int, str, Weapon]]:
    """What a survivor carries of them: slot, card and weapon."""
    equipment = library().equipment
    return [
        (slot, gear.card, weapon)
        for slot, gear in enumerate(survivor.gear)
        if gear and (weapon := equipment[gear.card].weapon) and weapon.blast
    ]


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
    for survivor in s.in_zone(zone):
        for slot, card, weapon in _explosives(survivor):
            if survivor is user and card == using:
                using = ""  # the one in use; a second of its kind goes off
                continue
            more += weapon.damage
            t.tell("set-off", survivor=survivor.id, card=card)
            put_away(s, survivor, slot)
    return more
