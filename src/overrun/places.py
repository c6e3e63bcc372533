"""Where Overrun keeps what outlives it: the user's place for data, or one that was named."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from overrun.core.errors import BadSetting


def data_directory() -> Path:
    """The directory for the data of this user, or the current one if there is no home.

    It is where the platform wants it: ``~/.local/share/overrun`` or below ``XDG_DATA_HOME``,
    ``~/Library/Application Support/overrun`` on macOS, ``AppData\\Local\\overrun`` on Windows.
    """
    try:
        home = Path.home()
    except RuntimeError:
        return Path()
    directory = user_data_path("overrun", appauthor=False)
    # Data once went there on every platform; what is there stays in use.
    former = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "overrun"
    return former if former.is_dir() and not directory.exists() else directory


def saves_in(data: Path | None) -> Path:
    """The directory for games that are saved at a terminal."""
    return (data or data_directory()).expanduser() / "games"


def database_in(data: Path | None) -> Path:
    """The file with the tables of a server; the directory for it is made if need be."""
    directory = (data or data_directory()).expanduser().absolute()
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(
            f"{directory}: cannot be used for data: {error.strerror}; "
            "name another directory with --data"
        ) from error
    return directory / "tables.db"
