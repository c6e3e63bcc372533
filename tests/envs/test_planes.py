"""Planes and sets: what lies on the table is in them, and nothing that the seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from overrun.core.table import Table
from overrun.envs.encoding import ASKED, MASK, PLANES, Encoding
from overrun.envs.episode import Episode
from overrun.envs.parts import Observation, told
from overrun.envs.planes import PlainBoard, board_of, sign
from overrun.games import GAMES, find
from overrun.games.zombie_terror.board import ground_of
from tests.core.toy import Toy
from tests.envs.test_encoding import tables

EVERY = pytest.mark.parametrize("game", [*GAMES])


@EVERY
def test_a_state_that_is_made_of_the_view_alone_gives_the_same_bytes(game: str) -> None:
    board, compared = board_of(find(game)), 0
    for draw, table in tables(game, 6):
        while table.asks:
            if draw.random() < 0.15:
                seat = draw.randrange(table.header.seats)
                assert_alike(game, table, seat)
                compared += 1
            ask = draw.choice(table.asks)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
        assert_alike(game, table, 0)
    assert compared > 50
    assert board.PARTS


def assert_alike(game: str, table: Table[Any], seat: int) -> None:
    board = board_of(find(game))
    sight = table.game.sight(table.view(seat))
    assert sight is not None
    truth, known = board.read(table.state, seat), board.read(sight, seat)
    for name, part, other in zip(board.PARTS, truth, known, strict=True):
        assert part == other, (name, seat)


@EVERY
def test_there_is_room_for_everything_and_a_name_for_every_number(game: str) -> None:
    board = board_of(find(game))
    for draw, table in tables(game, 3):
        while table.asks:
            ask = draw.choice(table.asks)
            for part, written in zip(
                board.PARTS.values(), board.read(table.state, ask.seat), strict=True
            ):
                assert len(written) <= part.size
                assert len(part.shape) == 3 or not len(written) % len(part.names)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
    encoding = Encoding(find(game), observe=PLANES)
    counts = [len(part.names) for name, part in encoding.record.parts.items() if name != MASK]
    names = encoding.describe()
    assert len(names) == sum(counts)
    assert all(names.values())


def seen(game: str, seed: str, **settings: str) -> tuple[Episode, Observation]:
    """What is seen of a game some decisions after its start."""
    episode = Episode(find(game), None, settings, Encoding(find(game), observe=PLANES))
    episode.begin(seed)
    draw = Random(seed)
    for _ in range(40):
        ask = episode.turn()
        episode.answer(ask, draw.choice(ask.options))
    ask = episode.turn()
    return episode, episode.observation(ask.seat, ask)


def column(episode: Episode, observation: Observation, part: str, name: str) -> Any:
    """One column, plane or number by its name."""
    number = [*episode.encoding.record.parts[part].names].index(name)
    array = observation[part]
    return array[number] if array.ndim in (1, 3) else array[:, number]


def test_the_planes_of_zombie_terror_are_its_board() -> None:
    episode, observation = seen("zombie-terror", "planes")
    view: Any = episode.table.view(episode.turn().seat)
    ground = ground_of(view.columns, view.terrain)
    for facing in "NESW":
        plane = column(episode, observation, "board", f"zombie_{facing}")
        lit = {ground.names[row * view.columns + at] for row, at in np.argwhere(plane)}
        assert lit == {zombie.field for zombie in view.zombies if zombie.facing == facing}
    for human in view.humans:
        row, at = np.argwhere(column(episode, observation, "board", human.name))[0]
        assert ground.names[row * view.columns + at] == human.field
    fields = column(episode, observation, "board", "board")
    assert fields.sum() == len(view.terrain)
    assert column(episode, observation, "table", "round") == view.round


def test_the_rows_of_the_long_night_are_its_places_people_and_cards() -> None:
    episode, observation = seen("long-night", "rows")
    seat = episode.turn().seat
    view: Any = episode.table.view(seat)
    there = column(episode, observation, "places", "there") == 1
    assert there.sum() == len(view.places)
    zombies = sum(
        column(episode, observation, "places", f"door_{door}_zombies").sum() for door in range(1, 7)
    )
    assert zombies == sum(door.zombies for place in view.places for door in place.doors)
    assert column(episode, observation, "survivors", "there").sum() == len(view.survivors)
    owners = column(episode, observation, "survivors", "owner")
    assert (owners == 1).sum() == len(view.players[seat].group)
    cards = column(episode, observation, "hand", "there").sum()
    assert cards == len(view.players[seat].hand) == view.players[seat].hand_size
    hands = column(episode, observation, "players", "hand")
    assert hands[1] == view.players[(seat + 1) % len(view.players)].hand_size


def test_the_homes_of_warring_colonies_are_both_colonies() -> None:
    episode, observation = seen("warring-colonies", "homes")
    view: Any = episode.table.view(episode.turn().seat)
    foods = column(episode, observation, "homes", "food")[: len(view.colonies)]
    assert [*foods] == [colony.food for colony in view.colonies]
    mine = column(episode, observation, "homes", "mine")
    assert view.colonies[int(np.argmax(mine))].place == view.home


def test_the_zones_of_army_of_the_dead_have_their_zombies_and_ways() -> None:
    episode, observation = seen("army-of-the-dead", "zones")
    view: Any = episode.table.view(0)
    ground = episode.table.state.ground
    for stand in view.zones:
        row = observation["zones"][ground.index[stand.name]]
        assert [*row[:3]] == [1, stand.shamblers, stand.alphas]
    ways = observation["ways"]
    for zone, others in enumerate(ground.neighbours):
        assert [*np.flatnonzero(ways[zone])] == sorted(others)
    healths = column(episode, observation, "survivors", "health")[: len(view.survivors)]
    assert [*healths] == [each.health for each in view.survivors]


@EVERY
def test_the_kind_of_ask_is_in_it_too(game: str) -> None:
    episode, observation = seen(game, "kind")
    ask = episode.turn()
    assert [*observation[ASKED]] == [1, *sign(ask.kind)]
    idle = episode.observation(ask.seat, None)
    assert not idle[ASKED].any()
    assert not idle[MASK].any()


@EVERY
def test_what_was_handed_out_does_not_change(game: str) -> None:
    episode, observation = seen(game, "kept")
    kept = {name: array.copy() for name, array in observation.items()}
    while episode.table.asks:
        ask = episode.turn()
        episode.answer(ask, ask.options[0])
        episode.observation(ask.seat, ask)
    assert all(np.array_equal(array, kept[name]) for name, array in observation.items())


def test_numbers_too_large_count_as_the_largest_and_rows_too_many_are_left_out() -> None:
    assert [*told([256, 7, -3])] == [255, 7, 0]
    episode, before = seen("long-night", "many")
    ask = episode.turn()
    hand = episode.table.state.players[ask.seat].hand
    hand += [hand[0]] * 100
    after = episode.observation(ask.seat, ask)
    assert column(episode, after, "hand", "there").all()
    assert column(episode, after, "players", "hand")[0] == len(hand)
    assert np.array_equal(before[MASK], after[MASK])


def test_a_game_without_planes_has_its_view_hashed() -> None:
    toy = Toy()
    board = board_of(toy)
    assert isinstance(board, PlainBoard)
    table = Table.new(toy, seats=2, settings={}, seed="plain")
    (part,) = board.read(table.state, 0)
    assert any(part)
    assert len(part) == board.PARTS["view"].size
