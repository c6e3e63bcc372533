"""What a session shows and reads: the contract of the two kinds of screen, and the coloured one."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Line

from overrun.core.event import Viewer
from overrun.core.flow import Ask
from overrun.terminal.boards import Board, Fact
from overrun.terminal.choices import Choices
from overrun.terminal.choices import Group as Choice
from overrun.terminal.fields import is_field
from overrun.text import Text

Keyboard = Callable[[str], str]
"""Shows a prompt and returns a line, or raises ``EOFError``, as ``input`` does."""


class Scene(msgspec.Struct, kw_only=True):
    """Everything that a screen may show at one moment."""

    view: Any
    viewer: Viewer = None
    ask: Ask | None = None
    choices: Choices | None = None
    reading: Sequence[str] = ()
    """What must be read before answering."""
    title: str = ""
    """Who looks, or who is being waited for."""
    fresh: Sequence[str] = ()
    """What happened and has not been told yet."""
    since: Sequence[str] = ()
    """What happened since the viewer's last decision."""


class Screen(ABC):
    """A way to show a game at a terminal and to read what is typed."""

    def __init__(self, text: Text, board: Board, keyboard: Keyboard) -> None:
        self.text = text
        self.board = board
        self._keyboard = keyboard

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Show the table and, if there is one, the ask with its choices."""

    @abstractmethod
    def watch(self, scene: Scene) -> None:
        """Show what a bot did."""

    @abstractmethod
    def table(self, scene: Scene) -> None:
        """Show the whole table once more, on request."""

    @abstractmethod
    def say(self, lines: Iterable[str]) -> None:
        """Say something, a line each."""

    @abstractmethod
    def legend(self) -> None:
        """Explain the picture."""

    @abstractmethod
    def curtain(self, name: str) -> None:
        """Hide everything until the named player sits at the keyboard."""

    @abstractmethod
    def banner(self, lines: Sequence[str]) -> None:
        """The end of the game."""

    def read(self, prompt: str) -> str:
        """What is typed, without spaces around it. The end of the input raises ``EOFError``."""
        return self._keyboard(prompt).strip()


_ROOM_FOR_FRAME = 32
_NARROWEST = 20
_SHORTEST_LOG = 3
_FOLD = 24
"""Targets that take more letters are counted where there is no room for them."""
_ACCENT = "bold #ffd75f"
_NUMBER = "bold #5fd7ff"
_DIM = "#9aa3ad"


class ColourScreen(Screen):
    """A picture with colours that takes the place of the one before it."""

    def __init__(
        self,
        text: Text,
        board: Board,
        keyboard: Keyboard = input,
        *,
        console: Console | None = None,
        pause: float = 0.25,
    ) -> None:
        super().__init__(text, board, keyboard)
        self.console = console or Console(highlight=False)
        self._pause = pause
        if keyboard is input:
            with suppress(ImportError):  # arrow keys and history, where the system has them
                import readline  # noqa: F401

    # -- the contract ----------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        self.console.clear()
        self._print_scene(scene)

    def watch(self, scene: Scene) -> None:
        if self._pause and scene.fresh:
            self.console.clear()
            self._print_scene(scene)
            time.sleep(self._pause)
        elif scene.viewer is None:
            self.say(scene.fresh)  # nobody will be asked, so nothing else tells it

    def table(self, scene: Scene) -> None:
        self._print_scene(scene)

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._print(Line(line, "#d7dde4"))

    def legend(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for sign, meaning in self.board.legend():
            grid.add_row(sign, Line(meaning))
        self._print(grid)

    def curtain(self, name: str) -> None:
        self.console.clear()
        words = Line(self.text("terminal-curtain", name=name), _ACCENT, justify="center")
        self._print(Align.center(Panel(words, padding=(2, 6), border_style=_ACCENT)))
        self.read(self.text("terminal-curtain.prompt"))

    def banner(self, lines: Sequence[str]) -> None:
        first, *others = lines
        body = [Line(first, _ACCENT, justify="center"), *(Line(line, "#d7dde4") for line in others)]
        self._print(Panel(Group(*body), padding=(1, 3), border_style=_ACCENT))

    # -- the picture -----------------------------------------------------------------------

    def _print(self, what: RenderableType) -> None:
        self.console.print(what, highlight=False, markup=False)

    def _print_scene(self, scene: Scene) -> None:
        console, view = self.console, scene.view
        framed = console.height >= _ROOM_FOR_FRAME
        width, height = self.board.size(view, framed=framed)
        beside = console.width - width - 2
        stacked = beside < _NARROWEST  # a wide board has everything below it
        if stacked:
            beside = console.width
        panel, below = self._panel(scene, beside, 0 if stacked else None if framed else height)
        panel_height = len(self._lines(panel, beside))
        tall = height + panel_height if stacked else max(height, panel_height + 2)
        fixed = tall + len(self._lines(below))
        for arranged in (self._listed, self._flow, self._folded):
            bottom = self._bottom(scene, arranged)
            room = console.height - 2 - len(self._lines(bottom))
            if fixed <= room:
                break
        else:
            if scene.reading:  # the card is what matters; the board can be seen on request
                self._print(Line(scene.title, _ACCENT))
                for line in self._log(scene.since, console.width, room):
                    self._print(line)
                self._print(bottom)
                return
        drawn = self.board.draw(view, scene.ask, framed=framed)
        if stacked:
            log = self._log(scene.since, beside, max(room - fixed, _SHORTEST_LOG))
            self._print(Group(drawn, panel, below, *log))
        else:
            free = max(height, room - 1 - len(self._lines(below))) - panel_height - 1
            log = self._log(scene.since, beside, max(free, _SHORTEST_LOG))
            top = Grid.grid(padding=(0, 2, 0, 0))
            top.add_column(width=width, no_wrap=True)
            top.add_column()
            top.add_row(drawn, Group(panel, Line(), *log))
            self._print(top)
            if below.plain:
                self._print(below)
        self._print(bottom)

    def _lines(self, what: RenderableType, width: int | None = None) -> list[Any]:
        options = self.console.options.update(width=width or self.console.width)
        return self.console.render_lines(what, options, pad=False)

    def _panel(self, scene: Scene, width: int, most: int | None) -> tuple[Line, Line]:
        """What stands beside the board, and what finds no room there and stands below it."""
        panel, below = [Line(scene.title, _ACCENT)], []
        height = 1 + 1 + _SHORTEST_LOG
        for fact in self.board.panel(scene.view):
            if fact.on_board:
                continue
            line = self._fact(fact)
            if most is not None:
                height += len(self._lines(line, width))
            if most is None or height <= most:
                panel.append(line)
            else:
                below.append(line)
        return Line("\n").join(panel), Line("  ").join(below)

    def _fact(self, fact: Fact) -> Line:
        line = Line(f"{fact.label} ", _DIM)
        if fact.picture:
            line.append(f"{fact.picture} ", _ACCENT)
        if not fact.drawn:
            line.append(fact.value, "#f0f0f0")
        return line

    def _log(self, said: Sequence[str], width: int, room: int) -> list[Line]:
        """The last sentences that fit, with a note that there were more."""
        lines: list[Line] = []
        used = 0
        for number, sentence in enumerate(reversed(said)):
            line = Line(self.text("terminal-bullet", sentence=sentence), "#b8c0c8")
            height = len(self._lines(line, width))
            if used + height > room - (number + 1 < len(said)):
                more = self.text("terminal-earlier", count=len(said) - number)
                lines.append(Line(more, f"italic {_DIM}"))
                break
            used += height
            lines.append(line)
        return lines[::-1]

    def _bottom(
        self, scene: Scene, arranged: Callable[[Choices], RenderableType]
    ) -> RenderableType:
        if scene.ask is None or scene.choices is None:
            return Line()
        question = Line(self.board.speaker.ask(scene.ask), "bold #ffffff")
        parts: list[RenderableType] = [Line(line, "#e6d9b8") for line in scene.reading]
        parts += [question, arranged(scene.choices)]
        if scene.choices.abridged:
            parts.append(Line(scene.choices.type_it(), f"italic {_DIM}"))
        return Group(*parts)

    def _listed(self, choices: Choices) -> RenderableType:
        """A line for each actor, and for each thing that has none."""
        actors = any(row.actor for row in choices.rows)
        indent = max(len(row.actor) for row in choices.rows) + 2 if actors else 0
        width = self.console.width - indent
        grid = Grid.grid(padding=(0, 2, 0, 0) if actors else 0)
        if actors:
            grid.add_column(no_wrap=True)
        grid.add_column()
        for row in choices.rows:
            lines = [row.groups] if row.actor else [[group] for group in row.groups]
            packed = [
                line
                for groups in lines
                for line in _packed(
                    [unit for group in groups for unit in self._units(group)], width
                )
            ]
            actor = [Line(row.actor, "bold #8fd0ff")] if actors else []
            grid.add_row(*actor, Group(*packed))
        return grid

    def _flow(self, choices: Choices, *, folded: bool = False) -> RenderableType:
        """All in one paragraph, for low terminals."""
        units: list[Line] = []
        for row in choices.rows:
            if row.actor:
                bar = "| " if units else ""
                units.append(Line.assemble((bar, _DIM), (row.actor, "bold #8fd0ff")))
            for group in row.groups:
                units += self._units(group, folded=folded)
        return Group(*_packed(units, self.console.width))

    def _folded(self, choices: Choices) -> RenderableType:
        """The paragraph with long groups only counted: who types their verb is told all."""
        return self._flow(choices, folded=True)

    def _units(self, group: Choice, *, folded: bool = False) -> list[Line]:
        """The pieces of a group that a line may break between; a long group is lit on the board,
        or its targets are named as they are to be typed."""
        if group.summary:
            short = group.summary
            if all(is_field(entry.label) for entry in group.entries):
                short = self.text("terminal-lit", count=len(group.entries))
            elif folded and len(short) > _FOLD:
                short = self.text("terminal-folded", count=len(group.entries))
            return [Line.assemble((f"{group.verb} ", _DIM), (short, "#f0f0f0"))]
        units = [
            Line.assemble((f"{entry.number}) ", _NUMBER), (entry.label, "#f0f0f0"))
            for entry in group.entries
        ]
        if group.verb:
            units[0] = Line.assemble((f"{group.verb} ", _DIM), units[0])
        return units


def _packed(units: Iterable[Line], width: int) -> list[Line]:
    """The pieces in lines, as many to a line as fit."""
    lines: list[Line] = []
    for unit in units:
        if lines and lines[-1].cell_len + 2 + unit.cell_len <= width:
            lines[-1].append("  ")
            lines[-1].append_text(unit)
        else:
            lines.append(unit.copy())
    return lines
