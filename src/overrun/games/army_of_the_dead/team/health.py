"""Wounds and elimination (catalogue section B6)."""

from __future__ import annotations

from itertools import count

from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.outcome import (
    ALL_FALLEN,
    LOST_COMPANION,
    LOST_MISSION,
    LOST_PERSONAL,
    lose,
)
from overrun.games.army_of_the_dead.state import S, Survivor, T, Token
from overrun.games.army_of_the_dead.team.companions import lend
from overrun.games.army_of_the_dead.team.truck_seats import stand_up


def full_health(id: str) -> int:
    """Three, or four for the tough (AD-SET-22)."""
    return 3 + ("tough" in library().survivors[id].specialisations)


def judge(s: S, ids: list[str]) -> int:
    """The seat that decides among these people: their own, if it is one; else the first player
    (AD-OP-111)."""
    seats = {seat_of(s, id) for id in ids}
    return seats.pop() if len(seats) == 1 else s.first


def seat_of(s: S, id: str) -> int:
    """Who decides for a survivor, or for a companion by its leader."""
    for survivor in s.survivors:
        if survivor.id == id:
            return survivor.seat
    for companion in s.companions:
        if companion.id == id and companion.leader:
            return seat_of(s, companion.leader)
    return s.first


def wound(t: T, id: str, wounds: int) -> None:
    """So many wounds for a survivor or a companion; :func:`bury` then takes away the dead
    (AD-HLT-01)."""
    s = t.state
    s.hurt = True
    s.question("healthy", id)
    for survivor in s.survivors:
        if survivor.id == id:
            survivor.health = max(0, survivor.health - wounds)
            t.tell("wounded", survivor=id, wounds=wounds, health=survivor.health)
            return
    for companion in s.companions:
        if companion.id == id:
            companion.wounded = True
            t.tell("wounded", survivor=id, wounds=wounds, health=0)


def bury(t: T) -> None:
    """Whoever has no health left is eliminated (AD-HLT-02, -05); that may be the end."""
    s = t.state
    dead = [each for each in s.survivors if each.health <= 0]
    for survivor in dead:
        _eliminate(t, survivor)
    lost = [each for each in s.companions if each.wounded]
    for companion in lost:
        s.companions.remove(companion)
        stand_up(s, companion.id)
        if companion.leader:
            lend(s, s.find(companion.leader))
        t.tell("eliminated", survivor=companion.id)
    s.doubt = s.doubt or bool(dead or lost)
    if dead:
        needed = [each.owner for each in s.personal]
        for survivor in dead:
            if survivor.id in needed:  # even if it was achieved (AD-WIN-03, -04)
                lose(t, LOST_PERSONAL, survivor=survivor.id)
        if not s.survivors:
            lose(t, LOST_MISSION, loss=ALL_FALLEN)
    if lost and not s.sheet.companions_may_fall:  # AD-WIN-07
        lose(t, LOST_COMPANION, survivor=lost[0].id)


def _eliminate(t: T, survivor: Survivor) -> None:
    """The miniature goes, its equipment is discarded, tokens and companions stay (AD-OP-132)."""
    s = t.state
    s.survivors.remove(survivor)
    s.fallen.append(survivor)
    for slot, gear in enumerate(survivor.gear):
        if gear is not None:
            s.equipment_discard.append(gear.card)
            survivor.gear[slot] = None
    for colour in survivor.tokens:
        s.tokens.append(Token(_free_name(s, colour), survivor.zone, colour, open=True))
    survivor.tokens = []
    survivor.lent = []
    stand_up(s, survivor.id)  # another may take the seat (AD-OP-148)
    for companion in s.companions_of(survivor.id):
        companion.leader = ""
    for turn in s.turns:
        if turn.who == survivor.id:
            turn.actions = 0
            turn.free = {}
    t.tell("eliminated", survivor=survivor.id)


def _free_name(s: S, colour: str) -> str:
    """A name for a token that is dropped; several of a colour may lie about."""
    names = [token.id for token in s.tokens]
    return next(name for number in count(1) if (name := f"{colour}-{number}") not in names)
