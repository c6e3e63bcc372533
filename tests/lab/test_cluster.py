"""Work on a cluster: a stand-in for Ray does what the crew asks of it, in this process."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from overrun.core.errors import BadSetting
from overrun.lab import cluster, keeping
from overrun.lab.cluster import AHEAD, Cluster, ClusterGone
from overrun.lab.shards import HERE, Lost, crew_of
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

ARENA = (
    "arena long-night mine=random --players 2 --blocks 2 --against random --seed s --json "
    "--option mode=cooperative"
)
SIMULATE = "simulate zombie-terror --bots random --games 7 --seed s --json"


class RayError(Exception): ...


class RayTaskError(RayError): ...


class RaySystemError(RayError): ...


class WorkerCrashedError(RayError): ...


class StandIn(ModuleType):
    """The few calls of Ray's that we use; shards are done in any order."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions: Any = ModuleType("ray.exceptions")
        for kind in (RayError, RayTaskError, RaySystemError, WorkerCrashedError):
            setattr(self.exceptions, kind.__name__, kind)
        self.begun: list[dict[str, Any]] = []
        self.running_here = False
        self.trouble: list[Exception] = []
        self.draw = Random(1)
        self.most = 0
        self.cancelled = 0

    def is_initialized(self) -> bool:
        return bool(self.begun)

    def init(self, **how: Any) -> None:
        if how.get("address") == "auto" and not self.running_here:
            raise ConnectionError("no cluster is running here")
        self.begun.append(how)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, **how: Any) -> Callable[[Any], Any]:
        assert how == {"max_retries": 0}, "who dies is looked after by the crew"

        def handle(function: Any) -> Any:
            made = ModuleType("handle")
            made.remote = lambda *arguments: _Task(function, arguments)  # type: ignore[attr-defined]
            return made

        return handle

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(tasks))
        assert num_returns == 1
        done = self.draw.choice(tasks)
        return [done], [each for each in tasks if each is not done]

    def get(self, task: Any) -> Any:
        if self.trouble:
            raise self.trouble.pop()
        return task()

    def cancel(self, task: Any, force: bool) -> None:
        self.cancelled += 1


