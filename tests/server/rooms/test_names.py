"""Where players have no sides, people are called by their names; and cards say themselves."""

from __future__ import annotations

import pytest

from overrun.games.long_night.cards import library
from tests.server.playing import BOT, ME, OPEN, Person

THREE = [ME, OPEN, BOT]
FOUR = [ME, BOT, BOT, BOT]


def test_events_and_options_name_the_people_at_the_table(ann: Person, bob: Person) -> None:
    made = ann.make(THREE, game="long-night")
    bob.join(made["table"], made["links"]["seats"][1]["token"])
    place = ann.sit(made["table"], 0)
    texts = [event.text for event in place.update.events]
    assert "Ann draws a secret objective: " in "\n".join(texts)
    assert "Bob and Stumbler draw a secret objective each." in texts


def test_an_open_seat_is_called_by_its_number(ann: Person) -> None:
    place = ann.play(THREE, game="long-night")
    texts = [event.text for event in place.update.events]
    assert "Player 2 and Stumbler draw a secret objective each." in texts


def test_namesakes_are_told_apart(ann: Person) -> None:
    place = ann.play(FOUR, game="long-night")
    assert [seat.name for seat in place.table.seats] == [
        "Ann", "Stumbler 2", "Stumbler 3", "Stumbler 4",
    ]  # fmt: skip
    texts = [event.text for event in place.update.events]
    assert "Stumbler 2, Stumbler 3 and Stumbler 4 draw a secret objective each." in texts


def test_the_glossary_of_a_game(ann: Person) -> None:
    found = ann.get("/api/games/long-night/glossary").json
    assert found["game"] == "long-night"
    entries = {f"{each['shelf']}/{each['id']}": each for each in found["entries"]}
    gia = entries["survivor/gia"]
    assert gia["title"] == "Gia Najjar"
    assert gia["facts"]["influence"] == library().survivors["gia"].influence
    assert gia["rules"] == ["Once a round: heal 1 wound or frostbite of a survivor here."]
    assert len(entries) == len(found["entries"])


@pytest.mark.parametrize(("game", "status"), [("zombie-terror", 200), ("chess", 422)])
def test_the_glossary_of_other_games(ann: Person, game: str, status: int) -> None:
    reply = ann.get(f"/api/games/{game}/glossary")
    assert reply.status == status
    if status == 200:
        assert reply.json["entries"] == []
