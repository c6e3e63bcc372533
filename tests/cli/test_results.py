"""``overrun results``: runs that are kept, and what they are asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SIMULATE = "simulate zombie-terror --bots random --option layout=compact --seed kept"
LADDER = "ladder zombie-terror --games 2 --contest zombies --levels random --seed kept"


def test_what_is_kept_is_told_and_asked(tmp_path: Path) -> None:
    told = shell(f"{SIMULATE} --games 6 --json --keep", tmp_path).json
    shell(LADDER, "--keep", tmp_path)
    runs = {run["name"]: run for run in shell("results", tmp_path, "--json").json["runs"]}
    assert {name: run["games"] for name, run in runs.items()} == {
        "simulate-zombie-terror-2-random-random-layout=compact-kept-0": 6,
        "zombie-terror-zombies-random-steady-kept": 2,
    }
    question = (
        "select options['layout'] as layout, count(*) as games, sum(decisions)::int as answers "
        "from games where command = 'simulate' group by 1"
    )
    (row,) = shell("results", tmp_path, "--json", "--sql", question).json["rows"]
    assert row == {"layout": "compact", "games": 6, "answers": told["decisions"]["total"]}
    wins = shell("results", tmp_path, "--json", "--sql", "select count(won) n from games").json
    assert wins == {"rows": [{"n": 2}]}, "only the ladder says who has won"
    assert shell(f"{SIMULATE} --games 8 --json --keep", tmp_path).json["finished"] == 8
    assert "8\n" in shell("results", tmp_path, "--sql", "select max(number) + 1 from games").out


def test_a_bad_question_or_place_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "is not a folder of results" in refusal(shell("results", tmp_path / "nothing"))
    assert "nothing is kept there" in refusal(shell("results", tmp_path, "--sql", "select 1"))
    assert "--keep needs a --seed" in refusal(shell("simulate zombie-terror --keep", tmp_path))
    shell(f"{SIMULATE} --games 1 --keep", tmp_path)
    assert "--sql: " in refusal(shell("results", tmp_path, "--sql", "select nothing from games"))
    monkeypatch.setitem(sys.modules, "duckdb", None)
    assert "install overrun[lab]" in refusal(shell("results", tmp_path, "--sql", "select 1"))
    (tmp_path / "other.jsonl").write_text("nonsense\n")
    assert "other.jsonl, line 1: not a result" in refusal(shell("results", tmp_path))
