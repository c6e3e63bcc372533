"""Files that others have made: saved games and positions, which may hold anything."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from overrun.core.errors import BadLog, OverrunError
from overrun.core.log import LARGEST, Log


def read_log(file: Path) -> Log:
    """A saved game; what is no such file, or a monstrous one, raises :class:`BadLog`."""
    check_file(file)
    return Log.read(file)


def check_file(file: Path) -> None:
    """Refuse what cannot be read to its end: devices, pipes, and files beyond all measure."""
    try:
        status = file.stat()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadLog(f"{file}: cannot be read: {reason}") from error
    if not stat.S_ISREG(status.st_mode):
        raise BadLog(f"{file}: cannot be read: not a file")
    if status.st_size > LARGEST:
        raise BadLog(f"{file}: larger than {LARGEST >> 20} MB, which no saved game is")


@contextmanager
def faults_of_the_file(answer: str = "the file") -> Iterator[None]:
    """Says of anything that goes wrong inside that this answer, or the file, does not replay.

    A file can be wrong in ways that the rules do not expect, so they may fail in any way.
    """
    try:
        yield
    except BadLog:
        raise
    except OverrunError as error:
        raise BadLog(f"{answer} does not replay: {error}") from error
    except Exception as error:
        raise BadLog(f"{answer} does not replay: {type(error).__name__}: {error}") from error
