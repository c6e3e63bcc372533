"""Tables as arrays: what numbers options have, and that a seat observes no more than it may."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from string import ascii_lowercase
from typing import Any

import numpy as np
import pytest

from overrun.core.errors import BadSetting
from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.envs import actions
from overrun.envs.actions import LISTED, TABLE, Listed, slot
from overrun.envs.encoding import LOOK, MASK, OBSERVATION, OPTIONS, PLANES, Encoding
from overrun.envs.episode import Episode
from overrun.games import GAMES, find

EVERY = pytest.mark.parametrize("game", [*GAMES])


def settled(game: str, draw: Random, seats: int) -> dict[str, str]:
    """Settings at random; none, if those exclude each other."""
    rules = find(game)
    wanted = {each.name: draw.choice(each.values) for each in rules.settings}
    try:
        rules.check_new(rules.configure(wanted, seats))
    except BadSetting:
        return {}
    return wanted


def tables(
    game: str, games: int, *, snapshots: bool = False
) -> Iterator[tuple[Random, Table[Any]]]:
    """Games with settings and numbers of players at random."""
    rules = find(game)
    for number in range(games):
        draw = Random(f"{game}/{number}")
        seats = draw.choice(rules.seats)
        table = Table.new(
            rules,
            seats=seats,
            settings=settled(game, draw, seats),
            seed=f"{number}",
            events=False,
            snapshots=snapshots,
        )
        yield draw, table


def asks(game: str, games: int) -> Iterator[Ask]:
    """What is asked in games of random players."""
    for draw, table in tables(game, games):
        while table.asks:
            ask = draw.choice(table.asks)
            yield ask
            table.answer(ask.seat, ask.number, draw.choice(ask.options))


# -- numbers of options ----------------------------------------------------------------------


@EVERY
def test_an_option_has_one_number_wherever_it_is_offered(game: str) -> None:
    table = actions.Table()
    for ask in asks(game, 4):
        numbers = table.numbers(ask)
        homes = [slot(f"{ask.kind}/{':'.join(option)}", table.size) for option in ask.options]
        assert len(set(numbers)) == len(ask.options)
        for number, home in zip(numbers, homes, strict=True):
            assert number == home or homes.count(home) > 1


@EVERY
def test_masks_are_exact_and_actions_lead_back_to_their_options(game: str) -> None:
    for kind in (TABLE, LISTED):
        encoding = Encoding(find(game), kind)
        for ask in asks(game, 1):
            mask = encoding.mask(ask)
            legal = np.flatnonzero(mask)
            options = [encoding.option(ask, int(action)) for action in legal]
            assert sorted(filter(None, options)) == sorted(ask.options)
            assert encoding.option(ask, int(np.argmin(mask))) is None


def test_rivals_for_a_slot_are_told_apart_whatever_their_order() -> None:
    crowded = actions.Table(8)
    options = [(name,) for name in "abcdefgh"]
    by_name = dict(zip(options, crowded.numbers(Ask(0, "way", options)), strict=True))
    assert sorted(by_name.values()) == [*range(8)]
    Random(1).shuffle(options)
    assert [by_name[option] for option in options] == crowded.numbers(Ask(0, "way", options))


def test_who_has_no_rival_keeps_its_number_beside_rivals() -> None:
    crowded = actions.Table(8)
    homes = {(name,): slot(f"way/{name}", 8) for name in ascii_lowercase}
    first, second, beside = next(
        three
        for three in permutations(homes, 3)
        if homes[three[0]] == homes[three[1]] == homes[three[2]] - 1 and three[0] < three[1]
    )
    numbers = crowded.numbers(Ask(0, "way", [first, second, beside]))
    assert numbers[2] == homes[beside]
    assert numbers[0] == homes[first] != numbers[1]


@pytest.mark.parametrize("numbering", [actions.Table(2), Listed(2)])
def test_more_options_than_numbers_are_refused_by_name(numbering: actions.Numbering) -> None:
    with pytest.raises(BadSetting, match="the ask 'way' offers 3 options"):
        numbering.numbers(Ask(0, "way", [("a",), ("b",), ("c",)]))


# -- rows of options -------------------------------------------------------------------------


@EVERY
def test_every_listed_option_has_a_row_that_counts_its_traits(game: str) -> None:
    encoding = Encoding(find(game), LISTED)
    episode = Episode(find(game), None, None, encoding)
    episode.begin("rows")
    draw, told = Random(1), 0
    for _ in range(60):
        if not episode.table.asks:
            break
        ask = episode.turn()
        look = episode.look(ask.seat)
        rows = episode.observation(ask.seat, ask)[OPTIONS]
        traits = look.traits(ask)
        told += sum(map(len, traits))
        assert [*rows.sum(axis=1)[: len(traits)]] == [2 + len(each) for each in traits]
        assert not rows[len(traits) :].any()
        episode.answer(ask, draw.choice(ask.options))
    assert told


@EVERY
def test_it_is_told_which_column_of_a_row_counts_what(game: str) -> None:
    encoding = Encoding(find(game), LISTED)
    named = encoding.describe()
    columns = [f"{OPTIONS}/column-{column}" for column in range(64)]
    assert [*named][-64:] == columns
    assert len(named) == 64 + len(Encoding(find(game), LISTED, features=0).describe())
    counted = {
        word: at
        for at, name in enumerate(columns)
        for word in named[name].split(": ")[-1].split(", ")
    }
    assert encoding.features is not None
    found = 0
    for draw, table in tables(game, 1):
        while table.asks:
            ask = draw.choice(table.asks)
            look = encoding.look(table.view(ask.seat), ask.seat)
            rows = np.zeros(encoding.features.shape, np.float32)
            encoding.features.write(rows, ask, look)
            for option, row, traits in zip(ask.options, rows, look.traits(ask), strict=False):
                told = [f"kind/{ask.kind}", f"verb/{option[0]}", *traits]
                known = [counted[word] for word in told if word in counted]
                assert all(row[column] for column in known)
                found += len(known)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert found > 1000


def test_rows_can_be_left_out() -> None:
    game = next(iter(GAMES.values()))
    assert OPTIONS not in Encoding(game, LISTED, features=0).observation_space().spaces
    assert OPTIONS not in Encoding(game, TABLE).observation_space().spaces


@EVERY
def test_every_number_has_a_name_and_says_what_it_is(game: str) -> None:
    encoding = Encoding(find(game))
    names = encoding.describe()
    assert len(names) == encoding.observation_space()[OBSERVATION].shape[0]  # type: ignore[index]
    assert all(names.values())


def test_nothing_else_can_be_observed() -> None:
    with pytest.raises(BadSetting, match="observe is one of look, planes, not 'stars'"):
        Encoding(find(next(iter(GAMES))), observe="stars")


# -- nothing but what a seat may know --------------------------------------------------------


@EVERY
def test_a_seat_observes_the_same_in_every_world_that_it_cannot_tell_apart(game: str) -> None:
    looked = 0
    for draw, table in tables(game, 2, snapshots=True):
        kinds = [
            Encoding(table.game, kind, observe=observe)
            for kind, observe in ((TABLE, PLANES), (LISTED, LOOK))
        ]
        while table.asks and looked < 400:
            if draw.random() < 0.2:
                seat = draw.randrange(table.header.seats)
                world = table.world(seat, f"{draw.random()}")
                for encoding in kinds:
                    assert_same(encoding, table, world, seat)
                looked += 1
            ask = draw.choice(table.asks)
            table.answer(ask.seat, ask.number, draw.choice(ask.options))
    assert looked > 20


def assert_same(encoding: Encoding, truth: Table[Any], world: Table[Any], seat: int) -> None:
    seen = [observed(encoding, table, seat) for table in (truth, world)]
    assert [*seen[0]] == [*seen[1]]
    for name, array in seen[0].items():
        assert np.array_equal(array, seen[1][name]), name


def observed(encoding: Encoding, table: Table[Any], seat: int) -> dict[str, Any]:
    episode = Episode(
        table.game, table.header.seats, table.header.settings, encoding, infos=["options", "view"]
    )
    episode.sit_at(table)
    ask = episode.ask_of(seat)
    info = episode.info(seat, ask, encoding.mask(ask))
    return {**episode.observation(seat, ask), **{f"info {name}": info[name] for name in info}}


def test_who_is_not_asked_can_do_nothing() -> None:
    game = next(iter(GAMES.values()))
    encoding = Encoding(game, waiting=True)
    episode = Episode(game, None, None, encoding)
    episode.begin("idle")
    seat = next(each for each in range(episode.players) if each not in episode.table.waiting)
    observation = episode.observation(seat, None, may_wait=True)
    assert observation[OBSERVATION][0] == 0
    assert [*np.flatnonzero(observation[MASK])] == [encoding.wait]
