"""What effects on zombies, and on what holds them off, are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night import fighting, searching
from overrun.bots.long_night.nights import changed
from overrun.bots.long_night.worth import around, values
from overrun.games.long_night.effects.dead import Slay, Trap

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


@values("zombies")
def _zombies(r: Reading, e: Any, seat: int, survivor: str) -> float:
    count = e.count * (len(r.citizens) if e.per_player else 1)
    return around(r, e.where, seat, survivor, lambda place: r.board.zombies(place, count))


@values("repel")
def _repel(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return around(r, e.where, seat, survivor, lambda place: r.board.zombies(place, -e.count))


@values("slay")
def _slay(r: Reading, e: Slay, seat: int, survivor: str) -> float:
    v = r.people.get(survivor)

    def at(place: str) -> float:
        count = min(e.count, r.board.dead[place])
        if not count:
            return 0.0
        value = r.board.zombies(place, -count) + count * r.aims.sample
        value += r.wishes.doing("kills", count) if seat == r.seat else 0.0
        if e.exposure and v is not None:
            value += count * r.exposure(v, v.place)
        return value

    return around(r, e.where, seat, survivor, at)


@values("barricade")
def _barricade(r: Reading, e: Any, seat: int, survivor: str) -> float:
    value = around(r, e.where, seat, survivor, lambda place: r.board.barricades(place, e.count))
    return value + (r.wishes.doing("barricades", e.count) if seat == r.seat else 0.0)


@values("trap")
def _trap(r: Reading, e: Trap, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        value, door = r.board.best_door(place, 0, 0, 1)
        return value if door >= 0 else 0.0

    return e.count * around(r, e.where, seat, survivor, at)


@values("breach")
def _breach(r: Reading, e: Any, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        doors = r.board.doors[place]
        left = e.count or 99
        for number, door in enumerate(doors):
            gone = min(left, door[2])
            doors = changed(doors, number, barricades=-gone)
            left -= gone
        return r.board.gain({place: (doors, r.board.smell[place])})

    return around(r, e.where, seat, survivor, at)


@values("noise")
def _noise(r: Reading, e: Any, seat: int, survivor: str) -> float:
    def at(place: str) -> float:
        here = r.places[place]
        laid = min(e.count, here.noise_spaces - here.noise)
        return -laid * searching.noise_cost(r, place) if laid > 0 else 0.0

    return around(r, e.where, seat, survivor, at)


@values("lure")
def _lure(r: Reading, e: Any, seat: int, survivor: str) -> float:
    v = r.people.get(survivor)
    spots = [v.place] if v else list(dict.fromkeys(each.place for each in r.s.of(seat)))
    return max((fighting.luring(r, spot, e.count) for spot in spots), default=0.0)
