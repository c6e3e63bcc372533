"""Tables under load: callers that play, and how long each answer takes to reach everyone."""

from __future__ import annotations

import asyncio
import math
import resource
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from time import perf_counter
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from overrun.lab.load.callers import Asked, Told, answer, call, decode, frame
from overrun.lab.load.plan import Latency, Plan, Play, Progress, new_table, rounded
from overrun.lab.load.serving import Served
from overrun.server.rest import Joined

T = TypeVar("T")

GRACE = 15.0
"""Seconds that the last answers may take to arrive when the time is over."""


class Ledger:
    """What the callers of all tables note, while the clock runs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.running = False
        self.over = False
        self.open = 0
        """Answers that were sent while the clock ran, and not heard of by everyone yet."""
        self.latencies: list[float] = []
        self.told = self.finished = self.refused = self.lost = 0


class Sent(msgspec.Struct):
    """An answer on its way."""

    ask: int
    at: float
    counts: bool
    contained: int = 0
    """The number of answers at which the sender heard of it."""


class Party:
    """A table with its callers: each hears, those with a seat also answer."""

    def __init__(
        self,
        ledger: Ledger,
        joined: Joined,
        tokens: Sequence[str],
        draw: Random,
        opening: int = 0,
    ) -> None:
        self.ledger = ledger
        self.opening = opening
        self.joined = joined
        self.tokens = tokens
        self.draw = draw
        self.heard = [0] * len(tokens)
        """The number of answers that each caller has last heard of."""
        self.sent: dict[int, Sent] = {}
        """The answer of each caller that it has not heard of yet."""
        self.confirmed: list[Sent] = []
        """Answers of which their callers have heard, but not everyone."""
        self.sockets: list[ClientConnection] = []
        self._thinking: set[asyncio.Task[None]] = set()

    async def play(self, server: Served) -> None:
        """Until the game ends or the sockets are closed."""
        try:
            for token in self.tokens:
                self.sockets.append(await call(server.host, server.port, self.joined.table, token))
            await asyncio.gather(*(self._attend(caller) for caller in range(len(self.tokens))))
        finally:
            for task in self._thinking:
                task.cancel()
            await self.leave()

    @property
    def opened(self) -> bool:
        """Whether everyone sits at the table and its opening is played."""
        return len(self.sockets) == len(self.tokens) and self.heard[0] >= self.opening

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))

    async def _attend(self, caller: int) -> None:
        try:
            async for raw in self.sockets[caller]:
                now = perf_counter()
                told = decode(raw)
                if told.type == "error":
                    self._refused(caller)
                elif told.type == "update":
                    self._hear(caller, told, now)
                    if told.ended:
                        return
        except ConnectionClosed:
            pass
        if not self.ledger.over:
            self.ledger.lost += 1

    def _refused(self, caller: int) -> None:
        self.ledger.refused += 1
        sent = self.sent.pop(caller, None)
        self.ledger.open -= sent is not None and sent.counts

    def _hear(self, caller: int, told: Told, now: float) -> None:
        ledger = self.ledger
        before, self.heard[caller] = self.heard[caller], told.answers
        if caller == 0:
            ledger.told += (told.answers - before) * ledger.running
            if before < self.opening <= told.answers:
                paced = frame(type="pace", pace=ledger.plan.pace)
                self._soon(self.sockets[0].send(paced, text=True))
        mine = self.sent.get(caller)
        if mine is not None and all(ask.number != mine.ask for ask in told.asks):
            mine.contained = told.answers
            self.confirmed.append(self.sent.pop(caller))
        self._note(now)
        if told.asks and caller not in self.sent and not ledger.over:
            self._soon(self._answer(caller, told.asks[0]))

    def _note(self, now: float) -> None:
        """Take the time of the answers that everyone has heard of now."""
        everyone = min(self.heard)
        for sent in [each for each in self.confirmed if each.contained <= everyone]:
            self.confirmed.remove(sent)
            if sent.counts:
                self.ledger.latencies.append(now - sent.at)
                self.ledger.open -= 1

    def _soon(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _answer(self, caller: int, ask: Asked) -> None:
        sent = self.sent[caller] = Sent(ask.number, math.inf, False)
        if self.heard[caller] >= self.opening:
            await asyncio.sleep(self.ledger.plan.think * (0.5 + self.draw.random()))
        if self.ledger.over:
            return
        chosen = answer(ask, self.draw)
        sent.at, sent.counts = perf_counter(), self.ledger.running
        self.ledger.open += sent.counts
        await self.sockets[caller].send(chosen, text=True)


class Hall:
    """All tables in play."""

    def __init__(self, server: Served, plan: Plan, progress: Progress) -> None:
        self.server = server
        self.plan = plan
        self.progress = progress
        self.ledger = Ledger(plan)
        self.draw = Random(plan.seed)
        self.parties: dict[int, Party] = {}
        self._games: list[asyncio.Task[None]] = []

    async def measure(self) -> Play:
        speed = await self._open()
        await asyncio.sleep(1.5 * self.plan.think)  # until those who opened last think, too
        return await self._measure(speed)

    async def measure_beside(
        self, begin: Callable[[], asyncio.Future[T]], after: float
    ) -> tuple[Play, T]:
        """Measure while something else goes on, from so many seconds after its beginning; what
        came of it."""
        speed = await self._open()
        going_on = begin()
        await self._wait(after)
        play = await self._measure(speed)
        return play, await going_on

    async def _measure(self, speed: float) -> Play:
        """Take the time of all answers, for as long as is planned."""
        server, ledger = self.server, self.ledger
        ledger.running = True
        began, cpu, own = perf_counter(), server.cpu_seconds, _own_cpu()
        while (taken := perf_counter() - began) < self.plan.seconds:
            self.progress("play", taken / self.plan.seconds)
            await self._wait(min(0.2, self.plan.seconds - taken))
        ledger.running = False
        used, own = server.cpu_seconds, _own_cpu() - own
        memory = server.memory_mb
        await self._close()
        return Play(
            opening_per_second=rounded(speed, 1),
            answers=len(ledger.latencies),
            answers_per_second=rounded(ledger.told / taken, 1),
            latency_ms=latency(ledger.latencies),
            finished=ledger.finished,
            refused=ledger.refused,
            lost=ledger.lost,
            server_cpu=None if used is None or cpu is None else rounded((used - cpu) / taken),
            callers_cpu=rounded(own / taken),
            memory_mb=memory,
        )

    async def _open(self) -> float:
        """Play the openings; returns how many answers a second that were."""
        plan = self.plan
        wanted = new_table(plan, plan.people, "at-once")
        made = await asyncio.to_thread(self.server.make_tables, [wanted] * plan.tables)
        openings = [1 + number * plan.opening // plan.tables for number in range(plan.tables)]
        self.draw.shuffle(openings)
        began = perf_counter()
        self._games = [
            asyncio.create_task(self._play(number, joined, opening))
            for number, (joined, opening) in enumerate(zip(made, openings, strict=True))
        ]
        opened = 0
        while opened < plan.tables:
            self.progress("open", opened / plan.tables)
            await self._wait(0.05)
            opened = sum(party.opened for party in self.parties.values())
        return sum(openings) / (perf_counter() - began)

    async def _play(self, number: int, joined: Joined, opening: int) -> None:
        """One game after the other at one table."""
        while not self.ledger.over:
            tokens = [link.token for link in joined.links.seats]
            if number < self.plan.watchers:
                tokens.append(joined.links.watch)
            draw = Random(self.draw.random())
            party = self.parties[number] = Party(self.ledger, joined, tokens, draw, opening)
            await party.play(self.server)
            if not self.ledger.over:
                self.ledger.finished += 1
                wanted = new_table(self.plan, self.plan.people, self.plan.pace)
                joined, opening = await asyncio.to_thread(self.server.make_table, wanted), 0

    async def _wait(self, seconds: float) -> None:
        """A game that failed must not fail silently."""
        await asyncio.sleep(seconds)
        for game in self._games:
            if game.done():
                game.result()

    async def _close(self) -> None:
        """Wait for what is on its way, then send everyone home."""
        ledger, began = self.ledger, perf_counter()
        while ledger.open and perf_counter() - began < GRACE:
            await self._wait(0.02)
        ledger.over = True
        ledger.lost += ledger.open
        await asyncio.gather(*(party.leave() for party in self.parties.values()))
        await asyncio.gather(*self._games)


def latency(seconds: Sequence[float]) -> Latency:
    """The usual figures of many latencies.

    >>> latency([number / 1000 for number in range(1, 101)])
    Latency(p50=50.0, p95=95.0, p99=99.0, max=100.0)
    """
    ordered = sorted(seconds) or [math.nan]

    def below(share: float) -> float:
        return rounded(ordered[max(0, math.ceil(share * len(ordered)) - 1)] * 1000, 1)

    return Latency(p50=below(0.5), p95=below(0.95), p99=below(0.99), max=below(1))


# -- at rest -------------------------------------------------------------------------------------


def _own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
