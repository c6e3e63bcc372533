"""The example of training in docs/examples does learn: ``ppo_cases.py``, in a process of its own.

JAX starts threads, and a process with threads must not be forked, as other tests do.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CASES = Path(__file__).with_name("ppo_cases.py")


def test_the_example_of_training_learns() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-o", "addopts=", str(CASES)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "passed" in said.stdout
