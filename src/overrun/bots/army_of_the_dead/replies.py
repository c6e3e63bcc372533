"""What answers look like at a glance that are no actions: what is kept, who bears a wound, dice."""

from __future__ import annotations

from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.scouting import (
    Arms,
    hands,
    worth,
)
from overrun.bots.army_of_the_dead.sighting import PAIN, Sighting
from overrun.bots.army_of_the_dead.traps import challenge, turn_die
from overrun.bots.mind.words import WORD, size
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.targets import kind_of
from overrun.games.army_of_the_dead.mission.sheets import mission
from overrun.games.army_of_the_dead.state import ABOMINATIONS


def arrange(look: Sighting, ask: Ask) -> list[list[str]]:
    me = look.me
    if me is None:
        return [[] for _ in ask.options]
    arms = look.arms(me)
    now = hands(arms[:2])
    rows: list[list[str]] = []
    gains: list[int] = []
    for option in ask.options:
        row: list[str] = []
        gain = 0
        if option[0] == "swap":
            gain = _swap(look, option, arms, now, row)
        elif option[0] == "hand":
            for each in look.view.personal:
                if each.colour == option[1] and each.owner == option[2]:
                    row.append("owner")
        rows.append(row)
        gains.append(gain)
    best = max(gains)
    for option, row, gain in zip(ask.options, rows, gains, strict=True):
        if option[0] == "swap":
            row.append(WORD["gap", size(best - gain)])
            row.append(WORD["hands", "swap", size(gain)])
        else:
            row.append(WORD["hands", option[0], size(best)])
    return rows


def _swap(look: Sighting, option: Option, arms: Arms, now: int, row: list[str]) -> int:
    one, other = option[1], option[2]
    me = look.me
    if "." in one or "." in other:
        first, _, i = one.rpartition(".")
        second, _, j = other.rpartition(".")
        first, second = first or me.id, second or me.id
        if first != second:
            if second == me.id:
                first, second, i, j = second, first, j, i
            partner = look.by_name.get(second)
            if partner is None or first != me.id:
                return -99
            mine, theirs = me.gear[int(i)], partner.gear[int(j)]
            if (mine is not None and look.wants(second, mine.card)) or (
                theirs is not None and look.wants(me.id, theirs.card)
            ):
                row.append("trade/card")
                return 500
            row.append("trade/other")
            return -99
        if first != me.id:
            return -99
        a, b = int(i), int(j)
    else:
        a, b = int(one), int(other)
    if a > 1 and b > 1:
        return -50
    changed = [arms[0], arms[1]]
    if a < 2 and b < 2:
        changed = [arms[1], arms[0]]
    elif a < 2:
        changed[a] = arms[b]
    else:
        changed[b] = arms[a]
    return hands(tuple(changed)) - now


def found(look: Sighting, ask: Ask) -> list[list[str]]:
    me = look.me
    card = str(ask.facts.get("card", ""))
    gain = worth(card) if card else 0
    if me is not None and card and look.wants(me.id, card):
        gain += 200
    arm = bool(card) and library().equipment[card].weapon is not None
    rows: list[list[str]] = []
    losses: list[int] = []
    for option in ask.options:
        loss = 999
        row: list[str] = []
        if option[0] == "keep" and len(option) > 1 and me is not None:
            gear = me.gear[int(option[1])]
            loss = 0 if gear is None else worth(gear.card, gear.dry)
            if gear is not None and look.wants(me.id, gear.card):
                loss += 200
            row.append(WORD["slot", option[1], arm])
            row.append(WORD["slot", "loses", size(loss - gain)])
        rows.append(row)
        losses.append(loss)
    least = min(losses)
    for option, row, loss in zip(ask.options, rows, losses, strict=True):
        if option[0] == "keep":
            row.append(WORD["gap", size(loss - least)])
        else:
            row.append(WORD["slot", "none", size(least - gain), gain < 3])
    return rows


def activate(look: Sighting, ask: Ask) -> list[list[str]]:
    urgencies = []
    for option in ask.options:
        survivor = look.by_name.get(option[-1])
        urgency = 0
        if survivor is not None:
            look.place(survivor)
            urgency = look.pain(look.zone)
            if look.aim is not None:
                urgency += 60 // (1 + min(60, look.away(look.zone, look.aim.zone)))
        urgencies.append(urgency)
    best = max(urgencies)
    return [
        [WORD["gap", size(best - each)], WORD["place", number]]
        for number, each in enumerate(urgencies)
    ]


