"""What commands that play many games have in common: how far they are, and what failed."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from overrun.cli.common import err, number_option
from overrun.lab.fuzz import FuzzFault
from overrun.lab.simulate import Fault
from overrun.text import Text

Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="Fixes what happens; drawn if not given.")
]
Jobs = Annotated[
    int,
    number_option("--jobs", "Processes that share the work; what is played does not depend on it."),
]

_REFRESH_SECONDS = 0.1  # drawing the bar costs as much time as a few decisions


class Bar:
    """So many of so many games, for whoever looks at the terminal.

    >>> with Bar("lanterns", 3, as_json=True) as bar:
    ...     bar.add(2)
    >>> bar.done
    2
    """

    def __init__(self, game: str, total: int, *, as_json: bool) -> None:
        self.done = 0
        self._total = total
        self._shown = 0.0
        self._bar = Progress(
            TextColumn(game),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=err(),
            auto_refresh=False,  # no thread: processes are forked while it is shown
            transient=True,
            disable=not sys.stderr.isatty() or (as_json and not sys.stdout.isatty()),
        )
        self._work = self._bar.add_task("games", total=total)

    def __enter__(self) -> Bar:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def add(self, games: int) -> None:
        """So many more are played."""
        self.done += games
        now = time.monotonic()
        if self.done == self._total or now - self._shown > _REFRESH_SECONDS:
            self._shown = now
            self._bar.update(self._work, completed=self.done, refresh=True)


def tell_fault(fault: Fault | FuzzFault) -> None:
    """What failed, and the command that plays exactly that game again."""
    console = err()
    if fault.trace:
        console.print(escape(fault.trace.rstrip()), style="dim", soft_wrap=True)
    console.print(f"[bold red]overrun:[/] {escape(str(fault))}", soft_wrap=True)
    console.print(Text("en")("cli-play-again"), soft_wrap=True)
    console.print(f"  {escape(fault.command)}", soft_wrap=True)
