"""What `make package` builds, and an empty environment with it, far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")


class Parcel(NamedTuple):
    wheel: Path
    sdist: Path


class Installed(NamedTuple):
    """The wheel in an environment of its own, and a directory from which to use it."""

    bin: Path
    here: Path

    @property
    def environment(self) -> dict[str, str]:
        """As little as a person has who has just logged in."""
        path = f"{self.bin}{os.pathsep}{os.defpath}"
        return {"PATH": path, "HOME": str(self.here), "COLUMNS": "200"}

    def run(self, *words: str) -> str:
        """What ``overrun`` says to these words."""
        done = subprocess.run(
            [self.bin / "overrun", *words],
            cwd=self.here,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def parcel(tmp_path_factory: pytest.TempPathFactory) -> Parcel:
    """Both packages, built by the Makefile; the wheel is made of the other."""
    folder = tmp_path_factory.mktemp("dist")
    words = ["make", "--no-print-directory", "package", f"DIST={folder}"]
    done = subprocess.run(words, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return Parcel(wheel, sdist)


@pytest.fixture(scope="session")
def installed(parcel: Parcel, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, and what it needs in the versions and with the hashes of the lock."""
    folder = tmp_path_factory.mktemp("elsewhere")
    python = folder / "venv" / "bin" / "python"
    lock = CHECKOUT / "requirements.lock"
    for words in (
        ["venv", "--python", sys.executable, folder / "venv"],
        ["pip", "install", "--python", python, "--constraint", lock, parcel.wheel],
    ):
        subprocess.run([UV, "--quiet", *words], cwd=folder, check=True)
    return Installed(python.parent, folder)
