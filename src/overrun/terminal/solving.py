"""A puzzle at the terminal: played as any game, until it can be judged."""

from __future__ import annotations

from overrun.teaching.puzzles.data import Puzzle
from overrun.teaching.puzzles.trying import Try, Verdict
from overrun.terminal.commands import Leave
from overrun.terminal.session import Session


class Solving(Session):
    """A sitting that ends with a verdict; nothing is saved unless somebody says so."""

    def solve(self, puzzle: Puzzle) -> Verdict | None:
        """Let somebody try; ``None`` if they leave before the end."""
        try:
            while (verdict := self._verdict(puzzle)) is None:
                self._let_person_answer(self._next_ask())
        except (Leave, EOFError, KeyboardInterrupt):
            return None
        return verdict

    def _verdict(self, puzzle: Puzzle) -> Verdict | None:
        return Try(puzzle, [answer.option for answer in self.table.answers]).verdict

    def _save_quietly(self) -> None:
        """A try is soon made again."""
