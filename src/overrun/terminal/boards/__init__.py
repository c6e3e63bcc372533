"""Boards: how the table of each game looks at a terminal, drawn and in sentences."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, ClassVar

import msgspec
from rich.console import RenderableType
from rich.text import Text as Line

from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.games import part
from overrun.terminal.choices import Group, is_long
from overrun.terminal.facts import facts_of
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


PanelLine = tuple[str, str, dict[str, Any]]
"""A line of the panel: its message, its picture, its facts."""


class Board:
    """Shows the views of one game. It knows where things are, but no rules.

    Everything has a plain answer, so that any game can be played: no picture, and the view as facts
    beside it. The board of a game overrides what it can show better.
    """

    dull: ClassVar[frozenset[str]] = frozenset()
    """Reasons so plain to see that a list of what is not allowed leaves them out."""
    undo_rule: ClassVar[str] = ""
    """The rule that says how far one may take back, if the game has one."""
    meanwhile: ClassVar[frozenset[str]] = frozenset()
    """Questions about what may be done while another one is asked something else."""
    veiled: ClassVar[bool] = False
    """Whether the first of several people must be alone at the screen, too."""
    drawn: ClassVar[frozenset[str]] = frozenset()
    """Lines of the panel of which a picture says it all."""
    on_board: ClassVar[frozenset[str]] = frozenset()
    """Lines of the panel that the board itself shows, where it has room."""

    def __init__(self, speaker: Speaker, count: int = 0) -> None:
        self.speaker = speaker
        self.count = count
        """How many seats the table has, where the view does not say it."""

    # -- who sits where --------------------------------------------------------------------

    def seats(self, view: Any) -> Sequence[str]:
        """The name of each seat, as one types it on the command line."""
        return [f"player-{seat + 1}" for seat in range(self.count)]

    def title(self, view: Any, seat: int) -> str:
        """The name of a seat, as one reads it."""
        return self.speaker.player(seat)

    def you_are(self, view: Any, seat: int) -> str:
        """What the one at the keyboard is told to be."""
        return self.speaker.text("terminal-you-are", side=self.title(view, seat))

    def secrets(self, view: Any) -> bool:
        """Whether somebody has something to hide at the moment."""
        return True

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

    def draw(self, view: Any, ask: Ask | None, *, framed: bool) -> RenderableType:
        """The board as a picture, with the fields marked that the ask is about."""
        return Line()

    def size(self, view: Any, *, framed: bool) -> tuple[int, int]:
        """Columns and lines that the picture takes."""
        return 0, 0

    def lit(self, view: Any, ask: Ask) -> frozenset[str]:
        """The fields that the options of the ask point at."""
        return self.aims(view, ask, ask.options)

    def aims(self, view: Any, ask: Ask, options: Iterable[Option]) -> frozenset[str]:
        """The fields that these options point at, as the game's verbs say."""
        found = (self.speaker.game.where(view, ask, option) for option in options)
        return frozenset(fields[-1] for fields in found if fields)

    def reading(self, view: Any, ask: Ask) -> list[str]:
        """What must be read before answering: the cards that the ask is about."""
        return []

    def told(self, cards: Iterable[tuple[str, str]]) -> list[str]:
        """Cards with what they do, a line each."""
        return [self.speaker.text("terminal-card", card=card, text=text) for card, text in cards]

    def legend(self) -> Sequence[tuple[Line, str]]:
        """The signs of the picture, each with what it means."""
        return []

    def values(self) -> Sequence[str]:
        """What the pawns are worth, in sentences."""
        return []

    def goal(self, view: Any) -> list[str]:
        """What the viewer has to achieve, and what is special about this table."""
        return [self.speaker.blurb]

    def panel(self, view: Any) -> list[Fact]:
        """What lies beside the board: the game's own lines, or the view as facts."""
        return [
            Fact(
                self.speaker(f"panel-{name}", **facts),
                self.speaker(f"panel-{name}.value", **facts),
                picture,
                drawn=name in self.drawn and bool(picture),
                on_board=name in self.on_board,
            )
            for name, picture, facts in self.lines(view)
        ] or [Fact(label, value) for label, value in facts_of(self.speaker, view)]

    def lines(self, view: Any) -> Iterable[PanelLine]:
        """The lines of the game's own panel."""
        return ()

    def describe(self, view: Any, *, whole: bool) -> list[str]:
        """The board in sentences: the pawns, and with ``whole`` also what never moves."""
        return []

    def chapter(self, view: Any) -> Hashable:
        """Changes when a new turn begins: a reader of lines wants the board anew then."""
        return getattr(view, "round", None) or msgspec.json.encode(view)

    def hand(self, view: Any) -> list[tuple[str, str]]:
        """The viewer's own cards, each with what it does."""
        return []

    def look_up(self, view: Any, words: str) -> list[tuple[str, str]]:
        """The cards that the words can mean, each with what it does; without words those that
        matter most to the viewer."""
        return []

    def result(self, view: Any) -> list[str]:
        """What the end brought, in sentences."""
        return []


def board_for(speaker: Speaker, seats: int = 0) -> Board:
    """The board of the speaker's game: the ``BOARD`` of its module here, or the plain one."""
    own = part(__name__, speaker.game.name)
    kind: type[Board] = own.BOARD if own else Board
    return kind(speaker, seats)
