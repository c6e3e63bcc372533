"""The truck: getting in and out, changing seats, driving (catalogue section H2).

Its ram and its gun are attacks; see ``combat/attack.py``.
"""

from __future__ import annotations

from overrun.core.flow import Flow
from overrun.core.reason import Option, Reason
from overrun.games.army_of_the_dead.action import Action, none
from overrun.games.army_of_the_dead.combat.attack import check_gun, gun_attack, gun_options, ram
from overrun.games.army_of_the_dead.kinds import A_ZONE, GUN_SIGHT, NAMED_TARGET, ROAD, SEAT
from overrun.games.army_of_the_dead.state import DRIVER, SEATS, S, Survivor, T
from overrun.games.army_of_the_dead.team.companions import NO_PASSENGER_SEAT, ZOMBIES_AT_TRUCK
from overrun.games.army_of_the_dead.team.truck_seats import free_seats, passenger_seats, stand_up

NO_TRUCK = Reason("AD-TRK-02", "no-truck-here")
SEATED = Reason("AD-TRK-33", "already-seated")
NOT_SEATED = Reason("AD-TRK-33", "not-seated")
SEAT_TAKEN = Reason("AD-OP-147", "seat-taken")
NO_SUCH_SEAT = Reason("AD-TRK-01", "no-such-seat")
NOT_DRIVER = Reason("AD-TRK-13", "not-driver")
NO_BUILDINGS = Reason("AD-TRK-14", "truck-not-in-buildings")
NOT_NEXT = Reason("AD-TRK-17", "truck-one-zone")


# -- getting in ------------------------------------------------------------------------------


def board_options(s: S, survivor: Survivor) -> list[Option]:
    if s.truck is None or s.truck.zone != survivor.zone:
        return []
    return [("board", seat) for seat in SEATS if check_board(s, survivor, seat) is None]


def check_board(s: S, survivor: Survivor, seat: str) -> Reason | None:
    """A free seat, no zombie in the zone (AD-TRK-07, -08), and room for all who follow
    (AD-OP-141)."""
    if s.truck is None or s.truck.zone != survivor.zone:
        return NO_TRUCK
    if s.sits(survivor.id):
        return SEATED
    if s.crowd(survivor.zone):
        return ZOMBIES_AT_TRUCK
    if seat not in SEATS:
        return NO_SUCH_SEAT
    if seat in s.truck.seats:
        return SEAT_TAKEN
    if len(s.companions_of(survivor.id)) > len(passenger_seats(s, without=seat)):
        return NO_PASSENGER_SEAT
    return None


def board(t: T, survivor: Survivor, seat: str) -> None:
    """The survivor takes the seat, its companions passenger seats (AD-CPN-15)."""
    s = t.state
    assert s.truck is not None
    s.truck.seats[seat] = survivor.id
    t.tell("boarded", survivor=survivor.id, seat=seat)
    for each in s.companions_of(survivor.id):
        place = passenger_seats(s)[0]
        s.truck.seats[place] = each.id
        t.tell("boarded", survivor=each.id, seat=place)


# -- getting out -----------------------------------------------------------------------------


def alight_options(s: S, survivor: Survivor) -> list[Option]:
    return [("alight",)] if s.truck is not None and s.sits(survivor.id) else []


def check_alight(s: S, survivor: Survivor) -> Reason | None:
    """Nothing prevents it (AD-TRK-09)."""
    return None if s.sits(survivor.id) else NOT_SEATED


def alight(t: T, survivor: Survivor) -> None:
    stand_up(t.state, survivor.id)
    followers = [each.id for each in t.state.companions_of(survivor.id)]
    t.tell("alighted", survivor=survivor.id, companions=followers)


# -- changing seats --------------------------------------------------------------------------


def seat_options(s: S, survivor: Survivor) -> list[Option]:
    if s.truck is None or not s.sits(survivor.id):
        return []
    return [("seat", seat) for seat in free_seats(s)]


def check_seat(s: S, survivor: Survivor, seat: str) -> Reason | None:
    """Any free seat, zombies or not (AD-TRK-10, -12, AD-OP-147)."""
    if s.truck is None or not s.sits(survivor.id):
        return NOT_SEATED
    if seat not in SEATS:
        return NO_SUCH_SEAT
    return SEAT_TAKEN if seat in s.truck.seats else None


def change_seat(t: T, survivor: Survivor, seat: str) -> None:
    """Not a move (AD-TRK-11)."""
    s = t.state
    assert s.truck is not None
    del s.truck.seats[s.sits(survivor.id)]
    s.truck.seats[seat] = survivor.id
    t.tell("changed-seat", survivor=survivor.id, seat=seat)


# -- driving ---------------------------------------------------------------------------------


def drive_options(s: S, survivor: Survivor) -> list[Option]:
    truck = s.truck
    if truck is None or truck.seats.get(DRIVER) != survivor.id:
        return []
    ground = s.ground
    return [("drive", ground.names[zone]) for zone in ground.roads[truck.zone]]


def check_drive(s: S, survivor: Survivor, zone: int) -> Reason | None:
    """The driver takes the truck one street zone further (AD-TRK-13, -14, -17)."""
    truck = s.truck
    if truck is None or truck.seats.get(DRIVER) != survivor.id:
        return NOT_DRIVER
    ground = s.ground
    if not ground.is_street(zone):
        return NO_BUILDINGS
    return None if zone in ground.roads[truck.zone] else NOT_NEXT


def drive(t: T, survivor: Survivor, zone: int) -> Flow[None]:
    """Whoever is aboard travels along; that is no move, so zombies do not hold it and nobody wakes
    (AD-TRK-15, -16, -30, AD-OP-059, -150). Zombies in the zone that it enters are hit
    (AD-TRK-18)."""
    s = t.state
    truck = s.truck
    assert truck is not None
    names = s.ground.names
    start, truck.zone = truck.zone, zone
    aboard = list(truck.seats.values())
    for rider in s.survivors:
        if rider.id in aboard:
            rider.zone = zone
    for companion in s.companions:
        if companion.id in aboard:
            companion.zone = zone
    t.tell("drove", survivor=survivor.id, start=names[start], zone=names[zone], aboard=aboard)
    yield from ram(t, survivor, zone)


def _truck(s: S, survivor: Survivor) -> bool:
    return s.truck is not None


ACTIONS = (
    Action("board", board_options, check_board, board, need=_truck, seat=SEAT),
    Action("alight", alight_options, check_alight, alight, need=_truck),
    Action("seat", seat_options, check_seat, change_seat, need=_truck, seat=SEAT),
    Action("drive", drive_options, check_drive, drive, need=_truck, manner="move", zone=ROAD),
    Action("gun", gun_options, check_gun, gun_attack, need=_truck, manner="aim", zone=GUN_SIGHT),
    Action(
        "gun-focus",
        none,
        check_gun,
        gun_attack,
        need=_truck,
        manner="aim",
        zone=A_ZONE,
        target=NAMED_TARGET,
    ),
)
