"""Zombie Terror as planes over the fields, and a row for each human and each card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import ClassVar

from overrun.envs.parts import line, planes, rows, told
from overrun.envs.planes import Board, Bytes, Choice, choice
from overrun.games.zombie_terror.board import (
    ADDITIONS,
    BOOTH,
    BRUTE,
    BUS,
    CANAL,
    CAR,
    FACINGS,
    OBSTACLE,
    RUNNER,
    layouts,
)
from overrun.games.zombie_terror.cards import CARDS
from overrun.games.zombie_terror.scenarios import SCENARIOS
from overrun.games.zombie_terror.state import (
    ADDING,
    AT_ONCE,
    DEAD,
    DOG,
    HEALTHY,
    HUMAN_TURN,
    HUMANS,
    MOVEMENT,
    PEOPLE,
    SETTING_UP,
    TIDYING,
    WOUNDED,
    ZOMBIE_TURN,
    ZOMBIES,
    Human,
    S,
)

NAMES = (*PEOPLE, DOG)
PHASES = (SETTING_UP, HUMAN_TURN, ZOMBIE_TURN, MOVEMENT, ADDING, TIDYING)
ABILITIES = ("diagonal", "shove", "bark")

TABLE = {
    "mine": "1 for who plays the humans",
    "score": "the stars of those who escaped",
    "target": "the stars that are needed",
    "round": "the round",
    "limit": "the round with which the game ends; 0 if none does",
    "pool": "the zombie pawns that are not on the board",
    "bullets": "the policeman's bullets",
    "briefcase": "1 while the banker has it",
    "terror": "the field of the terror marker, counted from 1; 0 beside the track",
    "ap": "the AP of the active human",
    "shots": "the shots of this turn",
    "acted": "the humans who spent AP this turn: for each, a zombie acts",
    "moved": "the zombies that were activated this turn",
    "bonus": "by how many their number was raised",
    "brought": "the tokens that are in the car",
    "ambush": "1 if an ambush is on",
    "at_once": "1 if zombies bite at once",
    "small_car": "how many have left in the small car",
    "large_car": "how many have left in the large one",
    "locked": "1 if the car is locked",
    "hand": "the cards of the humans",
    "zombie_hand": "the cards of the zombies",
    **{f"arriving_{kind}": f"1 if the {kind} is still to come" for kind in (RUNNER, BRUTE)},
    **{f"due_{each}": f"additions that are still to be made: {each}" for each in ADDITIONS},
    **{f"used_{each}": f"1 if it was used this turn: {each}" for each in ABILITIES},
    **choice("phase", PHASES, "the phase is"),
    **choice("scenario", SCENARIOS, "the scenario is"),
}
FIELDS = {
    "board": "1 where there is a field",
    "obstacle": "1 on an obstacle",
    "bus": "1 on a bus",
    "booth": "1 on the booth",
    "car": "1 on a car",
    "canal": "1 on a canal",
    "south": "1 on the half of the supermarket",
    "allowed": "1 where new zombies may be placed",
    "human": "1 where a living human stands",
    "wounded": "1 where a wounded one does",
    "dead": "1 where a dead one lies",
    **{name: f"1 where the {name} is" for name in NAMES},
    **{f"zombie_{facing}": f"1 where a zombie looks to {facing}" for facing in FACINGS},
    "activated": "1 where a zombie has acted",
    "runner": "1 where the Runner is",
    "brute": "1 where the Brute is",
    "damaged": "1 where it has been hit",
    "fresh": "1 where a zombie was placed or taken in this phase",
    "cunning": "1 where a zombie sees nobody in this turn",
    "search": "1 where a search token lies",
    "things": "how many barrels, crates, goo or alarms lie there",
    "keys": "1 where the car keys lie",
}
HUMAN = {
    "board": "1 on the board",
    "aside": "1 beside the board",
    "escaped": "1 if it got away",
    "turned": "1 if it became a zombie",
    "healthy": "1 if it is healthy",
    "wounded": "1 if it is wounded",
    "dead": "1 if it is dead",
    "stars": "what it is worth",
    "row": "its row, counted from 1",
    "column": "its column, counted from 1",
    "active": "1 if it acts now",
    "acted": "1 if it spent AP this turn",
    "carries": "1 if it carries a token",
    "keys": "1 if it carries the keys",
}
CARD = {
    "hand": "1 if it is in the own hand",
    "played": "1 if it was played",
}

WIDTH = max(layout.columns for layout in layouts().values())
HEIGHT = max(layout.rows for layout in layouts().values())
PLANE = WIDTH * HEIGHT
_AT = {name: number * PLANE for number, name in enumerate(FIELDS)}
"""Where each plane begins."""
_TERRAIN = {OBSTACLE: "obstacle", BUS: "bus", BOOTH: "booth", CAR: "car", CANAL: "canal"}
_WHERE = {"board": 0, "aside": 1, "escaped": 2, "turned": 3}
_HEALTH = {HEALTHY: 4, WOUNDED: 5, DEAD: 6}
_STATE_PLANES = {HEALTHY: ("human",), WOUNDED: ("human", "wounded"), DEAD: ("dead",)}
_PHASE, _SCENARIO = Choice(PHASES), Choice(SCENARIOS)
_ROW = {name: number * len(HUMAN) for number, name in enumerate(NAMES)}
_CARD = {name: number * len(CARD) for number, name in enumerate(CARDS)}
_COLUMN = {name: number for number, name in enumerate(HUMAN)}


@lru_cache(maxsize=4096)
def _bare(columns: int, half_line: int, terrain: str, allowed: tuple[int, ...]) -> bytes:
    """The planes of a board with nobody on it."""
    board = bytearray(PLANE * len(FIELDS))
    for field, (lies, at) in enumerate(zip(terrain, cells(columns), strict=False)):
        board[_AT["board"] + at] = 1
        if lies in _TERRAIN:
            board[_AT[_TERRAIN[lies]] + at] = 1
        if field // columns < half_line:
            board[_AT["south"] + at] = 1
        if field in allowed:
            board[_AT["allowed"] + at] = 1
    return bytes(board)


@lru_cache(maxsize=64)
def cells(columns: int) -> tuple[int, ...]:
    """For each field of a board so wide its place in a plane."""
    return tuple(row * WIDTH + column for row in range(HEIGHT) for column in range(columns))


@cache
def _seen(looks: tuple[int, bool, str, bool, bool]) -> tuple[int, ...]:
    """The planes in which a zombie is seen that looks so."""
    facing, activated, kind, damaged, fresh = looks
    seen = [f"zombie_{FACINGS[facing]}"]
    seen += [name for name in (RUNNER, BRUTE) if name == kind]
    flags = {"activated": activated, "damaged": damaged, "fresh": fresh}
    seen += [name for name, is_so in flags.items() if is_so]
    return tuple(_AT[name] for name in seen)


_LOOKS = attrgetter("facing", "activated", "kind", "damaged", "fresh")
_HUMANS = {
    (name, health): tuple(_AT[each] for each in (name, *seen))
    for name in NAMES
    for health, seen in _STATE_PLANES.items()
}


class ZombieTerrorBoard(Board):
    """The fields as planes, and the humans, the cards and the rest as numbers."""

    PARTS: ClassVar = {
        "table": line(TABLE),
        "board": planes(HEIGHT, WIDTH, FIELDS),
        "humans": rows(len(NAMES), HUMAN),
        "cards": rows(len(CARDS), CARD),
    }

    def read(self, s: S, seat: int) -> Sequence[Bytes]:
        return _table(s, seat), _board(s), _humans(s), _cards(s, seat)


def _table(s: S, seat: int) -> bytes:
    config, due, used, riders, hands = s.config, s.due, s.used, s.riders, s.hands
    numbers = [
        seat == s.humans_seat,
        s.score,
        s.victory_points,
        s.round,
        config.round_limit,
        s.pool,
        s.bullets,
        s.briefcase,
        0 if s.terror is None else s.terror + 1,
        s.ap,
        s.shots,
        len(s.activated),
        s.moved,
        s.quota_bonus,
        s.brought,
        s.ambush,
        config.bites == AT_ONCE,
        riders.get("small", 0),
        riders.get("large", 0),
        s.keys is not None and s.keys.locked,
        len(hands.get(HUMANS, ())),
        len(hands.get(ZOMBIES, ())),
        RUNNER in s.arriving,
        BRUTE in s.arriving,
    ]
    numbers += [due.count(each) for each in ADDITIONS] if due else (0,) * len(ADDITIONS)
    numbers += [each in used for each in ABILITIES]
    return told(numbers) + _PHASE[s.phase] + _SCENARIO[config.scenario]


def _board(s: S) -> bytearray:
    board = bytearray(_bare(s.columns, s.half_line, s.terrain, tuple(s.allowed)))
    cell = cells(s.columns)
    for field, human in s.crowd.items():
        at = cell[field]
        for plane in _HUMANS[human.name, human.health]:
            board[plane + at] = 1
    for field, zombie in s.horde.items():
        at = cell[field]
        for plane in _seen(_LOOKS(zombie)):
            board[plane + at] = 1
    for field in s.cunning:
        board[_AT["cunning"] + cell[field]] = 1
    for field in s.search:
        board[_AT["search"] + cell[field]] = 1
    for field, count in s.things.items():
        board[_AT["things"] + cell[field]] = count
    if s.keys is not None and s.keys.lying is not None:
        board[_AT["keys"] + cell[s.keys.lying]] = 1
    return board


def _humans(s: S) -> bytearray:
    found = bytearray(len(NAMES) * len(HUMAN))
    columns = s.columns
    for field, human in s.crowd.items():
        at = _stands(found, human, "board")
        row, column = divmod(field, columns)
        found[at + 8] = row + 1
        found[at + 9] = column + 1
    for human in s.aside:
        _stands(found, human, "aside")
    for human in s.escaped:
        _stands(found, human, "escaped")
    for name in s.turned:
        found[_ROW[name] + _WHERE["turned"]] = 1
    for name in s.activated:
        found[_ROW[name] + _COLUMN["acted"]] = 1
    for name in s.carried:
        found[_ROW[name] + _COLUMN["carries"]] = 1
    if s.active is not None:
        found[_ROW[s.active] + _COLUMN["active"]] = 1
    if s.keys is not None and s.keys.carrier is not None:
        found[_ROW[s.keys.carrier] + _COLUMN["keys"]] = 1
    return found


def _stands(found: bytearray, human: Human, where: str) -> int:
    """Note where a human is, and how it is; returns where its row begins."""
    at = _ROW[human.name]
    health = human.health
    found[at + _WHERE[where]] = 1
    found[at + _HEALTH[health]] = 1
    found[at + 7] = human.stars
    return at


def _cards(s: S, seat: int) -> bytearray:
    found = bytearray(len(CARDS) * len(CARD))
    for name in s.hands.get(s.side_of(seat), ()):
        found[_CARD[name]] = 1
    for name in s.played:
        found[_CARD[name] + 1] = 1
    return found


BOARD = ZombieTerrorBoard
