"""What is refused changes nothing, and says why."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.server import protocol
from overrun.server.limits import Limits, Rate
from overrun.server.thinking import Thinking
from tests.server.playing import AGAINST_BOT, TWO_PERSONS, Person, Place, Served, link_to

Together = Callable[..., tuple[Place, Place]]


def unchanged(place: Place) -> bool:
    """Whether everything is as this client saw it last; the server is asked."""
    before, events = place.update, list(place.events)
    place.send("sync")
    after = place.wait(protocol.Update)
    return (after.view, after.asks, after.answers, after.events) == (
        before.view,
        before.asks,
        before.answers,
        events,
    )


def test_an_answer_to_a_closed_ask_is_stale(together: Together) -> None:
    ann, bob = together()
    ask = ann.ask.number
    ann.answer("bid:1")
    refused = ann.trouble("answer", ask=ask, option="bid:0")
    assert (refused.kind, refused.ask) == ("stale-answer", ask)
    assert unchanged(ann)
    assert bob.until(lambda update: update.answers == 1).waiting == [1]


def test_the_ask_of_another_seat_cannot_be_answered(together: Together) -> None:
    ann, bob = together()
    assert ann.trouble("answer", ask=bob.ask.number, option="bid:0").kind == "wrong-seat"
    for kind in ("why", "hint"):
        assert ann.trouble(kind, ask=bob.ask.number).kind == "stale-answer"
    assert unchanged(ann)
    assert unchanged(bob)


def test_an_illegal_answer_names_its_rule(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    refused = place.trouble("answer", ask=place.ask.number, option="bid:7")
    assert (refused.kind, refused.rule) == ("illegal-answer", "TOY-BID-01")
    assert refused.text
    assert unchanged(place)


def test_zombie_terror_says_why_not_in_a_sentence(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, game="zombie-terror")
    place.send("why", ask=place.ask.number)
    refused = place.wait(protocol.Refused)
    assert refused.ask == place.ask.number
    offered = {option.id for option in place.ask.options}
    for each in refused.options:
        assert each.option not in offered
        assert each.rule.startswith("ZT-")
        assert "[" not in each.text
    first = refused.options[0]
    trouble = place.trouble("answer", ask=place.ask.number, option=first.option)
    assert (trouble.kind, trouble.rule, trouble.text) == ("illegal-answer", first.rule, first.text)
    assert unchanged(place)


def test_nothing_is_answered_after_the_end(ann: Person) -> None:
    place = ann.play(AGAINST_BOT)
    ask = place.ask.number
    place.play_out()
    assert place.trouble("answer", ask=ask, option="bid:0").kind == "game-ended"
    assert place.trouble("concede").kind == "game-ended"
    assert place.trouble("undo").kind == "undo-refused"
    assert place.trouble("why", ask=ask).kind == "stale-answer"
    assert unchanged(place)


NONSENSE: dict[str, str | bytes] = {
    "not JSON": "answer please",
    "empty": "",
    "an empty binary frame": b"",
    "half a frame": '{"type": "answer"',
    "not an object": "[1, 2]",
    "no type": '{"ask": 1, "option": "bid:0"}',
    "unknown type": '{"type": "shuffle"}',
    "the server's own type": '{"type": "update"}',
    "a field too many": '{"type": "answer", "ask": 1, "option": "bid:0", "seat": 1}',
    "a field too few": '{"type": "answer", "ask": 1}',
    "a number as text": '{"type": "answer", "ask": "1", "option": "bid:0"}',
    "a number below": '{"type": "answer", "ask": 0, "option": "bid:0"}',
    "a number beyond": '{"type": "answer", "ask": 99999999999999999999, "option": "bid:0"}',
    "not a number": '{"type": "answer", "ask": NaN, "option": "bid:0"}',
    "an empty option": '{"type": "answer", "ask": 1, "option": ""}',
    "a long option": json.dumps({"type": "answer", "ask": 1, "option": "x" * 201}),
    "a long chat": json.dumps({"type": "chat", "text": "x" * 501}),
    "a truth as a word": '{"type": "consent", "agree": "yes"}',
    "deep": "[" * 30_000,
    "bytes that are no text": b"\xff\xfe\x00",
    "a frame too long": '{"type": "sync"' + " " * protocol.LONGEST_FRAME + "}",
}


@pytest.mark.parametrize("what", NONSENSE)
def test_nonsense_is_refused_and_changes_nothing(ann: Person, what: str) -> None:
    place = ann.play(TWO_PERSONS)
    place.socket.send(NONSENSE[what])
    assert place.wait(protocol.Trouble).kind == "bad-frame"
    assert unchanged(place)


def test_a_binary_frame_is_read_as_text(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.socket.send(b'{"type": "sync"}')
    assert place.wait(protocol.Update).reset


def test_a_frame_beyond_all_measure_ends_the_connection(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.socket.send("x" * (3 * protocol.LONGEST_FRAME))
    assert place.code() == 1009
    assert ann.sit(place.id, 0).update.answers == 0


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("stand-in", {"seat": 7, "bot": "random"}),
        ("stand-in", {"seat": 1, "bot": "genius"}),
        ("pace", {"pace": "hasty"}),
        ("consent", {"agree": True}),
        ("undo", {}),
        ("chat", {"text": "\u200b\u202e"}),
    ],
)
def test_what_makes_no_sense_now_is_refused(ann: Person, kind: str, fields: dict[str, Any]) -> None:
    place = ann.play(TWO_PERSONS)
    refused = place.trouble(kind, **fields)
    assert refused.kind in ("not-allowed", "undo-refused")
    assert refused.text
    assert "[" not in refused.text
    assert unchanged(place)


def test_the_table_may_forbid_hints(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, hints=False)
    assert place.trouble("hint", ask=place.ask.number).kind == "not-allowed"


def test_a_hint_is_one_of_the_options(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("hint", ask=place.ask.number)
    hint = place.wait(protocol.Hint)
    assert hint.ask == place.ask.number
    assert hint.option in [option.id for option in place.ask.options]


def test_a_hint_that_comes_too_late_is_refused(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ann.play(TWO_PERSONS)
    room = served.room(place.id)
    current = Thinking.current

    def too_late(thinking: Thinking, ask: Ask, revision: int) -> Ask | None:
        """The ask is answered just before the hint comes to be thought about."""
        room.play.table.answer(0, ask.number, "bid:0")
        return current(thinking, ask, revision)

    monkeypatch.setattr(Thinking, "current", too_late)
    place.send("hint", ask=place.ask.number)
    assert place.wait(protocol.Trouble).kind == "stale-answer"


# -- whose seat it is ----------------------------------------------------------------------------


def test_a_session_without_the_seat_is_sent_away(ann: Person, cat: Person) -> None:
    place = ann.play(TWO_PERSONS)
    assert cat.knock(place.id, 0).code() == 4401
    cat.make(TWO_PERSONS)  # with a session, but of another table
    assert cat.knock(place.id, 0).code() == 4401
    assert cat.knock(place.id, 1).code() == 4401


@pytest.mark.parametrize("seat", ["7", "-1", "x", "²", "9" * 5000, ""])
def test_a_seat_that_does_not_exist_is_nobodys(ann: Person, seat: str) -> None:
    place = ann.play(TWO_PERSONS)
    assert ann.knock(place.id, seat).code() == 4401


def test_a_table_that_does_not_exist(ann: Person) -> None:
    assert ann.knock("nowhere").code() == 4404
    assert ann.get("/api/tables/nowhere").status == 404


def test_a_guessed_token_opens_nothing(ann: Person, cat: Person) -> None:
    place = ann.play(TWO_PERSONS)
    assert cat.join(place.id, "x" * 32).status == 403
    assert cat.knock(place.id, headers={"authorization": "Bearer " + "x" * 32}).code() == 4401
    # a link of another table is as good as a guess
    other = link_to(cat.make(TWO_PERSONS), 1)
    assert cat.join(place.id, other).status == 403


# -- too fast ------------------------------------------------------------------------------------


def test_who_sends_too_fast_is_told_so(serve: Callable[..., Served]) -> None:
    place = Person(serve(limits=Limits(frames=Rate(3, 0)))).play(TWO_PERSONS)
    for _ in range(3):
        place.send("sync")
    assert place.trouble("answer", ask=place.ask.number, option="bid:0").kind == "too-fast"
    assert place.update.answers == 0


def test_a_connection_that_only_sends_nonsense_is_closed(serve: Callable[..., Served]) -> None:
    place = Person(serve(limits=Limits(patience=5))).play(TWO_PERSONS)
    for _ in range(4):
        place.socket.send("nonsense")
        assert place.wait(protocol.Trouble).kind == "bad-frame"
    place.send("sync")
    assert place.wait(protocol.Update).reset, "four times is not the fifth"
    place.socket.send("nonsense")
    assert place.wait(protocol.Trouble).kind == "bad-frame"
    assert place.code() == 4429
    assert place.person.sit(place.id, 0).update.answers == 0
