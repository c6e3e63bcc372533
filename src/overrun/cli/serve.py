"""``overrun serve``: tables in the browser."""

from __future__ import annotations

import errno
import ipaddress
import socket
import webbrowser
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from overrun.cli.app import app
from overrun.cli.common import Data, DatabaseUrl, err, examples, number_option, one_of, paragraphs
from overrun.core.errors import BadSetting
from overrun.places import database_in
from overrun.text import Text

HOST, PORT = "127.0.0.1", 8765


KEEPING = "What is kept"


def _watchers(given: str) -> str:
    if given in ("local", "open", "off"):
        return given
    return _network(given, f"--metrics {given}: write local, open, off, or a network")


def _proxy(given: str) -> str:
    return _network(given, f"--proxy {given}: write an address or a network,")


def _network(given: str, otherwise: str) -> str:
    try:
        return str(ipaddress.ip_network(given))
    except ValueError:
        raise BadSetting(f"{otherwise} as 10.0.0.0/24") from None


def _days(help: str) -> Any:
    return number_option("days", help, 0, metavar="DAYS", rich_help_panel=KEEPING)


def port_option(**how: Any) -> Any:
    return number_option("--port", "The port; 0 takes a free one.", 0, metavar="PORT", **how)


Origins = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ORIGIN",
        help="A site whose pages may use this server, as https://play.example.org; may be "
        "given several times. Without it only the server's own pages may.",
        envvar="OVERRUN_ORIGIN",
        show_default=False,
    ),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option(
        metavar="ADDRESS",
        help="A proxy before this server, as 10.0.0.1 or 10.0.0.0/24: where it says in "
        "X-Forwarded-For that a request comes from is believed; may be given several times. "
        "Without it nobody is, and limits count a proxy and all behind it as one.",
        envvar="OVERRUN_PROXY",
        show_default=False,
    ),
]
Address = Annotated[
    str,
    typer.Option(
        metavar="HOST:PORT",
        help="Where other servers of the same database reach this one.",
        show_default="the listening address, or the machine's name if it is any",
    ),
]
Workers = Annotated[
    int | None,
    number_option(
        "--workers", "Processes in which bots think.", show_default="one less than the cores"
    ),
]
LogStyle = Annotated[
    str,
    typer.Option(
        metavar="STYLE",
        help="How the log is written: text or json.",
        parser=one_of("--log", "text", "json"),
    ),
]
Watchers = Annotated[
    str,
    typer.Option(
        metavar="WHO",
        help="Who is shown the figures at /metrics: local (programs on this machine), a "
        "network as 10.0.0.0/24 (those too that connect from there), open (everyone) or off.",
        parser=_watchers,
    ),
]
Grace = Annotated[
    int,
    number_option(
        "--grace",
        "How long tables may finish what they do when the server is told to stop.",
        0,
        metavar="SECONDS",
    ),
]
KeepFinished = Annotated[
    int, _days("Days after which a finished game is deleted; 0 keeps it forever.")
]
KeepAbandoned = Annotated[
    int, _days("Days after which a game that nobody goes on with is deleted; 0: never.")
]
KeepReports = Annotated[int, _days("Days after which a report of a problem is deleted; 0: never.")]
KeepPeople = Annotated[
    int,
    _days("Days after which somebody who was not here and plays nowhere is forgotten; 0: never."),
]
TablesPerPerson = Annotated[
    int,
    number_option(
        "--tables-per-person",
        "Tables of one person that may run at the same time.",
        rich_help_panel=KEEPING,
    ),
]
TablesPerAddress = Annotated[
    int,
    number_option(
        "--tables-per-address",
        "Tables that may be made from one address in a day and still run.",
        rich_help_panel=KEEPING,
    ),
]


Relaxed = Annotated[
    int,
    number_option(
        "--relaxed",
        "Widen the rate limits so many times, for tests and load.",
        metavar="TIMES",
    ),
]


@app.command(
    "serve",
    help=paragraphs(
        "Serve tables in the browser, for people and bots.",
        "Without more words the server is for this machine only and keeps everything in one file. "
        "Several servers can share one PostgreSQL database.",
    ),
    epilog=examples(
        "overrun serve --browser",
        "overrun serve --host 0.0.0.0 --port 8000 --origin https://play.example.org",
        "overrun serve --origin https://play.example.org --proxy 127.0.0.1",
        "overrun serve --database postgresql://user:password@localhost/overrun",
    ),
)
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen.")] = HOST,
    port: Annotated[int, port_option()] = PORT,
    database: DatabaseUrl = "",
    data: Data = None,
    origin: Origins = None,
    proxy: Proxies = None,
    address: Address = "",
    workers: Workers = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the browser.")] = False,
    log: LogStyle = "text",
    metrics: Watchers = "local",
    grace: Grace = 20,
    keep_finished: KeepFinished = 0,
    keep_abandoned: KeepAbandoned = 365,
    keep_reports: KeepReports = 90,
    keep_people: KeepPeople = 400,
    tables_per_person: TablesPerPerson = 100,
    tables_per_address: TablesPerAddress = 300,
    relaxed: Relaxed = 1,
) -> None:
    """Listen, say where, and serve until told to stop."""
    # The server is large; other commands need not wait for it.
    from overrun.server.retention import Keeping
    from overrun.server.run import has_client, run
    from overrun.server.store.database import without_password

    text = Text()
    if not has_client():
        err().print(text("cli-serve-no-client"))
    origins = frozenset(_origin(each) for each in origin or ())
    proxies = [_proxy(each) for each in proxy or ()]
    listening = _listen(host, port)
    number = listening.getsockname()[1]
    url = url_of(host, number)

    where = database or str(database_in(data))
    err().print(text("cli-serve-data", place=without_password(where)), soft_wrap=True)

    run(
        listening,
        where,
        address=address or f"{_for_url(_reached_at(host))}:{number}",
        origins=origins,
        proxies=proxies,
        workers=workers,
        relaxed=relaxed,
        ready=lambda: _tell_ready(url, browser),
        log=log,
        metrics=metrics,
        grace=grace,
        keeping=Keeping(
            finished=keep_finished,
            abandoned=keep_abandoned,
            reports=keep_reports,
            people=keep_people,
        ),
        tables_per_person=tables_per_person,
        tables_per_address=tables_per_address,
    )


def _tell_ready(url: str, browser: bool) -> None:
    text = Text()
    err().print(text("cli-serve-ready", url=url), soft_wrap=True)
    if browser and not webbrowser.open(url):
        err().print(text("cli-serve-no-browser", url=url), soft_wrap=True)


def url_of(host: str, port: int | str) -> str:
    """Where a browser on this machine finds a server."""
    return f"http://{'localhost' if host in (HOST, '0.0.0.0') else _for_url(host)}:{port}/"


def is_free(host: str, port: int) -> bool:
    """Whether one could listen there."""
    try:
        _listen(host, port).close()
    except BadSetting:
        return False
    return True


def _reached_at(host: str) -> str:
    """Who listens on every address is reached by its name, if anybody knows that."""
    if host not in ("0.0.0.0", "::"):
        return host
    name = socket.gethostname()
    try:
        socket.getaddrinfo(name, None)
    except OSError:
        return host
    return name


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadSetting(f"cannot listen on {host}, port {port}: {_reason(error)}") from error
    return listening


def _reason(error: OSError | OverflowError) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return "another program listens there; --port 0 takes a free one"
    return str(error)


def _for_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _origin(given: str) -> str:
    parts = urlsplit(given.lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise BadSetting(f"--origin {given}: write it as https://play.example.org")
    return f"{parts.scheme}://{parts.netloc}"
