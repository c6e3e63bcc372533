"""A terminal for each test."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.terminal.sitting import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(sys, "argv", ["overrun"])
    return Terminal(tmp_path / "saves")
