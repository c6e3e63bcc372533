"""Tables that outlive the rules: recordings, games that go on, and games that cannot."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from overrun.core.dump import Dump
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES
from overrun.server import protocol, replays, rest
from overrun.server.store import schema
from overrun.server.store.recordings import PART
from overrun.server.stored import plain
from tests.core import toy
from tests.core.toy import Toy
from tests.server.playing import AGAINST_BOT, PATIENCE, TWO_PERSONS, Person, Place, Served

Together = Callable[..., tuple[Place, Place]]


def replay_of(person: Person, table: str, as_: str | int = "watch", **part: int) -> rest.Replay:
    reply = person.replay(table, as_, **part)
    assert reply.status == 200, reply.raw
    return msgspec.json.decode(reply.raw, type=rest.Replay)


def renew(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the rules are of another print."""
    monkeypatch.setitem(GAMES["lanterns"].__dict__, "rules", "other")


def recorded(served: Served, table: str, steps: int) -> None:
    """Wait until the scribe has written so many steps."""
    served.do(served.house.scribe.round())
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        row = served.store.table(table)
        if row is not None and row.recorded >= steps:
            return
        time.sleep(0.02)
    raise AssertionError(f"{row and row.recorded} steps of {steps} are recorded")


def unreadable(*_: Any) -> Any:
    raise AssertionError("a recording needs no rules")


# -- recordings ----------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_without_its_rules(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    before = {each: replay_of(ann, place.id, each) for each in ("watch", "0", "1", "all")}
    recorded(served, place.id, before["0"].total + 1)
    monkeypatch.setattr(replays, "Kept", SimpleNamespace(read=unreadable))
    for each, found in before.items():
        assert replay_of(ann, place.id, each) == found
    assert before["0"].steps[-1].view == place.update.view
    heard = [event.text for step in before["0"].steps for event in step.events]
    assert heard == [event.text for event in place.events]
    assert before["0"].agrees


def test_a_recording_says_what_nobody_can_say_any_more(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    told = replay_of(ann, place.id)
    recorded(served, place.id, told.total + 1)

    def lost(*_: Any, **__: Any) -> Any:
        raise replays.MissingText("no such message")

    monkeypatch.setattr("overrun.text.say.Speaker.told", lost)
    monkeypatch.setattr("overrun.text.say.Speaker.option", lost)
    found = replay_of(ann, place.id)
    assert [step.text for step in found.steps] == [step.text for step in told.steps]
    assert [event.text for event in found.steps[0].events]


def test_a_part_begins_with_all_that_was_heard_before(ann: Person, served: Served) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    whole = replay_of(ann, place.id, 0)
    part = replay_of(ann, place.id, 0, start=5, count=3)
    assert [step.number for step in part.steps] == [5, 6, 7]
    heard = [event for step in whole.steps[:6] for event in step.events]
    assert part.steps[0].events == heard
    assert part.steps[1:] == whole.steps[6:8]


def test_what_is_taken_back_is_not_recorded(together: Together, served: Served) -> None:
    ann, _ = together(settings={"rounds": "3"})
    long_enough(served, ann.id)
    row = served.store.table(ann.id)
    assert row is not None
    recorded(served, ann.id, PART)
    room = served.room(ann.id)
    keep = PART - 10

    async def take_back() -> None:
        seat = room.play.table.answers[keep].seat
        room.play.table.undo(seat, consent=(0, 1), keep=keep)
        room.referee._marked = 0
        await room.referee._commit(keep=keep)

    served.do(take_back())
    row = served.store.table(ann.id)
    assert row is not None
    assert (row.answers, row.recorded) == (keep, 0)
    assert served.store.part(ann.id, 0, "watch") is None


def long_enough(served: Served, table: str) -> None:
    """A game of so many rounds that there is more than one part."""
    room = served.room(table)

    async def play() -> None:
        room.play.table.state.rounds = 30
        room.play.table._snapshot = room.play.table.game.freeze(room.play.table.state)
        room.play.table._marks[:] = [(0, room.play.table._snapshot)]
        room.play.table._restore(room.play.table._snapshot, [], 0)
        while room.play.table.answered < PART + 5:
            ask = room.play.table.asks[0]
            await room.referee.answer(ask.seat, ask.number, ask.options[0])

    served.do(play())


def notices(place: Place) -> list[str]:
    assert place.info is not None
    return place.info.notices


# -- games that go on ----------------------------------------------------------------------------


def test_a_game_goes_on_under_other_rules_and_everyone_is_told(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    bob.answer("bid:1")
    ann.until(lambda update: update.answers == 2)
    view = ann.update.view
    served.forget(ann.id)
    renew(monkeypatch)
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "1")])
    again = ann.person.sit(ann.id, 0)
    assert again.update.view == view, "what was bid by the old rules stays"
    assert notices(again) == [
        "Overrun was renewed after move 2. The game goes on from where it stood, "
        "by the present rules."
    ]
    again.answer("step:left")
    served.forget(ann.id)
    later = ann.person.sit(ann.id, 0)
    assert len(notices(later)) == 1
    assert later.update.answers == 3


