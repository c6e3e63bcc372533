"""Tables that are saved and loaded, and positions that are written and read, whatever the game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from overrun.core.errors import BadPosition
from overrun.core.game import Game
from overrun.core.reason import wire
from overrun.core.table import Table
from tests.games.stage import encoded


def wander(table: Table[Any], dice: random.Random, most: int = 100_000) -> Iterator[Table[Any]]:
    """Answer at random until the game is over; the table after each answer."""
    for _ in range(most):
        if table.ended:
            return
        ask = dice.choice(table.asks)
        table.answer(ask.seat, ask.number, wire(dice.choice(ask.options)))
        yield table


# -- dumps -------------------------------------------------------------------------------------


def same(one: Table[Any], two: Table[Any]) -> bool:
    """Whether two tables stand at the same point, for everybody."""
    viewers = (None, *range(one.header.seats))
    return (
        one.game.freeze(one.state) == two.game.freeze(two.state)
        and [(ask.seat, ask.number, ask.kind, ask.options, ask.facts) for ask in one.asks]
        == [(ask.seat, ask.number, ask.kind, ask.options, ask.facts) for ask in two.asks]
        and all(encoded(one.view(each)) == encoded(two.view(each)) for each in viewers)
        and all(one.heard(each) == two.heard(each) for each in viewers)
    )


def go_on_alike(one: Table[Any], two: Table[Any], most: int) -> None:
    """Two tables that get the same answers stay the same."""
    dice, others = random.Random("later"), random.Random("later")
    for _ in zip(wander(one, dice, most), wander(two, others, most), strict=True):
        assert same(one, two)
    assert one.log.hash == two.log.hash


# -- positions ---------------------------------------------------------------------------------


def wander_off(table: Table[Any], dice: random.Random, most: int) -> Any:
    """The state after so many answers, between two steps of the rules."""
    for _ in wander(table, dice, most):
        pass
    return table.game.thaw(table._snapshot)


def write_again(game: Game[Any], s: Any, seats: int) -> None:
    """A position that is written and read is the same state for everybody, and is written the
    same again; only asks and events are counted anew."""
    text = game.write_position(s)
    again = game.read_position(text)
    rewritten = game.write_position(again)
    assert without_counters(rewritten) == without_counters(text)
    assert game.write_position(game.read_position(rewritten)) == rewritten
    assert game.defects(again) == []
    for viewer in (None, *range(seats)):
        assert encoded(game.view(again, viewer)) == encoded(game.view(s, viewer))


def without_counters(text: str) -> dict[str, object]:
    plain: dict[str, object] = json.loads(text)
    return {name: each for name, each in plain.items() if name not in ("asks", "events", "reveals")}


def refuse_position(game: Game[Any], s: Any, field: str, wrong: object, named: str) -> None:
    """With this in one of its fields the position is refused, for a fault that is named."""
    plain = json.loads(game.write_position(s))
    plain[field] = wrong
    with pytest.raises(BadPosition, match=named):
        game.read_position(json.dumps(plain))
