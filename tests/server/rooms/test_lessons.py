"""Lessons at a table of the server: it waits for the very answer, and remembers where one was."""

from __future__ import annotations

import pytest

from overrun.games import GAMES
from overrun.server.protocol import LessonInfo, OptionInfo, Update
from tests.server.playing import Person, Place, Served

GAME = "zombie-terror"


def begin(person: Person, lesson: str, game: str = GAME) -> Place:
    made = person.post(f"/api/games/{game}/lessons/{lesson}", {"name": person.name})
    assert made.status == 200, made.raw
    place = person.sit(made["table"], made["seat"])
    place.send("pace", pace="at-once")
    return place


def lesson(place: Place) -> LessonInfo:
    assert place.update.lesson is not None
    return place.update.lesson


def follow(place: Place) -> None:
    """Do what the lesson waits for until one is left alone."""
    while True:
        place.until(lambda update: bool(update.asks) and bool(pages(update)))
        page = lesson(place).pages[-1]
        if page.alone or lesson(place).standing == "done":
            return
        place.answer(page.options[0])


def show(place: Place) -> None:
    """Be shown what the lesson waits for."""
    before = place.update.answers
    place.send("show")
    place.until(lambda update: update.answers > before)


def options(update: Update) -> list[OptionInfo]:
    return [option for ask in update.asks for option in ask.options]


def pages(update: Update) -> bool:
    return update.lesson is not None and bool(update.lesson.pages)


def test_courses_are_told_with_the_games(ann: Person) -> None:
    games = {game["name"]: game for game in ann.get("/api/games")["games"]}
    titles = [each["title"] for each in games[GAME]["lessons"]]
    assert titles[0] == "Run for the car"
    assert games["warring-colonies"]["builds_on"] == "long-night"
    assert set(games) >= set(GAMES)


def test_nothing_but_what_it_waits_for_is_taken(ann: Person) -> None:
    place = begin(ann, "run")
    told = lesson(place)
    assert (told.standing, told.first, told.next) == ("on", 0, "gifts")
    assert told.pages[-1].options == ["move:nurse:G15"]
    ask = place.ask.number
    other = place.trouble("answer", ask=ask, option="move:mechanic:H12")
    assert other.kind == "not-now"
    assert "The Nurse first" in other.text
    illegal = place.trouble("answer", ask=ask, option="move:nurse:G13x")
    assert illegal.kind == "illegal-answer"
    assert place.update.answers == 0
    place.answer("move:nurse:G15")
    assert lesson(place).first == 3


def test_others_play_by_the_script_and_then_one_is_alone(ann: Person, served: Served) -> None:
    place = begin(ann, "run")
    follow(place)
    assert place.update.view["round"] == 5
    # Leave, and go on another day, at another process.
    before = lesson(place)
    place.leave()
    served.forget(place.id)
    place = ann.sit(place.id, 0)
    assert lesson(place) == before
    # The goal is missed, and tried again from where it began.
    assert place.trouble("again").kind == "not-allowed"
    began = place.update.answers
    place.answer("end")
    place.until(lambda update: update.lesson is not None and update.lesson.standing == "failed")
    assert "Once more?" in lesson(place).pages[-1].text
    place.send("again")
    place.until(lambda update: update.answers == began and update.reset)
    assert lesson(place) == before
    for field in ("G14", "G15", "G16"):
        place.answer(f"move:mechanic:{field}")
    assert lesson(place).standing == "done"
    assert place.trouble("answer", ask=place.ask.number, option="end").kind == "not-now"


def test_whoever_is_stuck_is_shown(ann: Person) -> None:
    place = begin(ann, "run")
    show(place)
    assert lesson(place).pages[-1].options == ["move:nurse:G16"]
    follow(place)
    # Alone, and gone another way: the part begins anew, with the first of what reaches the goal.
    began = place.update.answers
    place.answer("move:mechanic:I14")
    place.send("show")
    place.until(lambda update: update.answers == began and update.reset)
    place.until(lambda update: update.answers == began + 1)
    assert any(each.id == "move:mechanic:G15" for each in options(place.update))
    show(place)
    show(place)
    assert lesson(place).standing == "done"
    assert place.trouble("show").kind == "not-allowed"


def test_a_goal_that_was_missed_is_shown(ann: Person) -> None:
    place = begin(ann, "run")
    follow(place)
    place.answer("end")
    place.until(lambda update: update.lesson is not None and update.lesson.standing == "failed")
    place.send("show")
    place.until(lambda update: any(each.id == "move:mechanic:G15" for each in options(update)))
    assert lesson(place).standing == "on"


def test_a_won_game_ends_its_lesson(ann: Person) -> None:
    place = begin(ann, "gifts")
    follow(place)
    for option in ("rest:lumberjack", "move:child:F14", "move:child:F15", "move:child:F16"):
        place.answer(option)
    assert place.update.outcome is not None
    assert lesson(place).standing == "done"


def test_lessons_are_no_games(ann: Person, bob: Person) -> None:
    place = begin(ann, "run")
    assert place.table.options.practice == "lesson/run"
    assert ann.get("/api/tables?list=mine")["tables"] == []
    plain = bob.play(
        [{"kind": "me"}, {"kind": "bot", "bot": "steady"}], GAME, practice="lesson/run"
    )
    assert plain.table.options.practice == ""
    assert plain.update.lesson is None
    assert plain.trouble("again").kind == "not-allowed"
    assert plain.trouble("show").kind == "not-allowed"


@pytest.mark.parametrize(("game", "name"), [(GAME, "knitting"), ("knitting", "run")])
def test_an_unknown_lesson_is_refused(ann: Person, game: str, name: str) -> None:
    reply = ann.post(f"/api/games/{game}/lessons/{name}", {"name": "Ann"})
    assert reply.status == 422
    assert "knitting" in reply["text"]
