"""The rule catalogues: found, read and compared with the marks of the tests."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from overrun.core import catalog
from overrun.core.catalog import (
    Catalogue,
    CatalogueError,
    UnknownRule,
    UnknownVector,
    coverage,
    games_with_catalogue,
    load,
    read,
)
from overrun.core.errors import BadSetting
from overrun.games import GAMES

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
| XY-CRD-01 | Canal | escape `[CARDS]` |

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
        ("- `XY-A-01` Go (now). (src: PL 'a' (b), FR 'c')", "Go (now).", "PL 'a' (b), FR 'c'"),
        ('- **XY-A-01**: Go. *Src: "One". Base: adds.*', "Go.", '"One". Base: adds.'),
        ('- **XY-A-01** `[INF]`: *Go*. *Src: "One".*', "`[INF]` *Go*.", '"One".'),
        ("* **XY-A-01** — Go. `[ONE, TWO]`", "Go.", "ONE, TWO"),
        (
            "* **XY-A-01** — Go. `[ONE]` *(inferred)* → XY-OP-013",
            "Go. *(inferred)* → XY-OP-013",
            "ONE",
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
    monkeypatch.setattr(catalog, "__file__", str(package / "core" / "catalog.py"))
    assert catalog.rulebook() == tmp_path / "docs" / "rules"
    with pytest.raises(CatalogueError, match="directory of the rule catalogues is missing"):
        games_with_catalogue()
    (package / "rulebook").mkdir(parents=True)
    assert catalog.rulebook() == package / "rulebook"


def test_examples_in_the_documentation() -> None:
    assert doctest.testmod(catalog).failed == 0


# --- Coverage --------------------------------------------------------------

TESTS = """\
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("XY-BIT-01")


@pytest.mark.rule("XY-BIT-02")
class TestBite:
    @mark.rule("XY-BIT-02")
    def test_it(self): ...


