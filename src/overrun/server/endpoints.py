"""The REST interface: one list of endpoints makes the routes and the OpenAPI page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from overrun import __version__
from overrun.core.errors import BadLog, BadSetting, OverrunError
from overrun.server import rest
from overrun.server.errors import BrokenTable, Closing, NoSuchTable, NotAllowed, TooFast, kind_of
from overrun.server.files import told_to_all
from overrun.server.framing import kind_text
from overrun.server.meter import METER, Meter, weight
from overrun.server.nul import has_nul
from overrun.server.protocol import LONGEST_FRAME
from overrun.server.rest import Problem
from overrun.server.sessions import BadName, address_of, locale_of, session_of
from overrun.server.store import StoreError
from overrun.teaching.book import NoBook
from overrun.teaching.puzzles.data import UnknownPuzzle

if TYPE_CHECKING:
    from overrun.server.house import House

log = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

BODY_SECONDS = 20
"""How long somebody may take to send what is wanted."""

P = ParamSpec("P")
T = TypeVar("T")

Handler = Callable[["Call"], Awaitable[Any]]


class Parameter(msgspec.Struct, frozen=True):
    """Something that is given in the address of a request."""

    name: str
    text: str
    type: str = "string"
    default: str | int | None = None
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000_000


LOCALE = Parameter("locale", "The language of texts; an unknown one is English", default="en")
"""Every request may have it."""


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked for."""

    method: str
    path: str
    summary: str
    handler: Handler
    body: type[rest.Body] | None = None
    result: type[msgspec.Struct] | None = None
    """What comes back, as JSON; ``None`` for a file."""
    unwell: bool = False
    """Whether the same comes back with 503, too, when things are not well. It costs nothing."""
    query: tuple[Parameter, ...] = ()
    open: bool = False
    """Whether everyone gets the same, of which nothing is secret: it may be packed and kept."""
    heavy: bool = False
    """Whether it is so dear that an address gets one at a time."""

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def in_path(self) -> list[str]:
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


class BadRequest(OverrunError):
    """The request itself is malformed; the message says where."""


class Call:
    """A request, taken apart and checked."""

    def __init__(self, endpoint: Endpoint, request: Request, body: Any, person: str) -> None:
        self.request = request
        self.body = body
        self.path: dict[str, str] = request.path_params
        self.person = person
        """Who sends it; empty if the store knows no such session."""
        self.locale = locale_of(request)
        self._parameters = {each.name: each for each in endpoint.query}

    def query(self, name: str) -> str:
        """A parameter of the address; a value that is none of its own raises."""
        parameter = self._parameters[name]
        given = self.request.query_params.get(name)
        if given is None:
            if parameter.default is None:
                raise BadRequest(f"the parameter {name!r} is missing")
            return str(parameter.default)
        if parameter.values and given not in parameter.values:
            raise BadRequest(f"{name}={given!r}; valid: {', '.join(parameter.values)}")
        return given

    def number(self, name: str) -> int:
        """A parameter that is a whole number within its bounds."""
        parameter = self._parameters[name]
        given = self.query(name)
        if not (given.isascii() and given.isdigit()) or len(given) > 9:
            raise BadRequest(f"{name}={given!r} is not a whole number")
        if not parameter.least <= int(given) <= parameter.most:
            raise BadRequest(f"{name}={given}: from {parameter.least} to {parameter.most}")
        return int(given)


STATUS: dict[type[OverrunError], int] = {
    NoSuchTable: 404,
    UnknownPuzzle: 404,
    NoBook: 404,
    TooFast: 429,
    NotAllowed: 403,
    BadSetting: 422,
    BadName: 422,
    BadRequest: 400,
    BadLog: 409,
    BrokenTable: 409,
    StoreError: 503,
    Closing: 503,
}


REFUSALS = ("400", "403", "404", "409", "422", "429", "503")


def problem(error: OverrunError, locale: str) -> Response:
    """An error as the client gets it."""
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
    text = kind_text(error, locale)
    body = encode(Problem(error=kind_of(error), text=text))
    return Response(body, status_code=status, media_type="application/json")


