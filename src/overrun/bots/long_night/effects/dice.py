"""What effects on dice are worth."""

from __future__ import annotations

from math import fsum
from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import labour
from overrun.bots.long_night.worth import values
from overrun.games.long_night.effects.dice import GainDie, LoseDie

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


@values("reroll")
def _reroll(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return 0.05 * r.heart
    dice = r.me.dice if e.all else r.me.dice[:1]
    return fsum(labour.mean_die(r) - labour.die(r, die) for die in dice)


@values("raise")
def _raise(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return 0.05 * r.heart
    low = [die for die in r.me.dice if die < 6]
    return max((labour.die(r, min(6, d + e.by)) - labour.die(r, d) for d in low), default=0.0)


@values("set-die")
def _set_die(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return 0.1 * r.heart
    return labour.die(r, 6) - labour.die(r, r.me.dice[0]) if r.me.dice else 0.0


@values("gain-die")
def _gain_die(r: Reading, e: GainDie, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return r.weights.die * r.heart * e.count
    return 0.9 * labour.mean_die(r) * e.count


@values("lose-die")
def _lose_die(r: Reading, e: LoseDie, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return -r.weights.die * r.heart * e.count
    return -fsum(labour.die(r, die) for die in r.me.dice[: e.count])


@values("recover-die")
def _recover_die(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return labour.mean_die(r) if seat == r.seat else 0.1
