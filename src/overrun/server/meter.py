"""What work costs: the processor's time that it took, wherever it was done.

    meter = Meter()
    await meter.run(work())
    meter.seconds

The time is that of a thread, not of the clock on the wall: waiting costs nothing, and a busy
machine makes nobody's work dearer.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

METER: ContextVar[Meter | None] = ContextVar("meter", default=None)
"""The one that counts what is done at present."""


SECONDS_PER_BYTE = 1e-8


def weight(size: int) -> float:
    """What it costs to send so many bytes: as much as a hundredth of a second for a megabyte."""
    return size * SECONDS_PER_BYTE


class Meter:
    """Adds up what a piece of work takes, in the loop and in threads."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def call(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """Call something that blocks, in whichever thread this is."""
        began = thread_time()
        try:
            return function(*args, **named)
        finally:
            self.seconds += thread_time() - began

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Await something; what the loop does for others meanwhile is not counted."""
        token = METER.set(self)
        try:
            return await _Steps(work, self)
        finally:
            METER.reset(token)


class _Steps(Generic[T]):
    """A coroutine whose every step is timed."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self.work = work
        self.meter = meter

    def __await__(self) -> Generator[Any, Any, T]:
        given: Any = None
        error: BaseException | None = None
        while True:
            try:
                if error is None:
                    awaited = self.meter.call(self.work.send, given)
                else:
                    awaited = self.meter.call(self.work.throw, error)
            except StopIteration as done:
                result: T = done.value
                return result
            try:
                given, error = (yield awaited), None
            except BaseException as thrown:
                error = thrown
