"""What the effects of cards are worth, roughly and fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from overrun.bots.long_night.ground import Ground

NEVER = -300
Worth = Callable[[Any, int, str, str], int]
"""What an effect is worth: how much of it, where its actor is, and whom or where it strikes."""


def _around(look: Ground, place: str, aim: str) -> list[str]:
    """The places that an effect may strike."""
    if place and aim == "here":
        return [place]
    if aim == "colony":
        return [look.home]
    if aim == "any":
        return [*look.spots]
    return [*dict.fromkeys(look.people[name].place for name in look.me.group)]


def _repel(look: Ground, count: int, place: str, aim: str) -> int:
    best = 0
    for each in _around(look, place, aim):
        value = look.clear(each, count)
        if value > best:
            best = value
    return best


def _slay(look: Ground, count: int, place: str, aim: str) -> int:
    value = _repel(look, count, place, aim)
    if look.plan.sample:
        value += look.sample() * count
    return value + look.doing("kills")


def _strike(look: Ground, count: int, place: str, aim: str) -> int:
    found = (look.attack(look.people[name], look.people[name].place) for name in look.me.group)
    return max(0, max(found, default=0))


def _barricade(look: Ground, count: int, place: str, aim: str) -> int:
    best = 0
    for each in _around(look, place, aim):
        value = look.build(each)
        if value > best:
            best = value
    return best * (0, 10, 16, 20, 23)[min(4, count)] // 10


def _lured(look: Ground, count: int, place: str, aim: str) -> int:
    return max((look.lure(each) for each in _around(look, place, "here")), default=0)


def _recruited(look: Ground, count: int, place: str, aim: str) -> int:
    value = 20 * look.nights * count + look.feeding(count)
    if look.home in look.spots and look.mouths & 1 == 0:
        value += look.tolls[look.home] * look.spots[look.home].front.come // 100
    if look.wish.group > len(look.me.group):
        value += look.unit * count
    return value


def _helpless(look: Ground, count: int, place: str, aim: str) -> int:
    value = look.feeding(count) - 13 * count * look.nights * max(0, look.heart) // 200
    if look.home in look.spots and look.mouths & 1 == 0 and count > 0:
        value += look.tolls[look.home] * look.spots[look.home].front.come // 100
    if look.plan.helpless > look.view.helpless:
        value += look.step * count
    return value


def _raised(look: Ground, count: int, place: str, aim: str) -> int:
    dice = look.me.dice
    return max((look.die(min(6, d + count)) - look.die(d) for d in dice), default=0)


def _travel(look: Ground, count: int, place: str, aim: str) -> int:
    """What the best move is worth more without its risk."""
    known: int | None = look.known.get("travel")
    if known is None:
        plain = free = 0
        for name in look.me.group:
            v = look.people[name]
            if v.moved:
                continue
            risk = look.exposure(v, v.place)
            for spot in look.spots.values():
                if spot.place.id != v.place and spot.place.room > 0:
                    value = look.move(v, spot.place.id).worth + 12
                    plain = max(plain, value)
                    free = max(free, value - risk)
        look.known["travel"] = known = free - plain
    return known


def _struck(look: Ground, count: int, aim: str) -> int:
    """How many are struck."""
    if aim == "leaders":
        return look.citizens * count
    if aim == "all-in-colony":
        return look.at_home * count
    if aim == "all-outside":
        return (len(look.people) - look.at_home) * count
    if aim == "all-yours":
        return len(look.me.group) * count
    return count


def _harm(part: int) -> Worth:
    """What it is worth that people are hurt: so many hundredths of a death each."""

    def value(look: Ground, count: int, place: str, aim: str) -> int:
        death = look.deaths_cost - 14 * look.nights * max(0, look.heart) // 100
        return _struck(look, count, aim) * death * part // 100

    return value


def _lost(look: Ground, count: int, place: str, aim: str) -> int:
    return -15 * (count if aim != "leaders" else count * look.citizens)


def _all_dice(look: Ground) -> int:
    return sum(map(look.die, look.me.dice))


WORDS: dict[str, Worth] = {
    "food": lambda look, count, place, aim: look.food(count),
    "morale": lambda look, count, place, aim: look.morale(count),
    "starvation": lambda look, count, place, aim: (
        -45 * look.heart * max(count, -look.view.starvation) * min(3, look.left) // 300
    ),
    "heal": lambda look, count, place, aim: look.healing(count),
    "clean": lambda look, count, place, aim: look.waste(-min(count, len(look.view.waste)))
    + look.doing("cleaned"),
    "litter": lambda look, count, place, aim: look.waste(count),
    "repel": _repel,
    "slay": _slay,
    "strike": _strike,
    "barricade": _barricade,
    "trap": _barricade,
    "lure": _lured,
    "recruit": _recruited,
    "helpless": _helpless,
    "unruly": lambda look, count, place, aim: look.feeding(count)
    - look.heart * count * look.nights // 10,
    "kill-helpless": lambda look, count, place, aim: (
        look.morale(-count) + look.feeding(-count) if look.view.helpless else 0
    ),
    "raise": _raised,
    "reroll": lambda look, count, place, aim: (
        look.mean_die - look.die(look.me.dice[0]) if look.me.dice else 0
    ),
    "set-die": lambda look, count, place, aim: (
        look.die(6) - look.die(look.me.dice[0]) if look.me.dice else 0
    ),
    "gain-die": lambda look, count, place, aim: 9 * look.mean_die * count // 10,
    "recover-die": lambda look, count, place, aim: look.mean_die,
    "lose-die": lambda look, count, place, aim: -20 * look.heart * count // 100,
    "end-turn": lambda look, count, place, aim: -_all_dice(look),
    "travel": _travel,
    "progress": lambda look, count, place, aim: 14 * look.step * count // 10 if look.total else 0,
    "rounds": lambda look, count, place, aim: (
        (-80 if look.plan.survive else 100 if look.left <= 2 else 50) * look.cause * count // 100
    ),
    "zombies": lambda look, count, place, aim: (
        look.flood(count) if aim in ("colony", "everywhere") else -5 * look.heart * count // 100
    ),
    "wound": _harm(14),
    "frostbite": _harm(45),
    "despair": _harm(12),
    "kill": _harm(100),
    "leave": _harm(50),
    "expose": _harm(20),
    "noise": lambda look, count, place, aim: -4 * count,
    "breach": lambda look, count, place, aim: -15 * look.heart // 100,
    "advance": lambda look, count, place, aim: 40 * count if look.view.modules.row else 0,
    "lose": _lost,
    "peek": lambda look, count, place, aim: 8,
}  # fmt: skip
"""What effects are worth, more or less."""
