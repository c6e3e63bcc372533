"""Telling the service manager how things are, in the words of systemd's ``sd_notify``.

Nothing is told where nobody asked: the manager names a socket in the environment.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Mapping

log = logging.getLogger(__name__)

READY, STOPPING, ALIVE = "READY=1", "STOPPING=1", "WATCHDOG=1"


class Manager:
    """Whoever started this process and wants to hear of it."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._socket = environment.get("NOTIFY_SOCKET", "")
        self._patience = _patience(environment)

    def tell(self, word: str) -> None:
        """Say one of the words above. A manager that does not listen stops nobody."""
        if not self._socket:
            return
        # A name that begins with @ is no file: the kernel writes a zero in its place.
        address = "\0" + self._socket[1:] if self._socket.startswith("@") else self._socket
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking:
                speaking.sendto(word.encode(), address)
        except OSError as error:
            log.warning("the service manager at %s does not listen: %s", self._socket, error)

    async def beat(self) -> None:
        """Say again and again that the event loop goes round, twice in the manager's patience."""
        while self._patience:
            self.tell(ALIVE)
            await asyncio.sleep(self._patience / 2)


def _patience(environment: Mapping[str, str]) -> float:
    """Seconds of silence after which the manager starts this process anew; 0 if it does not."""
    meant = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
    given = environment.get("WATCHDOG_USEC", "")
    return int(given) / 1_000_000 if meant and given.isdecimal() else 0.0
