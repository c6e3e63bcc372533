"""Whole games at the terminal, and all the ways to answer."""

from __future__ import annotations

import random
import re
import shlex
from pathlib import Path

import pytest

from overrun.terminal.commands import COMMANDS
from tests.terminal.sitting import (
    FIELDS,
    SIDES,
    START,
    Terminal,
    run,
    scripted,
)


@pytest.mark.parametrize("side", SIDES)
def test_a_whole_game_against_a_bot(terminal: Terminal, side: str) -> None:
    lines, expected = scripted("whole", (SIDES.index(side),))
    result = terminal.play("--seed", "whole", "--seat", side, typed=lines)
    table = terminal.table()
    assert table.log.hash == expected.log.hash
    assert table.outcome is not None
    won = table.outcome.sides == [side]
    end = result.output.splitlines()[-9:]
    assert any(line.endswith("You win!" if won else "You lose.") for line in end)
    assert any(line.startswith(f"The {table.outcome.sides[0]} win: ") for line in end)
    assert any(line.startswith("The humans have ") for line in end)
    assert "Seed: whole" in end
    assert f"The log of the game: {terminal.saved[0]}" in end
    assert f"Look at it again with: overrun replay {shlex.quote(str(terminal.saved[0]))}" in end
    for sentence in ("Round 2 begins.", "The turn of the zombies ends.", "Which zombie"):
        assert sentence in result.output or side == "humans"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("setup", "free"),
        ("setup", "advanced"),
        ("scenario", "lost-keys"),
        ("scenario", "good-boy"),
        ("scenario", "brute-and-runner"),
        ("scenario", "two-ways-out"),
    ],
)
def test_two_people_play_every_variant_to_its_end(
    terminal: Terminal, name: str, value: str
) -> None:
    settings = {name: value, "layout": "compact", "round_limit": "12"}
    lines, expected = scripted("variant", (0, 1), settings)
    options = [word for pair in settings.items() for word in ("--option", "=".join(pair))]
    seats = ("--seat", "0", "--seat", "1")
    result = terminal.play("--seed", "variant", *seats, *options, typed=lines)
    assert terminal.table().log.hash == expected.log.hash
    assert " win: " in result.output


def test_bots_play_alone(terminal: Terminal) -> None:
    result = terminal.play("--seed", "alone", "--seat", "none", "--bots", "random")
    assert terminal.table().ended
    assert ">" not in result.output  # nobody was asked anything
    assert "Round 2 begins." in result.output
    hands = terminal.table().state.hands  # in the end they are open
    assert result.output.count("Cards that the ") == sum(map(bool, hands.values()))
    assert "You " not in result.output


def test_what_happened_is_told_once_and_in_order(terminal: Terminal) -> None:
    result = terminal.play("--seed", "once", typed=[*START, "end", "end"])
    events = [line for line in result.output.splitlines() if "comes up on" in line]
    assert len(events) == len(set(events)) >= 10
    told = result.output
    assert told.index("Round 1 begins.") < told.index("The turn of the humans ends; nobody")
    assert told.count("Round 1 begins.") == told.count("Round 2 begins.") == 1


def test_the_board_is_described_in_sentences(terminal: Terminal) -> None:
    result = terminal.play("--seed", "words", typed=START)
    assert "Nurse, healthy, on F1." in result.output
    assert re.search(r"^Zombies: [A-L]\d+ facing (north|east|south|west)", result.output, re.M)
    assert "Escape car: F16–H16." in result.output
    assert "Bullets: 4." in result.output


# --- Answering --------------------------------------------------------------


def test_numbers_ids_and_words_are_the_same_answer(terminal: Terminal) -> None:
    for answer in ("2", "place:banker:B1", "PLACE:BANKER:b1", "banker b1", "b1", "place b1"):
        result = terminal.play("--seed", "same", typed=[answer])
        assert "The Banker starts on B1." in result.output, answer


def test_an_ambiguous_answer_lists_what_it_can_mean(terminal: Terminal) -> None:
    result = terminal.play("--seed", "same", typed=[*START, "banker"])
    assert "That can mean 2 things; say more:" in result.output
    assert "- The Banker moves to B2: type “b2”" in result.output
    assert terminal.table().answers[-1].seat == 1  # nothing was chosen


NONSENSE = [
    "", "   ", "xyzzy", "0", "-1", "9" * 400, "²", "move", "move:", "::::", "move:nurse:Z99",
    "play:canal", "play::", "do:", "why", "why why", "why :", "rules", "rules 🧟", "rules ZT-X-1",
    "hand nurse b2", "save /nowhere/at/all/x.json", "save \x00", "save ~nobody/x", "\x00",
    "[bold]", "{ $human }", "%s", "nurse " * 500, "hint", "log", "legend", "board", "choices",
    "help", "?", "concede", "no", "quit please", "é", "\u202e", "a1 a2 a3", "why b9 nurse",
]  # fmt: skip


@pytest.mark.parametrize("before", [[], START, [*START, "banker b2"]], ids=["start", "turn", "ap"])
def test_nonsense_never_hurts(terminal: Terminal, before: list[str]) -> None:
    terminal.play("--seed", "nonsense", typed=[*before, *NONSENSE])
    quiet = terminal.table()
    assert len([a for a in quiet.answers if a.seat == 0]) == len(before)


@pytest.mark.parametrize("seat", SIDES)
def test_any_mixture_of_commands_and_answers_is_survived(terminal: Terminal, seat: str) -> None:
    draw = random.Random(seat)
    words = [*NONSENSE, *COMMANDS, "why b2", "why north", "yes", "end", "b1 n", "play", "canal"]
    words = [line for line in words if line not in ("quit", "concede")]
    lines = [draw.choice([*words, draw.choice(FIELDS), "1", "2"]) for _ in range(120)]
    terminal.play("--seed", "mixture", "--seat", seat, typed=lines)


def test_bytes_that_are_no_text_are_survived(tmp_path: Path) -> None:
    done = run("zombie-terror", "--seed", "x", typed=b"\xff\xfe\x80\n\x00\nb1\n", saves=tmp_path)
    assert done.returncode == 0
    assert b"The Banker starts on B1." in done.stdout
    assert done.stderr == b""


def test_a_long_list_of_fields_is_shortened_and_the_field_is_typed(terminal: Terminal) -> None:
    result = terminal.play("--seed", "long", "--seat", "zombies", typed=["c5", "s", "17", "k1"])
    assert re.search(r"^Place a zombie on .*A3–L3", result.output, re.M)
    assert "Type one of the fields" in result.output
    assert "A zombie comes up on C5; 19 are left in the pool." in result.output
    assert "The zombie on C5 looks south." in result.output
    # what has no number cannot be chosen by one
    assert "“17” is not one of the answers." in result.output
