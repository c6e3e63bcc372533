"""What a puzzle asks for: a condition that can be checked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from overrun.core.errors import OverrunError
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import part

Facts: TypeAlias = Mapping[str, str]


class TooLarge(OverrunError):
    """There is more to look at than was allowed, or something that cannot be followed."""


class Goal(ABC):
    """What is to be reached from one position on."""

    leaves_out: frozenset[str] = frozenset()
    """The verbs of answers that cannot help, or bring up what is hidden; they are not followed."""

    any_order = False
    """Whether it does not matter in which order something is shuffled."""

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        self.facts = facts

    def follows(self, table: Table[Any], option: Option) -> bool:
        """Whether an answer is worth a thought."""
        return option[0] not in self.leaves_out

    @abstractmethod
    def judged(self, table: Table[Any]) -> float | None:
        """1 if it is reached, 0 if it is missed, something between where the others' dice decide;
        ``None`` as long as it is open."""

    def alike(
        self, table: Table[Any], option: Option, possible: Sequence[Any]
    ) -> list[Sequence[Any]]:
        """What may be drawn by an answer, at a table in the middle of it, parted into what comes to
        the same: one of each part is followed. Faces that are there twice are the same."""
        different = [each for at, each in enumerate(possible) if each not in possible[:at]]
        return [[each for each in possible if each == one] for one in different]

    def throws(self, table: Table[Any]) -> Sequence[int]:
        """How many dice fall together in the answer that this table is in the middle of, one throw
        after the other: of these it matters what they show, not which of them shows it."""
        return ()

    def plain(self, state: Any) -> Any:
        """A copy of a state without what has no say in whether the goal is reached: states that are
        alike then are looked at once."""
        return state

    def others(self, table: Table[Any]) -> Option | None:
        """What another seat answers that is asked meanwhile; ``None`` where that ends the try."""
        return None

    def reply(self, table: Table[Any]) -> list[Option]:
        """How the other side makes the most of what was left to it, to be shown; nothing if it
        need not do anything."""
        return []


GoalMaker: TypeAlias = Callable[[Table[Any], Facts], Goal]


def goals_of(game: str) -> dict[str, GoalMaker]:
    """The kinds of goal that a game has, by name: ``GOALS`` of its module ``goals``."""
    found = part("overrun.teaching", game, "goals")
    goals: dict[str, GoalMaker] = {} if found is None else found.GOALS
    return goals


def ideas_of(game: str) -> tuple[str, ...]:
    """The verbs that a first hint may speak of, the most telling first: ``IDEAS`` of the same
    module. The last stands for all others."""
    ideas: tuple[str, ...] = part("overrun.teaching", game, "goals").IDEAS
    return ideas
