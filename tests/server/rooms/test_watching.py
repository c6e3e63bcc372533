"""Bots, and clocks that are to start, wait for those who are still shown what happened."""

from __future__ import annotations

import pytest

from overrun.server import watching
from overrun.server.protocol import Update
from tests.server.playing import AGAINST_BOT, Person, Place

SOON = 0.4
"""Seconds in which a bot that waits for nobody has answered."""


def saw(place: Place, answers: int, *, film: bool = True) -> None:
    place.send("seen", revision=0, answers=answers, film=film)


def second_round(ann: Person, **options: int) -> Place:
    """Ann has seen the bid of a bot, has made hers, and both are asked for the next."""
    place = ann.play(AGAINST_BOT, settings={"rounds": "3"}, **options)
    place.until(lambda update: update.answers == 1)
    saw(place, 1)
    place.answer()
    assert place.update.answers == 2
    return place


def test_a_bot_waits_until_its_last_answer_was_seen(ann: Person) -> None:
    place = second_round(ann)
    with pytest.raises(TimeoutError):
        place.hear(timeout=SOON)
    saw(place, 2)
    place.wait(Update, lambda update: update.answers == 3)


def test_nobody_is_waited_for_longer_than_a_while(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "FILM_PATIENCE", SOON)
    second_round(ann).wait(Update, lambda update: update.answers == 3)


def test_nobody_is_waited_for_who_wants_no_film_or_is_gone(ann: Person) -> None:
    place = second_round(ann)
    saw(place, 2, film=False)
    place.wait(Update, lambda update: update.answers == 3)
    other = second_round(ann)
    other.leave()
    ann.sit(other.id, 0).until(lambda update: update.answers >= 3)


def test_a_clock_starts_when_its_question_was_seen(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = second_round(ann, clock=60)
    assert place.update.clocks == {}
    saw(place, 2)
    assert place.wait(Update, lambda update: bool(update.clocks)).clocks["0"] > 50
    monkeypatch.setattr(watching, "FILM_PATIENCE", SOON)
    late = second_round(ann, clock=60)
    assert late.update.clocks == {}
    assert late.wait(Update, lambda update: bool(update.clocks)).clocks["0"] > 50
