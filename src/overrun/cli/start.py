"""``overrun`` without any command: a server on this machine, and the browser with it."""

from __future__ import annotations

import os
import webbrowser
from typing import Annotated

import typer
from typer.core import TyperGroup

from overrun import __version__
from overrun.cli.app import app
from overrun.cli.common import Data, err, examples, out, paragraphs
from overrun.cli.serve import HOST, PORT, is_free, port_option, url_of
from overrun.core.errors import BadSetting
from overrun.places import database_in
from overrun.text import Text


def _tell_version(wanted: bool) -> None:
    if wanted:
        out().print(Text()("cli-start-version", version=__version__))
        raise typer.Exit


@app.callback(
    invoke_without_command=True,
    help=paragraphs(
        "An open digital tabletop for zombie-survival board games.",
        "Without a command it starts a server for this machine and opens the browser; if one runs "
        "already on the same data, it opens that one.",
    ),
    epilog=examples(
        "overrun",
        "overrun --data ~/winter --no-browser",
        "overrun play GAME",
        "overrun serve --help",
    ),
)
def start(
    context: typer.Context,
    port: Annotated[
        int | None,
        port_option(show_default=f"{PORT}, or a free one if that is taken"),
    ] = None,
    data: Data = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser.")
    ] = True,
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    """Start a server or find the one that runs, and open the browser."""
    command = context.invoked_subcommand
    if command is not None:
        _refuse_options(context, command)
        return
    text = Text()
    if port is None:
        # Looking for a server needs what a server needs; other commands need not wait for it.
        from overrun.server.running import running_on

        there = "" if os.environ.get("OVERRUN_DATABASE") else running_on(database_in(data))
        if there:
            url = url_of(*there.rsplit(":", 1))
            err().print(text("cli-start-runs-already", url=url), soft_wrap=True)
            if browser and not webbrowser.open(url):
                err().print(text("cli-serve-no-browser", url=url), soft_wrap=True)
            return
        if not is_free(HOST, PORT):
            err().print(text("cli-start-port-taken", port=str(PORT)), soft_wrap=True)
            port = 0
    words = ["--port", str(PORT if port is None else port)]
    words += ["--data", str(data)] if data else []
    words += ["--browser"] if browser else []
    _run(context, "serve", words)


def _refuse_options(context: typer.Context, command: str) -> None:
    """Options before a command would be lost: say where they belong."""
    for option in ("port", "data", "browser"):
        source = context.get_parameter_source(option)
        if source is None or source.name != "COMMANDLINE":
            continue
        raise BadSetting(
            f"--{option} stands before {command}, where it means `overrun` alone; "
            f"write it after the command if `overrun {command} --help` lists it"
        )


def _run(context: typer.Context, name: str, words: list[str]) -> None:
    """Another command, as if it had been typed with these words."""
    group = context.command
    assert isinstance(group, TyperGroup)
    command = group.commands[name]
    with command.make_context(name, words, parent=context) as inner:
        command.invoke(inner)
