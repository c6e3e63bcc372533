"""Bots say why they voted, after everybody has."""

from __future__ import annotations

from overrun.server import protocol
from tests.server.playing import ME, Person, Place

BOT = {"kind": "bot", "bot": "steady"}


def lines(place: Place) -> list[protocol.ChatLine]:
    place.heard_so_far()
    chats = [frame for frame in place.frames if isinstance(frame, protocol.ChatLines)]
    return [line for frame in chats for line in frame.lines]


def test_bots_say_why_they_voted_once_all_have(ann: Person) -> None:
    place = ann.play([ME, BOT, BOT], "long-night", settings={"mode": "betrayer"})
    while "exile:1" not in [option.id for option in place.ask.options]:
        place.answer()
    place.answer("exile:1")
    place.until(lambda update: [ask.kind for ask in update.asks] == ["vote"])
    place.until(lambda update: update.waiting == [0])
    assert lines(place) == []
    place.answer("no")
    place.wait(protocol.ChatLines, lambda frame: len(lines(place)) == 2)
    accused, other = sorted(lines(place), key=lambda line: line.seat or 0)
    assert (accused.seat, other.seat) == (1, 2)
    assert accused.text == "It is not me. You will be sorry."
    assert other.text.startswith(("I voted against ", "I let "))
