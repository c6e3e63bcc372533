"""``overrun rules``: look rules up, and see which of them the tests prove."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import overrun
from overrun.cli.app import app
from overrun.cli.common import AsJson, examples, out, paragraphs, print_json
from overrun.core.errors import BadSetting, unknown
from overrun.games import GAMES
from overrun.teaching.book import games_with_book
from overrun.teaching.book import load as load_book
from overrun.teaching.wording import Wording
from overrun.text import Text
from overrun.tools import catalog
from overrun.tools.catalog import Catalogue, Rule, UnknownRule, UnknownVector, Vector
from overrun.tools.coverage import Coverage, coverage_of

TESTS = Path(overrun.__file__).resolve().parents[2] / "tests"
_SHOWN = 12  # missing ids that a table lists


@app.command(
    "rules",
    help=paragraphs(
        "Look up a rule or a worked example, or see which rules the tests prove.",
        "An id alone finds its game. A game alone lists the sections of its catalogue. The ids "
        "of worked examples (TV-35) need the game if several games have them.",
    ),
    epilog=examples(
        "overrun rules ZT-BIT-03",
        "overrun rules GAME TV-35",
        "overrun rules GAME --search briefcase",
        "overrun rules --coverage --strict",
    ),
)
def command(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game, or the id of a rule.", show_default=False),
    ] = None,
    id: Annotated[
        str | None,
        typer.Argument(
            metavar="ID", help="The id of a rule or worked example.", show_default=False
        ),
    ] = None,
    search: Annotated[
        str | None,
        typer.Option(metavar="TEXT", help="Find the rules that contain this text."),
    ] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Count which rules the tests prove.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="With --coverage: exit with 1 if any is missing.")
    ] = False,
    tests: Annotated[
        Path,
        typer.Option(
            metavar="DIR", help="With --coverage: where the tests are.", show_default=False
        ),
    ] = TESTS,
    as_json: AsJson = False,
) -> None:
    """Look up rules."""
    if game is not None and id is None and game not in catalog.games_with_catalogue():
        game, id = None, game
    if strict and not coverage:
        raise BadSetting("--strict is for --coverage")
    if coverage:
        if id is not None:
            raise BadSetting(unknown("game", id, catalog.games_with_catalogue()))
        _cover([game] if game else list(GAMES), tests, strict, as_json)
    elif search is not None:
        if id is not None:
            raise BadSetting(f"either look {id} up or search, not both")
        _search([game] if game else list(catalog.games_with_catalogue()), search, as_json)
    elif id is not None:
        _look_up(game, id, as_json)
    elif game is not None:
        _sections(catalog.load(game), as_json)
    else:
        _catalogues(as_json)


# --- One rule or worked example ---------------------------------------------------------------


def _look_up(game: str | None, id: str, as_json: bool) -> None:
    catalogue, found = find(game, id)
    if as_json:
        print_json(describe(catalogue, found))
        return
    console = out()
    text = Text("en")
    title = found.section if isinstance(found, Rule) else found.title
    console.print(f"[bold]{found.id}[/]  {catalogue.game}, {escape(title)}")
    console.print(Markdown(found.text))
    if isinstance(found, Vector):
        console.print(f"[dim]{text('cli-rules-checks')}[/] {', '.join(found.checks)}")
        return
    if found.source:
        console.print(f"[dim]{text('cli-rules-source')}[/] {escape(found.source)}")
    if home := _home(catalogue.game, found.id):
        console.print(f"[dim]{text('cli-rules-book')}[/] {escape(home)}")
    shown_in = _vectors_of(catalogue, found.id)
    if shown_in:
        label = text("cli-rules-shown-in", examples=len(shown_in))
        console.print(f"[dim]{label}[/] {', '.join(shown_in)}")


def find(game: str | None, id: str) -> tuple[Catalogue, Rule | Vector]:
    """The rule or worked example of this id, in this game or in the only one that has it."""
    if game is not None:
        catalogue = catalog.load(game)
        return catalogue, _find_in(catalogue, id)
    catalogues = [catalog.load(each) for each in catalog.games_with_catalogue()]
    found: list[tuple[Catalogue, Rule | Vector]] = []
    for catalogue in catalogues:
        try:
            found.append((catalogue, _find_in(catalogue, id)))
        except (UnknownRule, UnknownVector):
            continue
    if len(found) == 1:
        return found[0]
    games = [catalogue.game for catalogue in catalogues]
    if found:
        having = ", ".join(catalogue.game for catalogue, _ in found)
        raise BadSetting(f"several games have a {id.upper()}; name one: {having}")
    # An id that almost fits belongs to the game with whose letters it begins.
    prefix = id.upper().partition("-")[0] + "-"
    for catalogue in catalogues:
        if any(rule.startswith(prefix) for rule in catalogue.rules):
            return catalogue, catalogue.find(id)
    raise BadSetting(unknown("game or rule", id, games) + ", or an id such as ZT-BIT-03")


def _find_in(catalogue: Catalogue, id: str) -> Rule | Vector:
    try:
        return catalogue.find(id)
    except UnknownRule as error:
        try:
            return catalogue.vector(id)
        except UnknownVector as other:
            is_vector = "close" in str(other) and "close" not in str(error)
            raise (other if is_vector else error) from None


def _home(game: str, rule: str) -> str:
    """The paragraph of the rulebook that explains a rule, and where it is on the page."""
    if game not in games_with_book():
        return ""
    name = load_book(game).home(rule)
    return f"{Wording(game).title(name)} (/rules/{game}#{name})" if name else ""


def _vectors_of(catalogue: Catalogue, rule: str) -> list[str]:
    return [vector.id for vector in catalogue.vectors.values() if rule in vector.checks]


def describe(catalogue: Catalogue, found: Rule | Vector) -> dict[str, Any]:
    """A rule or worked example as plain data."""
    if isinstance(found, Rule):
        return {
            "game": catalogue.game,
            "id": found.id,
            "kind": "rule",
            "section": found.section,
            "text": found.text,
            "source": found.source,
            "explained": _home(catalogue.game, found.id),
            "vectors": _vectors_of(catalogue, found.id),
        }
    return {
        "game": catalogue.game,
        "id": found.id,
        "kind": "vector",
        "title": found.title,
        "text": found.text,
        "checks": list(found.checks),
    }


# --- Lists ------------------------------------------------------------------------------------


def _search(games: list[str], words: str, as_json: bool) -> None:
    found = [
        (each, rule)
        for each in map(catalog.load, games)
        for rule in each.rules.values()
        if words.casefold() in rule.text.casefold()
    ]
    if as_json:
        print_json({"found": [describe(each, rule) for each, rule in found]})
        return
    console = out()
    for _, rule in found:
        console.print(f"[bold]{rule.id}[/] {escape(rule.text)}")
    said = Text("en")("cli-rules-found", rules=len(found), words=escape(repr(words)))
    console.print(said, style="dim")


def _sections(catalogue: Catalogue, as_json: bool) -> None:
    sections: dict[str, list[str]] = {}
    for rule in catalogue.rules.values():
        sections.setdefault(rule.section, []).append(rule.id)
    if as_json:
        print_json(
            {
                "game": catalogue.game,
                "rules": len(catalogue.rules),
                "vectors": len(catalogue.vectors),
                "sections": [
                    {"section": section, "rules": ids} for section, ids in sections.items()
                ],
            }
        )
        return
    text = Text("en")
    table = _table(text, "section", "rules", "from")
    table.columns[-1].justify = "left"
    for section, ids in sections.items():
        table.add_row(escape(section), str(len(ids)), ids[0])
    console = out()
    console.print(table)
    console.print(
        text(
            "cli-rules-total",
            game=catalogue.game,
            rules=len(catalogue.rules),
            examples=len(catalogue.vectors),
        ),
        style="dim",
    )


def _catalogues(as_json: bool) -> None:
    catalogues = [catalog.load(each) for each in catalog.games_with_catalogue()]
    if as_json:
        print_json(
            {
                each.game: {"rules": len(each.rules), "vectors": len(each.vectors)}
                for each in catalogues
            }
        )
        return
    table = _table(Text("en"), "game", "rules", "examples")
    for each in catalogues:
        table.add_row(each.game, str(len(each.rules)), str(len(each.vectors)))
    out().print(table)


def _table(text: Text, first: str, *others: str) -> Table:
    """A table with these headings of the catalogue; figures stand on the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(text(f"cli-rules-{first}"), overflow="fold")
    for other in others:
        table.add_column(text(f"cli-rules-{other}"), justify="right", no_wrap=True)
    return table