def test_a_step_that_begins_anew_is_told_and_stored(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = together()
    ann.answer("bid:3")
    served.forget(ann.id)
    renew(monkeypatch)
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "1")])
    again = ann.person.sit(ann.id, 0)
    assert (again.update.answers, again.update.revision) == (0, 1)
    (notice,) = notices(again)
    assert notice.endswith(
        "The last move did not fit the present rules any more and was taken back."
    )
    assert served.store.answers(ann.id) == []


def test_what_does_not_replay_is_not_taken_back_and_nobody_is_sent_away(
    together: Together, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    bob.answer("bid:1")
    ann.until(lambda update: update.answers == 2)
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "1")])
    bob.send("undo")  # beyond the barrier
    ann.wait(protocol.Proposal)
    ann.send("consent", agree=True)
    assert ann.wait(protocol.Trouble).kind == "undo-refused"
    assert bob.wait(protocol.Proposal, lambda each: each.seat is None).result == "refused"
    assert ann.answer("step:left").answers == 3


# -- games that cannot ---------------------------------------------------------------------------


@pytest.fixture
def stopped(together: Together, served: Served) -> tuple[Place, Place]:
    """A table whose state has something that nobody knows any more."""
    ann, bob = together()
    ann.answer("bid:3")
    served.forget(ann.id)
    row = served.store.table(ann.id)
    assert row is not None
    dump = msgspec.msgpack.decode(row.dump or b"", type=Dump)
    state = msgspec.msgpack.decode(dump.snapshot)
    dump.snapshot, dump.rules = msgspec.msgpack.encode({**state, "moon": 1}), "older"
    own = schema.dumps.c.table_id == ann.id
    with served.store._database.writing() as connection:
        changed = update(schema.dumps).where(own).values(dump=msgspec.msgpack.encode(dump))
        connection.execute(changed)
    return ann, bob


def test_a_game_that_cannot_go_on_says_why(stopped: tuple[Place, Place]) -> None:
    ann, _ = stopped
    knocking = ann.person.knock(ann.id, 0)
    trouble = knocking.wait(protocol.Trouble)
    assert trouble.kind == "broken-table"
    assert "the present rules cannot go on from where it stands" in trouble.text


def test_it_can_be_looked_at_and_tells_no_secret(stopped: tuple[Place, Place]) -> None:
    ann, bob = stopped
    found = replay_of(ann.person, ann.id, 0)
    assert [step.option for step in found.steps] == ["", "bid:3"]
    assert [event.text for event in found.steps[0].events] == [each.text for each in ann.events]
    assert not any(step.seen for step in found.steps)
    looked = bob.person.replay(bob.id, 1)
    assert looked.status == 200
    assert b"bid:3" not in looked.raw


def test_it_can_be_ended_by_who_sits_there(stopped: tuple[Place, Place], cat: Person) -> None:
    ann, bob = stopped
    assert cat.post(f"/api/tables/{ann.id}/end", {}).status == 403
    assert bob.person.get(f"/api/tables/{ann.id}/log").status == 403
    assert bob.person.post(f"/api/tables/{ann.id}/end", {}).status == 200
    listed = ann.person.get("/api/tables?list=finished")["tables"]
    assert listed[0]["outcome"].endswith("Nobody wins.")
    found = replay_of(ann.person, ann.id, "all")
    assert found.outcome is not None
    assert found.outcome.reason == "stopped"
    log = msgspec.json.decode(ann.person.get(f"/api/tables/{ann.id}/log").raw, type=Log)
    assert [answer.option for answer in log.answers] == ["bid:3"]
    assert log.standing


def test_a_game_that_can_go_on_is_not_ended_like_that(together: Together) -> None:
    ann, _ = together()
    refused = ann.person.post(f"/api/tables/{ann.id}/end", {})
    assert refused.status == 403
    assert refused["text"] == "This game can go on."


# -- playing on ----------------------------------------------------------------------------------


def test_who_plays_on_gets_a_new_secret(ann: Person, served: Served) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    seed = ann.get(f"/api/tables/{place.id}")["seed"]
    assert seed
    made = ann.post(
        f"/api/tables/{place.id}/play-on",
        {"name": "Ann", "answers": 6, "seats": TWO_PERSONS},
    )
    assert made.status == 200, made.raw
    row = served.store.table(made["table"])
    assert row is not None
    assert row.header.seed == seed
    assert row.header.secret != seed
    answers = plain(served.store.answers(made["table"]))
    known: Table[Any] = Table(Toy(), msgspec.structs.replace(row.header, turns=[]))
    then: Table[Any] = Table(Toy(), row.header)
    for table in (known, then):
        table.catch_up(answers)
    assert then.state.wind == known.state.wind, "what was drawn stays"
    rolls = [[table.state.chance.die(6) for _ in range(20)] for table in (known, then)]
    assert rolls[0] != rolls[1]


def test_playing_on_is_refused_where_the_rules_lead_elsewhere(
    ann: Person, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    renew(monkeypatch)
    assert not replay_of(ann, place.id).agrees
    monkeypatch.setattr(toy, "bid_options", lambda s, seat: [("bid", "0"), ("bid", "9")])
    monkeypatch.setattr(toy, "STEPS", ("up", "down"))
    refused = ann.post(
        f"/api/tables/{place.id}/play-on",
        {"name": "Ann", "answers": 3, "seats": TWO_PERSONS},
    )
    assert refused.status == 403
    assert refused["text"].startswith("The rules have changed since this game was played")
