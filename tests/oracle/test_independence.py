"""An oracle that used the rules' code would agree with it in everything."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent

MAY_USE = {
    "long_night": {"overrun.games.long_night.state"},
    "zombie_terror": {"overrun.games.zombie_terror.state"},
}
"""Of the games' modules only the types of the state; content is read from its files."""


def imports(source: str) -> Iterator[str]:
    """Every module that is imported, however.

    >>> list(imports("from a.b import c"))
    ['a.b', 'a.b.c']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            assert not node.level
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            raise AssertionError(f"an import that cannot be followed: {ast.unparse(node)}")


@pytest.mark.parametrize("game", sorted(MAY_USE))
def test_an_oracle_does_not_use_the_rules(game: str) -> None:
    files = sorted((HERE / game).rglob("*.py"))
    assert files
    for file in files:
        for name in imports(file.read_text("utf-8")):
            inside = name.startswith("overrun.") and not name.startswith("overrun.core")
            known = any(name == each or name.startswith(f"{each}.") for each in MAY_USE[game])
            assert not inside or known, f"{file.name} imports {name}"
            assert not name.startswith("tests.") or name.startswith("tests.oracle")


def test_the_check_sees_an_import_of_the_rules() -> None:
    found = list(imports("import overrun.games\ndef f():\n    from overrun.games.x import turn"))
    assert "overrun.games.x.turn" in found
    with pytest.raises(AssertionError):
        list(imports("import_module('overrun.games')"))
