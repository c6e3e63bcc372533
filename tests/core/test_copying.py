"""Copies of states: equal to what they are of, and free to go their own way."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from overrun.core.chance import Chance
from overrun.core.conform import shared
from overrun.core.copying import copier, plain
from overrun.core.state import Outcome, State
from overrun.core.table import Table
from overrun.games import GAMES, find
from tests.core.toy import Toy


class Badge(msgspec.Struct, frozen=True):
    name: str


class Bag(msgspec.Struct, array_like=True):
    things: list[str]
    badge: Badge = Badge("none")


class Camp(msgspec.Struct, kw_only=True):
    bags: list[Bag] = []
    kind: Literal["tent", "hut"] = "tent"


class Wood(State, kw_only=True):
    camps: dict[str, Camp] = {}
    paths: dict[int, list[int]] = {}
    lost: Bag | None = None
    found: Bag | None = None
    pairs: list[tuple[str, Bag]] = []
    places: tuple[str, ...] = ()
    notes: Any = None
    sign: list[str] | UnsetType = UNSET
    mark: list[str] | UnsetType = UNSET


def wood() -> Wood:
    return Wood(
        chance=Chance(b"key", 3, script=[1, ["a", "b"]]),
        agenda=[("walk", [[0, 1], "north"]), ("rest", [])],
        camps={"hill": Camp(bags=[Bag(["rope"], Badge("red")), Bag([])], kind="hut")},
        paths={1: [2, 3]},
        found=Bag(["axe"]),
        pairs=[("first", Bag(["flare"]))],
        places=("hill", "lake"),
        notes={"old": [1, (2, [3])]},
        sign=["beware"],
        outcome=Outcome("done", [0], ["humans"]),
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    first = wood()
    second = copier(Wood)(first)
    assert second == first == wood()
    assert not shared(first, second)


def test_what_cannot_change_is_shared() -> None:
    first = wood()
    second = copier(Wood)(first)
    assert second.camps["hill"].bags[0].badge is first.camps["hill"].bags[0].badge
    assert second.places is first.places


def test_what_is_no_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="is no plain data"):
        plain([{1, 2}])


@pytest.mark.parametrize("name", GAMES)
def test_states_of_all_games_can_be_copied(name: str) -> None:
    """The conformance checks copy them all through their games."""
    game = find(name)
    state = Table.new(game, seed="friday").fork().state
    copy = game.copy(state)
    assert game.freeze(copy) == game.freeze(state)
    assert not shared(copy, state)


def test_forks_that_are_copied_go_their_own_ways() -> None:
    """The first is thawed, the others are copied; none of them changes where they come from."""
    table = Table.new(Toy(), seats=2, seed="friday")
    before = table.game.freeze(table.state)
    forks = [table.fork() for _ in range(4)]
    for number, fork in enumerate(forks):
        for _ in range(number):
            ask = fork.asks[0]
            fork.answer(ask.seat, ask.number, ask.options[-1])
        ask = fork.fork().asks[0]
        assert ask.number == fork.asks[0].number
    fifth = table.fork()
    assert table.game.freeze(fifth.state) == table.game.freeze(table.state) == before


def test_a_fork_begins_where_the_table_is_now() -> None:
    table = Table.new(Toy(), seats=2, seed="friday")
    while table.asks:
        forks = [table.fork() for _ in range(3)]
        assert all(fork.state == table.state for fork in forks)
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ask.options[0])
