"""What effects on cards are worth."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import searching
from overrun.bots.long_night.cards import keep, wanted
from overrun.bots.long_night.worth import around, roughly, values
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.effects.things import Draw, Lose

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


roughly(0.2, 0.1, "reveal")
roughly(-0.05, 0.1, "give")
roughly(0.02, 0.02, "spy")


@values("draw")
def _draw(r: Reading, e: Draw, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        return searching.mean_card(r, place) if place != COLONY and r.places[place].deck else 0.0

    scale = 1.0 if seat == r.seat else 0.6 * r.heart
    return scale * e.count * around(r, e.deck, seat, survivor, at)


@values("find")
def _find(r: Reading, e: Any, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        if place == COLONY or not r.places[place].deck:
            return 0.0
        return searching.best_of_kind(r, place, e.kind)

    scale = 1.0 if seat == r.seat else 0.6 * r.heart
    return scale * around(r, e.deck, seat, survivor, at)


@values("lose")
def _lose(r: Reading, e: Lose, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return -0.2 * r.heart * e.count
    kinds = [item for item in r.me.hand if e.kind is None or r.cards.items[item].kind == e.kind]
    cost = fsum(sorted(keep(r, item) for item in kinds)[: e.count])
    return -cost + (r.waste(e.count) if e.waste else 0.0)


@values("salvage")
def _salvage(r: Reading, e: Any, seat: int, survivor: str) -> float:
    cards = [item for item in dict.fromkeys(r.view.waste)
             if e.kind is None or r.cards.items[item].kind == e.kind]  # fmt: skip
    best = max((wanted(r, item) for item in cards), default=0.0)
    return r.waste(-1) + (best if seat == r.seat else 0.5 * best)


@values("rummage")
def _rummage(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return 0.2 * r.heart
    v = r.people.get(survivor)
    people = [v] if v else r.mine
    return max((searching.value(r, each, each.place, e.looks) for each in people), default=0.0)


@values("steal")
def _steal(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return 0.0 if r.coop or seat != r.seat else 0.12
