"""Several tables played side by side: here, or in a process of their own.

What is observed at them is written into one block of memory, a record for each table. A process
shares that block with the one that started it, so only actions, rewards and infos travel.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import numpy as np

from overrun.core.errors import OverrunError
from overrun.envs.gymnasium import SeatEnv

PATIENCE = 5.0
"""So many seconds a process that is told to end may take, and it looks so often for its starter."""


class BrokenWorker(OverrunError):
    """A process that plays some of the tables is gone."""


class Turn(NamedTuple):
    """What has come of one table in a step."""

    reward: float = 0.0
    over: bool = False
    told: Mapping[str, Any] = {}
    """What infos have beside the mask."""
    last: bytes | None = None
    """The record with which an episode ended, where the next one has begun in the same step."""
    last_told: Mapping[str, Any] = {}


class Tables:
    """Tables at which one agent sits at each, with bots.

    Args:
        memory: where their records are written, one behind the other.
        count: how many tables there are.
        arguments: those of :class:`~overrun.envs.gymnasium.SeatEnv`.
        same_step: whether the next episode begins in the step that ends one, or in the one after.
        by_hand: whether none begins before it is asked for.
    """

    def __init__(
        self,
        memory: memoryview,
        count: int,
        arguments: Mapping[str, Any],
        *,
        same_step: bool = False,
        by_hand: bool = False,
    ) -> None:
        self.envs = [SeatEnv(**arguments) for _ in range(count)]
        self._memory = memory
        self._size = self.envs[0].episode.encoding.record.size
        self._same_step, self._by_hand = same_step, by_hand
        self._over = [False] * count

    def reset(self, seeds: Sequence[int | None], chosen: Sequence[bool]) -> list[Turn]:
        """Begin an episode at each table that is chosen."""
        return [
            self._begin(number, seed) if wanted else Turn()
            for number, (seed, wanted) in enumerate(zip(seeds, chosen, strict=True))
        ]

    def _begin(self, number: int, seed: int | None = None) -> Turn:
        env = self.envs[number]
        env.begin(seed)
        self._over[number] = False
        return self._written(number, Turn(told=env.told()))

    def step(self, actions: Sequence[int]) -> list[Turn]:
        """One action at each table; where an episode is over, the next one begins instead."""
        return [self._take(number, action) for number, action in enumerate(actions)]

    def _take(self, number: int, action: int) -> Turn:
        env = self.envs[number]
        if self._over[number] and not self._by_hand:
            return self._begin(number)
        reward, over = env.take(action)
        told = env.told()
        if over and self._same_step:
            last = bytes(env.written())
            return self._begin(number)._replace(reward=reward, over=True, last=last, last_told=told)
        self._over[number] = over
        return self._written(number, Turn(reward, over, told))

    def _written(self, number: int, turn: Turn) -> Turn:
        start = number * self._size
        self._memory[start : start + self._size] = self.envs[number].written()
        return turn


# -- in a process of their own -----------------------------------------------------------------


def _serve(pipe: Connection, block: Any, part: slice, ways: Mapping[str, Any]) -> None:
    """Play tables as the pipe says, until it says nothing more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started this one ends it
    tables: Tables | None = None
    while (message := _heard(pipe)) is not None:
        try:
            if tables is None:
                tables = Tables(np.frombuffer(block, np.uint8)[part].data, **ways)
            name, arguments = message
            answer = getattr(tables, name)(*arguments)
        except Exception as error:
            answer = _portable(error)
        pipe.send(answer)


def _heard(pipe: Connection) -> Any:
    """What the pipe says next; nothing if whoever started this process is gone."""
    starter = parent_process()
    while not pipe.poll(PATIENCE):
        if starter is not None and not starter.is_alive():
            return None
    try:
        return pipe.recv()
    except EOFError:
        return None


def _portable(error: Exception) -> Exception:
    """The error, if it can travel; else one with its words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


class Worker:
    """Tables in a process of their own.

    Args:
        context: how processes are started.
        block: the memory of all tables, which the process shares.
        part: which bytes of it are these tables'.
        numbers: which tables these are, of all.
        ways: the other arguments of :class:`Tables`.
    """

    def __init__(
        self, context: BaseContext, block: Any, part: slice, numbers: range, ways: Mapping[str, Any]
    ) -> None:
        self.numbers = numbers
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(  # type: ignore[attr-defined]
            target=_serve, args=(theirs, block, part, ways), daemon=True
        )
        self._process.start()
        theirs.close()

    @property
    def name(self) -> str:
        """What messages call it."""
        return f"the process of the tables {self.numbers.start} to {self.numbers.stop - 1}"

    def ask(self, name: str, *arguments: Any) -> None:
        """Let something be done; :meth:`hear` has what comes of it."""
        with suppress(OSError):  # of a process that is gone :meth:`hear` will tell
            self._pipe.send((name, arguments))

    def hear(self) -> list[Turn] | Exception:
        """What has come of it: the tables' turns, or what went wrong."""
        try:
            answer: list[Turn] | Exception = self._pipe.recv()
        except (EOFError, OSError):
            return self._gone()
        if isinstance(answer, Exception):
            answer.add_note(f"in {self.name}")
        return answer

    def _gone(self) -> BrokenWorker:
        self._process.join(PATIENCE)
        return BrokenWorker(f"{self.name} has ended with {self._process.exitcode}")

    def close(self) -> None:
        """End the process."""
        with suppress(OSError):  # it has ended already
            self._pipe.send(None)
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._pipe.close()
