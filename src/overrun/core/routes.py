"""Ways of several steps: everything within reach, and the shortest way there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Spot = TypeVar("Spot", bound=Hashable)


def routes(
    start: Spot, onward: Callable[[Spot], Iterable[Spot]], most: int
) -> dict[Spot, list[Spot]]:
    """Every spot that is reached in at most so many steps, with the steps of a shortest way.

    Of several shortest ways it is the one whose steps ``onward`` names first.

    >>> routes(3, lambda at: (at - 1, at + 1), 2)
    {2: [2], 4: [4], 1: [2, 1], 5: [4, 5]}
    """
    found: dict[Spot, list[Spot]] = {}
    edge: list[tuple[Spot, list[Spot]]] = [(start, [])]
    for _ in range(most):
        further: list[tuple[Spot, list[Spot]]] = []
        for spot, way in edge:
            for to in onward(spot):
                if to != start and to not in found:
                    found[to] = [*way, to]
                    further.append((to, found[to]))
        edge = further
    return found
