"""Measures random play of Overrun's games as environments, and prints the results as JSON.

    python env_runner.py 3

It runs in Overrun's own environment, and plays as peer_runner.py plays PettingZoo's own games:
an observation is made for every decision, and the legal actions are looked up in its mask.
Eight tables at once are played beside Gymnasium's own vector of the same environment.
"""

import json
import random
import sys
from functools import partial
from typing import Any

import numpy
from gymnasium.vector import SyncVectorEnv, VectorEnv

from overrun.envs import pettingzoo
from overrun.envs.gymnasium import SeatEnv
from overrun.envs.vector import SeatVectorEnv
from overrun.games import GAMES
from peer_runner import SEED, PlayOneGame, agents_in_turn, measure

WAYS: dict[str, dict[str, Any]] = {
    "look": {},
    "look, listed": {"actions": "listed"},
    "look, listed without rows": {"actions": "listed", "features": 0},
    "planes": {"observe": "planes"},
    "planes, listed without rows": {"observe": "planes", "actions": "listed", "features": 0},
}
TABLES = 8
SEATED: dict[str, Any] = {"observe": "planes", "bots": "random"}


def tables_at_once(envs: VectorEnv[Any, Any, Any]) -> PlayOneGame:
    """Fifty steps at each of several tables, as often as wanted."""
    rng = random.Random(SEED)
    observations, _infos = envs.reset(seed=SEED)

    def play_on() -> int:
        nonlocal observations
        for _ in range(50):
            legal = [numpy.flatnonzero(row) for row in observations["action_mask"].astype(bool)]
            actions = [int(rng.choice(each)) if len(each) else 0 for each in legal]
            observations, *_ = envs.step(numpy.array(actions))
        return 50 * envs.num_envs

    return play_on


def main() -> None:
    """Measure every game in every way, each for as long as the command line says."""
    seconds = float(sys.argv[1])
    results = {
        f"{game}, env, {way}": measure(agents_in_turn(pettingzoo.env(game, **options)), seconds)
        for game in GAMES
        for way, options in WAYS.items()
    }
    for game in GAMES:
        ours = SeatVectorEnv(game, TABLES, **SEATED)
        theirs = SyncVectorEnv([partial(SeatEnv, game, **SEATED)] * TABLES)
        for name, envs in (("", ours), (", SyncVectorEnv", theirs)):
            way = f"{game}, env, {TABLES} tables{name}"
            results[way] = measure(tables_at_once(envs), seconds)
    print(json.dumps(results))


if __name__ == "__main__":
    main()
