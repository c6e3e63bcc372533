"""What the words of cards about two colonies are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from overrun.bots.long_night.worth import total, values, worthless
from overrun.bots.warring_colonies.reading import WarReading

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading

BULLET = 0.12
MIRRORED = 0.6
"""What is done to the enemy is worth, of what the same would cost oneself."""
AWAY = 0.15

worthless("close-roads", "strip", "note-colony")


@values("bullets")
def _bullets(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if not isinstance(r, WarReading) or r.lone:
        return 0.0
    by: int = max(e.by, -r.own.bullets)
    return BULLET * by * min(1.0, 0.3 + 0.3 * r.nights)


@values("enemy")
def _enemy(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if not isinstance(r, WarReading) or r.lone:
        return 0.0
    return -MIRRORED * total(r, e.effects, r.view.first)


@values("each-colony")
def _each_colony(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if not isinstance(r, WarReading) or r.lone:
        return 0.0
    return (1 - MIRRORED) * total(r, e.effects, r.view.first)


@values("spoil")
def _spoil(r: Reading, e: Any, seat: int, survivor: str) -> float:
    return r.food(-(r.view.food + 1) // 2)


@values("send-home")
def _send_home(r: Reading, e: Any, seat: int, survivor: str) -> float:
    if not isinstance(r, WarReading) or r.lone:
        return 0.0
    if e.who in ("intruder", "all-intruders"):
        return 2 * AWAY * len(r.fronts.theirs[r.home])
    return AWAY
