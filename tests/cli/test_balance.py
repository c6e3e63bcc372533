"""``overrun balance``."""

from __future__ import annotations

from pathlib import Path

from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SMALL = "balance long-night --games 1 --only tribute,betrayer,cooperative-hard --seed page"


def test_json_has_the_promised_keys() -> None:
    said = shell(f"{SMALL} --json")
    assert said.code == 0
    told = said.json
    assert list(told) == ["game", "games", "seed", "chapters"]
    assert (told["game"], told["games"], told["seed"]) == ("long-night", 1, "page")
    assert list(told["chapters"]) == ["cooperative-hard"]
    cells = told["chapters"]["cooperative-hard"]["tribute"]
    assert set(cells) == {"heuristic", "random"}
    cell = cells["random"]
    assert cell["settings"] == {"objective": "tribute", "mode": "cooperative", "side": "hard"}
    assert (cell["seats"], cell["bot"], cell["games"]) == (4, "random", 1)
    assert set(cell["rates"]["main"]) == {"hits", "of", "rate", "low", "high"}
    assert sum(cell["endings"].values()) == 1


def test_it_prints_and_writes_the_same_tables(tmp_path: Path) -> None:
    file = tmp_path / "balance" / "long-night.md"
    said = shell(f"{SMALL} --write {file}")
    assert said.code == 0
    assert "Together, hard side, four players" in said.out
    page = file.read_text(encoding="utf-8")
    assert page.startswith("# Balance of The Long Night\n")
    assert "\n## Together, hard side, four players\n" in page
    assert "\n| Tribute | " in page
    assert "overrun balance long-night --games 1 --seed page" in page


def test_a_wrong_name_is_told_with_those_that_exist() -> None:
    assert "cooperative-hard" in refusal(shell("balance long-night --only nothing"))
    assert "long-night" in refusal(shell("balance zombie-terror"))
