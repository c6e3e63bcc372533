"""What can be known of a horde before anybody moves: worked out once, and looked up from then on.

A fast policy looks at thousands of positions a second, most of which share their terrain and their
zombies with the one before.
"""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from overrun.bots.zombie_terror.maps import Maps, maps_of
from overrun.bots.zombie_terror.weights import FITTED
from overrun.games.zombie_terror.board import CAR, Ground, ground_of

ESCAPE = 5000
"""What the car is worth as the end of a way; every other field is worth far less."""

SHIFT = 10
"""Fields have smaller numbers than this many bits hold."""
FIELD = (1 << SHIFT) - 1


class Stage(NamedTuple):
    """A point at which a zombie's activation may end, by a bite or because it is over."""

    letters: str
    path: tuple[int, ...]
    """The fields that it enters, which must be free."""
    end: int
    """Four times the field where it stands then, and its facing."""
    front: int
    """The field that it faces then; -1 if it can bite nobody there."""
    over: bool


@cache
def stages(columns: int, terrain: str, key: int) -> list[Stage]:
    """Where a zombie with two AP can get that sees nobody; the key is as in :attr:`Stage.end`."""
    ground = ground_of(columns, terrain)
    found = []
    for letters in ("", "L", "R", "F", "LF", "RF", "FL", "FR", "FF"):
        stage = _stage(ground, key, letters)
        if stage is not None:
            found.append(stage)
    return found


def _stage(ground: Ground, key: int, letters: str) -> Stage | None:
    at, facing = divmod(key, 4)
    path = []
    for letter in letters:
        if letter == "F":
            at = ground.zombie_step[at][facing]
            if at < 0:
                return None
            path.append(at)
        else:
            facing = facing + (1 if letter == "R" else -1) & 3
    over = len(letters) == 2
    return Stage(letters, tuple(path), 4 * at + facing, ground.zombie_step[at][facing], over)


class Lure:
    """How good it looks to end on a field, for those who walk so."""

    def __init__(self, horde: Horde, steps: list[int], may_enter: bool) -> None:
        self.horde = horde
        self.steps = steps
        self.may_enter = may_enter
        self._worth: dict[int, int] = {}
        self._best: dict[int, int] = {}

    def worth(self, field: int) -> int:
        """In thousandths of a logit: the way that is left, the zombies around, and their bites."""
        found = self._worth.get(field)
        if found is None:
            horde = self.horde
            if horde.ground.terrain[field] == CAR:
                found = ESCAPE
            else:
                steps = self.steps[field]
                found = FITTED.per_step * steps + FITTED.per_turn[min((steps + 2) // 3, 7)]
                found = (found + horde.pressure(field)) * 4 // 5
                found -= 9 * horde.danger.get(field, 0)
            self._worth[field] = found
        return found

    def best(self, field: int, ap: int) -> int:
        """The best field that can be reached from here with so many AP, as far as the zombies
        let pass: what it is worth, shifted by :data:`SHIFT`, and the field."""
        key = field << 3 | ap
        found = self._best.get(key)
        if found is None:
            worth = self.worth(field)
            found = (worth << SHIFT) + field
            if ap and worth != ESCAPE:
                horde = self.horde
                terrain, shut = horde.ground.terrain, not self.may_enter
                for other in horde.ground.walks[field]:
                    if other in horde.fields or (shut and terrain[other] == CAR):
                        continue
                    beyond = self.best(other, ap - 1)
                    if beyond > found:
                        found = beyond
            self._best[key] = found
        return found


class Horde:
    """The zombies where they stand, on their terrain."""

    def __init__(self, maps: Maps, keys: tuple[int, ...]) -> None:
        self.maps = maps
        self.ground = maps.ground
        self.keys = keys
        self.fields = frozenset(key >> 2 for key in keys)
        self._pressure: dict[int, int] = {}
        self.lures: dict[str, Lure] = {}

    @cached_property
    def danger(self) -> dict[int, int]:
        """Where a human would be bitten next: 100 for each zombie that surely could."""
        danger: dict[int, int] = {}
        fields, sight, side_reach = self.fields, self.ground.sight, self.maps.side_reach
        for key in self.keys:
            field, facing = key >> 2, key & 3
            for distance, ahead in enumerate(sight[field][facing]):
                danger[ahead] = danger.get(ahead, 0) + (100 if distance < 3 else 40)
                if ahead in fields:
                    break
            for beside in side_reach(field, facing):
                danger[beside] = danger.get(beside, 0) + 50
        return danger

    def pressure(self, field: int) -> int:
        """What all zombies together count for a human on this field."""
        found = self._pressure.get(field)
        if found is None:
            row = self.maps.pressure(field)
            found = self._pressure[field] = sum([row[key] for key in self.keys])
        return found

    def lure(self, child: bool) -> Lure:
        """How fields look to those who simply walk to the car."""
        name = "child" if child else ""
        found = self.lures.get(name)
        if found is None:
            steps = self.maps.child_steps if child else self.maps.exit_steps
            found = self.lures[name] = Lure(self, steps, may_enter=True)
        return found


@lru_cache(maxsize=64)
def horde_of(columns: int, terrain: str, shut: tuple[int, ...], keys: tuple[int, ...]) -> Horde:
    """The horde with these keys, four times a field and a facing each; some cars may be shut."""
    return Horde(maps_of(columns, terrain, shut, FITTED), keys)


@cache
def short_way(maps: Maps, at: int) -> frozenset[int]:
    """The fields on which a zombie would stand in the way of somebody here who could get away at
    once."""
    x, y = maps.place[at]
    return frozenset(
        field
        for field, (u, v) in enumerate(maps.place)
        if abs(u - x) + abs(v - y) + maps.exit_steps[field] <= 3 and field != at
    )


@cache
def least(maps: Maps, at: int) -> list[int]:
    """For a human here: what a zombie counts on each field if it looks as it hurts most."""
    row = maps.pressure(at)
    return [min(row[key : key + 4]) for key in range(0, len(row), 4)]
