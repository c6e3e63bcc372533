"""Work in shards: what comes out is the same to the digit, whoever does it and in how many pieces.

A *work* is a function of a shard alone. A *crew* does it: in this process, in several, or on a
cluster (``cluster.py``). Shards end in any order and are heard of in theirs.

>>> list(HERE.in_order(len, ["a", "bb"]))
[1, 2]
>>> [(few, sum(some)) for few, some in shared(list, 5, HERE, pieces=2)]
[(3, 3), (2, 7)]

A worker that dies costs nothing but its shard, which somebody else does; a shard that kills whoever
does it is :class:`Lost`.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import sys
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, TypeVar

import msgspec

from overrun.core.errors import BadSetting, OverrunError

S = TypeVar("S")
R = TypeVar("R")
TRIES = 2
"""So many workers may die of a shard before it is given up."""
PIECES = 64
"""Into so many shards work is cut whose parts are added up: as many for every crew, since sums of
floats depend on what is added first."""


class Lost(OverrunError):
    """Whoever does this shard dies."""

    def __init__(self, at: int, shard: Any, why: str) -> None:
        super().__init__(f"{TRIES} workers died of shard {at}: {why}")
        self.at = at
        self.shard = shard
        self.why = why


class Gone(msgspec.Struct, frozen=True):
    """Instead of a result: the worker is no more."""

    why: str


class Raised(msgspec.Struct, frozen=True):
    """Instead of a result: the work has raised an error."""

    error: BaseException


class Team(Protocol):
    """A crew at one work."""

    @property
    def hands(self) -> int:
        """How many shards can be in hand at once; on a cluster that may change."""

    def start(self, at: int, shard: Any) -> None:
        """Somebody who has nothing to do takes this shard."""

    def wait(self) -> list[tuple[int, Any]]:
        """What has come of some shards: results, or what there is instead."""


class Crew(ABC):
    """Those who do work."""

    elsewhere = True
    """Whether others than this process do it: what they are told must be found by its name."""

    @property
    @abstractmethod
    def hands(self) -> int:
        """How many shards they do at once."""

    @abstractmethod
    def team(self, work: Callable[[Any], Any]) -> AbstractContextManager[Team]:
        """The crew at this work; afterwards nobody does anything of it any more."""

    def finished(
        self, work: Callable[[S], R], shards: Iterable[S]
    ) -> Generator[tuple[int, R | Raised], None, None]:
        """Each shard's number and what came of it, as they end."""
        todo, running, died = enumerate(shards), dict[int, S](), Counter[int]()
        with self.team(work) as team:
            while True:
                while len(running) < team.hands and (following := next(todo, None)) is not None:
                    running[following[0]] = following[1]
                    team.start(*following)
                if not running:
                    return
                for at, outcome in team.wait():
                    if isinstance(outcome, Gone):
                        died[at] += 1
                        if died[at] < TRIES:
                            team.start(at, running[at])
                            continue
                        outcome = Raised(Lost(at, running[at], outcome.why))
                    del running[at]
                    yield at, outcome

    def in_order(
        self,
        work: Callable[[S], R],
        shards: Iterable[S],
        arrived: Callable[[R], None] = lambda result: None,
    ) -> Generator[R, None, None]:
        """What comes of the shards, in their order; ``arrived`` hears of each as soon as it ends.
        An error is raised when its shard's turn has come."""
        early: dict[int, R | Raised] = {}
        due = 0
        with closing(self.finished(work, shards)) as finished:
            for at, outcome in finished:
                early[at] = outcome
                if not isinstance(outcome, Raised):
                    arrived(outcome)
                while due in early:
                    result = early.pop(due)
                    due += 1
                    if isinstance(result, Raised):
                        raise result.error
                    yield result


def cut(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    """The numbers in shards of this size; the last may be smaller.

    >>> cut(range(5), 2)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    return [numbers[first : first + size] for first in range(0, len(numbers), size)]


def shared(
    work: Callable[[range], R], total: int, crew: Crew, pieces: int = PIECES
) -> Iterator[tuple[int, R]]:
    """The work on ``range(total)`` in order: how much of it, and what came of that."""
    size = max(1, -(-total // pieces))
    shards = [range(first, min(first + size, total)) for first in range(0, total, size)]
    yield from zip(map(len, shards), crew.in_order(work, shards), strict=True)


# --- In this process ---------------------------------------------------------------------------


class _Here(Crew):
    """This process, one shard after another."""

    elsewhere = False
    hands = 1

    @contextmanager
    def team(self, work: Callable[[Any], Any]) -> Generator[Team, None, None]:
        yield _Alone(work)


class _Alone:
    hands = 1

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self._work = work
        self._next: tuple[int, Any] | None = None

    def start(self, at: int, shard: Any) -> None:
        self._next = at, shard

    def wait(self) -> list[tuple[int, Any]]:
        assert self._next is not None
        at, shard = self._next
        return [(at, self._work(shard))]


HERE = _Here()


# --- In several processes ----------------------------------------------------------------------


class Processes(Crew):
    """So many processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    @property
    def hands(self) -> int:
        return self._jobs

    @contextmanager
    def team(self, work: Callable[[Any], Any]) -> Generator[Team, None, None]:
        workers = _Workers(work, self._jobs)
        try:
            yield workers
        finally:
            workers.dismiss()


class _Worker:
    """A process that does one shard at a time."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        # Forking is quick, and safe because nothing else runs in threads here; elsewhere than on
        # Linux it is not to be trusted.
        method = "fork" if sys.platform == "linux" else "spawn"
        context: Any = multiprocessing.get_context(method)
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.at: int | None = None


class _Workers:
    def __init__(self, work: Callable[[Any], Any], hands: int) -> None:
        self.hands = hands
        self._work = work
        self._workers: list[_Worker] = []

    def start(self, at: int, shard: Any) -> None:
        worker = next((each for each in self._workers if each.at is None), None)
        if worker is None:
            worker = _Worker(self._work)
            self._workers.append(worker)
        worker.at = at
        worker.pipe.send(shard)

    def wait(self) -> list[tuple[int, Any]]:
        busy: dict[Any, _Worker] = {
            each.pipe: each for each in self._workers if each.at is not None
        }
        return [self._heard(busy[pipe]) for pipe in wait(list(busy))]

    def _heard(self, worker: _Worker) -> tuple[int, Any]:
        at, worker.at = worker.at, None
        assert at is not None
        try:
            return at, worker.pipe.recv()
        except (EOFError, OSError):
            self._workers.remove(worker)
            worker.process.join()
            return at, Gone(f"a process ended with {worker.process.exitcode}")

    def dismiss(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Do what comes until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told, and ends us
    parent: Any = multiprocessing.parent_process()
    while pipe in wait([pipe, parent.sentinel]):
        try:
            shard = pipe.recv()
        except EOFError:
            return
        pipe.send(done(work, shard))


def done(work: Callable[[S], R], shard: S) -> R | Raised:
    """What comes of a shard, or the error that it raised, in a form that can be sent."""
    try:
        return work(shard)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return Raised(RuntimeError(traceback.format_exc()))
        error.add_note(traceback.format_exc())
        return Raised(error)


def crew_of(jobs: int, cluster: str | None = None) -> Crew:
    """So many processes; this one, if one is enough; or whoever is on a cluster."""
    if jobs < 1:
        raise BadSetting(f"{jobs} jobs: the number must be 1 or more")
    if cluster is not None:
        from overrun.lab.cluster import Cluster

        return Cluster(cluster, jobs if jobs > 1 else None)
    return HERE if jobs == 1 else Processes(jobs)
