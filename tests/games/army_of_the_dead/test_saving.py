"""Heists can be saved at any moment, and positions can be written, read and written again."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core.errors import BadPosition
from overrun.core.table import Table
from overrun.games.army_of_the_dead.mission.sheets import missions
from overrun.games.army_of_the_dead.state import ArmyState
from tests.games.saving import go_on_alike, refuse_position, same, wander, wander_off, write_again

from .scene import GAME, Heist

S = ArmyState


def table(mission: str, seats: int = 1, seed: str = "saving") -> Table[S]:
    return Table.new(GAME, seats=seats, settings={"mission": mission}, seed=seed)


# -- dumps -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mission", "seats"), [("convoy", 2), ("grand-slam", 1)])
def test_a_heist_is_rebuilt_from_its_bytes_after_every_answer(mission: str, seats: int) -> None:
    going = table(mission, seats)
    for _ in wander(going, random.Random(mission), most=120):
        assert same(Table.load(GAME, going.dump()), going)


def test_a_loaded_heist_goes_on_like_the_first() -> None:
    going = table("night-flight", 3)
    for _ in wander(going, random.Random(1), most=60):
        pass
    go_on_alike(going, Table.load(GAME, going.dump()), most=80)


def test_a_heist_is_saved_in_the_middle_of_sharing_out_attacks() -> None:
    heist = Heist().survivor("ann", "A1a").survivor("bob", "A1a").zombies("A1a", shambler=3)
    heist.zombie_phase().do("wound:ann", "wound:ann")
    loaded = Table.load(heist.table.game, heist.table.dump())
    (ask,) = loaded.asks
    assert (ask.kind, ask.facts["left"]) == ("share-attack", 1)
    loaded.answer(ask.seat, ask.number, "wound:bob")
    assert [each.health for each in loaded.state.survivors] == [1, 2]


def test_a_heist_is_saved_in_the_middle_of_a_sprint_and_of_a_given_action() -> None:
    heist = Heist().survivor("ann", "A1a", skills=["sprint", "born-leader"]).survivor("bob", "A1a")
    heist.turn("ann").do("sprint:A1b")
    loaded = Table.load(heist.table.game, heist.table.dump())
    (ask,) = loaded.asks
    loaded.answer(ask.seat, ask.number, "step:A1c")
    assert loaded.state.ground.names[loaded.state.find("ann").zone] == "A1c"
    heist.do("step:A1c", "stop", "born-leader:bob")
    loaded = Table.load(heist.table.game, heist.table.dump())
    (ask,) = loaded.asks
    assert ask.facts["survivor"] == "bob"
    loaded.answer(ask.seat, ask.number, "move:A1b")
    assert loaded.state.turn.who == "ann"


@pytest.mark.rule("AD-OP-156")
def test_a_whole_heist_is_replayed_to_the_same_hash() -> None:
    going = table("cold-steel", 2, "replay")
    for _ in wander(going, random.Random(3)):
        pass
    assert going.ended
    assert Table.replay(GAME, going.log).log.hash == going.log.hash


# -- positions ---------------------------------------------------------------------------------


def somewhere(seed: int, seats: int = 2) -> S:
    """A state of a random heist, between two steps of the rules."""
    dice = random.Random(seed)
    going = table(dice.choice(list(missions())), seats, f"position/{seed}")
    return wander_off(going, dice, most=dice.randrange(5, 200))


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 6))
def test_a_position_can_be_written_read_and_written_again(seed: int, seats: int) -> None:
    write_again(GAME, somewhere(seed, seats), seats)


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "{}", '"the vault"'])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="not a position of army-of-the-dead"):
        GAME.read_position(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("round", "many"),
        ("survivors", None),
        ("survivors", [{"id": 7}]),
        ("sleepers", {"here": 2}),
        ("shamblers", "three"),
        ("truck", {"zone": "A1a"}),
        ("turns", [{"who": "hanne"}]),
    ],
)
def test_a_position_with_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    refuse_position(GAME, somewhere(1), field, value, field)


@pytest.mark.parametrize(
    ("field", "wrong", "named"),
    [
        ("mission", "no-such-job", "the mission 'no-such-job'"),
        ("equipment", ["spoon"], "the card 'spoon'"),
        ("zombie_deck", ["99"], "the zombie card '99'"),
        ("orders", ["retreat"], "the orders 'retreat'"),
        ("companions", [{"id": "nobody", "zone": 0}], "the survivor 'nobody'"),
        ("bosses", [{"kind": "hera", "zone": 0}], "the abomination 'hera'"),
        ("vault", {"card": "piggy-bank"}, "the vault card 'piggy-bank'"),
        ("agenda", [["no_such_task", []]], "the task 'no_such_task'"),
    ],
)
def test_a_position_with_unknown_names_is_refused(field: str, wrong: object, named: str) -> None:
    refuse_position(GAME, somewhere(2), field, wrong, named)


def test_a_position_does_not_tell_what_will_be_drawn() -> None:
    assert json.loads(GAME.write_position(somewhere(3)))["chance"]["key"] == ""
