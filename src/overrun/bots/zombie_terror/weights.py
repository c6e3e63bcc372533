"""What counts in a position, in logits of a human's chance to get away."""

from __future__ import annotations

import msgspec

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

    base: float
    per_step: float
    per_turn: tuple[float, ...]
    slack: tuple[float, ...]
    wounded: float
    briefcase: float
    per_card: float
    per_bullet: float
    per_zombie_card: float
    per_zombie: float
    per_alive: float
    per_friend: float
    on_allowed: float
    hurt: tuple[float, float]
    names: dict[str, float]
    seen: tuple[float, ...]
    reached: float
    spread: tuple[tuple[float, ...], ...]
    maybe_too_late: float = -0.9
    too_late: float = -4.0
    sure: float = 0.985


# fmt: off
FITTED = Weights(
    base=1.136,
    per_step=-0.14,
    per_turn=(0.0, 0.463, 0.373, -0.075, -0.143, -0.02, 0.03, 0.056),
    slack=(-0.466, -0.08, 0.15, 0.277, 0.354, 0.354, 0.354, 0.354, 0.354),
    wounded=-0.394,
    briefcase=0.423,
    per_card=0.183,
    per_bullet=0.059,
    per_zombie_card=-0.025,
    per_zombie=-0.061,
    per_alive=0.159,
    per_friend=-0.012,
    on_allowed=-0.136,
    hurt=(-2.269, 0.85),
    names={
        BANKER: 0.056,
        LUMBERJACK: 0.138,
        CHILD: 0.496,
        MECHANIC: -0.156,
        NURSE: -0.101,
        POLICEMAN: -0.082,
        DOG: 0.0,
    },
    seen=(0.0, 0.006, -0.119, 0.019, -0.006),
    reached=-0.065,
    spread=(
        (
            0.121, 0.092, 0.069, 0.010, -0.096, -0.251, -0.303,
            -0.274, -0.222, -0.175, -0.121, -0.077, -0.024,
        ),
        (
            0.144, 0.098, 0.066, 0.029, -0.061, -0.164, -0.236,
            -0.240, -0.190, -0.161, -0.119, -0.072, 0.002,
        ),
        (
            0.162, 0.109, 0.074, 0.027, -0.032, -0.099, -0.147,
            -0.172, -0.139, -0.121, -0.092, -0.042, 0.016,
        ),
        (
            0.149, 0.107, 0.079, 0.040, -0.010, -0.044, -0.084,
            -0.103, -0.093, -0.081, -0.059, -0.037, 0.004,
        ),
        (
            0.149, 0.111, 0.079, 0.053, 0.041, 0.016, -0.022,
            -0.052, -0.046, -0.059, -0.041, -0.023, 0.017,
        ),
        (
            0.176, 0.142, 0.107, 0.079, 0.066, 0.035, 0.007,
            -0.004, -0.008, -0.037, -0.021, -0.004, 0.034,
        ),
        (
            0.177, 0.145, 0.125, 0.105, 0.078, 0.052, 0.008,
            0.005, -0.012, -0.020, -0.021, -0.019, 0.014,
        ),
    ),
)
"""Fitted to positions of games between earlier versions of the bots, by logistic regression on
who got away in the end."""
# fmt: on
