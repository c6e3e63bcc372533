"""Warring Colonies as The Long Night, with up to three homes and what belongs to the war."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from overrun.envs.parts import Part, line, rows, told
from overrun.envs.planes import Bytes, Choice, choice, sign_of_all, signs
from overrun.envs.planes.long_night import HOME, PLACES, PLAYER, LongNightBoard
from overrun.games.warring_colonies.state import (
    ACTING,
    BATTLES,
    MOVING,
    RESOLVING,
    SIMULTANEOUS,
    WarState,
)

STEPS = (MOVING, ACTING, RESOLVING, BATTLES)

WAR = {
    "moves": "1 if it is the seat's opportunity to move",
    "passed": "1 if it has passed in the movement step",
    "done": "1 if it has finished all actions",
    "pair": "those whose turn it is",
    "partner_passed": "those of them who have passed",
    "partner_done": "those of them who have finished",
    "simultaneous": "1 if they act at the same time",
    "roads_closed": "1 if the seat's survivors may not go to the colony of others",
    "battles": "the places where a battle may be due",
    "wolf": "the row of the Lone Wolf, counted from 1; 0 without one",
    "mission_deck": "the missions that nobody holds",
    "missions": "the missions that the seat holds, as the Lone Wolf",
    "noted": "the colony that it has noted, counted from 1",
    "battle": "1 while there is a battle",
    "strength_1": "the strength of the first colony in it",
    "strength_2": "the strength of the second colony",
    "support": "the colony that the Lone Wolf supports, counted from 1",
    "tactics": "the tactics that were revealed",
    "wounds": "the wounds that are still to be shared out",
    "battle_place": "the row of the place, counted from 1",
    **choice("step", STEPS, "the step is"),
    **signs("mission", "the missions that the seat holds"),
}
_STEP = Choice(STEPS)
_NO_BATTLE = (0,) * 7


class WarBoard(LongNightBoard):
    """What The Long Night has, for two colonies and a den, and the war."""

    PARTS: ClassVar[dict[str, Part]] = {
        **LongNightBoard.PARTS,
        "homes": rows(3, HOME),
        "players": rows(11, PLAYER),
        "war": line(WAR),
    }

    def read(self, s: Any, seat: int) -> Sequence[Bytes]:
        return (*super().read(s, seat), _war(s, seat))

    def turn(self, s: Any) -> Sequence[int | None]:
        pair: list[int | None] = s.pair
        return pair


def _war(s: WarState, seat: int) -> bytes:
    pair, passed, done = s.pair, s.passed, s.done
    wolf = None if s.wolf is None else s.players[s.wolf]
    mine = wolf if wolf is not None and seat == s.wolf else None
    noted = None if mine is None else mine.noted
    numbers = [
        s.step == MOVING and s.mover == seat,
        seat in passed,
        seat in done,
        len(pair),
        len(passed),
        len(done),
        s.config.turns == SIMULTANEOUS,
        s.roads_closed_to(seat),
        len(s.battles),
        0 if s.wolf is None else (s.wolf - seat) % len(s.players) + 1,
        len(s.mission_deck),
        0 if mine is None else len(mine.missions),
        0 if noted is None else noted + 1,
        *_battle(s),
    ]
    missions = () if mine is None else tuple(mine.missions)
    return told(numbers) + _STEP[s.step] + sign_of_all(missions)


def _battle(s: WarState) -> Sequence[int]:
    battle = s.battle
    if battle is None:
        return _NO_BATTLE
    support = 0 if battle.support is None else battle.support + 1
    at = PLACES.index(battle.place) + 1
    return (1, *battle.strength, support, len(battle.tactics), battle.wounds, at)


BOARD = WarBoard
