"""Attack (catalogue section 7.2)."""

from __future__ import annotations

from collections.abc import Iterable

from overrun.core.action import Action
from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option, Reason
from overrun.games.long_night.actions.base import (
    FACES,
    FIGHTS,
    NONSENSE,
    NOT_YOURS,
    Means,
    S,
    T,
    check_die,
    fights,
    mine,
    note,
    spend,
)
from overrun.games.long_night.kinds import DIE, SURVIVOR
from overrun.games.long_night.library import library
from overrun.games.long_night.modifiers import amount, applies, needed_die, use_up
from overrun.games.long_night.people import WOUND, die_of_wounds, put_token
from overrun.games.long_night.rules import task
from overrun.games.long_night.state import Survivor
from overrun.games.long_night.zombies import kill_zombies, zombie_doors

CANNOT_ATTACK = Reason("LN-CARD-SURV-04", "cannot-attack")
NO_TARGET = Reason("LN-ACT-ATTACK-02", "nobody-to-attack")
AT_PEACE = Reason("WC-ACT-REM-01", "no-attack-on-survivors")
PEACE = Reason("LN-SCNB-10", "peace-with-bandits")
ELSEWHERE = Reason("LN-ACT-ATTACK-03", "target-elsewhere")
SPECIAL_FIRST = Reason("LN-RAX-SZ-06", "special-first")
OWN_SURVIVOR = Reason("LN-ACT-ATTACK-12", "own-survivor")
HELPLESS = Reason("LN-ACT-ATTACK-13", "helpless-not-attacked")


def targets(s: S, v: Survivor) -> list[Option]:
    """Whom a survivor may attack where it stands (LN-ACT-ATTACK-02, -12 to -14).

    Where a special zombie stands it must be one of those (LN-RAX-SZ-06).
    """
    here = s.places[v.place]
    doors = reached(s, v)
    special: list[Option] = [
        ("special", name, FACES[number + 1])
        for number in doors
        for name in dict.fromkeys(here.doors[number].specials)
    ]
    if special:
        return special
    found: list[Option] = [
        ("zombie", FACES[number + 1]) for number in doors if here.doors[number].zombies
    ]
    if not s.customs.peace:
        others = (name for name in here.survivors if s.survivors[name].owner != v.owner)
        found += [("survivor", name) for name in others]
    if here.bandits and s.rule_is_on("bandits"):
        found.append(("bandit",))  # LN-BAN-ATT-01
    return found


def reached(s: S, v: Survivor) -> Iterable[int]:
    """The entrances that a survivor can reach: all of its place, or the one at which it stands in
    the colony of others (WC-ACT-ATK-01)."""
    return range(len(s.places[v.place].doors)) if v.door is None else (v.door,)


def dead_targets(s: S, v: Survivor) -> list[Option]:
    """The zombies that a survivor may attack where it stands."""
    return [option for option in targets(s, v) if option[0] in ("special", "zombie")]


def has_target(s: S, v: Survivor) -> bool:
    here = s.places[v.place]
    for door in here.doors if v.door is None else (here.doors[v.door],):
        if door.zombies or door.specials:
            return True
    if here.bandits and s.rule_is_on("bandits"):
        return True
    if not s.customs.peace:
        for name in here.survivors:
            if s.survivors[name].owner != v.owner:
                return True
    return False


def least_die(v: Survivor) -> int:
    """The lowest die with which a survivor may attack."""
    card = library().survivors[v.id]
    value = card.attack
    if not v.items and card.ability.passive is None:
        return value
    return 1 if value and amount(v, "any-die") else needed_die(v, value, "attack")


def attack_options(s: S, has: Means, options: list[Option]) -> None:
    for v in has.own:
        least = least_die(v)
        if least and has_target(s, v):
            options += [("attack", v.id, FACES[die]) for die in has.dice if die >= least]


def check_attack(s: S, seat: int, name: str, die: int) -> Reason | None:
    """May this survivor attack with this die?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    least = least_die(v)
    if not least:
        return CANNOT_ATTACK
    if reason := check_die(s, seat, die):
        return reason
    if die < least:
        return Reason("LN-ACT-ATTACK-01", "die-too-low", {"least": least})
    if has_target(s, v):
        return None
    return PEACE if s.places[v.place].bandits else NO_TARGET


def attack(t: T, seat: int, name: str, die: int) -> Flow[None]:
    """Use a die, then choose the target at the attacker's place."""
    s = t.state
    v = s.survivors[name]
    if die < needed_die(v, library().survivors[name].attack, "attack"):
        use_up(v, "any-die")
    spend(t, seat, die)
    facts: dict[str, Fact] = {"survivor": name, "place": v.place}
    choice = yield Ask(seat, "target", targets(s, v), facts)
    note(t, seat, "attack", name, v.place, choice[0])
    FIGHTS[choice[0]](t, v, *choice[1:])


