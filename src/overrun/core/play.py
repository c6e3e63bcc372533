"""What rules code does to a table: it tells, plans, and ends the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NoReturn, TypeVar

from overrun.core.event import Event
from overrun.core.flow import TaskFunction
from overrun.core.reason import Fact
from overrun.core.state import Outcome, State, Step

S_co = TypeVar("S_co", bound=State, covariant=True)


class Finished(Exception):
    """Raised inside a task when the game is over; the kernel catches it."""


class Play(Generic[S_co]):
    """What a task gets as ``t``: the state, and what it may do to the table.

    Rules of a game may call those of the game that it builds on: their state is one of its kind.
    """

    __slots__ = ("events", "state")

    def __init__(self, state: S_co, events: list[Event] | None) -> None:
        self.state = state
        self.events = events

    def tell(
        self,
        name: str,
        *,
        only: tuple[int, ...] = (),
        private: Mapping[int, dict[str, Fact]] | None = None,
        reveals: bool = False,
        **facts: Fact,
    ) -> None:
        """Tell that something happened: to all, or ``only`` to some seats.

        ``private`` gives single seats more facts. ``reveals`` marks that a hidden thing became
        known to somebody by it: undo stops there.
        """
        state = self.state
        state.events += 1
        if reveals:
            state.reveals += 1
        if self.events is not None:
            self.events.append(Event(name, facts, only, dict(private) if private else {}))

    def then(self, task: TaskFunction, *args: Any) -> None:
        """Put a task on top of the agenda: it runs when the current one has ended."""
        self.state.agenda.append((task.__name__, list(args) if args else []))

    def plan(self, *steps: Step | TaskFunction) -> None:
        """Put several tasks on the agenda; the first named runs first."""
        for step in reversed(steps):
            self.state.agenda.append(step if isinstance(step, tuple) else (step.__name__, []))

    def finish(self, outcome: Outcome) -> NoReturn:
        """End the game at once, in the middle of whatever is going on."""
        self.state.outcome = outcome
        raise Finished
