"""Pages in Markdown that commands write beside what they print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import typer

Write = Annotated[
    Path | None,
    typer.Option("--write", metavar="FILE", help="Write the page there, too.", dir_okay=False),
]


def save(page: str, file: Path) -> None:
    """Write a page, and make the directories that lead to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page, encoding="utf-8")


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, figures: bool) -> list[str]:
    """The lines of a table; what stands behind its first column are figures, or words.

    >>> table(["game", "rules"], [["chess", "12"]], figures=True)
    ['| game | rules |', '| --- | ---: |', '| chess | 12 |']
    """
    others = "---:" if figures else "---"
    return [_line(heads), _line(["---", *[others] * (len(heads) - 1)]), *map(_line, rows)]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
