"""A table has one owner at a time: the database decides, not luck."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import event

from overrun.server.store import Claim, Store, StoreError, commits
from tests.server.store.scenes import (
    NOON,
    a_table,
    change,
    commit,
    fall_silent,
    must_wait,
    numbers,
    sit_down,
    two_seats,
)

ROOT = Path(__file__).parents[3]


LEASE = 60.0
"""Long enough that a busy machine does not end it by itself; tests move the clocks instead."""


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    opened = Store.open(database_url, lease=LEASE)
    yield opened
    opened.close()


@pytest.fixture
def other(store: Store, database_url: str) -> Iterator[Store]:
    """A second process's store on the same database."""
    opened = Store.open(database_url, lease=LEASE)
    opened.register("p2", "http://p2")
    yield opened
    opened.close()


def test_the_first_who_claims_owns_it_and_others_learn_where(store: Store, other: Store) -> None:
    fence = sit_down(store)
    again = store.claim("cellar", "p1")
    assert (again.mine, again.fence) == (True, fence)
    assert other.claim("cellar", "p2") == Claim(
        fence=fence, mine=False, owner="p1", address="http://p1"
    )


def test_a_released_table_is_free_and_its_fence_rises(store: Store, other: Store) -> None:
    fence = sit_down(store)
    assert not other.release("cellar", "p2", fence)
    assert not store.release("cellar", "p1", fence + 1)
    assert store.release("cellar", "p1", fence)
    assert not store.release("cellar", "p1", fence)
    claim = other.claim("cellar", "p2")
    assert (claim.mine, claim.fence) == (True, fence + 1)
    assert not store.claim("cellar", "p1").mine


def test_whoever_beats_keeps_its_tables(store: Store, other: Store, database_url: str) -> None:
    sit_down(store)
    fall_silent(database_url, "p1", LEASE - 20)
    assert not other.claim("cellar", "p2").mine
    store.beat("p1")
    fall_silent(database_url, "p1", LEASE - 20)
    assert not other.claim("cellar", "p2").mine


def test_after_the_lease_another_takes_over_and_the_sleeper_is_refused(
    store: Store, other: Store, database_url: str
) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1)])
    fall_silent(database_url, "p1", LEASE + 1)
    assert store.commit([commit(fence, 1, 2)]) == [True], "nobody has taken it yet"

    claim = other.claim("cellar", "p2")
    assert (claim.mine, claim.fence) == (True, fence + 1)
    store.beat("p1")
    assert store.commit([commit(fence, 2, 3)]) == [False]
    assert not store.set_seat("cellar", fence, 0, bot="random", stand_in="")
    assert not store.release("cellar", "p1", fence)
    assert store.claim("cellar", "p1") == Claim(
        fence=claim.fence, mine=False, owner="p2", address="http://p2"
    )
    assert other.commit([commit(claim.fence, 2, 3)]) == [True]
    assert numbers(store) == [1, 2, 3]


def test_the_lease_is_the_stores(store: Store, database_url: str) -> None:
    sit_down(store)
    fall_silent(database_url, "p1", LEASE + 1)
    patient = Store.open(database_url, lease=10 * LEASE)
    patient.register("p3", "http://p3")
    assert not patient.claim("cellar", "p3").mine
    assert patient.to_wake(9) == []
    patient.close()


def test_a_process_that_leaves_releases_everything(store: Store, other: Store) -> None:
    fence = sit_down(store, "attic", "barn")
    other.create(a_table("cellar"), two_seats())
    assert other.claim("cellar", "p2").mine
    store.unregister("p1")
    for id in ("attic", "barn"):
        assert other.claim(id, "p2").fence == fence + 1
    store.register("p1", "http://p1")
    assert not store.claim("cellar", "p1").mine


def test_a_process_that_is_known_to_be_dead_is_buried_before_its_lease_ends(
    store: Store, other: Store, database_url: str
) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, clocks={0: NOON})])
    fall_silent(database_url, "p1", 3)
    assert sorted(other.processes()) == ["p1", "p2"]
    other.bury("p1")
    assert other.processes() == ["p2"]
    claim = other.claim("cellar", "p2")
    assert (claim.mine, claim.fence) == (True, fence + 1)
    assert 3 <= claim.paused < 63, "it was gone since its last beat"
    assert store.commit([commit(fence, 1, 2)]) == [False], "even if it was not dead at all"


