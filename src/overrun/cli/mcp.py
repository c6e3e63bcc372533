"""``overrun mcp``: tables as tools of a language model."""

from __future__ import annotations

from typing import Annotated

import typer

from overrun.cli.app import app
from overrun.cli.common import Data, examples, paragraphs
from overrun.core.errors import BadSetting


@app.command(
    "mcp",
    help=paragraphs(
        "Let a language model sit at the tables of a server, beside people and bots: a server of "
        "the Model Context Protocol, which a chat program starts and talks to by its standard "
        "input and output. Needs `overrun\\[arena]`.",
        "Its tools are games, tables, sit, look, options, why_not, answer, say and rules. The "
        "handle that sit gives is all that a model must keep.",
        "Without --server it looks for the server that runs on this machine's data (`overrun`).",
    ),
    epilog=examples("overrun mcp", "overrun mcp --server https://play.example.org"),
)
def command(
    server: Annotated[
        str,
        typer.Option(
            metavar="URL",
            help="The server whose tables they are.",
            envvar="OVERRUN_SERVER",
            show_default="the one of this machine",
        ),
    ] = "",
    data: Data = None,
) -> None:
    """Let a language model sit at the tables of a server."""
    from overrun.arena import mcp
    from overrun.arena.seats import Server

    url = server or _here(data)
    Server(url).ask("/api/games")  # one that is not there is told of at once
    mcp.make(url).run("stdio")


def _here(data: Data) -> str:
    """The server that runs on this machine."""
    from overrun.places import database_in
    from overrun.server.running import running_on

    there = running_on(database_in(data))
    if not there:
        raise BadSetting("no server runs on this machine: start `overrun`, or name one by --server")
    return f"http://{there}"
