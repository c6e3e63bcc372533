"""Straight lines: what stands in the way of a shot or a bark (ZT-POL-03 to ZT-POL-07)."""

from __future__ import annotations

from overrun.core.reason import Reason
from overrun.games.zombie_terror.board import Ground
from overrun.games.zombie_terror.state import S

NO_ZOMBIE_THERE = Reason("ZT-POL-15", "no-zombie-there")
NOT_IN_LINE = Reason("ZT-POL-03", "not-in-line")
LINE_BLOCKED_BY_ZOMBIE = Reason("ZT-POL-05", "line-blocked-by-zombie")
LINE_BLOCKED_BY_HUMAN = Reason("ZT-POL-06", "line-blocked-by-human")
LINE_BLOCKED_BY_OBSTACLE = Reason("ZT-POL-07", "line-blocked-by-obstacle")
HUMANS_ARE_NO_TARGETS = Reason("ZT-POL-09", "humans-are-no-targets")


def check_line(s: S, ground: Ground, at: int, to: int, reach: int | None = None) -> Reason | None:
    """Is the zombie on the target field in a clear straight line (ZT-POL-03 to -07)?"""
    if to in s.crowd:
        return HUMANS_ARE_NO_TARGETS
    if to not in s.horde:
        return NO_ZOMBIE_THERE
    for line in ground.fire[at]:
        if to in line:
            steps = line.index(to)
            for field in line[:steps]:
                if field in s.horde:
                    return LINE_BLOCKED_BY_ZOMBIE
                if field in s.crowd:
                    return LINE_BLOCKED_BY_HUMAN
            if reach is not None and steps >= reach:
                return Reason("ZT-DC-03", "out-of-range", {"reach": reach})
            return None
    same_line = at % ground.columns == to % ground.columns or ground.row(at) == ground.row(to)
    return LINE_BLOCKED_BY_OBSTACLE if same_line else NOT_IN_LINE


def first_in_line(s: S, ground: Ground, at: int, reach: int | None = None) -> list[int]:
    """The zombies that are the first pawn in one of the four directions, within reach."""
    crowd, horde = s.crowd, s.horde
    no_zombie_on = horde.keys().isdisjoint
    found = []
    for line in ground.fire[at]:
        if no_zombie_on(line):
            continue
        for field in line[:reach]:
            if field in horde:
                found.append(field)
                break
            if field in crowd:
                break
    return found
