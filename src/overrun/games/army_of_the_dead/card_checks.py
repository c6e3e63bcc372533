"""Proves the cards: what their types cannot say.

A problem is one line that names the file, the entry, and what is wrong. Cards are looked at as
data; nothing is played. Missions are proved in ``mission/winnable.py``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import get_args

from overrun.core.errors import ContentError, unknown
from overrun.games.army_of_the_dead.cards import (
    CONTENT,
    SKILLS,
    SPECIALISATIONS,
    Bonus,
    Equipment,
    Goal,
    Library,
    Order,
    Person,
    TokenEffect,
    Weapon,
    ZombieCard,
    read,
)
from overrun.games.army_of_the_dead.state import ABOMINATIONS, KINDS, LEVELS, SURVIVORS
from overrun.games.army_of_the_dead.team.skills import OF_THE_WEAPON

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")

MOST_SLOTS = 5
COMMON = ("shambler", "alpha")
FEWEST_SPECIALISTS = 2
"""A team needs a choice, and one specialist may be a companion."""


def check_content(directory: Path | None = None) -> list[str]:
    """What is wrong with the cards, a line for each problem."""
    try:
        library = read(directory or CONTENT)
    except ContentError as error:
        return [str(error)]
    return list(problems(library))


def problems(library: Library) -> Iterator[str]:
    yield from _ids(library)
    yield from _survivors(library)
    yield from _kits(library)
    yield from _equipment(library)
    yield from _skills(library)
    yield from _kinds(library)
    yield from _zombie_deck(library)
    yield from _sleepers(library)
    yield from _orders(library)
    yield from _vault(library)
    yield from _personal(library)
    yield from _truck(library)


def _ids(library: Library) -> Iterator[str]:
    shelves: dict[str, Collection[str]] = {
        "survivors.toml": library.survivors,
        "equipment.toml": library.equipment,
        "zombies.toml": library.zombies,
        "orders.toml": library.orders,
        "vault.toml": library.vault,
    }
    for file, shelf in shelves.items():
        if not shelf:
            yield f"{file}: it is empty"
        for id in shelf:
            if not KEBAB.fullmatch(id):
                yield f"{file}, [{id}]: an id is small letters and digits, with hyphens"


# -- survivors -----------------------------------------------------------------------------------


def _skills_of(person: Person) -> tuple[str, ...]:
    return (person.blue, person.yellow, *person.orange, *person.red)


def _survivors(library: Library) -> Iterator[str]:
    people = library.survivors
    if len(people) < 2 * SURVIVORS:
        yield f"survivors.toml: {len(people)} survivors; there are {2 * SURVIVORS} to choose from"
    for person in people.values():
        place = f"survivors.toml, [{person.id}]"
        if not person.specialisations:
            yield f"{place}: everybody has a specialisation (AD-SPC-01)"
        yield from _twice(place, "specialisation", person.specialisations)
        yield from _twice(place, "skill", _skills_of(person))
        for skill in _skills_of(person):
            if skill not in SKILLS:
                yield f"{place}: " + unknown("skill", skill, SKILLS)
    for each in SPECIALISATIONS:
        count = sum(each in person.specialisations for person in people.values())
        if count < FEWEST_SPECIALISTS:
            yield f"survivors.toml: {count} with the specialisation {each!r} are too few"


def _kits(library: Library) -> Iterator[str]:
    """Starting cards come out of the one deck (AD-SET-11), so they must be there for everybody,
    whatever is chosen."""
    wanted: Counter[str] = Counter()
    for person in library.survivors.values():
        place = f"survivors.toml, [{person.id}], kits"
        if Counter(person.kits[0]) == Counter(person.kits[1]):
            yield f"{place}: both are the same"
        for kit in person.kits:
            yield from _kit(library, place, kit)
        # the greater number of each card in one kit or the other
        wanted += Counter(person.kits[0]) | Counter(person.kits[1])
    for id, count in wanted.items():
        card = library.equipment.get(id)
        if card is not None and count > card.count:
            yield f"equipment.toml, [{id}]: {card.count} in the deck, but kits may need {count}"


def _kit(library: Library, place: str, kit: tuple[str, ...]) -> Iterator[str]:
    if not 2 <= len(kit) <= MOST_SLOTS:
        yield f"{place}: {len(kit)} cards; a kit has 2 to {MOST_SLOTS}"
    cards: list[Equipment] = []
    for id in kit:
        if id in library.equipment:
            cards.append(library.equipment[id])
        else:
            yield f"{place}: " + unknown("equipment", id, library.equipment)
    if any(card.uh_oh for card in cards):
        yield f"{place}: nobody begins with bad luck"
    if not any(card.weapon for card in cards):
        yield f"{place}: there is no weapon among {', '.join(kit)}"


# -- equipment -----------------------------------------------------------------------------------


def _equipment(library: Library) -> Iterator[str]:
    for card in library.equipment.values():
        place = f"equipment.toml, [{card.id}]"
        if card.count < 1:
            yield f"{place}: there are {card.count} in the deck"
        does = [card.weapon, card.skill, card.magazine, card.uh_oh]
        if not any(does):
            yield f"{place}: it does nothing"
        if sum(map(bool, (card.weapon, card.magazine, card.uh_oh))) > 1:
            yield f"{place}: it is more than one of weapon, magazine and bad luck"
        if card.weapon:
            yield from _weapon(place, card.weapon)
        if card.skill:
            if card.skill not in SKILLS:
                yield f"{place}: " + unknown("skill", card.skill, SKILLS)
            elif not card.weapon and card.skill.startswith(OF_THE_WEAPON):
                yield f"{place}: {card.skill!r} works in attacks, so only on a weapon (AD-OP-028)"
    for what in ("magazine", "uh_oh"):
        if not any(getattr(card, what) for card in library.equipment.values()):
            yield f"equipment.toml: no card is a {what.replace('_', '-')} (AD-CMP-20, -21)"


def _weapon(place: str, weapon: Weapon) -> Iterator[str]:
    if not 0 <= weapon.near <= weapon.far:
        yield f"{place}: the range is {weapon.near}-{weapon.far}"
    if weapon.kind == "melee" and weapon.far:
        yield f"{place}: a melee weapon has range 0 (AD-EQP-03)"
    if weapon.kind == "melee" and (weapon.ammo_dice or weapon.blast or weapon.snares):
        yield f"{place}: ammo dice, explosives and bolas are for ranged weapons"
    if weapon.thrown and not weapon.blast:
        yield f"{place}: only explosives are thrown (AD-EXP-02)"
    if weapon.thrown and (weapon.dice or weapon.ammo_dice or weapon.accuracy):
        yield f"{place}: what is thrown always hits, without dice (AD-EXP-02)"
    if not weapon.thrown:
        if weapon.dice < 1:
            yield f"{place}: it rolls no ordinary die"
        if not 2 <= weapon.accuracy <= 6:
            yield f"{place}: its accuracy is {weapon.accuracy}, not 2 to 6"
    if weapon.snares and weapon.damage:
        yield f"{place}: a bola deals no damage (AD-BOL-01)"
    if not weapon.snares and weapon.damage < 1:
        yield f"{place}: its damage is {weapon.damage}"
    if weapon.blast and not weapon.noisy:
        yield f"{place}: explosives are noisy (AD-OP-098)"


def _skills(library: Library) -> Iterator[str]:
    used = {skill for person in library.survivors.values() for skill in _skills_of(person)}
    used |= {card.skill for card in library.equipment.values()}
    for skill in SKILLS:
        if skill not in used:
            yield f"survivors.toml, equipment.toml: nobody and nothing has the skill {skill!r}"


# -- the dead ------------------------------------------------------------------------------------


def _kinds(library: Library) -> Iterator[str]:
    for kind in KINDS:
        if kind not in library.zombies:
            yield f"zombies.toml: the kind {kind!r} is missing"
    for zombie in library.zombies.values():
        place = f"zombies.toml, [kinds.{zombie.id}]"
        if zombie.id not in KINDS:
            yield f"{place}: " + unknown("kind", zombie.id, KINDS)
        if zombie.actions < 1 or zombie.wounds < 1 or zombie.adrenaline < 1 or zombie.damage < 0:
            yield f"{place}: actions, wounds and adrenaline are at least 1, damage not below 0"
        if bool(zombie.unmasks) == bool(zombie.damage):
            yield f"{place}: it either needs damage or is unmasked (AD-ABO-22)"
        if zombie.unmasks and zombie.unmasks not in library.zombies:
            yield f"{place}: " + unknown("kind", zombie.unmasks, library.zombies)
    ranks = {kind: zombie.order for kind, zombie in library.zombies.items()}
    common = [ranks.get(kind) for kind in COMMON]
    if common != [1, 2] or {ranks.get(kind) for kind in ABOMINATIONS} != {3}:
        yield "zombies.toml, [kinds]: the order is Shamblers, Alphas, abominations (AD-TGT-02)"


def _zombie_deck(library: Library) -> Iterator[str]:
    cards = library.zombie_cards.values()
    if sorted(card.number for card in cards) != list(range(1, len(cards) + 1)):
        yield "zombies.toml, [cards]: the numbers do not run from 1 on without gaps"
    for card in cards:
        yield from _lines(card, f"zombies.toml, [cards.{card.id}]")
    for boss in ("valentine", "queen"):
        if not any(line and line.kind == boss for card in cards for line in card.lines):
            yield f"zombies.toml, [cards]: no card brings {boss!r} (AD-OP-004)"


def _lines(card: ZombieCard, place: str) -> Iterator[str]:
    for level, line in zip(LEVELS, card.lines, strict=True):
        if line is None and level != "blue":
            yield f"{place}: nobody comes at {level}"
        if line is not None and line.count < 1:
            yield f"{place}: {line.count} come at {level}"
        if line is not None and line.kind in ABOMINATIONS and line.count > 1:
            yield f"{place}: there is only one {line.kind!r}"
    for (level, fewer), (above, more) in pairwise(zip(LEVELS, card.lines, strict=True)):
        if fewer is None or more is None:
            continue
        kinds = KINDS.index(fewer.kind), KINDS.index(more.kind)
        if kinds[0] > kinds[1] or (kinds[0] == kinds[1] and fewer.count > more.count):
            yield f"{place}: {above} is milder than {level}"


def _sleepers(library: Library) -> Iterator[str]:
    """Equal numbers of 1, 2 and 3 (AD-OP-011)."""
    counts = Counter(library.sleepers)
    if sorted(counts) != [1, 2, 3] or len(set(counts.values())) != 1:
        yield f"zombies.toml, [sleepers]: not as many of 1 as of 2 and 3: {dict(counts)}"


def _orders(library: Library) -> Iterator[str]:
    for card in library.orders.values():
        place = f"orders.toml, [{card.id}]"
        if card.count < 1 or not card.orders:
            yield f"{place}: {card.count} cards with {len(card.orders)} orders"
        for order in card.orders:
            yield from _order(place, order)


def _order(place: str, order: Order) -> Iterator[str]:
    if order.do == "spawn":
        if order.kind == "all" or order.count < 1:
            yield f"{place}: a spawn says how many of which kind"
        if order.where == "board":
            yield f"{place}: they spawn here or in all spawn zones, not everywhere"
    elif order.count:
        yield f"{place}: only a spawn has a count"
    if order.do == "activate" and order.where == "spawns":
        yield f"{place}: those here act, or those on the board"
    if order.do == "zeus" and order != Order("zeus"):
        yield f"{place}: the order {order.do!r} needs nothing else"


# -- vault, objectives, truck --------------------------------------------------------------------


def _vault(library: Library) -> Iterator[str]:
    given: Counter[str] = Counter()
    for card in library.vault.values():
        if not card.bonuses:
            yield f"vault.toml, [{card.id}]: nobody can help"
        given.update(card.bonuses.values())
        given.update(card.bonuses.keys())
    for each in (*get_args(Bonus), *SPECIALISATIONS):
        if not given[each]:
            yield f"vault.toml: no card has {each!r}"


GOALS: dict[str, tuple[str, ...]] = {
    "kill": ("kind", "count"),
    "slay": ("kind",),
    "level": ("level",),
    "hold": ("count", "cards"),
    "sleepers": ("count",),
    "search": ("count",),
    "carry": (),
    "healthy": ("count",),
}
TOKENS: dict[str, tuple[str, ...]] = {
    "adrenaline": ("kind", "amount"),
    "skill": ("skill",),
    "health": (),
    "zeus": (),
    "armour": (),
    "magazine": (),
}
"""What each kind of goal and of token effect says; it says nothing else."""


def _personal(library: Library) -> Iterator[str]:
    for owner in library.survivors:
        if owner not in library.personal:
            yield f"personal.toml: {owner!r} has no personal objective (AD-CMP-11)"
    for card in library.personal.values():
        place = f"personal.toml, [{card.owner}]"
        person = library.survivors.get(card.owner)
        if person is None:
            yield f"{place}: " + unknown("survivor", card.owner, library.survivors)
        yield from _fields(f"{place}, goal", card.goal, GOALS[card.goal.do])
        yield from _fields(f"{place}, token", card.token, TOKENS[card.token.do])
        yield from _goal(library, f"{place}, goal", card.goal, person)
        yield from _token(library, f"{place}, token", card.token)


def _fields(place: str, of: Goal | TokenEffect, needed: Iterable[str]) -> Iterator[str]:
    for field in of.__struct_fields__:
        if field == "do":
            continue
        if field in needed and not getattr(of, field):
            yield f"{place}: {of.do!r} needs {field!r}"
        if field not in needed and getattr(of, field):
            yield f"{place}: {of.do!r} has no {field!r}"


def _goal(library: Library, place: str, goal: Goal, person: Person | None) -> Iterator[str]:
    if goal.do == "kill" and goal.kind not in COMMON:
        yield f"{place}: " + unknown("common kind", goal.kind, COMMON)
    if goal.do == "slay" and goal.kind not in ABOMINATIONS:
        yield f"{place}: " + unknown("abomination", goal.kind, ABOMINATIONS)
    if goal.do == "level" and goal.level not in LEVELS[1:]:
        yield f"{place}: " + unknown("level to reach", goal.level, LEVELS[1:])
    for card in goal.cards:
        if card not in library.equipment:
            yield f"{place}: " + unknown("equipment", card, library.equipment)
    if goal.do != "hold":
        return
    deck = sum(library.equipment[id].count for id in goal.cards if id in library.equipment)
    if goal.count > min(deck, MOST_SLOTS):
        yield f"{place}: nobody can hold {goal.count} of them"
    for kit in person.kits if person else ():
        if sum(card in goal.cards for card in kit) >= goal.count:
            yield f"{place}: its owner begins with them: {', '.join(kit)}"


def _token(library: Library, place: str, token: TokenEffect) -> Iterator[str]:
    if token.do == "skill" and token.skill not in SKILLS:
        yield f"{place}: " + unknown("skill", token.skill, SKILLS)
    if token.do != "adrenaline":
        return
    if token.kind not in COMMON:
        yield f"{place}: " + unknown("common kind", token.kind, COMMON)
    usual = library.zombies.get(token.kind)
    if usual is not None and token.amount <= usual.adrenaline:
        yield f"{place}: {token.amount} is no more than usual"


def _truck(library: Library) -> Iterator[str]:
    truck = library.truck
    yield from _weapon("truck.toml, ram", truck.ram)
    yield from _weapon("truck.toml, gun", truck.gun)
    if truck.gun.kind != "ranged" or truck.gun.near < 1:
        yield "truck.toml, gun: it cannot be fired at the truck's own zone (AD-TRK-27)"
    if truck.gun.ammo_dice:
        yield "truck.toml, gun: it never runs out of ammo (AD-OP-009)"


def _twice(place: str, what: str, ids: Iterable[str]) -> Iterator[str]:
    for id, count in Counter(ids).items():
        if count > 1:
            yield f"{place}: the {what} {id!r} is there {count} times"
