"""Looking back: replays, playing on from one, logs, and reports of a problem."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import find
from overrun.server import protocol, rest
from overrun.server.limits import Limits, Rate
from overrun.server.store import Store, schema
from overrun.server.stored import Kept
from tests.cli.shell import overrun
from tests.server.playing import AGAINST_BOT, ME, TWO_PERSONS, Person, Place, Served

Together = Callable[..., tuple[Place, Place]]


def replay_of(person: Person, table: str, as_: str | int, **part: int) -> rest.Replay:
    reply = person.replay(table, as_, **part)
    assert reply.status == 200, reply.raw
    return msgspec.json.decode(reply.raw, type=rest.Replay)


@pytest.fixture
def finished(ann: Person) -> Place:
    """A game that Ann has played to its end."""
    place = ann.play(AGAINST_BOT)
    place.play_out()
    return place


# -- while the game runs -------------------------------------------------------------------------


def test_a_running_game_is_seen_from_the_own_seat_or_as_a_spectator(together: Together) -> None:
    ann, bob = together()
    ann.answer("bid:1")
    bob.answer("bid:2")
    ann.until(lambda update: update.answers == 2)
    own = replay_of(ann.person, ann.id, 0)
    assert [step.view for step in own.steps][-1] == ann.update.view
    assert own.total == 2
    assert own.outcome is None
    assert own.table.seed is None
    assert {step.view["card"] for step in replay_of(ann.person, ann.id, "watch").steps} == {None}
    for viewer in (1, "all"):
        assert ann.person.replay(ann.id, viewer).status == 403
    for viewer in (7, "x", "²", "-1", "9" * 5000):
        assert ann.person.replay(ann.id, viewer).status == 403


def test_what_others_answered_is_hidden_while_the_game_runs(together: Together) -> None:
    ann, bob = together()
    ann.answer("bid:1")
    bob.answer("bid:2")
    steps = replay_of(ann.person, ann.id, 0).steps
    assert [(step.seat, step.option) for step in steps] == [(None, ""), (0, "bid:1"), (None, "")]
    assert steps[2].text == ""
    watched = replay_of(ann.person, ann.id, "watch").steps
    assert {(step.seat, step.option, step.text) for step in watched} == {(None, "", "")}


def test_a_running_game_gives_no_log_and_is_not_played_on(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.answer("bid:1")
    assert ann.get(f"/api/tables/{place.id}/log").status == 403
    body = {"name": "Ann", "answers": 0, "seats": AGAINST_BOT}
    assert ann.post(f"/api/tables/{place.id}/play-on", body).status == 403


# -- after the end -------------------------------------------------------------------------------


def test_a_finished_game_is_seen_from_everywhere(ann: Person, finished: Place) -> None:
    own = replay_of(ann, finished.id, 0)
    assert [event for step in own.steps for event in step.events] == finished.events
    assert own.steps[-1].view == finished.update.view
    assert own.outcome == finished.update.outcome
    other = replay_of(ann, finished.id, 1)
    every = replay_of(ann, finished.id, "all")
    assert len(every.steps) == every.total + 1 == finished.update.answers + 1
    for step, mine, theirs in zip(every.steps, own.steps, other.steps, strict=True):
        assert step.views == [mine.view, theirs.view]
        assert (step.seat, step.option) == (mine.seat, mine.option)
    assert all(step.seat is not None and step.text for step in every.steps[1:])


def test_parts_make_the_whole(ann: Person, finished: Place) -> None:
    whole = replay_of(ann, finished.id, 0)
    steps, heard = [], 0
    for start in range(0, whole.total + 1, 5):
        part = replay_of(ann, finished.id, 0, start=start, count=5)
        assert (part.start, part.total, part.rounds) == (start, whole.total, whole.rounds)
        # The first step of a part brings the whole log up to there.
        first = part.steps[0].events
        part.steps[0].events = [event for event in first if event.number > heard]
        assert len(first) == heard + len(part.steps[0].events)
        steps += part.steps
        heard = max((event.number for step in steps for event in step.events), default=0)
    assert steps == whole.steps
    assert replay_of(ann, finished.id, 0, start=whole.total + 1).steps == []
    assert ann.replay(finished.id, 0, start=-1).status == 400
    assert ann.replay(finished.id, 0, count=0).status == 400
    assert ann.replay(finished.id, 0, count=100_000).status == 400


def test_rounds_name_their_first_step(ann: Person, finished: Place) -> None:
    whole = replay_of(ann, finished.id, "watch")
    for number, first in enumerate(whole.rounds):
        assert whole.steps[first].round >= number
        assert first == 0 or whole.steps[first - 1].round < number
    assert len(whole.rounds) == whole.steps[-1].round + 1


def test_a_concession_is_a_step_of_its_own(ann: Person) -> None:
    place = ann.play(TWO_PERSONS)
    place.send("concede")
    place.until(lambda update: update.outcome is not None)
    last = replay_of(ann, place.id, "watch").steps[-1]
    assert (last.seat, last.option) == (0, "concede")
    assert "[" not in last.text


def test_the_seed_is_shown_at_the_end_and_was_the_one(ann: Person, finished: Place) -> None:
    first = next(frame for frame in finished.frames if isinstance(frame, protocol.TableInfo))
    assert first.seed is None
    told = finished.table if finished.table.seed else finished.wait(protocol.TableInfo)
    assert told.seed
    assert hashlib.sha256(told.seed.encode()).hexdigest() == first.seed_hash
    assert ann.info(finished.id).seed == told.seed


def test_the_log_of_a_finished_game_verifies(ann: Person, tmp_path: Path) -> None:
    place = ann.play(TWO_PERSONS, game="zombie-terror")
    place.answer()
    place.send("concede")
    place.until(lambda update: update.outcome is not None)
    reply = ann.get(f"/api/tables/{place.id}/log")
    assert "attachment" in reply.headers["content-disposition"]
    file = tmp_path / "log.json"
    file.write_bytes(reply.raw)
    assert overrun("verify", file).code == 0
    log = Log.read(file)
    table = Table.replay(find("zombie-terror"), log)
    assert table.ended
    assert hashlib.sha256(log.header.seed.encode()).hexdigest() == place.table.seed_hash


# -- playing on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [0, 3, 6])
def test_one_can_play_on_from_a_moment(ann: Person, finished: Place, step: int) -> None:
    body = {"name": "Ann", "answers": step, "seats": [ME, ME], "options": {"pace": "at-once"}}
    made = ann.post(f"/api/tables/{finished.id}/play-on", body)
    assert made.status == 200, made.raw
    place = ann.sit(made["table"], 0)
    then = replay_of(ann, finished.id, 0).steps[step]
    assert place.update.answers == step
    assert place.update.view == then.view
    assert place.table.parent == finished.id
    assert place.table.seed is None
    before = replay_of(ann, finished.id, 0).steps[: step + 1]
    assert place.events == [event for each in before for event in each.events]


def test_a_moment_that_was_not_cannot_be_played_on(ann: Person, finished: Place) -> None:
    for changes in ({"answers": 999}, {"seats": [ME]}, {"seats": [ME, {"kind": "ghost"}]}):
        body = {"name": "Ann", "answers": 1, "seats": AGAINST_BOT, **changes}
        assert ann.post(f"/api/tables/{finished.id}/play-on", body).status == 403


def test_a_stranger_does_not_play_on_from_a_private_table(cat: Person, finished: Place) -> None:
    body = {"name": "Cat", "answers": 1, "seats": AGAINST_BOT}
    assert cat.post(f"/api/tables/{finished.id}/play-on", body).status == 403


# -- reports -------------------------------------------------------------------------------------


def kept_report(store: Store, id: str) -> dict[str, object]:
    with store._database.reading() as connection:
        body = connection.execute(select(schema.reports.c.body).where(schema.reports.c.id == id))
        kept: dict[str, object] = json.loads(zlib.decompress(body.scalar_one()))
    return kept


def test_a_report_of_a_running_game_keeps_its_secrets_here(
    together: Together, served: Served
) -> None:
    ann, bob = together()
    ann.answer("bid:3")
    table = served.room(ann.id).play.table
    reply = bob.person.post(
        f"/api/tables/{ann.id}/report", {"note": "odd", "viewport": "360x640", "agent": "me"}
    )
    reported = msgspec.json.decode(reply.raw, type=rest.Reported)
    assert (reported.note, reported.seat, reported.answers) == ("odd", 1, 1)
    assert reported.log is None
    assert reported.view == bob.update.view
    assert reported.asks == bob.until(lambda update: update.answers == 1).asks
    assert reported.events == bob.events
    assert table.header.seed.encode() not in reply.raw
    assert b"bid:3" not in msgspec.json.encode(msgspec.structs.replace(reported, asks=[]))
    kept = kept_report(served.store, reported.id)
    assert kept["log"] == json.loads(msgspec.json.encode(table.log))


def test_a_report_of_a_finished_game_has_its_log(ann: Person, finished: Place) -> None:
    reported = ann.post(f"/api/tables/{finished.id}/report", {})
    assert reported["log"]["header"]["seed"] == ann.info(finished.id).seed


def test_a_table_that_goes_on_while_it_is_read_is_read_again(ann: Person, served: Served) -> None:
    place = ann.play(AGAINST_BOT)
    row = served.store.table(place.id)
    assert row is not None
    before = row.answers
    place.play_out()
    assert not Kept.read(served.store, row).complete
    kept = Kept.settled(served.store, row)
    assert kept.complete
    assert kept.row.answers == len(kept.answers) > before
    assert kept.opened().table.ended


def test_a_stranger_reports_nothing(ann: Person, cat: Person) -> None:
    place = ann.play(TWO_PERSONS)
    assert cat.post(f"/api/tables/{place.id}/report", {}).status == 403


def test_who_has_no_session_reports_nothing(ann: Person, served: Served) -> None:
    place = ann.play(AGAINST_BOT, public=True)
    nobody = Person(served)
    assert nobody.get(f"/api/tables/{place.id}").status == 200
    refused = nobody.post(f"/api/tables/{place.id}/report", {})
    assert (refused.status, "name first" in refused["text"]) == (403, True)


def test_reports_of_an_address_and_of_a_table_are_counted(serve: Callable[..., Served]) -> None:
    limits = Limits().times(1000)
    of_address = msgspec.structs.replace(limits, reports=Rate(2, 0))
    of_table = msgspec.structs.replace(limits, reports_per_table=2)
    too_small = msgspec.structs.replace(limits, report_bytes=100)

    def statuses(limits: Limits) -> list[int]:
        ann = Person(serve(limits=limits), "Ann")
        place = ann.play(AGAINST_BOT)
        return [ann.post(f"/api/tables/{place.id}/report", {}).status for _ in range(3)]

    assert statuses(of_address) == [200, 200, 429]
    assert statuses(of_table) == [200, 200, 429]
    assert statuses(too_small) == [403, 403, 403]
