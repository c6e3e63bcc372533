"""What commands that play many games have in common: how far they are, and what failed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Annotated, Self

import typer
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from overrun.cli.common import err, number_option
from overrun.core.errors import BadSetting
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

OnCluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="auto|ADDRESS",
        help="Share the work on a Ray cluster: that of this machine, or the one at an address.",
        show_default=False,
    ),
]
Keep = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER",
        help="Keep what is played there, and go on from it.",
        file_okay=False,
        show_default=False,
    ),
]

_REFRESH_SECONDS = 0.1  # drawing the bar costs as much time as a few decisions


def check_keeping(keep: Path | None, seed: str | None) -> None:
    """What is kept must be found again: a seed that is drawn finds nothing."""
    if keep is not None and seed is None:
        raise BadSetting("--keep needs a --seed, with which a run can be gone on with")


class _Shown:
    """Bars for whoever looks at the terminal, as long as the ``with`` lasts."""

    def __init__(self, column: str, *, as_json: bool, transient: bool = False) -> None:
        self._bar = Progress(
            TextColumn(column),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=err(),
            auto_refresh=False,  # no thread: processes are forked while it is shown
            transient=transient,
            disable=not sys.stderr.isatty() or (as_json and not sys.stdout.isatty()),
        )

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()


class Bar(_Shown):
    """So many of so many games.

    >>> with Bar("lanterns", 3, as_json=True) as bar:
    ...     bar.add(2)
    >>> bar.done
    2
    """

    def __init__(self, game: str, total: int, *, as_json: bool) -> None:
        super().__init__(game, as_json=as_json, transient=True)
        self.done = 0
        self._total = total
        self._last = 0.0
        self._work = self._bar.add_task("games", total=total)

    def add(self, games: int) -> None:
        """So many more are played."""
        self.done += games
        now = time.monotonic()
        if self.done == self._total or now - self._last > _REFRESH_SECONDS:
            self._last = now
            self._bar.update(self._work, completed=self.done, refresh=True)


class Steps(_Shown):
    """One piece of work after another, a bar for each.

    >>> with Steps(as_json=True) as steps:
    ...     steps.told("lanterns", 1, 3)
    """

    def __init__(self, named: Callable[[str], str] = str, *, as_json: bool = False) -> None:
        super().__init__("{task.description}", as_json=as_json)
        self._named = named
        self._work: tuple[str, int] = "", 0
        self._task: TaskID | None = None

    def told(self, what: str, done: int, of: int) -> None:
        """So much of so much is done of this; less than before is another piece of work."""
        if self._task is None or what != self._work[0] or done < self._work[1]:
            self._task = self._bar.add_task(escape(self._named(what)), total=of)
        self._work = what, done
        self._bar.update(self._task, completed=done, refresh=True)


def tell_fault(fault: Fault | FuzzFault) -> None:
    """What failed, and the command that plays exactly that game again."""
    console = err()
    if fault.trace:
        console.print(escape(fault.trace.rstrip()), style="dim", soft_wrap=True)
    console.print(f"[bold red]overrun:[/] {escape(str(fault))}", soft_wrap=True)
    console.print(Text("en")("cli-play-again"), soft_wrap=True)
    console.print(f"  {escape(fault.command)}", soft_wrap=True)
