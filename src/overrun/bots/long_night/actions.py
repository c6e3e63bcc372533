"""The bot's turn: every option is given a value, and the best one is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overrun.bots.base import best_of
from overrun.bots.long_night import (
    bandits,
    cards,
    fighting,
    improvements,
    labour,
    raxxon,
    searching,
)
from overrun.bots.long_night.effects import clean
from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.reading import HIDING
from overrun.bots.long_night.suspicion import accusation, suspects
from overrun.bots.long_night.worth import appraise
from overrun.core.reason import Option
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.modifiers import amount
from overrun.games.long_night.state import COLONY_PHASE, Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

WORTH_DOING = 0.02
"""What is worth less is left undone."""
NEVER = -9.0
PER_PIP = 0.002
"""Low dice are used first."""


def best_action(r: Reading, options: tuple[Option, ...]) -> Option:
    """The option with the highest value; to stop, if nothing is worth doing."""
    return best_of(options, lambda option: score(r, option), WORTH_DOING)


def score(r: Reading, option: Option) -> float:
    """What an option of the turn is worth."""
    known = SCORES.get(option[0])
    return known(r, option) if known is not None else 0.0


def _attack(r: Reading, option: Option) -> float:
    value, counts_die = _attacking(r, option[1])
    return value - PER_PIP * int(option[2]) if counts_die else value


@remembered
def _attacking(r: Reading, name: str) -> tuple[float, bool]:
    """What an attack of a survivor is worth, and whether a low die makes it any better."""
    v = r.people[name]
    if raxxon.specials_at(r, v.place):
        return raxxon.fighting(r, v, v.place), True
    worth = fighting.attacking(r, v, v.place)
    if not worth:
        return _assault(r, v), False
    return max(worth, _assault(r, v)), True


def _assault(r: Reading, v: Survivor) -> float:
    """To attack people is for betrayers who have dropped the mask."""
    found = [other for other in r.s.at(v.place) if other.owner != r.seat]
    return max((assault(r, other.id) for other in found), default=NEVER)


def assault(r: Reading, target: str) -> float:
    """What it is worth to attack somebody else's survivor."""
    counted = r.wishes.doing("hits")
    if r.heart >= 0 and not counted:
        return NEVER
    other = r.people[target]
    hit = r.cards.survivors[target].attack / 6
    return hit * (r.hurt(other, wounds=1) + 0.15 + counted) - 0.02


def _search(r: Reading, option: Option) -> float:
    return _searching(r, option[1]) - PER_PIP * int(option[2])


@remembered
def _searching(r: Reading, name: str) -> float:
    v = r.people[name]
    return searching.value(r, v, v.place)


def _barricade(r: Reading, option: Option) -> float:
    return _barricading(r, option[1]) - PER_PIP * int(option[2])


@remembered
def _barricading(r: Reading, name: str) -> float:
    v = r.people[name]
    count = 1 + amount(v, "builds")
    value = r.board.barricades(v.place, count)
    if count > 1 and not value:
        value = r.board.build(v.place)[0]
    value += r.wishes.doing("barricades", count)
    if r.stance == HIDING and v.place == COLONY:
        value += 0.02
    return value


def _clean(r: Reading, option: Option) -> float:
    more = max((amount(v, "cleans") for v in r.mine if v.place == COLONY), default=0)
    return clean(r, 3 + more) - PER_PIP * int(option[1])


def _attract(r: Reading, option: Option) -> float:
    v = r.people[option[1]]
    return fighting.luring(r, v.place, 2) - 0.03 - PER_PIP * int(option[2])


def _ability(r: Reading, option: Option) -> float:
    value = appraise(r, f"ability/{option[1]}", r.seat, option[1])
    return value - (PER_PIP * int(option[2]) if len(option) > 2 else 0.0)


def _use(r: Reading, option: Option) -> float:
    value = appraise(r, f"equip/{option[2]}", r.seat, option[1])
    return value - (PER_PIP * int(option[3]) if len(option) > 3 else 0.0)


# -- cards -------------------------------------------------------------------------------------


@remembered
def _uses(r: Reading, item: str) -> dict[str, float]:
    """What can be done with a card, and what each is worth."""
    kind = r.cards.items[item].kind
    return {
        "play": cards.play(r, item),
        "deliver": r.aims.deliver(kind),
        "add": r.crisis.add(kind),
        "keep": cards.keep(r, item),
    }


def _with_card(r: Reading, option: Option) -> float:
    """The best use of a card is worth what it is better than keeping it."""
    verb, item = option[0], option[1]
    uses = _uses(r, item)
    value = uses[verb]
    if any(uses[other] > value for other in uses if other not in (verb, "keep")):
        return NEVER
    return value - uses["keep"]


def _add(r: Reading, option: Option) -> float:
    if len(option) == 2:
        return _with_card(r, option)
    item = r.cards.items[option[1]]
    assert item.equip is not None
    lost = 0.3 + cards.equipped(r, item.equip)
    return r.crisis.add(item.kind, r.crisis.held) - lost - r.wishes.equipping(item.kind)


def _calm(r: Reading, option: Option) -> float:
    value = r.feeding(-1) + 0.1 * r.heart * r.nights + r.waste(1)
    if r.aims.unruly is not None and r.view.unruly > r.aims.unruly:
        value += 1.4 * r.aims.step
    uses = _uses(r, option[1])
    return value - max(uses.values())


def _raise(r: Reading, option: Option) -> float:
    die = int(option[1])
    gain = labour.die(r, die + 1) - labour.die(r, die)
    return gain + r.food(-1) - 0.05


def _boost(r: Reading, option: Option) -> float:
    die = int(option[2])
    return labour.die(r, die + 1) - labour.die(r, die) - cards.keep(r, option[1]) - 0.02


def best_request(r: Reading, other: int) -> tuple[float, str]:
    """What it is worth to ask somebody for a card, and for which kind."""
    if r.view.phase == COLONY_PHASE or (not r.coop and r.view.players[other].exiled):
        return NEVER, ""
    dying = [v for v in r.mine if v.frostbite and r.nights]
    if not dying or f"{other}/medicine" in r.me.asked:
        return NEVER, ""
    if any(r.cards.items[item].kind == "medicine" for item in r.me.hand):
        return NEVER, ""
    worst = max(r.hurt(v, frost=-1) for v in dying)
    return 0.3 * worst - 0.05, "medicine"


def _exile(r: Reading, option: Option) -> float:
    found = suspects(r)
    if not found or found[0][1] != int(option[1]):
        return NEVER
    return accusation(r)


SCORES: dict[str, Callable[[Reading, Option], float]] = {
    "attack": _attack,
    "search": _search,
    "barricade": _barricade,
    "clean": _clean,
    "attract": _attract,
    "ability": _ability,
    "use": _use,
    "move": lambda r, option: labour.moving(r, r.people[option[1]], option[2]) - r.weights.staying,
    "play": _with_card,
    "deliver": _with_card,
    "add": _add,
    "calm": _calm,
    "raise": _raise,
    "boost": _boost,
    "request": lambda r, option: best_request(r, int(option[1]))[0],
    "hand": lambda r, option: NEVER,
    "exile": _exile,
    "code": raxxon.lay_code,
    "raid": lambda r, option: bandits.raiding(r, r.people[option[1]]),
    "storm": lambda r, option: bandits.storming(r, r.people[option[1]]),
    "operate": improvements.operate,
}
"""How each action is valued."""
