"""Group commit: the rooms of a process write together, and each waits for its own."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import ThreadPoolExecutor

from overrun.server.store.rows import Commit, NotOwner, StoreError
from overrun.server.store.store import Store

LARGEST_BATCH = 500


class Writer:
    """Writes the commits of all rooms, from one thread, in as few transactions as it can.

    While a transaction is on its way to the disk, commits pile up; the next transaction takes
    all of them (at most ``largest``). The busier the server, the larger the batches.
    """

    def __init__(self, store: Store, *, largest: int = LARGEST_BATCH) -> None:
        self._store = store
        self._largest = largest
        self._queue: deque[tuple[Commit, asyncio.Future[None]]] = deque()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many commits wait for the next batch."""
        return len(self._queue)

    async def commit(self, commit: Commit) -> None:
        """Returns when the commit is in the database for good.

        Raises :class:`NotOwner` if it does not fit on what is there; then nothing of it was
        written. Raises :class:`StoreError` if the database failed; if the connection was lost in
        the middle, only reading again tells whether it was written. Commits of one table are
        written in the order of the calls. Whoever is cancelled while waiting only hears no more
        of it: the commit is written all the same.
        """
        if self._closed:
            raise StoreError("the writer is closed")
        done = asyncio.get_running_loop().create_future()
        self._queue.append((commit, done))
        if self._work is None:
            self._work = asyncio.create_task(self._drain())
        await done

    async def close(self) -> None:
        """Write what is waiting, then end the thread."""
        self._closed = True
        if self._work is not None:
            await asyncio.shield(self._work)
        self._thread.shutdown()

    async def _drain(self) -> None:
        try:
            while self._queue:
                taken = min(len(self._queue), self._largest)
                await self._write([self._queue.popleft() for _ in range(taken)])
        finally:
            self._work = None

    async def _write(self, batch: list[tuple[Commit, asyncio.Future[None]]]) -> None:
        loop = asyncio.get_running_loop()
        commits = [commit for commit, _ in batch]
        try:
            written = await loop.run_in_executor(self._thread, self._store.commit, commits)
        except Exception as error:  # whatever it was, nobody may be left waiting
            for _, done in batch:
                if not done.done():
                    failure = StoreError(str(error))
                    failure.__cause__ = error
                    done.set_exception(failure)
            return
        for (commit, done), is_written in zip(batch, written, strict=True):
            if done.done():
                continue
            if is_written:
                done.set_result(None)
            else:
                done.set_exception(
                    NotOwner(
                        f"table {commit.table}: fence {commit.fence} with {commit.expected} "
                        "answers is not what the store has"
                    )
                )
