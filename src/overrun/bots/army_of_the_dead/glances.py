"""What actions look like at a glance: steps, attacks, and all else that a turn is made of."""

from __future__ import annotations

from overrun.bots.army_of_the_dead.scouting import (
    better,
    blow,
    load,
)
from overrun.bots.army_of_the_dead.sighting import Sighting
from overrun.bots.mind.words import WORD, size
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.combat.targets import kind_of

STEPS = {"move": 1, "step": 1, "sprint": 1, "charge": 2, "bloodlust": 2}
"""Verbs that lead to another zone, and which word of the option names it."""
ATTACKS = ("attack", "focus", "gun", "gun-focus")
_IDLE = frozenset(("discard", "drop", "noise", "seat", "reorganise", "end", "reload"))


def action(look: Sighting, ask: Ask) -> list[list[str]]:
    view = look.view
    actions = view.turn.actions if view.turn is not None else 0
    few = 2 if actions > 2 else actions
    rows: list[list[str]] = []
    gains: list[int] = []
    sorts: list[str] = []
    for option in ask.options:
        row: list[str] = []
        verb = option[0]
        word = STEPS.get(verb)
        if word is not None:
            gain = _step(look, look.at[option[word]], few, row)
            sort = "step"
        elif verb in ATTACKS:
            gain = _attack(look, verb, option, few, row)
            sort = "attack"
        elif verb in _IDLE:
            gain, sort = -9999, ""
            if verb == "reorganise" and better(look.arms(look.me)):
                row.append("hands/reorganise")
        else:
            gain = _act(look, verb, option, few, row)
            sort = verb
        rows.append(row)
        gains.append(gain)
        sorts.append(sort)
    best = max(gains)
    top = size(best >> 1)
    for row, gain, sort in zip(rows, gains, sorts, strict=True):
        if sort:
            row.append(WORD["gap", sort, size((best - gain) >> 1)])
            row.append(WORD["gain", sort, size(gain >> 1)])
    for option, row in zip(ask.options, rows, strict=True):
        if option[0] == "end":
            row.append(WORD["end", few, top])
            row.append(WORD["stay", "end", size(look.risk(look.zone) >> 2)])
    return rows


def _step(look: Sighting, zone: int, few: int, row: list[str]) -> int:
    """A step to a zone."""
    here, aim = look.zone, look.aim
    risk, now = look.risk(zone), look.risk(here)
    gain = now - risk
    if aim is not None:
        nearer = look.away(here, aim.zone) - look.away(zone, aim.zone)
        nearer = 3 if nearer > 3 else -3 if nearer < -3 else nearer
        gain += (50 if aim.last else 36) * nearer
        row.append(WORD["nearer", nearer, aim.last])
        if zone == aim.zone:
            row.append(WORD["arrives", aim.verb, few > 1])
        elif few > 1 and zone not in look.zombies:
            ways = look.ground.ways(zone, aim.zone)
            if ways:
                onward = risk - min([look.risk(each) for each in ways])
                row.append(WORD["onward", size(onward >> 2)])
                if onward > -36:
                    gain += 36 + onward
    row.append(WORD["risk", few, size(risk >> 2)])
    row.append(WORD["relief", few, size((now - risk) >> 2)])
    stand = look.zombies.get(zone)
    if stand is not None:
        row.append(WORD["among", min(3, stand.shamblers), min(2, stand.alphas)])
        if stand.sleepers:
            row.append("sleepers/step")
    left = look.zombies.get(here)
    if left is not None:
        row.append(WORD["leaves", min(3, left.shamblers + 2 * left.alphas)])
        if left.sleepers:
            row.append("sleepers/leaves")
            gain -= 4 * left.sleepers
    there = len(look.people.get(zone, ()))
    row.append(WORD["company", min(2, there), len(look.people.get(here, ())) > 1])
    if not there:
        alone, before = look.alone(zone), look.alone(here)
        gain -= 10 * (alone - before)
        row.append(WORD["alone", min(3, alone), min(3, before)])
    if zone in look.spawns:
        row.append("spawn")
    return gain


