"""Whole wars in which nobody is shown or told what they may not know (WC-OP-49)."""

from __future__ import annotations

import random

import pytest

from overrun.core import conform
from overrun.core.table import Table
from overrun.games.long_night.state import COLONY_PHASE, PLAYERS_PHASE
from overrun.games.warring_colonies.state import WarState
from tests.games.long_night.conftest import AddCards
from tests.games.long_night.planting import Witnesses, plant

from .scene import B1, GAME, Y1, Y2, War, encoded


@pytest.fixture
def planted(add_cards: AddCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every hidden card gets a word of its own."""
    assert GAME.settings  # worked out once, before there are cards of a test
    assert GAME.ledger
    add_cards("items", "")
    plant(("crises", "crossroads", "secrets", "survivors", "missions"), monkeypatch)


class Warriors(Witnesses):
    """The players of a war: a crisis lies open, and the Lone Wolf has missions."""

    opened = (*Witnesses.opened, "stripped")
    for_one = (*Witnesses.for_one, "mission-drawn")

    def public(self, s: WarState) -> set[str]:
        done = {name for player in s.players for name in player.completed}
        return super().public(s) | done | {each.item for each in s.added}

    def own(self, s: WarState, seat: int) -> set[str]:
        return super().own(s, seat) | set(s.players[seat].missions)


SETTINGS = [
    (4, {"adult": "on"}),
    (5, {"adult": "on", "travel-cards": "on"}),
    (7, {"turns": "alternating", "teams": "random"}),
    (6, {"turns": "sequential", "crossroads": "box"}),
]


@pytest.mark.rule("WC-OP-49.b", "WC-SET-14", "WC-XRD-06", "WC-OP-36.a", "WC-OP-15.o", "WC-OP-37.a")
@pytest.mark.parametrize(("players", "settings"), SETTINGS)
@pytest.mark.parametrize("seed", range(2))
def test_no_planted_word_reaches_who_may_not_know_it(
    seed: int, players: int, settings: dict[str, str], planted: None
) -> None:
    table = Table.new(GAME, seats=players, settings=settings, seed=f"planted/{seed}")
    draw = random.Random(f"{seed}/{players}")
    choose = conform.any_verb(draw)
    witnesses = Warriors(players)
    while not table.ended and len(table.answers) < 220:
        witnesses.look(table)
        s = table.state
        s.rounds = 6  # the show goes on
        for colony in s.colonies:
            colony.morale, colony.food, colony.starvation, colony.waste = 5, 3, 0, []
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, choose(table, ask))
    assert len(witnesses.seen) > 40  # it was worth looking


@pytest.mark.rule("WC-OP-49.b", "WC-OP-17.a")
@pytest.mark.parametrize("seed", range(2))
def test_worlds_that_a_viewer_cannot_tell_apart_look_the_same(seed: int) -> None:
    """What is asked, seen and refused does not depend on what a viewer does not know."""
    table = Table.new(GAME, seats=5, seed=f"numbers/{seed}")
    draw = random.Random(seed)
    while not table.ended and len(table.answers) < 120:
        for viewer in (None, *range(5)):
            heard = [event.number for event in table.heard(viewer)]
            assert heard == list(range(1, len(heard) + 1))
        conform.check_secrets(table, draw.choice([None, *range(5)]), draw, AssertionError)
        ask = draw.choice(table.asks)
        table.answer(ask.seat, ask.number, draw.choice(ask.options))


@pytest.mark.rule("WC-OP-49.b", "WC-SET-14")
@pytest.mark.rule("WC-OP-36.b")
def test_nobody_tries_out_whether_a_battle_completes_a_mission(plain_people: None) -> None:
    """A Lone Wolf's missions are hidden, and looked at when a battle is over."""
    war = War(5).survivor("A", Y1, "school").survivor("B", B1, "school").survivor("C", 4)
    war.s.phase = COLONY_PHASE
    assert [GAME.lurks(war.s, seat) for seat in war.s.seats] == [True] * 4 + [False]
    war.s.phase = PLAYERS_PHASE
    assert not any(GAME.lurks(war.s, seat) for seat in war.s.seats)
    without = War(4).survivor("A", Y1)
    without.s.phase = COLONY_PHASE
    assert not any(GAME.lurks(without.s, seat) for seat in without.s.seats)


def test_not_even_a_team_mate_sees_a_hand_or_an_objective(plain_people: None) -> None:
    war = War().survivor("A", Y1).survivor("B", Y2).hand(Y1, "shotgun").acting(Y1, B1)
    war.s.players[Y1].secret = "magpie"
    for viewer in (Y2, B1, None):
        shown = encoded([war.seen(viewer), war.table.heard(viewer)])
        assert b"shotgun" not in shown
        assert b"magpie" not in shown
    assert b"shotgun" in encoded(war.seen(Y1))
