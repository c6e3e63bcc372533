"""Results that are kept: a long run can be broken off, gone on with, and added to.

Each run has a file of its own in a folder, a line for every game that was played. The first line
says what was played and of which sources the players and the rules were made: figures of different
programs are never mixed up.

>>> import tempfile
>>> with tempfile.TemporaryDirectory() as folder:
...     kept = Kept(Path(folder), {"game": "lanterns", "bot": "steady"}, "a1b2", bool)
...     kept.add({3: True})
...     again = Kept(Path(folder), {"game": "lanterns", "bot": "steady"}, "a1b2", bool)
...     len(again), again[3]
(1, True)
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import accumulate
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from overrun.core.errors import BadSetting
from overrun.games import find, folder

T = TypeVar("T")
OPTION = "option "
FORM = "1"
"""How results are written down; other forms are refused."""
LONGEST = 100
"""So long a name of a file may be."""
SHARED = ("mind", "search")
"""What bots of every game are made of, besides the modules beside these."""


class Kept(Generic[T]):
    """The results of one run, by the number of the game; each is of this kind.

    They stay in the file, and only where each begins is known: a million games fit.
    """

    def __init__(self, place: Path, what: Mapping[str, str], print: str, kind: type[T]) -> None:
        self.head = {"form": FORM, **what, "print": print}
        self._line: msgspec.json.Decoder[tuple[int, T]] = msgspec.json.Decoder(tuple[int, kind])  # type: ignore[valid-type]
        self.file = place / f"{name_of(what)}.jsonl"
        self._starts: dict[int, int] = {}
        if self.file.exists():
            self._read()

    def __contains__(self, number: int) -> bool:
        return number in self._starts

    def __iter__(self) -> Iterator[int]:
        return iter(self._starts)

    def __len__(self) -> int:
        return len(self._starts)

    def __getitem__(self, number: int) -> T:
        with self.file.open("rb") as file:
            file.seek(self._starts[number])
            return self._line.decode(file.readline())[1]

    def add(self, results: Mapping[int, T]) -> None:
        """Keep the results of some games; they are in the file when this returns."""
        if not self.file.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._write([self.head])
        starts = self._write([[number, result] for number, result in results.items()])
        self._starts.update(zip(results, starts, strict=True))

    def _write(self, lines: list[Any]) -> list[int]:
        """Write lines in one go; where each begins."""
        encoded = [msgspec.json.encode(line) + b"\n" for line in lines]
        with self.file.open("ab") as file:
            end = file.seek(0, os.SEEK_END)
            file.write(b"".join(encoded))
        return [*accumulate(map(len, encoded), initial=end)][:-1]

    def _read(self) -> None:
        with self.file.open("r+b") as file:
            at = start = 0
            for at, line in enumerate(file, 1):
                if not line.endswith(b"\n"):  # somebody was stopped in the middle of it
                    file.truncate(start)
                    at -= 1
                    break
                try:
                    if at == 1:
                        self._compare(msgspec.json.decode(line, type=dict[str, str]))
                    else:
                        self._starts[self._line.decode(line)[0]] = start
                except (msgspec.DecodeError, UnicodeDecodeError) as error:
                    raise BadSetting(f"{self.file}, line {at}: not a result: {error}") from error
                start += len(line)
        if not at:
            self._write([self.head])

    def _compare(self, told: Mapping[str, str]) -> None:
        same_as(self.head, told, self.file)


def same_as(head: Mapping[str, str], told: Mapping[str, str], file: Path) -> None:
    """Refuse a file whose head tells of something else, and say what."""
    if told == head:
        return
    other = [
        f"{name} {told.get(name, 'nothing')!r} instead of {mine!r}"
        for name, mine in head.items()
        if told.get(name) != mine
    ]
    raise BadSetting(
        f"{file} holds results of something else: {', '.join(other) or 'more is said'}; "
        "keep these in another folder"
    )


def name_of(what: Mapping[str, str]) -> str:
    """What the file of a run is called.

    >>> name_of({"game": "lanterns", "bot": "random", "seed": "rainy day"})
    'lanterns-random-rainy-day'
    """
    words = [
        f"{key.removeprefix(OPTION)}={word}" if key.startswith(OPTION) else word
        for key, word in what.items()
    ]
    name = re.sub(r"[^\w.=-]+", "-", "-".join(words))
    if len(name) <= LONGEST:
        return name
    return f"{name[:LONGEST]}-{hashlib.blake2b(name.encode(), digest_size=4).hexdigest()}"


def print_of_plan(game: str, *more: str) -> str:
    """A short hash over how a game, and whoever else, counts what happened."""
    hashed = hashlib.blake2b(digest_size=3)
    for name in (f"plans/{folder(game)}.py", *more):
        _add(hashed, resources.files("overrun.lab").joinpath(name), name)
    return hashed.hexdigest()


@cache
def print_of_sources() -> str:
    """A short hash over all that decides what a shard gives: everything but what people see. In
    the arena agents are told in words, so words decide, too."""
    hashed = hashlib.blake2b(digest_size=6)
    for name in ("core", "games", "bots", "analysis", "lab", "text", "terminal", "tools", "arena"):
        _add(hashed, resources.files("overrun") / name, name)
    return hashed.hexdigest()


@cache
def print_of_players(game: str) -> str:
    """A short hash over all that decides how bots play a game: kernel, rules, content, bots."""
    names, rules = [], find(game)
    while True:
        names.append(folder(rules.name))
        if not rules.builds_on:
            break
        rules = find(rules.builds_on)
    bots = resources.files("overrun.bots")
    parts = [resources.files("overrun.core"), *(bots / name for name in SHARED)]
    parts += [each for each in bots.iterdir() if each.name.endswith(".py")]
    for name in names:
        parts += [resources.files(f"overrun.games.{name}"), bots / name]
    return _print(parts)


@cache
def print_of_package(name: str) -> str:
    """A short hash over a package."""
    return _print([resources.files(name)])


def _print(parts: Iterable[Traversable]) -> str:
    hashed = hashlib.blake2b(digest_size=6)
    for each in parts:
        _add(hashed, each, each.name)
    return hashed.hexdigest()


def _add(hashed: hashlib.blake2b, part: Traversable, name: str) -> None:
    if part.is_file():
        hashed.update(f"{name}\0".encode())
        hashed.update(part.read_bytes().replace(b"\r\n", b"\n"))
    elif part.is_dir() and part.name != "__pycache__":
        for each in sorted(part.iterdir(), key=lambda each: each.name):
            _add(hashed, each, f"{name}/{each.name}")
