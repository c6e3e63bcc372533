"""A bot can be read from anywhere: modules import each other at their top, and never in turns."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import overrun.bots

FOLDER = Path(overrun.bots.__file__).parent
ROOT = FOLDER.parents[1]


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


TREES = {_name(path): ast.parse(path.read_text("utf-8")) for path in sorted(FOLDER.rglob("*.py"))}


def test_nothing_is_imported_in_passing() -> None:
    late = [
        f"{name}:{each.lineno}"
        for name, tree in TREES.items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for each in ast.walk(function)
        if isinstance(each, ast.Import | ast.ImportFrom)
    ]
    assert not late


def test_no_module_needs_itself() -> None:
    """Names that only types need are another matter."""
    graph = {}
    for name, tree in TREES.items():
        needs = set()
        for each in tree.body:
            if isinstance(each, ast.ImportFrom) and each.module is not None:
                for alias in each.names:
                    inside = f"{each.module}.{alias.name}"
                    needs.add(inside if inside in TREES else each.module)
        graph[name] = {need for need in needs if need in TREES and need != name}
    assert "overrun.bots.long_night.cards" in list(TopologicalSorter(graph).static_order())
