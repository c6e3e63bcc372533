"""The gate before the door: how many may knock at once, and how long they may take to say a word.

A connection that sends no whole request, or reads no answer, is closed in time. An address has only
so many of them, and whoever is inside already keeps its place: those who wait go first, the one
that waits longest before all others.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from overrun.server.limits import Limits
from overrun.server.sessions import neighbourhood

log = logging.getLogger(__name__)

FEW_FILES = 1024
MOST_FILES = 65_536
SHARE = 0.75
"""The part of all files that connections may be; the others are the store's, and relays'."""


def files() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    try:
        import resource
    except ImportError:  # this system has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError) as error:
            log.warning("the limit of open files stays at %s: %s", soft, error)
            wanted = soft
    if wanted < FEW_FILES:
        log.warning(
            "only %s files may be open at once, and so about %s people be connected: raise the "
            "limit (ulimit -n, or LimitNOFILE of the service)", wanted, int(wanted * SHARE),
        )  # fmt: skip
    return wanted


class Gate:
    """Counts the connections that have not become websockets, by their addresses."""

    def __init__(self, limits: Limits, most: int, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.most = most
        self._proxies = [ipaddress.ip_network(each) for each in proxies]
        self._all: OrderedDict[Knocker, None] = OrderedDict()
        """Those that wait, the longest first."""
        self._by_address: dict[str, OrderedDict[Knocker, bool]] = {}
        """Of each address those that wait, and those whose request is being answered."""

    def come(self, knocker: Knocker, total: int) -> bool:
        """A new connection, after which there are so many in all; ``False`` if it must go."""
        theirs = self._by_address.setdefault(knocker.address, OrderedDict())
        theirs[knocker] = True
        self._all[knocker] = None
        if len(theirs) > self.limits.sockets and not self._is_proxy(knocker.address):
            longest = next((each for each, waits in theirs.items() if waits), knocker)
        elif total > self.most:
            longest = next(iter(self._all))
        else:
            return True
        log.warning("too many connections: one of %s is closed", longest.address)
        self.leave(longest)
        if longest is knocker:
            return False
        longest.send_away()
        return True

    def is_heard(self, knocker: Knocker) -> None:
        """It has sent a request, which is answered now."""
        if knocker in self._all:
            del self._all[knocker]
            self._by_address[knocker.address][knocker] = False

    def waits(self, knocker: Knocker) -> None:
        """It has its answer, and may send another request."""
        theirs = self._by_address.get(knocker.address)
        if theirs is not None and knocker in theirs and knocker not in self._all:
            self._all[knocker] = None
            theirs[knocker] = True

    def leave(self, knocker: Knocker) -> None:
        """It is gone, or inside."""
        self._all.pop(knocker, None)
        theirs = self._by_address.get(knocker.address)
        if theirs is not None:
            theirs.pop(knocker, None)
            if not theirs:
                del self._by_address[knocker.address]

    def _is_proxy(self, address: str) -> bool:
        try:
            host = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(
            host.version == each.version and host.subnet_of(each)  # type: ignore[arg-type]
            for each in self._proxies
        )


class Knocker(H11Protocol):
    """A connection by HTTP, with a time for each thing: to say what is wanted, and to be told."""

    gate: Gate
    address = ""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_answered = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = neighbourhood(self.client[0]) if self.client else ""
        if self.gate.come(self, len(self.connections)):
            self._set_deadline(self.gate.limits.header_seconds)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def send_away(self) -> None:
        self._let_go()
        self.transport.abort()

    def _look(self) -> None:
        """Whether a request is being answered, or one is waited for; each has its time."""
        if self._deadline is None:
            return  # it is gone, or inside
        answered = self.cycle is not None and not self.cycle.response_complete
        if answered == self._is_answered:
            return
        self._is_answered = answered
        if answered:
            self.gate.is_heard(self)
            self._set_deadline(self.gate.limits.request_seconds)
        else:
            self.gate.waits(self)
            self._set_deadline(self.gate.limits.header_seconds)

    def _set_deadline(self, seconds: float) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self.send_away)

    def _let_go(self) -> None:
        self.gate.leave(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def guarded(gate: Gate) -> type[Knocker]:
    """The protocol of connections through this gate."""
    return type("Knocker", (Knocker,), {"gate": gate})
