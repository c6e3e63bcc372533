"""``overrun ladder``."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SMALL = "ladder zombie-terror --games 2 --contest zombies --levels random,steady --seed rungs"


def test_json_has_the_promised_keys() -> None:
    said = shell(f"{SMALL} --json")
    assert said.code == 0
    assert list(said.json) == ["seed", "games"]
    rungs = said.json["games"]["zombie-terror"]["zombies"]
    assert list(rungs) == ["random", "steady"]
    steady = rungs["steady"]
    assert list(steady["beside"]) == ["random"]
    assert set(steady["beside"]["random"]) == {
        "both", "first", "second", "neither", "p", "rating", "reach",
    }  # fmt: skip
    assert steady["games"] == 2
    assert set(steady) == {
        "bot", "games", "wins", "rate", "low", "high", "decisions", "mean_ms", "p99_ms", "beside",
    }  # fmt: skip


def test_a_page_is_made_of_what_is_kept(tmp_path: Path) -> None:
    file, keep = tmp_path / "strength.md", tmp_path / "results"
    first = shell(SMALL, "--keep", keep)
    assert "As the zombies: 2 games" in first.out
    before = {each: each.read_bytes() for each in keep.iterdir()}
    said = shell(SMALL, "--keep", keep, "--write", file)
    assert said.out == first.out
    assert {each: each.read_bytes() for each in keep.iterdir()} == before
    page = file.read_text(encoding="utf-8")
    assert page.startswith("# How strong the bots are\n")
    assert "\n## Zombie Terror\n\n### As the zombies\n\n| level | won |" in page
    assert "overrun ladder zombie-terror --games 2 --levels random,steady --seed rungs" in page


def test_what_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "contest of zombie-terror" in refusal(shell("ladder zombie-terror --contest dogs"))
    assert "bot for zombie-terror" in refusal(shell("ladder zombie-terror --levels grandmaster"))
    assert "game" in refusal(shell("ladder chess"))
    (file := tmp_path / "zombie-terror-zombies-random-steady-rungs.jsonl").write_text('{"a": 1}\n')
    assert "not a result" in refusal(shell(SMALL, "--keep", tmp_path))
    assert file.read_text() == '{"a": 1}\n'
