"""``overrun replay`` and ``overrun verify``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from overrun.bots import RandomBot, play_on
from overrun.core.table import Table
from overrun.games import find
from tests.cli.shell import overrun, refusal

GAME = find("zombie-terror")


def played(path: Path, answers: int = 20_000) -> Table[Any]:
    """A game of random bots, saved to this file."""
    table = Table.new(GAME, seed="saved")
    play_on(table, {seat: RandomBot(f"seat-{seat}") for seat in (0, 1)}, answers)
    table.log.save(path)
    return table


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def change(file: Path, edit: Callable[[Any], None]) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    edit(data)
    file.write_text(json.dumps(data), encoding="utf-8")


# -- replay ------------------------------------------------------------------------------------


def test_every_answer_is_numbered_and_told_with_its_events(file: Path) -> None:
    table = played(file)
    lines = overrun("replay", file).out.splitlines()
    assert lines[0] == f"Zombie Terror: 2 seats, {len(table.answers)} answers"
    assert lines[1] == "Board: classic, 12 × 16 fields"
    assert lines[1 + len(table.header.settings)].startswith("   The humans draw 4 cards")
    numbers = [line.split(".")[0] for line in lines if line.split(".")[0].isdigit()]
    assert numbers == [str(number) for number in range(1, len(table.answers) + 1)]
    first = lines.index("1. Humans: Place the Banker on " + table.answers[0].option[-2:]
                        + " (human-start)")  # fmt: skip
    assert lines[first + 1].startswith("   The Banker starts on ")
    assert "win" in lines[-1]


def test_it_stops_after_so_many_answers_and_shows_the_position(file: Path) -> None:
    table = played(file)
    said = overrun("replay --to 60", file)
    assert said.code == 0
    assert "\n60. " in said.out
    assert "\n61. " not in said.out
    position = GAME.write_position(Table.replay(GAME, table.log, to=60).state)
    assert said.out.endswith(position + "\n")


def test_where_there_is_no_position_it_says_so(file: Path) -> None:
    played(file)
    assert "No position: " in overrun("replay --to 3", file).out  # in the middle of set-up


def test_to_zero_shows_what_happens_before_the_first_answer(file: Path) -> None:
    played(file)
    out = overrun("replay --to 0", file).out
    assert "The humans draw 4 cards" in out
    assert "1. Humans" not in out


def test_a_seat_learns_only_what_it_may_know(file: Path) -> None:
    table = played(file)
    names = {"humans": 0, "zombies": 1}
    everything = overrun("replay", file).out
    hands = [line for line in everything.splitlines() if " draw 4 cards: " in line]
    assert len(hands) == 2
    for side, seat in names.items():
        out = overrun(f"replay --seat {seat}", file).out
        for hand in hands:
            assert (hand in out) == (f"The {side} draw" in hand)
        told = overrun(f"replay --seat {seat} --json", file).json
        assert told["seat"] == seat
        assert told["position"] is None
        assert len(told["steps"]) == len(table.answers)
        for step, answer in zip(told["steps"], table.answers, strict=True):
            mine = answer.seat == seat
            assert step["option"] == (answer.option if mine else "")
            assert bool(step["text"]) == bool(step["kind"]) == mine
        heard = [event["name"] for step in told["steps"] for event in step["events"]]
        heard = [event["name"] for event in told["opening"]] + heard
        assert heard == [event.name for event in table.heard(seat)]


def test_json_has_the_whole_game(file: Path) -> None:
    table = played(file)
    told = overrun("replay --json", file).json
    assert list(told) == [
        "game", "seats", "options", "answers", "seat", "opening", "steps", "outcome", "position",
    ]  # fmt: skip
    assert (told["game"], told["seats"], told["seat"]) == ("zombie-terror", 2, None)
    assert told["options"] == table.header.settings
    assert told["answers"] == len(told["steps"]) == len(table.answers)
    step = told["steps"][0]
    assert list(step) == ["number", "seat", "ask", "kind", "option", "text", "events"]
    assert step["option"] == table.answers[0].option
    assert step["events"][0]["name"] == "human-placed"
    assert table.outcome is not None
    assert told["outcome"]["reason"] == table.outcome.reason
    assert told["outcome"]["sides"] == table.outcome.sides
    part = overrun("replay --to 60 --json", file).json
    assert part["steps"] == told["steps"][:60]
    assert part["outcome"] is None
    assert part["position"].startswith("    A ")


def test_a_concession_is_part_of_the_game(file: Path) -> None:
    table = played(file, 50)
    table.concede(1)
    table.log.save(file)
    told = overrun("replay --seat 0 --json", file).json
    assert (told["steps"][-1]["option"], told["steps"][-1]["seat"]) == ("concede", 1)
    assert told["outcome"]["reason"] == "conceded"
    assert "51. Zombies: gave up\n" in overrun("replay", file).out
    assert overrun("verify", file).code == 0


def test_step_waits_between_answers(file: Path) -> None:
    played(file)
    with (
        patch("sys.stdin.isatty", return_value=True, create=True),
        patch("builtins.input", return_value="") as waits,
    ):
        said = overrun("replay --to 5 --step", file)
    assert said.code == 0
    assert waits.call_count == 5


def test_a_wrong_hash_is_mentioned(file: Path) -> None:
    played(file)
    assert overrun("replay", file).err == ""
    change(file, lambda data: data.update(hash="0" * 40))
    assert "the hash of the file is not that of the replay" in overrun("replay", file).err
    assert overrun("replay --to 5", file).err == ""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("replay --to 100000", "--to: the game has only "),
        ("replay --to -1", "--to: '-1' is not a whole number from 0 on"),
        ("replay --seat 2", "--seat: there is no seat '2'; valid: 0, 1, all"),
        ("replay --seat humans", "--seat: there is no seat 'humans'; valid: 0, 1, all"),
        ("replay --step", "--step waits for Enter: it needs a terminal"),
    ],
)
def test_bad_input_is_refused_in_one_line(file: Path, line: str, message: str) -> None:
    played(file)
    assert refusal(overrun(line, file)).startswith(message)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_that_is_not_there(tmp_path: Path, command: str) -> None:
    missing = tmp_path / "nothing.json"
    assert refusal(overrun(command, missing)) == f"{missing}: no such file"
    assert refusal(overrun(command, tmp_path)) == f"{tmp_path}: no such file"


# -- verify ------------------------------------------------------------------------------------


def test_a_sound_file_is_ok(file: Path) -> None:
    table = played(file)
    said = overrun("verify", file)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(
        f"ok: zombie-terror, {len(table.answers)} answers, hash {table.log.hash}; "
    )
    assert "win" in said.out


def test_an_unfinished_game_is_ok_too(file: Path) -> None:
    played(file, 77)
    said = overrun("verify", file)
    assert said.code == 0
    assert "77 answers" in said.out
    assert said.out.endswith("the game is not over\n")


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-200])


def edit(**changes: Any) -> Callable[[Path], None]:
    """Change fields of the log, or with ``header_x`` of its header."""

    def apply(file: Path) -> None:
        def update(data: Any) -> None:
            for name, value in changes.items():
                place = data["header"] if name.startswith("header_") else data
                place[name.removeprefix("header_")] = value

        change(file, update)

    return apply


def answer(number: int, *, field: int, value: object) -> Callable[[Path], None]:
    def apply(file: Path) -> None:
        change(file, lambda data: data["answers"][number - 1].__setitem__(field, value))

    return apply


def drop_answer(file: Path) -> None:
    change(file, lambda data: data["answers"].pop())


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (truncate, "{file}: not a complete Overrun log: "),
        (lambda file: file.write_text("[]"), "{file}: not a complete Overrun log: "),
        (lambda file: file.write_bytes(b"\xff\xfe"), "{file}: not a complete Overrun log: "),
        (edit(header_game="chess"), "{file}: unknown game 'chess'; valid: zombie-terror"),
        (edit(header_format=99), "{file}: format 99 is not known"),
        (edit(header_seats=3), "{file}: the file does not replay: zombie-terror is for 2 seats"),
        (edit(header_settings={"layout": "huge"}),
         "{file}: the file does not replay: unknown value of layout 'huge'"),
        (edit(header_settings={}), "{file}: "),  # played with the usual options, it is another game
        (edit(header_seed="other"), "{file}: "),
        (edit(header_position="nonsense"), "{file}: the file does not replay: "),
        (answer(9, field=2, value="zombie:Z99"), "{file}: answer 9 of "),
        (answer(9, field=2, value=""), "{file}: answer 9 of "),
        (answer(9, field=0, value=0), "{file}: answer 9 of "),
        (answer(9, field=1, value=500), "{file}: answer 9 of "),
        (drop_answer, "{file}: all "),
        (edit(hash="0" * 40), "{file}: all "),
    ],
)  # fmt: skip
def test_a_damaged_file_is_bad_and_told_why(
    file: Path, damage: Callable[[Path], None], problem: str
) -> None:
    played(file, 100)
    assert overrun("verify", file).code == 0
    damage(file)
    said = overrun("verify", file)
    assert (said.code, said.out) == (1, "")
    (line,) = said.err.splitlines()
    assert line.startswith("bad: " + problem.format(file=file))


def test_json_of_a_sound_file(file: Path) -> None:
    table = played(file)
    said = overrun("verify --json", file)
    assert (said.code, said.err) == (0, "")
    assert list(said.json) == [
        "file", "game", "ok", "hash", "answers", "outcome", "problem", "because", "content",
    ]  # fmt: skip
    assert said.json == {
        "file": str(file),
        "game": "zombie-terror",
        "ok": True,
        "hash": table.log.hash,
        "answers": len(table.answers),
        "outcome": overrun("replay --json", file).json["outcome"],
        "problem": None,
        "because": [],
        "content": [],
    }


def test_json_of_an_unfinished_game_has_no_outcome(file: Path) -> None:
    played(file, 77)
    told = overrun("verify --json", file).json
    assert (told["ok"], told["answers"], told["outcome"]) == (True, 77, None)


def test_json_of_a_bad_file_says_what_could_be_read(file: Path) -> None:
    played(file, 100)
    edit(hash="0" * 40)(file)
    said = overrun("verify --json", file)
    assert (said.code, said.err) == (1, "")
    problem = overrun("verify", file).err.removeprefix("bad: ").rstrip("\n")
    assert said.json == {
        "file": str(file),
        "game": "zombie-terror",
        "ok": False,
        "hash": "0" * 40,
        "answers": 100,
        "outcome": None,
        "problem": problem,
        "because": ["changed-file"],
        "content": [],
    }
    truncate(file)
    said = overrun("verify --json", file)
    assert said.code == 1
    assert not said.json["ok"]
    assert said.json["problem"].startswith(f"{file}: not a complete Overrun log: ")
    assert {said.json[key] for key in ("game", "hash", "answers", "outcome")} == {None}


def test_the_message_about_a_hash_names_both(file: Path) -> None:
    table = played(file, 100)
    edit(hash="0" * 40)(file)
    said = overrun("verify", file).err
    assert f"the file says {'0' * 40}, the replay gives {table.log.hash}" in said
    assert said.endswith("The file was changed since it was saved.\n")


def test_the_message_about_an_answer_says_why_it_is_refused(file: Path) -> None:
    played(file, 100)
    answer(9, field=2, value="zombie:Z99")(file)
    said = overrun("verify", file).err
    assert "answer 9 of 100 does not replay: 'zombie:Z99' is not a legal answer" in said
    assert refusal(overrun("replay --json", file)).startswith("answer 9 of 100 does not replay")


def test_help_has_examples() -> None:
    assert "overrun replay game.json --to 40" in overrun("replay --help").out
    assert "overrun verify game.json" in overrun("verify --help").out
