"""Learning a value: from whose positions, towards what, and what of the old one stays."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from overrun.bots import make_bot
from overrun.bots.base import Bot, Worlds
from overrun.bots.mind import Mind, Numbers, Value, mind
from overrun.bots.mind.numbers import UNIT, Net
from overrun.core.flow import Ask
from overrun.core.reason import Option
from overrun.core.table import Table
from overrun.games import find
from overrun.lab.learning import positions
from overrun.lab.learning.fitting import Standings
from overrun.lab.learning.games import Positions, courses
from overrun.lab.learning.joining import joined
from overrun.lab.learning.positions import (
    ASKED,
    LEFT,
    LINE,
    OTHER,
    STRETCH,
    WHOSE,
    ValuePlan,
    watch_positions,
)
from overrun.lab.learning.value import fit_value, held_out, measure, returns
from tests.cli.shell import overrun as shell
from tests.cli.shell import refusal

GAME = "zombie-terror"
SECRETS = "long-night"


# Towards what


def test_a_position_leads_to_what_is_said_of_the_next_ones_of_its_seat() -> None:
    """Two seats take turns in one game, and one of them goes on in another."""
    games, seats = np.array([0, 0, 0, 0, 0, 1]), np.array([0, 1, 0, 1, 0, 0])
    won = np.array([1.0, 0.0, 1.0, 0.0, 1.0, 0.0])
    said = np.array([0.5, 0.9, 0.2, 0.4, 0.6, 0.8])
    half = returns(games, seats, won, said, 0.5)
    third = 0.5 * 0.6 + 0.5 * 1.0  # the next says 0.6, and after it the game is won
    first = 0.5 * 0.2 + 0.5 * third
    assert half.tolist() == pytest.approx([first, 0.5 * 0.4, third, 0.0, 1.0, 0.0])
    assert returns(games, seats, won, said, 1.0).tolist() == won.tolist()
    assert returns(games, seats, won, said, 0.0).tolist() == [0.2, 0.4, 0.6, 0.0, 1.0, 0.0]


# From whose positions


def watched(plan: ValuePlan, games: int = 1) -> Positions:
    numbers = mind(GAME).numbers.write()
    return watch_positions(GAME, courses(GAME)[:1], "watched", numbers, plan, range(games))


def test_at_an_ask_several_seats_are_looked_at() -> None:
    seen = partial(positions._seen, seats=4, draw=Random(1))
    asked, left, other = seen(WHOSE, 2, True, 0)
    assert (asked, left) == (2, 0)
    assert other in {1, 3}
    assert [*seen((ASKED, LEFT), 2, True, 2)] == [2], "it goes on with its turn"
    assert [*seen((ASKED, LEFT), 2, False, 0)] == [0], "it has no choice"
    assert [*seen((LEFT,), 2, True, None)] == []
    assert {*seen((OTHER,), 2, True, 0)} <= {0, 1, 3}


def test_a_seat_that_is_not_asked_is_seen_by_its_own_view() -> None:
    """The same game is played here, and the other of its two seats is looked at."""
    rules, cell, look = find(GAME), courses(GAME)[0], mind(GAME).look
    table = Table.new(rules, seats=2, settings=cell.settings, seed="watched/0", events=False)
    bots = [make_bot("steady", GAME, f"watched/0/{seat}") for seat in range(2)]
    seats: list[int] = []
    numbers: list[int] = []
    while table.asks:
        ask = table.asks[0]
        if rules.progress(table.state):
            other = 1 - ask.seat
            seats.append(other)
            numbers += look(table.view(other), other).position
        option = bots[ask.seat].choose(table.view(ask.seat), ask, partial(table.world, ask.seat))
        table.answer(ask.seat, ask.number, option)
    found = watched(ValuePlan(slips=(0,), whose=(OTHER,), noted=100))
    assert found.seats.tolist() == seats
    assert found.positions.tolist() == numbers
    assert table.outcome is not None
    assert found.won.tolist() == [seat in table.outcome.winners for seat in seats]


def test_what_is_noted_does_not_change_what_is_played() -> None:
    whole = watched(ValuePlan(slips=(30,), whose=(OTHER,), noted=100))
    some = watched(ValuePlan(slips=(30,), whose=(OTHER,), noted=30))
    width = len(mind(GAME).look.NUMBERS)
    rows, fewer = (
        [tuple(each.positions[at : at + width]) for at in range(0, len(each.positions), width)]
        for each in (whole, some)
    )
    assert 0 < len(fewer) < len(rows)
    assert set(fewer) <= set(rows)


class Absent(Bot):
    """A steady player that cannot be asked where there is a choice."""

    def choose(self, view: Any, ask: Ask, worlds: Worlds) -> Option:
        (option,) = ask.options
        return option


def test_slips_are_the_policys_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "make_bot", lambda *_: Absent())
    assert len(watched(ValuePlan(slips=(100,)))) > 0
    with pytest.raises(ValueError, match="too many values"):
        watched(ValuePlan(slips=(0,)))


def test_who_has_won_is_what_a_master_plays_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class SecondSeat:
        def won(self, table: Table[Any], seat: int) -> bool:
            return seat == 1

    monkeypatch.setattr(positions, "manner", lambda _: SecondSeat())
    found = watched(ValuePlan(noted=20))
    assert set(found.won) == {0, 1}
    assert found.won.tolist() == found.seats.tolist()


# Fitting


def standings(rows: list[tuple[int, list[int], bool]]) -> Standings:
    """Positions of one seat, each with the number of its game, and whether that was won."""
    found = Positions()
    for game, position, won in rows:
        found.note(game, 0, position)
        found.won.append(won)
    return Standings(found, len(rows[0][1]))


def known(net: Net, width: int) -> Value:
    numbers = Numbers(game=GAME, position=["?"] * width, value=net)
    return Mind(mind(GAME).look, numbers).value


def games_of_four_cells() -> Standings:
    """What helps is plain in each of four cells; but where there is much of it, as in three of
    them, all is harder."""
    draw, rows = Random("cells"), []
    for game in range(3000):
        hard = int(game % 4 > 0)
        helps = draw.randrange(4) + 6 * hard
        chance = 0.2 + 0.2 * (helps - 6 * hard) - 0.18 * hard
        rows.append((game, [helps], draw.random() < chance))
    return standings(rows)


def test_how_hard_settings_are_is_set_apart() -> None:
    sheet = games_of_four_cells()
    asked = held_out(sheet)
    mixed = fit_value(sheet, asked, ValuePlan(shape=LINE, trace=1.0), 4)
    apart = fit_value(sheet, asked, ValuePlan(shape=LINE, trace=1.0, apart=True), 4)
    assert mixed.line[1] < UNIT // 20
    assert apart.line[1] > UNIT // 3
    worth = measure(known(apart, 1), sheet, ~asked)
    said = sum(each.said * each.number for each in worth.reliability) / (~asked).sum()
    won = sheet.won[~asked].mean()
    assert said == pytest.approx(won, abs=0.001), "without constants it is level again"


def test_bends_tell_what_a_line_cannot() -> None:
    draw, rows = Random("bends"), []
    for game in range(3000):
        number = draw.randrange(-5, 6)
        rows.append((game, [number], draw.random() < 0.05 + 0.18 * abs(number)))
    sheet = standings(rows)
    asked = held_out(sheet)
    line = fit_value(sheet, asked, ValuePlan(shape=LINE, trace=1.0))
    bends = fit_value(sheet, asked, ValuePlan(trace=1.0))
    assert not line.bends
    flat, bent = (measure(known(net, 1), sheet, asked) for net in (line, bends))
    assert flat.brier == pytest.approx(flat.base_brier, abs=0.01)
    assert bent.brier < flat.brier - 0.03


def test_a_value_that_is_too_sure_is_stretched() -> None:
    draw, rows = Random("sure"), []
    for game in range(3000):
        number = draw.randrange(-3, 4)
        rows.append((game, [number], draw.random() < 1 / (1 + 2.718 ** (-0.5 * number - 0.5))))
    sheet = standings(rows)
    numbers = Numbers(game=GAME, position=["?"], value=Net(line=[0, 2 * UNIT]))
    present = Mind(mind(GAME).look, numbers)
    plan = ValuePlan(shape=STRETCH, trace=1.0)
    net = fit_value(sheet, held_out(sheet), plan, 1, present)
    assert net.line == pytest.approx([UNIT // 2, UNIT // 2], abs=UNIT // 8)


def test_a_shorter_trace_learns_from_what_comes_next() -> None:
    """All games are lost, but they go on through a position that is usually won: only who trusts
    in what is said there finds a chance in the one before it."""
    rows = []
    for game in range(600):
        if game % 3 == 0:
            rows += [(game, [1, 0], False), (game, [0, 1], False)]
        else:
            rows += [(game, [0, 1], True)]
    sheet = standings(rows)
    asked = held_out(sheet)
    chances = [
        known(fit_value(sheet, asked, ValuePlan(shape=LINE, trace=trace)), 2).logit([1, 0])
        for trace in (1.0, 0.0)
    ]
    assert chances[0] < -UNIT
    assert chances[1] > 0


def test_two_values_are_joined_exactly() -> None:
    """Again and again, and what is no longer heard is left out."""
    old = mind(SECRETS).numbers.value
    width = len(old.line) - 1
    at = mind(SECRETS).numbers.position.index("alone")
    new = Net(line=[100, *range(width)], bends=[[-50, *range(width, 0, -1), 300]])
    both = joined(new, old, at)
    again = joined(old, both, at)
    assert len(again.bends) <= len(old.bends) + 1
    draw = Random("joined")
    for _ in range(50):
        position = [draw.randrange(12) for _ in range(width)]
        for alone, at_home, at_last in ((0, new, old), (1, old, old)):
            position[at] = alone
            assert known(both, width).logit(position) == known(at_home, width).logit(position)
            assert known(again, width).logit(position) == known(at_last, width).logit(position)


# The command


def test_only_the_value_is_learned_anew(tmp_path: Path) -> None:
    present = mind(SECRETS).numbers
    line = (
        f"train {SECRETS} --only-value --games 3 --contest together --apart --shape line "
        "--unless alone --slips 10 --lambda 0.8 --seed again --to"
    )
    said = shell(line, tmp_path / "one.json", "--json")
    assert said.code == 0, said.err
    text = (tmp_path / "one.json").read_bytes()
    numbers = Numbers.read(text, mind(SECRETS).look)
    assert numbers.policy == present.policy
    assert numbers.suspicion == present.suspicion
    assert present.suspicion, "or the line above proves nothing"
    assert numbers.value != present.value
    made = json.loads(text)["made"]["value"]
    assert made["brier"] == round(said.json["value"]["brier"], 4)
    assert made.pop("brier") != made.pop("base_brier")
    made.pop("kept")
    assert made == {
        "seed": "again", "teacher": "steady", "games": 3, "slips": [10], "contest": "together",
        "whose": [*WHOSE], "noted": 25, "lambda": 0.8, "apart": True, "shape": "line",
        "unless": "alone",
    }  # fmt: skip
    shown = shell(line, tmp_path / "two.json", "--jobs", 2)
    assert f"before has {said.json['before']['brier']:.4f}" in shown.out
    assert "one game that it did not learn from" in shown.out
    assert (tmp_path / "two.json").read_bytes() == text, "the same seed gives the same file"


def test_a_whole_course_ends_with_a_value(tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    said = shell(f"train {GAME} --games 2 --rounds 0 --practice 1 --batch 1 --json --to", file)
    assert said.code == 0, said.err
    assert set(said.json) == {
        "game", "file", "positions", "value", "before", "agreement", "agreed", "practice",
        "roles", "trial",
    }  # fmt: skip
    assert said.json["before"] is None
    assert set(said.json["value"]) == {"games", "brier", "base_brier", "reliability"}
    assert said.json["value"]["games"] == 1
    numbers = Numbers.read(file.read_bytes(), mind(GAME).look)
    assert numbers.policy
    assert numbers.value.line
    assert set(numbers.made) == {"seed", "games", "rounds", "practice", "agreement", "value"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--only-value --contest humens", "did you mean 'humans'"),
        ("--only-value --unless nothing", "number of a position"),
        ("--only-value --games 2 --unless round", "round is not always 0 or 1"),
        ("--only-value --slips 10,101", "101 of 100"),
        ("--only-value --lambda 1.5", "not between 0 and 1"),
        ("--only-value --whose lost", "unknown value of --whose"),
        ("--only-value --shape curve", "unknown value of --shape"),
        ("--only-value --games 1", "too few"),
        ("--shape stretch", "learned anew"),
    ],
)
def test_what_cannot_be_learned_is_refused(options: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "numbers.json"
    assert said in refusal(shell(f"train {GAME} {options} --to", file))
    assert not file.exists()
