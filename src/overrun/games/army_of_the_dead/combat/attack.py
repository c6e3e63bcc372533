"""Attacks with weapons (catalogue part E): who may, the dice, the hits, and what the misses do."""

from __future__ import annotations

import msgspec

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.army_of_the_dead.cards import Weapon, library
from overrun.games.army_of_the_dead.combat.explosives import explode, put_down
from overrun.games.army_of_the_dead.combat.hits import share_hits, strike_one
from overrun.games.army_of_the_dead.combat.targets import (
    SNARED,
    in_range,
    may_name,
    shots,
    targets,
)
from overrun.games.army_of_the_dead.mission.verdict import judge_mission
from overrun.games.army_of_the_dead.state import (
    GUNNER,
    HANDS,
    SLOT_NAMES,
    Gear,
    S,
    Survivor,
    T,
)
from overrun.games.army_of_the_dead.team.health import bury, judge, wound
from overrun.games.army_of_the_dead.team.inventory import put_away
from overrun.games.army_of_the_dead.team.skills import count, either, has
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise
from overrun.games.army_of_the_dead.zombies.supply import snare

NO_WEAPON = Reason("AD-CMB-01", "no-weapon")
IN_THE_BACKPACK = Reason("AD-INV-08", "in-the-backpack")
OUT_OF_AMMO = Reason("AD-AMM-05", "out-of-ammo")
NOBODY_HERE = Reason("AD-MEL-02", "no-zombies-here")
OWN_ZONE_ONLY = Reason("AD-EQP-03", "own-zone-only")
OUT_OF_SIGHT = Reason("AD-RNG-01", "out-of-sight")
TOO_NEAR = Reason("AD-RNG-02", "too-near")
TOO_FAR = Reason("AD-RNG-03", "too-far")
NO_BLAST_ON_ONE = Reason("AD-OP-102", "explosives-not-concentrated")
NOT_THERE = Reason("AD-CON-03", "target-not-there")
OTHERS_FIRST = Reason("AD-CON-04", "others-first")
NOT_GUNNER = Reason("AD-TRK-24", "not-gunner")

SYMBOL = 1
"""The face of an ammo die that carries the out-of-ammo symbol (AD-OP-013)."""
BOLA_HELP = 2
"""Added to each die of a concentrated attack on a trapped zombie (AD-BOL-05)."""


class Roll(msgspec.Struct):
    """The dice of an attack as they lie."""

    dice: list[int]
    ammo: list[int]

    @property
    def faces(self) -> list[int]:
        return self.dice + self.ammo

    @property
    def sixes(self) -> int:
        return self.dice.count(6) + self.ammo.count(6)


# -- which attacks there are -----------------------------------------------------------------


def weapon_in(survivor: Survivor, slot: int) -> Weapon | None:
    """The weapon in a slot, if it can be used from there now (AD-INV-05, AD-AMM-05)."""
    gear = survivor.gear[slot]
    if gear is None or gear.dry:
        return None
    card = library().equipment[gear.card]
    return card.weapon if slot < HANDS or card.from_backpack else None


def attack_options(s: S, survivor: Survivor) -> list[Option]:
    """Every attack with every weapon, and on every one that it may concentrate on."""
    found: list[Option] = []
    for slot, gear in enumerate(survivor.gear):
        if gear is not None:
            found += attacks_with(s, survivor, slot)
    return found


def attacks_with(s: S, survivor: Survivor, slot: int) -> list[Option]:
    """The attacks with what is in one slot."""
    weapon = weapon_in(survivor, slot)
    if weapon is None:
        return []
    zone, place = survivor.zone, SLOT_NAMES[slot]
    found: list[Option] = []
    if weapon.kind == "melee":
        if not s.crowd(zone):
            return found
        found.append(("attack", place, s.ground.names[zone]))
    else:
        found += shots(s.ground, zone, weapon.near, weapon.far, ("attack", place))
    if not weapon.blast:
        found += _named(s, weapon, zone, ("focus", place))
    return found


def _named(s: S, weapon: Weapon, zone: int, verb: tuple[str, ...]) -> list[Option]:
    found: list[Option] = []
    ground = s.ground
    names, shamblers, alphas = ground.names, s.shamblers, s.alphas
    for at in in_range(ground, zone, weapon.near, weapon.far):
        if shamblers[at] or alphas[at] or s.bosses:
            found += [(*verb, names[at], target) for target in may_name(s, weapon, at)]
    return found


