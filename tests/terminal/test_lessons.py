"""Lessons at the terminal."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from overrun.cli.app import app
from tests.cli.shell import overrun

RUN = ["", "", "mechanic H12", "nurse G15", "", "nurse G16", "", "mechanic I13", "mechanic H13"]


def taught(directory: Path, *words: str, typed: list[str]) -> str:
    """What somebody sees who types this in a lesson, and then leaves."""
    arguments = ["learn", "zombie-terror", "run", "--plain", "--saves", str(directory), *words]
    result = CliRunner().invoke(app, arguments, input="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    return result.output


def test_the_lessons_of_a_game_are_listed() -> None:
    said = overrun("learn zombie-terror --list")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()] == ["run", "gifts", "hunt"]
    assert "knitting" in overrun("learn zombie-terror knitting").err
    assert '"lesson": "run"' in overrun("learn zombie-terror --json").out


def test_a_lesson_is_left_and_gone_on_with(tmp_path: Path) -> None:
    first = taught(tmp_path, typed=RUN)
    assert "The Nurse first, straight up" in first  # a nudge, and nothing has happened
    assert "And one up, with his last point." in first
    assert "learn zombie-terror run --resume" in first
    (file,) = tmp_path.glob("*.json")
    rest = ["", "", "", "", "mechanic H14", "end", "", "", "", "", "end", ""]
    rest += ["mechanic G14", "mechanic G15", "mechanic G16", ""]
    second = taught(tmp_path, "--resume", str(file), typed=rest)
    assert "It saw the Mechanic" in second
    assert "he is still out there. Once more?" in second
    assert "Four stars" in second
    assert "What each is good at" in second  # the next lesson
