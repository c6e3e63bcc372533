"""The museum: what released versions of Overrun have written, kept for ever.

Each room of it is a folder named after the day and the commit that wrote it: logs, dumps, and a
database as SQLite and as PostgreSQL. Whatever changes, all of it must open, go on, replay and be
told apart. ``make release`` adds a room; nothing is ever taken out.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent


class Exhibit(msgspec.Struct, kw_only=True):
    """A table in the database of a room, as the version that wrote it saw it."""

    id: str
    game: str
    answers: int
    ended: bool
    heard: dict[str, int]
    """How many events each viewer had heard; ``watch`` is the spectator."""
    views: dict[str, Any]
    """What each of them saw."""
    settings: dict[str, str]
    killed: bool
    """Whether the server that played it was killed, and did not end in good order."""


class Room(msgspec.Struct, frozen=True):
    """What one version has left."""

    name: str

    @property
    def folder(self) -> Path:
        return FOLDER / self.name

    @property
    def logs(self) -> list[Path]:
        return sorted((self.folder / "logs").glob("*.json"))

    @property
    def dumps(self) -> list[Path]:
        return sorted((self.folder / "dumps").glob("*.xz"))

    def exhibits(self, dialect: str) -> list[Exhibit]:
        """The tables of its database of this kind."""
        return msgspec.json.decode(self._read(f"{dialect}.exhibits.json.xz"), type=list[Exhibit])

    def sqlite(self) -> bytes:
        """Its SQLite database."""
        return self._read("tables.db.xz")

    def postgresql(self) -> bytes:
        """Its PostgreSQL database, as statements."""
        return self._read("tables.sql.xz")

    def _read(self, name: str) -> bytes:
        return lzma.decompress((self.folder / name).read_bytes())


def rooms() -> list[Room]:
    """All rooms, oldest first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/sqlite.exhibits.json.xz"))
    return [Room(name) for name in found]
