"""Who sits where in the truck (catalogue section H2)."""

from __future__ import annotations

from overrun.games.army_of_the_dead.state import (
    PASSENGER_1,
    PASSENGER_2,
    SEATS,
    S,
)

PASSENGERS = (PASSENGER_1, PASSENGER_2)


def free_seats(s: S) -> list[str]:
    """The seats that nobody has taken; none if there is no truck."""
    truck = s.truck
    return [] if truck is None else [seat for seat in SEATS if seat not in truck.seats]


def passenger_seats(s: S, without: str = "") -> list[str]:
    """The free passenger seats, the only ones for companions (AD-CPN-15)."""
    return [seat for seat in free_seats(s) if seat in PASSENGERS and seat != without]


def stand_up(s: S, id: str) -> None:
    """Out of the truck, if they are in it: somebody, and all who follow them (AD-CPN-13)."""
    if s.truck is not None:
        out = [id, *(each.id for each in s.companions_of(id))]
        s.truck.seats = {seat: who for seat, who in s.truck.seats.items() if who not in out}
