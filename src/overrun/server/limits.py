"""How much one client may ask for: buckets that fill with time, and the sizes of things."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

import msgspec


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What the server lets its clients do. The defaults leave ample room for people and bots."""

    frames: Rate = Rate(60, 20)
    """Messages of one connection."""
    requests: Rate = Rate(300, 60)
    """Requests and connections of one address."""
    new_tables: Rate = Rate(60, 1)
    """Tables that one address makes."""
    tables_per_person: int = 100
    """Tables of one person's making that run at the same time."""
    tables_per_address: int = 300
    """Tables that were made from one address within a day and still run."""
    reports: Rate = Rate(6, 1 / 300)
    """Problems that one address reports; each keeps a whole log."""
    reports_per_table: int = 20
    """Problems that are reported of one table in a day."""
    report_bytes: int = 256 * 1024
    """What is kept of one, compressed."""
    work: Rate = Rate(5, 0.2)
    """Seconds of the processor's time that all requests of one address take, and its coming in."""
    asking: Rate = Rate(0.6, 0.15)
    """The same of the frames of its connections, for which all tables wait; but for answers that
    are taken."""
    own_asking: Rate = Rate(0.3, 0.05)
    """The same of one connection."""
    heavy: int = 2
    """Requests that are dear, such as replays, which are done at once; one of each address."""
    analyses: Rate = Rate(10, 1 / 60)
    """Analyses of finished games that one address asks for; each is made once, and kept."""
    analyses_waiting: int = 20
    """Analyses that wait for their turn, of all together."""
    heavy_waiting: int = 8
    """Such requests of one address that may wait for their turn."""
    chat: Rate = Rate(8, 0.5)
    """Lines of chat that one person says at a table."""
    table_chat: Rate = Rate(30, 2)
    """Lines that all say at a table who play there, and all who watch."""
    watched_bots: float = 30
    """Answers in a second of bots at all tables where only bots play and somebody looks."""
    lonely_bots: float = 10
    """The same where nobody looks."""
    connections: int = 60
    """Websockets of one address."""
    sockets: int = 120
    """Connections of one address that are no websockets (yet)."""
    header_seconds: float = 10
    """How long a connection may take to send a request, or the next one."""
    request_seconds: float = 60
    """How long it may take from there until it has read the answer."""
    unheard: int = 10
    """Messages of one connection that wait to be dealt with; before that no more are read."""
    waiting_frames: int = 64
    """Frames that may wait for a slow connection before it is closed, to come back later."""
    waiting_bytes: int = 4 * 1024 * 1024
    """The size of those frames together."""
    refused_options: int = 600
    """How many refused options one answer to "why not" lists."""
    patience: int = 100
    """Refused messages after which a connection is closed."""

    def times(self, factor: float) -> Limits:
        """The same limits, so many times as wide: for tests that play fast."""

        def wider(rate: Rate) -> Rate:
            return Rate(rate.burst * factor, rate.per_second * factor)

        return msgspec.structs.replace(
            self,
            frames=wider(self.frames),
            requests=wider(self.requests),
            new_tables=wider(self.new_tables),
            tables_per_person=int(self.tables_per_person * factor),
            tables_per_address=int(self.tables_per_address * factor),
            reports=wider(self.reports),
            analyses=wider(self.analyses),
            reports_per_table=int(self.reports_per_table * factor),
            work=wider(self.work),
            asking=wider(self.asking),
            own_asking=wider(self.own_asking),
            chat=wider(self.chat),
            table_chat=wider(self.table_chat),
            watched_bots=self.watched_bots * factor,
            lonely_bots=self.lonely_bots * factor,
            connections=int(self.connections * factor),
            sockets=int(self.sockets * factor),
            unheard=int(self.unheard * factor),
        )


class Bucket:
    """Tokens that are taken one by one and come back with time.

    >>> bucket = Bucket(Rate(2, 0))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = monotonic()

    def take(self) -> bool:
        """Take one; ``False`` if there is none left at the moment."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Take what something has cost, even if there is not so much."""
        self._fill()
        self._left -= amount

    @property
    def in_debt(self) -> bool:
        """Whether more was charged than there was, and time has not paid for it yet."""
        self._fill()
        return self._left < 0

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)
        self._at = now


class Buckets:
    """A bucket for each address. The addresses seen longest ago are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def charge(self, address: str, amount: float) -> None:
        self._of(address).charge(amount)

    def in_debt(self, address: str) -> bool:
        return address in self._buckets and self._of(address).in_debt

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self.rate)
        self._buckets[address] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket
