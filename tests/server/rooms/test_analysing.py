"""Analyses of finished games: made in the background, once, and kept."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from overrun.core.dump import Dump
from overrun.server import rest
from overrun.server.analysing import DONE, KEPT_AS, NOTHING, WORKING, Analyst
from overrun.server.limits import Limits, Rate
from overrun.server.store import Store, schema
from tests.server.playing import AGAINST_BOT, BOT, ME, TWO_PERSONS, Person, Place, Reply, Served

ANSWERS = 9


def address(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def read(reply: Reply) -> rest.Analysis:
    assert reply.status == 200, reply.raw
    return msgspec.json.decode(reply.raw, type=rest.Analysis)


def short_game(person: Person) -> Place:
    """A game of Zombie Terror that the human gives up soon."""
    place = person.play([ME, BOT], "zombie-terror")
    while place.update.answers < ANSWERS:
        place.answer(place.ask.options[0].id)
    place.send("concede")
    place.until(lambda update: update.outcome is not None)
    return place


def analysed(person: Person, table: str) -> list[rest.Analysis]:
    """All that is told until it is done."""
    found = [read(person.post(address(table), None))]
    while found[-1].state == WORKING:
        found.append(read(person.get(f"{address(table)}?wait=yes")))
    return found


@pytest.fixture
def finished(ann: Person) -> Place:
    return short_game(ann)


def test_it_is_made_in_the_background_and_kept(
    served: Served, ann: Person, finished: Place
) -> None:
    assert read(ann.get(address(finished.id))).state == NOTHING
    news = analysed(ann, finished.id)
    assert news[0].state == WORKING
    assert [each.done for each in news] == sorted(each.done for each in news)
    last = news[-1]
    answers = finished.update.answers
    assert (last.state, last.done, last.of) == (DONE, answers, answers)
    assert [line.seat for line in last.lines] == [0, 1]
    assert [line.chances[-1] for line in last.lines] == [0.0, 1.0]
    assert all(len(line.steps) == len(line.chances) for line in last.lines)
    assert last.shares[0].decisions >= ANSWERS // 2
    assert served.store.part(finished.id, answers, KEPT_AS)
    assert read(ann.get(address(finished.id))) == last
    assert read(ann.post(address(finished.id), None)) == last, "nothing is made twice"


def test_it_outlives_the_server(serve: Callable[..., Served]) -> None:
    ann = Person(serve(), "Ann")
    place = short_game(ann)
    last = analysed(ann, place.id)[-1]
    ann.served.close()
    ann.served = serve()
    assert read(ann.get(address(place.id))) == last


def test_a_running_game_is_not_explained(ann: Person) -> None:
    place = ann.play(TWO_PERSONS, "zombie-terror")
    for ask in (ann.get(address(place.id)), ann.post(address(place.id), None)):
        assert ask.status == 403
        assert "when the game is over" in ask["text"]


def test_who_may_not_see_a_game_is_not_told_of_it(cat: Person, finished: Place) -> None:
    assert cat.get(address(finished.id)).status == 403
    assert cat.post(address(finished.id), None).status == 403


def test_a_game_that_nobody_has_learned_is_refused(ann: Person) -> None:
    place = ann.play(AGAINST_BOT)
    place.play_out()
    refused = ann.post(address(place.id), None)
    assert refused.status == 403
    assert "No bot has learned" in refused["text"]


def test_a_game_of_other_rules_is_refused(served: Served, ann: Person, finished: Place) -> None:
    served.forget(finished.id)
    row = served.store.table(finished.id)
    assert row is not None
    dump = msgspec.msgpack.decode(row.dump or b"", type=Dump)
    dump.rules = "older"
    own = schema.dumps.c.table_id == finished.id
    with served.store._database.writing() as connection:
        changed = schema.dumps.update().where(own).values(dump=msgspec.msgpack.encode(dump))
        connection.execute(changed)
    refused = ann.post(address(finished.id), None)
    assert refused.status == 403
    assert "other rules" in refused["text"]


def test_nobody_keeps_the_server_busy_with_it(serve: Callable[..., Served]) -> None:
    ann = Person(serve(limits=msgspec.structs.replace(Limits(), analyses=Rate(1, 0))), "Ann")
    first, second = short_game(ann), short_game(ann)
    analysed(ann, first.id)
    assert ann.post(address(second.id), None).status == 429
    assert ann.post(address(first.id), None).status == 200, "what is there may be seen"


def test_what_fails_is_told_and_can_be_tried_again(
    ann: Person, finished: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Analyst, row: object) -> None:
        raise RuntimeError("on purpose")

    with monkeypatch.context() as patched:
        patched.setattr(Analyst, "_table", broken)
        assert analysed(ann, finished.id)[-1].state == "failed"
    assert analysed(ann, finished.id)[-1].state == DONE


def test_it_goes_with_what_is_taken_back(ann: Person, finished: Place) -> None:
    """It is kept at the last step, so what cuts the recording there cuts it as well."""
    analysed(ann, finished.id)
    store: Store = ann.served.store
    with store._database.reading() as connection:
        rows = schema.recordings.select().where(
            schema.recordings.c.table_id == finished.id, schema.recordings.c.viewer == KEPT_AS
        )
        (row,) = connection.execute(rows)
    assert row.first == finished.update.answers
