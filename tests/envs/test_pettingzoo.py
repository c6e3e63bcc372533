"""PettingZoo's own tests, on every game and with both kinds of actions."""

from __future__ import annotations

import re
import warnings
from functools import partial
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from overrun.core.errors import BadSetting, IllegalAnswer
from overrun.envs import pettingzoo
from overrun.envs.actions import LISTED, TABLE
from overrun.envs.encoding import PLANES
from overrun.envs.episode import OUTCOME, VALUE
from overrun.envs.turns import TurnsEnv
from overrun.games import GAMES, folder

WAYS = pytest.mark.parametrize(
    "how", [{"actions": TABLE}, {"actions": LISTED}, {"observe": PLANES}], ids=str
)
EVERY = pytest.mark.parametrize("game", [*GAMES])
ONE = next(iter(GAMES))


def play(env: TurnsEnv, seed: int) -> dict[str, float]:
    """What each agent earns in a game of random players."""
    draw = Random(seed)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        earned[agent] += reward
        assert env.observation_space(agent).contains(observation)
        env.step(None if over else draw.choice(np.flatnonzero(observation["action_mask"])))
    return earned


@EVERY
@WAYS
def test_pettingzoo_finds_nothing_wrong(game: str, how: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        # it knows by their names the environments whose observations may be dicts
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        # nobody can act when the game is over
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(pettingzoo.env(game, **how), num_cycles=60)


@EVERY
@WAYS
def test_the_same_seed_is_the_same_game(game: str, how: dict[str, Any]) -> None:
    every_info = ("view", "text", "options")
    seed_test(partial(pettingzoo.env, game, infos=every_info, **how), num_cycles=10)


@EVERY
def test_it_can_be_looked_at(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        partial(pettingzoo.env, game), {"ansi": lambda text: "\x1b" not in text, "svg": is_picture}
    )
    assert capsys.readouterr().out


def is_picture(svg: str) -> bool:
    """Whether it is a whole SVG, with colours, that brings all it needs and says what is asked."""
    root = ElementTree.fromstring(svg)
    words = "".join(root.itertext()).replace("\xa0", " ")
    colours = {*re.findall(r"fill: ?(#\w+)", svg)}
    outside = re.findall(r"(?:href=|url\()(?!#)", svg)
    return root.tag.endswith("svg") and len(colours) > 2 and not outside and len(words) > 500


@EVERY
def test_every_game_has_a_name_of_its_own(game: str) -> None:
    module = getattr(pettingzoo, f"{folder(game)}_v1")
    assert str(module.env()) == f"{folder(game)}_v1"
    assert module.raw_env(actions=LISTED).episode.game is GAMES[game]


def test_no_other_name_is_known() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess_v1'"):
        pettingzoo.chess_v1  # noqa: B018
    with pytest.raises(BadSetting, match="unknown game"):
        pettingzoo.env("chess")


@EVERY
def test_the_outcome_is_the_reward(game: str) -> None:
    env = pettingzoo.env(game)
    earned = play(env, 3)
    outcome = env.episode.table.outcome
    assert outcome is not None
    won = [1.0 if seat in outcome.winners else -1.0 for seat in range(env.max_num_agents)]
    assert [*earned.values()] == won


@EVERY
def test_the_rises_of_the_value_add_up_to_the_outcome(game: str) -> None:
    env = pettingzoo.env(game, reward=VALUE)
    plain = play(pettingzoo.env(game, reward=OUTCOME), 3)
    shaped = play(env, 3)
    for agent, result in plain.items():
        first = result - shaped[agent]  # the value when the agent was first asked
        assert -1 <= first <= 1
    assert plain != shaped


def test_an_illegal_action_loses() -> None:
    env = pettingzoo.env(ONE)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards.pop(agent) == -1
    assert set(env.rewards.values()) == {0.0}
    assert env.infos[agent]["illegal"]


def test_an_illegal_action_may_raise_instead() -> None:
    env = pettingzoo.env(ONE, illegal="raise", actions=LISTED)
    env.reset(seed=1)
    before = env.episode.table.answered
    with pytest.raises(IllegalAnswer, match="not an action that answers"):
        env.step(env.action_space(env.agent_selection).n - 1)
    assert env.episode.table.answered == before
    assert not any(env.terminations.values())


@pytest.mark.parametrize("what", ["actions", "reward", "illegal"])
def test_a_wrong_name_is_refused_with_those_that_are_known(what: str) -> None:
    with pytest.raises(BadSetting, match="not 'psychic'"):
        pettingzoo.env(ONE, **{what: "psychic"})


@EVERY
def test_infos_have_what_was_asked_for(game: str) -> None:
    env = pettingzoo.env(game, infos=("view", "text", "options"))
    env.reset(seed=2)
    observation, _, _, _, info = env.last()
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    assert [*np.flatnonzero(info["action_mask"])] == sorted(info["options"]) == sorted(env.legal())
    info["action_mask"][:] = 0  # what somebody does with one changes no other
    assert observation["action_mask"].any()
    assert env.last()[0]["action_mask"].any()
    assert isinstance(info["view"], dict)
    assert info["text"].count("\n") > 3


def test_without_a_seed_the_games_go_on_from_the_last_one() -> None:
    def deals(env: TurnsEnv) -> list[str]:
        env.reset(seed=7)
        first = env.episode.table.header.seed
        env.reset()
        return [first, env.episode.table.header.seed]

    assert deals(pettingzoo.env(ONE)) == deals(pettingzoo.env(ONE))
    assert len({*deals(pettingzoo.env(ONE))}) == 2


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.races])
def test_of_those_who_act_at_once_nobody_waits_for_ever(game: str) -> None:
    env, draw = pettingzoo.env(game), Random(1)
    env.reset(seed=1)
    racing = alternating = 0
    while not any(env.terminations.values()):
        seat, before = env.agent_selection, len(env.episode.table.racing)
        env.step(draw.choice(env.legal()))
        if before > 1 and len(env.episode.table.racing) > 1:
            racing += 1
            alternating += env.agent_selection != seat
    assert racing
    assert alternating == racing
