"""A server in a thread, and people who talk to it: tests of the server read as play.

    place = Person(served, "Ann").play(AGAINST_BOT)
    place.answer("bid:1")
    assert place.play_out().outcome

What does not come in time fails the test, so nothing here sleeps.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import socket
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from time import monotonic, time
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from overrun.server import protocol
from overrun.server.app import create_app, server_config
from overrun.server.house import House
from overrun.server.limits import Limits
from overrun.server.protocol import (
    AskInfo,
    EventInfo,
    ServerFrame,
    TableInfo,
    Update,
)
from overrun.server.room import Room
from overrun.server.sessions import COOKIE
from overrun.server.store import LEASE, Store

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
TWO_PERSONS, AGAINST_BOT = [ME, OPEN], [ME, BOT]
PATIENCE = 20.0
"""Seconds after which a frame that should have come makes a test fail."""

T = TypeVar("T")
Frame = TypeVar("Frame", bound=protocol.ToClient)


class Served:
    """A whole server on a free port of this machine, with its own loop in a thread."""

    def __init__(
        self,
        database: str,
        *,
        limits: Limits | None = None,
        lease: float = LEASE,
        proxies: Sequence[str] = (),
        **app: Any,
    ) -> None:
        self.store = Store.open(database, lease=lease)
        self.house = House(self.store, limits=limits or Limits().times(1000), workers=1)
        # The games of the tests are known in this process only.
        self.house.scribe.executor = ThreadPoolExecutor(1)
        # Nearly all bots of the tests choose at random, for which no process is needed.
        self.house.workers.warm_up = lambda: None  # type: ignore[method-assign]
        # Without a configuration of its own, what it logs reaches the tests.
        made = create_app(self.house, **app)
        config = server_config(made, limits=self.house.limits, proxies=proxies, log_config=None)
        self._server = uvicorn.Server(config)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.house.address = self.address
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        startup = self._server.startup

        async def start(sockets: Any = None) -> None:
            await startup(sockets)
            self._ready.set()

        self._server.startup = start  # type: ignore[method-assign]
        await self._server.serve(sockets=[self._listening])

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self.store.close()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def call(self, function: Callable[..., T], *args: Any) -> T:
        """Call something in the thread of the server."""

        async def called() -> T:
            return function(*args)

        return self.do(called())

    def room(self, table: str) -> Room:
        return self.house.rooms[table]

    def let_end(self, table: str, seat: int, seconds: float) -> None:
        """Let the time for a decision of a seat be up in so many seconds."""
        room = self.room(table)
        (timer,) = (
            each
            for each in room.play.timers._running.values()
            if each.seat == seat and each.of_decision
        )
        timer.started = time() + seconds - timer.seconds
        self.call(room.alarm.set)

    def settle(self, table: str) -> None:
        """Wait until the room has done everything that was in its queue."""

        async def settled() -> None:
            done = asyncio.Event()

            async def last() -> None:
                done.set()

            self.room(table).post(last)
            await done.wait()

        self.do(settled())

    @contextmanager
    def held(self, table: str) -> Iterator[None]:
        """The room does nothing meanwhile: what is sent to it waits in its queue."""
        going_on = asyncio.Event()

        async def pause() -> None:
            await going_on.wait()

        self.call(self.room(table).post, pause)
        try:
            yield
        finally:
            self.loop.call_soon_threadsafe(going_on.set)

    def forget(self, table: str) -> None:
        """Close the room of a table: whoever comes next finds what the store holds."""
        self.do(self.room(table).close())


class Reply(msgspec.Struct):
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.raw)

    def __getitem__(self, key: str) -> Any:
        return self.json[key]


class Person:
    """Somebody with a browser: a session in a cookie, requests, and places at tables."""

    def __init__(self, served: Served, name: str = "Ann") -> None:
        self.served = served
        self.name = name
        self.session = ""
        self.heard: list[bytes] = []
        """Every byte of every answer and frame that this person ever got."""

    # -- requests --------------------------------------------------------------------------

    def request(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> Reply:
        sent = {"cookie": f"{COOKIE}={self.session}"} if self.session else {}
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        connection = http.client.HTTPConnection(self.served.address, timeout=PATIENCE)
        try:
            connection.request(method, path, raw, {**sent, **(headers or {})})
            response = connection.getresponse()
            names = {name.lower(): value for name, value in response.getheaders()}
            reply = Reply(response.status, names, response.read())
        finally:
            connection.close()
        given = reply.headers.get("set-cookie", "")
        if given.startswith(f"{COOKIE}="):
            self.session = given.split(";")[0].removeprefix(f"{COOKIE}=")
        self.heard.append(reply.raw)
        return reply

    def get(self, path: str) -> Reply:
        return self.request("GET", path)

    def post(self, path: str, body: Any) -> Reply:
        return self.request("POST", path, body)

    def make(self, seats: list[dict[str, Any]], game: str = "lanterns", **options: Any) -> Reply:
        """Make a table. Options of the table may be given; bots answer at once."""
        settings = options.pop("settings", {})
        reply = self.post(
            "/api/tables",
            {
                "game": game,
                "name": self.name,
                "seats": seats,
                "settings": settings,
                "options": {"pace": "at-once", **options},
            },
        )
        assert reply.status == 200, reply.raw
        return reply

    def join(self, table: str, token: str) -> Reply:
        return self.post(f"/api/tables/{table}/join", {"token": token, "name": self.name})

    def take(self, table: str, token: str) -> str:
        """Let a program take a seat; the key by which it holds it."""
        wanted = {"token": token, "name": self.name, "program": True}
        return str(self.post(f"/api/tables/{table}/join", wanted)["key"])

    def info(self, table: str) -> TableInfo:
        reply = self.get(f"/api/tables/{table}")
        assert reply.status == 200, reply.raw
        return msgspec.json.decode(reply.raw, type=TableInfo)

    def replay(self, table: str, as_: str | int = "watch", **query: int) -> Reply:
        rest = "".join(f"&{name}={value}" for name, value in query.items())
        return self.get(f"/api/tables/{table}/replay?as={quote(str(as_))}{rest}")

    # -- places ----------------------------------------------------------------------------

    def sit(self, table: str, seat: int | None = None, **more: Any) -> Place:
        """Connect to a table, at a seat or to watch, and take in what is sent first."""
        place = self.knock(table, seat, **more)
        place.arrive()
        return place

    def knock(
        self,
        table: str,
        seat: int | str | None = None,
        headers: Mapping[str, str] | None = None,
        **query: Any,
    ) -> Place:
        """Connect, without waiting for anything."""
        if seat is not None:
            query["seat"] = seat
        cookie = {"cookie": f"{COOKIE}={self.session}"} if self.session else {}
        return Place(self, table, query, {**cookie, **(headers or {})})

    def play(self, seats: list[dict[str, Any]], game: str = "lanterns", **options: Any) -> Place:
        """Make a table and sit down at one's first seat."""
        made = self.make(seats, game, **options)
        return self.sit(made["table"], made["seat"])