def check_attack(s: S, survivor: Survivor, slot: int, zone: int, target: str = "") -> Reason | None:
    """Why a survivor cannot attack this zone with what is in this slot (AD-CMB-02, -03)."""
    gear = survivor.gear[slot]
    card = None if gear is None else library().equipment[gear.card]
    if gear is None or card is None or card.weapon is None:
        return NO_WEAPON
    if slot >= HANDS and not card.from_backpack:
        return IN_THE_BACKPACK
    if gear.dry:
        return OUT_OF_AMMO
    return check_target(s, survivor, card.weapon, zone, target)


def check_target(s: S, survivor: Survivor, weapon: Weapon, zone: int, target: str) -> Reason | None:
    """Whether the weapon reaches the zone, and may be concentrated on the target."""
    if weapon.kind == "melee":
        if zone != survivor.zone:
            return OWN_ZONE_ONLY
        if not s.crowd(zone):
            return NOBODY_HERE
    else:
        away = s.ground.sight[survivor.zone].get(zone)
        if away is None:
            return OUT_OF_SIGHT
        if away < weapon.near:
            return TOO_NEAR
        if away > weapon.far:
            return TOO_FAR
    if not target:
        return None
    if weapon.blast:
        return NO_BLAST_ON_ONE
    if target not in targets(s, zone):
        return NOT_THERE
    return None if target in may_name(s, weapon, zone) else OTHERS_FIRST


# -- one attack ------------------------------------------------------------------------------


def attack(t: T, survivor: Survivor, slot: int, zone: int, target: str = "") -> Flow[bool]:
    """An attack with the weapon in a slot; says whether it killed anybody.

    All is resolved, then the weapon may be out of ammo (AD-AMM-04), then the noise is heard
    (AD-OP-050).
    """
    s = t.state
    gear = survivor.gear[slot]
    assert gear is not None
    card = gear.card
    weapon = library().equipment[card].weapon
    assert weapon is not None
    here = survivor.zone
    before = sum(s.slain.values())
    if weapon.blast:
        yield from put_down(t, survivor, zone)
    if weapon.thrown:
        put_away(s, survivor, slot)
        t.tell("threw", survivor=survivor.id, card=card, zone=s.ground.names[zone])
        damage = weapon.damage + either(s, survivor, "damage", weapon.kind, card)  # AD-SKL-10
        yield from explode(t, survivor, zone, damage)
    else:
        roll = yield from _roll(t, survivor, weapon, card, zone, target)
        if SYMBOL in roll.ammo:  # one or several, it is the same (AD-AMM-08)
            gear.dry = True
        yield from _resolve(t, survivor, weapon, card, zone, target, roll)
        if gear.dry and SYMBOL in roll.ammo:
            t.tell("out-of-ammo", survivor=survivor.id, card=card)
    killed = sum(s.slain.values()) > before
    if weapon.noisy:
        judge_mission(t)  # the last kill wins before anybody hears the shot (AD-WIN-01)
        yield from make_noise(t, here)
    return killed


def _roll(
    t: T, survivor: Survivor, weapon: Weapon, card: str, zone: int, target: str
) -> Flow[Roll]:
    """Roll, re-roll, and roll on for sixes (AD-ROL-01, AD-SKL-17, -56 to -58)."""
    s = t.state
    kind, dice = weapon.kind, dice_of(s, survivor, weapon, card)
    roll = throw(t, survivor.id, card, weapon, zone, dice, target)
    for _ in range(count(s, survivor, "lucky", card)):  # cumulative (AD-SKL-19)
        shown = _shown(s, survivor, weapon, target, roll)
        choice = yield Ask(survivor.seat, "reroll", [("keep",), ("reroll",)], shown)
        if choice == ("keep",):
            break
        roll = throw(t, survivor.id, card, weapon, zone, dice, target)
    more = roll.sixes * either(s, survivor, "six-die", kind, card)
    while more:
        if kind == "ranged" and others_in(s, zone, survivor.id):  # a miss would hurt them
            facts: dict[str, Fact] = {"survivor": survivor.id, "dice": more}
            choice = yield Ask(survivor.seat, "more-dice", [("roll",), ("enough",)], facts)
            if choice == ("enough",):
                break
        extra = [s.chance.die(6) for _ in range(more)]
        t.tell("rolled-on", survivor=survivor.id, dice=[str(face) for face in extra])
        roll.dice += extra
        more = extra.count(6) * either(s, survivor, "six-die", kind, card)
    return roll


def dice_of(s: S, survivor: Survivor, weapon: Weapon, card: str) -> int:
    """The dice of an attack without those of the ammunition."""
    kind = weapon.kind
    dice = (
        weapon.dice + either(s, survivor, "die", kind, card) + _escalation(s, survivor, kind, card)
    )
    if weapon.blast:
        dice += count(s, survivor, "demolitions")  # AD-SKL-42
    return dice


