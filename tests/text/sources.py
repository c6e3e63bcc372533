"""What the source of a game says: its events, asks and reasons, so that none lacks words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType

from overrun.core.reason import Reason
from overrun.text import keys


class Source:
    """The modules of a game's package, read but not run."""

    def __init__(self, package: ModuleType) -> None:
        self.package = package

    @cached_property
    def trees(self) -> list[tuple[str, ast.Module]]:
        """Each file with its syntax tree."""
        paths = sorted(Path(self.package.__path__[0]).rglob("*.py"))
        return [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in paths]

    def calls(self, name: str) -> Iterator[tuple[str, ast.Call]]:
        """All calls of a function or method of this name, with the file."""
        for file, tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
                    if called == name:
                        yield file, node

    @cached_property
    def reasons(self) -> list[Reason]:
        """Every reason: the constants of all modules, and those made on the spot."""
        found = []
        for module in walk_packages(self.package.__path__, self.package.__name__ + "."):
            members = vars(import_module(module.name)).values()
            found += [member for member in members if isinstance(member, Reason)]
        for file, call in self.calls("Reason"):
            rule, key, *facts = call.args
            names = [word(name) for name in facts[0].keys if name] if facts else []  # type: ignore[attr-defined]
            found.append(Reason(word(rule), word(key), dict.fromkeys(names, 3)))
            assert not call.keywords, f"{file}:{call.lineno}"
        return found

    @property
    def asks(self) -> set[str]:
        return {word(call.args[1]) for _, call in self.calls("Ask")}

    @cached_property
    def words(self) -> set[str]:
        """Every string that stands in the source."""
        return {
            node.value
            for _, tree in self.trees
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }


def word(node: ast.expr) -> str:
    """The string that stands there, and nothing but a string."""
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str)
    return node.value


def named(prefix: str) -> set[str]:
    """What has a message that begins like this."""
    known = [key for key in keys("en") if "." not in key]
    return {key.removeprefix(prefix) for key in known if key.startswith(prefix)}
