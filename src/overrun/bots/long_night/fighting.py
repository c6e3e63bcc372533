"""Killing zombies, drawing them away, holding them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overrun.bots.long_night import bandits, raxxon
from overrun.bots.long_night.memory import imagined, remembered
from overrun.games.long_night.modifiers import amount
from overrun.games.long_night.state import Survivor

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


def killing(r: Reading, v: Survivor, place: str = "", *, risky: bool = True) -> float:
    """What it is worth that a survivor kills a zombie at a place; where it stands, if none."""
    place = place or v.place
    there = r.board.dead[place]
    if not there:
        return 0.0
    kills = min(1 + amount(v, "kills"), there)
    value = _relief(r, place) * (1 + 0.8 * (kills - 1)) + kills * r.aims.sample
    if v.owner == r.seat:
        value += r.wishes.doing("kills", kills)
    if risky and not amount(v, "no-exposure-attacking"):
        value += kills * r.exposure(v, place)
    return value


@remembered
def _relief(r: Reading, place: str) -> float:
    """What one zombie less at a place is worth."""
    return r.board.best_door(place, -1, 0, 0)[0]


def attacking(r: Reading, v: Survivor, place: str) -> float:
    """What the best attack of a survivor at a place is worth: specials come first."""
    if raxxon.specials_at(r, place):
        return raxxon.fighting(r, v, place)
    value = killing(r, v, place)
    if r.places[place].bandits:
        robbers = bandits.attacking(r, v, place)
        value = max(value, robbers) if r.board.dead[place] else robbers
    return value


@imagined
def luring(r: Reading, place: str, count: int) -> float:
    """What it is worth to draw zombies to a place from where it does most good."""
    return max((r.board.lure(start, place, count) for start in r.places if start != place),
               default=0.0)  # fmt: skip
