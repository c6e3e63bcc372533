"""Eliminate Sleepers (catalogue section D6)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import Action, Price
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.kinds import HAND
from overrun.games.army_of_the_dead.mission.personal import count_deed
from overrun.games.army_of_the_dead.state import SLOT_NAMES, S, Survivor, T
from overrun.games.army_of_the_dead.team.growth import gain
from overrun.games.army_of_the_dead.team.inventory import at_hand, gear_in
from overrun.games.army_of_the_dead.team.skills import has
from overrun.games.army_of_the_dead.zombies.sleepers import make_noise

NO_SLEEPERS = Reason("AD-ESL-03", "no-sleepers")
NO_MELEE_WEAPON = Reason("AD-ESL-02", "no-melee-weapon")
NOT_IN_HAND = Reason("AD-ESL-10", "not-in-hand")


def sleepers_options(s: S, survivor: Survivor) -> list[Option]:
    if not s.sleepers.get(survivor.zone):
        return []
    return [("sleepers", slot) for slot in SLOT_NAMES if check_sleepers(s, survivor, slot) is None]


def check_sleepers(s: S, survivor: Survivor, slot: str) -> Reason | None:
    """A token in one's own zone, and any melee weapon in hand (AD-OP-020)."""
    if not s.sleepers.get(survivor.zone):
        return NO_SLEEPERS
    gear = gear_in(survivor, slot)
    weapon = None if gear is None else library().equipment[gear.card].weapon
    if weapon is None or weapon.kind != "melee":
        return NO_MELEE_WEAPON
    return None if at_hand(survivor, int(slot)) else NOT_IN_HAND


def eliminate_sleepers(t: T, survivor: Survivor, slot: str) -> Flow[None]:
    """One token is removed without dice and scored (AD-ESL-05, -08, -09); then a noisy weapon wakes
    those who are left (AD-ESL-06, -07, AD-OP-020)."""
    s = t.state
    zone = survivor.zone
    gear = gear_in(survivor, slot)
    assert gear is not None
    weapon = library().equipment[gear.card].weapon
    assert weapon is not None
    heap = s.sleepers[zone]
    number = heap.pop(0)
    if not heap:
        del s.sleepers[zone]
    t.tell(
        "sleepers-removed",
        survivor=survivor.id,
        zone=s.ground.names[zone],
        number=number,
        card=gear.card,
        reveals=True,
    )
    count_deed(t, survivor.id, "sleepers")
    s.question("sleepers")
    yield from gain(t, survivor, number)
    if weapon.noisy:
        yield from make_noise(t, zone)


def _price(s: S, survivor: Survivor, slot: str) -> Price:
    """Two actions, one for a silent killer (AD-SKL-13)."""
    gear = gear_in(survivor, slot)
    return Price(1 if gear and has(s, survivor, "silent-killer", gear.card) else 2)


def slow_kills(s: S, survivor: Survivor) -> list[str]:
    """The slots whose weapons take two actions for it, to be said where it is offered."""
    kills = sleepers_options(s, survivor)
    return [slot for _, slot in kills if _price(s, survivor, slot).due(s.turn) > 1]


SLEEPERS = Action(
    "sleepers",
    sleepers_options,
    check_sleepers,
    eliminate_sleepers,
    price=2,
    cost=_price,
    need=lambda s, survivor: s.sleepers,
    slot=HAND,
)
