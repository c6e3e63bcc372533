"""Hostile clients, to see that honest ones need not care: each does one thing as fast as it may.

An attack goes to a server of this machine that a load test has started, and nowhere else. It is
bounded in time and in what it opens, and comes from addresses of its own, so that the limits of one
address are its own, too (where the system lets a client choose among those of this machine).
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from time import monotonic

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from overrun.bots import usual_bot
from overrun.core.errors import BadSetting
from overrun.games import GAMES
from overrun.lab.load.callers import call, decode, frame
from overrun.lab.load.plan import Struck
from overrun.server.gate import files

SOURCE = "127.0.0.2"
PATIENCE = 10.0
CLIENTS = 24
"""Connections that send frames, or threads that send requests."""
SOCKETS, ADDRESSES = 1500, 8
"""Connections that say nothing, and the addresses that they come from."""
TABLES = 70
"""Tables at which only bots play."""
AGAIN = 0.5
"""Seconds after which who was sent away comes back."""
FRAMES_PER_SECOND = 100
"""Of each connection: more only keeps the attacker busy."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """What is attacked, and for how long."""

    host: str
    port: int
    seconds: float
    long: tuple[str, str]
    """A table with a long history, and its token to watch."""
    honest: list[tuple[str, str]]
    """Tables at which others play, and their tokens to watch."""

    def __post_init__(self) -> None:
        if not ipaddress.ip_address(self.host).is_loopback:
            raise BadSetting(f"{self.host} is not this machine: nothing else is attacked")
        if not 0 < self.seconds <= 600:
            raise BadSetting(f"an attack lasts up to 600 seconds, not {self.seconds}")

    @property
    def source(self) -> str:
        """The address from which it comes: another one than that of others, if it can be."""
        with socket.socket() as tried:
            try:
                tried.bind((SOURCE, 0))
            except OSError:
                return ""
        return SOURCE


class Struggle:
    """An attack under way."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.source = target.source
        self.over = monotonic() + target.seconds
        self.struck = Struck()
        self._threads = ThreadPoolExecutor(CLIENTS)

    @property
    def goes_on(self) -> bool:
        return monotonic() < self.over

    async def all(self, doing: Callable[[int], Awaitable[None]], count: int) -> None:
        """So many do the same at once, each again and again."""

        async def again(number: int) -> None:
            while self.goes_on:
                with suppress(OSError, EOFError, InvalidHandshake, ConnectionClosed, TimeoutError):
                    async with asyncio.timeout_at(self._loop_end()):
                        await doing(number)
                await asyncio.sleep(AGAIN)

        await asyncio.gather(*(again(number) for number in range(count)))

    def _loop_end(self) -> float:
        return asyncio.get_running_loop().time() + self.over - monotonic()

    # -- frames ----------------------------------------------------------------------------

    async def flood(self, table: str, token: str, sent: bytes) -> None:
        """Watch a table, and send the same frame as fast as it may be."""
        target = self.target
        connection = await call(target.host, target.port, table, token, source=self.source)
        hearing = asyncio.create_task(self._hear(connection))
        try:
            while self.goes_on and not hearing.done():
                await connection.send(sent, text=True)
                self.struck.sent += 1
                await asyncio.sleep(1 / FRAMES_PER_SECOND)
        finally:
            hearing.cancel()
            await connection.close()

    async def _hear(self, connection: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for raw in connection:
                self.struck.refused += decode(raw).type == "error"
            self.struck.closed += 1

    # -- requests --------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: bytes | None = None) -> int:
        """The status of the answer, which is read to its end."""
        asking = asyncio.get_running_loop().run_in_executor
        status = await asking(self._threads, self._request, method, path, body)
        self.struck.sent += 1
        self.struck.refused += status == 429
        self.struck.closed += status == 0
        return status

    def _request(self, method: str, path: str, body: bytes | None) -> int:
        target, source = self.target, (self.source, 0) if self.source else None
        connection = HTTPConnection(target.host, target.port, PATIENCE, source_address=source)
        try:
            connection.request(method, path, body, {"content-type": "application/json"})
            response = connection.getresponse()
            response.read()
            return response.status
        except (OSError, HTTPException):
            return 0
        finally:
            connection.close()


async def sync(struggle: Struggle) -> None:
    """Ask for everything anew, at a table with a long history and at those of others."""
    tables = [struggle.target.long, *struggle.target.honest]

    async def ask(number: int) -> None:
        table, token = tables[number % 2 and number % len(tables)]
        await struggle.flood(table, token, frame(type="sync"))

    await struggle.all(ask, CLIENTS)


async def replay(struggle: Struggle) -> None:
    """Ask for the largest parts of a long replay."""
    table, _ = struggle.target.long
    path = f"/api/tables/{table}/replay?as=all&start=0&count=200"

    async def ask(number: int) -> None:
        await struggle.request("GET", path)

    await struggle.all(ask, CLIENTS)


async def chat(struggle: Struggle) -> None:
    """Talk without end at the tables of others."""
    tables = struggle.target.honest

    async def talk(number: int) -> None:
        table, token = tables[number % len(tables)]
        await struggle.flood(table, token, frame(type="chat", text="x" * 400, to=""))

    await struggle.all(talk, CLIENTS)


async def sockets(struggle: Struggle) -> None:
    """Open connections from several addresses and say nothing, or only half a word."""
    target, count = struggle.target, ADDRESSES if struggle.source else 1
    sources = [f"127.0.0.{number + 2}" if struggle.source else None for number in range(count)]

    async def stay(number: int) -> None:
        source = sources[number % count]
        local = (source, 0) if source else None
        reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=local)
        struggle.struck.sent += 1
        try:
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n" if number % 2 else b"")
            with suppress(ConnectionError):
                await reader.read()
            struggle.struck.closed += 1
        finally:
            writer.close()

    await struggle.all(stay, SOCKETS)


async def bots(struggle: Struggle) -> None:
    """Let bots play among themselves, at as many tables as can be made."""
    name, game = next(iter(GAMES.items()))
    seats = [{"kind": "bot", "bot": usual_bot(name)}] * game.seats.start
    body = {"game": name, "name": "x", "seats": seats, "options": {"pace": "at-once"}}

    async def make(number: int) -> None:
        if await struggle.request("POST", "/api/tables", msgspec.json.encode(body)) != 200:
            await asyncio.sleep(0.5)

    for _ in range(TABLES):
        await make(0)
    await struggle.all(make, 1)


ATTACKS: dict[str, Callable[[Struggle], Awaitable[None]]] = {
    "sync": sync,
    "replay": replay,
    "chat": chat,
    "sockets": sockets,
    "bots": bots,
}


def strike(name: str, target: Target) -> Struck:
    """Carry out an attack, in a process of its own; how it was answered."""
    with suppress(AttributeError, OSError):
        os.nice(10)  # attackers have machines of their own; here they must not slow who measures
    files()  # an attacker needs many, too
    struggle = Struggle(target)

    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(target.seconds + PATIENCE):
                await ATTACKS[name](struggle)

    asyncio.run(run())
    struggle.struck.attack = name
    return struggle.struck