ATTACK = Action(
    "attack", attack_options, check_attack, attack, manner="fight", survivor=SURVIVOR, die=DIE
)


def check_target(s: S, v: Survivor, option: Option) -> Reason | None:
    """May this survivor attack that target?"""
    found = targets(s, v)
    if option in found:
        return None
    if found and found[0][0] == "special":
        return SPECIAL_FIRST
    if option[0] == "survivor" and len(option) == 2 and option[1] in s.survivors:
        if s.customs.peace:
            return AT_PEACE
        return OWN_SURVIVOR if s.survivors[option[1]].owner == v.owner else ELSEWHERE
    if option[0] == "helpless":
        return HELPLESS
    if option == ("bandit",):
        return PEACE if s.places[v.place].bandits else NO_TARGET
    return NO_TARGET if option[0] == "zombie" and len(option) == 2 else NONSENSE


@fights("zombie")
def attack_zombie(t: T, v: Survivor, number: str, *, exposure: bool = True) -> None:
    fight_zombie(t, v, int(number) - 1, exposure=exposure)


def fight_zombie(t: T, v: Survivor, number: int, *, exposure: bool = True) -> None:
    """A zombie dies without a roll to hit (LN-ACT-ATTACK-04, -05), and with some weapons more."""
    s = t.state
    doors = [number]
    near = reached(s, v)
    doors_left = [door for door in zombie_doors(s, v.place) if door in near]
    left = [door for door in doors_left for _ in range(_zombies(s, v, door))]
    left.remove(number)
    more = min(amount(v, "kills"), len(left))
    if more and left:
        use_up(v, "kills")
        doors += sorted(left, key=lambda door: door != number)[:more]
    risky = exposure and not applies(v, "no-exposure-attacking")
    kill_zombies(t, v.id, v.place, doors, exposure=risky)


def _zombies(s: S, v: Survivor, door: int) -> int:
    return s.places[v.place].doors[door].zombies


@fights("survivor")
def fight_survivor(t: T, v: Survivor, name: str) -> None:
    """Re-roll the used die against the target's attack value (LN-ACT-ATTACK-06 to -10)."""
    s = t.state
    target = s.survivors[name]
    rolled = s.chance.die(6)
    value = library().survivors[target.id].attack
    hit = rolled <= value and not amount(target, "unhittable")
    t.tell(
        "fought",
        survivor=v.id,
        seat=v.owner,
        target=target.id,
        other=target.owner,
        rolled=rolled,
        value=value,
        hit=hit,
    )
    attacker = s.players[v.owner]
    attacker.used[-1] = rolled
    if not hit:
        return
    attacker.count("hits")
    put_token(t, target, WOUND)
    take_random_card(t, v.owner, target.owner)  # before the death is looked at (OP-81)
    die_of_wounds(t, target)


def take_random_card(t: T, seat: int, other: int) -> None:
    """A random card of the other's hand, if there is one (LN-ACT-ATTACK-08, OP-38)."""
    s = t.state
    hand = s.players[other].hand
    if not hand:
        return
    item = hand.pop(s.chance.below(len(hand)))
    s.players[seat].hand.append(item)
    t.tell(
        "card-taken",
        seat=seat,
        other=other,
        private={seat: {"item": item}, other: {"item": item}},
        reveals=True,
    )


@task
def attack_again(t: T, seat: int, name: str, exposure: bool) -> Flow[None]:
    """An attack on a zombie that a card gives, without a die."""
    s = t.state
    v = s.survivors.get(name)
    if v is None or not (options := dead_targets(s, v)):
        return
    facts: dict[str, Fact] = {"survivor": name, "place": v.place, "free": True}
    choice = yield Ask(seat, "target", options, facts)
    note(t, seat, "attack", name, v.place, choice[0])
    FIGHTS[choice[0]](t, v, *choice[1:], exposure=exposure)
