"""Building the board of side B: advanced game, free set-up, large car (sections 27, 28, 32.6)."""

from __future__ import annotations

from collections.abc import Iterator

from overrun.core.flow import Ask, Flow
from overrun.core.reason import Option, Reason
from overrun.games.zombie_terror import scenarios
from overrun.games.zombie_terror.board import (
    CANAL,
    CAR,
    HALF_C,
    HALF_S,
    OBSTACLES,
    PLAIN,
    Ground,
    Shape,
    layout,
    terrain_of_token,
)
from overrun.games.zombie_terror.rules import task
from overrun.games.zombie_terror.state import HUMANS, ZOMBIES, S, T

Z, H = ZOMBIES, HUMANS

ADVANCED = (
    (Z, "large"), (H, "large"), (Z, "small"), (H, "small"), (Z, "small"), (H, "small"),
    (Z, "small"),
)  # fmt: skip
"""Who lays what, in order (ZT-ADV-11)."""

FREE = (
    (Z, "car"), (H, "bus"), (Z, "bus"), (H, "canal"), (Z, "booth"), (H, "large"), (Z, "large"),
    (H, "small"), (Z, "small"), (H, "small"), (Z, "small"), (H, "small"),
)  # fmt: skip
"""The same for the free set-up (ZT-FRE-08)."""

TWO_WAYS_OUT = (*FREE, (H, "second-canal"), (Z, "large-car"))  # ZT-DS4-01

WRONG_TOKEN = Reason("ZT-ADV-10", "wrong-token")
NO_SUCH_SHAPE = Reason("ZT-OP-50", "no-such-shape")
OFF_BOARD = Reason("ZT-OBP-01", "token-off-board")
NOT_FREE = Reason("ZT-OBP-01", "token-not-on-free-fields")
ON_CANAL = Reason("ZT-OBP-06", "token-on-canal")
AT_EDGE = Reason("ZT-OBP-02", "token-at-edge")
TOUCHES_SIDE = Reason("ZT-OBP-03", "token-beside-token")
TOUCHES_CORNER = Reason("ZT-OBP-04", "token-at-corner-of-token")
CAR_IN_LAST_ROW = Reason("ZT-FRE-09", "car-in-last-row")
CANAL_ON_CAR_HALF = Reason("ZT-FRE-10", "canal-on-car-half")
BOOTH_ON_CAR_HALF = Reason("ZT-FRE-11", "booth-on-car-half")
CANAL_ON_SHOP_HALF = Reason("ZT-DS4-01", "second-canal-on-shop-half")
LARGE_CAR_PLACE = Reason("ZT-DS4-01", "large-car-place")

FREE_SETUP = {
    "wrong-token": Reason("ZT-FRE-07", "wrong-token"),
    "token-off-board": Reason("ZT-FRE-12", "token-off-board"),
    "token-not-on-free-fields": Reason("ZT-FRE-12", "token-not-on-free-fields"),
    "token-at-edge": Reason("ZT-FRE-13", "token-at-edge"),
    "token-beside-token": Reason("ZT-FRE-14", "token-beside-token"),
    "token-at-corner-of-token": Reason("ZT-FRE-14", "token-at-corner-of-token"),
}
"""The free set-up says the same in rules of its own."""

SPACED = frozenset(("bus", "booth", "large", "small"))
"""Tokens that must keep away from edges and from each other."""


def token_order(s: S) -> tuple[tuple[str, str], ...]:
    """All placements of this table, in order."""
    if s.config.scenario == scenarios.TWO_WAYS_OUT:
        return TWO_WAYS_OUT
    return {"advanced": ADVANCED, "free": FREE}.get(s.config.setup, ())


def shapes(s: S, token: str) -> dict[str, Shape]:
    """The ways to lay the token on this grid."""
    return layout(s.config.layout).tokens["canal" if token == "second-canal" else token]


@task
def build_board(t: T) -> None:
    t.plan(*(("lay_token", [number]) for number in range(len(token_order(t.state)))))