def _attack(look: Sighting, verb: str, option: Option, few: int, row: list[str]) -> int:
    view, me = look.view, look.me
    gun = verb[0] == "g"
    zone = look.at[option[1 if gun else 2]]
    rest = option[2 if gun else 3 :]
    focus = kind_of(rest[0]) if rest else ""
    card = ""
    if not gun:
        gear = me.gear[int(option[1])]
        if gear is None or gear.dry:
            return 0
        card = gear.card
    stand, boss = look.zombies.get(zone), look.bosses.get(zone)
    shamblers, alphas = (0, 0) if stand is None else (stand.shamblers, stand.alphas)
    if not shamblers and not alphas and boss is None:
        row.append("kills/nobody")
        return -50
    skills = tuple(me.skills) + tuple(me.lent) if me.lent else tuple(me.skills)
    hit = blow(
        view.mission,
        card,
        skills,
        min(9, shamblers),
        min(6, alphas),
        "" if boss is None else boss.kind,
        focus,
    )
    if hit is None:
        return 0
    here = zone == look.zone
    friends = look.people.get(zone, ())
    others = len(friends) - here
    kills = hit.shamblers + 2 * hit.alphas
    near = "here" if here else "friends" if others else "away"
    row.append(WORD["kills", near, few, min(8, kills // 5)])
    row.append(WORD["weapon", hit.sort, focus or "all"])
    gain = kills * 5 // 2
    if here:
        gain = kills + look.pain(zone) - look.pain(zone, kills + 2 * hit.boss)
    elif others:
        gain = kills * 3
    if hit.boss:
        row.append(WORD["boss", hit.boss // 3])
        gain += 16 * hit.boss
    if hit.shamblers + hit.alphas >= 8 * (shamblers + alphas):
        row.append(WORD["empties", near])
    if hit.sort == "ranged" and (others or zone in look.guests):
        weakest = min([each.health for each in friends if each is not me], default=1)
        row.append(WORD["friends", min(4, hit.misses * hit.damage // 5), weakest < 3])
        gain -= hit.misses * hit.damage * (6 if weakest < 3 else 4)
    if hit.sort == "blast" and (friends or zone in look.guests):
        row.append("friends/blast")
        gain -= 300
    if hit.noisy and look.heard():
        row.append("wakes")
        gain -= 20
    if hit.ammo:
        row.append("ammo")
        gain -= 3
    return gain


def _act(look: Sighting, verb: str, option: Option, few: int, row: list[str]) -> int:
    """What an action other than a step or an attack is worth."""
    aim, zone = look.aim, look.zone
    there = aim is not None and aim.zone == zone
    stand = look.zombies.get(zone)
    if stand is not None and stand.sleepers:
        row.append(WORD["sleepers", verb])
    if verb == "special":
        meant = aim is not None and aim.verb == "special" and aim.what == option[1]
        row.append(WORD["what", option[1], meant])
        return 350 if meant else 5
    if verb == "search":
        value = load(look.arms(look.me)) // 4
        row.append(WORD["load", few, min(12, value)])
        if there and aim is not None and aim.verb == "search":
            row.append("aim/search")
            return 150
        if aim is not None and aim.last:
            row.append("what/search/last")
            return 12 - 3 * value
        return 32 - 3 * value
    if verb == "trade":
        wish = _trade(look, option[1])
        if wish:
            row.append(WORD["trade", wish])
            return 300 if aim is not None and aim.verb == "meet" else 40
        return -20
    if verb == "born-leader":
        if not _has_work(look, option[1]):
            return 3
        row.append("work")
        return 20
    if verb == "shove":
        to = look.at[option[1]]
        friends = len(look.people.get(to, ()))
        row.append(WORD["friends", "shove", friends > 0])
        row.append(WORD["relief", "shove", size(look.pain(zone) >> 2)])
        return look.pain(zone) - 40 * friends
    if verb == "drive" and aim is not None:
        to = look.at[option[1]]
        nearer = look.away(zone, aim.zone) - look.away(to, aim.zone)
        row.append(WORD["nearer", "drive", max(-2, min(2, nearer)), aim.verb == "drive"])
        return 80 * nearer
    if verb == "board":
        row.append(WORD["what", option[1], aim is not None and aim.verb == "board"])
        return 280 if aim is not None and aim.verb in ("board", "drive") else 0
    meant = there and aim is not None and aim.verb == verb
    row.append(WORD["aim", verb, meant])
    return 300 if meant or verb in ("take", "lead", "open-vault", "challenge") else 2


def _has_work(look: Sighting, name: str) -> bool:
    """Whether somebody could do what the team wants where it stands."""
    aim, other = look.aims.get(name), look.by_name.get(name)
    if aim is None or other is None or look.at[other.zone] != aim.zone:
        return False
    return aim.verb in ("take", "special", "open-vault", "lead")


def _trade(look: Sighting, other: str) -> str:
    """What a trade with the other one would be good for."""
    me = look.me
    pair = (me.id, other)
    partner = look.by_name.get(other)
    if partner is None:
        return ""
    for each in look.view.personal:
        if each.done or each.owner not in pair:
            continue
        holder = partner if each.owner == me.id else me
        if each.colour in holder.tokens:
            return "token"
    for gear in me.gear:
        if gear is not None and look.wants(other, gear.card):
            return "card"
    return ""


def stride(look: Sighting, ask: Ask) -> list[list[str]]:
    """A step more, or one for nothing."""
    rows: list[list[str]] = []
    gains: list[int] = []
    for option in ask.options:
        row: list[str] = []
        word = STEPS.get(option[0])
        if word is not None:
            gain = _step(look, look.at[option[word]], 0, row)
        elif option[0] in ATTACKS:
            gain = _attack(look, option[0], option, 0, row)
        else:
            gain = 0
        rows.append(row)
        gains.append(gain)
    best = max(gains)
    for option, row, gain in zip(ask.options, rows, gains, strict=True):
        row.append(WORD["gap", option[0] in STEPS, size(best - gain)])
        if option[0] not in STEPS:
            row.append(WORD["end", "stride", size(best)])
    return rows
