"""The rules that tests prove, by their marks."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrun.core.errors import BadSetting
from overrun.tools.catalog import CatalogueError, games_with_catalogue
from overrun.tools.coverage import coverage_of
from tests.tools.test_catalog import SMALL, written

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
    """A game with its tests, as ``coverage_of`` wants them."""
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
    found = coverage_of(*suite(tmp_path))
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
    found = coverage_of(*suite(tmp_path, source))
    assert (found.tested, found.missing, found.vectors_missing) == (4, (), ())
    assert found.is_complete


def test_vector_of_another_game_proves_nothing_here(tmp_path: Path) -> None:
    source = 'import pytest\n\n@pytest.mark.vector("other", "TV-01")\ndef test_it(): ...\n'
    found = coverage_of(*suite(tmp_path, source))
    assert (found.tested, found.vectors_missing, found.unknown) == (0, ("TV-01",), ())


def test_rules_that_do_not_apply(tmp_path: Path) -> None:
    found = coverage_of(*suite(tmp_path, exempt='[small]\n"XY-BIT-03" = "cardboard"\n'))
    assert (found.total, found.tested, found.not_applicable, found.missing) == (4, 3, 1, ())


def test_parts_that_are_not_built_yet_are_not_missing(tmp_path: Path) -> None:
    game, tests, rules = suite(tmp_path)
    (rules / "not-built.toml").write_text('[small]\n"XY-BIT" = "comes later"\n', encoding="utf-8")
    found = coverage_of(game, tests, rules)
    assert (found.total, found.tested, found.not_built, found.missing) == (4, 3, 1, ())
    assert found.vectors_missing == ()
    assert found.is_complete


def test_vector_may_list_a_rule_that_does_not_apply(tmp_path: Path) -> None:
    source = 'import pytest\n\n@pytest.mark.vector("small", "TV-01")\ndef test_it(): ...\n'
    found = coverage_of(*suite(tmp_path, source, '[small]\n"XY-BIT-03" = "cardboard"\n'))
    assert (found.tested, found.not_applicable, found.missing) == (3, 1, ())


def test_rule_both_tested_and_not_applicable(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"XY-BIT-01 \(tests/deep/test_small.py:4\)"):
        coverage_of(*suite(tmp_path, exempt='[small]\n"XY-BIT-01" = "cardboard"\n'))


@pytest.mark.parametrize("reason", ['""', '"  "', "3"])
def test_reason_is_needed(tmp_path: Path, reason: str) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml:2: XY-BIT-03 needs a reason"):
        coverage_of(*suite(tmp_path, exempt=f'[small]\n"XY-BIT-03" = {reason}\n'))


def test_broken_list_of_rules_that_do_not_apply(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml: .*line 1"):
        coverage_of(*suite(tmp_path, exempt="[small\n"))


def test_list_needs_tables(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"not-applicable.toml:1: 'XY-BIT-03' is not a table"):
        coverage_of(*suite(tmp_path, exempt='"XY-BIT-03" = "in no table"\n'))


def test_unknown_ids_are_reported(tmp_path: Path) -> None:
    source = (
        "import pytest\n"
        '@pytest.mark.rule("XY-BIT-99", "ZZ-A-01")\n'
        '@pytest.mark.vector("small", "TV-99")\n'
        '@pytest.mark.vector("chess", "TV-01")\n'
        "def test_it(): ...\n"
    )
    exempt = '[small]\n"ZZ-A-01" = "of the other game"\n[chess]\n"CH-A-01" = "of no game"\n'
    found = coverage_of(*suite(tmp_path, source, exempt))
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
        coverage_of(*suite(tmp_path, source))


def test_broken_test_file(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"test_small.py:2: not Python"):
        coverage_of(*suite(tmp_path, "import pytest\ndef :\n"))


def test_directory_of_tests_must_exist(tmp_path: Path) -> None:
    game, tests, rules = suite(tmp_path)
    with pytest.raises(CatalogueError, match="no such directory of tests"):
        coverage_of(game, tests / "nowhere", rules)


def test_coverage_of_an_unknown_game(tmp_path: Path) -> None:
    _, tests, rules = suite(tmp_path)
    with pytest.raises(BadSetting, match="unknown rule catalogue 'chess'"):
        coverage_of("chess", tests, rules)


@pytest.mark.parametrize("game", games_with_catalogue())
def test_our_own_marks_are_sound(game: str) -> None:
    """No test and no entry of not-applicable.toml names a rule that is not there."""
    assert coverage_of(game, Path(__file__).parents[1]).unknown == ()


def test_few_rules_do_not_apply() -> None:
    """The list is for cardboard only; a growing list deserves a second look."""
    assert coverage_of("zombie-terror", Path(__file__).parents[1]).not_applicable == 5
