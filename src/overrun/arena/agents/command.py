"""Agents that are programs: one process for a game, a line of JSON for everything that is said.

The program reads ``{"type": "begin", …}``, ``{"type": "ask", …}`` and ``{"type": "end", …}``, and
writes one line for each ask: ``{"answer": "ID"}``.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any

import msgspec

from overrun.arena.agents.base import Agent, Broken, Said, Silent, Spec
from overrun.arena.observing import Observation
from overrun.core.errors import BadSetting

LONGEST = 1_000_000
"""A line that is longer is nonsense."""
GRACE = 2.0
"""The seconds that a program has to stop by itself, once its input is closed."""


class CommandAgent(Agent):
    """A program. One that died, or said nothing in time, is started anew for the next try: so a
    late answer is never taken for the answer to something else."""

    def __init__(self, spec: Spec, timeout: float) -> None:
        super().__init__(spec, timeout)
        self._words = shlex.split(spec.target)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._complaints: deque[str | None] = deque(maxlen=5)
        self._first: dict[str, Any] = {}

    def check(self) -> None:
        """Start it once, and see whether it stays."""
        try:
            self._start()
            assert self._process is not None
            with suppress(subprocess.TimeoutExpired):
                code = self._process.wait(0.3)
                raise Broken(f"it ended at once, with {code}{self._last_words()}")
        except Broken as error:
            raise BadSetting(f"command:{self.spec.target}: {error}") from error
        finally:
            self.close()

    def begin(self, seat: int, brief: str, about: dict[str, Any]) -> None:
        self._first = {"type": "begin", "seat": seat, "brief": brief, **about}

    def answer(self, observation: Observation, refused: str) -> Said:
        if self._process is None:
            self._start()
            self._tell(self._first)
        assert self._process is not None
        self._forget()
        more = {"text": observation.text, "refused": refused, **observation.data}
        self._tell({"type": "ask", **more})
        try:
            line = self._lines.get(timeout=self.timeout)
        except queue.Empty:
            self._process.kill()
            self.close()
            raise Silent(f"no answer within {self.timeout:g} s") from None
        if line is None:
            words = self._last_words()
            self.close()
            raise Broken(f"the process ended{words}")
        return Said(line)

    def _forget(self) -> None:
        """What it said unasked is no answer to what it is asked now."""
        while not self._lines.empty():
            if self._lines.get_nowait() is None:
                self._lines.put(None)  # it is dead, and shall be found so
                return

    def end(self, told: str, won: bool) -> None:
        if self._process is not None:
            with suppress(Broken):
                self._tell({"type": "end", "text": told, "won": won})

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise Broken(f"it cannot be started: {error}") from error
        self._lines, self._complaints = queue.SimpleQueue(), deque(maxlen=5)
        for stream, take in (
            (self._process.stdout, self._lines.put),
            (self._process.stderr, self._complaints.append),
        ):
            assert stream is not None
            threading.Thread(target=_read, args=(stream, take), daemon=True).start()

    def _tell(self, what: dict[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(what).decode() + "\n")
            self._process.stdin.flush()
        except OSError as error:
            words = self._last_words()
            self.close()
            raise Broken(f"the process ended{words}") from error

    def _last_words(self) -> str:
        said = " ".join(line.strip() for line in [*self._complaints] if line)
        return f": {said[-300:]}" if said else ""


def _read(stream: IO[str], take: Callable[[str | None], None]) -> None:
    """Hand on every line, and in the end that there is no more."""
    with suppress(ValueError, OSError), stream:
        while line := stream.readline(LONGEST):
            take(line)
    take(None)
