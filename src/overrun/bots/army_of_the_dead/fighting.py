"""Attacks: who can be expected to fall, who is in the way, who hears it."""

from __future__ import annotations

from math import fsum
from typing import NamedTuple

from overrun.bots.army_of_the_dead.danger import LOST, burdens
from overrun.bots.army_of_the_dead.odds import expected_kills, hits_at_least
from overrun.bots.army_of_the_dead.reading import Reading, card_of, weapon_of
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import Weapon, library
from overrun.games.army_of_the_dead.combat.kills import needed
from overrun.games.army_of_the_dead.combat.targets import SNARED, kind_of
from overrun.games.army_of_the_dead.mission.personal import goal_of
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    SHAMBLER,
    THRESHOLDS,
    Survivor,
)
from overrun.games.army_of_the_dead.team.skills import either, has

ADRENALINE = {SHAMBLER: 1, ALPHA: 2}
BOSS_VALUE = 16.0


class Blow(NamedTuple):
    """What an attack can be expected to do in a zone, and what it is worth besides."""

    zone: int
    shamblers: float
    alphas: float
    gain: float


def blow(r: Reading, me: Survivor, option: Option) -> Blow | None:
    """Nothing if there is nobody to hit; ``gun`` options come without a slot."""
    s = r.s
    gun = option[0] in ("gun", "gun-focus")
    zone = r.ground.index[option[1] if gun else option[2]]
    if s.crowd(zone) < 0.2:
        return None
    if gun:
        weapon, card, rest = library().truck.gun, "", option[2:]
    else:
        gear = me.gear[int(option[1])]
        found = weapon_of(gear)
        if found is None or gear is None or gear.dry:
            return None
        weapon, card, rest = found, gear.card, option[3:]
    damage = weapon.damage + (either(s, me, "damage", weapon.kind, card) if card else 0)
    dice = weapon.dice + weapon.ammo_dice
    dice += either(s, me, "die", weapon.kind, card) if card else 0
    if weapon.blast:
        hit = _blast(r, me, weapon, card, zone, damage, dice)
    elif rest:
        hit = _one(r, me, weapon, zone, rest[0], damage, dice)
    elif weapon.snares:
        hit = Blow(zone, 0.0, 0.0, 0.4 * min(1.0, s.alphas[zone]) + 0.2)
    else:
        hit = _many(r, me, weapon, zone, damage, dice)
    gain = hit.gain
    if weapon.kind == "ranged" and not weapon.blast and not weapon.snares:
        gain -= _friends_hit(r, me, weapon, card, zone, damage, dice)
    if weapon.noisy:
        gain -= _heard(r, me)
    if weapon.ammo_dice:
        gain -= 0.3
    return hit._replace(gain=gain)


def attack_value(r: Reading, me: Survivor, option: Option) -> float:
    """What an attack is worth by itself."""
    hit = blow(r, me, option)
    if hit is None:
        return 0.0
    near = 3.0 if r.people_in(hit.zone) else 1.5
    return hit.gain + near * (hit.shamblers + 2 * hit.alphas)


def kill_value(r: Reading, me: Survivor, kind: str) -> float:
    """What a kill is worth to this survivor: adrenaline, and what its personal objective wants."""
    s = r.s
    value = 0.0
    points = ADRENALINE.get(kind, 5)
    if me.level < s.danger or me.ap < THRESHOLDS[1]:
        value += 0.25 * points  # the dead come in numbers anyway: catch up
    elif me.level < 3:
        left = THRESHOLDS[me.level + 1] - me.ap
        value -= 0.7 * points * max(0.0, 1.0 - left / 8)  # more of them come when one is roused
    for each in s.personal:
        goal = goal_of(each)
        if each.done:
            continue
        if goal.do == "kill" and goal.kind == kind:
            if each.owner == me.id:
                value += 4.0 if kind == ALPHA else 2.0
            else:
                value -= 1.6 if kind == ALPHA else 0.7  # rather the other's
        elif goal.do == "level" and each.owner == me.id:
            value += 0.6 * points
    return value


def fall_value(r: Reading, me: Survivor, zone: int, kind: str) -> float:
    """What it is worth that one such zombie in this zone falls by this survivor's hand."""
    base = BOSS_VALUE if kind in ABOMINATIONS else 2.5 * ADRENALINE[kind]
    return base + kill_value(r, me, kind)


def kills_among(dice: int, accuracy: int, before: float, count: float) -> float:
    """How many of so many fall when so many are to fall before them."""
    return _falls(dice, accuracy, before + count) - _falls(dice, accuracy, before)


def _falls(dice: int, accuracy: int, count: float) -> float:
    whole = int(count)
    low = expected_kills(dice, accuracy, min(whole, dice))
    if whole >= dice or count == whole:
        return low
    high = expected_kills(dice, accuracy, whole + 1)
    return low + (count - whole) * (high - low)


