"""``overrun ladder``."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

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
    assert "As the zombies" in first.out
    before = {each: each.read_bytes() for each in keep.iterdir()}
    said = shell(SMALL, "--keep", keep, "--write", file)
    assert said.out == first.out
    assert {each: each.read_bytes() for each in keep.iterdir()} == before
    page = file.read_text(encoding="utf-8")
    assert page.startswith("# How strong the bots are\n")
    assert "\n## Zombie Terror – As the zombies\n\n| level | games | won |" in page
    assert "overrun ladder zombie-terror --contest zombies --games 2 --levels random,steady" in page


def test_a_page_is_made_contest_by_contest(tmp_path: Path) -> None:
    file = tmp_path / "strength.md"
    shell(SMALL, "--write", file)
    first = file.read_text(encoding="utf-8")
    shell(SMALL.replace("zombies", "humans"), "--write", file)
    both = file.read_text(encoding="utf-8")
    assert both.startswith(first)
    assert "\n## Zombie Terror – As the humans\n" in both
    shell(SMALL.replace("--games 2", "--games 3"), "--write", file)
    after = file.read_text(encoding="utf-8")
    assert after.count("As the zombies") == after.count("As the humans") == 1
    assert "--games 3" in after
    assert after.endswith(both.removeprefix(first))


def test_what_is_kept_can_be_told_without_playing(tmp_path: Path) -> None:
    shell(SMALL, "--keep", tmp_path)
    more = "ladder zombie-terror --games 400 --no-play --seed rungs --json"
    told = shell(more, "--keep", tmp_path).json["games"]["zombie-terror"]
    assert list(told) == ["zombies"], "of what nobody has played nothing is told"
    assert {level: rung["games"] for level, rung in told["zombies"].items()} == {
        "random": 2,
        "steady": 2,
    }
    assert len([*tmp_path.iterdir()]) == 2, "and nothing is begun"
    assert "must name a folder" in refusal(shell("ladder zombie-terror --no-play"))


def test_a_contest_says_how_long_a_counting_master_thinks(tmp_path: Path) -> None:
    line = "ladder warring-colonies --contest colony --levels master:n --games 1 --json"
    with patch("overrun.lab.strength._game", return_value=True):
        rungs = shell(line).json["games"]["warring-colonies"]["colony"]
    assert list(rungs) == ["master:24"]


def test_what_does_not_exist_is_refused(tmp_path: Path) -> None:
    assert "contest of zombie-terror" in refusal(shell("ladder zombie-terror --contest dogs"))
    assert "bot for zombie-terror" in refusal(shell("ladder zombie-terror --levels grandmaster"))
    assert "game" in refusal(shell("ladder chess"))
    (file := tmp_path / "zombie-terror-zombies-random-steady-rungs.jsonl").write_text('{"a": 1}\n')
    assert "not a result" in refusal(shell(SMALL, "--keep", tmp_path))
    assert file.read_text() == '{"a": 1}\n'
