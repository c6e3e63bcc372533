"""Laying out side B (sections 27, 28 and scenario 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.oracle.zombie_terror.park import Field, Park, name_of

Z, H = "zombies", "humans"

ADVANCED = [  # ZT-ADV-11
    (Z, "large"),
    (H, "large"),
    (Z, "small"),
    (H, "small"),
    (Z, "small"),
    (H, "small"),
    (Z, "small"),
]
FREE = [  # ZT-FRE-08
    (Z, "car"),
    (H, "bus"),
    (Z, "bus"),
    (H, "canal"),
    (Z, "booth"),
    (H, "large"),
    (Z, "large"),
    (H, "small"),
    (Z, "small"),
    (H, "small"),
    (Z, "small"),
    (H, "small"),
]
TWO_WAYS_OUT = [(H, "second-canal"), (Z, "large-car")]  # ZT-DS4-01


def sequence(setup: str, scenario: str) -> list[tuple[str, str]]:
    if setup == "basic":
        return []
    if setup == "advanced":
        return ADVANCED
    return FREE + (TWO_WAYS_OUT if scenario == "two-ways-out" else [])


def _shapes(park: Park, token: str) -> Any:
    """For each way the token may be turned its size and its exits."""
    return park.layout["tokens"]["canal" if token == "second-canal" else token]


def _covered(park: Park, token: str, corner: Field, way: str) -> set[Field]:
    width, height = _shapes(park, token)[way]["size"]
    return {(corner[0] + across, corner[1] + up) for across in range(width) for up in range(height)}


def _around(place: Field) -> Iterator[Field]:
    for across in (-1, 0, 1):
        for up in (-1, 0, 1):
            yield place[0] + across, place[1] + up


def may_lie(park: Park, token: str, covered: set[Field]) -> bool:
    """Whether a token may cover these fields."""
    if not all(park.is_free(place) and place not in park.canals for place in covered):
        return False  # ZT-OBP-01, ZT-OBP-06, ZT-FRE-12
    if any(park.is_car(place) for place in covered):
        return False
    if token == "car":
        return all(place[1] == park.rows - 1 for place in covered)  # ZT-FRE-09
    if token == "canal":
        return all(park.half(place) == "C" for place in covered)  # ZT-FRE-10, ZT-FRE-15
    if token == "second-canal":
        return all(park.half(place) == "S" for place in covered)
    if token == "large-car":
        return all(
            place[0] in (0, park.columns - 1)
            and park.half(place) == "C"
            and place[1] != park.rows - 1
            for place in covered
        )
    if token == "booth" and any(park.half(place) != "C" for place in covered):
        return False  # ZT-FRE-11
    for place in covered:
        if park.is_edge(place):
            return False  # ZT-OBP-02, ZT-FRE-13
        for other in _around(place):
            if other in park.obstacles or park.is_car(other):
                return False  # ZT-OBP-03, ZT-OBP-04, ZT-FRE-14; canals do not matter
    return True


def places(park: Park, token: str) -> set[tuple[str, ...]]:
    return {
        ("lay", token, name_of(corner), way)
        for way in _shapes(park, token)
        for corner in park.fields()
        if may_lie(park, token, _covered(park, token, corner, way))
    }


def lay(park: Park, token: str, corner: Field, way: str) -> None:
    covered = _covered(park, token, corner, way)
    if token in ("canal", "second-canal"):
        park.canals |= covered  # an allowed field stays allowed (ZT-OP-52)
    elif token in ("car", "large-car"):
        park.cars.append(covered)
        park.allowed -= covered  # ZT-DB-12, ZT-DB-27, ZT-DS4-02
    else:
        park.obstacles |= covered
        for across, up in _shapes(park, token)[way].get("exits", []):
            park.allowed.add((corner[0] + across, corner[1] + up))
