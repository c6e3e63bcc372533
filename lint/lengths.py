"""How long a function may be: a part of the lint.

Sixty lines, its docstring aside, can be read at once. One that must be longer says why where it
begins: ``def upgrade() -> None:  # long: a migration is frozen``.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from lint.sources import Module, Remark, Sources

MOST = 60

_REASON = re.compile(r"# long: \w+")


def functions_that_are_too_long(sources: Sources, module: Module) -> Iterator[Remark]:
    """Functions of more lines than can be read at once, without a reason."""
    for node in ast.walk(module.tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        lines = _lines(node)
        if lines > MOST and not _REASON.search(_head(module, node)):
            yield (
                node,
                f"{node.name} has {lines} lines, and {MOST} are enough: part it, or say why in "
                "its first line, as # long: a migration is frozen",
            )


def _lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    docstring = function.body[0] if ast.get_docstring(function, clean=False) else None
    whole = (function.end_lineno or function.lineno) - function.lineno + 1
    return whole - ((docstring.end_lineno or 0) - docstring.lineno + 1 if docstring else 0)


def _head(module: Module, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    lines = module.path.read_text(encoding="utf-8").splitlines()
    return lines[function.lineno - 1]
