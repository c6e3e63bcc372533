"""What some tests need beside this Python: a browser, a PostgreSQL server, systemd's tools, and
another Python.

``python -m tests.needs`` installs what is missing where it may (Debian, as root). Elsewhere the
tests that need it are skipped, with a reason; under ``CI`` that is a failure. Another Python is
fetched by uv where it may be; without one, what bots play is compared with Pyodide alone.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from tests.interpreters import fetch_other, find_other
from tests.postgres import PostgresMissing, binaries

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The browser that the tests drive; ``OVERRUN_CHROMIUM`` names another."""
    named = os.environ.get("OVERRUN_CHROMIUM")
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def has_postgres() -> bool:
    try:
        binaries()
    except PostgresMissing:
        return "OVERRUN_TEST_POSTGRES" in os.environ
    return True


def missing() -> list[str]:
    """The Debian packages of what is not there."""
    found = {
        "chromium": chromium() is not None,
        "postgresql": has_postgres(),
        "systemd": shutil.which("systemd-analyze") is not None,
    }
    return [package for package, there in found.items() if not there]


def install(packages: list[str]) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    fetch = ["apt-get", "-qq", "-o", "Acquire::Retries=3"]
    for command in (
        [*fetch, "update"],
        [*fetch, "install", "--yes", "--no-install-recommends", *packages],
    ):
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def look_for_python() -> None:
    """Another Python, or a note that there is none."""
    if find_other() is None:
        fetch_other()
    if find_other() is None:
        print("No other Python from 3.11 on: that bots play the same there is not tested.")


def main() -> int:
    look_for_python()
    packages = missing()
    if packages and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {' and '.join(packages)}", flush=True)
        install(packages)
        packages = missing()
    if not packages:
        return 0
    print(f"Not installed: {', '.join(packages)}.", file=sys.stderr)
    if os.environ.get("CI"):
        return 1
    print("The tests that need them are skipped.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
