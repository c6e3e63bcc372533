"""Stored first, told afterwards: nobody ever hears of what could be lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import update

from overrun.server import protocol
from overrun.server.store import Commit, StoreError, schema
from tests.server.playing import BOT, PATIENCE, TWO_PERSONS, Person, Place, Served

Together = Callable[..., tuple[Place, Place]]


@contextmanager
def full_disk(served: Served) -> Iterator[None]:
    """The store cannot write meanwhile."""

    def fail(batch: Sequence[Commit]) -> list[bool]:
        raise StoreError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.store, "commit", fail)
        yield


def test_an_answer_that_cannot_be_stored_is_told_to_nobody(together: Together) -> None:
    ann, bob = together()
    asked = ann.ask
    before = bob.update
    with full_disk(ann.person.served):
        ann.send("answer", ask=asked.number, option="bid:3")
        for place in (ann, bob):
            assert place.code() == 1012
            assert place.update.answers == 0
    assert bob.update == before
    again = ann.person.sit(ann.id, 0)
    assert again.update.answers == 0
    assert again.ask == asked
    assert again.answer("bid:2").answers == 1


def test_an_undo_that_cannot_be_stored_did_not_happen(together: Together) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    with full_disk(ann.person.served):
        ann.send("undo")
        assert ann.code() == 1012
        assert bob.code() == 1012
    again = ann.person.sit(ann.id, 0)
    assert (again.update.answers, again.update.revision) == (1, 0)


def test_nothing_is_told_while_the_answer_is_on_its_way(
    together: Together, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()
    store = ann.person.served.store
    commit, written, may_write = store.commit, threading.Event(), threading.Event()

    def slowly(batch: Sequence[Commit]) -> list[bool]:
        written.set()
        assert may_write.wait(PATIENCE)
        return commit(batch)

    monkeypatch.setattr(store, "commit", slowly)
    ann.send("answer", ask=ann.ask.number, option="bid:3")
    assert written.wait(PATIENCE)
    for place in (ann, bob):
        assert not any(isinstance(frame, protocol.Update) for frame in place.heard_so_far())
    may_write.set()
    assert bob.until(lambda update: update.answers == 1)


def test_who_comes_while_the_store_fails_is_sent_away_too(
    together: Together, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()
    store = ann.person.served.store
    written, may_fail = threading.Event(), threading.Event()

    def fail_later(batch: Sequence[Commit]) -> list[bool]:
        written.set()
        assert may_fail.wait(PATIENCE)
        raise StoreError("the disk is full")

    monkeypatch.setattr(store, "commit", fail_later)
    ann.send("answer", ask=ann.ask.number, option="bid:3")
    assert written.wait(PATIENCE)
    late = bob.person.knock(bob.id, 1)
    late.sent()
    may_fail.set()
    assert late.code() == 1012


def test_a_table_that_another_process_took_is_looked_for_there(
    serve: Callable[..., Served],
) -> None:
    first, second = serve(), serve()
    ann = Person(first)
    place = ann.play(TWO_PERSONS)
    room = first.room(place.id)
    # As if the first had slept for longer than its lease.
    first.store.release(place.id, first.house.process, room.play.fence)
    taken = second.do(second.house.open(place.id))
    assert taken.play.fence > room.play.fence
    place.send("answer", ask=place.ask.number, option="bid:3")
    assert place.code() == 4409
    assert place.update.answers == 0
    again = ann.sit(place.id, 0)  # the first passes on what the second says
    assert again.answer("bid:1").answers == 1
    assert again.trouble("answer", ask=1, option="bid:1").kind == "stale-answer"
    assert second.room(place.id).play.table.answered == 1


def test_a_pace_is_not_set_at_a_table_that_another_process_took(
    serve: Callable[..., Served],
) -> None:
    first, second = serve(), serve()
    place = Person(first).play(TWO_PERSONS)
    first.store.release(place.id, first.house.process, first.room(place.id).play.fence)
    second.do(second.house.open(place.id))
    place.send("pace", pace="calm")
    assert place.code() == 4409


def test_a_fault_of_the_rules_loses_only_the_answer(
    together: Together, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = together()
    game = ann.person.served.room(ann.id).play.table.game
    ann.answer("bid:1")

    def fault(*args: Any) -> None:
        raise ZeroDivisionError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(game.tasks, "by_name", {**game.tasks.by_name, "walk": fault})
        bob.send("answer", ask=bob.ask.number, option="bid:1")
        assert bob.code() == 1012
        assert ann.code() == 1012
    again = bob.person.sit(bob.id, 1)
    assert again.update.answers == 1
    assert again.answer("bid:1").answers == 2


def test_bots_go_on_by_themselves_after_the_store_failed(serve: Callable[..., Served]) -> None:
    served = serve(lease=0.2)
    ann = Person(served)
    with full_disk(served):
        made = ann.make([BOT, BOT])
        place = ann.knock(made["table"])
        assert place.code() == 1012
    # Nobody comes back, and yet:
    ended = threading.Event()
    write = served.store.commit

    def watch(batch: Sequence[Commit]) -> list[bool]:
        done = write(batch)
        if any(commit.ended for commit in batch):
            ended.set()
        return done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(served.store, "commit", watch)
        assert ended.wait(PATIENCE)
    row = served.store.table(made["table"])
    assert row
    assert row.ended


def test_a_table_that_does_not_replay_says_no_more_than_that(
    together: Together, served: Served
) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    served.forget(ann.id)
    own_answers = schema.answers.c.table_id == ann.id
    own_dump = schema.dumps.c.table_id == ann.id
    with served.store._database.writing() as connection:
        connection.execute(update(schema.answers).where(own_answers).values(option="bid:99"))
        connection.execute(update(schema.dumps).where(own_dump).values(dump=None, answers=0))
    for reply in (
        bob.person.get(f"/api/tables/{ann.id}"),
        bob.person.post(f"/api/tables/{ann.id}/report", {}),
    ):
        assert reply.status == 409
        assert b"bid" not in reply.raw
    looked = bob.person.replay(ann.id)
    assert looked.status == 200, "what was told can be looked at"
    assert b"bid" not in looked.raw
    knocking = bob.person.knock(ann.id, 1)
    assert knocking.wait(protocol.Trouble).kind == "broken-table"
    assert knocking.code() == 4404


def test_trouble_with_the_store_is_told_without_details(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ann.play(TWO_PERSONS)

    def fail(id: str) -> None:
        raise StoreError("/srv/secret/tables.db: disk I/O error")

    monkeypatch.setattr(served.store, "table", fail)
    reply = ann.get(f"/api/tables/{place.id}")
    assert reply.status == 503
    assert b"secret" not in reply.raw
    assert ann.knock(place.id, 0).code() == 1012


def test_closing_a_room_keeps_only_what_was_stored(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _bob = together()
    room, commit = served.room(ann.id), served.store.commit

    def fail_once(batch: Sequence[Commit]) -> list[bool]:
        monkeypatch.setattr(served.store, "commit", commit)
        raise StoreError("the disk was full for a moment")

    monkeypatch.setattr(served.store, "commit", fail_once)
    with served.held(ann.id):
        ann.send("answer", ask=ann.ask.number, option="bid:3")
        ann.sent()
        closing = asyncio.run_coroutine_threadsafe(room.close(), served.loop)
    assert ann.code() == 1012
    closing.result(PATIENCE)
    row = served.store.table(ann.id)
    assert row
    assert (row.answers, row.dumped) == (0, 0)
    assert ann.person.sit(ann.id, 0).update.answers == 0


def test_frames_for_a_seat_are_taken_in_order(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    ask = place.ask.number
    for option in ("bid:1", "bid:2"):
        place.send("answer", ask=ask, option=option)
    assert place.wait(protocol.Update).answers == 1
    assert place.wait(protocol.Trouble).kind == "stale-answer"
