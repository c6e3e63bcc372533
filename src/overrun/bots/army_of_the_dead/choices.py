"""An answer to every kind of ask."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from random import Random

from overrun.bots.army_of_the_dead.acting import move_value
from overrun.bots.army_of_the_dead.aims import wants_card
from overrun.bots.army_of_the_dead.danger import LOST, Outlook, bearers, burdens
from overrun.bots.army_of_the_dead.fighting import attack_value, fall_value
from overrun.bots.army_of_the_dead.odds import hits_at_least
from overrun.bots.army_of_the_dead.packing import arrange, card_value, keep
from overrun.bots.army_of_the_dead.planning import best_action
from overrun.bots.army_of_the_dead.reading import Reading
from overrun.bots.army_of_the_dead.teams import share_out
from overrun.bots.army_of_the_dead.traps import challenge, turn_die
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.combat.kills import needed
from overrun.games.army_of_the_dead.combat.targets import kind_of

Answer = Callable[[Reading, Ask], "Option | None"]

SKILL_ORDER = (
    "free-combat", "damage-combat", "reaper-combat", "action", "free-melee", "die-combat",
    "damage-melee", "damage-ranged", "free-ranged", "die-melee", "die-ranged", "reaper-melee",
    "reaper-ranged", "hunter-shambler", "hunter-alpha", "slippery", "free-move", "regeneration",
    "lucky", "six-damage-combat", "six-die-combat", "hit-and-run", "bloodlust-combat", "sprint",
)  # fmt: skip
"""Which skills a bot would rather have; the others follow."""

TEAM_VALUE = {"tough": 1.0, "shadow": 0.4, "mechanic": 0.2, "pilot": 0.2, "safecracker": 0.2}
TASTE = 8.0
"""How much it matters whom a bot happens to like: so every game has another team."""


def answer(r: Reading, ask: Ask) -> Option | None:
    """What to answer; nothing if any answer will do."""
    choose = _CHOICES.get(ask.kind)
    return None if choose is None else choose(r, ask)


# -- before the game ---------------------------------------------------------------------------


def team(r: Reading, ask: Ask, draw: Random) -> Option:
    """Whoever can do what the mission needs; then the tough, the well armed, and friends."""
    s = r.s
    people = library().survivors
    have = {each for v in s.survivors for each in people[v.id].specialisations}

    def value(option: Option) -> float:
        if option == ("enough",):
            return -1.0
        person = people[option[1]]
        missing = [need for need in s.sheet.needs if need not in have]
        wanted = 10.0 * sum(need in person.specialisations for need in missing)
        kit = max(fsum(card_value(card) for card in kit) for kit in person.kits)
        wanted += TASTE * draw.random()
        return wanted + fsum(TEAM_VALUE[each] for each in person.specialisations) + 0.5 * kit

    return max(ask.options, key=value)


def _kit(r: Reading, ask: Ask) -> Option:
    kits = library().survivors[str(ask.facts["survivor"])].kits
    values = [fsum(card_value(card) for card in kit) for kit in kits]
    return ("kit", "a" if values[0] >= values[1] else "b")


def _skill(r: Reading, ask: Ask) -> Option:
    def place(option: Option) -> int:
        skill = option[1]
        return SKILL_ORDER.index(skill) if skill in SKILL_ORDER else len(SKILL_ORDER)

    return min(ask.options, key=place)


def _first(r: Reading, ask: Ask) -> Option:
    return ask.options[0]


# -- in a turn ---------------------------------------------------------------------------------


def _activate(r: Reading, ask: Ask) -> Option:
    """Those in the greatest danger first, then those who have something to do."""
    s = r.s
    plan = share_out(r)

    def urgency(option: Option) -> float:
        survivor = s.find(option[1])
        value = Outlook(r, survivor).cost(survivor.zone)
        aim = plan.get(survivor.id)
        if aim is not None:
            value += 6.0 / (1 + r.away(survivor.zone, aim.zone))
        return value

    return max(ask.options, key=urgency)


def _stride(r: Reading, ask: Ask) -> Option:
    """Another zone, if it brings one on."""
    me = r.s.find(str(ask.facts["survivor"]))
    aim = share_out(r).get(me.id)
    best, most = None, 0.0
    for option in ask.options:
        if option[0] in ("step", "move"):
            value = move_value(r, me, aim, r.ground.index[option[1]])
            if best is None or value > most:
                best, most = option, value
    stay = next((each for each in ask.options if each in (("stop",), ("stay",))), None)
    if stay is not None and most <= 0.3:
        return stay
    return best or ask.options[0]


def _reaction(r: Reading, ask: Ask) -> Option:
    me = r.s.find(str(ask.facts["survivor"]))
    if ask.facts["skill"] == "sidestep":
        aim = share_out(r).get(me.id)
        moves = [each for each in ask.options if each[0] == "move"]
        best = max(moves, key=lambda each: move_value(r, me, aim, r.ground.index[each[1]]))
        return best if move_value(r, me, aim, r.ground.index[best[1]]) > 0 else ("no",)
    fights = [each for each in ask.options if each[0] in ("attack", "focus")]
    best = max(fights, key=lambda each: attack_value(r, me, each))
    return best if attack_value(r, me, best) > 0.5 else ("no",)


def _hit(r: Reading, ask: Ask) -> Option:
    """The worst of those whom the hit can kill."""
    s = r.s
    me = s.find(str(ask.facts["survivor"]))
    zone = r.ground.index[str(ask.facts["zone"])]
    damage = int(str(ask.facts["damage"]))

    def value(option: Option) -> float:
        kind = kind_of(option[1])
        return fall_value(r, me, zone, kind) if 0 < needed(s, kind) <= damage else -1.0

    return max(ask.options, key=value)


def _reroll(r: Reading, ask: Ask) -> Option:
    """Again, if it is likely to be better."""
    dice = [int(face) for key in ("dice", "ammo") for face in _faces(ask, key)]
    accuracy = int(str(ask.facts.get("accuracy", 4)))
    hits = sum(face >= accuracy for face in dice)
    better = hits_at_least(hits + 1, len(dice), accuracy) if dice else 1.0
    return ("reroll",) if better > 0.5 else ("keep",)


def _faces(ask: Ask, key: str) -> list[str]:
    faces = ask.facts.get(key, [])
    return faces if isinstance(faces, list) else []


# -- wounds ------------------------------------------------------------------------------------


def _wound(r: Reading, ask: Ask) -> Option:
    """Whoever can bear it best, when all that is still to come is borne well, too.

    All are shared out before any takes effect, and the last of them is the one for the first in
    line: so nobody needs to remember who was given the others.
    """
    wounds = int(str(ask.facts.get("wounds", 1)))
    later = int(str(ask.facts.get("left", 1))) - 1
    line = bearers(r, [option[1] for option in ask.options])
    if not line:
        return ask.options[0]
    if wounds == 1:
        return ("wound", line[min(later, len(line) - 1)][1])
    taken = [id for _, id in line[:later]]

    def cost(option: Option) -> float:
        for survivor in r.s.survivors:
            if survivor.id == option[1]:
                left = burdens(r, survivor)[taken.count(survivor.id) :]
                return fsum(left[:wounds])
        return LOST

    return min(ask.options, key=cost)


# -- for the others ----------------------------------------------------------------------------


def _put_down(r: Reading, ask: Ask) -> Option:
    """Everything that would go off beside us, but for what somebody has to bring along."""
    survivor = r.s.find(str(ask.facts["survivor"]))
    for option in ask.options:
        gear = survivor.gear[int(option[1])] if option[0] == "discard" else None
        if gear is not None and not wants_card(r.s, survivor.id, gear.card):
            return option
    return ("done",)


def _far(r: Reading, ask: Ask) -> Option:
    """Zombies go where they do least harm."""
    s = r.s

    def cost(option: Option) -> float:
        zone = r.ground.index[option[1]]
        return fsum(burdens(r, each)[0] / (1 + r.away(zone, each.zone)) for each in s.survivors)

    return min(ask.options, key=cost)


def _noise_token(r: Reading, ask: Ask) -> Option:
    """Where the strongest are."""
    s = r.s
    return max(
        ask.options,
        key=lambda option: sum(
            each.health for each in s.survivors if each.zone == r.ground.index[option[1]]
        ),
    )


_CHOICES: dict[str, Answer] = {
    "kit": _kit,
    "skill": _skill,
    "start": _first,
    "noise": _first,
    "first": _first,
    "companion": _first,
    "action": best_action,
    "activate": _activate,
    "stride": _stride,
    "free-move": _stride,
    "reaction": _reaction,
    "hit": _hit,
    "one-more": lambda r, ask: next(each for each in ask.options if each != ("no-more",)),
    "reroll": _reroll,
    "sneak-again": lambda r, ask: ("reroll",),
    "share-attack": _wound,
    "friendly-fire": _wound,
    "steady-hand": lambda r, ask: ("spare-all",),
    "more-dice": lambda r, ask: ("enough",),
    "armour": lambda r, ask: (
        ("use",) if r.s.find(str(ask.facts["survivor"])).health <= 2 else ("take",)
    ),
    "challenge": challenge,
    "turn-die": turn_die,
    "agree": lambda r, ask: ("yes",),
    "drop": lambda r, ask: ("no",),
    "put-down": _put_down,
    "found": keep,
    "arrange": arrange,
    "lifesaver": lambda r, ask: next((o for o in ask.options if o[0] == "pull"), ("done",)),
    "pulled": lambda r, ask: ("go",),
    "target": _far,
    "way": _far,
    "rescue": lambda r, ask: next(
        (each for each in ask.options if each[0] in ("use", "now")), ask.options[0]
    ),
    "tactician": lambda r, ask: ("later",),
    "noise-token": _noise_token,
}
