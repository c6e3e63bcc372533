"""Other harnesses' shapes: their loops, as their own programs write them."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, TypeVar, get_args

import pytest

from overrun.arena.adapters.textarena import TextArenaEnv
from overrun.arena.adapters.verifiers import OverrunRollout, environment, rows, taskset
from overrun.core.errors import BadSetting, GameEnded

ID = "overrun/long-night:listed-v1"
PAGE = Path(__file__).parents[2] / "docs" / "arena.md"


def any_option(observation: str, draw: Random) -> str:
    """What a model would write that takes any of the answers."""
    ids = re.findall(r"^(\S+) \(", observation.split("The answers:\n")[-1], re.M)
    return f'Hm. {{"answer": "{draw.choice(ids)}"}}'


# -- TextArena -------------------------------------------------------------------------------


def played(env: TextArenaEnv, seed: int, slips: bool = False) -> tuple[Any, list[str]]:
    """The loop of TextArena's own examples."""
    env.reset(num_players=3, seed=seed)
    draw, told, done = Random(seed), [], False
    while not done:
        player, observation = env.get_observation()
        told.append(f"{player}: {observation}")
        slip = slips and draw.random() < 0.2
        done, info = env.step("dance" if slip else any_option(observation, draw))
        assert ("error" in info) == slip
    return env.close(), told


def test_all_seats_are_played_through_one_environment() -> None:
    env = TextArenaEnv(ID)
    (rewards, infos), told = played(env, 5)
    assert set(rewards) == {0, 1, 2}
    assert set(rewards.values()) <= {-1, 1}
    assert all(info["role"] for info in infos.values())
    assert not any(info["invalid_move"] for info in infos.values())
    assert sum("You play The Long Night" in each for each in told) == 3, "each is briefed once"
    assert played(TextArenaEnv(ID), 5)[1] == told, "a seed gives the same game"
    assert played(TextArenaEnv(ID), 6)[1] != told


def test_mistakes_are_told_and_cost_nothing() -> None:
    env = TextArenaEnv(ID)
    (rewards, infos), told = played(env, 5, slips=True)
    assert set(rewards) == {0, 1, 2}, "nobody is thrown out"
    assert sum("Your answer dance is not possible." in each for each in told) > 0
    assert sum(info["errors"]["illegal"] for info in infos.values()) > 0
    with pytest.raises(GameEnded):
        env.get_observation()
    with pytest.raises(GameEnded):
        TextArenaEnv(ID).step("end")


# -- verifiers -------------------------------------------------------------------------------


class Interaction:
    """A model, in the shape in which verifiers lets an environment talk to it."""

    def __init__(self, most: int = 1000, slips: float = 0.0) -> None:
        self.heard: list[str] = []
        self.draw, self.most, self.slips = Random(1), most, slips
        self.question = ""

    async def turn(self, message: str) -> Any:
        self.heard.append(message)
        if "The answers:" in message:
            self.question = message
        reply = any_option(self.question, self.draw)
        if self.draw.random() < self.slips:
            reply = "I would rather dance."
        return SimpleNamespace(terminated=len(self.heard) > self.most, last_reply=reply)


def test_a_model_talks_its_way_through_a_game() -> None:
    game, model = OverrunRollout(ID, 3, players=3, bots="random"), Interaction(slips=0.2)
    assert game.seat == 0, "the seat moves on with the seed"
    asyncio.run(game.converse(model))
    assert game.is_over
    assert game.reward in (0.0, 1.0)
    assert game.metrics["asked"] > 3
    assert game.metrics["nonsense"] > 0
    assert (
        len(model.heard)
        == game.metrics["asked"] + game.metrics["nonsense"] - (game.metrics["defaults"])
    )


def test_a_talk_that_is_broken_off_leaves_a_game_that_is_not_won() -> None:
    game = OverrunRollout(ID, 3, players=3, bots="random")
    asyncio.run(game.converse(Interaction(most=1)))
    assert not game.is_over
    assert game.reward == 0


def test_tasks_are_games_by_their_seeds() -> None:
    found = [*rows(ID, 2, players=3, bots="random")]
    assert [row["name"] for row in found] == [f"{ID}#0", f"{ID}#1"]
    again = OverrunRollout(**found[1]["info"])
    assert again.seat == 1
    assert again.system_prompt == found[1]["system_prompt"]
    with pytest.raises(BadSetting, match="no seat 7 at a table of 3"):
        OverrunRollout(ID, 1, players=3, seat=7)
    with pytest.raises(BadSetting, match="unknown bot"):
        OverrunRollout(ID, 1, bots="psychic")


class StandIn(ModuleType):
    """What of verifiers our tasks and environment are made of; the package is too large for
    everybody's environment."""

    D, S, C = TypeVar("D"), TypeVar("S"), TypeVar("C")

    class TaskData:
        def __init__(self, **data: Any) -> None:
            self.__dict__.update(data)

    class Task(Generic[D, S, C]):
        def __init__(self, data: Any, config: Any) -> None:
            self.data, self.config = data, config

    class Taskset(Generic[D, C]):
        def __init__(self, config: Any) -> None:
            self.config = config

    class Env(Generic[C]):
        pass

    class AgentConfig:
        def __init__(self, harness: dict[str, str] | None = None) -> None:
            self.harness = harness

    class State: ...

    class TaskConfig: ...

    class TasksetConfig:
        task = "how tasks are scored"

    class EnvConfig: ...


class Trace:
    """What is written down of a talk."""

    def __init__(self) -> None:
        self.rewards: dict[str, tuple[float, float]] = {}
        self.metrics: dict[str, float] = {}

    def record_reward(self, name: str, value: float, weight: float) -> None:
        self.rewards[name] = value, weight

    def record_metric(self, name: str, value: float) -> None:
        self.metrics[name] = value


def test_the_tasks_and_the_environment_of_verifiers_play_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tried with the package itself, too: version 0.4, with an endpoint on this machine."""
    package, stand_in = ModuleType("verifiers"), StandIn("verifiers.v1")
    package.v1 = stand_in  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "verifiers", package)
    monkeypatch.setitem(sys.modules, "verifiers.v1", stand_in)
    made = taskset(ID, 2, players=3, bots="random")(StandIn.TasksetConfig())
    tasks = [*made.load()]
    assert [task.data.name for task in tasks] == [f"{ID}#0", f"{ID}#1"]
    assert {task.config for task in tasks} == {"how tasks are scored"}
    assert all("You play The Long Night" in task.data.system_prompt for task in tasks)

    made_env = environment()
    (bound,) = get_args(made_env.__orig_bases__[0])
    assert bound.player.harness == {"id": "null"}, "a talk, without tools and a shell"
    model, trace, talks = Interaction(), Trace(), []

    class Player:
        @asynccontextmanager
        async def interaction(self, task: Any) -> AsyncIterator[Any]:
            talks.append(task)
            model.trace = trace  # type: ignore[attr-defined]
            yield model

    asyncio.run(made_env().run(tasks[1], SimpleNamespace(player=Player())))
    assert talks == [tasks[1]]
    assert trace.metrics["asked"] == len(model.heard) > 3
    assert trace.rewards["won"][0] in (0.0, 1.0)
    shown: dict[str, Any] = {}
    exec(re.findall(r"```py\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0], shown)
    assert len([*shown["Night"](StandIn.TasksetConfig()).load()]) == 40
    assert shown["__all__"] == ["Night", "Environment"]

    again = OverrunRollout(ID, 1, players=3, bots="random")
    asyncio.run(again.converse(Interaction()))
    assert trace.rewards == {"won": (again.reward, 1.0)}
    assert trace.metrics == again.metrics