@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XY-CRD-01"))])
def test_card(n): ...
"""


def suite(directory: Path, source: str = TESTS, exempt: str = "") -> tuple[str, Path, Path]:
    """A game with its tests, as ``coverage`` wants them."""
    rules, tests = directory / "rules", directory / "tests"
    rules.mkdir()
    (tests / "deep").mkdir(parents=True)
    written(rules, SMALL)
    written(rules, "- **ZZ-A-01** Go.\n\n#### TV-01 x\nChecks: ZZ-A-01\n", "other")
    (rules / "README.md").write_text("Not a catalogue.\n", encoding="utf-8")
    (rules / "not-applicable.toml").write_text(exempt, encoding="utf-8")
    (tests / "deep" / "test_small.py").write_text(source, encoding="utf-8")
    return "small", tests, rules


def test_marks_are_found_wherever_they_stand(tmp_path: Path) -> None:
    found = coverage(*suite(tmp_path))
    assert found.as_json() == {
        "total": 4,
        "tested": 3,
        "not_applicable": 0,
        "not_built": 0,
        "missing": ["XY-BIT-03"],
        "vectors_missing": ["TV-01"],
    }
    assert found.unknown == ()
    assert not found.is_complete
    assert found.proofs["XY-BIT-02"] == (
        "tests/deep/test_small.py:7",
        "tests/deep/test_small.py:9",
    )


def test_vector_proves_what_it_checks(tmp_path: Path) -> None:
    source = 'import pytest\n\n@pytest.mark.vector("small", "TV-01")\ndef test_it(): ...\n'
    found = coverage(*suite(tmp_path, source))
    assert (found.tested, found.missing, found.vectors_missing) == (4, (), ())
    assert found.is_complete


def test_vector_of_another_game_proves_nothing_here(tmp_path: Path) -> None:
    source = 'import pytest\n\n@pytest.mark.vector("other", "TV-01")\ndef test_it(): ...\n'
    found = coverage(*suite(tmp_path, source))
    assert (found.tested, found.vectors_missing, found.unknown) == (0, ("TV-01",), ())


def test_rules_that_do_not_apply(tmp_path: Path) -> None:
    found = coverage(*suite(tmp_path, exempt='[small]\n"XY-BIT-03" = "cardboard"\n'))
    assert (found.total, found.tested, found.not_applicable, found.missing) == (4, 3, 1, ())


def test_parts_that_are_not_built_yet_are_not_missing(tmp_path: Path) -> None:
    game, tests, rules = suite(tmp_path)
    (rules / "not-built.toml").write_text('[small]\n"XY-BIT" = "comes later"\n', encoding="utf-8")
    found = coverage(game, tests, rules)
    assert (found.total, found.tested, found.not_built, found.missing) == (4, 3, 1, ())
    assert found.vectors_missing == ()
    assert found.is_complete


def test_vector_may_list_a_rule_that_does_not_apply(tmp_path: Path) -> None:
    source = 'import pytest\n\n@pytest.mark.vector("small", "TV-01")\ndef test_it(): ...\n'
    found = coverage(*suite(tmp_path, source, '[small]\n"XY-BIT-03" = "cardboard"\n'))
    assert (found.tested, found.not_applicable, found.missing) == (3, 1, ())


def test_rule_both_tested_and_not_applicable(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"XY-BIT-01 \(tests/deep/test_small.py:4\)"):
        coverage(*suite(tmp_path, exempt='[small]\n"XY-BIT-01" = "cardboard"\n'))


@pytest.mark.parametrize("reason", ['""', '"  "', "3"])
def test_reason_is_needed(tmp_path: Path, reason: str) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml:2: XY-BIT-03 needs a reason"):
        coverage(*suite(tmp_path, exempt=f'[small]\n"XY-BIT-03" = {reason}\n'))


def test_broken_list_of_rules_that_do_not_apply(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml: .*line 1"):
        coverage(*suite(tmp_path, exempt="[small\n"))


def test_list_needs_tables(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml:1: 'XY-BIT-03' is not a table"):
        coverage(*suite(tmp_path, exempt='"XY-BIT-03" = "in no table"\n'))


def test_unknown_ids_are_reported(tmp_path: Path) -> None:
    source = (
        "import pytest\n"
        '@pytest.mark.rule("XY-BIT-99", "ZZ-A-01")\n'
        '@pytest.mark.vector("small", "TV-99")\n'
        '@pytest.mark.vector("chess", "TV-01")\n'
        "def test_it(): ...\n"
    )
    exempt = '[small]\n"ZZ-A-01" = "of the other game"\n[chess]\n"CH-A-01" = "of no game"\n'
    found = coverage(*suite(tmp_path, source, exempt))
    assert found.unknown == ("CH-A-01", "XY-BIT-99", "ZZ-A-01", "chess TV-01", "small TV-99")
    assert found.proofs["XY-BIT-99"] == ("tests/deep/test_small.py:2",)
    assert not found.is_complete


@pytest.mark.parametrize(
    ("mark", "message"),
    [
        ("pytest.mark.rule(*IDS)", r"mark.rule\(\*IDS\): write the ids out"),
        ("pytest.mark.rule(*('XY-BIT-01',))", "write the ids out"),
        ("pytest.mark.rule(ID)", r"mark.rule\(ID\): write the ids out"),
        ("pytest.mark.rule(f'XY-{n}')", "write the ids out"),
        ("pytest.mark.rule(3)", "write the ids out"),
        ("pytest.mark.rule()", "names no rule"),
        ("pytest.mark.rule(id='XY-BIT-01')", "takes no keywords"),
        ("pytest.mark.rule", "must be called on the spot"),
        ("pytest.mark.vector('TV-01')", "needs a game and a vector"),
    ],
)
def test_marks_that_cannot_be_read(tmp_path: Path, mark: str, message: str) -> None:
    source = f"import pytest\n\n@{mark}\ndef test_it(): ...\n"
    with pytest.raises(CatalogueError, match=rf"test_small.py:3: .*{message}"):
        coverage(*suite(tmp_path, source))


def test_broken_test_file(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"test_small.py:2: not Python"):
        coverage(*suite(tmp_path, "import pytest\ndef :\n"))


def test_directory_of_tests_must_exist(tmp_path: Path) -> None:
    game, tests, rules = suite(tmp_path)
    with pytest.raises(CatalogueError, match="no such directory of tests"):
        coverage(game, tests / "nowhere", rules)


def test_coverage_of_an_unknown_game(tmp_path: Path) -> None:
    _, tests, rules = suite(tmp_path)
    with pytest.raises(BadSetting, match="unknown rule catalogue 'chess'"):
        coverage("chess", tests, rules)


@pytest.mark.parametrize("game", games_with_catalogue())
def test_our_own_marks_are_sound(game: str) -> None:
    """No test and no entry of not-applicable.toml names a rule that is not there."""
    assert coverage(game, Path(__file__).parents[1]).unknown == ()


def test_few_rules_do_not_apply() -> None:
    """The list is for cardboard only; a growing list deserves a second look."""
    assert coverage("zombie-terror", Path(__file__).parents[1]).not_applicable == 5
