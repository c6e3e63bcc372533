"""Copies of states: equal to what they are of, and free to go their own way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from overrun.core.chance import Chance
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


def shared(*states: State) -> bool:
    """Whether a list, a dict or a struct lies in several places."""
    parts = [part for state in states for part in parts_of(state)]
    return any(one is other for one, other in combinations(parts, 2))


def parts_of(value: Any) -> Iterator[Any]:
    """Everything in some data that can be changed."""
    inside: list[Any] = []
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        inside = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, dict):
        inside = [*value.values()]
    elif isinstance(value, list | tuple):
        inside = [*value]
    else:
        return
    if not isinstance(value, tuple):
        yield value
    for each in inside:
        yield from parts_of(each)


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
def test_copies_and_worlds_share_nothing_in_any_game(name: str) -> None:
    game, draw = find(name), Random(name)
    table = Table.new(game, seats=game.usual or game.seats.start, seed="friday")
    for number in range(60):
        if not table.asks:
            break
        ask = draw.choice(table.asks)
        if number % 6 == 0:
            start = game.thaw(table._snapshot)
            copy = game.copy(start)
            assert game.freeze(copy) == table._snapshot
            assert not shared(start, copy)
            assert not shared(table.state, table.world(ask.seat, "world").state)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))


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
