"""What effects on survivors are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import labour
from overrun.bots.long_night.worth import over, roughly, striking, values
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


def healing(r: Reading, v: Survivor, count: int) -> float:
    """What it is worth to heal somebody so much, frostbite first."""
    frost = min(count, v.frostbite)
    wounds = min(count - frost, v.wounds)
    return r.hurt(v, wounds=-wounds, frost=-frost) if frost + wounds else 0.0


def parting(r: Reading, v: Survivor) -> float:
    value = -r.weights.death_per_round * r.nights * max(0.2, r.heart) - 0.1
    if v.place == COLONY:
        value += r.feeding(-1)
    return value + (r.wishes.loss(v) if v.owner == r.seat else 0.0)


striking("wound", lambda r, e, v: r.hurt(v, wounds=e.count))
striking("frostbite", lambda r, e, v: r.hurt(v, frost=e.count))
striking("despair", lambda r, e, v: r.hurt(v, despair=e.count))
striking("kill", lambda r, e, v: r.death(v))
striking("expose", lambda r, e, v: r.exposure(v, v.place))
striking("heal", lambda r, e, v: healing(r, v, e.count))
striking("hearten", lambda r, e, v: r.hurt(v, despair=-min(e.count, v.despair)))
striking("leave", lambda r, e, v: parting(r, v))
roughly(0.05, 0.05, "again")
roughly(-0.1, -0.1, "pass-survivors")


def recruiting(r: Reading, seat: int, count: int = 1) -> float:
    """What new survivors in the colony are worth."""
    w = r.weights
    value = w.recruit * r.nights * count + r.feeding(count)
    value += r.board.gain({COLONY: (r.board.doors[COLONY], r.mouths + count)})
    return value + (r.wishes.joining(count) if seat == r.seat else 0.0)


@values("recruit")
def _recruit(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat and r.heart < 0:
        return 0.0
    return recruiting(r, seat, e.count)


@values("put")
def _put(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if e.where == "random":
        return -0.1

    def there(v: Survivor) -> float:
        if v.owner != r.seat:
            return 0.0
        places = [e.where] if e.where in r.places else list(r.places)
        return max(
            (labour.moving(r, v, place, risky=False) for place in places if place != v.place),
            default=0.0,
        )

    return over(r, e, seat, survivor, there)


@values("travel")
def _travel(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if seat != r.seat:
        return 0.1 * r.heart
    best = labour.best_move(r, risky=e.exposure)
    plain = labour.best_move(r, risky=True)
    return best[0] - max(0.0, plain[0])
