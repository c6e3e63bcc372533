"""Measures random play of Overrun's games through PettingZoo, and prints the results as JSON.

    python env_runner.py 3

It runs in Overrun's own environment, and plays as peer_runner.py plays PettingZoo's own games:
an observation is made for every decision, and the legal actions are looked up in its mask.
"""

import json
import sys
from typing import Any

from overrun.envs import pettingzoo
from overrun.games import GAMES
from peer_runner import agents_in_turn, measure

WAYS: dict[str, dict[str, Any]] = {
    "table": {"actions": "table"},
    "listed": {"actions": "listed"},
    "listed without rows": {"actions": "listed", "features": 0},
}


def main() -> None:
    """Measure every game in every way, each for as long as the command line says."""
    seconds = float(sys.argv[1])
    results = {
        f"{game}, env, {way}": measure(agents_in_turn(pettingzoo.env(game, **options)), seconds)
        for game in GAMES
        for way, options in WAYS.items()
    }
    print(json.dumps(results))


if __name__ == "__main__":
    main()
