"""A person with a browser: cookies and a page of their own, and ears for what goes wrong."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, WebSocket

from overrun.core.table import Table
from overrun.server.protocol import TableOptions
from overrun.server.rest import Joined, SeatWish
from overrun.server.sessions import COOKIE, new_token, person_of
from tests.browser.server import AT_ONCE, Server

PATIENCE = 20.0
"""Seconds after which something that was waited for will not come any more."""

CUT_OFF = r"WebSocket connection to|ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|EMPTY_RESPONSE)"
"""What a browser writes to its console when the network or the server is gone."""


class Guest:
    """A browser context with one page.

    Args:
        known: whether the server has seen this browser before (it has a session).
        speed: how fast what others do is shown; at once, where that is not what is tested.
        context: what Playwright takes for a new context: ``viewport``, ``has_touch`` …
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        *,
        known: bool = True,
        speed: str = "none",
        **context: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.troubles: list[str] = []
        self.frames: deque[str] = deque(maxlen=60)
        self.update: dict[str, Any] = {}
        """The newest ``update`` that the page has received."""
        self.refused: dict[str, Any] = {}
        """The newest answer to "why not"."""
        self._expected: list[str] = []
        usual = {
            "viewport": {"width": 1280, "height": 720},
            "reduced_motion": "reduce",
            "locale": "en-GB",
        }
        self.context = browser.new_context(base_url=server.url, **{**usual, **context})
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(f"localStorage.speed ??= '{speed}'")
        if known:
            self._session(new_token())
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        self.page.on("websocket", self._follow)

    def _session(self, token: str) -> None:
        self.person = person_of(token)
        self.context.add_cookies(
            [
                {
                    "name": COOKIE,
                    "value": token,
                    "url": self.server.url,
                    "httpOnly": True,
                    "sameSite": "Strict",
                }
            ]
        )

    def _heard(self, message: ConsoleMessage) -> None:
        # Violations of the content security policy are among the errors.
        if message.type == "error":
            self.troubles.append(f"console: {message.text}")

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.frames.append(f"> {data!s}"))
        socket.on("framereceived", self._received)

    def _received(self, data: str | bytes) -> None:
        self.frames.append(f"< {data!s}")
        frame = json.loads(data)
        if frame["type"] == "update":
            self.update = frame
        elif frame["type"] == "refused":
            self.refused = frame

    # -- coming and going ------------------------------------------------------------------

    def lay(self, table: Table[Any], *seats: SeatWish, options: TableOptions = AT_ONCE) -> Joined:
        """A table that this guest has made."""
        return self.server.lay(self.person, self.name, table, seats, options)

    def expect(self, *patterns: str) -> None:
        """Errors that belong to what the test does."""
        self._expected.extend(patterns)

    @property
    def surprises(self) -> list[str]:
        return [
            each
            for each in self.troubles
            if not any(re.search(pattern, each) for pattern in self._expected)
        ]

    def until(self, so: Callable[[], bool], what: str) -> None:
        """Wait until something is so that the page's frames tell."""
        last = monotonic() + PATIENCE
        while not so():
            if monotonic() > last:
                raise AssertionError(f"{self.name} waited in vain: {what}")
            # Every call lets Playwright hand over what the browser has received meanwhile.
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def save(self, folder: Path) -> None:
        """Keep what the page showed and heard last."""
        name = re.sub(r"\W+", "-", self.name).strip("-") or "guest"
        if not self.page.is_closed():
            self.page.screenshot(path=folder / f"{name}.png", timeout=5000)
            (folder / f"{name}.html").write_text(self.page.content())
        heard = [self.page.url, *self.troubles, *self.frames]
        (folder / f"{name}.txt").write_text("\n".join(heard) + "\n")

    def leave(self) -> None:
        self.context.close()


def link_to(joined: Joined, seat: int) -> str:
    """The token of the link to an open seat."""
    return next(each.token for each in joined.links.seats if each.seat == seat)


def join(guest: Guest, token: str, table: str) -> None:
    """Take the seat of a link without going through the page that asks for a name."""
    body = {"token": token, "name": guest.name}
    assert guest.page.request.post(f"/api/tables/{table}/join", data=body).ok
