"""``overrun fuzz`` and ``overrun bench``."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from overrun.core import conform
from overrun.games import find
from overrun.games.zombie_terror import zombies
from overrun.lab import fuzz as lab
from tests.cli.shell import overrun, refusal

FUZZ = "fuzz zombie-terror --seed friday"


def test_a_clean_fuzz_says_what_was_played_and_what_not_used() -> None:
    said = overrun(f"{FUZZ} --games 3 --allow-unused")
    assert said.code == 0
    assert "3 games" in said.out
    assert "escape:canal" in said.out


def test_what_was_not_used_makes_it_fail() -> None:
    assert overrun(f"{FUZZ} --games 1").code == 1


def test_json_lists_used_and_unused() -> None:
    told = overrun(f"{FUZZ} --games 2 --allow-unused --json").json
    assert (told["game"], told["games"]) == ("zombie-terror", 2)
    assert told["answers"] > 100
    assert sum(told["endings"].values()) == 2
    ledger = find("zombie-terror").ledger
    assert {each for each in told["used"] if not each.startswith("ending:")} <= ledger
    assert ledger - set(told["used"]) <= set(told["unused"])


def test_the_same_seed_plays_the_same_on_any_number_of_processes() -> None:
    alone = overrun(f"{FUZZ} --games 4 --allow-unused --json").json
    shared = overrun(f"{FUZZ} --games 4 --allow-unused --jobs 2 --json").json
    assert {**alone, "seconds": 0} == {**shared, "seconds": 0}


def test_a_fault_prints_the_command_that_plays_exactly_that_game_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A rule is broken on purpose: there is no end to the zombies' quota."""
    monkeypatch.setattr(zombies, "quota", lambda s: 99)
    said = overrun(f"{FUZZ} --games 30")
    assert said.code == 1
    command = re.search(r"overrun (fuzz zombie-terror --only \S+)", said.err)
    assert command is not None, said.err
    again = overrun(command.group(1))
    assert again.code == 1
    fault = re.search(r"overrun: (.*)", said.err)
    assert fault is not None
    assert fault.group(1) in again.err
    monkeypatch.undo()
    assert overrun(command.group(1)).code == 0


def test_bots_play_some_of_the_games() -> None:
    game = find("zombie-terror")
    bots = [lab._bots(game, f"friday/{number}") is not None for number in range(16)]
    assert bots.count(True) == 16 // lab.BOT_GAMES


def test_a_hash_that_differs_elsewhere_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def differs(game: object, logs: list[object]) -> None:
        raise conform.Fault("another process reaches another hash", "friday/0", 3)

    monkeypatch.setattr(conform, "check_other_process", differs)
    said = overrun(f"{FUZZ} --games 1 --allow-unused")
    assert said.code == 1
    assert "another process" in said.err


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("fuzz zombie-terrr", "did you mean 'zombie-terror'"),
        (f"{FUZZ} --games 3 --minutes 1", "not both"),
        (f"{FUZZ} --games none", "not a whole number"),
        (f"{FUZZ} --minutes -1", "is not a time"),
        ("bench zombie-terrr", "did you mean 'zombie-terror'"),
        ("bench --seconds 0", "not between 0 and 600"),
    ],
)
def test_bad_input_is_refused_in_one_line(line: str, wrong: str) -> None:
    assert wrong in refusal(overrun(line))


def test_bench_has_the_promised_figures() -> None:
    told = overrun("bench zombie-terror --seconds 0.05 --rounds 1 --json").json
    figures = told["games"]["zombie-terror"]
    assert list(figures) == [
        "decisions_per_second", "games_per_second", "fork_us", "world_us", "view_us", "dump_us",
        "load_us", "table_kb", "busy_decisions_per_second",
    ]  # fmt: skip
    assert figures.pop("busy_decisions_per_second") is None  # it names no busiest position
    assert all(figure > 0 for figure in figures.values())


def test_bench_measures_the_busiest_position_too() -> None:
    line = "bench army-of-the-dead --seconds 0.05 --rounds 1"
    figures = overrun(f"{line} --json").json["games"]["army-of-the-dead"]
    assert figures["busy_decisions_per_second"] > 0
    assert "busy" in overrun(line).out


def test_bench_prints_a_table() -> None:
    said = overrun("bench zombie-terror --seconds 0.05 --rounds 1")
    assert said.code == 0
    assert "zombie-terror" in said.out
    assert "µs" in said.out
    assert "world" in said.out


def test_a_fuzz_that_is_kept_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = f"{FUZZ} --games 3 --allow-unused --json"
    whole = overrun(line).json
    overrun(f"{FUZZ} --games 2 --allow-unused --keep", tmp_path)
    played: list[str] = []
    play = lab.play
    monkeypatch.setattr(lab, "play", lambda game, seed: played.append(seed) or play(game, seed))
    again = overrun(f"{line} --keep", tmp_path).json
    assert {**again, "seconds": 0} == {**whole, "seconds": 0}
    assert played == ["friday/2"]
    assert "--keep needs a --seed" in refusal(overrun("fuzz zombie-terror --keep", tmp_path))


def test_a_game_that_kills_its_process_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "play", lambda game, seed: os._exit(9) if seed[-1] == "1" else None)
    monkeypatch.setattr(lab.Checked, "of", lambda played: lab.Checked("", 0, "", {}, {}))
    monkeypatch.setattr(lab, "OTHER_PROCESS_GAMES", 0)
    said = overrun(f"{FUZZ} --games 4 --jobs 2")
    assert said.code == 1
    assert "overrun fuzz zombie-terror --only friday/1" in said.err
