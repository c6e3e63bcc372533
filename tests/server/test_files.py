"""The client's files: packed for whoever can unpack them, and kept for as long as they are true."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import Message

from overrun.server.files import Assets, small_file, told_to_all

SCRIPT = b"let answer = 42;\n" * 100


class Browser:
    """Asks for files, and gets them as they come over the wire."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def get(self, path: str, takes: str, **more: str) -> tuple[int, Headers, bytes]:
        headers = {"accept-encoding": takes, **{n.replace("_", "-"): v for n, v in more.items()}}
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        scope = {"type": "http", "method": "GET", "path": path, "headers": raw, "query_string": b""}
        sent: list[Message] = []

        async def receive() -> Message:
            await asyncio.Event().wait()  # nothing more comes
            raise AssertionError

        async def send(message: Message) -> None:
            sent.append(message)

        asyncio.run(self.app(scope, receive, send))
        body = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], Headers(raw=sent[0]["headers"]), body


@pytest.fixture
def browser(tmp_path: Path) -> Browser:
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "app-1a2b.js").write_bytes(SCRIPT)
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (assets / "font-3c.woff2").write_bytes(b"font")
    (tmp_path / "index.html").write_text("<!doctype html>")

    async def page(request: Request) -> Response:
        return small_file(tmp_path / "index.html", request.headers)

    routes = [Mount("/assets", Assets(directory=assets)), Route("/", page)]
    return Browser(Starlette(routes=routes))


@pytest.mark.parametrize(
    ("takes", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_best_that_the_browser_can_unpack(
    browser: Browser, takes: str, coding: str | None
) -> None:
    code, headers, body = browser.get("/assets/app-1a2b.js", takes)
    assert code == 200
    assert headers.get("content-encoding") == coding
    assert headers["content-type"].startswith("text/javascript")
    expected = {"br": b"packed by brotli", "gzip": None, None: SCRIPT}[coding]
    assert body == expected or gzip.decompress(body) == SCRIPT
    assert headers["vary"] == "accept-encoding"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(browser: Browser) -> None:
    for name in ("app-1a2b.js", "font-3c.woff2"):
        _, headers, _ = browser.get(f"/assets/{name}", "br")
        assert headers["cache-control"] == "public, max-age=31536000, immutable"


def test_what_is_known_already_is_not_sent_again(browser: Browser) -> None:
    _, headers, _ = browser.get("/assets/app-1a2b.js", "br")
    again = browser.get("/assets/app-1a2b.js", "br", if_none_match=headers["etag"])
    assert (again[0], again[2]) == (304, b"")
    other = browser.get("/assets/app-1a2b.js", "gzip", if_none_match=headers["etag"])
    assert other[0] == 200, "another packing is another answer"


def test_a_page_is_asked_for_again(browser: Browser) -> None:
    code, headers, body = browser.get("/", "br")
    assert (code, body) == (200, b"<!doctype html>")
    assert headers["cache-control"] == "no-cache"


def test_what_is_not_there_is_not_kept(browser: Browser) -> None:
    code, headers, _ = browser.get("/assets/gone-9z.js", "br")
    assert code == 404
    assert "cache-control" not in headers


def test_what_everyone_may_know_is_packed_and_need_not_come_twice() -> None:
    takes = Headers({"accept-encoding": "gzip, br"})
    first = told_to_all(SCRIPT, takes)
    assert gzip.decompress(bytes(first.body)) == SCRIPT
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = told_to_all(SCRIPT, Headers({"if-none-match": first.headers["etag"]}))
    assert (again.status_code, again.body) == (304, b"")
    other = told_to_all(SCRIPT + b"!", Headers({"if-none-match": first.headers["etag"]}))
    assert (other.status_code, other.body) == (200, SCRIPT + b"!")
