"""``overrun doctor``: is everything as a server needs it?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from overrun.cli.app import app
from overrun.cli.common import AsJson, Data, DatabaseUrl, examples, out, paragraphs, print_json
from overrun.places import database_in
from overrun.text import Text

if TYPE_CHECKING:
    from overrun.server.doctor import Finding

STYLES = {"ok": "green", "warning": "yellow", "trouble": "bold red"}


@app.command(
    "doctor",
    help=paragraphs(
        "Look whether everything is as a server needs it, and say what to do where it is not.",
        "It looks at the machine and at the database; with --url also at the way on which a "
        "browser reaches the server: origin, proxy, websocket, clocks. Nothing is changed. The "
        "exit code is 1 if there is trouble, and 0 if there are only warnings.",
    ),
    epilog=examples(
        "overrun doctor",
        "overrun doctor --url https://play.example.org --json",
        "overrun doctor --database postgresql://localhost/overrun",
    ),
)
def doctor(
    url: Annotated[
        str, typer.Option(metavar="URL", help="The address that people use.", show_default=False)
    ] = "",
    database: DatabaseUrl = "",
    data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Look at everything, and tell."""
    from overrun.server.doctor import TROUBLE, Visitor, in_database, on_this_machine

    visitor = Visitor(url) if url else None
    where = database or str(database_in(data))
    findings = list(on_this_machine())
    if "://" in where or Path(where).is_file():
        findings += in_database(where)
    else:
        from overrun.server.doctor import WARNING, found

        findings.append(found("database", WARNING, "none", where=where))
    if visitor is not None:
        findings += visitor.look()
    _tell(findings, as_json)
    if any(finding.status == TROUBLE for finding in findings):
        raise typer.Exit(1)


def _tell(findings: list[Finding], as_json: bool) -> None:
    text = Text()
    told = [(each, text(f"cli-doctor-{each.check}-{each.says}", **each.facts)) for each in findings]
    if as_json:
        worst = {each.status for each in findings}
        status = next(each for each in reversed(STYLES) if each in worst or each == "ok")
        lines = [
            {"check": each.check, "status": each.status, "kind": each.says, "text": said}
            for each, said in told
        ]
        print_json({"status": status, "findings": lines})
        return
    console = out()
    for each, said in told:
        word = text(f"cli-doctor-status-{each.status}")
        console.print(f"[{STYLES[each.status]}]{word:>8}[/]  {escape(said)}", soft_wrap=True)
