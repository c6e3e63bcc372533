"""Let an oracle look at many games: ``python -m tests.oracle zombie-terror --games 300``."""

from __future__ import annotations

import argparse
import sys

from tests.oracle import long_night, zombie_terror
from tests.oracle.watching import Difference, Tally, watch

ORACLES = {
    "long-night": long_night.LongNightOracle,
    "zombie-terror": zombie_terror.ZombieTerrorOracle,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.oracle", description=__doc__)
    parser.add_argument("game", choices=sorted(ORACLES))
    parser.add_argument("--games", type=int, default=100, help="how many games (100)")
    parser.add_argument("--seed", default="oracle", help="what the games' seeds begin with")
    parser.add_argument("--only", metavar="SEED", help="only the game of this seed")
    parser.add_argument(
        "--set", metavar="NAME=VALUE", action="append", default=[], help="only such games"
    )
    parser.add_argument("--go-on", action="store_true", help="do not stop at a difference")
    given = parser.parse_args()
    seeds = [given.only] if given.only else [f"{given.seed}/{n}" for n in range(given.games)]
    chosen = dict(each.split("=", 1) for each in given.set)
    total, faults = Tally(), 0
    for number, seed in enumerate(seeds, 1):
        try:
            played = watch(given.game, ORACLES[given.game], [seed], chosen=chosen)
        except Difference as difference:
            print(f"\n{difference}\n")
            faults += 1
            if not given.go_on:
                return 1
            continue
        total.add(played)
        print(f"\r{number} of {len(seeds)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(total)
    print(f"{faults} games with a difference" if faults else "no difference")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
