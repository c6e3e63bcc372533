"""The moves of zombies: where they want to go, by which way, and who takes which (section F3)."""

from __future__ import annotations

from typing import NamedTuple

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Fact, Option
from overrun.games.army_of_the_dead.board.ground import Ground
from overrun.games.army_of_the_dead.state import S, T


class Move(NamedTuple):
    """So many zombies of a kind go from one zone to another."""

    kind: str
    start: int
    to: int
    number: int


def head_count(s: S) -> dict[int, int]:
    """How many people are in each zone, companions too (AD-CPN-18)."""
    people: dict[int, int] = {}
    for survivor in s.survivors:
        people[survivor.zone] = people.get(survivor.zone, 0) + 1
    for companion in s.companions:
        people[companion.zone] = people.get(companion.zone, 0) + 1
    return people


def targets(s: S, ground: Ground, zone: int, people: dict[int, int]) -> list[int]:
    """The zones that zombies here may want to reach; several if the first player must choose.

    Visible survivors with the noise token, else the most survivors in sight, else the noise
    (AD-ZMV-02 to -06).
    """
    visible = ground.sight[zone]
    found: list[int] = []
    most = 0
    for place, count in people.items():
        if place in visible:
            if place == s.noise:
                return [place]
            if count > most:
                found, most = [place], count
            elif count == most:
                found.append(place)
    return sorted(found) if found else [s.noise]


def go(
    t: T, ground: Ground, zone: int, people: dict[int, int], groups: list[tuple[str, int]]
) -> Flow[list[Move]]:
    """Where the groups of a zone, each of a kind, go now. One target for them all (AD-ZMV-04)."""
    s = t.state
    names = ground.names
    wanted = targets(s, ground, zone, people)
    goal = wanted[0]
    if len(wanted) > 1:
        choices: list[Option] = [("target", names[each]) for each in wanted]
        choice = yield Ask(s.first, "target", choices, {"zone": names[zone]})
        goal = ground.index[choice[1]]
    ways = ground.ways(zone, goal)  # none if the noise is here, and nobody in sight (AD-OP-113)
    if len(ways) == 1:
        return [Move(kind, zone, ways[0], count) for kind, count in groups]
    moves: list[Move] = []
    if ways:  # without an open route nobody moves, nor looks for another target (AD-OP-114)
        for kind, count in groups:
            shares = yield from _split(t, ground, zone, goal, kind, count, ways)
            moves += [Move(kind, zone, way, share) for way, share in shares.items() if share]
    return moves


def _split(
    t: T, ground: Ground, zone: int, goal: int, kind: str, count: int, ways: list[int]
) -> Flow[dict[int, int]]:
    """Equal groups, so that every route is used; the first player says which ones get the
    zombies that are left over, one each (AD-ZMV-09 to -11, AD-OP-115)."""
    names = ground.names
    even, over = divmod(count, len(ways))
    shares = dict.fromkeys(ways, even)
    while over:
        options: list[Option] = [("way", names[way]) for way in ways if shares[way] == even]
        facts: dict[str, Fact] = {
            "zone": names[zone],
            "goal": names[goal],
            "kind": kind,
            "left": over,
        }
        choice = yield Ask(t.state.first, "way", options, facts)
        shares[ground.index[choice[1]]] += 1
        over -= 1
    return shares
