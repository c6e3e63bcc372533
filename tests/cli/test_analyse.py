"""``overrun analyse``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.bots import make_bot, play_on
from overrun.core.table import Table
from overrun.games import find
from tests.cli.shell import overrun, refusal
from tests.cli.test_replay import change

GAME = "zombie-terror"


def played(file: Path, answers: int = 20_000) -> Table[Any]:
    table = Table.new(find(GAME), seed="analysed")
    play_on(table, {seat: make_bot("sharp", GAME, str(seat)) for seat in (0, 1)}, answers)
    table.saved.save(file)
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_it_tells_of_chances_turning_points_mistakes_and_luck(file: Path) -> None:
    table = played(file)
    said = overrun("analyse --playouts 8", file)
    assert (said.code, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == f"Zombie Terror: {table.answered} answers"
    assert "win" in lines[1]
    for heading in ("The chance to win", "Turning points", "Luck and decisions"):
        assert any(line.startswith(heading) for line in lines)
    (plot, *_) = [line for line in lines if line.split()[:1] == ["Humans"]]
    assert set("▁▂▃▄▅▆▇█") & set(plot)
    assert "8 playouts" in lines[-1]


def test_json_has_the_same(file: Path) -> None:
    table = played(file)
    told = overrun("analyse --playouts 8 --json", file).json
    assert told["who"] == ["Humans", "Zombies"]
    assert [line["seat"] for line in told["lines"]] == [0, 1]
    assert told["lines"][0]["points"][-1][0] == told["answers"] == table.answered
    assert told["shares"][0]["decisions"] == sum(each.seat == 0 for each in table.answers)
    for each in told["mistakes"]:
        assert each["text"] != each["better_text"]
        assert each["cost"] == pytest.approx(each["better_chance"] - each["chance"], abs=2e-4)
    assert told == overrun("analyse --playouts 8 --json", file).json, "again the same"


def test_one_seat_is_told_of_alone(file: Path) -> None:
    played(file)
    told = overrun("analyse --seat 1 --playouts 4 --json", file).json
    assert told["seat"] == 1
    assert [line["seat"] for line in told["lines"]] == [1]
    assert {each["seat"] for each in told["mistakes"] + told["turns"] + told["shares"]} == {1}


def test_what_is_not_over_or_not_what_it_says_is_refused(file: Path) -> None:
    assert "no such file" in refusal(overrun("analyse", file))
    played(file, 40)
    assert "not over" in refusal(overrun("analyse", file))
    played(file)
    assert "no seat '7'" in refusal(overrun("analyse --seat 7", file))
    change(file, lambda log: log["answers"].pop(20))
    assert "cannot be analysed: answer" in refusal(overrun("analyse", file))


def test_a_game_of_other_rules_is_refused_with_the_reason(file: Path) -> None:
    table = played(file)
    header = msgspec.structs.replace(table.header, rules="0123456789abcdef")
    msgspec.structs.replace(table.log, header=header, hash="0" * 64).save(file)
    assert "other rules" in refusal(overrun("analyse", file))
