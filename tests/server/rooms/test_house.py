"""The house goes on: what is wrong with one table, or with one round of a chore, stays there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import text

from overrun.core.table import Table
from overrun.server import house as houses
from overrun.server import protocol, rest
from overrun.server.chores import Chore
from overrun.server.lobby import Lobby
from overrun.server.store import StoreError
from tests.cli.shell import overrun
from tests.server.playing import AGAINST_BOT, BOT, ME, PATIENCE, Person, Served

QUICK = 0.2
"""A lease of this many seconds lets housekeeping come round at once."""


def reach_in(served: Served, statement: str, **values: Any) -> None:
    with served.store._database.writing() as connection:
        connection.execute(text(statement), values)


def health(served: Served) -> Any:
    served.house.health._looked = 0  # what was seen a moment ago does not count
    return Person(served).get("/api/health").json


def damage_header(served: Served, table: str) -> None:
    reach_in(served, "UPDATE tables SET header = '{\"game\": 7}' WHERE id = :id", id=table)


def unknown_game(served: Served, table: str) -> None:
    header = "REPLACE(header, 'lanterns', 'chess')"
    reach_in(served, f"UPDATE tables SET header = {header} WHERE id = :id", id=table)


def other_answers(served: Served, table: str) -> None:
    reach_in(served, "UPDATE answers SET option = 'fly:away' WHERE table_id = :id", id=table)
    reach_in(served, "UPDATE dumps SET dump = NULL, answers = 0 WHERE table_id = :id", id=table)


def ann_makes_bots_play(served: Served) -> str:
    """A table of bots alone that nobody looks at: housekeeping has to wake it."""
    wanted = rest.NewTable(
        game="lanterns",
        name="Ann",
        seats=[rest.SeatWish(kind="bot", bot="random")] * 2,
        options=protocol.TableOptions(pace="at-once"),
    )
    return Lobby(served.store).create("ann", wanted).table


@pytest.mark.parametrize("harm", [damage_header, unknown_game, other_answers])
def test_a_table_that_cannot_be_read_stops_no_other(
    serve: Callable[..., Served], harm: Callable[[Served, str], None], caplog: Any
) -> None:
    first = serve()
    ann = Person(first, "Ann")
    place = ann.play(AGAINST_BOT)
    place.answer()
    first.close()
    harm(first, place.id)
    bots = ann_makes_bots_play(first)
    reach_in(first, "UPDATE tables SET awake = :yes, owner = NULL", yes=True)
    # Housekeeping comes to those last touched first.
    reach_in(first, "UPDATE tables SET touched = touched + 1 WHERE id = :id", id=place.id)

    again = serve(lease=QUICK)
    ann.served = again
    late = monotonic() + PATIENCE
    while not (row := again.store.table(bots)) or not row.ended:
        assert monotonic() < late, "bots play elsewhere"
        sleep(0.05)
    told = health(again)
    assert (told["status"], told["broken"]) == ("degraded", 1)
    assert told["reasons"][0]["kind"] == "broken-tables"
    assert again.house.housekeeping.failures == 0
    named = [each for each in caplog.records if place.id in each.getMessage()]
    assert len([each for each in named if each.levelname == "ERROR"]) == 1, "it is said once"
    assert ann.get("/api/tables?list=mine").status == 200


def test_whatever_fails_in_making_a_table_is_that_tables_fault(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    ann = Person(served, "Ann")
    place = ann.play(AGAINST_BOT)
    served.forget(place.id)

    def build(*_: Any) -> Table[Any]:
        raise NotImplementedError("not in this version")

    with monkeypatch.context() as patch:
        patch.setattr(houses.Kept, "opened", build)
        knocking = ann.knock(place.id, 0)
        assert isinstance(knocking.hear(), protocol.Trouble)
        assert len(served.house.faults) == 1
    row = served.store.table(place.id)
    assert row is not None
    assert served.store.claim(place.id, served.house.process).mine, "it was let go"
    back = ann.sit(place.id, 0)
    assert len(served.house.faults) == 0, "it opens again"
    assert back.play_out().outcome


def test_a_job_that_fails_is_counted_and_the_table_is_left_alone_for_a_while(
    serve: Callable[..., Served],
) -> None:
    served = serve()
    ann = Person(served, "Ann")
    place = ann.play(AGAINST_BOT)

    async def fail() -> None:
        raise KeyError("what no rule foresaw")

    served.call(served.room(place.id).post, fail)
    place.code()
    assert served.house.faults.resting(place.id)
    assert served.house.faults.total == 1
    assert len(served.house.faults) == 0, "it can be opened"
    assert health(served)["status"] == "ok"
    assert ann.sit(place.id, 0).play_out().outcome


def test_who_is_at_a_table_that_was_taken_from_its_room_learns_it(
    serve: Callable[..., Served],
) -> None:
    served = serve(lease=2.0)
    place = Person(served, "Ann").play(AGAINST_BOT)
    reach_in(served, "UPDATE tables SET owner = NULL, fence = fence + 1")
    assert place.code() == 4409
    assert place.person.sit(place.id, 0).play_out().outcome


def test_a_room_that_hangs_is_let_go_once(serve: Callable[..., Served]) -> None:
    served = serve(lease=2.0)
    place = Person(served, "Ann").play(AGAINST_BOT)
    going_on = asyncio.Event()

    async def hang() -> None:
        await going_on.wait()

    room = served.room(place.id)
    served.call(room.post, hang)
    for _ in range(3):
        served.call(served.house._start_leaving, room)
    assert len(served.house._leaving) == 1
    served.loop.call_soon_threadsafe(going_on.set)
    place.code()


def test_a_backup_is_restored_under_a_running_server(
    serve: Callable[..., Served], tmp_path: Path
) -> None:
    served = serve(lease=2.0)
    place = Person(served, "Ann").play(AGAINST_BOT)
    place.answer()
    where = ["--database", served.store.database.where]
    saved = overrun("backup --json", tmp_path / "b.backup", *where)
    assert saved.code == 0, saved
    place.play_out()
    restored = overrun("restore --json --force", tmp_path / "b.backup", *where)
    assert (restored.code, restored.json["broken"]) == (0, [])
    assert place.code() == 4409
    again = place.person.sit(place.id, 0)
    assert not again.update.outcome, "it is as it was when the backup was made"
    assert again.play_out().outcome


def test_a_room_that_cannot_be_closed_is_dropped(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    ann = Person(served, "Ann")
    place = ann.play(AGAINST_BOT)
    room = served.room(place.id)

    async def fail(code: int = 0) -> None:
        raise RuntimeError("the lock is stuck")

    monkeypatch.setattr(room, "close", fail)
    served.do(served.house._let_go(room))
    assert place.id not in served.house.rooms
    assert served.house.faults.total == 1


def test_who_comes_to_a_room_that_could_not_be_closed_finds_another(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    place = Person(served, "Ann").play(AGAINST_BOT)
    room = served.room(place.id)

    async def fail(code: int = 0) -> None:
        raise RuntimeError("the lock is stuck")

    monkeypatch.setattr(room, "close", fail)
    served.call(room._fall, 1012)
    place.code()
    assert place.person.sit(place.id, 0).play_out().outcome
    assert served.room(place.id) is not room


def test_a_chore_outlives_every_kind_of_failure(caplog: pytest.LogCaptureFixture) -> None:
    troubles: list[BaseException] = [
        StoreError("gone"),
        KeyError("x"),
        asyncio.CancelledError(),
        RecursionError(),
    ]
    done = asyncio.Event()

    async def work() -> None:
        if troubles:
            raise troubles.pop()
        done.set()

    async def live() -> None:
        chore = Chore("sweeping", 0, work)
        chore.start()
        await asyncio.wait_for(done.wait(), 10)
        assert chore.failures == 4
        chore.stop()

    asyncio.run(live())
    assert "goes on after 4 failed rounds" in caplog.text


# -- health --------------------------------------------------------------------------------------


def test_a_house_that_is_well_says_so(serve: Callable[..., Served]) -> None:
    served = serve()
    ann = Person(served, "Ann")
    ann.play([ME, BOT])
    told = ann.get("/api/health?locale=of-nobody")
    assert told.status == 200
    assert told["status"] == "ok"
    assert (told["rooms"], told["connections"], told["reasons"]) == (1, 1, [])


def test_a_lost_database_is_told(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()

    def lost(*_: Any) -> Any:
        raise StoreError("no route to host db-7.internal")

    ann = Person(served)
    ann.make(AGAINST_BOT)
    monkeypatch.setattr(served.store, "ping", lost)
    monkeypatch.setattr(served.store, "name_of", lost)
    served.house.health._looked = 0
    told = ann.get("/api/health")
    assert told.status == 503
    assert told["status"] == "failing"
    assert [each["kind"] for each in told["reasons"]] == ["database-lost"]
    assert b"db-7" not in told.raw, "how the server is built is nobody's business"


@pytest.mark.parametrize(("free", "status"), [(300, "degraded"), (3, "failing")])
def test_a_full_disk_is_told(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, free: int, status: str
) -> None:
    served = serve()
    monkeypatch.setattr("overrun.server.health.free_bytes", lambda folder: free * 1024 * 1024)
    told = health(served)
    assert told["status"] == status
    assert f"{free} MB" in told["reasons"][0]["text"]


@pytest.mark.parametrize("chore", ["pulse", "housekeeping"])
def test_a_dead_chore_is_told(serve: Callable[..., Served], chore: str) -> None:
    served = serve()
    served.call(getattr(served.house, chore).stop)
    getattr(served.house, chore)._done -= 100
    told = health(served)
    assert told["status"] == "failing"
    assert [each["kind"] for each in told["reasons"]] == [f"{chore}-late"]


def test_every_chore_has_its_words(serve: Callable[..., Served]) -> None:
    served = serve()
    served.call(served.house.retention.stop)
    served.house.retention.name = "sweeping"
    served.house.retention._done -= 10_000
    (reason,) = health(served)["reasons"]
    assert reason["kind"] == "sweeping-late"
    assert reason["text"].startswith("A chore of the server (sweeping) has not been done for 10,0")


def test_asking_again_and_again_costs_one_look(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    looks: list[float] = []
    ping = served.store.ping
    monkeypatch.setattr(served.store, "ping", lambda: looks.append(0) or ping())  # type: ignore[func-returns-value]
    served.house.health._looked = 0
    for _ in range(20):
        Person(served).get("/api/health")
    assert len(looks) == 1


def test_a_closing_house_takes_nobody_in(serve: Callable[..., Served]) -> None:
    served = serve()
    ann = Person(served, "Ann")
    place = ann.play(AGAINST_BOT)
    place.answer()
    late = served.do(served.house.finish())
    assert late == 0
    assert place.code() == 1012
    row = served.store.table(place.id)
    assert row is not None
    assert row.dumped == row.answers > 0
    told = ann.get("/api/health")
    assert (told.status, told["status"]) == (503, "closing")
    assert ann.knock(place.id, 0).code() == 1012


def test_a_house_closes_even_if_the_database_is_gone(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    served = serve()
    place = Person(served, "Ann").play(AGAINST_BOT)

    def lost(*_: Any) -> Any:
        raise StoreError("gone")

    for what in ("commit", "release", "unregister"):
        monkeypatch.setattr(served.store, what, lost)
    served.close()
    assert place.code() == 1012
    assert "does not hear that this process ends" in caplog.text
    assert "shutdown failed" not in caplog.text


def test_rooms_that_do_not_finish_are_not_waited_for_forever(
    serve: Callable[..., Served],
) -> None:
    served = serve()
    ann = Person(served, "Ann")
    stuck, quick = ann.play(AGAINST_BOT), ann.play(AGAINST_BOT)
    never = asyncio.Event()

    async def hang() -> None:
        await never.wait()

    served.call(served.room(stuck.id).post, hang)
    assert served.do(served.house.finish(0.2)) == 1
    assert quick.code() == 1012
    served.loop.call_soon_threadsafe(never.set)


def test_a_database_that_hangs_is_asked_once(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    going_on = threading.Event()
    asked: list[int] = []

    def hang() -> float:
        asked.append(1)
        going_on.wait(PATIENCE)
        return 0.0

    monkeypatch.setattr("overrun.server.health.PATIENCE", 0.05)
    monkeypatch.setattr(served.store, "ping", hang)
    for _ in range(3):
        assert [each["kind"] for each in health(served)["reasons"]] == ["database-slow"]
    assert asked == [1]
    going_on.set()
