"""What a game knows of where its puzzles are: a module of its name here has a ``HUNT``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from enum import StrEnum
from random import Random
from typing import Any

import msgspec

from overrun.bots import STEADY
from overrun.bots.levels import NEWCOMER
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.teaching.puzzles.data import Proof
from overrun.teaching.puzzles.goals import Goal
from overrun.teaching.puzzles.tree import Walked

Line = list[Option]


HEEDLESS = "random"
"""Who does not think at all: the dead come near, and others have to see to it."""


Wanted = Callable[[str], bool]
"""Whether puzzles of a kind are still looked for."""


class Task(msgspec.Struct, frozen=True):
    """What might be asked for in a position."""

    kind: str
    facts: dict[str, str] = {}
    position: str = ""
    """The position with what nobody should have to think of taken away."""


class Found(msgspec.Struct):
    """A task that turned out to be a puzzle."""

    solution: Line
    others: list[Line]
    """Lines that miss the goal; the one that looks best is told. Where dice have a say, both are
    but the first answers: the others follow from the dice of the puzzle."""
    proof: Proof


class No(StrEnum):
    """Why a task is no puzzle."""

    NOT_ASKED = "not-asked"
    """Somebody else is asked there."""
    OF_ITSELF = "of-itself"
    """It is reached by doing nothing."""
    TOO_LARGE = "too-large"
    """There is more to look at than was allowed, or something that nobody can know."""
    NEVER = "never"
    """No line reaches it, or hardly any chance is left to do so."""
    FEW = "few"
    """There is too little to choose from."""
    LOOSE = "loose"
    """Too many lines reach it, by too many ideas."""
    CLOSE = "close"
    """Something else is nearly as good."""
    DULL = "dull"
    """Somebody does it without a thought."""
    UNTOLD = "untold"
    """No line shows it with the dice of the puzzle, or the best other line does it, too."""
    KNOWN = "known"
    """There is one like it."""


class Hunt(ABC):
    """How puzzles of one game are looked for."""

    seats: int
    players: tuple[str, ...] = (STEADY, NEWCOMER)
    """Who plays; those who err come into more trouble."""
    most: int
    """So many answers are tried at the most to find one: few puzzles are larger, and what is no
    puzzle costs as much."""
    shares: dict[str, int] = {}
    """For each kind how many of a hundred puzzles may be of it."""
    scene: str
    """The setting that says what a game is about: its scenario, its mission."""
    scenes: int
    """How many of a hundred puzzles may be of one value of it."""

    @abstractmethod
    def settings(self, random: Random) -> dict[str, str]:
        """The settings of the next game that bots play."""

    @abstractmethod
    def tasks(self, table: Table[Any], wanted: Wanted, walked: Walked) -> Iterator[Task]:
        """What might be asked for where this table stands; cheap, and rather too much. What costs
        something to think of need not be, if it is not wanted."""

    @abstractmethod
    def look(
        self, table: Table[Any], goal: Goal, seat: int, most: int, walked: Walked
    ) -> Found | No:
        """Look at all lines, with so many answers at the most, or say why it is no puzzle. All that
        is asked in one position shares what was ``walked``."""

    def starting(self, table: Table[Any]) -> bool:
        """Whether a turn begins here, or so much of it is left that it is worth a look."""
        return True
