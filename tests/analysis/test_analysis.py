"""Finished games explained."""

from __future__ import annotations

from functools import cache, partial
from math import fsum
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from overrun.analysis import Analysis, Decision, Step, analyse, steps_of, sum_up
from overrun.analysis.deciding import Deciding
from overrun.analysis.steps import Walk
from overrun.bots import make_bot, play_on
from overrun.bots.base import Line
from overrun.bots.mind import knows, mind
from overrun.bots.search.playout import SURE, Playout
from overrun.bots.search.thinking import manner
from overrun.core.errors import BadSetting
from overrun.core.event import Viewer
from overrun.core.reason import unwire
from overrun.core.table import Table
from overrun.games import GAMES, find

LEARNED = [game for game in GAMES if knows(game)]


@cache
def finished(game: str, bot: str = "sharp", **settings: str) -> Table[Any]:
    """A whole game of such bots."""
    seats = 3 if settings else None
    table = Table.new(find(game), seats=seats, settings=settings, seed="analysed")
    bots = {seat: make_bot(bot, game, str(seat)) for seat in range(table.header.seats)}
    play_on(table, bots, 20_000)
    assert table.ended
    return table


def choice(game: str) -> Table[Any]:
    """A moment of a game at which somebody has a choice, after set-up."""
    whole = finished(game)
    moments = (whole.back_to(answers) for answers in range(whole.answered))
    return next(
        table
        for table in moments
        if table.game.progress(table.state) and len(table.asks[0].options) > 1
    )


def everything(table: Table[Any]) -> range:
    return range(1, table.answered + 1)


# -- chances -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", LEARNED)
def test_a_line_has_every_ask_of_its_seat_and_ends_as_the_game_did(game: str) -> None:
    table = finished(game)
    found = analyse(table, playouts=0)
    assert table.outcome
    assert [line.seat for line in found.lines] == [*range(table.header.seats)]
    for line in found.lines:
        at = [step for step, _ in line.points]
        assert at == sorted(set(at))
        assert line.points[-1] == (table.answered, float(manner(game).won(table, line.seat)))
        assert {n for n, each in enumerate(table.answers) if each.seat == line.seat} <= set(at)


def test_a_game_that_runs_is_not_analysed() -> None:
    table = finished("zombie-terror")
    with pytest.raises(BadSetting, match="not over"):
        analyse(table.back_to(table.answered - 1))


def test_a_game_can_be_looked_at_in_parts() -> None:
    table = finished("zombie-terror")
    whole = [*steps_of(table, range(40, 61), [0, 1], 8)]
    parts = [*steps_of(table, range(40, 50), [0, 1], 8), *steps_of(table, range(50, 61), [0, 1], 8)]
    assert whole == parts
    assert any(step.decision and step.decision.searched for step in whole)


@pytest.mark.parametrize("game", ["long-night", "zombie-terror"])
def test_of_the_true_table_a_seat_sees_nothing_but_its_own_view(game: str) -> None:
    table = finished(game, "steady")
    seen: set[Viewer] = set()
    dreamt = set()
    dream = Table[Any].with_other_luck(table, "dream").header
    view, world = Table.view, Table.world

    def watched(self: Table[Any], viewer: Viewer) -> Any:
        (dreamt if self.header is dream else seen).add(viewer)
        return view(self, viewer)

    def dreaming(self: Table[Any], *args: Any, **named: Any) -> Table[Any]:
        found = world(self, *args, **named)
        found.header = dream
        return found

    with patch.object(Table, "view", watched), patch.object(Table, "world", dreaming):
        steps = [*steps_of(table, everything(table)[:160], [1], playouts=8)]
    assert seen == {1}
    if not manner(game).foresight:
        assert dreamt > {1}, "in its thoughts it may see what others would do"
    assert {step.seat for step in steps if step.decision} == {1}
    assert all(set(step.chances) <= {1} for step in steps)


# -- luck and decisions ------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["long-night", "army-of-the-dead"])
def test_luck_comes_only_with_what_came_to_light(game: str) -> None:
    table = finished(game)
    lucky = 0
    walk = Walk(mind(game), table.back_to(0), [0], 0)
    for answer in table.answers:
        known = walk.table.state.knowledge
        step = walk.go(answer)
        luck = step.decision.luck if step.decision else 0.0
        assert luck == 0.0 or walk.table.state.knowledge != known
        lucky += luck != 0.0
    assert lucky > 2


def test_luck_is_what_came_beyond_the_expectation() -> None:
    """Over all that could have come, luck makes up for itself."""
    game = "army-of-the-dead"
    table = finished(game)
    steps = steps_of(table, everything(table), [0], 0)
    step = next(step for step in steps if step.decision and abs(step.decision.luck) > 0.01)
    assert step.decision
    then = table.back_to(step.number - 1)
    ask, option = then.asks[0], unwire(step.decision.option)
    lucks = []
    for number in range(40):
        other = Walk(mind(game), then.world(0, f"truth/{number}"), [0], 0)
        decision = other._decide(ask, option, 0.5)
        lucks.append(decision.luck)
    assert min(lucks) < 0 < max(lucks)
    assert abs(fsum(lucks)) / len(lucks) < (max(lucks) - min(lucks)) / 4