def _escalation(s: S, survivor: Survivor, kind: str, card: str) -> int:
    """A die more for each action of its type before, in a row (AD-SKL-14)."""
    if not s.turns or s.turn.who != survivor.id or not s.turn.streak:
        return 0
    return sum(
        s.turn.streak.get(each, 0) * count(s, survivor, f"escalation-{each}", card)
        for each in ("combat", kind)
    )


def throw(
    t: T, who: str, card: str, weapon: Weapon, zone: int, dice: int, target: str = ""
) -> Roll:
    """The dice fall: ordinary ones, and those of the ammunition (AD-AMM-01)."""
    die = t.state.chance.die
    roll = Roll([die(6) for _ in range(dice)], [die(6) for _ in range(weapon.ammo_dice)])
    t.tell(
        "rolled",
        survivor=who,
        card=card,
        zone=t.state.ground.names[zone],
        target=target,
        dice=[str(face) for face in roll.dice],
        ammo=[str(face) for face in roll.ammo],
        accuracy=max(2, weapon.accuracy - helped(t.state, target)),
    )
    return roll


def _shown(s: S, survivor: Survivor, weapon: Weapon, target: str, roll: Roll) -> dict[str, Fact]:
    return {
        "survivor": survivor.id,
        "dice": [str(face) for face in roll.dice],
        "ammo": [str(face) for face in roll.ammo],
        "accuracy": max(2, weapon.accuracy - helped(s, target)),
    }


def helped(s: S, target: str) -> int:
    """What is added to each die against the one that was named: something if a bola holds it
    (AD-BOL-05, -06)."""
    return BOLA_HELP if target.startswith(SNARED) or _held(s, target) else 0


def hits_of(weapon: Weapon, roll: Roll, bonus: int = 0) -> int:
    """How many dice hit: never with a 1, never better than 2+ (AD-ROL-02 to -04).

    >>> hits_of(Weapon("melee", accuracy=4), Roll([1, 3, 4, 6], []), bonus=2)
    3
    """
    enough = max(2, weapon.accuracy)
    return sum(face != 1 and min(6, face + bonus) >= enough for face in roll.faces)  # AD-OP-084


def _resolve(
    t: T, survivor: Survivor, weapon: Weapon, card: str, zone: int, target: str, roll: Roll
) -> Flow[None]:
    """What hits and misses do."""
    s = t.state
    kind = weapon.kind
    damage = weapon.damage + either(s, survivor, "damage", kind, card)
    damage += roll.sixes * either(s, survivor, "six-damage", kind, card)  # AD-OP-083
    hits = hits_of(weapon, roll, helped(s, target))
    misses = len(roll.faces) - hits
    if weapon.blast:
        if hits:  # no hit is nothing, not even friendly fire (AD-OP-095)
            yield from explode(t, survivor, zone, damage, card)
        return
    if weapon.snares:
        yield from _snare(t, survivor, zone, target, hits, card)
        return
    if target:
        yield from strike_one(t, survivor, weapon, zone, target, damage * hits, card)
    else:
        yield from share_hits(t, survivor, weapon, zone, hits, damage, card)
    if kind == "ranged" and misses:
        spared = yield from _spare(t, survivor, card, zone)
        yield from friendly_fire(t, zone, misses, damage, [survivor.id, *spared])


def _held(s: S, target: str) -> bool:
    """Whether the named abomination is trapped (AD-BOL-10)."""
    return any(boss.snared for boss in s.bosses if boss.kind == target)


# -- friendly fire ---------------------------------------------------------------------------


def others_in(s: S, zone: int, shooter: str) -> list[str]:
    """Everybody in a zone but the shooter, whom its own attack never hits (AD-FFR-01)."""
    return [id for id in s.people(zone) if id != shooter]


def friendly_fire(t: T, zone: int, misses: int, damage: int, exempt: list[str]) -> Flow[None]:
    """Every miss is a hit on the people there, shared out as the players wish (AD-FFR-02 to
    -04)."""
    s = t.state
    people = [id for id in s.people(zone) if id not in exempt]
    if not people or not damage:
        return
    name = s.ground.names[zone]
    shares: list[str] = []
    for number in range(misses):
        facts: dict[str, Fact] = {
            "zone": name,
            "wounds": damage,
            "left": misses - number,
            "struck": [id for id in shares for _ in range(damage)],
        }
        options: list[Option] = [("wound", id) for id in people]
        choice = yield Ask(judge(s, people), "friendly-fire", options, facts)
        shares.append(choice[1])
    t.tell("friendly-fire", zone=name, survivors=shares)
    for id in people:
        if id in shares:
            wound(t, id, damage * shares.count(id))
    bury(t)


