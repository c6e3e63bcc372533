"""Bandits: what they cost where they stand, and what is to be had at their hideout."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import cards
from overrun.bots.long_night.memory import remembered
from overrun.bots.long_night.worth import around, values
from overrun.games.long_night.modules.effects import Bandits, Rout
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

HIDEOUT = "hideout"
HIT = 4 / 6
"""The chance that an attack on a bandit succeeds."""
CAUGHT = 2 / 6
"""The chance to be hurt at the hideout."""
YIELD = 5 / 6
"""The bandits, or cards, that a visit to the hideout brings on average."""
AGAIN = 0.8
"""What a second visit is worth, of the first."""
LOOTED = 0.03
"""What a card that bandits carry off from a deck is worth to the colony."""


@remembered
def gone(r: Reading, place: str) -> float:
    """What it is worth that a bandit leaves a place."""
    value = r.board.robbed(place, -1) + r.aims.nearer("bandits")
    value += r.wishes.changing("bandits", -1)
    if r.places[place].deck:
        value += r.aims.nearer("loot") + r.wishes.changing("loot", -1)
        value += LOOTED * max(0.0, r.heart) * min(3, r.left)
    return value


def worst(r: Reading, v: Survivor) -> float:
    """What it is worth that a bandit goes away from wherever it does most harm. Whoever leaves a
    place to see to that need not fear for it any more."""
    return max(
        (
            gone(r, place.id)
            for place in r.view.places
            if place.bandits and place.survivors != [v.id]
        ),
        default=0.0,
    )


def attacking(r: Reading, v: Survivor, place: str) -> float:
    """What it is worth that a survivor attacks a bandit at a place; 0 where there is none."""
    if not r.places[place].bandits or "bandits" in r.view.modules.closed:
        return 0.0
    value = gone(r, place)
    if v.owner == r.seat:
        value += r.wishes.doing("bandits")
    return HIT * value


# -- the hideout -------------------------------------------------------------------------------


def raiding(r: Reading, v: Survivor) -> float:
    """What it is worth that a survivor searches the hideout."""
    loot = r.view.modules.loot
    if not loot or "hideout" in r.view.modules.closed:
        return 0.0
    best = max(cards.wanted(r, item) for item in loot)
    value = YIELD * (best + r.aims.nearer("loot") + r.wishes.changing("loot", -1))
    return value + CAUGHT * r.hurt(v, wounds=1)


def storming(r: Reading, v: Survivor) -> float:
    """What it is worth that a survivor attacks the hideout."""
    if "hideout" in r.view.modules.closed or not any(each.bandits for each in r.view.places):
        return 0.0
    value = YIELD * (worst(r, v) + r.wishes.doing("bandits"))
    return value + CAUGHT * r.hurt(v, wounds=1)


def jobs(r: Reading, v: Survivor) -> list[tuple[int, float, float]]:
    """What a survivor could do at the hideout with a die."""
    card = r.cards.survivors[v.id]
    found = ((card.search, raiding(r, v)), (card.attack, storming(r, v)))
    return [(least, worth, AGAIN) for least, worth in found if least and worth > 0]


# -- effects -----------------------------------------------------------------------------------


def _comes(r: Reading, place: str) -> float:
    if place not in r.board.bandits or r.places[place].room <= 0:
        return 0.0
    value = r.board.robbed(place, 1) + r.wishes.changing("bandits", 1)
    if "bandits" in r.aims.gaps:
        value -= r.aims.step
    return value - LOOTED * max(0.0, r.heart) * min(3, r.left)


@values("bandits")
def _bandits(r: Reading, e: Bandits, seat: int, survivor: str) -> float:
    return e.count * around(r, e.where, seat, survivor, lambda place: _comes(r, place))


@values("rout")
def _rout(r: Reading, e: Rout, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        return gone(r, place) * min(e.count, r.places[place].bandits)

    return around(r, e.where, seat, survivor, at)


@values("loot")
def _loot(r: Reading, e: Any, seat: int, survivor: str) -> float:
    found = r.view.modules.loot
    if seat != r.seat or not found:
        return 0.0
    best = sorted((cards.keep(r, item) for item in found), reverse=True)[: e.count]
    return fsum(best) + r.aims.nearer("loot", len(best)) + r.wishes.changing("loot", -len(best))
