"""The lessons: every one can be played to its end, and everything it says has words."""

from __future__ import annotations

import re

import pytest

from overrun.core.flow import Ask
from overrun.core.reason import unwire
from overrun.games import GAMES, find
from overrun.teaching.guiding import Standing
from overrun.teaching.lesson import Lesson, Step, course
from overrun.teaching.trying import Trial
from overrun.text import Text, keys
from overrun.text.say import Speaker

ALL = [lesson for game in GAMES for lesson in course(game).values()]
each_lesson = pytest.mark.parametrize("lesson", ALL, ids=lambda each: f"{each.game}/{each.name}")


@each_lesson
def test_it_can_be_played_to_its_end(lesson: Lesson) -> None:
    trial = Trial(lesson)
    assert list(trial.play())
    assert trial.guide.standing is Standing.DONE


@each_lesson
def test_it_says_what_its_sentences_stand_on(lesson: Lesson) -> None:
    """What is told after something was done is checked by some part of it."""
    passage, began = list[Step](), False
    for step in lesson.steps:
        passage.append(step)
        if step.others or (not step.acts and step is not lesson.steps[-1]):
            continue
        assert not began or any(each.claims for each in passage), step.say
        passage, began = [], True


@each_lesson
def test_everything_it_says_has_words(lesson: Lesson) -> None:
    speaker = Speaker(Text("en"), find(lesson.game))
    for key in (lesson.key(), f"{lesson.key()}.text", *map(lesson.key, lesson.said)):
        assert speaker(key), key


@each_lesson
def test_a_button_is_called_as_it_is_labelled(lesson: Lesson) -> None:
    """What stands in quotation marks is the answer that is waited for."""
    speaker = Speaker(Text("en"), find(lesson.game))
    for step in lesson.steps:
        for name in re.findall("“(.+?)”", speaker(lesson.key(step.say)) if step.say else ""):
            ask = Ask(lesson.seat, "action", [unwire(each) for each in step.awaited])
            assert name in [speaker.option(ask, each) for each in ask.options]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_that_no_lesson_says(game: str) -> None:
    prefix = find(game).short
    said = {
        f"{prefix}-{key}"
        for lesson in course(game).values()
        for key in (lesson.key(), *map(lesson.key, lesson.said))
    }
    known = {key for key in keys("en") if key.startswith(f"{prefix}-lesson-") and "." not in key}
    assert known == said
