"""Files of content, and what is tried out instead of a number in them.

A trial lays changes over files before anything is read; nothing on the disk is touched.

>>> raw = {"rounds": 9, "placements": [{"zone": "B1n", "count": 2}]}
>>> change(raw, "placements.0.count", 3)
2
>>> raw["placements"]
[{'zone': 'B1n', 'count': 3}]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from overrun.core.errors import BadSetting, unknown

CONTENT = "content"
"""The folder of a game in which its files are."""
_laid: dict[str, dict[str, int]] = {}
"""By the end of a file's name, as ``long_night/content/town/objectives.toml``: numbers by path."""
_read: set[str] = set()


def lay(changes: Mapping[str, Mapping[str, int]]) -> None:
    """Change numbers of files that nobody has read yet."""
    late = sorted(_read & set(changes))
    if late:
        raise BadSetting(f"{late[0]} was read before it could be changed")
    for name, numbers in changes.items():
        _laid.setdefault(name, {}).update(numbers)


def read(path: Path) -> dict[str, Any]:
    """The data of a TOML file, with what is laid over it."""
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    name = name_of(path)
    _read.add(name)
    for where, number in _laid.get(name, {}).items():
        change(raw, where, number)
    return raw


def name_of(path: Path) -> str:
    """What a file is called from its game's folder on.

    >>> name_of(Path("somewhere/games/lanterns/content/cards.toml"))
    'lanterns/content/cards.toml'
    """
    parts = path.parts
    at = max((at for at, part in enumerate(parts) if part == CONTENT), default=1)
    return "/".join(parts[at - 1 :])


def change(raw: dict[str, Any], where: str, number: int) -> int:
    """Put a number in the place of another, which is given back."""
    *way, last = where.split(".")
    inside: Any = raw
    for step in way:
        inside = _step(inside, step, where)
    old = _step(inside, last, where)
    if not isinstance(old, int) or isinstance(old, bool):
        raise BadSetting(f"{where} is not a whole number")
    inside[int(last) if isinstance(inside, list) else last] = number
    return old


def _step(inside: Any, step: str, where: str) -> Any:
    if isinstance(inside, dict) and step in inside:
        return inside[step]
    if isinstance(inside, list) and step.isdecimal() and int(step) < len(inside):
        return inside[int(step)]
    known = [*inside] if isinstance(inside, dict) else [*map(str, range(len(inside or ())))]
    raise BadSetting(f"{where}: " + unknown("step", step, known))
