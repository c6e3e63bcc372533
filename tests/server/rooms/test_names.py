"""Where players have no sides, people are called by their names; and cards say themselves."""

from __future__ import annotations

import pytest

from overrun.games.long_night.library import library
from overrun.server.protocol import ChatLines
from tests.server.playing import BOT, ME, OPEN, Person, link_to

THREE = [ME, OPEN, BOT]
FOUR = [ME, BOT, BOT, BOT]


def test_events_and_options_name_the_people_at_the_table(ann: Person, bob: Person) -> None:
    made = ann.make(THREE, game="long-night")
    bob.join(made["table"], link_to(made, 1))
    place = ann.sit(made["table"], 0)
    texts = [event.text for event in place.events]
    assert "Ann draws a secret objective: " in "\n".join(texts)
    assert "Bob and Stumbler draw a secret objective each." in texts


def test_an_open_seat_is_called_by_its_number(ann: Person) -> None:
    place = ann.play(THREE, game="long-night")
    texts = [event.text for event in place.events]
    assert "Player 2 and Stumbler draw a secret objective each." in texts


def test_namesakes_are_told_apart(ann: Person) -> None:
    place = ann.play(FOUR, game="long-night")
    assert [seat.name for seat in place.table.seats] == [
        "Ann", "Stumbler 2", "Stumbler 3", "Stumbler 4",
    ]  # fmt: skip
    texts = [event.text for event in place.events]
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


# -- nobody is taken for somebody else -----------------------------------------------------------


@pytest.mark.parametrize(
    ("second", "called"),
    [
        ("Ann", "Ann 2"),
        ("ANN", "ANN 2"),
        (" A n n ", "A n n 2"),
        ("\u0410nn", "\u0410nn 2"),  # a Cyrillic letter
        ("\uff21\uff4e\uff4e", "\uff21\uff4e\uff4e 2"),  # wide letters
        ("A\u200dnn", "A\u200dnn 2"),  # an unseen joiner
        ("\u00c4nn", "\u00c4nn 2"),
        ("Anna", "Anna"),
    ],
)
def test_a_second_ann_is_told_so(ann: Person, bob: Person, second: str, called: str) -> None:
    made = ann.make([ME, OPEN])
    bob.name = second
    assert bob.join(made["table"], link_to(made, 1))["name"] == called
    place = bob.sit(made["table"], 1)
    assert [seat.name for seat in place.table.seats] == ["Ann", called]


def test_a_long_name_leaves_room_for_its_number(ann: Person, bob: Person) -> None:
    ann.name = bob.name = "x" * 40
    made = ann.make([ME, OPEN])
    assert bob.join(made["table"], link_to(made, 1))["name"] == "x" * 38 + " 2"


def test_two_of_one_name_at_one_device(ann: Person) -> None:
    made = ann.make([ME, {"kind": "me", "name": "ann"}, OPEN])
    assert [seat.name for seat in ann.info(made["table"]).seats] == ["Ann", "ann 2", ""]


def test_who_is_called_like_a_bot_is_told_apart_from_it(ann: Person) -> None:
    ann.name = "stumbler"
    place = ann.play([ME, BOT])
    assert [seat.name for seat in place.table.seats] == ["stumbler 1", "Stumbler 2"]


def test_nobody_who_watches_speaks_like_one_who_plays(
    ann: Person, bob: Person, cat: Person
) -> None:
    place = ann.play([ME, BOT], public=True)
    bob.name = cat.name = "\u0410NN"
    voices = []
    for person in (bob, cat, bob):
        person.request("PUT", "/api/me", {"name": person.name})
        person.sit(place.id).send("chat", text="I give up, really")
        line = place.wait(ChatLines).lines[0]
        assert line.seat is None
        voices.append(line.name)
    assert voices == ["\u0410NN 2", "\u0410NN 3", "\u0410NN 2"]
