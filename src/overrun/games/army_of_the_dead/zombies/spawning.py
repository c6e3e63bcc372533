"""Zombies spawn: by zombie cards, by the orders of Zeus, by missions (sections F4, F5, F7)."""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.games.army_of_the_dead.cards import Order, library
from overrun.games.army_of_the_dead.combat.combat_action import reactions
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    LEVELS,
    QUEEN,
    SHAMBLER,
    VALENTINE,
    S,
    Spawn,
    T,
)
from overrun.games.army_of_the_dead.zombies.abominations import appear
from overrun.games.army_of_the_dead.zombies.activation import activation, rouse, shortage
from overrun.games.army_of_the_dead.zombies.sleepers import wake
from overrun.games.army_of_the_dead.zombies.supply import place

START, ZEUS_SPAWN = "start", "zeus"
UNDER_ORDERS = (SHAMBLER, ALPHA, VALENTINE, QUEEN)
"""Whom Zeus commands: he himself does not act in the step in which he comes (AD-OP-123)."""

Batch = tuple[int, str, int]
"""Where, which kind and how many."""


# -- spawn zones -------------------------------------------------------------------------------


def is_active(s: S, spawn: Spawn) -> bool:
    """Whether a spawn zone spawns in this round (AD-CSP-02, -04, AD-ZEU-04)."""
    if spawn.kind == ZEUS_SPAWN and s.zeus_gone:
        return False
    return 0 < spawn.from_round <= s.round


def in_order(s: S) -> list[Spawn]:
    """The active spawn zones, clockwise from the starting one, as every round (AD-SPN-02, -03,
    -12)."""
    first = next((n for n, each in enumerate(s.spawns) if each.kind == START), 0)
    return [each for each in s.spawns[first:] + s.spawns[:first] if is_active(s, each)]


# -- one spawn ---------------------------------------------------------------------------------


def spawn(t: T, zone: int, kind: str, count: int) -> Flow[None]:
    """So many shamblers or alphas come into a zone."""
    yield from bring(t, [(zone, kind, count)])


def bring(t: T, batches: list[Batch]) -> Flow[None]:
    """What one card brings: all is placed, then reactions, then sleepers wake (AD-OP-060), then
    the extra activation of each kind of which there were too few (AD-OOM-02, AD-SKL-21)."""
    s = t.state
    came: list[int] = []
    short: list[str] = []
    for zone, kind, count in batches:
        placed = place(s, zone, kind, count)
        if placed:
            t.tell("spawned", zone=s.ground.names[zone], kind=kind, count=placed)
            if zone not in came:
                came.append(zone)
        if placed < count and kind not in short:
            short.append(kind)
    if came:
        yield from reactions(t, came)
        yield from rouse(t, came)
    for kind in short:
        yield from shortage(t, kind)


# -- zombie cards ------------------------------------------------------------------------------


def draw_zombie_card(t: T, zone: int) -> Flow[None]:
    """The card's line for the highest danger level says who comes (AD-SPN-04 to -06, -11)."""
    s = t.state
    card = draw(t, s.zombie_deck, s.zombie_discard, "zombies")
    level = s.danger
    name = s.ground.names[zone]
    t.tell("zombie-card", zone=name, card=card, level=LEVELS[level], reveals=True)
    line = library().zombie_cards[card].lines[level]
    if line is not None and line.kind in ABOMINATIONS:
        if line.kind not in s.sheet.absent and appear(t, line.kind, zone, card):
            yield from reactions(t, [zone])
            yield from wake(t, zone)
            return  # the card stays with it (AD-ABO-03)
        t.tell("nobody-came", zone=name, kind=line.kind)  # AD-OP-125
    s.zombie_discard.append(card)
    if line is not None and line.kind not in ABOMINATIONS:
        yield from spawn(t, zone, line.kind, line.count)


def draw(t: T, deck: list[str], discard: list[str], name: str) -> str:
    """The top card; an empty deck is made anew of its discards (AD-SPN-08, AD-OP-121)."""
    if not deck:
        deck[:] = discard
        discard.clear()
        t.state.chance.shuffle(deck)
        t.tell("reshuffled", deck=name)
    return deck.pop()


# -- the orders of Zeus ------------------------------------------------------------------------


def draw_orders(t: T, zone: int) -> Flow[None]:
    """An orders card for the Zeus spawn zone, carried out at once (AD-ZEU-02, -03, -06)."""
    s = t.state
    card = draw(t, s.orders, s.orders_discard, "orders")
    s.orders_discard.append(card)
    t.tell("orders-card", zone=s.ground.names[zone], card=card, reveals=True)
    batches: list[Batch] = []
    for order in library().orders[card].orders:
        where = _where(s, order, zone)
        if order.do == "spawn":
            batches += [(each, order.kind, order.count) for each in where]
            continue
        yield from bring(t, batches)
        batches = []
        if order.do == "activate":
            kinds = UNDER_ORDERS if order.kind == "all" else (order.kind,)
            yield from activation(t, kinds, None if order.where == "board" else where)
        elif s.sheet.zeus and appear(t, s.sheet.zeus, zone):
            yield from reactions(t, [zone])
            yield from wake(t, zone)
    yield from bring(t, batches)


def _where(s: S, order: Order, zone: int) -> list[int]:
    """The zones that an order is about; the whole board needs no list."""
    if order.where == "spawns":
        return [each.zone for each in in_order(s) if each.kind != ZEUS_SPAWN]
    return [zone]
