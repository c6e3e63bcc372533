"""What the server offers to take back is the same in all worlds that a player cannot tell apart.

The conformance checks look at some moments of each game; here it is the offer as clients get it,
after every answer, beside that in other worlds after the same one.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from overrun.core import conform
from overrun.core.errors import RulesError
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import GAMES, find
from overrun.server.undoing import Undoing

PROBES = 150
WORLDS = 2


def offers(table: Table[Any], ask: Ask, option: Option, seed: str) -> set[str]:
    """What is offered after an answer, in truth and in other worlds in which it could be given."""
    places = [table.fork(snapshots=True)]
    tries = {"tries": 1} if table.is_fresh else {}
    for number in range(WORLDS):
        try:
            world = table.world(ask.seat, f"{seed}/{number}", rekey=False, **tries)
        except RulesError:
            continue
        world.snapshots = True
        twin = next((each for each in world.asks if each.number == ask.number), None)
        if twin is not None and option in twin.options:
            places.append(world)
    for place in places:
        place.answer(ask.seat, ask.number, option)
    going_on = [place for place in places if not place.ended]
    return {Undoing().needs(place, ask.seat) for place in going_on}


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_taken_back_tells_nothing(game: str) -> None:
    draw = random.Random(f"undo/{game}")
    probes = 0
    while probes < PROBES:
        seats, settings = conform.any_settings(find(game), draw)
        seed = f"undo/{draw.random()}"
        table = Table.new(find(game), seats=seats, settings=settings, seed=seed)
        choose = conform.any_verb(draw)
        for step in range(120):
            if table.ended or probes == PROBES:
                break
            ask = draw.choice(table.asks)
            option = choose(table, ask)
            if draw.random() < 0.3:
                found = offers(table, ask, option, f"{seed}/{step}")
                assert len(found) <= 1, f"{seed}: {option} after {step} answers: {found}"
                probes += 1
            table.answer(ask.seat, ask.number, option)
