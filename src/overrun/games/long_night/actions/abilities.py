"""Abilities of survivors and of what they carry (catalogue section 7.7)."""

from __future__ import annotations

from collections.abc import Iterable

from overrun.core.action import Action
from overrun.core.flow import Ask
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    NOT_YOURS,
    Means,
    S,
    T,
    check_die,
    mine,
    no_options,
    note,
    spend,
)
from overrun.games.long_night.cards import Ability
from overrun.games.long_night.kinds import HELD, SURVIVOR, item_of, needing
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import works_for
from overrun.games.long_night.resolving import check_effects, perform
from overrun.games.long_night.state import Survivor

NO_ABILITY = Reason("LN-ACT-ABIL-05", "no-action")
NOT_HERE = Reason("LN-ACT-ABIL-04", "ability-elsewhere")
USED = Reason("LN-ACT-ABIL-02", "ability-used")
ITEM_USED = Reason("LN-ACT-HAND-04", "item-used")
NO_DIE_NEEDED = Reason("LN-ACT-ABIL-03", "no-die-needed")
DIE_NEEDED = Reason("LN-ACT-ABIL-01", "die-needed")
NOT_EQUIPPED = Reason("LN-ACT-EQUIP-02", "not-equipped")


def ability_options(s: S, has: Means, options: list[Option]) -> None:
    """Survivor by survivor, also of what each has equipped."""
    cards, seat = library(), has.seat
    for v in has.own:
        ability = cards.survivors[v.id].ability
        if (
            ability.effects
            and not (ability.once and v.used)
            and works_for(ability, v)
            and check_effects(s, f"ability/{v.id}", seat, v.id) is None
        ):
            options += _priced(("ability", v.id), ability, has.dice)
        for item in v.items:
            worn = cards.items[item.id].equip
            if worn is None or not worn.effects or (worn.once and item.used):
                continue
            option = ("use", v.id, item.id)
            if (
                works_for(worn, v)
                and check_effects(s, f"equip/{item.id}", seat, v.id) is None
                and not any(each[:3] == option for each in options[-6:])
            ):
                options += _priced(option, worn, has.dice)


def _priced(option: Option, ability: Ability, values: list[int]) -> list[Option]:
    if not ability.die:
        return [option]
    return [(*option, FACES[die]) for die in values if die >= ability.die]


def check_ability(s: S, seat: int, name: str, die: int = 0) -> Reason | None:
    """May this survivor use its ability, with this die if it needs one?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    ability = library().survivors[name].ability
    if ability.once and v.used:
        return USED
    return _check(s, seat, v, ability, f"ability/{name}", die)


def check_use(s: S, seat: int, name: str, item: str, die: int = 0) -> Reason | None:
    """May this survivor use this item, with this die if it needs one?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    worn = library().items[item].equip
    held = [each for each in v.items if each.id == item]
    if worn is None or not held:
        return NOT_EQUIPPED
    if worn.once and all(each.used for each in held):
        return ITEM_USED
    return _check(s, seat, v, worn, f"equip/{item}", die)


def _check(s: S, seat: int, v: Survivor, ability: Ability, ref: str, die: int) -> Reason | None:
    if not ability.effects:
        return NO_ABILITY
    if not works_for(ability, v):
        return NOT_HERE
    if ability.die and not die:
        return DIE_NEEDED
    if die:
        if not ability.die:
            return NO_DIE_NEEDED
        if reason := check_die(s, seat, die):
            return reason
        if die < ability.die:
            return Reason("LN-ACT-ABIL-01", "die-too-low", {"least": ability.die})
    return check_effects(s, ref, seat, v.id)


def use_ability(t: T, seat: int, name: str, die: int = 0) -> None:
    """A survivor's ability, for a die or for nothing (LN-ACT-ABIL-01 to -04)."""
    v = t.state.survivors[name]
    if die:
        spend(t, seat, die)
    if library().survivors[name].ability.once:
        v.used = True
    note(t, seat, "ability", name, v.place)
    t.tell("ability", seat=seat, survivor=name)
    perform(t, f"ability/{name}", seat, name)


def use_item(t: T, seat: int, name: str, item: str, die: int = 0) -> None:
    """The ability of an equipped item (LN-ACT-EQUIP-02)."""
    v = t.state.survivors[name]
    if die:
        spend(t, seat, die)
    worn = library().items[item].equip
    assert worn is not None
    held = next(each for each in v.items if each.id == item and not (worn.once and each.used))
    if worn.once:
        held.used = True
    note(t, seat, "ability", name, v.place)
    t.tell("item-used", seat=seat, survivor=name, item=item)
    perform(t, f"equip/{item}", seat, name)


def _least(said: Option) -> int:
    return library().survivors[said[1]].ability.die


def _least_of_item(said: Option) -> int:
    worn = library().items[said[2]].equip
    return worn.die if worn else 0


def _usable(s: S, ask: Ask, said: Option) -> Iterable[str]:
    """What a survivor carries that can be used at all."""
    items = library().items
    worn = HELD.words(s, ask, said)
    return [item for item in worn if (equip := items[item].equip) and equip.effects]


ABILITY = Action(
    "ability",
    ability_options,
    check_ability,
    use_ability,
    manner="here",
    survivor=SURVIVOR,
    die=needing(_least),
)
USE = Action(
    "use",
    no_options,  # they come with the abilities
    check_use,
    use_item,
    manner="here",
    survivor=SURVIVOR,
    item=item_of(_usable),
    die=needing(_least_of_item),
)
