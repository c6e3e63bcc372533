"""Lessons at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from overrun.cli.app import app
from overrun.games import GAMES, find
from overrun.teaching.lesson import Lesson, course
from overrun.teaching.trying import Trial
from overrun.text import Text
from overrun.text.say import Speaker
from tests.cli.shell import overrun

RUN = ["", "", "mechanic H12", "nurse G15", "", "nurse G16", "", "mechanic I13", "mechanic H13"]


def taught(directory: Path, *words: str, typed: list[str]) -> str:
    """What somebody sees who types this in a lesson, and then leaves."""
    return learned("zombie-terror", "run", "--saves", str(directory), *words, typed=typed)


def learned(*words: str, typed: list[str]) -> str:
    arguments = ["learn", *words, "--plain", "--fast"]
    result = CliRunner().invoke(app, arguments, input="".join(f"{line}\n" for line in typed))
    assert result.exit_code == 0, result.output
    return result.output


def test_the_lessons_of_a_game_are_listed() -> None:
    said = overrun("learn zombie-terror --list")
    assert said.code == 0
    assert [line.split()[0] for line in said.out.splitlines()] == ["run", "gifts", "hunt", "start"]
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


def test_whoever_is_stuck_is_shown(tmp_path: Path) -> None:
    typed = ["", "", "mechanic H12", "nurse B2", "show", "", "show", "", "help"]
    said = taught(tmp_path, typed=typed)
    before, after = said.split("Type “show” to have it done for you.")
    assert "The Nurse first, straight up" in before
    assert "For you: The Nurse moves to G15." in after
    assert "Into the car with her!" in after
    assert "- show: do what the lesson waits for" in after
    assert "Now the Mechanic." in after


def test_whoever_went_another_way_alone_is_shown_from_the_beginning(tmp_path: Path) -> None:
    there = ["", "", *["show", ""] * 3, "show", "show", "show", *[""] * 4]
    said = taught(tmp_path, typed=[*there, "mechanic I14", *["show"] * 3, ""])
    assert said.count("For you: The Mechanic moves to G14.") == 1
    assert "Four stars" in said


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_course_is_played(tmp_path: Path, game: str) -> None:
    lessons = course(game).values()
    typed = [line for lesson in lessons for line in typing(lesson)]
    said = " ".join(learned(game, "--saves", str(tmp_path), typed=typed).split())
    speaker = Speaker(Text("en"), find(game))
    for lesson in lessons:
        for step in lesson.steps:
            assert not step.say or speaker(lesson.key(step.say)) in said
    assert "(Enter to try again)" not in said
    assert "--resume" not in said  # there is nothing left to go on with


def typing(lesson: Lesson) -> list[str]:
    """What somebody types who reads everything, and does what the narrator waits for."""
    trial, lines, read = Trial(lesson), list[str](), 0
    guide = trial.guide
    play = trial.play()
    while guide.step is not None:
        passage = guide.passage
        seat, option = next(play).split(" ", 1)
        guide.follow(trial.table)
        if int(seat) == lesson.seat:
            last = passage.first + len(passage.steps) - 1
            lines += [""] * (last - max(read, passage.first)) + [option]
            read = max(read, last)
    return lines + [""] * len(guide.passage.steps)
