"""``docs/adding-a-lesson.md`` is true: the lesson on it can be played, and has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from overrun.core.errors import ContentError
from overrun.teaching.guiding import Guide, Standing
from overrun.teaching.lesson import read_lesson
from overrun.teaching.trying import LessonFault, Trial

PAGE = (Path(__file__).parents[2] / "docs/adding-a-lesson.md").read_text(encoding="utf-8")
LESSON = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
WORDS = re.findall(r"```ftl\n(.*?)```", PAGE, re.DOTALL)[0]


def stroll(*changes: tuple[str, str]) -> Trial:
    """The lesson of the page, with other words in some places."""
    text = LESSON
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return Trial(read_lesson("zombie-terror", "stroll", text.encode()))


def test_the_lesson_of_the_page_is_played_to_its_end() -> None:
    trial = stroll()
    assert list(trial.play()) == ["0 move:nurse:G15", "0 move:nurse:G16"]


def test_the_page_has_a_sentence_for_everything_it_says() -> None:
    lesson = stroll().lesson
    keys = {f"zt-{key}" for key in (lesson.key(), *map(lesson.key, lesson.said))}
    assert set(re.findall(r"^([\w-]+) =", WORDS, re.MULTILINE)) == keys


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('do = "move:nurse:G15"', 'do = "move:nurse:G12"', "step 2: nothing fits move:nurse:G12"),
        ('by = ["move:nurse:G16"]', 'by = ["end"]', "the goal is not reached"),
        ('by = ["move:nurse:G16"]', 'by = ["shoot:nurse:G16"]', "shoot:nurse:G16 is not legal"),
        ("seat = 0", "seat = 0\nscript = [3]", "what is left of the script"),
        ("times = 1", "times = 2", r"step 3: .*has not heard moved \(human=nurse\) 2 times; heard"),
        ("stars = 2", "stars = 3", r"at its end: what 'done' says is not so: .*stars=2 score=2"),
        ("ap = 2", "ap = 1", "it sees ap = 2, not 1"),
        ('"humans.nurse.field"', '"humans.nurse.feild"', "there is no feild, but name, health"),
        ('cannot = ["move', 'can = ["move', "move:nurse:H16 cannot be answered"),
        ('cannot = ["move:nurse:H16"]', 'cannot = ["move:nurse:G*"]', "G16 can be answered"),
        ("activated = 1", "activated = 2", "otherwise, it has not heard human-turn-ended"),
        ('by = ["end"]', 'by = ["stop"]', "otherwise, stop cannot be answered; asked: .*end"),
    ],
)
def test_a_lesson_that_is_not_true_is_found_out(before: str, after: str, said: str) -> None:
    with pytest.raises(LessonFault, match=said):
        list(stroll((before, after)).play())


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('say = "done"', 'says = "done"', "unknown field `says`"),
        ('say = "done"', "", "step 4 says nothing"),
        ('nudge = "go-nudge"', "others = [{ seat = 1, option = 'end' }]", "several things"),
        ('say = "done"', "others = [{ seat = 0, option = 'end' }]", "the learner is no other"),
        ('say = "done"', "others = [{ seat = 1, option = 'end' }]", "for the step that says it"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(before: str, after: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        stroll((before, after))


def test_where_a_lesson_stands_follows_from_the_answers() -> None:
    trial = stroll()
    table, guide = trial.table, trial.guide
    assert [step.say for step in guide.passage.steps] == ["look", "go"]
    assert guide.refuses(0, ("end",))
    assert not guide.refuses(0, ("move", "nurse", "G15"))
    table.answer(0, table.asks[0].number, "move:nurse:G15")
    guide.follow(table)
    assert [step.say for step in guide.passage.steps] == ["alone"]
    assert guide.lets_bots
    table.answer(0, table.asks[0].number, "end")
    guide.follow(table)
    assert guide.standing is Standing.FAILED
    assert guide.refuses(0, ("end",))
    table.undo(0, range(2), keep=guide.retry)
    guide.follow(table)
    assert guide.standing is Standing.ON
    assert Guide(guide.lesson, table).passage == guide.passage
