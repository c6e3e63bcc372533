"""What could be wrong with a server, looked at from beside it: its database, its machine, and the
way on which a browser reaches it."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator
from contextlib import closing, suppress
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import ip_address
from time import time
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import func, inspect, select, text
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from overrun.core.errors import BadSetting
from overrun.server import rest
from overrun.server.connection import NO_TABLE
from overrun.server.health import DEGRADED, FULL, MEGABYTE, OK, SCARCE, free_bytes
from overrun.server.store import LEASE, Store, StoreError, schema
from overrun.server.store.database import Database
from overrun.server.store.retention import BACKUP
from overrun.server.store.version import VERSION_TABLE, newest

FINE, WARNING, TROUBLE = "ok", "warning", "trouble"

PATIENCE = 10.0
ENOUGH_FILES = 4096
SKEWED, WRONG = 2.0, 30.0
"""Seconds between two clocks that are worth a word, and that spoil the clocks of a game."""
OLD_BACKUP = 48
"""Hours."""
STRANGER = "203.0.113.77"
"""An address that is nobody's (RFC 5737)."""
ELSEWHERE = "https://elsewhere.invalid"


class Finding(msgspec.Struct, kw_only=True):
    """What was found: ``says`` names the sentence, which also says what to do."""

    check: str
    status: str
    says: str
    facts: dict[str, str | int] = {}


def found(check: str, status: str, says: str, **facts: str | int) -> Finding:
    return Finding(check=check, status=status, says=says, facts=facts)


