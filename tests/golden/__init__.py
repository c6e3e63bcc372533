"""Golden games: finished games that must replay to the same hash for ever.

There is one for each ending of each game, and one for each further way to an ending that a game
names: endings that need certain settings, and settings that want endings of their own, are
``FURTHER`` in ``tests/games/<game>/golden.py``; its ``MATCHES`` are what its bots play. ``python -m
tests.golden`` makes those anew whose rules have changed on purpose; the commit that does so says
why. The matches between bots are in ``matches.py``.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from overrun.bots import let_answer, make_bot, usual_bot
from overrun.core.errors import BadSetting
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.table import Table
from overrun.games import GAMES, part

FOLDER = Path(__file__).parent
MOST_TRIES = 400


class Scenario(NamedTuple):
    """A way for a game to end: the name of its file, the ending, and settings that it needs."""

    name: str
    ending: str
    settings: Mapping[str, str] = MappingProxyType({})


def scenarios(game: Game[Any]) -> tuple[Scenario, ...]:
    """One for each ending of the game, then what else it names."""
    own = part("tests.games", game.name, "golden")
    further: tuple[Scenario, ...] = getattr(own, "FURTHER", ())
    named = {each.name for each in further}
    plain = [Scenario(ending, ending) for ending in game.endings if ending not in named]
    return (*plain, *further)


def path_of(game: str, name: str) -> Path:
    return FOLDER / game / f"{name}.json"


def golden(game: Game[Any], scenario: Scenario) -> Log:
    """A game that ends so: bots and chance play until one does."""
    for number in range(MOST_TRIES):
        seed = f"golden/{scenario.name}/{number}"
        draw = random.Random(seed)
        settings = {each.name: draw.choice(each.values) for each in game.settings}
        settings = settings if number % 2 else {}
        seats = draw.choice(game.seats) if len(game.seats) > 1 else game.seats.start
        try:
            chosen = {**settings, **scenario.settings}
            table = Table.new(game, seats=seats, settings=chosen, seed=seed)
        except BadSetting:  # settings that exclude each other
            continue
        # some endings are for those who play well, and others for those who do not
        names = ("random", usual_bot(game.name)) if number % 4 < 2 else (usual_bot(game.name),)
        bots = [make_bot(draw.choice(names), game.name, f"{seed}/{seat}") for seat in range(seats)]
        while not table.ended:
            if scenario.ending == "conceded" and len(table.answers) >= 60 // (number + 1):
                table.concede(table.asks[0].seat)
                break
            ask = table.asks[0]
            let_answer(table, ask, bots[ask.seat])
        assert table.outcome is not None
        if table.outcome.reason == scenario.ending:
            return table.log
    raise AssertionError(f"no game of {game.name} became {scenario.name} in {MOST_TRIES} tries")


def make_all() -> None:
    """Write what is missing or does not replay any more."""
    for game in GAMES.values():
        for scenario in scenarios(game):
            path = path_of(game.name, scenario.name)
            kept = None
            try:
                log = Log.read(path)
                again = Table.replay(game, log)
                if again.log.hash == log.hash:
                    continue
                if again.outcome is not None and again.outcome.reason == scenario.ending:
                    kept = again.log  # the same answers still lead there
            except Exception as error:
                print(f"{path.name}: {error}")
            path.parent.mkdir(exist_ok=True)
            (kept or golden(game, scenario)).save(path)
            print(f"{path.name}: made anew")
