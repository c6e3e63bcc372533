"""Every kind of environment, over settings at random and all numbers of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from overrun.envs import pettingzoo
from overrun.envs.actions import LISTED
from overrun.envs.encoding import LOOK, PLANES
from overrun.envs.gymnasium import SeatEnv
from overrun.games import GAMES
from tests.envs.test_encoding import settled

EVERY = pytest.mark.parametrize("game", [*GAMES])
WAYS: tuple[dict[str, Any], ...] = ({"observe": PLANES}, {"observe": LOOK, "actions": LISTED})
LEAST = 4
"""So many games are played at least."""


def kinds(game: str) -> Iterator[tuple[Random, int, dict[str, Any]]]:
    """For each number of players some settings, by turns with each kind of actions and numbers."""
    numbers = GAMES[game].seats
    for seats in numbers:
        for number in range(-(-LEAST // len(numbers))):
            draw = Random(f"{game}/{seats}/{number}")
            how = {"players": seats, "settings": settled(game, draw, seats)}
            yield draw, seats, {**how, **WAYS[(seats + number) % 2]}


def drawn(draw: Random, mask: Any) -> int:
    return int(draw.choice(np.flatnonzero(mask)))


@EVERY
def test_agents_take_turns_to_the_end(game: str) -> None:
    for draw, seats, how in kinds(game):
        env = pettingzoo.env(game, **how)
        env.reset(seed=1)
        earned = dict.fromkeys(env.agents, 0.0)
        assert len(earned) == seats
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            earned[agent] += reward
            assert {*observation} == {*env.observation_space(agent)}
            env.step(None if over else drawn(draw, observation["action_mask"]))
        assert [*earned.values()] == [env.episode.result(seat) for seat in range(seats)]


@EVERY
def test_all_act_at_once_to_the_end(game: str) -> None:
    for draw, seats, how in kinds(game):
        env = pettingzoo.parallel_env(game, **how)
        observations, _ = env.reset(seed=1)
        earned = dict.fromkeys(env.agents, 0.0)
        assert len(earned) == seats
        while env.agents:
            assert [*observations] == env.agents
            actions = {
                agent: drawn(draw, seen["action_mask"]) for agent, seen in observations.items()
            }
            observations, rewards, *_ = env.step(actions)
            earned = {agent: earned[agent] + rewards[agent] for agent in earned}
        assert [*earned.values()] == [env.episode.result(seat) for seat in range(seats)]


@EVERY
def test_one_seat_plays_with_bots_to_the_end(game: str) -> None:
    for draw, seats, how in kinds(game):
        env = SeatEnv(game, seat=draw.randrange(seats), bots="random", **how)
        observation, _ = env.reset(seed=1)
        over, rewards = False, [0.0]
        while not over:
            observation, reward, over, _, _ = env.step(drawn(draw, observation["action_mask"]))
            rewards.append(float(reward))
        assert env.observation_space.contains(observation)
        assert not any(rewards[:-1])
        assert rewards[-1] == env.episode.result(env.seat)
