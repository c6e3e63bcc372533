"""A table that another process owns: its frames are passed through, both ways.

Any process can so serve any table, and a browser need not know which of them owns it. The owner
counts a relayed client by the client's own address. It believes that address because it is sealed
with the owner's name in the database, which only processes of the same database can read.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from overrun.server.connection import MOVED
from overrun.server.errors import Elsewhere
from overrun.server.protocol import LONGEST_FRAME

log = logging.getLogger(__name__)

PASSED = ("cookie", "authorization")
HOPS, CLIENT, SEAL = "x-overrun-hops", "x-overrun-client", "x-overrun-seal"
_LARGEST_ANSWER = 64 * 1024 * 1024


def seal(owner: str, client: str, path: str) -> str:
    """What proves to the owner that one of its own says whose connection this is.

    >>> seal("host/1/a", "192.0.2.7", "/x") == seal("host/1/b", "192.0.2.7", "/x")
    False
    """
    said = f"{client} {path}".encode()
    return hmac.new(owner.encode(), said, hashlib.sha256).hexdigest()


def relayed_client(connection: HTTPConnection, process: str) -> str:
    """The address of the client that another process passes on to this one, or nothing."""
    client = connection.headers.get(CLIENT, "")
    given = connection.headers.get(SEAL, "")
    if not client or not given.isascii():
        return ""
    right = seal(process, client, connection.url.path)
    return client if hmac.compare_digest(given, right) else ""


async def relay(websocket: WebSocket, elsewhere: Elsewhere) -> None:
    """Connect this client to the process that owns the table."""
    address = elsewhere.address
    await websocket.accept()
    if not address or websocket.headers.get(HOPS):
        await websocket.close(MOVED)  # the owner changes just now; come back in a moment
        return
    headers = {name: websocket.headers[name] for name in PASSED if name in websocket.headers}
    if websocket.client is not None:
        client = headers[CLIENT] = websocket.client.host
        headers[SEAL] = seal(elsewhere.owner, client, websocket.url.path)
    query = f"?{websocket.url.query}" if websocket.url.query else ""
    url = f"ws://{address}{websocket.url.path}{query}"
    try:
        async with connect(
            url,
            additional_headers={**headers, HOPS: "1"},
            compression=None,
            max_size=_LARGEST_ANSWER,
            open_timeout=5,
        ) as owner:
            await _pass_on(websocket, owner)
    except (OSError, InvalidHandshake, TimeoutError) as error:
        log.warning("the owner of a table at %s does not answer: %s", address, error)
        await websocket.close(MOVED)


async def _pass_on(websocket: WebSocket, owner: ClientConnection) -> None:
    async def upwards() -> None:
        while True:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                await owner.close()
                return
            data = message.get("text") or message.get("bytes") or ""
            await owner.send(data[: LONGEST_FRAME + 1])

    async def downwards() -> None:
        with suppress(ConnectionClosed):
            async for data in owner:
                await websocket.send_text(data if isinstance(data, str) else data.decode())
        with suppress(RuntimeError):
            await websocket.close(owner.close_code or MOVED)

    tasks = [asyncio.create_task(upwards()), asyncio.create_task(downwards())]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for task in (*done, *pending):
        with suppress(asyncio.CancelledError, ConnectionClosed, RuntimeError, OSError):
            await task