class _Task:
    def __init__(self, function: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.function, self.arguments = function, arguments

    def __call__(self) -> Any:
        return self.function(*self.arguments)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    stand_in = StandIn()
    monkeypatch.setitem(sys.modules, "ray", stand_in)
    monkeypatch.setitem(sys.modules, "ray.exceptions", stand_in.exceptions)
    return stand_in


def double(number: int) -> int:
    if number == 99:
        raise BadSetting("not this one")
    return 2 * number


def test_the_same_in_the_same_order(ray: StandIn) -> None:
    crew = Cluster("auto", 3)
    assert list(crew.in_order(double, range(20))) == list(HERE.in_order(double, range(20)))
    assert ray.most == AHEAD * crew.hands == 6
    with pytest.raises(BadSetting, match="not this one"):
        list(crew.in_order(double, [99, *range(30)]))
    assert ray.cancelled, "nobody goes on for nothing"


def test_auto_joins_what_runs_here_or_begins_its_own(ray: StandIn) -> None:
    Cluster("auto", 2)
    assert [how.get("num_cpus") for how in ray.begun] == [2]
    ray.begun.clear()
    ray.running_here = True
    Cluster("auto")
    assert [how.get("address") for how in ray.begun] == ["auto"]


def test_a_lost_worker_costs_its_shard_and_a_lost_cluster_says_so(ray: StandIn) -> None:
    crew = Cluster("auto")
    ray.trouble = [WorkerCrashedError("out of memory")]
    assert list(crew.in_order(double, range(5))) == [0, 2, 4, 6, 8]
    ray.trouble = [WorkerCrashedError("again")] * 2
    with pytest.raises(Lost, match="WorkerCrashedError: again"):
        list(crew.in_order(double, [1]))
    ray.trouble = [RayTaskError("No module named 'overrun'")]
    with pytest.raises(BadSetting, match="a machine cannot do the work: No module"):
        list(crew.in_order(double, range(5)))
    ray.trouble = [RaySystemError("the head is gone")]
    with pytest.raises(
        ClusterGone, match=r"does not answer any more .the head is gone.; with --keep"
    ):
        list(crew.in_order(double, range(5)))


def test_a_machine_with_other_sources_is_refused(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = Cluster("auto")
    prints = iter(["ours", "theirs"])
    monkeypatch.setattr(cluster, "print_of_sources", lambda: next(prints))
    with pytest.raises(BadSetting, match=r"other sources of Overrun \(theirs instead of ours\)"):
        list(crew.in_order(double, [1]))


def test_a_command_plays_the_same_on_a_cluster_and_keeps_what_it_lost(
    ray: StandIn, tmp_path: Path
) -> None:
    def figures(told: dict[str, Any]) -> dict[str, Any]:
        measured = ("seconds", "busy_seconds", "bot_times", "jobs")
        return {k: v for k, v in told.items() if k not in measured and "per" not in k}

    alone = shell(SIMULATE).json
    ray.get, get = partial(_fail_at, ray, [5]), ray.get  # type: ignore[method-assign]
    said = shell(f"{SIMULATE} --cluster auto --keep", tmp_path)
    assert "does not answer any more" in refusal(said)
    (file,) = tmp_path.glob("*.jsonl")
    assert len(file.read_bytes().splitlines()) == 1 + 4, "four were finished before"
    ray.get = get  # type: ignore[method-assign]
    again = shell(f"{SIMULATE} --cluster auto --keep", tmp_path).json
    assert figures(again) == figures(alone)
    assert again["jobs"] == 3
    assert len(file.read_bytes().splitlines()) == 1 + 7


def test_the_arena_plays_the_same_on_a_cluster_and_keeps_what_came_back(
    ray: StandIn, tmp_path: Path
) -> None:
    def figures(told: dict[str, Any]) -> Any:
        return [{**agent, "seconds": None} for agent in told["agents"].values()]

    alone = shell(ARENA).json
    ray.get, get = partial(_fail_at, ray, [3]), ray.get  # type: ignore[method-assign]
    assert "does not answer any more" in refusal(shell(f"{ARENA} --cluster auto --keep", tmp_path))
    kept = {file: file.read_bytes() for file in (tmp_path / "mine").glob("0*")}
    assert (
        sorted(file.suffix for file in kept)
        == [".json", ".json", ".jsonl", ".jsonl"] + [".log"] * 2
    ), "the two games that came back"
    ray.get = get  # type: ignore[method-assign]
    again = shell(f"{ARENA} --cluster auto --keep", tmp_path).json
    assert figures(again) == figures(alone)
    assert {file: file.read_bytes() for file in kept} == kept
    assert len([*(tmp_path / "mine").glob("0*.json")]) == 4
    ray.begun.clear()
    assert figures(shell(f"{ARENA} --cluster auto --no-play --keep", tmp_path).json) == figures(
        alone
    )
    assert not ray.begun, "nobody is bothered for what is there"


def test_all_that_a_machine_does_for_the_arena_is_in_the_print_of_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Machines whose sources differ anywhere there would play or tell something else."""
    program = """
import sys
from overrun.arena.agents import read_spec
from overrun.arena.ids import read_id
from overrun.arena.playing import Arena, Entry, play
env = read_id("long-night")
arena = Arena(env=env, players=2, settings={}, against="random", seed="s", tries=3, timeout=9)
play(arena, Entry((read_spec(env.game, "python:tests.arena.players:AtRandom"),)), 0)
parts = {name.split(".")[1] for name in sys.modules if name.startswith("overrun.")}
print(*sorted(parts))
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    hashed: list[str] = []
    monkeypatch.setattr(keeping, "_add", lambda _, part, name: hashed.append(name))
    keeping.print_of_sources.__wrapped__()
    assert {"arena", "games", "text"} <= {*said.stdout.split()} <= {*hashed}


def _fail_at(ray: StandIn, left: list[int], task: Any) -> Any:
    left[0] -= 1
    if not left[0]:
        raise RaySystemError("the head is gone")
    return task()


def test_what_cannot_be_a_cluster_is_refused_at_once(
    ray: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{free.getsockname()[1]}"
    begun = time.monotonic()
    said = refusal(shell(f"{SIMULATE} --cluster {nobody}"))
    assert f"nobody answers at {nobody}" in said
    assert time.monotonic() - begun < 2 * cluster.PATIENCE
    assert "is not auto or an address" in refusal(shell(f"{SIMULATE} --cluster nowhere"))
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "install overrun[cluster]" in refusal(shell(f"{SIMULATE} --cluster auto"))
    with pytest.raises(BadSetting):
        crew_of(1, "auto")
