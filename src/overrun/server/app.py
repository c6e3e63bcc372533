"""The web application: REST, websockets and the browser client behind one door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from overrun.server.api import Api
from overrun.server.endpoints import BadRequest, problem, route
from overrun.server.errors import NotAllowed, TooFast
from overrun.server.files import PACKED, Assets, small_file
from overrun.server.gate import SHARE, Gate, files, guarded
from overrun.server.house import House
from overrun.server.limits import Buckets, Limits
from overrun.server.metrics import CONTENT_TYPE, LOCAL, may_see
from overrun.server.nul import NoNul
from overrun.server.protocol import LONGEST_FRAME
from overrun.server.relay import relayed_client
from overrun.server.sessions import address_of, may_come_from
from overrun.server.sockets import Sockets

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))


class Door:
    """Stands before everything: where requests may come from, how many, and with what headers
    answers go out."""

    def __init__(self, app: ASGIApp, *, house: House, origins: frozenset[str]) -> None:
        self.app = app
        self.house = house
        self.origins = origins
        self.requests = Buckets(house.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if relayed := relayed_client(connection, self.house.process):
            scope["client"] = (relayed, 0)
        refusal = self._refusal(scope, connection)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
                return
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                told = {name.lower() for name, _ in message["headers"]}
                if scope["path"].startswith("/api") and b"cache-control" not in told:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is not None:
            await refusal(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope, connection: HTTPConnection) -> Response | None:
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not may_come_from(connection, self.origins):
            return problem(NotAllowed("server-bad-origin"), "en")
        counted = scope["path"].startswith(("/api", "/metrics"))
        if counted and not self.requests.take(address_of(connection)):
            return problem(TooFast("server-too-fast"), "en")
        return None


def create_app(
    house: House,
    *,
    origins: frozenset[str] = frozenset(),
    secure: bool = False,
    static: Path = STATIC,
    metrics: str = LOCAL,
) -> Starlette:
    """The application for one house. ``origins`` are those of pages that may speak to it; none
    means only its own. ``secure`` says that it is reached by https, ``metrics`` whom its figures
    are shown to."""
    api = Api(house, secure=secure)
    sockets = Sockets(house)

    beside = {path.name for path in static.glob("*.*") if path.suffix not in PACKED.values()} - {
        "index.html"
    }
    """Small files at the root: the icon, the manifest."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.close()

    async def page(request: Request) -> Response:
        """Every address that is not something else is a page of the client."""
        name = request.path_params["rest"]
        if name in beside:
            return small_file(static / name, request.headers)
        index = static / "index.html"
        if not index.is_file():
            return PlainTextResponse("The client is not built: make client", status_code=503)
        return small_file(index, request.headers)

    async def figures(request: Request) -> Response:
        if not may_see(request, metrics):
            return await nothing(request)
        return Response(await house.metrics.page(), media_type=CONTENT_TYPE)

    async def nothing(request: Request) -> Response:
        response = problem(NotAllowed("server-no-such-address"), "en")
        response.status_code = 404
        return response

    routes = [
        *(route(endpoint, house) for endpoint in api.endpoints()),
        WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/metrics", figures),
        Mount("/assets", Assets(directory=static / "assets", check_dir=False)),
        Route("/{rest:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(NoNul, refusal=problem(BadRequest("there is a NUL in the address"), "en"))
    app.add_middleware(Door, house=house, origins=origins)
    return app


def server_config(
    app: ASGIApp, *, limits: Limits, proxies: Sequence[str] = (), **more: Any
) -> uvicorn.Config:
    """How the application is served: no compression, no frame beyond all measure, and no more
    connections than the machine bears.

    ``proxies`` are addresses or networks of proxies: what they say of where a request comes from
    is believed, and of nobody else, not even of this machine.
    """
    gate = Gate(limits, int(files() * SHARE), proxies)
    return uvicorn.Config(
        app,
        http=guarded(gate),
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LONGEST_FRAME * 2,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        server_header=False,
        **more,
    )
