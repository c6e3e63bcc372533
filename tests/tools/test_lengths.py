"""No function is longer than can be read at once, unless it says why."""

from __future__ import annotations

from pathlib import Path

from lint.checks import lint
from lint.lengths import MOST


def found(path: Path, head: str, lines: int, docstring: str = "") -> list[str]:
    """What is wrong with a function of so many lines, its first and its docstring apart."""
    file = path / "long.py"
    file.write_text(f"{head}\n{docstring}" + "    pass\n" * lines, encoding="utf-8")
    return [finding.what for finding in lint([file])]


def test_sixty_lines_are_enough(tmp_path: Path) -> None:
    assert found(tmp_path, "def tell():", MOST - 1) == []
    (what,) = found(tmp_path, "def tell():", MOST)
    assert what.startswith("tell has 61 lines, and 60 are enough")


def test_a_docstring_is_not_counted(tmp_path: Path) -> None:
    said = '    """Tell.\n\n    At length.\n    """\n'
    assert found(tmp_path, "def tell():", MOST - 1, said) == []
    assert len(found(tmp_path, "async def tell():", MOST, said)) == 1


def test_who_must_be_longer_says_why(tmp_path: Path) -> None:
    assert found(tmp_path, "def tell():  # long: a migration is frozen", 97) == []
    assert len(found(tmp_path, "def tell():  # long:", 97)) == 1
