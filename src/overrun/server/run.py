"""One server process, from its listening socket to its last word."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence

import uvicorn

from overrun.server import logs
from overrun.server.app import STATIC, create_app, server_config
from overrun.server.house import GRACE, House
from overrun.server.limits import Limits
from overrun.server.metrics import LOCAL
from overrun.server.notify import READY, STOPPING, Manager
from overrun.server.retention import FOREVER, Keeping
from overrun.server.store import Store

PATIENCE = 0.02
SWITCH_SECONDS = 0.0002


def has_client() -> bool:
    """Whether the browser client was built."""
    return (STATIC / "index.html").is_file()


def run(
    listening: socket.socket,
    database: str,
    *,
    address: str,
    origins: frozenset[str],
    proxies: Sequence[str],
    workers: int | None,
    relaxed: int,
    ready: Callable[[], None],
    log: str = logs.TEXT,
    metrics: str = LOCAL,
    grace: float = GRACE,
    keeping: Keeping = FOREVER,
    tables_per_person: int = Limits().tables_per_person,
    tables_per_address: int = Limits().tables_per_address,
) -> None:
    """Serve until told to stop. ``ready`` is called when the first request can come; ``grace`` are
    the seconds that rooms have to finish when it stops."""
    logs.set_up(log)
    # Who answers a request in a thread must not keep the tables waiting for long.
    sys.setswitchinterval(SWITCH_SECONDS)
    # uvicorn closes everything in good order and then raises the signal again.
    signal.signal(signal.SIGTERM, _leave)
    store = Store.open(database)
    limits = Limits(tables_per_person=tables_per_person, tables_per_address=tables_per_address)
    house = House(
        store, limits=limits.times(relaxed), address=address, workers=workers, keeping=keeping
    )
    secure = bool(origins) and all(each.startswith("https:") for each in origins)
    app = create_app(house, origins=origins, secure=secure, metrics=metrics)
    config = server_config(
        app, limits=house.limits, proxies=proxies, log_level="warning", log_config=None
    )
    server = Server(config, Manager(), house, grace)
    try:
        asyncio.run(_serve(server, listening, ready))
    finally:
        store.close()


class Server(uvicorn.Server):
    """Stops in good order: the service manager is told, the rooms finish, those at the tables are
    sent away to come back, and only then nobody listens any more."""

    def __init__(
        self, config: uvicorn.Config, manager: Manager, house: House, grace: float
    ) -> None:
        super().__init__(config)
        self.manager = manager
        self.house = house
        self.grace = grace

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.manager.tell(STOPPING)
        finishing = asyncio.create_task(self.house.finish(self.grace))
        while not finishing.done() and not self.force_exit:  # a second Ctrl+C waits for nobody
            await asyncio.wait([finishing], timeout=PATIENCE)
        await super().shutdown(sockets)


async def _serve(server: Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(PATIENCE)
        # What is loaded by now stays: looking through it for garbage would only make tables wait.
        gc.freeze()
        server.manager.tell(READY)
        await asyncio.to_thread(ready)  # it may open a browser, which takes its time

    beside = [asyncio.create_task(announce()), asyncio.create_task(server.manager.beat())]
    await server.serve(sockets=[listening])
    for task in beside:
        task.cancel()


def _leave(*_: object) -> None:
    raise SystemExit(0)