def test_who_is_not_registered_can_neither_beat_nor_own(store: Store) -> None:
    sit_down(store)
    store.unregister("p1")
    with pytest.raises(StoreError, match="'p1' is not registered"):
        store.beat("p1")
    with pytest.raises(StoreError):
        store.claim("cellar", "p1")
    store.register("p1", "http://p1")
    with pytest.raises(StoreError, match="no table 'nowhere'"):
        store.claim("nowhere", "p1")


def test_a_process_that_slept_for_days_comes_back(
    store: Store, other: Store, database_url: str
) -> None:
    fence = sit_down(store)
    store.register("idle", "http://idle")
    for process in ("p1", "idle"):
        fall_silent(database_url, process, 3 * 24 * 3600)
    other.register("p3", "http://p3")  # which forgets the idle one
    for process in ("p1", "idle"):
        store.beat(process)
    assert store.claim("cellar", "p1").fence == fence
    assert other.claim("cellar", "p2").address == "http://p1"
    assert store.release("cellar", "p1", fence)
    assert store.claim("cellar", "idle").mine
    assert other.claim("cellar", "p2").address == "http://idle"


# -- time in which nobody owned the table ----------------------------------------------------------


def test_the_time_since_a_release_does_not_count(store: Store, database_url: str) -> None:
    fence = sit_down(store)
    assert store.claim("cellar", "p1").paused < 60
    store.commit([commit(fence, 0, 1, clocks={0: NOON})])
    assert store.claim("cellar", "p1").paused == 0
    ago = "UPDATE tables SET released = released - :seconds"
    change(database_url, ago, seconds=9000)  # before it was claimed
    store.release("cellar", "p1", fence)
    change(database_url, ago, seconds=1000)
    claim = store.claim("cellar", "p1")
    assert 1000 <= claim.paused < 1060

    store.commit([commit(claim.fence, 1, clocks={0: NOON})])
    change(database_url, ago, seconds=9000)
    store.unregister("p1")
    store.register("p1", "http://p1")
    assert store.claim("cellar", "p1").paused < 60


def test_the_time_since_the_last_beat_of_a_dead_owner_does_not_count(
    store: Store, other: Store, database_url: str
) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, clocks={0: NOON})])
    fall_silent(database_url, "p1", 500)
    change(database_url, "UPDATE tables SET released = released - 9000")  # before p1 had it
    assert 500 <= other.claim("cellar", "p2").paused < 560


def test_pauses_add_up_until_clocks_are_written(
    store: Store, other: Store, database_url: str
) -> None:
    fence = sit_down(store)
    store.commit([commit(fence, 0, 1, clocks={0: NOON})])
    fall_silent(database_url, "p1", 500)
    claim = other.claim("cellar", "p2")
    fall_silent(database_url, "p2", 300)  # it dies before it writes anything
    store.beat("p1")
    claim = store.claim("cellar", "p1")
    assert 800 <= claim.paused < 860
    assert store.claim("cellar", "p1").paused == claim.paused, "it may load the table once more"
    store.commit([commit(claim.fence, 1, clocks={0: NOON + 800})])
    assert store.claim("cellar", "p1").paused == 0


# -- waking --------------------------------------------------------------------------------------


def test_tables_without_a_living_owner_are_to_be_woken(
    store: Store, other: Store, database_url: str
) -> None:
    store.create(a_table("asleep", awake=False), two_seats())
    store.create(a_table("ended", awake=True, ended=True), two_seats())
    for number, id in enumerate(("attic", "barn", "cellar")):
        store.create(a_table(id, awake=True, touched=NOON + number), two_seats())
    assert store.to_wake(9) == ["cellar", "barn", "attic"]
    assert store.to_wake(2) == ["cellar", "barn"]

    other.claim("barn", "p2")
    fence = other.claim("cellar", "p2").fence
    assert store.to_wake(9) == ["attic"]
    other.release("cellar", "p2", fence)
    assert store.to_wake(9) == ["cellar", "attic"]
    fall_silent(database_url, "p2", LEASE + 1)
    assert store.to_wake(9) == ["cellar", "barn", "attic"]


