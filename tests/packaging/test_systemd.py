"""The unit of systemd: every word is known, and it may do little."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.conftest import CHECKOUT, Installed

FILE = CHECKOUT / "deploy" / "overrun.service"
EXPOSED = 15
"""Tenths of systemd's own measure: ten is an open door, up to two is what it calls OK."""


@pytest.fixture
def unit(installed: Installed, tmp_path: Path) -> Path:
    """The unit, for the program where it lies here."""
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd-analyze is not installed")
    place = tmp_path / FILE.name
    text = FILE.read_text()
    assert "ExecStart=/opt/overrun/bin/overrun " in text
    place.write_text(text.replace("=/opt/overrun/bin", f"={installed.bin}"))
    return place


def test_systemd_understands_it(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False
    )
    mine = [line for line in done.stderr.splitlines() if unit.name in line]
    assert (done.returncode, mine) == (0, [])


def test_it_may_do_little(unit: Path) -> None:
    words = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}", unit]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_its_command_is_one_that_the_program_knows(installed: Installed) -> None:
    (line,) = [line for line in FILE.read_text().splitlines() if line.startswith("ExecStart=")]
    _, command, *options = line.split()
    known = installed.run(command, "--help")
    for option in options[::2]:
        assert option in known
