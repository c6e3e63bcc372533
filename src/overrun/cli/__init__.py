"""The command line: ``overrun``."""

from __future__ import annotations

import sys

from rich.markup import escape

from overrun.cli import (
    analyse,
    arena,
    backup,
    balance,
    bench,
    check,
    doctor,
    fidelity,
    fuzz,
    games,
    ladder,
    learn,
    loadtest,
    mcp,
    new_game,
    play,
    puzzles,
    replay,
    results,
    rules,
    serve,
    simulate,
    start,
    study,
    train,
    tune,
)
from overrun.cli.app import app
from overrun.cli.common import err
from overrun.core.errors import OverrunError

__all__ = [
    "analyse",
    "app",
    "arena",
    "backup",
    "balance",
    "bench",
    "check",
    "doctor",
    "fidelity",
    "fuzz",
    "games",
    "ladder",
    "learn",
    "loadtest",
    "main",
    "mcp",
    "new_game",
    "play",
    "puzzles",
    "replay",
    "results",
    "rules",
    "serve",
    "simulate",
    "start",
    "study",
    "train",
    "tune",
]


def main() -> None:
    """Run the command line; what is wrong with the input is said in one line, exit code 2."""
    try:
        app()
    except OverrunError as error:
        err().print(f"[bold red]overrun:[/] {escape(str(error))}", soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