class Place:
    """A connection to a table, and what was told by it."""

    def __init__(
        self, person: Person, table: str, query: Mapping[str, Any], headers: Mapping[str, str]
    ) -> None:
        self.person = person
        self.id = table
        words = "&".join(f"{name}={value}" for name, value in query.items())
        # A place is left when a test says so, or with its server.
        self.socket = connect(
            f"ws://{person.served.address}/api/tables/{table}/socket?{words}",
            additional_headers=headers,
            max_size=None,
            max_queue=None,
        ).__enter__()
        self.frames: list[ServerFrame] = []
        self.events: list[EventInfo] = []
        self._before = int(query.get("after", 0)) if str(query.get("after", 0)).isdigit() else 0
        """What this client says it has heard already."""
        self.info: TableInfo | None = None
        self.now: Update | None = None
        self.dice = random.Random(table)

    # -- hearing ---------------------------------------------------------------------------

    def arrive(self) -> None:
        self.wait(protocol.TableInfo)
        self.wait(protocol.Update)
        self.wait(protocol.ChatLines)

    def hear(self, timeout: float = PATIENCE) -> ServerFrame:
        """The next frame, whatever it is; it must be as the protocol says."""
        raw = self.socket.recv(timeout=timeout)
        data = raw.encode() if isinstance(raw, str) else raw
        self.person.heard.append(data)
        frame = msgspec.json.decode(data, type=ServerFrame)
        self.frames.append(frame)
        if isinstance(frame, TableInfo):
            self.info = frame
        elif isinstance(frame, Update):
            if frame.reset:
                self.events.clear()
                self._before = 0
            self.events += frame.events
            first = self._before + 1
            numbers = [event.number for event in self.events]
            assert numbers == list(range(first, first + len(numbers))), "events have gaps"
            self.now = frame
        return frame

    def wait(self, kind: type[Frame], when: Callable[[Frame], bool] = lambda frame: True) -> Frame:
        """The next frame of a kind, and of a condition."""
        late = monotonic() + PATIENCE
        while True:
            frame = self.hear(timeout=late - monotonic())
            if isinstance(frame, kind) and when(frame):
                return frame

    def heard_so_far(self) -> list[ServerFrame]:
        """What the server has sent by now; it is asked, and answers in order."""
        self.sent()
        heard = []
        with suppress(TimeoutError):
            while True:
                heard.append(self.hear(timeout=0))
        return heard

    def until(self, when: Callable[[Update], bool]) -> Update:
        """The present state, or the next one for which this is so."""
        return self.now if self.now and when(self.now) else self.wait(Update, when)

    def code(self) -> int:
        """The code with which the server closes the connection; hears out what comes before."""
        with suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.socket.close_code is not None
        return self.socket.close_code

    # -- speaking --------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def trouble(self, kind: str, **fields: Any) -> protocol.Trouble:
        """Send something that is refused; what the refusal says."""
        self.send(kind, **fields)
        return self.wait(protocol.Trouble)

    def sent(self) -> None:
        """Returns when the server has received everything that was sent: it answers a ping."""
        assert self.socket.ping().wait(PATIENCE)

    def leave(self) -> None:
        self.socket.close()

    # -- playing ---------------------------------------------------------------------------

    @property
    def update(self) -> Update:
        assert self.now is not None
        return self.now

    @property
    def table(self) -> TableInfo:
        assert self.info is not None
        return self.info

    @property
    def ask(self) -> AskInfo:
        """The open question; waits for one."""
        return self.until(lambda update: bool(update.asks)).asks[0]

    def answer(self, option: str | None = None) -> Update:
        """Answer the open question, at random if nothing is said; what is so then."""
        ask = self.ask
        chosen = option or self.dice.choice(ask.options).id
        self.send("answer", ask=ask.number, option=chosen)
        return self.wait(Update, lambda update: ask.number not in numbers(update))

    def play_out(self) -> Update:
        """Answer at random until the game is over."""
        while not (now := self.until(lambda u: bool(u.asks or u.outcome))).outcome:
            self.answer()
        return now


def link_to(made: Reply, seat: int) -> str:
    """The token of the link to an open seat of a table that somebody made."""
    return next(str(link["token"]) for link in made["links"]["seats"] if link["seat"] == seat)


def numbers(update: Update) -> list[int]:
    """The numbers of the open asks."""
    return [ask.number for ask in update.asks]


def play_together(*places: Place) -> Update:
    """All answer at random, each when asked, until the game is over."""
    while True:
        most = max(place.update.answers for place in places)
        for place in places:
            place.until(lambda update, most=most: update.answers >= most)  # type: ignore[misc]
        first = places[0].update
        if first.outcome:
            return first
        next(place for place in places if place.update.asks).answer()
