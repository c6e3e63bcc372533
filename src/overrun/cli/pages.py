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


def replace(part: str, file: Path, name: str) -> None:
    """Write a part of a page, between the marks of its name; other parts stay as they are. A file
    that is not there, or has no such marks, gets them at its end."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    before, found, rest = page.partition(begin)
    after = rest.partition(end)[2] if found else "\n"
    gap = "" if found or not before else "\n"
    save(f"{before}{gap}{begin}\n{part.strip()}\n{end}{after}", file)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, figures: bool) -> list[str]:
    """The lines of a table; what stands behind its first column are figures, or words.

    >>> table(["game", "rules"], [["chess", "12"]], figures=True)
    ['| game | rules |', '| --- | ---: |', '| chess | 12 |']
    """
    others = "---:" if figures else "---"
    return [_line(heads), _line(["---", *[others] * (len(heads) - 1)]), *map(_line, rows)]


def _line(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"
