"""A throw-away PostgreSQL for tests, from the binaries that are installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60
"""Seconds that a start may take on a busy machine."""


class PostgresMissing(Exception):
    """There is no PostgreSQL on this machine."""


@contextmanager
def throw_away_postgres() -> Iterator[str]:
    """The URL of a new, empty cluster, which listens on a socket in a temporary directory.

    It is gone afterwards. If the tests are killed, the kernel ends it with them.
    """
    commands = binaries()
    folder = Path(tempfile.mkdtemp(prefix="overrun-pg-"))
    try:
        user = _user()
        shutil.chown(folder, user)
        data = folder / "data"
        as_user = _as(user)
        make = [*as_user, commands / "initdb", "--pgdata", data, "--username", "overrun"]
        make += ["--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        subprocess.run(make, check=True, cwd=folder, stdout=subprocess.DEVNULL)
        # What the database must survive is a killed server of ours, not a failing machine.
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder),
            "fsync": "off",
            "full_page_writes": "off",
            "max_connections": "100",
        }
        server = subprocess.Popen(
            [*as_user, commands / "postgres", "-D", data]
            + [f"--{name}={value}" for name, value in settings.items()],
            cwd=folder,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            _await_start(server)
            yield f"postgresql://overrun@/postgres?host={folder}"
        finally:
            server.send_signal(signal.SIGQUIT)  # an immediate shutdown; nothing is kept anyway
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def binaries() -> Path:
    """The directory of PostgreSQL's commands."""
    # Debian keeps the server's binaries out of the PATH, by version.
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        key=lambda path: int(path.parts[-3]) if path.parts[-3].isdigit() else 0,
    )
    found = installed[-1] if installed else shutil.which("initdb")
    if found is None:
        raise PostgresMissing("PostgreSQL is not installed (Debian: apt install postgresql)")
    return Path(found).parent


def _user() -> str:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid()).pw_name
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as(user: str) -> list[str]:
    """The prefix that runs a command as this user, and ends it when our process dies."""
    if shutil.which("setpriv") is None:
        if os.geteuid() == 0:
            raise PostgresMissing("PostgreSQL does not run as root, and setpriv is missing")
        return []
    prefix = ["setpriv", "--pdeathsig", "QUIT"]
    if os.geteuid() == 0:
        entry = pwd.getpwnam(user)
        prefix += ["--reuid", str(entry.pw_uid), "--regid", str(entry.pw_gid), "--clear-groups"]
    return prefix


def _await_start(server: subprocess.Popen[str]) -> None:
    ready = threading.Event()
    last: deque[str] = deque(maxlen=20)

    def listen() -> None:
        assert server.stderr is not None
        for line in server.stderr:  # to the end, or a full pipe would stop the server
            last.append(line)
            if "ready to accept connections" in line:
                ready.set()
        ready.set()

    threading.Thread(target=listen, daemon=True).start()
    if not ready.wait(PATIENCE) or server.poll() is not None:
        raise RuntimeError("PostgreSQL did not start:\n" + "".join(last))
