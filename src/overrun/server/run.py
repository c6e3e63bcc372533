"""One server process, from its listening socket to its last word."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Sequence

import uvicorn

from overrun.server.app import STATIC, create_app, server_config
from overrun.server.house import House
from overrun.server.limits import Limits
from overrun.server.notify import READY, STOPPING, Manager
from overrun.server.store import Store

PATIENCE = 0.02


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
) -> None:
    """Serve until told to stop. ``ready`` is called when the first request can come."""
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # uvicorn closes everything in good order and then raises the signal again.
    signal.signal(signal.SIGTERM, _leave)
    store = Store.open(database)
    house = House(store, limits=Limits().times(relaxed), address=address, workers=workers)
    secure = bool(origins) and all(each.startswith("https:") for each in origins)
    app = create_app(house, origins=origins, secure=secure)
    config = server_config(app, proxies=proxies, log_level="warning")
    try:
        asyncio.run(_serve(Server(config, Manager()), listening, ready))
    finally:
        store.close()


class Server(uvicorn.Server):
    """Tells the service manager when it begins to stop."""

    def __init__(self, config: uvicorn.Config, manager: Manager) -> None:
        super().__init__(config)
        self.manager = manager

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.manager.tell(STOPPING)
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
