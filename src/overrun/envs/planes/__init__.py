"""What lies on the table as planes and sets: a module for each game, called as the game's folder.

Its ``BOARD`` writes the parts of an observation straight from a state, since a view of everything
takes longer to make than what is needed of it. So it names what it reads one by one, and reads
only what the game's view tells that seat. That is proved on played games: a state that was made of
the seat's view alone (``Game.sight``) gives the same bytes, and so does every world that the seat
cannot tell from the true one.

A game without a module has its view hashed into columns.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any, ClassVar, TypeAlias

import msgspec

from overrun.core.game import Game
from overrun.envs.actions import slot
from overrun.envs.parts import Part, line, told
from overrun.envs.plain import COLUMNS, facts
from overrun.games import part

Bytes: TypeAlias = bytes | bytearray


class Board(ABC):
    """Writes what a seat may know of a state into the parts of an observation."""

    PARTS: ClassVar[dict[str, Part]]

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @abstractmethod
    def read(self, s: Any, seat: int) -> Sequence[Bytes]:
        """The bytes of each part, in the order of :attr:`PARTS`. What is missing at the end of a
        part is nothing, and what is too much is left out."""


class PlainBoard(Board):
    """The view of a game that nobody has written a module for, hashed into columns."""

    PARTS: ClassVar = {
        "view": line({f"column-{each}": f"what is hashed to {each}" for each in range(COLUMNS)})
    }

    def read(self, s: Any, seat: int) -> Sequence[Bytes]:
        columns = [0] * COLUMNS
        for place, number in facts(msgspec.to_builtins(self.game.view(s, seat)), "view"):
            columns[slot(place, COLUMNS)] += number
        return (told(columns),)


def board_of(game: Game[Any]) -> Board:
    """How the table of a game becomes planes and sets."""
    own = part(__name__, game.name)
    kind: type[Board] = own.BOARD if own else PlainBoard
    return kind(game)


# -- words for those who write one -------------------------------------------------------------

SIGNS = 24
"""The columns that tell names apart."""
ROOM = 20_000
"""So many rows of things that change are kept, for they come again."""


def signs(word: str, of: str) -> dict[str, str]:
    """The columns that tell the names of something apart; content may bring new names, so there
    is no column for each."""
    return {f"{word}_{each}": f"{of}: three of {SIGNS} columns are 1" for each in range(SIGNS)}


@cache
def sign(name: str) -> bytes:
    """The columns of a name, three of which are 1; none for no name.

    >>> sum(sign("shotgun")), sum(sign(""))
    (3, 0)
    """
    columns = bytearray(SIGNS)
    draws = (slot(f"sign/{name}/{number}", SIGNS) for number in count())
    while name and sum(columns) < 3:
        columns[next(draws)] = 1
    return bytes(columns)


@cache
def sign_of_all(names: tuple[str, ...]) -> bytes:
    """Several names in the columns of one.

    >>> sum(sign_of_all(("axe", "rope"))) > 3
    True
    """
    return bytes(map(max, zip(bytes(SIGNS), *map(sign, names), strict=True)))


def choice(word: str, names: Sequence[str], of: str) -> dict[str, str]:
    """A column for each of some names."""
    return {f"{word}_{name}": f"1 if {of} {name}" for name in names}


class Choice(dict[Any, bytes]):
    """For each name a 1 in its column; nothing for any other.

    >>> Choice(["day", "night"])["night"], Choice(["day", "night"])["dusk"]
    (b'\\x00\\x01', b'\\x00\\x00')
    """

    def __init__(self, names: Sequence[Any]) -> None:
        self._nothing = bytes(len(names))
        for name in names:
            self[name] = bytes([name == each for each in names])

    def __missing__(self, name: Any) -> bytes:
        return self._nothing
