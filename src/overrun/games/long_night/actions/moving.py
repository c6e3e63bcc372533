"""Move a survivor (catalogue section 7.10)."""

from __future__ import annotations

from overrun.core.action import Action
from overrun.core.reason import Option, Reason
from overrun.games.long_night.actions.base import NOT_YOURS, Means, S, T, mine
from overrun.games.long_night.cards import RAXXON
from overrun.games.long_night.kinds import PLACE, SURVIVOR
from overrun.games.long_night.moving import travel

HAS_MOVED = Reason("LN-ACT-MOVE-01", "has-moved")
ALREADY_THERE = Reason("LN-ACT-MOVE-02", "already-there")
SEALED = Reason("LN-SCNR-03", "place-sealed")
HIDDEN = Reason("LN-SCNB-10", "hideout-closed")
FULL = Reason("LN-ACT-MOVE-03", "place-full")
BANISHED = Reason("LN-EXILE-03", "exiled-from-colony")


def open_places(s: S, seat: int) -> list[str]:
    """The places with an empty survivor space that this player's survivors may enter (OP-25)."""
    home = s.home(seat)
    found = []
    for place, here in s.places.items():
        if place == home.place:
            if not s.players[seat].exiled and s.room(place) > 0:
                found.append(place)
        elif here.spaces > here.crowd and place not in s.sealed:
            found.append(place)
    if len(s.colonies) > 1:
        barred = s.closed_to(seat)
        found = [place for place in found if place not in barred]
    return found


def move_options(s: S, has: Means, options: list[Option]) -> None:
    places: list[str] | None = None
    for v in has.own:
        if not v.moved:
            if places is None:
                places = open_places(s, has.seat)
            name, start = v.id, v.place
            options += [("move", name, place) for place in places if place != start]


def check_move(s: S, seat: int, name: str, place: str) -> Reason | None:
    """May this survivor move there?"""
    v = mine(s, seat, name)
    if v is None:
        return NOT_YOURS
    if v.moved:
        return HAS_MOVED
    return check_destination(s, seat, v.place, place)


def check_destination(s: S, seat: int, start: str, place: str) -> Reason | None:
    """May a survivor of this player go from one place to another?"""
    if place == start:
        return ALREADY_THERE
    if place in s.sealed:
        return SEALED if place == RAXXON else HIDDEN
    if place == s.home(seat).place and s.players[seat].exiled:
        return BANISHED
    return None if s.room(place) > 0 else FULL


def move(t: T, seat: int, name: str, place: str) -> None:
    """One move for each survivor on each turn, then an exposure roll (LN-ACT-MOVE-01, -04)."""
    t.state.survivors[name].moved = True
    travel(t, name, place)


MOVE = Action("move", move_options, check_move, move, price=0, survivor=SURVIVOR, place=PLACE)
