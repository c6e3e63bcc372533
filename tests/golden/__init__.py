"""Golden games: finished games that must replay to the same hash for ever, one for each ending.

``python -m tests.golden`` makes those anew whose rules have changed on purpose; the commit that
does so says why.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from overrun.bots import bot_names, let_answer, make_bot
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES

FOLDER = Path(__file__).parent
MOST_TRIES = 400


def path_of(game: str, ending: str) -> Path:
    return FOLDER / game / f"{ending}.json"


def golden(game: Game[Any], ending: str) -> Log:
    """A game that ends so: bots and chance play until one does."""
    for number in range(MOST_TRIES):
        seed = f"golden/{ending}/{number}"
        draw = random.Random(seed)
        settings = {each.name: draw.choice(each.values) for each in game.settings}
        settings = settings if number % 2 else {}
        try:
            table = Table.new(game, settings=settings, seed=seed)
        except Exception:  # settings that exclude each other
            continue
        names = bot_names(game.name)
        bots = [make_bot(draw.choice(names), game.name, f"{seed}/{seat}") for seat in range(8)]
        while not table.ended:
            if ending == "conceded" and len(table.answers) == 60:
                table.concede(table.asks[0].seat)
                break
            ask = table.asks[0]
            let_answer(table, ask, bots[ask.seat])
        assert table.outcome is not None
        if table.outcome.reason == ending:
            return table.log
    raise AssertionError(f"no game of {game.name} ended by {ending} in {MOST_TRIES} tries")


def make_all() -> None:
    """Write what is missing or does not replay any more."""
    for game in GAMES.values():
        for ending in game.endings:
            path = path_of(game.name, ending)
            try:
                log = Log.read(path)
                if Table.replay(game, log).log.hash == log.hash:
                    continue
            except Exception as error:
                print(f"{path.name}: {error}")
            path.parent.mkdir(exist_ok=True)
            golden(game, ending).save(path)
            print(f"{path.name}: made anew")
