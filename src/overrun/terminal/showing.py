"""What a table looks like in text: as the terminal shows it, without colours; or as a picture of
that, with them."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console, Group
from rich.text import Text as Styled

from overrun.core.flow import Ask
from overrun.core.game import Game
from overrun.terminal.boards import board_for
from overrun.text import Text
from overrun.text.say import Speaker

WIDTH = 120
# Rich's own needs letters from the web.
_SVG = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px monospace; white-space: pre }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect width="{width}" height="{height}" fill="#292929"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


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

    def svg(self, view: Any, ask: Ask | None) -> str:
        """The same as a picture, an SVG that needs nothing else, in the terminal's colours."""
        console = Console(file=StringIO(), record=True, width=WIDTH)
        drawn = self.board.draw(view, ask, framed=True)
        console.print(Group(drawn, "", Styled(self.text(view, ask))), highlight=False)
        return console.export_svg(code_format=_SVG, unique_id="table")
