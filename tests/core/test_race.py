"""Races: several are asked, whoever is quicker is heard, and all are asked again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from overrun.core.chance import Chance
from overrun.core.errors import IllegalAnswer, StaleAnswer, WrongSeat
from overrun.core.event import Viewer
from overrun.core.flow import Ask, Flow, Race, Tasks, open_asks, reply_to, settled
from overrun.core.game import Game
from overrun.core.log import Log
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome, State
from overrun.core.table import Table

TASKS = Tasks()
BUSH_IS_BARE = Reason("TOY-PICK-01", "bush-is-bare")


class BushState(State, kw_only=True):
    berries: int = 3
    eaten: list[int] = []
    home: list[int] = []
    asked_from: int = 0


class BushView(msgspec.Struct):
    berries: int
    eaten: list[int]


T = Play[BushState]


@TASKS.task
def knock(t: T) -> Flow[None]:
    """Something is asked before the race, of the same seats."""
    for seat in (0, 1):
        yield Ask(seat, "knock", [("knock",)], always=True)
    t.state.asked_from = t.state.asks + 1
    t.then(pick)


@TASKS.task
def pick(t: T) -> Flow[None]:
    """Both pick berries from one bush, as fast as they like, until both have gone home."""
    s = t.state
    seats = [seat for seat in (0, 1) if seat not in s.home]
    if not seats:
        t.finish(Outcome("picked", [0], ["seat-0"]))
    ask: Ask = yield Race([Ask(each, "pick", berries(s), since=s.asked_from) for each in seats])
    assert ask.answer is not None
    verb = ask.answer[0]
    if verb == "go":
        s.home.append(ask.seat)
    else:
        s.berries -= int(ask.answer[1])
        s.eaten[ask.seat] += int(ask.answer[1])
    t.tell("picked", seat=ask.seat, option=verb)
    t.then(pick)


def berries(s: BushState) -> list[Option]:
    return [("go",), *(("eat", str(count)) for count in range(1, s.berries + 1))]


class Bush(Game[BushState]):
    name = "bush"
    short = "bush"
    seats = range(2, 3)
    sides = ("seat-0", "seat-1")
    endings = ("picked",)
    tasks = TASKS
    state_type = BushState
    bound = 100
    settings = ()

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> BushState:
        return BushState(chance=chance, agenda=[("knock", [])], eaten=[0, 0])

    def view(self, state: BushState, viewer: Viewer) -> BushView:
        return BushView(state.berries, state.eaten)

    def resample(self, state: BushState, viewer: Viewer, chance: Chance) -> None:
        """Nothing is hidden."""

    def considered(self, state: BushState, ask: Ask) -> Iterator[Option]:
        yield from berries(state)

    def why_not(self, state: BushState, ask: Ask, option: Option) -> Reason | None:
        return None if option in berries(state) else BUSH_IS_BARE

    def concede(self, state: BushState, seat: int) -> None:
        state.outcome = Outcome("picked", [1 - seat], [])

    def defects(self, state: BushState) -> list[str]:
        return []

    def progress(self, state: BushState) -> int:
        return 3 - state.berries


def racing() -> Table[BushState]:
    table = Table.new(Bush(), seed="race")
    for seat in (0, 1):
        table.answer(seat, table.asked(seat)[0].number, "knock")
    return table


def number(table: Table[BushState], seat: int) -> int:
    (ask,) = table.asked(seat)
    return ask.number


def test_both_are_asked_and_the_quicker_one_is_heard() -> None:
    table = racing()
    assert table.waiting == [0, 1]
    table.answer(1, number(table, 1), "eat:1")
    assert (table.state.berries, table.state.eaten) == (2, [0, 1])
    table.answer(1, number(table, 1), "eat:1")
    table.answer(0, number(table, 0), "eat:1")
    assert table.state.eaten == [1, 2]


def test_both_are_asked_again_as_things_are_then() -> None:
    table = racing()
    before = number(table, 0), number(table, 1)
    table.answer(1, number(table, 1), "eat:2")
    assert table.waiting == [0, 1]
    assert number(table, 0) > before[1]
    for seat in (0, 1):
        assert ("eat", "2") not in table.asked(seat)[0].options


def test_the_answer_of_the_slower_one_is_not_lost() -> None:
    table = racing()
    early = number(table, 0)
    table.answer(1, number(table, 1), "eat:1")
    table.answer(0, early, "eat:2")
    assert table.state.eaten == [2, 1]


def test_a_second_click_is_no_second_answer() -> None:
    table = racing()
    (first,) = table.asked(0)
    table.answer(0, first.number, "eat:1")
    with pytest.raises(StaleAnswer):
        table.answer(0, first.number, "eat:1")
    assert table.state.eaten == [1, 0]


def test_it_is_refused_if_it_is_no_longer_legal_and_nothing_changes() -> None:
    table = racing()
    early = number(table, 0)
    table.answer(1, number(table, 1), "eat:2")
    before = table.dump()
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(0, early, "eat:2")
    assert caught.value.reason == BUSH_IS_BARE
    assert table.dump() == before
    table.answer(0, early, "eat:1")
    assert table.state.eaten == [1, 2]


def test_an_answer_from_before_the_race_is_stale() -> None:
    table = racing()
    first = number(table, 0)
    with pytest.raises(StaleAnswer):
        table.answer(0, first - 1, "go")
    with pytest.raises(StaleAnswer):
        table.answer(0, number(table, 1) + 1, "go")


def test_without_since_only_the_own_number_will_do() -> None:
    table = racing()
    early = number(table, 0)
    table.answer(1, number(table, 1), "eat:1")
    for ask in table.asks:
        ask.since = 0
    with pytest.raises(StaleAnswer):
        table.answer(0, early, "eat:1")


def test_the_open_ask_of_another_seat_cannot_be_answered() -> None:
    table = racing()
    with pytest.raises(WrongSeat):
        table.answer(0, number(table, 1), "go")


def test_who_has_left_the_race_is_not_heard_any_more() -> None:
    table = racing()
    table.answer(0, number(table, 0), "go")
    assert table.waiting == [1]
    with pytest.raises(StaleAnswer):
        table.answer(0, number(table, 1) - 1, "eat:1")
    table.answer(1, number(table, 1), "go")
    assert table.ended


def test_the_log_names_the_ask_that_was_answered_and_replays(tmp_path: Path) -> None:
    table = racing()
    early = number(table, 0)
    table.answer(1, number(table, 1), "eat:1")
    current = number(table, 0)
    table.answer(0, early, "eat:1")
    last = table.last
    assert last is not None
    assert last.ask == current
    table.answer(1, number(table, 1), "go")
    table.answer(0, number(table, 0), "go")
    path = tmp_path / "bush.log"
    table.log.save(path)
    again = Table.replay(Bush(), Log.read(path))
    assert again.log.hash == table.log.hash
    assert [event.facts["seat"] for event in again.heard(None)] == [1, 0, 1, 0]


def test_a_race_is_rebuilt_from_its_bytes_and_forked() -> None:
    table = racing()
    early = number(table, 0)
    table.answer(1, number(table, 1), "eat:1")
    for twin in (Table.load(Bush(), table.dump()), table.fork(), table.world(0, "world")):
        assert twin.waiting == [0, 1]
        twin.answer(0, early, "eat:2")
        assert twin.state.eaten == [2, 1]
    assert table.state.eaten == [0, 1]


def test_undo_of_a_race_is_for_who_was_heard_last() -> None:
    table = racing()
    table.answer(1, number(table, 1), "eat:1")
    assert not table.may_undo(0)
    table.undo(1)
    assert table.state.eaten == [0, 0]
    assert table.waiting == [0, 1]


def test_a_race_goes_on_with_its_first_answer() -> None:
    slow, quick = Ask(0, "pick", [("go",), ("eat", "1")]), Ask(1, "pick", [("go",), ("eat", "1")])
    race = Race([slow, quick])
    assert open_asks(race) == [slow, quick]
    assert not settled(race)
    quick.answer = ("go",)
    assert settled(race)
    assert reply_to(race) is quick
    assert open_asks(race) == []
