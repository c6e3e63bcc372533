"""What to carry, and where."""

from __future__ import annotations

from math import fsum

from overrun.bots.army_of_the_dead.aims import wants_card
from overrun.bots.army_of_the_dead.odds import strength
from overrun.bots.army_of_the_dead.reading import Reading, card_of, weapon_of
from overrun.bots.base import best_of
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import HANDS, ArmyState, Gear, Survivor


def gear_value(s: ArmyState, survivor: Survivor, gear: Gear) -> float:
    """What a card is worth to this survivor."""
    value = card_value(gear.card, gear.dry)
    return value + 20.0 if wants_card(s, survivor.id, gear.card) else value


def card_value(name: str, dry: bool = False) -> float:
    card = library().equipment[name]
    if card.magazine:
        return 1.0
    value = 0.0 if card.weapon is None else strength(card.weapon, dry)
    return value + (0.7 if card.skill else 0.0)


def load_value(survivor: Survivor) -> float:
    """How well armed a survivor is: the best it has in hand, and a little for the rest."""
    carried = [(gear, weapon_of(gear)) for gear in survivor.gear if gear is not None]
    values = sorted((strength(w, gear.dry) for gear, w in carried if w is not None), reverse=True)
    return (values[0] if values else 0.0) + 0.3 * fsum(values[1:])


def in_hand_value(survivor: Survivor) -> float:
    """What the hands are worth: one good weapon, and another of the other kind."""
    held = [gear for gear in survivor.gear[:HANDS] if gear is not None]
    weapons = [(weapon, gear) for gear in held if (weapon := weapon_of(gear)) is not None]
    values = sorted((strength(weapon, gear.dry) for weapon, gear in weapons), reverse=True)
    total = fsum(value * share for value, share in zip(values, (1.0, 0.5), strict=False))
    if len({weapon.kind for weapon, _ in weapons}) == 2:
        total += 0.5
    return total + 0.4 * sum(bool(card_of(gear).skill) for gear in held)


def better_hands(survivor: Survivor) -> bool:
    """Whether swapping cards would make a real difference."""
    best = max((_swapped(survivor, a, b) for a in range(HANDS) for b in range(HANDS, 5)), default=0)
    return best > in_hand_value(survivor) + 0.8


def _swapped(survivor: Survivor, a: int, b: int) -> float:
    gear = survivor.gear
    gear[a], gear[b] = gear[b], gear[a]
    value = in_hand_value(survivor)
    gear[a], gear[b] = gear[b], gear[a]
    return value


def arrange(r: Reading, ask: Ask) -> Option:
    """Hand over what the other needs, then the best into the hands, then be done."""
    s = r.s
    owners = {(each.colour, each.owner) for each in s.personal}
    for option in ask.options:
        if option[0] == "hand" and option[1:3] in owners:
            return option
    survivor = next((v for v in s.survivors if v.id == ask.facts.get("survivor")), None)
    if survivor is None:
        return ("done",)
    swaps = [option for option in ask.options if option[0] == "swap"]
    least = in_hand_value(survivor) + 0.05
    return best_of(swaps, lambda option: _after_swap(s, survivor, option), least, ("done",))


def _after_swap(s: ArmyState, survivor: Survivor, option: Option) -> float:
    """The hands of the survivor after a swap, and what the other one has of it."""
    one, other = (_place(s, survivor, word) for word in option[1:3])
    if one is None or other is None:
        return 0.0
    (a, i), (b, j) = one, other
    if a is not b:
        mine, theirs = (a.gear[i], b.gear[j]) if a is survivor else (b.gear[j], a.gear[i])
        partner = b if a is survivor else a
        if mine is not None and wants_card(s, partner.id, mine.card):
            return 50.0
        if theirs is not None and wants_card(s, survivor.id, theirs.card):
            return 50.0
        return 0.0
    return _swapped(survivor, i, j) if a is survivor else in_hand_value(survivor)


def _place(s: ArmyState, survivor: Survivor, word: str) -> tuple[Survivor, int] | None:
    """``3``, or ``ann.3`` in a trade."""
    id, dot, slot = word.rpartition(".")
    owner = survivor if not dot else next((v for v in s.survivors if v.id == id), None)
    return None if owner is None else (owner, int(slot))


def keep(r: Reading, ask: Ask) -> Option:
    """Into an empty slot, or in the place of the worst card; nowhere, if it is worse than all."""
    s = r.s
    survivor = s.find(str(ask.facts["survivor"]))
    found = str(ask.facts["card"])
    worth = gear_value(s, survivor, Gear(found))
    slots = [option for option in ask.options if option[0] == "keep"]
    if worth < 0.3 or not slots:
        return ("discard",)

    def loss(option: Option) -> tuple[float, int]:
        gear = survivor.gear[int(option[1])]
        lost = 0.0 if gear is None else gear_value(s, survivor, gear)
        is_arm = library().equipment[found].weapon is not None
        return lost, int(option[1]) if is_arm else -int(option[1])

    best = min(slots, key=loss)
    return best if loss(best)[0] < worth else ("discard",)
