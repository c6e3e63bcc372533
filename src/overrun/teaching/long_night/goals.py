"""What puzzles of The Long Night ask for: to come through the night that follows the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games.long_night.state import LongNightState
from overrun.teaching.puzzles.goals import Facts, Goal, GoalMaker

S = LongNightState


class NightGoal(Goal):
    """To be judged when the next morning comes."""

    leaves_out = frozenset(
        {"search", "request", "exile", "hand", "ability", "use", "call", "attack", "move"}
    )
    """What brings up hidden cards, asks somebody else, or exposes people to the cold and to bites:
    a solution needs no luck."""
    any_order = True  # of what was added to the crisis, and of what is drawn tomorrow

    def __init__(self, start: Table[Any], facts: Facts) -> None:
        super().__init__(start, facts)
        s: S = start.state
        self.round = s.round
        self.morale = s.morale
        self.people = len(s.survivors)

    def judged(self, table: Table[Any]) -> float | None:
        s: S = table.state
        if s.outcome is not None:
            return float(bool(s.outcome.winners))
        if s.round == self.round:
            return None
        return float(self.reached(s))

    def reached(self, s: S) -> bool:
        raise NotImplementedError

    def others(self, table: Table[Any]) -> Option | None:
        """They keep things simple: the first answer."""
        return table.asks[0].options[0]

    def alike(
        self, table: Table[Any], option: Option, possible: Sequence[Any]
    ) -> list[Sequence[Any]]:
        """With which dice the next day begins does not matter."""
        if table.state.round > self.round:
            return [possible]
        return super().alike(table, option, possible)


class Morale(NightGoal):
    """The morale has not fallen."""

    def reached(self, s: S) -> bool:
        return s.morale >= self.morale


class Alive(NightGoal):
    """Nobody has died."""

    def reached(self, s: S) -> bool:
        return len(s.survivors) >= self.people


GOALS: dict[str, GoalMaker] = {"morale": Morale, "alive": Alive}

IDEAS = ("attract", "barricade", "clean", "add", "attack", "move", "play", "end")
