"""Whole games in which nobody is shown or told what they may not know (OP-47)."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.table import Table
from overrun.games.long_night.state import LongNightState

from .conftest import AddCards
from .planting import Witnesses, plant
from .scene import GAME


@pytest.fixture
def planted(add_cards: AddCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hidden card gets a word of its own."""
    add_cards("items", "")
    plant(("crises", "crossroads", "secrets", "exiles", "survivors"), monkeypatch)


class Colonists(Witnesses):
    """The players of one colony: what they add to a crisis lies face down."""

    def public(self, s: LongNightState) -> set[str]:
        return super().public(s) | set(s.bandits.loot)

    def own(self, s: LongNightState, seat: int) -> set[str]:
        added = {each.item for each in s.added if each.seat == seat}
        return super().own(s, seat) | added | {s.players[seat].exile_card}


SETTINGS = [
    (3, {"mode": "standard", "adult": "on"}),
    (5, {"mode": "betrayer", "boxes": "two", "adult": "on"}),
    (4, {"mode": "standard", "boxes": "two", "elimination": "on", "objective": "random"}),
    (2, {"boxes": "two"}),
    (4, {"improvements": "on", "bandits": "on", "raxxon": "on"}),
]


@pytest.mark.rule("OP-47", "LN-SETUP-12", "LN-ACT-CRISIS-02")
@pytest.mark.parametrize(("players", "settings"), SETTINGS)
@pytest.mark.parametrize("seed", range(2))
def test_no_planted_word_reaches_who_may_not_know_it(
    seed: int, players: int, settings: dict[str, str], planted: None
) -> None:
    table = Table.new(GAME, seats=players, settings=settings, seed=f"planted/{seed}")
    draw = random.Random(f"{seed}/{players}")
    choose = conform.any_verb(draw)
    witnesses = Colonists(players)
    while not table.ended and len(table.answers) < 200:
        witnesses.look(table)
        s = table.state
        s.morale, s.rounds, s.food, s.starvation, s.waste = 10, 6, 15, 0, []  # the show goes on
        ask = draw.choice(table.asks)
        cast_out = ask.facts.get("about") == "exile" and any(each.exiled for each in s.players)
        option = ("no",) if cast_out else choose(table, ask)  # two exiles would end the game
        table.answer(ask.seat, ask.number, option)
    assert len(witnesses.seen) > 40  # it was worth looking


@pytest.mark.rule("OP-47")
@pytest.mark.parametrize("seed", range(4))
def test_ask_and_event_numbers_tell_nothing(seed: int) -> None:
    """Each viewer's events are numbered without gaps, and all asks are counted, taken or not."""
    table = Table.new(GAME, seats=4, settings={"boxes": "two"}, seed=f"numbers/{seed}")
    draw = random.Random(seed)
    numbers = [ask.number for ask in table.asks]
    while not table.ended and len(table.answers) < 150:
        for viewer in (None, *range(4)):
            heard = [event.number for event in table.heard(viewer)]
            assert heard == list(range(1, len(heard) + 1))
        conform.check_secrets(table, draw.choice([None, 0, 1, 2, 3]), draw, AssertionError)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))
        numbers += [each.number for each in table.asks if each.number not in numbers]
    assert numbers == sorted(numbers)
