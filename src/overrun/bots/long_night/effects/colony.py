"""What effects on the colony are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.worth import roughly, values
from overrun.games.long_night.cards import COLONY
from overrun.games.long_night.effects.colony import Helpless, Progress, Rounds, Starvation, Unruly

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


roughly(0.05, 0.05, "first-player")


@values("morale")
def _morale(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return r.morale(e.by)


@values("food")
def _food(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return r.food(e.by)


@values("clean")
def _clean(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return clean(r, e.count)


@values("rounds")
def _rounds(r: Reading, e: Rounds, seat: int, survivor: str) -> float:
    if r.aims.survive:
        return -0.8 * r.cause * e.by
    return r.cause * e.by * (1.0 if r.left <= 2 else 0.5)


@values("starvation")
def _starvation(r: Reading, e: Starvation, seat: int, survivor: str) -> float:
    by = max(e.by, -r.view.starvation)
    return -0.45 * r.heart * by * min(1.0, r.left / 3)


@values("helpless")
def _helpless(r: Reading, e: Helpless, seat: int, survivor: str) -> float:
    if e.by > 0 and r.view.players[seat].exiled:
        return 0.0
    count = e.by * (2 if e.unruly else 1)
    value = r.feeding(count) - r.weights.helpless * count * r.nights * max(0.0, r.heart) / 2
    value += r.board.gain({COLONY: (r.board.doors[COLONY], r.mouths + count)})
    lacking = r.aims.helpless - r.view.helpless
    if r.aims.helpless:
        value += r.aims.step * (min(lacking, e.by) if e.by > 0 else (lacking - e.by > 0) * e.by)
    if e.unruly and r.aims.unruly is not None:
        value -= r.aims.step * e.by
    here = r.view.helpless
    return value + r.wishes.charge(here + e.by) - r.wishes.charge(here)


@values("kill-helpless")
def _kill_helpless(r: Reading, e: Any, seat: int, survivor: str) -> float:
    count = min(e.count, r.view.helpless)
    if not count:
        return 0.0
    value = r.morale(-count) + r.feeding(-count)
    return value - (r.aims.step * count if r.view.helpless - count < r.aims.helpless else 0.0)


@values("unruly")
def _unruly(r: Reading, e: Unruly, seat: int, survivor: str) -> float:
    by = max(-r.view.unruly, min(e.by, r.view.helpless - r.view.unruly))
    value = r.feeding(by) - 0.1 * r.heart * by * r.nights
    if r.aims.unruly is not None:
        value -= 1.4 * r.aims.step * by
    return value


def clean(r: Reading, count: int) -> float:
    """What it is worth to clean so many cards away."""
    count = min(count, len(r.view.waste))
    return r.waste(-count) + r.wishes.doing("cleaned", count) if count else 0.0


@values("progress")
def _progress(r: Reading, e: Progress, seat: int, survivor: str) -> float:
    if e.by > 0 and r.aims.total <= 0 and not r.aims.lamp:
        return 0.0
    return r.aims.card_unit * e.by


@values("litter")
def _litter(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return r.waste(e.count)