def test_what_gives_a_game_away_is_found() -> None:
    """Of two options of which one loses for sure, the other is better."""
    table = choice("zombie-terror")
    ask = table.asks[0]
    good, bad = ask.options[:2]

    def played(self: Playout, table: Table[Any], line: Line, seed: str) -> int:
        return 0 if line == [bad] else SURE * 3 // 4

    walk = Walk(mind("zombie-terror"), table, [0, 1], 24)
    with (
        patch.object(Playout, "__call__", played),
        patch.object(Deciding, "liked", [good, bad]),
    ):
        decision = walk._decide(ask, bad, 0.5)
    assert unwire(decision.better) == good
    assert decision.cost == 0.75
    assert decision.searched


def test_what_playouts_do_not_agree_on_costs_nothing() -> None:
    table = choice("zombie-terror")
    ask = table.asks[0]
    taken, other = ask.options[:2]

    def played(self: Playout, table: Table[Any], line: Line, seed: str) -> int:
        number = int(seed.rpartition("/")[2])
        return SURE // 2 + (SURE // 10 * (1, -1)[number % 2] if line == [other] else 0)

    deciding = Deciding(
        mind("zombie-terror"), table.view(ask.seat), ask, partial(table.world, ask.seat), "x"
    )
    walk = Walk(mind("zombie-terror"), table, [0, 1], 24)
    with patch.object(Playout, "__call__", played), patch.object(Deciding, "liked", [other, taken]):
        assert deciding.duel(taken, 24)
        decision = walk._decide(ask, taken, 0.5)
    assert decision.searched
    assert not decision.better
    assert decision.cost == 0


@pytest.mark.parametrize("game", LEARNED)
def test_a_decision_is_judged_as_a_master_thinks_of_it(game: str) -> None:
    table = choice(game)
    ask = table.asks[0]
    seen = []

    def played(self: Playout, table: Table[Any], line: Line, seed: str) -> int:
        seen.append((self.thinking, self.judge is None))
        return SURE // 2

    view = table.view(ask.seat)
    deciding = Deciding(mind(game), view, ask, partial(table.world, ask.seat), "as a master")
    with patch.object(Playout, "__call__", played):
        assert deciding.duel(ask.options[0], 8)
    thinking = msgspec.structs.replace(manner(game).about(view, ask.seat), by_steady=False)
    assert {*seen} == {(thinking, not thinking.foresight)}


def test_who_plays_at_random_gives_more_away() -> None:
    given = {}
    for bot in ("random", "sharp"):
        table = finished("zombie-terror", bot)
        steps = steps_of(table, range(20, 45), [0, 1], 16)
        given[bot] = fsum(step.decision.cost for step in steps if step.decision)
    assert given["random"] > 2 * given["sharp"]


# -- summing up --------------------------------------------------------------------------------


def told(*rows: tuple[int, float, float]) -> Analysis:
    """A game of seat 0 in Zombie Terror: round, chance, and cost of each answer."""
    steps = [
        Step(
            number=number,
            seat=0,
            round=round,
            chances={0: chance},
            decision=Decision("toy", f"a:{number}", luck=0.01, searched=True, better="b",
                              better_chance=cost),
        )
        for number, (round, chance, cost) in enumerate(rows, 1)
    ]  # fmt: skip
    return sum_up(finished("zombie-terror"), steps, [0], 8)


def test_turning_points_are_the_rounds_that_changed_most() -> None:
    rows = [(0, 0.1, 0.0), (1, 0.6, 0.0), (1, 0.62, 0.0), (1, 0.3, 0.0), (2, 0.28, 0.0),
            (3, 0.3, 0.0), (3, 0.9, 0.0)]  # fmt: skip
    found = told(*rows).turns
    assert [(turn.round, turn.step, turn.before) for turn in found] == [(1, 3, 0.6), (3, 7, 0.3)]


def test_the_costliest_come_first_and_trifles_not_at_all() -> None:
    found = told((1, 0.5, 0.03), (1, 0.5, 0.001), (1, 0.5, 0.2))
    assert [(each.step, each.cost) for each in found.mistakes] == [(3, 0.2), (1, 0.03)]
    (share,) = found.shares
    assert (share.decisions, share.searched, share.mistakes) == (3, 3, 2)
    assert share.given_away == pytest.approx(0.231)
    assert share.luck == pytest.approx(0.03)


# -- hidden roles ------------------------------------------------------------------------------


def test_suspicion_is_told_of_where_somebody_may_betray() -> None:
    found = analyse(finished("long-night", mode="standard"), playouts=0).suspicion
    assert found
    for each in found:
        assert each.by not in each.against
        assert all(0 <= doubt <= 1 for doubt in each.against.values())
    assert not analyse(finished("long-night"), playouts=0).suspicion, "all play together"
