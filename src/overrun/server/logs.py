"""What the server writes down: lines for people or for programs, and nothing that is a secret.

A log is read by others than those at a table. It names tables by their ids, which open nothing by
themselves, and never tokens, links, sessions, chat or what a game hides. The text of an exception
may hold any of these (``KeyError: 'crowbar'``), so only the texts of kinds that are about the
machine are written; of others the kind, and where it came from.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from overrun.server.store import StoreError

TEXT, JSON = "text", "json"
STYLES = (TEXT, JSON)
DEEPEST = 12
"""Places of a stack that are written, the innermost."""

MINUTE, IN_A_MINUTE, KINDS = 60.0, 20, 1000
"""Of one kind of messages only so many are written in a minute; so many kinds are told apart."""

LEVELS = {"": logging.INFO} | dict.fromkeys(
    ("alembic", "asyncio", "prometheus_client", "uvicorn", "websockets"), logging.WARNING
)
"""From which level on something is written, by logger. What others write below theirs is full of
requests and their cookies."""

_ROOT = str(Path(__file__).parents[2]) + "/"


def set_up(style: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged to a stream, in one of the styles."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines() if style == TEXT else JsonLines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=LEVELS[""], handlers=[handler], force=True)
    logging.captureWarnings(True)
    for name, level in LEVELS.items():
        logging.getLogger(name).setLevel(level)


class Repeats(logging.Filter):
    """Of many messages of one kind writes the first ones of each minute, and later how many more
    there were: nobody can fill the disk by doing the same wrong thing again and again."""

    def __init__(self) -> None:
        super().__init__()
        self._turn = threading.Lock()
        self._seen: dict[tuple[str, int, str], Repeated] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = (record.name, record.levelno, str(record.msg))
        with self._turn:
            if len(self._seen) > KINDS:
                self._seen.clear()
            seen = self._seen.setdefault(key, Repeated(record.created))
            if record.created - seen.since >= MINUTE:
                left_out = seen.count - IN_A_MINUTE
                self._seen[key] = seen = Repeated(record.created)
                if left_out > 0:
                    record.msg = f"{record.msg} (and {left_out} more like it before)"
            seen.count += 1
            return seen.count <= IN_A_MINUTE


class Repeated(msgspec.Struct):
    """How often something was logged, since when."""

    since: float
    count: int = 0


class Lines(logging.Formatter):
    """A line for each message, and lines for where its exception came from."""

    def format(self, record: logging.LogRecord) -> str:
        first = f"{record.levelname} {record.name}: {message_of(record)}"
        return "\n  ".join((first, *trace_of(record)))


class JsonLines(logging.Formatter):
    """A JSON object on a line for each message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        if record.args and isinstance(record.msg, str) and record.msg.startswith("table %s"):
            line["table"] = str(_arguments(record)[0])
        if trace := trace_of(record):
            line["trace"] = trace
        return msgspec.json.encode(line).decode()


def message_of(record: logging.LogRecord) -> str:
    """The message in one line, with exceptions told discreetly."""
    said = str(record.msg)
    arguments = _arguments(record)
    if arguments:
        said %= tuple(tell(each) if isinstance(each, BaseException) else each for each in arguments)
    # What the event loop adds in further lines are pictures of objects, with all that is in them.
    return said.partition("\n")[0] if record.name == "asyncio" else " ".join(said.split("\n"))


def _arguments(record: logging.LogRecord) -> tuple[Any, ...]:
    return record.args if isinstance(record.args, tuple) else ()


def tell(error: BaseException) -> str:
    """An exception in words that give nothing away.

    >>> tell(ConnectionRefusedError(111, "Connection refused"))
    'ConnectionRefusedError: [Errno 111] Connection refused'
    >>> tell(KeyError("crowbar"))
    'KeyError'
    """
    kinds = [type(each).__name__ for each in _chain(error)]
    if _is_of_the_machine(error):
        # A database may add the values of the row that it refused.
        return f"{kinds[0]}: {str(error).partition('DETAIL:')[0].strip()}"
    return " from ".join(kinds)


def _is_of_the_machine(error: BaseException) -> bool:
    if isinstance(error, StoreError):
        cause = error.__cause__
        return cause is None or isinstance(cause, SQLAlchemyError) or _is_of_the_machine(cause)
    return isinstance(error, OSError)


def trace_of(record: logging.LogRecord) -> list[str]:
    """Where a message's exception came from: kinds and places, the innermost last."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return []
    lines = []
    for each in reversed(_chain(error)):
        frames = traceback.extract_tb(each.__traceback__)[-DEEPEST:]
        lines += [
            f"{frame.filename.removeprefix(_ROOT)}:{frame.lineno} in {frame.name}"
            for frame in frames
        ]
        lines.append(tell(each))
    return lines


def _chain(error: BaseException) -> list[BaseException]:
    """The exception and those that it was raised from."""
    found = [error]
    while (inner := found[-1].__cause__ or found[-1].__context__) and inner not in found:
        found.append(inner)
    return found
