"""What a table looks like in text: as the terminal shows it, without colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.terminal.boards import board_for
from overrun.text import Text
from overrun.text.say import Speaker

ANSI, HUMAN = "ansi", "human"
"""The modes: text is returned, or printed."""
WIDTH = 120


class Showing:
    """Shows the views of one game's tables."""

    def __init__(self, game: Game[Any], settings: Mapping[str, str], seats: int) -> None:
        speaker = Speaker(Text(strict=False), game).at_table(settings=dict(settings))
        self.speaker = speaker
        self.board = board_for(speaker, seats)

    def text(self, view: Any, ask: Ask | None) -> str:
        """The table in sentences, and what is asked."""
        facts = [f"{fact.label}: {fact.value}" for fact in self.board.panel(view)]
        lines = [*facts, *self.board.describe(view, whole=True)]
        if ask is not None:
            lines.append(self.speaker.ask(ask))
        return "\n".join(lines)

    def picture(self, view: Any, ask: Ask | None) -> str:
        """The board as it is drawn, and the rest in sentences."""
        paper = StringIO()
        console = Console(file=paper, no_color=True, width=WIDTH, highlight=False)
        console.print(self.board.draw(view, ask, framed=True))
        drawn = "\n".join(line.rstrip() for line in paper.getvalue().splitlines())
        return f"{drawn.strip(chr(10))}\n\n{self.text(view, ask)}\n".lstrip("\n")


def shown(mode: str | None, picture: Callable[[], str]) -> str | None:
    """The picture as the mode wants it: returned, printed, or not even drawn."""
    if mode == ANSI:
        return picture()
    if mode == HUMAN:
        print(picture())
    return None
