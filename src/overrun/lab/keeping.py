"""Results that are kept: a long run can be broken off, gone on with, and added to.

Each run has a file of its own in a folder, a line for every game that was played. The first line
says what was played and of which sources the players and the rules were made: figures of different
programs are never mixed up.

>>> import tempfile
>>> with tempfile.TemporaryDirectory() as folder:
...     kept = Kept(Path(folder), {"game": "lanterns", "bot": "steady"}, "a1b2", bool)
...     kept.add(3, True)
...     Kept(Path(folder), {"game": "lanterns", "bot": "steady"}, "a1b2", bool).results
{3: True}
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from overrun.core.errors import BadSetting
from overrun.games import find, folder

T = TypeVar("T")
SHARED = ("mind", "search")
"""What bots of every game are made of, besides the modules beside these."""


class Kept(Generic[T]):
    """The results of one run, by the number of the game; each is of this kind."""

    def __init__(self, place: Path, what: Mapping[str, str], print: str, kind: type[T]) -> None:
        self.head = {**what, "print": print}
        self._line: msgspec.json.Decoder[tuple[int, T]] = msgspec.json.Decoder(tuple[int, kind])  # type: ignore[valid-type]
        name = re.sub(r"[^\w.-]+", "-", "-".join(what.values()))
        self.file = place / f"{name}.jsonl"
        self.results: dict[int, T] = {}
        if self.file.exists():
            self._read()

    def add(self, number: int, result: T) -> None:
        """Keep the result of a game; it is in the file when this returns."""
        if not self.results and not self.file.exists():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._write(self.head)
        self.results[number] = result
        self._write([number, result])

    def _write(self, line: Any) -> None:
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

    def _read(self) -> None:
        text = self.file.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):  # somebody was stopped in the middle of a line
            self.file.write_bytes(text[:whole])
        lines = text[:whole].splitlines()
        for at, line in enumerate(lines, 1):
            try:
                if at == 1:
                    self._compare(msgspec.json.decode(line, type=dict[str, str]))
                else:
                    number, result = self._line.decode(line)
                    self.results[number] = result
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadSetting(f"{self.file}, line {at}: not a result: {error}") from error
        if not lines:
            self._write(self.head)

    def _compare(self, told: Mapping[str, str]) -> None:
        if told == self.head:
            return
        other = [
            f"{name} {told.get(name, 'nothing')!r} instead of {mine!r}"
            for name, mine in self.head.items()
            if told.get(name) != mine
        ]
        raise BadSetting(
            f"{self.file} holds results of something else: {', '.join(other) or 'more is said'}; "
            "keep these in another folder"
        )


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
