"""Who follows whom: companions, their leaders and what they lend (catalogue section H1)."""

from __future__ import annotations

from overrun.core.reason import Reason
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.state import Companion, S, Survivor, T
from overrun.games.army_of_the_dead.team.growth import give
from overrun.games.army_of_the_dead.team.truck_seats import passenger_seats, stand_up

NOT_YOUR_COMPANION = Reason("AD-CPN-09", "not-your-companion")
ZOMBIES_AT_TRUCK = Reason("AD-TRK-07", "zombies-at-truck")
NO_PASSENGER_SEAT = Reason("AD-CPN-15", "no-passenger-seat")


def companion(s: S, id: str) -> Companion | None:
    """A companion on the board by its id."""
    for each in s.companions:
        if each.id == id:
            return each
    return None


def check_room(s: S, leader: Survivor) -> Reason | None:
    """Whoever sits in the truck needs a passenger seat for one more companion, who gets in as
    anybody does: not among zombies (AD-TRK-07)."""
    if not s.sits(leader.id):
        return None
    if s.crowd(leader.zone):
        return ZOMBIES_AT_TRUCK
    return None if passenger_seats(s) else NO_PASSENGER_SEAT


def follow(t: T, other: Companion, leader: Survivor) -> None:
    """The companion's card comes to this survivor, with miniature and skill (AD-CPN-05 to -08)."""
    s = t.state
    before = other.leader
    stand_up(s, other.id)
    other.leader = leader.id
    other.zone = leader.zone
    if s.sits(leader.id) and s.truck is not None:
        s.truck.seats[passenger_seats(s)[0]] = other.id
    if before:
        lend(s, s.find(before))
    lend(s, leader)
    bring(s, before, leader.id, other.id, library().survivors[other.id].blue)
    t.tell("follows", companion=other.id, survivor=leader.id)


def lend(s: S, leader: Survivor) -> None:
    """A leader may use the blue skills of those who follow (AD-CPN-07)."""
    people = library().survivors
    leader.lent = [people[each.id].blue for each in s.companions_of(leader.id)]


def bring(s: S, giver: str, taker: str, what: str, skill: str) -> None:
    """A skill that comes in one's own turn, with a companion or a token, can be used in it
    (AD-OP-074); but what goes back and forth brings it once."""
    mark = f"brought-{what}"
    for turn in s.turns:
        if turn.own and mark not in turn.used and turn.who in (giver, taker):
            turn.used.append(mark)
            if turn.who == taker:
                give(turn, skill)


def check_hand_over(s: S, id: str, giver: Survivor, taker: Survivor) -> Reason | None:
    """A companion's card is traded like equipment (AD-CPN-09)."""
    other = companion(s, id)
    if other is None or other.leader != giver.id:
        return NOT_YOUR_COMPANION
    return None if s.sits(id) and s.sits(taker.id) else check_room(s, taker)
