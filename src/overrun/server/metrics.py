"""Figures about a house, as Prometheus reads them.

Nothing in them says who plays what: tables are counted, never named, and no label holds more than a
kind. Each process tells of itself; only ``overrun_stored_tables`` is the same at all processes of
a database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.requests import Request

from overrun import __version__
from overrun.server.store import StoreError

if TYPE_CHECKING:
    from overrun.server.house import House

disable_created_metrics()  # type: ignore[no-untyped-call] # when a figure was first counted is of no use here

LOCAL, OPEN, OFF = "local", "open", "off"
"""Whom the figures are shown to: programs on this machine, everyone, or nobody. A network, as
10.0.0.0/24, stands for programs on this machine and there."""

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
"""What a proxy adds: a request that has any of them only seems to come from this machine."""

COUNT_EVERY = 30.0
"""Seconds for which the count of the stored tables is good."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


def may_see(request: Request, who: str) -> bool:
    """Whether the figures are shown to whoever sends this."""
    if who in (OPEN, OFF):
        return who == OPEN
    if any(name in request.headers for name in PASSED_ON):
        return False
    try:
        sender = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return sender.is_loopback or (who != LOCAL and sender in ip_network(who))


class Metrics:
    """The figures of one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.registry = CollectorRegistry(auto_describe=False)
        self.answers = Histogram(
            "overrun_answer_seconds",
            "From the arrival of an answer until everyone was sent its update",
            buckets=QUICK,
            registry=self.registry,
        )
        self.commits = Histogram(
            "overrun_commit_seconds",
            "From the wish of a room to write until it was written",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "overrun_bot_seconds",
            "For how long a bot thought, waiting for its turn included",
            buckets=QUICK,
            registry=self.registry,
        )
        self.refused = Counter(
            "overrun_refused_frames",
            "Frames that were refused, by kind",
            ["kind"],
            registry=self.registry,
        )
        self.stored: dict[str, int] = {}
        self._counted = -COUNT_EVERY
        self.registry.register(_Counts(house, self))
        ProcessCollector(registry=self.registry)

    async def page(self) -> bytes:
        """All figures as text."""
        if monotonic() - self._counted >= COUNT_EVERY:
            self._counted = monotonic()
            try:
                self.stored = await asyncio.to_thread(self.house.store.count_tables)
            except StoreError:
                self.stored = {}  # a gap says that nobody knows
        return generate_latest(self.registry)


class _Counts(Collector):
    """What is counted at the moment in which somebody asks."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house = house
        self.metrics = metrics

    def collect(self) -> Iterator[Metric]:
        house = self.house
        rooms = list(house.rooms.values())
        ended = sum(room.play.table.ended for room in rooms)
        yield InfoMetricFamily("overrun", "The version", {"version": __version__})
        yield _by("overrun_rooms", "Tables in the memory of this process", "state", {
            "running": len(rooms) - ended, "ended": ended,
        })  # fmt: skip
        yield _by("overrun_stored_tables", "Tables in the database", "state", self.metrics.stored)
        kinds = {"person": 0, "bot": 0, "open": 0}
        for room in rooms:
            for row in room.play.seating.rows:
                kinds[room.play.seating.kind(row.seat)] += 1
        yield _by("overrun_seats", "Seats at the tables of this process", "kind", kinds)
        viewers = [each.viewer for room in rooms for each in room.audience.connections]
        watching = viewers.count(None)
        yield _by("overrun_connections", "Open websockets of viewers", "kind", {
            "seat": len(viewers) - watching, "spectator": watching,
        })  # fmt: skip
        waiting = [room.waiting for room in rooms]
        yield _gauge("overrun_room_queue", "Jobs that wait in all rooms", sum(waiting))
        yield _gauge("overrun_room_queue_longest", "Jobs that wait in the room with most of them",
                     max(waiting, default=0))  # fmt: skip
        yield _gauge("overrun_commit_queue", "Commits that wait for the next batch",
                     house.writer.waiting)  # fmt: skip
        yield _gauge("overrun_broken_tables", "Tables that cannot be opened", len(house.faults))
        faults = "Failures that stayed in one table"
        yield CounterMetricFamily("overrun_table_faults", faults, house.faults.total)
        ages = {chore.name: chore.age for chore in house.chores}
        yield _by("overrun_chore_age_seconds", "Since the last good round", "chore", ages)
        failures = CounterMetricFamily("overrun_chore_failures", "Bad rounds", labels=["chore"])
        for chore in house.chores:
            failures.add_metric([chore.name], chore.failures)
        yield failures


def _gauge(name: str, text: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, text, value)


def _by(name: str, text: str, label: str, values: dict[str, int] | dict[str, float]) -> Metric:
    family = GaugeMetricFamily(name, text, labels=[label])
    pairs: Iterable[tuple[str, float]] = values.items()
    for kind, value in pairs:
        family.add_metric([kind], value)
    return family
