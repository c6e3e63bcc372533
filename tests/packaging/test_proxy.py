"""Caddy before a server, with the file of deploy/: https, websockets, and who calls."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPSConnection
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import connect

from overrun.lab.load.callers import LARGEST_FRAME, decode
from overrun.lab.load.serving import PATIENCE, Served
from overrun.server.rest import Joined
from tests.packaging.conftest import CHECKOUT
from tests.watching import BOTS, until

CADDY = Path(sys.executable).with_name("caddy")
FILE = CHECKOUT / "deploy" / "Caddyfile"

pytestmark = pytest.mark.skipif(not CADDY.exists(), reason="caddy is not made for this machine")


class Site(NamedTuple):
    """What a person has who comes from outside: two doors and the authority to trust."""

    http: int
    https: int
    authority: Path

    @property
    def origin(self) -> str:
        return f"https://localhost:{self.https}"

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.authority)

    def answers(self) -> bool:
        try:
            return self.ask("GET", "/api/health")[0] == 200
        except (OSError, ValueError):
            return False  # not yet

    def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        connection = HTTPSConnection("localhost", self.https, context=self.trust, timeout=PATIENCE)
        try:
            headers = {"origin": self.origin, "content-type": "application/json", **headers}
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            told = {name.lower(): value for name, value in response.getheaders()}
            return response.status, told, response.read()
        finally:
            connection.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("caddy")
    with socket.create_server(("", 0)) as one, socket.create_server(("", 0)) as other:
        http, https = one.getsockname()[1], other.getsockname()[1]
    # The ports of a site are 80 and 443, which a test cannot have.
    options = f"http_port {http}\n https_port {https}\n admin off\n skip_install_trust"
    (folder / "Caddyfile").write_text(f"{{\n {options}\n}}\nimport {FILE}\n")
    site = Site(http, https, folder / "caddy" / "pki" / "authorities" / "local" / "root.crt")
    options = ("--origin", site.origin, "--proxy", "127.0.0.1", "--proxy", "::1")
    with Served(folder / "tables.db", *options) as server, (folder / "log").open("w") as log:
        caddy = subprocess.Popen(
            [CADDY, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"],
            env={
                "OVERRUN_SITE": "localhost",
                "OVERRUN_SERVER": f"127.0.0.1:{server.port}",
                "XDG_DATA_HOME": str(folder),
                "XDG_CONFIG_HOME": str(folder),
                "PATH": os.defpath,
            },
            stderr=log,
        )
        try:
            until(site.answers)
            yield site
        finally:
            caddy.terminate()
            caddy.wait(PATIENCE)


def test_the_file_is_valid_and_formatted() -> None:
    done = subprocess.run([CADDY, "fmt", FILE], capture_output=True, text=True, check=False)
    assert done.stdout == FILE.read_text()


def test_who_comes_without_encryption_is_sent_to_it(site: Site) -> None:
    connection = HTTPConnection("localhost", site.http, timeout=PATIENCE)
    connection.request("GET", "/t/abc")
    response = connection.getresponse()
    connection.close()
    assert response.status == 308
    assert response.headers["location"].startswith("https://localhost")
    status, told, page = site.ask("GET", "/")
    assert (status, b"<!doctype html>" in page.lower()) == (200, True)
    assert told["strict-transport-security"] == "max-age=31536000"
    assert "content-security-policy" in told


def test_a_game_is_watched_through_it(site: Site) -> None:
    status, told, made = site.ask("POST", "/api/tables", msgspec.json.encode(BOTS))
    assert status == 200, made
    assert "Secure" in told["set-cookie"]
    joined = msgspec.json.decode(made, type=Joined)

    async def watch() -> int:
        async with connect(
            f"wss://localhost:{site.https}/api/tables/{joined.table}/socket",
            origin=site.origin,
            additional_headers={"authorization": f"Bearer {joined.links.watch}"},
            ssl=site.trust,
            max_size=LARGEST_FRAME,
        ) as frames:
            async for frame in frames:
                told = decode(frame)
                if told.answers >= 20 or told.ended:
                    return told.answers
        raise AssertionError("the server hung up")

    assert asyncio.run(asyncio.wait_for(watch(), PATIENCE)) >= 20


def test_pages_of_other_sites_may_do_nothing(site: Site) -> None:
    body = msgspec.json.encode(BOTS)
    assert site.ask("POST", "/api/tables", body, origin="https://elsewhere.example")[0] == 403


def test_the_doctor_is_content(site: Site, tmp_path: Path) -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-m", "overrun", "doctor", "--json", "--url", site.origin),
            *("--data", str(tmp_path)),
        ],
        env={**os.environ, "SSL_CERT_FILE": str(site.authority)},
        capture_output=True,
        text=True,
        check=False,
    )
    findings = {each["check"]: each for each in json.loads(done.stdout)["findings"]}
    for check in ("origin", "proxy", "websocket"):
        assert findings[check]["status"] == "ok", findings[check]
