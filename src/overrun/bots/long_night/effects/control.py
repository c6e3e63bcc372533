"""What effects are worth that lead to others."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import fighting, labour
from overrun.bots.long_night.measures import short
from overrun.bots.long_night.suspicion import accusation
from overrun.bots.long_night.worth import total, values
from overrun.games.long_night.effects.control import Roll
from overrun.games.long_night.vocabulary import Condition

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


@values("roll")
def _roll(r: Reading, e: Roll, seat: int, survivor: str) -> float:
    chance = (7 - e.at_least) / 6
    good, bad = total(r, e.then, seat, survivor), total(r, e.otherwise, seat, survivor)
    return chance * good + (1 - chance) * bad


@values("choose")
def _choose(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return max(
        total(r, branch.effects, seat, survivor) for branch in e.of if not branch.module
    )  # fmt: skip


@values("if")
def _if(r: Reading, e: Any, seat: int, survivor: str) -> float:
    holds = all(_holds(r, each, seat) for each in e.when)
    return total(r, e.then if holds else e.otherwise, seat, survivor)


def _holds(r: Reading, condition: Condition, seat: int) -> bool:
    return not short(r, condition, seat)


@values("each-player")
def _each_player(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return fsum(total(r, e.effects, each) for each in r.citizens)


@values("strike")
def _strike(r: Reading, e: Any, seat: int, survivor: str) -> float:
    found = [v for v in r.s.of(seat) if r.cards.survivors[v.id].attack]
    return max((fighting.killing(r, v, risky=e.exposure) for v in found), default=0.0)


@values("end-turn")
def _end_turn(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return -fsum(labour.die(r, die) for die in r.me.dice) if seat == r.seat else -0.2 * r.heart


@values("peek")
def _peek(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if e.deck == "crisis":
        return 0.08
    v = r.people.get(survivor)
    place = v.place if e.deck == "here" and v else e.deck
    searcher = any(each.place == place for each in r.mine) or place == "any"
    return 0.12 if searcher and r.me.dice else 0.02


@values("exile-vote")
def _exile_vote(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return accusation(r) if seat == r.seat else -0.2