def route(endpoint: Endpoint, house: House) -> Route:
    """The route that serves an endpoint, and charges what it takes."""

    async def answer(request: Request, body: Any) -> Response:
        # Who asks how things are is told so even if nobody can be known.
        session = "" if endpoint.unwell else session_of(request)
        person = await in_thread(house.store.whose, session) if session else ""
        result = await endpoint.handler(Call(endpoint, request, body, person))
        if isinstance(result, Response):
            return result
        written = encode(result)
        if endpoint.open:
            return await in_thread(told_to_all, written, request.headers)
        return Response(written, media_type="application/json")

    async def priced(request: Request) -> Response:
        """The answer, if the sender's share of the server's time is not used up."""
        address, prices, meter = address_of(request), house.prices, Meter()
        prices.check(address)
        # One who takes long to say what is wanted keeps nobody waiting.
        body = None if endpoint.body is None else await _body(request, endpoint.body)
        async with prices.turn(address) if endpoint.heavy else nullcontext():
            size = 0
            try:
                response = await meter.run(answer(request, body))
                size = len(response.body)
                return response
            finally:
                prices.work.charge(address, meter.seconds + weight(size))

    async def serve(request: Request) -> Response:
        try:
            return await (answer(request, None) if endpoint.unwell else priced(request))
        except OverrunError as error:
            if isinstance(error, StoreError | BadLog | BrokenTable):
                log.error("%s %s: %s", endpoint.method, request.url.path, error)
            return problem(error, locale_of(request))

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.name)


async def _body(request: Request, kind: type[rest.Body]) -> Any:
    """The body of a request, of bounded length and checked against its type."""
    declared = request.headers.get("content-length", "0")
    if not declared.isdigit() or int(declared) > LONGEST_FRAME:
        raise BadRequest(f"the body may have at most {LONGEST_FRAME} bytes")
    raw = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                raw += chunk
                if len(raw) > LONGEST_FRAME:
                    raise BadRequest(f"the body may have at most {LONGEST_FRAME} bytes")
    except TimeoutError:
        raise BadRequest(f"the body took longer than {BODY_SECONDS} seconds") from None
    try:
        body = msgspec.json.decode(bytes(raw), type=kind)
        if has_nul(bytes(raw)):
            raise BadRequest("there is a NUL in the body")
        return body
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"the body is not as it should be: {error}") from error


async def in_thread(function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """Run what blocks beside the server; it costs whoever asked for it."""
    meter = METER.get() or Meter()
    return await run_in_threadpool(lambda: meter.call(function, *args, **named))


# -- OpenAPI -------------------------------------------------------------------------------------


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """The OpenAPI page of the endpoints; it cannot differ from what the routes check."""
    kinds: list[type[msgspec.Struct]] = [Problem]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, endpoint.result) if kind is not None]
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(
        unique, ref_template="#/components/schemas/{name}"
    )
    by_kind = dict(zip(unique, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, by_kind)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Overrun", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, by_kind: dict[type[msgspec.Struct], Any]) -> dict[str, Any]:
    refused = {"description": "Refused; the text says why", "content": _json(by_kind[Problem])}
    fine = {"description": "Done"}
    if endpoint.result is None:
        fine["content"] = {"application/json": {}}  # type: ignore[assignment]
    else:
        fine["content"] = _json(by_kind[endpoint.result])  # type: ignore[assignment]
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            *({"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
              for name in endpoint.in_path),
            *(_parameter(each) for each in (*endpoint.query, LOCALE)),
        ],
        "responses": {"200": fine, **dict.fromkeys(REFUSALS, refused)},
    }  # fmt: skip
    if endpoint.unwell:
        operation["responses"]["503"] = {**fine, "description": "Not well; it says why"}
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(by_kind[endpoint.body])}
    return operation


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": parameter.type}
    if parameter.values:
        schema["enum"] = list(parameter.values)
    if parameter.type == "integer":
        schema |= {"minimum": parameter.least, "maximum": parameter.most}
    if parameter.default is not None:
        schema["default"] = parameter.default
    return {
        "name": parameter.name,
        "in": "query",
        "required": parameter.default is None,
        "description": parameter.text,
        "schema": schema,
    }
