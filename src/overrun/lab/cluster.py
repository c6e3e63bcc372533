"""A crew on a cluster of machines, by Ray: the same shards, the same results.

Every machine needs Overrun in the same version, which is checked shard by shard. Ray is asked for
little: to join a cluster, to do a shard, and to say which are done.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from overrun.core.errors import BadSetting, OverrunError
from overrun.lab.keeping import print_of_sources
from overrun.lab.shards import Crew, Gone, Raised, Team, done

AUTO = "auto"
"""The cluster that runs on this machine, or a small one that is begun for it."""
PATIENCE = 3.0
"""So many seconds an address has to answer."""
AHEAD = 2
"""So many shards are handed out for each processor, so that nobody waits for the next one."""
_PORT = 6379


class ClusterGone(OverrunError):
    """The cluster does not answer any more. What was kept is kept."""


class Cluster(Crew):
    """Whoever is on the cluster at this address."""

    def __init__(self, address: str, processors: int | None = None) -> None:
        self._ray = _ray()
        self.address = address
        if address != AUTO:
            _knock(address)
        if not self._ray.is_initialized():
            self._join(processors)

    def _join(self, processors: int | None) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            self._ray.init(address=self.address, **quiet)
        except ConnectionError as error:
            if self.address != AUTO:
                raise BadSetting(f"--cluster: {self.address} is no cluster: {error}") from error
            self._ray.init(num_cpus=processors, include_dashboard=False, **quiet)

    @property
    def hands(self) -> int:
        try:
            return max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        except (ConnectionError, self._ray.exceptions.RayError) as error:
            raise self._gone(error) from error

    @contextmanager
    def team(self, work: Callable[[Any], Any]) -> Generator[Team, None, None]:
        team = _Hands(self, self._ray, work)
        try:
            yield team
        finally:
            team.dismiss()

    def _gone(self, error: Exception) -> ClusterGone:
        return ClusterGone(
            f"the cluster {self.address} does not answer any more ({error}); "
            "with --keep the same command goes on where it was"
        )


class _Hands:
    def __init__(self, crew: Cluster, ray: Any, work: Callable[[Any], Any]) -> None:
        self._crew, self._ray = crew, ray
        self._work = ray.put(work)
        self._do = ray.remote(max_retries=0)(_do)
        self._running: dict[Any, int] = {}

    @property
    def hands(self) -> int:
        return AHEAD * self._crew.hands

    def start(self, at: int, shard: Any) -> None:
        self._running[self._do.remote(print_of_sources(), self._work, shard)] = at

    def wait(self) -> list[tuple[int, Any]]:
        ready, _ = self._ray.wait(list(self._running), num_returns=1)
        return [(self._running.pop(each), self._heard(each)) for each in ready]

    def _heard(self, each: Any) -> Any:
        kinds = self._ray.exceptions
        try:
            return self._ray.get(each)
        except kinds.RayTaskError as error:
            return Raised(BadSetting(f"--cluster: a machine cannot do the work: {error}"))
        except (kinds.RaySystemError, ConnectionError) as error:
            raise self._crew._gone(error) from error
        except kinds.RayError as error:
            return Gone(f"{type(error).__name__}: {' '.join(str(error).split())[:200]}")

    def dismiss(self) -> None:
        for each in self._running:
            self._ray.cancel(each, force=True)


def _do(sources: str, work: Callable[[Any], Any], shard: Any) -> Any:
    """A shard on some machine, if it would play the same games there."""
    mine = print_of_sources()
    if mine != sources:
        told = f"--cluster: a machine has other sources of Overrun ({mine} instead of {sources})"
        return Raised(BadSetting(f"{told}; install the same version everywhere"))
    return done(work, shard)


def _knock(address: str) -> None:
    """Whether anybody is there at all: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadSetting(f"--cluster: {address!r} is not {AUTO} or an address such as host:{_PORT}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise BadSetting(f"--cluster: nobody answers at {address}: {error}") from error


def _ray() -> Any:
    try:
        import ray
        import ray.exceptions
    except ModuleNotFoundError as error:
        raise BadSetting(f"{error.name} is missing: install overrun[cluster]") from error
    return ray
