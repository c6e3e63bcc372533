"""How bots look at a table: a position and its options as whole numbers, from a view alone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from overrun.core.flow import Ask


class Look(ABC):
    """One view, read once, as the seat that is asked sees it. A game derives its own.

    It is made for every decision of every roll-out: whatever it works out should take some
    microseconds, and what the rules say of a card or a place is looked up in tables that were made
    beforehand.
    """

    NUMBERS: ClassVar[dict[str, str]]
    """The numbers of a position by their names, and what each of them is."""
    TRAITS: ClassVar[dict[str, str]]
    """The traits that an option may have, by the word before the first slash of their names, and
    what they tell."""

    position: list[int]
    """The numbers, in the order of :attr:`NUMBERS`; small ones, up to some hundreds."""

    def __init__(self, view: Any, seat: int) -> None:
        self.view = view
        self.seat = seat

    @abstractmethod
    def traits(self, ask: Ask) -> list[list[str]]:
        """For each option of the ask the names of what is true of it: ``"kills/1"``, ``"far"``.

        Its kind of ask and its verb need not be told: every kind has numbers of its own, and every
        verb its own for the position.
        """
