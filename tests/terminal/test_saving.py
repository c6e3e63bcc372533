"""Leaving a game and coming back to it."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from overrun.cli.app import app
from overrun.core.errors import BadLog
from overrun.core.table import Table
from overrun.terminal.saves import SaveFailed
from overrun.terminal.seats import Seating
from tests.terminal.sitting import (
    GAME,
    START,
    Crash,
    Terminal,
    at_table,
    run,
)


@pytest.mark.parametrize("last", [["quit"], ["q"], []], ids=["quit", "q", "end of input"])
def test_leaving_saves_and_says_how_to_come_back(terminal: Terminal, last: list[str]) -> None:
    words = ("--seat", "zombies", "--bots", "humans=random")
    told = terminal.play("--seed", "leave it", "--plain", *words, typed=["c5", "s", *last]).output
    line = told.splitlines()[-1]
    assert line.startswith("Go on with: overrun play zombie-terror --resume ")
    command = shlex.split(line.removeprefix("Go on with: "))
    assert command[5:] == [*words, "--plain", "--saves", str(terminal.directory)]
    before = terminal.table()
    result = CliRunner().invoke(app, command[1:], input="")
    assert result.exit_code == 0
    assert "You lead: Zombies" in result.output
    assert "A zombie comes up on C5" in result.output  # what one has missed is told again
    after = terminal.table()
    assert len(terminal.saved) == 1
    assert after.log.hash == before.log.hash


def test_a_saved_game_goes_on_as_if_it_had_never_stopped(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "my games" / "friday.json"
    file.parent.mkdir()
    told = terminal.play("--seed", "go on", typed=[*START, f"save {file}", "banker b2"]).output
    assert f"Saved in {file}." in told
    assert shlex.quote(str(file)) in told
    # from then on the game is kept in that file, and it has the answer after the saving, too
    assert len(terminal.table().answers) < len(terminal.table(file).answers)
    result = terminal.play("--resume", str(file), typed=["banker b3", "end"], game="")
    assert "What does the Banker do? 2 action points are left." in result.output
    answers = [answer.option for answer in terminal.table(file).answers if answer.seat == 0]
    assert answers[-3:] == ["move:banker:B2", "move:banker:B3", "end"]


def test_every_decision_is_saved_at_once(terminal: Terminal) -> None:
    """A closed window loses nothing: the file is there before anybody says quit."""
    table = Table.new(GAME, seed="crash")
    session, screen = at_table(table, Seating((0,), {1: "random"}), terminal.directory)
    screen.typed = ["b1"]
    with pytest.raises(Crash):
        session.run()
    assert [answer.option for answer in terminal.table().answers] == ["place:banker:B1"]


def test_two_games_of_one_seed_do_not_overwrite_each_other(terminal: Terminal) -> None:
    for _ in range(2):
        terminal.play("--seed", "twin/../x", typed=["b1"])
    names = [path.name for path in terminal.saved]
    assert names == ["zombie-terror-twin-x.json", "zombie-terror-twin-x-2.json"]


def test_a_game_that_cannot_be_saved_is_not_left_by_accident(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    table = Table.new(GAME, seed="blocked")
    session, screen = at_table(table, Seating((0,), {1: "random"}), blocked)
    screen.typed = ["quit", "b1", "quit now"]
    session.run()
    told = screen.console.file.getvalue()  # type: ignore[attr-defined]
    assert "Try “save FILE” with another file, or “quit now”" in told
    assert [answer.option for answer in table.answers] == ["place:banker:B1"]
    assert "The game is not saved." in told.splitlines()[-1]
    assert told.count("Not saved: ") == 2  # by quit and once after the answer


def test_that_a_game_cannot_be_saved_is_known_before_it_begins(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a directory")
    with pytest.raises(SaveFailed, match=r"file: games cannot be saved there: .* --saves"):
        Terminal(blocked).play(typed=["b1"])
    with pytest.raises(SaveFailed, match="games cannot be saved there"):
        Terminal(blocked / "below").play(typed=["b1"])


def test_saving_writes_over_nothing_else(terminal: Terminal, tmp_path: Path) -> None:
    diary, other = tmp_path / "diary.txt", tmp_path / "other.json"
    diary.write_text("Dear diary")
    Table.new(GAME, seed="other").log.save(other)
    before = other.read_text()
    typed = [f"save {diary}", f"save {other}", "b1", f"save {tmp_path / 'own.json'}"]
    told = terminal.play("--seed", "own", typed=[*typed, typed[-1]]).output
    assert f"Not saved: {diary}: is there already, and it is no saved game" in told
    assert f"Not saved: {other}: is there already, and it is another game" in told
    assert diary.read_text() == "Dear diary"
    assert other.read_text() == before
    assert told.count(f"Saved in {tmp_path / 'own.json'}.") == 2  # the same game may be renewed


@pytest.mark.parametrize(
    ("written", "forged"),
    [("place:lumberjack:C1", "place:lumberjack:D1"), ('"seed": "changed"', '"seed": "chosen"')],
)
def test_a_changed_log_is_refused(terminal: Terminal, written: str, forged: str) -> None:
    terminal.play("--seed", "changed", typed=["b1", "c1"])
    path = terminal.saved[0]
    assert written in path.read_text()
    path.write_text(path.read_text().replace(written, forged))
    before = path.read_text()
    with pytest.raises(BadLog, match=r"was changed.*`overrun verify "):
        terminal.play("--resume", str(path), typed=["d1"])
    assert path.read_text() == before


def test_a_broken_log_is_quoted_as_it_is(terminal: Terminal, tmp_path: Path) -> None:
    """No colon of an id is read as the name of a picture, no bracket as a colour."""
    terminal.play("--seed", "broken", typed=["b1", "c1", "d1"])
    text = terminal.saved[0].read_text()
    for forged in ("place:child:G9", "place:[bold]:G9"):
        terminal.saved[0].write_text(text.replace("place:child:D1", forged))
        done = run("--resume", str(terminal.saved[0]), saves=tmp_path)
        assert done.returncode == 2
        assert f"'{forged}' is not a legal answer".encode() in done.stderr


def test_the_way_back_names_the_program_as_it_was_called(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for called, named in (
        ("/opt/venv/bin/overrun", "/opt/venv/bin/overrun play"),
        ("/usr/bin/env", "env play"),  # the shell finds it
        ("/src/overrun/__main__.py", f"{sys.executable} -m overrun play"),
    ):
        monkeypatch.setattr(sys, "argv", [called])
        assert f"Go on with: {named} zombie-terror" in terminal.play(typed=["quit"]).output


def test_the_help_shows_examples_and_no_types() -> None:
    shown = CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "100"}).output
    assert "overrun play zombie-terror --seat 1 --option layout=compact" in shown
    assert "NAME=VALUE" in shown
    assert not re.search(r"<(list|path|str\W+--)|list\[", shown)


def test_a_finished_game_only_shows_its_end(terminal: Terminal) -> None:
    terminal.play("--seed", "over", typed=["concede", "yes"])
    told = terminal.play("--resume", str(terminal.saved[0])).output
    assert "The zombies win: the other side gave up." in told
    assert ">" not in told


def test_giving_up_is_asked_twice(terminal: Terminal) -> None:
    told = terminal.play("--seed", "up", typed=["concede", "no", "concede", "yes", "b1"]).output
    assert "The game goes on." in told
    assert "The first player gives up." in told
    assert "You lose." in told
    assert terminal.table().answers[-1].option == "concede"


def test_a_position_can_be_played_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "nearly there.txt"
    file.write_text(
        dedent("""\
               A B C
            3  = . v
            2  M . .
            1  . . .
            turn: humans
            escaped: C
            turned: nurse, banker, lumberjack, policeman
            """)
    )
    told = terminal.play("--position", str(file), typed=["a3"]).output
    assert "The Mechanic escapes in the car with 3 stars; the humans have 6." in told
    assert "You win!" in told
