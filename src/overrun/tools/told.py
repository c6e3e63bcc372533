"""What the sources of a game tell: the names of its events, so that none is without a sentence."""

from __future__ import annotations

import ast
from pathlib import Path


def events(folder: Path) -> dict[str, str]:
    """The events that are told anywhere in a folder, as far as they are named there and then, each
    with its first place."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                name = node.args[0]
                if node.func.attr == "tell" and isinstance(name, ast.Constant):
                    found.setdefault(str(name.value), f"{place}:{node.lineno}")
    return found
