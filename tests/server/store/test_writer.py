"""Group commit: many rooms wait for few transactions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence

import pytest

from overrun.server.store import Commit, NotOwner, Store, StoreError, Writer
from tests.server.store.scenes import commit, numbers, sit_down


class Slow:
    """A store that notes its batches, and does the first only when told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.batches: list[list[str]] = []
        self.begun = threading.Event()
        self.go = threading.Event()

    def commit(self, batch: Sequence[Commit]) -> list[bool]:
        self.batches.append([each.table for each in batch])
        self.begun.set()
        assert self.go.wait(30)
        return self.store.commit(batch)


@pytest.fixture
def slow(store: Store) -> Slow:
    return Slow(store)


def play(
    store: Store | Slow, scene: Callable[[Writer], Awaitable[None]], *, largest: int = 500
) -> None:
    async def whole() -> None:
        writer = Writer(store, largest=largest)  # type: ignore[arg-type]
        await scene(writer)
        await writer.close()

    asyncio.run(asyncio.wait_for(whole(), 30))  # a writer at fault would keep us waiting


async def queue(writer: Writer, slow: Slow, batch: list[Commit]) -> list[asyncio.Task[None]]:
    """Hand commits in one after the other; the first is on its way before the second comes."""
    tasks = []
    for each in batch:
        tasks.append(asyncio.create_task(writer.commit(each)))
        await asyncio.sleep(0)
        if len(tasks) == 1:
            await asyncio.to_thread(slow.begun.wait)
    return tasks


def test_a_commit_is_in_the_store_when_it_returns(store: Store) -> None:
    fence = sit_down(store)

    async def scene(writer: Writer) -> None:
        for number in (1, 2, 3):
            await writer.commit(commit(fence, number - 1, number))
            assert numbers(store)[-1] == number

    play(store, scene)


def test_what_comes_meanwhile_is_written_together(slow: Slow) -> None:
    tables = [f"t{number}" for number in range(9)]
    fence = sit_down(slow.store, *tables)

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, [commit(fence, 0, 1, table=id) for id in tables])
        assert not any(task.done() for task in tasks), "nobody is told before it is written"
        slow.go.set()
        await asyncio.gather(*tasks)

    play(slow, scene)
    assert slow.batches == [tables[:1], tables[1:]]
    assert all(numbers(slow.store, id) == [1] for id in tables)


def test_a_batch_has_a_largest_size(slow: Slow) -> None:
    tables = [f"t{number}" for number in range(8)]
    fence = sit_down(slow.store, *tables)

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, [commit(fence, 0, 1, table=id) for id in tables])
        slow.go.set()
        await asyncio.gather(*tasks)

    play(slow, scene, largest=3)
    assert slow.batches == [tables[:1], tables[1:4], tables[4:7], tables[7:]]


def test_the_commits_of_a_table_keep_their_order(slow: Slow) -> None:
    fence = sit_down(slow.store, "attic", "barn")
    batch = [
        commit(fence, number - 1, number, table=id)
        for number in range(1, 30)
        for id in ("attic", "barn")
    ]

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, batch)
        slow.go.set()
        await asyncio.gather(*tasks)

    play(slow, scene, largest=7)
    assert numbers(slow.store, "attic") == numbers(slow.store, "barn") == list(range(1, 30))


def test_only_who_lost_its_table_is_refused(slow: Slow) -> None:
    fence = sit_down(slow.store, "attic", "barn", "cellar")
    batch = [
        commit(fence, 0, 1, table="attic"),
        commit(fence - 1, 0, 1, table="barn"),
        commit(fence, 0, 1, table="cellar"),
    ]

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, batch)
        slow.go.set()
        first, second, third = await asyncio.gather(*tasks, return_exceptions=True)
        assert first is third is None
        assert isinstance(second, NotOwner)
        assert "table barn" in str(second)

    play(slow, scene)
    assert [numbers(slow.store, id) for id in ("attic", "barn", "cellar")] == [[1], [], [1]]


def test_a_failure_reaches_everyone_of_the_batch_and_no_one_else(slow: Slow) -> None:
    fence = sit_down(slow.store, "attic", "barn", "cellar")
    unwritable = commit(fence, 0, 1, table="barn")
    unwritable.answers[0].option = None  # type: ignore[assignment]
    batch = [commit(fence, 0, 1, table="attic"), unwritable, commit(fence, 0, 1, table="cellar")]

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, batch)
        slow.go.set()
        first, *others = await asyncio.gather(*tasks, return_exceptions=True)
        assert first is None
        assert [type(each) for each in others] == [StoreError, StoreError]
        assert others[0] is not others[1]
        await writer.commit(commit(fence, 0, 1, table="cellar"))

    play(slow, scene)
    assert [numbers(slow.store, id) for id in ("attic", "barn", "cellar")] == [[1], [], [1]]


def test_even_a_bug_leaves_nobody_waiting(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    fence = sit_down(store)

    def broken(batch: Sequence[Commit]) -> list[bool]:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(store, "commit", broken)

    async def scene(writer: Writer) -> None:
        with pytest.raises(StoreError, match="a bug") as failed:
            await writer.commit(commit(fence, 0, 1))
        assert isinstance(failed.value.__cause__, ZeroDivisionError)

    play(store, scene)


def test_whoever_stops_waiting_is_written_all_the_same(slow: Slow) -> None:
    fence = sit_down(slow.store)

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, [commit(fence, n - 1, n) for n in (1, 2, 3)])
        tasks[0].cancel()
        tasks[1].cancel()
        slow.go.set()
        await tasks[2]

    play(slow, scene)
    assert numbers(slow.store) == [1, 2, 3]


def test_closing_writes_what_waits_and_takes_nothing_more(slow: Slow) -> None:
    fence = sit_down(slow.store)

    async def scene(writer: Writer) -> None:
        tasks = await queue(writer, slow, [commit(fence, n - 1, n) for n in (1, 2, 3)])
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        with pytest.raises(StoreError, match="closed"):
            await writer.commit(commit(fence, 3, 4))
        slow.go.set()
        await closing
        assert all(task.done() for task in tasks)

    play(slow, scene)
    assert numbers(slow.store) == [1, 2, 3]
