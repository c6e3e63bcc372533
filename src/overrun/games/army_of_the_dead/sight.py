"""A state made from the view alone: a board that the rules can look at.

What lies face down in the view lies there blank, but for equipment: what is nowhere to be seen must
be in the deck, in some order.
"""

from __future__ import annotations

from collections import Counter

from overrun.core.chance import Chance
from overrun.core.state import alike
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import (
    ArmyState,
    Boss,
    Companion,
    Gear,
    Personal,
    Spawn,
    Survivor,
    Token,
    Truck,
    Turn,
    Vault,
)
from overrun.games.army_of_the_dead.view import ArmyView, SurvivorView


def sight(view: ArmyView) -> ArmyState:
    """The table as everyone sees it."""
    s = alike(ArmyState, view, chance=Chance(b""))
    s.zombie_deck, s.orders = [""] * view.zombie_deck, [""] * view.orders
    at = s.ground.index
    _lay_zombies(s, view)
    s.bosses = [Boss(each.kind, at[each.zone], each.snared) for each in view.bosses]
    s.tokens = [
        Token(each.id, at[each.zone], each.colour, bool(each.colour)) for each in view.tokens
    ]
    s.noise = at[view.noise]
    s.spawns = [Spawn(at[each.zone], each.kind, int(each.active)) for each in view.spawns]
    s.zeus_gone = all(each.kind != "zeus" for each in view.spawns)
    if view.truck is not None:
        s.truck = Truck(at[view.truck.zone], dict(view.truck.seats))
    if view.vault is not None:
        card = view.vault.card
        s.vault = Vault(card, bool(card), view.vault.cleared, view.vault.open)
    s.survivors = [_survivor(each, at[each.zone]) for each in view.survivors]
    s.companions = [Companion(each.id, at[each.zone], each.leader) for each in view.companions]
    s.fallen = [Survivor(id, seat=0, zone=0, health=0) for id in view.fallen]
    s.personal = [Personal(e.owner, e.colour, e.count, e.done) for e in view.personal]
    unseen = _unseen(s)
    s.equipment, s.drawn = unseen[: view.equipment], unseen[view.equipment :]
    if view.turn is not None:
        turn = view.turn
        s.turns = [Turn(turn.who, turn.actions, turn.own, dict(turn.free), list(turn.used))]
    return s


def _lay_zombies(s: ArmyState, view: ArmyView) -> None:
    at, zones = s.ground.index, len(s.ground.names)
    s.shamblers, s.alphas, s.woken = [0] * zones, [0] * zones, [0] * zones
    for zone in view.zones:
        here = at[zone.name]
        s.shamblers[here] = zone.shamblers
        s.alphas[here] = zone.alphas
        s.woken[here] = zone.woken
        if zone.sleepers:
            s.sleepers[here] = [0] * zone.sleepers
        for kind, held in (("shambler", zone.snared_shamblers), ("alpha", zone.snared_alphas)):
            if held:
                s.snared.setdefault(kind, {})[here] = held


def _survivor(each: SurvivorView, zone: int) -> Survivor:
    return Survivor(
        id=each.id,
        seat=each.seat,
        zone=zone,
        health=each.health,
        ap=each.ap,
        skills=each.skills,
        lent=each.lent,
        gear=[None if gear is None else Gear(gear.card, gear.dry) for gear in each.gear],
        tokens=each.tokens,
        acted=each.acted,
        searches=each.searches,
        kills=each.kills,
    )


def _unseen(s: ArmyState) -> list[str]:
    """The equipment cards that are nowhere to be seen: they must be in the deck, in some order."""
    carried = [gear.card for each in s.survivors for gear in each.gear if gear is not None]
    cards = Counter({card.id: card.count for card in library().equipment.values()})
    return list((cards - Counter([*s.equipment_discard, *carried])).elements())
