"""Who sits where, and what is wrong on the command line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overrun.core.errors import BadLog, BadPosition, BadSetting, OverrunError
from overrun.terminal.seats import seating
from tests.terminal.sitting import (
    GAME,
    SIDES,
    Terminal,
    run,
)


@pytest.mark.parametrize(
    ("seats", "bots", "people", "held"),
    [
        ([], "", (0,), {1: "random"}),
        (["zombies"], "random", (1,), {0: "random"}),
        (["1", "humans"], "", (0, 1), {}),
        (["none"], "humans=random, 1=random", (), {0: "random", 1: "random"}),
    ],
)
def test_seats(seats: list[str], bots: str, people: tuple[int, ...], held: dict[int, str]) -> None:
    found = seating(GAME.name, SIDES, seats, bots)
    assert found.people == people
    assert set(found.bots) == set(held)
    if bots:
        assert found.bots == held


def test_sides_that_are_drawn_are_found_by_name(terminal: Terminal) -> None:
    for seed in ("1", "2", "3", "4"):
        words = ("--seed", seed, "--option", "sides=drawn", "--seat", "zombies")
        assert "You lead: Zombies" in terminal.play(*words).output
    seats = {terminal.table(path).state.humans_seat for path in terminal.saved}
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        (
            ["--seat", "elves"],
            BadSetting,
            "unknown seat 'elves'; valid: humans, zombies, 0, 1, none",
        ),
        (["--seat", "2"], BadSetting, "unknown seat '2'"),
        (["--seat", "none", "--seat", "0"], BadSetting, "cannot be combined"),
        (["--bots", "genius"], BadSetting, "unknown bot for zombie-terror 'genius'"),
        (["--bots", "0=random"], BadSetting, "given to a person and to a bot"),
        (["--bots", "elves=random"], BadSetting, "unknown seat 'elves'"),
        (["--option", "layout"], BadSetting, "name=value"),
        (["--option", "layuot=classic"], BadSetting, "did you mean 'layout'"),
        (["--option", "layout=round"], BadSetting, "unknown value of layout 'round'"),
        (["--language", "xx"], BadSetting, "unknown locale 'xx'"),
        (["--resume", "no such file"], BadLog, "cannot be read"),
        (["--resume", "x", "--seed", "y"], BadSetting, "--resume cannot be combined"),
        (["--position", "no such file"], BadPosition, "no such file: cannot be read"),
        (["--position", "x", "--option", "setup=free"], BadSetting, "cannot be combined"),
    ],
)
def test_wrong_words_on_the_command_line(
    terminal: Terminal, words: list[str], error: type[OverrunError], message: str
) -> None:
    with pytest.raises(error, match=re.escape(message)):
        terminal.play(*words)
    assert terminal.saved == []


def test_an_unknown_game_names_those_that_exist(terminal: Terminal) -> None:
    with pytest.raises(BadSetting, match="zombie-terror"):
        terminal.play(game="zombie-error")
    with pytest.raises(BadSetting, match="which game"):
        terminal.play(game="")


def test_mistakes_are_one_line_for_the_user(tmp_path: Path) -> None:
    done = run("zombie-terror", "--seat", "elves", saves=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(b"overrun: unknown seat 'elves'")
    assert b"Traceback" not in done.stderr
