"""What counts in a position, in thousandths of a logit of a human's chance to get away.

Whole numbers, because they add up to the same in any order and on every machine.
"""

from __future__ import annotations

import msgspec

from overrun.bots.arithmetic import logistic
from overrun.games.zombie_terror.state import (
    BANKER,
    CHILD,
    DOG,
    LUMBERJACK,
    MECHANIC,
    NURSE,
    POLICEMAN,
)


class Weights(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """How much each thing counts."""

    base: int
    per_step: int
    per_turn: tuple[int, ...]
    slack: tuple[int, ...]
    wounded: int
    briefcase: int
    per_card: int
    per_bullet: int
    per_zombie_card: int
    per_zombie: int
    per_alive: int
    per_friend: int
    on_allowed: int
    hurt: tuple[int, int]
    names: dict[str, int]
    seen: tuple[int, ...]
    reached: int
    spread: tuple[tuple[int, ...], ...]
    maybe_too_late: int = -900
    too_late: int = -4000
    per_turn_late: int = 1000


# fmt: off
FITTED = Weights(
    base=1136,
    per_step=-140,
    per_turn=(0, 463, 373, -75, -143, -20, 30, 56),
    slack=(-466, -80, 150, 277, 354, 354, 354, 354, 354),
    wounded=-394,
    briefcase=423,
    per_card=183,
    per_bullet=59,
    per_zombie_card=-25,
    per_zombie=-61,
    per_alive=159,
    per_friend=-12,
    on_allowed=-136,
    hurt=(-2269, 850),
    names={
        BANKER: 56,
        LUMBERJACK: 138,
        CHILD: 496,
        MECHANIC: -156,
        NURSE: -101,
        POLICEMAN: -82,
        DOG: 0,
    },
    seen=(0, 6, -119, 19, -6),
    reached=-65,
    spread=(
        (
            121, 92, 69, 10, -96, -251, -303,
            -274, -222, -175, -121, -77, -24,
        ),
        (
            144, 98, 66, 29, -61, -164, -236,
            -240, -190, -161, -119, -72, 2,
        ),
        (
            162, 109, 74, 27, -32, -99, -147,
            -172, -139, -121, -92, -42, 16,
        ),
        (
            149, 107, 79, 40, -10, -44, -84,
            -103, -93, -81, -59, -37, 4,
        ),
        (
            149, 111, 79, 53, 41, 16, -22,
            -52, -46, -59, -41, -23, 17,
        ),
        (
            176, 142, 107, 79, 66, 35, 7,
            -4, -8, -37, -21, -4, 34,
        ),
        (
            177, 145, 125, 105, 78, 52, 8,
            5, -12, -20, -21, -19, 14,
        ),
    ),
)
"""Fitted to positions of games between earlier versions of the bots, by logistic regression on
who got away in the end."""
# fmt: on


class _Chances(dict[int, float]):
    """Every chance is worked out once: the same few thousand logits come up again and again."""

    def __missing__(self, logit: int) -> float:
        chance = self[logit] = logistic(logit / 1000)
        return chance


SURE = 1_000_000
"""The logit of whoever could walk into a car at once."""

CHANCES = _Chances({SURE: 0.985})
"""What a sum of weights means: the chance of each logit."""
