"""Logs: a header and the answers. They rebuild a whole game, and a hash proves it.

A file holds more than it takes to play the game again: where it stood when it was saved, and all
that was told until then. So it can be looked at, and gone on with, when the rules have changed.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from overrun import __version__
from overrun.core.errors import BadLog
from overrun.core.making import Change, Stock

FORMAT = 1
LARGEST = 64 * 1024 * 1024
"""Bytes; no table has as many."""


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
    turns: list[tuple[int, str]] = []
    """Where other seeds took over, of what was then still to be drawn: games played on."""
    rules: str = ""
    """The print of the rules by which it was begun; see ``core/making.py``."""
    content: dict[str, str] = {}
    """For each part of the content in use its print."""
    stock: Stock | None = None
    """What lay in the boxes; not known of tables of long ago."""

    @property
    def secret(self) -> str:
        """The seed of all that is still to be drawn."""
        return self.turns[-1][1] if self.turns else self.seed


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """One answer as the log keeps it. A concession has the ask number 0."""

    seat: int
    ask: int
    option: str


class Log(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A saved game: what a file holds.

    ``hash`` covers the header, the answers, every event told and the state reached, so that a
    replay under other rules, or a changed file, is noticed.
    """

    header: Header
    answers: list[Answer]
    hash: str
    changes: list[Change] = []
    """Where it went on under other rules."""
    stand: bytes = b""
    """The table as it stood, packed; see :meth:`Table.dump`. Empty in logs of long ago."""
    seal: str = ""
    """A print of the file itself, by which a changed one is known whatever the rules are."""
    intact: bool | None = None
    """Whether the seal of the file that it was read from fits; nothing if it has none."""

    @property
    def standing(self) -> bytes:
        """The dump of the table as it stood; empty if the log has none, or a damaged one, or one
        beyond all measure."""
        unpacking = zlib.decompressobj()
        try:
            dump = unpacking.decompress(self.stand, LARGEST)
        except zlib.error:
            return b""
        return dump if unpacking.eof else b""

    def save(self, path: Path) -> None:
        """Write the log; a file that is there already is replaced only by a complete one."""
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(self.text + b"\n")
        draft.replace(path)

    @property
    def text(self) -> bytes:
        """The log as a file holds it, with its seal."""
        written = msgspec.to_builtins(msgspec.structs.replace(self, seal="", intact=None))
        written["seal"] = _seal(written)
        return msgspec.json.format(msgspec.json.encode(written), indent=1)

    @classmethod
    def read(cls, path: Path) -> Log:
        """Read a log; a damaged or truncated file raises :class:`BadLog` with the place."""
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise BadLog(f"{path}: cannot be read: {error.strerror}") from error
        try:
            log = msgspec.json.decode(raw, type=cls)
            written = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadLog(f"{path}: not a complete Overrun log: {error}") from error
        if log.header.format != FORMAT:
            raise BadLog(
                f"{path}: format {log.header.format} is not known to Overrun {__version__}, "
                f"which reads format {FORMAT}"
            )
        seal = written.pop("seal", "")
        log.intact = _seal(written) == seal if seal else None
        return log


def packed(dump: bytes) -> bytes:
    """A dump as a log carries it."""
    return zlib.compress(dump, 9)


def _seal(written: dict[str, Any]) -> str:
    text = msgspec.json.encode(written, order="sorted")
    return hashlib.blake2b(text, digest_size=20).hexdigest()


class _Start(msgspec.Struct, frozen=True, kw_only=True):
    """What the hash covers of a header: never more than this, so that old hashes hold."""

    game: str
    seats: int
    settings: dict[str, str]
    seed: str
    position: str
    script: list[Any] | None
    format: int
    version: str = ""  # a new version may replay old games


def digest(header: Header, answers: Sequence[Answer], events: Sequence[Any], end: bytes) -> str:
    """The hash of a game: what it started from, what was answered, told and reached."""
    start = _Start(
        game=header.game,
        seats=header.seats,
        settings=header.settings,
        seed=header.seed,
        position=header.position,
        script=header.script,
        format=header.format,
    )
    told = msgspec.msgpack.encode([start, answers, events])
    return hashlib.blake2b(told + end, digest_size=20).hexdigest()