def on_this_machine() -> Iterator[Finding]:
    """What the machine gives to a server."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # A server raises its own limit as far as the machine lets it.
    if resource.RLIM_INFINITY in (files, most) or most >= ENOUGH_FILES:
        yield found("files", FINE, "fine")
    else:
        yield found("files", WARNING, "few", count=most, wanted=str(ENOUGH_FILES))


# -- the database --------------------------------------------------------------------------------


def in_database(where: str) -> Iterator[Finding]:
    """What a server keeps, and where. Nothing is changed, not even the schema."""
    try:
        database = Database(where, lease=LEASE)
    except StoreError as error:
        yield found("database", TROUBLE, "lost", problem=str(error))
        return
    with closing(database):
        try:
            yield from _look(database)
        except StoreError as error:
            yield found("database", TROUBLE, "lost", problem=str(error))


def _look(database: Database) -> Iterator[Finding]:
    before = time()
    store = Store(database)
    theirs = store.ping()
    yield found("database", FINE, "fine", where=database.where)
    yield _clock("database-clock", theirs - (before + time()) / 2)
    folder = store.folder
    free = None if folder is None else free_bytes(folder)
    if free is not None:
        status = FINE if free >= SCARCE else WARNING if free >= FULL else TROUBLE
        says = "fine" if status == FINE else "scarce"
        yield found("disk", status, says, megabytes=free // MEGABYTE)
    schema_now = _schema(database)
    if schema_now != newest():
        says = "none" if not schema_now else "older" if schema_now < newest() else "newer"
        status = TROUBLE if says == "newer" else WARNING
        yield found("schema", status, says, found=schema_now, newest=newest())
        return
    yield found("schema", FINE, "fine", found=schema_now)
    yield from _integrity(database)
    yield _backup(store)


def _backup(store: Store) -> Finding:
    noted = store.care.noted(BACKUP)
    if noted is None:
        return found("backup", WARNING, "never")
    hours = max(0, round((time() - noted[1]) / 3600))
    if hours > OLD_BACKUP:
        return found("backup", WARNING, "old", days=hours // 24)
    return found("backup", FINE, "fine", hours=hours)


def _schema(database: Database) -> str:
    with database.reading() as connection:
        if not inspect(connection).has_table(VERSION_TABLE):
            return ""
        query = text(f"SELECT version_num FROM {VERSION_TABLE}")
        return str(connection.execute(query).scalar_one_or_none() or "")


def _integrity(database: Database) -> Iterator[Finding]:
    tables, answers = schema.tables.c, schema.answers.c
    given = select(func.count()).where(answers.table_id == tables.id).scalar_subquery()
    with database.reading() as connection:
        if database.dialect == "sqlite":
            said = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
            if said != "ok":
                yield found("integrity", TROUBLE, "damaged", problem=str(said))
                return
        wrong = connection.execute(select(func.count()).where(tables.answers != given)).scalar_one()
        count = connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
    if wrong:
        yield found("integrity", TROUBLE, "incomplete", count=wrong)
    else:
        yield found("integrity", FINE, "fine", count=count)


def _clock(check: str, skew: float) -> Finding:
    status = FINE if abs(skew) < SKEWED else WARNING if abs(skew) < WRONG else TROUBLE
    says = "fine" if status == FINE else "late" if skew < 0 else "early"
    return found(check, status, says, seconds=round(abs(skew)))


# -- the way to it -------------------------------------------------------------------------------


class Visitor:
    """Calls a server as a browser would, by the address that people use."""

    def __init__(self, url: str) -> None:
        self.url: SplitResult = urlsplit(url)
        if self.url.scheme not in ("http", "https") or not self.url.hostname:
            raise BadSetting(f"--url {url}: write it as https://play.example.org")
        self.origin = f"{self.url.scheme}://{self.url.netloc}"

    def look(self) -> Iterator[Finding]:
        """Everything that can be seen from outside."""
        try:
            response, raw = self._ask("GET", "/api/health")
            health = msgspec.json.decode(raw, type=rest.Health)
        except ssl.SSLError as error:
            yield found("server", TROUBLE, "no-tls", problem=str(error.reason))
            return
        except (OSError, HTTPException) as error:
            yield found("server", TROUBLE, "lost", url=self.origin, problem=str(error))
            return
        except msgspec.MsgspecError:
            yield found("server", TROUBLE, "stranger", url=self.origin)
            return
        yield self._health(health)
        if date := response.getheader("date"):
            # A date has no parts of a second: it is half of one behind, on the average.
            yield _clock("server-clock", parsedate_to_datetime(date).timestamp() + 0.5 - time())
        try:
            yield self._https()
            yield self._origin()
            yield self._proxy()
            yield self._websocket()
        except (OSError, HTTPException, msgspec.MsgspecError) as error:
            yield found("server", TROUBLE, "lost", url=self.origin, problem=str(error))

    def _health(self, health: rest.Health) -> Finding:
        status = {OK: FINE, DEGRADED: WARNING}.get(health.status, TROUBLE)
        if status == FINE:
            return found("server", FINE, "fine", url=self.origin, version=health.version)
        reasons = " ".join(reason.text for reason in health.reasons)
        return found("server", status, "unwell", word=health.status, reasons=reasons)

    def _https(self) -> Finding:
        if self.url.scheme == "https" or _is_loopback(self.url.hostname or ""):
            return found("https", FINE, "fine")
        return found("https", WARNING, "plain")

    def _origin(self) -> Finding:
        """The own pages may change something, those of others may not."""
        mine, _ = self._ask("POST", "/api/tables", {"origin": self.origin})
        others, _ = self._ask("POST", "/api/tables", {"origin": ELSEWHERE})
        if mine.status == 403:
            return found("origin", TROUBLE, "refused", origin=self.origin)
        if others.status != 403:
            return found("origin", TROUBLE, "open")
        return found("origin", FINE, "fine", origin=self.origin)

    def _proxy(self) -> Finding:
        """The server knows who calls, and nobody can tell it otherwise."""
        reached = self._reached({})
        told = self._reached({"x-forwarded-for": STRANGER, "forwarded": f"for={STRANGER}"})
        if told.address == STRANGER:
            return found("proxy", TROUBLE, "believed")
        if reached.scheme != self.url.scheme:
            return found("proxy", WARNING, "scheme", scheme=reached.scheme)
        own = _own_address(self.url)
        if _is_loopback(reached.address) and not _is_loopback(own):
            return found("proxy", WARNING, "hidden", address=reached.address)
        return found("proxy", FINE, "fine", address=reached.address)

    def _reached(self, headers: dict[str, str]) -> rest.Reached:
        _, raw = self._ask("GET", "/api/reached", headers)
        return msgspec.json.decode(raw, type=rest.Reached)

    def _websocket(self) -> Finding:
        scheme = "wss" if self.url.scheme == "https" else "ws"
        address = f"{scheme}://{self.url.netloc}/api/tables/doctor/socket"
        try:
            with connect(
                address, origin=Origin(self.origin), open_timeout=PATIENCE, proxy=None
            ) as opened:
                with suppress(WebSocketException):
                    opened.recv(timeout=PATIENCE)
                code = opened.close_code
        except (InvalidHandshake, OSError, EOFError, WebSocketException) as error:
            return found("websocket", TROUBLE, "refused", problem=str(error))
        if code != NO_TABLE:
            return found("websocket", TROUBLE, "odd", code=code or 0)
        return found("websocket", FINE, "fine")

    def _ask(
        self, method: str, path: str, headers: dict[str, str] | None = None
    ) -> tuple[HTTPResponse, bytes]:
        kind: Any = HTTPSConnection if self.url.scheme == "https" else HTTPConnection
        with closing(kind(self.url.netloc, timeout=PATIENCE)) as connection:
            body = b"{}" if method == "POST" else None
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return response, response.read()


def _own_address(url: SplitResult) -> str:
    """The address of this machine on the way to a server."""
    port = url.port or (443 if url.scheme == "https" else 80)
    with socket.create_connection((url.hostname or "", port), PATIENCE) as way:
        return str(way.getsockname()[0])


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
