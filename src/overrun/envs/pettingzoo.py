"""The games for PettingZoo: agents take turns (AEC), or those who are asked act at once (parallel).

>>> from overrun.envs import pettingzoo
>>> env = pettingzoo.env("zombie-terror", actions="listed")
>>> env.reset(seed=1)
>>> env.agent_selection, int(env.last()[0]["action_mask"].sum())
('player_0', 12)

Every game has a name of its own as well, as PettingZoo's modules have:

>>> pettingzoo.zombie_terror_v1.env().metadata["name"]
'zombie_terror_v1'
>>> pettingzoo.zombie_terror_v1.parallel_env().possible_agents
['player_0', 'player_1']
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

from overrun.envs.agents import name_of
from overrun.envs.at_once import AtOnceEnv
from overrun.envs.turns import TurnsEnv
from overrun.games import GAMES

env = raw_env = TurnsEnv
parallel_env = AtOnceEnv


def __getattr__(name: str) -> SimpleNamespace:
    """``long_night_v1``: what PettingZoo's own modules have, for one game."""
    for game in GAMES:
        if name == name_of(game):
            return SimpleNamespace(
                env=partial(env, game),
                raw_env=partial(raw_env, game),
                parallel_env=partial(parallel_env, game),
            )
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
