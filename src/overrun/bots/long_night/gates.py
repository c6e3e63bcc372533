"""Entrances of The Long Night: what the next nights bring there, looked up beforehand."""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from overrun.bots.long_night.nights import forecast
from overrun.bots.long_night.tables import hundredths
from overrun.bots.long_night.weights import FIRST

Door = tuple[int, int, int, int]
"""An entrance: the spaces that are for zombies, and the zombies, barricades and traps there."""
FRONTS = 1 << 15
"""So many fronts are kept in mind: those of some games."""


class Gate(NamedTuple):
    """What the next nights bring to an entrance, and what changes there would change: deaths in
    hundredths."""

    dead: int
    zombies: int
    """What stands there after tonight."""
    defences: int
    blocked: int
    build: int
    """Deaths that a barricade prevents; nothing where there is no room."""
    built: int
    """By how many the defences after tonight grow with it."""
    closed: int
    kill: int
    """Deaths that it prevents if one zombie goes."""
    kills: int
    """The same for two."""
    many: int
    """The same for three."""
    more: int
    """Deaths if one more zombie stands there."""
    come: int
    """Deaths if one more comes in every night."""
    grown: int
    """By how many the zombies after tonight grow with it, and the defences and what they close
    shrink."""
    worn: int
    opened: int
    away: int
    """Deaths that it prevents if one fewer comes in every night."""
    louder: int
    """Deaths if one more comes tonight with a chance of one half."""
    killed: int
    """By how many the zombies after tonight shrink if one goes."""


def _deaths(door: tuple[int, int, int, int], tonight: int, noise: int, later: int, nights: int
            ) -> tuple[float, int, int, int]:  # fmt: skip
    weights = FIRST.night_weights[:nights]
    dead, *after = forecast((door,), tonight + (noise + 1) // 2, later, weights)
    if noise:
        dead = 0.0
        for alarms in range(noise + 1):
            chance = comb(noise, alarms) / 2**noise
            dead += chance * forecast((door,), tonight + alarms, later, weights)[0]
    return dead, after[0], after[1], after[2]


@cache
def gate(spaces: int, zombies: int, barricades: int, traps: int, tonight: int, noise: int,
         later: int, nights: int) -> Gate:  # fmt: skip
    """An entrance with so many spaces and what stands there, zombies that come tonight and later,
    noise tokens, and nights to think of (up to three)."""

    def deaths(more_zombies: int = 0, more_barricades: int = 0, come: int = 0, alarms: int = 0
               ) -> tuple[int, int, int, int]:  # fmt: skip
        door = (spaces, max(0, zombies + more_zombies), barricades + more_barricades, traps)
        dead, *after = _deaths(
            door, max(0, tonight + come), noise + alarms, max(0, later + come), nights
        )
        return (hundredths(dead), after[0], after[1], after[2])

    now = deaths()
    room = spaces - zombies - barricades - traps
    building = deaths(more_barricades=1) if room > 0 else now
    killing, coming = deaths(-1), deaths(come=1)
    return Gate(
        *now,
        now[0] - building[0],
        building[2] - now[2],
        building[3] - now[3],
        now[0] - killing[0],
        now[0] - deaths(-2)[0],
        now[0] - deaths(-3)[0],
        (deaths(1) if room > 0 else coming)[0] - now[0],
        coming[0] - now[0],
        coming[1] - now[1],
        now[2] - coming[2],
        now[3] - coming[3],
        now[0] - deaths(come=-1)[0],
        deaths(alarms=1)[0] - now[0],
        now[1] - killing[1] if zombies else 0,
    )


class Front(NamedTuple):
    """All entrances of a place: what stands there now and after tonight, and what changes would
    change, in hundredths of a death."""

    doors: tuple[Door, ...]
    gates: tuple[Gate, ...]
    deaths: int
    zombies: int
    walls: int
    """Barricades and traps."""
    shut: int
    """Entrances that have any."""
    after: tuple[int, int, int]
    """The zombies, the walls and the shut entrances after tonight."""
    build: int
    """Deaths that a barricade prevents; and likewise: one zombie that goes, two, three."""
    kill: int
    kills: int
    many: int
    more: int
    """Deaths if one more zombie stands there; comes in every night; and what one fewer prevents."""
    come: int
    away: int
    louder: int
    """Deaths if one more comes tonight with a chance of one half."""
    next: Gate
    """Where one more would come."""


NO_GATE = Gate(*[0] * len(Gate._fields))
NO_FRONT = Front((), (), 0, 0, 0, 0, (0, 0, 0), 0, 0, 0, 0, 0, 0, 0, 0, NO_GATE)


@lru_cache(FRONTS)
def front(doors: tuple[Door, ...], due: int, more: int, noise: int, nights: int) -> Front:
    """The entrances of a place to which so many zombies come every night, and some more tonight;
    noise draws them to places with one entrance."""
    if not doors:
        return NO_FRONT
    number = len(doors)
    gates = tuple(
        gate(
            *door,
            (due + more + number - 1 - at) // number,
            noise if number == 1 else 0,
            (due + number - 1 - at) // number,
            nights,
        )
        for at, door in enumerate(doors)
    )
    walls = [barricades + traps for _, _, barricades, traps in doors]
    besieged = [each for each, door in zip(gates, doors, strict=True) if door[1]]
    kill, kills, many = _killed(besieged, number)
    coming = gates[(due + more) % number]
    return Front(
        doors,
        gates,
        sum([each.dead for each in gates]),
        sum([zombies for _, zombies, _, _ in doors]),
        sum(walls),
        sum([each > 0 for each in walls]),
        (
            sum([each.zombies for each in gates]),
            sum([each.defences for each in gates]),
            sum([each.blocked for each in gates]),
        ),
        max([each.build for each in gates]),
        kill,
        kills,
        many,
        min([each.more for each in gates]),
        coming.come,
        gates[(due + more - 1) % number].away if due or number == 1 else 0,
        coming.louder if number == 1 else 0,
        coming,
    )


def _killed(besieged: list[Gate], number: int) -> tuple[int, int, int]:
    """Deaths that it prevents if one zombie goes from a place with so many entrances, two, or
    more, from those where there are any."""
    if not besieged:
        return 0, 0, 0
    if number == 1:
        only = besieged[0]
        return only.kill, only.kills, only.many
    each = sorted([gate.kill for gate in besieged], reverse=True)
    return max(0, each[0]), max(0, sum(each[:2])), sum(each)
