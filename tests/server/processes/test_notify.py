"""A service manager is told when the server is ready, that it lives, and that it stops."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from overrun.lab.load.serving import PATIENCE
from overrun.server.notify import ALIVE, READY, STOPPING, Manager
from tests.server.processes.conftest import Serve


class Listener:
    """The manager's end of the socket."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.settimeout(PATIENCE)
        self._socket.bind("\0" + name[1:] if name.startswith("@") else name)

    def hear(self) -> str:
        return self._socket.recv(100).decode()

    def hear_until(self, word: str) -> set[str]:
        """All that is said before this word."""
        before = set()
        while (said := self.hear()) != word:
            before.add(said)
        return before

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Listener]:
    listener = Listener(str(tmp_path / "notify"))
    yield listener
    listener.close()


def test_the_manager_hears_of_everything(
    serve: Serve, sqlite_url: str, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", listener.name)
    monkeypatch.setenv("WATCHDOG_USEC", "200000")
    server = serve(sqlite_url)
    assert listener.hear_until(READY) <= {ALIVE}
    assert [listener.hear(), listener.hear()] == [ALIVE, ALIVE]
    assert server.stop() == 0
    assert listener.hear_until(STOPPING) <= {ALIVE}


def test_names_that_are_no_files() -> None:
    listener = Listener(f"@overrun-{os.getpid()}")
    Manager({"NOTIFY_SOCKET": listener.name}).tell(READY)
    assert listener.hear() == READY
    listener.close()


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"WATCHDOG_USEC": "none"},
        {"WATCHDOG_USEC": "200000", "WATCHDOG_PID": "1"},
    ],
    ids=["not asked", "nonsense", "another process is meant"],
)
def test_who_was_not_asked_does_not_beat(environment: dict[str, str]) -> None:
    asyncio.run(asyncio.wait_for(Manager(environment).beat(), PATIENCE))


def test_a_manager_that_is_gone_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Manager({"NOTIFY_SOCKET": str(tmp_path / "gone")}).tell(READY)
    assert "does not listen" in caplog.text
