"""Many tables in one environment of Gymnasium's, for training.

>>> import gymnasium, numpy, overrun.envs
>>> envs = gymnasium.make_vec("overrun/ZombieTerror-v1", num_envs=2, bots="random")
>>> observations, infos = envs.reset(seed=1)
>>> observations["action_mask"].shape
(2, 8192)
>>> observations, rewards, *_ = envs.step(observations["action_mask"].argmax(axis=1))
>>> rewards.shape
(2,)
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from overrun.core.errors import BadSetting, GameEnded
from overrun.envs.encoding import MASK
from overrun.envs.gymnasium import SeatEnv
from overrun.envs.parts import Observation
from overrun.envs.tables import Tables, Turn, Worker

Numbers: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Step: TypeAlias = tuple[Observation, Numbers, Flags, Flags, dict[str, Any]]

RESET_MASK = "reset_mask"


class SeatVectorEnv(VectorEnv[Observation, Any, NDArray[Any]]):
    """Several tables of a game, each as one seat plays it.

    What is observed at all of them lies in one block of memory. It is the same as what
    ``gymnasium.vector.SyncVectorEnv`` of such environments gives, seeds and infos too.

    Args:
        game: the game's name: ``long-night``.
        num_envs: how many tables there are.
        workers: in how many processes they are played; 0 for this one.
        autoreset_mode: when the next episode begins, as Gymnasium defines it.
        copy: whether each step hands out observations of its own. Without that the arrays are
            windows on the block, which the next step changes.
        context: how processes are started: ``fork``, ``spawn``, ``forkserver``; as is usual for
            the platform, if left out.
        arguments: those of :class:`~overrun.envs.gymnasium.SeatEnv`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        workers: int = 0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        context: str | None = None,
        **arguments: Any,
    ) -> None:
        self._workers: list[Worker] = []
        if num_envs < 1 or not 0 <= workers <= num_envs:
            raise BadSetting(f"{num_envs} tables cannot be played in {workers} processes")
        if workers and arguments.get("render_mode") is not None:
            raise BadSetting("tables that are played in other processes cannot be shown")
        self.num_envs = num_envs
        self.copy = copy
        mode = self.autoreset_mode = AutoresetMode(autoreset_mode)
        one = SeatEnv(game, **arguments)
        self.describe = one.describe
        self.render_mode = one.render_mode
        self.metadata = {**one.metadata, "autoreset_mode": mode}
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self.action_space = batch_space(one.action_space, num_envs)
        self._record = one.episode.encoding.record
        ways = {
            "arguments": {"game": game, **arguments},
            "same_step": mode is AutoresetMode.SAME_STEP,
            "by_hand": mode is AutoresetMode.DISABLED,
        }
        self._lay_out(workers, context, ways)

    def _lay_out(self, workers: int, context: str | None, ways: dict[str, Any]) -> None:
        """Lay the block out, and who plays which tables."""
        size, count = self._record.size, self.num_envs
        block: Any = bytearray(count * size)
        if workers:
            started = multiprocessing.get_context(context)
            block = started.RawArray("B", count * size)
            bounds = [count * number // workers for number in range(workers + 1)]
            for start, end in pairwise(bounds):
                part, theirs = slice(start * size, end * size), {"count": end - start, **ways}
                worker = Worker(started, block, part, range(start, end), theirs)
                self._workers.append(worker)
        else:
            self._tables = Tables(memoryview(block), count, **ways)
        self._block: NDArray[Any] = np.ndarray((count,), self._record.dtype, block)

    # -- playing ---------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode at every table; or, with a ``reset_mask`` in the options, at those that
        it names. A whole number as seed is that of the first table, the others have the next."""
        count = self.num_envs
        if seed is None or isinstance(seed, int):
            seed = [None if seed is None else seed + number for number in range(count)]
        if len(seed) != count:
            raise ValueError(f"{count} seeds are needed, not {len(seed)}")
        chosen = (options or {}).get(RESET_MASK)
        if chosen is None:
            chosen = np.ones(count, np.bool_)
        elif chosen.shape != (count,) or chosen.dtype != np.bool_ or not chosen.any():
            raise ValueError(f"a {RESET_MASK} has {count} truth values, and one of them is true")
        turns = self._all("reset", seed, chosen.tolist())
        return self._observed(), self._told(turns, chosen)

    def step(self, actions: Any) -> Step:
        """One action at each table. Where an episode is over it is as the mode says."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} actions are needed, not {actions.shape}")
        turns = self._all("step", actions.tolist())
        rewards = np.array([turn.reward for turn in turns], np.float64)
        over = np.array([turn.over for turn in turns], np.bool_)
        infos = self._told(turns, np.ones(self.num_envs, np.bool_))
        return self._observed(), rewards, over, np.zeros_like(over), infos

    def _all(self, name: str, *lists: Sequence[Any]) -> list[Turn]:
        """Let something be done at all tables: each has its own of every list."""
        if self.closed:
            raise GameEnded("the tables are closed")
        if not self._workers:
            found: list[Turn] = getattr(self._tables, name)(*lists)
            return found
        for worker in self._workers:
            start, end = worker.numbers.start, worker.numbers.stop
            worker.ask(name, *[each[start:end] for each in lists])
        answers = [worker.hear() for worker in self._workers]  # all of them, whatever went wrong
        turns: list[Turn] = []
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
            turns += answer
        return turns

    def _observed(self) -> Observation:
        """The parts of all records."""
        names, block = self._record.parts, self._block
        if self.copy:
            return {name: block[name].copy() for name in names}
        return {name: block[name] for name in names}

    def _told(self, turns: Sequence[Turn], chosen: Flags) -> dict[str, Any]:
        """The infos of all tables, as Gymnasium lays them out."""
        infos: dict[str, Any] = {}
        for number, turn in enumerate(turns):
            if turn.last is not None:
                observation = self._record.arrays(bytearray(turn.last))
                final = {MASK: observation[MASK].copy(), **turn.last_told}
                told = {"final_obs": observation, "final_info": final}
                infos = self._add_info(infos, told, number)
            if turn.told:
                infos = self._add_info(infos, dict(turn.told), number)
        mask = self._block[MASK].copy()
        mask[~chosen] = 0
        return {**infos, MASK: mask, f"_{MASK}": chosen.copy()}

    # -- showing ---------------------------------------------------------------------------

    def render(self) -> tuple[Any, ...] | None:
        """Each table as its agent sees it."""
        return None if self._workers else tuple(env.render() for env in self._tables.envs)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.close()