def _many(r: Reading, me: Survivor, weapon: Weapon, zone: int, damage: int, dice: int) -> Blow:
    s = r.s
    shamblers, alphas = s.shamblers[zone], s.alphas[zone]
    strong = 0 < needed(s, ALPHA) <= damage
    fallen = runners = gain = 0.0
    if weapon.kind == "melee" and strong:  # the worst first
        runners = kills_among(dice, weapon.accuracy, 0, alphas)
        fallen = kills_among(dice, weapon.accuracy, alphas, shamblers)
        before: float = alphas + shamblers
    else:
        fallen = kills_among(dice, weapon.accuracy, 0, shamblers)
        runners = kills_among(dice, weapon.accuracy, shamblers, alphas) if strong else 0.0
        before = shamblers + alphas if strong or not alphas else 99.0
    for boss in s.bosses:
        if boss.zone == zone and 0 < needed(s, boss.kind) <= damage and before < dice:
            gain += BOSS_VALUE * kills_among(dice, weapon.accuracy, before, 1)
    if fallen:
        gain += fallen * kill_value(r, me, SHAMBLER)
    if runners:
        gain += runners * kill_value(r, me, ALPHA)
    return Blow(zone, fallen, runners, gain)


def _one(
    r: Reading, me: Survivor, weapon: Weapon, zone: int, target: str, damage: int, dice: int
) -> Blow:
    s = r.s
    kind = kind_of(target)
    enough = needed(s, kind)
    none = Blow(zone, 0.0, 0.0, 0.0)
    if weapon.snares:
        worse = 3.0 if kind in ABOMINATIONS else 1.2 if kind == ALPHA else 0.3
        return none._replace(gain=worse * hits_at_least(1, dice, weapon.accuracy))
    if enough <= damage or damage <= 0 or enough == 0:
        return none  # a plain attack does as well
    accuracy = weapon.accuracy
    held = target.startswith(SNARED) or any(b.snared for b in s.bosses if b.kind == target)
    if held:
        accuracy = max(2, accuracy - 2)
    chance = hits_at_least(-(-enough // damage), dice, accuracy)
    if kind in ABOMINATIONS:
        return none._replace(gain=chance * BOSS_VALUE)
    chance *= min(1.0, s.alphas[zone])
    return none._replace(alphas=chance, gain=chance * kill_value(r, me, ALPHA))


def _blast(
    r: Reading, me: Survivor, weapon: Weapon, card: str, zone: int, damage: int, dice: int
) -> Blow:
    """All who are there, and whatever explosives our own people carry there goes off too."""
    s = r.s
    chance = 1.0 if weapon.thrown else hits_at_least(1, dice, weapon.accuracy)
    friends = s.in_zone(zone)
    using = card
    for survivor in friends if r.view.chain == "all" else ():
        for gear in survivor.gear:
            if gear is None:
                continue
            other = card_of(gear).weapon
            if other is None or not other.blast:
                continue
            if survivor is me and gear.card == using:
                using = ""
            else:
                damage += other.damage
    gain = 0.0
    fallen = s.shamblers[zone] * chance
    runners = s.alphas[zone] * chance if damage >= needed(s, ALPHA) else 0.0
    for boss in s.bosses_in(zone):
        if library().zombies[boss.kind].unmasks or 0 < needed(s, boss.kind) <= damage:
            gain += BOSS_VALUE
    gain -= fsum(each for friend in friends for each in burdens(r, friend)[:damage])
    gain -= LOST * sum(each.zone == zone for each in s.companions)
    gain *= chance
    gain += fallen * kill_value(r, me, SHAMBLER) + runners * kill_value(r, me, ALPHA)
    return Blow(zone, fallen, runners, gain - (2.0 if weapon.thrown else 0.0))  # it is used up


def _friends_hit(
    r: Reading, me: Survivor, weapon: Weapon, card: str, zone: int, damage: int, dice: int
) -> float:
    s = r.s
    others = [id for id in s.people(zone) if id != me.id]
    if not others or (card and has(s, me, "steady-hand", card)):
        return 0.0
    misses = dice * (max(2, weapon.accuracy) - 1) / 6
    if len(others) == sum(each.zone == zone for each in s.companions):
        return LOST * misses
    friends = [each for each in s.survivors if each.id in others]
    costs = sorted(cost for each in friends for cost in burdens(r, each))
    wounds = misses * damage
    total = 0.0
    for cost in costs:
        total += cost * max(0.0, min(1.0, wounds))
        wounds -= 1.0
    return 1.5 * total


def _heard(r: Reading, me: Survivor) -> float:
    """The sleepers who would wake."""
    s = r.s
    if not s.sleepers:
        return 0.0
    zones = (me.zone, *r.ground.beside[me.zone])
    hunted = any(not each.done and goal_of(each).do == "sleepers" for each in s.personal)
    return (6.0 if hunted else 2.0) * sum(len(s.sleepers.get(zone, ())) for zone in zones)
