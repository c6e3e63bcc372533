"""What the commands print comes from the catalogue, not from Python.

Help texts, the texts of exceptions and JSON are not printed by these calls, so they are not meant.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import overrun.cli
from overrun.text import keys

MODULES = sorted(Path(overrun.cli.__file__).parent.glob("*.py"))
PRINTING = {"print", "input", "echo", "secho", "write", "add_row", "add_column"}
SHOWN_KEYWORDS = {"header", "footer", "title", "caption"}
NO_WORDS = {"overrun:", "µs", "KB"}  # the program's name, and units


def words(literal: str) -> list[str]:
    """The words of a literal, without rich's markup."""
    bare = re.sub(r"\[/?[a-z ]*\]", "", literal)
    return [word for word in bare.split() if re.search(r"[^\W\d_]", word) and word not in NO_WORDS]


def literals(node: ast.AST) -> Iterator[str]:
    """The strings that become part of what this expression prints.

    The arguments of ``text(...)`` are keys and facts, subscripts are keys, and the part of a
    placeholder behind its colon is a format.
    """
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    elif isinstance(node, ast.Subscript | ast.FormattedValue):
        yield from literals(node.value)
    elif not (isinstance(node, ast.Call) and called(node) in ("text", "speaker", "Text", "has")):
        for child in ast.iter_child_nodes(node):
            yield from literals(child)


def called(call: ast.Call) -> str:
    """The last name of what is called; of ``Text("en")("key")`` it is ``Text``."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call() as inner:
            return called(inner)
    return ""


def prose(source: str) -> list[str]:
    """Where a literal with words in it is printed: ``line: words``."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        shown = [keyword.value for keyword in node.keywords if keyword.arg in SHOWN_KEYWORDS]
        if called(node) in PRINTING:
            shown += node.args
        for argument in shown:
            said = [word for literal in literals(argument) for word in words(literal)]
            if said:
                found.append(f"{node.lineno}: {' '.join(said)}")
    return found


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.stem)
def test_no_command_prints_words_of_its_own(module: Path) -> None:
    assert prose(module.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('console.print("No game is over")', "No game is over"),
        ('console.print(f"seat {seat}")', "seat"),
        ('out().print(f"[bold red]{n}[/] " + ("games" if n else ""))', "games"),
        ('table.add_column("option", no_wrap=True)', "option"),
        ('table.add_row(name, f"{n} in the catalogue")', "in the catalogue"),
        ("table.add_row(*(f'{n} games' for n in numbers))", "games"),
        ('table = Table(title="Random play")', "Random play"),
        ('print(escape("not over"))', "not over"),
        ('sys.stdout.write("all done")', "all done"),
    ],
)
def test_words_in_a_print_are_found(line: str, said: str) -> None:
    assert prose(line) == [f"1: {said}"]


@pytest.mark.parametrize(
    "line",
    [
        'console.print(text("cli-play-again"), style="bold red")',
        'console.print(Text("en")("cli-play-again"))',
        "console.print(f\"[bold]{text('cli-verify-ok')}[/] {said}\")",
        'console.print(f"  {ending:<14} {number:>6}")',
        'err().print(f"[bold red]overrun:[/] {escape(str(fault))}")',
        'table.add_row(name, facts["a bot"], ", ".join(names))',
        'table.add_column("", justify="right")',
        'raise BadSetting("give --games or --minutes, not both")',
    ],
)
def test_what_has_no_words_is_left_alone(line: str) -> None:
    assert prose(line) == []


def test_the_commands_and_the_catalogue_name_the_same_messages() -> None:
    sources = [path.read_text(encoding="utf-8") for path in MODULES]
    named = {key for source in sources for key in keys_in(source)}
    catalogue = {key for key in keys("en") if key.startswith("cli-")}
    assert catalogue
    for pattern in named:
        assert any(re.fullmatch(pattern, key) for key in catalogue), pattern
    for key in catalogue:
        assert any(re.fullmatch(pattern, key) for pattern in named), key


def keys_in(source: str) -> Iterator[str]:
    """The keys that a module names, as patterns: ``f"cli-bench-{name}"`` is ``cli-bench-.+``."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(key)) if re.fullmatch(r"cli-[\w-]+\w", key):
                yield key
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
                if start.startswith("cli-"):
                    yield re.escape(start) + ".+"
