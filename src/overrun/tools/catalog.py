"""The rule catalogues: what each rule says.

A catalogue is a Markdown file, ``docs/rules/<game>.md``. It is normative: the code follows the
catalogue, and every rule of it has a test or an entry in ``not-applicable.toml`` (see
``coverage.py``).

>>> zombie_terror = load("zombie-terror")
>>> zombie_terror.find("zt-bit-02").text
'A bite costs 0 AP.'
>>> zombie_terror.vector("TV-142").checks
('ZT-BAN-07', 'ZT-BIT-04')
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from overrun.core.errors import BadSetting, OverrunError, unknown
from overrun.core.game import Game


class CatalogueError(OverrunError):
    """A catalogue, ``not-applicable.toml`` or the marks of a test are wrong; says where."""


class UnknownRule(OverrunError):
    """The catalogue has no rule of this id; the message names the close ones."""


class UnknownVector(OverrunError):
    """The catalogue has no worked example of this id; the message names the close ones."""


# --- What is in a catalogue ------------------------------------------------


class Rule(msgspec.Struct, frozen=True):
    """One rule: the smallest thing that a test can prove."""

    id: str
    text: str
    section: str
    source: str
    line: int


class Vector(msgspec.Struct, frozen=True):
    """A worked example, and the rules that it checks."""

    id: str
    title: str
    checks: tuple[str, ...]
    text: str
    line: int


class Catalogue(msgspec.Struct, frozen=True):
    """The rules and the worked examples of one game, in the order of the file."""

    game: str
    rules: dict[str, Rule]
    vectors: dict[str, Vector]
    keys: dict[str, str] = {}
    """What the short names that sources may use stand for."""

    def find(self, id: str) -> Rule:
        """The rule of this id, however its letters are written.

        >>> load("zombie-terror").find("ZT-BIT-3")
        Traceback (most recent call last):
        overrun.tools.catalog.UnknownRule: zombie-terror has no rule 'ZT-BIT-3' (close: ZT-BIT-13, \
ZT-BIT-03, ZT-BIT-17)
        """
        rule = self.rules.get(_canonical(id))
        if rule is None:
            raise UnknownRule(f"{self.game} has no rule {id!r}{_close(id, self.rules)}")
        return rule

    def vector(self, id: str) -> Vector:
        """The worked example of this id, however its letters are written."""
        vector = self.vectors.get(_canonical(id))
        if vector is None:
            raise UnknownVector(f"{self.game} has no vector {id!r}{_close(id, self.vectors)}")
        return vector


def _canonical(id: str) -> str:
    """Ids are in capitals, apart from the letter of a clause: ``WC-OP-08.c``."""
    stem, dot, clause = id.strip().upper().partition(".")
    return stem + dot + clause.lower()


def _close(id: str, known: Collection[str]) -> str:
    wanted = _canonical(id)
    # Texts cite "WC-OP-08" when they mean all of its clauses.
    close = [each for each in known if each.startswith(wanted + ".")]
    close = close or get_close_matches(wanted, known)
    return f" (close: {', '.join(close)})" if close else ""


# --- Where the catalogues are ----------------------------------------------


def rulebook() -> Path:
    """The directory of the catalogues: in the package once installed, else in the source tree."""
    package = Path(__file__).resolve().parents[1]
    shipped = package / "rulebook"
    return shipped if shipped.is_dir() else package.parents[1] / "docs" / "rules"


def games_with_catalogue() -> tuple[str, ...]:
    """The games that have a catalogue.

    >>> "zombie-terror" in games_with_catalogue()
    True
    """
    return games_in(rulebook())


@lru_cache
def load(game: str) -> Catalogue:
    """The catalogue of a game, read once."""
    return load_from(rulebook(), game)


@lru_cache
def in_force(game: str, base: str = "") -> Catalogue:
    """All rules that a table of a game is played by: its own, then those of the game that it
    builds on; none if nobody has written them down.

    >>> "LN-EXPO-01" in in_force("warring-colonies", "long-night").rules
    True
    """
    known = games_with_catalogue()
    own = load(game) if game in known else Catalogue(game, {}, {})
    rules = {**own.rules, **load(base).rules} if base in known else own.rules
    return Catalogue(own.game, rules, own.vectors, own.keys)


def rule_ids(game: Game[Any]) -> Collection[str] | None:
    """What the reasons of a game may name, for ``core.conform``; ``None`` without a catalogue."""
    known = game.name in games_with_catalogue()
    return in_force(game.name, game.builds_on).rules if known else None


def games_in(directory: Path) -> tuple[str, ...]:
    """The games that have a catalogue in this directory."""
    if not directory.is_dir():
        raise CatalogueError(f"{directory}: the directory of the rule catalogues is missing")
    # A README beside the catalogues is no game: games are written in small letters.
    return tuple(
        sorted(path.stem for path in directory.glob("*.md") if path.stem == path.stem.lower())
    )


def load_from(directory: Path, game: str) -> Catalogue:
    """The catalogue of a game in this directory."""
    games = games_in(directory)
    if game not in games:
        raise BadSetting(unknown("rule catalogue", game, games))
    return read(directory / f"{game}.md")


# --- Reading a catalogue ---------------------------------------------------

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+(?:\.[a-z])?"
_VECTOR_ID = r"(?:[A-Z]+-)?(?:EX|TV|WE)-\d+(?:-[A-Z]+)?"

_HEADING = re.compile(r"#{1,6} +(?P<text>.*)")
_BULLET = re.compile(r"[-*] +(?P<text>.*)")
_RULER = re.compile(r"\|[-:| ]+\|")
_FENCE = re.compile(r"\s*(```|~~~)")

# `- **ZT-BIT-03** text`, "- `LN-INV-01` text", `- **WC-TERM-02** `[INF]`: text`, `* **AD-…** — …`
_OPENING = re.compile(
    r"(?P<mark>\*\*|`)(?P<id>[A-Za-z][^\s`*]*-[^\s`*]*)(?P=mark)(?P<rest>.*)", re.S
)
_LEAD = re.compile(r"\s*(?P<tag>`\[[A-Z]+\]`)?\s*(?::|—)?\s*(?P<text>.*)", re.S)
_SOURCE = re.compile(r"\s+— src: (?P<source>.*)$", re.S)
_MISPLACED_SOURCE = re.compile(r"(— |\(|\*)[Ss]rc:|\s`\[[^`\]]+\]`$")

_VECTOR_HEADING = re.compile(rf"(?P<id>{_VECTOR_ID})(?=[ :])[ :—]*(?P<title>.*)")
_VECTOR_LEAD = re.compile(r"\s*(?:\((?P<title>[^)]*)\))?\s*—\s*(?P<text>.*)", re.S)
_CHECKS_LINE = re.compile(r"(?:- )?\*?Checks:\*? +(?P<checks>.*)")
_CHECKS_TAIL = re.compile(r"\s*\*Checks (?P<checks>[^*]*)\*$", re.S)
_REMARK = re.compile(r"\s*\([^)]*\)")
_SPAN = re.compile(r"(?P<first>\S+)(?: to (?P<last>\S+))?")


class _Block(msgspec.Struct, frozen=True):
    kind: str  # heading, bullet, row or text
    text: str
    line: int


class _Draft(msgspec.Struct):
    """A vector whose list of rules is not resolved yet: rules may be defined further down."""

    id: str
    title: str
    line: int
    body: list[str]
    checks: str = ""
    checks_line: int = 0


def read(path: Path) -> Catalogue:
    """Read the catalogue in this file; its name is the name of the game."""
    return _Reader(path).catalogue()


def fail(path: Path, line: int, what: str) -> NoReturn:
    """Something is wrong at this place."""
    raise CatalogueError(f"{path}:{line}: {what}")


class _Reader:
    """Reads one catalogue: first the definitions, then what each vector checks."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.rules: dict[str, Rule] = {}
        self.drafts: dict[str, _Draft] = {}
        self.keys: dict[str, str] = {}
        self.section = ""

    def catalogue(self) -> Catalogue:
        blocks = list(self._blocks())
        headings = [block.line for block in blocks if block.kind == "heading"]
        ends = dict(pairwise([*headings, len(self.lines) + 1]))
        table: str | None = None  # the first word of the head of the table we are in
        for block in blocks:
            if block.kind == "row":
                cells = [cell.strip() for cell in block.text.strip("|").split("|")]
                table = cells[0] if table is None else table
                if table == "ID":
                    self._row(cells, block.line)
                elif table == "Key":
                    self.keys[cells[0]] = cells[1]
                continue
            table = None
            if block.kind == "heading":
                self._heading(block, ends[block.line])
            elif block.kind == "bullet":
                self._bullet(block)
        if not self.rules:
            self.fail(1, "no rule is defined in this file")
        vectors: dict[str, Vector] = {}
        for draft in self.drafts.values():
            vectors[draft.id] = self._vector(draft, vectors)
        return Catalogue(self.path.stem, self.rules, vectors, self.keys)

    def fail(self, line: int, what: str) -> NoReturn:
        fail(self.path, line, what)

    def _blocks(self) -> Iterator[_Block]:
        """Headings, bullets with the lines they run over, rows of tables, other lines."""
        fence = 0
        bullet: list[str] = []
        start = 0
        for number, line in enumerate([*self.lines, ""], start=1):
            if _FENCE.match(line):
                fence = 0 if fence else number
            opens_bullet = not fence and _BULLET.match(line)
            heading = not fence and _HEADING.match(line)
            row = not fence and line.startswith("|")
            runs_on = bullet and line.strip() and not (opens_bullet or heading or row or fence)
            if runs_on:
                bullet.append(line.strip())
                continue
            if bullet:
                yield _Block("bullet", " ".join(bullet), start)
                bullet = []
            if opens_bullet:
                bullet, start = [opens_bullet["text"].strip()], number
            elif heading:
                yield _Block("heading", heading["text"].strip(), number)
            elif row:
                if not _RULER.fullmatch(line.strip()):
                    yield _Block("row", line.strip(), number)
            else:
                yield _Block("text", line, number)
        if fence:
            self.fail(fence, "this code block is never closed")

    def _heading(self, block: _Block, end: int) -> None:
        self.section = block.text
        match = _VECTOR_HEADING.match(block.text)
        if match:
            draft = _Draft(match["id"], match["title"], block.line, [])
            for number in range(block.line + 1, end):
                line = self.lines[number - 1]
                checks = _CHECKS_LINE.match(line)
                if not checks:
                    draft.body.append(line)
                elif draft.checks:
                    self.fail(number, f"{draft.id} has a second list of checks")
                else:
                    draft.checks, draft.checks_line = checks["checks"], number
            self._add_vector(draft)

    def _bullet(self, block: _Block) -> None:
        opening = _OPENING.match(block.text)
        # Bullets about ids, such as `OP-nn` or `AD-<AREA>-<NN>`, have no number.
        if not opening or not re.search(r"\d", opening["id"]):
            return
        id = opening["id"]
        if re.fullmatch(_VECTOR_ID, id):
            lead = _VECTOR_LEAD.fullmatch(opening["rest"])
            if not lead:
                self.fail(block.line, f"{id} has no dash before its text")
            checks = _CHECKS_TAIL.search(lead["text"])
            text = _CHECKS_TAIL.sub("", lead["text"])
            draft = _Draft(id, lead["title"] or "", block.line, [text])
            if checks:
                draft.checks, draft.checks_line = checks["checks"], block.line
            self._add_vector(draft)
        else:
            lead = _LEAD.fullmatch(opening["rest"])
            assert lead, "the pattern matches everything"
            tag = f"{lead['tag']} " if lead["tag"] else ""
            self._add_rule(id, tag + lead["text"], block.line)

    def _row(self, cells: list[str], line: int) -> None:
        id = cells[0].strip("`*")
        if id != "ID":
            self._add_rule(id, ": ".join(cell for cell in cells[1:] if cell), line)

    def _add_rule(self, id: str, text: str, line: int) -> None:
        if not re.fullmatch(_ID, id):
            self.fail(line, f"{id!r} is not an id: capitals, dashes and a number, as in ZT-BIT-03")
        if id in self.rules:
            self.fail(line, f"{id} is defined twice; first in line {self.rules[id].line}")
        match = _SOURCE.search(text)
        source = match["source"].strip() if match else ""
        text = text[: match.start() if match else None].strip()
        if _MISPLACED_SOURCE.search(text) or _MISPLACED_SOURCE.search(source):
            self.fail(
                line, f"the source of {id} does not stand alone at the end, as in — src: Bites"
            )
        if not text:
            self.fail(line, f"{id} says nothing")
        self.rules[id] = Rule(id, text, self.section, source, line)

    def _add_vector(self, draft: _Draft) -> None:
        if draft.id in self.drafts:
            first = self.drafts[draft.id].line
            self.fail(draft.line, f"{draft.id} is defined twice; first in line {first}")
        if not draft.checks:
            self.fail(draft.line, f"{draft.id} does not say which rules it checks")
        self.drafts[draft.id] = draft

    def _vector(self, draft: _Draft, earlier: dict[str, Vector]) -> Vector:
        checks = _REMARK.sub("", draft.checks.replace("`", "")).strip().removesuffix(".")
        if checks.startswith("as "):
            model = checks.removeprefix("as ")
            if model not in earlier:
                self.fail(draft.checks_line, f"{draft.id} checks the same as {model}: not above")
            ids = list(earlier[model].checks)
        else:
            ids = self._checked(draft, checks)
        text = "\n".join(draft.body).strip().removesuffix("\n---").strip()
        return Vector(draft.id, draft.title, tuple(dict.fromkeys(ids)), text, draft.line)

    def _checked(self, draft: _Draft, checks: str) -> list[str]:
        try:
            return list(listed(checks, self.rules))
        except UnknownRule as error:
            self.fail(draft.checks_line, f"{draft.id} checks {error}")