# -- at the same time ----------------------------------------------------------------------------


def test_of_many_who_claim_at_once_one_gets_it(store: Store, database_url: str) -> None:
    tables = [f"t{number}" for number in range(6)]
    for id in tables:
        store.create(a_table(id), two_seats())
    stores = [Store.open(database_url, lease=LEASE) for _ in range(4)]
    for number, each in enumerate(stores):
        each.register(f"q{number}", "http://q")
    start = threading.Barrier(len(stores))

    def claim_all(number: int) -> list[bool]:
        start.wait()
        return [stores[number].claim(id, f"q{number}").mine for id in tables]

    with ThreadPoolExecutor(len(stores)) as threads:
        won = list(threads.map(claim_all, range(len(stores))))
    assert [sum(mine) for mine in zip(*won, strict=True)] == [1] * len(tables)
    for each in stores:
        each.close()


def test_processes_that_fight_for_a_table_never_own_it_together(database_url: str) -> None:
    """They open an empty database at once, and then take the table from each other.

    Whatever happened, each fence must have had one owner, and an answer under an older fence
    must never stand after one under a newer.
    """
    contenders = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.server.store.contender", database_url, str(n), "6"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for n in range(3)
    ]
    try:
        for line in ("open\n", "play\n"):
            for each in contenders:
                assert each.stdin
                each.stdin.write(line)
                each.stdin.flush()
            if line == "open\n":
                assert [each.stdout.readline() for each in contenders if each.stdout] == [line] * 3
                store = Store.open(database_url)
                store.create(a_table(), two_seats())
        written = [int(each.communicate(timeout=120)[0]) for each in contenders]
    finally:
        for each in contenders:
            each.kill()
            each.wait()
    answers = store.answers("cellar")
    store.close()
    assert [row.number for row in answers] == list(range(1, sum(written) + 1))
    assert {row.seat for row in answers} == {0, 1, 2}
    assert all(before.heard <= after.heard for before, after in pairwise(answers))
    owners = {(row.heard, row.seat) for row in answers}
    assert len(owners) == len({fence for fence, _ in owners}) >= 9


def test_nobody_can_claim_between_a_commits_check_and_its_write(postgres_url: str) -> None:
    store = Store.open(postgres_url, lease=LEASE)
    other = Store.open(postgres_url, lease=LEASE)
    fence = sit_down(store)
    other.register("p2", "http://p2")
    fall_silent(postgres_url, "p1", LEASE + 1)
    claims: list[Future[Claim]] = []

    @event.listens_for(store._database._engine, "before_cursor_execute")
    def just_before(connection, cursor, statement, *rest) -> None:  # type: ignore[no-untyped-def]
        if statement.startswith("UPDATE tables"):
            claims.append(thread.submit(other.claim, "cellar", "p2"))
            assert must_wait(other, claims[0])

    with ThreadPoolExecutor(1) as thread:
        assert store.commit([commit(fence, 0, 1)]) == [True]
        assert [claim.result().fence for claim in claims] == [fence + 1]
    assert numbers(other) == [1]
    store.close()
    other.close()


def test_a_write_that_stops_half_way_does_not_keep_the_table(postgres_url: str) -> None:
    """A process that is stopped within a transaction holds a lock: the server ends its session."""
    store, other = Store.open(postgres_url, lease=1), Store.open(postgres_url, lease=LEASE)
    fence = sit_down(other)
    other.register("p2", "http://p2")
    fall_silent(postgres_url, "p1", LEASE + 1)

    def write_and_stop() -> None:
        with store._database.writing() as connection:
            assert commits.write(connection, [commit(fence, 0, 1)]) == [True]
            assert other.claim("cellar", "p2").fence == fence + 1

    with pytest.raises(StoreError):
        write_and_stop()
    assert numbers(other) == []
    assert store.commit([commit(fence, 0, 1)]) == [False]
    store.close()
    other.close()
