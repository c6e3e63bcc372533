"""PettingZoo's own tests of environments in which all who are asked act at once."""

from __future__ import annotations

import warnings
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from overrun.core.errors import IllegalAnswer
from overrun.envs import pettingzoo
from overrun.envs.actions import LISTED, TABLE
from overrun.envs.at_once import AtOnceEnv
from overrun.envs.encoding import PLANES
from overrun.envs.episode import VALUE
from overrun.games import GAMES

WAYS = pytest.mark.parametrize(
    "how", [{"actions": TABLE}, {"actions": LISTED}, {"observe": PLANES}], ids=str
)
EVERY = pytest.mark.parametrize("game", [*GAMES])
RACING = [name for name, game in GAMES.items() if game.races]
"""The games in which several act at the same time, each as often as they like."""
ONE = next(iter(GAMES))


def drawn(draw: Random, observations: dict[str, Any]) -> dict[str, int]:
    """For each agent something that its mask allows."""
    return {
        agent: int(draw.choice(np.flatnonzero(observation["action_mask"])))
        for agent, observation in observations.items()
    }


def play(env: AtOnceEnv, seed: int) -> tuple[dict[str, float], list[Any]]:
    """What each agent earns in a game of random players, and the infos on the way."""
    draw = Random(seed)
    observations, _ = env.reset(seed=seed)
    earned, told = dict.fromkeys(env.agents, 0.0), []
    while env.agents:
        observations, rewards, *_, infos = env.step(drawn(draw, observations))
        earned = {agent: earned[agent] + rewards[agent] for agent in earned}
        told.append(infos)
    return earned, told


@EVERY
@WAYS
def test_pettingzoo_finds_nothing_wrong(game: str, how: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        parallel_api_test(pettingzoo.parallel_env(game, **how), num_cycles=80)


@EVERY
@WAYS
def test_pettingzoo_finds_the_same_game_for_the_same_seed(game: str, how: dict[str, Any]) -> None:
    parallel_seed_test(partial(pettingzoo.parallel_env, game, **how), num_cycles=10)


@EVERY
def test_it_is_made_to_be_parallel_and_the_other_is_not(game: str) -> None:
    assert pettingzoo.parallel_env(game).metadata["is_parallelizable"] is True
    assert pettingzoo.env(game).metadata["is_parallelizable"] is False


@EVERY
def test_the_same_seed_is_the_same_game(game: str) -> None:
    first, again = (play(pettingzoo.parallel_env(game, infos=["options"]), 4) for _ in range(2))
    assert first[0] == again[0]
    assert [{a: i["options"] for a, i in each.items()} for each in first[1]] == [
        {a: i["options"] for a, i in each.items()} for each in again[1]
    ]


@EVERY
def test_games_are_played_to_their_end(game: str) -> None:
    env = pettingzoo.parallel_env(game)
    earned, _ = play(env, 2)
    outcome = env.episode.table.outcome
    assert outcome is not None
    won = [1.0 if seat in outcome.winners else -1.0 for seat in range(env.max_num_agents)]
    assert [*earned.values()] == won


@EVERY
def test_the_rises_of_the_value_add_up(game: str) -> None:
    plain, _ = play(pettingzoo.parallel_env(game), 2)
    shaped, _ = play(pettingzoo.parallel_env(game, reward=VALUE), 2)
    assert all(-1 <= plain[agent] - shaped[agent] <= 1 for agent in plain)


@pytest.mark.parametrize("game", RACING)
def test_several_act_at_once_and_who_comes_too_late_is_asked_anew(game: str) -> None:
    env, draw = pettingzoo.parallel_env(game), Random(1)
    observations, infos = env.reset(seed=1)
    several = lost = 0
    while env.agents:
        table = env.episode.table
        before, first = table.answered, [ask.seat for ask in table.asks]
        actions = drawn(draw, observations)
        acting = [seat for seat in first if actions[env.agents[seat]] != env.wait]
        observations, *_, infos = env.step(actions)
        late = [seat for seat in acting if "lost" in infos[env.possible_agents[seat]]]
        order = [answer.seat for answer in table.answers[before:]]
        assert order == [seat for seat in acting if seat not in late]  # by right of way
        several += len(order) > 1
        lost += len(late)
    assert several
    assert lost


@pytest.mark.parametrize("game", RACING)
def test_what_may_be_done_besides_may_be_left_undone(game: str) -> None:
    env, draw = pettingzoo.parallel_env(game), Random(1)
    observations, _ = env.reset(seed=1)
    besides = 0
    while env.agents:
        due = [ask.seat for ask in env.episode.table.due]
        for seat in env.episode.table.waiting:
            mask = observations[env.agents[seat]]["action_mask"]
            assert mask[env.wait] == (seat not in due)
            assert mask.sum() > mask[env.wait]
            besides += seat not in due
        observations, *_ = env.step(drawn(draw, observations))
    assert besides


@EVERY
def test_who_is_not_asked_can_only_wait(game: str) -> None:
    env, draw = pettingzoo.parallel_env(game, max(GAMES[game].seats)), Random(1)
    observations, _ = env.reset(seed=1)
    for _ in range(40):
        wait, asked = env.wait, env.episode.table.waiting
        for seat, agent in enumerate(env.agents):
            legal = [*np.flatnonzero(observations[agent]["action_mask"])]
            assert (legal == [wait]) == (seat not in asked)
        observations, *_ = env.step(drawn(draw, observations))


def test_waiting_when_asked_is_illegal_and_so_is_acting_when_not() -> None:
    env = pettingzoo.parallel_env(ONE)
    env.reset(seed=1)
    (seat,) = env.episode.table.waiting
    guilty = env.agents[seat]
    _, rewards, over, _, infos = env.step({})
    assert rewards.pop(guilty) == -1
    assert {*rewards.values()} == {0.0}
    assert all(over.values())
    assert infos[guilty]["illegal"]
    assert env.agents == []
    strict = pettingzoo.parallel_env(ONE, illegal="raise")
    observations, _ = strict.reset(seed=1)
    idle = strict.agents[1 - seat]
    with pytest.raises(IllegalAnswer, match=idle):
        strict.step({**drawn(Random(1), observations), idle: 0})
