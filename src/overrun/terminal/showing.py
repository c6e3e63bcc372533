"""What a table looks like in text: as the terminal shows it, without colours."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.terminal.boards import board_for
from overrun.text import Text
from overrun.text.say import Speaker

WIDTH = 120


class Showing:
    """Shows the views of one game's tables."""

    def __init__(self, game: Game[Any], settings: Mapping[str, str], seats: int) -> None:
        speaker = Speaker(Text(strict=False), game).at_table(settings=dict(settings))
        self.speaker = speaker
        self.board = board_for(speaker, seats)

    def lines(self, view: Any) -> list[str]:
        """The table in sentences."""
        facts = [f"{fact.label}: {fact.value}" for fact in self.board.panel(view)]
        return [*facts, *self.board.describe(view, whole=True)]

    def text(self, view: Any, ask: Ask | None) -> str:
        """The table in sentences, and what is asked."""
        lines = self.lines(view)
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
