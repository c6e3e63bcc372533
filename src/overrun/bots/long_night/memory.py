"""Working nothing out twice: a reading, or a board, remembers what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, TypeVarTuple

if TYPE_CHECKING:
    from overrun.bots.long_night.reading import Reading


class Knowing(Protocol):
    """Something that does not change while a bot looks at it."""

    known: dict[tuple[object, ...], Any]
    """What was worked out already: by which function, for what."""


K = TypeVar("K", bound=Knowing)
Words = TypeVarTuple("Words")
T = TypeVar("T")


def remembered(work: Callable[[K, *Words], T]) -> Callable[[K, *Words], T]:
    """Work it out once for the same words."""

    @wraps(work)
    def recall(knowing: K, *words: *Words) -> T:
        key = (work, *words)
        try:
            found: T = knowing.known[key]
        except KeyError:
            found = knowing.known[key] = work(knowing, *words)
        return found

    return recall


def imagined(work: Callable[[Reading, *Words], T]) -> Callable[[Reading, *Words], T]:
    """The same for what hangs on the board that a reading has in mind: it may be another one for a
    while, see :meth:`~overrun.bots.long_night.crisis.Crisis.stake`."""

    @wraps(work)
    def recall(r: Reading, *words: *Words) -> T:
        key, known = (work, *words), r.board.known
        try:
            found: T = known[key]
        except KeyError:
            found = known[key] = work(r, *words)
        return found

    return recall
