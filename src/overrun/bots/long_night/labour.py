"""What survivors can do where they are: the value of dice, and of going elsewhere."""

from __future__ import annotations

from math import fsum
from operator import itemgetter
from typing import TYPE_CHECKING

from overrun.bots.long_night import bandits, fighting, raxxon, searching
from overrun.bots.long_night.memory import imagined, remembered
from overrun.bots.long_night.odds import STARTS_AT
from overrun.games.long_night.cards import COLONY, OUTSIDE, RAXXON
from overrun.games.long_night.modifiers import amount
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

ROUNDS_AHEAD = 3
USUAL = 0.5
"""What a job is worth at most in later rounds: tonight's needs will be over then."""
LASTS = 0.7
"""A job that keeps so much of its worth can be done with every die."""
AGAIN = 0.55
"""What a second barricade at the same place is worth, of the first."""

Spot = tuple[Survivor, str]
Job = tuple[int, float, float]
"""The die that it takes, what it is worth, and which share of that once more."""
_worth = itemgetter(1)


def jobs(r: Reading, spots: list[Spot]) -> list[Job]:
    """What survivors at these places could do with a die, the best first."""
    found: list[Job] = []
    seen: set[str] = set()
    for v, place in spots:
        found += _jobs_of(r, v.id, place)
        if place not in seen:
            seen.add(place)
            found += _jobs_at(r, place)
    found.sort(key=_worth, reverse=True)
    return found


@imagined
def _jobs_of(r: Reading, name: str, place: str) -> list[Job]:
    """What a survivor could do at a place better, or worse, than others."""
    v, card = r.people[name], r.cards.survivors[name]
    found: list[Job] = []
    if place != COLONY and card.search:
        found.append((card.search, searching.value(r, v, place), 0.85))
    if card.attack:
        least = 1 if amount(v, "any-die") else card.attack
        found.append((least, fighting.attacking(r, v, place), 0.9))
    if place == bandits.HIDEOUT:
        found += bandits.jobs(r, v)
    return [job for job in found if job[1] > 0]


@imagined
def _jobs_at(r: Reading, place: str) -> list[Job]:
    """What anybody could do at a place."""
    found = raxxon.jobs(r) if place == RAXXON else []
    worth, _ = r.board.build(place)
    if worth > 0:
        found.append((1, worth, AGAIN))
    if place == COLONY:
        worth = r.waste(-min(3, len(r.view.waste))) if r.view.waste else 0.0
        if worth > 0:
            found.append((1, worth, 0.5))
    return found


def work(r: Reading, spots: list[Spot]) -> float:
    """What the player can do from these places: now with the dice left, and in later rounds."""
    found = jobs(r, spots)
    if not found:
        return 0.0
    now = _use(found, sorted(r.me.dice, reverse=True)) if r.me.dice else 0.0
    rounds = min(ROUNDS_AHEAD, r.nights)
    if not rounds:
        return now
    dice = 1 + len(spots)
    left, value, weight = 1.0, 0.0, float(dice)
    for least, worth, again in found:
        share = STARTS_AT[least] if least > 1 else 1.0
        used = min(left, share if again > LASTS else 1.0 / dice)
        value += used * min(worth, USUAL)
        left -= used
        if left <= 0:
            break
    return now + r.weights.future * rounds * weight * value


def _use(found: list[Job], dice: list[int]) -> float:
    """Give each die the best job that it will do for."""
    worths = [job[1] for job in found]
    total = 0.0
    for die in dice:
        best, which = 0.0, -1
        for number, (least, _, _) in enumerate(found):
            if least <= die and worths[number] > best:
                best, which = worths[number], number
        if which < 0:
            continue
        total += best
        worths[which] *= found[which][2]
    return total


def die(r: Reading, value: int) -> float:
    """What a die of this value is worth to the player now."""
    return _dice(r)[value]


@remembered
def _dice(r: Reading) -> dict[int, float]:
    found = jobs(r, [(v, v.place) for v in r.mine])
    return {
        face: max((worth for least, worth, _ in found if least <= face), default=0.0)
        for face in range(1, 7)
    }


def mean_die(r: Reading) -> float:
    """What a die that is still to be rolled is worth."""
    return fsum(die(r, face) for face in range(1, 7)) / 6


# -- going elsewhere -------------------------------------------------------------------------


def moving(r: Reading, v: Survivor, place: str, *, risky: bool = True) -> float:
    """What it is worth that one of the own survivors goes to a place."""
    return _moving(r, v.id, place, risky)


@remembered
def _work_now(r: Reading) -> float:
    return work(r, [(each, each.place) for each in r.mine])


@remembered
def _moving(r: Reading, name: str, place: str, risky: bool) -> float:
    v = r.people[name]
    value = _being_there(r, name, place)
    if risky and not amount(v, "no-exposure-moving"):
        value += r.exposure(v, place)
    return value


@imagined
def _being_there(r: Reading, name: str, place: str) -> float:
    """What a move is worth but for its risk."""
    v = r.people[name]
    before = _work_now(r)
    after = work(r, [(each, place if each.id == name else each.place) for each in r.mine])
    value = after - before + r.board.go(v.place, place, v)
    if not amount(v, "uncounted") and COLONY in (v.place, place):
        value += r.feeding(1 if place == COLONY else -1)
    value += _where(r, v, place) - _where(r, v, v.place)
    return value + r.wishes.doing("moves")


def _where(r: Reading, v: Survivor, place: str) -> float:
    """What it is worth for objectives that a survivor is at a place at the end."""
    aims, wishes = r.aims, r.wishes
    value = raxxon.post(r, v, place)
    for where, low in aims.home:
        there = len(r.places[where].survivors) if where in r.places else 0
        lacking = low - there + (1 if v.place == where else 0)
        if place == where and lacking > 0:
            value += aims.step * (3.0 if r.left == 1 else 0.3 + 2.5 * aims.near)
    if wishes.place and (place == wishes.place or (wishes.place == OUTSIDE and place != COLONY)):
        value += wishes.unit * (1.0 if r.left <= 2 or r.betrayer else 0.2 + aims.near)
    return value


def best_move(r: Reading, *, risky: bool) -> tuple[float, str, str]:
    """The best move of the own survivors: what it is worth, who, where to."""
    best = (0.0, "", "")
    for v in r.mine:
        if v.moved:
            continue
        for place in ways(r, v):
            worth = moving(r, v, place, risky=risky)
            if worth > best[0]:
                best = (worth, v.id, place)
    return best


def ways(r: Reading, v: Survivor) -> list[str]:
    """Where a survivor could go: where there is room, but no exile goes home."""
    barred = {v.place, COLONY} if r.me.exiled else {v.place}
    return [place.id for place in r.view.places if place.room > 0 and place.id not in barred]
