"""Whole games through the door: two persons, a person and a bot, spectators, coming back."""

from __future__ import annotations

from collections.abc import Callable

from overrun.server import protocol
from tests.server.playing import (
    AGAINST_BOT,
    ME,
    TWO_PERSONS,
    Person,
    Place,
    Served,
    play_together,
)

Together = Callable[..., tuple[Place, Place]]


def test_two_persons_play_zombie_terror_to_its_end(together: Together) -> None:
    ann, bob = together(game="zombie-terror", settings={"layout": "compact"})
    end = play_together(ann, bob)
    assert end.outcome
    assert end.outcome.text
    assert end.asks == end.waiting == []
    assert bob.update.outcome == end.outcome


def test_a_person_plays_against_a_bot(ann: Person) -> None:
    place = ann.play(AGAINST_BOT)
    end = place.play_out()
    assert end.outcome
    names = {event.name for event in place.events}
    assert names == {"dealt", "bids", "stepped", "wind", "ended"}


def test_everyone_hears_of_an_answer_and_sees_only_the_own_card(together: Together) -> None:
    ann, bob = together()
    ann.answer("bid:1")
    bob.until(lambda update: update.answers == 1)
    assert bob.update.waiting == [1]
    assert not any("bid" in str(event) for event in bob.events)
    bob.answer("bid:2")
    heard = ann.until(lambda update: update.answers == 2).events
    assert [event.facts for event in heard] == [{"bids": ["1", "2"]}]
    assert ann.update.view["card"] != bob.update.view["card"]


def test_since_counts_what_was_heard_before_the_last_own_answer(together: Together) -> None:
    ann, bob = together()
    ann.answer("bid:1")
    told = len(ann.events)
    bob.answer("bid:2")
    now = ann.until(lambda update: update.answers == 2)
    assert now.since == told
    assert len(ann.events) > told


def test_what_follows_from_an_answer_is_news_to_who_gave_it(
    together: Together, served: Served
) -> None:
    ann, bob = together()
    ann.answer("bid:1")
    told = len(bob.events)
    now = bob.answer("bid:2")
    assert now.since == told < len(bob.events)
    served.forget(bob.id)
    assert bob.person.sit(bob.id, 1).update.since == told


# -- spectators ----------------------------------------------------------------------------------


def test_a_stranger_may_not_watch_a_private_table(ann: Person, cat: Person) -> None:
    place = ann.play(AGAINST_BOT)
    assert cat.knock(place.id).code() == 4401
    assert cat.get(f"/api/tables/{place.id}").status == 403
    assert cat.replay(place.id).status == 403


def test_the_link_to_watch_lets_one_watch(ann: Person, cat: Person) -> None:
    made = ann.make(TWO_PERSONS)
    joined = cat.join(made["table"], made["links"]["watch"])
    assert joined["seat"] is None
    watching = cat.sit(made["table"])
    assert watching.update.asks == []
    assert watching.update.view["card"] is None
    assert watching.table.you is None
    place = ann.sit(made["table"], 0)
    assert place.table.watchers == 1
    place.answer("bid:0")
    assert watching.until(lambda update: update.answers == 1).waiting == [1]


def test_who_watches_gets_no_links_to_open_seats(ann: Person, cat: Person) -> None:
    made = ann.make(TWO_PERSONS)
    joined = cat.join(made["table"], made["links"]["watch"])
    assert joined["links"]["seats"] == []
    assert cat.get(f"/api/tables/{made['table']}/links").status == 403
    assert cat.knock(made["table"], 1).code() == 4401


def test_everyone_may_watch_a_public_table(ann: Person, cat: Person) -> None:
    place = ann.play(AGAINST_BOT, public=True)
    listed = cat.get("/api/tables?list=public")["tables"]
    assert place.id in [table["id"] for table in listed]
    assert cat.sit(place.id).table.you is None
    assert cat.knock(place.id, 0).code() == 4401


