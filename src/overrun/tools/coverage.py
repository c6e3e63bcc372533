"""Which rules of the catalogues the tests prove.

Rules about cardboard are listed in ``not-applicable.toml``, each with the reason; whole parts of a
game that are still to be built are named in ``not-built.toml``.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TypedDict

import msgspec

from overrun.core.errors import BadSetting, unknown
from overrun.tools.catalog import (
    Catalogue,
    CatalogueError,
    fail,
    games_in,
    load,
    load_from,
    rulebook,
)

NOT_APPLICABLE = "not-applicable.toml"
NOT_BUILT = "not-built.toml"


class CoverageJson(TypedDict):
    """Coverage as other programs read it."""

    total: int
    tested: int
    not_applicable: int
    not_built: int
    missing: list[str]
    vectors_missing: list[str]


class Coverage(msgspec.Struct, frozen=True):
    """How far the tests prove the rules of a game.

    ``proofs`` tells for each id where the tests name it, as ``tests/core/test_x.py:12``; it holds
    the unknown ids too, so that they can be found.
    """

    game: str
    total: int
    tested: int
    not_applicable: int
    not_built: int
    """Untested rules of parts that are still to be built; they are not ``missing``."""
    missing: tuple[str, ...]
    vectors_missing: tuple[str, ...]
    unknown: tuple[str, ...]
    proofs: dict[str, tuple[str, ...]]

    @property
    def is_complete(self) -> bool:
        """Whether every rule and vector is dealt with, and nothing unknown is named."""
        return not (self.missing or self.vectors_missing or self.unknown)

    def as_json(self) -> CoverageJson:
        """The figures as plain data."""
        return {
            "total": self.total,
            "tested": self.tested,
            "not_applicable": self.not_applicable,
            "not_built": self.not_built,
            "missing": list(self.missing),
            "vectors_missing": list(self.vectors_missing),
        }


def coverage_of(game: str, tests: Path, directory: Path | None = None) -> Coverage:
    """Which rules of a game the tests below a directory prove.

    Tests say what they prove with ``@pytest.mark.rule("ZT-BIT-03")`` or, for a worked example and
    all that it checks, ``@pytest.mark.vector("zombie-terror", "TV-01")``. The marks are read from
    the source; no test is run. ``directory`` is where the catalogues are, if not in the rulebook.

    Ids that no catalogue has are in ``unknown``. ``not-built.toml`` names parts of a game by the
    beginning of their ids (``LN-BAN``), or single rules; an untested rule of such a part, or a
    worked example that checks one, is not missing. A rule that is marked as tested although
    ``not-applicable.toml`` lists it, or a mark that cannot be read, is a ``CatalogueError``.
    """
    where = directory or rulebook()
    read = partial(load_from, directory) if directory else load
    catalogues = {each: read(each) for each in games_in(where)}
    if game not in catalogues:
        raise BadSetting(unknown("rule catalogue", game, catalogues))
    catalogue = catalogues[game]
    defined = {id for each in catalogues.values() for id in each.rules}
    reasons = _reasons(where / NOT_APPLICABLE)

    strangers = _strangers(reasons, catalogues)
    exempt = reasons.get(game, {}).keys() & catalogue.rules.keys()

    proofs: dict[str, list[str]] = {}
    proven_vectors: set[str] = set()
    clashes: list[str] = []
    for mark in _marks(tests):
        if mark.kind == "vector":
            owner, *ids = mark.words
            vectors = catalogues[owner].vectors if owner in catalogues else {}
            for id in ids:
                if id not in vectors:
                    stranger = f"{owner} {id}"
                    strangers.add(stranger)
                    proofs.setdefault(stranger, []).append(mark.place)
                elif owner == game:
                    proven_vectors.add(id)
                    # A vector may list a rule about cardboard among many others: that is
                    # the catalogue's list, not a claim of the test. The rule stays exempt.
                    for checked in vectors[id].checks:
                        if checked not in exempt:
                            proofs.setdefault(checked, []).append(mark.place)
        else:
            for id in mark.words:
                if id in exempt:
                    clashes.append(f"{id} ({mark.place})")
                elif id in catalogue.rules:
                    proofs.setdefault(id, []).append(mark.place)
                elif id not in defined:
                    strangers.add(id)
                    proofs.setdefault(id, []).append(mark.place)
    if clashes:
        listed = f"{where / NOT_APPLICABLE}: listed here"
        raise CatalogueError(f"{listed}, yet marked as tested: {', '.join(clashes)}")

    tested = proofs.keys() & catalogue.rules.keys()
    parts = tuple(f"{part}-" for part in _reasons(where / NOT_BUILT).get(game, {}))
    absent = {id for id in catalogue.rules if f"{id}-".startswith(parts)} - tested
    waiting = {id for id, each in catalogue.vectors.items() if absent.intersection(each.checks)}
    return Coverage(
        game=game,
        total=len(catalogue.rules),
        tested=len(tested),
        not_applicable=len(exempt),
        not_built=len(absent - exempt),
        missing=tuple(sorted(catalogue.rules.keys() - tested - exempt - absent)),
        vectors_missing=tuple(sorted(catalogue.vectors.keys() - proven_vectors - waiting)),
        unknown=tuple(sorted(strangers)),
        proofs={id: tuple(dict.fromkeys(places)) for id, places in sorted(proofs.items())},
    )


def _strangers(
    reasons: Mapping[str, Collection[str]], catalogues: Mapping[str, Catalogue]
) -> set[str]:
    """What is left out of a game that has no such rule."""
    found: set[str] = set()
    for game, entries in reasons.items():
        rules = catalogues[game].rules if game in catalogues else {}
        found |= {id for id in entries if id not in rules}
    return found


def _reasons(path: Path) -> dict[str, dict[str, str]]:
    """Per game the rules, or parts of it, that are left out, each with the reason why."""
    if not path.is_file():
        return {}
    source = path.read_text(encoding="utf-8")
    try:
        games = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{path}: {error}") from error
    for game, entries in games.items():
        if not isinstance(entries, dict):
            fail(path, _line_of(source, game), f"{game!r} is not a table of rules")
        for id, reason in entries.items():
            if not isinstance(reason, str) or not reason.strip():
                fail(path, _line_of(source, id), f"{id} needs a reason why it does not apply")
    return games


def _line_of(source: str, key: str) -> int:
    """The line where a key stands; TOML readers do not tell."""
    lines = source.splitlines()
    return next((number for number, line in enumerate(lines, start=1) if key in line), 1)


class _Mark(msgspec.Struct, frozen=True):
    kind: str  # rule or vector
    words: tuple[str, ...]
    place: str


def _marks(tests: Path) -> Iterator[_Mark]:
    """Every ``mark.rule(...)`` and ``mark.vector(...)`` in the tests, wherever it stands."""
    if not tests.is_dir():
        raise CatalogueError(f"{tests}: no such directory of tests")
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            fail(path, error.lineno or 1, f"not Python: {error.msg}")
        read_marks = set()
        # Calls come before the names they call, so a mark met later on its own was never called.
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (kind := _mark_kind(node.func)):
                read_marks.add(node.func)
                place = f"{path.relative_to(tests.parent).as_posix()}:{node.lineno}"
                yield _Mark(kind, _words(path, node, kind), place)
            elif (
                node not in read_marks and isinstance(node, ast.expr) and (kind := _mark_kind(node))
            ):
                fail(path, node.lineno, f"mark.{kind} must be called on the spot, with ids")


def _mark_kind(node: ast.expr) -> str:
    """``rule`` or ``vector`` for ``pytest.mark.rule`` and the like, else nothing."""
    if isinstance(node, ast.Attribute) and node.attr in ("rule", "vector"):
        owner = node.value
        name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
        return node.attr if name == "mark" else ""
    return ""


def _words(path: Path, call: ast.Call, kind: str) -> tuple[str, ...]:
    """The arguments of a mark, which must stand there as plain strings."""
    words = []
    for argument in call.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            shown = ast.unparse(argument)
            fail(path, argument.lineno, f"mark.{kind}({shown}): write the ids out as strings")
        words.append(argument.value)
    if call.keywords:
        fail(path, call.lineno, f"mark.{kind} takes no keywords")
    if kind == "rule" and not words:
        fail(path, call.lineno, "mark.rule names no rule")
    if kind == "vector" and len(words) < 2:
        fail(path, call.lineno, "mark.vector needs a game and a vector, e.g. 'TV-01'")
    return tuple(words)
