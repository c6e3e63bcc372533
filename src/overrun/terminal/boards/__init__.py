"""Boards: how the table of each game looks at a terminal, drawn and in sentences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType
from rich.text import Text as Line

from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import having, part
from overrun.terminal.choices import Group, is_long
from overrun.terminal.fields import is_field
from overrun.text.say import Speaker


class Fact(msgspec.Struct, frozen=True):
    """One line of the panel beside the board: ``Bullets: 3``, and a picture of it if drawn."""

    label: str
    value: str
    picture: str = ""
    drawn: bool = False
    """Whether the picture says it all, so that the value is only for readers of lines."""
    on_board: bool = False
    """Whether the board itself shows it where it is drawn, so that it is only for readers of
    lines."""


class Board(ABC):
    """Shows the views of one game. It knows where things are, but no rules."""

    dull: ClassVar[frozenset[str]] = frozenset()
    """Reasons so plain to see that a list of what is not allowed leaves them out."""
    undo_rule: ClassVar[str] = ""
    """The rule that says how far one may take back, if the game has one."""
    meanwhile: ClassVar[frozenset[str]] = frozenset()
    """Questions about what may be done while another one is asked something else."""
    veiled: ClassVar[bool] = False
    """Whether the first of several people must be alone at the screen, too."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker

    # -- who sits where --------------------------------------------------------------------

    @abstractmethod
    def seats(self, view: Any) -> Sequence[str]:
        """The name of each seat, as one types it on the command line."""

    @abstractmethod
    def title(self, view: Any, seat: int) -> str:
        """The name of a seat, as one reads it."""

    def you_are(self, view: Any, seat: int) -> str:
        """What the one at the keyboard is told to be."""
        return self.speaker.text("terminal-you-are", side=self.title(view, seat))

    @abstractmethod
    def secrets(self, view: Any) -> bool:
        """Whether somebody has something to hide at the moment."""

    # -- what is meant ---------------------------------------------------------------------

    def plainest(self, options: Sequence[Option]) -> Sequence[Option]:
        """Those of the options that somebody means who types nothing but a field."""
        return options

    def meant(self, options: Sequence[Option], typed: str) -> Sequence[Option]:
        """Those of the options that somebody means whose words fit all of them."""
        return self.plainest(options) if is_field(typed.upper()) else options

    def typed(self, ask: Ask, actor: str, group: Group) -> bool:
        """Whether the options of a group are named in short, to be typed, and have no numbers."""
        return is_long(ask, actor, group)

    def whom(self, view: Any, ask: Ask) -> dict[Option, str]:
        """Whom the options are done to, by name, where only a field or a way is said."""
        return {}

    def in_turn(self, ask: Ask, typed: str) -> list[str]:
        """The line as answers to this ask and the next ones: "h4 south" are two."""
        return [typed]

    # -- what is seen ----------------------------------------------------------------------

    @abstractmethod
    def draw(self, view: Any, ask: Ask | None, *, framed: bool) -> RenderableType:
        """The board as a picture, with the fields marked that the ask is about."""

    @abstractmethod
    def size(self, view: Any, *, framed: bool) -> tuple[int, int]:
        """Columns and lines that the picture takes."""

    @abstractmethod
    def lit(self, view: Any, ask: Ask) -> frozenset[str]:
        """The fields that the options of the ask point at."""

    def reading(self, view: Any, ask: Ask) -> list[str]:
        """What must be read before answering: the cards that the ask is about."""
        return []

    @abstractmethod
    def legend(self) -> Sequence[tuple[Line, str]]:
        """The signs of the picture, each with what it means."""

    @abstractmethod
    def values(self) -> Sequence[str]:
        """What the pawns are worth, in sentences."""

    @abstractmethod
    def goal(self, view: Any) -> list[str]:
        """What the viewer has to achieve, and what is special about this table."""

    @abstractmethod
    def panel(self, view: Any) -> list[Fact]:
        """What lies beside the board."""

    @abstractmethod
    def describe(self, view: Any, *, whole: bool) -> list[str]:
        """The board in sentences: the pawns, and with ``whole`` also what never moves."""

    @abstractmethod
    def chapter(self, view: Any) -> Hashable:
        """Changes when a new turn begins: a reader of lines wants the board anew then."""

    @abstractmethod
    def hand(self, view: Any) -> list[tuple[str, str]]:
        """The viewer's own cards, each with what it does."""

    def look_up(self, view: Any, words: str) -> list[tuple[str, str]]:
        """The cards that the words can mean, each with what it does; without words those that
        matter most to the viewer."""
        return []

    @abstractmethod
    def result(self, view: Any) -> list[str]:
        """What the end brought, in sentences."""


def board_for(speaker: Speaker) -> Board:
    """The board of the speaker's game: the ``BOARD`` of the game's module here."""
    own = part(__name__, speaker.game.name)
    if own is None:
        known = ", ".join(having(__name__))
        raise BadSetting(
            f"{speaker.game.name} cannot be played at a terminal; those that can: {known}"
        )
    board: Board = own.BOARD(speaker)
    return board
