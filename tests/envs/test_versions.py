"""What learners see and do changes only with the version that the environments' names have.

Positions are those of the museum, which never change, whatever becomes of the rules.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterator
from typing import Any

import pytest

from overrun.core.flow import Ask
from overrun.core.table import Table
from overrun.envs.actions import LISTED, TABLE, VERSION
from overrun.envs.encoding import LOOK, PLANES, Encoding
from overrun.envs.episode import REWARDS, Episode
from overrun.envs.features import Features
from overrun.games import GAMES, find
from tests.core.toy import Toy
from tests.museum import Room

ROOM = Room("2026-11-17-2117-3204720")
PRINTS = {
    1: {
        "actions": "ab0576501462",
        "zombie-terror": "bd7f57d1961c",
        "long-night": "220f988bb673",
        "warring-colonies": "1b5211c2ffe5",
        "army-of-the-dead": "d5f807132e7f",
    },
}
"""Prints of what learners see and do, for each version of the environments."""
ACTIONS = "actions"


def print_of(facts: Iterator[Any]) -> str:
    hashed = hashlib.blake2b(digest_size=6)
    for fact in facts:
        hashed.update(fact if isinstance(fact, bytes) else f"{fact}\0".encode())
    return hashed.hexdigest()


def seen(game: str) -> Iterator[Any]:
    """The names of all numbers, how they lie in memory, and what they are in some positions; what
    the numbers of a look are is a matter of the bots."""
    for observe in (LOOK, PLANES):
        encoding = Encoding(find(game), LISTED, observe=observe)
        yield [*encoding.describe()]
        for name, part in encoding.record.parts.items():
            yield name, part.shape, part.kind.__name__, encoding.record.start[name]
    for dump in ROOM.dumps:
        if dump.stem.rpartition("-")[0] == game:
            yield from planes(Table.load(find(game), lzma.decompress(dump.read_bytes())))


def planes(table: Table[Any]) -> Iterator[bytes]:
    """What each seat observes as planes, but for the options, which follow from the rules."""
    encoding = Encoding(table.game, observe=PLANES)
    episode = Episode(table.game, table.header.seats, table.header.settings, encoding)
    episode.sit_at(table)
    for seat in range(table.header.seats):
        observation = episode.observation(seat, episode.ask_of(seat))
        yield from (observation[name].tobytes() for name in encoding.sense.parts)


def done() -> Iterator[Any]:
    """The numbers of actions and of features' columns, rewards, and a game without looks."""
    ask = Ask(0, "way", [("north",), ("go", "nurse", "B2"), ("go", "nurse", "B3"), ("end",)])
    for slots in (4, 8192):
        yield Encoding(Toy(), TABLE, slots=slots).numbers(ask)
    features = Features(4, 64)
    table = Table.new(Toy(), seats=3, settings={}, seed="version")
    for observe in (LOOK, PLANES):
        encoding = Encoding(Toy(), LISTED, observe=observe, waiting=True)
        episode = Episode(Toy(), 3, {}, encoding)
        episode.sit_at(table)
        yield bytes(episode.written(0, episode.ask_of(0)))
    yield features.shape
    yield [*REWARDS]


@pytest.mark.parametrize("what", [ACTIONS, *GAMES])
def test_who_learns_something_else_learns_another_version(what: str) -> None:
    """If this fails, observations or the numbers of actions have changed: raise VERSION in
    envs/actions.py, and add the prints here."""
    assert print_of(done() if what == ACTIONS else seen(what)) == PRINTS[VERSION][what]