def _spare(t: T, survivor: Survivor, card: str, zone: int) -> Flow[list[str]]:
    """A steady hand exempts whom its player likes (AD-SKL-34)."""
    s = t.state
    spared: list[str] = []
    if not has(s, survivor, "steady-hand", card):
        return spared
    while left := [id for id in others_in(s, zone, survivor.id) if id not in spared]:
        options: list[Option] = [("spare-all",), *(("spare", id) for id in left), ("done",)]
        choice = yield Ask(survivor.seat, "steady-hand", options, {"survivor": survivor.id})
        if choice == ("done",):
            break
        spared += left if choice == ("spare-all",) else [choice[1]]
    return spared


# -- the bola launcher -----------------------------------------------------------------------


def _snare(t: T, survivor: Survivor, zone: int, target: str, hits: int, card: str) -> Flow[None]:
    """Each hit traps one zombie, in the targeting order (AD-BOL-02, -11). The card is gone after a
    hit (AD-BOL-07), even if all there are trapped already (AD-OP-172)."""
    s = t.state
    crowd = targets(s, zone)
    for _ in range(min(hits, 1) if target else hits):
        free = _free(s, zone)
        if target:  # nobody else can be hit (AD-CON-06)
            free = [each for each in free if each == target]
        options: list[Option] = [("snare", each) for each in free]
        if not options:
            break
        chosen = yield Ask(survivor.seat, "snare", options, {"zone": s.ground.names[zone]})
        snare(s, zone, chosen[1])
        t.tell("snared", survivor=survivor.id, zone=s.ground.names[zone], kind=chosen[1])
    if hits and crowd:
        slot = next(
            number
            for number, gear in enumerate(survivor.gear)
            if isinstance(gear, Gear) and gear.card == card
        )
        put_away(s, survivor, slot)


def _free(s: S, zone: int) -> list[str]:
    """Those of the first type in order that no bola holds yet."""
    ranks = library().zombies
    free = [kind for kind in targets(s, zone) if not kind.startswith(SNARED) and not _held(s, kind)]
    first = min((ranks[kind].order for kind in free), default=0)
    return [kind for kind in free if ranks[kind].order == first]


# -- the truck's ram and its gun -------------------------------------------------------------


def ram(t: T, driver: Survivor, zone: int) -> Flow[None]:
    """The truck hits the zombies where it comes; skills do not count (AD-TRK-03, -18)."""
    s = t.state
    truck = s.truck
    assert truck is not None
    if not s.crowd(zone):  # people alone are not run over (AD-TRK-22)
        return
    weapon = library().truck.ram
    roll = throw(t, driver.id, "truck", weapon, zone, weapon.dice)
    hits = hits_of(weapon, roll)
    yield from share_hits(t, driver, weapon, zone, hits, weapon.damage, "", skilled=False)
    inside = list(truck.seats.values())
    yield from friendly_fire(t, zone, len(roll.faces) - hits, weapon.damage, inside)


def gun_options(s: S, survivor: Survivor) -> list[Option]:
    """The mounted gun, for whoever sits at it (AD-TRK-24)."""
    if s.truck is None or s.truck.seats.get(GUNNER) != survivor.id:
        return []
    weapon = library().truck.gun
    found = list(shots(s.ground, survivor.zone, weapon.near, weapon.far, ("gun",)))
    return found + _named(s, weapon, survivor.zone, ("gun-focus",))


def check_gun(s: S, survivor: Survivor, zone: int, target: str = "") -> Reason | None:
    if s.truck is None or s.truck.seats.get(GUNNER) != survivor.id:
        return NOT_GUNNER
    return check_target(s, survivor, library().truck.gun, zone, target)


def gun_attack(t: T, gunner: Survivor, zone: int, target: str = "") -> Flow[None]:
    """A ranged attack without the gunner's skills (AD-TRK-25, -26)."""
    s = t.state
    weapon = library().truck.gun
    here = gunner.zone
    roll = throw(t, gunner.id, "truck-gun", weapon, zone, weapon.dice, target)
    hits = hits_of(weapon, roll, helped(s, target))
    if target:
        damage = weapon.damage * hits
        yield from strike_one(t, gunner, weapon, zone, target, damage, "", skilled=False)
    else:
        yield from share_hits(t, gunner, weapon, zone, hits, weapon.damage, "", skilled=False)
    misses = len(roll.faces) - hits
    if misses:
        yield from friendly_fire(t, zone, misses, weapon.damage, [gunner.id])
    if weapon.noisy:
        judge_mission(t)
        yield from make_noise(t, here)
