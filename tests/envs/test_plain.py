"""A game that has nothing but its rules is an environment, too."""

from __future__ import annotations

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test

from overrun.core.errors import BadSetting
from overrun.envs import pettingzoo
from overrun.envs.actions import LISTED
from overrun.envs.gymnasium import register
from overrun.envs.plain import COLUMNS, MOST, PlainLook, facts
from overrun.games import GAMES
from tests.core.toy import Toy


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a game that only the tests know."""
    monkeypatch.setitem(GAMES, Toy.name, Toy())
    return Toy.name


def test_it_is_found_by_its_name(toy: str) -> None:
    api_test(pettingzoo.lanterns_v1.env(), num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(toy, actions=LISTED), num_cycles=20)


def test_gymnasium_is_told_of_it() -> None:
    register()
    try:
        check_env(gymnasium.make("overrun/Lanterns-v1").unwrapped)
    finally:
        del gymnasium.registry["overrun/Lanterns-v1"]


def test_its_view_becomes_numbers(toy: str) -> None:
    look = PlainLook({"oil": 7, "far": 10**9}, 0)
    assert sorted(look.position)[-2:] == [7, MOST]
    assert len(look.position) == COLUMNS == len(look.NUMBERS)
    assert dict(facts({"a": [None, 2]}, "view")) == {"view/a/1": 2}


def test_it_has_no_learned_value(toy: str) -> None:
    with pytest.raises(BadSetting, match="nothing was learned of lanterns"):
        pettingzoo.env(toy, reward="value")
