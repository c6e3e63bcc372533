"""``overrun arena``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.arena.stub import endpoint
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

SMALL = "arena long-night random a=random --players 3 --blocks 1 --against random --seed cli"


def test_json_has_the_promised_keys() -> None:
    said = shell(f"{SMALL} --json")
    assert said.code == 0
    assert set(said.json) == {
        "env", "version", "players", "settings", "against", "blocks", "seed", "tries", "agents",
    }  # fmt: skip
    assert said.json["env"] == "overrun/long-night:listed-v1"
    assert list(said.json["agents"]) == ["random", "a"]
    agent = said.json["agents"]["a"]
    assert set(agent) == {
        "kind", "won", "roles", "clean", "errors", "tokens", "cost", "seconds", "suspicion",
    }  # fmt: skip
    assert set(agent["won"]) == {"wins", "games", "rate", "low", "high"}
    assert agent["won"]["games"] == 3
    assert set(agent["suspicion"]) >= {"statements", "brier", "log", "apart", "divergence"}


def test_what_is_kept_becomes_a_part_of_a_page(tmp_path: Path) -> None:
    keep, page = tmp_path / "results", tmp_path / "page.md"
    page.write_text("# Arena\n", encoding="utf-8")
    first = shell(SMALL, "--keep", keep)
    assert "overrun/long-night:listed-v1, 3 players, against random: 1 block" in first.out
    for _ in range(2):
        said = shell(SMALL, "--no-play", "--keep", keep, "--write", page)
        assert said.out == first.out
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Arena\n\n<!-- overrun/long-night:listed-v1 -->\n")
    assert text.count("| agent | games | won |") == 1
    command = "overrun arena long-night:listed random a --blocks 1 --players 3 --against random"
    assert command in text


def test_tokens_and_cost_of_a_model_are_told() -> None:
    with endpoint() as stub:
        line = "arena long-night --players 2 --blocks 1 --against random --json -o mode=cooperative"
        model = f"owl={stub.url} model=owl-1 in=1 out=10"
        told = shell(line, model).json["agents"]["owl"]
    asked = told["errors"]["asked"]
    assert told["tokens"] == {"read": 1000 * asked, "written": 10 * asked}
    assert told["cost"] == pytest.approx(asked * (1000 + 100) / 1_000_000)
    assert len(stub.asked) == asked + 1, "and one to see that it is there"


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("arena chess steady", "unknown game 'chess'"),
        ("arena long-night:shown steady", "unknown mode 'shown'"),
        ("arena overrun/long-night:listed-v7 steady", "this is version"),
        ("arena long-night grandmaster", "unknown agent 'grandmaster'"),
        ("arena long-night steady --against psychic", "unknown bot for long-night 'psychic'"),
        ("arena long-night steady --players 9", "is for 2, 3, 4, 5 seats, not 9"),
        ("arena long-night steady -o mood=bad", "unknown option of long-night 'mood'"),
        ("arena long-night steady --blocks 0", "--blocks: '0' is not a whole number from 1 on"),
        ("arena long-night steady --no-play", "--keep must name a folder"),
        ("arena long-night steady x=steady x=random", "two agents are called 'x'"),
        ("arena long-night a=random b=random c=random --players 2 --together", "do not fit"),
        ("arena long-night 'http://127.0.0.1:9/ model=owl'", "owl: .*cannot be reached"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(line: str, trouble: str) -> None:
    assert re.search(trouble, refusal(shell(line)))
