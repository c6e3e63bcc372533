"""What a load test plays, and what it measures."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from overrun.games import GAMES, find
from overrun.server.protocol import TableOptions
from overrun.server.rest import NewTable, SeatWish

ALL_ATTACKS = ("sync", "replay", "chat", "sockets", "bots")

Progress = Callable[[str, float], None]
"""Told what is being done, and which part of it is done."""


class Plan(msgspec.Struct, kw_only=True, frozen=True):
    """What is to be played."""

    game: str = next(iter(GAMES))
    tables: int = 200
    people: int = 1
    """Seats of each table at which a caller plays; bots have the others."""
    watchers: int = 50
    """Tables with a spectator besides."""
    bot: str = "steady"
    pace: str = "brisk"
    think: float = 1.0
    """Seconds between being asked and answering: from half of it to one and a half."""
    seconds: float = 20.0
    opening: int = 60
    """Up to so many answers are given at full speed beforehand, so that the tables stand at
    different points of their games."""
    idle: int = 1000
    attacks: list[str] = []
    """Hostile clients, one kind after the other, while these tables play. See ``attacks.py``."""
    seed: str = "load"


class Latency(msgspec.Struct, kw_only=True):
    """Milliseconds from sending an answer until every caller at the table has heard of it."""

    p50: float
    p95: float
    p99: float
    max: float


class Start(msgspec.Struct, kw_only=True):
    ready_s: float
    page_s: float
    """From the start of the process until the first page was there."""


class Play(msgspec.Struct, kw_only=True):
    opening_per_second: float
    """Answers of callers and bots while the openings were played as fast as it goes."""
    answers: int
    """Answers of callers, of which the latency is taken."""
    answers_per_second: float
    """Answers of callers and bots together."""
    latency_ms: Latency
    finished: int
    """Games that were played to their end; another one was begun in their place."""
    refused: int
    lost: int
    """Answers of which not everyone heard in time, and connections that broke."""
    server_cpu: float | None
    """Cores that the server and its bots kept busy."""
    callers_cpu: float
    memory_mb: float | None


class Idle(msgspec.Struct, kw_only=True):
    tables: int
    memory_mb: float | None
    before_mb: float | None
    """What the server held before there was any table."""


class Restart(msgspec.Struct, kw_only=True):
    tables: int
    stop_s: float
    health_s: float
    playable_s: float
    """Until an answer at a stored table was confirmed."""
    all_back_s: float
    """Until every table had its caller back."""


class Struck(msgspec.Struct, kw_only=True):
    """What an attack did, how it was met, and what those who played noticed of it."""

    attack: str = ""
    sent: int = 0
    """Frames, requests, or connections that were opened."""
    refused: int = 0
    """What the server refused of them, with a word."""
    closed: int = 0
    """Connections that the server closed."""
    answers: int = 0
    """Answers of honest callers meanwhile, of which the latency is taken."""
    lost: int = 0
    latency_ms: Latency | None = None
    memory_mb: float | None = None
    """What the server held at the end."""


class Figures(msgspec.Struct, kw_only=True):
    """Everything that was measured."""

    cores: int
    python: str
    database: str
    plan: Plan
    start: Start
    play: Play
    idle: Idle | None = None
    restart: Restart | None = None
    attacks: list[Struck] = []

    @property
    def goals(self) -> list[Goal]:
        """What the server should reach, with what it did."""
        goals = [
            Goal("latency", self.play.latency_ms.p99, 100, "ms"),
            Goal("start", self.start.page_s, 3, "s"),
        ]
        if self.idle is not None:
            goals.append(Goal("idle", self.idle.memory_mb, 500, "MB"))
        if self.restart is not None:
            goals.append(Goal("restart", self.restart.playable_s, 5, "s"))
        for each in self.attacks:
            figure = each.latency_ms.p99 if each.latency_ms else None
            goals.append(Goal(f"attack-{each.attack}", figure, 100, "ms"))
        return goals


class Goal(msgspec.Struct, frozen=True):
    """A figure and the limit that it should stay under."""

    name: str
    figure: float | None
    limit: float
    unit: str

    @property
    def met(self) -> bool:
        return self.figure is not None and self.figure < self.limit


def new_table(plan: Plan, people: int, pace: str) -> NewTable:
    """The first seats are open to callers, the others have bots."""
    seats = find(plan.game).seats.start
    wishes = [
        SeatWish(kind="open") if seat < people else SeatWish(kind="bot", bot=plan.bot)
        for seat in range(seats)
    ]
    options = TableOptions(pace=pace, hints=False)
    return NewTable(game=plan.game, name="Load", seats=wishes, options=options)


def rounded(number: float, digits: int = 2) -> float:
    return round(number, digits)
