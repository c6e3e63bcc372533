"""What a bot works out once for each terrain: ways to the car, and how zombies stand to humans."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache

from overrun.bots.zombie_terror.weights import CHANCES, Weights
from overrun.games.zombie_terror.board import CAR, SIGHT_RANGE, Ground, ground_of

STRIDE = 3
"""The moves of one activation."""
FAR = 99
"""Steps to somewhere that cannot be reached."""


class Maps:
    """Distances on a terrain, without pawns.

    >>> from overrun.bots.zombie_terror.weights import FITTED
    >>> maps = maps_of(3, "....#.===", (), FITTED)
    >>> maps.exit_steps[1], maps.exit_steps[3]
    (3, 1)
    """

    def __init__(self, ground: Ground, shut: tuple[int, ...], weights: Weights) -> None:
        self.ground = ground
        self.weights = weights
        cars = [field for field in ground.cars if field not in shut]
        self.exit_steps = steps_to(ground, cars)
        """The moves from each field to the nearest car that is open."""
        columns = ground.columns
        self.place = [(field % columns, field // columns) for field in range(len(ground.terrain))]
        car_columns = [field % columns for field in cars]
        self.child_steps = [
            steps - min(steps // 4, min((abs(field % columns - c) for c in car_columns), default=0))
            for field, steps in enumerate(self.exit_steps)
        ]
        """The same for the Child, who saves a move each turn by going diagonally."""
        start, slope = weights.hurt
        self.hurt = [CHANCES[start + slope * (steps - 8) // 8] for steps in range(31)]
        """How likely a human loses a star on a way of so many steps."""
        self._pressure: dict[int, list[int]] = {}
        self._side_reach = [
            self._beside(field, facing)
            for field in range(len(ground.terrain))
            for facing in range(4)
        ]
        self._strides: dict[int, frozenset[int]] = {}

    # -- zombies around a human ------------------------------------------------------------

    def pressure(self, at: int) -> list[int]:
        """For a human on this field: what a zombie counts, by four times its field and facing."""
        row = self._pressure.get(at)
        if row is None:
            row = self._pressure[at] = self._press(at)
        return row

    def _press(self, at: int) -> list[int]:
        weights = self.weights
        x, y = self.place[at]
        row: list[int] = []
        for other_x, other_y in self.place:
            across, ahead = abs(other_x - x), other_y - y
            column = across if across <= 4 else 5 if across <= 6 else 6
            line = max(-4, ahead) if ahead <= 6 else 7 if ahead <= 8 else 8
            row += [weights.spread[column][line + 4]] * 4
        for zombie in self._around(at):
            for facing in range(4):
                line_ahead = self.ground.sight[zombie][facing]
                if at in line_ahead:
                    row[4 * zombie + facing] += weights.seen[line_ahead.index(at) + 1]
                elif at in self.side_reach(zombie, facing):
                    row[4 * zombie + facing] += weights.reached
        return row

    def stride(self, at: int) -> frozenset[int]:
        """The fields that whoever stands there may come to in one activation."""
        found = self._strides.get(at)
        if found is None:
            x, y = self.place[at]
            found = self._strides[at] = frozenset(
                field
                for field, (u, v) in enumerate(self.place)
                if abs(u - x) <= STRIDE and abs(v - y) <= STRIDE
            )
        return found

    def _around(self, at: int) -> list[int]:
        """The fields from which a zombie might have this one in view."""
        x, y = self.place[at]
        columns, rows = self.ground.columns, self.ground.rows
        return [
            v * columns + u
            for v in range(max(0, y - SIGHT_RANGE), min(rows, y + SIGHT_RANGE + 1))
            for u in range(max(0, x - SIGHT_RANGE), min(columns, x + SIGHT_RANGE + 1))
            if abs(v - y) + abs(u - x) <= SIGHT_RANGE
        ]

    def side_reach(self, field: int, facing: int) -> tuple[int, ...]:
        """Where a zombie that sees nobody can bite: after a turn, before or after a step."""
        return self._side_reach[4 * field + facing]

    def _beside(self, field: int, facing: int) -> tuple[int, ...]:
        steps = self.ground.zombie_step
        found = []
        ahead = steps[field][facing]
        for side in (facing - 1 & 3, facing + 1 & 3):
            beside = steps[field][side]
            found += [beside, steps[beside][side] if beside >= 0 else -1]
            found.append(steps[ahead][side] if ahead >= 0 else -1)
        return tuple([each for each in found if each >= 0])


def steps_to(ground: Ground, goals: Iterable[int]) -> list[int]:
    """How many moves every field is from the nearest goal; nobody walks through a car."""
    steps = [FAR] * len(ground.terrain)
    queue = deque(goals)
    for goal in queue:
        steps[goal] = 0
    while queue:
        field = queue.popleft()
        for other in ground.walks[field]:
            if steps[other] == FAR and ground.terrain[other] != CAR:
                steps[other] = steps[field] + 1
                queue.append(other)
    return steps


@lru_cache(maxsize=64)
def maps_of(columns: int, terrain: str, shut: tuple[int, ...], weights: Weights) -> Maps:
    """The maps of a terrain on which some car fields are shut; the same each time."""
    return Maps(ground_of(columns, terrain), shut, weights)
