"""The rule catalogues: found and read."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from overrun.core.errors import BadSetting
from overrun.games import GAMES
from overrun.tools import catalog
from overrun.tools.catalog import (
    Catalogue,
    CatalogueError,
    UnknownRule,
    UnknownVector,
    games_with_catalogue,
    load,
    read,
)

SMALL = """\
# Small game

- `XY-nn`: how ids look.

## 1. Bites

- **XY-BIT-01** A bite costs
  nothing. — src: Bites
- **XY-BIT-02** (D) A bite ends it. — src: Bites; whole book
- **XY-BIT-03** Nobody bites twice.

```
- **XY-BIT-09** is not a rule: it stands in a picture
```

## 2. Cards

| ID | Card | Text |
|---|---|---|
| XY-CRD-01 | Canal | escape — src: CARDS |

| Card | Rule |
|---|---|
| XY-CRD-09 | not a definition: this table has no ids |

## 3. Examples

#### TV-01 — one bite

Checks: XY-BIT-01 to -03, XY-CRD-01

- Then nothing.

---
## 4. The end
"""


def written(directory: Path, text: str, game: str = "small") -> Path:
    path = directory / f"{game}.md"
    path.write_text(text, encoding="utf-8")
    return path


# --- Reading ---------------------------------------------------------------


def test_small_catalogue(tmp_path: Path) -> None:
    small = read(written(tmp_path, SMALL))
    assert small.game == "small"
    assert list(small.rules) == ["XY-BIT-01", "XY-BIT-02", "XY-BIT-03", "XY-CRD-01"]
    first = small.find("XY-BIT-01")
    assert first.text == "A bite costs nothing."
    assert first.section == "1. Bites"
    assert first.source == "Bites"
    assert first.line == 7
    assert small.find("XY-BIT-02").text == "(D) A bite ends it."
    assert small.find("XY-BIT-02").source == "Bites; whole book"
    assert small.find("XY-BIT-03").source == ""
    assert small.find("XY-CRD-01").text == "Canal: escape"
    assert small.find("XY-CRD-01").source == "CARDS"
    vector = small.vector("TV-01")
    assert vector.title == "one bite"
    assert vector.checks == ("XY-BIT-01", "XY-BIT-02", "XY-BIT-03", "XY-CRD-01")
    assert vector.text == "- Then nothing."


@pytest.mark.parametrize(
    ("bullet", "text", "source"),
    [
        ("- **XY-A-01** (R → XY-OP-20) Go. — src: One (x)", "(R → XY-OP-20) Go.", "One (x)"),
        ("- `XY-A-01` Go (now). — src: PL 'a' (b), FR 'c'", "Go (now).", "PL 'a' (b), FR 'c'"),
        ('- **XY-A-01**: Go. — src: "One". Base: adds.', "Go.", '"One". Base: adds.'),
        ('- **XY-A-01** `[INF]`: *Go*. — src: "One".', "`[INF]` *Go*.", '"One".'),
        (
            "* **XY-A-01** — Go. *(inferred)* → XY-OP-013 — src: ONE, TWO",
            "Go. *(inferred)* → XY-OP-013",
            "ONE, TWO",
        ),
        ("- **XY-A-01.a** *Card* (ours): see the `[SUP]` rules.", "", ""),
    ],
)
def test_ways_to_write_a_rule(tmp_path: Path, bullet: str, text: str, source: str) -> None:
    (rule,) = read(written(tmp_path, bullet + "\n")).rules.values()
    assert rule.text == (text or "*Card* (ours): see the `[SUP]` rules.")
    assert rule.source == source


@pytest.mark.parametrize(
    ("checks", "ids"),
    [
        ("Checks: XY-A-01, XY-A-03", ["XY-A-01", "XY-A-03"]),
        ("- Checks: `XY-A-01`, `-03`, `XY-B-01.a`.", ["XY-A-01", "XY-A-03", "XY-B-01.a"]),
        ("- *Checks:* XY-A-01 to -04.", ["XY-A-01", "XY-A-03", "XY-A-04"]),
        ("- *Checks:* XY-B-01.a to .c, XY-A-01.", ["XY-B-01.a", "XY-B-01.c", "XY-A-01"]),
        ("- Checks: XY-A-01, -03 to -04.", ["XY-A-01", "XY-A-03", "XY-A-04"]),
    ],
)
def test_ways_to_write_checks(tmp_path: Path, checks: str, ids: list[str]) -> None:
    rules = "".join(
        f"- **{id}** Go.\n" for id in ["XY-A-01", "XY-A-03", "XY-A-04", "XY-B-01.a", "XY-B-01.c"]
    )
    text = f"#### WE-01-PL First\n\n{checks}\n\n#### WE-01-FR Second\n- Checks: as WE-01-PL (so).\n"
    # Rules may be defined after the vectors that name them.
    vectors = read(written(tmp_path, f"{text}\n# Rules\n\n{rules}")).vectors
    assert list(vectors["WE-01-PL"].checks) == ids
    assert vectors["WE-01-FR"].checks == vectors["WE-01-PL"].checks


def test_vector_in_a_bullet(tmp_path: Path) -> None:
    text = "* **XY-A-01** — Go.\n* **XY-EX-01** (ONE, two) — G: a; T: b. *Checks XY-A-01.*\n"
    vector = read(written(tmp_path, text)).vector("xy-ex-01")
    assert vector.title == "ONE, two"
    assert vector.text == "G: a; T: b."
    assert vector.checks == ("XY-A-01",)


@pytest.mark.parametrize(
    ("old", "new", "place", "message"),
    [
        ("**XY-BIT-03**", "**XY-BIT-01**", "Nobody", "XY-BIT-01 is defined twice; first in line 7"),
        (
            "| XY-CRD-01 |",
            "| XY-BIT-02 |",
            "| Canal",
            "XY-BIT-02 is defined twice; first in line 9",
        ),
        ("**XY-BIT-03**", "**XY-BIT-3x**", "Nobody", "'XY-BIT-3x' is not an id"),
        ("**XY-BIT-03**", "**xy-bit-03**", "Nobody", "'xy-bit-03' is not an id"),
        ("Nobody bites twice.", "", "**XY-BIT-03**", "XY-BIT-03 says nothing"),
        ("twice.", "twice. (src: Bites)", "Nobody", "source of XY-BIT-03 does not stand alone"),
        ("twice.", "twice. `[BITES]`", "Nobody", "source of XY-BIT-03 does not stand alone"),
        ("twice.", "— src: A twice — src: B", "Nobody", "source of XY-BIT-03 does not stand alone"),
        ("- Then nothing.", "#### TV-01 again\n\nChecks: XY-BIT-01", "again", "TV-01 is defined"),
        ("Checks: XY-BIT-01 to -03, XY-CRD-01", "", "#### TV-01", "does not say which rules"),
        ("- Then nothing.", "Checks: XY-BIT-02", "Checks: XY-BIT-02", "second list of checks"),
        ("to -03", "to -09", "Checks:", "TV-01 checks XY-BIT-09, which is not a rule (close: XY-B"),
        ("-01 to -03", "-03 to -01", "Checks:", "checks XY-BIT-03 to XY-BIT-01: no range"),
        ("to -03", "and more", "Checks:", "checks 'XY-BIT-01 and more': not an id"),
        ("XY-BIT-01 to -03, XY-CRD-01", "as TV-00", "Checks:", "same as TV-00: not above"),
        ("## 4. The end", "```", "---\n```", "never closed"),
    ],
)
def test_malformed_catalogue(tmp_path: Path, old: str, new: str, place: str, message: str) -> None:
    assert old in SMALL
    path = written(tmp_path, SMALL.replace(old, new))
    with pytest.raises(CatalogueError) as caught:
        read(path)
    text = path.read_text(encoding="utf-8")
    line = text[: text.index(place)].count("\n") + 1 + place.count("\n")
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert message in str(caught.value)


def test_file_without_rules(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="no rule is defined"):
        read(written(tmp_path, "Just words.\n"))


# --- The real catalogues ---------------------------------------------------


def games_and_catalogues() -> list[Catalogue]:
    return [load(game) for game in games_with_catalogue()]


def test_every_catalogue_is_of_a_game() -> None:
    assert set(games_with_catalogue()) <= set(GAMES)


@pytest.mark.parametrize("catalogue", games_and_catalogues(), ids=lambda each: each.game)
def test_ids_in_a_catalogue_lead_somewhere(catalogue: Catalogue) -> None:
    """Nothing that looks like the id of a rule of this game is left undefined."""
    path = catalog.rulebook() / f"{catalogue.game}.md"
    prefix = next(iter(catalogue.rules)).partition("-")[0]
    named = set(
        re.findall(rf"\b{prefix}(?:-[A-Z0-9]+)*-\d+\b(?:\.[a-z]\b)?", path.read_text("utf-8"))
    )
    known = catalogue.rules.keys() | catalogue.vectors.keys()
    headings = {id.rpartition(".")[0] for id in known}  # WC-OP-08 has clauses
    assert named - known - headings == set()


@pytest.mark.parametrize("catalogue", games_and_catalogues(), ids=lambda each: each.game)
def test_lines_and_sections_are_right(catalogue: Catalogue) -> None:
    lines = (catalog.rulebook() / f"{catalogue.game}.md").read_text("utf-8").splitlines()
    headings = {line.lstrip("#").strip() for line in lines if line.startswith("#")}
    for rule in catalogue.rules.values():
        assert rule.id in lines[rule.line - 1]
        assert rule.section in headings
        assert "src:" not in rule.text.lower()
    for vector in catalogue.vectors.values():
        assert vector.id in lines[vector.line - 1]
        assert vector.checks
        assert vector.text
        assert "Checks" not in vector.text


def test_rule_ids_are_unique_over_all_games() -> None:
    """A mark names a rule without its game."""
    ids = [id for catalogue in games_and_catalogues() for id in catalogue.rules]
    assert len(ids) == len(set(ids))


def test_open_points_and_designs_are_rules() -> None:
    areas = {id.split("-")[1] for id in load("zombie-terror").rules}
    assert {"OP", "DB", "DV", "DC", "DS1", "DS2", "DS3", "DS4", "DO"} <= areas


def test_differences_between_rulebooks_are_not_rules() -> None:
    assert not [id for id in load("long-night").rules if id.startswith("DIFF")]
    assert "OP-84" in load("long-night").rules


# --- Finding ---------------------------------------------------------------


def test_find_ignores_case() -> None:
    assert load("zombie-terror").find("zt-bit-03").id == "ZT-BIT-03"
    assert load("warring-colonies").find("wc-op-08.A").id == "WC-OP-08.a"
    assert load("long-night").vector("we-03-pl").id == "WE-03-PL"


def test_unknown_rule_names_close_ones() -> None:
    with pytest.raises(UnknownRule, match=r"zombie-terror has no rule 'ZT-BYT-03' .*ZT-BIT-03"):
        load("zombie-terror").find("ZT-BYT-03")
    with pytest.raises(UnknownRule, match=r"close: WC-OP-04\.a\)"):
        load("warring-colonies").find("WC-OP-04")
    with pytest.raises(UnknownVector, match="has no vector 'TV-999'"):
        load("zombie-terror").vector("TV-999")


def test_unknown_game() -> None:
    with pytest.raises(BadSetting, match=r"'zombie-teror' \(did you mean 'zombie-terror'"):
        load("zombie-teror")


def test_load_reads_once() -> None:
    assert load("zombie-terror") is load("zombie-terror")


def test_rulebook_of_the_package_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wheel has the catalogues beside the code; the source tree has them in docs."""
    package = tmp_path / "src" / "overrun"
    monkeypatch.setattr(catalog, "__file__", str(package / "tools" / "catalog.py"))
    assert catalog.rulebook() == tmp_path / "docs" / "rules"
    with pytest.raises(CatalogueError, match="directory of the rule catalogues is missing"):
        games_with_catalogue()
    (package / "rulebook").mkdir(parents=True)
    assert catalog.rulebook() == package / "rulebook"


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(catalog).failed == 0
