"""Masters know no more than their seat does."""

from __future__ import annotations

from functools import partial
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from overrun.bots import let_answer, make_bot
from overrun.bots.base import Line
from overrun.bots.mind import knows
from overrun.bots.search.master import MasterBot
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import GAMES, find

LEARNED = [game for game in GAMES if knows(game)]
THOUGHTS = 4
"""So many times a master must have thought."""
EVERY = 3
"""Of so many asks one is tried."""


def thought(table: Table[Any], ask: Ask) -> tuple[Option, list[tuple[Line, list[int]]]]:
    """What a master answers there, and why."""
    bot = make_bot("master:8", table.game.name, "secrecy")
    assert isinstance(bot, MasterBot)
    own = next(each for each in table.asks if each.number == ask.number)
    option = bot.choose(table.view(ask.seat), own, partial(table.world, ask.seat))
    return option, [(each.line, each.found) for each in bot.thoughts]


@pytest.mark.parametrize("game", LEARNED)
def test_what_a_seat_cannot_know_changes_no_thought_of_a_master(game: str) -> None:
    """The same seat at the true table, and at one where all that it cannot know is otherwise, with
    the same worlds to think of: it thinks the same, and answers the same."""
    rules = find(game)
    table = Table.new(rules, seats=rules.seats.start, seed="secrecy", events=False, snapshots=True)
    steady = {seat: make_bot("steady", game, str(seat)) for seat in range(table.header.seats)}
    deal, thoughts, hidden = Table.world, 0, False
    while thoughts < THOUGHTS:
        ask = table.asks[0]
        if len(ask.options) > 1 and rules.progress(table.state) and table.answered % EVERY == 0:
            other = table.world(ask.seat, f"other/{table.answered}")
            elsewhere = msgspec.structs.replace(other.state, chance=table.state.chance)
            hidden = hidden or rules.freeze(elsewhere) != rules.freeze(table.state)
            truths = table, other

            def dreamt(self: Table[Any], *args: Any, truths: Any = truths, **more: Any) -> Any:
                return deal(table if self in truths else self, *args, **more)

            with patch.object(Table, "world", dreamt):
                first, second = (thought(each, ask) for each in truths)
            assert first == second
            thoughts += bool(first[1])
        let_answer(table, ask, steady[ask.seat])
    assert hidden, "something was otherwise"
