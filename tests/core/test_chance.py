"""Chance: keyed, counted, fair, and scripted for tests."""

from __future__ import annotations

from collections import Counter

import pytest

from overrun.core.chance import Chance
from overrun.core.errors import ChanceError
from overrun.core.table import Table
from tests.core.toy import Toy


def test_the_same_seed_gives_the_same_draws_for_ever() -> None:
    chance = Chance.from_seed("overrun")
    assert [chance.die(6) for _ in range(12)] == [4, 1, 4, 1, 2, 3, 2, 4, 4, 3, 6, 6]


def test_dice_are_fair() -> None:
    chance = Chance.from_seed("fair")
    faces = Counter(chance.die(6) for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(900 < count < 1100 for count in faces.values())


def test_a_shuffle_reaches_every_order() -> None:
    chance = Chance.from_seed("orders")
    orders = Counter()
    for _ in range(600):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 60


@pytest.mark.parametrize("before", range(20))
def test_a_shuffle_draws_number_after_number(before: int) -> None:
    """As many as fill several blocks of draws, from any place in a block on."""
    quick, plain = Chance.from_seed("blocks"), Chance.from_seed("blocks")
    for _ in range(before):
        assert quick.die(6) == plain.die(6)
    shuffled, expected = list(range(60)), list(range(60))
    quick.shuffle(shuffled)
    for limit in range(60, 1, -1):
        last, other = limit - 1, plain.below(limit)
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffled == expected
    assert quick.drawn == plain.drawn


def test_scripted_draws_come_in_order() -> None:
    chance = Chance.scripted(3, "axe", ["b", "a"], 0)
    items = ["a", "b"]
    assert chance.die(6) == 3
    assert chance.pick(["axe", "saw"]) == "axe"
    chance.shuffle(items)
    assert items == ["b", "a"]
    assert chance.below(5) == 0
    assert chance.script == []


def test_an_unscripted_draw_fails() -> None:
    with pytest.raises(ChanceError, match="the script has ended, but a die of 6 sides is drawn"):
        Chance.scripted().die(6)


@pytest.mark.parametrize(
    ("script", "draw"),
    [
        (7, lambda chance: chance.die(6)),
        (0, lambda chance: chance.die(6)),
        (5, lambda chance: chance.below(5)),
        ("spade", lambda chance: chance.pick(["axe", "saw"])),
        (["a", "c"], lambda chance: chance.shuffle(["a", "b"])),
        ("ab", lambda chance: chance.shuffle(["a", "b"])),
    ],
)
def test_a_script_that_does_not_fit_fails(script: object, draw: object) -> None:
    with pytest.raises(ChanceError, match="the script says"):
        draw(Chance.scripted(script))  # type: ignore[operator]


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_a_number_that_cannot_be_drawn_fairly_is_refused(limit: int) -> None:
    with pytest.raises(ChanceError, match="below"):
        Chance.from_seed("any").below(limit)


def test_a_table_can_be_played_on_scripted_chance() -> None:
    order = [7, 2, *(card for card in range(1, 10) if card not in (7, 2))]
    table = Table.new(Toy(), seats=2, seed="any", script=[order, 6, 1])
    assert table.state.cards == [7, 2]
    while not table.ended:
        ask = table.asks[0]
        table.answer(ask.seat, ask.number, ask.options[0])
    assert table.state.wind == [6, 1]
    assert table.state.chance.script == []
    assert Table.replay(Toy(), table.log).log.hash == table.log.hash
