"""``overrun results``: runs that are kept, and what they are asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from overrun.lab import asking
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SIMULATE = "simulate zombie-terror --bots random --option layout=compact --seed kept"
ARENA = (
    "arena long-night a=random b=random --players 2 --blocks 1 --against random "
    "--option mode=cooperative"
)
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


def test_what_the_arena_has_kept_is_asked_too(tmp_path: Path) -> None:
    told = shell(f"{ARENA} --json --keep", tmp_path).json["agents"]
    shell(f"{ARENA} --together --keep", tmp_path)
    runs = {run["name"]: run for run in shell("results", tmp_path, "--json").json["runs"]}
    assert {name: run["games"] for name, run in runs.items()} == {
        "arena-a": 2,
        "arena-b": 2,
        "arena-a+b": 2,
    }
    question = (
        "select agent, count(*)::int as asked, sum(won::int)::int as won, any_value(game) as game, "
        "sum(counts['illegal'][2])::int as answers, any_value(options['mode']) as mode "
        "from games where run in ('arena-a', 'arena-b') group by 1 order by 1"
    )
    rows = shell("results", tmp_path, "--json", "--sql", question).json["rows"]
    assert rows == [
        {
            "agent": name,
            "asked": 2,
            "won": told[name]["won"]["wins"],
            "game": "long-night",
            "answers": told[name]["errors"]["asked"],
            "mode": "cooperative",
        }
        for name in ("a", "b")
    ]
    both = "select number, agent, seat, roles from games where run = 'arena-a+b' order by 1, 3"
    rows = shell("results", tmp_path, "--json", "--sql", both).json["rows"]
    assert [(row["number"], row["agent"], row["seat"]) for row in rows] == [
        (0, "a", 0), (0, "b", 1), (1, "b", 0), (1, "a", 1),
    ]  # fmt: skip
    shell(ARENA.replace("--blocks 1", "--blocks 2"), "--keep", tmp_path)
    count = "select count(*)::int n from games"
    assert shell("results", tmp_path, "--json", "--sql", count).json == {"rows": [{"n": 12}]}


def test_tables_that_were_made_with_other_columns_are_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell(f"{SIMULATE} --games 1 --keep", tmp_path)
    with monkeypatch.context() as earlier:
        fewer = {name: kind for name, kind in asking.COLUMNS.items() if name != "agent"}
        earlier.setattr(asking, "COLUMNS", fewer)
        shell("results", tmp_path, "--parquet")
        assert "--sql: " in refusal(shell("results", tmp_path, "--sql", "select agent from games"))
    assert shell("results", tmp_path, "--sql", "select agent from games").code == 0


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