# --- Coverage ---------------------------------------------------------------------------------


def _cover(games: list[str], tests: Path, strict: bool, as_json: bool) -> None:
    if not tests.is_dir():
        raise BadSetting(
            f"{tests}: no such directory of tests; coverage is counted in the source tree, "
            "or where --tests says"
        )
    counted = [coverage_of(game, tests) for game in games]
    if as_json:
        print_json(
            {each.game: {**each.as_json(), "unknown": list(each.unknown)} for each in counted}
        )
    else:
        _print_coverage(counted)
    if strict and not all(each.is_complete for each in counted):
        raise typer.Exit(1)


def _print_coverage(counted: list[Coverage]) -> None:
    text = Text("en")
    headings = ("rules", "tested", "not-applicable", "not-built", "missing", "examples-untested")
    table = _table(text, "game", *headings)
    for each in counted:
        table.add_row(
            each.game,
            str(each.total),
            str(each.tested),
            str(each.not_applicable),
            str(each.not_built),
            str(len(each.missing)),
            str(len(each.vectors_missing)),
        )
    console = out()
    console.print(table)
    for each in counted:
        for what, ids in (
            ("without-test", each.missing),
            ("examples-without-test", each.vectors_missing),
            ("unknown-ids", each.unknown),
        ):
            if ids:
                shown = ", ".join(ids[:_SHOWN])
                if len(ids) > _SHOWN:
                    shown = text("cli-rules-and-more", shown=shown, more=len(ids) - _SHOWN)
                console.print(text(f"cli-rules-{what}", game=each.game, ids=escape(shown)))
