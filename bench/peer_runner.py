"""Measures random play of one game of one peer library, and prints the result as JSON.

    python peer_runner.py "RLCard uno" 3

It runs inside the peers' own environment (see peers.py), so it imports nothing of Overrun's
and, of the peers, only the library that is asked for.

What is counted: a *decision* is one action, chosen at random among those that the library
says are legal, taken by a player through the library's ordinary step call. Dealing, shuffling
and resolving chance belong to the time but are not counted as decisions. Whole games are
played until the time is up. Time is that of the processor, so that a busy machine matters less.
"""

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

SEED = 20240229

PlayOneGame = Callable[[], int]
"""Plays one whole game and returns the number of decisions in it."""


def rlcard_game(name: str) -> PlayOneGame:
    """RLCard through `env.step`, without the overhead of agents and of recorded trajectories.

    Every step extracts the observation of the next player and the legal actions: that is
    part of RLCard's `step`, so it is part of the time.
    """
    import rlcard

    rng = random.Random(SEED)
    env = rlcard.make(name, config={"seed": SEED})

    def play_one_game() -> int:
        decisions = 0
        state, _player = env.reset()
        while not env.is_over():
            state, _player = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play_one_game


def rlcard_run(name: str) -> PlayOneGame:
    """RLCard as its documentation plays: `env.run` with its own random agents.

    The trajectories that it records are part of the time.
    """
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play_one_game() -> int:
        trajectories, _payoffs = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play_one_game


def openspiel_game(name: str) -> PlayOneGame:
    """OpenSpiel's C++ games through its Python binding; no observation is asked for."""
    import pyspiel

    rng = random.Random(SEED)
    game = pyspiel.load_game(name)

    def play_one_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play_one_game


def pettingzoo_game(name: str) -> PlayOneGame:
    """One of PettingZoo's own games with its ordinary wrappers."""
    import importlib

    return agents_in_turn(importlib.import_module(f"pettingzoo.classic.{name}").env())


def agents_in_turn(env: Any) -> PlayOneGame:
    """Any environment of PettingZoo's, through `env.last` and `env.step`.

    `env.last` makes the observation, which is the only way to learn the legal actions.
    """
    import numpy

    rng = random.Random(SEED)
    env.reset(seed=SEED)  # once: seeding rebuilds the game, so it must not be timed

    def play_one_game() -> int:
        decisions = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)  # the library's way to take a player off the table
                continue
            # numpy looks through truth values several times as fast as through numbers
            legal = numpy.flatnonzero(observation["action_mask"].astype(bool))
            env.step(int(rng.choice(legal)))
            decisions += 1
        return decisions

    return play_one_game


GAMES: dict[str, tuple[Callable[[str], PlayOneGame], str]] = {
    "RLCard uno": (rlcard_run, "uno"),
    "RLCard uno, bare env.step": (rlcard_game, "uno"),
    "RLCard leduc-holdem": (rlcard_game, "leduc-holdem"),
    "OpenSpiel gin_rummy": (openspiel_game, "gin_rummy"),
    "OpenSpiel hanabi": (openspiel_game, "hanabi"),
    "OpenSpiel tic_tac_toe": (openspiel_game, "tic_tac_toe"),
    "PettingZoo tictactoe_v3": (pettingzoo_game, "tictactoe_v3"),
    "PettingZoo connect_four_v3": (pettingzoo_game, "connect_four_v3"),
    "PettingZoo leduc_holdem_v4": (pettingzoo_game, "leduc_holdem_v4"),
}
"""The name that the table shows, starting with the library's, and how to play that game."""


def measure(play_one_game: PlayOneGame, seconds: float) -> dict[str, float]:
    """Play whole games for at least `seconds`, after one game to warm up."""
    play_one_game()
    decisions = games = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += play_one_game()
        games += 1
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
    }


def main() -> None:
    """Measure the game that the command line names, for as long as it says."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    make_game, library_name = GAMES[name]
    print(json.dumps(measure(make_game(library_name), seconds)))


if __name__ == "__main__":
    main()
