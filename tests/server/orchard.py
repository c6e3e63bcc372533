"""A small game of those who act at the same time: the server's clocks and ticks are tested on it.

*Orchard*: seats 0 and 1 pick apples, both at once, until they have had enough. Who goes on when the
other has finished has two minutes. One may beg seat 2 for another apple, who has twenty seconds of
those to think about it. At a tie the right of way goes to one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from overrun.core.chance import Chance
from overrun.core.event import Viewer
from overrun.core.flow import Ask, Flow, Race, Tasks
from overrun.core.game import Clock, Game
from overrun.core.making import Stock
from overrun.core.play import Play
from overrun.core.reason import Option, Reason
from overrun.core.state import Outcome, State

TASKS = Tasks()
PICKERS = 2
PICKED = Reason("ORCHARD-01", "picked")


class OrchardState(State, kw_only=True):
    """Everything is public."""

    apples: list[str] = []
    baskets: list[list[str]] = []
    order: list[int] = []
    """Who has the right of way comes first."""
    done: list[int] = []


class OrchardView(msgspec.Struct):
    apples: list[str]
    baskets: list[list[str]]


T = Play[OrchardState]


@TASKS.task
def pick(t: T) -> Flow[None]:
    s = t.state
    picking = [seat for seat in s.order if seat not in s.done]
    if not picking:
        best = max(range(PICKERS), key=lambda seat: len(s.baskets[seat]))
        t.finish(Outcome("picked", [best], [f"seat-{best}"]))
    t.then(pick)
    asks = [Ask(seat, "pick", pick_options(s), always=True, since=1) for seat in picking]
    ask = yield Race(asks)
    seat, choice = ask.seat, ask.answer
    if seat == s.order[0]:
        s.order.reverse()
    if choice[0] == "end":
        s.done.append(seat)
    elif choice[0] == "beg":
        given = yield Ask(2, "give", [("refuse",), ("give",)])
        if given == ("give",):
            s.baskets[seat].append("gift")
    else:
        s.apples.remove(choice[1])
        s.baskets[seat].append(choice[1])
        t.tell("picked", seat=seat, apple=choice[1])


def pick_options(s: OrchardState) -> list[Option]:
    return [("end",), ("beg",), *(("pick", apple) for apple in s.apples)]


class Orchard(Game[OrchardState]):
    name = "orchard"
    short = "orchard"
    seats = range(3, 4)
    sides = ("seat-0", "seat-1", "seat-2")
    endings = ("picked", "conceded")
    tasks = TASKS
    state_type = OrchardState
    bound = 1000
    settings = ()
    ledger = frozenset()

    def start(
        self, seats: int, settings: Mapping[str, str], chance: Chance, stock: Stock
    ) -> OrchardState:
        return OrchardState(
            chance=chance,
            agenda=[("pick", [])],
            apples=list("abcdefgh"),
            baskets=[[] for _ in range(PICKERS)],
            order=list(range(PICKERS)),
        )

    def default(self, state: OrchardState, ask: Ask) -> Option:
        return ask.options[0]

    def clock(self, state: OrchardState, ask: Ask) -> Clock | None:
        if ask.kind == "give":
            return Clock(f"give-{ask.number}", 20, within="last" if state.done else "")
        return Clock("last", 120) if state.done else None

    def view(self, state: OrchardState, viewer: Viewer) -> OrchardView:
        return OrchardView(state.apples, state.baskets)

    def resample(self, state: OrchardState, viewer: Viewer, chance: Chance) -> None:
        """Nothing is hidden."""

    def considered(self, state: OrchardState, ask: Ask) -> Iterator[Option]:
        yield from (("pick", apple) for apple in "abcdefgh")

    def why_not(self, state: OrchardState, ask: Ask, option: Option) -> Reason | None:
        return None if option in ask.options else PICKED

    def defects(self, state: OrchardState) -> list[str]:
        return []

    def concede(self, state: OrchardState, seat: int) -> None:
        state.outcome = Outcome("conceded", [], [])

    def progress(self, state: OrchardState) -> int:
        return sum(map(len, state.baskets))
