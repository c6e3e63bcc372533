"""Tables can be saved at any moment, and positions can be written, read and written again."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core.errors import BadLog, BadPosition
from overrun.core.table import Table
from overrun.games.long_night.state import LongNightState
from tests.games.saving import go_on_alike, refuse_position, same, wander, wander_off, write_again

from .conftest import AddCards
from .scene import GAME, Scene, encoded, set_up

S = LongNightState


# -- dumps -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_rebuilt_from_its_bytes_after_every_answer(seed: int) -> None:
    table = Table.new(GAME, seats=3, settings={"boxes": "two"}, seed=f"saving/{seed}")
    dice = random.Random(seed)
    for _ in wander(table, dice, most=120):
        assert same(Table.load(GAME, table.dump()), table)


@pytest.mark.parametrize("seed", range(3))
def test_a_loaded_table_goes_on_like_the_first(seed: int) -> None:
    table = Table.new(GAME, seats=4, seed=f"going on/{seed}")
    for _ in wander(table, random.Random(seed), most=40):
        pass
    go_on_alike(table, Table.load(GAME, table.dump()), most=60)


def test_what_modules_have_is_found_in_tables_of_before() -> None:
    """It lay among what the base game has."""
    s = Scene(bandits="on", improvements="on", raxxon="on").s
    s.bandits.loot, s.bandits.chief = ["fuel"], 0
    s.improvements.built, s.raxxon.code, s.raxxon.contained = ["pigsty"], [4], 1
    s.raxxon.past, s.story.stages, s.story.next_stage = ["scissors"], ["b1"], "b2"
    raw = msgspec.msgpack.decode(GAME.freeze(s))
    raw |= raw.pop("bandits") | raw.pop("story") | raw.pop("improvements")
    raw["improvement_deck"], raw["next_objective"] = raw.pop("deck"), raw.pop("next_stage")
    raw |= raw.pop("raxxon")
    raw["experiment_deck"], raw["past_experiments"] = raw.pop("deck"), raw.pop("past")
    assert GAME.renew(msgspec.msgpack.encode(raw), 1) == GAME.freeze(s)


def test_a_table_is_saved_in_the_middle_of_a_search(plain_people: None) -> None:
    scene = Scene().survivor("A", 0, "gas").deck("gas", "fuel", "junk", "lighter").dice(0, 3)
    scene.turn(0).do("search:A:3", "noise")
    loaded = Table.load(scene.table.game, scene.table.dump())
    assert same(loaded, scene.table)
    (ask,) = loaded.asks
    loaded.answer(0, ask.number, "keep:junk")
    assert loaded.state.players[0].hand == ["junk"]


def test_a_table_is_saved_while_some_have_voted(plain_people: None) -> None:
    scene = Scene(4).crowd(4).secrets(*["magpie"] * 4).turn(0).do("exile:2")
    scene.all_do({0: "yes", 3: "yes"})
    loaded = Table.load(scene.table.game, scene.table.dump())
    assert loaded.waiting == [1, 2]
    for seat, vote in ((2, "no"), (1, "yes")):
        (ask,) = loaded.asked(seat)
        loaded.answer(seat, ask.number, vote)
    assert loaded.state.players[2].exiled


HURT = """
[storm]
when = [{ is = "did", action = "barricade" }]
[[storm.options]]
effects = [{ do = "wound", who = "all-yours" }, { do = "wound", who = "yours" }]
"""

LOAD = """
import sys
from overrun.core.table import Table
from overrun.games.long_night.game import LongNight
table = Table.load(LongNight(), sys.stdin.buffer.read())
print(table.asks[0].kind, len(table.asks[0].options))
"""


def test_another_process_takes_a_table_over_in_the_middle_of_a_card() -> None:
    """The steps of effects are known there before any card has been looked at."""
    scene = Scene().survivor("gia", 0).run(("put_at", [0, "gia", ["school", "gas"]]))
    stand = scene.table.standing
    stand.rules = GAME.rules  # those of the stage have one step more
    dumped = msgspec.msgpack.encode(stand)
    done = subprocess.run(
        [sys.executable, "-c", LOAD], input=dumped, capture_output=True, check=False
    )
    assert done.stdout.split() == [b"choose-place", b"2"], done.stderr.decode()


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"\xc1\xc1"])
def test_damaged_bytes_are_refused(damage: bytes) -> None:
    with pytest.raises(BadLog):
        Table.load(GAME, damage)


def test_half_a_table_is_refused() -> None:
    dumped = Table.new(GAME, seats=3, seed="half").dump()
    for length in (1, len(dumped) // 2, len(dumped) - 1):
        with pytest.raises(BadLog):
            Table.load(GAME, dumped[:length])


# -- positions ---------------------------------------------------------------------------------


def somewhere(seed: int, seats: int = 4) -> S:
    """A state of a random game, between two steps of the rules."""
    table = Table.new(GAME, seats=seats, settings={"boxes": "two"}, seed=f"position/{seed}")
    dice = random.Random(seed)
    return wander_off(table, dice, most=dice.randrange(5, 90))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 5))
def test_a_position_can_be_written_read_and_written_again(seed: int, seats: int) -> None:
    write_again(GAME, somewhere(seed, seats), seats)


def test_a_table_from_a_position_counts_anew_and_can_be_saved() -> None:
    """Its events are its own: a rebuilt table must not tell those of the old one again."""
    table = Table.new(GAME, seats=3, seed="counting")
    for ask in list(table.asks):
        table.answer(ask.seat, ask.number, ask.options[0])
    assert table.state.events > 10
    text = GAME.write_position(GAME.thaw(table._snapshot))
    fresh = Table.from_position(GAME, text, seats=3)
    assert fresh.asks[0].number == 1
    assert fresh.state.events == len(fresh.events)
    for _ in wander(fresh, random.Random(1), most=15):
        assert same(Table.load(GAME, fresh.dump()), fresh)
    again = Table.replay(GAME, fresh.log)
    assert again.log.hash == fresh.log.hash


def test_a_game_goes_on_from_a_position() -> None:
    table = Table.new(GAME, seats=3, seed="onward")
    for ask in list(table.asks):
        table.answer(ask.seat, ask.number, ask.options[0])
    (before,) = table.asks
    fresh = Table.from_position(GAME, GAME.write_position(GAME.thaw(table._snapshot)), seats=3)
    (after,) = fresh.asks
    assert (after.seat, after.kind, after.options) == (before.seat, before.kind, before.options)
    for viewer in (None, 0, 1, 2):
        assert encoded(fresh.view(viewer)) == encoded(table.view(viewer))


BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    '"the colony"',
    "1 . . B",
]


def test_a_position_of_another_form_is_refused_rather_than_changed() -> None:
    text = GAME.write_position(Table.new(GAME, seats=3, seed="long ago").state)
    older = text.replace('"survivor_deck":', '"loot":["axe"],"survivor_deck":', 1)
    assert older != text
    with pytest.raises(BadPosition, match=r"nobody knows state\.loot"):
        GAME.read_position(older)


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="not a position of long-night"):
        GAME.read_position(text)
    if text:
        with pytest.raises(BadPosition):
            Table.from_position(GAME, text, seats=3)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("rounds", "many"),
        ("players", None),
        ("places", {"school": 7}),
        ("survivors", [["gia", "first"]]),
        ("agenda", [7]),
        ("config", {"objective": "tribute"}),
        ("chance", "a coin"),
    ],
)
def test_a_position_with_a_field_of_the_wrong_kind_is_refused(field: str, value: object) -> None:
    refuse_position(GAME, somewhere(1), field, value, field)


def test_half_a_position_is_refused() -> None:
    text = GAME.write_position(somewhere(2))
    for length in (1, len(text) // 3, len(text) - 1):
        with pytest.raises(BadPosition):
            GAME.read_position(text[:length])


def test_positions_are_what_scenes_are_made_of(add_cards: AddCards, plain_people: None) -> None:
    """A card that waits in the middle of its effects is kept as well."""
    add_cards("crossroads", HURT)
    scene = Scene().survivor("A", 0).survivor("B", 0).dice(0, 1).holds("storm", 2).turn(0)
    scene.do("barricade:A:1", "door:1", "option:0")
    assert scene.ask.kind == "choose-survivor"
    text = GAME.write_position(GAME.thaw(scene.table._snapshot))
    again = Table.from_position(scene.table.game, text, seats=3)
    assert [ask.options for ask in again.asks] == [ask.options for ask in scene.table.asks]
    assert [v.wounds for v in again.state.survivors.values()] == [1, 1]


@pytest.mark.parametrize(
    ("field", "wrong", "named"),
    [
        ("objective", "no-such-thing", "the objective 'no-such-thing'"),
        ("crisis", "no-such-thing", "the crisis 'no-such-thing'"),
        ("agenda", [["no_such_task", []]], "the task 'no_such_task'"),
    ],
)
def test_a_position_with_unknown_names_is_refused(field: str, wrong: object, named: str) -> None:
    refuse_position(GAME, set_up(3).state, field, wrong, named)


def test_a_position_does_not_tell_what_will_be_drawn() -> None:
    table = set_up(3)
    assert json.loads(GAME.write_position(table.state))["chance"]["key"] == ""
