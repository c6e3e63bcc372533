"""What abilities and equipment change without being used: numbers, folded over who has them.

Each name is one of :data:`~overrun.games.long_night.cards.Passive`. A once-a-round modifier counts
until :func:`use_up` says that it was needed.
"""

from __future__ import annotations

from overrun.games.long_night.cards import ANYWHERE, COLONY, OUTSIDE, Ability
from overrun.games.long_night.library import library
from overrun.games.long_night.moments import asked
from overrun.games.long_night.state import DEADLY, Colony, LongNightState, Survivor

S = LongNightState


def works_for(ability: Ability, v: Survivor) -> bool:
    """Whether the ability works for a survivor where it is (LN-ACT-ABIL-04, OP-76)."""
    where = ability.place
    if where == ANYWHERE:
        return True
    if v.place == v.home:
        return where == COLONY
    return where in (v.place, OUTSIDE)


def amount(v: Survivor, name: str) -> int:
    """By how much a survivor and its equipment change something now."""
    people, things = library().bearers[name]
    own = people.get(v.id)
    if own is None and not v.items:
        return 0
    total = 0
    if own is not None and works_for(own, v) and not (own.once and v.used):
        total += own.amount
    for item in v.items:
        worn = things.get(item.id)
        if worn is not None and works_for(worn, v) and not (worn.once and item.used):
            total += worn.amount
    return total


def use_up(v: Survivor, name: str) -> None:
    """Mark the once-a-round abilities that changed something as used."""
    people, things = library().bearers[name]
    own = people.get(v.id)
    if own is not None and own.once and works_for(own, v):
        v.used = True
    for item in v.items:
        worn = things.get(item.id)
        if worn is not None and worn.once and works_for(worn, v):
            item.used = True


def applies(v: Survivor, name: str) -> bool:
    """Whether something is changed for this survivor now; if once a round, this was it."""
    if not amount(v, name):
        return False
    use_up(v, name)
    return True


def deadly(v: Survivor) -> int:
    """How many wounds kill this survivor (LN-SKILL-02, LN-TEXT-01)."""
    return DEADLY + amount(v, "tough")


def life(v: Survivor) -> int:
    """How many more wounds kill this survivor; none while it lies on its side."""
    if v.bitten:
        return 0
    return DEADLY + amount(v, "tough") - v.wounds - v.frostbite - v.despair


def mouths(s: S, colony: Colony) -> int:
    """How many count in a colony for food and zombies: unruly helpless survivors twice
    (LN-COL-FOOD-01 to -03, LN-COL-ZOMB-01 to -03)."""
    counted = colony.helpless + colony.unruly
    for v in s.at(colony.place):
        if v.place == v.home:
            counted += amount(v, "hungry") + (not amount(v, "uncounted"))
    return counted


def lasting(s: S, name: str) -> int:
    """By how much modules change something of the colony for good."""
    if not s.config.modules:
        return 0
    changes: list[int] = asked(s, "lasting", name)
    return sum(changes)


def food_due(s: S, colony: Colony) -> int:
    """The food that a colony eats in a round (LN-COL-FOOD-01, -05)."""
    return meal(s, mouths(s, colony))


def meal(s: S, mouths: int) -> int:
    """The food that so many eat."""
    return max(0, (mouths + 1) // 2 - lasting(s, "less-food"))


def zombies_due(s: S, colony: Colony) -> int:
    """The zombies that come to a colony in a round, for strangers at its doors too
    (LN-COL-ZOMB-01, WC-ZOM-02)."""
    return drawn_by(s, colony, mouths(s, colony))


def drawn_by(s: S, colony: Colony, mouths: int) -> int:
    """The zombies that so many in a colony draw."""
    drawn = (mouths + s.customs.draws(s, colony) + 1) // 2
    return max(0, drawn - fewer_zombies(s, colony) - lasting(s, "fewer-zombies"))


def needed_die(v: Survivor, value: int, name: str) -> int:
    """The die that an attack or a search takes: the printed value, as things have changed it."""
    return max(1, min(6, value - amount(v, name))) if value else 0


def fewer_zombies(s: S, colony: Colony) -> int:
    """By how much abilities lower the zombies added to a colony (LN-ACT-ABIL-05)."""
    if not colony.helpless:
        return 0
    own = (v for v in s.survivors.values() if v.home == colony.place)
    return sum(amount(v, "fewer-zombies") for v in own)
