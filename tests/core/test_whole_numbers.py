"""Sums and powers of floats, which are not the same number everywhere: mypy finds them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest
from mypy import api

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = ROOT / "tests/whole_numbers.py"

SOURCE = """
    from collections.abc import Callable, Iterable
    from math import fsum, prod
    from typing import Any, Literal, NamedTuple

    class Door(NamedTuple):
        zombies: int
        danger: float
        shut: bool

    Doors = tuple[int, float]
    worth: Callable[[Door], float]
    crowd: Callable[[Door], int]

    def judge(doors: list[Door], pair: Doors, anything: Any, some: Iterable[int | float]) -> None:
        sum(door.danger for door in doors)  # sum
        sum([door.danger for door in doors])  # sum
        sum(map(worth, doors))  # sum
        sum({door: 1.0 for door in doors}.values())  # sum
        sum(pair)  # sum
        sum(some)  # sum
        sum(anything)  # sum
        sum(each.zombies for each in anything)  # sum
        sum([1, 2], 0.5)  # sum
        sum((1, 2), start=0.5)  # sum
        max(doors, key=lambda door: sum([door.danger]))  # sum
        sum([door.zombies for door in doors]) / sum([1.0])  # sum
        0.5 ** len(doors)  # power
        pair[1] ** 2  # power
        2 ** pair[1]  # refused
        pair[1].__pow__(2)  # power
        anything ** 2 * sum([anything])  # sum

        sum(door.zombies for door in doors)
        sum([door.shut or door.zombies > 1 for door in doors])
        sum(map(crowd, doors)) + sum(map(len, doors)) + sum(map(bool, doors))
        sum({door: 1 for door in doors}.values())
        sum((1, True))
        sum([1, 2], 3)
        sum((door.zombies for door in doors), start=2)
        fsum(door.danger for door in doors) * prod([0.5] * 3)
        2 ** len(doors) * 10 ** 3

    def wave(size: Literal[1, 2], doors: list[Door]) -> int:
        danger = 0.0
        for door in doors:
            danger += door.danger
        return sum([size, size])
"""

SENTENCES = {
    "sum": "sum() of floats differs between Python versions: ",
    "power": "** of floats differs between platforms: ",
    "refused": "",  # mypy speaks in its own words of what neither operand takes
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[int, str]]:
    """What mypy says of the source in each part of the tree, by line."""
    folder = tmp_path_factory.mktemp("typed")
    settings = folder / "mypy.ini"
    settings.write_text(f"[mypy]\nplugins = {PLUGIN}\n", encoding="utf-8")
    for part in ("bots", "core", "games", "lab"):
        path = folder / "overrun" / part / "judging.py"
        path.parent.mkdir(parents=True)
        path.write_text(dedent(SOURCE), encoding="utf-8")
        (path.parent / "__init__.py").touch()
    (folder / "overrun" / "__init__.py").touch()
    cache = f"--cache-dir={folder / 'cache'}"
    told, trouble, _ = api.run(
        ["--config-file", str(settings), cache, "--no-pretty", str(folder / "overrun")]
    )
    assert not trouble
    found: dict[str, dict[int, str]] = {"bots": {}, "core": {}, "games": {}, "lab": {}}
    for part, line, what in re.findall(r"(\w+)/judging\.py:(\d+): error: (.*)", told):
        found[part][int(line)] = what
    return found


@pytest.mark.parametrize("part", ["bots", "core", "games"])
def test_floats_are_not_summed_up_or_raised(
    complaints: dict[str, dict[int, str]], part: str
) -> None:
    lines = dedent(SOURCE).split("\n")
    marked = {n: line.rpartition("# ")[2] for n, line in enumerate(lines, 1) if "  # " in line}
    assert complaints[part].keys() == marked.keys()
    for line, what in complaints[part].items():
        assert what.startswith(SENTENCES[marked[line]])


def test_what_does_not_play_may_add_as_it_likes(complaints: dict[str, dict[int, str]]) -> None:
    assert complaints["lab"] == {}


def test_our_own_sources_are_looked_at() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["mypy"]["plugins"] == ["tests/whole_numbers.py"]
