"""What a table is made of: prints of the rules and of the content that it is played with.

A print is a short hash. A table that is kept says by which rules and with which content it was
played, so that whoever opens it years later knows whether they are still the same. The print of
the rules is over the source of the kernel and of the game: it changes with every edit, also with
one that changes no rule. So an equal print proves that the rules are the same; another one only
says that they must be compared.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

if TYPE_CHECKING:
    from overrun.core.game import Game

Stock: TypeAlias = dict[str, list[str]]
"""What lies in the boxes when a table is made: for each shelf the names of what may be laid out,
shuffled or dealt, in their order and as often as they are there."""

_KERNEL = tuple(
    f"overrun.core.{name}" for name in ("chance", "flow", "game", "play", "state", "table")
)
_LENGTH = 6


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A table went on under other rules than before."""

    answers: int
    """How many answers had been given by then."""
    rules: str
    """The print of the rules from there on."""
    version: str
    dropped: int = 0
    """How many of the last answers were taken back, because they no longer fit."""


def print_of(value: Any) -> str:
    """The print of plain data.

    >>> print_of({"cards": 3})
    'bd89a80b0409'
    """
    data = msgspec.msgpack.encode(value)
    return hashlib.blake2b(data, digest_size=_LENGTH).hexdigest()


def rules_of(game: Game[Any]) -> str:
    """The print of the rules by which this game is played now."""
    modules = [task.__module__ for task in game.tasks.by_name.values()]
    return _rules(*dict.fromkeys(map(_home, (*modules, type(game).__module__))))


@cache
def _rules(*homes: str) -> str:
    hashed = hashlib.blake2b(digest_size=_LENGTH)
    for name, path in _sources((*_KERNEL, *sorted(homes))):
        hashed.update(f"{name}\0".encode())
        hashed.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return hashed.hexdigest()


def _home(module: str) -> str:
    """The package of a game, by one of its modules: ``overrun.games.zombie_terror``."""
    return ".".join(module.split(".")[:3])


def _sources(names: Iterable[str]) -> Iterable[tuple[str, Path]]:
    """The files of modules and packages, each with a name that is the same on every machine."""
    for name in names:
        spec = find_spec(name)
        if spec is None or spec.origin is None:
            continue
        origin = Path(spec.origin)
        if spec.submodule_search_locations is None:
            yield name, origin
            continue
        for path in sorted(origin.parent.rglob("*.py")):
            yield f"{name}/{path.relative_to(origin.parent).as_posix()}", path
