"""Work that is shared among processes: the same parts in the same order, however many there are."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

T = TypeVar("T")


def shared(work: Callable[[range], T], total: int, size: int, jobs: int) -> Iterator[tuple[int, T]]:
    """The work on ``range(total)`` in shares of this size, in order: how many, and what came."""
    shares = [range(first, min(first + size, total)) for first in range(0, total, size)]
    if jobs == 1:
        for share in shares:
            yield len(share), work(share)
        return
    method = "fork" if sys.platform == "linux" else "spawn"
    with ProcessPoolExecutor(jobs, multiprocessing.get_context(method)) as pool:
        yield from zip(map(len, shares), pool.map(work, shares), strict=True)