def listed(text: str, rules: Collection[str]) -> Iterator[str]:
    """Every rule of a list such as ``LN-EXILE-01 to -06, -09, WC-OP-03.b to .e``."""
    previous = ""
    for item in text.split(","):
        span = _SPAN.fullmatch(item.strip())
        if not span:
            raise UnknownRule(f"{item.strip()!r}: not an id")
        first = previous = _listed_id(span["first"], previous, rules)
        if span["last"] is None:
            yield first
            continue
        last = previous = _listed_id(span["last"], first, rules)
        stem = _stem(first)
        between = [each for each in rules if _stem(each) == stem and first <= each <= last]
        if last not in between:
            raise UnknownRule(f"{first} to {last}: no range")
        yield from between


def _listed_id(word: str, previous: str, rules: Collection[str]) -> str:
    """A rule named in full, or by its last part: ``-06`` after LN-EXILE-01."""
    id = _stem(previous) + word if word.startswith(("-", ".")) else word
    if id not in rules:
        raise UnknownRule(f"{id}, which is not a rule{_close(id, rules)}")
    return id


def _stem(id: str) -> str:
    """What is left without the last part: ``ZT-BIT`` of ZT-BIT-03, ``WC-OP-08`` of WC-OP-08.c."""
    return id.rpartition(".")[0] if "." in id else id.rpartition("-")[0]
