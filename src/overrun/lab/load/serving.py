"""A server as a process of its own: started, looked at from outside, stopped or killed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec

from overrun.core.errors import OverrunError
from overrun.server import rest

PATIENCE = 60.0
"""Seconds that a start or a stop may take on a busy machine."""


class ServerFailed(OverrunError):
    """The server's process did not do what it was asked; its last words follow."""


class Started:
    """A server that was started by some command line and says where it listens.

    It is ended with the context; :meth:`kill` ends it without warning. ``lines`` are its last
    words on the error output.
    """

    def __init__(
        self,
        words: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        wait: bool = True,
    ) -> None:
        self.lines: deque[str] = deque(maxlen=200)
        self._ready = threading.Event()
        self._began = perf_counter()
        self.process = subprocess.Popen(
            words,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            # rich breaks no line at this width, so the address stands in one of them
            env={**os.environ, **(environment or {}), "COLUMNS": "400"},
        )
        self.host, self.port = "127.0.0.1", 0
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.ready_after = 0.0
        """Seconds from its start until it was ready."""
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it is ready to be called."""
        if not self._ready.wait(PATIENCE) or not self.port:
            self.kill()
            raise ServerFailed("the server did not start:\n" + "".join(self.lines))
        self.ready_after = self.age

    def _listen(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:  # to the end, or a full pipe would stop the server
            self.lines.append(line)
            found = re.search(r"http://\S+", line)
            if found and not self.port:
                self.port = urlsplit(found.group()).port or 0
                self._ready.set()
        self._ready.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()

    @property
    def age(self) -> float:
        """Seconds since its start."""
        return perf_counter() - self._began

    # -- ending it -------------------------------------------------------------------------

    def stop(self) -> int:
        """Ask it to stop; the exit code, when it has."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def kill(self) -> int:
        """End it where it stands, as a failing machine would."""
        self.process.kill()
        return self._gone()

    def _gone(self) -> int:
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise ServerFailed("the server did not stop:\n" + "".join(self.lines)) from None
        # For its last words; they would never end if it left processes behind.
        self._listener.join(5)
        return code

    # -- speaking to it --------------------------------------------------------------------

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """What it answers to one request."""
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            return _ask(connection, method, path, body)
        finally:
            connection.close()

    def make_tables(self, wanted: Sequence[rest.NewTable]) -> list[rest.Joined]:
        """Make tables, one after the other over one connection. Programs take their open seats:
        instead of the tokens of links there are the keys by which they hold them."""
        connection = HTTPConnection(self.host, self.port, timeout=PATIENCE)
        try:
            return [_taken(connection, each) for each in wanted]
        finally:
            connection.close()

    def make_table(self, wanted: rest.NewTable) -> rest.Joined:
        return self.make_tables([wanted])[0]

    # -- what it uses ----------------------------------------------------------------------

    @property
    def pids(self) -> list[int]:
        """The server's process and all below it."""
        found = [self.process.pid]
        for pid in found:
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                try:
                    found += map(int, children.read_text().split())
                except OSError:
                    continue  # it ended while we looked
        return found

    @property
    def memory_mb(self) -> float | None:
        """Megabytes that all its processes hold; what they share is counted once.

        ``None`` where the system does not tell (it does on Linux).
        """
        total = 0
        for pid in self.pids:
            try:
                rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
            except OSError:
                continue
            total += sum(int(size) for size in re.findall(r"^Pss:\s+(\d+)", rollup, re.MULTILINE))
        return round(total / 1024, 1) if total else None

    @property
    def cpu_seconds(self) -> float | None:
        """Processor time that all its processes have used; ``None`` where nobody tells."""
        ticks = 0
        for pid in self.pids:
            try:
                # the name, in brackets, may contain spaces
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK") if ticks else None


class Served(Started):
    """A running ``overrun serve``, on a free port of this machine."""

    def __init__(
        self,
        database: str | Path,
        *options: str,
        relaxed: int = 50,
        environment: Mapping[str, str] | None = None,
        wait: bool = True,
    ) -> None:
        words = [
            *(sys.executable, "-m", "overrun", "serve", "--port", "0"),
            *("--database", str(database), "--relaxed", str(relaxed), *options),
        ]
        super().__init__(words, environment=environment, wait=wait)


def _taken(connection: HTTPConnection, wanted: rest.NewTable) -> rest.Joined:
    """A new table whose open seats are taken by programs."""

    def joined(path: str, body: Any) -> rest.Joined:
        return msgspec.json.decode(_ask(connection, "POST", path, body), type=rest.Joined)

    made = joined("/api/tables", wanted)
    for link in made.links.seats:
        program = rest.Join(token=link.token, program=True)
        link.token = joined(f"/api/tables/{made.table}/join", program).key
    return made


def _ask(connection: HTTPConnection, method: str, path: str, body: Any) -> bytes:
    encoded = None if body is None else msgspec.json.encode(body)
    connection.request(method, path, encoded, {"content-type": "application/json"})
    response = connection.getresponse()
    told = response.read()
    if response.status >= 400:
        raise ServerFailed(f"{method} {path}: {response.status} {_text(told)}")
    return told


def _text(told: bytes) -> str:
    try:
        return str(json.loads(told)["text"])
    except (ValueError, KeyError, TypeError):
        return told[:200].decode(errors="replace")