def wound(look: Sighting, ask: Ask) -> list[list[str]]:
    """Who is to bear a wound, or to be pulled out of danger."""
    later = int(str(ask.facts.get("left", 1))) - 1
    named = [look.by_name.get(option[-1]) for option in ask.options]
    line: list[tuple[int, str]] = []
    for each in named:
        if each is not None:
            line += [(cost, each.id) for cost in look.burdens(each)]
    line.sort()
    bearer = line[min(later, len(line) - 1)][1] if line else ""
    rows = []
    for each in named:
        if each is None:
            rows.append(["health/guest"])
            continue
        row = [WORD["health", min(4, each.health), each.id in look.vital, min(2, later)]]
        if each.id == bearer:
            row.append("bears")
        rows.append(row)
    return rows


def named(look: Sighting, ask: Ask) -> list[list[str]]:
    """What is chosen by its name."""
    return [
        [WORD["name", option[-1]], WORD["place", number]]
        for number, option in enumerate(ask.options)
    ]


def team(look: Sighting, ask: Ask) -> list[list[str]]:
    people = library().survivors
    have = {each for v in look.view.survivors for each in v.specialisations}
    missing = [need for need in mission(look.view.mission).needs if need not in have]
    rows = []
    for option in ask.options:
        person = people.get(option[-1])
        row = [WORD["name", option[-1]]]
        if person is not None and any(need in person.specialisations for need in missing):
            row.append("needs")
        rows.append(row)
    return rows


def kit(look: Sighting, ask: Ask) -> list[list[str]]:
    kits = library().survivors[str(ask.facts["survivor"])].kits
    values = [sum([worth(card) for card in kit]) for kit in kits]
    best = max(values)
    return [
        [WORD["gap", size(best - values["ab".index(option[1])])], WORD["place", option[1]]]
        for option in ask.options
    ]


def farther(look: Sighting, ask: Ask) -> list[list[str]]:
    """Where zombies go, or a noise is made."""
    costs: list[int] = []
    health: list[int] = []
    rows: list[list[str]] = []
    for number, option in enumerate(ask.options):
        zone = look.at.get(option[-1], -1)
        cost = heads = 0
        if zone >= 0:
            for each in look.view.survivors:
                pain = PAIN[each.health] if each.health < len(PAIN) else PAIN[-1]
                if each.id in look.vital:
                    pain = pain * 3 // 2
                away = look.away(zone, look.at[each.zone])
                cost += pain // (1 + away)
                if not away:
                    heads += each.health
        costs.append(cost)
        rows.append([WORD["place", number]])
        health.append(heads)
    least, most = min(costs), max(health)
    for row, cost, heads in zip(rows, costs, health, strict=True):
        row.append(WORD["far", size(cost - least)])
        row.append(WORD["health", "fewer", min(9, most - heads)])
    return rows


def dice(look: Sighting, ask: Ask) -> list[list[str]]:
    advice = (challenge if ask.kind == "challenge" else turn_die)(Reading(look.view), ask)
    return [["advised"] if option == advice else [] for option in ask.options]


def reroll(look: Sighting, ask: Ask) -> list[list[str]]:
    faces: list[int] = []
    for key in ("dice", "ammo"):
        rolled = ask.facts.get(key, [])
        if isinstance(rolled, list):
            faces += [int(each) for each in rolled]
    accuracy = int(str(ask.facts.get("accuracy", 4)))
    hits = sum([face >= accuracy for face in faces])
    return [[WORD["hits", option[0], hits, len(faces), accuracy > 4]] for option in ask.options]


def hit(look: Sighting, ask: Ask) -> list[list[str]]:
    damage = int(str(ask.facts.get("damage", 1)))
    sheet = mission(look.view.mission).damage
    rows = []
    for option in ask.options:
        kind = kind_of(option[-1])
        row = [WORD["name", kind]]
        zombie = library().zombies.get(kind)
        if zombie is not None:
            need = sheet.get(kind, zombie.damage)
            row.append(WORD["dies", 0 < need <= damage, kind in ABOMINATIONS])
        rows.append(row)
    return rows


def armour(look: Sighting, ask: Ask) -> list[list[str]]:
    health = 0 if look.me is None else look.me.health
    return [[WORD["health", option[0], min(4, health)]] for option in ask.options]