@task
def lay_token(t: T, number: int) -> Flow[None]:
    """The player whose turn it is lays the next token."""
    s = t.state
    side, token = token_order(s)[number]
    options = lay_options(s, token)
    if not options:
        t.tell("token-skipped", side=side, token=token)  # ZT-OP-53
        return
    choice = yield Ask(s.seat_of(side), "building", options, {"token": token})
    _, _, name, way = choice
    shape = shapes(s, token)[way]
    field = s.ground.index[name]
    covered = s.ground.block(field, shape.size)
    _cover(s, covered, terrain_of_token("canal" if token == "second-canal" else token))
    exits = [s.ground.offset(field, east, north) for east, north in shape.exits]
    s.allowed = sorted({*s.allowed, *(each for each in exits if each >= 0)})
    if token in ("car", "large-car"):
        s.allowed = [each for each in s.allowed if each not in covered]
    t.tell("token-laid", side=side, token=token, field=name, way=way, reveals=True)


def _cover(s: S, covered: tuple[int, ...], kind: str) -> None:
    cells = list(s.terrain)
    for field in covered:
        cells[field] = kind
    s.terrain = "".join(cells)


def lay_options(s: S, token: str) -> list[Option]:
    index = s.ground.index
    return [
        option
        for option in considered_lays(s, token)
        if check_lay(s, token, index[option[2]], option[3]) is None
    ]


def considered_lays(s: S, token: str) -> Iterator[Option]:
    """Every field and every way to turn the token."""
    for way in shapes(s, token):
        for name in s.ground.names:
            yield ("lay", token, name, way)


def explain_lay(s: S, due: str, token: str, field: int, way: str) -> Reason | None:
    """May this token be laid there in this way, while another or the same is due?"""
    reason = check_lay(s, token, field, way) if token == due else WRONG_TOKEN
    if reason is None or s.config.setup != "free":
        return reason
    return FREE_SETUP.get(reason.key, reason)


def check_lay(s: S, token: str, field: int, way: str) -> Reason | None:
    """May the token be laid there in this way?"""
    shape = shapes(s, token).get(way)
    if shape is None:
        return NO_SUCH_SHAPE
    ground = s.ground
    covered = ground.block(field, shape.size)
    if not covered:
        return OFF_BOARD
    for each in covered:
        kind = ground.terrain[each]
        if kind == CANAL:
            return ON_CANAL
        if kind != PLAIN:
            return NOT_FREE
    if token in SPACED:
        if token == "booth" and s.half(field) != HALF_C:
            return BOOTH_ON_CAR_HALF
        return _check_spacing(ground, covered)
    if token == "car":
        return None if ground.row(field) == ground.rows else CAR_IN_LAST_ROW
    if token == "canal":
        return None if s.half(field) == HALF_C else CANAL_ON_CAR_HALF
    if token == "second-canal":
        return None if s.half(field) == HALF_S else CANAL_ON_SHOP_HALF
    return _check_large_car(s, ground, covered)


def _check_spacing(ground: Ground, covered: tuple[int, ...]) -> Reason | None:
    """No token at the edge, none beside or at the corner of another (ZT-OBP-02 to -05)."""
    kinds = OBSTACLES | {CAR}
    for field in covered:
        if ground.is_edge(field):
            return AT_EDGE
    for field in covered:
        if any(ground.terrain[other] in kinds for other in ground.neighbours[field]):
            return TOUCHES_SIDE
    for field in covered:
        if any(other >= 0 and ground.terrain[other] in kinds for other in ground.corner[field]):
            return TOUCHES_CORNER
    return None


def _check_large_car(s: S, ground: Ground, covered: tuple[int, ...]) -> Reason | None:
    """First or last column, car half, not in the last row (ZT-DS4-01)."""
    columns = {field % ground.columns for field in covered}
    rows = {ground.row(field) for field in covered}
    fits = columns <= {0} or columns <= {ground.columns - 1}
    if fits and min(rows) > s.half_line and max(rows) < ground.rows:
        return None
    return LARGE_CAR_PLACE
