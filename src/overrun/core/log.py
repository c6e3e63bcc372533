"""Logs: a header and the answers. They rebuild a whole game, and a hash proves it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun import __version__
from overrun.core.errors import BadLog

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a table starts from."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    position: str = ""
    """The text of the position from which the game started, if not from set-up."""
    script: list[Any] | None = None
    """Scripted chance, for puzzles and tests; see ``core/chance.py``."""
    format: int = FORMAT
    version: str = __version__


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """One answer as the log keeps it. A concession has the ask number 0."""

    seat: int
    ask: int
    option: str


class Log(msgspec.Struct, kw_only=True):
    """A saved game: what a file holds.

    ``hash`` covers the header, the answers, every event told and the state reached, so that a
    replay under other rules, or a changed file, is noticed.
    """

    header: Header
    answers: list[Answer]
    hash: str

    def save(self, path: Path) -> None:
        """Write the log; a file that is there already is replaced only by a complete one."""
        text = msgspec.json.format(msgspec.json.encode(self), indent=1)
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(text + b"\n")
        draft.replace(path)

    @classmethod
    def read(cls, path: Path) -> Log:
        """Read a log; a damaged or truncated file raises :class:`BadLog` with the place."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise BadLog(f"{path}: cannot be read: {error.strerror}") from error
        try:
            log = msgspec.json.decode(raw, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadLog(f"{path}: not a complete Overrun log: {error}") from error
        if log.header.format != FORMAT:
            raise BadLog(
                f"{path}: format {log.header.format} is not known to Overrun {__version__}, "
                f"which reads format {FORMAT}"
            )
        return log


def digest(header: Header, answers: Sequence[Answer], events: Sequence[Any], end: bytes) -> str:
    """The hash of a game: what it started from, what was answered, told and reached."""
    start = msgspec.structs.replace(header, version="")  # a new version may replay old games
    packed = msgspec.msgpack.encode([start, answers, events])
    return hashlib.blake2b(packed + end, digest_size=20).hexdigest()
