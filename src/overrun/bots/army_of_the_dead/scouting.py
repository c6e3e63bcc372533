"""What can be looked up instead of worked out anew: arms by their cards, aims by what they follow
from."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, NamedTuple

from overrun.bots.army_of_the_dead.aims import Aim
from overrun.bots.army_of_the_dead.fighting import kills_among
from overrun.bots.army_of_the_dead.odds import hits_at_least
from overrun.bots.army_of_the_dead.packing import (
    better_hands,
    card_value,
    in_hand_value,
    load_value,
)
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.core.chance import Chance
from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    ArmyState,
    Boss,
    Companion,
    Gear,
    Personal,
    Spawn,
    Survivor,
    Token,
    Truck,
    Vault,
)

Arms = tuple[tuple[str, bool] | None, ...]
"""The slots of an inventory: each card, and whether it is out of ammo."""


def arms_of(gear: list[Gear | None]) -> Arms:
    return tuple([None if each is None else (each.card, each.dry) for each in gear])


def _bearer(arms: Arms) -> Survivor:
    gear = [None if each is None else Gear(*each) for each in arms]
    return Survivor("", seat=0, zone=0, health=1, gear=gear)


@lru_cache(maxsize=8192)
def hands(arms: Arms) -> int:
    """What the hands are worth, in tenths."""
    return int(10 * in_hand_value(_bearer(arms)))


@lru_cache(maxsize=8192)
def load(arms: Arms) -> int:
    """How well armed somebody is, in tenths."""
    return int(10 * load_value(_bearer(arms)))


@lru_cache(maxsize=8192)
def better(arms: Arms) -> bool:
    """Whether the hands could hold something much better."""
    return better_hands(_bearer(arms))


@cache
def worth(card: str, dry: bool = False) -> int:
    """What a card is worth, in tenths."""
    return int(10 * card_value(card, dry))


class Blow(NamedTuple):
    """What an attack can be expected to do, in tenths."""

    shamblers: int
    alphas: int
    boss: int
    misses: int
    damage: int
    noisy: bool
    sort: str
    """``melee``, ``ranged``, ``blast`` or ``snare``."""
    ammo: bool


@lru_cache(maxsize=65536)
def blow(
    sheet: str,
    card: str,
    skills: tuple[str, ...],
    shamblers: int,
    alphas: int,
    boss: str,
    focus: str,
) -> Blow | None:
    """An attack with this card, or with the truck's gun if there is none, on so many; on one kind
    alone, if it is named. Nothing if the card is no weapon."""
    weapon = library().equipment[card].weapon if card else library().truck.gun
    if weapon is None:
        return None
    dice = weapon.dice + weapon.ammo_dice
    damage = weapon.damage
    if card:
        skills = (*skills, library().equipment[card].skill)
        for kind in (weapon.kind, "combat"):
            dice += skills.count(f"die-{kind}")
            damage += skills.count(f"damage-{kind}")
    enough = _needed(sheet, ALPHA)
    strong = 0 < enough <= damage
    fatal = bool(boss) and 0 < _needed(sheet, boss) <= damage
    sort = "snare" if weapon.snares else "blast" if weapon.blast else weapon.kind
    fallen = runners = chief = 0.0
    accuracy = weapon.accuracy
    if weapon.snares:
        pass
    elif weapon.blast:
        chance = 1.0 if weapon.thrown else hits_at_least(1, dice, accuracy)
        fallen, runners = shamblers * chance, alphas * chance if strong else 0.0
        chief = chance if fatal else 0.0
    elif focus:
        need = _needed(sheet, focus)
        if damage > 0 and need > damage:
            chance = hits_at_least(-(-need // damage), dice, accuracy)
            runners = chance if focus == ALPHA else 0.0
            chief = 0.0 if focus == ALPHA else chance
    elif weapon.kind == "melee" and strong:
        runners = kills_among(dice, accuracy, 0, alphas)
        fallen = kills_among(dice, accuracy, alphas, shamblers)
        chief = kills_among(dice, accuracy, alphas + shamblers, 1) if fatal else 0.0
    else:
        fallen = kills_among(dice, accuracy, 0, shamblers)
        runners = kills_among(dice, accuracy, shamblers, alphas) if strong else 0.0
        if fatal and (strong or not alphas):
            chief = kills_among(dice, accuracy, alphas + shamblers, 1)
    misses = 0 if weapon.blast or weapon.snares else dice * (max(2, accuracy) - 1)
    return Blow(
        int(10 * fallen),
        int(10 * runners),
        int(10 * chief),
        10 * misses // 6,
        damage,
        weapon.noisy,
        sort,
        weapon.ammo_dice > 0,
    )


@cache
def _needed(sheet: str, kind: str) -> int:
    changed: int | None = mission(sheet).damage.get(kind)
    return library().zombies[kind].damage if changed is None else changed


def facts_of(view: Any, ground: Ground) -> tuple[Any, ...]:
    """All that aims follow from, as something that can be looked up."""
    at = ground.index
    truck, vault = view.truck, view.vault
    return (
        view.mission,
        tuple(view.closed),
        tuple([(v.id, at[v.zone], tuple(v.tokens), v.searches > 0) for v in view.survivors]),
        tuple([(each.id, at[each.zone]) for each in view.tokens]),
        tuple([(at[z.name], z.shamblers > 0, z.alphas > 0, z.sleepers) for z in view.zones]),
        tuple([(each.kind, at[each.zone]) for each in view.bosses]),
        tuple([(each.id, at[each.zone], each.leader) for each in view.companions]),
        tuple([(each.owner, each.colour, 0, each.done) for each in view.personal]),
        tuple([(at[each.zone], each.kind, each.active) for each in view.spawns]),
        tuple(view.marks),
        tuple(view.fired.items()),
        tuple(view.taken),
        tuple([each for each in view.slain.items() if each[0] in ABOMINATIONS]),
        tuple(view.gone),
        tuple(view.escorted),
        None if truck is None else (at[truck.zone], tuple(truck.seats.items())),
        None if vault is None else (vault.card, vault.cleared, vault.open),
        view.round,
    )


class _Spots(NamedTuple):
    """As much of a view as aims look at."""

    spawns: list[Any]


class _Spot(NamedTuple):
    zone: str
    active: bool


@lru_cache(maxsize=2048)
def shared_aims(facts: tuple[Any, ...]) -> dict[str, Aim]:
    """Who goes for what, from the facts alone."""
    (sheet, closed, people, tokens, zones, bosses, companions, personal, spawns, marks, fired,
     taken, slain, gone, escorted, truck, vault, now) = facts  # fmt: skip
    ground = ground_of(sheet, closed)
    number = len(ground.names)
    s = ArmyState(
        chance=Chance(b""),
        mission=sheet,
        seats=1,
        closed=list(closed),
        shamblers=[0] * number,
        alphas=[0] * number,
        woken=[0] * number,
        bosses=[Boss(kind, zone) for kind, zone in bosses],
        tokens=[Token(id, zone, "") for id, zone in tokens],
        spawns=[Spawn(zone, kind, int(active)) for zone, kind, active in spawns],
        truck=Truck(truck[0], dict(truck[1])) if truck else None,
        vault=Vault(vault[0], bool(vault[0]), vault[1], vault[2]) if vault else None,
        survivors=[
            Survivor(id, seat=0, zone=zone, health=1, tokens=list(held), searches=int(searched))
            for id, zone, held, searched in people
        ],
        companions=[Companion(*each) for each in companions],
        personal=[Personal(*each) for each in personal],
        round=now,
        phase="players",
        marks=list(marks),
        fired=dict(fired),
        taken=list(taken),
        slain=dict(slain),
        gone=list(gone),
        escorted=list(escorted),
    )
    for zone, shamblers, alphas, sleepers in zones:
        s.shamblers[zone], s.alphas[zone] = int(shamblers), int(alphas)
        if sleepers:
            s.sleepers[zone] = [0] * sleepers
    spots: Any = _Spots([_Spot(ground.names[zone], active) for zone, _, active in spawns])
    return share_out(Reading(spots, s))
