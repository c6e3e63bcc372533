"""Gymnasium's own check, on every game and with both kinds of actions."""

from __future__ import annotations

import importlib
import sys
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from overrun.bots import make_bot
from overrun.core.errors import BadSetting, GameEnded, IllegalAnswer
from overrun.envs.actions import LISTED, TABLE
from overrun.envs.encoding import PLANES, Scene
from overrun.envs.episode import OUTCOME, VALUE
from overrun.envs.gymnasium import SeatEnv, ids
from overrun.games import GAMES

WAYS = pytest.mark.parametrize(
    "how", [{"actions": TABLE}, {"actions": LISTED}, {"observe": PLANES}], ids=str
)
IDS = pytest.mark.parametrize("identity", [*ids()])
EVERY = pytest.mark.parametrize("game", [*GAMES])
ONE = next(iter(GAMES))


def play(env: SeatEnv, seed: int) -> tuple[list[float], list[Any]]:
    """The rewards of a game at random, and its observations."""
    draw = Random(seed)
    observation, _ = env.reset(seed=seed)
    rewards, seen, over = [], [observation], False
    while not over:
        action = draw.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, _ = env.step(action)
        rewards.append(float(reward))
        seen.append(observation)
    return rewards, seen


@IDS
@WAYS
def test_gymnasium_finds_nothing_wrong(identity: str, how: dict[str, Any]) -> None:
    env = gymnasium.make(identity, bots="random", **how)
    with warnings.catch_warnings():
        warnings.filterwarnings("error")
        check_env(env.unwrapped)


@EVERY
def test_the_same_seed_is_the_same_episode(game: str) -> None:
    first, again = (play(SeatEnv(game, bots="random"), 5) for _ in range(2))
    assert first[0] == again[0]
    for one, other in zip(first[1], again[1], strict=True):
        assert all(np.array_equal(array, other[name]) for name, array in one.items())


@EVERY
def test_the_outcome_is_what_is_earned(game: str) -> None:
    env = SeatEnv(game, bots="random", reward=OUTCOME)
    rewards, _ = play(env, 2)
    outcome = env.episode.table.outcome
    assert outcome is not None
    assert not any(rewards[:-1])
    assert rewards[-1] == (1.0 if env.seat in outcome.winners else -1.0)


@EVERY
def test_shaped_rewards_are_earned_on_the_way(game: str) -> None:
    plain, _ = play(SeatEnv(game, bots="random", reward=OUTCOME), 2)
    shaped, _ = play(SeatEnv(game, bots="random", reward=VALUE), 2)
    assert any(shaped[:-1])
    assert -1 <= plain[-1] - np.sum(shaped) <= 1  # what the first position was worth


@EVERY
def test_the_agent_sits_where_it_wants_to_and_bots_of_a_level_elsewhere(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = max(GAMES[game].seats)
    for mine in {0, players - 1, players // 2}:
        seated: list[tuple[str, str]] = []

        def seat(level: str, name: str, seed: str, seated: Any = seated) -> Any:
            seated.append((seed.rpartition("-")[2], level))
            return make_bot("random", name, seed)

        monkeypatch.setattr("overrun.envs.gymnasium.make_bot", seat)
        levels = [("random", "newcomer", "steady")[place % 3] for place in range(players - 1)]
        env = SeatEnv(game, players, seat=mine, bots=levels)
        seated.clear()
        observation, _ = env.reset(seed=1)
        others = [str(other) for other in range(players) if other != mine]
        assert seated[-len(others) :] == [*zip(others, levels, strict=True)]
        table, steps, over = env.episode.table, 0, False
        while not over and steps < 40:
            ask = env.episode.turn()
            assert ask.seat == mine
            own = env.episode.encoding.observation(Scene(table.state, mine, ask, env.episode.look))
            assert all(np.array_equal(observation[name], own[name]) for name in own)
            observation, _, over, _, _ = env.step(env.legal()[0])
            steps += 1
        assert [answer.seat for answer in table.answers].count(mine) == steps
        assert {answer.seat for answer in table.answers} > {mine}


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = SeatEnv(ONE, bots="random")
    observation, _ = env.reset(seed=1)
    illegal = int(np.argmin(observation["action_mask"]))
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(GameEnded, match="reset it"):
        env.step(0)
    strict = SeatEnv(ONE, bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer):
        strict.step(illegal)


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(BadSetting, match="there is no seat 99"):
        SeatEnv(ONE, seat=99)
    with pytest.raises(BadSetting, match="bots are needed, not 9"):
        SeatEnv(ONE, bots=["random"] * 9)
    with pytest.raises(BadSetting, match="unknown bot"):
        SeatEnv(ONE, bots="psychic")


def test_it_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(ONE, bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "\x1b" not in (env.render() or "\x1b")
    SeatEnv(ONE, bots="random", render_mode="human").reset(seed=1)
    assert env.render() in capsys.readouterr().out


def test_several_are_played_side_by_side() -> None:
    envs = gymnasium.make_vec(next(iter(ids())), 2, "sync", bots="random")
    observations, infos = envs.reset(seed=1)
    for _ in range(5):
        legal = [int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]]
        observations, _, _, _, infos = envs.step(np.array(legal))
    assert np.array_equal(infos["action_mask"], observations["action_mask"])


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("overrun.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ModuleNotFoundError, match=r"gymnasium is missing: install overrun\[envs\]"):
        importlib.import_module("overrun.envs")
