"""Fidelity: how the rules of a game stand beside the sentences of its rulebook.

Made from the catalogues, the marks of the tests, and ``departures.toml`` beside the catalogues: the
places where the program knowingly does not follow the letter of the book, each with the reason why
and, if there is one, the setting that brings the letter back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from overrun.core.errors import BadSetting
from overrun.games import find
from overrun.tools import catalog
from overrun.tools.catalog import Catalogue, CatalogueError, Rule
from overrun.tools.coverage import Coverage, coverage_of

DEPARTURES = "departures.toml"
PRINTED, INFERRED, RULED = "printed", "inferred", "ruled"
KINDS = (PRINTED, INFERRED, RULED)
"""What a rule rests on: a sentence of the book, what follows from several, or our own ruling."""

_INFERRED = re.compile(r"\(D\)|`\[INF\]`|\*\(inferred\b")
_RULED = re.compile(r"\(R →|`RULING`|RULING:|`\[SUP\]`|\(P\)")
_QUOTED = re.compile("'([^']+)'|\"([^\"]+)\"")
_ASIDE = re.compile(r",? +steps? .*|,? *\(.*| +/ .*| +item \d+| +example$")
_LANGUAGE = re.compile(r"^(PL|FR)\b *(section )?(banners? ?)?")


class Departure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the program does not do what the book prints."""

    book: str
    here: str
    why: str
    option: str = ""
    """The setting that restores the letter, as on the command line: ``round-limit=off``."""


class Part(msgspec.Struct, frozen=True):
    """The rules that come from one section of the rulebook."""

    heading: str
    """Nothing for what the book does not say at all."""
    rules: tuple[str, ...]
    kinds: dict[str, int]
    tests: int
    """How many marks of tests name these rules, directly or by a worked example."""
    untested: int
    """Rules about cardboard, and any that still want a test."""


class Fidelity(msgspec.Struct, frozen=True):
    """The page of one game as figures."""

    game: str
    parts: tuple[Part, ...]
    departures: dict[str, Departure]
    coverage: Coverage
    vectors: int

    @property
    def kinds(self) -> dict[str, int]:
        return {kind: sum(part.kinds[kind] for part in self.parts) for kind in KINDS}

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data; ``docs/json.md`` describes them."""
        return {
            **self.coverage.as_json(),
            "vectors": self.vectors,
            "sections": [
                {
                    "section": part.heading,
                    "rules": list(part.rules),
                    **part.kinds,
                    "tests": part.tests,
                    "untested": part.untested,
                }
                for part in self.parts
            ],
            "departures": {id: msgspec.to_builtins(each) for id, each in self.departures.items()},
        }


def fidelity(game: str, tests: Path, directory: Path | None = None) -> Fidelity:
    """How a game stands beside its rulebook, proved by the tests below a directory."""
    where = directory or catalog.rulebook()
    catalogue = catalog.read(where / f"{game}.md")
    coverage = coverage_of(game, tests, directory)
    sections = _by_heading(catalogue)
    # what the book does not say comes last, wherever the catalogue begins with it
    parts = [_part(name, rules, coverage) for name, rules in sections.items() if name]
    if "" in sections:
        parts.append(_part("", sections[""], coverage))
    return Fidelity(
        game,
        tuple(parts),
        departures(game, catalogue, where),
        coverage,
        len(catalogue.vectors),
    )


def _part(name: str, rules: Iterable[Rule], coverage: Coverage) -> Part:
    kinds = dict.fromkeys(KINDS, 0)
    ids = []
    for rule in rules:
        kinds[kind_of(rule)] += 1
        ids.append(rule.id)
    named = [set(coverage.proofs.get(id, ())) for id in ids]
    return Part(
        heading=name,
        rules=tuple(ids),
        kinds=kinds,
        tests=len(set().union(*named)),
        untested=sum(not places for places in named),
    )


def kind_of(rule: Rule) -> str:
    """What a rule rests on.

    >>> kind_of(catalog.load("zombie-terror").find("ZT-BIT-02"))
    'printed'
    """
    if not rule.source or _RULED.search(rule.text):
        return RULED
    return INFERRED if _INFERRED.search(rule.text) else PRINTED


def heading(catalogue: Catalogue, rule: Rule) -> str:
    """The section of the rulebook that a rule comes from, the first if there are several; nothing
    if the book does not say it.

    >>> zombie_terror = catalog.load("zombie-terror")
    >>> heading(zombie_terror, zombie_terror.find("ZT-BIT-01"))
    'Ugryzienie'
    """
    if rule.source.startswith("content "):  # the book announces it, a ruling fills it in
        return ""
    quoted = _QUOTED.search(rule.source)
    if quoted:
        return (quoted[1] or quoted[2]).strip()
    first = _LANGUAGE.sub("", re.split("[;,.] ", rule.source)[0].rstrip("."))
    if first in catalogue.rules and first != rule.id:
        return heading(catalogue, catalogue.rules[first])
    first = _ASIDE.sub("", first)
    # keys of steps are explained once for all: SETUP-n
    for key in (first, re.sub(r"\d+$", "n", first), f"{first}-n"):
        if key in catalogue.keys:
            return _ASIDE.sub("", catalogue.keys[key])
    return first


def _by_heading(catalogue: Catalogue) -> dict[str, list[Rule]]:
    """The rules by section. A source may be cut short, ``Rozstrzyganie…``, or be the ``same`` as
    that of the rule before."""
    sections: dict[str, list[Rule]] = {}
    before = ""
    for rule in catalogue.rules.values():
        name = heading(catalogue, rule)
        if name.startswith("same"):
            name = before
        elif name.endswith("…"):
            begun = name.removesuffix("…")
            name = next((each for each in sections if each.startswith(begun)), begun)
        sections.setdefault(name, []).append(rule)
        before = name or before
    return sections


# -- departures --------------------------------------------------------------------------------


@lru_cache
def _all_departures(path: Path) -> dict[str, dict[str, Departure]]:
    if not path.is_file():
        return {}
    try:
        return msgspec.toml.decode(path.read_bytes(), type=dict[str, dict[str, Departure]])
    except msgspec.DecodeError as error:
        raise CatalogueError(f"{path}: {error}") from error


def departures(game: str, catalogue: Catalogue, directory: Path) -> dict[str, Departure]:
    """Where a game departs from the letter, by rule; each names a rule and a setting that exist."""
    path = directory / DEPARTURES
    found = _all_departures(path).get(game, {})
    for id, each in found.items():
        if id not in catalogue.rules:
            raise CatalogueError(f"{path}: {game} has no rule {id}")
        if not all((each.book.strip(), each.here.strip(), each.why.strip())):
            raise CatalogueError(
                f"{path}: {id} must say what the book prints, what is here and why"
            )
        if each.option:
            try:
                _check_option(game, each.option)
            except BadSetting as error:
                raise CatalogueError(f"{path}: {id}: {error}") from error
    return {id: found[id] for id in catalogue.rules if id in found}


def _check_option(game: str, option: str) -> None:
    name, _, value = option.partition("=")
    rules = find(game)
    rules.configure({name: value}, rules.usual or rules.seats.start)
