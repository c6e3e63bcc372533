"""Where games of this terminal are saved."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from overrun.core.errors import BadLog, OverrunError
from overrun.core.log import Log
from overrun.core.table import Table


class SaveFailed(OverrunError):
    """The game could not be written to the file; the message says why."""


class Saves:
    """Writes one game to its file: the one it was resumed from, or a new one."""

    def __init__(self, directory: Path, resumed: Path | None = None) -> None:
        self._directory = directory
        self._path = resumed

    def write(self, table: Table[Any], name: str = "") -> Path:
        """Save the game, to a file of this name from now on; returns where."""
        try:
            path = Path(name).expanduser() if name else self._path or self._new_path(table)
            if name:
                self._spare(path, table)
            if path.parent == self._directory:  # others must be there: a typing error is no wish
                path.parent.mkdir(parents=True, exist_ok=True)
            table.saved.save(path)
        except (OSError, ValueError, RuntimeError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            where = name or self._path or self._directory
            raise SaveFailed(f"{where}: cannot be written: {reason}") from error
        self._path = path
        return path

    def check(self) -> None:
        """Find out before the game begins whether it can be saved; raises if not."""
        directory = self._path.parent if self._path else self._directory
        try:
            if directory == self._directory:
                directory.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=directory):
                pass
        except OSError as error:
            raise SaveFailed(
                f"{directory}: games cannot be saved there: {error.strerror}; "
                "name another directory with --saves"
            ) from error

    def _spare(self, path: Path, table: Table[Any]) -> None:
        """Refuse to write over anything but an earlier state of the same game."""
        if not path.is_file():
            return
        try:
            there = Log.read(path).header
        except BadLog:
            raise SaveFailed(f"{path}: is there already, and it is no saved game") from None
        if (there.game, there.seed) != (table.header.game, table.header.seed):
            raise SaveFailed(f"{path}: is there already, and it is another game")

    def _new_path(self, table: Table[Any]) -> Path:
        """A name that is still free, made of the game and the seed."""
        seed = re.sub(r"[^A-Za-z0-9]+", "-", table.header.seed).strip("-")[:20] or "game"
        stem = f"{table.game.name}-{seed}"
        number = 1
        path = self._directory / f"{stem}.json"
        while path.exists():
            number += 1
            path = self._directory / f"{stem}-{number}.json"
        return path
