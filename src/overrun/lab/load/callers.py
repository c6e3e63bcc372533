"""Callers: programs that sit at tables of a server and answer what they are asked."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

LARGEST_FRAME = 64 * 1024 * 1024


class Offered(msgspec.Struct):
    """Of an option, what an answer needs."""

    id: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


class Told(msgspec.Struct):
    """Of a frame, what a caller needs; the rest is not even decoded."""

    type: str
    revision: int = 0
    answers: int = 0
    asks: list[Asked] = []
    clocks: dict[str, float] = {}
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    kind: str = ""
    text: str = ""

    @property
    def ended(self) -> bool:
        return bytes(self.outcome) != b"null"


decode = msgspec.json.Decoder(Told).decode


async def call(
    host: str,
    port: int,
    table: str,
    token: str,
    *,
    revision: int = 0,
    after: int = 0,
    source: str = "",
) -> ClientConnection:
    """Connect with the key of a seat, or the token of watching; from this address, if one is
    given."""
    return await connect(
        f"ws://{host}:{port}/api/tables/{table}/socket?revision={revision}&after={after}",
        additional_headers={"authorization": f"Bearer {token}"},
        compression=None,
        max_size=LARGEST_FRAME,
        open_timeout=60,
        close_timeout=1,
        ping_interval=None,
        local_addr=(source, 0) if source else None,
    )


def answer(ask: Asked, draw: Random) -> bytes:
    """A frame that answers an ask at random."""
    option = ask.options[int(draw.random() * len(ask.options))]
    return frame(type="answer", ask=ask.number, option=option.id)


def frame(**fields: Any) -> bytes:
    return msgspec.json.encode(fields)
