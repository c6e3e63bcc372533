"""Analyses of finished games: made in a process beside the bots', kept with the table.

One is made at a time, part by part, so that it can be told how far it is; who asks meanwhile is
told that. What is finished is kept where the recording of the game is, and costs nothing any more.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from overrun.analysis import Analysis, Step, steps_of, sum_up
from overrun.analysis.telling import regret
from overrun.bots.mind import knows
from overrun.core.table import Table
from overrun.games import find
from overrun.server import framing, rest
from overrun.server.errors import NotAllowed, TooFast
from overrun.server.limits import Buckets, Limits
from overrun.server.lobby import Lobby
from overrun.server.recording import pack, unpack
from overrun.server.store import Store, TableRow
from overrun.server.stored import Kept, by_present_rules
from overrun.server.workers import end_with_parent
from overrun.text.say import Speaker

log = logging.getLogger(__name__)

KEPT_AS = "analysis"
"""Its name among the parts of a recording; its first step is the last of the game, so that taking
something back takes it away as well."""
PLAYOUTS = 32
"""Those that a decision gets which is looked into: fewer than at the command line."""
SHARE = 4
"""The answers that are looked at in one go."""
WAIT_SECONDS = 10
"""How long somebody is kept waiting for news."""
NOTHING, WORKING, DONE, FAILED = "nothing", "working", "done", "failed"


class Study(msgspec.Struct, eq=False):
    """An analysis that is being made, or could not be."""

    of: int
    done: int = 0
    failed: bool = False
    task: asyncio.Task[None] | None = None
    moved: asyncio.Event = msgspec.field(default_factory=asyncio.Event)
    """Set when it has gone on; then there is another."""

    def move(self, done: int) -> None:
        self.done = done
        self.moved.set()
        self.moved = asyncio.Event()


class Analyst:
    """Makes the analyses of one server process, one after the other."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        self.lobby = Lobby(store)
        self.most_waiting = limits.analyses_waiting
        self._rate = Buckets(limits.analyses)
        self._studies: dict[str, Study] = {}
        self._turn = asyncio.Lock()
        self._executor: Executor | None = None

    def close(self) -> None:
        for study in self._studies.values():
            if study.task is not None:
                study.task.cancel()
        self._rest()

    # -- asking ------------------------------------------------------------------------------------

    def told(self, person: str, table_id: str, locale: str) -> rest.Analysis:
        """What there is of a game's analysis. Blocks."""
        row = self._finished(person, table_id)
        body = self.store.part(row.id, row.answers, KEPT_AS)
        if body is not None:
            return in_words(self.lobby, row, unpack(body, Analysis), locale)
        study = self._studies.get(table_id)
        if study is None:
            return rest.Analysis(state=NOTHING)
        state = FAILED if study.failed else WORKING
        return rest.Analysis(state=state, done=study.done, of=study.of)

    def check(self, person: str, table_id: str) -> TableRow:
        """The row of a game that can be analysed; others are refused. Blocks."""
        row = self._finished(person, table_id)
        if not knows(row.header.game):
            raise NotAllowed("server-analysis-unlearned")
        if not by_present_rules(row):
            raise NotAllowed("server-analysis-other-rules")
        return row

    def _finished(self, person: str, table_id: str) -> TableRow:
        row = self.lobby.watchable(person, table_id)
        if not row.ended:
            raise NotAllowed("server-still-running")
        return row

    def begin(self, row: TableRow, address: str) -> None:
        """Begin an analysis, unless it is under way."""
        study = self._studies.get(row.id)
        if study is not None and not study.failed:
            return
        waiting = sum(not each.failed for each in self._studies.values())
        if waiting >= self.most_waiting or not self._rate.take(address):
            raise TooFast("server-too-many-analyses")
        study = self._studies[row.id] = Study(row.answers)
        study.task = asyncio.create_task(self._make(row, study))

    async def goes_on(self, table_id: str) -> None:
        """Wait until an analysis has gone on, or for a while."""
        study = self._studies.get(table_id)
        if study is not None and not study.failed:
            with suppress(TimeoutError):
                async with asyncio.timeout(WAIT_SECONDS):
                    await study.moved.wait()

    # -- making ------------------------------------------------------------------------------------

    async def _make(self, row: TableRow, study: Study) -> None:
        try:
            async with self._turn:
                await self._study(row, study)
            del self._studies[row.id]
        except Exception:
            log.exception("table %s: its analysis failed", row.id)
            study.failed = True
        study.move(study.done)
        if all(each.failed for each in self._studies.values()):
            self._rest()

    async def _study(self, row: TableRow, study: Study) -> None:
        loop = asyncio.get_running_loop()
        table = await asyncio.to_thread(self._table, row)
        dumped = await asyncio.to_thread(table.dump)
        seats = [*range(row.header.seats)]
        found: list[Step] = []
        for first in range(1, study.of + 1, SHARE):
            wanted = range(first, min(first + SHARE, study.of + 1))
            found += await loop.run_in_executor(
                self._process(), _look_at, row.header.game, dumped, wanted, seats
            )
            study.move(wanted[-1])
        body = pack(sum_up(table, found, seats, PLAYOUTS))
        await asyncio.to_thread(self.store.keep_part, row.id, row.answers, KEPT_AS, body)

    def _table(self, row: TableRow) -> Table[Any]:
        return Kept.read(self.store, row).opened().table

    def _process(self) -> Executor:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, spawn, initializer=_stand_back)
        return self._executor

    def _rest(self) -> None:
        """Let the process go: nobody knows when it is needed again."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _stand_back() -> None:
    """Runs in the process: whoever plays goes first."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def _look_at(game: str, dumped: bytes, wanted: range, seats: Sequence[int]) -> list[Step]:
    """Runs in the process: some answers of a game."""
    return [*steps_of(Table.load(find(game), dumped), wanted, [*seats], PLAYOUTS)]


# -- telling ---------------------------------------------------------------------------------------


def in_words(lobby: Lobby, row: TableRow, found: Analysis, locale: str) -> rest.Analysis:
    """A finished analysis as a client gets it."""
    speaker: Speaker = framing.speaker_at(
        framing.speaker_for(row.header.game, locale), lobby.seating(row.id), row.header.settings
    )
    return rest.Analysis(
        state=DONE,
        done=found.answers,
        of=found.answers,
        playouts=found.playouts,
        lines=[
            rest.ChanceLine(
                seat=line.seat,
                steps=[step for step, _ in line.points],
                chances=[chance for _, chance in line.points],
            )
            for line in found.lines
        ],
        turns=[rest.TurningPoint(**msgspec.structs.asdict(turn)) for turn in found.turns],
        mistakes=[
            rest.CostlyDecision(**msgspec.structs.asdict(regret(speaker, each)))
            for each in found.mistakes
        ],
        shares=[rest.SeatShare(**msgspec.structs.asdict(share)) for share in found.shares],
        suspicion=[
            rest.SuspicionInfo(
                step=each.step,
                by=each.by,
                against=[rest.Doubt(seat=seat, doubt=much) for seat, much in each.against.items()],
            )
            for each in found.suspicion
        ],
    )
