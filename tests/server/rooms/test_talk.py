"""Talk among those of one side, and with somebody who is alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from overrun.server import protocol
from overrun.server.protocol import ChatLine
from tests.server.playing import ME, OPEN, TWO_PERSONS, Person, Place, Served

WAR = "warring-colonies"
YELLOW, BLUE, WOLF = (0, 2), (1, 3), 4
Company = Callable[..., list[Place]]


@pytest.fixture
def company(served: Served) -> Company:
    """Five at a table of two colonies, the last a Lone Wolf; and one who watches."""

    def sit() -> list[Place]:
        host = Person(served, "P0")
        made = host.make([ME, OPEN, OPEN, OPEN, OPEN], WAR)
        places = [host.sit(made["table"], 0)]
        for link in made["links"]["seats"]:
            person = Person(served, f"P{link['seat']}")
            person.join(made["table"], link["token"])
            places.append(person.sit(made["table"], link["seat"]))
        guest = Person(served, "Guest")
        guest.join(made["table"], made["links"]["watch"])
        return [*places, guest.sit(made["table"])]

    return sit


def said(place: Place) -> list[ChatLine]:
    """All lines that this viewer has heard so far."""
    place.heard_so_far()
    chats = [frame for frame in place.frames if isinstance(frame, protocol.ChatLines)]
    return [line for frame in chats for line in frame.lines]


def speak(place: Place, text: str, to: str = "") -> None:
    place.send("chat", text=text, to=to)
    place.wait(protocol.ChatLines, lambda frame: frame.lines[-1].text == text)


def texts(place: Place) -> list[str]:
    return [line.text for line in said(place)]


@pytest.mark.rule("WC-OP-49.a")
def test_each_colony_talks_among_itself_and_a_lone_wolf_with_single_ones(company: Company) -> None:
    places = company()
    sides = [seat.side for seat in places[0].table.seats]
    assert sides[0] == sides[2]
    assert sides[1] == sides[3]
    assert len(set(sides)) == 3
    for seat in (*YELLOW, *BLUE):
        assert places[seat].table.channels == ["team", str(WOLF)]
    assert places[WOLF].table.channels == ["0", "1", "2", "3"]
    assert places[-1].table.channels == []

    speak(places[0], "we attack", "team")
    speak(places[1], "they attack", "team")
    speak(places[WOLF], "I help you", "1")
    speak(places[1], "thank you", str(WOLF))
    speak(places[WOLF], "hello")
    assert texts(places[0]) == texts(places[2]) == ["we attack", "hello"]
    assert texts(places[1]) == ["they attack", "I help you", "thank you", "hello"]
    assert texts(places[3]) == ["they attack", "hello"]
    assert texts(places[WOLF]) == ["I help you", "thank you", "hello"]
    assert texts(places[-1]) == ["hello"]


@pytest.mark.rule("WC-OP-49.a")
def test_nobody_can_tell_that_others_talked(company: Company) -> None:
    places = company()
    speak(places[0], "marmalade", "team")
    speak(places[WOLF], "quicksilver", "3")
    speak(places[1], "three")
    for place in places:
        numbers = [line.number for line in said(place)]
        assert numbers == list(range(1, len(numbers) + 1))
    for seat in (1, WOLF):
        again = places[seat].person.sit(places[seat].id, seat)
        assert said(again) == said(places[seat])
    heard = b"".join(b"".join(place.person.heard) for place in (places[1], places[-1]))
    assert b"marmalade" not in heard
    assert b"quicksilver" not in heard


def test_a_line_says_for_whom_it_is(company: Company) -> None:
    places = company()
    speak(places[2], "psst", "team")
    speak(places[2], "you there", str(WOLF))
    assert [(line.seat, line.to) for line in said(places[2])] == [(2, "team"), (2, "4")]


@pytest.mark.parametrize(
    ("speaker", "to"), [(0, "1"), (0, "2"), (0, "0"), (WOLF, "team"), (WOLF, "4"), (-1, "team"),
                        (-1, "4"), (0, "9"), (0, "den")]
)  # fmt: skip
def test_other_channels_are_refused(company: Company, speaker: int, to: str) -> None:
    places = company()
    refused: Any = places[speaker].trouble("chat", text="psst", to=to)
    assert refused.kind == "not-allowed"
    assert all(texts(place) == [] for place in places)


@pytest.mark.parametrize("game", ["lanterns", "zombie-terror", "long-night"])
def test_where_there_are_no_teams_everyone_hears_everything(ann: Person, game: str) -> None:
    place = ann.play(TWO_PERSONS, game)
    assert place.table.channels == []
    assert place.trouble("chat", text="psst", to="1").kind == "not-allowed"
