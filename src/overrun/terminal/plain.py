"""The screen in plain lines: for screen readers, pipes and terminals without colours."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from overrun.terminal.boards import Board
from overrun.terminal.screen import Keyboard, Scene, Screen
from overrun.text import Text


class PlainScreen(Screen):
    """Tells everything in sentences, one to a line, and nothing twice.

    The board is described when a new turn begins; ``board`` describes it at any time.
    """

    def __init__(self, text: Text, board: Board, keyboard: Keyboard = input) -> None:
        super().__init__(text, board, keyboard)
        self._chapter: Hashable = None

    def show(self, scene: Scene) -> None:
        self.say(scene.fresh)
        chapter = (self.board.chapter(scene.view), scene.viewer)
        if chapter != self._chapter:
            self._describe(scene, whole=self._chapter is None)
            self._chapter = chapter
        if scene.ask is None or scene.choices is None:
            return
        # a story that was just told is not told again
        self.say(line for line in scene.reading if not any(line in said for said in scene.fresh))
        print(self.board.speaker.ask(scene.ask))
        self.say(scene.choices.sentences())
        if scene.choices.abridged:
            print(scene.choices.type_it())

    def watch(self, scene: Scene) -> None:
        self.say(scene.fresh)

    def table(self, scene: Scene) -> None:
        self._describe(scene, whole=True)

    def _describe(self, scene: Scene, *, whole: bool) -> None:
        if scene.title:
            print(self.text("terminal-title", title=scene.title))
        for fact in self.board.panel(scene.view):
            print(self.text("terminal-fact", label=fact.label, value=fact.value))
        self.say(self.board.describe(scene.view, whole=whole))

    def say(self, lines: Iterable[str]) -> None:
        for line in lines:
            print(line)

    def legend(self) -> None:
        self.say([self.text("terminal-no-legend"), *self.board.values()])

    def curtain(self, name: str) -> None:
        print("\n" * 50)
        print(self.text("terminal-curtain", name=name))
        self.read(self.text("terminal-curtain.prompt"))

    def banner(self, lines: Sequence[str]) -> None:
        self.say(lines)
