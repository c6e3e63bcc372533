"""Army of the Dead as a row for each zone and each survivor, and the ways between zones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from operator import attrgetter
from typing import ClassVar

from overrun.envs.parts import line, rows, told
from overrun.envs.planes import ROOM, Board, Bytes, Choice, choice, sign, sign_of_all, signs
from overrun.games.army_of_the_dead.board.ground import Ground, ground_of
from overrun.games.army_of_the_dead.board.tiles import CORRIDOR, HALL, STATUE, STREET, TRAP, VAULT
from overrun.games.army_of_the_dead.cards import library
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import (
    ABOMINATIONS,
    ALPHA,
    END,
    KINDS,
    PLAYERS,
    SETTING_UP,
    SHAMBLER,
    SLOTS,
    SURVIVORS,
    ZOMBIES,
    S,
    level_of,
)
from overrun.games.army_of_the_dead.team.health import full_health

ZONES = 40
"""No mission of the book has more than 33."""
COMPANIONS = 6
PHASES = (SETTING_UP, PLAYERS, ZOMBIES, END)
FREE = ("combat", "melee", "ranged", "move", "search", "explosive")
GROUNDS = (STREET, "room", HALL, CORRIDOR, STATUE, TRAP, VAULT)
SPECIALS = ("shadow", "tough", "mechanic", "pilot", "safecracker")
MISSIONS = tuple(missions())

TABLE = {
    "round": "the round",
    "rounds": "the game is lost when this round ends",
    "players": "the players",
    "first": "1 for who has the first player token",
    "turn": "1 for whose survivors act now",
    "danger": "the danger level, 0 to 3",
    "shamblers_left": "the shamblers that are not on the board",
    "alphas_left": "the alphas that are not on the board",
    "equipment": "the cards of the equipment deck",
    "equipment_discard": "those that were discarded",
    "zombie_deck": "the cards of the zombie deck",
    "zombie_discard": "those that were discarded",
    "orders": "the cards of the orders deck",
    "orders_discard": "those that were discarded",
    "hurt": "1 if somebody suffered a wound in this round",
    "fallen": "the survivors who have fallen",
    "gone": "those who are safe",
    "escorted": "the companions among them",
    "tokens": "the objective tokens on the board",
    "taken": "those that were taken",
    "marks": "what the mission has noted",
    "fired": "the events of the mission that have happened",
    "personal": "the personal objectives",
    "personal_done": "those of them that are done",
    "personal_count": "the zombies on their cards",
    "actions": "the actions of the survivor who acts",
    "own_turn": "1 if that is its own turn",
    "used": "the skills that it has used",
    "vault": "1 if there is a vault",
    "vault_known": "1 if its card is known",
    "vault_cleared": "1 if it was cleared",
    "vault_open": "1 if its door is open",
    **{f"free_{each}": f"the free actions of this type: {each}" for each in FREE},
    **{f"slain_{each}": f"how many of them were killed: {each}" for each in KINDS},
    **choice("phase", PHASES, "the phase is"),
    **choice("mission", MISSIONS, "the mission is"),
}
ZONE = {
    "there": "1 where there is a zone",
    "shamblers": "the shamblers in it",
    "alphas": "the alphas in it",
    "woken": "the shamblers that take no action in this phase",
    "snared_shamblers": "the shamblers that a bola holds",
    "snared_alphas": "the alphas that one holds",
    **{kind: f"1 if it is there: {kind}" for kind in ABOMINATIONS},
    "snared_boss": "the abominations that a bola holds",
    "sleepers": "the face-down sleepers",
    "tokens": "the objective tokens that lie there face down",
    "open_tokens": "those whose colour is seen",
    "noise": "1 where the noise token lies",
    "spawn": "the spawn zones there that are active",
    "later_spawn": "those that are not",
    "truck": "1 where the truck stands",
    "survivors": "the survivors in it",
    "companions": "the companions in it",
    "row": "the row of its first cell, counted from 1",
    "column": "its column, counted from 1",
    "floor": "its floor",
    "searchable": "1 if it can be searched",
    "elevator": "1 if the elevator stops there",
    **choice("ground", GROUNDS, "it is a"),
}
WEAPON = {
    "held": "1 if there is a card",
    "dry": "1 if it is out of ammo",
    "ranged": "1 if it is a ranged weapon",
    "near": "its least range",
    "far": "its range",
    "dice": "its dice",
    "accuracy": "what they must show",
    "damage": "its damage",
    "noisy": "1 if it is noisy",
    "blast": "1 if it explodes",
}
SURVIVOR = {
    "there": "1 where there is one",
    "mine": "1 for the seat's own",
    "seat": "its player, counted from 1",
    "active": "1 for who acts now",
    "zone": "its zone, counted from 1",
    "health": "its health",
    "full": "its health when it is unhurt",
    "ap": "its adrenaline",
    "level": "its level, 0 to 3",
    "acted": "1 if it had its turn in this round",
    "searches": "how often it has searched",
    "kills": "the zombies that it has killed",
    "tokens": "the objective tokens that it holds",
    **choice("special", SPECIALS, "it is a specialist:"),
    **signs("who", "who it is"),
    **signs("skill", "its skills, and those that companions lend"),
    **{
        f"{slot}_{name}": f"slot {slot}: {of}"
        for slot in range(SLOTS)
        for name, of in WEAPON.items()
    },
}
WAYS = {f"zone_{zone}": f"1 from where one may go to zone {zone}" for zone in range(ZONES)}
COMPANION = {
    "there": "1 where there is one",
    "zone": "its zone, counted from 1",
    "led": "1 if it follows somebody",
    **signs("who", "who it is"),
}

_PHASE, _MISSION, _GROUND = Choice(PHASES), Choice(MISSIONS), Choice(GROUNDS)
_IN = {name: number for number, name in enumerate(ZONE)}
_W = len(ZONE)
_NO_GEAR = bytes(len(WEAPON))


@lru_cache(maxsize=1024)
def _bare(mission: str, closed: tuple[str, ...]) -> bytes:
    """The rows of the zones with nothing in them."""
    found = b""
    ground = ground_of(mission, closed)
    for number, zone in enumerate(ground.zones):
        row = bytearray(_W - len(GROUNDS))
        column, line = min(zone.cells)
        row[_IN["there"]] = 1
        row[_IN["row"]], row[_IN["column"]], row[_IN["floor"]] = line + 1, column + 1, zone.floor
        row[_IN["searchable"]] = ground.searchable[number]
        row[_IN["elevator"]] = zone.elevator
        found += bytes(row) + _GROUND[zone.kind]
    return found


@lru_cache(maxsize=1024)
def _ways(mission: str, closed: tuple[str, ...]) -> bytes:
    """For each zone where one may go from it."""
    ground: Ground = ground_of(mission, closed)
    found = bytearray(ZONES * ZONES)
    for zone, others in enumerate(ground.neighbours[:ZONES]):
        for other in others:
            if other < ZONES:
                found[zone * ZONES + other] = 1
    return bytes(found)


@cache
def _weapon(card: str, dry: bool) -> bytes:
    """What a card in a slot comes to."""
    weapon = library().equipment[card].weapon
    if weapon is None:
        return told([1, dry]).ljust(len(WEAPON), b"\0")
    numbers = [1, dry, weapon.kind == "ranged", weapon.near, weapon.far, weapon.dice]
    numbers += [weapon.accuracy, weapon.damage, weapon.noisy, weapon.blast]
    return told(numbers)


@cache
def _person(id: str) -> bytes:
    """The specialisations and the name of somebody."""
    has = library().survivors[id].specialisations
    return bytes([each in has for each in SPECIALS]) + sign(id)


class ArmyBoard(Board):
    """Zones, survivors, companions, and the rest as numbers; all players know the same."""

    PARTS: ClassVar = {
        "table": line(TABLE),
        "zones": rows(ZONES, ZONE),
        "ways": rows(ZONES, WAYS),
        "survivors": rows(SURVIVORS, SURVIVOR),
        "companions": rows(COMPANIONS, COMPANION),
    }

    def read(self, s: S, seat: int) -> Sequence[Bytes]:
        closed = tuple(s.closed)
        return (
            _table(s, seat),
            _zones(s, closed),
            _ways(s.mission, closed),
            _survivors(s, seat),
            b"".join(
                [
                    told((1, each.zone + 1, each.leader != "")) + sign(each.id)
                    for each in s.companions
                ]
            ),
        )


def _table(s: S, seat: int) -> bytes:
    turn = s.turns[-1] if s.turns else None
    free = {} if turn is None else turn.free
    vault, slain = s.vault, s.slain
    numbers = [
        s.round,
        s.sheet.rounds,
        s.seats,
        seat == s.first,
        seat == s.active,
        level_of(max([each.ap for each in s.survivors], default=0)),
        s.shamblers_left,
        s.alphas_left,
        len(s.equipment),
        len(s.equipment_discard),
        len(s.zombie_deck),
        len(s.zombie_discard),
        len(s.orders),
        len(s.orders_discard),
        s.hurt,
        len(s.fallen),
        len(s.gone),
        len(s.escorted),
        len(s.tokens),
        len(s.taken),
        len(s.marks),
        len(s.fired),
        len(s.personal),
        [each.done for each in s.personal].count(True),
        sum([each.count for each in s.personal]),
    ]
    numbers += (0, 0, 0) if turn is None else (turn.actions, turn.own, len(turn.used))
    numbers += (0,) * 4 if vault is None else (1, vault.revealed, vault.cleared, vault.open)
    numbers += [free.get(each, 0) for each in FREE] if free else (0,) * len(FREE)
    numbers += [slain.get(each, 0) for each in KINDS] if slain else (0,) * len(KINDS)
    return told(numbers) + _PHASE[s.phase] + _MISSION[s.mission]


def _zones(s: S, closed: tuple[str, ...]) -> bytearray:
    found = bytearray(_bare(s.mission, closed))
    found[1::_W] = bytes(s.shamblers)
    found[2::_W] = bytes(s.alphas)
    found[3::_W] = bytes(s.woken)
    for kind, place in ((SHAMBLER, 4), (ALPHA, 5)):
        for zone, count in s.snared.get(kind, {}).items():
            found[zone * _W + place] = count
    for boss in s.bosses:
        found[boss.zone * _W + _IN[boss.kind]] = 1
        found[boss.zone * _W + _IN["snared_boss"]] += boss.snared
    for zone, sleepers in s.sleepers.items():
        found[zone * _W + _IN["sleepers"]] = len(sleepers)
    for token in s.tokens:
        found[token.zone * _W + _IN["open_tokens" if token.open else "tokens"]] += 1
    found[s.noise * _W + _IN["noise"]] = 1
    now = max(1, s.round)
    for spawn in s.spawns:
        if spawn.kind != "zeus" or not s.zeus_gone:
            active = 0 < spawn.from_round <= now
            found[spawn.zone * _W + _IN["spawn" if active else "later_spawn"]] += 1
    if s.truck is not None:
        found[s.truck.zone * _W + _IN["truck"]] = 1
    for each in s.survivors:
        found[each.zone * _W + _IN["survivors"]] += 1
    for other in s.companions:
        found[other.zone * _W + _IN["companions"]] += 1
    return found


_STANDS = attrgetter("seat", "id", "zone", "health", "ap", "acted", "searches", "kills")


def _survivors(s: S, seat: int) -> bytes:
    who = s.turns[-1].who if s.turns else ""
    found = []
    for v in s.survivors:
        found.append(_survivor(_STANDS(v), seat, v.id == who, len(v.tokens)))
        found.append(sign_of_all((*v.skills, *v.lent)))
        found += [_NO_GEAR if gear is None else _weapon(gear.card, gear.dry) for gear in v.gear]
    return b"".join(found)


@lru_cache(maxsize=ROOM)
def _survivor(
    stands: tuple[int, str, int, int, int, bool, int, int], seat: int, active: bool, tokens: int
) -> bytes:
    """How a survivor stands, and who it is."""
    owner, id, zone, health, ap, acted, searches, kills = stands
    numbers = [1, owner == seat, owner + 1, active, zone + 1, health, full_health(id)]
    numbers += [ap, level_of(ap), acted, searches, kills, tokens]
    return told(numbers) + _person(id)


BOARD = ArmyBoard