def test_spectators_only_watch_and_talk(ann: Person, cat: Person) -> None:
    place = ann.play(TWO_PERSONS, public=True)
    watching = cat.sit(place.id)
    for kind, fields in {
        "answer": {"ask": place.ask.number, "option": "bid:0"},
        "why": {"ask": place.ask.number},
        "hint": {"ask": place.ask.number},
        "undo": {},
        "consent": {"agree": True},
        "concede": {},
        "pace": {"pace": "calm"},
        "stand-in": {"seat": 0, "bot": "random"},
    }.items():
        assert watching.trouble(kind, **fields).kind == "not-allowed"
    watching.send("chat", text="good luck")
    line = place.wait(protocol.ChatLines).lines[0]
    assert (line.seat, line.text) == (None, "good luck")
    assert place.update.answers == 0


# -- coming back ---------------------------------------------------------------------------------


def test_who_comes_back_gets_exactly_what_is_missing(together: Together, bob: Person) -> None:
    at_ann, at_bob = together()
    at_ann.answer("bid:0")
    at_bob.answer("bid:0")
    had, revision = len(at_bob.events), at_bob.update.revision
    at_bob.leave()
    at_ann.answer("step:right")
    at_ann.answer("step:left")
    update = bob.sit(at_bob.id, 1, revision=revision, after=had).update
    assert not update.reset
    assert [event.number for event in update.events] == [had + 1, had + 2]
    assert [event.facts["way"] for event in update.events] == ["right", "left"]


def test_who_has_heard_everything_gets_nothing_again(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.answer("bid:0")
    update = ann.sit(place.id, 0, revision=0, after=len(place.events)).update
    assert (update.reset, update.events) == (False, [])


def test_numbers_that_do_not_fit_reset_the_client(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.answer("bid:0")
    total = len(place.events)
    for query in (
        {"revision": 7, "after": 1},
        {"revision": 0, "after": total + 1},
        {"revision": 0, "after": 10**12},
        {"revision": "x", "after": 0},
        {"after": 1},
        {},
    ):
        update = ann.sit(place.id, 0, **query).update
        assert update.reset, query
        assert len(update.events) == total
    # a position that is no number is the beginning
    update = ann.sit(place.id, 0, revision=0, after="-1").update
    assert len(update.events) == total


def test_sync_sends_everything_again(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.answer("bid:0")
    place.send("sync")
    place.wait(protocol.TableInfo)
    update = place.wait(protocol.Update)
    assert update.reset
    assert update.events == place.events


def test_hot_seat_is_one_session_with_a_socket_for_each_seat(ann: Person) -> None:
    made = ann.make([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Uncle"}])
    first, second = ann.sit(made["table"], 0), ann.sit(made["table"], 1)
    assert [seat.name for seat in second.table.seats] == ["Ann", "Uncle"]
    assert all(seat.mine for seat in second.table.seats)
    assert (first.table.you, second.table.you) == (0, 1)
    assert {ask.seat for ask in first.update.asks} == {0}
    assert {ask.seat for ask in second.update.asks} == {1}
    assert play_together(first, second).outcome


def test_an_ask_of_the_other_own_seat_is_answered_from_there_only(ann: Person) -> None:
    made = ann.make([ME, ME])
    first, second = ann.sit(made["table"], 0), ann.sit(made["table"], 1)
    refused = first.trouble("answer", ask=second.ask.number, option="bid:0")
    assert refused.kind == "wrong-seat"


def test_chat_is_heard_by_all_and_kept(together: Together, ann: Person) -> None:
    at_ann, at_bob = together()
    at_bob.send("chat", text="hello <b>Ann</b>")
    line = at_ann.wait(protocol.ChatLines).lines[0]
    assert (line.name, line.seat, line.text) == ("Bob", 1, "hello <b>Ann</b>")
    again = ann.knock(at_ann.id, 0)
    assert again.wait(protocol.ChatLines).lines == [line]


def test_a_restart_loses_nothing(serve: Callable[..., Served]) -> None:
    first = serve()
    ann = Person(first)
    place = ann.play(TWO_PERSONS)
    before = place.answer("bid:1")
    first.close()
    assert place.code() == 1012
    ann.served = serve()
    after = ann.sit(place.id, 0).update
    assert (after.view, after.answers, after.waiting, after.since) == (
        before.view,
        before.answers,
        before.waiting,
        before.since,
    )
    assert after.events == place.events
