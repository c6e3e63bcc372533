"""Asks, tasks and flows: how rules code puts questions in the middle of what it does."""

from __future__ import annotations

from collections.abc import Callable, Generator
from inspect import isgeneratorfunction
from typing import Any, TypeAlias, TypeVar

import msgspec

from overrun.core.errors import RulesError
from overrun.core.reason import Fact, Option

T = TypeVar("T")


class Ask(msgspec.Struct, eq=False):
    """A question to one seat, with the options that answer it.

    An ask without a legal option cannot be built. A single option is taken by the kernel without
    asking, unless ``always`` is set: set it where skipping the question would tell the others
    something (that no card in hand could be played, say).

    >>> Ask(0, "vote", [])
    Traceback (most recent call last):
    overrun.core.errors.RulesError: the ask 'vote' to seat 0 has no legal option
    """

    seat: int
    kind: str
    options: list[Option]
    facts: dict[str, Fact] = {}
    always: bool = False
    number: int = 0
    """Its number at the table; 0 until the kernel opens it."""
    answer: Option | None = None
    since: int = 0
    """An answer that was meant for an earlier ask to this seat, from this number on, is good for
    this one too if it is still legal; 0 if only its own number will do."""

    def takes(self, number: int) -> bool:
        """Whether an answer to the ask of this number is one to this ask, which may be a later one.

        >>> ask = Ask(0, "action", [("end",)], number=9, since=4)
        >>> ask.takes(9), ask.takes(5), ask.takes(3)
        (True, True, False)
        """
        return number == self.number or 0 < self.since <= number < self.number

    def __post_init__(self) -> None:
        if not self.options:
            raise RulesError(f"the ask {self.kind!r} to seat {self.seat} has no legal option")


class Race(msgspec.Struct, eq=False):
    """Asks to several seats of which whoever is quicker is heard; the flow gets that ask back, with
    its answer, and may ask the others again, as things are then.

    Both may act at the same time: a flow races them, does what the quicker one wants, and races
    them again. Set :attr:`Ask.since` on such asks, so that the slower one's answer, given to what
    was asked a moment ago, is not lost.
    """

    asks: list[Ask]
    equal: bool = True
    """Whether they act as equals, so that what they want at the same moment is ordered by right of
    way, the first of the asks before the others. Otherwise one acts, and the others may meanwhile
    do something besides: nobody is hurried by that."""


class Lanes(msgspec.Struct, eq=False):
    """What :func:`together` waits for: whichever of its flows can go on first."""

    waits: dict[int, Wait]


Wait: TypeAlias = "Ask | list[Ask] | Race | Lanes"
"""What a flow may yield: one ask, several asks whose answers stay secret until all are in, a race
for the first answer, or lanes side by side."""

Flow: TypeAlias = Generator[Wait, Any, T]
"""A generator that carries out rules and may ask; call it with ``yield from``."""


def open_asks(wait: Wait) -> list[Ask]:
    """The asks of a wait that still want an answer, in order."""
    if isinstance(wait, Ask):
        return [] if wait.answer is not None else [wait]
    if isinstance(wait, list):
        return [ask for ask in wait if ask.answer is None]
    if isinstance(wait, Race):
        return [] if settled(wait) else list(wait.asks)
    return [ask for lane in wait.waits.values() for ask in open_asks(lane)]


def settled(wait: Wait) -> bool:
    """Whether the flow that waits can go on."""
    if isinstance(wait, Lanes):
        return any(settled(lane) for lane in wait.waits.values())
    if isinstance(wait, Race):
        return any(ask.answer is not None for ask in wait.asks)
    return not open_asks(wait)


def reply_to(wait: Wait) -> Any:
    """What a settled wait sends back into its flow."""
    if isinstance(wait, Ask):
        return wait.answer
    if isinstance(wait, list):
        return [ask.answer for ask in wait]
    if isinstance(wait, Race):
        return next(ask for ask in wait.asks if ask.answer is not None)
    return next(lane for lane, inner in wait.waits.items() if settled(inner))


def quickest(asks: list[Ask], *, equal: bool = True) -> Flow[Ask]:
    """Race these asks, and return the one that is answered first; a single one is just asked."""
    if len(asks) > 1:
        ask: Ask = yield Race(asks, equal)
        return ask
    (ask,) = asks
    ask.answer = yield ask
    return ask


def together(*flows: Flow[Any]) -> Flow[list[Any]]:
    """Run several flows side by side and return what each returned, in order.

    Every flow keeps its own open ask; whichever is answered goes on. The order in which answers
    arrive is the order in the log, so a replay interleaves them in the same way.
    """
    running = dict(enumerate(flows))
    results: list[Any] = [None] * len(flows)
    waits: dict[int, Wait] = {}

    def resume(lane: int, reply: Any) -> None:
        try:
            waits[lane] = running[lane].send(reply)
        except StopIteration as stop:
            results[lane] = stop.value
            waits.pop(lane, None)
            del running[lane]

    for lane in list(running):
        resume(lane, None)
    while running:
        lane = yield Lanes(waits)
        resume(lane, reply_to(waits[lane]))
    return results


TaskFunction = Callable[..., "Flow[None] | None"]
F = TypeVar("F", bound=TaskFunction)


class Tasks:
    """The tasks of one game, by name. The agenda in the state names them.

    >>> tasks = Tasks()
    >>> @tasks.task
    ... def draw_card(t, seat):
    ...     t.tell("drew", seat=seat)
    >>> tasks.by_name["draw_card"] is draw_card
    True
    """

    def __init__(self, base: Tasks | None = None) -> None:
        """The tasks of a game, and those of the game that it builds on, if it builds on one."""
        self.by_name: dict[str, TaskFunction] = dict(base.by_name) if base else {}
        self.may_ask: set[str] = set(base.may_ask) if base else set()
        """The tasks that are generators; before each of them the kernel takes a snapshot."""

    def task(self, function: F) -> F:
        """Register a step of the rules: a generator that may ask, or a plain function."""
        name = function.__name__
        if name in self.by_name:
            raise RulesError(f"two tasks are called {name!r}")
        self.by_name[name] = function
        if isgeneratorfunction(function):
            self.may_ask.add(name)
        return function
