"""``overrun rules``."""

from __future__ import annotations

from pathlib import Path

import pytest

from overrun.games import GAMES
from overrun.tools import catalog
from tests.cli.shell import overrun, refusal

ZOMBIE_TERROR = catalog.load("zombie-terror")


# -- looking up --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    ["rules ZT-BIT-02", "rules zt-bit-02", "rules zombie-terror ZT-BIT-02"],
)
def test_a_rule_is_found_by_its_id(line: str) -> None:
    said = overrun(line)
    assert said.code == 0
    assert said.out.splitlines()[0] == "ZT-BIT-02  zombie-terror, 18. Bite"
    assert "A bite costs 0 AP." in said.out
    assert "Source: " in said.out
    assert "Worked example: TV-35" in said.out


def test_the_markdown_of_a_rule_is_rendered() -> None:
    ruling = ZOMBIE_TERROR.find("ZT-OP-15")
    assert "*Ruling:*" in ruling.text
    assert "*Ruling" not in overrun("rules ZT-OP-15").out
    assert "Ruling:" in overrun("rules ZT-OP-15").out


def test_rules_of_other_games_are_found_too() -> None:
    for game in catalog.games_with_catalogue():
        first = next(iter(catalog.load(game).rules))
        assert overrun(f"rules {first} --json").json["game"] == game


def test_a_worked_example_is_found_with_its_game() -> None:
    said = overrun("rules zombie-terror TV-35")
    assert said.out.splitlines()[0] == "TV-35  zombie-terror, sight distance 2"
    assert ">   .   N   ." in said.out or "> . N ." in said.out
    assert "Checks: ZT-MAN-06, ZT-MAN-07, ZT-BIT-02" in said.out
    told = overrun("rules zombie-terror tv-35 --json").json
    assert (told["kind"], told["id"]) == ("vector", "TV-35")
    assert told["checks"] == list(ZOMBIE_TERROR.vector("TV-35").checks)


def test_json_of_a_rule() -> None:
    told = overrun("rules ZT-BIT-02 --json").json
    assert told["kind"] == "rule"
    assert told["text"] == "A bite costs 0 AP."
    assert told["section"] == "18. Bite"
    assert "TV-35" in told["vectors"]


def test_a_game_alone_lists_its_sections() -> None:
    said = overrun("rules zombie-terror")
    (bite,) = [line for line in said.out.splitlines() if line.startswith("18. Bite")]
    rules = [rule for rule in ZOMBIE_TERROR.rules.values() if rule.section == "18. Bite"]
    assert bite.split()[-2:] == [str(len(rules)), rules[0].id]
    told = overrun("rules zombie-terror --json").json
    assert told["rules"] == sum(len(section["rules"]) for section in told["sections"])
    assert told["rules"] == len(ZOMBIE_TERROR.rules)


def test_nothing_at_all_lists_the_catalogues() -> None:
    told = overrun("rules --json").json
    assert list(told) == list(catalog.games_with_catalogue())
    assert told["zombie-terror"]["vectors"] == len(ZOMBIE_TERROR.vectors)
    assert "zombie-terror" in overrun("rules").out


def test_search() -> None:
    found = overrun("rules zombie-terror --search Briefcase --json").json["found"]
    wanted = [id for id, rule in ZOMBIE_TERROR.rules.items() if "briefcase" in rule.text.lower()]
    assert [rule["id"] for rule in found] == wanted
    assert len(wanted) > 3
    said = overrun("rules --search briefcase")
    assert said.out.splitlines()[-1].endswith("rules contain 'briefcase'")
    assert all(any(line.startswith(id) for line in said.out.splitlines()) for id in wanted)
    (_, one) = overrun("rules zombie-terror --search 'bite costs 0'").out.splitlines()
    assert one == "1 rule contains 'bite costs 0'"
    assert overrun("rules --search [/x]").out == "No rule contains '[/x]'\n"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("rules ZT-BIT-3", "zombie-terror has no rule 'ZT-BIT-3' (close: ZT-BIT-13, ZT-BIT-03"),
        ("rules zombie-terror ZT-BIT-3", "zombie-terror has no rule 'ZT-BIT-3' (close: "),
        ("rules zombie-terror TV-999", "zombie-terror has no vector 'TV-999' (close: "),
        ("rules TV-35", "several games have a TV-35; name one: long-night, zombie-terror"),
        ("rules zombie-terro",
         "unknown game or rule 'zombie-terro' (did you mean 'zombie-terror'?); valid: "),
        ("rules zombie-terro ZT-BIT-02", "unknown rule catalogue 'zombie-terro'"),
        ("rules --coverage zombie-terro", "unknown game 'zombie-terro'"),
        ("rules --coverage --tests no-such-place", "no-such-place: no such directory of tests"),
        ("rules --strict", "--strict is for --coverage"),
        ("rules ZT-BIT-02 --search bite", "either look ZT-BIT-02 up or search"),
    ],
)  # fmt: skip
def test_bad_input_is_refused_in_one_line(line: str, message: str) -> None:
    assert refusal(overrun(line)).startswith(message)


