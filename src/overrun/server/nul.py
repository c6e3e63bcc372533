"""The character that no text has: a request with a NUL in it is refused before anyone reads it.

PostgreSQL cannot keep it, SQLite can; so that no address, name or note is possible with one of them
and a fault with the other, it is nowhere possible.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

NUL = "\0"


class NoNul:
    """Gives the refusal to addresses and cookies with a NUL. Bodies are looked through where they
    are read."""

    def __init__(self, app: ASGIApp, *, refusal: ASGIApp) -> None:
        self.app = app
        self.refusal = refusal

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_request = scope["type"] in ("http", "websocket")
        answer = self.refusal if is_request and _somewhere(scope) else self.app
        await answer(scope, receive, send)


def _somewhere(scope: Scope) -> bool:
    if NUL in scope["path"] or b"\0" in unquote_to_bytes(scope["query_string"]):
        return True
    cookies = (value for name, value in scope["headers"] if name == b"cookie")
    # In quotes, a cookie may write its characters as octal numbers.
    return any(b"\0" in unquote_to_bytes(value) or b"\\000" in value for value in cookies)


def has_nul(raw: bytes) -> bool:
    r"""Whether a text in this JSON has a NUL.

    >>> has_nul(rb'{"name": "A\u0000"}'), has_nul(rb'{"name": "A\\u0000"}')
    (True, False)
    """
    return b"\\u0000" in raw and _in(msgspec.json.decode(raw))


def _in(value: Any) -> bool:
    if isinstance(value, str):
        return NUL in value
    if isinstance(value, list):
        return any(map(_in, value))
    return isinstance(value, dict) and any(_in(key) or _in(each) for key, each in value.items())
