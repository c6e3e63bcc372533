"""Wars can be saved at any moment, and positions can be written, read and written again."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core.errors import BadPosition
from overrun.core.table import Table
from overrun.games.warring_colonies.state import WarState
from tests.games.saving import go_on_alike, refuse_position, same, wander, wander_off, write_again

from .scene import B1, GAME, Y1, War

S = WarState


# -- dumps -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5])
def test_a_war_is_rebuilt_from_its_bytes_after_every_answer(players: int) -> None:
    table = Table.new(GAME, seats=players, seed=f"saving/{players}")
    for _ in wander(table, random.Random(players), most=120):
        assert same(Table.load(GAME, table.dump()), table)


@pytest.mark.parametrize("turns", ["simultaneous", "alternating"])
def test_a_loaded_war_goes_on_like_the_first(turns: str) -> None:
    table = Table.new(GAME, seats=5, settings={"turns": turns}, seed="going on")
    for _ in wander(table, random.Random(1), most=60):
        pass
    go_on_alike(table, Table.load(GAME, table.dump()), most=80)


def test_a_war_is_saved_while_one_leader_has_chosen(plain_people: None) -> None:
    war = War(bullets=(3, 3)).survivor("A", Y1, "gas").survivor("B", B1, "gas").battle("gas")
    war.by(Y1, "tactics:all-in")
    loaded = Table.load(war.table.game, war.table.dump())
    assert loaded.waiting == [B1]
    (ask,) = loaded.asked(B1)
    loaded.answer(B1, ask.number, "tactics:be-vigilant")
    assert loaded.state.battle is not None
    assert loaded.state.battle.tactics == ["all-in", "be-vigilant"]


def test_a_war_is_saved_while_both_act(plain_people: None) -> None:
    war = War().survivor("A", Y1, "gas").survivor("B", B1, "gas").dice(Y1, 3).dice(B1, 3)
    war.deck("gas", "fuel", "junk", "lighter").acting(Y1, B1).by(Y1, "search:A:3")
    loaded = Table.load(war.table.game, war.table.dump())
    assert same(loaded, war.table)
    (ask,) = loaded.asked(B1)
    loaded.answer(B1, ask.number, "search:B:3")
    (ask,) = loaded.asked(Y1)
    loaded.answer(Y1, ask.number, "keep:fuel")
    assert loaded.state.players[Y1].hand == ["fuel"]


def test_a_whole_war_is_replayed_to_the_same_hash() -> None:
    table = Table.new(GAME, seats=5, seed="replay")
    for _ in wander(table, random.Random(3), most=3000):
        pass
    assert table.ended
    assert Table.replay(GAME, table.log).log.hash == table.log.hash


# -- positions ---------------------------------------------------------------------------------


def somewhere(seed: int, seats: int = 5) -> S:
    """A state of a random war, between two steps of the rules."""
    table = Table.new(GAME, seats=seats, seed=f"position/{seed}")
    dice = random.Random(seed)
    return wander_off(table, dice, most=dice.randrange(8, 150))


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000), st.integers(4, 7))
def test_a_position_can_be_written_read_and_written_again(seed: int, seats: int) -> None:
    write_again(GAME, somewhere(seed, seats), seats)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '"the den"'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="not a position of warring-colonies"):
        GAME.read_position(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rounds", "many"),
        ("players", None),
        ("colonies", [{"place": 7}]),
        ("pair", "both"),
        ("battle", {"support": "yellow"}),
        ("bites", 3),
        ("config", {"objective": "cold-storage"}),
    ],
)
def test_a_position_with_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    refuse_position(GAME, somewhere(1), field, value, field)


@pytest.mark.parametrize(
    ("field", "wrong", "named"),
    [
        ("objective", "no-such-thing", "the objective 'no-such-thing'"),
        ("crisis", "no-such-thing", "the crisis 'no-such-thing'"),
        ("mission_deck", ["no-such-thing"], "the mission 'no-such-thing'"),
        ("agenda", [["no_such_task", []]], "the task 'no_such_task'"),
    ],
)
def test_a_position_with_unknown_names_is_refused(field: str, wrong: object, named: str) -> None:
    refuse_position(GAME, somewhere(2), field, wrong, named)


def test_a_position_does_not_tell_what_will_be_drawn() -> None:
    assert json.loads(GAME.write_position(somewhere(3)))["chance"]["key"] == ""