# -- coverage ----------------------------------------------------------------------------------


def marks(directory: Path, *lines: str) -> Path:
    """A directory of tests with these marks."""
    directory.mkdir()
    body = "\n".join(f"@pytest.mark.{line}" for line in lines)
    (directory / "test_some.py").write_text(f"import pytest\n{body}\ndef test_it(): ...\n")
    return directory


def test_coverage_counts_rules_and_vectors(tmp_path: Path) -> None:
    tests = marks(
        tmp_path / "t", 'rule("ZT-GEN-01", "ZT-NO-99")', 'vector("zombie-terror", "TV-35")'
    )
    said = overrun("rules zombie-terror --coverage --json --tests", tests)
    assert said.code == 0
    told = said.json["zombie-terror"]
    proven = {"ZT-GEN-01", *ZOMBIE_TERROR.vector("TV-35").checks}
    assert told["total"] == len(ZOMBIE_TERROR.rules)
    assert told["tested"] == len(proven)
    assert not proven & set(told["missing"])
    assert told["total"] == told["tested"] + told["not_applicable"] + len(told["missing"])
    assert "TV-35" not in told["vectors_missing"]
    assert len(told["vectors_missing"]) == len(ZOMBIE_TERROR.vectors) - 1
    assert told["unknown"] == ["ZT-NO-99"]
    shown = overrun("rules zombie-terror --coverage --tests", tests).out
    (row,) = [line for line in shown.splitlines() if line.startswith("zombie-terror ")]
    assert row.split()[1:3] == [str(told["total"]), str(told["tested"])]
    assert "ids in tests that no catalogue has: ZT-NO-99" in shown
    assert f"and {len(told['missing']) - 12} more" in shown


def test_strict_fails_until_everything_is_proven(tmp_path: Path) -> None:
    some = marks(tmp_path / "some", 'rule("ZT-GEN-01")')
    assert overrun("rules zombie-terror --coverage --strict --tests", some).code == 1
    assert overrun("rules zombie-terror --coverage --tests", some).code == 0
    missing = overrun("rules zombie-terror --coverage --json --tests", some).json["zombie-terror"]
    rules = ", ".join(f'"{id}"' for id in ["ZT-GEN-01", *missing["missing"]])
    vectors = ", ".join(f'"{id}"' for id in missing["vectors_missing"])
    every = marks(tmp_path / "all", f"rule({rules})", f'vector("zombie-terror", {vectors})')
    assert overrun("rules zombie-terror --coverage --strict --tests", every).code == 0
    no_vectors = marks(tmp_path / "rules", f"rule({rules})")
    assert overrun("rules zombie-terror --coverage --strict --tests", no_vectors).code == 1


def test_coverage_is_of_the_games_that_exist_unless_one_is_named(tmp_path: Path) -> None:
    tests = marks(tmp_path / "t", 'rule("LN-INV-01")')
    assert list(overrun("rules --coverage --json --tests", tests).json) == list(GAMES)
    told = overrun("rules long-night --coverage --json --tests", tests).json
    assert list(told) == ["long-night"]
    assert told["long-night"]["tested"] == 1


def test_coverage_of_our_own_tests() -> None:
    """The default is the tests of this source tree; they prove more than this file could."""
    told = overrun("rules --coverage --json").json["zombie-terror"]
    assert told["tested"] > 100
    assert set(told) == {
        "total", "tested", "not_applicable", "not_built", "missing", "vectors_missing", "unknown",
    }  # fmt: skip


def test_help_has_examples() -> None:
    assert "overrun rules ZT-BIT-03" in overrun("rules --help").out
