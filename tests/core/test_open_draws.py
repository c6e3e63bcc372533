"""Games in which all see every draw: worlds keep what was drawn and turned up since the task began.

*Dig*: somebody digs, turns up the top card of a pile and rolls a die, and then decides whether to
keep it; all of that in one task.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
import pytest

from overrun.core import conform
from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.flow import Ask, Flow, Tasks
from overrun.core.game import Game
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome, State
from overrun.core.table import Table

TASKS = Tasks()
NONSENSE = Reason("DIG-01", "nonsense")


class DigState(State, kw_only=True):
    pile: list[int] = []
    kept: list[int] = []
    seen: list[int] = []


class DigView(msgspec.Struct):
    left: int
    kept: list[int]
    seen: list[int]


@TASKS.task
def dig(t: Play[DigState]) -> Flow[None]:
    s = t.state
    if not s.pile:
        t.finish(Outcome("dug", [0], ["digger"]))
    t.then(dig)
    yield Ask(0, "dig", [("dig",), ("dig-deep",)])
    s.seen = [s.pile.pop(), s.chance.die(6)]
    t.tell("found", card=s.seen[0], die=s.seen[1], reveals=True)
    choice = yield Ask(0, "keep", [("keep",), ("leave",)], {"card": s.seen[0], "die": s.seen[1]})
    if choice == ("keep",):
        s.kept.append(s.seen[0])


class Dig(Game[DigState]):
    name = "dig"
    short = "dig"
    seats = range(1, 2)
    sides = ("digger",)
    endings = ("dug",)
    tasks = TASKS
    state_type = DigState
    bound = 100
    settings = ()
    ledger = frozenset()
    open_draws = True

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> DigState:
        pile = list(range(30))
        chance.shuffle(pile)
        return DigState(chance=chance, agenda=[("dig", [])], pile=pile)

    def view(self, state: DigState, viewer: Viewer) -> DigView:
        return DigView(len(state.pile), state.kept, state.seen)

    def resample(self, state: DigState, viewer: Viewer, chance: Chance) -> None:
        self.resample_since(state, state, viewer, chance)

    def resample_since(
        self, state: DigState, now: DigState, viewer: Viewer, chance: Chance
    ) -> None:
        hidden = state.pile[: len(now.pile)]
        chance.shuffle(hidden)
        state.pile[: len(now.pile)] = hidden

    def considered(self, state: DigState, ask: Ask) -> Iterator[Option]:
        return iter(ask.options)

    def why_not(self, state: DigState, ask: Ask, option: Option) -> Reason | None:
        return None if option in ask.options else NONSENSE

    def defects(self, state: DigState) -> list[str]:
        return []

    def concede(self, state: DigState, seat: int) -> None:
        state.outcome = Outcome("dug", [], [])

    def progress(self, state: DigState) -> int:
        return 30 - len(state.pile)


def table_with_a_find() -> Table[DigState]:
    table = Table.new(Dig(), seed="find")
    table.answer(0, table.asks[0].number, "dig")
    return table


def test_a_world_keeps_the_card_and_the_die_that_were_seen() -> None:
    table = table_with_a_find()
    worlds = [table.world(0, f"world {number}") for number in range(20)]
    assert all(world.state.seen == table.state.seen for world in worlds)
    assert len({tuple(world.state.pile) for world in worlds}) == 20


def test_what_is_to_come_differs_from_world_to_world() -> None:
    """Also in a fork of a world, and from the truth."""
    table = table_with_a_find()
    dice = set()
    for number in range(12):
        world = table.world(0, f"world {number}")
        fork = world.fork()
        rolled = []
        for each in (world, fork):
            each.answer(0, each.asks[0].number, "keep")
            each.answer(0, each.asks[0].number, "dig")
            rolled.append(each.state.seen)
        assert rolled[0] == rolled[1]
        dice.add(tuple(rolled[0]))
    assert len(dice) > 6


def test_without_telling_what_was_learned_no_world_fits() -> None:
    class Forgetful(Dig):
        def resample_since(
            self, state: DigState, now: DigState, viewer: Viewer, chance: Chance
        ) -> None:
            chance.shuffle(state.pile)

    with pytest.raises(conform.Fault, match="can tell every other world apart"):
        conform.check(Forgetful(), games=10)


def test_the_digging_conforms() -> None:
    conform.check(Dig(), games=10)
