"""Worlds as likely as they are: some of those that a seat cannot tell from the truth fit better to
what it has seen than others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from overrun.bots.base import Worlds
from overrun.core.table import Table

Weight = Callable[[Any], int]
"""How likely a world is, from its state, beside the likeliest one, which has :data:`CERTAIN`."""
Likelihood = Callable[[Any, int], Weight | None]
"""From a seat's view and the seat: how likely worlds are that are dealt to it. Nothing if one is as
likely as another."""

CERTAIN = 1_000_000
TRIES = 24
"""After so many worlds that were put aside one is taken as it comes: nothing is so unlikely that
it is worth more time."""


def likely(worlds: Worlds, weight: Weight, seed: str) -> Table[Any]:
    """A world for a seed, each as often as it is likely."""
    draw = Random(f"{seed}/likely")
    for attempt in range(TRIES):
        world = worlds(f"{seed}/{attempt}")
        if draw.randrange(CERTAIN) < weight(world.state):
            break
    return world
