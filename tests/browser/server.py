"""A real ``overrun serve`` for the tests, and tables laid ready in its database."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import time
from typing import Any

from overrun.core.table import Table
from overrun.server.lobby import Lobby
from overrun.server.protocol import TableOptions
from overrun.server.rest import Joined, SeatWish
from overrun.server.store import AnswerRow, Store

AT_ONCE = TableOptions(pace="at-once")
PATIENCE = 120
"""Seconds after which a server that was told to stop is broken: it lets tables finish for 20."""
_ADDRESS = re.compile(r"http://\S+:(\d+)/")


class Server:
    """The server's process. It can be killed and started again at the same address."""

    def __init__(self, database: Path, environment: Mapping[str, str] | None = None) -> None:
        self.database = database
        self.environment = environment
        self.url = ""
        self.said: deque[str] = deque(maxlen=200)
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it and wait for the line that names its address."""
        command = [
            *(sys.executable, "-m", "overrun", "serve", "--database", str(self.database)),
            *("--port", str(self._port), "--relaxed", "50", "--workers", "1"),
        ]
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env=self.environment
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.said.append(line)
            if found := _ADDRESS.search(line):
                self._port = int(found[1])
                self.url = f"http://localhost:{self._port}"
                threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
                return
        raise RuntimeError(f"overrun serve did not start:\n{''.join(self.said)}")

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.said.extend(process.stderr)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def lay(
        self,
        host: str,
        name: str,
        table: Table[Any],
        seats: Sequence[SeatWish],
        options: TableOptions = AT_ONCE,
    ) -> Joined:
        """Put a table into the database as if it had been made and played here so far.

        Unlike ``POST /api/tables`` this can fix the seed and begin in the middle of a game.
        """
        answers = [
            AnswerRow(number=number, seat=each.seat, ask=each.ask, option=each.option, at=time())
            for number, each in enumerate(table.answers, 1)
        ]
        store = Store.open(str(self.database))
        try:
            return Lobby(store).keep(host, name, list(seats), options, table, answers=answers)
        finally:
            store.close()
